"""What happens on the square a hero comes to: pits, packs, live exits (dbd-mov-07, dbd-def-11, dbd-exp-01)."""

from __future__ import annotations

from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.exploring import explore, live
from questhall.games.deckbox.rules.harm import collect, hurt


def arrive(s: Delve, h: Hero, falls_in: bool) -> None:
    """A hero has come to his square, by whatever means (dbd-exp-03). `falls_in`: a pit there hurts him.

    dbd-exp-06: who stands on a live exit already has not come to it, and explores nothing.
    """
    collect(s, h)  # dbd-def-11
    if live(s, h.square) and not shares(s, h):  # erratum 7: passing through an occupied exit explores nothing
        explore(s, h.seat, h.square)
    if falls_in and s.ground.pits >> h.square & 1:  # dbd-mov-07: every time, without a roll
        s.emit(events.PIT, h.seat, h.square)
        hurt(s, h, 1)


def shares(s: Delve, h: Hero) -> bool:
    """Whether another hero stands on the same square: he is only passing through (dbd-mov-03)."""
    for other in s.heroes:
        if other is not h and other.square == h.square:
            return True
    return False
