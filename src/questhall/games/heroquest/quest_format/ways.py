"""Whether heroes can come to everything that a quest holds, and to its objectives without guessing."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.engine.content import Node
from questhall.engine.grid import squares_of
from questhall.games.heroquest.model import board, plan_kinds
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Effect
from questhall.games.heroquest.quest_format.problems import Draft, owner_node
from questhall.games.heroquest.quest_format.reach import Reach, all_effects, goal_squares, hint_doors


def check_ways(draft: Draft) -> None:
    p = draft.plan
    walk = Reach(p)
    for m, node in zip(p.monsters, draft.nodes("monsters"), strict=True):
        for square in [m.square, m.escape_to, *(phase.square for phase in m.phases)]:
            if square != NONE:
                must_reach(draft, walk, node, square)
    for npc, node in zip(p.npcs, draft.nodes("npcs"), strict=True):
        must_reach(draft, walk, node, npc.square)
    for trap, node in zip(p.traps, draft.nodes("traps"), strict=False):
        must_reach(draft, walk, node, trap.square)
    for item, node in zip(p.items, draft.nodes("items"), strict=True):
        if item.square != NONE and not walk.touches(1 << item.square):
            draft.say("reachable", node, f"nobody can come to {board.name(item.square)}", "at")
    for piece, node in zip(p.furniture, draft.nodes("furniture"), strict=True):
        if not walk.touches(piece.squares):
            draft.say("reachable", node, "nobody can come to it", "at")
    for treasure, node in zip(p.treasures, draft.root.tables("treasures"), strict=True):
        must_enter(draft, walk, node, treasure.area, "room")
    for action, node in zip(p.actions, draft.nodes("actions"), strict=True):
        if action.area != NONE:
            must_enter(draft, walk, node, action.area, "where")
        if action.beside and not walk.touches(action.beside):
            draft.say("reachable", node, "nobody can come there", "where")
    for square in p.exit:
        must_reach(draft, walk, draft.root, square, "exit" if "exit" in draft.root else "start")
    check_effect_squares(draft, walk)
    check_goals(draft, walk)


def must_reach(draft: Draft, walk: Reach, node: Node, square: int, key: str = "at") -> None:
    if not walk.squares >> square & 1:
        draft.say("reachable", node, f"nobody can come to {board.name(square)}", key)


def must_enter(draft: Draft, walk: Reach, node: Node, area: int, key: str) -> None:
    if not walk.squares & board.ROOM_SQUARES[area]:
        draft.say("reachable", node, f"nobody can come into room {board.room_name(area)}", key)


def check_effect_squares(draft: Draft, walk: Reach) -> None:
    for effect, owner in all_effects(draft.plan):
        if effect.kind in (plan_kinds.DO_SPAWN, plan_kinds.DO_TELEPORT):
            lost = [square for square in effect.many if draft.plan.rock >> square & 1]
            if lost:
                draft.say("reachable", owner_node(draft, owner), f"{board.name(lost[0])} is solid rock")


def check_goals(draft: Draft, walk: Reach) -> None:
    """Objectives can be come to, and that without a secret door, unless something hints at it."""
    p = draft.plan
    node = draft.root.table("objectives")
    goals = [*p.all_of, *p.any_of]
    tables = [*node.tables("all"), *node.tables("any")]
    plain = Reach(p, secret=hint_doors(p))
    hinted = hints(draft, node)
    for goal, table in zip(goals, tables, strict=True):
        for squares in goal_squares(p, goal):
            if not walk.touches(squares):
                draft.say("reachable", table, f"nobody can come to {board.name(squares_of(squares)[0])}")
            elif not plain.touches(squares) and not hinted:
                where = board.name(squares_of(squares)[0])
                draft.say("secret-hinted", table, f"{where} lies behind a secret door that nothing hints at")


def hints(draft: Draft, node: Node) -> bool:
    """Whether `hinted_by` names something that speaks."""
    p = draft.plan
    speaking = {script.id for script in p.scripts if script.text != NONE or has_text(script.effects)}
    speaking |= {piece.id for piece in p.furniture if piece.text != NONE}
    speaking |= {board.room_name(treasure.area) for treasure in p.treasures if treasure.text != NONE}
    found = False
    for id in node.texts("hinted_by", []):
        if id in speaking:
            found = True
        else:
            draft.say("secret-hinted", node, f"{id!r} is no event, furniture or treasure room with a text", "hinted_by")
    return found


def has_text(effects: Iterable[Effect]) -> bool:
    return any(effect.kind == plan_kinds.DO_TEXT for effect in effects)
