"""A number in what is said of a thing is one of its content: whoever changes the card is told to change the words."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.every_game.hints import hints
from tests.every_game.tables import every_game

from questhall.engine.game import Game
from questhall.texts import languages

NUMBER = re.compile(r"(?<![\w$.])(\d[\d,\u202f\u00a0]*)(?![\w-])")
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
SELECTED = re.compile(r"\[[\w.-]+\]|\{ \$?\w[\w-]*")
DESCRIPTIONS = ("about-{}", r"\w+-{}-about", r"\w+-{}-effect", r"\w+-{}-condition")


@cache
def descriptions(game: Game[Any], lang: str) -> dict[str, str]:
    return dict(MESSAGE.findall((game.title.folder / "texts" / f"{lang}.ftl").read_text("utf-8")))


def numbers(text: str) -> set[int]:
    return {int(re.sub(r"\D", "", each)) for each in NUMBER.findall(SELECTED.sub("", text))}


def entries(value: Any) -> Iterator[dict[str, Any]]:
    """Everything of the content that has an id."""
    if isinstance(value, dict):
        if "id" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from entries(each)


def printed(value: Any) -> set[int]:
    """All numbers of an entry; a drawing has as many of a sign as are drawn."""
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return set().union(*(printed(each) for each in inner))
    if isinstance(value, str):
        return set(Counter(value).values()) if "\n" in value else {int(each) for each in re.findall(r"\d+", value)}
    return {abs(value)} if isinstance(value, int) and not isinstance(value, bool) else set()


@every_game
def test_things_are_described_by_the_numbers_of_their_content(game: Game[Any]) -> None:
    stale = []
    for path in sorted((game.title.folder / "content").glob("*.toml")):
        for entry in entries(tomllib.loads(path.read_text("utf-8"))):
            name = re.escape(str(entry["id"]).lower())
            wanted = re.compile("|".join(each.format(name) for each in DESCRIPTIONS))
            stale += [
                f"{path.name}: {text} ({lang}) says {sorted(found)}, the content has {sorted(printed(entry))}"
                for lang in languages()
                for text, said in descriptions(game, lang).items()
                if wanted.fullmatch(text)
                if (found := numbers(said) - printed(entry) - set(hints(game.id).rule_numbers.get(text, ())))
            ]
    assert not stale
