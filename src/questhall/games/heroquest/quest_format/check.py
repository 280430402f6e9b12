"""What is wrong with a quest as a whole: each problem names its place in the file and the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.content import Node
from questhall.engine.grid import squares_of
from questhall.engine.quests import Problem, insist
from questhall.games.heroquest.model import board, cards, plan, plan_kinds
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format.problems import Draft, owner_node
from questhall.games.heroquest.quest_format.reach import all_effects, in_play, items_given
from questhall.games.heroquest.quest_format.ways import check_ways

MOST_IN_ROOM: Final = 8
PARTY: Final = 4


def checked(draft: Draft) -> Draft:
    """The same quest; ContentError with its first problem, if it has one."""
    insist(problems(draft))
    return draft


def problems(draft: Draft) -> list[Problem]:
    """All problems, in the order of the file."""
    return draft.found_by(CHECKS)


def fill_rock(p: Plan) -> None:
    """Whatever nobody can come to is solid rock."""
    p.rock = board.ALL & ~in_play(p) & ~p.blocked


# Doors


def check_doors(draft: Draft) -> None:
    edges: dict[tuple[int, int], str] = {}
    furniture = covered(draft.plan)
    opened = {e.a for e, _ in all_effects(draft.plan) if e.kind in (plan_kinds.DO_OPEN_DOOR, plan_kinds.DO_REVEAL_DOOR)}
    playable = in_play(draft.plan)
    for number, (door, node) in enumerate(zip(draft.plan.doors, draft.nodes("doors"), strict=True)):
        if not board.is_wall(door.a, door.b):
            draft.say("door-on-wall", node, f"no wall between {pair(door.a, door.b)}", "between")
        elif (door.a, door.b) in edges:
            draft.say("door-once", node, f"door {edges[door.a, door.b]!r} stands there already", "between")
        edges[door.a, door.b] = door.id
        check_door_sides(draft, door, node, furniture, playable)
        if door.kind == plan_kinds.EVENT and number not in opened:
            draft.say("door-opens", node, "no effect reveals or opens this door")


def check_door_sides(draft: Draft, door: plan.Door, node: Node, furniture: int, playable: int) -> None:
    for square in (door.a, door.b):
        if draft.plan.blocked >> square & 1:
            draft.say("door-clear", node, f"a blocked square lies before it at {board.name(square)}", "between")
        elif furniture >> square & 1:
            draft.say("door-clear", node, f"furniture stands before it at {board.name(square)}", "between")
    if not (playable >> door.a | playable >> door.b) & 1:
        draft.say("reachable", node, "nobody can come to this door", "between")


def pair(a: int, b: int) -> str:
    return f"{board.name(a)} and {board.name(b)}"


# Squares


def covered(p: Plan) -> int:
    """Squares under furniture that nobody can enter."""
    bits = 0
    for piece in p.furniture:
        if piece.blocks_move:
            bits |= piece.squares
    return bits


def check_furniture(draft: Draft) -> None:
    taken: dict[int, str] = dict.fromkeys([*draft.plan.start, *draft.plan.exit], "the heroes' start or exit")
    for piece, node in zip(draft.plan.furniture, draft.nodes("furniture"), strict=True):
        for square in squares_of(piece.squares):
            if board.AREA[square] != piece.area or piece.area == board.CORRIDOR:
                draft.say("furniture-in-room", node, f"{board.name(square)} lies outside its room", "at")
                break
        for square in squares_of(piece.squares):
            if draft.plan.blocked >> square & 1:
                draft.say("free-square", node, f"{board.name(square)} is blocked", "at")
            elif square in taken:
                draft.say("free-square", node, f"{board.name(square)} is taken by {taken[square]}", "at")
            taken[square] = f"furniture {piece.id!r}"


def check_free_squares(draft: Draft) -> None:
    """Figures stand apart, away from the heroes' start; traps do, too."""
    p = draft.plan
    ends = dict.fromkeys([*p.start, *p.exit], "the heroes' start or exit")
    figures = ends.copy()
    for m, node in zip(p.monsters, draft.nodes("monsters"), strict=True):
        stand(draft, node, "at", m.square, figures, f"monster {m.id!r}")
        for square in [m.escape_to, *(phase.square for phase in m.phases)]:
            if square != NONE:
                stand(draft, node, None, square, {}, "")
    for npc, node in zip(p.npcs, draft.nodes("npcs"), strict=True):
        stand(draft, node, "at", npc.square, figures, f"npc {npc.id!r}")
    traps = ends.copy()
    for trap, node in zip(p.traps, draft.nodes("traps"), strict=False):
        stand(draft, node, "at", trap.square, traps, f"trap {trap.id!r}")
    for item, node in zip(p.items, draft.nodes("items"), strict=True):
        if item.square != NONE and p.blocked >> item.square & 1:
            draft.say("free-square", node, f"{board.name(item.square)} is blocked", "at")
    for square in {**ends}:
        if (p.blocked | covered(p)) >> square & 1:
            draft.say("free-square", draft.root, f"{board.name(square)} is not free", "start")


def stand(draft: Draft, node: Node, key: str | None, square: int, taken: dict[int, str], who: str) -> None:
    name = board.name(square)
    if draft.plan.blocked >> square & 1:
        draft.say("free-square", node, f"{name} is blocked", key)
    elif covered(draft.plan) >> square & 1:
        draft.say("free-square", node, f"{name} is under furniture", key)
    elif square in taken:
        draft.say("free-square", node, f"{name} is taken by {taken[square]}", key)
    taken[square] = who


def check_ends(draft: Draft) -> None:
    for key, squares in (("start", draft.plan.start), ("exit", draft.plan.exit)):
        node = draft.root.table(key) if isinstance(draft.root.data.get(key), dict) else None
        if node is None:
            continue
        areas = {board.AREA[square] for square in squares}
        if node.text("kind") == "stairs" and (len(areas) > 1 or board.CORRIDOR in areas):
            draft.say("stairs-in-room", node, "the stairway does not lie inside one room", "at")
        if node.text("kind") == "squares" and len(set(squares)) != len(squares):
            draft.say("free-square", node, "a square stands twice", "at")
    if draft.plan.start_kind == 2 and len(draft.plan.start) < PARTY:
        draft.say("room-for-four", draft.root, f"{len(draft.plan.start)} squares for four heroes", "start")


# Numbers and names


def check_pieces(draft: Draft) -> None:
    p = draft.plan
    for kind, held in enumerate(cards.FURNITURE_COUNT):
        nodes = [node for piece, node in zip(p.furniture, draft.nodes("furniture"), strict=True) if piece.kind == kind]
        for node in nodes[held:]:
            draft.say("pieces", node, f"the box holds {held} of {cards.FURNITURE_IDS[kind]}", "kind")
    for kind, held in enumerate(cards.FIGURES):
        nodes = [node for m, node in zip(p.monsters, draft.nodes("monsters"), strict=True) if m.kind == kind]
        if len(nodes) > held:
            text = f"{len(nodes)} of {cards.MONSTER_IDS[kind]} in this quest; the box holds {held}"
            draft.say("figures", nodes[held], text, "kind")
    for area in range(1, board.AREAS):
        there = [i for i, m in enumerate(p.monsters) if board.AREA[m.square] == area]
        if len(there) > MOST_IN_ROOM:
            node = draft.nodes("monsters")[there[MOST_IN_ROOM]]
            draft.say("eight-monsters", node, f"{len(there)} monsters in room {board.room_name(area)}", "at")


def check_names(draft: Draft) -> None:
    r = draft.reader
    for flag, (node, key) in r.flags_read.items():
        if flag not in r.flags_set:
            draft.say("flag-set", node, f"no effect sets the flag {flag!r}", key)
    given = items_given(draft.plan)
    for number, (item, node) in enumerate(zip(draft.plan.items, draft.nodes("items"), strict=True)):
        if item.square == NONE and number not in given:
            draft.say("item-given", node, "lies nowhere, and no effect gives it")
    for number, (script, node) in enumerate(zip(draft.plan.scripts, draft.nodes("events"), strict=True)):
        if script.when.kind == NONE and draft.plan.wandering_script != number:
            draft.say("event-called", node, "has no `when`, and no wandering monster calls it")


def check_treasures(draft: Draft) -> None:
    for treasure, node in zip(draft.plan.treasures, draft.root.tables("treasures"), strict=True):
        if draft.plan.no_treasure >> treasure.area & 1:
            draft.say("treasure-room", node, "no_treasure forbids searching there", "room")
    seen: dict[int, str] = {}
    for effect, owner in all_effects(draft.plan):
        if effect.kind == plan_kinds.DO_ARTIFACT or (effect.kind == plan_kinds.DO_ITEM and is_artifact(effect.a)):
            if effect.a in seen and seen[effect.a] != owner:
                text = f"{cards.ITEM_IDS[effect.a]!r} is given by {seen[effect.a]}, too"
                draft.say("artifact-once", owner_node(draft, owner), text)
            seen[effect.a] = owner


def is_artifact(item: int) -> bool:
    return item < len(cards.ITEM_IDS) and cards.ARTIFACT >> item & 1 == 1


def artifacts(p: Plan) -> set[int]:
    """The artifacts a quest can give."""
    return {
        e.a
        for e, _ in all_effects(p)
        if e.kind == plan_kinds.DO_ARTIFACT or (e.kind == plan_kinds.DO_ITEM and is_artifact(e.a))
    }


# Parties of every size


def check_parties(draft: Draft) -> None:
    """heq-set-03: one hero alone can win too: nothing asks for several, and his double can be hurt from afar."""
    p = draft.plan
    far = cards.RANGED | cards.THROWABLE
    armed = any(e.kind == plan_kinds.DO_ITEM and e.a < ITEMS and far >> e.a & 1 for e, _ in all_effects(p))
    for goal in (*p.all_of, *p.any_of):
        if goal.kind == plan_kinds.ESCAPE and goal.a > 1:
            draft.say("any-party", draft.root.table("objectives"), f"a hero who comes alone cannot be {goal.a}")
        for number, (m, node) in enumerate(zip(p.monsters, draft.nodes("monsters"), strict=True)):
            if m.not_hurt_by and is_wanted(goal, number, m.kind) and not armed:
                text = "a hero of that class who comes alone cannot kill it; let a treasure give a crossbow"
                draft.say("any-party", node, text, "not_hurt_by")


def is_wanted(goal: plan.Goal, number: int, kind: int) -> bool:
    """Whether a goal asks for the death of a monster."""
    if goal.kind == plan_kinds.KILL:
        return number in goal.many
    return goal.kind == plan_kinds.KILL_ALL and goal.a in (NONE, kind)


def campaign_problems(plans: list[Plan]) -> list[str]:
    """Each artifact is found in one quest only, and each quest leads to one that exists."""
    found: list[str] = []
    owner: dict[int, str] = {}
    ids = {p.id for p in plans}
    for p in plans:
        for artifact in sorted(artifacts(p)):
            if artifact in owner:
                found.append(f"{p.id}: {cards.ITEM_IDS[artifact]!r} is found in {owner[artifact]} already")
            owner.setdefault(artifact, p.id)
        if p.next and p.next != "champion" and p.next not in ids:
            found.append(f"{p.id}: there is no quest {p.next!r} to go on with")
    return found


def check_areas(draft: Draft) -> None:
    """A name nobody will ever hear was meant for another room."""
    playable = in_play(draft.plan)
    for area, node in zip(draft.plan.areas, draft.root.tables("areas"), strict=True):
        if not board.ROOM_SQUARES[area] & playable:
            draft.say("reachable", node, f"nobody can come to room {board.room_name(area)}", "room")


CHECKS: Final[tuple[Callable[[Draft], None], ...]] = (
    check_doors,
    check_furniture,
    check_free_squares,
    check_ends,
    check_ways,
    check_pieces,
    check_names,
    check_treasures,
    check_areas,
    check_parties,
)
