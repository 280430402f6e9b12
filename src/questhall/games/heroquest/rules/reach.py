"""The squares a hero can reach, and the way there (3.3).

Only known ground is offered, so that nothing hidden shows: squares that have been seen, and those just beyond them.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import ALL, COLUMNS, NOT_EAST_MOST, depth, grow, without
from questhall.games.heroquest.model.figures import OUTSIDE, ROCK_ON, VEIL_ON, Hero
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.model.walls import NO_FLOOD, Flood, Spread
from questhall.games.heroquest.rules.revealing import known_traps, pits

EVERY_EAST: Final = NOT_EAST_MOST
EVERY_SOUTH: Final = ALL >> COLUMNS


def ground(s: Dungeon, h: Hero, traps: int) -> int:
    """heq-mov-04 to -06: the squares he may cross: known floor without monsters, known traps or furniture."""
    avoided = traps
    if not h.effects & VEIL_ON:  # heq-spl-18
        avoided |= s.monster_squares
    if h.effects & ROCK_ON:  # heq-spl-10, -11: what is not seen tells nothing
        return without(ALL, s.blocking & s.seen | avoided)
    return without(s.walls().floor(s.seen, s.blocking), avoided)


def step_from(s: Dungeon, h: Hero, square: int) -> int:
    """The squares one step on, and this one; with Pass Through Rock no wall counts."""
    return grow(BIT[square], EVERY_EAST, EVERY_SOUTH) if h.effects & ROCK_ON else s.near(square)


def flood(s: Dungeon, h: Hero, traps: int) -> Flood:
    """As far as the movement left goes. Layer n: the squares n steps away; from outside, n steps from the door."""
    free = ground(s, h, traps)
    if h.status == OUTSIDE:  # heq-set-14: in by the door
        first = s.plan.start[0]
        if not (free | traps) & BIT[first]:
            return NO_FLOOD
        return s.walls().flood(first, s.left - 1, free, s.blocking)
    if h.effects & ROCK_ON:  # heq-spl-10
        return Flood(Spread(BIT[h.square], 0, EVERY_EAST, EVERY_SOUTH), s.left, free)
    return s.walls().flood(h.square, s.left, free, s.blocking)


def stops(s: Dungeon, h: Hero) -> int:
    """heq-mov-03, -07, -08, -09: where the walk may end: not on a friend or a monster, but with friends on stairs.

    A known trap or an open pit beside him he may also step on knowingly (heq-trp-05, heq-pit-05).
    """
    traps = known_traps(s)
    figures = s.hero_squares | s.ally_squares
    out = without(flood(s, h, traps).all, s.monster_squares | without(figures, s.stairs))
    if h.status == OUTSIDE:  # heq-set-14
        return out
    return without(out | shared_stairs(s, h) | beside_traps(s, h, traps, figures), BIT[h.square])


def shared_stairs(s: Dungeon, h: Hero) -> int:
    """heq-mov-07: a stair beside him that holds a monster, which may stand there where the stairs are not safe."""
    shared = s.monster_squares & s.stairs
    return step_from(s, h, h.square) & shared if shared else 0


def beside_traps(s: Dungeon, h: Hero, traps: int, friends: int) -> int:
    """heq-mov-05, -07, heq-pit-06: an open pit may hold others, even a monster; another trap's square may not."""
    if not traps:
        return 0
    near = step_from(s, h, h.square) & traps
    open_pits = pits(s)
    return near & open_pits | without(near, open_pits | friends | s.monster_squares)


def path_to(s: Dungeon, h: Hero, to: int) -> list[int]:
    """A shortest way over squares he may cross, past friends and monsters rather than over them."""
    traps = known_traps(s)
    if h.status != OUTSIDE and (traps | shared_stairs(s, h)) >> to & 1:
        return [to]
    found = flood(s, h, traps).layers
    figures = s.hero_squares | s.ally_squares | s.monster_squares
    way = [to]
    first = -1 if h.status == OUTSIDE else 0  # the layer where he stands now
    for steps in range(depth(found, to) - 1, first, -1):
        before = step_from(s, h, way[-1]) & found[steps]
        better = without(before, figures)
        way.append((better if better else before).bit_length() - 1)
    way.reverse()
    return way
