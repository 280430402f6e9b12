"""The figures of heroes, equipment, abilities, items, enemies and dice (2.2 to 2.7)."""

from __future__ import annotations

import pytest

from questhall.games.deckbox.model import cards, ids

# melee, ranged, defence, speed, skills (str, dex, wis, cha), health
HEROES = {
    "odrik": (1, 0, 1, 4, [2, 0, 1, 0], 9),
    "selka": (0, 1, 0, 5, [0, 2, 1, 0], 7),
    "amaury": (0, 0, 1, 4, [0, 0, 3, 2], 10),
    "nyssa": (0, 2, 0, 3, [0, 1, 3, 0], 6),
    "tamsin": (1, 1, 0, 5, [0, 3, 0, 1], 7),
    "gorrun": (2, 0, 0, 4, [3, 0, 0, 1], 10),
    "ilvane": (1, 1, 0, 4, [0, 1, 1, 3], 8),
    "zaida": (1, 1, 1, 4, [1, 1, 0, 1], 7),
}
# melee with its keywords, ranged with its keywords, defence, move
EQUIPMENT = {
    "sword": ("4d+1", "", "", "", 1, 0),
    "bow": ("1d+0", "", "3d+0", "", 0, 0),
    "maul": ("3d+2", "crush, heavy", "", "", 0, 0),
    "halberd": ("4d+1", "reach", "", "", 0, 0),
    "knives": ("2d+1", "", "3d+0", "barrage", 0, 0),
    "rod": ("1d+1", "", "2d+1", "stun", 0, 0),
    "tower": ("3d+1", "knockback", "", "", 2, 0),
    "arbalest": ("1d+0", "", "3d+0", "heavy, pierce", 0, -1),
    "flail": ("4d+1", "pierce", "", "", 0, 0),
    "javelin": ("3d+0", "", "2d+1", "", 0, 0),
}
# skills, energy; of the effect: the attack, the amount
ABILITIES = {
    "hymn": ([0, 0, 1, 1], 5, "", 2),
    "circle": ([1, 1, 0, 0], 5, "", 0),
    "slate": ([0, 1, 1, 0], 5, "2d+2", 0),
    "veil": ([0, 2, 0, 0], 2, "", 5),
    "stand": ([1, 0, 0, 1], 3, "", 2),
    "still": ([0, 0, 2, 0], 5, "", 2),
    "wind": ([2, 0, 0, 0], 4, "", 1),
    "lance": ([1, 0, 1, 0], 4, "4d+2", 0),
    "tithe": ([0, 0, 0, 2], 4, "3d+2", 1),
    "keen": ([0, 1, 0, 1], 2, "", 2),
}
# cost, copies, timing; of the effect: the attack, the amount
ITEMS = {
    "draught": (4, 5, "minor", "", 3),
    "flask": (6, 2, "minor", "", 5),
    "energy": (3, 3, "minor", "", 4),
    "foresight": (2, 2, "minor", "", 0),
    "firepot": (5, 3, "attack", "2d+2", 0),
    "axe": (3, 2, "attack", "4d+1", 0),
    "whet": (3, 2, "minor", "", 2),
    "charm": (5, 2, "reaction", "", 0),
    "net": (3, 2, "minor", "", 0),
    "smoke": (3, 1, "minor", "", 0),
    "return": (3, 1, "minor", "", 0),
    "picks": (2, 1, "reaction", "", 0),
    "boots": (5, 1, "permanent", "", 1),
    "gorget": (8, 1, "permanent", "", 1),
    "ring": (4, 1, "permanent", "", 0),
    "cinder": (9, 1, "reaction", "", 3),
}
# slot, faction, melee, ranged, defence, speed, keywords, targets
FOES = {
    "gnawkin": ("GM", "burrow", "3d+1", "", 0, 5, "", "near > weak"),
    "spitling": ("GR", "burrow", "1d+1", "2d+2", 0, 4, "", "soft > near"),
    "tusk": ("BM", "burrow", "3d+2", "", 1, 4, "knockback", "near > strong"),
    "piper": ("BR", "burrow", "2d+1", "3d+1", 1, 4, "siphon", "charged > near"),
    "tyrant": ("RM", "burrow", "3d+2", "", 2, 4, "crush", "near > strong"),
    "bramble": ("RR", "burrow", "3d+1", "5d+1", 1, 3, "barrage, regenerate", "near > weak"),
    "silt": ("GM", "drowned", "2d+2", "", 1, 3, "pierce", "near > strong"),
    "lantern": ("GR", "drowned", "1d+1", "3d+1", 0, 4, "", "weak > near"),
    "anchor": ("BM", "drowned", "3d+2", "", 1, 3, "reach", "near > weak"),
    "chanter": ("BR", "drowned", "2d+0", "3d+1", 0, 4, "ritual", "weak > near"),
    "castellan": ("RM", "drowned", "4d+2", "", 2, 3, "regenerate", "last > near"),
    "navigator": ("RR", "drowned", "3d+1", "3d+2", 1, 4, "siphon, pierce", "charged > weak"),
    "acolyte": ("GM", "ember", "3d+1", "", 0, 4, "", "near > weak"),
    "slinger": ("GR", "ember", "1d+1", "3d+1", 0, 4, "", "near > soft"),
    "brand": ("BM", "ember", "3d+1", "", 2, 3, "pierce", "strong > near"),
    "oracle": ("BR", "ember", "2d+0", "3d+2", 0, 3, "ritual", "soft > near"),
    "colossus": ("RM", "ember", "3d+2", "", 3, 3, "reach, crush", "near > strong"),
    "magister": ("RR", "ember", "3d+1", "4d+2", 2, 4, "barrage, siphon", "charged > near"),
}
DICE = {"green": (6, "M1 M2 M2 R1 R1 R2"), "blue": (4, "M2 M3 M4 R2 R2 R3"), "red": (3, "M4 M5 M6 R4 R5 R6")}


def attack(dice: int, modifier: int) -> str:
    return f"{dice}d{modifier:+}" if dice else ""


def keywords(bits: int) -> str:
    return ", ".join(word for place, word in enumerate(cards.KEYWORD_IDS) if bits >> place & 1)


@pytest.mark.rule(
    "dbd-hero-odrik", "dbd-hero-selka", "dbd-hero-amaury", "dbd-hero-nyssa", "dbd-hero-tamsin", "dbd-hero-gorrun",
    "dbd-hero-ilvane", "dbd-hero-zaida",
)  # fmt: skip
@pytest.mark.parametrize("id", HEROES)
def test_a_hero(id: str) -> None:
    hero = cards.HERO_IDS.index(id)
    assert HEROES[id] == (
        cards.HERO_MELEE[hero],
        cards.HERO_RANGED[hero],
        cards.HERO_DEFENCE[hero],
        cards.HERO_SPEED[hero],
        cards.HERO_SKILLS[hero],
        cards.HERO_HEALTH[hero],
    )


@pytest.mark.rule(
    "dbd-eqp-sword", "dbd-eqp-bow", "dbd-eqp-maul", "dbd-eqp-halberd", "dbd-eqp-knives", "dbd-eqp-rod",
    "dbd-eqp-tower", "dbd-eqp-arbalest", "dbd-eqp-flail", "dbd-eqp-javelin",
)  # fmt: skip
@pytest.mark.parametrize("id", EQUIPMENT)
def test_an_equipment(id: str) -> None:
    equipment = cards.EQP_IDS.index(id)
    assert EQUIPMENT[id] == (
        attack(cards.EQP_MELEE_DICE[equipment], cards.EQP_MELEE[equipment]),
        keywords(cards.EQP_MELEE_KW[equipment]),
        attack(cards.EQP_RANGED_DICE[equipment], cards.EQP_RANGED[equipment]),
        keywords(cards.EQP_RANGED_KW[equipment]),
        cards.EQP_DEFENCE[equipment],
        cards.EQP_MOVE[equipment],
    )


@pytest.mark.rule(
    "dbd-abl-hymn", "dbd-abl-circle", "dbd-abl-slate", "dbd-abl-veil", "dbd-abl-stand", "dbd-abl-still",
    "dbd-abl-wind", "dbd-abl-lance", "dbd-abl-tithe", "dbd-abl-keen",
)  # fmt: skip
@pytest.mark.parametrize("id", ABILITIES)
def test_an_ability(id: str) -> None:
    ability = cards.ABL_IDS.index(id)
    assert ABILITIES[id] == (
        cards.ABL_SKILLS[ability],
        cards.ABL_ENERGY[ability],
        attack(cards.ABL_DICE[ability], cards.ABL_MODIFIER[ability]),
        cards.ABL_AMOUNT[ability],
    )


@pytest.mark.rule(
    "dbd-itm-draught", "dbd-itm-flask", "dbd-itm-energy", "dbd-itm-foresight", "dbd-itm-firepot", "dbd-itm-axe",
    "dbd-itm-whet", "dbd-itm-charm", "dbd-itm-net", "dbd-itm-smoke", "dbd-itm-return", "dbd-itm-picks",
    "dbd-itm-boots", "dbd-itm-gorget", "dbd-itm-ring", "dbd-itm-cinder",
)  # fmt: skip
@pytest.mark.parametrize("id", ITEMS)
def test_an_item(id: str) -> None:
    item = cards.ITEM_IDS.index(id)
    assert ITEMS[id] == (
        cards.ITEM_COST[item],
        cards.ITEM_COPIES[item],
        cards.TIMING_IDS[cards.ITEM_TIMING[item]],
        attack(cards.ITEM_DICE[item], cards.ITEM_MODIFIER[item]),
        cards.ITEM_AMOUNT[item],
    )


@pytest.mark.rule("dbd-itm-ring")
def test_the_ring_is_the_only_item_that_teaches() -> None:
    taught = {id: cards.ITEM_SKILLS[item] for item, id in enumerate(cards.ITEM_IDS) if any(cards.ITEM_SKILLS[item])}
    assert taught == {"ring": [0, 0, 1, 1]}


def test_a_box_holds_thirty_items() -> None:
    assert sum(cards.ITEM_COPIES) == 30


@pytest.mark.rule(
    "dbd-foe-gnawkin", "dbd-foe-spitling", "dbd-foe-tusk", "dbd-foe-piper", "dbd-foe-tyrant", "dbd-foe-bramble",
    "dbd-foe-silt", "dbd-foe-lantern", "dbd-foe-anchor", "dbd-foe-chanter", "dbd-foe-castellan", "dbd-foe-navigator",
    "dbd-foe-acolyte", "dbd-foe-slinger", "dbd-foe-brand", "dbd-foe-oracle", "dbd-foe-colossus", "dbd-foe-magister",
)  # fmt: skip
@pytest.mark.parametrize("id", FOES)
def test_an_enemy(id: str) -> None:
    foe = cards.FOE_IDS.index(id)
    assert FOES[id] == (
        cards.SLOT_IDS[cards.FOE_SLOT[foe]],
        cards.FACTION_IDS[cards.FOE_FACTION[foe]],
        attack(cards.FOE_MELEE_DICE[foe], cards.FOE_MELEE[foe]),
        attack(cards.FOE_RANGED_DICE[foe], cards.FOE_RANGED[foe]),
        cards.FOE_DEFENCE[foe],
        cards.FOE_SPEED[foe],
        keywords(cards.FOE_KW[foe]),
        " > ".join(cards.TARGET_IDS[target] for target in cards.FOE_TARGETS[foe]),
    )


@pytest.mark.parametrize("colour", DICE)
def test_an_enemy_die(colour: str) -> None:
    number = cards.COLOUR_IDS.index(colour)
    faces = " ".join(f"{'MR'[face >> 4]}{face & 15}" for face in cards.FACES[number])
    assert DICE[colour] == (cards.SUPPLY[number], faces)


def test_every_card_of_the_box_is_there_in_this_order() -> None:
    assert list(HEROES) == cards.HERO_IDS
    assert list(EQUIPMENT) == cards.EQP_IDS
    assert list(ABILITIES) == cards.ABL_IDS
    assert list(ITEMS) == cards.ITEM_IDS
    assert list(FOES) == cards.FOE_IDS
    assert list(DICE) == cards.COLOUR_IDS


def test_enemies_act_by_colour_shooters_first() -> None:
    assert cards.SLOT_IDS == ["GR", "GM", "BR", "BM", "RR", "RM"]


def test_the_words_of_the_cards() -> None:
    assert cards.SKILL_IDS == ["str", "dex", "wis", "cha"]
    assert cards.TARGET_IDS == ["near", "weak", "strong", "soft", "charged", "rich", "last"]
    assert cards.KEYWORD_IDS == [
        "reach", "barrage", "crush", "stun", "heavy", "knockback", "regenerate", "ritual", "siphon", "pierce",
    ]  # fmt: skip
    assert cards.TIMING_IDS[cards.T_REACTION] == "reaction"
    assert 1 << cards.KEYWORD_IDS.index("pierce") == ids.KW_PIERCE
