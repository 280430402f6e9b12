"""The treasure chamber: stay or leave, throw the dice, take a treasure."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Step, in_order
from questhall.games.dragonquest.model.castle import CHAMBER
from questhall.games.dragonquest.model.ids import ORB, TALISMAN
from questhall.games.dragonquest.model.state import (
    BOXES,
    CHAMBER_DICE,
    KEEP,
    LEAVE,
    NO_TREASURE,
    STAY,
    TAKE,
    USE,
    WAKING_DRAGONS,
    Hero,
    Quest,
)
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.dice import COIN50, COIN100, DRAGON, NOTHING_THERE, STAR, chamber
from questhall.games.dragonquest.rules.dragon import DRAGON_FIRE
from questhall.games.dragonquest.rules.life import empty_chamber, spend
from questhall.games.dragonquest.rules.walking import NEXT, NEXT8, closed_squares, draw_line, mark_dot

STAY_OR_LEAVE_ANSWERS: Final[tuple[int, ...]] = (STAY, LEAVE)
ANNOUNCE_OR_NOT: Final[tuple[int, ...]] = (USE, KEEP)
FEWEST_STARS: Final = 2


def ways_out(h: Hero) -> tuple[int, ...]:
    """drq-lev-02, -03, drq-obj-14: free squares beside the chamber, its corners too with the Orb."""
    closed = closed_squares(h)
    ring = NEXT8[CHAMBER] if h.owns(ORB) else NEXT[CHAMBER]
    return tuple([n for n in ring if not closed >> n & 1])


class StayOrLeave(Step[Quest]):
    """drq-lev-01, -04, drq-lev-08: said right after the sun; without a free square the hero has to stay."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        s.leaving = False  # drq-spi-08: who leaves is this hero, not the one before
        if not h.in_chamber():
            return
        if ways_out(h):
            s.decide(self, h.seat, STAY_OR_LEAVE_ANSWERS)
        else:
            self.resume(s, h.seat, STAY)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.leaving = answer == LEAVE
        s.emit(events.LEAVES if s.leaving else events.STAYS, seat)


class LeaveChamber(Step[Quest]):
    """drq-lev-02, drq-wal-03: one step out, no dice; the next turn has no wall step."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        s.decide(self, h.seat, ways_out(h))

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        if answer not in NEXT[CHAMBER]:
            spend(s, h, ORB)  # drq-obj-14
            s.emit(events.ORB_USED, seat)
        draw_line(h, answer)
        mark_dot(h)  # drq-wlk-09
        h.has_left = True  # drq-spi-02
        h.just_left = True
        s.emit(events.LEFT_CHAMBER, seat, answer)
        empty_chamber(s)  # drq-cha-14


class OfferTalisman(Step[Quest]):
    """drq-obj-04: announced before throwing, on a turn of arrival (`talisman_any_roll`: on any chamber turn)."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        s.talisman_on = False
        if h.owns(TALISMAN) and (s.arrived or s.table.talisman_any_roll):
            s.decide(self, h.seat, ANNOUNCE_OR_NOT)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == USE:
            s.talisman_on = True
            spend(s, s.hero(), TALISMAN)  # drq-obj-08: gone in any case
            s.emit(events.TALISMAN_USED, seat)


class ThrowChamberDice(Step[Quest]):
    """drq-cha-01 to -07, -12: all dice of the pool; dragons are set aside, coins ticked, stars counted."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.chamber[CHAMBER_DICE - s.dragons])

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        s.chamber_dice = answer
        s.dragons += chamber(answer, DRAGON)
        s.emit(events.CHAMBER_ROLLED, h.seat, answer, s.dragons)
        tick_coins(h, chamber(answer, COIN50), chamber(answer, COIN100))
        s.stars += chamber(answer, STAR)
        if s.dragons >= WAKING_DRAGONS:  # drq-dra-01; asleep, it leaves at least four dice (drq-cha-16)
            s.then(DRAGON_FIRE)
        else:
            self.go_on(s)  # drq-cha-08, drq-obj-05

    def go_on(self, s: Quest) -> None:
        """drq-cha-08, drq-obj-05: the stars are spent, after the talisman's second throw if it is worn."""
        s.then(THROW_AGAIN if s.talisman_on else TAKE_TREASURE)


class ThrowAgain(ThrowChamberDice):
    """drq-obj-05 to -07: the talisman's second throw, with the dice that showed blank or coins."""

    def run(self, s: Quest) -> None:
        thrown = s.chamber_dice
        dice = chamber(thrown, NOTHING_THERE) + chamber(thrown, COIN50) + chamber(thrown, COIN100)
        if dice:
            s.roll(self, s.table.chamber[dice])
        else:
            self.go_on(s)

    def go_on(self, s: Quest) -> None:
        s.then(TAKE_TREASURE)


def tick_coins(h: Hero, fifties: int, hundreds: int) -> None:
    """drq-cha-06, -07, drq-dra-06: one box each while there are unused boxes; the rest is lost."""
    fifties = min(fifties, BOXES - h.boxes50)
    hundreds = min(hundreds, BOXES - h.boxes100)
    h.coins50 += fifties
    h.boxes50 += fifties
    h.coins100 += hundreds
    h.boxes100 += hundreds


class TakeTreasure(Step[Quest]):
    """drq-cha-08 to -11: one treasure the stars of this turn pay for, or none."""

    def run(self, s: Quest) -> None:
        if s.stars < FEWEST_STARS:
            return
        stars = s.table.treasure_stars
        offered = [TAKE + i for i in range(len(stars)) if s.treasures >> i & 1 and stars[i] <= s.stars]
        if offered:
            s.decide(self, s.active, (NO_TREASURE, *offered))

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == NO_TREASURE:
            s.emit(events.TREASURE_LEFT, seat, s.stars)
            return
        treasure = answer - TAKE
        s.treasures &= ~(1 << treasure)
        s.hero().treasures |= 1 << treasure
        s.emit(events.TREASURE_TAKEN, seat, treasure)


class ChamberOnArrival(Step[Quest]):
    """drq-cha-01, drq-lev-06, -07: who walked in throws at once, first time or not."""

    def run(self, s: Quest) -> None:
        if s.arrived:
            s.then_all(CHAMBER_THROW)


TAKE_TREASURE: Final = TakeTreasure()
THROW_AGAIN: Final = ThrowAgain()
STAY_OR_LEAVE: Final = StayOrLeave()
LEAVE_CHAMBER: Final = LeaveChamber()
CHAMBER_THROW: Final[tuple[AnyStep, ...]] = in_order(OfferTalisman(), ThrowChamberDice())
CHAMBER_ON_ARRIVAL: Final = ChamberOnArrival()
