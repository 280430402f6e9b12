"""The figures of the box (R-37): without limit, or with the table option figure_limit as many as there are."""

from __future__ import annotations

from questhall.games.heroquest.model.cards import COLOUR, FIGURES, THREAT
from questhall.games.heroquest.model.figures import PLACED
from questhall.games.heroquest.model.ids import KINDS, NONE
from questhall.games.heroquest.model.state import Dungeon


def can_come(s: Dungeon, kind: int) -> bool:
    """heq-zar-17: whether one more of that kind can be set on the board; with the limit, surplus is lost."""
    return not s.table.figure_limit or figure_for(s, kind) != NONE


def figure_for(s: Dungeon, kind: int) -> int:
    """The figure that shows one more of that kind: its own, else the most alike of its colour; NONE: none is left.

    A stand-in only lends its shape, values and name are those of the kind.
    """
    if left(s, kind) > 0:
        return kind
    best = NONE
    for other in range(KINDS):
        closer = best == NONE or unlike(other, kind) < unlike(best, kind)
        if closer and COLOUR[other] == COLOUR[kind] and left(s, other) > 0:
            best = other
    return best


def unlike(kind: int, other: int) -> int:
    return abs(THREAT[kind] - THREAT[other])


def left(s: Dungeon, figure: int) -> int:
    """Figures of that shape that are not on the board."""
    n = FIGURES[figure]
    for m in s.monsters:
        if m.status == PLACED and m.figure == figure:
            n -= 1
    return n
