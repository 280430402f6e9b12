"""A game in numbers, for programs that learn: each answer as one of a fixed number, what a seat sees as rows of ints.

A game says so in its `learning/`; `questhall.envs` makes arrays of it. Nothing here may tell a seat what it cannot see:
a test compares what is told of a state with what is told of the state as the seat imagines it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Title

SLOTS: Final = 256  # answers at once, unless a game says otherwise
MOST: Final = 255  # larger numbers of a row count as that: bytes are made into arrays quickly

Parts = Callable[[Any, int, int], tuple[int, int, int, int]]
Rows = Callable[[Any, int], bytes]
Planes = Callable[[Any, int], list[int]]


class Unnumbered(ValueError):
    """An answer, or as many answers, as the numbers of this game have no room for."""


class Head:
    """One kind of answer, and how many values each of its parts takes. `wide`: the first is a square of such rows."""

    def __init__(self, name: str, *sizes: int, wide: int = 0) -> None:
        self.name = name
        self.sizes = (*sizes, 1, 1, 1)[:3]
        self.wide = wide
        self.size = self.sizes[0] * self.sizes[1] * self.sizes[2]


class Numbering:
    """The answers of a game as numbers below `size`.

    `parts` takes an answer apart: the place of its head, and three parts, 0 where there are fewer. Legal answers of one
    state have different numbers. `slots` are answers a seat may have at once.
    """

    def __init__(self, heads: Sequence[Head], parts: Parts, slots: int = SLOTS) -> None:
        self.heads = tuple(heads)
        self.parts = parts
        self.slots = slots
        self.first: list[int] = []
        self.size = 0
        for head in self.heads:
            self.first.append(self.size)
            self.size += head.size

    def number(self, s: State, seat: int, answer: int) -> int:
        place, a, b, c = self.parts(s, seat, answer)
        x, y, z = self.heads[place].sizes
        if not (0 <= a < x and 0 <= b < y and 0 <= c < z):
            raise Unnumbered(f"answer {answer}: {self.heads[place].name} has no number for {a}, {b}, {c} of {x, y, z}")
        return self.first[place] + (a * y + b) * z + c

    def numbers(self, s: State, seat: int) -> list[int]:
        """Of all legal answers, in their order."""
        return [self.number(s, seat, answer) for answer in s.legal_for(seat)]


class Column:
    """Numbers of one meaning that stand side by side in a row, and the value that counts as 1."""

    def __init__(self, said: str) -> None:
        """`name`, `name/scale`, `name*count` or `name*count/scale`."""
        named, _, scale = said.partition("/")
        self.name, _, count = named.partition("*")
        self.count = int(count or 1)
        self.scale = int(scale or 1)


class Part:
    """Rows of the same columns: a hero each, a seat each, or one for the table."""

    def __init__(self, name: str, rows: int, columns: str) -> None:
        self.name = name
        self.rows = rows
        self.columns = [Column(said) for said in columns.split()]
        self.width = sum([column.count for column in self.columns])
        self.size = rows * self.width

    def told(self, rows: list[list[int]]) -> bytes:
        """These rows one after the other, and zeros for those that are missing."""
        numbers: list[int] = []
        for row in rows:
            numbers.extend(row)
        return as_bytes(numbers) + bytes(self.size - len(numbers))


class Sight:
    """What a seat sees, in numbers and in sets of squares.

    `rows` gives the numbers of all parts one after the other, from 0 to MOST; what is beyond its scale counts as 1.
    `planes` gives a set of squares (engine.grid) for each name of `board`, which is `height` rows of `stride`
    squares.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        rows: Rows,
        board: Sequence[str] = (),
        planes: Planes | None = None,
        height: int = 0,
        stride: int = 0,
    ) -> None:
        self.parts = tuple(parts)
        self.rows = rows
        self.board = tuple(board)
        self.planes = planes
        self.height = height
        self.stride = stride
        self.size = sum([part.size for part in self.parts])


class Learning:
    """What a game has for those who learn."""

    def __init__(self, numbering: Numbering, sight: Sight) -> None:
        self.numbering = numbering
        self.sight = sight


def learning_of(title: Title) -> Learning | None:
    """LEARNING of the module that the title names; None if it names none."""
    if not title.learning:
        return None
    learning: Learning = title.part(title.learning).LEARNING
    return learning


def as_bytes(numbers: list[int]) -> bytes:
    """Nearly always they are."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), MOST) for number in numbers])


def bits(mask: int, count: int) -> list[int]:
    """A set of things as that many zeros and ones."""
    return [mask >> n & 1 for n in range(count)]


def one_hot(value: int, count: int) -> list[int]:
    """Zeros, with a one at that place; only zeros for what is outside."""
    found = [0] * count
    if 0 <= value < count:
        found[value] = 1
    return found
