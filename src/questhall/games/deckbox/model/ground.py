"""The floor of all revealed tiles as one board (2.9, dbd-map-01 to -07): squares, neighbours, tiles, exits.

Never changed, only grown. A half-square is a square like any other (dbd-map-05).

A square is a number: 29 for each tile in the order of reveal, its interior by rows with the arrow up, then the
half-squares it brought. So a square keeps its number when further tiles are revealed, and sets of squares stay short.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, set_of
from questhall.games.deckbox.model.cards import FACE_EXITS, FACE_ROWS
from questhall.games.deckbox.model.plan import EAST, NONE, NORTH, SOUTH, STEP_I, STEP_J, WEST, Room, cell

MOST_ROOMS: Final = 30
INTERIOR: Final = 25
PER_TILE: Final = INTERIOR + 4
SQUARES: Final = MOST_ROOMS * PER_TILE
PITCH: Final = 6  # dbd-map-02
MIDDLE: Final = 3
FAR: Final = 10_000
NOWHERE: Final[tuple[int, ...]] = (NONE, NONE, NONE, NONE)
MARGIN: Final = 2  # around the grid, so that windows never leave it

# Terrain
WALL: Final = 0
FLOOR: Final = 1
WATER: Final = 2
PIT: Final = 3
TERRAIN: Final = {"#": WALL, ".": FLOOR, "S": FLOOR, "F": FLOOR, "~": WATER, "o": PIT}

# dbd-spn-04: columns and rows of the nine positions around the spawn point, arrow up
AROUND_COLUMN: Final[tuple[int, ...]] = (0, 0, 1, 0, -1, 1, 1, -1, -1)
AROUND_ROW: Final[tuple[int, ...]] = (0, -1, 0, 1, 0, -1, 1, 1, -1)
WIDTH: Final = 4096  # of the table of places; wider than any dungeon


def place(x: int, y: int) -> int:
    """A place of the global grid as one number."""
    return (y + 1024) * WIDTH + x + 1024


def turned_column(column: int, row: int, arrow: int) -> int:
    """dbd-map-12: a quarter turn clockwise for each step of the arrow from north."""
    if arrow == NORTH:
        return column
    if arrow == EAST:
        return PITCH - row
    if arrow == SOUTH:
        return PITCH - column
    return row


def turned_row(column: int, row: int, arrow: int) -> int:
    if arrow == NORTH:
        return row
    if arrow == EAST:
        return column
    if arrow == SOUTH:
        return PITCH - row
    return PITCH - column


def squares_laid(face: int, arrow: int) -> list[tuple[int, int, int]]:
    """dbd-map-01, -02: the squares of a face turned that way: number in the tile, place in its grid, terrain."""
    found: list[tuple[int, int, int]] = []
    for row in range(1, 6):
        for column in range(1, 6):
            terrain = TERRAIN[FACE_ROWS[face][row][column]]
            if terrain != WALL:
                x, y = turned_column(column, row, arrow), turned_row(column, row, arrow)
                found.append(((row - 1) * 5 + column - 1, y * WIDTH + x, terrain))
    return found


def half_place(i: int, j: int, direction: int) -> int:
    """dbd-map-03: the half-square outside the middle of a side."""
    if direction == NORTH:
        return place(PITCH * i + MIDDLE, PITCH * j)
    if direction == EAST:
        return place(PITCH * i + PITCH, PITCH * j + MIDDLE)
    if direction == SOUTH:
        return place(PITCH * i + MIDDLE, PITCH * j + PITCH)
    return place(PITCH * i, PITCH * j + MIDDLE)


def square_of(face: int, mark: str) -> int:
    """The number inside its tile of the first square drawn with that mark."""
    rows = FACE_ROWS[face]
    for row in range(1, 6):
        for column in range(1, 6):
            if rows[row][column] == mark:
                return (row - 1) * 5 + column - 1
    return NONE


SPAWN_SQUARE: Final[list[int]] = [square_of(face, "S") for face in range(len(FACE_ROWS))]
FEATURE_SQUARE: Final[list[int]] = [square_of(face, "F") for face in range(len(FACE_ROWS))]
LAID: Final = [[squares_laid(face, arrow) for arrow in range(4)] for face in range(len(FACE_ROWS))]
STEP_PLACE: Final[tuple[int, ...]] = tuple([STEP_J[d] * WIDTH + STEP_I[d] for d in range(4)])
HALF_COLUMN: Final[tuple[int, ...]] = (3, 6, 3, 0)  # of a tile's own sides, arrow up
HALF_ROW: Final[tuple[int, ...]] = (0, 3, 6, 3)


def standable(face: int, column: int, row: int) -> bool:
    """Whether an enemy may appear there: floor or water of the tile, or one of its half-squares (dbd-spn-05, R15)."""
    for side in range(4):
        if column == HALF_COLUMN[side] and row == HALF_ROW[side]:
            return FACE_EXITS[face] >> side & 1 == 1
    if not (1 <= column <= 5 and 1 <= row <= 5):
        return False
    return TERRAIN[FACE_ROWS[face][row][column]] in (FLOOR, WATER)


def spawn_order(face: int) -> list[tuple[int, int]]:
    """dbd-spn-04 to -06: the nine positions, then the rest by distance, row and column, all with the arrow up."""
    point = SPAWN_SQUARE[face]
    column, row = point % 5 + 1, point // 5 + 1
    first = [(column + AROUND_COLUMN[n], row + AROUND_ROW[n]) for n in range(9)]
    rest = [(abs(c - column) + abs(r - row), r, c) for r in range(7) for c in range(7) if (c, r) not in first]
    rest.sort()
    every = first + [(c, r) for _, r, c in rest]
    return [(c, r) for c, r in every if standable(face, c, r)]


SPAWN_ORDER: Final[list[list[tuple[int, int]]]] = [spawn_order(face) for face in range(len(FACE_ROWS))]


Sight = tuple[int, tuple[int, ...]]  # the walls between two squares, and the lines they leave open


def is_half(square: int) -> bool:
    return square % PER_TILE >= INTERIOR


class Ground:
    """All revealed tiles, joined."""

    def __init__(self, rooms: tuple[Room, ...], corners_block: bool) -> None:
        self.rooms = rooms
        self.corners_block = corners_block
        top = PER_TILE * len(rooms)
        self.top = top
        self.x: list[int] = [0] * top
        self.y: list[int] = [0] * top
        self.terrain: list[int] = [WALL] * top
        self.first: list[int] = [NONE] * top  # the tile of a square, and the other one of a joint
        self.second: list[int] = [NONE] * top
        self.side: list[int] = [NONE] * top  # a half-square's direction, seen from its first tile
        self.halves: list[int] = []
        self.at: dict[int, int] = {}
        self.joints: list[int] = []  # half-squares that join two tiles (dbd-map-06)
        for slot in range(len(rooms)):
            self.lay(slot, rooms[slot])
        self.tiles: list[int] = [0] * top  # the tile of a square as a bit, both of a joint
        for square in self.at.values():
            self.tiles[square] = BIT[self.first[square]]
        for joint in self.joints:
            self.tiles[joint] |= BIT[self.second[joint]]
        self.toward: list[tuple[int, ...]] = [NOWHERE] * top  # to the north, east, south and west
        self.beside: list[tuple[int, ...]] = [()] * top
        self.at_hand: list[tuple[int, ...]] = [()] * top  # a square and those beside it
        self.touching: list[int] = [0] * top  # those beside it as bits
        for spot, square in self.at.items():
            self.toward[square] = self.around(spot, self.tiles[square])
            self.beside[square] = tuple([n for n in self.toward[square] if n != NONE])
            self.at_hand[square] = (square, *self.beside[square])
            self.touching[square] = set_of(self.beside[square])
        self.tile_bits: list[int] = [0] * len(rooms)
        self.water: int = 0
        self.pits: int = 0
        self.walkable: int = 0
        for square in self.at.values():
            self.note(square)
        self.near_tiles: list[int] = self.adjacent_tiles()
        self.spawn: list[int] = [slot * PER_TILE + SPAWN_SQUARE[rooms[slot].face] for slot in range(len(rooms))]
        self.feature: list[int] = [slot * PER_TILE + FEATURE_SQUARE[rooms[slot].face] for slot in range(len(rooms))]
        self.places: list[tuple[int, ...]] = [self.spawn_places(slot) for slot in range(len(rooms))]
        self.entrance: int = self.at[half_place(rooms[0].i, rooms[0].j, SOUTH)] if rooms else NONE
        self.leads: dict[int, int] = {}  # half-square -> tile << 2 | direction, where the plan says a room follows
        cells = {cell(room.i, room.j) for room in rooms}
        for slot in range(len(rooms)):
            self.find_exits(slot, rooms[slot], cells)
        self.left: int = min([self.x[square] for square in self.at.values()], default=0) - MARGIN
        self.top_row: int = min([self.y[square] for square in self.at.values()], default=0) - MARGIN
        self.floor: list[int] = self.floor_rows()
        self.solid: list[int] = self.solid_rows()
        self.look: list[int] = [self.look_of(slot) for slot in range(len(rooms))]
        self.kept_sights: dict[int, Sight] = {}  # filled by sight.py
        self.kept_walks: dict[int, dict[int, list[int]]] = {}  # filled by walking.py
        self.kept_grown: dict[int, Ground] = {}  # this ground with one more tile; filled by grow()

    # Building

    def lay(self, slot: int, room: Room) -> None:
        """dbd-map-01, -02: five by five squares, turned with the arrow; tiles lie six apart."""
        corner = place(PITCH * room.i, PITCH * room.j)
        for number, spot, terrain in LAID[room.face][room.arrow]:
            self.put(slot * PER_TILE + number, corner + spot, terrain, slot)
        for side in range(4):
            if FACE_EXITS[room.face] >> side & 1:
                self.lay_half(slot, room, (side + room.arrow) % 4)

    def lay_half(self, slot: int, room: Room, direction: int) -> None:
        """dbd-map-05: a square of the tile like any other. dbd-map-06: two that face each other are the same square."""
        found = self.at.get(half_place(room.i, room.j, direction), NONE)
        if found != NONE:
            self.second[found] = slot
            self.joints.append(found)
            return
        spot = half_place(room.i, room.j, direction)
        square = slot * PER_TILE + INTERIOR + sum([self.first[half] == slot for half in self.halves])
        self.halves.append(square)
        self.side[square] = direction
        self.put(square, spot, FLOOR, slot)

    def put(self, square: int, spot: int, terrain: int, slot: int) -> None:
        self.x[square] = spot % WIDTH - 1024
        self.y[square] = spot // WIDTH - 1024
        self.terrain[square] = terrain
        self.first[square] = slot
        self.at[spot] = square

    def around(self, spot: int, own: int) -> tuple[int, ...]:
        """NONE for walls and what is not revealed (dbd-map-16).

        dbd-map-10: a sealed half-square lies beside the floor of the next tile, and that tile's wall is between them.
        """
        found = [self.at.get(spot + step, NONE) for step in STEP_PLACE]
        return tuple([beside if beside != NONE and self.tiles[beside] & own else NONE for beside in found])

    def note(self, square: int) -> None:
        bit = BIT[square]
        self.walkable |= bit
        if self.terrain[square] == WATER:
            self.water |= bit
        elif self.terrain[square] == PIT:
            self.pits |= bit
        self.tile_bits[self.first[square]] |= bit
        if self.second[square] != NONE:
            self.tile_bits[self.second[square]] |= bit

    def adjacent_tiles(self) -> list[int]:
        """dbd-map-07: each tile and those it shares a joint with, as bits."""
        found = [1 << slot for slot in range(len(self.rooms))]
        for joint in self.joints:
            found[self.first[joint]] |= 1 << self.second[joint]
            found[self.second[joint]] |= 1 << self.first[joint]
        return found

    def spawn_places(self, slot: int) -> tuple[int, ...]:
        room = self.rooms[slot]
        found: list[int] = []
        for column, row in SPAWN_ORDER[room.face]:
            x = PITCH * room.i + turned_column(column, row, room.arrow)
            y = PITCH * room.j + turned_row(column, row, room.arrow)
            found.append(self.at[place(x, y)])
        return tuple(found)

    def find_exits(self, slot: int, room: Room, cells: set[int]) -> None:
        """dbd-map-08, dbd-pnp-03: an exit leads on if its tile is the parent of an unrevealed room behind it."""
        for direction in range(4):
            beyond = cell(room.i + STEP_I[direction], room.j + STEP_J[direction])
            if room.ways >> direction & 1 and beyond not in cells:
                self.leads[self.at[half_place(room.i, room.j, direction)]] = slot << 2 | direction

    def look_of(self, slot: int) -> int:
        """All that sight inside a tile depends on: its face, its arrow, the half-squares around it, and the corners."""
        room = self.rooms[slot]
        look = (room.face * 4 + room.arrow) * 2 + (1 if self.corners_block else 0)
        for direction in range(4):
            look = look * 2 + (1 if half_place(room.i, room.j, direction) in self.at else 0)
        return look

    def floor_rows(self) -> list[int]:
        """All squares, a number for each row of the grid and a bit for each column; empty around the edge."""
        lowest = max([self.y[square] for square in self.at.values()], default=0)
        rows = [0] * (lowest - self.top_row + MARGIN + 1)
        for square in self.at.values():
            rows[self.y[square] - self.top_row] |= BIT[self.x[square] - self.left]
        return rows

    def solid_rows(self) -> list[int]:
        """What is no square, likewise."""
        right = max([self.x[square] for square in self.at.values()], default=0)
        walls = (1 << right - self.left + MARGIN + 1) - 1
        return [walls ^ row for row in self.floor]

    # Asking

    def walls_in(self, x: int, y: int, width: int, height: int) -> int:
        """What is no square in a part of the grid, row by row."""
        shift = x - self.left
        all_of_row = (1 << width) - 1
        found = 0
        for row in range(y - self.top_row + height - 1, y - self.top_row - 1, -1):
            found = found << width | self.solid[row] >> shift & all_of_row
        return found

    def tiles_of(self, square: int) -> int:
        """The tile of a square as a bit, both of a joint."""
        return self.tiles[square]

    def reaches(self, square: int) -> int:
        """dbd-rng-03, -04, -06, erratum 6: own and adjacent tiles; from a joint its two tiles only."""
        if self.second[square] != NONE:
            return self.tiles[square]
        return self.near_tiles[self.first[square]]

    def distance(self, a: int, b: int) -> int:
        """dbd-rng-01: the larger of the two differences."""
        across = self.x[a] - self.x[b]
        down = self.y[a] - self.y[b]
        across = across if across > 0 else -across  # abs() and max() take far longer than this, compiled or not
        down = down if down > 0 else -down
        return across if across > down else down

    def manhattan(self, a: int, b: int) -> int:
        across = self.x[a] - self.x[b]
        down = self.y[a] - self.y[b]
        return (across if across > 0 else -across) + (down if down > 0 else -down)

    def grow(self, room: Room) -> Ground:
        """This ground with one more tile. Clones that explore the same room share it."""
        key = id(room)
        found = self.kept_grown.get(key)
        if found is None or found.rooms[-1] is not room:
            if len(self.kept_grown) > 63:  # dreams explore other rooms every time
                self.kept_grown.clear()
            found = Ground((*self.rooms, room), self.corners_block)
            self.kept_grown[key] = found
        return found

    def start_zone(self) -> tuple[int, ...]:
        """dbd-map-13: the first four plain floor squares met, walking in from the entrance."""
        seen = {self.entrance}
        found: list[int] = []
        queue = [self.entrance]
        while queue and len(found) < 4:
            square = queue.pop(0)
            for beside in self.beside[square]:
                if beside not in seen:
                    seen.add(beside)
                    queue.append(beside)
                    if self.terrain[beside] == FLOOR and not is_half(beside):
                        found.append(beside)
        return tuple(found[:4])


NO_GROUND: Final = Ground((), True)
assert WEST == 3  # sides and directions are counted alike
