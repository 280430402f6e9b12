"""What can be wrong with a map page."""

from __future__ import annotations

from questhall.engine.content import Node
from questhall.games.deckbox.model.cards import FACE_EXITS, FACE_IDS
from questhall.games.deckbox.model.plan import START_ROOM, STEP_I, STEP_J, Plan, Room, cell
from questhall.games.deckbox.quest_format.problems import Draft
from questhall.games.deckbox.quest_format.rooms import parent_of, read_cell
from questhall.games.deckbox.quest_format.shape import ARROWS

OUTSIDE = (0, 1)


def check_map(draft: Draft) -> None:
    if not draft.quest.app:
        check_cells(draft)
        check_cards(draft)
        check_ways(draft)


def pairs(draft: Draft) -> list[tuple[Room, Node]]:
    return list(zip(draft.quest.plan.rooms, draft.root.tables("rooms"), strict=True))


def check_cells(draft: Draft) -> None:
    """dbd-map-14: a cell holds one tile."""
    taken: dict[tuple[int, int], Node] = {}
    for room, node in pairs(draft):
        place = (room.i, room.j)
        if place == OUTSIDE:
            draft.say("cell-once", node, "lies before the entrance, where the world outside is", "at")
        if place in taken:
            draft.say("cell-once", node, f"the room of line {taken[place].line()} lies there already", "at")
        taken.setdefault(place, node)


def check_cards(draft: Draft) -> None:
    """dbd-map-15: each card once, or twice with two boxes."""
    boxes = draft.root.number("boxes", 1, 2, default=1)
    used: dict[int, list[int]] = {}
    for room, node in pairs(draft):
        faces = used.setdefault(room.face // 2, [])
        if len(faces) == boxes:
            others = " and ".join(FACE_IDS[face] for face in faces)
            draft.say("card-once", node, f"its card lies there already, with {others}", "face")
        else:
            faces.append(room.face)


def check_ways(draft: Draft) -> None:
    """dbd-map-08, -11: one comes from a room that has an exit there, and so on back to the start."""
    plan = draft.quest.plan
    met = reached(plan)
    for room, node in pairs(draft):
        if room.kind == START_ROOM or plan.by_cell[cell(room.i, room.j)] is not room:
            continue
        before = parent_of(plan, room)
        behind = (room.i - STEP_I[room.arrow], room.j - STEP_J[room.arrow])
        if "from" in node and read_cell(node, "from") != behind:
            text = f"whoever comes from {list(read_cell(node, 'from'))} does not go {ARROWS[room.arrow]} to get here"
            draft.say("way-in", node, text, "from")
        elif before is None:
            draft.say(
                "way-in", node, f"one goes {ARROWS[room.arrow]} to get here, but at {list(behind)} is no room", "arrow"
            )
        elif not FACE_EXITS[before.face] >> own_side(before, room.arrow) & 1:
            text = f"{FACE_IDS[before.face]} at {list(behind)} has no exit to the {ARROWS[room.arrow]}"
            draft.say("exit-there", node, text, "arrow")
        elif room not in met:
            draft.say("reachable", node, "no way leads here from the start")


def own_side(room: Room, direction: int) -> int:
    """A direction as a side of the tile, arrow up."""
    return (direction - room.arrow) % 4


def reached(plan: Plan) -> list[Room]:
    """The rooms that can be explored, one after another."""
    found = [plan.rooms[0]]
    for room in found:
        for direction in range(4):
            following = plan.behind(room, direction)
            if following is not None and parent_of(plan, following) is room and following.arrow == direction:
                found.append(following)
    return found


def behind_gate(plan: Plan) -> list[Room]:
    """The rooms one comes to only through the gate."""
    found: list[Room] = []
    for room in reached(plan)[1:]:
        before = parent_of(plan, room)
        if before is not None and (before in found or before.locked >> room.arrow & 1):
            found.append(room)
    return found
