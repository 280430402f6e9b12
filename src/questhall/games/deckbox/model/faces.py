"""The drawings of the tile faces, arrow up (2.8), and what makes one usable."""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node

SIZE: Final = 7
MIDDLE: Final = 3
WALL: Final = "#"
PIT: Final = "o"
EXIT: Final = "E"
ARROW: Final = "A"  # the half-square on the arrow side, where one comes in
SPAWN_POINT: Final = "S"
FEATURE_SQUARE: Final = "F"
SQUARES: Final = "#.o~SF"  # what the interior is drawn with
LEAST_ROOM: Final = 5  # squares to spawn on, on and around the spawn point
# Half-squares by side: up, right, down, left
SIDE_COLUMN: Final[tuple[int, ...]] = (MIDDLE, SIZE - 1, MIDDLE, 0)
SIDE_ROW: Final[tuple[int, ...]] = (0, MIDDLE, SIZE - 1, MIDDLE)
DOWN: Final = 2


def read_rows(node: Node) -> list[str]:
    """A face's seven rows."""
    rows = node.rows("rows")
    if len(rows) != SIZE:
        node.fail(f"a tile has {SIZE} rows, not {len(rows)}", "rows")
    for y, row in enumerate(rows):
        if len(row) != SIZE:
            node.fail(f"{row!r} is {len(row)} squares wide, not {SIZE}", "rows", y)
        for x, square in enumerate(row):
            if square not in allowed(x, y):
                node.fail(
                    f"{square!r} cannot stand in column {x + 1}; there can be {' '.join(allowed(x, y))}", "rows", y
                )
    check_marks(node, rows)
    check_ways(node, rows)
    return rows


def allowed(x: int, y: int) -> str:
    """dbd-map-04: half-squares are in the middle of a side, the one below is the arrow's; other edges are wall."""
    if 0 < x < SIZE - 1 and 0 < y < SIZE - 1:
        return SQUARES
    for side in range(4):
        if x == SIDE_COLUMN[side] and y == SIDE_ROW[side]:
            return ARROW if side == DOWN else WALL + EXIT
    return WALL


def check_marks(node: Node, rows: list[str]) -> None:
    """One spawn point with room for enemies, and one square for a feature."""
    for mark in (SPAWN_POINT, FEATURE_SQUARE):
        if "".join(rows).count(mark) != 1:
            node.fail(f"must have exactly one {mark}", "rows")
    x, y = place_of(rows, SPAWN_POINT)
    block = [rows[y + down][x + right] for down in (-1, 0, 1) for right in (-1, 0, 1)]
    usable = sum(square not in (WALL, PIT) for square in block)
    if usable < LEAST_ROOM:
        node.fail(f"only {usable} squares on and around S can be stood on; {LEAST_ROOM} must be", "rows", y)


def check_ways(node: Node, rows: list[str]) -> None:
    """Every square but walls and pits can be walked to without crossing a pit."""
    reached = [place_of(rows, ARROW)]
    for x, y in reached:
        for side in range(4):
            next_x = x + (0, 1, 0, -1)[side]
            next_y = y + (-1, 0, 1, 0)[side]
            if 0 <= next_x < SIZE and 0 <= next_y < SIZE:
                free = rows[next_y][next_x] not in (WALL, PIT)
                if free and (next_x, next_y) not in reached:
                    reached.append((next_x, next_y))
    for y, row in enumerate(rows):
        for x, square in enumerate(row):
            if square not in (WALL, PIT) and (x, y) not in reached:
                node.fail(f"column {x + 1} cannot be reached without crossing a pit", "rows", y)


def place_of(rows: list[str], mark: str) -> tuple[int, int]:
    """Column and row of the first such square."""
    for y, row in enumerate(rows):
        if mark in row:
            return row.index(mark), y
    raise AssertionError(f"no {mark}")


def exits_of(rows: list[str]) -> int:
    """Bits of the sides with a half-square: 0 up, 1 right, 2 down, 3 left."""
    bits = 0
    for side in range(4):
        if rows[SIDE_ROW[side]][SIDE_COLUMN[side]] != WALL:
            bits |= 1 << side
    return bits
