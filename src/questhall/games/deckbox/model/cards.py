"""The figures of cards, dice and tiles, read from content/*.toml into plain lists by the numbers of ids.py.

Words by number (the ids of the tables): HERO_IDS, EQP_IDS, ABL_IDS, ITEM_IDS, FOE_IDS, FACE_IDS, FEATURE_IDS, RULE_IDS,
and those of words.toml: SKILL_IDS, KEYWORD_IDS, TARGET_IDS, FACTION_IDS, SLOT_IDS, COLOUR_IDS.
Heroes: HERO_MELEE, HERO_RANGED, HERO_DEFENCE, HERO_SPEED, HERO_SKILLS[hero][skill], HERO_HEALTH.
Equipment: EQP_MELEE_DICE (0: no such attack), EQP_MELEE, EQP_MELEE_KW (bits), the same for EQP_RANGED, EQP_DEFENCE,
EQP_MOVE.
Abilities: ABL_SKILLS[ability][skill], ABL_ENERGY; of their effects ABL_DICE, ABL_MODIFIER, ABL_AMOUNT.
Items: ITEM_COST, ITEM_COPIES (in one box), ITEM_TIMING (T_MINOR ..); of their effects ITEM_DICE, ITEM_MODIFIER,
ITEM_AMOUNT, ITEM_SKILLS[item][skill].
Enemies: FOE_SLOT, FOE_FACTION, FOE_MELEE_DICE, FOE_MELEE, FOE_RANGED_DICE, FOE_RANGED, FOE_DEFENCE, FOE_SPEED, FOE_KW
(bits), FOE_TARGETS.
Dice: FACES[colour] (kind << 4 | value), SUPPLY[colour] (in one box).
Tiles: FACE_ROWS[face], FACE_EXITS[face] (bits of the sides). The card of a face is face // 2.
Features: FEATURE_USES (0: until it is removed), FEATURE_SCRIPT, FEATURE_FLAGS (names of the flags of that script),
FEATURE_PASSIVE (what it does in the Recovery phase), FEATURE_AMOUNT. Room rules: RULE_AMOUNT. Encounters: ENCOUNTERS.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from questhall.engine import content
from questhall.engine.columns import ids, words
from questhall.engine.content import Node
from questhall.engine.languages import LANGUAGES
from questhall.games.deckbox.model import script_reader
from questhall.games.deckbox.model.faces import exits_of, read_rows
from questhall.games.deckbox.model.plan import COMMON_FLAGS, KIND_IDS, Encounter, Prose
from questhall.games.deckbox.model.script import NO_SCRIPT, Script
from questhall.games.deckbox.model.script_groups import COLOUR_WORDS, Names
from questhall.games.deckbox.model.script_reader import read_script

COLOUR_IDS: Final[list[str]] = COLOUR_WORDS
TABLE_IDS: Final = ["1", "2", "3", "side"]
SIDES: Final = 6  # of a die

# When an item is used
TIMING_IDS: Final = ["minor", "attack", "reaction", "permanent"]
T_MINOR: Final = 0
T_ATTACK: Final = 1
T_REACTION: Final = 2
T_PERMANENT: Final = 3


def file(name: str) -> Node:
    return content.read(files("questhall.games.deckbox") / "content" / name)


def entries(root: Node, kind: str, *keys: str) -> list[Node]:
    """The tables of a file, which have an id and nothing but these keys."""
    root.only(kind)
    nodes = list(root.named(kind).values())
    for node in nodes:
        node.only("id", *keys)
    return nodes


def numbers(nodes: list[Node], key: str, low: int, default: int | None = None) -> list[int]:
    """One figure of every table."""
    return [node.number(key, low, 99, default) for node in nodes]


def bits(node: Node, key: str, allowed: list[str]) -> int:
    """A list of words as bits; none where there is no list."""
    found = 0
    for word in node.choices(key, allowed, []):
        found |= 1 << allowed.index(word)
    return found


def skills(node: Node) -> list[int]:
    table = node.table("skills")
    table.only(*SKILL_IDS)
    return [table.number(skill, -9, 9, 0) for skill in SKILL_IDS]


def attacks(nodes: list[Node], key: str, *more: str) -> list[Node]:
    """One kind of attack of every table, an empty one where it has none."""
    found = [node.table(key) for node in nodes]
    for node, attack in zip(nodes, found, strict=True):
        attack.only("dice", "modifier", *more)
        if key in node:
            attack.number("dice", 1, 9)
            attack.number("modifier", -9, 9)
    return found


def read_words(root: Node) -> Node:
    root.only("skills", "keywords", "targets", "factions", "slots", "flags")
    return root


def read_foes(root: Node) -> list[Node]:
    nodes = entries(root, "foe", "slot", "faction", "melee", "ranged", "defence", "speed", "keywords", "targets")
    taken: dict[str, str] = {}
    for node in nodes:
        place = f"{node.choice('faction', FACTION_IDS)} {node.choice('slot', SLOT_IDS)}"
        if place in taken:
            node.fail(f"{taken[place]!r} is already {place}", "slot")
        taken[place] = node.text("id")
        if node.text("slot").endswith("R") != ("ranged" in node):
            node.fail("those of a ranged slot, and no others, have a ranged attack", "slot")
    for faction in FACTION_IDS:
        for slot in SLOT_IDS:
            if f"{faction} {slot}" not in taken:
                root.fail(f"no foe is {faction} {slot}")
    return nodes


def targets(node: Node) -> tuple[int, ...]:
    found = tuple(TARGET_IDS.index(word) for word in node.choices("targets", TARGET_IDS))
    if not found:
        node.fail("must say whom it attacks", "targets")
    return found


def read_die(node: Node) -> list[int]:
    """Face codes: kind << 4 | value."""
    node.only("count", "faces")
    found: list[int] = []
    for index, face in enumerate(node.texts("faces")):
        if face[:1] not in ("M", "R") or not face[1:].isdecimal() or not 1 <= int(face[1:]) <= 15:
            node.fail(f"{face!r} is no face such as M2 or R1", "faces", index)
        found.append((face[0] == "R") << 4 | int(face[1:]))
    if len(found) != SIDES:
        node.fail(f"a die has {SIDES} faces", "faces")
    return found


def read_dice(root: Node) -> list[Node]:
    root.only(*COLOUR_IDS)
    return [root.table(colour) for colour in COLOUR_IDS]


def read_tiles(root: Node) -> list[Node]:
    """The faces by number, then letter: both of a card stand together."""
    nodes = entries(root, "face", "rows")
    for place, node in enumerate(nodes):
        wanted = f"{place // 2 + 1}{'AB'[place % 2]}"
        if node.text("id") != wanted:
            node.fail(f"here must stand {wanted!r}", "id")
    return nodes


def feature_script(feature: int, flags: list[str]) -> Script:
    """A feature's script with the flags of a quest, which must have those it names (FEATURE_FLAGS)."""
    return read_script(FEATURES[feature], "script", NAMES.with_flags(flags), script_reader.INTERACTION, [])


def flags_named(script: Script) -> list[str]:
    return [NAMES.flags[flag] for flag in script_reader.flags_of(script)]


def passive(node: Node) -> Script:
    if "passive" not in node:
        return NO_SCRIPT
    return read_script(node, "passive", NAMES, script_reader.EVENT, [])


def prose(node: Node, key: str) -> Prose:
    table = node.table(key)
    table.only(*LANGUAGES)
    return {language: table.text(language) for language in LANGUAGES}


def read_encounter(node: Node) -> Encounter:
    texts = [prose(node, "title"), prose(node, "line")]
    script = read_script(node, "script", NAMES, script_reader.ENCOUNTER, texts)
    table = TABLE_IDS.index(node.choice("table", TABLE_IDS)) + 1
    kind = KIND_IDS.index(node.choice("kind", KIND_IDS))
    encounter = Encounter(node.text("id"), table, kind, texts, script)
    encounter.calm = not script_reader.spawns(script)
    return encounter


WORDS: Final[Node] = read_words(file("words.toml"))
SKILL_IDS: Final[list[str]] = WORDS.texts("skills")
KEYWORD_IDS: Final[list[str]] = WORDS.texts("keywords")
TARGET_IDS: Final[list[str]] = WORDS.texts("targets")
FACTION_IDS: Final[list[str]] = WORDS.texts("factions")
SLOT_IDS: Final[list[str]] = WORDS.texts("slots")
FEATURE_FLAG_IDS: Final[list[str]] = WORDS.texts("flags")

HEROES: Final[list[Node]] = entries(
    file("heroes.toml"), "character", "melee", "ranged", "defence", "speed", "skills", "health"
)
HERO_IDS: Final[list[str]] = ids(HEROES)
HERO_MELEE: Final[list[int]] = numbers(HEROES, "melee", -9)
HERO_RANGED: Final[list[int]] = numbers(HEROES, "ranged", -9)
HERO_DEFENCE: Final[list[int]] = numbers(HEROES, "defence", -9)
HERO_SPEED: Final[list[int]] = numbers(HEROES, "speed", 1)
HERO_SKILLS: Final[list[list[int]]] = [skills(node) for node in HEROES]
HERO_HEALTH: Final[list[int]] = numbers(HEROES, "health", 1)

EQUIPMENT: Final[list[Node]] = entries(file("equipment.toml"), "equipment", "melee", "ranged", "defence", "move")
EQP_IDS: Final[list[str]] = ids(EQUIPMENT)
EQP_BLOWS: Final[list[Node]] = attacks(EQUIPMENT, "melee", "keywords")
EQP_MELEE_DICE: Final[list[int]] = numbers(EQP_BLOWS, "dice", 1, 0)
EQP_MELEE: Final[list[int]] = numbers(EQP_BLOWS, "modifier", -9, 0)
EQP_MELEE_KW: Final[list[int]] = [bits(node, "keywords", KEYWORD_IDS) for node in EQP_BLOWS]
EQP_SHOTS: Final[list[Node]] = attacks(EQUIPMENT, "ranged", "keywords")
EQP_RANGED_DICE: Final[list[int]] = numbers(EQP_SHOTS, "dice", 1, 0)
EQP_RANGED: Final[list[int]] = numbers(EQP_SHOTS, "modifier", -9, 0)
EQP_RANGED_KW: Final[list[int]] = [bits(node, "keywords", KEYWORD_IDS) for node in EQP_SHOTS]
EQP_DEFENCE: Final[list[int]] = numbers(EQUIPMENT, "defence", -9, 0)
EQP_MOVE: Final[list[int]] = numbers(EQUIPMENT, "move", -9, 0)

ABILITIES: Final[list[Node]] = entries(
    file("abilities.toml"), "ability", "skills", "energy", "dice", "modifier", "amount"
)
ABL_IDS: Final[list[str]] = ids(ABILITIES)
ABL_SKILLS: Final[list[list[int]]] = [skills(node) for node in ABILITIES]
ABL_ENERGY: Final[list[int]] = numbers(ABILITIES, "energy", 0)
ABL_DICE: Final[list[int]] = numbers(ABILITIES, "dice", 1, 0)
ABL_MODIFIER: Final[list[int]] = numbers(ABILITIES, "modifier", -9, 0)
ABL_AMOUNT: Final[list[int]] = numbers(ABILITIES, "amount", 1, 0)

ITEMS: Final[list[Node]] = entries(
    file("items.toml"), "item", "cost", "copies", "timing", "dice", "modifier", "amount", "skills"
)
ITEM_IDS: Final[list[str]] = ids(ITEMS)
ITEM_COST: Final[list[int]] = numbers(ITEMS, "cost", 0)
ITEM_COPIES: Final[list[int]] = numbers(ITEMS, "copies", 1)
EMPTY_HANDS: Final[tuple[int, ...]] = (0,) * len(ITEM_COPIES)  # of items, how many of each
ITEM_TIMING: Final[list[int]] = words(ITEMS, "timing", TIMING_IDS)
ITEM_DICE: Final[list[int]] = numbers(ITEMS, "dice", 1, 0)
ITEM_MODIFIER: Final[list[int]] = numbers(ITEMS, "modifier", -9, 0)
ITEM_AMOUNT: Final[list[int]] = numbers(ITEMS, "amount", 1, 0)
ITEM_SKILLS: Final[list[list[int]]] = [skills(node) for node in ITEMS]

FOES: Final[list[Node]] = read_foes(file("foes.toml"))
FOE_IDS: Final[list[str]] = ids(FOES)
FOE_SLOT: Final[list[int]] = words(FOES, "slot", SLOT_IDS)
FOE_FACTION: Final[list[int]] = words(FOES, "faction", FACTION_IDS)
FOE_MELEE_DICE: Final[list[int]] = numbers(attacks(FOES, "melee"), "dice", 1)
FOE_MELEE: Final[list[int]] = numbers(attacks(FOES, "melee"), "modifier", -9)
FOE_RANGED_DICE: Final[list[int]] = numbers(attacks(FOES, "ranged"), "dice", 1, 0)
FOE_RANGED: Final[list[int]] = numbers(attacks(FOES, "ranged"), "modifier", -9, 0)
FOE_DEFENCE: Final[list[int]] = numbers(FOES, "defence", -9)
FOE_SPEED: Final[list[int]] = numbers(FOES, "speed", 1)
FOE_KW: Final[list[int]] = [bits(node, "keywords", KEYWORD_IDS) for node in FOES]
FOE_TARGETS: Final[list[tuple[int, ...]]] = [targets(node) for node in FOES]

DICE: Final[list[Node]] = read_dice(file("dice.toml"))
FACES: Final[list[list[int]]] = [read_die(node) for node in DICE]
SUPPLY: Final[list[int]] = numbers(DICE, "count", 1)

TILES: Final[list[Node]] = read_tiles(file("tiles.toml"))
FACE_IDS: Final[list[str]] = ids(TILES)
FACE_ROWS: Final[list[list[str]]] = [read_rows(node) for node in TILES]
FACE_EXITS: Final[list[int]] = [exits_of(rows) for rows in FACE_ROWS]

RULES: Final[list[Node]] = entries(file("room_rules.toml"), "rule", "amount")
RULE_IDS: Final[list[str]] = ids(RULES)
RULE_AMOUNT: Final[list[int]] = numbers(RULES, "amount", 1, 0)

FEATURES: Final[list[Node]] = entries(file("features.toml"), "feature", "uses", "script", "passive", "amount")
FEATURE_IDS: Final[list[str]] = ids(FEATURES)
NAMES: Final[Names] = Names(SKILL_IDS, FEATURE_IDS, RULE_IDS, [*COMMON_FLAGS, *FEATURE_FLAG_IDS], FACES)
FEATURE_USES: Final[list[int]] = numbers(FEATURES, "uses", 1, 0)
FEATURE_SCRIPT: Final[list[Script]] = [feature_script(feature, NAMES.flags) for feature in range(len(FEATURES))]
FEATURE_FLAGS: Final[list[list[str]]] = [flags_named(script) for script in FEATURE_SCRIPT]
FEATURE_PASSIVE: Final[list[Script]] = [passive(node) for node in FEATURES]
FEATURE_AMOUNT: Final[list[int]] = numbers(FEATURES, "amount", 1, 0)

ENCOUNTERS: Final[list[Encounter]] = [
    read_encounter(node)
    for node in entries(file("encounters.toml"), "encounter", "table", "kind", "title", "line", "script")
]
