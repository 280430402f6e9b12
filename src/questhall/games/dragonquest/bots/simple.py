"""Players of one idea: sane, timid, reckless. They are the yardstick for the dice, the castle and better bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.games.dragonquest.bots import buy, walk
from questhall.games.dragonquest.bots.base import Bot
from questhall.games.dragonquest.model.clock import DESPERATE, LATE, left, need, turns
from questhall.games.dragonquest.model.state import (
    LEAVE,
    REROLL,
    ROW_LENGTH,
    ROWS,
    STAY,
    STOP,
    WAKING_DRAGONS,
    Hero,
    Quest,
)
from questhall.games.dragonquest.rules.dice import BLANK, FIND, RED_SHIFT, black, red, skulls, steps

ADAPTIVE: Final = 0  # throws by clock and dragons instead of a fixed number
PLANNED: Final = 2  # what an adaptive player reckons with before the chamber
# Turns that must be left if he left now, and dragons that may lie aside, for a second, third and fourth throw
CLOCK: Final = (0, 7, 9, 11)
DRAGONS: Final = (0, WAKING_DRAGONS, 4, 3)
# Dragons set aside and coin boxes used after one, two, three... throws of a first stay, in the mean
TRACES: Final = (7, 11, 14, 16, 18, 20)


def dice_showing(dice: int, face: int) -> int:
    """Those of the dice that show a face."""
    shown = black(dice, face) << 3 * face
    if red(dice) == face + 1:
        shown += face + 1 << RED_SHIFT
    return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Simple(Bot):
    """Stops at so many skulls, rolls blanks again, throws so often in the chamber."""

    def __init__(self, throws: int, stop_at: int = 2, desperate: bool = False) -> None:
        self.throws = throws
        self.stop_at = stop_at
        self.desperate = desperate
        self.walked: dict[int, tuple[int, tuple[int, ...]]] = {}  # seat: sun and line at its last step by dice

    def planned(self) -> int:
        return self.throws if self.throws != ADAPTIVE else PLANNED

    def reroll(self, s: Quest, h: Hero) -> int:
        again = dice_showing(s.dice, BLANK)
        if skulls(s.dice) >= self.stop_at:
            if not (self.desperate and self.must_roll_on(s, h)):
                return STOP
            again += dice_showing(s.dice, FIND)
        elif self.spurns_finds(h):
            again += dice_showing(s.dice, FIND)
        return REROLL + again if again else STOP

    def spurns_finds(self, h: Hero) -> bool:
        """No use for them, no time for them, or the next one would awake something."""
        return h.row == ROWS or h.finds == ROW_LENGTH or need(h, self.planned()) > LATE

    def must_roll_on(self, s: Quest, h: Hero) -> bool:
        """The last turn and short of the Exit, or next to no chance otherwise."""
        if turns(h) == 1 and left(h) > steps(s.dice):
            return True
        return need(h, self.planned()) > DESPERATE and steps(s.dice) <= 1 and h.lp > 4

    def walk(self, s: Quest, h: Hero) -> int:
        self.walked[h.seat] = (h.suns, h.line)
        return walk.plain_step(s, h)

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        thrown = self.thrown(s, h)
        if self.throws == ADAPTIVE:
            return STAY if by_clock_and_dragons(s, h, thrown) else LEAVE
        return STAY if thrown < self.throws else LEAVE

    def thrown(self, s: Quest, h: Hero) -> int:
        """How often he has thrown since he came in: once on arrival, once in every turn after it.

        A bot that has not seen him come in tells it from what lies on the table, which is right most of the time.
        """
        if h.seat in self.walked:
            sun, line = self.walked[h.seat]
            if line == h.line[:-1]:
                return h.suns - sun
        traces = s.dragons + h.boxes50 + h.boxes100
        return 1 + len([most for most in TRACES if traces >= most])


def by_clock_and_dragons(s: Quest, h: Hero, thrown: int) -> bool:
    """Whether one more throw is worth its turn and its risk."""
    if thrown >= len(CLOCK):
        return False
    return turns(h) - 1 >= CLOCK[thrown] and s.dragons <= DRAGONS[thrown]


class Reckless(Simple):
    """Rolls twice more whatever lies there, keeps only steps, buys at six points."""

    def reroll(self, s: Quest, h: Hero) -> int:
        again = dice_showing(s.dice, BLANK) + dice_showing(s.dice, FIND)
        return REROLL + again if again else STOP

    def buy(self, s: Quest, h: Hero) -> int:
        return buy.simple_buy(s, h, 6)
