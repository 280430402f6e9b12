"""Queries about browsers that are told of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.hall.store.columns import Columns
from questhall.hall.store.keepable import bounded
from questhall.hall.store.transaction import Db, placeholders
from questhall.hall.store.types import NotFound, Push

PUSH: Final = Columns(Push)


async def subscribe(db: Db, table_id: str, push: Push) -> None:
    seat = bounded(push.seat)
    if await db.row("SELECT seat FROM seats WHERE table_id = $1 AND seat = $2", table_id, seat) is None:
        raise NotFound(f"there is no seat {push.seat} at table {table_id}")
    await db.fetch(
        f"INSERT INTO push (table_id, {PUSH.names}) VALUES ($1, {placeholders(PUSH.count, 2)}) "
        f"ON CONFLICT (table_id, seat, endpoint) DO UPDATE SET {PUSH.replaced('seat', 'endpoint', 'made')}",
        table_id,
        *PUSH.values(push),
    )


async def subscriptions(db: Db, table_id: str, seats: Sequence[int] | None) -> list[Push]:
    rows = await db.fetch(f"SELECT {PUSH.names} FROM push WHERE table_id = $1 ORDER BY seat, made, endpoint", table_id)
    return [push for push in map(PUSH.read, rows) if seats is None or push.seat in seats]


async def unsubscribe(db: Db, endpoint: str, table_id: str | None, seat: int | None) -> None:
    sql, args = "DELETE FROM push WHERE endpoint = $1", [endpoint]
    if table_id is None:
        await db.fetch(sql, *args)
    elif seat is None:
        await db.fetch(sql + " AND table_id = $2", *args, table_id)
    else:
        await db.fetch(sql + " AND table_id = $2 AND seat = $3", *args, table_id, bounded(seat))
