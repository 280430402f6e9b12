"""The Fluent source of a package's words in one language: its file, and what its content says for itself.

A quest is called by the title in its own file; the values of the option `quest` are messages made of these titles.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


def source(folder: Path, lang: str) -> str | None:
    """None if the package does not speak that language."""
    path = folder / "texts" / f"{lang}.ftl"
    if not path.is_file():
        return None
    return "\n".join([path.read_text("utf-8"), *quest_names(folder, lang)])


def quest_names(folder: Path, lang: str) -> list[str]:
    """`setting-quest-q01_the_trial = 1. The Trial`; a quest without a number is counted by its id."""
    return [f"setting-quest-{id} = {sign}. {title[lang]}" for id, sign, title in quests(folder) if lang in title]


@cache
def quests(folder: Path) -> list[tuple[str, int | str, dict[str, str]]]:
    """Of each quest file its id, what the quest is counted by, and its title by language."""
    files = [tomllib.loads(path.read_text("utf-8")) for path in sorted((folder / "quests").glob("*.toml"))]
    return [(quest["id"], quest.get("number", quest["id"].upper()), curled(quest["title"])) for quest in files]


def curled(title: dict[str, str]) -> dict[str, str]:
    """With the apostrophes of the texts; quest files may have a typewriter's."""
    return {lang: said.replace("'", "’") for lang, said in title.items()}
