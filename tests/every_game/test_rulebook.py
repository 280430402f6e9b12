"""The rulebooks and the rulings: in both languages, in their order, and pointing at each other."""

from __future__ import annotations

import re
import tomllib
from itertools import groupby
from typing import Any

from tests.every_game.tables import every_game

from questhall.engine.game import Game

NUMBERED = re.compile(r"(\w+-\w+)-(\d\d)")


def read(game: Game[Any], name: str) -> dict[str, Any]:
    return tomllib.loads((game.title.folder / name).read_text("utf-8"))


@every_game
def test_every_rule_stands_in_both_languages_under_a_chapter(game: Game[Any]) -> None:
    book = read(game, "rulebook.toml")
    for id, rule in book["rules"].items():
        assert set(rule) == {"en", "fr", "source"}, id
        assert rule["en"].strip() and rule["fr"].strip() and rule["en"] != rule["fr"], id
    assert list(dict.fromkeys(id.split("-")[1] for id in book["rules"])) == list(book["chapters"])
    for chapter in book["chapters"].values():
        assert set(chapter) == {"en", "fr"}


@every_game
def test_the_rules_of_a_chapter_are_numbered_without_a_gap(game: Game[Any]) -> None:
    numbered = [match.groups() for match in map(NUMBERED.fullmatch, read(game, "rulebook.toml")["rules"]) if match]
    for chapter, rules in groupby(numbered, key=lambda rule: rule[0]):
        numbers = [int(number) for _, number in rules]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@every_game
def test_rules_name_rulings_that_exist(game: Game[Any]) -> None:
    rulings = list(read(game, "rulings.toml"))
    assert rulings == [f"R{number:02}" for number in range(1, len(rulings) + 1)]
    for id, rule in read(game, "rulebook.toml")["rules"].items():
        assert set(re.findall(r"R\d+", rule["source"])) <= set(rulings), id


@every_game
def test_rulings_stand_in_both_languages_and_name_options_of_the_table(game: Game[Any]) -> None:
    options = {setting.id for setting in game.settings}
    for id, ruling in read(game, "rulings.toml").items():
        assert set(ruling) - {"option"} == {"question_en", "question_fr", "ruling_en", "ruling_fr"}, id
        assert all(text.strip() for text in ruling.values()), id
        assert ruling.get("option", "") in {"", *options}, id
