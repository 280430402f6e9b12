"""The shape of a quest file: every table and its keys. The loader refuses other keys; the JSON Schema is made of this.

A key ending in `!` must be there. The words after it are the names of the fragments in schema.py; `a | b` is
either, `[a]` a list.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.schemas import Shape

DOOR_KINDS: Final = ("normal", "secret", "locked", "false", "event")
TRAP_KINDS: Final = ("pit", "falling_block", "spear")
START_KINDS: Final = ("stairs", "door", "squares")
SIDES: Final = ("n", "e", "s", "w")
CONTROLLERS: Final = ("freer", "party", "zargon")
IMMUNITIES: Final = ("holy_water", "spells", "sleep", "tempest", "ranged")
STATS: Final = ("move", "attack", "defend", "body", "mind")
MOST_MINUTES: Final = 600
WHOM: Final = ("trigger_hero", "searcher", "room", "all")

# Tables of a fixed set of keys
SHAPES: Final[dict[str, Shape]] = {
    "quest": {
        "schema!": "one",
        "game": "game",
        "id!": "id",
        "number!": "count",
        "title!": "prose",
        "parchment!": "prose",
        "victory": "prose",
        "defeat": "prose",
        "areas": "[area]",
        "difficulty!": "difficulty",
        "minutes": "minutes",
        "start!": "start",
        "exit": "exit",
        "doors": "[door]",
        "blocked": "[square | block]",
        "furniture": "[furniture]",
        "traps": "[trap]",
        "monsters": "[monster]",
        "npcs": "[npc]",
        "items": "[item]",
        "actions": "[action]",
        "draws": "draws",
        "treasures": "[treasure]",
        "no_treasure": "[room]",
        "wandering_monster": "wandering",
        "events": "[event]",
        "timers": "[timer]",
        "counters": "counters",
        "house_rules": "house_rules",
        "objectives!": "objectives",
        "rewards": "rewards",
        "next": "id",
    },
    "prose": {"en!": "words", "fr!": "words"},
    "area": {"room!": "room", "name!": "prose", "of!": "prose"},
    "block": {"at!": "square", "size!": "[count]"},
    "door": {"id!": "id", "between!": "[square]", "kind": "door_kind", "key": "id", "open": "flag", "search": "flag"},
    "furniture": {
        "id!": "id",
        "kind!": "furniture_kind",
        "at!": "square",
        "rot": "rot",
        "trap": "furniture_trap",
        "blocks_move": "flag",
        "blocks_sight": "flag",
        "text": "prose",
    },
    "furniture_trap": {"name!": "prose", "effect": "[effect]", "damage": "count"},
    "trap": {
        "id!": "id",
        "kind!": "trap_kind",
        "at!": "square",
        "found": "flag",
        "damage": "count",
        "text": "prose",
    },
    "stats": dict.fromkeys(STATS, "number"),
    "monster": {
        "id!": "id",
        "kind!": "monster_kind",
        "at!": "square",
        "name": "prose",
        "unique": "flag",
        "stats": "stats",
        "spells": "[dread_spell]",
        "escape_to": "square",
        "immune": "[immunity]",
        "hurt_only_by": "[thing]",
        "not_hurt_by": "[hero]",
        "present_if": "condition",
        "dormant": "flag",
        "wake": "trigger",
        "group": "id",
        "carries": "[effect]",
        "guards": "room",
        "phases": "[phase]",
        "respawn": "respawn",
        "ai": "words",
    },
    "phase": {"at": "square", "stats": "stats", "spells": "[dread_spell]", "do": "[effect]"},
    "respawn": {"after!": "count", "while": "condition"},
    "npc": {
        "id!": "id",
        "name!": "prose",
        "at!": "square",
        "stats": "stats",
        "controller": "controller",
        "dice": "count",
        "attacks": "flag",
        "joins": "trigger",
    },
    "item": {
        "id!": "id",
        "name!": "prose",
        "at": "square",
        "heavy": "flag",
        "no_attack": "flag",
        "no_heal": "flag",
        "monsters_prefer_bearer": "flag",
        "turn_end": "[effect]",
        "use": "[effect]",
    },
    "action": {
        "id!": "id",
        "label!": "prose",
        "where!": "where",
        "cost": "cost",
        "gold": "count",
        "needs": "condition",
        "per_hero": "count",
        "once": "flag",
        "do!": "[effect]",
    },
    "where": {"room": "room", "beside": "places", "in_sight": "places", "beside_door": "yes"},
    "draw": {"one_of!": "[words]"},
    "treasure": {
        "room!": "room",
        "gives!": "[effect]",
        "needs": "condition",
        "text": "prose",
        "trap_of": "id",
    },
    "wandering": {"kind": "monster_kind", "count": "count", "event": "id"},
    "event": {
        "id!": "id",
        "when": "trigger",
        "if": "condition",
        "once": "flag",
        "text": "prose",
        "do": "[effect]",
    },
    "timer": {
        "id!": "id",
        "rounds!": "count",
        "starts": "trigger",
        "at_zero!": "[effect]",
        "shown": "flag",
        "label": "prose",
    },
    "house_rules": {
        "attack_penalty_without_in_sight": "darkness",
        "no_spells": "flag",
        "fixed_move": "count",
        "monster_bonus": "bonus",
        "doors_locked_until": "id",
    },
    "darkness": {"item!": "id | [id]", "dice!": "count"},
    "bonus": {"kind!": "monster_kind", "stat!": "stat", "n!": "number"},
    "objectives": {
        "all": "[objective]",
        "any": "[objective]",
        "return": "return",
        "fail": "[fail]",
        "hinted_by": "[id]",
    },
    "rewards": {"success": "[effect]", "per_hero": "count", "bounty": "bounty"},
    "start": {"kind!": "start_kind", "at": "square | [square]", "square": "square", "side": "side"},
    "exit_place": {
        "kind!": "start_kind",
        "at": "square | [square]",
        "square": "square",
        "side": "side",
        "hidden": "flag",
    },
    # What is written as the value of a trigger, condition, effect or objective
    "at_least": {"name!": "id", "at_least!": "number"},
    "heroes_in_room": {"room!": "room", "at_least!": "count"},
    "reveal": {"room": "room", "door": "id", "squares": "[square]"},
    "spawn": {
        "kind!": "monster_kind",
        "at": "square | [square]",
        "near": "square | [square]",
        "count": "count",
        "act": "flag",
    },
    "teleport": {"who!": "whom", "to!": "square | [square]"},
    "placed_trap": {"kind!": "trap_kind", "at!": "square", "damage": "count", "found": "flag"},
    "add": {"counter!": "id", "n!": "any_number"},
    "set_stats": {"id!": "id", "stats!": "stats"},
    "set_wandering": {"kind!": "monster_kind", "count": "count"},
    "close_door": {"id": "id", "rounds!": "count"},
    "skip_turns": {"filter": "skip_filter", "every!": "count"},
    "set_spells": {"id!": "id", "add": "[dread_spell]", "remove": "[dread_spell]"},
    "collect": {"items!": "[id]", "count": "count"},
    "activate": {"flags!": "[id]", "count": "count"},
}


def keys(table: str) -> tuple[str, ...]:
    return tuple(key.rstrip("!") for key in SHAPES[table])
