"""Where tables are kept. SQLite and PostgreSQL keep the same promises, and the same tests check them.

A table is a row of `Table`, its seats, its tokens, and its lines. The lines are the game's record: line 0 is the
header, written when the game starts, and line n is entry n. Whoever appends line n first has it; `Conflict` tells the
others. Everything else about a table is changed through `change()`, guarded by the table's version in the same way.

Whatever a method has returned is on disk. A method that raises has changed nothing.
Times are seconds since 1970 (`time.time()`). JSON columns hold plain data: what json.loads gives.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from questhall.hall.store import appending, chat, claims, consents, health, lines, push, tables
from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.transaction import Done, Driver, Job
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
from questhall.hall.store.url import open_driver

T = TypeVar("T")


class Store:
    """Every method is one query. Made by `open_store()`; used from one event loop; closed by `close()`."""

    def __init__(self, driver: Driver, feed: ChangeFeed) -> None:
        self.driver = driver
        self.feed = feed

    @property
    def kind(self) -> str:
        """ "sqlite" or "postgresql"."""
        return self.driver.kind

    async def read(self, job: Job[T], table_id: str | None = None, snapshot: bool = False) -> T:
        """Run a query that only reads, about one table or any; with `snapshot` all of it sees the same moment."""
        return await self.driver.read(job, table_id, snapshot)

    async def write(self, job: Job[T], table_id: str | None = None, single: bool = False) -> T:
        """Run a query in a transaction, commit, tell the news. `single`: it changes things by one statement only."""
        return await self.driver.write(job, table_id, single)

    # Tables

    async def create(self, table: Table, seats: Iterable[Seat], tokens: Iterable[Token] = ()) -> None:
        """A new table. Conflict if the id is taken. Tells kind "table"."""
        sitting, keys = tuple(seats), tuple(tokens)
        await self.write(lambda db: tables.create(db, table, sitting, keys), table.id)

    async def table(self, table_id: str) -> Table | None:
        return await self.read(lambda db: tables.read_table(db, table_id), table_id)

    async def seats(self, table_id: str) -> list[Seat]:
        """By number; empty if there is no such table."""
        return await self.read(lambda db: tables.read_seats(db, table_id), table_id)

    async def tokens(self, table_id: str) -> list[Token]:
        return await self.read(lambda db: tables.read_tokens(db, table_id), table_id)

    async def whole(self, table_id: str, after: int = NO_LINES) -> Whole | None:
        """The table, its seats and tokens, and its lines after that number, all of one moment."""
        return await self.read(lambda db: tables.read_whole(db, table_id, after), table_id, snapshot=True)

    async def change(self, table_id: str, version: int, change: Change) -> int:
        """Change a table that still has this version; returns the new one. Tells kind "table".

        Conflict if it has another version: read again, decide again. NotFound if there is no such table.
        """
        return await self.write(lambda db: tables.change(db, table_id, version, change), table_id)

    async def delete(self, table_id: str) -> None:
        """Forget a table and all that hangs on it. Nothing happens if it is not there. Tells kind "table"."""
        await self.write(lambda db: tables.delete(db, table_id), table_id)

    async def seen(self, table_id: str, seat: int, at: float) -> None:
        """The seat's holder is there. No version; never goes backwards; tells kind "seen". Call it sparingly."""
        await self.write(lambda db: tables.seen(db, table_id, seat, at), table_id)

    async def mine(self, hashes: Sequence[bytes]) -> list[Mine]:
        """The tables these tokens open, newest first. Unknown hashes are left out."""
        return await self.read(lambda db: tables.mine(db, hashes))

    async def to_expire(self, now: float, limit: int = 100) -> list[Table]:
        """Tables in the lobby with `expires` at or before now, the oldest first."""
        return await self.read(lambda db: tables.to_expire(db, now, limit))

    async def ended_before(self, when: float, limit: int = 100) -> list[str]:
        """Ids of tables that are over or expired since before that time (for cleaning up), the oldest first."""
        return await self.read(lambda db: tables.ended_before(db, when, limit))

    async def idle_bots(self, when: float, limit: int = 100) -> list[str]:
        """Ids of tables where bots alone play or played, nobody owns a seat, and nothing has moved since that time."""
        return await self.read(lambda db: tables.idle_bots(db, when, limit))

    async def newest_tables(self, limit: int = 1000) -> list[str]:
        """Ids of the tables that were touched last."""
        return await self.read(lambda db: health.newest_tables(db, limit))

    # Lines

    async def append(self, move: Move) -> Moved:
        """Append a move's lines; they are on disk when this returns. Tells kind "lines" (and "table" with a change).

        A client id that is stored already changes nothing and gives the number it got (`again`), whatever `seq` says.
        Conflict if `seq` is not the table's last_seq + 1, or the version is not the given one. NotFound if there is
        no such table. Also keeps last_seq, asked, bot_due, due and moved of the table.
        """
        return await self.write(appending.Append(move), move.table_id, single=appending.is_single(move))

    def append_soon(self, move: Move, done: Done) -> None:
        """The same for whoever does not wait: `done` is told what it returns, or what it raises."""
        self.driver.write_soon(appending.Append(move), move.table_id, appending.is_single(move), done)

    async def lines(self, table_id: str, after: int = NO_LINES, limit: int | None = None) -> list[Line]:
        """The lines after that number, in order."""
        return await self.read(lambda db: lines.read_lines(db, table_id, after, limit), table_id)

    async def seq_of(self, table_id: str, client_id: str) -> int | None:
        """The number a client id got (of the last line of its move); None if it was never stored."""
        return await self.read(lambda db: lines.seq_of(db, table_id, client_id), table_id)

    # Chat

    async def say(self, table_id: str, said: Chat) -> Chat:
        """Store what was said and give it its number. Tells kind "chat". NotFound if there is no such table."""
        return await self.write(lambda db: chat.say(db, table_id, said), table_id)

    async def chat(self, table_id: str, after: int = 0, limit: int = 500) -> list[Chat]:
        """What was said after that number, in order; the newest `limit` of it."""
        return await self.read(lambda db: chat.read_chat(db, table_id, after, limit), table_id)

    # Consent

    async def ask(self, table_id: str, consent: Consent) -> None:
        """Store a request (its votes too). Conflict if its id is taken. Tells kind "consent"."""
        await self.write(lambda db: consents.ask(db, table_id, consent), table_id)

    async def vote(self, table_id: str, request: str, seat: int, yes: bool) -> Consent:
        """A seat's answer, which it may change while the request is open. Returns the request with all votes.

        On a request that is closed nothing changes. NotFound if there is none. Tells kind "consent".
        """
        return await self.write(lambda db: consents.vote(db, table_id, request, seat, yes), table_id)

    async def consents(self, table_id: str, only_open: bool = True) -> list[Consent]:
        """Requests in the order they were made."""
        return await self.read(lambda db: consents.read_consents(db, table_id, only_open), table_id)

    async def settle(self, table_id: str, request: str, outcome: Outcome) -> bool:
        """Close an open request. True for exactly one caller; False if it was closed already. Tells kind "consent"."""
        return await self.write(lambda db: consents.settle(db, table_id, request, outcome), table_id)

    # Bots

    async def bots_due(self, limit: int = 1000) -> list[Due]:
        """Tables being played with bot_due and no live claim on their last line, those waiting longest first."""
        return await self.read(lambda db: claims.bots_due(db, limit))

    async def times_over(self, now: float, limit: int = 1000) -> list[Due]:
        """Tables being played whose last move was due at or before now, the earliest first."""
        return await self.read(lambda db: claims.times_over(db, now, limit))

    async def claim(self, table_id: str, seq: int, worker: str, seconds: float) -> bool:
        """Claim the bot's turn after line seq for some seconds (by the database's clock). True: it is yours.

        Given if the table is being played, bot_due, its last_seq is seq, and nobody else has a live claim on this seq.
        The same worker claims again to go on longer. A new line ends all claims on earlier ones.
        """
        return await self.write(lambda db: claims.claim(db, table_id, seq, worker, seconds), table_id, single=True)

    async def release(self, table_id: str, seq: int, worker: str) -> None:
        """Give a claim back, so that others need not wait until it runs out."""
        await self.write(lambda db: claims.release(db, table_id, seq, worker), table_id, single=True)

    # Push

    async def subscribe(self, table_id: str, wish: Push) -> None:
        """Add a subscription; the same endpoint for the same seat replaces. NotFound if there is no such seat."""
        await self.write(lambda db: push.subscribe(db, table_id, wish), table_id)

    async def subscriptions(self, table_id: str, seats: Sequence[int] | None = None) -> list[Push]:
        return await self.read(lambda db: push.subscriptions(db, table_id, seats), table_id)

    async def unsubscribe(self, endpoint: str, table_id: str | None = None, seat: int | None = None) -> None:
        """Forget an endpoint: everywhere (it is gone), or only for one table or seat."""
        await self.write(lambda db: push.unsubscribe(db, endpoint, table_id, seat), single=True)

    # News and life

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the event loop, whenever any process changes a table. Returns what ends it.

        Changes made through this object are told right after the commit, before the method that made them returns;
        those of other processes within about 0.1 s, and after a broken connection within some seconds.
        """
        return self.feed.listen(listener)

    async def ping(self) -> None:
        """Write something and read it; StoreError if that cannot be done."""
        await self.write(lambda db: health.write_probe(db, time.time()))
        await self.read(health.read_probe)

    async def close(self) -> None:
        """Finish what is under way and let go. Nothing may be called afterwards."""
        await self.driver.close()


async def open_store(url: str = "") -> Store:
    """Open a store and bring its schema up to date.

    "sqlite:///file.db" (four slashes: from the root), "sqlite://" or ":memory:" (nothing is kept), "postgresql://...";
    "" is hall.db in the user's data folder (`questhall.home`). StoreError, in plain words, if it cannot be opened;
    TooNew if a later version of Questhall has written it.
    """
    feed = ChangeFeed()
    return Store(await open_driver(url, feed), feed)
