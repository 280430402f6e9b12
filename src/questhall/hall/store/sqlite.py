"""The store in one SQLite file, or in memory. Several processes may use the file; they take turns writing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from questhall.hall.store import migrate
from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.intake import lies_there, put_away
from questhall.hall.store.sqlite_db import SameFile, SqliteDb, connect, data_version
from questhall.hall.store.together import NEWEST
from questhall.hall.store.transaction import COUNTERS, Done, Driver, Job, Row, as_counters, at_once
from questhall.hall.store.types import StoreError
from questhall.hall.store.writer import Writer

T = TypeVar("T")
READERS: Final = 3
POLL_SECONDS: Final = 0.05
MOST_SPARED: Final = 20  # looks in a row, so that what this process has written itself does not pile up


class SqliteDriver(Driver):
    """`path` None: in memory, for one process and as long as it is open."""

    kind = "sqlite"

    def __init__(self, path: Path | None, connection: sqlite3.Connection, feed: ChangeFeed) -> None:
        self.feed = feed
        self.path = path
        self.file = SameFile(path)
        self.writer = Writer(connection, self.file, self.feed.here)
        self.readers = None if path is None else Readers(str(path), self.file)
        self.watch: asyncio.Task[None] | None = None
        if self.readers is not None:
            # read before anybody can have read a table: what is written later is news, however late the first look is
            (touched,) = connection.execute(NEWEST).fetchone()
            self.watch = asyncio.create_task(self.watch_others(self.readers, Watcher(touched)))

    @staticmethod
    async def open(path: Path | None, feed: ChangeFeed) -> SqliteDriver:
        return SqliteDriver(path, await asyncio.to_thread(prepared, path), feed)

    async def read(self, job: Job[T], table_id: str | None = None, snapshot: bool = False) -> T:
        if self.readers is None:
            return await self.writer.do(job, table_id)
        while True:
            try:
                return await self.readers.do(job, table_id)
            except LiesThere:
                await self.writer.put_away(pause=True)

    async def write(self, job: Job[T], table_id: str | None = None, single: bool = False) -> T:
        return await self.writer.do(job, table_id)

    def write_soon(self, job: Job[Any], table_id: str, single: bool, done: Done) -> None:
        self.writer.add(job, table_id, done)

    async def close(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            with suppress(asyncio.CancelledError):
                await self.watch
        await self.writer.close()
        if self.readers is not None:
            self.readers.closed = True
            await asyncio.to_thread(self.readers.close)

    async def watch_others(self, readers: Readers, watcher: Watcher) -> None:
        """Tell what other processes write. While this one writes, its writer finds out by the way whether they did."""
        alone = 0  # looks that were spared
        while True:
            with suppress(StoreError):  # it will be found next time
                alone = alone + 1 if self.writer.company.is_none() and alone < MOST_SPARED else 0
                self.writer.company.ask()
                if not alone:
                    await self.look(readers, watcher)
            await asyncio.sleep(POLL_SECONDS)

    async def look(self, readers: Readers, watcher: Watcher) -> None:
        if await readers.call(watcher.finds_more):
            await self.writer.put_away()
        touched = [(row[0], as_counters(row[1:])) for row in await readers.call(watcher.look)]
        news = [(table_id, counters) for table_id, counters in touched if self.feed.is_news(table_id, counters)]
        if news:
            await self.writer.settled()  # what this process has written tells itself
        for table_id, counters in news:
            self.feed.heard(table_id, counters)


class Watcher:
    """Finds the tables that were touched since the last look."""

    def __init__(self, touched: int) -> None:
        self.touched = touched
        self.connection: sqlite3.Connection | None = None
        self.version = -1

    def finds_more(self, readers: Readers) -> bool:
        """Whether something lies there that belongs elsewhere; as long as it does, what was touched is not all said."""
        if self.connection is None:
            self.connection = readers.connect()
        return lies_there(self.connection, None)

    def look(self, readers: Readers) -> list[Row]:
        assert self.connection is not None
        version = data_version(self.connection)
        if version == self.version:
            return []
        sql = f"SELECT id, {COUNTERS}, touched FROM tables WHERE touched > ? ORDER BY touched"
        rows: list[Row] = self.connection.execute(sql, (self.touched,)).fetchall()
        self.version = version
        if rows:
            self.touched = rows[-1][-1]
        return rows


class LiesThere(Exception):
    """What is to be read is not where it belongs yet: the writer must put it away."""


class Readers:
    """Threads that read, each on its own connection."""

    def __init__(self, name: str, file: SameFile) -> None:
        self.name = name
        self.file = file
        self.threads = ThreadPoolExecutor(READERS, "questhall-reader")
        self.own = threading.local()
        self.connections: list[sqlite3.Connection] = []
        self.closed = False

    async def do(self, job: Job[T], table_id: str | None) -> T:
        return await self.call(lambda readers: readers.run(job, table_id))

    async def call(self, function: Callable[[Readers], T]) -> T:
        if self.closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, function, self)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    def run(self, job: Job[T], table_id: str | None) -> T:
        self.file.need()
        connection = getattr(self.own, "connection", None)
        if connection is None:
            connection = self.own.connection = self.connect()
        connection.execute("BEGIN")
        try:
            if lies_there(connection, table_id):
                raise LiesThere
            return at_once(job(SqliteDb(connection)))
        finally:
            connection.execute("COMMIT")

    def connect(self) -> sqlite3.Connection:
        connection = connect(self.name)
        connection.execute("PRAGMA query_only = ON")
        self.connections.append(connection)
        return connection

    def close(self) -> None:
        self.threads.shutdown()
        for connection in self.connections:
            connection.close()


# Opening


def prepared(path: Path | None) -> sqlite3.Connection:
    """A connection to a database of the present schema; the file is made if it is not there."""
    try:
        if path is not None:
            make_file(path)
        connection = connect(":memory:" if path is None else str(path))
        try:
            upgrade(connection)
            put_away(connection)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: this database cannot be opened: {error}") from error
    return connection


def make_file(path: Path) -> None:
    """The file holds secrets of games under way: only its owner reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def upgrade(connection: sqlite3.Connection) -> None:
    if current(connection) == migrate.revisions()[-1]:
        return
    connection.execute("BEGIN IMMEDIATE")  # whoever starts at the same time waits here and finds nothing to do
    try:
        for statement in migrate.statements("sqlite", current(connection)):
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def current(connection: sqlite3.Connection) -> str | None:
    tables: list[Any] = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE name = ?", (migrate.VERSION_TABLE,)
    ).fetchall()
    row = connection.execute(migrate.CURRENT).fetchone() if tables else None
    return None if row is None else str(row[0])
