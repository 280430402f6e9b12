"""In the treasure chamber: whether to stay for another throw, and whether to come in at all."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.bots.outlook import Outlook, life
from questhall.games.dragonquest.bots.throws import Throw, gain, throws_of
from questhall.games.dragonquest.model.state import CHAMBER_DICE, WAKING_DRAGONS, Hero, Quest

FIRE_LP: Final = 5  # lost to the dragon's fire in the mean
LOOK_AHEAD: Final = 2  # further throws thought of beyond the one in question
NEXT_GAIN: Final = 0.8  # of a later throw, for which the best treasure may be gone
OTHERS_STAY: Final = 0.6  # how often another hero inside throws before he leaves


def others_inside(s: Quest, h: Hero) -> int:
    return len([hero for hero in s.heroes if hero.in_chamber() and hero is not h])


class Stay:
    """A hero in the chamber at the start of his turn. All worths are in gold; `turns` are those left after leaving."""

    def __init__(self, s: Quest, h: Hero, look: Outlook) -> None:
        self.look = look
        self.throws: list[Throw] = throws_of(s)
        self.gains: list[float] = [gain(s, h, throw) for throw in self.throws]
        self.burns: float = life(s, h, 0)  # what is left to whoever flees
        self.hope: float = life(s, h, look.gold + self.gains[CHAMBER_DICE]) - life(s, h, look.gold)
        self.others: float = OTHERS_STAY * others_inside(s, h)

    def leaving(self, turns: int, held: float) -> float:
        """The worth of leaving now."""
        return self.look.odds.out.after_walls(self.look.left, turns, self.look.lp) * held

    def staying(self, dragons: int, turns: int, held: float, look_ahead: int) -> float:
        """The worth of one throw and the best that can follow it."""
        pool = CHAMBER_DICE - dragons
        throw = self.throws[pool]
        held += self.hope + self.gains[pool] if look_ahead == LOOK_AHEAD else NEXT_GAIN * self.gains[pool]
        burnt = self.burnt(turns - 1)
        total = 0.0
        for more in range(pool + 1):
            if dragons + more >= WAKING_DRAGONS:
                total += throw.dragons[more] * burnt
            else:
                total += throw.dragons[more] * self.next_turn(dragons + more, turns - 1, held, burnt, look_ahead)
        return total

    def next_turn(self, dragons: int, turns: int, held: float, burnt: float, look_ahead: int) -> float:
        """The worth of leaving or staying then; others inside throw before it and may wake the dragon."""
        best = self.leaving(turns, held)
        if look_ahead and turns > 1:
            best = max(best, self.staying(dragons, turns, held, look_ahead - 1))
        if self.others:
            safe: float = (1 - self.throws[CHAMBER_DICE - dragons].waking(dragons)) ** self.others
            best = safe * best + (1 - safe) * burnt
        return best

    def burnt(self, turns: int) -> float:
        """The worth of fleeing with nothing."""
        return self.look.odds.out.after_walls(self.look.left, turns, self.look.lp - FIRE_LP) * self.burns
