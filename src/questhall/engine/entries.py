"""The lines of a record: a header, then answers, throws, undos, redos, seat changes, and the end. No files here."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from json.encoder import encode_basestring
from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from questhall.engine import bounds

FORMAT: Final = 1
LONG: Final = 10_000  # a line longer than that is measured
SUM_DIGITS: Final = 12
CLOCK: Final = "clock"  # gives the answers of those who are out of time

Json = dict[str, Any]


class BadLine(ValueError):
    """A line that says nothing a record can say."""


@dataclass(frozen=True)
class Seat:
    """A place at the table: what it is called and who plays it (a person, or the name of a bot)."""

    name: str
    by: str = "person"


@dataclass(frozen=True)
class Header:
    """What a game starts from."""

    game: str
    rules: int
    table: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    dice: Mapping[str, Any]
    made: str

    def line(self) -> Json:
        return {
            "questhall": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "table": self.table,
            "options": dict(self.options),
            "seats": [{"name": seat.name, "by": seat.by} for seat in self.seats],
            "dice": dict(self.dice),
            "made": self.made,
        }


@mypyc_attr(acyclic=True)
@dataclass(init=False)  # a move makes some of them: by compiled code, and not frozen as all others are
class Answer:
    """A seat's answer: the name of an option, or structured data where the decision is open.

    `given` says who gave it where that was not whoever plays the seat: the clock, when the time was over.
    """

    n: int
    seat: int
    do: str | Json | list[Any]
    at: str
    given: str

    def __init__(self, n: int, seat: int, do: str | Json | list[Any], at: str = "", given: str = "") -> None:
        self.n = n
        self.seat = seat
        self.do = do
        self.at = at
        self.given = given

    def line(self) -> Json:
        given = {"given": self.given} if self.given else {}
        return {"n": self.n, "seat": self.seat, "do": self.do, **given, **timed(self.at)}


@mypyc_attr(acyclic=True)
@dataclass(init=False)  # as above
class Roll:
    """What the dice showed, in words."""

    n: int
    roll: str
    shows: str
    at: str

    def __init__(self, n: int, roll: str, shows: str, at: str = "") -> None:
        self.n = n
        self.roll = roll
        self.shows = shows
        self.at = at

    def line(self) -> Json:
        return {"n": self.n, "roll": self.roll, "is": self.shows, **timed(self.at)}


@dataclass(frozen=True)
class Undo:
    """Back to where the game stood after entry `to` (0: the start). The entries between stay in the record."""

    n: int
    to: int
    seat: int | None = None
    at: str = ""

    def line(self) -> Json:
        return {"n": self.n, "undo": self.to, **asked_by(self.seat), **timed(self.at)}


@dataclass(frozen=True)
class Redo:
    """Forth again to where the game stood after entry `to`."""

    n: int
    to: int
    seat: int | None = None
    at: str = ""

    def line(self) -> Json:
        return {"n": self.n, "redo": self.to, **asked_by(self.seat), **timed(self.at)}


@dataclass(frozen=True)
class Seating:
    """Somebody else plays a seat from here on."""

    n: int
    seat: int
    by: str
    name: str = ""
    at: str = ""

    def line(self) -> Json:
        named = {"name": self.name} if self.name else {}
        return {"n": self.n, "seat": self.seat, "by": self.by, **named, **timed(self.at)}


@dataclass(frozen=True)
class End:
    """The game is over: its result, and what was secret about the dice."""

    n: int
    result: Mapping[str, Any]
    reveal: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""

    def line(self) -> Json:
        return {"n": self.n, "reveal": dict(self.reveal), "result": dict(self.result), **timed(self.at)}


Entry = Answer | Roll | Undo | Redo | Seating | End


def timed(at: str) -> Json:
    return {"at": at} if at else {}


def asked_by(seat: int | None) -> Json:
    return {} if seat is None else {"seat": seat}


# Lines as text
#
# A line is written by `spelt`. Answers by name and throws, nearly all there are, are put together without a dict; what
# they say is what `line()` and the encoders say, and a test compares them.


def no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not allowed")


CANONICAL: Final = json.JSONEncoder(sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
PLAIN: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
READER: Final = json.JSONDecoder(parse_constant=no_number)


def canonical(line: Json) -> str:
    """The one way a line is spelt when it is summed: keys in order, no spaces, no escapes that are not needed."""
    return CANONICAL.encode(line)


def chain(before: str, line: Json) -> str:
    """The sum of a line, which covers all lines before it."""
    return sum_of(before + canonical(line))


def write_line(line: Json, total: str) -> str:
    return PLAIN.encode({**line, "sum": total}) + "\n"


def spelt(entry: Entry, before: str) -> tuple[str, str]:
    """The sum of an entry after the lines with that sum, and its whole line."""
    if isinstance(entry, Answer) and isinstance(entry.do, str) and not entry.given:
        do = quoted(entry.do)
        inner = f'"seat": {entry.seat}, "do": {do}'
        summed = f'"do":{do},"n":{entry.n},"seat":{entry.seat}'
    elif isinstance(entry, Roll):
        roll, shows = quoted(entry.roll), quoted(entry.shows)
        inner = f'"roll": {roll}, "is": {shows}'
        summed = f'"is":{shows},"n":{entry.n},"roll":{roll}'
    else:
        line = entry.line()
        total = chain(before, line)
        return total, write_line(line, total)
    at = quoted(entry.at) if entry.at else ""
    total = sum_of(f'{before}{{"at":{at},{summed}}}' if at else f"{before}{{{summed}}}")
    when = f', "at": {at}' if at else ""
    return total, f'{{"n": {entry.n}, {inner}{when}, "sum": "{total}"}}\n'


def quoted(text: str) -> str:
    """A text as PLAIN and CANONICAL write it."""
    return encode_basestring(text)


def sum_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:SUM_DIGITS]


def parse_line(text: str) -> Json:
    """The JSON object of a line; BadLine if it is none, or larger or deeper than any line of a record."""
    try:
        line = READER.decode(text)
        if len(text) > LONG or text.count("[") + text.count("{") > bounds.MOST_DEPTH:
            bounds.check_data(line)
    except bounds.TooMuch as much:
        raise BadLine(much.problem) from None
    except (ValueError, RecursionError) as error:
        raise BadLine(f"this is not JSON ({error})") from None
    if not isinstance(line, dict):
        raise BadLine("this is not a JSON object")
    return line


# Lines as meaning


def read_header(line: Json) -> Header:
    version = line.get("questhall")
    if version is None:
        raise BadLine('this is no record: its first line does not say {"questhall": ...}')
    if version != FORMAT:
        raise BadLine(f"the record has format {version!r}; this version reads format {FORMAT}")
    match line:
        case {
            "questhall": _,
            "game": str(game),
            "rules": int(rules),
            "table": str(table),
            "options": dict(options),
            "seats": list(seats),
            "dice": dict(dice),
            "made": str(made),
            **rest,
        } if not rest:
            return Header(game, rules, table, options, tuple(read_seat(seat) for seat in seats), dice, made)
    missing = [key for key in Header.__dataclass_fields__ if key not in line]
    raise BadLine(f"the header lacks {', '.join(missing)}" if missing else "the header is not understood")


def read_seat(said: object) -> Seat:
    match said:
        case {"name": str(name), "by": str(by), **rest} if not rest:
            return Seat(name, by)
    raise BadLine(f"the header has a seat {said!r}")


def read_entry(line: Json) -> Entry:
    """What a line says; BadLine if it says nothing known."""
    said = dict(line)
    n, at = said.pop("n", None), said.pop("at", "")
    if not is_number(n) or not isinstance(at, str):
        raise BadLine("an entry has a number n and a time")
    if any(isinstance(value, bool) for value in said.values()):
        raise BadLine("nothing in an entry is true or false")
    match said:
        case {"seat": int(seat), "do": str() | dict() | list() as do, **rest} if not rest.keys() - {"given"}:
            return Answer(n, seat, do, at, read_giver(rest))
        case {"roll": str(roll), "is": str(shows), **rest} if not rest:
            return Roll(n, roll, shows, at)
        case {"undo": int(to), **rest} if not rest.keys() - {"seat"}:
            return Undo(n, to, read_seat_number(rest), at)
        case {"redo": int(to), **rest} if not rest.keys() - {"seat"}:
            return Redo(n, to, read_seat_number(rest), at)
        case {"seat": int(seat), "by": str(by), **rest} if not rest.keys() - {"name"}:
            return Seating(n, seat, by, str(rest.get("name", "")), at)
        case {"reveal": dict(reveal), "result": dict(result), **rest} if not rest:
            return End(n, result, reveal, at)
    raise BadLine(f"no entry has {', '.join(said) or 'nothing'} in it")


def read_giver(rest: Json) -> str:
    given = rest.get("given", "")
    if given not in ("", CLOCK):
        raise BadLine(f"an answer is given by the seat or by the {CLOCK}, not by {given!r}")
    return str(given)


def read_seat_number(rest: Json) -> int | None:
    seat = rest.get("seat")
    if seat is not None and not is_number(seat):
        raise BadLine(f"a seat is a number, not {seat!r}")
    return seat


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
