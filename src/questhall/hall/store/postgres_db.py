"""PostgreSQL as the queries see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import asyncpg

from questhall.hall.store.keepable import checked
from questhall.hall.store.transaction import Db, Row
from questhall.hall.store.types import StoreError

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]


@contextmanager
def failing_plainly(what: str) -> Iterator[None]:
    """Whatever the driver or the network says becomes a StoreError."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError) as error:
        raise StoreError(f"{what}: {str(error) or type(error).__name__}") from error


class PostgresDb(Db):
    # The number of the transaction: whoever reads all from the oldest one under way misses nothing.
    touch = "CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)"
    clock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        return [tuple(row) for row in await self.connection.fetch(sql, *checked(args))]

    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        await self.connection.executemany(sql, [checked(row) for row in rows])

    async def add_lines(self, update: str, args: Sequence[object], lines: Sequence[str]) -> Row | None:
        return await self.row(
            f"WITH moved AS ({update}), added AS (INSERT INTO lines (table_id, seq, line, at, client_id) "
            f"SELECT $1, $2 + n, line, $4, CASE WHEN $2 + n = $3 THEN $5 END "
            f"FROM moved, unnest(CAST(${len(args) + 1} AS TEXT[])) WITH ORDINALITY AS given(line, n)) "
            "SELECT * FROM moved",
            *args,
            checked(lines),
        )
