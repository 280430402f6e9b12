"""Line of sight (dbd-los): sixteen lines from corner to corner, of which one must be clear.

Only walls, unrevealed space and hostile figures block: not pits or water (dbd-mov-09), nor friends, features and packs
(dbd-los-05). So sight past walls is the same both ways (dbd-los-07), and orthogonal neighbours always see each other
(dbd-los-08).

The lines from a square to another depend on how far apart they are. Each is drawn once into a small window around the
two squares, one bit a square, and laid over the walls and figures there.
"""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.ground import PER_TILE, Ground, Sight, is_half
from questhall.games.deckbox.model.plan import NONE

Spot = tuple[int, int]


class Line:
    """A line from the square 0,0 to the square dx,dy: what it crosses, what it only touches at a corner, and the
    pairs of squares between which it leaves its ends."""

    def __init__(self, corners: int, x0: int, y0: int, x1: int, y1: int, dx: int, dy: int) -> None:
        crossed: list[Spot] = []
        touched: list[Spot] = []
        for y in range(min(y0, y1) - 1, max(y0, y1) + 1):
            for x in range(min(x0, x1) - 1, max(x0, x1) + 1):
                if (x, y) != (0, 0) and (x, y) != (dx, dy):  # dbd-los-02: the end squares never block
                    meets = meeting(x0, y0, x1, y1, x, y)
                    if meets == CROSSES:
                        crossed.append((x, y))
                    elif meets == TOUCHES:
                        touched.append((x, y))
        ends = [between(x0, y0, x1 - x0, y1 - y0), between(x1, y1, x0 - x1, y0 - y1)]
        pairs = [window_bits(list(pair), dx, dy) for inside, pair in ends if squeezes(inside, pair, dx, dy)]
        self.corners = corners
        self.crossed: int = window_bits(crossed, dx, dy)
        self.touched: int = window_bits(touched, dx, dy)
        self.pairs: tuple[int, ...] = tuple(pairs)

    def clear(self, blocked: int, corners_block: bool) -> bool:
        """dbd-los-03, -04: whether it passes what blocks in its window (R25, table option corner_touch)."""
        if blocked & self.crossed:
            return False
        if not corners_block:
            return True
        if blocked & self.touched:
            return False
        for pair in self.pairs:
            if blocked & pair == pair:
                return False
        return True


NO_SPOT: Final[Spot] = (NONE * 4096, NONE * 4096)
MISSES: Final = 0
TOUCHES: Final = 1
CROSSES: Final = 2
LINES: Final[dict[Spot, list[Line]]] = {}
IN_TILES: Final[dict[int, Sight]] = {}


def lines_to(dx: int, dy: int) -> list[Line]:
    """dbd-los-01: from each corner to each corner. dbd-los-07: so they are the same lines both ways."""
    key = (dx, dy)
    found = LINES.get(key)
    if found is None:
        found = []
        for corners in range(16):
            x0, y0 = corners & 1, corners >> 1 & 1
            x1, y1 = dx + (corners >> 2 & 1), dy + (corners >> 3 & 1)
            if x0 != x1 or y0 != y1:  # erratum 20: a line of no length does not count
                found.append(Line(corners, x0, y0, x1, y1, dx, dy))
        LINES[key] = found
    return found


def meeting(x0: int, y0: int, x1: int, y1: int, x: int, y: int) -> int:
    """dbd-los-03: whether the line without its end points meets the closed square, and in more than one point.

    The part of the line inside is an interval of it, here in whole numbers: a fraction of `scale`.
    """
    ux, uy = x1 - x0, y1 - y0
    scale = (abs(ux) or 1) * (abs(uy) or 1)
    low, high = 0, scale
    for start, step, edge in ((x0, ux, x), (y0, uy, y)):
        if step == 0:
            if not edge <= start <= edge + 1:
                return MISSES
            continue
        one, two = (edge - start) * scale // step, (edge + 1 - start) * scale // step
        low, high = max(low, min(one, two)), min(high, max(one, two))
    if low > high or high == 0 or low == scale:
        return MISSES
    return TOUCHES if low == high else CROSSES


def between(x: int, y: int, ux: int, uy: int) -> tuple[Spot, tuple[Spot, Spot]]:
    """The square a line enters when it leaves that corner, and the two beside it that meet there."""
    if ux == 0 or uy == 0:
        return NO_SPOT, (NO_SPOT, NO_SPOT)
    inside_x, beside_x = (x, x - 1) if ux > 0 else (x - 1, x)
    inside_y, beside_y = (y, y - 1) if uy > 0 else (y - 1, y)
    return (inside_x, inside_y), ((beside_x, inside_y), (inside_x, beside_y))


def squeezes(inside: Spot, pair: tuple[Spot, Spot], dx: int, dy: int) -> bool:
    """dbd-los-04 is about squeezing out: not about a line inside its own end square, nor beside the other one."""
    if inside == NO_SPOT:
        return False
    return not any(spot in ((0, 0), (dx, dy)) for spot in (inside, *pair))


def window_bits(spots: list[Spot], dx: int, dy: int) -> int:
    """Squares as bits of the window: row by row, from one beyond the two squares."""
    width = abs(dx) + 3
    bits = 0
    for x, y in spots:
        bits |= 1 << (y - min(0, dy) + 1) * width + x - min(0, dx) + 1
    return bits


def sight_between(g: Ground, a: int, b: int) -> Sight:
    """What the walls leave of the sight between two squares. Inside a tile it is the same in every dungeon."""
    slot = g.first[a]
    if slot == g.first[b] and not is_half(a) and not is_half(b):
        key = (g.look[slot] << 5 | a - slot * PER_TILE) << 5 | b - slot * PER_TILE
        found = IN_TILES.get(key)
        if found is None:
            found = traced(g, a, b)
            IN_TILES[key] = found
        return found
    key = a << 10 | b
    found = g.kept_sights.get(key)
    if found is None:
        found = traced(g, a, b)
        g.kept_sights[key] = found
    return found


def traced(g: Ground, a: int, b: int) -> Sight:
    dx, dy = g.x[b] - g.x[a], g.y[b] - g.y[a]
    walls = g.walls_in(g.x[a] + min(0, dx) - 1, g.y[a] + min(0, dy) - 1, abs(dx) + 3, abs(dy) + 3)
    lines = lines_to(dx, dy)
    return walls, tuple([n for n in range(len(lines)) if lines[n].clear(walls, g.corners_block)])


def sees(g: Ground, a: int, b: int, blockers: int) -> bool:
    """dbd-los-01, -02, -08: whether one of the lines is clear of walls, unrevealed space and those figures.

    dbd-los-05, dbd-mov-09: nothing else blocks.
    """
    return clear_number(g, a, b, blockers) != NONE


def clear_number(g: Ground, a: int, b: int, blockers: int) -> int:
    walls, open_ones = sight_between(g, a, b)
    if not open_ones:
        return NONE
    blockers &= ~(1 << a | 1 << b)
    figures = figures_between(g, a, b, blockers) if blockers else 0
    if not figures:
        return open_ones[0]
    lines = lines_to(g.x[b] - g.x[a], g.y[b] - g.y[a])
    for n in open_ones:
        if lines[n].clear(walls | figures, g.corners_block):
            return n
    return NONE


def figures_between(g: Ground, a: int, b: int, blockers: int) -> int:
    """The figures in the window of two squares."""
    left, top = min(g.x[a], g.x[b]) - 1, min(g.y[a], g.y[b]) - 1
    width, height = abs(g.x[a] - g.x[b]) + 3, abs(g.y[a] - g.y[b]) + 3
    bits = 0
    while blockers:
        square = blockers.bit_length() - 1
        blockers ^= 1 << square
        x, y = g.x[square] - left, g.y[square] - top
        if 0 <= x < width and 0 <= y < height:
            bits |= 1 << y * width + x
    return bits


def clear_line(g: Ground, a: int, b: int, blockers: int) -> tuple[int, int, int, int] | None:
    """A clear line to draw: the corners x1, y1, x2, y2; None where there is none."""
    n = clear_number(g, a, b, blockers)
    if n == NONE:
        return None
    corners = lines_to(g.x[b] - g.x[a], g.y[b] - g.y[a])[n].corners
    x1, y1 = g.x[a] + (corners & 1), g.y[a] + (corners >> 1 & 1)
    return x1, y1, g.x[b] + (corners >> 2 & 1), g.y[b] + (corners >> 3 & 1)
