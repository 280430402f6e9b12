"""The movement dice: one roll, up to two re-rolls, and what three skulls mean."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import AnyStep, Step, in_order
from questhall.games.dragonquest.model.state import REROLL, STOP, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.chamber import CHAMBER_ON_ARRIVAL
from questhall.games.dragonquest.rules.danger import DANGER
from questhall.games.dragonquest.rules.dice import ALL_DICE, REROLLS, finds, handful, skulls, steps
from questhall.games.dragonquest.rules.finds import TICK_FINDS
from questhall.games.dragonquest.rules.walking import END_MOVE, WALK

DANGEROUS: Final = 3
MOST_REROLLS: Final = 2


class RollMovement(Step[Quest]):
    """drq-mov-01, drq-mov-12: all four black dice and the red one."""

    def run(self, s: Quest) -> None:
        s.rerolls = MOST_REROLLS
        s.roll(self, s.table.movement[ALL_DICE])

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.dice += answer
        s.emit(events.MOVEMENT_ROLLED, s.active, answer, s.dice)
        s.then(OFFER_REROLL)


class OfferReroll(Step[Quest]):
    """drq-mov-02, -04 to -07: with fewer than three skulls, any choice of the other dice again, at most twice."""

    def run(self, s: Quest) -> None:
        if s.rerolls and skulls(s.dice) < DANGEROUS:
            s.decide(self, s.active, REROLLS[s.dice])

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == STOP:
            s.emit(events.STOPPED, seat, 0)
            return
        again = answer - REROLL
        s.rerolls -= 1
        s.dice -= again
        s.then(ROLL_AGAIN[handful(again)])


class RollAgain(RollMovement):
    """The dice chosen for a re-roll."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.movement[self.dice])


class ResolveRoll(Step[Quest]):
    """drq-mov-08, -09: danger at three skulls, else walk, tick finds and, on arrival, throw the chamber dice."""

    def run(self, s: Quest) -> None:
        count = skulls(s.dice)
        if count >= DANGEROUS:  # drq-dng-06, drq-fnd-10
            s.emit(events.SKULLS, s.active, count)
            s.then(DANGER)
        else:
            s.steps = steps(s.dice)
            s.finds = finds(s.dice)
            s.then_all(EXPLORE)


OFFER_REROLL: Final = OfferReroll()
ROLL_AGAIN: Final = [RollAgain(n) for n in range(ALL_DICE + 1)]
# drq-fnd-02, drq-fnd-09
EXPLORE: Final[tuple[AnyStep, ...]] = in_order(WALK, END_MOVE, TICK_FINDS, CHAMBER_ON_ARRIVAL)
MOVE: Final[tuple[AnyStep, ...]] = in_order(RollMovement(), ResolveRoll())
