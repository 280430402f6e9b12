"""What a store keeps and promises. SQLite and PostgreSQL keep the same promises, and the same tests check them.

A table is a row of `Table`, its seats, its tokens, and its lines. The lines are the game's record: line 0 is the
header, written when the game starts, and line n is entry n. Whoever appends line n first has it; `Conflict` tells the
others. Everything else about a table is changed through `change()`, guarded by the table's version in the same way.

Whatever a method has returned is on disk. A method that raises has changed nothing.
Times are seconds since 1970 (`time.time()`). JSON columns hold plain data: what json.loads gives.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

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


class Store(ABC):
    """Where tables are kept. Made by `open_store()`; used from one event loop; closed by `close()`."""

    kind: str  # "sqlite" or "postgresql"

    # Tables

    @abstractmethod
    async def create(self, table: Table, seats: Iterable[Seat], tokens: Iterable[Token] = ()) -> None:
        """A new table. Conflict if the id is taken. Tells kind "table"."""

    @abstractmethod
    async def table(self, table_id: str) -> Table | None: ...

    @abstractmethod
    async def seats(self, table_id: str) -> list[Seat]:
        """By number; empty if there is no such table."""

    @abstractmethod
    async def tokens(self, table_id: str) -> list[Token]: ...

    @abstractmethod
    async def whole(self, table_id: str, after: int = NO_LINES) -> Whole | None:
        """The table, its seats and tokens, and its lines after that number, all of one moment."""

    @abstractmethod
    async def change(self, table_id: str, version: int, change: Change) -> int:
        """Change a table that still has this version; returns the new one. Tells kind "table".

        Conflict if it has another version: read again, decide again. NotFound if there is no such table.
        """

    @abstractmethod
    async def delete(self, table_id: str) -> None:
        """Forget a table and all that hangs on it. Nothing happens if it is not there. Tells kind "table"."""

    @abstractmethod
    async def seen(self, table_id: str, seat: int, at: float) -> None:
        """The seat's holder is there. No version; never goes backwards; tells kind "seen". Call it sparingly."""

    @abstractmethod
    async def mine(self, hashes: Sequence[bytes]) -> list[Mine]:
        """The tables these tokens open, newest first. Unknown hashes are left out."""

    @abstractmethod
    async def to_expire(self, now: float, limit: int = 100) -> list[Table]:
        """Tables in the lobby with `expires` at or before now, the oldest first."""

    @abstractmethod
    async def ended_before(self, when: float, limit: int = 100) -> list[str]:
        """Ids of tables that are over or expired since before that time (for cleaning up), the oldest first."""

    @abstractmethod
    async def idle_bots(self, when: float, limit: int = 100) -> list[str]:
        """Ids of tables where bots alone play or played, nobody owns a seat, and nothing has moved since that time."""

    @abstractmethod
    async def newest_tables(self, limit: int = 1000) -> list[str]:
        """Ids of the tables that were touched last."""

    # Lines

    @abstractmethod
    async def append(self, move: Move) -> Moved:
        """Append a move's lines; they are on disk when this returns. Tells kind "lines" (and "table" with a change).

        A client id that is stored already changes nothing and gives the number it got (`again`), whatever `seq` says.
        Conflict if `seq` is not the table's last_seq + 1, or the version is not the given one. NotFound if there is
        no such table. Also keeps last_seq, asked, bot_due, due and moved of the table.
        """

    @abstractmethod
    async def lines(self, table_id: str, after: int = NO_LINES, limit: int | None = None) -> list[Line]:
        """The lines after that number, in order."""

    @abstractmethod
    async def seq_of(self, table_id: str, client_id: str) -> int | None:
        """The number a client id got (of the last line of its move); None if it was never stored."""

    # Chat

    @abstractmethod
    async def say(self, table_id: str, chat: Chat) -> Chat:
        """Store what was said and give it its number. Tells kind "chat". NotFound if there is no such table."""

    @abstractmethod
    async def chat(self, table_id: str, after: int = 0, limit: int = 500) -> list[Chat]:
        """What was said after that number, in order; the newest `limit` of it."""

    # Consent

    @abstractmethod
    async def ask(self, table_id: str, consent: Consent) -> None:
        """Store a request (its votes too). Conflict if its id is taken. Tells kind "consent"."""

    @abstractmethod
    async def vote(self, table_id: str, request: str, seat: int, yes: bool) -> Consent:
        """A seat's answer, which it may change while the request is open. Returns the request with all votes.

        On a request that is closed nothing changes. NotFound if there is none. Tells kind "consent".
        """

    @abstractmethod
    async def consents(self, table_id: str, only_open: bool = True) -> list[Consent]:
        """Requests in the order they were made."""

    @abstractmethod
    async def settle(self, table_id: str, request: str, outcome: Outcome) -> bool:
        """Close an open request. True for exactly one caller; False if it was closed already. Tells kind "consent"."""

    # Bots

    @abstractmethod
    async def bots_due(self, limit: int = 1000) -> list[Due]:
        """Tables being played with bot_due and no live claim on their last line, those waiting longest first."""

    @abstractmethod
    async def times_over(self, now: float, limit: int = 1000) -> list[Due]:
        """Tables being played whose last move was due at or before now, the earliest first."""

    @abstractmethod
    async def claim(self, table_id: str, seq: int, worker: str, seconds: float) -> bool:
        """Claim the bot's turn after line seq for some seconds (by the database's clock). True: it is yours.

        Given if the table is being played, bot_due, its last_seq is seq, and nobody else has a live claim on this seq.
        The same worker claims again to go on longer. A new line ends all claims on earlier ones.
        """

    @abstractmethod
    async def release(self, table_id: str, seq: int, worker: str) -> None:
        """Give a claim back, so that others need not wait until it runs out."""

    # Push

    @abstractmethod
    async def subscribe(self, table_id: str, push: Push) -> None:
        """Add a subscription; the same endpoint for the same seat replaces. NotFound if there is no such seat."""

    @abstractmethod
    async def subscriptions(self, table_id: str, seats: Sequence[int] | None = None) -> list[Push]: ...

    @abstractmethod
    async def unsubscribe(self, endpoint: str, table_id: str | None = None, seat: int | None = None) -> None:
        """Forget an endpoint: everywhere (it is gone), or only for one table or seat."""

    # News

    @abstractmethod
    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the event loop, whenever any process changes a table. Returns what ends it.

        Changes made through this object are told right after the commit, before the method that made them returns;
        those of other processes within about 0.1 s, and after a broken connection within some seconds.
        """

    # Life

    @abstractmethod
    async def ping(self) -> None:
        """Write something and read it; StoreError if that cannot be done."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go. Nothing may be called afterwards."""


async def open_store(url: str = "") -> Store:
    """Open a store and bring its schema up to date.

    "sqlite:///file.db" (four slashes: from the root), "sqlite://" or ":memory:" (nothing is kept), "postgresql://...";
    "" is hall.db in the user's data folder (QUESTHALL_HOME, XDG_DATA_HOME). StoreError, in plain words, if it cannot
    be opened; TooNew if a later version of Questhall has written it.
    """
    from questhall.hall.store.opening import open_any

    return await open_any(url)
