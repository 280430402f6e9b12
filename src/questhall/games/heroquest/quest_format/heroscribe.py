"""HeroScribe's XML becomes a quest file. It is a map of objects on squares counted from 1, with notes for people.

What the map shows is in the file, what people must decide is marked with FIXME. heroscribe_export.py is the way back.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final
from xml.etree import ElementTree

from questhall.engine import bounds
from questhall.engine.quests import ForeignError
from questhall.games.heroquest.model import board

WANDERING: Final = "Wandering Monster in this quest: "
ROTATIONS: Final = ("downward", "rightward", "upward", "leftward")
# A secret door lies at a wall of its own square: which one, by rotation.
SECRET_SIDES: Final = (board.NORTH, board.WEST, board.SOUTH, board.EAST)
DOORS: Final = ("Door", "OpenDoor", "DoorIn", "DoorOut", "DoubleArrowDoor")
SECRETS: Final = ("SecretDoor", "SecretDoorAlternate")
# HeroScribe's words are those of the older edition; the first one of a monster is written on export.
MONSTERS: Final[dict[str, tuple[str, ...]]] = {
    "goblin": ("Goblin",),
    "skeleton": ("Skeleton",),
    "zombie": ("Zombie",),
    "orc": ("Orc",),
    "abomination": ("Fimir", "Abomination"),
    "mummy": ("Mummy",),
    "dread_warrior": ("ChaosWarrior", "DreadWarrior"),
    "gargoyle": ("Gargoyle",),
    "dread_sorcerer": ("ChaosSorcerer", "DreadSorcerer", "ChaosWizard", "Necromancer", "HighMage", "StormMaster"),
}
FURNITURE: Final[dict[str, tuple[str, ...]]] = {
    "table": ("Table",),
    "throne": ("Throne",),
    "alchemists_bench": ("AlchemistsBench",),
    "chest": ("TreasureChest", "TreasureChestTrap"),
    "tomb": ("Tomb",),
    "sorcerers_table": ("SorcerersTable",),
    "bookcase": ("Bookcase",),
    "rack": ("Rack",),
    "fireplace": ("Fireplace",),
    "weapons_rack": ("WeaponsRack",),
    "cupboard": ("Cupboard",),
}
UPRIGHT: Final = ("tomb", "rack")  # whose long side HeroScribe draws from north to south
TRAPS: Final = {"pit": "PitTrap", "falling_block": "FallingRock", "spear": "SpearTrap"}
ENCODINGS: Final = ("utf-8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252")
ENCODING: Final = re.compile(rb"""(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']""")
IGNORED: Final = re.compile(r"Letter.|Number[\d-]+|Barbarian|Dwarf|Elf|Wizard|Arrow")


class HeroScribeError(ForeignError):
    """A file that is no HeroScribe quest."""


class Thing:
    """An object of the map, in our squares."""

    def __init__(self, node: ElementTree.Element) -> None:
        self.id = node.get("id", "")
        self.x = round(float(node.get("left", "0"))) - 1
        self.y = round(float(node.get("top", "0"))) - 1
        rotation = node.get("rotation", ROTATIONS[0])
        self.rotation = ROTATIONS.index(rotation) if rotation in ROTATIONS else 0

    def square(self) -> str:
        return f"[{self.x}, {self.y}]"

    def on_board(self) -> bool:
        return 0 <= self.x < board.COLUMNS and 0 <= self.y < board.ROWS


class Importer:
    """Collects the lines of a quest file."""

    def __init__(self, root: ElementTree.Element) -> None:
        self.root = root
        self.parts: dict[str, list[str]] = {"doors": [], "blocked": [], "furniture": [], "traps": [], "monsters": []}
        self.start = ""
        self.exit = ""
        self.left_over: list[str] = []

    def number(self, part: str, letter: str) -> str:
        return f"{letter}{len(self.parts[part]) + 1}"

    def add(self, thing: Thing) -> None:
        if thing.id in DOORS:
            self.add_door(thing)
        elif not thing.on_board():
            self.left_over.append(f"{thing.id} off the board")
        elif thing.id in SECRETS:
            self.add_secret(thing)
        elif thing.id == "Stairway":
            place = f'{{kind = "stairs", at = {thing.square()}}}'
            self.start, self.exit = (self.start, place) if self.start else (place, self.exit)
        elif thing.id == "SingleBlockedSquare":
            self.parts["blocked"].append(thing.square())
        elif thing.id == "DoubleBlockedSquare":
            size = "[1, 2]" if thing.rotation % 2 else "[2, 1]"
            self.parts["blocked"].append(f"{{at = {thing.square()}, size = {size}}}")
        else:
            self.add_piece(thing)

    def add_door(self, thing: Thing) -> None:
        """Two squares: one below the other, or side by side if turned. At the border it is a way in or out."""
        x, y = (thing.x + 1, thing.y) if thing.rotation % 2 else (thing.x, thing.y + 1)
        inside = [(a, b) for a, b in ((thing.x, thing.y), (x, y)) if 0 <= a < board.COLUMNS and 0 <= b < board.ROWS]
        if len(inside) == 2:
            more = ", open = true" if thing.id == "OpenDoor" else ""
            self.door(thing.square(), f"[{x}, {y}]", more)
        elif len(inside) == 1:
            self.border_door(thing, inside[0])

    def border_door(self, thing: Thing, inside: tuple[int, int]) -> None:
        x, y = inside
        side = ("w" if x == 0 else "e") if thing.rotation % 2 else ("n" if y == 0 else "s")
        place = f'{{kind = "door", square = [{x}, {y}], side = "{side}"}}'
        if thing.id == "DoorOut" or self.start:
            self.exit = place
        else:
            self.start = place

    def door(self, a: str, b: str, more: str) -> None:
        self.parts["doors"].append(f'{{id = "{self.number("doors", "d")}", between = [{a}, {b}]{more}}}')

    def add_secret(self, thing: Thing) -> None:
        """At the wall its rotation points to; at any wall of the square, if there is none."""
        square = board.at(thing.x, thing.y)
        directions = [SECRET_SIDES[thing.rotation], *SECRET_SIDES]
        for direction in directions:
            other = board.towards(square, direction)
            if other >= 0 and board.is_wall(square, other):
                x, y = board.xy(other)
                self.door(thing.square(), f"[{x}, {y}]", ', kind = "secret"')
                return
        self.left_over.append(f"{thing.id} at {board.name(square)}, where there is no wall")

    def add_piece(self, thing: Thing) -> None:
        place = f"at = {thing.square()}"
        for kind, words in MONSTERS.items():
            if thing.id in words:
                id = self.number("monsters", "m")
                self.parts["monsters"].append(f'{{id = "{id}", kind = "{kind}", {place}}}')
                return
        for kind, words in FURNITURE.items():
            if thing.id in words:
                self.add_furniture(thing, kind, place)
                return
        for kind, word in TRAPS.items():
            if thing.id == word:
                self.parts["traps"].append(f'{{id = "{self.number("traps", "t")}", kind = "{kind}", {place}}}')
                return
        if not IGNORED.fullmatch(thing.id):
            self.left_over.append(f"{thing.id} at {board.name(board.at(thing.x, thing.y))}")

    def add_furniture(self, thing: Thing, kind: str, place: str) -> None:
        turned = (thing.rotation % 2 == 1) != (kind in UPRIGHT)
        more = ", rot = 90" if turned and kind not in ("throne", "chest") else ""
        if thing.id == "TreasureChestTrap":
            more += ', trap = {name = {en = "trap in the chest", fr = "piège dans le coffre"}, damage = 1}'
        self.parts["furniture"].append(f'{{id = "{self.number("furniture", "f")}", kind = "{kind}", {place}{more}}}')

    def text(self, id: str) -> str:
        title = self.root.get("name", "").strip() or "Untitled"
        speech = " ".join((self.root.findtext("speech") or "").split()) or title
        notes = [" ".join((note.text or "").split()) for note in self.root.findall("note")]
        lines = ["# From a HeroScribe map. Lines marked FIXME are for you to decide; then: questhall quest check FILE"]
        lines += [comment("Note", note) for note in notes if note and not note.startswith(WANDERING)]
        lines += [comment("Left out", each) for each in self.left_over]
        lines += ["schema = 1", f"id = {quote(id)}", "number = 0", "difficulty = 3  # FIXME"]
        for key, words in (("title", title), ("parchment", speech)):
            lines.append(f"{key} = {{en = {quote(words)}, fr = {quote(words)}}}  # FIXME: both languages")
        lines.append(f'wandering_monster = {{kind = "{wandering(notes)}"}}')
        lines.append(f"start = {self.start or self.free_start()}")
        lines.append(f"exit = {self.exit or quote('start')}")
        for key, items in self.parts.items():
            if items:
                lines += [f"{key} = [", *(f"    {item}," for item in items), "]"]
        goal = '{kill_all = "any"}' if self.parts["monsters"] else '{escape = "any"}'
        lines.append(f"objectives = {{all = [{goal}]}}  # FIXME")
        return "\n".join(lines) + "\n"

    def free_start(self) -> str:
        return '{kind = "squares", at = [[12, 0], [13, 0], [12, 1], [13, 1]]}  # FIXME: the map shows no way in'


def comment(head: str, words: str) -> str:
    return f"# {head}: {''.join(sign for sign in words if sign.isprintable())}"


def quote(words: str) -> str:
    """A TOML string."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


def wandering(notes: list[str]) -> str:
    for note in notes:
        if note.startswith(WANDERING):
            word = note.removeprefix(WANDERING).replace(" ", "").rstrip(".").lower()
            for kind, words in MONSTERS.items():
                if word in (each.lower() for each in words):
                    return kind
    return "orc"


def decoded(xml: bytes) -> str:
    """The text of an XML file. Only what people write XML in is read: no seven-bit tricks, no bombs in UTF-32."""
    said = ENCODING.match(xml[:200])
    name = said[1].decode().lower() if said else "utf-8"
    if xml.startswith((b"\xff\xfe", b"\xfe\xff")):
        name = "utf-16"
    elif name not in ENCODINGS:
        raise HeroScribeError(f"is written in {name}; {', '.join(ENCODINGS)} can be read")
    try:
        return xml.decode("utf-8-sig" if name == "utf-8" else name)
    except UnicodeDecodeError:
        raise HeroScribeError(f"is not written in {name}, as it says") from None


class Shallow(ElementTree.TreeBuilder):
    """Builds a tree that is neither too deep nor too large."""

    depth = 0
    things = 0

    def start(self, tag: Any, attrs: dict[Any, Any], /) -> ElementTree.Element:
        self.depth += 1
        self.things += 1
        if self.depth > bounds.MOST_DEPTH or self.things > bounds.MOST_THINGS:
            raise HeroScribeError(f"has more than {bounds.MOST_THINGS:,} elements, or is {bounds.MOST_DEPTH} deep")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> ElementTree.Element:
        self.depth -= 1
        return super().end(tag)


def parse_xml(xml: str) -> ElementTree.Element:
    if len(xml) > bounds.MOST_BYTES:
        raise HeroScribeError(f"has more than {bounds.MOST_BYTES:,} letters")
    if "\0" in xml:
        raise HeroScribeError("is no XML: it holds a NUL")
    if "<!ENTITY" in xml:
        raise HeroScribeError("defines entities of its own, which HeroScribe never does")
    parser = ElementTree.XMLParser(target=Shallow(), encoding="utf-8")
    try:
        parser.feed(xml.encode())
        root: ElementTree.Element = parser.close()
    except (ElementTree.ParseError, UnicodeEncodeError) as error:
        raise HeroScribeError(f"is no XML: {error}") from None
    return root


def import_quest(xml: str | bytes, id: str) -> str:
    """The text of a quest file for a HeroScribe quest. Of a quest of several boards the first is taken."""
    root = parse_xml(decoded(xml) if isinstance(xml, bytes) else xml)
    first = root.find("board")
    if root.tag != "quest" or first is None:
        raise HeroScribeError("is no HeroScribe quest: it has no <quest> with a <board>")
    importer = Importer(root)
    if len(root.findall("board")) > 1:
        importer.left_over.append("all boards but the first")
    for node in first.findall("object"):
        try:
            importer.add(Thing(node))
        except (ValueError, OverflowError):
            importer.left_over.append(f"{node.get('id')} at no square that can be read")
    return importer.text(id)
