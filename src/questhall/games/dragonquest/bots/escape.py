"""How a hero's race against sun and wounds ends if he always rolls best: exact odds of a simplified race.

The race is counted in steps left, turns left and Life Points. Simplified are the walls, which cost what they cost in
the mean, and the traps of later turns, which are as often old acquaintances as they are in the mean.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance
from questhall.games.dragonquest.bots.dice import ENDS, FOUND, Dice, Plans, Worth, value_of_turn
from questhall.games.dragonquest.model.ids import GHOUL, ORC, TROLL
from questhall.games.dragonquest.model.state import Table
from questhall.games.dragonquest.rules.danger import NO_LETTER

MOST_LEFT: Final = 18
MOST_TURNS: Final = 20
MOST_LP: Final = 13
UNKNOWN: Final = -1.0
BLOCKED: Final = 1 / 3  # a turn
DETOURS: Final = [0.5, 0.3, 0.2]  # how often a block costs 0, 1, 2 steps
SECOND_TIME: Final = 0.25  # how often a trap of a later turn has been met before
WAY_OUT: Final = 9  # steps to the Exit after leaving, as a hero on the way in expects it
LOOT: Final = [2100.0, 3650.0, 4700.0, 5200.0]  # to be expected of one, two... throws in the chamber
LIFE: Final = 2500  # gold that coming out is worth beside the loot
DANGERS: Final = 6
MOST_WOUND: Final = 3


class Dangers:
    """What three skulls cost at a table."""

    def __init__(self, table: Table) -> None:
        same = 1 / DANGERS
        self.nothing: float = (1 - same) * (1 - 2 * same) * table.letter.probability(NO_LETTER)
        self.each: float = (1 - self.nothing) / DANGERS
        self.fights: list[list[float]] = [losses(table, monster) for monster in (GHOUL, TROLL, ORC)]
        self.arrow: list[float] = wounds(table, TROLL)  # both take one damage die

    def in_the_mean(self, race: Race, left: int, turns: int, lp: int) -> float:
        """The value of the race after a danger of some later turn."""
        first = self.met(race, left, turns, lp, 0, 0, 0)
        return first + SECOND_TIME * (self.met(race, left, turns, lp, 1, 1, 1) - first)

    def met(self, race: Race, left: int, turns: int, lp: int, arrows: int, trapdoors: int, fogs: int) -> float:
        """The value of the race after a danger this turn, the traps having been met so often (drq-trp-01 to -07)."""
        after = [race.value(left, turns - 1, rest) for rest in range(lp + 1)]
        total = 0.0
        for fight in self.fights:
            for loss in range(lp):
                total += fight[loss] * after[lp - loss]
        if arrows < 2:
            for wound in range(1, MOST_WOUND + 1):
                total += self.arrow[wound] * after[max(lp - 1 - arrows - wound, 0)]
        if trapdoors < 2:
            total += after[max(lp - 3 - 3 * trapdoors, 0)]
        if fogs < 2:
            total += race.value(left, turns - 2, lp - 2 - 3 * fogs)
        return self.nothing * after[lp] + self.each * total


def wounds(table: Table, monster: int) -> list[float]:
    """How likely a hit costs 0, 1, 2, 3 LP (drq-mon-05 to -07)."""
    chance = table.damage if monster == TROLL else table.two_damage
    found = [0.0] * (MOST_WOUND + 1)
    for i, outcome in enumerate(chance.outcomes):
        lost = outcome
        if monster != TROLL:
            lost = outcome & 3 if monster == GHOUL else outcome >> 2
        found[lost] += chance.weights[i] / chance.total
    return found


def losses(table: Table, monster: int) -> list[float]:
    """How likely a whole fight costs 0, 1, 2... LP."""
    hit = table.battle[monster].probability(0)
    wound = wounds(table, monster)
    reached = [0.0] * (MOST_LP + MOST_WOUND + 1)  # so many LP are lost at some moment of the fight
    reached[0] = 1.0
    found: list[float] = []
    for loss in range(MOST_LP + 1):
        found.append(reached[loss] * (1 - hit))
        for more in range(1, MOST_WOUND + 1):
            reached[loss + more] += reached[loss] * hit * wound[more]
    return found


class Race:
    """The way out: worth 1 when the Exit is reached, so its value is the chance to escape."""

    def __init__(self, dice: Dice, dangers: Dangers) -> None:
        self.dice = dice
        self.dangers = dangers
        self.known: list[float] = [UNKNOWN] * ((MOST_LEFT + 1) * (MOST_TURNS + 1) * (MOST_LP + 1))
        self.rolled: list[float] = self.known.copy()

    def goal(self, turns: int, lp: int) -> float:
        """What it is worth to arrive when so many turns follow."""
        return 1.0

    def value(self, left: int, turns: int, lp: int) -> float:
        """Before a turn that is one of `turns`."""
        if turns <= 0 or lp <= 0 or left > MOST_LEFT:
            return 0.0
        turns = min(turns, MOST_TURNS)
        lp = min(lp, MOST_LP)
        at = (left * (MOST_TURNS + 1) + turns) * (MOST_LP + 1) + lp
        if self.known[at] == UNKNOWN:
            walled = 0.0
            for cost in range(len(DETOURS)):
                walled += DETOURS[cost] * self.after_walls(left + cost, turns, lp)
            self.known[at] = BLOCKED * walled + (1 - BLOCKED) * self.after_walls(left, turns, lp)
        return self.known[at]

    def after_walls(self, left: int, turns: int, lp: int) -> float:
        """The same without a wall step in this turn."""
        if turns <= 0 or lp <= 0 or left > MOST_LEFT:
            return 0.0
        turns = min(turns, MOST_TURNS)
        lp = min(lp, MOST_LP)
        at = (left * (MOST_TURNS + 1) + turns) * (MOST_LP + 1) + lp
        if self.rolled[at] == UNKNOWN:
            danger = self.dangers.in_the_mean(self, left, turns, lp)
            self.rolled[at] = value_of_turn(self.dice, Worth(self.ends(left, turns, lp), danger))
        return self.rolled[at]

    def ends(self, left: int, turns: int, lp: int) -> list[float]:
        """The worth of this turn's roll by steps, whatever the finds."""
        values: list[float] = []
        for steps in range(ENDS):
            value = self.value(left - steps, turns - 1, lp) if steps < left else self.goal(turns - 1, lp)
            values.extend([value] * ENDS)
        return values


class WayIn(Race):
    """The way into the chamber: worth the loot that can be expected to be carried out."""

    def __init__(self, dice: Dice, dangers: Dangers, out: Race) -> None:
        super().__init__(dice, dangers)
        self.out = out

    def goal(self, turns: int, lp: int) -> float:
        """One throw on arrival; each further one takes a turn, and so does leaving."""
        best = 0.0
        for more in range(len(LOOT)):
            best = max(best, (LOOT[more] + LIFE) * self.out.after_walls(WAY_OUT, turns - 1 - more, lp))
        return best


class Odds:
    """Both ways at tables with the same dice."""

    def __init__(self, table: Table) -> None:
        dice = Dice(table, FOUND)
        self.dangers = Dangers(table)
        self.out = Race(dice, self.dangers)
        self.into = WayIn(dice, self.dangers, self.out)
        self.dice = Dice(table, FOUND + 1)
        self.plans = Plans()  # best re-rolls, for whoever works them out


known_odds: Final[list[tuple[list[Chance], Odds]]] = []


def odds_of(table: Table) -> Odds:
    """The odds at a table; worked out as they are asked for, and kept."""
    for movement, odds in known_odds:
        if movement is table.movement:
            return odds
    odds = Odds(table)
    known_odds.append((table.movement, odds))
    return odds
