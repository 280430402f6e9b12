"""Queries about the store itself: whether it takes what it is given, and what it holds."""

from __future__ import annotations

from typing import Final

from questhall.hall.store.transaction import Db
from questhall.hall.store.types import StoreError

ROW: Final = "health"


async def write_probe(db: Db, at: float) -> None:
    await db.fetch(
        "INSERT INTO probe (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING at",
        ROW,
        at,
    )


async def read_probe(db: Db) -> None:
    """What was written must be there, whoever wrote last."""
    if await db.row("SELECT at FROM probe WHERE id = $1", ROW) is None:
        raise StoreError("what was written a moment ago is not there")


async def newest_tables(db: Db, limit: int) -> list[str]:
    rows = await db.fetch("SELECT id FROM tables ORDER BY touched DESC, id LIMIT $1", limit)
    return [row[0] for row in rows]
