"""The figures of the cards and pieces, read from content/*.toml into plain lists by the numbers of ids.py.

Words by number (the ids of the tables): HERO_IDS, MONSTER_IDS, GROUP_IDS, SPELL_IDS, ITEM_IDS, CARD_IDS, DREAD_IDS,
FURNITURE_IDS, SLOT_IDS, SPELL_TARGET_IDS, DREAD_TARGET_IDS.
Heroes: HERO_ATTACK, HERO_DEFEND, HERO_BODY, HERO_MIND, HERO_DICE, HERO_GROUPS, HERO_WEAPON (an item), DISARMS (bits).
Monsters: KIND_STATS [move, attack, defend, body, mind] (indices MOVE .. MIND), UNDEAD (bits), FIGURES, THREAT
(named ones: threat.threat_of(stats)).
Items: COST (0: not sold), ATTACK, UNDEAD_ATTACK, DEFEND, SLOT (WEAPON, HEAD, SHIELD_ARM, BODY, CLOAK, CARRIED,
POTION), TWO_HANDED, DIAGONAL, THROWABLE, RANGED, RUSTS, SLOW, ARTIFACT (bits of items), WHO (bits of classes),
DRINK_RULE (of potions).
Treasure deck: CARD_COUNT, CARD_GOLD, CARD_ITEM (NONE: no potion), CARD_DAMAGE, RETURNS (bits of cards).
Spells: SPELL_RULE, SPELL_GROUP, SPELL_TARGET (AT_HERO, AT_MONSTER, AT_LIVING, AT_DOOR_OR_MONSTER).
Dread spells: DREAD_RULE, DREAD_TARGET (D_AT_HERO, D_AT_AREA, D_AT_ROOM, D_AT_LINE, D_AT_ITEM, D_AT_CASTER,
D_AT_SUMMON), SUMMONS[spell][pips - 1] (kinds of monsters, one entry a figure; empty for the other spells).
Furniture: FURNITURE_COUNT, FURNITURE_LONG, FURNITURE_SHORT, TALL (bits). Dice: how often each
face is on one, COMBAT_WEIGHTS and RED_WEIGHTS.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from questhall.engine import content
from questhall.engine.columns import flags, ids, words
from questhall.engine.content import Node
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.threat import threat_of

# Where an item is worn or held
SLOT_IDS: Final = ["weapon", "head", "shield", "body", "cloak", "item", "potion"]
WEAPON: Final = 0
HEAD: Final = 1
SHIELD_ARM: Final = 2
BODY: Final = 3
CLOAK: Final = 4
CARRIED: Final = 5
POTION: Final = 6

# What a hero's spell is cast on
SPELL_TARGET_IDS: Final = ["hero", "monster", "living_monster", "door_or_monster"]
AT_HERO: Final = 0
AT_MONSTER: Final = 1
AT_LIVING: Final = 2
AT_DOOR_OR_MONSTER: Final = 3

# What a dread spell is cast on
DREAD_TARGET_IDS: Final = ["hero", "area", "room", "line", "item", "caster", "summon"]
D_AT_HERO: Final = 0
D_AT_AREA: Final = 1
D_AT_ROOM: Final = 2
D_AT_LINE: Final = 3
D_AT_ITEM: Final = 4
D_AT_CASTER: Final = 5
D_AT_SUMMON: Final = 6

# Places in a monster's figures
STATS: Final = ["move", "attack", "defend", "body", "mind"]
MOVE: Final = 0
M_ATTACK: Final = 1
M_DEFEND: Final = 2
M_BODY: Final = 3
M_MIND: Final = 4


def entries(file: str, key: str) -> list[Node]:
    """The tables of a file; ids.py counts them in this order."""
    root = content.read(files("questhall.games.heroquest") / "content" / file)
    root.only(key)
    return list(root.named(key).values())


def numbers(nodes: list[Node], key: str, default: int | None = None) -> list[int]:
    """One figure of every table."""
    return [node.number(key, 0, default=default) for node in nodes]


def bits_of(node: Node, key: str, allowed: list[str]) -> int:
    """A list of words as bits; all of them where there is no list."""
    bits = 0
    for word in node.choices(key, allowed, default=allowed):
        bits |= 1 << allowed.index(word)
    return bits


def read_heroes() -> list[Node]:
    nodes = entries("heroes.toml", "hero")
    for node in nodes:
        node.only("id", "attack", "defend", "body", "mind", "dice", "weapon", "groups", "disarms")
    return nodes


def read_monsters() -> list[Node]:
    nodes = entries("monsters.toml", "monster")
    for node in nodes:
        node.only("id", "undead", "figures", "colour", "threat", *STATS)
    return nodes


def read_items() -> list[Node]:
    nodes = entries("items.toml", "item")
    for node in nodes:
        node.only(
            "id", "rule", "cost", "slot", "attack", "undead_attack", "defend", "who", "two_handed", "diagonal",
            "throwable", "ranged", "rusts", "slow", "artifact",
        )  # fmt: skip
        if (node.text("slot") == "weapon") != ("attack" in node):
            node.fail("a weapon, and nothing else, has attack dice", "slot")
    return nodes


def read_treasure() -> list[Node]:
    nodes = entries("treasure.toml", "card")
    for node in nodes:
        node.only("id", "count", "gold", "item", "damage", "returns")
    return nodes


def read_spells() -> list[Node]:
    nodes = entries("spells.toml", "spell")
    for number, node in enumerate(nodes):
        node.only("id", "rule", "group", "target")
        if node.text("group") != nodes[number - number % 3].text("group"):
            node.fail("three spells of a group stand together", "group")
    return nodes


def read_dread() -> list[Node]:
    nodes = entries("dread.toml", "spell")
    for node in nodes:
        node.only("id", "rule", "target", "summons")
        if (node.text("target") == "summon") != ("summons" in node):
            node.fail("a summoning, and nothing else, has a table of what it summons", "target")
    return nodes


def read_summons(node: Node) -> list[list[int]]:
    """What each face of the red die summons."""
    rows: list[list[int]] = []
    for face in node.tables("summons"):
        face.only(*MONSTER_IDS)
        row: list[int] = []
        for word in face:
            row += [MONSTER_IDS.index(word)] * face.number(word, 1)
        rows.append(row)
    if rows and len(rows) != 6:
        node.fail("must hold one entry for each face of the red die", "summons")
    return rows


def read_furniture() -> list[Node]:
    nodes = entries("furniture.toml", "piece")
    for node in nodes:
        node.only("id", "count", "size", "tall")
        size = node.numbers("size", 1)
        if len(size) != 2 or size[0] < size[1]:
            node.fail("must be the long and the short side", "size")
    return nodes


def read_faces(die: str) -> Node:
    file = content.read(files("questhall.games.heroquest") / "content" / "dice.toml")
    file.only("combat", "red")
    node = file.table(die)
    node.only("faces")
    return node


def starting_weapon(node: Node) -> int:
    return ITEM_IDS.index(node.choice("weapon", ITEM_IDS))


def card_item(node: Node) -> int:
    return ITEM_IDS.index(node.choice("item", ITEM_IDS)) if "item" in node else NONE


HEROES: Final[list[Node]] = read_heroes()
HERO_IDS: Final[list[str]] = ids(HEROES)
THINGS: Final[list[Node]] = read_items()
ITEM_IDS: Final[list[str]] = ids(THINGS)

HERO_ATTACK: Final[list[int]] = numbers(HEROES, "attack")
HERO_DEFEND: Final[list[int]] = numbers(HEROES, "defend")
HERO_BODY: Final[list[int]] = numbers(HEROES, "body")
HERO_MIND: Final[list[int]] = numbers(HEROES, "mind")
HERO_DICE: Final[list[int]] = numbers(HEROES, "dice")
HERO_GROUPS: Final[list[int]] = numbers(HEROES, "groups", 0)
HERO_WEAPON: Final[list[int]] = [starting_weapon(node) for node in HEROES]
DISARMS: Final[int] = flags(HEROES, "disarms")

MONSTERS: Final[list[Node]] = read_monsters()
MONSTER_IDS: Final[list[str]] = ids(MONSTERS)
KIND_STATS: Final[list[list[int]]] = [[node.number(stat, 0) for stat in STATS] for node in MONSTERS]
UNDEAD: Final[int] = flags(MONSTERS, "undead")
FIGURES: Final[list[int]] = numbers(MONSTERS, "figures")
COLOUR: Final[list[str]] = [node.text("colour") for node in MONSTERS]
THREAT: Final[list[int]] = [
    MONSTERS[kind].number("threat", 1, default=threat_of(KIND_STATS[kind])) for kind in range(len(MONSTERS))
]

# The rule by which it is drunk
DRINK_RULE: Final[dict[int, str]] = {item: node.text("rule") for item, node in enumerate(THINGS) if "rule" in node}
COST: Final[list[int]] = numbers(THINGS, "cost", 0)
ATTACK: Final[list[int]] = numbers(THINGS, "attack", 0)
UNDEAD_ATTACK: Final[list[int]] = [
    THINGS[item].number("undead_attack", 0, default=ATTACK[item]) for item in range(len(THINGS))
]
DEFEND: Final[list[int]] = numbers(THINGS, "defend", 0)
SLOT: Final[list[int]] = words(THINGS, "slot", SLOT_IDS)
WHO: Final[list[int]] = [bits_of(node, "who", HERO_IDS) for node in THINGS]
TWO_HANDED: Final[int] = flags(THINGS, "two_handed")
DIAGONAL: Final[int] = flags(THINGS, "diagonal")
THROWABLE: Final[int] = flags(THINGS, "throwable")
RANGED: Final[int] = flags(THINGS, "ranged")
RUSTS: Final[int] = flags(THINGS, "rusts")
SLOW: Final[int] = flags(THINGS, "slow")
ARTIFACT: Final[int] = flags(THINGS, "artifact")

TREASURE: Final[list[Node]] = read_treasure()
CARD_IDS: Final[list[str]] = ids(TREASURE)
CARD_COUNT: Final[list[int]] = numbers(TREASURE, "count")
CARD_GOLD: Final[list[int]] = numbers(TREASURE, "gold", 0)
CARD_ITEM: Final[list[int]] = [card_item(node) for node in TREASURE]
CARD_DAMAGE: Final[list[int]] = numbers(TREASURE, "damage", 0)
RETURNS: Final[int] = flags(TREASURE, "returns")

SPELL_CARDS: Final[list[Node]] = read_spells()
SPELL_IDS: Final[list[str]] = ids(SPELL_CARDS)
GROUP_IDS: Final[list[str]] = [node.text("group") for node in SPELL_CARDS[::3]]
SPELL_RULE: Final[list[str]] = [node.text("rule") for node in SPELL_CARDS]
SPELL_GROUP: Final[list[int]] = words(SPELL_CARDS, "group", GROUP_IDS)
SPELL_TARGET: Final[list[int]] = words(SPELL_CARDS, "target", SPELL_TARGET_IDS)

DREAD_CARDS: Final[list[Node]] = read_dread()
DREAD_IDS: Final[list[str]] = ids(DREAD_CARDS)
DREAD_RULE: Final[list[str]] = [node.text("rule") for node in DREAD_CARDS]
DREAD_TARGET: Final[list[int]] = words(DREAD_CARDS, "target", DREAD_TARGET_IDS)
SUMMONS: Final[list[list[list[int]]]] = [read_summons(node) for node in DREAD_CARDS]

PIECES: Final[list[Node]] = read_furniture()
FURNITURE_IDS: Final[list[str]] = ids(PIECES)
FURNITURE_COUNT: Final[list[int]] = numbers(PIECES, "count")
FURNITURE_LONG: Final[list[int]] = [node.numbers("size")[0] for node in PIECES]
FURNITURE_SHORT: Final[list[int]] = [node.numbers("size")[1] for node in PIECES]
TALL: Final[int] = flags(PIECES, "tall")

COMBAT_WORDS: Final[list[str]] = read_faces("combat").texts("faces")
FACE_IDS: Final[list[str]] = list(dict.fromkeys(COMBAT_WORDS))
COMBAT_WEIGHTS: Final[list[int]] = [COMBAT_WORDS.count(face) for face in FACE_IDS]
RED_FACES: Final[list[int]] = read_faces("red").numbers("faces", 1, 6)
RED_WEIGHTS: Final[list[int]] = [RED_FACES.count(face) for face in range(1, 7)]
