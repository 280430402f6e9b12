"""Lines of sight (4.6). What a line needs is worked out once for each pair of squares and kept.

A line between two centres never runs along a wall: it crosses edges, which must be open, runs over squares, which
must be clear, and passes corners, where one of the two ways around must be open.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.board import (
    ALL,
    AREA,
    COLUMNS,
    CORRIDOR,
    EAST_FREE,
    ROOM_SQUARES,
    SOUTH_FREE,
    SQUARES,
    around,
    distance,
    towards,
)
from questhall.games.heroquest.state import IN_PLAY, M_DORMANT, PLACED, Dungeon, Hero

MOST_STONES: Final = 200  # looks kept for each square; then the memory is emptied


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


class Line:
    """What must hold for one square to see another."""

    def __init__(self) -> None:
        self.east: int = 0  # walls that need an open door
        self.south: int = 0
        self.inner: int = 0  # squares the line runs over between its ends
        self.corners: list[tuple[Way, Way]] = []

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
    return BIT[min(a, b)] & ~EAST_FREE if abs(a - b) == 1 else 0


def south_edge(a: int, b: int) -> int:
    return BIT[min(a, b)] & ~SOUTH_FREE if abs(a - b) == COLUMNS else 0


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
            line.corners.append((Way(here, here + sx, to), Way(here, here + sy, to)))
            upright += 1
            level += 1
        if to != b:
            line.inner |= BIT[to]
        here = to
    return line


LINES: Final[dict[int, Line]] = {}


def line_between(a: int, b: int) -> Line:
    """heq-los-07: the same line both ways."""
    key = a * SQUARES + b if a < b else b * SQUARES + a
    line = LINES.get(key)
    if line is None:
        line = trace(a, b) if a < b else trace(b, a)
        LINES[key] = line
    return line


def sees(s: Dungeon, a: int, b: int) -> bool:
    """heq-los-01, -08: target sight, which figures on the board block; heq-los-09: at any distance.

    heq-los-02, -04: what a line only touches at a corner does not break it. heq-los-05: nor do its two ends.
    """
    return sees_past(s, a, b, s.solid | s.opaque)


def sees_past(s: Dungeon, a: int, b: int, solid: int) -> bool:
    """The same with these squares in the way instead of those that are."""
    if a == b:
        return True
    line = line_between(a, b)
    if line.inner & (s.hero_squares | s.monster_squares | s.ally_squares):
        return False
    return line.open(s.east, s.south, solid, s.table.literal_corners)


def reveals(s: Dungeon, a: int, b: int) -> bool:
    """heq-rev-01: reveal sight, which figures do not block."""
    return a == b or line_between(a, b).open(s.east, s.south, s.solid | s.opaque, s.table.literal_corners)


def needed(a: int, line: Line) -> list[int]:
    """Edges of which one at least must have a door, open, for that line: east ones, and SQUARES + south ones.

    If it crosses walls, the nearest wall will do; else the walls around the corners it passes.
    """
    edges = [*squares_of(line.east), *[SQUARES + edge for edge in squares_of(line.south)]]
    if edges:
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
    return [*squares_of(east), *[SQUARES + edge for edge in squares_of(south)]]


class Eye:
    """What one square can ever see of the corridor: plainly, or only through doors on certain edges."""

    def __init__(self, a: int) -> None:
        self.own: int = BIT[a] & ROOM_SQUARES[CORRIDOR]
        self.plain: list[tuple[int, Line]] = []  # what needs no door
        self.through: dict[int, int] = {}  # by edge (below): squares a door there may show
        self.looks: dict[int, int] = {}  # by what is solid: the plain squares that are seen
        for b in squares_of(ROOM_SQUARES[CORRIDOR] & ~BIT[a]):
            line = line_between(a, b)
            if line.open(EAST_FREE, SOUTH_FREE, 0, False):
                self.plain.append((BIT[b], line))
            for edge in needed(a, line):
                self.through[edge] = self.through.get(edge, 0) | BIT[b]

    def without_doors(self, solid: int) -> int:
        """What is seen if every door were shut."""
        found = self.looks.get(solid, -1)
        if found < 0:
            found = self.own
            for bit, line in self.plain:
                if line.open(EAST_FREE, SOUTH_FREE, solid, False):
                    found |= bit
            if len(self.looks) >= MOST_STONES:
                self.looks.clear()
            self.looks[solid] = found
        return found

    def behind(self, east: int, south: int) -> int:
        """The squares that doors which stand open now may show."""
        found = 0
        doors = east & ~EAST_FREE
        while doors:
            edge = doors.bit_length() - 1
            doors ^= BIT[edge]
            found |= self.through.get(edge, 0)
        doors = south & ~SOUTH_FREE
        while doors:
            edge = doors.bit_length() - 1
            doors ^= BIT[edge]
            found |= self.through.get(SQUARES + edge, 0)
        return found


EYES: Final[dict[int, Eye]] = {}


def eye(a: int) -> Eye:
    found = EYES.get(a)
    if found is None:
        found = Eye(a)
        EYES[a] = found
    return found


def revealed_from(s: Dungeon, a: int, among: int = ALL) -> int:
    """heq-rev-03, heq-rev-06: those of some corridor squares that are in reveal sight; rooms are revealed as a whole
    elsewhere."""
    solid = s.solid | s.opaque
    if s.table.literal_corners:
        return sum([BIT[b] for b in squares_of(ROOM_SQUARES[CORRIDOR] & among) if reveals(s, a, b)])
    at = eye(a)
    found = at.without_doors(solid) & among
    more = among & ~found
    if more:
        more &= at.behind(s.east, s.south)
    while more:
        square = more.bit_length() - 1
        more ^= BIT[square]
        if line_between(a, square).open(s.east, s.south, solid, False):
            found |= BIT[square]
    return found


def targets_from(s: Dungeon, a: int, among: int) -> int:
    """Those of some squares that are in target sight."""
    found = 0
    for square in squares_of(among):
        if sees(s, a, square):
            found |= BIT[square]
    return found


def monster_in_sight(s: Dungeon, h: Hero) -> bool:
    """Whether a hero sees a monster; statues do not count (R-36)."""
    if h.status != IN_PLAY or h.square < 0:
        return False
    for m in s.monsters:
        if m.status == PLACED and not m.effects & M_DORMANT and sees(s, h.square, m.square):
            return True
    return False


def adjacent(s: Dungeon, a: int, b: int) -> bool:
    """Neighbours with an open edge between them."""
    return abs(a - b) in (1, COLUMNS) and s.edge_open(a, b)


def touching(s: Dungeon, a: int, b: int) -> bool:
    """Neighbours, also diagonal ones (heq-atk-12), with nothing between them."""
    return a != b and around(BIT[a]) >> b & 1 == 1 and reveals(s, a, b)


def line8(s: Dungeon, a: int, direction: int) -> list[int]:
    """heq-drd-09: the squares in one of the eight directions (board.NORTH and on, clockwise) up to the first wall."""
    squares: list[int] = []
    here = a
    to = towards(here, direction)
    while to >= 0 and not s.solid >> to & 1 and reveals(s, here, to):
        squares.append(to)
        here = to
        to = towards(here, direction)
    return squares


def same_room(a: int, b: int) -> bool:
    return AREA[a] == AREA[b] != CORRIDOR
