"""What is said about content files that are wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from questhall.engine import content
from questhall.engine.content import ContentError, Node
from questhall.games.deckbox.model import cards


def parsed(name: str, old: str, new: str) -> Node:
    """A content file with one thing changed."""
    text = (files("questhall.games.deckbox") / "content" / name).read_text(encoding="utf-8")
    assert old in text
    return content.parse(text.replace(old, new, 1), name)


def encounters(root: Node) -> list[Any]:
    return [cards.read_encounter(node) for node in root.tables("encounter")]


def heroes(root: Node) -> list[Any]:
    nodes = cards.entries(root, "character", "melee", "ranged", "defence", "speed", "skills", "health")
    return [cards.numbers(nodes, "speed", 1), [cards.skills(node) for node in nodes]]


def equipment(root: Node) -> list[Any]:
    nodes = cards.attacks(cards.entries(root, "equipment", "melee", "ranged", "defence", "move"), "melee", "keywords")
    return [cards.bits(node, "keywords", cards.KEYWORD_IDS) for node in nodes]


def foes(root: Node) -> list[Any]:
    nodes = cards.read_foes(root)
    return [cards.attacks(nodes, "melee"), [cards.targets(node) for node in nodes]]


def dice(root: Node) -> list[Any]:
    return [cards.read_die(node) for node in cards.read_dice(root)]


Reads = Callable[[Node], list[Any]]


@pytest.mark.parametrize(
    ("reads", "name", "old", "new", "told"),
    [
        (heroes, "heroes.toml", 'id = "selka"', 'id = "odrik"', "character 'odrik': id: 'odrik' stands already in"),
        (heroes, "heroes.toml", "speed = 4", "speed = 0", "character 'odrik': speed: 0 is below 1"),
        (heroes, "heroes.toml", "speed = 4", "sped = 4", "character 'odrik': sped: unknown key"),
        (heroes, "heroes.toml", "wis = 1", "int = 1", "character 1.skills: int: unknown key; there are str, dex"),
        (equipment, "equipment.toml", '"crush"', '"crash"', "equipment 3.melee: keywords: 'crash' is not one of"),
        (equipment, "equipment.toml", "dice = 4, ", "", "equipment 1.melee: dice is missing"),
        (foes, "foes.toml", 'slot = "GM"', 'slot = "GR"', "foe 'gnawkin': slot: those of a ranged slot, and no others"),
        (foes, "foes.toml", 'slot = "GM"', 'slot = "BM"', "foe 'tusk': slot: 'gnawkin' is already burrow BM"),
        (foes, "foes.toml", 'slot = "GM"', 'slot = "XX"', "foe 'gnawkin': slot: 'XX' is not one of GR, GM"),
        (foes, "foes.toml", 'targets = ["near", "weak"]', "targets = []", "foe 'gnawkin': targets: must say whom"),
        (foes, "foes.toml", "modifier = 1 }", "modifier = 1, keywords = [] }", "foe 1.melee: keywords: unknown key"),
        (dice, "dice.toml", '"M1", ', "", "green: faces: a die has 6 faces"),
        (dice, "dice.toml", '"M1"', '"M16"', "green: faces: 'M16' is no face such as M2 or R1"),
        (dice, "dice.toml", '"R3"', '"X3"', "blue: faces: 'X3' is no face such as M2 or R1"),
        (dice, "dice.toml", "[red]", "[black]", "black: unknown key; there are green, blue, red"),
        (encounters, "encounters.toml", 'table = "1"', 'table = "4"', "encounter 'e01': table: '4' is not one of 1, 2"),
        (encounters, "encounters.toml", 'kind = "combat"', 'kind = "war"', "encounter 'e01': kind: 'war' is not one"),
        (encounters, "encounters.toml", ', fr = "Le feu des charognards"', "", "encounter 1.title: fr is missing"),
        (encounters, "encounters.toml", "1-2: spawn", "1-3: spawn", "encounter 'e01': script: a result of the die"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_told_where(reads: Reads, name: str, old: str, new: str, told: str) -> None:
    with pytest.raises(ContentError, match=rf"^{re.escape(name)}:\d+: {re.escape(told)}") as caught:
        reads(parsed(name, old, new))
    assert caught.value.line == line_of(name, old) or "already" in told or "missing" in told


def line_of(name: str, old: str) -> int:
    text = (files("questhall.games.deckbox") / "content" / name).read_text(encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_every_faction_has_an_enemy_for_every_die() -> None:
    text = (files("questhall.games.deckbox") / "content" / "foes.toml").read_text(encoding="utf-8")
    without_last = text[: text.rindex("[[foe]]")]
    with pytest.raises(ContentError, match="no foe is ember RR"):
        cards.read_foes(content.parse(without_last, "foes.toml"))


def test_a_quest_without_the_flag_of_a_feature_is_told_so() -> None:
    with pytest.raises(ContentError, match="feature 'key': script: 'keys' is no flag; there are boss, rescued"):
        cards.feature_script(cards.FEATURE_IDS.index("key"), ["boss", "rescued"])
