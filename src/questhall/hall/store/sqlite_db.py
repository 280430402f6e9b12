"""SQLite as the queries see it, and how its connections are set up."""

from __future__ import annotations

import functools
import os
import re
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from questhall.hall.store.keepable import checked
from questhall.hall.store.move_rows import line_rows
from questhall.hall.store.transaction import Db, Row
from questhall.hall.store.types import StoreError

BUSY_SECONDS: Final = 20
# Since 1970. In SQL, since a function in Python would have the writer wait for the event loop at every move.
MICROSECONDS: Final = "CAST((julianday('now') - 2440587.5) * 86400000000 AS INTEGER)"
ADD_LINE: Final = "INSERT INTO lines (table_id, seq, line, at, client_id) VALUES (?, ?, ?, ?, ?)"


def connect(name: str) -> sqlite3.Connection:
    """A connection whose commits are on disk; transactions are begun by hand."""
    connection = sqlite3.connect(name, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.create_function("now", 0, time.time)
    return connection


def data_version(connection: sqlite3.Connection) -> int:
    """Another number after another connection has committed something; what this one commits does not count."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


class SameFile:
    """Sees to it that the file is still the one that was opened: what is written to a deleted one is lost."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.identity = self.found()

    def found(self) -> tuple[int, int] | None:
        if self.path is None:
            return None
        try:
            now = os.stat(self.path)
        except OSError:
            return None
        return now.st_dev, now.st_ino

    def need(self) -> None:
        if self.path is None:
            return
        now = self.found()
        if now != self.identity:
            what = "is gone" if now is None else "was replaced by another"
            raise StoreError(f"the database file {self.path} {what}: put it back and start the hall again")


@functools.cache
def spelt(sql: str) -> str:
    """$1 as SQLite numbers it."""
    return re.sub(r"\$(?=\d)", "?", sql)


class SqliteDb(Db):
    # The clock keeps the number growing when the table that was touched last is deleted.
    touch = f"(SELECT MAX(COALESCE(MAX(touched), 0) + 1, {MICROSECONDS}) FROM tables)"
    clock = "now()"

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self.connection = connection

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        return self.connection.execute(spelt(sql), checked(args)).fetchall()

    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self.connection.executemany(spelt(sql), [checked(row) for row in rows])

    async def add_lines(self, update: str, args: Sequence[object], lines: Sequence[str]) -> Row | None:
        updated = await self.row(update, *args)
        if updated is not None:
            self.connection.executemany(ADD_LINE, line_rows(args, lines))
        return updated
