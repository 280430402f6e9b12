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

from questhall.hall.store.appending import arguments, updating
from questhall.hall.store.transaction import Db, Row, checked
from questhall.hall.store.types import Move, StoreError

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


def line_rows(args: Sequence[object], lines: Sequence[str]) -> list[tuple[object, ...]]:
    """The rows of a move's lines; the last one carries the client's id."""
    table_id, before, last, at, client_id = args[:5]
    assert isinstance(before, int)
    return [
        (table_id, seq, line, at, client_id if seq == last else None)
        for seq, line in enumerate(checked(lines), before + 1)
    ]


PLAIN_MOVE: Final = spelt(updating("$9"))
NEWEST: Final = "SELECT COALESCE(MAX(touched), 0) FROM tables"


def append_together(connection: sqlite3.Connection, moves: Iterable[Move]) -> bool:
    """Append plain moves, all by the same two statements; False if one of them cannot be appended just so."""
    (newest,) = connection.execute(NEWEST).fetchone()
    touched = max(newest + 1, time.time_ns() // 1000)
    updates: list[Sequence[object]] = []
    rows: list[tuple[object, ...]] = []
    for number, move in enumerate(moves):
        args = arguments(move)
        rows += line_rows(args, move.lines)
        args.append(touched + number)
        updates.append(checked(args))
    if connection.executemany(PLAIN_MOVE, updates).rowcount != len(updates):
        return False
    connection.executemany(ADD_LINE, rows)
    return True
