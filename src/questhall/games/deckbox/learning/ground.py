"""The board around a hero in planes: 31 by 31 squares, his own in the middle."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import Delve

SPAN: Final = 31
MIDDLE: Final = SPAN // 2
ROW: Final = (1 << SPAN) - 1
BOARD: Final = (
    "floor",
    "water",
    "pits",
    "half-squares",
    "ways on",
    "features",
    "spawn points",
    "smoke",
    "belongings",
    "captive",
    "own hero",
    "heroes",
    "the fallen",
    "melee enemies",
    "ranged enemies",
    "bosses",
)


def corner(s: Delve, seat: int) -> tuple[int, int]:
    """The column and row of the window's first square; before a hero is placed it lies around the entrance."""
    h = s.heroes[seat]
    square = h.square if h.square >= 0 else h.fell_at if h.fell_at >= 0 else s.ground.entrance
    if square < 0:
        return 0, 0
    return s.ground.x[square] - MIDDLE, s.ground.y[square] - MIDDLE


def planes(s: Delve, seat: int) -> list[int]:
    g = s.ground
    if not s.rooms:
        return [0] * len(BOARD)
    left, top = corner(s, seat)
    own = s.heroes[seat].square
    found = [floor(s, left, top)]
    found.append(among(s, squares_of(s.wet), left, top))
    found.append(among(s, squares_of(g.pits), left, top))
    found.append(among(s, tuple(g.halves), left, top))
    found.append(among(s, tuple(g.leads), left, top))
    found.append(among(s, tuple([g.feature[n] for n in range(len(s.rooms)) if s.features[n] != NONE]), left, top))
    found.append(among(s, tuple(g.spawn), left, top))
    found.append(among(s, smoke(s), left, top))
    found.append(among(s, tuple([pack.square for pack in s.packs]), left, top))
    found.append(among(s, (s.captive,), left, top))
    found.append(among(s, (own,), left, top))
    found.append(among(s, tuple([h.square for h in s.heroes]), left, top))
    found.append(among(s, tuple([h.fell_at for h in s.heroes if h.fallen]), left, top))
    found.append(among(s, tuple([e.square for e in s.enemies if e.kind != RANGED]), left, top))
    found.append(among(s, tuple([e.square for e in s.enemies if e.kind == RANGED]), left, top))
    found.append(among(s, tuple([e.square for e in s.enemies if e.boss]), left, top))
    return found


def floor(s: Delve, left: int, top: int) -> int:
    """All squares on the table, by the rows of the grid."""
    g = s.ground
    found = 0
    shift = left - g.left
    for y in range(SPAN):
        row = top + y - g.top_row
        if 0 <= row < len(g.floor):
            seen = g.floor[row] >> shift if shift >= 0 else g.floor[row] << -shift
            found |= (seen & ROW) << y * SPAN
    return found


def smoke(s: Delve) -> tuple[int, ...]:
    found = 0
    for slot in range(len(s.rooms)):
        if s.smoke >> slot & 1:
            found |= s.ground.tile_bits[slot]
    return squares_of(found)


def among(s: Delve, squares: tuple[int, ...], left: int, top: int) -> int:
    """Those of these squares that lie in the window."""
    g = s.ground
    found = 0
    for square in squares:
        if square >= 0:
            x, y = g.x[square] - left, g.y[square] - top
            if 0 <= x < SPAN and 0 <= y < SPAN:
                found |= BIT[y * SPAN + x]
    return found
