"""Life Points and death (chapters Life points, Death), and what a hero's end gives back to the table."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.castle import EXIT, NONE
from questhall.games.dragonquest.model.state import (
    BY_SUNSET,
    DEAD,
    ESCAPED,
    INSIDE,
    NOTHING,
    TILE,
    Hero,
    Quest,
)
from questhall.games.dragonquest.rules import events


def lose_lp(s: Quest, h: Hero, amount: int, cause: int) -> bool:
    """drq-lp-01 to -04: cross off bones, all of one event at once; True if the hero dies of it."""
    lost = min(amount, h.lp)
    h.lp -= lost
    s.emit(events.LP_LOST, h.seat, amount, h.lp)
    if h.lp == 0:
        die(s, h, cause)
        return True
    return False


def die(s: Quest, h: Hero, cause: int) -> None:
    """drq-dth-02, -03: the death box is ticked; treasures and objects leave the game."""
    h.status = DEAD
    h.cause = cause
    s.emit(events.DIED, h.seat, cause)
    s.treasures_gone |= h.treasures
    s.objects_gone |= h.objects
    h.treasures = 0
    h.objects = 0
    return_reminders(s, h)  # drq-awk-05, drq-dem-18
    empty_chamber(s)  # drq-cha-14, drq-dth-04


def return_reminders(s: Quest, h: Hero) -> None:
    """drq-awk-05, drq-dem-18, drq-trp-12: spider, demon and miss pieces of a hero who is dead or out go back."""
    if h.spider == TILE:
        s.spider_tiles += 1
    if h.demon == TILE:
        s.demon_tiles += 1
    if h.miss == TILE:
        s.miss_markers += 1
    h.spider = NOTHING
    h.demon = NOTHING
    h.demon_at = NONE
    h.miss = NOTHING


def empty_chamber(s: Quest) -> None:
    """drq-cha-14, drq-dth-04, drq-sol-05: ten dice again the moment nobody alive is inside."""
    if s.dragons and s.nobody_in_chamber():
        s.dragons = 0
        s.emit(events.POOL_RESET, s.active)


def spend(s: Quest, h: Hero, item: int) -> None:
    """drq-obj-23: an object works once and leaves the game."""
    h.objects &= ~(1 << item)
    s.objects_gone |= 1 << item


def fortune(s: Quest, h: Hero) -> int:
    """drq-end-05, drq-obj-03, drq-obj-24: coins still ticked, treasures, and the objects with a printed value."""
    total = 50 * h.coins50 + 100 * h.coins100
    values = s.table.treasure_values
    for i in range(len(values)):
        if h.treasures >> i & 1:
            total += values[i]
    worth = s.table.object_values
    for i in range(len(worth)):
        if h.objects >> i & 1:
            total += worth[i]
    return total


class Close(Step[Quest]):
    """The turn is over: escaped, caught by sunset, or still inside. A death anywhere in the turn jumps here."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.status != INSIDE:
            return
        if h.pos == EXIT:
            self.escape(s, h)
        elif h.suns >= h.suns_total:
            die(s, h, BY_SUNSET)  # drq-sun-03, drq-sun-04

    def escape(self, s: Quest, h: Hero) -> None:
        """drq-exi-01 to -04: the total is fixed, the treasures stay with the hero."""
        h.status = ESCAPED
        h.total = fortune(s, h)
        return_reminders(s, h)  # drq-awk-05, drq-dem-18
        s.emit(events.ESCAPED_WITH, h.seat, h.total)


CLOSE: Final = Close()
