"""A picture of characters. Every cell has a style and the ref of the thing it shows, so that a click finds it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from unicodedata import category, east_asian_width

Cell = tuple[str, str, str]  # character, style, ref


class Canvas:
    """A grid of cells, written by put()."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = width
        self.height = height
        self.rows: list[list[Cell]] = [[(" ", style, "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "", ref: str = "") -> int:
        """Write text; what does not fit is cut. An empty style keeps the one that is there. Returns the next x."""
        for sign in text:
            wide = columns(sign)
            if wide and x >= 0 and x + wide <= self.width and 0 <= y < self.height:
                self.set(x, y, sign, style, ref)
                for rest in range(1, wide):
                    self.set(x + rest, y, "", style, ref)
            x += wide
        return x

    def set(self, x: int, y: int, sign: str, style: str, ref: str) -> None:
        _, old_style, old_ref = self.rows[y][x]
        self.rows[y][x] = (sign, style or old_style, ref or old_ref)

    def fill(self, x: int, y: int, width: int, height: int, style: str, ref: str = "", sign: str = " ") -> None:
        for row in range(y, y + height):
            self.put(x, row, sign * width, style, ref)

    def ref_at(self, x: int, y: int) -> str:
        """The thing shown there, or nothing."""
        return self.rows[y][x][2] if 0 <= y < self.height and 0 <= x < self.width else ""

    def where(self, ref: str) -> list[tuple[int, int]]:
        """The cells that show this thing."""
        return [(x, y) for y, row in enumerate(self.rows) for x, cell in enumerate(row) if cell[2] == ref]

    def runs(self, y: int) -> Iterator[tuple[str, str]]:
        """A row as stretches of text of one style."""
        for style, cells in groupby(self.rows[y], key=lambda cell: cell[1]):
            yield "".join(cell[0] for cell in cells), style

    def text(self) -> str:
        """The picture without its colours."""
        return "\n".join("".join(cell[0] for cell in row).rstrip() for row in self.rows)


def columns(sign: str) -> int:
    """How many columns of a terminal a character takes: none if it sits on the one before, two for wide scripts."""
    if category(sign) in ("Mn", "Mc", "Me", "Cc"):
        return 0
    return 2 if east_asian_width(sign) in ("W", "F") else 1
