"""Walking and leaving: short ways that strand nobody and are hard to wall."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import squares_of
from questhall.games.dragonquest.model.castle import (
    CHAMBER,
    CORNERS,
    EXIT,
    EXIT_BIT,
    FAR,
    STEP,
    STEP8,
    demon_distance,
    detour,
    hindering_block,
    next_steps,
    route_exists,
    steps_left,
    walk_strands,
)
from questhall.games.dragonquest.model.clock import closed, left
from questhall.games.dragonquest.model.ids import KEY, ORB
from questhall.games.dragonquest.model.state import NOTHING, STOP, Hero, Quest

ORB_SAVES: Final = 3  # steps that make the Orb worth using
KEY_SAVES: Final = 4


def strands(h: Hero, square: int) -> bool:
    return walk_strands(square, h.visited, h.blocked, h.crossed, h.seen_chamber)


def ways_on(h: Hero, square: int, seen: bool) -> int:
    """How many shortest ways there are to take the next step from a square."""
    return len(squares_of(next_steps(square, closed(h), seen)))


def short_steps(s: Quest, h: Hero) -> list[int]:
    """The legal next steps of shortest ways that do not strand the hero."""
    ahead = next_steps(h.pos, closed(h), h.seen_chamber)
    return [square for square in s.legal if square < STOP and ahead >> square & 1 and not strands(h, square)]


def plain_step(s: Quest, h: Hero) -> int:
    """The first step of a shortest way, without Orb or Key."""
    squares = short_steps(s, h)
    return squares[0] if squares else way_round(s, h)


def careful_step(s: Quest, h: Hero) -> int:
    """The step of a shortest way after which a block can do least harm."""
    squares = short_steps(s, h)
    if not squares:
        return way_round(s, h)
    if len(squares) == 1:
        return squares[0]
    best = squares[0]
    least = 4 * FAR
    for square in squares:
        harm = 4 * worst_block(s, h, square) - ways_on(h, square, h.seen_chamber)
        if harm < least:
            best = square
            least = harm
    return best


def worst_block(s: Quest, h: Hero, square: int) -> int:
    """The most steps that a single block can cost a hero who stands on that square."""
    visited = h.visited | 1 << square
    block = hindering_block(square, visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)
    return detour(block, square, visited | h.blocked | h.crossed, h.seen_chamber) if block >= 0 else 0


def way_round(s: Quest, h: Hero) -> int:
    """Where every shortest way strands: the plain step that leaves the shortest way on; STOP if all steps strand."""
    best = STOP
    fewest = FAR
    for square in s.legal:
        if square >= STOP or not STEP[h.pos] >> square & 1 or h.blocked >> square & 1:
            continue
        to_go = steps_left(square, closed(h), h.seen_chamber)
        if to_go < fewest and not strands(h, square):
            best = square
            fewest = to_go
    if best == STOP and s.key_turning:  # in a doorway one has to go on
        return s.legal[0]
    return best


# Objects on the way


def with_objects(s: Quest, h: Hero) -> int:
    """A step that Key or Orb make worth it; STOP if there is none."""
    if s.orb_lit or h.owns(ORB):
        step = with_orb(s, h)
        if step != STOP:
            return step
    return with_key(s, h) if h.owns(KEY) else STOP


def with_key(s: Quest, h: Hero) -> int:
    """A blocked square that shortens the way enough, the farther one goes on from there."""
    to_go = left(h)
    best = STOP
    most = KEY_SAVES
    for square in s.legal:
        if square < STOP and h.blocked >> square & 1:
            saved = to_go - 1 - steps_left(square, closed(h) & ~(1 << square), h.seen_chamber)
            if saved >= most:
                best = square
                most = saved
    return best


def with_orb(s: Quest, h: Hero) -> int:
    """The first step to the best square that this turn's steps reach with diagonals, if that saves enough.

    Enough is: three steps, or reaching chamber or Exit this turn; anything once the Orb is lit.
    """
    came_by = reached_with_orb(s, h)
    goal = EXIT if h.seen_chamber else CHAMBER
    if goal in came_by:
        return came_by[goal]
    bad = closed(h)
    best = STOP
    fewest = left(h) - s.steps - (1 if s.orb_lit else ORB_SAVES)
    for square, first in came_by.items():
        to_go = steps_left(square, bad, h.seen_chamber)
        if to_go <= fewest and route_exists(square, bad, h.seen_chamber):
            best = first
            fewest = to_go - 1
    return best


def reached_with_orb(s: Quest, h: Hero) -> dict[int, int]:
    """All squares within this turn's steps, diagonals included, with the legal first step that leads there."""
    bad = closed(h) if h.seen_chamber else closed(h) | EXIT_BIT
    front = [square for square in s.legal if square < STOP and not h.blocked >> square & 1]
    came_by = {square: square for square in front}
    for _ in range(s.steps - 1):
        following: list[int] = []
        for square in front:
            if square in (CHAMBER, EXIT):
                continue
            for onward in squares_of(STEP8[square] & ~bad):
                if onward not in came_by:
                    came_by[onward] = came_by[square]
                    following.append(onward)
        front = following
    return came_by


# Leaving the chamber


def way_out(s: Quest, h: Hero) -> int:
    """Leaving or fleeing: nearest to the Exit, among equals where more ways lead on.

    With a demon awake, where its distance exceeds that of the Exit most. The Orb is kept.
    """
    best = s.legal[0]
    most = -8 * FAR
    bad = closed(h)
    for square in s.legal:
        merit = ways_on(h, square, True) - 4 * steps_left(square, bad, True)
        if CORNERS >> square & 1:
            merit -= 4 * FAR
        if h.demon != NOTHING:
            merit += 4 * demon_distance(h.demon_at, square, False, h.crossed)
        if merit > most:
            best = square
            most = merit
    return best
