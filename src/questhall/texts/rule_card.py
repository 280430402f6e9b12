"""The rule card of a game: what one must know to play, on one page, to be read before the rulebook.

The words are in `card.toml`, in every language; the numbers come from the game. `{suns}` in a line is the number that
`numbers()` in the module `Title.card` gives under that name, and no number is written out. Each line names its rule.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from questhall.engine import content
from questhall.engine.content import Node
from questhall.engine.game import Title
from questhall.engine.languages import LANGUAGES
from questhall.texts.language import typeset
from questhall.texts.rulebook import Words, rulebook_of

FILE: Final = "card.toml"
LONGEST: Final = 300  # letters of a line
LONGEST_TITLE: Final = 40
NUMBER: Final = re.compile(r"\{(\w+)\}")
DIGIT: Final = re.compile(r"\d")

Numbers = Mapping[str, int]  # by name


@dataclass(frozen=True)
class Line:
    """A sentence of the card. `icon` is one of the legend that the game's board has in the browser."""

    icon: str
    rule: str
    text: Words


@dataclass(frozen=True)
class Section:
    title: Words
    lines: tuple[Line, ...]


@cache
def card_of(title: Title) -> tuple[Section, ...]:
    """The card of a game; nothing if it has none."""
    path = title.folder / FILE
    return read(content.read(path), title) if path.is_file() else ()


def read(node: Node, title: Title) -> tuple[Section, ...]:
    node.only("sections")
    numbers = title.card_numbers()
    sections = tuple(read_section(each, title, numbers) for each in node.tables("sections"))
    if not sections:
        node.fail("a card has sections")
    check_all_used(node, numbers)
    return sections


def read_section(node: Node, title: Title, numbers: Numbers) -> Section:
    node.only("title", "lines")
    lines = tuple(read_line(each, title, numbers) for each in node.tables("lines"))
    if not lines:
        node.fail("a section has lines")
    return Section(node.prose("title", LONGEST_TITLE), lines)


def read_line(node: Node, title: Title, numbers: Numbers) -> Line:
    said = node.prose_here(LONGEST, "icon", "rule")
    rule = node.text("rule")
    if rule not in rulebook_of(title).rules:
        node.fail(f"the rulebook has no {rule!r}", "rule")
    for language, text in said.items():
        check_numbers(node, language, text, numbers)
    filled = {language: typeset(language, fill(text, numbers)) for language, text in said.items()}
    return Line(node.text("icon"), rule, filled)


def check_numbers(node: Node, language: str, text: str, numbers: Numbers) -> None:
    for name in NUMBER.findall(text):
        if name not in numbers:
            node.fail(f"the game has no number {name!r}; there are {', '.join(numbers)}", language)
    if DIGIT.search(NUMBER.sub("", text)):
        node.fail("a number is written out; it is to come from the game as {name}", language)


def check_all_used(node: Node, numbers: Numbers) -> None:
    """A number the game gives stands on the card in every language."""
    lines = [line.data for section in node.tables("sections") for line in section.tables("lines")]
    for language in LANGUAGES:
        used = {name for line in lines for name in NUMBER.findall(line[language])}
        for name in numbers:
            if name not in used:
                node.fail(f"the number {name!r} is not used in {language!r}")


def fill(text: str, numbers: Numbers) -> str:
    return NUMBER.sub(lambda found: str(numbers[found[1]]), text)
