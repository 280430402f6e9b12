"""The right-hand neighbour's work: blocking squares of the active hero's sheet and steering his demon."""

from __future__ import annotations

from questhall.games.dragonquest.bot_clock import closed
from questhall.games.dragonquest.castle import demon_choice, detour, hindering_block, next_steps
from questhall.games.dragonquest.state import NO_BLOCK, Quest


def most_hindering(s: Quest) -> int:
    """The block the castle itself would choose for a lone hero."""
    h = s.hero()
    return hindering_block(h.pos, h.visited, h.blocked, h.crossed, h.seen_chamber, s.table.route_on_sheet)


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


def solo_demon(s: Quest) -> int:
    """The step the game itself would take for a lone hero's demon."""
    h = s.hero()
    return demon_choice(s.legal, h.demon_at, h.pos, closed(h), h.seen_chamber)
