"""A finished game brought along in a file: a table of the hall that nobody owns, for whoever has its address."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any, Final

from msgspec import to_builtins

from questhall.engine.match import Match
from questhall.engine.record import Record, RecordError
from questhall.games import open_game
from questhall.hall.snapshot import outcome_of
from questhall.hall.store import OVER, Change, Move, Seat, Store, Table, open_store
from questhall.hall.table_data import TableData, plain
from questhall.hall.tokens import ID_LENGTH, LETTERS

FIRST_LINE: Final = 0


async def bring(database: str, record: Record) -> str:
    """Keep it in the hall's database; returns the id of its table, the same whenever it is brought."""
    match = Match.resume(record, open_game)
    if not record.ended:
        raise RecordError(record.name, None, "the game is not over; only finished games are shown in the hall")
    store = await open_store(database)
    try:
        table_id = id_of(record)
        if await store.table(table_id) is None:
            await keep(store, table_id, match)
        return table_id
    finally:
        await store.close()


def id_of(record: Record) -> str:
    """By its sum, which is over all of its lines."""
    number = int.from_bytes(sha256(f"brought {record.total}".encode()).digest(), "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


async def keep(store: Store, table_id: str, match: Match[Any]) -> None:
    record, now = match.record, time.time()
    header = record.header
    settings = plain(TableData()) | {"over": to_builtins(outcome_of(match))}
    table = Table(id=table_id, game=header.game, options=dict(header.options), settings=settings, made=now)
    seats = [Seat(seat=n, name=seat.name, by=seat.by) for n, seat in enumerate(match.seats)]
    await store.create(table, seats)
    change = Change(status=OVER, started=now, ended=now, dice=dict(header.dice))
    lines = tuple(record.text().splitlines())
    await store.append(Move(table_id=table_id, seq=FIRST_LINE, lines=lines, at=now, version=0, change=change))
