"""How likely a hero gets out: exact odds of the race against sun and wounds, for a player who always rolls best.

The race is counted in steps left, turns left and Life Points. Simplified are the walls (a block costs what it costs in
the mean) and the traps of later turns (as often first as they are in the mean).
"""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bot_dice import ENDS as MOST, Dice, Plan, Worth, value_of_turn
from questhall.games.dragonquest.state import ARROW, FOG, GHOUL, ORC, TRAPDOOR, TROLL, Table

MOST_LEFT: Final = 24
MOST_TURNS: Final = 20
MOST_LP: Final = 13
UNKNOWN: Final = -1.0
BLOCKED: Final = 1 / 3
DETOURS: Final = [0.45, 0.3, 0.25]  # a block costs 0, 1, 2 steps
SECOND_TIME: Final = 0.25


class Race:
    """One way: so many steps in so many turns with so many LP."""

    def __init__(self, dice: Dice, dangers: Dangers) -> None:
        self.dice = dice
        self.dangers = dangers
        self.known: list[float] = [UNKNOWN] * ((MOST_LEFT + 1) * (MOST_TURNS + 1) * (MOST_LP + 1))
        self.rolls: list[float] = self.known.copy()

    def goal(self, turns: int, lp: int) -> float:
        """What it is worth to arrive with so many turns left after that of the arrival."""
        return 1.0

    def value(self, left: int, turns: int, lp: int) -> float:
        """Before a turn begins, `turns` being left with it."""
        if turns <= 0 or lp <= 0 or left > MOST_LEFT:
            return 0.0
        turns = min(turns, MOST_TURNS)
        lp = min(lp, MOST_LP)
        at = (left * (MOST_TURNS + 1) + turns) * (MOST_LP + 1) + lp
        if self.known[at] == UNKNOWN:
            walled = 0.0
            for cost in range(len(DETOURS)):
                walled += DETOURS[cost] * self.roll(left + cost, turns, lp)
            self.known[at] = BLOCKED * walled + (1 - BLOCKED) * self.roll(left, turns, lp)
        return self.known[at]

    def roll(self, left: int, turns: int, lp: int) -> float:
        """After the wall step."""
        if left > MOST_LEFT:
            return 0.0
        at = (left * (MOST_TURNS + 1) + turns) * (MOST_LP + 1) + lp
        if self.rolls[at] == UNKNOWN:
            danger = self.dangers.value(self, left, turns, lp)
            self.rolls[at] = value_of_turn(self.dice, Worth(self.ends(left, turns, lp), danger))
        return self.rolls[at]

    def ends(self, left: int, turns: int, lp: int) -> list[float]:
        """The worth of every number of steps this turn."""
        values: list[float] = []
        for steps in range(MOST):
            if steps < left:
                value = self.value(left - steps, turns - 1, lp)
            else:
                value = self.goal(turns - 1, lp)
            values.extend([value] * MOST)
        return values


class Dangers:
    """What three skulls cost."""

    def __init__(self, table: Table) -> None:
        same = 1 / 6
        letter = table.letter
        self.nothing: float = (1 - same) * (1 - 2 * same) * letter.probability(3)
        self.each: float = (1 - self.nothing) / 6
        self.losses: list[list[float]] = [fight(table, monster) for monster in (GHOUL, TROLL, ORC)]
        damage = table.damage
        self.damage: list[float] = [damage.probability(n) if n in damage.outcomes else 0.0 for n in range(4)]

    def value(self, race: Race, left: int, turns: int, lp: int) -> float:
        """In the mean, with traps that are met for the first or the second time."""
        return (1 - SECOND_TIME) * self.met(race, left, turns, lp, 0, 0, 0) + SECOND_TIME * self.met(
            race, left, turns, lp, 1, 1, 1
        )

    def met(self, race: Race, left: int, turns: int, lp: int, arrows: int, trapdoors: int, fogs: int) -> float:
        """With traps ticked so often before."""
        after = [race.value(left, turns - 1, rest) for rest in range(lp + 1)]
        total = self.nothing / self.each * after[lp]
        for losses in self.losses:
            for loss in range(lp):
                total += losses[loss] * after[lp - loss]
        if arrows < 2:
            for loss in range(1, 4):
                total += self.damage[loss] * after[max(lp - arrows - 1 - loss, 0)]
        if trapdoors < 2:
            total += after[max(lp - 3 - 3 * trapdoors, 0)]
        if fogs < 2:
            total += race.value(left, turns - 2, max(lp - 2 - 3 * fogs, 0))
        return total * self.each


def fight(table: Table, monster: int) -> list[float]:
    """How likely it is to lose 0, 1, 2... LP in a fight."""
    hit = table.battle[monster].probability(0)
    wound = [0.0] * 4
    chance = table.damage if monster == TROLL else table.two_damage
    for i, outcome in enumerate(chance.outcomes):
        if monster == GHOUL:
            wound[outcome & 3] += chance.weights[i] / chance.total
        elif monster == ORC:
            wound[outcome >> 2] += chance.weights[i] / chance.total
        else:
            wound[outcome] += chance.weights[i] / chance.total
    losses = [0.0] * (MOST_LP + 4)
    reached = [0.0] * (MOST_LP + 4)  # that so many LP are lost at some moment of the fight
    reached[0] = 1.0
    for loss in range(MOST_LP + 1):
        losses[loss] = reached[loss] * (1 - hit)
        for more in range(1, 4):
            reached[loss + more] += reached[loss] * hit * wound[more]
    return losses
