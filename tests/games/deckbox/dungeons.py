"""Dungeons looked at from outside: ways between rooms, squares one can walk on, and how a party may explore them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from questhall.games.deckbox.model.cards import FACE_EXITS, FACE_IDS, FACE_ROWS
from questhall.games.deckbox.model.plan import FINAL, OBJECTIVE, STEP_I, STEP_J, Plan, Quest, Room
from questhall.games.deckbox.quest_format import quest_file
from questhall.games.deckbox.quest_format.quests import FILES

Square = tuple[int, int]
KINDS = ("start", "main", "side", "objective", "final")
MIDDLE = 3


def place(room: Room) -> tuple[int, int]:
    return room.i, room.j


def described(plan: Plan) -> list[str]:
    """A room a line: cell, kind, face, arrow, parent, encounter."""
    lines = []
    for room in plan.rooms:
        before = parent(plan, room)
        behind = "-" if before is None else f"({before.i},{before.j})"
        face, arrow = FACE_IDS[room.face], "NESW"[room.arrow]
        lines.append(f"({room.i},{room.j}) {KINDS[room.kind]} {face} {arrow} {behind} {room.encounter.id or '-'}")
    return lines


def parent(plan: Plan, room: Room) -> Room | None:
    """The room whose way leads here."""
    found = [each for each in plan.rooms for d in ways(each) if plan.behind(each, d) is room and room.arrow == d]
    assert len(found) <= 1
    return found[0] if found else None


def ways(room: Room) -> Iterator[int]:
    return (direction for direction in range(4) if room.ways >> direction & 1)


def exits(room: Room) -> set[int]:
    """Directions in which the tile has a half-square."""
    return {(side + room.arrow) % 4 for side in range(4) if FACE_EXITS[room.face] >> side & 1}


def floor(room: Room) -> set[Square]:
    """The squares of a room, half-squares included, that can be walked on without falling into a pit."""
    found = set()
    for y, row in enumerate(FACE_ROWS[room.face]):
        for x, sign in enumerate(row):
            if sign not in "#o":
                column, line = x, y
                for _ in range(room.arrow):
                    column, line = 6 - line, column
                found.add((6 * room.i + column, 6 * room.j + line))
    return found


def half_square(room: Room, direction: int) -> Square:
    return 6 * room.i + MIDDLE + MIDDLE * STEP_I[direction], 6 * room.j + MIDDLE + MIDDLE * STEP_J[direction]


def walk(rooms: list[Room]) -> set[Square]:
    """All squares that can be walked to from the entrance through these rooms."""
    open_squares = {square for room in rooms for square in floor(room)}
    waiting = [half_square(rooms[0], 2)]
    met = set(waiting)
    while waiting:
        x, y = waiting.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in open_squares and near not in met:
                met.add(near)
                waiting.append(near)
    return met


def live_exits(plan: Plan, seen: list[Room]) -> list[tuple[Room, int]]:
    return [(room, way) for room in seen for way in ways(room) if plan.behind(room, way) not in seen]


def explore(plan: Plan, rooms: int, random: Random) -> list[Room]:
    """So many rooms as a party may come to see them, in any order."""
    seen = [plan.rooms[0]]
    while len(seen) < rooms and (found := live_exits(plan, seen)):
        room, way = random.choice(found)
        following = plan.behind(room, way)
        assert following is not None
        seen.append(following)
    return seen


def objective_rooms(plan: Plan) -> list[Room]:
    return [room for room in plan.rooms if room.kind in (OBJECTIVE, FINAL)]


WORDS = 'title = { en = "Room", fr = "Salle" }\nline = { en = "It waits.", fr = "Elle attend." }\n'


def gated_quest() -> Quest:
    """The first quest, with two bells in branches that open the way to its final room."""
    text = FILES["a1"].read_text(encoding="utf-8").replace("\n[flags]", 'gate = { flag = "bells", need = 2 }\n[flags]')
    text = text.replace("[flags]", '[flags]\nbells = { en = "Bells", fr = "Cloches" }')
    text = text.replace('"side", length = 1', '"objective", length = 2')
    return quest_file.parse(f"{text}\n[dungeon.objective]\n{WORDS}script = 'feature bell; spawn G(P)'\n")


def winding_quest() -> Quest:
    """The second quest with longer branches, which often have to try again."""
    text = FILES["a2"].read_text(encoding="utf-8")
    return quest_file.parse(text.replace("length = 2", "length = 4"))


def map_quest(rooms: list[tuple[str, str]], more: str = "") -> Quest:
    """A print & play quest: for each room its place and tile, and its script with whatever else is to be said."""
    head = FILES["p1"].read_text(encoding="utf-8").partition("\n[[rooms]]")[0]
    keys = 'keys = { en = "Keys", fr = "Clés" }'
    head = head.replace("\n[flags]", f"{more}\n[flags]\n{keys}")
    return quest_file.parse("".join([head, *(f"\n[[rooms]]\n{where}\n{WORDS}{what}\n" for where, what in rooms)]))


def at(i: int, j: int, face: str, arrow: str = "north") -> str:
    return f'at = [{i}, {j}]\nface = "{face}"\narrow = "{arrow}"'
