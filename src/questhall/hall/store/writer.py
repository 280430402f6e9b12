"""All writing to an SQLite file. What waits shares one commit, so one wait for the disk.

Mostly a thread waits for it. A plain move that stands alone is committed by the event loop itself: nobody else is there
to be kept waiting, and the way to a thread and back costs as much as the statements. It is the thread's all the same
where the disk is slow or another process writes.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from questhall.hall.store.batches import Batches, Waiting
from questhall.hall.store.sqlite_db import SameFile
from questhall.hall.store.transaction import Db, Done, Job, News
from questhall.hall.store.types import StoreError

LOG = logging.getLogger("questhall.hall.store")
T = TypeVar("T")
MOST: Final = 64  # jobs in one transaction, or a few more
ENOUGH: Final = 16  # jobs that wait for no others
QUICK: Final = 0.005  # seconds; a disk that takes longer is waited for by the thread


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


class Writer:
    """Takes jobs from the event loop and gives back their results, each after the commit that holds it."""

    def __init__(self, connection: sqlite3.Connection, file: SameFile, tell: Callable[[Iterable[News]], None]) -> None:
        self.connection = connection
        self.batches = Batches(connection, file)  # the thread's while it has any, otherwise the event loop's
        self.tell = tell
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Waiting] = []  # what was asked for and is not handed over yet
        self.gathered = 0  # how many they were a go of the event loop ago
        self.together = ENOUGH  # how many shared the last commit
        self.took = 0.0  # seconds of the last commit
        self.under_way = 0  # jobs that are not told yet
        self.handed = 0  # those of them that are the thread's
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.closing = False
        self.thread = Thread(target=self.run, name="questhall-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T]) -> T:
        future: asyncio.Future[T] = self.loop.create_future()
        self.add(job, partial(settle, future))
        return await future

    def add(self, job: Job[Any], done: Done) -> None:
        """Have it done; `done` is called from the event loop with what came of it."""
        if self.closing:
            self.loop.call_soon(done, None, StoreError("the store is closed"))
            return
        if not self.waiting:
            self.loop.call_soon(self.gather)
        self.waiting.append(Waiting(job, done))
        self.under_way += 1

    def gather(self) -> None:
        """As long as more come in with each go of the event loop they wait for each other, to share a commit.

        Where the last one stood alone, nobody is waited for.
        """
        if self.gathered < len(self.waiting) < min(self.together, ENOUGH):
            self.gathered = len(self.waiting)
            self.loop.call_soon(self.gather)
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """To the thread all at once, so that it is woken once; unless it is done at once."""
        self.gathered = 0
        batch, self.waiting = self.waiting, []
        if batch and not self.does_at_once(batch):
            self.handed += len(batch)
            self.queue.put(batch)

    def does_at_once(self, batch: list[Waiting]) -> bool:
        """Do a plain move that stands alone, unless it would have to wait."""
        if len(batch) > 1 or batch[0].move is None or self.handed or self.took > QUICK:
            return False
        began = time.monotonic()
        done = self.batches.commit_at_once(batch)
        if done:
            self.deliver(batch, time.monotonic() - began)
        return done

    async def settled(self) -> None:
        """Wait until all that is under way now is done and told: what comes in last is told last."""
        if self.under_way:
            await self.do(nothing)

    async def close(self) -> None:
        """Do what waits, then stop."""
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
                began = time.monotonic()
                self.batches.commit(batch)
                self.loop.call_soon_threadsafe(self.take_back, batch, time.monotonic() - began)
        self.connection.close()

    def take(self) -> tuple[list[Waiting], bool]:
        """All that wait, up to a number; and whether more may come."""
        batch: list[Waiting] = []
        try:
            some = self.queue.get()
            while some is not None:
                batch += some
                if len(batch) >= MOST:
                    return batch, True
                some = self.queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    # In the event loop

    def take_back(self, batch: list[Waiting], took: float) -> None:
        self.handed -= len(batch)
        self.deliver(batch, took)

    def deliver(self, batch: list[Waiting], took: float) -> None:
        self.took = took
        self.under_way -= len(batch)
        self.together = len(batch)
        for waiting in batch:
            self.tell(waiting.news)
            try:
                waiting.done(waiting.result, waiting.error)
            except Exception:  # the others in the batch are told all the same
                LOG.exception("what follows a write failed")
