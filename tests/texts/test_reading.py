"""Texts are read one by one, and say what the whole file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from questhall.texts.reading import Bundle, entries

SRC = Path(__file__).resolve().parents[2] / "src"
FILES = sorted(SRC.rglob("*.ftl"))
PUZZLE = """# Of a word that is = no entry
first = One { $n ->
[one] thing
*[other] things, and { -hall }
}
    second = still the first
-hall = the hall
    .where = here
empty =
again = once
again = twice
broken = { nothing closes
last = { first } at last
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_every_file_is_understood_as_its_parser_does(path: Path) -> None:
    text = path.read_text("utf-8")
    whole = [each for each in FluentResource(text).body if isinstance(each, ast.Message | ast.Term)]
    found = entries(text)
    assert [*found] == [name_of(each) for each in whole]
    for each in whole:
        (alone,) = FluentResource(found[name_of(each)]).body[:1]
        assert alone.equals(each, ignored_fields=["span", "comment"]), name_of(each)


def name_of(entry: ast.Message | ast.Term) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + str(entry.id.name)


def test_an_entry_ends_where_the_next_one_begins() -> None:
    bundle = Bundle("en", PUZZLE)
    assert not bundle.has_message("second") and not bundle.has_message("empty") and not bundle.has_message("broken")
    said, problems = bundle.format_pattern(bundle.get_message("last").value, {"n": 2})
    assert (said, problems) == ("One things, and the hall\nsecond = still the first at last", [])
    assert bundle.format_pattern(bundle.get_message("again").value, {})[0] == "once"


def test_only_what_is_asked_for_is_read() -> None:
    bundle = Bundle("en", PUZZLE)
    assert bundle.has_message("again")
    assert {"first", "last", "-hall"} <= bundle.unread.keys() and "again" not in bundle.unread
