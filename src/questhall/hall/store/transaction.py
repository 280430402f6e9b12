"""One open transaction, as the queries see it: SQL with $1, $2... that SQLite and PostgreSQL both understand.

The queries are written once, as coroutines. PostgreSQL's wait for the network; SQLite's never wait, and a thread runs
them from start to end with at_once().
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from questhall.hall.store.types import Kind, StoreError

T = TypeVar("T")
Row = Sequence[Any]
Counters = tuple[int, int, int, int, int]

COUNTERS: Final = "last_seq, version, chats, consents, sightings"
KINDS: Final[tuple[Kind, ...]] = ("lines", "table", "chat", "consent", "seen")  # what each counter counts


class News(Struct, frozen=True):
    """A change that this transaction makes; counters are None if the table goes away."""

    table_id: str
    counters: Counters | None
    kinds: tuple[Kind, ...]


class Db(ABC):
    """What a query runs on."""

    touch: str  # SQL: the next value of tables.touched
    clock: str  # SQL: now

    def __init__(self) -> None:
        self.news: list[News] = []

    @abstractmethod
    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """Run a statement; its rows."""

    @abstractmethod
    async def many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run a statement once for every row of arguments."""

    @abstractmethod
    async def add_lines(self, update: str, args: Sequence[object], lines: Sequence[str]) -> Row | None:
        """Do an update of a table ($1 table, $2 its last_seq before, $4 time, $5 client id) and, if it hits, add lines.

        Returns what the update returns.
        """

    async def row(self, sql: str, *args: object) -> Row | None:
        rows = await self.fetch(sql, *args)
        return rows[0] if rows else None

    def tell(self, table_id: str, counters: Row | None, *kinds: Kind) -> None:
        """Tell the listeners, once this is committed."""
        self.news.append(News(table_id, None if counters is None else as_counters(counters), kinds))


Job = Callable[[Db], Coroutine[Any, Any, T]]
Done = Callable[[Any, Exception | None], None]  # told the result of a job, or why there is none


class Driver(ABC):
    """How one kind of database runs queries. What it and others commit, it tells a feed.

    A query that is about one table says which.
    """

    kind: str

    @abstractmethod
    async def read(self, job: Job[T], table_id: str | None = None, snapshot: bool = False) -> T:
        """Run a query that only reads; with `snapshot` all of it sees the same moment."""

    @abstractmethod
    async def write(self, job: Job[T], table_id: str | None = None, single: bool = False) -> T:
        """Run a query in a transaction, commit, tell the news. `single`: it changes things by one statement only."""

    def write_soon(self, job: Job[Any], table_id: str, single: bool, done: Done) -> None:
        """The same for whoever does not wait but wants to be told."""
        task = asyncio.ensure_future(self.write(job, table_id, single))
        task.add_done_callback(lambda written: tell_of(written, done))

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""


def tell_of(task: asyncio.Future[Any], done: Done) -> None:
    error = StoreError("the store was closed meanwhile") if task.cancelled() else task.exception()
    if error is None:
        done(task.result(), None)
    elif isinstance(error, Exception):
        done(None, error)


def as_counters(row: Row) -> Counters:
    return (row[0], row[1], row[2], row[3], row[4])


def at_once(job: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that never waits."""
    try:
        job.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    job.close()
    raise RuntimeError("this coroutine waits for something")


def placeholders(count: int, first: int = 1) -> str:
    return ", ".join(f"${n}" for n in range(first, first + count))


async def gather_rows(db: Db, sql: Callable[[str], str], values: Sequence[object], step: int = 500) -> list[Row]:
    """Rows for any number of values: sql() gets a list of placeholders for some of them at a time."""
    rows: list[Row] = []
    for start in range(0, len(values), step):
        some = values[start : start + step]
        rows += await db.fetch(sql(placeholders(len(some))), *some)
    return rows
