"""The dungeon as a picture of characters: as much of it as fits, around whoever acts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.games.deckbox.drawing import look
from questhall.games.deckbox.drawing.words import foe_name

View = Mapping[str, Any]
Place = tuple[int, int]
PITCH: Final = 6  # squares from a tile to the next
MARGIN: Final = 4  # columns for the numbers of the rows
SQUARE: Final = re.compile(r"square:(-?\d+),(-?\d+)")
WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
LABELLED: Final = 3  # every third square has its number
SPARE: Final = 2  # columns of a square that only air needs


def place(at: str) -> Place:
    """`3,-4`."""
    x, _, y = at.partition(",")
    return int(x), int(y)


def toward(ref: str, direction: str) -> str:
    """The next square that way; what it is, the table knows."""
    found = SQUARE.fullmatch(ref)
    if not found or direction not in WAYS:
        return ""
    dx, dy = WAYS[direction]
    return f"square:{int(found[1]) + dx},{int(found[2]) + dy}"


def extent(view: View) -> tuple[int, int, int, int]:
    """The first column and row of the dungeon, and how many of each it has."""
    if not view["tiles"]:
        return 0, 0, 0, 0
    left, right = (pick(tile["i"] for tile in view["tiles"]) * PITCH for pick in (min, max))
    top, bottom = (pick(tile["j"] for tile in view["tiles"]) * PITCH for pick in (min, max))
    return left, top, right - left + PITCH + 1, bottom - top + PITCH + 1


def focus(scene: Scene) -> Place:
    """What must be in the picture: the cursor, whoever acts, whose sheet it is, the way in."""
    view = scene.view
    if SQUARE.fullmatch(scene.cursor):
        return place(scene.cursor.partition(":")[2])
    acting = view["turn"]["hero"]
    for seat in (scene.sheet if acting is None else acting, *range(len(view["heroes"]))):
        if seat < len(view["heroes"]) and view["heroes"][seat]["at"]:
            return place(view["heroes"][seat]["at"])
    return place(view["start_zone"][0]) if view["start_zone"] else (0, 0)


def window(first: int, size: int, room: int, middle: int) -> int:
    """Where a stretch of `room` squares begins that shows the middle and no more emptiness than it must."""
    if size <= room:
        return first
    return max(first, min(middle - room // 2, first + size - room))


class Plan:
    """One drawing, in the rows from `top` on."""

    def __init__(self, canvas: Canvas, scene: Scene, top: int, height: int) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view = scene.view
        self.top = top + 1  # under the numbers of the columns
        self.down = max(height - 1, 0)
        left, first, columns, rows = extent(scene.view)
        space = canvas.width - MARGIN
        self.wide = max(2, min(2 + SPARE, space // max(columns, 1)))
        self.across = min(space // self.wide, columns)
        self.down = min(self.down, rows)
        x, y = focus(scene)
        self.left = window(left, columns, self.across, x)
        self.first = window(first, rows, self.down, y)
        self.ways = {each["at"]: each for each in scene.view["reach"]}
        self.halves = {each["at"] for each in scene.view["exits"]}

    def draw(self) -> int:
        """The row after the picture."""
        self.numbers()
        for tile in self.view["tiles"]:
            self.tile(tile)
        self.things()
        self.figures()
        return self.top + self.down

    def numbers(self) -> None:
        for x in range(self.left, self.left + self.across):
            if x % LABELLED == 0:
                self.canvas.put(MARGIN + (x - self.left) * self.wide, self.top - 1, str(x), look.LABEL)
        for y in range(self.first, self.first + self.down):
            self.canvas.put(0, self.top + y - self.first, f"{y:>3}", look.LABEL)

    def shows(self, x: int, y: int) -> bool:
        return self.left <= x < self.left + self.across and self.first <= y < self.first + self.down

    def put(self, x: int, y: int, text: str, style: str, ref: str) -> None:
        if self.shows(x, y):
            left = MARGIN + (x - self.left) * self.wide
            self.canvas.put(left, self.top + y - self.first, text[: self.wide].ljust(self.wide), style, ref)

    def mark(self, at: str, sign: str, style: str, ref: str) -> None:
        """A sign on the ground that is there."""
        x, y = place(at)
        if not self.shows(x, y):
            return
        under = self.canvas.rows[self.top + y - self.first][MARGIN + (x - self.left) * self.wide][1]
        background = under.partition(" on ")[2]
        self.put(x, y, sign, self.chosen(ref) or (style if " on " in style else f"{style} on {background}"), ref)

    def chosen(self, ref: str) -> str:
        """The style of what can be chosen; empty for the rest."""
        if ref in self.scene.chosen:
            return look.CHOSEN
        return look.LIT if ref in self.scene.lit else ""

    # The ground

    def tile(self, tile: View) -> None:
        """A wall never hides a half-square of the tile beside it."""
        for y, row in enumerate(tile["rows"], tile["j"] * PITCH):
            for x, sign in enumerate(row, tile["i"] * PITCH):
                at = f"{x},{y}"
                if sign != "#":
                    self.square(at, sign)
                elif at not in self.halves:
                    self.put(x, y, look.TERRAIN["#"][0] * self.wide, look.WALL, "")
        self.spawn(tile)

    def square(self, at: str, kind: str) -> None:
        ref = f"square:{at}"
        sign, style = look.TERRAIN[kind]
        way = self.ways.get(at)
        if way and kind in ".+":
            style = look.FAR if way["moves"] else look.NEAR
        style = self.chosen(ref) or style
        if ref == self.scene.cursor:
            style += f" {look.CURSOR}"
        self.put(*place(at), sign, style, ref)

    def spawn(self, tile: View) -> None:
        ref = f"square:{tile['spawn']}"
        if ref not in self.scene.lit and ref != self.scene.cursor:
            self.mark(tile["spawn"], look.SPAWN_SIGN, look.LABEL, ref)

    # What stands and lies there

    def things(self) -> None:
        for exit in self.view["exits"]:
            if f"square:{exit['at']}" != self.scene.cursor:
                lit = self.chosen(f"square:{exit['at']}")
                style = lit or (look.EXIT if exit["state"] == "live" else look.SHUT)
                ref = exit["ref"] if exit["ref"] in self.scene.lit else f"square:{exit['at']}"
                self.mark(exit["at"], look.EXITS[exit["state"]], style, ref)
        for tile in self.view["tiles"]:
            if tile["feature"]:
                self.mark(tile["feature"]["at"], look.FEATURE_SIGN, look.THING, f"feature:{tile['slot']}")
        for pack in self.view["packs"]:
            self.mark(pack["at"], look.PACK_SIGN, look.THING, pack["ref"])
        if self.view["captive"]:
            self.mark(self.view["captive"], look.CAPTIVE_SIGN, look.CAPTIVE, f"captive:{self.view['captive']}")

    def figures(self) -> None:
        for enemy in self.view["enemies"]:
            sign = foe_name(enemy, self.scene.say)[:1].lower()
            health = str(enemy["health"]) if enemy["health"] < 10 else look.MANY
            sign = (sign.upper() if enemy["boss"] else sign) + health + (look.STUN_SIGN if enemy["stunned"] else "")
            self.mark(enemy["at"], sign, look.ENEMIES[enemy["colour"]], enemy["ref"])
        acting = self.view["turn"]["hero"]
        for hero in sorted(self.view["heroes"], key=lambda each: each["seat"] == acting):  # he passes over the others
            if hero["at"]:
                self.mark(hero["at"], self.initial(hero), look.HEROES[hero["seat"]], hero["ref"])

    def initial(self, hero: View) -> str:
        """A letter; with a number where two are the same."""
        same = [each for each in self.view["heroes"] if each["hero"] == hero["hero"]]
        letter = (hero["hero"] or "?")[:1].upper()
        return f"{letter}{hero['seat'] + 1}" if len(same) > 1 else letter
