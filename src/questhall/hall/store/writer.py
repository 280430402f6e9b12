"""The one thread that writes to an SQLite file. All that wait share one commit, so one wait for the disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from questhall.hall.store.appending import Append
from questhall.hall.store.intake import Intake
from questhall.hall.store.sqlite_db import SameFile, SqliteDb, data_version
from questhall.hall.store.together import append_together
from questhall.hall.store.transaction import Db, Done, Job, News, at_once
from questhall.hall.store.types import Move, Moved, StoreError

LOG = logging.getLogger("questhall.hall.store")
T = TypeVar("T")
MOST: Final = 64  # jobs in one transaction, or a few more
ENOUGH: Final = 16  # jobs that wait for no others
LONELY: Final = 8  # commits in a row that nobody shared, after which nobody is waited for
NO_NEWS: Final = (-1, 0, 0, 0)  # of all that is counted besides lines


async def nothing(db: Db) -> None:
    """A job that only waits for its turn."""


def settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Tell whoever waits, unless they were cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


class Waiting:
    """A job, who is told of it, and what came of it."""

    def __init__(self, job: Job[Any], table_id: str | None, done: Done) -> None:
        self.job = job
        self.table_id = table_id  # the one it is about; None: any
        self.move = job.move if isinstance(job, Append) and job.is_plain else None
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None
        self.news: list[News] = []

    def appended(self) -> None:
        """A plain move: it changes no other counter."""
        move = self.move
        assert move is not None
        last = move.seq + len(move.lines) - 1
        self.result = Moved(last)
        self.news = [News(move.table_id, (last, *NO_NEWS), ("lines",))]


def plain_moves(batch: Iterable[Waiting]) -> list[Move]:
    return [waiting.move for waiting in batch if waiting.move is not None]


class Company:
    """Whether other connections have written to the file, as the writer's own finds while it writes anyway."""

    def __init__(self) -> None:
        self.asked = False  # somebody wants to know
        self.known = False  # and is told, by a commit since then
        self.seen = True  # others have written since the answer before
        self.version = -1

    def ask(self) -> None:
        self.asked, self.known = True, False

    def is_none(self) -> bool:
        """Nobody else has written since this was asked before; False also where no commit has answered yet."""
        return self.known and not self.seen

    def look(self, version: int) -> None:
        """In the writer's thread, inside a transaction, by the data_version there."""
        if self.asked:
            self.seen, self.version = version != self.version, version
            self.asked, self.known = False, True


class Writer:
    """Takes jobs from the event loop and gives back their results, each after the commit that holds it."""

    def __init__(self, connection: sqlite3.Connection, file: SameFile, tell: Callable[[Iterable[News]], None]) -> None:
        self.connection = connection
        self.file = file
        self.tell = tell
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Waiting] = []  # what was asked for and is not handed over yet
        self.gathered = 0  # how many they were a go of the event loop ago
        self.alone = 0  # commits in a row that held one job
        self.under_way = 0  # jobs that are not told yet
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.company = Company()
        self.intake = Intake(connection)
        self.closing = False
        self.thread = Thread(target=self.run, name="questhall-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T], table_id: str | None = None) -> T:
        future: asyncio.Future[T] = self.loop.create_future()
        self.add(job, table_id, partial(settle, future))
        return await future

    def add(self, job: Job[Any], table_id: str | None, done: Done) -> None:
        """Have it done; `done` is called from the event loop with what came of it."""
        if self.closing:
            self.loop.call_soon(done, None, StoreError("the store is closed"))
            return
        self.waiting.append(Waiting(job, table_id, done))
        self.under_way += 1
        if self.under_way == 1 and self.alone >= LONELY:
            self.hand_over()
        elif len(self.waiting) == 1:
            self.loop.call_soon(self.gather)

    def gather(self) -> None:
        """As long as more come in with each go of the event loop they wait for each other, to share a commit."""
        if self.alone < LONELY and self.gathered < len(self.waiting) < ENOUGH:
            self.gathered = len(self.waiting)
            self.loop.call_soon(self.gather)
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """All at once, so that the thread is woken once."""
        self.gathered = 0
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            self.queue.put(waiting)

    async def put_away(self, pause: bool = False) -> None:
        """Have what was written lie where it belongs; with `pause`, for a moment, what is written next as well."""
        await self.do(self.pause if pause else nothing)

    async def pause(self, db: Db) -> None:
        """A job, in the thread."""
        self.intake.pause()

    async def settled(self) -> None:
        """Wait until all that is under way now is done and told: what comes in last is told last."""
        if self.under_way:
            await self.do(nothing)

    async def close(self) -> None:
        """Do what waits, then stop."""
        with suppress(StoreError):  # it will be at the next opening
            await self.put_away()
        self.closing = True
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # In the thread

    def run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self.take()
            if batch:
                self.commit(batch)
                self.loop.call_soon_threadsafe(self.deliver, batch)
        self.connection.close()

    def take(self) -> tuple[list[Waiting], bool]:
        """All that wait, up to a number; and whether more may come."""
        batch: list[Waiting] = []
        while len(batch) < MOST and (not batch or not self.queue.empty()):
            some = self.queue.get()
            if some is None:
                return batch, False
            batch += some
        return batch, True

    def commit(self, batch: list[Waiting]) -> None:
        try:
            if not (self.do_at_once(batch) or self.do_together(batch)):
                self.do_one_by_one(batch)
            self.file.need()
        except Exception as error:
            self.give_up()
            for waiting in batch:
                waiting.error = waiting.error or StoreError(f"the database cannot be written: {error}")
                waiting.news = []

    def do_at_once(self, batch: list[Waiting]) -> bool:
        """Plain moves, and nobody else writes: one statement, since the thread lets go of the interpreter at each."""
        plain = plain_moves(batch)
        if len(plain) < len(batch) or not self.intake.takes_at_once(plain):
            return False
        try:
            taken = self.intake.take(plain)
        except Exception:  # whatever it is, whoever does one by one finds out whose it is
            taken = False
        if taken:
            self.company.look(self.intake.version)
            for waiting in batch:
                waiting.appended()
        return taken

    def do_together(self, batch: list[Waiting]) -> bool:
        """Do all jobs, as if none could fail, which few do; False if one did, and none has happened."""
        self.begin()
        try:
            done = self.do_all(batch)
        except Exception:
            done = False
        if done:
            self.connection.execute("COMMIT")
        else:
            self.give_up()
        return done

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        version = data_version(self.connection)
        self.company.look(version)
        self.intake.look(version)

    def give_up(self) -> None:
        self.intake.forget()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def do_all(self, batch: list[Waiting]) -> bool:
        """Plain moves, nearly all there is, first and in one go; then whatever else waits, one after the other."""
        plain = plain_moves(batch)
        if plain and not (self.intake.make_ready(plain) and self.intake.take(plain)):
            self.intake.put_away()
            if not append_together(self.connection, plain):
                return False
        for waiting in batch:
            if waiting.move is None:
                self.intake.make_way(waiting.table_id)
                self.do_job(waiting)
            else:
                waiting.appended()
        return True

    def do_job(self, waiting: Waiting) -> None:
        db = SqliteDb(self.connection)
        waiting.result = at_once(waiting.job(db))
        waiting.news = db.news

    def do_one_by_one(self, batch: list[Waiting]) -> None:
        """Do all jobs so that each can fail by itself."""
        self.begin()
        self.intake.put_away()
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

    # In the event loop

    def deliver(self, batch: list[Waiting]) -> None:
        self.under_way -= len(batch)
        self.alone = self.alone + 1 if len(batch) == 1 else 0
        for waiting in batch:
            self.tell(waiting.news)
            try:
                waiting.done(waiting.result, waiting.error)
            except Exception:  # the others in the batch are told all the same
                LOG.exception("what follows a write failed")
