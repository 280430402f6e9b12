"""`questhall quest` with files of this game beside those of another."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main, questing
from questhall.cli.errors import FOUND_WRONG, GOOD, MISUSED
from questhall.games import titles
from questhall.games.deckbox.quest_format.offer import QUESTS
from questhall.games.deckbox.quest_format.quests import FILES

Output = pytest.CaptureFixture[str]
OTHER = next(id for id in questing.with_quests() if id != "deckbox")


@pytest.fixture(autouse=True)
def both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = titles()[OTHER].quest_files()
    assert other is not None
    monkeypatch.setattr(questing, "with_quests", lambda: {OTHER: other, "deckbox": QUESTS})
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


def test_a_new_quest_is_good(capsys: Output) -> None:
    assert main(["quest", "new", "--game", "deckbox", "Mill.toml"]) == GOOD
    assert main(["quest", "check", "Mill.toml"]) == GOOD
    assert "Mill.toml: “The Miller’s Bell” can be played (4 rooms on the map page)." in capsys.readouterr().out
    assert main(["quest", "export", "Mill.toml"]) == MISUSED
    assert "quests of deckbox are not exchanged" in capsys.readouterr().err


def test_the_quests_of_the_game_are_good(capsys: Output) -> None:
    assert main(["quest", "check", *map(str, FILES.values()), "--lang", "fr"]) == GOOD
    assert "« Le Tyran d’en dessous »" in capsys.readouterr().out.replace("\u202f", " ").replace("\u00a0", " ")


def test_files_of_two_games_are_told_apart(capsys: Output) -> None:
    main(["quest", "new", "--game", OTHER, "other.toml"])
    main(["quest", "new", "--game", "deckbox", "mine.toml"])
    path = Path("mine.toml")
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace('game = "deckbox"\n', ""), encoding="utf-8")
    capsys.readouterr()
    assert main(["quest", "check", "other.toml", "mine.toml"]) == GOOD
    assert "can be played (4 rooms" in capsys.readouterr().out
    path.write_text(words.replace('"deckbox"', f'"{OTHER}"'), encoding="utf-8")
    assert main(["quest", "check", "mine.toml"]) == FOUND_WRONG


def test_problems_are_told_with_line_and_rule(capsys: Output) -> None:
    main(["quest", "new", "--game", "deckbox", "mine.toml"])
    path = Path("mine.toml")
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("at = [-1, -1]", "at = [-1, -5]"), encoding="utf-8")
    capsys.readouterr()
    assert main(["quest", "check", "mine.toml"]) == FOUND_WRONG
    said = capsys.readouterr().out
    line = words.split("at = [-1, -1]")[0].count("\n") + 3
    assert f"mine.toml:{line}: rooms 3: arrow: one goes west to get here, but at [0, -5] is no room" in said
    assert "Rule: a room is entered from the cell behind its arrow" in said
    assert "mine.toml: one problem." in said
