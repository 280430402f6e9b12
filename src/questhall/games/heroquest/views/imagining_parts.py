"""Single things of a quest as heroes know them, and the blanks that stand for what they do not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.board import COLUMNS
from questhall.games.heroquest.model.figures import HIDDEN, NOWHERE, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import (
    Door,
    Furniture,
    Goal,
    MonsterPlan,
    Npc,
    Plan,
    QuestAction,
    QuestItem,
    Timer,
    Trap,
)
from questhall.games.heroquest.model.plan_kinds import (
    ACTIVATE,
    COLLECT,
    EVENT,
    FALSE,
    FIND,
    NORMAL,
    PROTECT_ITEM,
    PROTECT_NPC,
    REACH,
    RESCUE,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.doors import known_false
from questhall.games.heroquest.views import refs

T = TypeVar("T")


class Words:
    """The prose that is known, numbered anew."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.texts: list[dict[str, str]] = []
        self.numbers: dict[int, int] = {}

    def keep(self, text: int) -> int:
        if text == NONE:
            return NONE
        if text not in self.numbers:
            self.numbers[text] = len(self.texts)
            self.texts.append(self.plan.texts[text])
        return self.numbers[text]


@lru_cache(maxsize=16)
def stubs(table: Table) -> list[Plan]:
    """Of the other quests heroes know the titles; beyond the stairs nothing."""
    return [stub(plan) for plan in table.plans]


def stub(plan: Plan) -> Plan:
    made = Plan(plan.id, plan.number)
    made.difficulty = plan.difficulty
    made.start = made.exit = (0, 1, COLUMNS, COLUMNS + 1)
    if plan.title != NONE:
        made.title = 0
        made.texts = [plan.texts[plan.title]]
    return made


def up_to_last(known: list[bool], make: Callable[[int], T]) -> list[T]:
    """One entry for each thing up to the last known one."""
    last = max([n for n, each in enumerate(known) if each], default=NONE)
    return [make(n) for n in range(last + 1)]


def known_door(s: Dungeon, number: int) -> Door:
    found = s.plan.doors[number]
    made = Door("", found.a, found.b)
    hidden = found.kind in (FALSE, EVENT) and not known_false(s, number)
    made.kind = NORMAL if hidden else found.kind
    made.key = found.key if found.key != NONE and refs.thing_known(s, found.key) else NONE
    return made


def blank_door() -> Door:
    """Between two squares of one corridor, where no door can be."""
    made = Door("", 0, 1)
    made.kind = EVENT
    return made


def known_piece(s: Dungeon, number: int) -> Furniture:
    piece = s.plan.furniture[number]
    made = Furniture("", piece.kind, piece.squares, piece.area)
    made.corner = piece.corner
    made.rot = piece.rot
    made.blocks_move = piece.blocks_move
    made.blocks_sight = piece.blocks_sight
    made.trapped = s.traps_found >> number & 1 == 1
    return made


def known_trap(s: Dungeon, number: int) -> Trap:
    return Trap("", s.plan.traps[number].kind, s.plan.traps[number].square)


def known_monster(m: Monster) -> Monster:
    """Its spells show one by one as they are cast; where one has vanished to and when one returns, not at all."""
    made = m.clone()
    made.spells = ()
    made.returns_in = 0
    if made.status == HIDDEN:
        made.square = NOWHERE
    return made


def known_kind(s: Dungeon, number: int, words: Words) -> MonsterPlan:
    found = s.plan.monsters[number]
    made = MonsterPlan("", found.kind, NOWHERE)
    made.name = words.keep(found.name)
    made.unique = found.unique
    return made


def known_person(s: Dungeon, number: int, words: Words) -> Npc:
    found = s.plan.npcs[number]
    made = Npc("", words.keep(found.name), NOWHERE)
    for name in ("move", "attack", "defend", "body", "mind", "controller", "dice", "attacks"):
        setattr(made, name, getattr(found, name))
    return made


def known_thing(s: Dungeon, number: int, words: Words) -> QuestItem:
    found = s.plan.items[number]
    made = QuestItem("", words.keep(found.name))
    for name in ("heavy", "no_attack", "no_heal", "monsters_prefer_bearer", "lamp"):
        setattr(made, name, getattr(found, name))
    return made


def known_timer(s: Dungeon, number: int, words: Words) -> Timer:
    found = s.plan.timers[number]
    made = Timer(found.id, found.rounds, None)
    made.label = words.keep(found.label)
    return made


def hidden_timer() -> Timer:
    made = Timer("", 0, None)
    made.shown = False
    return made


def known_action(s: Dungeon, number: int, words: Words) -> QuestAction:
    found = s.plan.actions[number]
    made = QuestAction(found.id, words.keep(found.label))
    made.free = found.free
    made.gold = found.gold
    return made


def speaks_of_known(v: Dungeon, goal: Goal) -> bool:
    """Whether all a goal is about has been seen."""
    if goal.kind in (FIND, PROTECT_ITEM):
        return goal.a < len(v.item_places)
    if goal.kind == COLLECT:
        return max(goal.many, default=0) < len(v.item_places)
    if goal.kind in (RESCUE, PROTECT_NPC):
        return goal.a < len(v.allies)
    if goal.kind == REACH:
        return v.seen >> goal.a & 1 == 1
    return goal.kind != ACTIVATE
