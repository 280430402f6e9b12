"""What a throw in the chamber brings: dragons, coins, and the treasure its stars pay for."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance
from questhall.games.dragonquest.model.state import BOXES, CHAMBER_DICE, NO_TREASURE, TAKE, WAKING_DRAGONS, Hero, Quest
from questhall.games.dragonquest.rules.dice import COIN50, COIN100, DRAGON, STAR, chamber


class Throw:
    """The odds of one throw of so many chamber dice."""

    def __init__(self, chance: Chance) -> None:
        self.dragons: list[float] = [0.0] * (CHAMBER_DICE + 1)
        self.stars: list[float] = [0.0] * (CHAMBER_DICE + 1)
        self.fifties: float = 0.0
        self.hundreds: float = 0.0
        for i, outcome in enumerate(chance.outcomes):
            odds = chance.weights[i] / chance.total
            self.dragons[chamber(outcome, DRAGON)] += odds
            self.stars[chamber(outcome, STAR)] += odds
            self.fifties += odds * chamber(outcome, COIN50)
            self.hundreds += odds * chamber(outcome, COIN100)

    def waking(self, dragons: int) -> float:
        """The chance that it wakes the dragon when so many lie aside."""
        return sum(self.dragons[WAKING_DRAGONS - dragons :])


known_throws: Final[list[tuple[list[Chance], list[Throw]]]] = []


def throws_of(s: Quest) -> list[Throw]:
    """The throws of 0 to 10 dice at this table."""
    for chances, throws in known_throws:
        if chances is s.table.chamber:
            return throws
    throws = [Throw(chance) for chance in s.table.chamber]
    known_throws.append((s.table.chamber, throws))
    return throws


def gain(s: Quest, h: Hero, throw: Throw) -> float:
    """Gold in the mean: coins while there are boxes for them, and the best treasure in the supply."""
    total = 50 * min(throw.fifties, BOXES - h.boxes50) + 100 * min(throw.hundreds, BOXES - h.boxes100)
    best = [0] * (CHAMBER_DICE + 1)
    for i in range(len(s.table.treasure_stars)):
        if s.treasures >> i & 1:
            stars = s.table.treasure_stars[i]
            best[stars] = max(best[stars], s.table.treasure_values[i])
    for stars in range(1, CHAMBER_DICE + 1):
        best[stars] = max(best[stars], best[stars - 1])
        total += throw.stars[stars] * best[stars]
    return total


def fresh_gain(s: Quest, h: Hero) -> float:
    """Gold of a throw with all ten dice."""
    return gain(s, h, throws_of(s)[CHAMBER_DICE])


def best_treasure(s: Quest) -> int:
    """The most valuable treasure on offer."""
    best = NO_TREASURE
    most = 0
    values = s.table.treasure_values
    for answer in s.legal:
        if answer != NO_TREASURE and values[answer - TAKE] > most:
            best = answer
            most = values[answer - TAKE]
    return best
