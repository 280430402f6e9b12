"""What a position is worth to a hero, in gold: his race to the chamber or to the Exit, and what he carries."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bot_clock import closed, turns
from questhall.games.dragonquest.bot_escape import LOOT, MOST_LEFT, MOST_LP, Race, odds_of
from questhall.games.dragonquest.castle import CHAMBER, CHAMBER_BIT, STEP, steps_left
from questhall.games.dragonquest.rules.life import fortune
from questhall.games.dragonquest.state import Hero, Quest

LIFE: Final = 500  # what coming out is worth beside the loot
USUAL_LOOT: Final = 4000.0


class Outlook:
    """The race before a hero at this moment of his own turn."""

    def __init__(self, s: Quest, h: Hero) -> None:
        self.odds = odds_of(s.table)
        self.turns: int = turns(h)
        self.lp: int = min(h.lp, MOST_LP)
        self.held: int = fortune(s, h) + LIFE
        self.race: Race = self.odds.out
        self.stake: float = float(self.held)  # gold for each unit of the race's value
        bad = closed(h)
        left = steps_left(h.pos, bad, h.seen_chamber)
        if not h.seen_chamber:
            left -= steps_left(CHAMBER, bad, True)
            self.race = self.odds.into
            self.stake = 1.0
        elif h.pos == CHAMBER:  # a turn and a step for leaving
            left -= 1
            self.turns -= 1
        self.left: int = min(left, MOST_LEFT)

    def value(self, turns: int, lp: int) -> float:
        """Gold to be expected with so many turns and LP."""
        return self.race.value(self.left, turns, lp) * self.stake

    def after_loss(self, lp: int) -> float:
        """Gold lost with so many LP."""
        return self.value(self.turns, self.lp) - self.value(self.turns, self.lp - lp)

    def chance(self) -> float:
        """The chance to come out."""
        value = self.race.value(self.left, self.turns, self.lp)
        return value if self.race is self.odds.out else min(value / USUAL_LOOT, 1.0)
