"""What dice may be expected to do: the exact chance of every damage an attack can deal (dbd-atk, dbd-def).

Each attack die gets through or does not, whatever the others show: it hits, and its own defence die fails, or it is a
critical nobody can block. So the hits that get through are binomial, and no throw has to be imagined.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from questhall.games.deckbox.model.ids import KW_CRUSH
from questhall.games.deckbox.model.table import Table
from questhall.games.deckbox.rules.dice import TEST_DICE

SIDES: Final = 6
PAIRS: Final = SIDES * SIDES  # an attack die and the die that defends against it

# What a hit that gets through is worth (dbd-kw-05, R27)
PLAIN: Final = 0
CRUSH_EACH: Final = 1  # two for each hit
CRUSH_ONCE: Final = 2  # one more in all

DIGITS: Final = 4  # of a chance as it is shown

Odds = tuple[float, ...]  # the chance of each damage, from 0 on


def crush(table: Table, keywords: int) -> int:
    if not keywords & KW_CRUSH:
        return PLAIN
    return CRUSH_ONCE if table.crush_once else CRUSH_EACH


@lru_cache(maxsize=1024)
def damage(dice: int, modifier: int, defence: int, criticals: bool, crushing: int) -> Odds:
    """The chance of each damage. `criticals`: a hero's natural sixes cannot be blocked (dbd-atk-04, -05)."""
    pairs = getting_through(modifier, defence, criticals)
    whole = PAIRS**dice
    chances = [0.0] * (worth(dice, crushing) + 1)
    for hits in range(dice + 1):
        chances[worth(hits, crushing)] = comb(dice, hits) * pairs**hits * (PAIRS - pairs) ** (dice - hits) / whole
    return tuple(chances)


def getting_through(modifier: int, defence: int, criticals: bool) -> int:
    """In how many of the 36 ways an attack die and its defence die can fall the hit gets through."""
    hitting = min(max(modifier + 1, 1), SIDES)  # dbd-atk-03: a natural 6 always hits
    blocking = min(max(defence + 1, 0), SIDES)  # dbd-def-02: and does not always block
    sure = 1 if criticals else 0
    return sure * SIDES + (hitting - sure) * (SIDES - blocking)


def worth(hits: int, crushing: int) -> int:
    """The damage of so many hits that got through."""
    if crushing == CRUSH_EACH:
        return 2 * hits
    return hits + 1 if crushing == CRUSH_ONCE and hits else hits


def test_chance(modifier: int, need: int) -> float:
    """dbd-skl-01, -02: the chance that so many dice of a skill test succeed."""
    good = min(max(modifier + 1, 0), SIDES)
    ways = [comb(TEST_DICE, n) * good**n * (SIDES - good) ** (TEST_DICE - n) for n in range(need, TEST_DICE + 1)]
    return float(sum(ways)) / SIDES**TEST_DICE


def expected(odds: Odds, health: int) -> float:
    """The mean of what a figure of that health loses: it cannot lose more than it has."""
    return sum(min(points, health) * chance for points, chance in enumerate(odds))


def worst(odds: Odds) -> int:
    """The most damage there is a chance of."""
    return max(points for points, chance in enumerate(odds) if chance)


def at_least(odds: Odds, points: int) -> float:
    """The chance of that damage or more."""
    return sum(odds[points:])


def shown(value: float) -> float:
    """The same in every form and on every machine, and no longer than anybody reads."""
    return round(value, DIGITS)
