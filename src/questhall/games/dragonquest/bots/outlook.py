"""What a position is worth to a hero, in gold: his race to the chamber or to the Exit, and what he carries."""

from __future__ import annotations

from math import ceil
from typing import Final

from questhall.engine.grid import squares_of
from questhall.games.dragonquest.bots.escape import LIFE, LOOT, MOST_LEFT, MOST_LP, WAY_OUT, Race, odds_of
from questhall.games.dragonquest.bots.throws import fresh_gain
from questhall.games.dragonquest.model.castle import CHAMBER, FAR, RING16, SQUARES, STEP, steps_left
from questhall.games.dragonquest.model.clock import USUAL, closed, turns
from questhall.games.dragonquest.model.state import ESCAPED, INSIDE, Hero, Quest
from questhall.games.dragonquest.rules.life import fortune

USUAL_LOOT: Final = 4500.0  # of those who come out

MOST_BACK: Final = 3  # steps; from farther away nobody goes back who has something to lose
MOST_DRAGONS: Final = 2  # aside, at which somebody who has nothing to lose still does
A_RIVAL: Final = 0.5  # how often one who is inside still comes out
BARELY: Final = 0.2  # of what coming out is worth to others, for a lone hero who brings nothing


def life(s: Quest, h: Hero, gold: float) -> float:
    """What coming out with so much is worth beside the gold itself: nothing to whoever would come out and lose."""
    worth = float(LIFE)
    for rival in s.heroes:
        if rival.status == ESCAPED and rival is not h and rival.total > gold:
            return 0.0
        if gold == 0 and rival.status == INSIDE and rival is not h:
            worth *= 1 - A_RIVAL  # drq-end-02: only if no other one comes out
    return worth * BARELY if gold == 0 and len(s.heroes) == 1 else worth


def steps_back(h: Hero, bad: int) -> int:
    """Steps of a hero who has left back into the chamber; from the square he came out to he has to walk round."""
    if h.line[-2] != CHAMBER:
        return steps_into(h.pos, bad)
    return 1 + min([steps_into(square, bad) for square in squares_of(STEP[h.pos] & SQUARES & ~bad)], default=FAR)


def steps_into(square: int, bad: int) -> int:
    """Steps from a square into the chamber."""
    return steps_left(square, bad, False) - steps_left(CHAMBER, bad | 1 << square, True)


def may_go_back(s: Quest, h: Hero, gold: int, bad: int) -> bool:
    """Whether a second visit to the chamber is to be thought of: near it and empty, or with nothing to lose."""
    if not h.seen_chamber or h.pos == CHAMBER or h.status != INSIDE:
        return False
    if gold == 0:
        return s.dragons <= MOST_DRAGONS and steps_back(h, bad) < FAR
    return RING16 >> h.pos & 1 == 1 and s.dragons == 0 and steps_back(h, bad) <= MOST_BACK


class Outlook:
    """The race before a hero at a moment of his own turn."""

    def __init__(self, s: Quest, h: Hero) -> None:
        bad = closed(h)
        self.odds = odds_of(s.table)
        self.turns: int = turns(h)
        self.lp: int = min(h.lp, MOST_LP)
        self.gold: int = fortune(s, h)
        self.stake: float = max(self.gold + life(s, h, self.gold), 1.0)  # gold for each unit of the race's value
        self.race: Race = self.odds.out
        self.again: bool = False  # a second visit to the chamber is worth it
        to_go = steps_left(h.pos, bad, h.seen_chamber)
        if not h.seen_chamber:
            to_go -= steps_left(CHAMBER, bad, True)
            self.go_in()
        elif h.pos == CHAMBER:  # a turn and a step for leaving
            to_go -= 1
            self.turns -= 1
        self.left: int = max(min(to_go, MOST_LEFT), 1)
        if may_go_back(s, h, self.gold, bad) and self.better_inside(s, h, bad):
            self.again = True
            self.left = steps_back(h, bad)
            self.go_in()

    def go_in(self) -> None:
        self.race = self.odds.into
        self.stake = 1.0

    def better_inside(self, s: Quest, h: Hero, bad: int) -> bool:
        """Whether a second visit to the chamber promises more than the way out from here."""
        back = steps_back(h, bad)
        arrival = 1 if back <= 2 else 2 if back <= MOST_BACK else ceil(back / USUAL)  # turns
        to_go = min(steps_left(CHAMBER, bad, True) - 1, MOST_LEFT)
        loot = float(self.gold)
        best = 0.0
        for throw in range(2):
            loot += fresh_gain(s, h) * (LOOT[1] - LOOT[0]) / LOOT[0] if throw else fresh_gain(s, h)
            chance = self.odds.out.after_walls(to_go, self.turns - arrival - 1 - throw, self.lp)
            best = max(best, (loot + life(s, h, loot)) * chance)
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
        return min(self.turns - 1.0, to_exit / USUAL)

    def chance(self) -> float:
        """The chance to come out."""
        value = self.race.value(self.left, self.turns, self.lp)
        return value if self.race is self.odds.out else min(value / (USUAL_LOOT + LIFE), 1.0)
