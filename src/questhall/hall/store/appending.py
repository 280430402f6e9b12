"""Appending a move: the one statement that decides who was first."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from questhall.hall.store.keepable import bounded
from questhall.hall.store.lines import seq_of
from questhall.hall.store.move_rows import arguments
from questhall.hall.store.tables import change_seats, moved_on, settings
from questhall.hall.store.transaction import COUNTERS, Db
from questhall.hall.store.types import Change, Move, Moved


class Append:
    """Appending a move, as a job. The plain ones among those that wait can be done together."""

    __slots__ = ("move",)

    def __init__(self, move: Move) -> None:
        if not move.lines:
            raise ValueError("a move has at least one line")
        self.move = move

    def __call__(self, db: Db) -> Coroutine[Any, Any, Moved]:
        return append(db, self.move)

    @property
    def is_plain(self) -> bool:
        """Whether it brings lines and nothing else."""
        return self.move.change is None and self.move.version is None


async def append(db: Db, move: Move) -> Moved:
    args = arguments(move)
    sets, guard = "", ""
    if move.change is not None:
        sets, values = settings(move.change, first=len(args) + 1)
        args += values
    if move.version is not None:
        args.append(bounded(move.version))
        guard = f" AND version = ${len(args)}"
    counters = await db.add_lines(statement(db.touch, sets, guard), args, move.lines)
    if counters is None:
        return await stored_before(db, move)
    if move.change is None:
        db.tell(move.table_id, counters, "lines")
    else:
        await change_seats(db, move.table_id, move.change)
        db.tell(move.table_id, counters, "lines", "table")
    return Moved(counters[0])


def statement(touch: str, sets: str = "", guard: str = "") -> str:
    """Moves a table on and says how far it is then."""
    return f"{updating(touch, sets, guard)} RETURNING {COUNTERS}"


def updating(touch: str, sets: str = "", guard: str = "") -> str:
    """Moves a table on, unless somebody else has, or the same client has before."""
    return (
        f"UPDATE tables SET last_seq = $3, moved = $4, asked = $6, bot_due = $7, due = $8, touched = {touch}{sets} "
        f"WHERE id = $1 AND last_seq = $2{guard} "
        f"AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND client_id = $5)"
    )


def is_single(move: Move) -> bool:
    """Whether appending needs one statement only, which is a transaction by itself."""
    change = move.change
    return change is None or not has_seats(change)


def has_seats(change: Change) -> bool:
    return bool(change.seats or change.drop_seats or change.tokens or change.drop_tokens)


async def stored_before(db: Db, move: Move) -> Moved:
    """The move under the same client id, if that is why nothing was appended."""
    if move.client_id is not None:
        seq = await seq_of(db, move.table_id, move.client_id)
        if seq is not None:
            return Moved(seq, again=True)
    raise await moved_on(db, move.table_id)
