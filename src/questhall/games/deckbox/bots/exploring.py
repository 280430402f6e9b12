"""Which exit comes next, who opens it, and where the others wait (section 9, 7)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.ways import distance, live_exits
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.totals import defence

TOGETHER: Final = 8  # steps from the door within which friends must be


def sturdiness(s: Delve, h: Hero) -> int:
    return h.health + 2 * defence(s, h)


def sturdiest(s: Delve) -> Hero:
    best = s.living()[0]
    for h in s.living():
        if sturdiness(s, h) > sturdiness(s, best):
            best = h
    return best


def next_exit(s: Delve, h: Hero) -> int:
    """The nearest one; of those the deepest."""
    best = NONE
    least = 0
    for half in live_exits(s):
        lead = s.ground.leads[half]
        rank = distance(s, h.square, half) * 100 - s.rooms[lead >> 2].depth
        if best == NONE or rank < least:
            best = half
            least = rank
    return best


def gathered(s: Delve, h: Hero, door: int) -> bool:
    """Whether all friends are near enough to come to help."""
    for other in s.heroes:
        if not other.fallen and other is not h and distance(s, other.square, door) > TOGETHER:
            return False
    return True
