"""A quest's TOML file as a Plan. Every complaint names the file and the line; docs/quests.md tells authors the keys.

Squares and names are read in reader.py, the board in places.py, triggers in script.py, effects in
effects.py, objectives in goals.py. What only the whole quest can show to be wrong, check.py finds.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from questhall.engine import content
from questhall.engine.content import Node
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import (
    MonsterPlan,
    Npc,
    Phase,
    Plan,
    QuestAction,
    QuestItem,
    Script,
    Timer,
    Treasure,
    Trigger,
)
from questhall.games.heroquest.quest_format.check import checked, fill_rock
from questhall.games.heroquest.quest_format.effects import effects
from questhall.games.heroquest.quest_format.goals import read_house_rules, read_objectives, read_rewards
from questhall.games.heroquest.quest_format.places import read_areas, read_ends, read_furniture, read_trap, read_walls
from questhall.games.heroquest.quest_format.problems import Draft
from questhall.games.heroquest.quest_format.reader import Reader, need, table, tables
from questhall.games.heroquest.quest_format.script import condition_of, optional_condition, optional_trigger, trigger
from questhall.games.heroquest.quest_format.shape import CONTROLLERS, IMMUNITIES, MOST_MINUTES, keys

QUESTS: Final = Path(__file__).parent.parent / "quests"


def read(path: Traversable, check: bool = True) -> Plan:
    """The quest of a file; ContentError if anything is wrong with it."""
    return finished(content.read(path), check)


def parse(text: str, name: str = "quest.toml", check: bool = True) -> Plan:
    """The quest of a text."""
    return finished(content.parse(text, name), check)


def from_data(data: dict[str, Any], name: str = "quest", check: bool = True) -> Plan:
    """The quest of the keys and values of a file; there are no lines then."""
    return finished(content.of_data(data, name), check)


def finished(root: Node, check: bool) -> Plan:
    made = draft(root)
    return checked(made).plan if check else made.plan


def draft(root: Node) -> Draft:
    """The quest with the tables it was read from, not yet checked as a whole."""
    r = Reader(root)
    need(root, "quest")
    if root.number("schema") != 1:
        root.fail("this Questhall reads quests of schema 1", "schema")
    root.choice("game", ("heroquest",), "heroquest")
    r.plan.title = r.prose(root, "title")
    r.plan.parchment = r.prose(root, "parchment")
    r.plan.victory = r.optional_prose(root, "victory")
    r.plan.defeat = r.optional_prose(root, "defeat")
    r.plan.difficulty = root.number("difficulty", 1, 10)
    root.number("minutes", 1, MOST_MINUTES, 0)  # for the shelf (texts/source.py); no rule asks
    r.plan.next = root.text("next", "")
    r.plan.groups = r.groups
    read_variables(r)
    read_ends(r)
    read_walls(r)
    read_areas(r)
    r.plan.traps = [read_trap(r, node) for node in tables(r, "traps", "trap")]
    r.plan.furniture = [read_furniture(r, node) for node in tables(r, "furniture", "furniture")]
    r.plan.monsters = [read_monster(r, node) for node in tables(r, "monsters", "monster")]
    r.plan.npcs = [read_npc(r, node) for node in tables(r, "npcs", "npc")]
    r.plan.items = [read_item(r, node) for node in tables(r, "items", "item")]
    r.plan.actions = [read_action(r, node) for node in tables(r, "actions", "action")]
    r.plan.scripts = [read_event(r, node) for node in tables(r, "events", "event")]
    r.plan.timers = [read_timer(r, node) for node in tables(r, "timers", "timer")]
    read_treasures(r)
    read_wandering(r)
    read_house_rules(r)
    read_objectives(r)
    read_rewards(r)
    r.plan.flags = r.flags
    fill_rock(r.plan)
    return Draft(r)


def read_variables(r: Reader) -> None:
    counters = r.root.table("counters")
    r.plan.counters = r.ids["counters"]
    r.plan.counter_starts = [counters.number(name, -999, 999) for name in counters]
    r.plan.draws = r.ids["draws"]
    for node in r.root.table("draws").children().values():
        node.only(*keys("draw"))
        values = node.texts("one_of")
        if len(set(values)) < max(len(values), 2):
            node.fail("must hold two or more different words", "one_of")
        r.plan.draw_values.append(values)


# Figures


def read_monster(r: Reader, node: Node) -> MonsterPlan:
    kind = r.word(node, "kind", cards.MONSTER_IDS)
    m = MonsterPlan(node.text("id"), kind, r.square(node, "at"))
    m.name = r.optional_prose(node, "name")
    m.unique = node.flag("unique", default=False)
    card = cards.KIND_STATS[kind]
    m.stats = r.stats(node, "stats", card) if "stats" in node else []
    m.spells = r.words(node, "spells", cards.DREAD_IDS)
    m.escape_to = r.optional_square(node, "escape_to")
    m.immune = r.bits(node, "immune", IMMUNITIES)
    m.hurt_only_by = r.bits(node, "hurt_only_by", cards.ITEM_IDS)
    m.not_hurt_by = r.bits(node, "not_hurt_by", cards.HERO_IDS)
    m.present_if = optional_condition(r, node, "present_if")
    m.dormant = node.flag("dormant", default=False)
    m.wake = optional_trigger(r, node, "wake")
    m.group = r.read_group(node)
    m.carries = effects(r, node, "carries")
    m.guards = r.room(node, "guards") if "guards" in node else NONE
    m.phases = [read_phase(r, phase, m.stats or card) for phase in node.tables("phases")]
    read_respawn(r, node, m)
    m.hint = node.text("ai", "")
    if (m.stats or card)[cards.M_BODY] < 1 or any(phase.stats and phase.stats[cards.M_BODY] < 1 for phase in m.phases):
        node.fail("must have at least 1 Body Point", "stats")
    if plan_spell(m, cards.DREAD_IDS.index("d_escape")) and m.escape_to == NONE:
        node.fail("a monster that can escape needs escape_to", "spells")
    return m


def plan_spell(m: MonsterPlan, spell: int) -> bool:
    return spell in m.spells or any(spell in phase.spells for phase in m.phases)


def read_phase(r: Reader, node: Node, before: list[int]) -> Phase:
    node.only(*keys("phase"))
    phase = Phase()
    phase.square = r.optional_square(node, "at")
    phase.stats = r.stats(node, "stats", before) if "stats" in node else []
    phase.spells = r.words(node, "spells", cards.DREAD_IDS)
    phase.effects = effects(r, node, "do")
    return phase


def read_respawn(r: Reader, node: Node, m: MonsterPlan) -> None:
    if "respawn" in node:
        inner = table(node, "respawn", "respawn")
        m.respawn_after = inner.number("after", 1, 999)
        m.respawn_while = condition_of(r, inner.table("while")) if "while" in inner else None


def read_npc(r: Reader, node: Node) -> Npc:
    npc = Npc(node.text("id"), r.prose(node, "name"), r.square(node, "at"))
    usual = [npc.move, npc.attack, npc.defend, npc.body, npc.mind]
    npc.move, npc.attack, npc.defend, npc.body, npc.mind = r.stats(node, "stats", usual)
    if npc.body < 1:
        node.fail("must have at least 1 Body Point", "stats")
    npc.controller = r.word(node, "controller", CONTROLLERS, "freer")
    npc.dice = node.number("dice", 0, 9, default=1)
    npc.attacks = node.flag("attacks", default=False)
    npc.joins = optional_trigger(r, node, "joins")
    return npc


# What heroes find and do


def read_item(r: Reader, node: Node) -> QuestItem:
    item = QuestItem(node.text("id"), r.prose(node, "name"))
    item.square = r.optional_square(node, "at")
    item.heavy = node.flag("heavy", default=False)
    item.no_attack = node.flag("no_attack", default=False)
    item.no_heal = node.flag("no_heal", default=False)
    item.monsters_prefer_bearer = node.flag("monsters_prefer_bearer", default=False)
    item.turn_end = effects(r, node, "turn_end")
    item.use = effects(r, node, "use")
    return item


def read_action(r: Reader, node: Node) -> QuestAction:
    action = QuestAction(node.text("id"), r.prose(node, "label"))
    where = table(node, "where", "where")
    if not list(where):
        node.fail(f"must say one of {', '.join(keys('where'))}", "where")
    action.area = r.room(where, "room") if "room" in where else NONE
    action.beside = r.places(where, "beside") if "beside" in where else 0
    action.in_sight = r.places(where, "in_sight") if "in_sight" in where else 0
    action.beside_door = where.flag("beside_door", default=False)
    action.free = node.choice("cost", ("action", "free"), "action") == "free"
    action.gold = node.number("gold", 0, 9999, default=0)
    action.needs = optional_condition(r, node, "needs")
    action.per_hero = node.number("per_hero", 1, 999, default=0)
    action.once = node.flag("once", default=False)
    action.effects = effects(r, node, "do")
    return action


def read_treasures(r: Reader) -> None:
    for node in r.root.tables("treasures"):
        node.only(*keys("treasure"))
        need(node, "treasure")
        treasure = Treasure(r.room(node, "room"))
        treasure.needs = optional_condition(r, node, "needs")
        treasure.gives = effects(r, node, "gives")
        treasure.text = r.optional_prose(node, "text")
        if "trap_of" in node:
            piece = r.plan.furniture[r.name(node, "trap_of", "furniture")]
            if not piece.trapped or piece.area != treasure.area:
                node.fail(f"must be a trapped piece in room {node.text('room')}", "trap_of")
        r.plan.treasures.append(treasure)
    for index, letter in enumerate(r.root.texts("no_treasure", [])):
        r.plan.no_treasure |= 1 << r.room_of(letter, r.root, "no_treasure", index)


# What happens


def read_event(r: Reader, node: Node) -> Script:
    script = Script(node.text("id"), trigger(r, node, "when") if "when" in node else Trigger(NONE))
    script.needs = optional_condition(r, node, "if")
    script.once = node.flag("once", default=True)
    script.text = r.optional_prose(node, "text")
    script.effects = effects(r, node, "do")
    if script.text == NONE and not script.effects:
        node.fail("says nothing and does nothing")
    return script


def read_timer(r: Reader, node: Node) -> Timer:
    timer = Timer(node.text("id"), node.number("rounds", 1, 999), optional_trigger(r, node, "starts"))
    timer.at_zero = effects(r, node, "at_zero")
    timer.shown = node.flag("shown", default=True)
    timer.label = r.prose(node, "label") if timer.shown else r.optional_prose(node, "label")
    return timer


def read_wandering(r: Reader) -> None:
    node = r.root.table("wandering_monster")
    node.only(*keys("wandering"))
    if "event" in node:
        node.only("event")
        r.plan.wandering_script = r.name(node, "event", "events")
    elif "wandering_monster" in r.root:
        r.plan.wandering_kind = r.word(node, "kind", cards.MONSTER_IDS)
        r.plan.wandering_count = node.number("count", 1, 8, default=1)
