"""What every game inherits: its title, its options, and who may know what it tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.engine.toy import GAME, TITLE, PocketsGame

from questhall.engine.game import BadSetup, Setting, Title, complete_setting, data_of
from questhall.engine.told import Told


def test_a_title_loads_its_rules() -> None:
    assert isinstance(Title("pockets", 1, 3, "tests.engine.toy:PocketsGame", Path()).load(), PocketsGame)
    assert GAME.id == TITLE.id == "pockets"


def test_options_are_completed() -> None:
    assert GAME.complete({}, 2) == {"rounds": "2"}
    assert GAME.complete({"rounds": "3"}, 2) == {"rounds": "3"}


@pytest.mark.parametrize(
    ("options", "seats", "key"),
    [({}, 0, "seats"), ({}, 4, "seats"), ({"rounds": "5"}, 1, "rounds"), ({"x": "1"}, 1, "x")],
)
def test_wrong_options_are_named(options: dict[str, str], seats: int, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.complete(options, seats)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("value", "complete"), [(None, ["a", "a"]), ("b", ["b", "b"]), (["b", "a"], ["b", "a"]), (("a", "b"), ["a", "b"])]
)
def test_each_seat_can_have_its_own_option(value: Any, complete: list[str]) -> None:
    assert complete_setting(Setting("s", ("a", "b"), per_seat=True), value, 2) == complete


@pytest.mark.parametrize("value", [["a"], 3, ["a", "c"], [["a"], "b"]])
def test_wrong_options_of_seats_are_refused(value: Any) -> None:
    with pytest.raises(BadSetup):
        complete_setting(Setting("s", ("a", "b"), per_seat=True), value, 2)


def test_structured_options_pass() -> None:
    assert complete_setting(Setting("s", ()), {"x": 1}, 2) == {"x": 1}
    assert complete_setting(Setting("s", ()), None, 2) == []


def test_structured_options_as_people_type_them(tmp_path: Path) -> None:
    text, data = tmp_path / "quest.toml", tmp_path / "quest.json"
    text.write_text('title = "é"\n', encoding="utf-8")
    data.write_text('{"x": [1]}', encoding="utf-8")
    assert data_of('[1, "a"]') == [1, "a"]
    assert data_of('{"x": 1}') == {"x": 1}
    assert data_of('"a b"') == "a b"
    assert data_of("hello") == "hello"
    assert data_of("12") == "12"
    assert data_of(f"@{text}") == 'title = "é"\n'
    assert data_of(f"@{data}") == {"x": [1]}
    with pytest.raises(ValueError, match="Expecting"):
        data_of("[1")
    with pytest.raises(FileNotFoundError):
        data_of("@nowhere.toml")


def test_a_title_without_quests_has_no_quest_files() -> None:
    assert TITLE.quest_files() is None


def test_tellings_know_their_audience() -> None:
    public = Told("k", 0, (), "r", "t", {})
    secret = Told("k", 0, (), "r", "t", {}, frozenset({1}))
    assert [public.may_know(reader) for reader in (None, 0, 1)] == [True, True, True]
    assert [secret.may_know(reader) for reader in (None, 0, 1)] == [False, False, True]
