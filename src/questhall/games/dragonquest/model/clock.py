"""The race against the sun, reckoned once for everybody: steps to go, suns left, and the steps a turn it takes."""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.model.castle import CHAMBER, FAR, steps_left
from questhall.games.dragonquest.model.castle_route import Route, route
from questhall.games.dragonquest.model.state import Hero

USUAL: Final = 1.45  # steps of a normal walking turn, dangers included
EASY: Final = 1.1  # steps needed a turn
LATE: Final = 1.5
DESPERATE: Final = 2.2


def closed(h: Hero) -> int:
    """What the hero cannot enter any more."""
    return h.visited | h.blocked | h.crossed


def ahead(h: Hero) -> Route:
    """The way before the hero: into the chamber, unless he has been there, and out."""
    return route(h.pos, closed(h), h.seen_chamber)


def left(h: Hero) -> int:
    """Shortest steps to the Exit, through the chamber if he has not been there."""
    return steps_left(h.pos, closed(h), h.seen_chamber)


def suns_left(h: Hero) -> int:
    """Suns that are not crossed off: during the hero's turn, the turns that follow it."""
    return h.suns_total - h.suns


def turns(h: Hero) -> int:
    """Suns left, this turn's included; asked during the hero's own turn."""
    return suns_left(h) + 1


def pace(h: Hero, under_way: bool) -> float:
    """Steps that the dice must bring in each turn left for walking; FAR if there is no way or no turn.

    The step out of the chamber takes a turn of its own and no dice.
    """
    leaving = 0 if h.seen_chamber and h.pos != CHAMBER else 1
    walking = suns_left(h) + (1 if under_way else 0) - leaving
    return (left(h) - leaving) / walking if walking > 0 and left(h) < FAR else FAR


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
