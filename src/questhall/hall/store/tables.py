"""Queries about tables, their seats and tokens. A query that changes a table writes its row first: no deadlocks."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from msgspec import UNSET

from questhall.hall.store.lines import read_lines
from questhall.hall.store.transaction import COUNTERS, UNKEPT, Db, Row, bounded, gather_rows
from questhall.hall.store.types import (
    NO_LINES,
    BadText,
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
COLUMNS: Final = (
    "id, game, status, options, settings, dice, dice_secret, made, started, ended, expires, rematch_of, webhook, "
    "last_seq, asked, bot_due, moved, version"
)
OF_T: Final = ", ".join(f"t.{column}" for column in COLUMNS.split(", "))
JSON: Final = ("options", "settings", "dice")
CHANGEABLE: Final = ("status", *JSON, "dice_secret", "started", "ended", "expires", "webhook")

to_json = msgspec.json.Encoder()
from_json = msgspec.json.Decoder(dict[str, Any])
seat_numbers = msgspec.json.Decoder(tuple[int, ...])


def as_json(data: object) -> str:
    try:
        return to_json.encode(data).decode()
    except UnicodeEncodeError:
        raise BadText(UNKEPT) from None


def as_table(row: Row) -> Table:
    with damage_told(row[0]):
        return table_of(row)


@contextmanager
def damage_told(table_id: str) -> Iterator[None]:
    """A row that cannot be read is an affair of the operator, never of whoever asked."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise StoreError(f"a row of table {table_id} is damaged: {error}") from error


def table_of(row: Row) -> Table:
    return Table(
        id=row[0],
        game=row[1],
        status=row[2],
        options=from_json.decode(row[3]),
        settings=from_json.decode(row[4]),
        dice=from_json.decode(row[5]),
        dice_secret=row[6],
        made=row[7],
        started=row[8],
        ended=row[9],
        expires=row[10],
        rematch_of=row[11],
        webhook=row[12],
        last_seq=row[13],
        asked=seat_numbers.decode(row[14]),
        bot_due=bool(row[15]),
        moved=row[16],
        version=row[17],
    )


def readable(row: Row) -> Table | None:
    """The table of a row; None, and a word to the operator, if the row is broken: it spoils nothing but itself."""
    try:
        return as_table(row)
    except StoreError as error:
        LOG.error("left out: %s", error)
        return None


# Reading


async def read_table(db: Db, table_id: str) -> Table | None:
    row = await db.row(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table_id)
    return None if row is None else as_table(row)


async def read_seats(db: Db, table_id: str) -> list[Seat]:
    rows = await db.fetch(
        "SELECT seat, name, played_by, nonce, lang, data, last_seen FROM seats WHERE table_id = $1 ORDER BY seat",
        table_id,
    )
    with damage_told(table_id):
        return [
            Seat(seat=n, name=name, by=by, nonce=nonce, lang=lang, data=from_json.decode(data), last_seen=seen)
            for n, name, by, nonce, lang, data, seen in rows
        ]


async def read_tokens(db: Db, table_id: str) -> list[Token]:
    rows = await db.fetch("SELECT hash, seat, lent, made FROM tokens WHERE table_id = $1 ORDER BY made, hash", table_id)
    return [Token(hash=hash_, seat=seat, lent=bool(lent), made=made) for hash_, seat, lent, made in rows]


async def read_whole(db: Db, table_id: str, after: int = NO_LINES) -> Whole | None:
    table = await read_table(db, table_id)
    if table is None:
        return None
    seats, tokens = await read_seats(db, table_id), await read_tokens(db, table_id)
    return Whole(table, tuple(seats), tuple(tokens), tuple(await read_lines(db, table_id, after)))


async def mine(db: Db, hashes: Sequence[bytes]) -> list[Mine]:
    def sql(some: str) -> str:
        return (
            f"SELECT {OF_T}, k.seat, k.hash FROM tokens k JOIN tables t ON t.id = k.table_id WHERE k.hash IN ({some})"
        )

    rows = await gather_rows(db, sql, list(dict.fromkeys(hashes)))
    found = [Mine(table, row[18], row[19]) for row in rows if (table := readable(row)) is not None]
    return sorted(found, key=newest_first)


def newest_first(one: Mine) -> tuple[float, str, int, bytes]:
    return -one.table.made, one.table.id, -1 if one.seat is None else one.seat, one.hash


async def to_expire(db: Db, now: float, limit: int) -> list[Table]:
    sql = f"SELECT {COLUMNS} FROM tables WHERE status = 'lobby' AND expires <= $1 ORDER BY expires, id LIMIT $2"
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
        f"INSERT INTO tables ({COLUMNS}, chats, consents, sightings, touched) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
        f"$9, $10, $11, $12, $13, -1, '[]', 0, NULL, 0, 0, 0, 0, {db.touch}) "
        f"ON CONFLICT (id) DO NOTHING RETURNING {COUNTERS}",
        table.id,
        table.game,
        table.status,
        as_json(table.options),
        as_json(table.settings),
        as_json(table.dice),
        table.dice_secret,
        table.made,
        table.started,
        table.ended,
        table.expires,
        table.rematch_of,
        table.webhook,
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
            values.append(as_json(value) if name in JSON else value)
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
            "INSERT INTO seats (table_id, seat, name, played_by, nonce, lang, data, last_seen) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name, "
            "played_by = excluded.played_by, nonce = excluded.nonce, lang = excluded.lang, data = excluded.data",
            [(table_id, s.seat, s.name, s.by, s.nonce, s.lang, as_json(s.data), s.last_seen) for s in seats],
        )


async def write_tokens(db: Db, table_id: str, tokens: Sequence[Token]) -> None:
    if tokens:
        await db.many(
            "INSERT INTO tokens (table_id, hash, seat, lent, made) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (table_id, hash) DO UPDATE SET seat = excluded.seat, lent = excluded.lent",
            [(table_id, token.hash, token.seat, int(token.lent), token.made) for token in tokens],
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
