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
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

Json = dict[str, Any]
Status = Literal["lobby", "playing", "over", "expired"]
Kind = Literal["lines", "table", "seen", "chat", "consent"]
Outcome = Literal["open", "granted", "refused", "lapsed"]

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
EXPIRED: Final = "expired"

OPEN: Final = "open"  # Seat.by of a seat that waits for somebody
PERSON: Final = "person"  # Seat.by of a seat held by a person; any other word is the name of a bot

NO_LINES: Final = -1  # Table.last_seq before the game starts


class StoreError(Exception):
    """The store cannot do its work: disk full, database away, damaged file. The text is for the operator."""


class TooNew(StoreError):
    """The database was written by a later version of Questhall."""


class NotFound(LookupError):
    """There is no such table (or seat, or request)."""


class Conflict(Exception):
    """Somebody else was first. `seq` and `version` are the table's present last line and version."""

    def __init__(self, seq: int, version: int) -> None:
        super().__init__(f"the table has moved on to line {seq}, version {version}")
        self.seq = seq
        self.version = version


class Table(Struct, frozen=True, kw_only=True):
    """A table without its seats, tokens and lines."""

    id: str
    game: str
    status: Status = LOBBY
    options: Json = {}  # what the game is started with
    settings: Json = {}  # the table's own: undo, pace, language, plan of seats...
    dice: Json = {}  # public: source, commitment; what the header will say
    dice_secret: bytes | None = None  # never leaves the server while the game lasts
    made: float
    started: float | None = None
    ended: float | None = None
    expires: float | None = None  # when a table in the lobby is given up
    rematch_of: str | None = None
    webhook: str | None = None
    last_seq: int = NO_LINES  # number of the last line; kept by append()
    asked: tuple[int, ...] = ()  # seats whose answer is waited for; kept by append()
    bot_due: bool = False  # one of them is played by a bot; kept by append()
    moved: float | None = None  # time of the last append
    version: int = 0  # grows with every change(), and with an append() that carries a change


class Seat(Struct, frozen=True, kw_only=True):
    """A place at a table."""

    seat: int
    name: str = ""
    by: str = OPEN  # OPEN, PERSON or the name of a bot
    nonce: str = ""  # what this seat adds to fair dice
    lang: str = ""
    data: Json = {}  # whatever else the hall keeps about it (who lent it, whom a bot stands in for)
    last_seen: float | None = None  # kept by seen(); ignored by change() for a seat that exists


class Token(Struct, frozen=True, kw_only=True):
    """A capability, as its SHA-256. Several may be valid for one seat (lending)."""

    hash: bytes
    seat: int | None  # None: the host's
    lent: bool = False
    made: float = 0.0


class Line(Struct, frozen=True):
    """A line of a record: the JSON text exactly as it was appended."""

    seq: int
    text: str
    at: float


class Change(Struct, frozen=True, kw_only=True):
    """What changes about a table, in one transaction. What is UNSET or empty stays."""

    status: Status | UnsetType = UNSET
    options: Json | UnsetType = UNSET
    settings: Json | UnsetType = UNSET
    dice: Json | UnsetType = UNSET
    dice_secret: bytes | None | UnsetType = UNSET
    started: float | None | UnsetType = UNSET
    ended: float | None | UnsetType = UNSET
    expires: float | None | UnsetType = UNSET
    webhook: str | None | UnsetType = UNSET
    bot_due: bool | UnsetType = UNSET
    seats: tuple[Seat, ...] = ()  # written whole, new or over the seat with the same number
    drop_seats: tuple[int, ...] = ()  # with their tokens and push subscriptions
    tokens: tuple[Token, ...] = ()  # added
    drop_tokens: tuple[bytes, ...] = ()  # hashes


class Move(Struct, frozen=True, kw_only=True):
    """Consecutive lines that are appended together or not at all."""

    table_id: str
    seq: int  # number of the first line: the caller's last_seq + 1, so 0 for the header
    lines: tuple[str, ...]  # at least one
    at: float
    client_id: str | None = None  # makes a resend harmless; the caller puts the seat into it ("2:<id>")
    asked: tuple[int, ...] = ()  # whose answer the game waits for afterwards
    bot_due: bool = False  # whether one of these is a bot's
    version: int | None = None  # if given, the table must have this version (starting, changing a seat)
    change: Change | None = None  # done in the same transaction: status, seats


class Moved(Struct, frozen=True):
    """`seq` is the number of the move's last line. `again`: it was stored before, under the same client id."""

    seq: int
    again: bool = False
    version: int = 0  # the table's version afterwards (0 when `again`)


class Mine(Struct, frozen=True):
    """A table somebody holds a token of, and what the token is for (None: host)."""

    table: Table
    seat: int | None
    hash: bytes


class Whole(Struct, frozen=True):
    """All that opening a table needs, read at one moment."""

    table: Table
    seats: tuple[Seat, ...]
    tokens: tuple[Token, ...]
    lines: tuple[Line, ...]


class Chat(Struct, frozen=True, kw_only=True):
    """Something said at a table: free text, or a phrase that each reader sees in their language."""

    n: int = 0  # 1, 2, 3... per table; given by the store
    seat: int | None  # None: the hall itself, or a spectator
    name: str = ""
    text: str | None = None
    phrase: str | None = None
    at: float


class Consent(Struct, frozen=True, kw_only=True):
    """A request that the other seats must agree to."""

    request: str  # its id, made by the caller, unique at its table
    seat: int  # who asks
    what: str  # "undo", "turn"...
    seq: int  # the last line when it was asked
    at: float
    outcome: Outcome = "open"
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Due(Struct, frozen=True):
    """A bot's turn that nobody has claimed."""

    table_id: str
    seq: int


class Push(Struct, frozen=True, kw_only=True):
    """Where a browser wants to be told that it is a seat's turn. `endpoint` and `keys` as the browser gave them."""

    seat: int
    endpoint: str
    keys: Json
    lang: str = ""
    made: float = 0.0


class Notice(Struct, frozen=True):
    """A table has changed. `here`: by this Store object; otherwise by another process (or not known).

    Notices are hints: one may come twice or late, several changes may come as one, and a notice may tell what the
    listener knows already. None is lost for good: read what comes after the last you know.
    """

    table_id: str
    last_seq: int
    kind: Kind
    here: bool = False


Listener = Callable[[Notice], None]


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

    # Lines

    @abstractmethod
    async def append(self, move: Move) -> Moved:
        """Append a move's lines; they are on disk when this returns. Tells kind "lines" (and "table" with a change).

        A client id that is stored already changes nothing and gives the number it got (`again`), whatever `seq` says.
        Conflict if `seq` is not the table's last_seq + 1, or the version is not the given one. NotFound if there is
        no such table. Also keeps last_seq, asked, bot_due and moved of the table.
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
    async def bots_due(self, limit: int = 100) -> list[Due]:
        """Tables being played with bot_due and no live claim on their last line, those waiting longest first."""

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
        """Read something; StoreError if the database does not answer."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go. Nothing may be called afterwards."""


async def open_store(url: str = "") -> Store:
    """Open a store and bring its schema up to date.

    "sqlite:///relative/or//absolute/path.db", "sqlite://" or ":memory:" (nothing is kept: tests), "postgresql://...";
    "" is hall.db in the user's data folder (QUESTHALL_HOME, XDG_DATA_HOME). StoreError, in plain words, if it cannot
    be opened; TooNew if a later version of Questhall has written it.
    """
    from questhall.hall.store.opening import open_any

    return await open_any(url)
