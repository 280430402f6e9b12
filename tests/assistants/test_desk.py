"""What an assistant can do at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.assistants.desk import Desk, NotPossible
from questhall.engine.verify import verify
from questhall.games import open_game, titles


@pytest.fixture
def desk() -> Desk:
    return Desk("en")


@pytest.mark.parametrize("game_id", list(titles()))
def test_a_table_of_every_game(desk: Desk, game_id: str) -> None:
    seen = desk.new(game_id, [], {}, "1", "")
    assert seen["answers"] and seen["board"] and seen["said"] and seen["view"]
    again = desk.answer(seen["table"], seen["answers"][0]["name"])
    assert again["said"] != seen["said"]


def test_games_say_what_they_take(desk: Desk) -> None:
    found = {each["game"]: each for each in desk.games()}
    assert found["dragonquest"]["seats"] == [1, 4]
    assert "good" in found["dragonquest"]["bots"]
    assert "grim" in found["dragonquest"]["options"]["difficulty"]


def test_bots_play_until_one_is_asked_again(desk: Desk) -> None:
    seen = desk.new("dragonquest", ["me", "sane", "sane"], {}, "3", "")
    for _ in range(10):
        assert seen["seat"] == 0 and seen["answers"]
        seen = desk.answer(seen["table"], seen["answers"][0]["name"])
    assert {move.seat for move in desk.at(seen["table"]).table.match.timeline.line()} >= {0, 1, 2}


def test_answers_are_given_by_name_and_refused_with_a_reason(desk: Desk) -> None:
    seen = desk.new("dragonquest", ["me"], {}, "1", "")
    table = seen["table"]
    assert [each["name"] for each in seen["answers"]] == ["guess tile:1", "guess tile:2", "guess tile:3"]
    with pytest.raises(NotPossible, match=r"The answers are: guess tile:1, guess tile:2"):
        desk.answer(table, "fly square:B6")
    assert "drq-" in desk.why_not(table, "square:B6")
    assert "(drq-" in desk.explain(table, "square:B6")


def test_taking_back(desk: Desk) -> None:
    seen = desk.new("dragonquest", ["me"], {}, "1", "")
    table, first = seen["table"], seen["view"]
    with pytest.raises(NotPossible, match="nothing to take back"):
        desk.undo(table)
    desk.answer(table, "guess tile:1")
    assert desk.undo(table)["view"] == first


def test_records_are_kept_copied_and_opened(desk: Desk, tmp_path: Path) -> None:
    seen = desk.new("dragonquest", ["me"], {}, None, "")
    desk.answer(seen["table"], seen["answers"][0]["name"])
    kept = Path(desk.save(seen["table"], None))
    assert verify(kept, open_game).ok
    copy = desk.save(seen["table"], tmp_path / "copy.game.jsonl")
    assert Path(copy).read_text() == kept.read_text()
    with pytest.raises(NotPossible, match="needs a new file"):
        desk.save(seen["table"], tmp_path / "copy.game.jsonl")
    assert desk.open(kept, "fr")["view"] == desk.look(seen["table"])["view"]
    with pytest.raises(NotPossible, match="there is no such file"):
        desk.open(tmp_path / "nowhere.game.jsonl", "")


def test_a_game_is_played_to_its_end(desk: Desk) -> None:
    seen = desk.new("dragonquest", ["me"], {}, "5", "")
    while seen["over"] is None:
        seen = desk.answer(seen["table"], seen["answers"][0]["name"])
    assert seen["answers"] == [] and len(seen["over"]["scores"]) == 1
    with pytest.raises(NotPossible, match="the game is over"):
        desk.answer(seen["table"], "stop")


def test_the_rulebook_in_both_languages(desk: Desk) -> None:
    assert desk.rule("dragonquest", "drq-mov-05").startswith("drq-mov-05  ")
    assert Desk("fr").rule("dragonquest", "drq-mov-05") != desk.rule("dragonquest", "drq-mov-05")


def test_what_is_not_there_is_said(desk: Desk) -> None:
    with pytest.raises(NotPossible, match="no game called 'chess'; there are dragonquest"):
        desk.new("chess", [], {}, None, "")
    with pytest.raises(NotPossible, match="7 seats; dragonquest takes 1 to 4"):
        desk.new("dragonquest", ["me"] * 7, {}, None, "")
    with pytest.raises(NotPossible, match="'clever' can sit nowhere; there are me, "):
        desk.new("dragonquest", ["me", "clever"], {}, None, "")
    with pytest.raises(NotPossible, match="difficulty: 'hard' is not one of"):
        desk.new("dragonquest", ["me"], {"difficulty": "hard"}, None, "")
    with pytest.raises(NotPossible, match="there is no table 'x'; open are none: make one first"):
        desk.look("x")
