"""What the hall keeps about tables and seats beyond the store's own columns, and how it becomes what tables say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from questhall.hall.messages import Outcome, Settings
from questhall.hall.store import PERSON, Seat, Table


class TableData(Struct, frozen=True, omit_defaults=True):
    """Table.settings: how the table is run, whose the table is, what stands on the real board, what came of it.

    `lesson` is the one that this table is, `over` how its game ended.
    """

    run: Settings = Settings()
    host_seat: int | None = None
    seed: str = ""
    rematch: str | None = None
    placed: dict[str, str] = {}
    lesson: str = ""
    over: Outcome | None = None


class SeatData(Struct, frozen=True, omit_defaults=True):
    """Seat.data: seats of one `holder` are one person or one browser; `left`: anybody may sit down here."""

    holder: str = ""
    left: bool = False
    blocks: tuple[int, ...] = ()


def table_data(table: Table) -> TableData:
    return msgspec.convert(table.settings, TableData)


def seat_data(seat: Seat) -> SeatData:
    return msgspec.convert(seat.data, SeatData)


def one_person(seats: Iterable[Seat]) -> bool:
    """Whether all people among these are one, or sit at one screen."""
    return len({seat_data(seat).holder for seat in seats if seat.by == PERSON}) <= 1


def plain(data: Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found
