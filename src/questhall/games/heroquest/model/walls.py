"""The walls as they stand: which edges are open and where the stone is. What follows from them is kept, once asked.

All games in which the same doors are open share one Walls. Figures come and go, so they are no part of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.board import (
    ALL,
    COLUMNS,
    CORRIDOR,
    EAST_FREE,
    ROOM_SQUARES,
    SOUTH_FREE,
    SQUARES,
    grow,
    without,
)
from questhall.games.heroquest.model.lines import Line, line_between, needed

# How much is kept; then that memory is emptied
MOST_STONES: Final = 200
MOST_WALLS: Final = 400
MOST_FLOORS: Final = 100
MOST_SPREADS: Final = 200


@mypyc_attr(acyclic=True)
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
        doors = without(east, EAST_FREE)
        while doors:
            edge = doors.bit_length() - 1
            doors ^= BIT[edge]
            found |= self.through.get(edge, 0)
        doors = without(south, SOUTH_FREE)
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


def onward(front: int, east: int, south: int) -> int:
    """The squares one step over an open edge away from some."""
    return (front & east) << 1 | (front >> 1) & east | (front & south) << COLUMNS | (front >> COLUMNS) & south


@mypyc_attr(acyclic=True)
class Spread:
    """How far one comes from a square with nobody in the way: layer n holds the squares n steps away.

    Layers are made when they are asked for, and kept: it is the beginning of every flood from that square.
    """

    def __init__(self, start: int, stone: int, east: int, south: int) -> None:
        self.stone = stone
        self.east = east
        self.south = south
        self.layers: list[int] = [start]
        self.within: list[int] = [start]  # all layers up to this one
        self.left: int = without(ALL, stone | start)

    def goes(self, steps: int) -> bool:
        """Whether there is a square so many steps away; one more than was asked before, at most."""
        if steps < len(self.layers):
            return True
        last = onward(self.layers[-1], self.east, self.south) & self.left
        if last:
            self.left ^= last
            self.within.append(self.within[-1] | last)
            self.layers.append(last)
        return last != 0


@mypyc_attr(acyclic=True)
class Flood:
    """The squares in reach: layer n holds those that n steps at least lead to. The start need not be free.

    It is as if nobody were in the way up to the first layer where somebody is.
    """

    def __init__(self, spread: Spread, steps: int, free: int) -> None:
        self.start: int = spread.layers[0]
        self.steps = steps
        self.free = free
        taken = ALL ^ free
        hindered = free & spread.stone != 0  # what is dark may be stone, and yet is floor to the heroes
        n = 0
        while not hindered and n < steps and spread.goes(n + 1):
            if spread.layers[n + 1] & taken:
                hindered = True
            else:
                n += 1
        self.layers: list[int] = spread.layers[: n + 1]
        self.all: int = spread.within[n]
        if hindered:
            self.go_on(steps - n, spread.east, spread.south)

    def go_on(self, steps: int, east: int, south: int) -> None:
        last = self.layers[-1]
        before = without(self.free, self.all)
        left = before
        for _ in range(steps):
            last = onward(last, east, south) & left
            if not last:
                break
            left ^= last
            self.layers.append(last)
        self.all |= before ^ left


NO_FLOOD: Final = Flood(Spread(0, 0, 0, 0), 0, 0)


class Walls:
    def __init__(self, east: int, south: int, solid: int, opaque: int, literal: bool) -> None:
        self.east = east
        self.south = south
        self.solid = solid
        self.opaque = opaque
        self.stone: int = solid | opaque
        self.literal = literal
        self.nears: list[int] = [0] * SQUARES
        self.bounds: dict[int, int] = {}
        self.looks: dict[int, int] = {}
        self.last_flood: Flood = NO_FLOOD  # who has asked how far he comes goes there next
        self.spreads: dict[tuple[int, int], Spread] = {}
        self.tried: list[int] = [0] * SQUARES  # of each square: those whose line to it was looked at
        self.views: list[int] = [0] * SQUARES  # those of them whose line is open
        self.floors: dict[tuple[int, int], int] = {}

    def stand(self, east: int, south: int, solid: int, opaque: int, literal: bool) -> bool:
        """Whether these are still the walls of such doors and stones, most often the very same numbers."""
        if self.east is not east and self.east != east:
            return False
        if self.south is not south and self.south != south:
            return False
        if self.solid is not solid and self.solid != solid:
            return False
        if self.opaque is not opaque and self.opaque != opaque:
            return False
        return self.literal == literal

    def near(self, square: int) -> int:
        """A square and those one step away over an open edge; the solid ones too."""
        found = self.nears[square]
        if not found:
            found = grow(BIT[square], self.east, self.south)
            self.nears[square] = found
        return found

    def may_show(self, square: int) -> int:
        """Corridor squares among which are all in reveal sight; quicker to tell than those that are."""
        found = self.bounds.get(square)
        if found is None:
            at = eye(square)
            found = ROOM_SQUARES[CORRIDOR]
            if not self.literal:
                found = at.without_doors(self.stone) | at.behind(self.east, self.south)
            self.bounds[square] = found
        return found

    def corridor_from(self, square: int) -> int:
        """heq-rev-03, heq-rev-06: the corridor squares in reveal sight; rooms are revealed as a whole elsewhere."""
        found = self.looks.get(square)
        if found is None:
            found = self.plainly(square) if self.literal else self.past_corners(square)
            self.looks[square] = found
        return found

    def plainly(self, square: int) -> int:
        found = 0
        for b in squares_of(ROOM_SQUARES[CORRIDOR]):
            if b == square or line_between(square, b).open(self.east, self.south, self.stone, True):
                found |= BIT[b]
        return found

    def past_corners(self, square: int) -> int:
        at = eye(square)
        found = at.without_doors(self.stone)
        more = without(self.may_show(square), found)
        while more:
            b = more.bit_length() - 1
            more ^= BIT[b]
            if line_between(square, b).open(self.east, self.south, self.stone, False):
                found |= BIT[b]
        return found

    def view(self, a: int, among: int) -> int:
        """Those of some squares that no wall and no stone hides from a square, whatever figures stand between."""
        fresh = without(among, self.tried[a])
        if fresh:
            self.tried[a] |= fresh
            while fresh:
                b = fresh.bit_length() - 1
                fresh ^= BIT[b]
                if a == b or line_between(a, b).open(self.east, self.south, self.stone, self.literal):
                    self.views[a] |= BIT[b]
        return among & self.views[a]

    def flood(self, square: int, steps: int, free: int, blocking: int) -> Flood:
        """So many steps from a square over free ones and open edges; `blocking` is the furniture."""
        found = self.last_flood
        if found.steps != steps or found.start != BIT[square] or found.free != free:
            found = Flood(self.spread(square, blocking), steps, free)
            self.last_flood = found
        return found

    def spread(self, square: int, blocking: int) -> Spread:
        key = (square, blocking)
        found = self.spreads.get(key)
        if found is None:
            found = Spread(BIT[square], self.solid | blocking, self.east, self.south)
            if len(self.spreads) >= MOST_SPREADS:
                self.spreads.clear()
            self.spreads[key] = found
        return found

    def floor(self, seen: int, blocking: int) -> int:
        """The floor known to the heroes: without furniture, and with the dark squares just beyond."""
        key = (seen, blocking)
        found = self.floors.get(key)
        if found is None:
            clear = without(seen, self.solid | blocking)
            found = clear | without(grow(clear, self.east, self.south), seen)
            if len(self.floors) >= MOST_FLOORS:
                self.floors.clear()
            self.floors[key] = found
        return found


NO_WALLS: Final = Walls(0, 0, 0, 0, False)
WALLS: Final[dict[tuple[int, int, int, int, bool], Walls]] = {}


def walls_between(east: int, south: int, solid: int, opaque: int, literal: bool) -> Walls:
    """The one Walls of these doors and stones."""
    key = (east, south, solid, opaque, literal)
    found = WALLS.get(key)
    if found is None:
        found = Walls(east, south, solid, opaque, literal)
        if len(WALLS) >= MOST_WALLS:
            WALLS.clear()
        WALLS[key] = found
    return found
