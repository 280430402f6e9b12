"""The one thread that writes to an SQLite file. All that wait share one commit, so one wait for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from questhall.hall.store.sqlite_db import SameFile, SqliteDb
from questhall.hall.store.transaction import Job, News, at_once
from questhall.hall.store.types import StoreError

T = TypeVar("T")
MOST: Final = 64  # jobs in one transaction


class Waiting:
    """A job, who waits for it, and what came of it."""

    def __init__(self, job: Job[Any], future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None
        self.news: list[News] = []

    def finish(self) -> None:
        if self.future.done():  # whoever waited was cancelled
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Takes jobs from the event loop and gives back their results, each after the commit that holds it."""

    def __init__(self, connection: sqlite3.Connection, file: SameFile, tell: Callable[[Iterable[News]], None]) -> None:
        self.connection = connection
        self.file = file
        self.tell = tell
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.under_way: set[asyncio.Future[Any]] = set()
        self.closing = False
        self.thread = Thread(target=self.run, name="questhall-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T]) -> T:
        if self.closing:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self.loop.create_future()
        self.under_way.add(future)
        future.add_done_callback(self.under_way.discard)
        self.queue.put(Waiting(job, future))
        return await future

    async def settled(self) -> None:
        """Wait until all that is under way now is done and told."""
        if self.under_way:
            await asyncio.wait(self.under_way.copy())

    async def close(self) -> None:
        """Do what waits, then stop."""
        self.closing = True
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
        try:
            one = self.queue.get()
            while one is not None:
                batch.append(one)
                if len(batch) == MOST:
                    return batch, True
                one = self.queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def commit(self, batch: list[Waiting]) -> None:
        try:
            self.file.need()
            if not self.do_together(batch):
                self.do_one_by_one(batch)
            self.file.need()
        except Exception as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for waiting in batch:
                waiting.error = waiting.error or StoreError(f"the database cannot be written: {error}")
                waiting.news = []

    def do_together(self, batch: list[Waiting]) -> bool:
        """Do all jobs, as if none could fail, which few do; False if one did, and none has happened."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for waiting in batch:
                self.do_job(waiting)
        except Exception:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return False
        self.connection.execute("COMMIT")
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

    # In the event loop

    def deliver(self, batch: list[Waiting]) -> None:
        for waiting in batch:
            self.tell(waiting.news)
            waiting.finish()
