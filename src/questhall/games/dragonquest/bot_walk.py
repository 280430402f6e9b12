"""Walking and leaving: short ways that do not strand the hero and are hard to wall."""

from __future__ import annotations

from questhall.engine.grid import squares_of
from questhall.games.dragonquest.bot_clock import closed
from questhall.games.dragonquest.castle import (
    CHAMBER,
    EXIT,
    FAR,
    STEP,
    detour,
    hindering_block,
    next_steps,
    steps_left,
    walk_strands,
)
from questhall.games.dragonquest.state import STOP, Hero, Quest


def plain_step(s: Quest, h: Hero) -> int:
    """The next step of a shortest way, without Orb or Key; STOP rather than strand oneself."""
    ahead = next_steps(h.pos, closed(h), h.seen_chamber)
    for square in s.legal:
        if square < STOP and ahead >> square & 1 and not strands(h, square):
            return square
    return way_round(s, h)


def careful_step(s: Quest, h: Hero) -> int:
    """The next step of a shortest way that a block can lengthen least."""
    ahead = next_steps(h.pos, closed(h), h.seen_chamber)
    squares = [square for square in s.legal if square < STOP and ahead >> square & 1 and not strands(h, square)]
    if not squares:
        return way_round(s, h)
    best = squares[0]
    if len(squares) > 1:
        least = 4 * FAR
        for square in squares:
            harm = 4 * worst_block(s, h, square) - ways_on(h, square)
            if harm < least:
                best = square
                least = harm
    return best


def worst_block(s: Quest, h: Hero, square: int) -> int:
    """The most steps a single block can cost a hero who stands on that square."""
    visited = h.visited | 1 << square
    block = hindering_block(square, visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)
    if block < 0:
        return 0
    return detour(block, square, visited | h.blocked | h.crossed, h.seen_chamber)


def strands(h: Hero, square: int) -> bool:
    return walk_strands(square, h.visited, h.blocked, h.crossed, h.seen_chamber)


def ways_on(h: Hero, square: int) -> int:
    """How many shortest continuations there are from a square, at most three steps of looking ahead being worth it."""
    if square == CHAMBER or square == EXIT:
        return 4
    return len(squares_of(next_steps(square, closed(h), h.seen_chamber)))


def way_round(s: Quest, h: Hero) -> int:
    """Where every shortest way strands: the legal plain step that leaves the shortest way on, or STOP."""
    best = STOP
    fewest = FAR
    for square in s.legal:
        if square >= STOP or not STEP[h.pos] >> square & 1 or h.blocked >> square & 1:
            continue
        if square == CHAMBER and h.seen_chamber:
            continue
        left = steps_left(square, closed(h), h.seen_chamber)
        if left < fewest and not strands(h, square):
            best = square
            fewest = left
    return best


def way_out(s: Quest, h: Hero) -> int:
    """Leaving or fleeing: the square nearest to the Exit, among equals the one with more ways on."""
    best = s.legal[0]
    best_key = 4 * FAR + 4
    for square in s.legal:
        key = 4 * steps_left(square, closed(h), True) - ways_on_out(h, square)
        if key < best_key:
            best = square
            best_key = key
    return best


def ways_on_out(h: Hero, square: int) -> int:
    return len(squares_of(next_steps(square, closed(h), True)))
