"""French as French people write it: what can be told by looking at the texts alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_pattern
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for top in ("src", "client/src") for path in (ROOT / top).rglob("fr.ftl"))

LITERAL = re.compile(r"(?<![\w.,+−-])1(?![\w.,])")
A_SINGLE = re.compile(r"\bune?\b", re.IGNORECASE)
NO_SPACE = re.compile(r"\w[;!?»%]|^%|(?<!mailto)(?<!https)(?<=\w):(?=\s|$)")  # inside a word it is a time or an address
PEOPLE = "who|hero|name|player|other|whose"
ELIDED = re.compile(rf"\b(?:[Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque) \{{ \$(?:{PEOPLE}) \}}")


class Ones(Visitor):  # type: ignore[misc]
    """The variants for `one`, which in French is 0, too."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                text = serialize_pattern(variant.value)
                counted = f"{{ {serialize_expression(node.selector)} }}" in text
                if LITERAL.search(text) or (A_SINGLE.search(text) and not counted):
                    self.found.append(text)
        self.generic_visit(node)


def messages(path: Path) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry


def test_there_is_french() -> None:
    assert len(FILES) > 10


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_none_is_not_called_one(path: Path) -> None:
    """The number of a singular is the argument itself: `[one] { $count } gemme`, since no gem is singular, too."""
    found = {message.id.name: ones.found for message in messages(path) if (ones := counted(message)).found}
    assert not found


def counted(message: ast.Message) -> Ones:
    ones = Ones()
    ones.visit(message)
    return ones


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_high_marks_have_room_before_them(path: Path) -> None:
    found = [
        element.value
        for message in messages(path)
        if message.value is not None
        for element in message.value.elements
        if isinstance(element, ast.TextElement) and NO_SPACE.search(element.value)
    ]
    assert not found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_has_none_before_a_per_cent_sign(path: Path) -> None:
    english = path.with_name("en.ftl").read_text("utf-8")
    assert not re.findall(r".*[\s\u202f]%.*", english)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_is_elided_before_a_name(path: Path) -> None:
    """Anne may be called Anne: what is said before a name never needs an apostrophe."""
    found = [line for line in path.read_text("utf-8").splitlines() if ELIDED.search(line)]
    assert not found
