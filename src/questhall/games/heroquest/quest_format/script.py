"""Triggers and conditions of a quest file as numbers; plan_kinds.py says what a, b and many mean in each."""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.games.heroquest.model import cards, plan_kinds
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Condition, Trigger
from questhall.games.heroquest.quest_format.kinds import CONDITIONS, TRIGGERS
from questhall.games.heroquest.quest_format.reader import Reader, kind_of, table

TRIGGER_KINDS: Final = {
    "quest_start": plan_kinds.ON_QUEST_START,
    "round_start": plan_kinds.ON_ROUND_START,
    "enter_square": plan_kinds.ON_ENTER_SQUARE,
    "enter_room": plan_kinds.ON_ENTER_ROOM,
    "reveal_room": plan_kinds.ON_REVEAL_ROOM,
    "open_door": plan_kinds.ON_OPEN_DOOR,
    "search_treasure": plan_kinds.ON_SEARCH_TREASURE,
    "search_secret": plan_kinds.ON_SEARCH_SECRET,
    "search_traps": plan_kinds.ON_SEARCH_TRAPS,
    "monster_seen": plan_kinds.ON_MONSTER_SEEN,
    "monster_dead": plan_kinds.ON_MONSTER_DEAD,
    "all_dead": plan_kinds.ON_ALL_DEAD,
    "hero_dead": plan_kinds.ON_HERO_DEAD,
    "item_taken": plan_kinds.ON_ITEM_TAKEN,
    "item_used": plan_kinds.ON_ITEM_USED,
    "npc_dead": plan_kinds.ON_NPC_DEAD,
    "npc_at_exit": plan_kinds.ON_NPC_AT_EXIT,
    "flag": plan_kinds.ON_FLAG,
    "counter": plan_kinds.ON_COUNTER,
    "timer_zero": plan_kinds.ON_TIMER_ZERO,
    "hero_leaves": plan_kinds.ON_HERO_LEAVES,
    "every": plan_kinds.ON_EVERY,
    "attack_rolled": plan_kinds.ON_ATTACK_ROLLED,
    "any_door_opened": plan_kinds.ON_ANY_DOOR_OPENED,
    "trap_triggered": plan_kinds.ON_TRAP_TRIGGERED,
    "monster_zero_body": plan_kinds.ON_ZERO_BODY,
    "action": plan_kinds.ON_ACTION,
}
NAMED_BY: Final = {
    "open_door": "doors",
    "monster_seen": "monsters",
    "monster_dead": "monsters",
    "monster_zero_body": "monsters",
    "item_taken": "items",
    "item_used": "items",
    "npc_dead": "npcs",
    "npc_at_exit": "npcs",
    "timer_zero": "timers",
    "action": "actions",
}
DEEPEST: Final = 24  # keys and places from the top of the file to a condition
ALONE: Final = tuple(key for key, shape in TRIGGERS.items() if shape == "yes")


def trigger(r: Reader, node: Node, key: str) -> Trigger:
    """A word, or a table with one key."""
    if isinstance(node.data.get(key), str):
        return Trigger(TRIGGER_KINDS[node.choice(key, ALONE)])
    inner = node.table(key)
    word = kind_of(inner, tuple(TRIGGERS), ("from",) if "every" in inner else (), "trigger")
    found = Trigger(TRIGGER_KINDS[word])
    shape = TRIGGERS[word]
    if shape == "yes":
        r.yes(inner, word)
    elif shape == "room":
        found.a = r.room(inner, word)
    elif shape == "square":
        found.a = r.square(inner, word)
    elif shape == "count":
        found.a = inner.number(word, 1, 999)
        if word == "every":
            found.b = inner.number("from", 1, 999, default=1)
    elif word == "flag":
        found.a = r.flag(inner, word)
    elif word == "counter":
        found.a, found.b = at_least(r, inner)
    elif word == "all_dead":
        found.a, found.b = group_or_kind(r, inner, word)
    else:
        found.a = r.name(inner, word, NAMED_BY[word])
    return found


def optional_trigger(r: Reader, node: Node, key: str) -> Trigger | None:
    return trigger(r, node, key) if key in node else None


def at_least(r: Reader, node: Node) -> tuple[int, int]:
    inner = table(node, "counter", "at_least")
    return r.name(inner, "name", "counters"), inner.number("at_least")


def group_or_kind(r: Reader, node: Node, key: str) -> tuple[int, int]:
    word = node.text(key)
    if word in r.groups:
        return r.groups.index(word), NONE
    if word not in cards.MONSTER_IDS:
        node.fail(f"{word!r} is neither a group of this quest ({', '.join(r.groups) or 'none'}) nor a kind", key)
    return NONE, cards.MONSTER_IDS.index(word)


# Conditions


def condition(r: Reader, node: Node, key: str) -> Condition:
    """A table; several keys mean that all must hold."""
    return condition_of(r, node.table(key))


def optional_condition(r: Reader, node: Node, key: str) -> Condition | None:
    return condition(r, node, key) if key in node else None


def condition_of(r: Reader, node: Node) -> Condition:
    node.only(*CONDITIONS)
    if len(node.path) > DEEPEST:
        node.fail("conditions in conditions in conditions; write it simpler")
    if not list(node):
        node.fail(f"an empty condition; there are {', '.join(CONDITIONS)}")
    parts = [one_condition(r, node, key) for key in node]
    if len(parts) == 1:
        return parts[0]
    every = Condition(plan_kinds.IF_ALL)
    every.parts = parts
    return every


def one_condition(r: Reader, node: Node, key: str) -> Condition:
    if key in ("flag", "not_flag"):
        return Condition(plan_kinds.IF_FLAG if key == "flag" else plan_kinds.IF_NOT_FLAG, r.flag(node, key))
    if key == "counter":
        return Condition(plan_kinds.IF_COUNTER, *at_least(r, node))
    if key in ("dead", "alive"):
        found = Condition(plan_kinds.IF_DEAD if key == "dead" else plan_kinds.IF_ALIVE)
        found.many = r.monsters(node, key)
        return found
    if key in ("hero_is", "party_has"):
        kind = plan_kinds.IF_HERO_IS if key == "hero_is" else plan_kinds.IF_PARTY_HAS
        return Condition(kind, r.word(node, key, cards.HERO_IDS))
    if key == "has_item":
        return Condition(plan_kinds.IF_HAS_ITEM, r.name(node, key, "items"))
    if key == "heroes_in_room":
        inner = table(node, key, "heroes_in_room")
        return Condition(plan_kinds.IF_HEROES_IN_ROOM, r.room(inner, "room"), inner.number("at_least", 1))
    if key == "round_at_least":
        return Condition(plan_kinds.IF_ROUND, node.number(key, 1))
    if key == "draw":
        return drawn(r, node.table(key))
    return joined_condition(r, node, key)


def joined_condition(r: Reader, node: Node, key: str) -> Condition:
    """not, any, all."""
    if key == "not":
        found = Condition(plan_kinds.IF_NOT)
        found.parts = [condition(r, node, key)]
        return found
    found = Condition(plan_kinds.IF_ANY if key == "any" else plan_kinds.IF_ALL)
    found.parts = [condition_of(r, part) for part in node.tables(key)]
    if not found.parts:
        node.fail("must hold at least one condition", key)
    return found


def drawn(r: Reader, node: Node) -> Condition:
    """draw = {name = "value"}"""
    if len(list(node)) != 1:
        node.fail("must name one draw")
    (name,) = node
    number = r.number_of(name, node, name, "draws")
    values = r.root.table("draws").table(name).texts("one_of")
    return Condition(plan_kinds.IF_DRAW, number, values.index(node.choice(name, values)))
