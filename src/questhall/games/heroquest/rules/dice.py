"""The two kinds of dice. A throw is a packed count of each face, four bits a face: the order does not matter."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from questhall.engine.core import Chance
from questhall.games.heroquest.model.cards import COMBAT_WEIGHTS, RED_WEIGHTS
from questhall.games.heroquest.model.ids import BLACK, SKULL, WHITE

MOST_COMBAT: Final = 14  # as many dice as a roll needs
MOST_RED: Final = 9
COUNT: Final = 15


def count(dice: int, face: int) -> int:
    """How many dice show that face: SKULL, WHITE, BLACK, or 0 to 5 for the red faces 1 to 6."""
    return dice >> 4 * face & COUNT


def skulls(dice: int) -> int:
    return count(dice, SKULL)


def whites(dice: int) -> int:
    return count(dice, WHITE)


def blacks(dice: int) -> int:
    return count(dice, BLACK)


def pips(dice: int) -> int:
    """The sum of red dice."""
    total = 0
    for face in range(6):
        total += (face + 1) * count(dice, face)
    return total


def fives_and_sixes(dice: int) -> int:
    return count(dice, 4) + count(dice, 5)


def sixes(dice: int) -> int:
    return count(dice, 5)


def throw_of(name: str, dice: int, weights: list[int]) -> Chance:
    """Every way `dice` equal dice can lie, with how often that happens."""
    outcomes: list[int] = []
    odds: list[int] = []
    for shown in combinations_with_replacement(range(len(weights)), dice):
        packed = 0
        ways = factorial(dice)
        for face in range(len(weights)):
            n = shown.count(face)
            packed |= n << 4 * face
            ways = ways // factorial(n) * weights[face] ** n
        outcomes.append(packed)
        odds.append(ways)
    return Chance(f"{name}:{dice}", outcomes, odds)


# combat[n] and red[n] are throws of n dice; combat[0] is never thrown
COMBAT: Final[list[Chance]] = [throw_of("combat", n, COMBAT_WEIGHTS) for n in range(MOST_COMBAT + 1)]
RED: Final[list[Chance]] = [throw_of("red", n, RED_WEIGHTS) for n in range(MOST_RED + 1)]
