"""News between processes on one PostgreSQL: NOTIFY after the commit, many changes in one, on a connection of its own.

A notice may get lost with that connection, so the tables that were touched are also read every few seconds.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import asyncpg

from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.postgres_db import failing_plainly
from questhall.hall.store.transaction import COUNTERS, Counters, News, as_counters
from questhall.hall.store.types import StoreError

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

CHANNEL: Final = "questhall"
POLL_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 1.0
START_SECONDS: Final = 5.0
MOST_CHARACTERS: Final = 4000  # a notice holds less than 8000 bytes

OLDEST_UNDER_WAY: Final = "SELECT CAST(CAST(pg_snapshot_xmin(pg_current_snapshot()) AS TEXT) AS BIGINT)"
TOUCHED: Final = (
    f"SELECT id, {COUNTERS} FROM tables WHERE touched >= $1 "
    "AND touched < CAST(CAST(pg_snapshot_xmax(pg_current_snapshot()) AS TEXT) AS BIGINT)"
)

log = logging.getLogger(__name__)


class Notifier:
    """Tells the other processes what this one commits, and this one what they commit."""

    def __init__(self, url: str, pool: Pool, feed: ChangeFeed) -> None:
        self.url = url
        self.pool = pool
        self.feed = feed
        self.me = secrets.token_hex(8)
        self.untold: dict[str, Counters | None] = {}
        self.wake = asyncio.Event()
        self.seen_before = 0  # all transactions before this one are known
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.seen_before = await self.pool.fetchval(OLDEST_UNDER_WAY)
        ready = asyncio.Event()
        self.tasks = [asyncio.create_task(self.stay_connected(ready)), asyncio.create_task(self.poll())]
        with suppress(TimeoutError):  # the polling alone will do
            await asyncio.wait_for(ready.wait(), START_SECONDS)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Telling

    def tell(self, news: Iterable[News]) -> None:
        for one in news:
            self.untold[one.table_id] = one.counters
            self.wake.set()

    async def stay_connected(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.listening() as connection:
                    ready.set()
                    await self.look()  # whatever happened while nobody listened
                    await self.send(connection)
            except StoreError as error:
                log.warning("no news from PostgreSQL, trying again: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Connection]:
        with failing_plainly("the connection for news"):
            connection = await asyncpg.connect(self.url)
            connection.add_termination_listener(lambda _: self.wake.set())
            try:
                await connection.add_listener(CHANNEL, self.hear)
                yield connection
            finally:
                with suppress(Exception):
                    await connection.close(timeout=1)

    async def send(self, connection: Connection) -> None:
        """Tell what there is to tell, as one notice for all that came up meanwhile, while the connection lasts."""
        while not connection.is_closed():
            await self.wake.wait()
            self.wake.clear()
            untold, self.untold = self.untold, {}
            try:
                for text in notices(self.me, untold):
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            except BaseException:
                self.untold = {**untold, **self.untold}
                raise

    # Hearing

    def hear(self, connection: object, process: int, channel: str, text: object) -> None:
        try:
            said = json.loads(str(text))
            if said["from"] != self.me:
                for table_id, counters in said["tables"].items():
                    self.feed.heard(table_id, None if counters is None else as_counters(counters))
        except (ValueError, LookupError, TypeError, AttributeError):
            log.warning("a notice that is none of ours")

    async def poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with suppress(StoreError):  # it will be found next time
                await self.look()

    async def look(self) -> None:
        """Read all tables that were touched since the last look."""
        with failing_plainly("looking for news"):
            oldest = await self.pool.fetchval(OLDEST_UNDER_WAY)
            rows = await self.pool.fetch(TOUCHED, self.seen_before)
            self.seen_before = oldest
        for row in rows:
            self.feed.heard(row[0], as_counters(tuple(row)[1:]))


def notices(me: str, untold: dict[str, Counters | None]) -> Iterator[str]:
    """The texts that say this, none of them too long."""
    tables: dict[str, Counters | None] = {}
    size = 0
    for table_id, counters in untold.items():
        more = len(json.dumps([table_id, counters]))
        if size and size + more > MOST_CHARACTERS:
            yield json.dumps({"from": me, "tables": tables})
            tables, size = {}, 0
        tables[table_id] = counters
        size += more
    if tables:
        yield json.dumps({"from": me, "tables": tables})
