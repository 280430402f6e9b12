"""A game's rulebook, read from its folder."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from questhall.engine.game import Title
from questhall.web.replies import Rulebook, RuleText, RulingText

RULING: Final = re.compile(r"R\d+")
LANGUAGES: Final = ("en", "fr")


@cache
def rulebook_of(title: Title) -> Rulebook:
    book, rulings = read(title.folder / "rulebook.toml"), read(title.folder / "rulings.toml")
    return Rulebook(
        game=title.id,
        chapters={
            id: {lang: each.get(lang, "") for lang in LANGUAGES} for id, each in book.get("chapters", {}).items()
        },
        rules={id: rule(id, each) for id, each in book.get("rules", {}).items()},
        rulings={id: ruling(each) for id, each in rulings.items()},
    )


def rule(id: str, each: dict[str, str]) -> RuleText:
    source = each.get("source", "")
    behind = list(dict.fromkeys(RULING.findall(source)))
    return RuleText(each.get("en", ""), each.get("fr", ""), source, id.split("-")[1], behind)


def ruling(each: dict[str, str]) -> RulingText:
    question = {lang: each.get(f"question_{lang}", "") for lang in LANGUAGES}
    answer = {lang: each.get(f"ruling_{lang}", "") for lang in LANGUAGES}
    return RulingText(question, answer, each.get("option", ""))


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
