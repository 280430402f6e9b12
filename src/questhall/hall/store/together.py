"""Plain moves of many tables, which SQLite appends by the same two statements."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Final

from questhall.hall.store.appending import updating
from questhall.hall.store.keepable import checked
from questhall.hall.store.move_rows import arguments, line_rows
from questhall.hall.store.sqlite_db import ADD_LINE, spelt
from questhall.hall.store.types import Move

PLAIN_MOVE: Final = spelt(updating("$9"))
NEWEST: Final = "SELECT COALESCE(MAX(touched), 0) FROM tables"


def append_together(connection: sqlite3.Connection, moves: Iterable[Move]) -> bool:
    """Append plain moves; False if one of them cannot be appended just so."""
    touched = next_touched(connection)
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


def next_touched(connection: sqlite3.Connection) -> int:
    """The clock keeps the number growing when the table that was touched last is deleted."""
    (newest,) = connection.execute(NEWEST).fetchone()
    touched: int = max(newest + 1, time.time_ns() // 1000)
    return touched
