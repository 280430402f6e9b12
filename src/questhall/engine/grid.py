"""Boards of squares: a set of squares is one int, one bit a square, so that a whole flood step is a few operations.

A square is its bit index, row * stride + column. The stride leaves an empty column between the rows, so that
shifting a set sideways never carries a square into the next row. Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BIT: Final = [1 << index for index in range(1024)]
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BYTE_SQUARES: Final[list[list[tuple[int, ...]]]] = []  # squares of byte b at place p of a set; grows with the boards


def squares_of(mask: int) -> tuple[int, ...]:
    """The squares of a set, ascending."""
    squares: list[int] = []
    data: bytes = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    for place in range(len(data)):
        byte = data[place]
        if place == len(BYTE_SQUARES):
            BYTE_SQUARES.append([tuple([8 * place + i for i in range(8) if b >> i & 1]) for b in range(256)])
        if byte:
            squares.extend(BYTE_SQUARES[place][byte])
    return tuple(squares)


def set_of(squares: Sequence[int]) -> int:
    """The set of those squares."""
    mask = 0
    for square in squares:
        mask |= BIT[square]
    return mask


def one_of(mask: int) -> int:
    """The last square of a set that is not empty."""
    return mask.bit_length() - 1


class Grid:
    """A plan drawn in rows of characters; `solid` stands for no square. Names are column letter and row: E8."""

    def __init__(self, rows: Sequence[str], solid: str = "#") -> None:
        self.rows: list[str] = list(rows)
        self.height: int = len(self.rows)
        self.width: int = len(self.rows[0]) if self.rows else 0
        self.stride: int = self.width + 1
        self.check()
        self.squares: int = 0
        for index in range(self.size()):
            column = index % self.stride
            if column < self.width and self.rows[index // self.stride][column] != solid:
                self.squares |= BIT[index]
        # The neighbours of each square, straight ones and all eight; of what is no square, none.
        self.straight: list[int] = [self.neighbours(index, False) for index in range(self.size())]
        self.beside: list[tuple[int, ...]] = [squares_of(mask) for mask in self.straight]
        self.around: list[int] = [self.neighbours(index, True) for index in range(self.size())]

    def check(self) -> None:
        for number, row in enumerate(self.rows):
            if len(row) != self.width:
                raise ValueError(f"row {number + 1} has {len(row)} characters, the first row {self.width}")
        if not 0 < self.width <= len(LETTERS) or self.size() > len(BIT):
            raise ValueError(f"a board of {self.width} by {self.height} squares is not possible")

    def size(self) -> int:
        """One more than the highest index."""
        return self.height * self.stride

    def neighbours(self, index: int, diagonal: bool) -> int:
        if not self.squares & BIT[index]:
            return 0
        grown = self.grow_around(BIT[index]) if diagonal else self.grow(BIT[index])
        return grown & self.squares & ~BIT[index]

    # Names and marks

    def column(self, square: int) -> int:
        return square % self.stride

    def row(self, square: int) -> int:
        return square // self.stride

    def name(self, square: int) -> str:
        if square < 0 or square >= self.size() or not self.squares & BIT[square]:
            raise ValueError(f"{square} is not a square of this board")
        return f"{LETTERS[self.column(square)]}{self.row(square) + 1}"

    def index(self, name: str) -> int:
        """The square of that name."""
        column, row = self.position(name)
        square = row * self.stride + column
        if not self.squares & BIT[square]:
            raise ValueError(f"there is no square at {name}")
        return square

    def position(self, name: str) -> tuple[int, int]:
        """Column and row of that name, counted from 0."""
        column = LETTERS.find(name[:1].upper()) if name else -1
        row = int(name[1:]) - 1 if name[1:].isdecimal() else -1
        if not (0 <= column < self.width and 0 <= row < self.height):
            last = f"{LETTERS[self.width - 1]}{self.height}"
            raise ValueError(f"{name!r} does not name a square; names run from A1 to {last}")
        return column, row

    def named(self, names: str) -> int:
        """The set of squares with these names, written with spaces between them."""
        return set_of([self.index(name) for name in names.split()])

    def area(self, corner: str, opposite: str) -> int:
        """The set of squares in the rectangle between two corners, which may themselves be no squares."""
        left, top = self.position(corner)
        right, bottom = self.position(opposite)
        if left > right or top > bottom:
            raise ValueError(f"{corner} must be the top left and {opposite} the bottom right corner")
        inside = [row * self.stride + column for row in range(top, bottom + 1) for column in range(left, right + 1)]
        return set_of(inside) & self.squares

    def marked(self, mark: str) -> int:
        """The set of squares drawn with that character."""
        return set_of([index for index in squares_of(self.squares) if self.mark(index) == mark])

    def mark(self, square: int) -> str:
        return self.rows[self.row(square)][self.column(square)]

    # Floods. `free` is where one may walk; the start need not be part of it.

    def grow(self, mask: int) -> int:
        """The straight neighbours of a set; may hold places that are no squares, and the set's own squares.

        The four shifts, by 1 and by the stride both ways, are sums of two, all one stride too far: three shifts do.
        """
        two = mask | mask << self.stride + 1
        return (two | two << self.stride - 1) >> self.stride

    def grow_around(self, mask: int) -> int:
        """The set and its neighbours in all eight directions; may hold places that are no squares."""
        three = mask | mask << 1 | mask << 2
        return (three | three << self.stride | three << 2 * self.stride) >> self.stride + 1

    def flood(self, start: int, free: int) -> int:
        """All squares one can walk to from the start, the start included."""
        front = start
        rest = free & ~start
        while front:
            front = self.grow(front) & rest
            rest ^= front
        return start | free & ~rest

    def spread(self, start: int, free: int) -> list[int]:
        """The squares 0, 1, 2 ... steps from the start, as far as one can walk."""
        fronts: list[int] = []
        front = start
        rest = free & ~start
        while front:
            fronts.append(front)
            front = self.grow(front) & rest
            rest ^= front
        return fronts

    def reachable(self, start: int, goal: int, free: int) -> bool:
        return len(self.layers(start, goal, free)) > 0

    def distance(self, start: int, goal: int, free: int) -> int:
        """The steps of a shortest walk, -1 when there is none."""
        return len(self.layers(start, goal, free)) - 1

    def layers(self, start: int, goal: int, free: int) -> list[int]:
        """The squares 0, 1, 2 ... steps from the start, up to the first layer that meets the goal; [] if none does."""
        fronts: list[int] = []
        front = start
        rest = free & ~start
        while front:
            fronts.append(front)
            if front & goal:
                return fronts
            front = self.grow(front) & rest
            rest ^= front
        return []

    def shortest_walks(self, start: int, goal: int, free: int) -> list[int]:
        """The layers of all shortest walks: the k-th holds the squares that are the k-th of some; [] without any."""
        layers = self.layers(start, goal, free)
        if layers:
            behind = layers[-1] & goal
            layers[-1] = behind
            for number in range(len(layers) - 2, -1, -1):
                behind = layers[number] & self.grow(behind)
                layers[number] = behind
        return layers

    def walks_through(self, layers: list[int]) -> list[int]:
        """For every square, how many shortest walks use it: all those with these layers, from or to a single square."""
        forth = self.walks_to(layers)
        back = self.walks_to(layers[::-1])
        return [forth[square] * back[square] for square in range(len(forth))]

    def walks_to(self, layers: list[int]) -> list[int]:
        """For every square, how many walks lead to it, layer by layer.

        Squares of a layer are all of one chessboard colour, so a neighbour counted before lies one layer back.
        """
        counts = [0] * self.size()
        first = 1
        for layer in layers:
            while layer:
                square = one_of(layer)
                layer ^= BIT[square]
                ways = first
                for neighbour in self.beside[square]:
                    ways += counts[neighbour]
                counts[square] = ways
            first = 0
        return counts

    def shortest_path(self, start: int, goal: int, free: int) -> list[int]:
        """The squares of one shortest walk from start to goal, [] when there is none."""
        fronts = self.layers(start, goal, free)
        path: list[int] = []
        ends = goal
        while fronts:
            square = one_of(fronts.pop() & ends)
            path.append(square)
            ends = self.straight[square]
        path.reverse()
        return path

    # Two paths at once

    def two_paths(self, starts: int, ends: int, free: int) -> int:
        """The squares of two paths that share none, each from a start to another of the two ends; 0 when impossible.

        Exact: a maximum flow of value 2 where every square carries at most one path. The first path is a shortest one;
        the search for the second may push it aside.
        """
        first = self.shortest_path(starts, ends, free)
        if not first:
            return 0
        carried = set_of(first)
        goal = ends & ~carried
        fronts: list[int] = []
        pushed: list[int] = []  # for a front of squares where the first path may turn off: where it is taken over
        rest = free & ~carried
        front = starts & rest
        taken = 0  # the last square of the first path, by number, that another path can take over
        opened = 0
        while True:
            while front:
                fronts.append(front)
                pushed.append(opened)
                if front & goal:
                    return self.joined(first, carried, goal, fronts, pushed)
                rest &= ~front
                front = self.grow(front) & rest
                opened = 0
            reached = free & ~carried & ~rest | set_of(first[:taken])
            opened = self.last_touched(first, taken, self.grow(reached))
            if opened == taken:
                return 0
            front = set_of(first[taken:opened])
            taken = opened

    def last_touched(self, path: list[int], taken: int, touched: int) -> int:
        """The number of the last square of a path beyond `taken` that is touched; `taken` when none is."""
        for number in range(len(path) - 1, taken, -1):
            if touched & BIT[path[number]]:
                return number
        return taken

    def joined(self, first: list[int], carried: int, goal: int, fronts: list[int], pushed: list[int]) -> int:
        """The squares of both paths, followed back from the goal through the fronts of the search."""
        level = len(fronts) - 1
        square = one_of(goal)
        while level:
            carried |= BIT[square]
            level -= 1
            square = one_of(fronts[level] & self.straight[square])
            while pushed[level]:  # the first path turns off here; another comes in where it is taken over
                over = pushed[level]
                carried &= ~set_of(first[first.index(square) + 1 : over])
                into = self.straight[first[over]]
                level -= 1
                while not fronts[level] & into:
                    level -= 1
                square = one_of(fronts[level] & into)
        return carried | BIT[square]
