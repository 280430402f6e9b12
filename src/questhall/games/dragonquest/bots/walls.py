"""The right-hand neighbour's work: blocking squares of the active hero's sheet and steering his demon."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.dragonquest.model.castle import (
    demon_choice,
    detour,
    hindering_block,
    next_steps,
    ranked_blocks,
    steps_left,
)
from questhall.games.dragonquest.model.clock import closed, left
from questhall.games.dragonquest.model.state import NO_BLOCK, Hero, Quest

MILD: Final = 0
NORMAL: Final = 1
CRUEL: Final = 2
MILD_CHOICE: Final = 5  # the best blocks a mild neighbour picks from
CRUEL_CHOICE: Final = 8  # the best blocks a cruel neighbour thinks through


def worst_for(s: Quest, h: Hero, blocked: int) -> int:
    """The square whose loss hinders a hero most, given his blocked squares; -1 if none may be blocked."""
    return hindering_block(h.pos, h.visited, blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)


def most_hindering(s: Quest) -> int:
    """The block the castle itself would choose for a lone hero."""
    h = s.hero()
    return worst_for(s, h, h.blocked)


def neighbours_block(s: Quest, level: int, random: Random) -> int:
    """Mild: any of the five best. Normal: the best. Cruel: the one that does most together with the next."""
    h = s.hero()
    if level == NORMAL:
        return most_hindering(s)
    best = ranked_blocks(h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)
    if not best:
        return most_hindering(s)
    if level == MILD:
        return best[int(random() * min(len(best), MILD_CHOICE))]
    return with_the_next(s, h, best[:CRUEL_CHOICE])


def with_the_next(s: Quest, h: Hero, squares: tuple[int, ...]) -> int:
    """A step lost now counts twice as much as one lost to the block after it, which may never come."""
    best = squares[0]
    most = -1
    for square in squares:
        blocked = h.blocked | 1 << square
        harm = 2 * detour(square, h.pos, closed(h), h.seen_chamber)
        following = worst_for(s, h, blocked)
        if following >= 0:
            harm += detour(following, h.pos, closed(h) | blocked, h.seen_chamber)
        if harm > most:
            best = square
            most = harm
    return best


def own_block(s: Quest) -> int:
    """A lone hero who walls himself (`solo_blocks = self`): none if he may, else the least harmful square."""
    if NO_BLOCK in s.legal:
        return NO_BLOCK
    h = s.hero()
    ahead = next_steps(h.pos, closed(h), h.seen_chamber)
    best = s.legal[0]
    least = 1 << 30
    for square in s.legal:
        harm = 2 * detour(square, h.pos, closed(h), h.seen_chamber) + (ahead >> square & 1)
        if harm < least:
            best = square
            least = harm
    return best


# The demon


def solo_demon(s: Quest) -> int:
    """The step the game itself would take for a lone hero's demon."""
    h = s.hero()
    return demon_choice(s.legal, h.demon_at, h.pos, closed(h), h.seen_chamber)


def cutting_demon(s: Quest) -> int:
    """Onto the hero; else the step whose cross lengthens his way most; among equals as the game itself would."""
    h = s.hero()
    if h.pos in s.legal:
        return h.pos
    costs = [steps_left(h.pos, closed(h) | 1 << square, h.seen_chamber) - left(h) for square in s.legal]
    most = max(costs)
    cutting = tuple([s.legal[i] for i in range(len(costs)) if costs[i] == most])
    return demon_choice(cutting, h.demon_at, h.pos, closed(h), h.seen_chamber)
