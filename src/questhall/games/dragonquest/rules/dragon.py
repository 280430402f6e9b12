"""The dragon awakes: everybody in the chamber loses the loot, is burnt, and flees."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.castle import CHAMBER
from questhall.games.dragonquest.model.state import BY_FIRE, BY_NO_FLIGHT, CHAMBER_DICE, INSIDE, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.dice import DRAGON, chamber
from questhall.games.dragonquest.rules.life import die, empty_chamber, lose_lp
from questhall.games.dragonquest.rules.walking import NEXT, closed_squares, draw_line, mark_dot

MOST_SEATS: Final = 4


class DragonFire(Step[Quest]):
    """drq-dra-02, -03, -10: phase by phase, the hero who woke it first, then clockwise.

    drq-trn-06, drq-sun-08: this alone changes heroes outside their turn, and it crosses off no sun.
    """

    def run(self, s: Quest) -> None:
        s.emit(events.DRAGON_AWAKES, s.active)
        seats = s.table.seats
        order = [(s.active + i) % seats for i in range(seats)]
        inside = [seat for seat in order if s.heroes[seat].in_chamber()]
        for seat in inside:
            return_treasures(s, s.heroes[seat])
        for seat in inside:
            scratch_coins(s, s.heroes[seat])
        s.then(AFTER_FIRE)  # drq-dra-12
        for seat in reversed(inside):
            s.then(FLEE[seat])
        for seat in reversed(inside):
            s.then(BURN[seat])


def return_treasures(s: Quest, h: Hero) -> None:
    """drq-dra-04, -12: all treasure tiles go back to the supply; objects are kept (drq-buy-15: none helps)."""
    if h.treasures:
        s.emit(events.TREASURES_RETURNED, h.seat, h.treasures)
        s.treasures |= h.treasures
        h.treasures = 0


def scratch_coins(s: Quest, h: Hero) -> None:
    """drq-dra-05, -06, -11: all ticked boxes, those of the waking throw too; they stay used up."""
    if h.coins50 or h.coins100:
        s.emit(events.COINS_SCRATCHED, h.seat, h.coins50, h.coins100)
        h.coins50 = 0
        h.coins100 = 0


class Burn(Step[Quest]):
    """drq-dra-07, -13: ten chamber dice; their dragons count here and are not set aside."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.chamber[CHAMBER_DICE])

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.fire = chamber(answer, DRAGON)
        s.emit(events.FIRE, self.seat, answer, s.fire)
        s.then(SCORCH[self.seat])


class Scorch(Step[Quest]):
    """drq-dra-07: one LP per dragon of the fire throw plus the sum of both damage dice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.two_damage)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.emit(events.DAMAGE_DICE, self.seat, answer, -1)
        lose_lp(s, s.heroes[self.seat], s.fire + (answer & 3) + (answer >> 2), BY_FIRE)


class Flee(Step[Quest]):
    """drq-dra-08, -09, -14: a survivor picks a free square beside the chamber; without one the hero dies."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Quest) -> None:
        h = s.heroes[self.seat]
        if h.status != INSIDE:
            return
        closed = closed_squares(h)
        free = [n for n in NEXT[CHAMBER] if not closed >> n & 1]
        if free:
            s.decide(self, self.seat, tuple(free))
        else:
            die(s, h, BY_NO_FLIGHT)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.heroes[self.seat]
        draw_line(h, answer)
        mark_dot(h)  # drq-wlk-09
        h.has_left = True
        h.just_left = True
        s.emit(events.FLED, seat, answer)


class AfterFire(Step[Quest]):
    """drq-dra-12: the dragon sleeps again, the pool is ten."""

    def run(self, s: Quest) -> None:
        empty_chamber(s)


AFTER_FIRE: Final = AfterFire()
BURN: Final = [Burn(seat) for seat in range(MOST_SEATS)]
SCORCH: Final = [Scorch(seat) for seat in range(MOST_SEATS)]
FLEE: Final = [Flee(seat) for seat in range(MOST_SEATS)]
DRAGON_FIRE: Final = DragonFire()
