"""The rulebook has every rule of the specification, and an entry for every card."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "src/questhall/games/deckbox"
SPECIFICATION = ROOT.parent / "shared/rules/deck-box-dungeons.md"
CATALOGUE = 243  # rules before those of the cards
KINDS = [
    ("heroes", "character", "hero"),
    ("equipment", "equipment", "eqp"),
    ("abilities", "ability", "abl"),
    ("items", "item", "itm"),
    ("foes", "foe", "foe"),
    ("tiles", "face", "tile"),
    ("features", "feature", "ftr"),
    ("room_rules", "rule", "rule"),
    ("encounters", "encounter", "e"),
]


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text("utf-8"))


def rules() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = read("rulebook.toml")["rules"]
    return found


@pytest.mark.skipif(not SPECIFICATION.is_file(), reason="the specification is not beside the project")
def test_the_rules_of_the_specification_come_first_and_in_its_order() -> None:
    catalogue = re.findall(r"^\| (dbd-\w+-\d\d) \|", SPECIFICATION.read_text("utf-8"), re.MULTILINE)
    assert len(catalogue) == CATALOGUE
    assert list(rules())[:CATALOGUE] == catalogue


@pytest.mark.parametrize(("file", "table", "chapter"), KINDS)
def test_every_card_has_its_entry(file: str, table: str, chapter: str) -> None:
    cards = [f"dbd-{chapter}-{card['id'].lower()}" for card in read(f"content/{file}.toml")[table]]
    assert cards_of(chapter) == cards


def test_every_quest_has_its_entry() -> None:
    assert cards_of("q") == [f"dbd-q-{path.stem.split('_')[0]}" for path in sorted((FOLDER / "quests").glob("*.toml"))]


def cards_of(chapter: str) -> list[str]:
    return [id for id in list(rules())[CATALOGUE:] if id.split("-")[1] == chapter]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_encounters_go_by_their_titles(lang: str) -> None:
    for encounter in read("content/encounters.toml")["encounter"]:
        title = encounter["title"][lang].replace("’", "'")
        assert rules()[f"dbd-e-{encounter['id']}"][lang].replace("’", "'").startswith(f"{title} ("), encounter["id"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_say_their_price(lang: str) -> None:
    for item in read("content/items.toml")["item"]:
        copies, cost = re.findall(r"\((\d+) c\w+, (\d+) ", rules()[f"dbd-itm-{item['id']}"][lang])[0]
        assert (int(copies), int(cost)) == (item["copies"], item["cost"]), item["id"]
