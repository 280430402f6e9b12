"""Moves that are on disk and lie together until they are put where they belong.

A move by itself writes four pages: its lines, the row of its table, two indexes. As long as one process alone writes
to a file, all moves of a commit are one row of `intake`, which is one page, and some hundreds are put away at once.
Whoever reads or changes something, in whichever process, has what lies there of it put away first: nobody can tell.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from questhall.hall.store.keepable import checked
from questhall.hall.store.move_rows import arguments, line_rows
from questhall.hall.store.sqlite_db import ADD_LINE
from questhall.hall.store.together import PLAIN_MOVE, next_touched
from questhall.hall.store.types import Move

LOG = logging.getLogger("questhall.hall.store")
ALONE: Final = 64  # commits in a row with no other process between them, after which moves lie here
PAUSE: Final = 0.02  # seconds in which moves go where they belong, so that whoever wants to read everything can
MOST: Final = 1000  # moves that lie here at the most
NEVER: Final = -1

LIES_THERE: Final = "SELECT 1 FROM intake WHERE instr(moves, ?) LIMIT 1"
READ: Final = "SELECT moves FROM intake ORDER BY n"
# One statement, so that it can be a transaction of its own: unless others have written, or an id was said before.
ADD: Final = (
    "INSERT INTO intake (moves) SELECT ? WHERE (SELECT data_version FROM pragma_data_version) = ?"
    " AND NOT EXISTS (SELECT 1 FROM (VALUES {}) CROSS JOIN lines ON table_id = column1 AND client_id = column2)"
)
EMPTY: Final = "DELETE FROM intake"
LAST: Final = "SELECT last_seq FROM tables WHERE id = ?"

Entry = tuple[list[Any], list[str]]  # of a move: the arguments of the statement that appends it, and its lines
DECODER: Final = msgspec.json.Decoder(list[Entry])


def lies_there(connection: sqlite3.Connection, table_id: str | None) -> bool:
    """Whether moves of a table (None: of any) are not where they belong."""
    wanted = table_id or ""
    checked((wanted,))
    return connection.execute(LIES_THERE, (wanted.encode(),)).fetchone() is not None


class Intake:
    """What lies there, as the one that writes knows it. All of this happens inside its transactions."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.tables: dict[str, list[Entry]] = {}
        self.clients: set[tuple[str, str]] = set()  # the clients' ids among it, each with its table
        self.last: dict[str, int] = {}  # the numbers of these tables' last lines
        self.count = 0
        self.version = NEVER
        self.after = ALONE
        self.alone = 0  # commits since another process has written
        self.paused = PAUSE
        self.until = 0.0  # by the monotonic clock

    def look(self, version: int) -> None:
        """At the beginning of a transaction: whoever has written meanwhile may have put away what was here."""
        if version == self.version:
            self.alone += 1
        else:
            self.version, self.alone = version, 0
            self.read()

    def forget(self) -> None:
        """A transaction was given up: what is known here need not be so."""
        self.version = NEVER

    def read(self) -> None:
        self.clear()
        for (moves,) in self.connection.execute(READ).fetchall():
            self.keep(DECODER.decode(moves))

    def takes_at_once(self, moves: Sequence[Move]) -> bool:
        """Whether moves can lie here without looking at anything first: `take` is a transaction of its own then."""
        return self.count < MOST and all(move.table_id in self.last for move in moves)

    def make_ready(self, moves: Sequence[Move]) -> bool:
        """In a transaction: see to it that moves can lie here; False if they must go where they belong."""
        if self.alone < self.after or time.monotonic() < self.until:
            return False
        if self.count >= MOST:
            self.put_away()
        return all(self.find(move.table_id) for move in moves)

    def find(self, table_id: str) -> bool:
        """Know the number of a table's last line; whether there is such a table."""
        if table_id not in self.last:
            row = self.connection.execute(LAST, (table_id,)).fetchone()
            if row is None:
                return False
            self.last[table_id] = row[0]
        return True

    def take(self, moves: Sequence[Move]) -> bool:
        """Have moves lie here; False, and nothing has happened, if one of them cannot be appended just so."""
        entries: list[Entry] = []
        tables: set[str] = set()
        ids: list[str] = []
        for move in moves:
            if move.table_id in tables or self.last[move.table_id] + 1 != move.seq:
                return False
            tables.add(move.table_id)
            if move.client_id is not None:
                if (move.table_id, move.client_id) in self.clients:
                    return False
                ids += (move.table_id, move.client_id)
            args, lines = arguments(move), list(move.lines)
            checked(args)
            checked(lines)
            entries.append((args, lines))
        pairs = ",".join(["(?,?)"] * (len(ids) // 2)) or "(NULL,NULL)"
        added = self.connection.execute(ADD.format(pairs), (msgspec.json.encode(entries), self.version, *ids))
        if added.rowcount != 1:
            return False
        self.keep(entries)
        return True

    def keep(self, entries: Sequence[Entry]) -> None:
        for args, lines in entries:
            table_id, client_id = args[0], args[4]
            self.tables.setdefault(table_id, []).append((args, lines))
            self.last[table_id] = args[2]
            if client_id is not None:
                self.clients.add((table_id, client_id))
        self.count += len(entries)

    def make_way(self, table_id: str | None) -> None:
        """Somebody works on a table, or on all: nothing of it lies here."""
        if table_id is None or table_id in self.tables:
            self.put_away()

    def pause(self) -> None:
        """Somebody wants to read everything, which takes a moment."""
        self.until = time.monotonic() + self.paused

    def put_away(self) -> None:
        """Everything goes where it belongs, and what is written next may go there, too."""
        if self.tables:
            self.sort_in()
            self.connection.execute(EMPTY)
        self.clear()

    def sort_in(self) -> None:
        """What happened at a table as if it were one move."""
        touched = next_touched(self.connection)
        rows: list[tuple[object, ...]] = []
        for number, entries in enumerate(self.tables.values()):
            args = [*entries[-1][0], touched + number]
            args[1] = entries[0][0][1]  # the last line before all of them
            if self.connection.execute(PLAIN_MOVE, args).rowcount != 1:
                LOG.error("table %s does not end with line %d: what followed it is lost", args[0], args[1])
                continue
            for each, lines in entries:
                rows += line_rows(each, lines)
        self.connection.executemany(ADD_LINE, rows)

    def clear(self) -> None:
        self.tables.clear()
        self.clients.clear()
        self.last.clear()
        self.count = 0


def put_away(connection: sqlite3.Connection) -> None:
    """What a process left behind when it ended, at the next opening."""
    if lies_there(connection, None):
        connection.execute("BEGIN IMMEDIATE")
        intake = Intake(connection)
        intake.read()
        intake.put_away()
        connection.execute("COMMIT")
