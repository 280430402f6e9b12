"""Queries about turns: which bot must play, who plays it, whose time is over."""

from __future__ import annotations

from typing import Final

from questhall.hall.store.keepable import bounded
from questhall.hall.store.transaction import Db
from questhall.hall.store.types import Due

LONGEST_CLAIM: Final = 60.0  # seconds; one that lasts longer was made by a clock that has been put back since

# Bots


def lasts(db: Db, claims: str) -> str:
    """SQL: whether a claim is still good."""
    return f"{claims}.ends > {db.clock} AND {claims}.ends <= {db.clock} + {LONGEST_CLAIM}"


async def bots_due(db: Db, limit: int) -> list[Due]:
    rows = await db.fetch(
        "SELECT t.id, t.last_seq FROM tables t "
        f"LEFT JOIN claims c ON c.table_id = t.id AND c.seq = t.last_seq AND {lasts(db, 'c')} "
        "WHERE t.bot_due = 1 AND t.status = 'playing' AND c.table_id IS NULL ORDER BY t.moved, t.id LIMIT $1",
        limit,
    )
    return [Due(table_id, seq) for table_id, seq in rows]


async def claim(db: Db, table_id: str, seq: int, worker: str, seconds: float) -> bool:
    return bool(
        await db.fetch(
            "INSERT INTO claims (table_id, seq, worker, ends) "
            f"SELECT id, last_seq, CAST($3 AS TEXT), {db.clock} + CAST($4 AS DOUBLE PRECISION) FROM tables "
            "WHERE id = $1 AND last_seq = $2 AND bot_due = 1 AND status = 'playing' "
            "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, worker = excluded.worker, ends = excluded.ends "
            f"WHERE claims.seq <> excluded.seq OR claims.worker = excluded.worker OR NOT ({lasts(db, 'claims')}) "
            "RETURNING seq",
            table_id,
            bounded(seq),
            worker,
            seconds,
        )
    )


async def release(db: Db, table_id: str, seq: int, worker: str) -> None:
    sql = "DELETE FROM claims WHERE table_id = $1 AND seq = $2 AND worker = $3"
    await db.fetch(sql, table_id, bounded(seq), worker)


# The clock


async def times_over(db: Db, now: float, limit: int) -> list[Due]:
    rows = await db.fetch(
        "SELECT id, last_seq FROM tables WHERE due <= $1 AND status = 'playing' ORDER BY due, id LIMIT $2", now, limit
    )
    return [Due(table_id, seq) for table_id, seq in rows]
