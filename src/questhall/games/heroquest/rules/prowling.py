"""Where monsters can go, and heroes under a command, who move like them (3.17)."""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.board import COLUMNS
from questhall.games.heroquest.rules.looking import pits
from questhall.games.heroquest.rules.summoning import exit_squares
from questhall.games.heroquest.state import Dungeon


def prowl(s: Dungeon, frm: int, steps: int) -> int:
    """The squares where a move of so many steps may end, other than the one where it begins.

    heq-zar-05, -06, -11: over monsters but not over heroes, through open doors only, no square shared.
    heq-zar-08: traps nobody has sprung are floor. heq-zar-12: the exit's stairs are not entered.
    heq-zar-09, -10: an open pit is jumped, which costs what two steps cost, onto a free square; or it is entered.
    """
    start = BIT[frm]
    closed = s.solid | s.blocking | s.hero_squares | s.ally_squares | exit_squares(s)
    holes = pits(s) & ~start
    others = s.monster_squares & ~start
    east = s.east
    south = s.south
    found = start
    for _ in range(steps):
        level = found & ~holes
        grown = (level & east) << 1 | (level >> 1) & east | (level & south) << COLUMNS | (level >> COLUMNS) & south
        fallen = found & holes
        if fallen:
            grown |= (
                (fallen & east) << 1 | (fallen >> 1) & east | (fallen & south) << COLUMNS | (fallen >> COLUMNS) & south
            ) & ~(holes | others)
        grown = (grown & ~closed) | found
        if grown == found:
            break
        found = grown
    return found & ~(others | start)
