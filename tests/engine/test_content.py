"""Content files: what is read, and that every complaint names file and line."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine import content, toml_lines
from questhall.engine.content import ContentError, Node

DICE = '''\
# Two dice
title = "dice"

[[die]]
id = "danger"
faces = [
  "skull", "blank",  # ]
  "moon",
]
red = true
[die.sides]
count = 6

[[die]]
id = 'luck'
faces = ["blank"]
odds = [1, 2]
note = """
one
t"wo"
"""

[track."the end"]
at.once = {x = 1, deep = [[1, 2], [
  3]]}
map = \'\'\'
#..
.\\.
\'\'\'
'''


@pytest.fixture
def dice() -> Node:
    return content.parse(DICE, "dice.toml")


def problem(call: Callable[[], object]) -> str:
    with pytest.raises(ContentError) as caught:
        call()
    return str(caught.value)


def test_values_are_read(dice: Node) -> None:
    danger, luck = dice.tables("die")
    assert dice.text("title") == "dice"
    assert danger.texts("faces") == ["skull", "blank", "moon"]
    assert danger.flag("red")
    assert not luck.flag("red", default=False)
    assert danger.table("sides").number("count", 1, 6) == 6
    assert luck.numbers("odds", 1) == [1, 2]
    assert luck.choices("faces", ("blank", "moon")) == ["blank"]
    assert luck.choice("id", {"luck"}) == "luck"
    assert luck.rows("note") == ["one", 't"wo"']
    assert dice.table("track").table("the end").rows("map") == ["#..", ".\\."]
    assert list(dice.named("die")) == ["danger", "luck"]
    assert list(dice.table("track").children()) == ["the end"]
    assert "die" in dice
    assert "dice" not in dice
    assert list(dice) == ["title", "die", "track"]
    assert repr(luck) == "<dice.toml:14 die 'luck'>"
    assert repr(dice) == "<dice.toml:1 content>"


def test_defaults_stand_in_for_absent_keys(dice: Node) -> None:
    assert dice.text("x", "y") == "y"
    assert dice.number("x", default=0) == 0
    assert dice.numbers("x", default=[]) == []
    assert dice.texts("x", default=["y"]) == ["y"]
    assert dice.choice("x", ("a",), default="") == ""
    assert dice.choices("x", ("a",), default=[]) == []
    assert dice.tables("x") == []
    assert list(dice.table("x")) == []


def test_complaints_name_file_line_and_thing(dice: Node) -> None:
    danger, luck = dice.tables("die")
    faces = ("skull", "blank")
    said = "dice.toml:8: die 'danger': faces: 'moon' is not one of skull, blank"
    assert problem(lambda: danger.choices("faces", faces)) == said
    assert problem(lambda: danger.fail("is odd")) == "dice.toml:4: die 'danger': is odd"
    assert problem(lambda: luck.fail("is odd", "note", 1)) == "dice.toml:20: die 'luck': note: is odd"
    assert problem(lambda: danger.number("count")) == "dice.toml:4: die 'danger': count is missing"
    assert problem(lambda: danger.table("sides").number("count", high=4)) == (
        "dice.toml:12: die 1.sides: count: 6 is above 4"
    )
    assert problem(lambda: luck.numbers("odds", 2)) == "dice.toml:17: die 'luck': odds: 1 is below 2"
    assert problem(lambda: danger.only("id", "faces", "red")) == (
        "dice.toml:11: die 'danger': sides: unknown key; there are id, faces, red"
    )
    assert problem(lambda: luck.choice("id", ("a", "b"))) == "dice.toml:15: die 'luck': id: 'luck' is not one of a, b"
    assert problem(lambda: dice.table("track").table("the end").fail("no way", "map", 0)) == (
        "dice.toml:27: track.the end: map: no way"
    )


def test_wrong_kinds_are_complained_about(dice: Node) -> None:
    danger, luck = dice.tables("die")
    assert problem(lambda: danger.number("red")).endswith("10: die 'danger': red: must be a whole number, not True")
    assert problem(lambda: danger.flag("id")).endswith("must be true or false, not 'danger'")
    assert problem(lambda: danger.text("faces")).startswith("dice.toml:6: ")
    assert problem(lambda: danger.texts("id")).endswith("must be a list of texts, not 'danger'")
    assert problem(lambda: luck.texts("odds")).endswith("must be a list of texts, but holds 1")
    assert problem(lambda: dice.table("title")).endswith("must be a table, not 'dice'")
    assert problem(lambda: dice.tables("track")).startswith("dice.toml:23: track: must be a list of tables")


def test_an_id_stands_once() -> None:
    twice = content.parse('[[card]]\nid = "rope"\n[[card]]\nid = "rope"\n', "cards.toml")
    assert problem(lambda: twice.named("card")) == "cards.toml:4: card 'rope': id: 'rope' stands already in line 2"
    assert problem(lambda: twice.named("card", by="key")) == "cards.toml:1: card 'rope': key is missing"


def test_rows_may_be_a_list() -> None:
    node = content.parse('map = [\n"#",\n"."\n]', "map.toml")
    assert node.rows("map") == ["#", "."]
    assert node.line("map", 1) == 3


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = @\n", 2), ("a = 1\n\nb =", 3), ("[a]\n[a]\n", 2), ('a = 1\nb = "x\n', 2), ("a = 1\r\nb = @", 2)],
)
def test_broken_toml_names_its_line(text: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        content.parse(text, "x.toml")
    assert (caught.value.file, caught.value.line) == ("x.toml", line)
    assert "line" not in caught.value.problem


def test_files_are_read_from_folders_and_zips(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes("é = 1\r\nb = 2".replace("é", '"é"').encode())
    assert content.read(tmp_path / "a.toml").line("b") == 2
    with zipfile.ZipFile(tmp_path / "pack.zip", "w") as pack:
        pack.writestr("b.toml", "c = 3")
    packed = zipfile.Path(tmp_path / "pack.zip")
    assert content.read(packed / "b.toml", "pack.zip/b.toml").number("c") == 3
    assert problem(lambda: content.read(packed / "no.toml")) == "no.toml: there is no such file"
    assert problem(lambda: content.read(tmp_path / "no.toml")) == "no.toml: there is no such file"
    assert problem(lambda: content.read(tmp_path)).startswith(f"{tmp_path.name}: cannot be read: ")
    (tmp_path / "c.toml").write_bytes(b"a = 1\nb = '\xff'")
    assert problem(lambda: content.read(tmp_path / "c.toml")) == "c.toml:2: this is not UTF-8 text"


LINES = st.lists(
    st.sampled_from(
        [
            "k{} = 1",
            'k{} = "a # b"',
            "k{} = 'a \\'",
            "k{} = [1, [2,\n 3], # no ]\n{{x = 1}}]",
            'k{} = """\nrow ""\n\\"""\n"""',
            "k{} = '''a\nb'''",
            "k{}.sub.x = {{a = 1, b.c = ']'}}",
            '"k {}" = 1979-05-27T07:32:00Z',
            "[t{}]",
            "[[a]]",
            "[[a.b]]",
            "[a{}.'x.y']",
            "# [nothing]",
            "",
            "k{} = +1_000.5e3 # end",
        ]
    ),
    max_size=20,
)


@given(LINES)
def test_everything_in_a_valid_file_has_its_line(lines: list[str]) -> None:
    written: dict[str, int] = {}
    text = ""
    for number, line in enumerate(lines):
        if line.startswith(("k", '"k')):
            written[f"{number}"] = text.count("\n") + 1
        text += line.format(number) + "\n"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    found = toml_lines.positions(text)
    for path in paths(data):
        assert path in found
    for path, place in found.items():
        key = path[-1] if path else 0
        if isinstance(key, str) and key.lstrip("k ").isdecimal():
            assert place == written[key.lstrip("k ")]


def paths(value: Any, path: toml_lines.Path = ()) -> list[toml_lines.Path]:
    """Every place in a value."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *[each for key, item in inner for each in paths(item, (*path, key))]]
