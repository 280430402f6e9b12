"""The Fluent source of a package's words in one language: its file, and what its content says for itself.

A quest is called by the title in its own file, and described by the words it opens with; the values of the option
`quest` are messages made of these.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple


class ShelfQuest(NamedTuple):
    """What the shelf says of a quest. 0 where its file says nothing."""

    id: str
    title: dict[str, str]
    blurb: dict[str, str]
    difficulty: int
    minutes: int


def source(folder: Path, lang: str) -> str | None:
    """None if the package does not speak that language."""
    path = folder / "texts" / f"{lang}.ftl"
    if not path.is_file():
        return None
    return "\n".join([path.read_text("utf-8"), *quest_words(folder, lang)])


def quest_words(folder: Path, lang: str) -> list[str]:
    """`setting-quest-q01_the_trial = 1. The Trial`, and what it is about."""
    return [
        f"setting-quest-{quest.id}{end} = {words[lang]}"
        for quest in quests(folder)
        for end, words in (("", quest.title), ("-about", quest.blurb))
        if lang in words
    ]


@cache
def quests(folder: Path) -> list[ShelfQuest]:
    """The quests of a game, as their files tell of them."""
    return [on_the_shelf(tomllib.loads(path.read_text("utf-8"))) for path in sorted((folder / "quests").glob("*.toml"))]


def on_the_shelf(quest: dict[str, Any]) -> ShelfQuest:
    """A quest without a number is counted by its id."""
    sign = quest.get("number", quest["id"].upper())
    title = {lang: f"{sign}. {said}" for lang, said in curled(quest["title"]).items()}
    blurb = curled(quest.get("parchment") or quest.get("story") or {})
    return ShelfQuest(quest["id"], title, blurb, quest.get("difficulty", 0), quest.get("minutes", 0))


def curled(prose: dict[str, str]) -> dict[str, str]:
    """In one line, with the apostrophes of the texts; quest files may have a typewriter's."""
    return {lang: " ".join(said.split()).replace("'", "’") for lang, said in prose.items()}
