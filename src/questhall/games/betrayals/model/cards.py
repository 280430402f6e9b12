"""The figures of the cards, read from content/*.toml into plain lists by the numbers of ids.py.

A `Cards` has, by item: item_price, item_bonus, item_slot, and its effects: ally_bonus (added to the ally value after
the halving), arena_bonus (for a principal in an arena), defender_bonus, vs_type (a type or NONE) with vs_bonus (in the
dungeon against it), no_wound_from (a type or NONE), quest_cost and quest_draw (the Guild's 2 without one),
gem_per_monster, wound_shield, reroll_low (the highest face rolled again). `doubles` are bits of items.
By monster: monster_type, monster_power, monster_gems, monster_trophies, kritik_from, loss_wound, loss_gems,
power_per_item, dragon_item (an item or NONE); bits of monsters: no_ally, no_flee, loss_curse, win_heal, win_uncurse,
win_quest, copy_power, wish. type_bits: by type, the monsters of it.
By adventure card: card_figure, the number a special or an event speaks of (0: none, and monsters).
By quest: quest_value, quest_kind, quest_subject, quest_need (quest_checks.py), quest_bits (for ONE_OF_EACH: the
monsters strong enough).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from questhall.engine import content
from questhall.engine.columns import flags, ids
from questhall.engine.content import Node
from questhall.games.betrayals.model.ids import FIRST_DRAGON_ITEM, KRITIK, MONSTERS, NONE
from questhall.games.betrayals.model.quest_checks import ONE_OF_EACH, read_check

GAUGE_IDS: Final = ["half_up", "two_thirds_down"]

HIGHEST_GAUGE: Final = 40
GUILD_PRICE: Final = 2  # dqt-vil-07
GUILD_DRAW: Final = 2

ITEM_FIGURES: Final = (
    "ally_bonus", "arena_bonus", "defender_bonus", "vs_bonus", "quest_cost", "quest_draw", "gem_per_monster",
    "wound_shield", "reroll_low",
)  # fmt: skip
MONSTER_FIGURES: Final = ("kritik_from", "loss_wound", "loss_gems", "power_per_item")
MONSTER_FLAGS: Final = (
    "no_ally", "no_flee", "loss_curse", "win_heal", "win_uncurse", "win_quest", "copy_power", "wish",
)  # fmt: skip


def read_file(file: str, *keys: str) -> Node:
    root = content.read(files("questhall.games.betrayals") / "content" / file)
    root.only(*keys)
    return root


def entries(root: Node, key: str) -> list[Node]:
    """The tables of a file; ids.py counts them in this order."""
    root.named(key, by="code")
    return list(root.named(key).values())


def read_characters(root: Node) -> list[Node]:
    nodes = entries(root, "character")
    for node in nodes:
        node.only("id", "code")
    return nodes


def read_items(root: Node) -> list[Node]:
    root.table("temple").only("id", "code", "price")
    nodes = entries(root, "item")
    for number, node in enumerate(nodes):
        node.only(
            "id", "code", "slot", "price", "bonus", "vs_type", "no_wound_from", "double_once", "dragon", *ITEM_FIGURES
        )
        node.choice("slot", SLOT_IDS)
        for key in ("price", "bonus", *ITEM_FIGURES):
            node.number(key, 1 if key in ITEM_FIGURES else 0, default=0 if key in ITEM_FIGURES else None)
        if ("vs_type" in node) != ("vs_bonus" in node):
            node.fail("a bonus against a type needs both vs_type and vs_bonus")
        if node.flag("dragon", default=False) != (number >= FIRST_DRAGON_ITEM):
            node.fail("the dragons' items, and no others, stand last", "dragon")
    return nodes


def read_monsters(root: Node) -> list[Node]:
    nodes = entries(root, "monster")
    for node in nodes:
        node.only("id", "code", "type", "power", "gems", "trophies", "dragon_item", *MONSTER_FIGURES, *MONSTER_FLAGS)
        node.choice("type", TYPE_IDS)
        for key in ("power", "gems", "trophies"):
            node.number(key, 0)
        for key in MONSTER_FIGURES:
            node.number(key, 1, KRITIK, default=0)
        if node.text("type") != "dragon" and "dragon_item" in node:
            node.fail("only a dragon guards a dragon item", "dragon_item")
    return nodes


def read_figures(root: Node, key: str) -> list[Node]:
    """Specials and events."""
    nodes = entries(root, key)
    for node in nodes:
        node.only("id", "code", "figure")
        node.number("figure", 1, default=0)
    return nodes


def read_quests(root: Node) -> list[Node]:
    nodes = entries(root, "quest")
    for node in nodes:
        node.only("id", "code", "value", "done_as_main", "done_as_side", "check")
        node.number("value", 1)
        node.number("done_as_main", 0)
        node.number("done_as_side", 0)
        read_check(node)
    return nodes


def read_gauge(root: Node, name: str) -> tuple[int, ...]:
    """Ally values of the powers 0 to HIGHEST_GAUGE (2.3)."""
    values = root.numbers(name, 0)
    if len(values) != HIGHEST_GAUGE + 1:
        root.fail(f"must hold the ally values of the powers 0 to {HIGHEST_GAUGE}, not {len(values)} values", name)
    for power in range(HIGHEST_GAUGE):
        if values[power + 1] < values[power]:
            root.fail(f"a power of {power + 1} is worth less to an ally than {power}", name, power + 1)
    return tuple(values)


WORDS: Final[Node] = read_file("words.toml", "types", "slots")
TYPE_IDS: Final[list[str]] = WORDS.texts("types")
SLOT_IDS: Final[list[str]] = WORDS.texts("slots")
CHARACTERS: Final[list[Node]] = read_characters(read_file("characters.toml", "character"))
ITEM_FILE: Final[Node] = read_file("items.toml", "item", "temple")
ITEM_CARDS: Final[list[Node]] = read_items(ITEM_FILE)
MONSTER_CARDS: Final[list[Node]] = read_monsters(read_file("monsters.toml", "monster"))
SPECIAL_CARDS: Final[list[Node]] = read_figures(read_file("specials.toml", "special"), "special")
EVENT_CARDS: Final[list[Node]] = read_figures(read_file("events.toml", "event"), "event")
QUEST_CARDS: Final[list[Node]] = read_quests(read_file("quests.toml", "quest"))
CHARACTER_IDS: Final[list[str]] = ids(CHARACTERS)
ITEM_IDS: Final[list[str]] = ids(ITEM_CARDS)
MONSTER_IDS: Final[list[str]] = ids(MONSTER_CARDS)
SPECIAL_IDS: Final[list[str]] = ids(SPECIAL_CARDS)
EVENT_IDS: Final[list[str]] = ids(EVENT_CARDS)
ADVENTURE_IDS: Final[list[str]] = MONSTER_IDS + SPECIAL_IDS + EVENT_IDS
QUEST_IDS: Final[list[str]] = ids(QUEST_CARDS)
GAUGE_FILE: Final[Node] = read_file("gauge.toml", *GAUGE_IDS)
GAUGES: Final[dict[str, tuple[int, ...]]] = {name: read_gauge(GAUGE_FILE, name) for name in GAUGE_IDS}
TEMPLE_PRICE: Final[int] = ITEM_FILE.table("temple").number("price", 0)  # dqt-vil-05, dqt-set-07


def codes_of(nodes: list[Node]) -> list[str]:
    """The short names of the cards: I06, H13."""
    return [node.text("code") for node in nodes]


def numbers(nodes: list[Node], key: str, default: int = 0) -> list[int]:
    """One figure of every card."""
    return [node.number(key, default=default) for node in nodes]


def places(nodes: list[Node], key: str, ids: list[str]) -> list[int]:
    """One word of every card, as its place in the list of words; NONE where there is none."""
    return [ids.index(node.choice(key, ids)) if key in node else NONE for node in nodes]


class Cards:
    """The figures of one table. `plain`: without effects, except doubling, dragon items, Mimic and Djinn."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        # dqt-itm-11, -12, -18, -25, dqt-mon-17: the printed figures
        self.item_price: list[int] = numbers(ITEM_CARDS, "price")
        self.item_bonus: list[int] = numbers(ITEM_CARDS, "bonus")
        self.item_slot: list[int] = places(ITEM_CARDS, "slot", SLOT_IDS)
        self.doubles: int = flags(ITEM_CARDS, "double_once")
        self.monster_type: list[int] = places(MONSTER_CARDS, "type", TYPE_IDS)
        self.monster_power: list[int] = numbers(MONSTER_CARDS, "power")
        self.monster_gems: list[int] = numbers(MONSTER_CARDS, "gems")
        self.monster_trophies: list[int] = numbers(MONSTER_CARDS, "trophies")
        self.copy_power: int = flags(MONSTER_CARDS, "copy_power")
        self.wish: int = flags(MONSTER_CARDS, "wish")
        self.dragon_item: list[int] = places(MONSTER_CARDS, "dragon_item", ITEM_IDS)
        self.type_bits: list[int] = [bits_of_type(self.monster_type, kind) for kind in range(len(TYPE_IDS))]
        self.card_figure: list[int] = [0] * MONSTERS + numbers(SPECIAL_CARDS + EVENT_CARDS, "figure")
        self.quest_value: list[int] = numbers(QUEST_CARDS, "value")
        self.quest_done_as_main: list[int] = numbers(QUEST_CARDS, "done_as_main")
        self.quest_done_as_side: list[int] = numbers(QUEST_CARDS, "done_as_side")
        checks = [read_check(node) for node in QUEST_CARDS]
        self.quest_kind: list[int] = [check[0] for check in checks]
        self.quest_subject: list[int] = [check[1] for check in checks]
        self.quest_need: list[int] = [check[2] for check in checks]
        self.quest_bits: list[int] = [
            bits_from(self.monster_power, check[1]) if check[0] == ONE_OF_EACH else 0 for check in checks
        ]
        self.read_item_effects([] if plain else ITEM_CARDS)
        self.read_monster_effects([] if plain else MONSTER_CARDS)

    def read_item_effects(self, nodes: list[Node]) -> None:
        """dqt-itm-08 to -10, -18 to -24."""
        count = len(ITEM_CARDS)
        self.ally_bonus: list[int] = numbers(nodes, "ally_bonus") or [0] * count
        self.arena_bonus: list[int] = numbers(nodes, "arena_bonus") or [0] * count
        self.defender_bonus: list[int] = numbers(nodes, "defender_bonus") or [0] * count
        self.vs_type: list[int] = places(nodes, "vs_type", TYPE_IDS) or [NONE] * count
        self.vs_bonus: list[int] = numbers(nodes, "vs_bonus") or [0] * count
        self.no_wound_from: list[int] = places(nodes, "no_wound_from", TYPE_IDS) or [NONE] * count
        self.quest_cost: list[int] = numbers(nodes, "quest_cost", GUILD_PRICE) or [GUILD_PRICE] * count
        self.quest_draw: list[int] = numbers(nodes, "quest_draw", GUILD_DRAW) or [GUILD_DRAW] * count
        self.gem_per_monster: list[int] = numbers(nodes, "gem_per_monster") or [0] * count
        self.wound_shield: list[int] = numbers(nodes, "wound_shield") or [0] * count
        self.reroll_low: list[int] = numbers(nodes, "reroll_low") or [0] * count

    def read_monster_effects(self, nodes: list[Node]) -> None:
        """dqt-mon-02 to -10."""
        count = len(MONSTER_CARDS)
        self.no_ally: int = flags(nodes, "no_ally")
        self.no_flee: int = flags(nodes, "no_flee")
        self.kritik_from: list[int] = numbers(nodes, "kritik_from", KRITIK) or [KRITIK] * count
        self.loss_wound: list[int] = numbers(nodes, "loss_wound") or [0] * count
        self.loss_gems: list[int] = numbers(nodes, "loss_gems") or [0] * count
        self.loss_curse: int = flags(nodes, "loss_curse")
        self.win_heal: int = flags(nodes, "win_heal")
        self.win_uncurse: int = flags(nodes, "win_uncurse")
        self.win_quest: int = flags(nodes, "win_quest")
        self.power_per_item: list[int] = numbers(nodes, "power_per_item") or [0] * count


def bits_of_type(types: list[int], kind: int) -> int:
    bits = 0
    for monster, each in enumerate(types):
        if each == kind:
            bits |= 1 << monster
    return bits


def bits_from(powers: list[int], least: int) -> int:
    bits = 0
    for monster, power in enumerate(powers):
        if power >= least:
            bits |= 1 << monster
    return bits
