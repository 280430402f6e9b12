"""Jobs that share one transaction of SQLite, and so one wait for the disk. Which thread that is, is said elsewhere."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from questhall.hall.store.appending import Append
from questhall.hall.store.plain_moves import append_together
from questhall.hall.store.sqlite_db import SameFile, SqliteDb, wait_for_others
from questhall.hall.store.transaction import Done, Job, News, at_once
from questhall.hall.store.types import Move, Moved, StoreError

NO_NEWS: Final = (-1, 0, 0, 0)  # of all that is counted besides lines


class Waiting:
    """A job, who is told of it, and what came of it."""

    def __init__(self, job: Job[Any], done: Done) -> None:
        self.job = job
        self.move = job.move if isinstance(job, Append) and job.is_plain else None
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None
        self.news: list[News] = []

    def appended(self, move: Move) -> None:
        """A plain move: it changes no other counter."""
        last = move.seq + len(move.lines) - 1
        self.result = Moved(last)
        self.news = [News(move.table_id, (last, *NO_NEWS), ("lines",))]


class Batches:
    """Does jobs on a connection and writes into each what came of it. Only one thread at a time may ask for that."""

    def __init__(self, connection: sqlite3.Connection, file: SameFile) -> None:
        self.connection = connection
        self.file = file
        self.patient = True  # waits for other processes that write

    def commit_at_once(self, batch: list[Waiting]) -> bool:
        """Do jobs that nothing stands in the way of. False if another process writes just now, or one of them fails.

        Then nothing has happened: commit() will see to it, and takes its time.
        """
        self.be_patient(False)
        try:
            self.file.need()
            self.connection.execute("BEGIN IMMEDIATE")
        except Exception:
            return False
        try:
            done = self.do_together(batch)
            self.file.need()
        except Exception as error:
            self.fail(batch, error)
            return True
        return done

    def commit(self, batch: list[Waiting]) -> None:
        """Do jobs, each of which may fail by itself, however long that takes."""
        try:
            self.be_patient(True)
            self.file.need()
            self.connection.execute("BEGIN IMMEDIATE")
            if not self.do_together(batch):
                self.do_one_by_one(batch)
            self.file.need()
        except Exception as error:
            self.fail(batch, error)

    def be_patient(self, patient: bool) -> None:
        if patient != self.patient:
            wait_for_others(self.connection, patient)
            self.patient = patient

    def fail(self, batch: list[Waiting], error: Exception) -> None:
        """The whole transaction has never happened."""
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        for waiting in batch:
            waiting.error = waiting.error or StoreError(f"the database cannot be written: {error}")
            waiting.news = []

    def do_together(self, batch: list[Waiting]) -> bool:
        """End the transaction with all jobs done, as if none could fail; False if one did, and then none is done."""
        try:
            done = self.do_all(batch)
        except Exception:
            done = False
        if done:
            self.connection.execute("COMMIT")
        elif self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        return done

    def do_all(self, batch: list[Waiting]) -> bool:
        """Plain moves, nearly all there is, first and in one go; then whatever else waits, one after the other."""
        plain = [waiting.move for waiting in batch if waiting.move is not None]
        if plain and not append_together(self.connection, plain):
            return False
        for waiting in batch:
            if waiting.move is None:
                self.do_job(waiting)
            else:
                waiting.appended(waiting.move)
        return True

    def do_job(self, waiting: Waiting) -> None:
        db = SqliteDb(self.connection)
        waiting.result = at_once(waiting.job(db))
        waiting.news = db.news

    def do_one_by_one(self, batch: list[Waiting]) -> None:
        """Do all jobs so that each can fail by itself."""
        self.connection.execute("BEGIN IMMEDIATE")
        for waiting in batch:
            self.attempt(waiting)
        self.connection.execute("COMMIT")

    def attempt(self, waiting: Waiting) -> None:
        """Do one job; if it fails, it alone has never happened."""
        self.connection.execute("SAVEPOINT job")
        try:
            self.do_job(waiting)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite gave up on the whole transaction
                raise
            self.connection.execute("ROLLBACK TO job")
            waiting.result, waiting.news = None, []
            waiting.error = error if not isinstance(error, sqlite3.Error) else StoreError(f"SQLite: {error}")
        self.connection.execute("RELEASE job")
