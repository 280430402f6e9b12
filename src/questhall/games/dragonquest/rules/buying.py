"""Buying a useful object with the find points of the current row."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.ids import AMULET, OBJECTS, POTION
from questhall.games.dragonquest.model.state import BUY, PASS, ROW_BOUGHT, ROWS, Hero, Quest
from questhall.games.dragonquest.rules import events

CHEAPEST: Final = 4
MOST_OBJECTS: Final = 3
POTION_LP: Final = 3


def purchases(s: Quest, h: Hero) -> list[int]:
    """drq-buy-03, -04, -10, -11: objects in the supply whose cost the current row covers; three per game."""
    if h.row == ROWS or h.finds < CHEAPEST or h.bought == MOST_OBJECTS:
        return []
    costs = s.table.object_costs
    return [BUY + i for i in range(OBJECTS) if s.objects >> i & 1 and costs[i] <= h.finds]


class OfferObjects(Step[Quest]):
    """drq-buy-01, -02, -05, -09, -12, -13: at most one a turn, before walls and dice, or none."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        affordable = purchases(s, h)
        if affordable:
            s.decide(self, h.seat, (PASS, *affordable))

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == PASS:
            s.emit(events.NOT_BOUGHT, seat)
            return
        h = s.hero()
        item = answer - BUY
        s.objects &= ~(1 << item)  # drq-buy-11
        h.bought += 1  # drq-buy-10
        s.emit(events.BOUGHT, seat, item, h.row)
        cross_off_row(h, ROW_BOUGHT)  # drq-buy-06
        self.hand_over(s, h, item)

    def hand_over(self, s: Quest, h: Hero, item: int) -> None:
        """drq-buy-14: amulet and potion act at once, everything else lies before its owner."""
        if item == AMULET:  # drq-obj-01, drq-sun-06, drq-sun-07
            h.suns_total += 1
            s.objects_gone |= 1 << item
            s.emit(events.SUN_ADDED, h.seat, h.suns_total)
        elif item == POTION:  # drq-obj-02
            h.bones += POTION_LP
            h.lp += POTION_LP
            s.objects_gone |= 1 << item
            s.emit(events.BONES_ADDED, h.seat, POTION_LP, h.lp)
        else:
            h.objects |= 1 << item


def cross_off_row(h: Hero, how: int) -> None:
    """drq-buy-06 to -08, drq-fnd-05: the row is closed, surplus points are lost, the next row starts at box 1."""
    states = list(h.row_states)
    states[h.row] = how
    h.row_states = tuple(states)
    h.row += 1
    h.finds = 0


OFFER_OBJECTS: Final = OfferObjects()
