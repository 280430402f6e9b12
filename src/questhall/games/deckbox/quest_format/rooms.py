"""The dungeon of a quest file: the shape of one that is drawn from a seed, or a map page with all its rooms."""

from __future__ import annotations

from questhall.engine.content import Node
from questhall.engine.schemas import fit
from questhall.games.deckbox.model.cards import FACE_IDS
from questhall.games.deckbox.model.plan import (
    FINAL,
    MAIN,
    OBJECTIVE,
    SIDE,
    START_ROOM,
    STEP_I,
    STEP_J,
    Branching,
    Plan,
    Room,
    cell,
)
from questhall.games.deckbox.quest_format.reader import Reader, is_cell, yes
from questhall.games.deckbox.quest_format.shape import ARROWS, BRANCH_KINDS, FARTHEST, MOST_ROOMS, SHAPES


def read_rooms(r: Reader) -> None:
    """Exactly one of `dungeon` and `rooms` is there, and says what kind of quest this is."""
    if ("dungeon" in r.root) == ("rooms" in r.root):
        r.root.fail("must have either [dungeon], drawn from a seed, or [[rooms]], a map page")
    r.quest.app = "dungeon" in r.root
    if r.quest.app:
        read_dungeon(r, fit(r.root.table("dungeon"), SHAPES["dungeon"]))
    else:
        read_map(r)


# Drawn from a seed


def read_dungeon(r: Reader, node: Node) -> None:
    q = r.quest
    q.trunk = node.number("trunk", 1, MOST_ROOMS)
    q.branches = [read_branch(each) for each in node.tables("branches")]
    faces = fit(node.table("faces"), SHAPES["faces"])
    q.start_faces, q.final_faces, q.objective_faces = (
        [FACE_IDS.index(word) for word in faces.choices(key, FACE_IDS, [])] for key in SHAPES["faces"]
    )
    q.has_final = "final" in node
    if q.has_final:
        q.final_encounter = r.encounter(fit(node.table("final"), SHAPES["encounter"]), "final")
    if "objective" in node:
        q.objective_encounter = r.encounter(fit(node.table("objective"), SHAPES["encounter"]), "objective")
    if "objective" not in node and any(branch.kind == OBJECTIVE for branch in q.branches):
        node.fail("objective is missing: what waits at the end of those branches", "branches")


def read_branch(node: Node) -> Branching:
    fit(node, SHAPES["branch"])
    kind = SIDE if node.choice("kind", BRANCH_KINDS) == "side" else OBJECTIVE
    return Branching(kind, node.number("length", 1, MOST_ROOMS))


# A map page


def read_map(r: Reader) -> None:
    nodes = r.root.tables("rooms")
    if not 2 <= len(nodes) <= MOST_ROOMS:
        r.root.fail(f"must be 2 to {MOST_ROOMS} rooms, not {len(nodes)}", "rooms")
    rooms = [read_room(r, node, number) for number, node in enumerate(nodes)]
    finals = [node for room, node in zip(rooms, nodes, strict=True) if room.kind == FINAL]
    if len(finals) > 1:
        finals[1].fail("there is one final room at most", "final")
    r.quest.has_final = bool(finals)
    r.quest.plan = Plan(rooms)
    connect(r.quest.plan, [yes(node, "gated") for node in nodes])


def read_room(r: Reader, node: Node, number: int) -> Room:
    """The first is the start."""
    fit(node, SHAPES["room"])
    i, j = read_cell(node, "at")
    face = FACE_IDS.index(node.choice("face", FACE_IDS))
    kind = FINAL if yes(node, "final") else MAIN
    room = Room(i, j, face, ARROWS.index(node.choice("arrow", ARROWS)), START_ROOM if number == 0 else kind, 0)
    room.encounter = r.encounter(node, str(number + 1))
    if number == 0 and (i, j, room.arrow) != (0, 0, 0):
        node.fail('the first room is the start: at = [0, 0], arrow = "north"', "at")
    if number == 0 and (kind == FINAL or "gated" in node or "from" in node):
        node.fail("the start is neither final nor gated, and nobody comes from anywhere")
    return room


def read_cell(node: Node, key: str) -> tuple[int, int]:
    value = node.data[key]
    if not is_cell(value):
        node.fail(f"must be a cell such as [1, -2], not {value!r}", key)
    i, j = value
    if max(abs(i), abs(j)) > FARTHEST:
        node.fail(f"is farther than {FARTHEST} cells from the start", key)
    return i, j


def connect(plan: Plan, gated: list[bool]) -> None:
    """Ways from each room to those it leads to, and their depths; what no way leads to keeps depth 0."""
    for room, locked in zip(plan.rooms, gated, strict=True):
        before = parent_of(plan, room)
        if before is not None:
            before.ways |= 1 << room.arrow
            before.locked |= locked << room.arrow
    waiting = plan.rooms[:1]
    while waiting:
        room = waiting.pop()
        for direction in range(4):
            following = plan.behind(room, direction)
            if following is not None and leads_to(room, direction, following):
                following.depth = room.depth + 1
                waiting.append(following)


def parent_of(plan: Plan, room: Room) -> Room | None:
    """The room one comes from; a room's arrow is the direction one went."""
    if room.kind == START_ROOM:
        return None
    return plan.by_cell.get(cell(room.i - STEP_I[room.arrow], room.j - STEP_J[room.arrow]))


def leads_to(room: Room, direction: int, following: Room) -> bool:
    """Whether the room in that direction is entered from this one."""
    return following.arrow == direction and following.kind != START_ROOM and room.ways >> direction & 1 == 1
