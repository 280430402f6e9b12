"""The rulebook and the rulings: complete, in both languages, and pointing at each other."""

from __future__ import annotations

import re
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import questhall.games.heroquest as heroquest
from questhall.games.heroquest.table import SETTINGS

FOLDER = Path(heroquest.__file__).parent
RULES = 305
RULINGS = 62


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


def test_every_rule_stands_in_both_languages_under_a_chapter() -> None:
    book = read("rulebook.toml")
    assert len(book["rules"]) == RULES
    for id, rule in book["rules"].items():
        assert set(rule) == {"en", "fr", "source"}, id
        assert rule["en"].strip() and rule["fr"].strip() and rule["en"] != rule["fr"], id
        assert id.split("-")[1] in book["chapters"]
    for chapter in book["chapters"].values():
        assert set(chapter) == {"en", "fr"}


def test_the_rules_of_a_chapter_are_numbered_without_a_gap() -> None:
    for chapter, ids in groupby(read("rulebook.toml")["rules"], key=lambda id: str(id)[:7]):
        numbers = [int(id[-2:]) for id in ids]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


def test_rules_name_rulings_that_exist() -> None:
    rulings = read("rulings.toml")
    assert list(rulings) == [f"R{number:02}" for number in range(1, RULINGS + 1)]
    for id, rule in read("rulebook.toml")["rules"].items():
        assert set(re.findall(r"R\d+", rule["source"])) <= set(rulings), id


def test_rulings_stand_in_both_languages_and_name_options_of_the_table() -> None:
    options = {setting.id for setting in SETTINGS}
    for id, ruling in read("rulings.toml").items():
        assert set(ruling) - {"option"} == {"question_en", "question_fr", "ruling_en", "ruling_fr"}, id
        assert all(text.strip() for text in ruling.values()), id
        assert ruling.get("option", "") in {"", *options}, id
