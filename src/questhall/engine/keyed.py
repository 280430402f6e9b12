"""Dice by key, for experiments and search: each throw is drawn from its seed, its turn, its name and its count there.

Two games from the same seed meet the same dice wherever they do the same thing in the same turn, even after they have
gone different ways; with one stream of numbers they would not, and comparing them would need many more games. What
bots need chance for comes from the same keys under names of its own, so that a whim never moves the dice.

The numbers are the same in every process, on every machine and in both forms: an integer mix, and no `hash`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State

Random = Callable[[], float]

BITS: Final = 30  # of a lane: products stay below what compiled code does without big numbers
LANE: Final = (1 << BITS) - 1
FIRST: Final = 756632725  # two odd numbers after which a change of any bit changes half of all
SECOND: Final = 725978413
STRIDE: Final = 663608941  # from one count to the next, odd
UPPER: Final = 0x2545F491  # where the two lanes begin
LOWER: Final = 0x1B873593
SPARE: Final = 7  # bits of the lower lane beyond the 53 of a fraction
UNIT: Final = 2.0**-53

names: Final[dict[str, int]] = {}  # both lanes of the names met so far
MOST_NAMES: Final = 5000


def mixed(x: int) -> int:
    """Another number of a lane for each, with no pattern to it."""
    x = (x ^ x >> 15) * FIRST & LANE
    x = (x ^ x >> 14) * SECOND & LANE
    return x ^ x >> 15


def absorbed(lane: int, number: int) -> int:
    """A lane after one more number of any size, at least 0."""
    lane = mixed(lane ^ number & LANE)
    rest = number >> BITS
    return lane if rest == 0 else absorbed(lane, rest)


def lanes_of(words: str) -> int:
    """Both lanes of a text, in one number."""
    upper = UPPER
    lower = LOWER
    for letter in words:
        upper = mixed(upper ^ ord(letter))
        lower = mixed(lower ^ ord(letter))
    return upper << BITS | lower


def lanes_of_name(name: str) -> int:
    known = names.get(name, -1)
    if known >= 0:
        return known
    if len(names) >= MOST_NAMES:
        names.clear()
    names[name] = lanes = lanes_of(name)
    return lanes


class Keyed:
    """The dice of one game, and its bots' whims. A game played again needs new ones: they count what was thrown."""

    def __init__(self, seed: str) -> None:
        lanes = lanes_of(seed)
        self.upper: int = lanes >> BITS
        self.lower: int = lanes & LANE
        self.counts: dict[int, int] = {}  # by turn and name, as lanes
        self.turn: int = -1  # the one whose lanes are at hand
        self.turn_upper: int = 0
        self.turn_lower: int = 0
        self.asked: str = ""  # whose whims whim() gives
        self.asked_in: int = 0

    def part(self, number: int) -> Keyed:
        """Dice of their own for each number, at least 0: one simulation of many."""
        other = Keyed("")
        other.upper = absorbed(self.upper, number)
        other.lower = absorbed(self.lower, number)
        return other

    def throw(self, s: State) -> int:
        """The outcome of the chance that a state waits for."""
        return s.chance.sample(self.number(s.turn_key(), s.chance.name))

    def whims(self, s: State, seat: int) -> Random:
        """Numbers for what a seat's bot leaves to chance now. They are that seat's until this is called again."""
        self.asked = f"whim of seat {seat}"
        self.asked_in = s.turn_key()
        return self.whim

    def whim(self) -> float:
        return self.number(self.asked_in, self.asked)

    def number(self, turn: int, name: str) -> float:
        """The next number of that name in that turn, from 0 to below 1."""
        if turn != self.turn:
            self.turn = turn
            self.turn_upper = absorbed(self.upper, turn)
            self.turn_lower = absorbed(self.lower, turn)
        lanes = lanes_of_name(name)
        upper = mixed(self.turn_upper ^ lanes >> BITS)
        lower = mixed(self.turn_lower ^ lanes & LANE)
        key = upper << BITS | lower
        count = self.counts.get(key, 0)
        self.counts[key] = count + 1
        upper = mixed(upper + count * STRIDE & LANE)
        lower = mixed(lower + count * STRIDE & LANE)
        return (upper << BITS - SPARE | lower >> SPARE) * UNIT
