"""Where monsters can go, and heroes under a command, who move like them (3.17)."""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import ALL, grow, without
from questhall.games.heroquest.model.sight import statues
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.revealing import pits


def prowl(s: Dungeon, frm: int, steps: int) -> int:
    """The squares where a move of so many steps may end, other than the one where it begins.

    heq-zar-05, -06, -11: over monsters but not over heroes, through open doors only, no square shared.
    R-36: a statue blocks the way, for monsters too.
    heq-zar-08: traps nobody has sprung are floor. heq-zar-12: the stairs are not entered.
    heq-zar-09, -10: an open pit is jumped, which costs what two steps cost, onto a free square; or it is entered.
    """
    start = BIT[frm]
    taken = s.solid | s.blocking | s.hero_squares | s.no_monsters
    if s.ally_squares:
        taken |= s.ally_squares
    stones = statues(s)
    if stones:
        taken |= stones
    free = without(ALL, taken)
    found = s.walls().flood(frm, steps, free, s.blocking).all
    holes = without(pits(s), start)
    if holes and holes & found:  # those out of reach are in nobody's way
        found = past_holes(s, start, steps, free, holes)
    return without(found, s.monster_squares | start)


def past_holes(s: Dungeon, start: int, steps: int, free: int, holes: int) -> int:
    """Out of a hole only onto a square without one, where no other monster stands."""
    landing = without(free, holes | without(s.monster_squares, start))
    found = start
    for _ in range(steps):
        grown = found | grow(without(found, holes), s.east, s.south) & free
        fallen = found & holes
        if fallen:
            grown |= grow(fallen, s.east, s.south) & landing
        if grown == found:
            break
        found = grown
    return found
