"""Lines between squares (4.6): what must hold for one to see another, worked out once for each pair and kept.

A line between two centres never runs along a wall: it crosses edges, which must be open, runs over squares, which
must be clear, and passes corners, where one of the two ways around must be open.

There are many of them, so the garbage collector is spared: acyclic.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.board import COLUMNS, SQUARES, distance, is_wall


@mypyc_attr(acyclic=True)
class Way:
    """One way around a corner: the square it leads over and the walls that must have a door, open."""

    def __init__(self, a: int, over: int, b: int) -> None:
        self.over = BIT[over]
        self.east = east_edge(a, over) | east_edge(over, b)
        self.south = south_edge(a, over) | south_edge(over, b)

    def open(self, east: int, south: int, solid: int) -> bool:
        if self.over & solid or (self.east and self.east & east != self.east):
            return False
        return not self.south or self.south & south == self.south


@mypyc_attr(acyclic=True)
class Line:
    """What must hold for one square to see another."""

    def __init__(self) -> None:
        self.east: int = 0  # walls that need an open door
        self.south: int = 0
        self.inner: int = 0  # squares the line runs over between its ends
        self.corners: tuple[tuple[Way, Way], ...] = ()

    def open(self, east: int, south: int, solid: int, literal: bool) -> bool:
        if self.inner & solid or (self.east and self.east & east != self.east):
            return False
        if self.south and self.south & south != self.south:
            return False
        if not literal:  # R-01; literally, touching a corner never breaks a line
            for one, other in self.corners:
                if not (one.open(east, south, solid) or other.open(east, south, solid)):
                    return False
        return True


def east_edge(a: int, b: int) -> int:
    """The edge between two neighbours, if it is a wall that runs from north to south."""
    return BIT[min(a, b)] if (b - a == 1 or a - b == 1) and is_wall(a, b) else 0


def south_edge(a: int, b: int) -> int:
    return BIT[min(a, b)] if (b - a == COLUMNS or a - b == COLUMNS) and is_wall(a, b) else 0


def trace(a: int, b: int) -> Line:
    """The line from one centre to another, in whole numbers."""
    line = Line()
    dx = abs(b % COLUMNS - a % COLUMNS)
    dy = abs(b // COLUMNS - a // COLUMNS)
    sx = 1 if b % COLUMNS > a % COLUMNS else -1
    sy = COLUMNS if b > a else -COLUMNS
    upright = 0  # lines between columns crossed so far
    level = 0  # lines between rows
    here = a
    while here != b:
        x = (2 * upright + 1) * dy
        y = (2 * level + 1) * dx
        if dy == 0 or (dx and x < y):
            to = here + sx
            line.east |= east_edge(here, to)
            upright += 1
        elif dx == 0 or x > y:
            to = here + sy
            line.south |= south_edge(here, to)
            level += 1
        else:
            to = here + sx + sy
            line.corners = (*line.corners, (Way(here, here + sx, to), Way(here, here + sy, to)))
            upright += 1
            level += 1
        if to != b:
            line.inner |= BIT[to]
        here = to
    return line


LINES: Final[list[list[Line | None]]] = [[] for _ in range(SQUARES)]  # of each pair, its lower square first


def line_between(a: int, b: int) -> Line:
    """heq-los-07: the same line both ways."""
    if a > b:
        a, b = b, a
    known = LINES[a]
    if not known:
        known.extend([None] * SQUARES)
    line = known[b]
    if line is None:
        line = trace(a, b)
        known[b] = line
    return line


def needed(a: int, line: Line) -> list[int]:
    """Edges of which one at least must have a door, open, for that line: east ones, and SQUARES + south ones.

    If it crosses walls, the nearest wall will do; else the walls around the corners it passes.
    """
    if line.east or line.south:
        edges = edges_of(line.east, line.south)
        nearest = edges[0]
        for edge in edges:
            if distance(a, edge % SQUARES) < distance(a, nearest % SQUARES):
                nearest = edge
        return [nearest]
    east = 0
    south = 0
    for one, other in line.corners:
        east |= one.east | other.east
        south |= one.south | other.south
    return edges_of(east, south) if east or south else []


def edges_of(east: int, south: int) -> list[int]:
    return [*squares_of(east), *[SQUARES + edge for edge in squares_of(south)]]
