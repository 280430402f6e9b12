"""The store in a PostgreSQL, shared by any number of processes on any number of machines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from questhall.hall.store import migrate
from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.notify import Notifier
from questhall.hall.store.postgres_db import PostgresDb, failing_plainly
from questhall.hall.store.transaction import Driver, Job

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

T = TypeVar("T")
CONNECTIONS: Final = 16
SECONDS: Final = 30.0  # for one statement
# A node that freezes in the middle of a transaction is cut off before anybody gives up waiting for it.
PATIENCE: Final = {
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "8s",
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
MIGRATION_LOCK: Final = 0x7175657374  # any number that nobody else takes


class PostgresDriver(Driver):
    kind = "postgresql"

    def __init__(self, pool: Pool, url: str, feed: ChangeFeed) -> None:
        self.feed = feed
        self.pool = pool
        self.notifier = Notifier(url, pool, self.feed)

    @staticmethod
    async def open(url: str, feed: ChangeFeed) -> PostgresDriver:
        with failing_plainly("this PostgreSQL cannot be used"):
            settings = await prepare(url)
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=SECONDS,
                server_settings=settings,
                reset=leave_as_it_is,
            )
            driver = PostgresDriver(pool, url, feed)
            await driver.notifier.start()
            return driver

    async def read(self, job: Job[T], table_id: str | None = None, snapshot: bool = False) -> T:
        with failing_plainly("the database cannot be read"):
            async with self.pool.acquire() as connection:
                if not snapshot:
                    return await job(PostgresDb(connection))
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    return await job(PostgresDb(connection))

    async def write(self, job: Job[T], table_id: str | None = None, single: bool = False) -> T:
        with failing_plainly("the database cannot be written"):
            async with self.pool.acquire() as connection:
                db = PostgresDb(connection)
                if single:
                    result = await job(db)
                else:
                    async with connection.transaction():
                        result = await job(db)
        self.feed.here(db.news)
        self.notifier.tell(db.news)
        return result

    async def close(self) -> None:
        await self.notifier.close()
        with failing_plainly("the database cannot be closed"):
            await self.pool.close()


async def leave_as_it_is(connection: Any) -> None:
    """The store never changes a session's settings: no cleaning, which would cost a round trip."""


async def prepare(url: str) -> dict[str, str]:
    """Bring the schema up to date; returns the settings that every connection needs."""
    connection = await asyncpg.connect(url, command_timeout=SECONDS)
    try:
        if await current(connection) != migrate.revisions()[-1]:
            # Whoever starts at the same time waits here and finds nothing to do. The transaction comes after the lock:
            # one that was open before does not see new tables for sure.
            await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
            async with connection.transaction():
                for statement in migrate.statements("postgresql", await current(connection)):
                    await connection.execute(statement)
        # A server may be set to promise less than "on disk"; one that promises more is left alone.
        weak = await connection.fetchval("SHOW synchronous_commit") == "off"
        return {**PATIENCE, "synchronous_commit": "on"} if weak else PATIENCE
    finally:
        await connection.close()


async def current(connection: Connection) -> str | None:
    if await connection.fetchval("SELECT to_regclass($1)", migrate.VERSION_TABLE) is None:
        return None
    version: str | None = await connection.fetchval(migrate.CURRENT)
    return version
