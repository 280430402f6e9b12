"""What is too large or too deep is refused before it is read, quickly and in words."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine import bounds, content
from questhall.engine.bounds import Meter, TooMuch
from questhall.engine.content import ContentError
from questhall.engine.entries import BadLine, parse_line

ROOT = Path(__file__).parents[2]
BOMBS = {
    "dotted key": ".".join(["a"] * 31_500) + "=1",
    "dotted header": "[" + ".".join(["a"] * 31_500) + "]",
    "quoted parts": ".".join(['"a"'] * 16_000) + "=1",
    "arrays": "a=" + "[" * 20_000 + "]" * 20_000,
    "inline tables": "a=" + "{a=" * 10_000 + "1" + "}" * 10_000,
    "digits": "a=" + "9" * 60_000,
    "long key": "a" * 60_000 + "=1",
    "long quoted key": '"' + "a" * 60_000 + '"=1',
    "items": "a=[" + "1," * 60_000 + "]",
    "bytes": "#" + "é" * 600_000,
}
SIGNS = st.text(alphabet="ab.=[]{},\"'\\# \n\t1é", max_size=40)


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_at_once(name: str) -> None:
    began = time.process_time()
    with pytest.raises(ContentError) as caught:
        content.parse(BOMBS[name], "bomb.toml")
    assert time.process_time() - began < 2
    assert str(caught.value).startswith("bomb.toml") and "more than" in str(caught.value)


def test_a_file_beyond_the_bounds_is_not_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    with file.open("wb") as out:
        out.truncate(10**11)  # takes no room on the disk, and would take it all in memory
    with pytest.raises(ContentError, match="bytes"):
        content.read(file)


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/**/*.toml")), ids=lambda path: path.stem)
def test_our_own_content_is_well_within_the_bounds(path: Path) -> None:
    text = path.read_text("utf-8")
    meter = Meter(text)
    meter.run()
    assert (meter.at, meter.depth) == (len(text), 0)
    assert meter.things < bounds.MOST_THINGS / 10


@given(SIGNS)
def test_whatever_is_toml_is_measured_to_its_end(text: str) -> None:
    try:
        tomllib.loads(text)
    except ValueError:
        return
    meter = Meter(text)
    meter.run()
    assert (meter.at, meter.depth) == (len(text), 0)


@pytest.mark.parametrize(
    "text", ['a=""""b""""', "a=''''b'''''", 'a="""\\"""""', 'a=["]", "}", "[" , ""]', "'a.b'.\"c\"=1"]
)
def test_odd_strings_hide_nothing(text: str) -> None:
    tomllib.loads(text)
    meter = Meter(text)
    meter.run()
    assert (meter.at, meter.depth) == (len(text), 0)


def nested(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize(
    "data", [nested(900), {"a" * 500: 1}, list(range(60_000)), "a" * 2_000_000, 2**70], ids=range(5)
)
def test_data_has_the_same_bounds(data: Any) -> None:
    with pytest.raises(TooMuch):
        bounds.check_data(data)
    with pytest.raises(ContentError):
        content.of_data({"a": data}, "data")


def test_usual_data_is_within_them() -> None:
    bounds.check_data({"a": [1, 2.5, None, True, "b", {"c": nested(20)}]})


@pytest.mark.parametrize(
    "line", ['{"n": ' + "[" * 500 + "]" * 500 + "}", '{"n": "' + "a" * 2_000_000 + '"}', "[" * 99_999]
)
def test_a_line_of_a_record_has_bounds_too(line: str) -> None:
    with pytest.raises(BadLine):
        parse_line(line)
