"""What a position is worth to a hero, in gold: his race to the chamber or to the Exit, and what he carries."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bot_clock import closed, turns
from questhall.games.dragonquest.bot_escape import LIFE, LOOT, MOST_LEFT, MOST_LP, WAY_OUT, Race, odds_of
from questhall.games.dragonquest.bot_throws import fresh_gain
from questhall.games.dragonquest.castle import CHAMBER, CHAMBER_BIT, STEP, steps_left
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.state import Hero, Quest

USUAL_LOOT: Final = 4000.0
PACE: Final = 1.45  # steps of a walking turn, dangers included


class Outlook:
    """The race before a hero at a moment of his own turn."""

    def __init__(self, s: Quest, h: Hero) -> None:
        bad = closed(h)
        self.odds = odds_of(s.table)
        self.turns: int = turns(h)
        self.lp: int = min(h.lp, MOST_LP)
        self.stake: float = float(fortune(s, h) + LIFE)  # gold for each unit of the race's value
        self.race: Race = self.odds.out
        self.again: bool = False  # back into the chamber, which is next to him
        to_go = steps_left(h.pos, bad, h.seen_chamber)
        if not h.seen_chamber:
            to_go -= steps_left(CHAMBER, bad, True)
            self.go_in()
        elif h.pos == CHAMBER:  # a turn and a step for leaving
            to_go -= 1
            self.turns -= 1
        self.left: int = max(min(to_go, MOST_LEFT), 1)
        if h.seen_chamber and STEP[h.pos] & CHAMBER_BIT and self.better_inside(s, h, bad):
            self.again = True
            self.left = 1
            self.go_in()

    def go_in(self) -> None:
        self.race = self.odds.into
        self.stake = 1.0

    def better_inside(self, s: Quest, h: Hero, bad: int) -> bool:
        """Whether a second visit, with an empty chamber, promises more than the way out from here."""
        if s.dragons:
            return False
        to_go = min(steps_left(CHAMBER, bad, True) - 1, MOST_LEFT)
        loot = self.stake + fresh_gain(s, h)
        best = 0.0
        for more in range(2):
            best = max(best, loot * self.odds.out.after_walls(to_go, self.turns - 2 - more, self.lp))
            loot += (LOOT[1] - LOOT[0]) / LOOT[0] * fresh_gain(s, h)
        return best > self.stake * self.odds.out.value(self.left, self.turns, self.lp)

    def value(self, turns: int, lp: int) -> float:
        """Gold to be expected with so many turns and LP."""
        return self.race.value(self.left, turns, lp) * self.stake

    def lost_with(self, lp: int) -> float:
        """Gold lost with so many LP."""
        return self.value(self.turns, self.lp) - self.value(self.turns, self.lp - lp)

    def nearer(self, steps: int) -> float:
        """Gold gained by so many steps less."""
        closer = self.race.value(max(self.left - steps, 1), self.turns, self.lp)
        return closer * self.stake - self.value(self.turns, self.lp)

    def walking_turns(self) -> float:
        """How many turns of walking will follow this one, if all goes well."""
        to_exit = self.left if self.race is self.odds.out else self.left + WAY_OUT
        return min(self.turns - 1.0, to_exit / PACE)

    def chance(self) -> float:
        """The chance to come out."""
        value = self.race.value(self.left, self.turns, self.lp)
        return value if self.race is self.odds.out else min(value / USUAL_LOOT, 1.0)
