"""The plan of the castle, read from content/castle.toml, and the sets of squares that the rules speak of.

A square is an int, a set of squares is an int of bits (questhall.engine.grid). The treasure chamber is one space,
called by its middle cell CHAMBER.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from questhall.engine import content
from questhall.engine.grid import BIT, Grid, one_of, squares_of

MARKS: Final = {"S": 1, "E": 1, "T": 9, "o": 1, "b": 1}  # and how many of each there must be


class Place:
    """A part of the castle that has a name."""

    def __init__(self, id: str, text: str, squares: int) -> None:
        self.id = id
        self.text = text
        self.squares = squares


def read_plan(file: content.Node) -> Grid:
    """The plan, checked."""
    file.only("plan", "place")
    rows = file.rows("plan")
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            file.fail(f"row {number + 1} has {len(row)} characters, the first row {len(rows[0])}", "plan", number)
        for mark in row:
            if mark not in MARKS and mark not in ".#":
                file.fail(f"{mark!r} is not one of {' '.join(MARKS)} . #", "plan", number)
    for mark, wanted in MARKS.items():
        found = sum([row.count(mark) for row in rows])
        if found != wanted:
            file.fail(f"has {found} {mark}, must have {wanted}", "plan")
    grid = Grid(rows)
    middle = squares_of(grid.marked("T"))[4]
    if grid.around[middle] | BIT[middle] != grid.marked("T"):
        file.fail("the nine T must form a square of three by three", "plan")
    return grid


def read_places(file: content.Node, grid: Grid) -> list[Place]:
    """The named places; a square that two of them cover belongs to the first."""
    places: list[Place] = []
    named = 0
    for id, node in file.named("place").items():
        node.only("id", "text", "area")
        first, _, last = node.text("area").partition(":")
        try:
            squares = grid.area(first, last) & ~named
        except ValueError as error:
            node.fail(str(error), "area")
        if not squares:
            node.fail("holds no square of its own", "area")
        places.append(Place(id, node.text("text"), squares))
        named |= squares
    return places


FILE: Final = content.read(files("questhall.games.dragonquest") / "content" / "castle.toml")
GRID: Final = read_plan(FILE)
PLACES: Final = read_places(FILE, GRID)

STRIDE: Final = GRID.stride
START_BIT: Final = GRID.marked("S")
EXIT_BIT: Final = GRID.marked("E")
ORANGE_BIT: Final = GRID.marked("o")
BLACK_BIT: Final = GRID.marked("b")
CELLS: Final = GRID.marked("T")
START: Final = one_of(START_BIT)
EXIT: Final = one_of(EXIT_BIT)
ORANGE: Final = one_of(ORANGE_BIT)
BLACK: Final = one_of(BLACK_BIT)
CHAMBER: Final = squares_of(CELLS)[4]
CHAMBER_BIT: Final = BIT[CHAMBER]

SQUARES: Final = GRID.squares & ~(START_BIT | EXIT_BIT | CELLS)  # the ordinary squares
RING: Final = GRID.grow(CELLS) & SQUARES
RING16: Final = GRID.grow_around(CELLS) & SQUARES
CORNERS: Final = RING16 & ~RING
SPECIAL: Final = START_BIT | EXIT_BIT | CELLS | ORANGE_BIT | BLACK_BIT
PROTECTED: Final = GRID.grow_around(SPECIAL) & GRID.squares  # drq-wal-12


def step_table(neighbours: list[int], beside: int) -> list[int]:
    """Neighbours with the chamber as one space, which the squares `beside` it lead into."""
    table = [mask & ~CELLS for mask in neighbours]
    for square in squares_of(beside):
        table[square] |= CHAMBER_BIT
    for cell in squares_of(CELLS):
        table[cell] = 0
    table[CHAMBER] = beside
    return table


STEP: Final = step_table(GRID.straight, RING)  # drq-wlk-01, drq-wlk-10
STEP8: Final = step_table(GRID.around, RING16)  # drq-obj-12, drq-obj-14

# Where the rules prefer the lowest column, then the lowest row
ORDER: Final = [GRID.column(square) * 16 + GRID.row(square) for square in range(GRID.size())]
SQUARE_AT: Final = {order: square for square, order in enumerate(ORDER)}


def in_order(squares: int) -> list[int]:
    """The squares of a set, lowest column first, then lowest row."""
    return [SQUARE_AT[order] for order in sorted([ORDER[square] for square in squares_of(squares)])]


def place_of(square: int) -> str:
    """The text id of the named place that a square belongs to, "" for none."""
    for place in PLACES:
        if place.squares & BIT[square]:
            return place.text
    return ""
