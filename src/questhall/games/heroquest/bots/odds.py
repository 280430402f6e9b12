"""What a blow is worth: the odds of combat dice, computed once."""

from __future__ import annotations

from math import comb
from typing import Final

from questhall.games.heroquest.rules.dice import MOST_COMBAT

DICE: Final = MOST_COMBAT + 1
BLOCKS: Final = 16
BLACK: Final = 6  # one face in so many blocks for monsters
WHITE: Final = 3  # and for heroes


def at_least_one(dice: int, sides: int) -> list[float]:
    """How likely n of these dice show the one good face."""
    return [comb(dice, n) * (1 / sides) ** n * (1 - 1 / sides) ** (dice - n) for n in range(dice + 1)]


def exchange(attack: int, defend: int, sides: int) -> list[float]:
    """How likely each number of Body Points is lost."""
    hits = at_least_one(attack, 2)
    blocks = at_least_one(defend, sides)
    lost = [0.0] * (attack + 1)
    for n, hit in enumerate(hits):
        for m, block in enumerate(blocks):
            lost[max(0, n - m)] += hit * block
    return lost


def tables(sides: int) -> list[list[list[float]]]:
    return [[exchange(attack, defend, sides) for defend in range(BLOCKS)] for attack in range(DICE)]


ON_MONSTER: Final[list[list[list[float]]]] = tables(BLACK)
ON_HERO: Final[list[list[list[float]]]] = tables(WHITE)


def expected(odds: list[float], body: int) -> float:
    """Body Points lost on average, no more than there are."""
    total = 0.0
    for n, chance in enumerate(odds):
        total += min(n, body) * chance
    return total


def kills(odds: list[float], body: int) -> float:
    total = 0.0
    for n in range(body, len(odds)):
        total += odds[n]
    return total
