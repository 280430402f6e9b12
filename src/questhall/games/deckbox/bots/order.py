"""Whether there is peace, and who goes first (dbd-trn-02, section 9, 7)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.exploring import sturdiest
from questhall.games.deckbox.bots.ways import distance
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.totals import ranged_dice

NEAR: Final = 10  # steps within which an enemy means a fight
SHOOTER: Final = 1000
FIGHTER: Final = 2000


def quiet(s: Delve) -> bool:
    """No enemy near anybody: neither by walking nor on the same or an adjacent tile."""
    g = s.ground
    for e in s.enemies:
        tiles = g.near_tiles[g.first[e.square]]
        for h in s.heroes:
            if not h.fallen and (g.tiles_of(h.square) & tiles or distance(s, e.square, h.square) <= NEAR):
                return False
    return True


def first(s: Delve) -> Hero:
    """Who should go first of those who have not acted: in peace the explorer, in a fight the shooters.

    Everybody comes to the same answer, so that never all of them wait.
    """
    ready = [h for h in s.heroes if not h.fallen and not h.activated and not s.yielded >> h.seat & 1]
    explorer = sturdiest(s) if quiet(s) else None
    best = ready[0]
    least = FAR
    for h in ready:
        rank = (0 if h is explorer else SHOOTER if ranged_dice(h) > 1 else FIGHTER) - h.health
        if rank < least:
            least = rank
            best = h
    return best
