"""What a dungeon's rooms get when their places are known: tiles and encounters (steps 4 to 6 of section 2.15)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import ENCOUNTERS, FACE_EXITS
from questhall.games.deckbox.model.draft import NO_FACE, Draft, need_of, reading_order
from questhall.games.deckbox.model.plan import (
    CHOICE,
    COMBAT,
    FINAL,
    MAIN,
    OBJECTIVE,
    REST,
    SIDE,
    SIDE_TABLE,
    SOUTH,
    SPECIAL,
    START_ROOM,
    TEST_KIND,
    TRAP,
    TREASURE_KIND,
    Encounter,
    Quest,
    Room,
)

KIND_WEIGHT: Final = {COMBAT: 4, SPECIAL: 3, TEST_KIND: 2, TRAP: 2, CHOICE: 2, TREASURE_KIND: 2, REST: 1}
BREATHER: Final = "e44"
SERGEANT: Final = "e16"
MOST_EXITS: Final = 3  # besides the one on the arrow side


# Tiles

EXITS: Final[list[int]] = [exits & ~(1 << SOUTH) for exits in FACE_EXITS]


def faces_with(need: int) -> list[list[int]]:
    """The faces with these exits, by the number of others they have; in each list by number and letter."""
    fitting = [face for face, exits in enumerate(EXITS) if exits & need == need]
    return [[face for face in fitting if (EXITS[face] & ~need).bit_count() == extra] for extra in range(MOST_EXITS + 1)]


FITTING: Final[list[list[list[int]]]] = [faces_with(need) for need in range(16)]


def lay_tiles(quest: Quest, d: Draft, rooms: list[Room]) -> bool:
    """Step 4, for these rooms."""
    for room in sorted(rooms, key=tile_order):
        room.face = draw_face(d, need_of(room), preferred(quest, room.kind))
        if room.face == NO_FACE:
            return False
        d.cards |= 1 << (room.face >> 1)
    return True


def tile_order(room: Room) -> tuple[int, int, int, int, int]:
    ordinary = 1 if room.kind == MAIN or room.kind == SIDE else 0
    return ordinary, -room.ways.bit_count(), room.depth, room.j, room.i


def preferred(quest: Quest, kind: int) -> list[int]:
    if kind == START_ROOM:
        return quest.start_faces
    if kind == FINAL:
        return quest.final_faces
    return quest.objective_faces if kind == OBJECTIVE else []


def draw_face(d: Draft, need: int, preferred: list[int]) -> int:
    """dbd-app-07: a face of an unused card with these exits and as few others as can be, preferred ones first.

    dbd-app-06: so the way on to the objective is never walled up.
    """
    for fitting in FITTING[need] if preferred else []:
        faces = [face for face in fitting if face in preferred and not d.cards >> (face >> 1) & 1]
        if faces:
            return d.rng.choice(faces)
    for fitting in FITTING[need]:
        faces = [face for face in fitting if not d.cards >> (face >> 1) & 1]
        if faces:
            return d.rng.choice(faces)
    return NO_FACE


# Encounters

TABLES: Final[list[list[Encounter]]] = [
    [each for each in ENCOUNTERS if each.table == table] for table in range(SIDE_TABLE + 1)
]
BY_ID: Final[dict[str, Encounter]] = {each.id: each for each in ENCOUNTERS}


def deal_encounters(quest: Quest, d: Draft, rooms: list[Room]) -> bool:
    """Steps 5 and 6, for these rooms."""
    breather = draw_breather(quest, d, rooms)
    last = last_ordinary(d.rooms)
    ordered = sorted(rooms, key=reading_order)
    for room in ordered:
        if room.kind == MAIN and room is not breather and not deal_main(d, room, breather, last):
            return False
    for room in ordered:
        if room.kind == SIDE and not deal(d, room, SIDE_TABLE, False):
            return False
        if room.kind == FINAL:
            room.encounter = quest.final_encounter
        elif room.kind == OBJECTIVE:
            room.encounter = quest.objective_encounter
    return True


def draw_breather(quest: Quest, d: Draft, rooms: list[Room]) -> Room | None:
    """dbd-app-11: one of the last two rooms before the final one is calm."""
    if not quest.has_final or BREATHER in d.read:
        return None
    last_two = [room for room in d.trunk[-3:-1] if room in rooms]
    if not last_two:
        return None
    breather = d.rng.choice(last_two)
    breather.encounter = BY_ID[BREATHER]
    d.read.add(BREATHER)
    return breather


def deal_main(d: Draft, room: Room, breather: Room | None, last: int) -> bool:
    """dbd-app-10: calm never follows calm, so the room before the breather is lively, too."""
    lively = d.parents[room].encounter.calm or (breather is not None and d.parents[breather] is room)
    return deal(d, room, tier(room.depth, last), lively)


def last_ordinary(rooms: list[Room]) -> int:
    """D of dbd-app-08."""
    deepest = 2
    for room in rooms:
        if room.kind != SIDE and room.depth > deepest:
            deepest = room.depth
    return deepest - 1


def tier(depth: int, last: int) -> int:
    """dbd-app-08: the table for a depth."""
    if depth <= (last + 2) // 3:
        return 1
    return 2 if depth <= (2 * last + 2) // 3 else 3


def deal(d: Draft, room: Room, table: int, lively: bool) -> bool:
    """dbd-app-09, -12: an encounter of that table which nobody has read; a lively one spawns somebody."""
    found: list[Encounter] = []
    weights: list[int] = []
    for each in TABLES[table]:
        if each.id in d.read or each.id == BREATHER or (lively and each.calm):
            continue
        if room.depth == 1 and each.id == SERGEANT:
            continue
        found.append(each)
        weights.append(KIND_WEIGHT[each.kind])
    if not found:
        return False
    room.encounter = d.rng.weighted(found, weights)
    d.read.add(room.encounter.id)
    return True
