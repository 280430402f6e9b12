"""A move as the database takes it: the arguments of the one statement, and the rows of its lines."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.hall.store.columns import as_json
from questhall.hall.store.keepable import bounded, checked
from questhall.hall.store.types import Move


def arguments(move: Move) -> list[object]:
    """What the statement needs to know of a move."""
    before = bounded(move.seq) - 1
    return [
        move.table_id,
        before,
        before + len(move.lines),
        move.at,
        move.client_id,
        as_json(move.asked),
        int(move.bot_due),
        move.due,
    ]


def line_rows(args: Sequence[object], lines: Sequence[str]) -> list[tuple[object, ...]]:
    """The rows of a move's lines; the last one carries the client's id."""
    table_id, before, last, at, client_id = args[:5]
    assert isinstance(before, int)
    return [
        (table_id, seq, line, at, client_id if seq == last else None)
        for seq, line in enumerate(checked(lines), before + 1)
    ]
