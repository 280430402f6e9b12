"""The board of content/board.toml: squares, areas, walls, and floods over the edges that are open.

A square is y * COLUMNS + x, a set of squares is an int of bits (questhall.engine.grid). An area is 0 for the corridor
and 1 to 22 for the rooms A to V.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from questhall.engine import content
from questhall.engine.grid import BIT, squares_of

if TYPE_CHECKING:  # the state knows the board
    from questhall.games.heroquest.model.state import Dungeon

COLUMNS: Final = 26
ROWS: Final = 19
SQUARES: Final = 494
CORRIDOR: Final = 0
ROOMS: Final = 22
AREAS: Final = 23
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROOM_LETTERS: Final = ".ABCDEFGHIJKLMNOPQRSTUV"  # by area

# The eight directions, clockwise; the even ones are straight.
NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6
DX: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1)


def read_areas() -> list[int]:
    """The area of each square."""
    file = content.read(files("questhall.games.heroquest") / "content" / "board.toml", "heroquest/content/board.toml")
    file.only("plan")
    rows = file.rows("plan")
    if len(rows) != ROWS:
        file.fail(f"has {len(rows)} rows, must have {ROWS}", "plan")
    areas: list[int] = []
    for number, row in enumerate(rows):
        if len(row) != COLUMNS:
            file.fail(f"row {number + 1} has {len(row)} characters, must have {COLUMNS}", "plan", number)
        for mark in row:
            if mark not in ROOM_LETTERS:
                file.fail(f"{mark!r} is not one of . A-V", "plan", number)
            areas.append(ROOM_LETTERS.index(mark))
    if len(set(areas)) != AREAS:
        file.fail(f"must have all rooms A to {ROOM_LETTERS[-1]}", "plan")
    return areas


def squares_in(area: int) -> int:
    bits = 0
    for square in range(SQUARES):
        if AREA[square] == area:
            bits |= BIT[square]
    return bits


def column_squares(x: int) -> int:
    bits = 0
    for y in range(ROWS):
        bits |= BIT[y * COLUMNS + x]
    return bits


def free_edges(step: int) -> int:
    """The squares with no wall towards the next square to the east (step 1) or south (step COLUMNS)."""
    bits = 0
    for square in range(SQUARES - step):
        if (step > 1 or square % COLUMNS < COLUMNS - 1) and AREA[square] == AREA[square + step]:
            bits |= BIT[square]
    return bits


def near(square: int) -> list[int]:
    """The squares a straight step away, on the board, in the order of the directions."""
    found: list[int] = []
    for direction in range(0, 8, 2):
        to = towards(square, direction)
        if to >= 0:
            found.append(to)
    return found


def towards(square: int, direction: int) -> int:
    """The next square in that direction; -1 beyond the border."""
    x = square % COLUMNS + DX[direction]
    y = square // COLUMNS + DY[direction]
    if x < 0 or y < 0 or x >= COLUMNS or y >= ROWS:
        return -1
    return y * COLUMNS + x


AREA: Final[list[int]] = read_areas()
ALL: Final = (1 << SQUARES) - 1
ROOM_SQUARES: Final[list[int]] = [squares_in(area) for area in range(AREAS)]
COLUMN: Final[list[int]] = [column_squares(x) for x in range(COLUMNS)]
WEST_MOST: Final = COLUMN[0]
EAST_MOST: Final = COLUMN[COLUMNS - 1]
NOT_WEST_MOST: Final = ALL ^ WEST_MOST
NOT_EAST_MOST: Final = ALL ^ EAST_MOST
EAST_FREE: Final = free_edges(1)
SOUTH_FREE: Final = free_edges(COLUMNS)
NEIGHBOURS: Final[list[list[int]]] = [near(square) for square in range(SQUARES)]


def xy(square: int) -> tuple[int, int]:
    return square % COLUMNS, square // COLUMNS


def at(x: int, y: int) -> int:
    return y * COLUMNS + x


def name(square: int) -> str:
    """M10: the column's letter and the row from 1."""
    return f"{LETTERS[square % COLUMNS]}{square // COLUMNS + 1}"


def index(name: str) -> int:
    """The square of that name; -1 if there is none."""
    column = LETTERS.find(name[:1].upper()) if name else -1
    digits = name[1:]
    if column < 0 or not (digits.isascii() and digits.isdigit()) or len(digits) > 2:
        return -1
    row = int(digits)
    return at(column, row - 1) if 1 <= row <= ROWS else -1


def room_name(area: int) -> str:
    """K; the corridor is `.`."""
    return ROOM_LETTERS[area]


def room_index(letter: str) -> int:
    """The area of a room's letter; -1 if there is no such room."""
    return ROOM_LETTERS.find(letter) if len(letter) == 1 and letter != "." else -1


def beside(bits: int) -> int:
    """All squares that touch one of these with a side, whatever walls there are; the squares themselves only so."""
    return (bits & NOT_EAST_MOST) << 1 | (bits & NOT_WEST_MOST) >> 1 | (bits << COLUMNS) & ALL | bits >> COLUMNS


def around(bits: int) -> int:
    """All squares that touch one of these with a side or a corner, whatever walls there are."""
    wide = bits | (bits & NOT_EAST_MOST) << 1 | (bits & NOT_WEST_MOST) >> 1
    return wide | (wide << COLUMNS) & ALL | wide >> COLUMNS


def is_wall(a: int, b: int) -> bool:
    """Whether two orthogonal neighbours have a wall between them, where a door may stand."""
    return AREA[a] != AREA[b]


def distance(a: int, b: int) -> int:
    """Steps between two squares if nothing stood in the way."""
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def without(bits: int, others: int) -> int:
    """`bits & ~others`, which would make a negative number on the way: slow when compiled."""
    return bits ^ (bits & others)


def grow(bits: int, east: int, south: int) -> int:
    """These squares and those one step over an open edge away."""
    return bits | (bits & east) << 1 | (bits >> 1) & east | (bits & south) << COLUMNS | (bits >> COLUMNS) & south


def edges_inside(bits: int) -> tuple[int, int]:
    """The edges between two squares of a set, as bits of the square to their west and to their north."""
    return bits & bits >> 1 & NOT_EAST_MOST, bits & bits >> COLUMNS


def fill(bits: int, east: int, south: int, free: int) -> int:
    """These squares and all that can be reached from them over free ones."""
    while True:
        grown = bits | grow(bits, east, south) & free
        if grown == bits:
            return bits
        bits = grown


def joined(s: Dungeon, square: int) -> int:
    """The squares one step away over an open edge. Solid squares are not left out."""
    return s.walls().near(square) ^ BIT[square]


def reach(s: Dungeon, frm: int, free: int, steps: int) -> list[int]:
    """Layer n: the squares that n steps at least lead to, over free squares and open edges. Layer 0 is `frm` alone.

    There are at most steps + 1 layers, fewer where nothing more can be reached. The solid is left out.
    """
    east = s.east
    south = s.south
    free = without(free, s.solid)
    seen = BIT[frm]
    layers = [seen]
    while len(layers) <= steps:
        grown = seen | grow(layers[-1], east, south) & free
        if grown == seen:
            break
        layers.append(grown ^ seen)
        seen = grown
    return layers


def reachable(s: Dungeon, frm: int, free: int, steps: int) -> int:
    """All squares of these layers, `frm` among them."""
    bits = 0
    for layer in reach(s, frm, free, steps):
        bits |= layer
    return bits


def depth(layers: list[int], square: int) -> int:
    """Which of the layers of reach() holds a square; SQUARES if none does."""
    for n, layer in enumerate(layers):
        if layer & BIT[square]:
            return n
    return SQUARES


def shortest(s: Dungeon, frm: int, to: int, free: int) -> list[int]:
    """The squares of a shortest way, from the first step to `to`, all of them free; empty if there is none."""
    if frm == to:
        return []
    layers = [BIT[frm]]
    seen = BIT[frm]
    free = without(free, s.solid)
    while not seen >> to & 1:
        grown = seen | grow(layers[-1], s.east, s.south) & free
        if grown == seen:
            return []
        layers.append(grown ^ seen)
        seen = grown
    way = [to]
    for steps in range(len(layers) - 2, 0, -1):
        way.append(squares_of(joined(s, way[-1]) & layers[steps])[0])
    way.reverse()
    return way
