"""What dice may be expected to do: tails of hits that get through, computed once.

Each attack die gets through or does not: it hits, and its own defence die fails, or it is a critical nobody can block.
So the hits that get through are binomial (section 2.2).
"""

from __future__ import annotations

from math import comb
from typing import Final

SIDES: Final = 6
PAIRS: Final = SIDES * SIDES  # an attack die and the die that defends against it
MOST: Final = 12  # dice in a throw
TEST_DICE: Final = 4

# What a hit that gets through is worth (dbd-kw-05, R27)
PLAIN: Final = 0
CRUSH_EACH: Final = 1  # two for each hit
CRUSH_ONCE: Final = 2  # one more in all


def tail(dice: int, pairs: int) -> list[float]:
    """The chance that at least n dice get through, if each does in so many of the 36 ways."""
    found = [0.0] * (MOST + 2)
    for n in range(dice, -1, -1):
        exact = comb(dice, n) * pairs**n * (PAIRS - pairs) ** (dice - n) / PAIRS**dice
        found[n] = found[n + 1] + exact
    return found


TAILS: Final[list[list[list[float]]]] = [[tail(dice, pairs) for pairs in range(PAIRS + 1)] for dice in range(MOST + 1)]


def hitting(modifier: int) -> int:
    """Faces that hit: a natural 6 always does (dbd-atk-03)."""
    return min(max(modifier + 1, 1), SIDES)


def blocking(modifier: int) -> int:
    """Faces that block: a natural 6 is not always enough (dbd-def-02)."""
    return min(max(modifier + 1, 0), SIDES)


def hero_tail(dice: int, modifier: int, defence: int) -> list[float]:
    """A hero's attack: natural sixes cannot be blocked (dbd-atk-04)."""
    pairs = SIDES + (hitting(modifier) - 1) * (SIDES - blocking(defence))
    return TAILS[min(dice, MOST)][pairs]


def enemy_mean(dice: int, modifier: int, defence: int) -> float:
    """The hits of an enemy's attack that get through on average."""
    return dice * hitting(modifier) * (SIDES - blocking(defence)) / PAIRS


def hits_needed(health: int, crush: int) -> int:
    if crush == CRUSH_EACH:
        return (health + 1) // 2
    return max(1, health - 1) if crush == CRUSH_ONCE else health


def kill_chance(tails: list[float], health: int, crush: int) -> float:
    return tails[min(hits_needed(health, crush), MOST + 1)]


def mean_damage(tails: list[float], health: int, crush: int) -> float:
    """What a figure of that health loses on average: it cannot lose more than it has (dbd-def-09)."""
    total = 0.0
    left = health
    for n in range(1, MOST + 1):
        if left <= 0 or tails[n] == 0.0:
            break
        worth = 2 if crush == CRUSH_EACH or (crush == CRUSH_ONCE and n == 1) else 1
        total += min(worth, left) * tails[n]
        left -= worth
    return total


def passing(modifier: int, need: int) -> float:
    """dbd-skl-01, -02: the chance of a skill test."""
    pairs = blocking(modifier) * SIDES
    return TAILS[TEST_DICE][pairs][need] if need <= TEST_DICE else 0.0
