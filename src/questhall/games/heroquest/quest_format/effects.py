"""Effects of a quest file as numbers; plan_kinds.py says what a, b, many and to mean in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.content import Node
from questhall.games.heroquest.model import cards, plan_kinds
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan import Effect, Trap
from questhall.games.heroquest.quest_format.kinds import BESIDE, EFFECTS
from questhall.games.heroquest.quest_format.reader import Reader, kind_of, table
from questhall.games.heroquest.quest_format.shape import TRAP_KINDS, WHOM

PEOPLE: Final = {
    "trigger_hero": plan_kinds.TO_ACTING,
    "searcher": plan_kinds.TO_ACTING,
    "room": plan_kinds.TO_ROOM,
    "all": plan_kinds.TO_ALL,
}
SIMPLE: Final = {  # effects without anything more to say
    "end_turn": plan_kinds.DO_END_TURN,
    "alarm": plan_kinds.DO_ALARM,
    "take_equipment": plan_kinds.DO_TAKE_EQUIPMENT,
    "give_back_equipment": plan_kinds.DO_GIVE_BACK_EQUIPMENT,
    "lose_turn": plan_kinds.DO_LOSE_TURN,
    "return_spells": plan_kinds.DO_RETURN_SPELLS,
}
ABOUT_ONE: Final = {  # effects about one thing, by its id
    "open_door": (plan_kinds.DO_OPEN_DOOR, "doors"),
    "find_secret": (plan_kinds.DO_FIND_SECRET, "doors"),
    "start_timer": (plan_kinds.DO_START_TIMER, "timers"),
    "stop_timer": (plan_kinds.DO_STOP_TIMER, "timers"),
    "heal_monster": (plan_kinds.DO_HEAL_MONSTER, "monsters"),
    "lose_item": (plan_kinds.DO_LOSE_ITEM, "items"),
}


def effects(r: Reader, node: Node, key: str) -> list[Effect]:
    """A list of tables, one effect each, in order; an absent one is empty."""
    found: list[Effect] = []
    for each in node.tables(key):
        found += effect(r, each)
    return found


def effect(r: Reader, node: Node) -> list[Effect]:
    """A text beside another effect is told before it."""
    words = [key for key in node if key in EFFECTS and key != "text"]
    word = kind_of(node, [key for key in EFFECTS if key != "text"], extras(words), "effect") if words else "text"
    found: list[Effect] = []
    if not words:
        kind_of(node, tuple(EFFECTS), (), "effect")
    if "text" in node:
        told = Effect(plan_kinds.DO_TEXT)
        told.text = r.prose(node, "text")
        found.append(told)
    if words:
        found += other_effect(r, node, word)
    return found


def extras(words: list[str]) -> list[str]:
    return ["text", *(key for word in words for key in BESIDE.get(word, {}))]


def whom(r: Reader, node: Node) -> int:
    return PEOPLE[node.choice("to", WHOM, "trigger_hero")]


def other_effect(r: Reader, node: Node, word: str) -> list[Effect]:
    if word in SIMPLE:
        r.yes(node, word)
        found = Effect(SIMPLE[word])
        found.to = whom(r, node) if "to" in node else plan_kinds.TO_ACTING
        return [found]
    if word in ABOUT_ONE:
        kind, array = ABOUT_ONE[word]
        return [Effect(kind, r.name(node, word, array))]
    if word == "set_spells":
        return set_spells(r, table(node, word, "set_spells"))
    return [MAKERS[word](r, node)]


def gold(r: Reader, node: Node) -> Effect:
    return Effect(plan_kinds.DO_GOLD, node.number("gold", 0, 9999), int(node.flag("split", default=False)))


def item(r: Reader, node: Node) -> Effect:
    id = node.text("item")
    if id in cards.ITEM_IDS:
        return Effect(plan_kinds.DO_ITEM, cards.ITEM_IDS.index(id))
    if id not in r.ids["items"]:
        node.fail(f"{id!r} is neither a quest item of this quest nor a thing of the cards", "item")
    return Effect(plan_kinds.DO_ITEM, ITEMS + r.ids["items"].index(id))


def artifact(r: Reader, node: Node) -> Effect:
    number = r.word(node, "artifact", cards.ITEM_IDS)
    if not cards.ARTIFACT >> number & 1:
        node.fail(f"{cards.ITEM_IDS[number]!r} is no artifact", "artifact")
    return Effect(plan_kinds.DO_ARTIFACT, number)


def damage(r: Reader, node: Node) -> Effect:
    found = Effect(plan_kinds.DO_DAMAGE, node.number("damage", 1, 99), int(node.flag("defend", default=False)))
    found.to = whom(r, node)
    if node.choice("kind", ("body", "mind"), "body") == "mind":
        found.many = (1,)
    return found


def heal(r: Reader, node: Node) -> Effect:
    found = Effect(plan_kinds.DO_HEAL, node.number("heal", 1, 99))
    found.to = whom(r, node)
    return found


def reveal(r: Reader, node: Node) -> Effect:
    inner = table(node, "reveal", "reveal")
    word = kind_of(inner, ("room", "door", "squares"), (), "reveal")
    if word == "room":
        return Effect(plan_kinds.DO_REVEAL_ROOM, r.room(inner, word))
    if word == "door":
        return Effect(plan_kinds.DO_REVEAL_DOOR, r.name(inner, word, "doors"))
    found = Effect(plan_kinds.DO_REVEAL_SQUARES)
    found.many = r.squares(inner, word)
    return found


def spawn(r: Reader, node: Node) -> Effect:
    inner = table(node, "spawn", "spawn")
    if ("at" in inner) == ("near" in inner):
        inner.fail("says where with `at` or with `near`")
    found = Effect(plan_kinds.DO_SPAWN, r.word(inner, "kind", cards.MONSTER_IDS))
    found.many = r.squares(inner, "at" if "at" in inner else "near")
    found.b = inner.number("count", 1, 12, default=len(found.many))
    found.to = int(inner.flag("act", default=False))
    return found


def wake(r: Reader, node: Node) -> Effect:
    found = Effect(plan_kinds.DO_WAKE)
    found.many = r.monsters(node, "wake")
    return found


def peaceful(r: Reader, node: Node) -> Effect:
    found = Effect(plan_kinds.DO_PEACEFUL)
    found.many = r.monsters(node, "peaceful")
    return found


def teleport(r: Reader, node: Node) -> Effect:
    inner = table(node, "teleport", "teleport")
    found = Effect(plan_kinds.DO_TELEPORT)
    found.to = PEOPLE[inner.choice("who", WHOM)]
    found.many = r.squares(inner, "to")
    return found


def block(r: Reader, node: Node) -> Effect:
    return Effect(plan_kinds.DO_BLOCK, r.square(node, "block"))


def place_trap(r: Reader, node: Node) -> Effect:
    """The trap joins those of the plan, and lies there only later."""
    inner = table(node, "place_trap", "placed_trap")
    trap = Trap(f"placed{len(r.plan.traps)}", r.word(inner, "kind", TRAP_KINDS), r.square(inner, "at"))
    trap.damage = inner.number("damage", 0, 99, default=1)
    trap.found = inner.flag("found", default=False)
    trap.later = True
    r.plan.traps.append(trap)
    return Effect(plan_kinds.DO_PLACE_TRAP, len(r.plan.traps) - 1)


def set_flag(r: Reader, node: Node) -> Effect:
    return Effect(plan_kinds.DO_SET_FLAG, r.flag(node, "set_flag", sets=True))


def add(r: Reader, node: Node) -> Effect:
    inner = table(node, "add", "add")
    return Effect(plan_kinds.DO_ADD, r.name(inner, "counter", "counters"), inner.number("n", -999, 999))


def set_stats(r: Reader, node: Node) -> Effect:
    inner = table(node, "set_stats", "set_stats")
    found = Effect(plan_kinds.DO_SET_STATS, r.name(inner, "id", "monsters"))
    found.many = tuple(r.stats(inner, "stats", [NONE] * 5))
    return found


def change_side(r: Reader, node: Node) -> Effect:
    if node.text("change_side") in r.ids["npcs"]:
        return Effect(plan_kinds.DO_CHANGE_SIDE, r.name(node, "change_side", "npcs"), 0)
    return Effect(plan_kinds.DO_CHANGE_SIDE, r.name(node, "change_side", "monsters"), 1)


def set_wandering(r: Reader, node: Node) -> Effect:
    inner = table(node, "set_wandering", "set_wandering")
    kind = r.word(inner, "kind", cards.MONSTER_IDS)
    return Effect(plan_kinds.DO_SET_WANDERING, kind, inner.number("count", 1, 8, default=1))


def end_quest(r: Reader, node: Node) -> Effect:
    return Effect(plan_kinds.DO_END_QUEST, r.word(node, "end_quest", ("failure", "success")))


def close_door(r: Reader, node: Node) -> Effect:
    inner = table(node, "close_door", "close_door")
    door = r.name(inner, "id", "doors") if "id" in inner else NONE
    return Effect(plan_kinds.DO_CLOSE_DOOR, door, inner.number("rounds", 1, 999))


def collapse_column(r: Reader, node: Node) -> Effect:
    return Effect(plan_kinds.DO_COLLAPSE, r.word(node, "collapse_column", ("west", "east")))


def skip_turns(r: Reader, node: Node) -> Effect:
    inner = table(node, "skip_turns", "skip_turns")
    undead = r.word(inner, "filter", ("all", "undead"), "all")
    return Effect(plan_kinds.DO_SKIP_TURNS, undead, inner.number("every", 2, 999))


def set_spells(r: Reader, node: Node) -> list[Effect]:
    """One effect a spell."""
    monster = r.name(node, "id", "monsters")
    found: list[Effect] = []
    for place, key in enumerate(("remove", "add")):
        for spell in r.words(node, key, cards.DREAD_IDS):
            change = Effect(plan_kinds.DO_SET_SPELLS, monster, spell)
            change.to = place
            found.append(change)
    if not found:
        node.fail("adds or removes at least one spell")
    return found


def steal_spell(r: Reader, node: Node) -> Effect:
    node.choice("steal_spell", ("nearest_caster",))
    return Effect(plan_kinds.DO_STEAL_SPELL)


MAKERS: Final[dict[str, Callable[[Reader, Node], Effect]]] = {
    "gold": gold,
    "item": item,
    "artifact": artifact,
    "damage": damage,
    "heal": heal,
    "reveal": reveal,
    "spawn": spawn,
    "wake": wake,
    "peaceful": peaceful,
    "teleport": teleport,
    "block": block,
    "place_trap": place_trap,
    "set_flag": set_flag,
    "add": add,
    "set_stats": set_stats,
    "change_side": change_side,
    "set_wandering": set_wandering,
    "end_quest": end_quest,
    "close_door": close_door,
    "collapse_column": collapse_column,
    "skip_turns": skip_turns,
    "steal_spell": steal_spell,
}
