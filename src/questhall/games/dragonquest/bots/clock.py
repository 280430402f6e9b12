"""The race against the sun: how far a hero still has to go, how many turns are left for it."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.model.castle import CHAMBER, FAR, steps_left
from questhall.games.dragonquest.model.state import Hero

LATE: Final = 1.5  # steps needed a turn; a normal walking turn makes 1.45, dangers included
DESPERATE: Final = 2.2


def closed(h: Hero) -> int:
    """What the hero cannot enter any more."""
    return h.visited | h.blocked | h.crossed


def left(h: Hero) -> int:
    """Shortest steps to the Exit, through the chamber if he has not been there."""
    return steps_left(h.pos, closed(h), h.seen_chamber)


def turns(h: Hero) -> int:
    """Suns left, this turn's included; asked during the hero's own turn."""
    return h.suns_total - h.suns + 1


def need(h: Hero, throws: int) -> float:
    """Steps to be made in each turn that is left for walking.

    `throws` are those planned in the chamber if it lies ahead: the first comes with the arrival, each other takes a
    turn, and so does leaving.
    """
    walking = turns(h)
    if not h.seen_chamber:
        walking -= throws
    elif h.pos == CHAMBER:
        walking -= 1
    return left(h) / walking if walking > 0 else FAR
