"""The dungeon as a picture of characters: two columns a square, the second of them its eastern edge."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.games.heroquest.drawing import look
from questhall.games.heroquest.model.board import AREA, COLUMNS, ROWS

View = Mapping[str, Any]
SQUARE: Final = re.compile(r"square:([A-Z])(\d{1,2})")
MARGIN: Final = 3  # for the numbers of the rows
UNSEEN: Final = "#"
WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def place(name: str) -> tuple[int, int]:
    """Column and row of `M10`."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(x: int, y: int) -> str:
    return f"{chr(ord('A') + x)}{y + 1}"


def initial(name: str) -> str:
    """The letter of `the Barbarian`, `l'elfe`: of the last word, without its article."""
    return re.split(r"[ ’']", name)[-1][:1].upper()


def toward(ref: str, direction: str) -> str:
    """The next square that way; empty at the rim."""
    found = SQUARE.fullmatch(ref)
    if not found or direction not in WAYS:
        return ""
    x, y = place(ref.removeprefix("square:"))
    dx, dy = WAYS[direction]
    x, y = x + dx, y + dy
    return f"square:{name_of(x, y)}" if 0 <= x < COLUMNS and 0 <= y < ROWS else ""


class Plan:
    """One drawing of the board."""

    def __init__(self, canvas: Canvas, scene: Scene, wide: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.wide = wide  # columns a square: a sign, room, and its edge
        self.secrets: Mapping[str, Any] = scene.view["zargon"] or {}

    def draw(self) -> None:
        self.letters()
        for y in range(ROWS):
            for x in range(COLUMNS):
                self.square(x, y)
        self.contents()
        for door in [*self.scene.view["doors"], *self.secrets.get("doors", ())]:
            self.door(door)

    def letters(self) -> None:
        for x in range(COLUMNS):
            self.canvas.put(MARGIN + x * self.wide, 0, chr(ord("A") + x), look.LABEL)
        for y in range(ROWS):
            self.canvas.put(0, y + 1, f"{y + 1:>2}", look.LABEL)

    def seen(self, x: int, y: int) -> bool:
        inside = 0 <= x < COLUMNS and 0 <= y < ROWS
        return inside and self.scene.view["rows"][y][x] != UNSEEN

    def wall(self, x: int, y: int, dx: int, dy: int) -> bool:
        """A printed wall that a hero has seen from one side at least."""
        if not (0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS):
            return self.seen(x, y)
        if AREA[y * COLUMNS + x] == AREA[(y + dy) * COLUMNS + x + dx]:
            return False
        return self.seen(x, y) or self.seen(x + dx, y + dy)

    def style(self, x: int, y: int) -> str:
        ref = f"square:{name_of(x, y)}"
        scene = self.scene
        if ref in scene.chosen:
            return look.CHOSEN
        if ref in scene.lit:
            return look.LIT
        if not self.seen(x, y):
            return look.DARK
        area = AREA[y * COLUMNS + x]
        return look.ROOMS[area % len(look.ROOMS)] if area else look.CORRIDOR

    def square(self, x: int, y: int) -> None:
        style = self.style(x, y)
        if self.wall(x, y, 0, 1):
            style += " underline"
        if f"square:{name_of(x, y)}" == self.scene.cursor:
            style += f" {look.CURSOR}"
        ref = f"square:{name_of(x, y)}"
        left = MARGIN + x * self.wide
        known = self.scene.view["rows"][y][x]
        sign = {"%": look.BLOCKED_SIGN, "*": look.RUBBLE_SIGN}.get(known, " ")
        if known == UNSEEN and self.secrets and self.secrets["rows"][y][x] != UNSEEN:
            sign = "·"
        self.canvas.put(left, y + 1, sign * (self.wide - 1), style, ref)
        edge = "│" if self.wall(x, y, 1, 0) else " "
        self.canvas.put(left + self.wide - 1, y + 1, edge, style, ref)

    def put(self, at: str, sign: str, style: str, ref: str = "") -> None:
        x, y = place(at)
        under = self.canvas.rows[y + 1][MARGIN + x * self.wide][1]
        background = under.partition(" on ")[2]
        full = style if " on " in style else f"{style} on {background}"
        self.canvas.put(MARGIN + x * self.wide, y + 1, sign, full, ref or f"square:{at}")

    def contents(self) -> None:
        view, secrets = self.scene.view, self.secrets
        for at in view["stairs"] or view["exit"]:
            self.put(at, look.STAIRS_SIGN, look.LABEL)
        for piece in [*view["furniture"], *secrets.get("furniture", ())]:
            sign = look.CHEST_SIGN if piece["kind"] == "chest" else look.FURNITURE_SIGN
            for at in piece["squares"]:
                self.put(at, sign, look.FURNITURE, piece["ref"])
        for trap in [*view["traps"], *secrets.get("traps", ())]:
            sign = look.PIT_SIGN if trap["state"] == "sprung" else look.TRAP_SIGN
            self.put(trap["at"], sign, look.TRAP, trap["ref"])
        for thing in view["things"]:
            if thing["at"]:
                self.put(thing["at"], look.THING_SIGN, look.THING, thing["ref"])
        self.figures()

    def figures(self) -> None:
        view = self.scene.view
        for monster in self.secrets.get("monsters", ()):
            self.put(monster["at"], look.MONSTER_SIGNS[monster["kind"]], look.HIDDEN_MONSTER, monster["ref"])
        for monster in view["monsters"]:
            self.figure(monster, look.MONSTER_SIGNS[monster["kind"]], look.MONSTER)
        for ally in view["allies"]:
            self.figure(ally, look.ALLY_SIGN, look.ALLY)
        for hero in view["heroes"]:
            if hero["at"] and hero["status"] == "in_play":
                sign = initial(self.scene.say.ref(f"class:{hero['kind']}"))
                self.figure(hero, sign, look.HEROES[hero["kind"]])

    def figure(self, who: Mapping[str, Any], sign: str, style: str) -> None:
        lit = look.CHOSEN if who["ref"] in self.scene.chosen else look.LIT if who["ref"] in self.scene.lit else style
        self.put(who["at"], sign, lit, who["ref"])

    def door(self, door: Mapping[str, Any]) -> None:
        """On the edge it stands on: the column between two squares, or the lower one's own sign column."""
        (ax, ay), (_, by) = sorted([place(door["a"]), place(door["b"])], key=lambda square: (square[1], square[0]))
        sign = look.OPEN_SIGN if door["open"] else look.CLOSED_SIGN
        style = look.LIT if door["ref"] in self.scene.lit else look.DOOR
        if ay == by:
            self.canvas.put(MARGIN + ax * self.wide + self.wide - 1, ay + 1, sign, style, door["ref"])
        else:
            left = MARGIN + ax * self.wide + self.wide - 1
            self.canvas.put(left, ay + 1, sign, f"{style} underline", door["ref"])
