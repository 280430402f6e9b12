"""Where to begin: the sturdiest nearest to the first door, so that it can be opened in the first round (dbd-set-11)."""

from __future__ import annotations

from questhall.games.deckbox.bots.exploring import sturdiest
from questhall.games.deckbox.bots.ways import distance, live_exits
from questhall.games.deckbox.model.answer_codes import a_of
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve


def place(s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
    """The nearest square; while the sturdiest is still to come, the one behind it."""
    ranked = sorted([(to_door(s, a_of(answer)), n) for n, answer in enumerate(legal)])
    spared = 1 if sturdiest(s).seat > h.seat and len(ranked) > 1 else 0
    return legal[ranked[spared][1]]


def to_door(s: Delve, square: int) -> int:
    """Steps to the nearest door that can be opened."""
    return min([distance(s, square, door) for door in live_exits(s)], default=0)
