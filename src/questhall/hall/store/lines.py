"""Queries about the lines of records."""

from __future__ import annotations

from typing import Final

from questhall.hall.store.columns import Columns
from questhall.hall.store.keepable import BIGGEST, bounded
from questhall.hall.store.transaction import Db
from questhall.hall.store.types import Line

LINE: Final = Columns(Line)


async def read_lines(db: Db, table_id: str, after: int, limit: int | None = None) -> list[Line]:
    rows = await db.fetch(
        f"SELECT {LINE.names} FROM lines WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3",
        table_id,
        bounded(after),
        BIGGEST if limit is None else bounded(limit),
    )
    return [LINE.read(row) for row in rows]


async def seq_of(db: Db, table_id: str, client_id: str) -> int | None:
    row = await db.row("SELECT seq FROM lines WHERE table_id = $1 AND client_id = $2", table_id, client_id)
    return None if row is None else int(row[0])
