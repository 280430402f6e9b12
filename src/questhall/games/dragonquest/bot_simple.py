"""Players of one idea: sane, timid, reckless. They are the yardstick for the dice, the castle and better bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.games.dragonquest import bot_buy
from questhall.games.dragonquest.bot_base import Bot
from questhall.games.dragonquest.bot_clock import DESPERATE, LATE, left, need, turns
from questhall.games.dragonquest.rules.dice import BLANK, FIND, RED_SHIFT, black, red, skulls, steps
from questhall.games.dragonquest.state import LEAVE, REROLL, ROW_LENGTH, ROWS, STAY, STOP, WAKING_DRAGONS, Hero, Quest

ADAPTIVE: Final = 0  # throws by clock and dragons instead of a fixed number
PLANNED: Final = 2  # what an adaptive player reckons with before the chamber


def dice_showing(dice: int, face: int) -> int:
    """Those of the dice that show a face."""
    shown = black(dice, face) << 3 * face
    if red(dice) == face + 1:
        shown += face + 1 << RED_SHIFT
    return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Simple(Bot):
    """Stops at so many skulls, throws so often in the chamber."""

    def __init__(self, throws: int, stop_at: int = 2, desperate: bool = False) -> None:
        self.throws = throws
        self.stop_at = stop_at
        self.desperate = desperate
        self.stays: dict[int, tuple[tuple[int, ...], int, int]] = {}  # seat: line, sun, throws seen of this stay

    def planned(self) -> int:
        return self.throws if self.throws != ADAPTIVE else PLANNED

    def reroll(self, s: Quest, h: Hero) -> int:
        dice = s.dice
        again = dice_showing(dice, BLANK)
        if skulls(dice) >= self.stop_at:
            if not (self.desperate and self.must_roll_on(s, h)):
                return STOP
            again += dice_showing(dice, FIND)
        elif self.spoils(s, h):
            again += dice_showing(dice, FIND)
        return REROLL + again if again else STOP

    def spoils(self, s: Quest, h: Hero) -> bool:
        """Whether finds are rolled again: no time for them, or the row is nearly full."""
        if h.row == ROWS or h.finds == ROW_LENGTH:
            return True
        return need(h, self.planned()) > LATE

    def must_roll_on(self, s: Quest, h: Hero) -> bool:
        """At two skulls: the last turn and short of the Exit, or hardly a chance otherwise."""
        if turns(h) == 1 and left(h) > steps(s.dice):
            return True
        return need(h, self.planned()) > DESPERATE and steps(s.dice) <= 1 and h.lp > 4

    def stay_or_leave(self, s: Quest, h: Hero) -> int:
        thrown = self.throws_of_stay(h)
        if self.throws == ADAPTIVE:
            return STAY if by_clock_and_dragons(s, h, thrown) else LEAVE
        return STAY if thrown < self.throws else LEAVE

    def throws_of_stay(self, h: Hero) -> int:
        """How often he has thrown since he came in: once on arrival, once for each turn he was asked and stayed.

        The table does not keep this number, so the bot does; asked anew after an undo it counts the same.
        """
        count = 1
        if h.seat in self.stays:
            line, sun, before = self.stays[h.seat]
            if line == h.line and sun == h.suns:
                count = before
            elif line == h.line and sun == h.suns - 1:
                count = before + 1
        self.stays[h.seat] = (h.line, h.suns, count)
        return count


# Turns that must be left after leaving, and dragons that may lie aside, for the second, third and fourth throw
CLOCK: Final = (0, 7, 9, 11)
DRAGONS: Final = (0, WAKING_DRAGONS, 4, 3)


def by_clock_and_dragons(s: Quest, h: Hero, thrown: int) -> bool:
    """Whether to throw once more."""
    if thrown >= len(CLOCK):
        return False
    return turns(h) - 2 >= CLOCK[thrown] and s.dragons <= DRAGONS[thrown]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckless(Simple):
    """Rolls twice more whatever lies there, keeps only steps, buys at six points."""

    def reroll(self, s: Quest, h: Hero) -> int:
        again = dice_showing(s.dice, BLANK) + dice_showing(s.dice, FIND)
        return REROLL + again if again else STOP

    def buy(self, s: Quest, h: Hero) -> int:
        return bot_buy.simple_buy(s, h, 6)
