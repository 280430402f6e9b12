"""Plain moves on their way into SQLite: all that wait are appended by the same few statements."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Final

from questhall.hall.store.appending import arguments, updating
from questhall.hall.store.transaction import checked, spelt
from questhall.hall.store.types import Move

ADD_LINE: Final = "INSERT INTO lines (table_id, seq, line, at, client_id) VALUES (?, ?, ?, ?, ?)"


PLAIN_MOVE: Final = spelt(updating("$9"))
NEWEST: Final = "SELECT COALESCE(MAX(touched), 0) FROM tables"


def line_rows(args: Sequence[object], lines: Sequence[str]) -> list[tuple[object, ...]]:
    """The rows of a move's lines; the last one carries the client's id."""
    table_id, before, last, at, client_id = args[:5]
    assert isinstance(before, int)
    return [
        (table_id, seq, line, at, client_id if seq == last else None)
        for seq, line in enumerate(checked(lines), before + 1)
    ]


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
