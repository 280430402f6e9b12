"""The rulebook of a game, to be read by chapter, by rule ID or by a word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from questhall.drawing.typed import normal
from questhall.engine.game import Title
from questhall.engine.languages import LANGUAGES

RULING: Final = re.compile(r"R\d+")
Words = Mapping[str, str]  # by language


@dataclass(frozen=True)
class Rule:
    id: str
    text: Words
    source: str

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]

    @property
    def rulings(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(RULING.findall(self.source)))


@dataclass(frozen=True)
class Ruling:
    """A question the printed rules leave open, and the answer taken here."""

    id: str
    question: Words
    answer: Words
    option: str


class Rulebook:
    """All rules of a game in their order."""

    def __init__(self, folder: Path) -> None:
        book = read(folder / "rulebook.toml")
        self.chapters: dict[str, Words] = dict(book.get("chapters", {}))
        self.rules = {
            id: Rule(id, {lang: each[lang] for lang in LANGUAGES if lang in each}, each.get("source", ""))
            for id, each in book.get("rules", {}).items()
        }
        self.rulings = {
            id: Ruling(
                id,
                {lang: each.get(f"question_{lang}", "") for lang in LANGUAGES},
                {lang: each.get(f"ruling_{lang}", "") for lang in LANGUAGES},
                each.get("option", ""),
            )
            for id, each in read(folder / "rulings.toml").items()
        }

    def chapter(self, name: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.chapter == name]

    def behind(self, rule: Rule) -> list[Ruling]:
        """The rulings a rule rests on."""
        return [self.rulings[id] for id in rule.rulings if id in self.rulings]

    def resting_on(self, ruling: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if ruling in rule.rulings]

    def rule(self, word: str) -> Rule | None:
        """A rule by its ID, which may be given without the game's prefix."""
        wanted = normal(word)
        return next((rule for id, rule in self.rules.items() if wanted in (id, id.partition("-")[2])), None)

    def ruling(self, word: str) -> Ruling | None:
        number = word.strip().upper()
        return self.rulings.get(number) or self.rulings.get(f"R{number[1:].zfill(2)}" if number[:1] == "R" else "")

    def search(self, word: str, lang: str) -> list[Rule]:
        """The rules that have all these words in their text."""
        wanted = normal(word).split()
        return [rule for rule in self.rules.values() if all(each in normal(said(rule.text, lang)) for each in wanted)]

    def near(self, word: str) -> list[str]:
        """IDs and chapters that look like the word."""
        known = [*self.rules, *self.chapters, *self.rulings]
        folded = {each.lower(): each for each in known}
        return [folded[each] for each in get_close_matches(normal(word), folded, 5, 0.6)]


def said(words: Words, lang: str) -> str:
    """The words in that language, or in any other."""
    return words.get(lang) or next(iter(words.values()), "")


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def rulebook_of(title: Title) -> Rulebook:
    return Rulebook(title.folder)
