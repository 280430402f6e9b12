"""A quest becomes HeroScribe's XML: its map is drawn, its texts are notes; events and effects stay behind."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from questhall.engine.grid import squares_of
from questhall.games.heroquest.model import board, cards, plan, plan_kinds
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format.heroscribe import FURNITURE, MONSTERS, ROTATIONS, TRAPS, UPRIGHT, WANDERING
from questhall.games.heroquest.quest_format.shape import DOOR_KINDS, TRAP_KINDS

VERSION: Final = "1.4"
LETTERS: Final = "ABCDEFGHIJKLM"  # marks HeroScribe has


class Exporter:
    """Draws a plan."""

    def __init__(self, p: Plan, lang: str) -> None:
        self.plan = p
        self.lang = lang
        self.board = ElementTree.Element("board")
        self.notes: list[str] = []

    def words(self, text: int) -> str:
        return self.plan.texts[text][self.lang]

    def put(self, id: str, square: int, rotation: int = 0, zorder: float = 0.0) -> None:
        x, y = board.xy(square)
        self.put_at(id, x, y, rotation, zorder)

    def put_at(self, id: str, x: int, y: int, rotation: int = 0, zorder: float = 0.0) -> None:
        place = {"id": id, "left": f"{x + 1}.0", "top": f"{y + 1}.0"}
        ElementTree.SubElement(
            self.board, "object", {**place, "rotation": ROTATIONS[rotation], "zorder": f"{zorder:.1f}"}
        )

    def draw(self) -> None:
        for square in squares_of(self.plan.rock):
            x, y = board.xy(square)
            ElementTree.SubElement(self.board, "dark", left=str(x + 1), top=str(y + 1), width="1", height="1")
        self.draw_blocked()
        self.draw_ends()
        for door in self.plan.doors:
            self.draw_door(door)
        for piece in self.plan.furniture:
            self.draw_furniture(piece)
        for trap in self.plan.traps:
            if not trap.later:
                self.put(TRAPS[TRAP_KINDS[trap.kind]], trap.square, zorder=-5.0)
        for monster in self.plan.monsters:
            self.put(MONSTERS[cards.MONSTER_IDS[monster.kind]][0], monster.square)
            if monster.name != NONE:
                self.notes.append(f"{board.name(monster.square)}: {self.words(monster.name)}")
        self.draw_texts()

    def draw_blocked(self) -> None:
        """Two neighbours in a row are one double tile."""
        left = self.plan.blocked
        while left:
            square = (left & -left).bit_length() - 1
            double = (square + 1) % board.COLUMNS and left >> square + 1 & 1
            self.put("DoubleBlockedSquare" if double else "SingleBlockedSquare", square, zorder=-5.0)
            left &= ~(3 << square if double else 1 << square)

    def draw_ends(self) -> None:
        p = self.plan
        self.draw_end(p.start_kind, p.start, "DoorIn")
        if p.exit and not p.exit_is_start:
            tile = tuple(p.exit[0] + step for step in (0, 1, board.COLUMNS, board.COLUMNS + 1))
            self.draw_end(0 if p.exit == tile else 1 if len(p.exit) == 1 else 2, p.exit, "DoorOut")

    def draw_end(self, kind: int, squares: tuple[int, ...], door: str) -> None:
        x, y = board.xy(squares[0])
        if kind == 0:
            self.put("Stairway", squares[0], zorder=-5.0)
        elif kind == 1 and x in (0, board.COLUMNS - 1):
            self.put_at(door, -1 if x == 0 else x, y, 1, -1.0)
        elif kind == 1:
            self.put_at(door, x, -1 if y == 0 else y, 0, -1.0)
        else:
            self.notes.append(f"{door}: {', '.join(board.name(square) for square in squares)}")

    def draw_door(self, door: plan.Door) -> None:
        turned = door.b - door.a == 1
        if door.kind == plan_kinds.SECRET:
            self.put("SecretDoor", door.b, 1 if turned else 0, -5.0)
            return
        self.put("OpenDoor" if door.open else "Door", door.a, int(turned), -1.0)
        if door.kind != plan_kinds.NORMAL:
            self.notes.append(f"{board.name(door.a)}-{board.name(door.b)}: {DOOR_KINDS[door.kind]}")

    def draw_furniture(self, piece: plan.Furniture) -> None:
        kind = cards.FURNITURE_IDS[piece.kind]
        turned = (piece.rot == 90) != (kind in UPRIGHT)
        id = "TreasureChestTrap" if kind == "chest" and piece.trapped else FURNITURE[kind][0]
        self.put(id, piece.corner, int(turned), -5.0)
        if piece.trapped and kind != "chest":
            self.notes.append(f"{board.name(piece.corner)}: {self.words(piece.trap_name)}")

    def draw_texts(self) -> None:
        """Rooms with a text are marked with letters, and the notes say what is told there."""
        told: dict[int, list[str]] = {}
        for script in self.plan.scripts:
            if script.text != NONE and script.when.kind in (plan_kinds.ON_REVEAL_ROOM, plan_kinds.ON_ENTER_ROOM):
                told.setdefault(script.when.a, []).append(self.words(script.text))
            elif script.text != NONE:
                self.notes.append(self.words(script.text))
        for treasure in self.plan.treasures:
            if treasure.text != NONE:
                told.setdefault(treasure.area, []).append(self.words(treasure.text))
        for number, (area, words) in enumerate(sorted(told.items())):
            mark = LETTERS[number] if number < len(LETTERS) else board.room_name(area)
            if number < len(LETTERS):
                self.put(f"Letter{mark}", squares_of(board.ROOM_SQUARES[area])[0], zorder=5.0)
            self.notes.append(f"{mark}: {' '.join(words)}")


def export_quest(p: Plan, lang: str = "en") -> str:
    """The XML of a plan, with its texts in one language."""
    exporter = Exporter(p, lang)
    exporter.draw()
    root = ElementTree.Element(
        "quest", name=exporter.words(p.title), region="Europe", version="1.0", width="1", height="1"
    )
    root.append(exporter.board)
    ElementTree.SubElement(root, "speech").text = exporter.words(p.parchment)
    if p.wandering_kind != NONE:
        exporter.notes.append(WANDERING + MONSTERS[cards.MONSTER_IDS[p.wandering_kind]][0])
    for note in exporter.notes:
        ElementTree.SubElement(root, "note").text = note
    ElementTree.indent(root)
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE quest PUBLIC\n'
    head += f'"-//org.lightless//HeroScribe Quest {VERSION}//EN"\n'
    head += f'"http://lightless.org/files/xml/quest-{VERSION}.dtd">\n\n'
    return head + ElementTree.tostring(root, encoding="unicode") + "\n"
