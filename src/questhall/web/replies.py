"""What the hall answers by HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct

from questhall.engine.languages import LANGUAGES
from questhall.hall.messages import Draw, Now, Outcome, Phase, TableInfo

# Problems


class Problem(Struct, omit_defaults=True):
    """application/problem+json. `code` is stable; `rule`, `text` and `args` are the game's where its rules refuse."""

    code: str
    title: str
    status: int
    detail: str = ""
    type: str = "about:blank"
    rule: str = ""
    text: str = ""
    args: dict[str, Any] = {}
    field: str = ""
    seq: int | None = None
    now: Now | None = None
    retry_after: float | None = None


# The house


class Health(Struct):
    version: str
    client: bool
    form: str
    database: str


class SettingInfo(Struct):
    """A game's option. The first value is the default; no values means structured data."""

    id: str
    values: tuple[str, ...]
    rule: str
    per_seat: bool


class GameWords(Struct):
    """A game as it stands on the shelf, in one language."""

    title: str
    tagline: str
    facts: str  # how many play, how long, what kind of game it is
    credit: str  # whose game it is
    begins: str = ""  # what a quick game begins with, where that is not the game itself


class LessonTitle(Struct):
    id: str
    title: dict[str, str]  # by language


class QuestInfo(Struct):
    """A quest on the shelf: 1 to 10 hard, about so many minutes; 0 where nobody has said."""

    id: str
    difficulty: int
    minutes: int


class GameInfo(Struct):
    id: str
    min_seats: int
    max_seats: int
    rules_version: int
    cooperative: bool
    settings: list[SettingInfo]
    levels: list[str]  # of bots, the weakest first: what people choose from
    bots: list[str]  # others by name
    default_bot: str
    words: dict[str, GameWords]  # by language
    texts: dict[str, str]  # by language, the address of its Fluent source
    lessons: list[LessonTitle]
    quests: list[QuestInfo]


if TYPE_CHECKING:

    class RuleText(Struct):
        source: str
        chapter: str
        rulings: list[str]

        def __init__(self, source: str, chapter: str, rulings: list[str], **words: str) -> None: ...

else:  # with a field for each language
    WORDS = [(lang, str) for lang in LANGUAGES]
    FACTS = [("source", str), ("chapter", str), ("rulings", list[str])]
    RuleText = defstruct("RuleText", [*WORDS, *FACTS], module=__name__)


class RulingText(Struct):
    question: dict[str, str]
    answer: dict[str, str]
    option: str


class CardLine(Struct):
    icon: str  # of the board's legend
    rule: str
    text: dict[str, str]  # by language


class CardSection(Struct):
    title: dict[str, str]  # by language
    lines: list[CardLine]


class Rulebook(Struct):
    game: str
    card: list[CardSection]  # the rules on one page; empty for a game that has none
    chapters: dict[str, dict[str, str]]
    rules: dict[str, RuleText]
    rulings: dict[str, RulingText]


# Making and changing tables


class SeatKey(Struct):
    """A seat's token. The link carries it in its fragment, which never reaches a server or a log."""

    table: str
    seat: int
    key: str
    link: str


class TableMade(Struct):
    table: TableInfo
    host: str
    seats: list[SeatKey]


class TableSet(Struct):
    """A changed table, and the keys of seats that the host has newly taken."""

    table: TableInfo
    seats: list[SeatKey]


class SeatChanged(Struct):
    """`key` is there when the change made a new link."""

    table: TableInfo
    key: SeatKey | None = None


# Looking


class Check(Struct):
    what: str
    ok: bool | None
    found: str


class Report(Struct):
    """Everything that can be checked about a finished game."""

    ok: bool
    checks: list[Check]
    table: str
    source: str
    commitment: str | None
    secret: str | None
    nonces: list[str]
    answers: int
    throws: int
    draws: list[Draw]


class MyTable(Struct):
    """A table of mine. Without a seat the token is the host's."""

    table: str
    game: str
    phase: Phase
    seat: int | None
    host: bool
    seats: list[str]
    asked: list[int]
    your_turn: bool
    seq: int
    since: str
    expires: str | None
    lesson: str = ""
    over: Outcome | None = None


class MyTables(Struct):
    """`gone` are tables, or tokens, that do not exist any more."""

    tables: list[MyTable]
    gone: list[str]


# Your turn, outside the page


class PushKey(Struct):
    """The server's VAPID key; null where push is not set up."""

    key: str | None
