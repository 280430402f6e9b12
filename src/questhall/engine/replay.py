"""A record read back: the state at every moment, and the log of what was told to whom."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from questhall.engine import record as files
from questhall.engine.changed_game import game_for
from questhall.engine.core import (
    CHANCE,
    NATURE,
    OVER,
    Event,
    IllegalAnswer,
    Reason,
    State,
    require_asked,
    require_legal,
)
from questhall.engine.dice import LESSON
from questhall.engine.entries import Answer, End, Entry, Redo, Roll, Seating, Undo
from questhall.engine.game import Game, Kept, Option, Result, UnknownName
from questhall.engine.record import Record, RecordError
from questhall.engine.timeline import Move, Refused, Timeline, perform
from questhall.engine.told import Told

S = TypeVar("S", bound=State)
FindGame = Callable[[str], Game[Any]]  # the rules of a game id; a ValueError if there is no such game

KINDS = {Answer: "answer", Roll: "roll", Undo: "undo", Redo: "redo", Seating: "seat", End: "end"}


class Moment:
    """What one entry of the record told a reader. `what` is start, answer, roll, undo, redo, seat or end."""

    def __init__(self, n: int, what: str, told: tuple[Told, ...], at: str) -> None:
        self.n = n
        self.what = what
        self.told = told
        self.at = at
        self.seat: int | None = None
        self.to: int | None = None  # where an undo or redo went
        self.given = ""  # by whom, if not by whoever plays the seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.parts() == other.parts()

    def parts(self) -> tuple[object, ...]:
        return self.n, self.what, self.seat, self.told, self.to, self.at, self.given


class Offer:
    """What a seat may answer, and the code of each answer by its name."""

    def __init__(self, options: list[Option], legal: tuple[int, ...]) -> None:
        self.options = options
        self.codes = {option.name: code for option, code in zip(options, legal, strict=True)}
        self.refs: list[str] | None = None  # what may be chosen and is told about, once somebody has asked


def offered(options: list[Option], legal: tuple[int, ...]) -> Offer:
    if not isinstance(options, Kept):
        return Offer(options, legal)
    if options.offer is None:
        options.offer = Offer(options, legal)
    kept: Offer = options.offer
    return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay(Generic[S]):
    """A game and the entries of its record taken so far. States that are shown must not be changed."""

    def __init__(self, game: Game[S], record: Record) -> None:
        self.game = game
        self.record = record
        self.seats = list(record.header.seats)
        start = game.new(record.header.options, len(self.seats), listen=True)
        opening, start.events = start.events or [], None
        self.timeline: Timeline[S] = Timeline(start)
        self.tellings: dict[int, tuple[Told, ...]] = {0: self.tell(start, opening)}
        self.offers: dict[int, Offer] = {}  # by seat; what was offered in the state that was looked at last
        self.offered_in: S = start

    @staticmethod
    def of(record: Record, find: FindGame) -> Replay[Any]:
        """A whole record, replayed. RecordError names the line of the first entry that these rules do not take."""
        replay: Replay[Any] = Replay(rules_of(record, find), record)
        replay.take_all()
        return replay

    @staticmethod
    def read(path: Path, find: FindGame, salvage: bool = False) -> Replay[Any]:
        """The same from a file."""
        return Replay.of(files.read(path, salvage), find)

    # Now

    @property
    def state(self) -> S:
        return self.timeline.state

    @property
    def seq(self) -> int:
        """The number of the last entry, which an answer replies to."""
        return self.timeline.next_number - 1

    @property
    def is_over(self) -> bool:
        return self.state.waiting == OVER

    @property
    def is_lesson(self) -> bool:
        """Its dice say so."""
        return self.record.header.dice.get("source") == LESSON

    def view(self, seat: int | None) -> Mapping[str, Any]:
        return self.game.view(self.state, seat)

    def options(self, seat: int) -> list[Option]:
        return self.offer(seat).options

    def offer(self, seat: int) -> Offer:
        """What this seat may answer now: made once, for whoever shows it and for the answer that comes back."""
        state = self.state
        if self.offered_in is not state:
            self.offers, self.offered_in = {}, state
        found = self.offers.get(seat)
        if found is None:
            legal = state.legal_for(seat)
            found = self.offers[seat] = offered(self.game.options(state, seat) if legal else [], legal)
        return found

    def told_refs(self, seat: int) -> list[str]:
        """The things that this seat may choose and that are told about."""
        offer = self.offer(seat)
        if offer.refs is None:
            offer.refs = self.game.told_refs(offer.options)
        return offer.refs

    def is_offered(self, seat: int, name: str) -> bool:
        """Whether this seat was shown that answer, in these very words."""
        offer = self.offers.get(seat) if self.offered_in is self.state else None
        return offer is not None and name in offer.codes

    def result(self) -> Result | None:
        return self.game.result(self.state) if self.is_over else None

    # Then

    def go_to(self, n: int) -> S:
        """The state after entry n, 0 being the start; undone entries can be looked at too."""
        if not 0 <= n <= self.seq:
            raise IndexError(f"there is no entry {n}; the last one is {self.seq}")
        return cast(S, self.timeline.state_at(n).clone())

    def log(self, seat: int | None = None) -> list[Moment]:
        """What this reader (None: a spectator) knows of the line of play, from the start to now."""
        return self.moments([0, *[move.n for move in self.timeline.line()]], seat)

    def events_since(self, n: int, seat: int | None = None) -> list[Moment]:
        """What has happened after entry n, in the order of the record, with what was taken back."""
        return self.moments(range(max(n, -1) + 1, self.seq + 1), seat)

    def moments(self, numbers: Iterable[int], seat: int | None) -> list[Moment]:
        return [self.moment(n, seat) for n in numbers]

    def moment(self, n: int, seat: int | None) -> Moment:
        """One entry as this reader may know it. An answer that tells him nothing is nobody's, for all he knows."""
        told = tuple([told for told in self.told(n) if told.audience is None or told.may_know(seat)])
        if n == 0:
            return Moment(0, "start", told, self.record.header.made)
        entry = self.record.entries[n - 1]
        moment = Moment(n, KINDS[type(entry)], told, entry.at)
        if isinstance(entry, Answer):
            if told:
                moment.seat, moment.given = entry.seat, entry.given
        elif isinstance(entry, (Undo, Redo)):
            moment.seat, moment.to = entry.seat, entry.to
        elif isinstance(entry, Seating):
            moment.seat = entry.seat
        return moment

    def told(self, n: int) -> tuple[Told, ...]:
        """All that entry n told, secrets included. What nobody listened to is played again."""
        if n not in self.timeline.moves:
            return ()
        if n not in self.tellings:
            self.listen_again(n)
        return self.tellings[n]

    def listen_again(self, n: int) -> None:
        silent: list[Move] = []
        while n not in self.tellings:
            silent.append(self.timeline.moves[n])
            n = silent[-1].before
        state = cast(S, self.timeline.state_at(n).clone())
        for move in reversed(silent):
            events: list[Event] = []
            state.events = events
            perform(state, move.seat, move.code, move.data)
            self.tellings[move.n] = self.tell(state, events)

    def tell(self, state: S, events: Iterable[Event]) -> tuple[Told, ...]:
        return tuple([self.game.told(state, event) for event in events])

    # Taking entries

    def take_all(self) -> None:
        for entry in self.record.entries:
            with blaming(self.record, entry.n + 1):
                self.take(entry)

    def take(self, entry: Entry, listen: bool = False) -> None:
        """Do what an entry of the record says; a ValueError says why that cannot be done.

        `listen`: what it tells will be wanted, and need not be played again for that.
        """
        match entry:
            case Answer():
                code, data = self.understand(entry.seat, entry.do)
                self.play(entry.n, entry.seat, code, data, listen)
            case Roll():
                self.play(entry.n, NATURE, self.read_throw(entry.roll, entry.shows), None, listen)
            case Undo():
                self.timeline.back_to(entry.to)
            case Redo():
                self.timeline.forth_to(entry.to)
            case Seating():
                self.sit(entry)
            case End():
                self.take_end(entry)

    def play(self, n: int, seat: int, code: int, data: Any, listen: bool) -> None:
        events = self.timeline.play(seat, code, data, listen)
        if listen:
            self.tellings[n] = self.tell(self.state, events)

    def understand(self, seat: int, answer: object) -> tuple[int, Any]:
        """The code, or the structured data, that an answer means now. Refused if it may not be given."""
        require_asked(self.state, seat)
        if not isinstance(answer, str):
            return 0, answer
        if self.is_offered(seat, answer):
            return self.offers[seat].codes[answer], None
        try:
            code = self.game.answer(self.state, seat, answer)
            require_legal(self.state, seat, code)
        except UnknownName as unknown:
            raise Refused(f"seat {seat} may not {answer!r} here ({unknown})", self.reason(seat, answer)) from None
        except IllegalAnswer:
            raise Refused(f"seat {seat} may not {answer!r} here", self.reason(seat, answer)) from None
        return code, None

    def reason(self, seat: int, name: str) -> Reason | None:
        """Why one of the things that an answer names cannot be chosen."""
        for ref in name.split():
            if ":" in ref:
                try:
                    reason = self.game.why_not(self.state, seat, ref)
                except UnknownName:
                    continue
                if reason is not None:
                    return reason
        return None

    def read_throw(self, name: str, words: str) -> int:
        chance = self.state.chance
        if self.state.waiting != CHANCE:
            raise IllegalAnswer(f"{name} is thrown, but the game does not wait for dice")
        if name != chance.name:
            raise IllegalAnswer(f"{name} is thrown, but the game waits for {chance.name}")
        try:
            outcome = self.game.outcome(chance, words)
        except UnknownName as unknown:
            raise Refused(f"{words!r} is no throw of {name}: {unknown}") from None
        if outcome not in chance.outcomes:
            raise Refused(f"{words!r} cannot be thrown with {name} now")
        return outcome

    def sit(self, entry: Seating) -> None:
        if not 0 <= entry.seat < len(self.seats):
            raise IllegalAnswer(f"there is no seat {entry.seat}")
        seat = self.seats[entry.seat]
        self.seats[entry.seat] = replace(seat, by=entry.by, name=entry.name or seat.name)
        self.timeline.note()

    def take_end(self, entry: End) -> None:
        if not self.is_over:
            raise IllegalAnswer("the record ends here, but the game is not over")
        result = said_result(self.game.result(self.state))
        for key in ("scores", "winners"):
            if entry.result.get(key) != result[key]:
                raise IllegalAnswer(f"the record says {key} {entry.result.get(key)}, but they are {result[key]}")
        self.timeline.note()


def said_result(result: Result) -> dict[str, Any]:
    """A result as the record says it."""
    return {"scores": list(result.scores), "winners": list(result.winners), "text": result.text}


def rules_of(record: Record, find: FindGame) -> Game[Any]:
    """The rules a record was made under, if they are here."""
    header = record.header
    with blaming(record, 1):
        game = game_for(find(header.game), header.options)
        if header.rules != game.rules_version:
            raise ValueError(f"recorded under rules {header.rules} of {game.id}; these are rules {game.rules_version}")
    return game


@contextmanager
def blaming(record: Record, line: int) -> Iterator[None]:
    """Problems inside are problems of that line of the record."""
    try:
        yield
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(record.name, line, str(error)) from error


def plain(answer: object) -> Any:
    """A structured answer as it will be read back from the record."""
    try:
        return json.loads(json.dumps(answer, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused(f"this answer is no plain data: {error}") from None
