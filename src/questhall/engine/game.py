"""What a game offers to everything around it, and the plain data it speaks in: options, reasons, tellings, results."""

from __future__ import annotations

import importlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from questhall.engine.core import CHANCE, DECISION, AnyStep, Chance, Event, Reason, State, start
from questhall.engine.quests import QuestFiles
from questhall.engine.told import Args, Told

S = TypeVar("S", bound=State)
CONTENT: Final = "content"  # the option that changes it


LEVELS: Final = ("easy", "fair", "strong")  # of bots, the same words in every game that has any
USUAL: Final = "fair"
EXAMPLES: Final = 6  # in the refusal of a throw


class BadSetup(ValueError):
    """Options or seats a game cannot be started with. `key` says which."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"{key}: {problem}")
        self.key = key


class UnknownName(ValueError):
    """A word that names no answer or outcome here."""


@dataclass  # not frozen: a move makes dozens of them, and frozen ones take four times as long to make
class Option:
    """One answer as people see it. `name` is what records and the wire carry; `refs` are the things it is about."""

    name: str
    verb: str
    refs: tuple[str, ...]
    rule: str
    text: str
    args: Args = field(default_factory=dict)


class Kept(list[Option]):
    """Options that a game gives again for the same answers: they never change, so what is made of them stays here."""

    __slots__ = ("offer", "sent")

    def __init__(self, options: Iterable[Option]) -> None:
        super().__init__(options)
        self.offer: Any = None  # the engine's
        self.sent: Any = None  # the wire's


@dataclass(frozen=True)
class Said:
    """A sentence: a text of the game and its arguments."""

    text: str
    args: Args = field(default_factory=dict)

    def inside(self) -> dict[str, Any]:
        """As an argument of another sentence."""
        return {"text": self.text, "args": self.args}


@dataclass(frozen=True)
class Explanation:
    """What a thing on the table is: what it is called (a value as in Args), what it does, and the rule behind it.

    `quiet`: ground nobody wonders about; it is explained when somebody asks, not to whoever happens to point at it.
    """

    name: Any
    lines: tuple[Said, ...]
    rule: str
    quiet: bool = False


Explainer = Callable[[Any, str], Explanation | None]  # of a view, by what follows the kind in a ref


@dataclass(frozen=True)
class Result:
    """How a game ended: points and places, and the sentence that says it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    text: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Pace:
    """How long people have for what the game waits for, in seconds. Whoever keeps the clock is elsewhere.

    `window` names what the time is counted for, from its beginning on, whatever is answered inside; 0: each seat has
    its own time, from when it was asked. When `most` is over, `Game.fallback` answers for everybody still awaited.
    Answers whose verb is `held` are not taken before `least`. `heard` grows with whatever may prolong the window: heard
    in the last `late` seconds it adds `more`, at most `most_more` in all. `away`: the time runs while nobody looks.
    """

    window: int
    most: float = inf
    least: float = 0
    held: frozenset[str] = frozenset()
    heard: int = 0
    late: float = 0
    more: float = 0
    most_more: float = 0
    away: bool = False


@dataclass(frozen=True)
class Setting:
    """A table option: its id, the values it may take (the first is the default), and whether each seat has its own.

    An empty tuple of values means structured data, which the game checks itself. `field` is where the game's table
    keeps it (agreement.py); what needs more than that, the game lays out itself.
    """

    id: str
    values: tuple[str, ...]
    rule: str = ""
    per_seat: bool = False
    field: str = ""


@dataclass(frozen=True)
class Title:
    """What the lobby needs to know of a game; the rules are imported only by load()."""

    id: str
    min_seats: int
    max_seats: int
    module: str  # "package.module:Class"
    folder: Path  # texts, content and rulebook live here
    cooperative: bool = False  # the seats win or lose together
    overlord: int | None = None  # a seat against all the others: a bot's, unless somebody wants it
    bots: str = ""  # module with POLICIES, the heuristics its bots play by
    quests: str = ""  # module with QUESTS, its quest files
    levels: Mapping[str, str] = field(default_factory=dict, hash=False)  # who plays each of LEVELS
    board: str = ""  # module with BOARD, its drawing in characters
    card: str = ""  # module with numbers(), what its rule card takes from its content
    learning: str = ""  # module with LEARNING, its answers and views in numbers
    shelf: int = 1000  # its place among the games, counted from the left

    @property
    def default_bot(self) -> str:
        """The one that is seated when nobody says which."""
        return USUAL if self.levels else "random"

    @property
    def best_bot(self) -> str:
        """The one that gives advice."""
        return LEVELS[-1] if self.levels else "random"

    def part(self, name: str) -> ModuleType:
        """One of its modules."""
        return importlib.import_module(name)

    def load(self) -> Game[Any]:
        module, _, name = self.module.partition(":")
        game: Game[Any] = getattr(self.part(module), name)(self)
        return game

    def quest_files(self) -> QuestFiles | None:
        """How quests of one's own are read and checked; None if the game has no quests."""
        if not self.quests:
            return None
        files: QuestFiles = self.part(self.quests).QUESTS
        return files

    def card_numbers(self) -> Mapping[str, int]:
        """The numbers of its rule card by name."""
        if not self.card:
            return {}
        numbers: Mapping[str, int] = self.part(self.card).numbers()
        return numbers


class Game(ABC, Generic[S]):
    """The rules of one game, seen from outside. Stateless: one instance serves all tables."""

    rules_version: int
    settings: tuple[Setting, ...]
    # kinds of things that are told about where they can be chosen, and how many lines of their explanation
    told_choices: ClassVar[Mapping[str, int]] = {}
    explainers: ClassVar[Mapping[str, Explainer]] = {}  # by kind of thing
    first_step: AnyStep
    # parts of a view that are the same objects as before while nothing in them has changed (of a list: its elements),
    # and whether options are: what was encoded once is sent again
    steady: ClassVar[tuple[str, ...]] = ()
    steady_options: ClassVar[bool] = False
    content: str = ""  # the changes to its content, if it is a game with content of somebody's own

    def __init__(self, title: Title) -> None:
        self.title = title

    @property
    def id(self) -> str:
        return self.title.id

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options with all defaults filled in; BadSetup for an unknown option or value."""
        if not self.title.min_seats <= seats <= self.title.max_seats:
            raise BadSetup("seats", f"{seats} seats; {self.id} takes {self.title.min_seats} to {self.title.max_seats}")
        known = {setting.id: setting for setting in self.settings}
        for key in options:
            if key not in known and key != CONTENT:
                raise BadSetup(key, f"unknown option; there are {', '.join(known)}")
        changes = changed_content(options)
        completed = {key: complete_setting(setting, options.get(key), seats) for key, setting in known.items()}
        return completed | {CONTENT: changes} if changes else completed

    def new(self, options: Mapping[str, Any], seats: int, listen: bool = False) -> S:
        """A state at its first wait point. With `listen` its events hold what has happened up to there."""
        completed = self.complete(options, seats)
        if completed.pop(CONTENT, "") != self.content:
            raise BadSetup(CONTENT, "this is the game with other content; open it for these options")
        state = self.lay_out(completed, seats)
        state.events = [] if listen else None
        start(state, self.first_step)
        return state

    @abstractmethod
    def lay_out(self, options: Mapping[str, Any], seats: int) -> S:
        """The table before anything happens, for completed options."""

    @abstractmethod
    def option(self, state: S, seat: int, answer: int) -> Option: ...

    @abstractmethod
    def answer(self, state: S, seat: int, name: str) -> int:
        """The code of a name; UnknownName if it means nothing here. Whether it is legal now, the engine says."""

    @abstractmethod
    def outcome_name(self, chance: Chance, outcome: int) -> str:
        """What the dice show, in words a person can type: `skull skull room find / blank`."""

    def outcome(self, chance: Chance, words: str) -> int:
        """The outcome those words name; UnknownName with what is expected otherwise."""
        found = named_outcomes(self, chance).get(self.throw_key(words))
        if found is None:
            raise UnknownName(f"{words[:40]!r} is no throw of {chance.name}; it could be: {likely(self, chance)}")
        return found

    def throw_key(self, words: str) -> Hashable:
        """What counts of the words of a throw: it is equal for all ways to say the same one. Here their order does."""
        return tuple(words.lower().split())

    @abstractmethod
    def why_not(self, state: S, seat: int, ref: str) -> Reason | None:
        """Why this seat cannot choose that thing now; None if it can."""

    @abstractmethod
    def told(self, state: S, event: Event) -> Told: ...

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """All that this seat may see (None: a spectator), as plain data; a game may say its type.

        Nothing in it changes afterwards, since people are told what is other in the next one. It may hold parts of the
        state: a state that is shown never changes either.
        """

    def explain(self, view: Mapping[str, Any], ref: str) -> Explanation | None:
        """What that thing is, of a view: it can tell nothing that the view does not show. None if there is no such."""
        kind, _, name = ref.partition(":")
        explainer = self.explainers.get(kind)
        return None if explainer is None else explainer(view, name)

    def told_refs(self, options: Iterable[Option]) -> list[str]:
        """The things among these choices that are told about: spells, items, quests; each once."""
        kinds = tuple([f"{kind}:" for kind in self.told_choices])
        refs = [ref for option in options for ref in option.refs if ref.startswith(kinds)] if kinds else []
        return list(dict.fromkeys(refs))

    def details(self, view: Mapping[str, Any], refs: Iterable[str]) -> dict[str, tuple[Said, ...]]:
        """What those things do, by ref."""
        explained = [(ref, self.explain(view, ref)) for ref in refs]
        return {ref: said.lines[: self.told_choices[ref.partition(":")[0]]] for ref, said in explained if said}

    def prompt(self, view: Mapping[str, Any], seat: int | None, question: str) -> Args:
        """The arguments of `ask-<question>` and `wait-<question>`, of what this seat sees: who faces what, for what."""
        return {}

    def thrower(self, state: S) -> int | None:
        """Whose throw it is that the game waits for; None where the rules name nobody."""
        return None

    def secret(self, state: S) -> bool:
        """Whether what the dice or the deck give now is not for all eyes: then no person throws, however they play."""
        return False

    def awaited(self, state: S, seat: int | None) -> tuple[int, ...]:
        """Whom this seat (None: a spectator) sees being waited for; less than all where people talk in private."""
        return state.awaited()

    def question(self, state: S, seat: int | None) -> str:
        """The name of the step the game waits in, as far as this seat (None: a spectator) may know it; "" when over."""
        return type(state.asking).__name__ if state.waiting in (DECISION, CHANCE) else ""

    def eyes(self, state: S, seat: int | None) -> Hashable:
        """Seats for which this is equal see the same view now; a game says so where it is cheap to know."""
        return seat

    def alike(self, state: S, seat: int | None) -> Hashable:
        """Seats for which this is equal also face the same question, wait for the same others and get the same prompt.

        They differ in no more than what they may answer and take back.
        """
        return seat

    def pace(self, state: S) -> Pace | None:
        """How much time there is for what the game waits for; None: as much as people like."""
        return None

    def fallback(self, state: S, seat: int) -> int:
        """What is answered for a seat whose time is over."""
        return state.legal_for(seat)[0]

    @abstractmethod
    def result(self, state: S) -> Result: ...

    def options(self, state: S, seat: int) -> list[Option]:
        return [self.option(state, seat, answer) for answer in state.legal_for(seat)]


@lru_cache(maxsize=256)  # decks change from draw to draw, dice do not
def named_outcomes(game: Game[Any], chance: Chance) -> dict[Hashable, int]:
    return {game.throw_key(game.outcome_name(chance, outcome)): outcome for outcome in chance.outcomes}


def likely(game: Game[Any], chance: Chance) -> str:
    """The likeliest outcomes, to show how a throw is said."""
    found = sorted(zip(chance.outcomes, chance.weights, strict=True), key=lambda each: -each[1])
    return ", ".join([game.outcome_name(chance, outcome) for outcome, _ in found[:EXAMPLES]])


def changed_content(options: Mapping[str, Any]) -> str:
    """The changes to the content, as a TOML text; "" for none. Every game takes this option."""
    changes = options.get(CONTENT) or ""
    if not isinstance(changes, str):
        raise BadSetup(CONTENT, "must be a text")
    return changes


def complete_setting(setting: Setting, value: Any, seats: int) -> Any:
    """One option's value, checked against its values; data options pass as they are."""
    if not setting.values:
        return [] if value is None else value
    if not setting.per_seat:
        return one_of(setting, setting.values[0] if value is None else value)
    if value is None or isinstance(value, str):
        value = [setting.values[0] if value is None else value] * seats
    if not isinstance(value, Sequence) or len(value) != seats:
        raise BadSetup(setting.id, f"one value for all, or a list of {seats}")
    return [one_of(setting, each) for each in value]


def data_of(word: str) -> Any:
    """Structured data as people type it: JSON, plain text, or @FILE for a file's text, which is JSON if its name is.

    ValueError if it is no JSON, OSError if the file cannot be read.
    """
    if word.startswith("@"):
        path = Path(word[1:])
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if path.suffix == ".json" else text
    return json.loads(word) if word[:1] in ("[", "{", '"') else word


def one_of(setting: Setting, value: Any) -> str:
    if isinstance(value, str) and value in setting.values:
        return value
    raise BadSetup(setting.id, f"{value!r} is not one of {', '.join(setting.values)}")
