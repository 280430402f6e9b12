"""The castle plan: where its squares are, and how it is drawn with the hero's line through it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.games.dragonquest.drawing import look
from questhall.games.dragonquest.model.castle import GRID

Place = tuple[int, int]  # column and row, from 0
Step = tuple[int, int]
Sheet = Mapping[str, Any]

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARGIN: Final = 3  # for the numbers of the rows
MANY_LIT: Final = 12  # more lit squares than this bear no keys
STEPS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def rows() -> list[str]:
    return GRID.rows


@cache
def kinds() -> dict[Place, str]:
    """Every square with its sign on the plan."""
    return {(c, r): sign for r, row in enumerate(rows()) for c, sign in enumerate(row) if sign != "#"}


@cache
def chamber_cells() -> frozenset[Place]:
    return frozenset(place for place, sign in kinds().items() if sign == "T")


def ref_at(place: Place) -> str:
    sign = kinds().get(place, "")
    named = {"T": "chamber", "E": "exit", "": ""}
    return named.get(sign, f"square:{LETTERS[place[0]]}{place[1] + 1}")


@cache
def places() -> dict[str, Place]:
    """Where every ref lies; the chamber by its middle."""
    found = {ref_at(place): place for place in kinds()}
    found["chamber"] = sorted(chamber_cells())[4]
    return found


def nearest(ref: str, to: Place) -> Place:
    """The square of a ref; of the chamber, the cell that lies nearest."""
    if ref != "chamber":
        return places()[ref]
    return min(chamber_cells(), key=lambda cell: abs(cell[0] - to[0]) + abs(cell[1] - to[1]))


def neighbours(ref: str) -> list[str]:
    """The refs a straight step away."""
    cells = chamber_cells() if ref == "chamber" else [places()[ref]]
    found = {ref_at((c + dc, r + dr)) for c, r in cells for dc, dr in STEPS.values()}
    return sorted(found - {"", ref})


def toward(ref: str, direction: str, jump: bool) -> str:
    """The next place in that direction; with `jump`, over solid wall if need be."""
    dc, dr = STEPS[direction]
    c, r = places()[ref]
    while 0 <= c < len(rows()[0]) and 0 <= r < len(rows()):
        c, r = c + dc, r + dr
        if ref_at((c, r)) != ref and (ref_at((c, r)) or not jump):
            return ref_at((c, r))
    return ""


def links(sheet: Sheet) -> dict[Place, set[Step]]:
    """Which way the line leaves each square it runs through."""
    found: dict[Place, set[Step]] = {}
    for a, b in zip(sheet["line"], sheet["line"][1:], strict=False):
        here = nearest(a, places()[b])
        there = nearest(b, here)
        step = (there[0] - here[0], there[1] - here[1])
        found.setdefault(here, set()).add(step)
        found.setdefault(there, set()).add((-step[0], -step[1]))
    return found


class Plan:
    """One drawing of the castle; a square is `wide` x `high` characters."""

    def __init__(self, canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.sheet: Sheet = scene.view["heroes"][scene.sheet]
        self.x = x + MARGIN
        self.y = y + 1
        self.wide = wide
        self.high = high
        self.middle = (wide - 1) // 2
        self.links = links(self.sheet)
        self.trodden = set(self.sheet["line"])
        self.blocked = set(self.sheet["blocked"])
        self.crossed = set(self.sheet["crossed"])

    def draw(self) -> None:
        self.margins()
        columns = len(rows()[0])
        self.canvas.fill(self.x, self.y, columns * self.wide, len(rows()) * self.high, look.ROCK)
        for place in kinds():
            if place not in chamber_cells():
                self.square(place)
        self.chamber()
        self.cursor()

    def margins(self) -> None:
        for c in range(len(rows()[0])):
            self.canvas.put(self.x + c * self.wide + self.middle, self.y - 1, LETTERS[c], look.LABEL)
        for r in range(len(rows())):
            self.canvas.put(self.x - MARGIN, self.y + r * self.high, f"{r + 1:2}", look.LABEL)

    def corner(self, place: Place) -> tuple[int, int]:
        return self.x + place[0] * self.wide, self.y + place[1] * self.high

    def square(self, place: Place) -> None:
        ref = ref_at(place)
        x, y = self.corner(place)
        ground, sign = self.face(place, ref)
        if ref in self.blocked and ref not in self.scene.lit and ref not in self.trodden:
            self.canvas.fill(x, y, self.wide, self.high, ground, ref, look.BLOCK_SIGN)
        else:
            self.canvas.fill(x, y, self.wide, self.high, ground, ref)
        self.lines(place, x, y)
        self.canvas.put(x + self.middle, y, sign, ground)

    def face(self, place: Place, ref: str) -> tuple[str, str]:
        """Ground and sign of a square: what matters most wins."""
        kind = kinds()[place]
        floor = f"{look.INK} on {look.FLOOR[sum(place) % 2]}"
        if ref in self.scene.lit:
            return look.LIT, self.lit_sign(place, ref)
        if ref == self.sheet["demon"]:
            return look.DEMON, look.DEMON_SIGN
        if ref == self.sheet["at"] and self.sheet["status"] != "dead":
            return look.HERO, look.HERO_SIGN
        if ref == self.sheet["at"]:
            return look.HERO, look.CROSS_SIGN
        if ref in self.crossed:
            return f"{look.CROSS} on {look.FLOOR[sum(place) % 2]}", look.CROSS_SIGN
        if kind in "SEob":
            return self.marked(kind, floor)
        if ref in self.trodden:
            return f"{look.LINE} on {look.TRODDEN}", self.line_sign(place, ref)
        if ref in self.blocked:
            return look.WALL, look.BLOCK_SIGN
        return floor, look.OPEN_SIGN

    def marked(self, kind: str, floor: str) -> tuple[str, str]:
        return {
            "S": (f"bold {floor}", look.START_SIGN),
            "E": (f"bold {floor}", look.EXIT_SIGN),
            "o": (look.ORANGE, look.ORANGE_SIGN),
            "b": (look.BLACK, look.BLACK_SIGN),
        }[kind]

    def lit_sign(self, place: Place, ref: str) -> str:
        """The arrow key that goes there, the key of the option, or a ring."""
        if self.scene.verb == "walk":
            at = nearest(self.sheet["at"], place)
            step = (place[0] - at[0], place[1] - at[1])
            return look.ARROWS.get(step) or look.DIAGONALS.get(step) or look.LIT_SIGN
        few = sum(each in places() for each in self.scene.lit) <= MANY_LIT
        return (self.scene.lit[ref] if few else "") or look.LIT_SIGN

    def line_sign(self, place: Place, ref: str) -> str:
        if ref in self.sheet["dots"]:
            return look.DOT_SIGN
        return look.LINES.get(frozenset(self.links.get(place, ())), look.BEND)

    def lines(self, place: Place, x: int, y: int) -> None:
        """The line between the middles of squares."""
        ways = self.links.get(place, set())
        if look.RIGHT in ways:
            self.canvas.put(x + self.middle + 1, y, "─" * (self.wide - self.middle - 1), look.LINE + self.under(place))
        if look.LEFT in ways:
            self.canvas.put(x, y, "─" * self.middle, look.LINE + self.under(place))
        if look.DOWN in ways and self.high > 1:
            self.canvas.put(x + self.middle, y + 1, "│", look.LINE + self.under(place))

    def under(self, place: Place) -> str:
        """The ground a line is drawn on."""
        style = self.canvas.rows[self.corner(place)[1]][self.corner(place)[0]][1]
        return " on " + style.rpartition(" on ")[2]

    def chamber(self) -> None:
        """One space with the dragon in it, its eyes, and whoever is inside."""
        x, y = self.corner(min(chamber_cells()))
        wide, high = 3 * self.wide, 3 * self.high
        lit = "chamber" in self.scene.lit
        style = look.LIT if lit else look.CHAMBER
        self.canvas.fill(x, y, wide, high, style, "chamber")
        self.canvas.put(x, y, "╔" + "═" * (wide - 2) + "╗", style)
        for row in range(y + 1, y + high - 1):
            self.canvas.put(x, row, "║", style)
            self.canvas.put(x + wide - 1, row, "║", style)
        self.canvas.put(x, y + high - 1, "╚" + "═" * (wide - 2) + "╝", style)
        self.inside(x + 1, y + 1, wide - 2, high - 2, look.LIT if lit else look.CHAMBER_TEXT)

    def inside(self, x: int, y: int, wide: int, high: int, style: str) -> None:
        dragons = self.scene.view["chamber"]["dragons"]
        eyes = look.OPEN_EYE * min(dragons, 7) + look.SHUT_EYE * (7 - dragons)
        guests = self.guests()
        if high == 1:
            self.canvas.put(x, y, (guests or (eyes if wide >= 7 else "★★")).center(wide), style)
            return
        self.canvas.put(x, y, eyes.center(wide), style)
        self.canvas.put(x, y + 1, "★".center(wide), style)
        self.canvas.put(x, y + 2, guests.center(wide), style)

    def guests(self) -> str:
        """The hero as ever, the others by their initials."""
        inside = [n for n, hero in enumerate(self.scene.view["heroes"]) if is_in_chamber(hero)]
        signs = [look.HERO_SIGN if n == self.scene.sheet else self.scene.say.seat(n)[:1] for n in inside]
        return " ".join(signs) if self.wide > 2 else "".join(signs)

    def cursor(self) -> None:
        ref = self.scene.cursor
        if ref not in places():
            return
        for x, y in self.canvas.where(ref):
            sign, style, _ = self.canvas.rows[y][x]
            self.canvas.put(x, y, sign, f"{style} reverse")


def is_in_chamber(hero: Sheet) -> bool:
    return bool(hero["at"] == "chamber" and hero["status"] == "inside")
