"""What only this quest lets heroes do (`actions` of 2.11): ring a bell, pay a toll, bar a door."""

from __future__ import annotations

from questhall.engine.grid import squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import ACT, code
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import Hero, changed
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import QuestAction
from questhall.games.heroquest.model.plan_kinds import ON_ACTION
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.ending import action_taken
from questhall.games.heroquest.rules.script import fire, holds, perform


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-trn-05: the quest's own actions, and its free things."""
    actions = s.plan.actions
    for i in range(len(actions)):
        if not possible(s, h, i):
            continue
        if actions[i].beside_door:
            for door in doors_here(s, h):
                into.append(code(ACT, i, door + 1))  # heq-dor-03
        else:
            into.append(code(ACT, i))


def possible(s: Dungeon, h: Hero, number: int) -> bool:
    action = s.plan.actions[number]
    if (s.acted and not action.free) or (action.once and s.actions_done >> number & 1):
        return False
    if action.per_hero and used(h, number) >= action.per_hero:
        return False
    return h.gold >= action.gold and in_place(s, h, action) and holds(s, action.needs, h.number)


def used(h: Hero, number: int) -> int:
    """How often he has done it in this quest."""
    return h.actions_used[number] if number < len(h.actions_used) else 0


def in_place(s: Dungeon, h: Hero, action: QuestAction) -> bool:
    """Where the action asks him to stand: in a room, beside something, within sight of it."""
    if action.area != NONE and AREA[h.square] != action.area:
        return False
    if action.beside and not s.near(h.square) & action.beside:
        return False
    return not action.in_sight or sees_any(s, h, action.in_sight)


def sees_any(s: Dungeon, h: Hero, squares: int) -> bool:
    for square in squares_of(squares & s.seen):
        if sight.sees(s, h.square, square):
            return True
    return False


def doors_here(s: Dungeon, h: Hero) -> list[int]:
    """Open doors on an edge of his square."""
    found: list[int] = []
    for i in range(len(s.plan.doors)):
        door = s.plan.doors[i]
        if s.doors_open >> i & 1 and (door.a == h.square or door.b == h.square):
            found.append(i)
    return found


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    action = s.plan.actions[a]
    if not action.free:
        action_taken(s, h)
    if action.gold:
        h.gold -= action.gold
        s.emit(events.GOLD_PAID, h.number + 1, action.gold)
    h.actions_used = changed(h.actions_used, a, used(h, a) + 1)
    s.actions_done |= 1 << a
    s.door = b - 1
    s.emit(events.QUEST_ACTION, h.number + 1, a)
    fire(s, ON_ACTION, a, NONE, h.number)
    perform(s, action.effects, h.number)
