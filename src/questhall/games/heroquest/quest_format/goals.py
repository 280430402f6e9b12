"""How a quest is won, lost and paid, and its house rules."""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.games.heroquest.model import cards, plan_kinds
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Goal
from questhall.games.heroquest.quest_format.effects import effects
from questhall.games.heroquest.quest_format.kinds import FAILS, OBJECTIVES
from questhall.games.heroquest.quest_format.reader import Reader, kind_of, table
from questhall.games.heroquest.quest_format.shape import STATS, keys

FAIL_KINDS: Final = {
    "npc_dead": (plan_kinds.FAIL_NPC_DEAD, "npcs"),
    "timer_zero": (plan_kinds.FAIL_TIMER_ZERO, "timers"),
    "item_lost": (plan_kinds.FAIL_ITEM_LOST, "items"),
}


def read_objectives(r: Reader) -> None:
    node = table(r.root, "objectives", "objectives")
    r.plan.all_of = [objective(r, each) for each in node.tables("all")]
    r.plan.any_of = [objective(r, each) for each in node.tables("any")]
    if not r.plan.all_of and not r.plan.any_of:
        node.fail("a quest needs an objective, in `all` or in `any`")
    r.plan.must_return = node.choice("return", ("exit", "none"), "exit") == "exit"
    if r.plan.must_return and not r.plan.exit:
        node.fail('the quest has no exit to return to; write return = "none"', "return" if "return" in node else None)
    r.plan.fails = [failure(r, each) for each in node.tables("fail")]


def objective(r: Reader, node: Node) -> Goal:
    word = kind_of(node, tuple(OBJECTIVES), ("text",), "objective")
    goal = GOALS[word](r, node)
    goal.text = r.optional_prose(node, "text")
    return goal


def kill(r: Reader, node: Node) -> Goal:
    goal = Goal(plan_kinds.KILL)
    goal.many = r.monsters(node, "kill")
    if not goal.many:
        node.fail("must name a monster", "kill")
    return goal


def kill_all(r: Reader, node: Node) -> Goal:
    kind = node.choice("kill_all", [*cards.MONSTER_IDS, "any"])
    return Goal(plan_kinds.KILL_ALL, NONE if kind == "any" else cards.MONSTER_IDS.index(kind))


def find(r: Reader, node: Node) -> Goal:
    return Goal(plan_kinds.FIND, r.name(node, "find", "items"))


def collect(r: Reader, node: Node) -> Goal:
    inner = table(node, "collect", "collect")
    goal = Goal(plan_kinds.COLLECT)
    goal.many = r.names(inner, "items", "items")
    goal.a = inner.number("count", 1, len(goal.many), default=len(goal.many))
    return goal


def rescue(r: Reader, node: Node) -> Goal:
    return Goal(plan_kinds.RESCUE, r.name(node, "rescue", "npcs"))


def escape(r: Reader, node: Node) -> Goal:
    if isinstance(node.data["escape"], str):
        return Goal(plan_kinds.ESCAPE, NONE if node.choice("escape", ("all", "any")) == "all" else 1)
    return Goal(plan_kinds.ESCAPE, node.number("escape", 1, 4))


def reach(r: Reader, node: Node) -> Goal:
    return Goal(plan_kinds.REACH, r.square(node, "reach"))


def survive(r: Reader, node: Node) -> Goal:
    return Goal(plan_kinds.SURVIVE, node.number("survive", 1, 999))


def activate(r: Reader, node: Node) -> Goal:
    inner = table(node, "activate", "activate")
    goal = Goal(plan_kinds.ACTIVATE)
    goal.many = tuple(r.flag(inner, "flags", index) for index in range(len(inner.texts("flags"))))
    goal.a = inner.number("count", 1, len(goal.many), default=len(goal.many))
    return goal


def protect(r: Reader, node: Node) -> Goal:
    if node.text("protect") in r.ids["npcs"]:
        return Goal(plan_kinds.PROTECT_NPC, r.name(node, "protect", "npcs"))
    return Goal(plan_kinds.PROTECT_ITEM, r.name(node, "protect", "items"))


GOALS: Final = {
    "kill": kill,
    "kill_all": kill_all,
    "find": find,
    "collect": collect,
    "rescue": rescue,
    "escape": escape,
    "reach": reach,
    "survive": survive,
    "activate": activate,
    "protect": protect,
}


def failure(r: Reader, node: Node) -> Goal:
    word = kind_of(node, tuple(FAILS), ("text",), "way to fail")
    if word == "heroes_dead":
        r.yes(node, word)
        goal = Goal(plan_kinds.FAIL_HEROES_DEAD)
    else:
        kind, array = FAIL_KINDS[word]
        goal = Goal(kind, r.name(node, word, array))
    goal.text = r.optional_prose(node, "text")
    return goal


def read_rewards(r: Reader) -> None:
    node = table(r.root, "rewards", "rewards")
    r.plan.rewards = effects(r, node, "success")
    r.plan.reward_each = node.number("per_hero", 0, 9999, default=0)
    bounty = node.table("bounty")
    bounty.only(*cards.MONSTER_IDS)
    if len(list(bounty)) > 1:
        node.fail("is paid for one kind of monster", "bounty")
    for kind in bounty:
        r.plan.bounty_kind = cards.MONSTER_IDS.index(kind)
        r.plan.bounty = bounty.number(kind, 1, 999)


def read_house_rules(r: Reader) -> None:
    node = r.root.table("house_rules")
    node.only(*keys("house_rules"))
    if "attack_penalty_without_in_sight" in node:
        dark = table(node, "attack_penalty_without_in_sight", "darkness")
        r.plan.dark_penalty = dark.number("dice", 1, 9)
        for item in r.names(dark, "item", "items"):
            r.plan.items[item].lamp = True
    r.plan.no_spells = node.flag("no_spells", default=False)
    r.plan.fixed_move = node.number("fixed_move", 1, 30, default=0)
    if "doors_locked_until" in node:
        r.plan.doors_locked_until = r.flag(node, "doors_locked_until")
    if "monster_bonus" in node:
        bonus = table(node, "monster_bonus", "bonus")
        r.plan.bonus_kind = r.word(bonus, "kind", cards.MONSTER_IDS)
        r.plan.bonus_stat = r.word(bonus, "stat", STATS)
        r.plan.bonus = bonus.number("n", 1, 4)
