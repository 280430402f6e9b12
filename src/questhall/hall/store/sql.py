"""A store on a database that speaks SQL. What remains to be said is how a query is run: see `read` and `write`."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from questhall.hall.store import appending, claims, health, lines, tables, talk
from questhall.hall.store.base import Store
from questhall.hall.store.changes import Newsroom
from questhall.hall.store.transaction import Job
from questhall.hall.store.types import (
    NO_LINES,
    Change,
    Chat,
    Consent,
    Due,
    Line,
    Listener,
    Mine,
    Move,
    Moved,
    Outcome,
    Push,
    Seat,
    Table,
    Token,
    Whole,
)

T = TypeVar("T")


class SqlStore(Store):
    """Every method is one query."""

    def __init__(self) -> None:
        self.newsroom = Newsroom()

    @abstractmethod
    async def read(self, job: Job[T], snapshot: bool = False) -> T:
        """Run a query that only reads; with `snapshot` all of it sees the same moment."""

    @abstractmethod
    async def write(self, job: Job[T], single: bool = False) -> T:
        """Run a query in a transaction, commit, tell the news. `single`: it changes things by one statement only."""

    # Tables

    async def create(self, table: Table, seats: Iterable[Seat], tokens: Iterable[Token] = ()) -> None:
        sitting, keys = tuple(seats), tuple(tokens)
        await self.write(lambda db: tables.create(db, table, sitting, keys))

    async def table(self, table_id: str) -> Table | None:
        return await self.read(lambda db: tables.read_table(db, table_id))

    async def seats(self, table_id: str) -> list[Seat]:
        return await self.read(lambda db: tables.read_seats(db, table_id))

    async def tokens(self, table_id: str) -> list[Token]:
        return await self.read(lambda db: tables.read_tokens(db, table_id))

    async def whole(self, table_id: str, after: int = NO_LINES) -> Whole | None:
        return await self.read(lambda db: tables.read_whole(db, table_id, after), snapshot=True)

    async def change(self, table_id: str, version: int, change: Change) -> int:
        return await self.write(lambda db: tables.change(db, table_id, version, change))

    async def delete(self, table_id: str) -> None:
        await self.write(lambda db: tables.delete(db, table_id))

    async def seen(self, table_id: str, seat: int, at: float) -> None:
        await self.write(lambda db: tables.seen(db, table_id, seat, at))

    async def mine(self, hashes: Sequence[bytes]) -> list[Mine]:
        return await self.read(lambda db: tables.mine(db, hashes))

    async def to_expire(self, now: float, limit: int = 100) -> list[Table]:
        return await self.read(lambda db: tables.to_expire(db, now, limit))

    async def ended_before(self, when: float, limit: int = 100) -> list[str]:
        return await self.read(lambda db: tables.ended_before(db, when, limit))

    async def idle_bots(self, when: float, limit: int = 100) -> list[str]:
        return await self.read(lambda db: tables.idle_bots(db, when, limit))

    async def newest_tables(self, limit: int = 1000) -> list[str]:
        return await self.read(lambda db: health.newest_tables(db, limit))

    # Lines

    async def append(self, move: Move) -> Moved:
        return await self.write(lambda db: appending.append(db, move), single=appending.is_single(move))

    async def lines(self, table_id: str, after: int = NO_LINES, limit: int | None = None) -> list[Line]:
        return await self.read(lambda db: lines.read_lines(db, table_id, after, limit))

    async def seq_of(self, table_id: str, client_id: str) -> int | None:
        return await self.read(lambda db: lines.seq_of(db, table_id, client_id))

    # Chat

    async def say(self, table_id: str, chat: Chat) -> Chat:
        return await self.write(lambda db: talk.say(db, table_id, chat))

    async def chat(self, table_id: str, after: int = 0, limit: int = 500) -> list[Chat]:
        return await self.read(lambda db: talk.read_chat(db, table_id, after, limit))

    # Consent

    async def ask(self, table_id: str, consent: Consent) -> None:
        await self.write(lambda db: talk.ask(db, table_id, consent))

    async def vote(self, table_id: str, request: str, seat: int, yes: bool) -> Consent:
        return await self.write(lambda db: talk.vote(db, table_id, request, seat, yes))

    async def consents(self, table_id: str, only_open: bool = True) -> list[Consent]:
        return await self.read(lambda db: talk.read_consents(db, table_id, only_open))

    async def settle(self, table_id: str, request: str, outcome: Outcome) -> bool:
        return await self.write(lambda db: talk.settle(db, table_id, request, outcome))

    # Bots

    async def bots_due(self, limit: int = 1000) -> list[Due]:
        return await self.read(lambda db: claims.bots_due(db, limit))

    async def times_over(self, now: float, limit: int = 1000) -> list[Due]:
        return await self.read(lambda db: claims.times_over(db, now, limit))

    async def claim(self, table_id: str, seq: int, worker: str, seconds: float) -> bool:
        return await self.write(lambda db: claims.claim(db, table_id, seq, worker, seconds), single=True)

    async def release(self, table_id: str, seq: int, worker: str) -> None:
        await self.write(lambda db: claims.release(db, table_id, seq, worker), single=True)

    # Push

    async def subscribe(self, table_id: str, push: Push) -> None:
        await self.write(lambda db: claims.subscribe(db, table_id, push), single=True)

    async def subscriptions(self, table_id: str, seats: Sequence[int] | None = None) -> list[Push]:
        return await self.read(lambda db: claims.subscriptions(db, table_id, seats))

    async def unsubscribe(self, endpoint: str, table_id: str | None = None, seat: int | None = None) -> None:
        await self.write(lambda db: claims.unsubscribe(db, endpoint, table_id, seat), single=True)

    # News and life

    def listen(self, listener: Listener) -> Callable[[], None]:
        return self.newsroom.listen(listener)

    async def ping(self) -> None:
        await self.write(lambda db: health.write_probe(db, time.time()))
        await self.read(health.read_probe)
