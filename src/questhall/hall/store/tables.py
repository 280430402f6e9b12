"""Queries about tables, their seats and tokens. A query that changes a table writes its row first: no deadlocks."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import UNSET

from questhall.hall.store.columns import Columns
from questhall.hall.store.keepable import bounded
from questhall.hall.store.lines import read_lines
from questhall.hall.store.transaction import COUNTERS, Db, Row, gather_rows, placeholders
from questhall.hall.store.types import (
    NO_LINES,
    Change,
    Conflict,
    Mine,
    NotFound,
    Seat,
    StoreError,
    Table,
    Token,
    Whole,
)

LOG = logging.getLogger(__name__)
TABLE: Final = Columns(Table)
SEAT: Final = Columns(Seat)
TOKEN: Final = Columns(Token)
CHANGEABLE: Final = [name for name in Change.__struct_fields__ if name in Table.__struct_fields__]


def as_table(row: Row) -> Table:
    with damage_told(row[0]):
        return TABLE.read(row)


@contextmanager
def damage_told(table_id: str) -> Iterator[None]:
    """A row that cannot be read is an affair of the operator, never of whoever asked."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise StoreError(f"a row of table {table_id} is damaged: {error}") from error


def readable(row: Row) -> Table | None:
    """The table of a row; None, and a word to the operator, if the row is broken: it spoils nothing but itself."""
    try:
        return as_table(row)
    except StoreError as error:
        LOG.error("left out: %s", error)
        return None


# Reading


async def read_table(db: Db, table_id: str) -> Table | None:
    row = await db.row(f"SELECT {TABLE.names} FROM tables WHERE id = $1", table_id)
    return None if row is None else as_table(row)


async def read_seats(db: Db, table_id: str) -> list[Seat]:
    rows = await db.fetch(f"SELECT {SEAT.names} FROM seats WHERE table_id = $1 ORDER BY seat", table_id)
    with damage_told(table_id):
        return [SEAT.read(row) for row in rows]


async def read_tokens(db: Db, table_id: str) -> list[Token]:
    rows = await db.fetch(f"SELECT {TOKEN.names} FROM tokens WHERE table_id = $1 ORDER BY made, hash", table_id)
    return [TOKEN.read(row) for row in rows]


async def read_whole(db: Db, table_id: str, after: int = NO_LINES) -> Whole | None:
    table = await read_table(db, table_id)
    if table is None:
        return None
    seats, tokens = await read_seats(db, table_id), await read_tokens(db, table_id)
    return Whole(table, tuple(seats), tuple(tokens), tuple(await read_lines(db, table_id, after)))


async def mine(db: Db, hashes: Sequence[bytes]) -> list[Mine]:
    def sql(some: str) -> str:
        columns = f"{TABLE.of('t')}, k.seat, k.hash"
        return f"SELECT {columns} FROM tokens k JOIN tables t ON t.id = k.table_id WHERE k.hash IN ({some})"

    rows = await gather_rows(db, sql, list(dict.fromkeys(hashes)))
    found = [Mine(table, *row[TABLE.count :]) for row in rows if (table := readable(row)) is not None]
    return sorted(found, key=newest_first)


def newest_first(one: Mine) -> tuple[float, str, int, bytes]:
    return -one.table.made, one.table.id, -1 if one.seat is None else one.seat, one.hash


async def to_expire(db: Db, now: float, limit: int) -> list[Table]:
    sql = f"SELECT {TABLE.names} FROM tables WHERE status = 'lobby' AND expires <= $1 ORDER BY expires, id LIMIT $2"
    found = [readable(row) for row in await db.fetch(sql, now, limit)]
    return [table for table in found if table is not None]


async def ended_before(db: Db, when: float, limit: int) -> list[str]:
    sql = "SELECT id FROM tables WHERE ended < $1 AND status IN ('over', 'expired') ORDER BY ended, id LIMIT $2"
    return [row[0] for row in await db.fetch(sql, when, limit)]


async def idle_bots(db: Db, when: float, limit: int) -> list[str]:
    sql = (
        "SELECT t.id FROM tables t WHERE t.moved < $1 AND t.status IN ('playing', 'over') "
        "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.played_by = 'person') "
        "AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.table_id = t.id AND k.seat IS NOT NULL) "
        "ORDER BY t.moved, t.id LIMIT $2"
    )
    return [row[0] for row in await db.fetch(sql, when, limit)]


# Writing


async def create(db: Db, table: Table, seats: Sequence[Seat], tokens: Sequence[Token]) -> None:
    counters = await db.row(
        f"INSERT INTO tables ({TABLE.names}, chats, consents, sightings, touched) "
        f"VALUES ({placeholders(TABLE.count)}, 0, 0, 0, {db.touch}) ON CONFLICT (id) DO NOTHING RETURNING {COUNTERS}",
        *TABLE.values(table),
    )
    if counters is None:
        raise await moved_on(db, table.id)
    await write_seats(db, table.id, seats)
    await write_tokens(db, table.id, tokens)
    db.tell(table.id, counters, "table")


async def change(db: Db, table_id: str, version: int, change: Change) -> int:
    sets, values = settings(change, first=3)
    counters = await db.row(
        f"UPDATE tables SET touched = {db.touch}{sets} WHERE id = $1 AND version = $2 RETURNING {COUNTERS}",
        table_id,
        bounded(version),
        *values,
    )
    if counters is None:
        raise await moved_on(db, table_id)
    await change_seats(db, table_id, change)
    db.tell(table_id, counters, "table")
    return int(counters[1])


def settings(change: Change, first: int) -> tuple[str, list[object]]:
    """What a change sets in the table's own row, with placeholders from that number on."""
    sets = ", version = version + 1"
    values: list[object] = []
    for name in CHANGEABLE:
        value = getattr(change, name)
        if value is not UNSET:
            sets += f", {name} = ${first + len(values)}"
            values.append(TABLE.value(name, value))
    return sets, values


async def change_seats(db: Db, table_id: str, change: Change) -> None:
    if change.drop_seats:
        dropped = [(table_id, bounded(seat)) for seat in change.drop_seats]
        await db.many("DELETE FROM seats WHERE table_id = $1 AND seat = $2", dropped)
    await write_seats(db, table_id, change.seats)
    if change.drop_tokens:
        await db.many(
            "DELETE FROM tokens WHERE table_id = $1 AND hash = $2", [(table_id, hash_) for hash_ in change.drop_tokens]
        )
    await write_tokens(db, table_id, change.tokens)


async def write_seats(db: Db, table_id: str, seats: Sequence[Seat]) -> None:
    if seats:
        await db.many(
            f"INSERT INTO seats (table_id, {SEAT.names}) VALUES ($1, {placeholders(SEAT.count, 2)}) "
            f"ON CONFLICT (table_id, seat) DO UPDATE SET {SEAT.replaced('seat', 'last_seen')}",
            [(table_id, *SEAT.values(seat)) for seat in seats],
        )


async def write_tokens(db: Db, table_id: str, tokens: Sequence[Token]) -> None:
    if tokens:
        await db.many(
            f"INSERT INTO tokens (table_id, {TOKEN.names}) VALUES ($1, {placeholders(TOKEN.count, 2)}) "
            f"ON CONFLICT (table_id, hash) DO UPDATE SET {TOKEN.replaced('hash', 'made')}",
            [(table_id, *TOKEN.values(token)) for token in tokens],
        )


async def delete(db: Db, table_id: str) -> None:
    if await db.fetch("DELETE FROM tables WHERE id = $1 RETURNING id", table_id):
        db.tell(table_id, None, "table")


async def seen(db: Db, table_id: str, seat: int, at: float) -> None:
    counters = await db.row(
        f"UPDATE tables SET sightings = sightings + 1, touched = {db.touch} WHERE id = $1 AND EXISTS (SELECT 1 "
        f"FROM seats WHERE table_id = $1 AND seat = $2 AND (last_seen IS NULL OR last_seen < $3)) RETURNING {COUNTERS}",
        table_id,
        bounded(seat),
        at,
    )
    if counters is not None:
        sql = "UPDATE seats SET last_seen = $3 WHERE table_id = $1 AND seat = $2"
        await db.fetch(sql, table_id, bounded(seat), at)
        db.tell(table_id, counters, "seen")


async def moved_on(db: Db, table_id: str) -> Exception:
    """Why a guarded update hit nothing."""
    row = await db.row("SELECT last_seq, version FROM tables WHERE id = $1", table_id)
    return NotFound(f"there is no table {table_id}") if row is None else Conflict(row[0], row[1])


async def count(db: Db, table_id: str, counter: str) -> Row:
    """One more chat line or consent change at this table; its new counters."""
    counters = await db.row(
        f"UPDATE tables SET {counter} = {counter} + 1, touched = {db.touch} WHERE id = $1 RETURNING {COUNTERS}",
        table_id,
    )
    if counters is None:
        raise await moved_on(db, table_id)
    return counters
