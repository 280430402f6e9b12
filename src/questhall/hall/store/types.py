"""What a store keeps, as plain data. Times are seconds since 1970; Json is what json.loads gives.

A field of a struct that is kept is a column: `schema` says its type, `rename` its name there if it has another.
"""

from __future__ import annotations

from collections.abc import Callable
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


class BadText(ValueError):
    """A text that cannot be kept: it holds a NUL or half a character."""


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


class Seat(Struct, frozen=True, kw_only=True, rename={"by": "played_by"}):
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


class Line(Struct, frozen=True, rename={"text": "line"}):
    """A line of a record: the JSON text exactly as it was appended."""

    seq: int
    text: str
    at: float


class Change(Struct, frozen=True, kw_only=True):
    """What changes about a table, in one transaction, in this order. What is UNSET or empty stays."""

    status: Status | UnsetType = UNSET
    options: Json | UnsetType = UNSET
    settings: Json | UnsetType = UNSET
    dice: Json | UnsetType = UNSET
    dice_secret: bytes | UnsetType | None = UNSET
    started: float | UnsetType | None = UNSET
    ended: float | UnsetType | None = UNSET
    expires: float | UnsetType | None = UNSET
    webhook: str | UnsetType | None = UNSET
    drop_seats: tuple[int, ...] = ()  # with their tokens and push subscriptions
    seats: tuple[Seat, ...] = ()  # written whole, new or over the seat with the same number
    drop_tokens: tuple[bytes, ...] = ()  # hashes
    tokens: tuple[Token, ...] = ()  # added, for seats that are there


class Move(Struct, frozen=True, kw_only=True):
    """Consecutive lines that are appended together or not at all."""

    table_id: str
    seq: int  # number of the first line: the caller's last_seq + 1, so 0 for the header
    lines: tuple[str, ...]  # at least one
    at: float
    client_id: str | None = None  # makes a resend harmless; the caller puts the seat into it ("2:<id>")
    asked: tuple[int, ...] = ()  # whose answer the game waits for afterwards
    bot_due: bool = False  # whether one of these is a bot's
    due: float | None = None  # when the clock plays on for them, even if nobody looks
    version: int | None = None  # if given, the table must have this version (starting, changing a seat)
    change: Change | None = None  # done in the same transaction: status, seats


class Moved(Struct, frozen=True):
    """`seq` is the number of the move's last line. `again`: it was stored before, under the same client id."""

    seq: int
    again: bool = False


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


class Chat(Struct, frozen=True, kw_only=True, rename={"text": "said"}):
    """Something said at a table: free text, or a phrase that each reader sees in their language."""

    n: int = 0  # 1, 2, 3... per table; given by the store
    seat: int | None  # None: the hall itself, or a spectator
    name: str = ""
    text: str | None = None
    phrase: str | None = None
    at: float
    client_id: str | None = None  # makes a resend harmless, as that of a Move


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
    """A table where something is due after this line: a bot's turn that nobody has claimed, or a time that is over."""

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
