"""What a table says of itself, as plain data: the same shapes for every listener, near or far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from questhall.engine.game import Option
from questhall.engine.languages import Lang
from questhall.engine.plain_text import HARMFUL

Phase = Literal["lobby", "playing", "over"]
Kind = Literal["human", "bot", "open"]
UndoRule = Literal["free", "friendly", "strict"]
DiceSource = Literal["fair", "hand", "seeded"]
ChatRule = Literal["all", "phrases", "off"]
CommonPhrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "more-time",
    "back-soon",
    "take-back",
    "well-played",
    "what-luck",
    "ouch",
    "beware",
    "sorry",
    "thanks",
    "rematch",
    "good-game",
    "bye",
]
Phrase = Literal[
    CommonPhrase,
    "trust-me",
    "last-offer",
    "need-me",
    "better-offer",
    "sure",
    "remember",
    "liar",
]
What = Literal["start", "answer", "roll", "undo", "redo", "seat", "end"]
How = Literal["free", "consent", "nothing"]
Taking = Literal["undo", "redo", "turn"]

PLAIN = f"^[^{HARMFUL}\\t\\n]*$"  # nothing that does something to a screen
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
ShortText = Annotated[str, Meta(min_length=1, max_length=500, pattern=f"^[^{HARMFUL}]*$")]
Pause = Annotated[int, Meta(ge=0, le=10_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Pieces = dict[Word, Annotated[str, Meta(max_length=80, pattern=PLAIN)]]


class Companion(Struct, forbid_unknown_fields=True, frozen=True):
    """Who does what at a table with a real box.

    `app` are the throws people leave to the hall: kinds (`card`) and seats (`seat:0`). What is drawn in secret is never
    theirs. `paper` is what they track themselves, in the game's own words, so that screens leave it out. `placer` is
    the seat whose screen says what to put on the board; null: every screen does.
    """

    app: Annotated[tuple[Word, ...], Meta(max_length=32)] = ()
    paper: Annotated[tuple[Word, ...], Meta(max_length=32)] = ()
    placer: SeatNumber | None = None


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """How a table is run, whatever the game. `pause` is the time between two answers of bots, in milliseconds.

    `hints`: people may ask what a bot would do in their place.
    """

    undo: UndoRule = "friendly"
    dice: DiceSource = "fair"
    pause: Pause = 450
    spectators: bool = True
    chat: ChatRule = "all"
    hints: bool = True
    companion: Companion = Companion()


class SeatInfo(Struct):
    """A place at the table. `bot` plays it when `kind` says so; `owned`: a person's link can still take it back.

    `free`: whoever likes may sit down there.
    """

    n: int
    kind: Kind
    name: str
    bot: str | None = None
    lang: Lang | None = None
    owned: bool = False
    lent: bool = False
    free: bool = False


class TableInfo(Struct):
    """A table as everybody may know it. `expires` is when an unstarted table is cleared away unless somebody comes.

    `placed` are the pieces that stand on the real board, with what they were called when they were put there.
    `lesson` is the one that this table is, if it is one.
    """

    id: str
    game: str
    phase: Phase
    options: dict[str, Any]
    settings: Settings
    seats: list[SeatInfo]
    made: str
    seq: int
    version: int
    host_seat: int | None = None
    asked: list[int] = []
    commitment: str | None = None
    started: str | None = None
    expires: str | None = None
    rematch: str | None = None
    over: Outcome | None = None
    placed: dict[str, str] = {}
    lesson: str = ""


class Outcome(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    text: str
    args: Mapping[str, Any]


class Telling(Struct, gc=False):
    """One thing that happened, for log, animation, sound and text."""

    kind: str
    seat: int
    refs: tuple[str, ...]
    rule: str
    text: str
    args: Mapping[str, Any]


class MomentInfo(Struct, omit_defaults=True, gc=False):
    """One entry of the record as a listener may know it. `to` is where an undo or redo went.

    `given` is `clock` where the time was over and the clock answered for the seat.
    """

    n: int
    what: What
    told: list[Telling]
    at: str
    seat: int | None = None
    to: int | None = None
    given: Literal["", "clock"] = ""


class UndoInfo(Struct):
    """What the seat may take back. `turn` is about the whole turn; `why` says what makes consent necessary.

    It is said where nobody needs to be asked, too: what was shown or thrown is taken back with open eyes.
    """

    how: How = "nothing"
    why: str = ""
    turn: How = "nothing"
    redo: bool = False
    turn_why: str = ""


class HandThrow(Struct):
    """A throw that people make with real dice. `outcomes` is empty where there are too many to list.

    `seat` is whose throw it is, null if the rules name nobody.
    """

    throw: str
    text: str
    args: Mapping[str, Any]
    example: str
    outcomes: list[str]
    seat: int | None = None


class ClockInfo(Struct):
    """Until when one may answer, null without end; and from when on what ends a talk too early may be said."""

    closes: str | None
    opens: str | None


class LessonPage(Struct):
    """Something that is said, by language; `point` are the things it is about, `rule` where it is written."""

    said: dict[str, str]
    point: tuple[str, ...]
    rule: str


class LessonInfo(Struct):
    """Where a lesson stands: `done` of `total` tasks. `want` are the answers that lead on, none after the last task;
    `other` is what is said to any other answer. `form` is read in the form where a screen has the answer put together;
    `aim` is the end of a walk that the wanted answer is part of. While others speak there is nothing to read or to
    choose."""

    done: int
    total: int
    others_speak: bool
    pages: list[LessonPage] = []
    form: list[LessonPage] = []
    want: tuple[str, ...] = ()
    other: dict[str, str] = {}
    aim: str = ""


class Sentence(Struct, gc=False):
    """A text of the game and its arguments."""

    text: str
    args: Mapping[str, Any]


class Standing(Struct):
    """How the table stands for one seat (None: a spectator) after entry `seq`, all but the view."""

    seq: int
    seat: int | None
    options: list[Option]
    undo: UndoInfo
    details: Mapping[str, list[Sentence]]  # what things do that may be chosen, by ref
    asked: list[int]
    step: str
    waiting_since: str
    hand: HandThrow | None
    over: Outcome | None
    clock: ClockInfo | None = None
    past: bool = False
    lesson: LessonInfo | None = None
    prompt: Mapping[str, Any] = {}  # what the question is about: arguments of the game's `ask-` and `wait-` texts


class Now(Standing, tag="now", tag_field="type", kw_only=True):
    """The table from one seat."""

    view: Mapping[str, Any]


class Changed(Standing, tag="changed", tag_field="type", kw_only=True):
    """The same for a socket whose hello asks for it: of the view only what is other than after entry `since`.

    It builds on the last `now` or `changed` that this socket was sent for this seat. Whoever does not have that one
    asks for the `whole`. In `changes`, by the view's keys, null is gone, `[value]` is new or another altogether, and an
    object says what is other inside, by key or, in a list, by index. What is not there is as it was.
    """

    since: int
    changes: Mapping[str, Any]


class Here(Struct, tag="here", tag_field="type"):
    """The greeting: the table, the seats this connection holds, and what time it is here, in seconds since 1970."""

    table: TableInfo
    seats: list[int]
    host: bool
    seq: int
    time: float


class Happened(Struct, tag="happened", tag_field="type"):
    """What one seat (None: a spectator) may know of the entries up to `seq`. It comes before the `now` it leads to."""

    seq: int
    seat: int | None
    moments: list[MomentInfo]


class TableChanged(Struct, tag="table", tag_field="type"):
    table: TableInfo


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is connected. Seats are written as words, since JSON keys are; bots are always here."""

    seats: dict[str, Literal["here", "away"]]
    spectators: int


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Something somebody said: free text, or a phrase that every reader gets in their own language."""

    id: int
    seat: int | None
    name: str
    at: str
    text: str | None = None
    phrase: Phrase | None = None


class ConsentAsked(Struct, tag="consent", tag_field="type"):
    """A seat (-1: a host without one) asks the others to agree. `moves` are the entries that would be taken back.

    `what` is `rule` where the table shall be run in another way; `rule` are the settings as they would be then.
    """

    request: str
    seat: int
    what: Literal["undo", "redo", "turn", "rule"]
    moves: list[MomentInfo]
    needs: list[int]
    yes: list[int]
    no: list[int]
    state: Literal["open", "granted", "refused", "lapsed"] = "open"
    rule: dict[str, str | bool] = {}


class Moved(Struct, tag="moved", tag_field="type"):
    """It is done, and on disk; `seq` is the number of its last entry."""

    seq: int
    id: str = ""


class Asked(Struct, tag="asked", tag_field="type"):
    """The others must agree first; `consent` messages tell what they say."""

    request: str
    id: str = ""


class Done(Struct, tag="done", tag_field="type"):
    id: str = ""


class WhyNot(Struct):
    """Why something cannot be chosen: the rule, and the game's text for it."""

    rule: str
    text: str
    args: dict[str, Any]


class Explained(Struct):
    """What a thing on the table is: its name (a value as in arguments of texts), what it does, and its rule.

    `quiet`: ground that is explained when somebody asks, not to whoever happens to point at it.
    """

    name: Any
    lines: list[Sentence]
    rule: str
    quiet: bool = False


class Suggestion(Struct):
    """What a bot would answer in this seat's place, to the question that entry `seq` left open, and why.

    `then` is what it would answer after that, as far as this can be foreseen: more of the kind, as the steps of a walk
    are, and what comes at their end. `at_last` is why the last of that kind is given: what speaks for a walk's end.
    """

    seq: int
    answer: str
    why: Sentence | None = None
    then: list[Option] = field(default_factory=list)
    at_last: Sentence | None = None


class Draw(Struct):
    """One throw to recompute: draw `k`, made by entry `n`, of `total` tickets; `ticket` is the one that was drawn."""

    n: int
    k: int
    name: str
    total: int
    ticket: int | None
    shows: str
