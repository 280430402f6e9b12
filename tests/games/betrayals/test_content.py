"""The 110 cards: their figures (2.3 to 2.10), their words, and what is said about a file that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.betrayals.play import table

import questhall.games.betrayals as betrayals
from questhall.engine.content import ContentError, Node, parse
from questhall.games.betrayals.model import cards, ids
from questhall.games.betrayals.model.cards import Cards
from questhall.games.betrayals.model.quest_checks import all_checks
from questhall.texts.checking import File

FOLDER = Path(betrayals.__file__).parent

# code, power, gems, trophy points
MONSTERS = """
H01 5 3 0, H02 6 3 0, H03 7 4 0, H04 8 5 0, H05 9 5 0, H06 9 6 0, H07 10 3 1, H08 11 4 1, H09 12 4 1, H10 13 4 1,
H11 14 5 1, H12 15 5 1, H13 16 5 1, H14 18 5 2,
U01 5 3 0, U02 6 3 0, U03 7 4 0, U04 7 1 1, U05 8 5 0, U06 9 6 0, U07 10 3 1, U08 11 4 1, U09 12 4 1, U10 12 5 1,
U11 14 5 1, U12 15 5 1, U13 17 4 2, U14 18 4 2,
X01 5 3 0, X02 6 3 0, X03 7 4 0, X04 8 5 0, X05 9 5 0, X06 8 3 1, X07 10 3 1, X08 11 4 1, X09 12 4 1, X10 13 5 1,
X11 13 5 1, X12 15 5 1, X13 17 5 2, X14 18 5 2,
N01 0 4 1, N02 15 0 0, N03 18 4 2, D01 20 5 3, D02 21 6 3, D03 22 7 3
"""

# code, slot, price, bonus
ITEMS = """
I01 weapon 2 1, I02 weapon 4 1, I03 weapon 5 2, I04 weapon 5 2, I05 weapon 6 3, I06 weapon 8 4,
I07 armour 2 1, I08 armour 4 0, I09 armour 4 2, I10 armour 5 2, I11 armour 6 3, I12 armour 8 4,
I13 jewel 2 1, I14 jewel 3 1, I15 jewel 3 1, I16 jewel 3 1, I17 jewel 4 1, I18 jewel 5 2,
I19 weapon 10 5, I20 armour 10 5, I21 jewel 10 4
"""

QUEST_VALUES = [2, 3, 2, 2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1, 1]

MONSTER_EFFECTS = {
    "no_ally": {"fallen_knight", "weeping_shade"},
    "no_flee": {"minotaur_gaoler", "headless_rider", "hungry_wall"},
    "loss_curse": {"hooded_zealot", "mummified_vizier"},
    "win_heal": {"vampire_dowager", "temple_guardian"},
    "win_uncurse": {"temple_guardian"},
    "win_quest": {"lich_archivist"},
    "copy_power": {"mimic"},
    "wish": {"djinn"},
}
MONSTER_FIGURES = {
    "kritik_from": (8, {"razor_mantis": 7, "cellar_hydra": 7}),
    "loss_wound": (0, {"wailing_bride": 1, "plague_bearer": 1, "squinting_basilisk": 1}),
    "loss_gems": (0, {"masked_footpad": 1}),
    "power_per_item": (0, {"rust_grazer": 1}),
}
ITEM_FIGURES = {
    "ally_bonus": (0, {"watchmans_bow": 2, "oath_crown": 1}),
    "arena_bonus": (0, {"duellists_rapier": 2}),
    "defender_bonus": (0, {"tower_shield": 2}),
    "vs_bonus": (0, {"silvered_mace": 2}),
    "vs_type": (ids.NONE, {"silvered_mace": ids.UNDEAD}),
    "no_wound_from": (ids.NONE, {"helm_of_the_dead": ids.UNDEAD}),
    "quest_cost": (2, {"guild_signet": 1}),
    "quest_draw": (2, {"guild_signet": 3}),
    "gem_per_monster": (0, {"scavengers_loop": 1}),
    "wound_shield": (0, {"healers_pendant": 1}),
    "reroll_low": (0, {"glass_clover": 2}),
}


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.replace("\n", " ").split(",")]


def named(bits: int, words: list[str]) -> set[str]:
    return {word for number, word in enumerate(words) if bits >> number & 1}


@pytest.mark.rule("dqt-gen-03")
def test_there_are_110_cards() -> None:
    assert len(cards.MONSTER_CARDS) == ids.MONSTERS == 48
    assert len(cards.SPECIAL_CARDS) == ids.EVENTS - ids.SPECIALS == 7
    assert len(cards.EVENT_CARDS) == ids.ADVENTURES - ids.EVENTS == 9
    assert len(cards.QUEST_CARDS) == ids.QUESTS == 18
    assert len([*cards.ITEM_CARDS, cards.ITEM_FILE.table("temple")]) == ids.ITEMS + 1 == 22
    assert len(cards.CHARACTERS) == ids.CHARACTERS == 6
    assert 48 + 7 + 9 + 18 + 22 + 6 == 110


def test_the_numbers_of_the_code_are_those_of_the_cards() -> None:
    for numbered in ("CHEST", "SPRING", "PEDDLER", "BLADES", "ALTAR", "LETTER", "GATE"):
        assert numbered.lower() in cards.ADVENTURE_IDS[getattr(ids, numbered)]
    for numbered in ("TOLL", "FAIR", "FEVER", "BROTHERS", "MOON", "TRUCE", "EVIL_EYE", "BOUNTY", "COLLECTION"):
        assert numbered.lower() in cards.ADVENTURE_IDS[getattr(ids, numbered)]
    for word in cards.CHARACTER_IDS:
        assert cards.CHARACTER_IDS.index(word) == getattr(ids, word.upper())
    for word in cards.TYPE_IDS:
        assert cards.TYPE_IDS.index(word) == getattr(ids, word.upper())
    assert cards.ITEM_IDS[ids.POWER_ARMOUR] == "power_armour"
    assert cards.QUEST_IDS[ids.OATHBREAKER] == "oathbreaker"
    assert cards.QUEST_IDS[ids.TRUE_WORD] == "true_word"


def test_every_card_has_its_own_id() -> None:
    words = [*cards.CHARACTER_IDS, *cards.ITEM_IDS, *cards.ADVENTURE_IDS, *cards.QUEST_IDS]
    assert len(set(words)) == len(words) == 6 + 21 + 64 + 18


def test_the_figures_of_the_monsters() -> None:
    c = Cards()
    printed = [
        [node.text("code"), str(c.monster_power[n]), str(c.monster_gems[n]), str(c.monster_trophies[n])]
        for n, node in enumerate(cards.MONSTER_CARDS)
    ]
    assert printed == rows(MONSTERS)
    assert (sum(c.monster_gems), sum(c.monster_trophies)) == (202, 43)
    assert [kind.bit_count() for kind in c.type_bits] == [14, 14, 14, 3, 3]
    letters = "".join(code[0] for code in cards.codes_of(cards.MONSTER_CARDS))
    assert ["HUXDN"[kind] for kind in c.monster_type] == list(letters)


@pytest.mark.parametrize("effect", MONSTER_EFFECTS)
def test_which_monsters_have_an_effect(effect: str) -> None:
    assert named(getattr(Cards(), effect), cards.MONSTER_IDS) == MONSTER_EFFECTS[effect]


@pytest.mark.parametrize("effect", MONSTER_FIGURES)
def test_figures_of_the_monsters_effects(effect: str) -> None:
    usual, others = MONSTER_FIGURES[effect]
    assert getattr(Cards(), effect) == [others.get(word, usual) for word in cards.MONSTER_IDS]


def test_each_dragon_guards_its_item() -> None:
    guarded = {cards.MONSTER_IDS[n]: item for n, item in enumerate(Cards().dragon_item) if item != ids.NONE}
    assert {dragon: cards.ITEM_IDS[item] for dragon, item in guarded.items()} == {
        "cinder_dragon": "dragon_sword",
        "rime_dragon": "dragon_armour",
        "dusk_dragon": "dragon_amulet",
    }


def test_the_figures_of_the_items() -> None:
    c = Cards()
    printed = [
        [node.text("code"), cards.SLOT_IDS[c.item_slot[n]], str(c.item_price[n]), str(c.item_bonus[n])]
        for n, node in enumerate(cards.ITEM_CARDS)
    ]
    assert printed == rows(ITEMS)
    assert named(c.doubles, cards.ITEM_IDS) == {"power_armour"}
    assert cards.TEMPLE_PRICE == 2


@pytest.mark.parametrize("effect", ITEM_FIGURES)
def test_figures_of_the_items_effects(effect: str) -> None:
    usual, others = ITEM_FIGURES[effect]
    assert getattr(Cards(), effect) == [others.get(word, usual) for word in cards.ITEM_IDS]


def test_the_numbers_specials_and_events_speak_of() -> None:
    figures = {cards.ADVENTURE_IDS[n]: figure for n, figure in enumerate(Cards().card_figure) if figure}
    assert figures == {
        "forgotten_chest": 4, "moonlit_spring": 2, "blood_altar": 2, "fair_day": 1, "marsh_fever": 1,
        "brothers_round": 2, "guild_bounty": 3, "village_collection": 3,
    }  # fmt: skip


def test_the_values_of_the_quests() -> None:
    assert Cards().quest_value == QUEST_VALUES
    assert sum(QUEST_VALUES) == 32
    assert cards.codes_of(cards.QUEST_CARDS) == [f"Q{n:02}" for n in range(1, 19)]


def test_the_gauge() -> None:
    printed = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12]
    assert list(cards.GAUGES["half_up"][:25]) == printed
    assert cards.GAUGES["two_thirds_down"][10:13] == (6, 7, 8)
    assert table(3).ally_gauge == cards.GAUGES["half_up"]


def test_without_house_effects_the_figures_stay_and_four_effects() -> None:
    plain, full = table(3, house_effects="off").cards, Cards()
    for effect in ("doubles", "copy_power", "wish", "dragon_item", "item_bonus", "item_price", "monster_power"):
        assert getattr(plain, effect) == getattr(full, effect), effect
    for effect in ("no_ally", "no_flee", "loss_curse", "win_heal", "win_uncurse", "win_quest"):
        assert getattr(plain, effect) == 0, effect
    for effect, (usual, _) in (MONSTER_FIGURES | ITEM_FIGURES).items():
        assert set(getattr(plain, effect)) == {usual}, effect


# Words


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_name_and_a_motto(lang: str) -> None:
    said = File(FOLDER / "texts" / f"{lang}.ftl").messages()
    kinds = {
        "character": cards.CHARACTER_IDS,
        "item": [*cards.ITEM_IDS, "healing_temple"],
        "monster": cards.MONSTER_IDS,
        "special": cards.SPECIAL_IDS,
        "event": cards.EVENT_IDS,
        "quest": cards.QUEST_IDS,
    }
    wanted = {f"ref-{kind}-{word}" for kind, words in kinds.items() for word in words}
    wanted |= {f"flavour-{word}" for words in kinds.values() for word in words}
    wanted |= {f"ref-type-{word}" for word in cards.TYPE_IDS} | {f"slot-{word}" for word in cards.SLOT_IDS}
    wanted |= {f"quest-{word}-condition" for word in cards.QUEST_IDS}
    wanted |= {f"{power}-{word}{tail}" for power in ("trait", "unique") for word in cards.CHARACTER_IDS
               for tail in ("", "-about")}  # fmt: skip
    wanted |= {f"about-{word}" for word in [*cards.SPECIAL_IDS, *cards.EVENT_IDS, "healing_temple"]}
    assert wanted - said == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_effect_is_explained(lang: str) -> None:
    said = File(FOLDER / "texts" / f"{lang}.ftl").messages()
    figures = {"id", "code", "slot", "price", "bonus", "type", "power", "gems", "trophies", "vs_bonus"}
    effects = {key for node in [*cards.ITEM_CARDS, *cards.MONSTER_CARDS] for key in node} - figures
    assert {f"effect-{effect}" for effect in effects} - said == set()


# Complaints

READERS: dict[str, Callable[[Node], object]] = {
    "characters.toml": cards.read_characters,
    "items.toml": cards.read_items,
    "monsters.toml": cards.read_monsters,
    "specials.toml": lambda root: cards.read_figures(root, "special"),
    "events.toml": lambda root: cards.read_figures(root, "event"),
    "quests.toml": cards.read_quests,
    "gauge.toml": lambda root: cards.read_gauge(root, "half_up"),
}

# A file, what stands there, what is written instead, the complaint, and what its line says if not what was written
MISTAKES = [
    ("items.toml", 'id = "ember_blade"', 'id = "double_axe"', "'double_axe' stands already", ""),
    ("items.toml", 'slot = "jewel"', 'slot = "hat"', "slot: 'hat' is not one of weapon, armour, jewel", ""),
    ("items.toml", "price = 8", "price = -8", "price: -8 is below 0", ""),
    ("items.toml", "ally_bonus = 2", "aly_bonus = 2", "aly_bonus: unknown key", ""),
    ("items.toml", 'vs_type = "undead"\n', "", "'silvered_mace': a bonus against a type needs both", "[[item]]"),
    ("items.toml", "dragon = true", "dragon = false", "the dragons' items, and no others, stand last", ""),
    ("monsters.toml", "power = 16", 'power = "strong"', "power: must be a whole number", ""),
    ("monsters.toml", 'code = "H12"', 'code = "H13"', "'H13' stands already", ""),
    ("monsters.toml", "kritik_from = 7", "kritik_from = 9", "kritik_from: 9 is above 8", ""),
    ("monsters.toml", 'type = "dragon"', 'type = "undead"', "only a dragon guards", 'dragon_item = "dragon_sword"'),
    ("specials.toml", "figure = 4", "figure = 0", "figure: 0 is below 1", ""),
    ("events.toml", 'id = "blood_moon"', 'id = "toll"', "'toll' stands already", ""),
    ("quests.toml", "carcasses:undead>=3", "carcasses:dragon>=3", "'carcasses:dragon>=3' is no check; there are", ""),
    ("quests.toml", "since:arena_underdog>=1", "since:arena_underdog", "'since:arena_underdog' is no check", ""),
    ("quests.toml", "value = 3", "value = 0", "value: 0 is below 1", ""),
    ("gauge.toml", "6, 6, 7, 7,", "6, 6, 5, 7,", "a power of 13 is worth less to an ally than 12", ""),
    ("gauge.toml", "0, 1, 1, 2,", "0, 1, 2,", "the ally values of the powers 0 to 40, not 40 values", "half_up = ["),
]


@pytest.mark.parametrize(("file", "right", "wrong", "complaint", "there"), MISTAKES)
def test_a_complaint_names_file_and_line(file: str, right: str, wrong: str, complaint: str, there: str) -> None:
    text = (FOLDER / "content" / file).read_text("utf-8")
    READERS[file](parse(text, file))
    spoilt = text.replace(right, wrong, 1)
    assert spoilt != text
    with pytest.raises(ContentError) as found:
        READERS[file](parse(spoilt, file))
    assert complaint in found.value.problem
    assert (found.value.file, str(found.value)[: len(file) + 1]) == (file, f"{file}:")
    assert found.value.line is not None
    assert (there or wrong) in spoilt.splitlines()[found.value.line - 1]


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(ContentError, match=r"gauge\.toml:1: third: unknown key; there are half_up, two_thirds_down"):
        parse("third = [1]\n", "gauge.toml").only(*cards.GAUGE_IDS)


def test_every_check_there_is_can_be_read() -> None:
    done = "done_as_main = 50\ndone_as_side = 50\n"
    for check in all_checks():
        text = f'[[quest]]\nid = "keen_edge"\ncode = "Q01"\nvalue = 1\n{done}check = "{check.replace("#", "3")}"\n'
        assert cards.read_quests(parse(text, "quests.toml"))
