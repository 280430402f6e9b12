"""In the treasure chamber: what to take, and whether to stay for another throw."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance
from questhall.games.dragonquest.bot_outlook import LIFE, Outlook
from questhall.games.dragonquest.rules.dice import COIN50, COIN100, DRAGON, STAR, chamber
from questhall.games.dragonquest.state import CHAMBER_DICE, NO_TREASURE, TAKE, WAKING_DRAGONS, Hero, Quest

FIRE_LP: Final = 5  # lost to the dragon's fire in the mean
DEPTH: Final = 2  # throws looked ahead after the one in question
NEXT_GAIN: Final = 0.8  # of a later throw, for which the best treasure may be gone
OTHERS_STAY: Final = 0.6


def best_treasure(s: Quest) -> int:
    """The most valuable one."""
    best = NO_TREASURE
    most = 0
    values = s.table.treasure_values
    for answer in s.legal:
        if answer != NO_TREASURE and values[answer - TAKE] > most:
            best = answer
            most = values[answer - TAKE]
    return best


class Throw:
    """What a throw of so many chamber dice brings: dragons, stars and coins with their odds."""

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


known_throws: Final[list[tuple[list[Chance], list[Throw]]]] = []


def throws_of(chances: list[Chance]) -> list[Throw]:
    """The throws of 0 to 10 dice at a table."""
    for known, throws in known_throws:
        if known is chances:
            return throws
    throws = [Throw(chance) for chance in chances]
    known_throws.append((chances, throws))
    return throws


def gain(s: Quest, h: Hero, throw: Throw) -> float:
    """Gold a throw brings in the mean: coins while there are boxes, and the best treasure its stars pay for."""
    total = 50 * min(throw.fifties, 10 - h.boxes50) + 100 * min(throw.hundreds, 10 - h.boxes100)
    best = [0] * (CHAMBER_DICE + 1)
    for i in range(len(s.table.treasure_stars)):
        if s.treasures >> i & 1:
            stars = s.table.treasure_stars[i]
            best[stars] = max(best[stars], s.table.treasure_values[i])
    for stars in range(1, CHAMBER_DICE + 1):
        best[stars] = max(best[stars], best[stars - 1])
        total += throw.stars[stars] * best[stars]
    return total


def waking(throw: Throw, dragons: int) -> float:
    """The chance that a throw wakes the dragon."""
    return sum(throw.dragons[WAKING_DRAGONS - dragons :])


class Stay:
    """The question whether to throw once more, for a hero in the chamber at the start of his turn."""

    def __init__(self, s: Quest, h: Hero, look: Outlook) -> None:
        self.look = look
        self.throws = throws_of(s.table.chamber)
        self.gains: list[float] = [gain(s, h, throw) for throw in self.throws]
        self.others: float = OTHERS_STAY * len([hero for hero in s.heroes if hero.in_chamber() and hero is not h])

    def leaving(self, turns: int, held: float) -> float:
        """The worth of leaving now, so many turns being left after it."""
        return self.look.odds.out.after_walls(self.look.left, turns, self.look.lp) * held

    def staying(self, dragons: int, turns: int, held: float, depth: int) -> float:
        """The worth of a throw now and the best that can follow, `turns` as for leaving now."""
        pool = CHAMBER_DICE - dragons
        throw = self.throws[pool]
        held += self.gains[pool] if depth == DEPTH else NEXT_GAIN * self.gains[pool]
        burnt = self.burnt(turns - 1)
        total = 0.0
        for more in range(pool + 1):
            if dragons + more >= WAKING_DRAGONS:
                total += throw.dragons[more] * burnt
            else:
                total += throw.dragons[more] * self.later(dragons + more, turns - 1, held, burnt, depth)
        return total

    def later(self, dragons: int, turns: int, held: float, burnt: float, depth: int) -> float:
        """The worth of the next turn; others inside throw before it and may wake the dragon."""
        best = self.leaving(turns, held)
        if depth and turns > 1:
            best = max(best, self.staying(dragons, turns, held, depth - 1))
        if self.others:
            safe = (1 - waking(self.throws[CHAMBER_DICE - dragons], dragons)) ** self.others
            best = safe * best + (1 - safe) * burnt
        return best

    def burnt(self, turns: int) -> float:
        """The worth of fleeing with nothing."""
        return self.look.odds.out.after_walls(self.look.left, turns, self.look.lp - FIRE_LP) * LIFE
