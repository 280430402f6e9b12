"""`questhall quest`."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from questhall.cli import main, questing
from questhall.cli.errors import FOUND_WRONG, GOOD, MISUSED
from questhall.games import open_game, titles
from questhall.texts import languages, say, strict

Output = pytest.CaptureFixture[str]
VERBS = ("", "check", "new", "import", "export")
GAMES = tuple(questing.with_quests())

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("verb", VERBS)
def test_help_has_examples(verb: str, lang: str, capsys: Output) -> None:
    with strict():
        assert main(["quest", *([verb] if verb else []), "--help", "--lang", lang]) == GOOD
    assert f"questhall quest {verb}".strip() in capsys.readouterr().out


def test_the_command_names_no_game() -> None:
    source = Path(questing.__file__).read_text(encoding="utf-8").lower()
    assert [game for game in titles() if game in source] == []


@every_game
@pytest.mark.parametrize("lang", languages())
def test_every_rule_is_said(lang: str, game: str) -> None:
    files = questing.with_quests()[game]
    with strict():
        assert all(say(lang, files.texts, f"quest-rule-{rule}") for rule in files.rules)


@every_game
@pytest.mark.parametrize("named", [True, False])
def test_a_new_quest_of_every_game_is_good(game: str, named: bool, capsys: Output) -> None:
    """Whether or not it says its game."""
    assert main(["quest", "new", "--game", game, "mine.toml"]) == GOOD
    path = Path("mine.toml")
    words = path.read_text(encoding="utf-8")
    assert 'id = "mine"' in words
    lines = [line for line in words.splitlines() if not line.startswith("game =")]
    path.write_text("\n".join([f'game = "{game}"' if named else "", *lines]), encoding="utf-8")
    for lang in languages():
        with strict():
            assert main(["quest", "check", "mine.toml", "--lang", lang]) == GOOD
        assert "mine.toml" in capsys.readouterr().out


def test_games_without_quests(capsys: Output) -> None:
    assert main(["quest", "new", "--game", "chess", "mine.toml"]) == MISUSED
    assert f"chess has no quests that this could be done with; there are: {', '.join(GAMES)}" in capsys.readouterr().err
    Path("q.toml").write_text("schema = 1\n", encoding="utf-8")
    assert main(["quest", "check", "q.toml"]) == FOUND_WRONG
    assert "q.toml:1: says of no game that it is its quest; add game" in capsys.readouterr().out
    Path("q.toml").write_text('schema = 1\ngame = "chess"\n', encoding="utf-8")
    assert main(["quest", "check", "q.toml"]) == FOUND_WRONG
    assert f"q.toml:2: game: 'chess' is not one of {', '.join(GAMES)}" in capsys.readouterr().out


def test_games_that_exchange_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    main(["quest", "new", "a.toml"])
    files = questing.with_quests()[GAMES[0]]
    monkeypatch.setattr(files, "exchange", None, raising=False)
    assert main(["quest", "export", "a.toml"]) == MISUSED
    assert f"quests of {GAMES[0]} are not exchanged" in capsys.readouterr().err


def test_a_quest_is_played_from_its_file(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """`--option quest_file=@FILE` for every game that has quests."""
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    for game in GAMES:
        main(["quest", "new", "--game", game, f"{game}.toml"])
        assert main(["play", game, "--plain", "--seed", "1", "--option", f"quest_file=@{game}.toml"]) == GOOD
    capsys.readouterr()
    assert main(["play", GAMES[0], "--option", "quest_file=@none.toml"]) == MISUSED
    assert "none.toml: No such file" in capsys.readouterr().err
    Path("bad.toml").write_text("schema = 1\n", encoding="utf-8")
    assert main(["play", GAMES[0], "--option", "quest_file=@bad.toml"]) == MISUSED
    assert "quest_file:1: " in capsys.readouterr().err


def test_a_new_quest_is_good(capsys: Output) -> None:
    assert main(["quest", "new", "My Quest.toml"]) == GOOD
    assert 'id = "my_quest"' in Path("My Quest.toml").read_text(encoding="utf-8")
    assert main(["quest", "check", "My Quest.toml", "--lang", "fr"]) == GOOD
    assert "La lanterne empruntée" in capsys.readouterr().out
    assert main(["quest", "new", "My Quest.toml"]) == MISUSED
    assert "there already" in capsys.readouterr().err


def test_problems_are_told_with_line_and_rule(capsys: Output) -> None:
    main(["quest", "new", "q.toml"])
    path = Path("q.toml")
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace("at = [12, 9]", "at = [1, 1]"), encoding="utf-8")
    capsys.readouterr()
    assert main(["quest", "check", "q.toml"]) == FOUND_WRONG
    said = capsys.readouterr().out
    line = words.split("at = [12, 9]")[0].count("\n") + 1
    assert f"q.toml:{line}: monsters 'grub': at: nobody can come to B2 [reachable]" in said
    assert "Rule: everything in a quest can be reached" in said
    path.write_text(words.replace('kind = "chest"', 'kind = "sofa"'), encoding="utf-8")
    assert main(["quest", "check", "q.toml"]) == FOUND_WRONG
    assert "'sofa' is not one of" in capsys.readouterr().out


def test_several_files_are_a_campaign(capsys: Output) -> None:
    main(["quest", "new", "a.toml"])
    words = Path("a.toml").read_text(encoding="utf-8")
    Path("b.toml").write_text(words.replace("number = 0", 'number = 0\nnext = "nowhere"'), encoding="utf-8")
    capsys.readouterr()
    assert main(["quest", "check", "a.toml", "b.toml"]) == FOUND_WRONG
    assert "no quest 'nowhere'" in capsys.readouterr().out
    assert main(["quest", "check", "a.toml", "none.toml"]) == FOUND_WRONG
    assert "there is no such file" in capsys.readouterr().out


def test_out_to_heroscribe_and_back(capsys: Output) -> None:
    main(["quest", "new", "a.toml"])
    assert main(["quest", "export", "a.toml"]) == GOOD
    assert main(["quest", "import", "a.xml", "b.toml"]) == GOOD
    assert main(["quest", "check", "b.toml"]) == GOOD
    assert main(["quest", "import", "a.xml", "b.toml"]) == MISUSED
    assert main(["quest", "export", "a.xml"]) == FOUND_WRONG
    assert main(["quest", "import", "a.toml", "c.toml"]) == MISUSED
    assert main(["quest", "import", "none.xml"]) == MISUSED
    assert main(["quest", "new", "no/where.toml"]) == MISUSED
    assert "a.toml is no XML" in capsys.readouterr().err


def test_a_verb_is_needed(capsys: Output) -> None:
    assert main(["quest"]) == MISUSED
    assert "check, new, import or export" in capsys.readouterr().err


# Playing one


@every_game
def test_a_quest_of_ones_own_is_played_by_its_file(game: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["quest", "new", "--game", game, "mine.toml"])
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", game, "--quest", "mine.toml", "--plain", "--seed", "1", "--save", "mine.game.jsonl"]) == GOOD
    assert "quest_file" in Path("mine.game.jsonl").read_text(encoding="utf-8").partition("\n")[0]
    assert "mine.toml" in capsys.readouterr().out


@every_game
def test_what_the_check_says_against_it_is_shown(game: str, capsys: Output) -> None:
    main(["quest", "new", "--game", game, "mine.toml"])
    words = Path("mine.toml").read_text(encoding="utf-8")
    Path("mine.toml").write_text(f"{words}\n[nonsense]\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["play", game, "--quest", "mine.toml", "--plain"]) == MISUSED
    said = capsys.readouterr()
    assert "nonsense" in said.out and "mine.toml cannot be played" in said.err


@every_game
def test_a_quest_by_number_or_name_or_none(game: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    (known,) = [setting.values for setting in open_game(game).settings if setting.id == "quest"]
    for word in ("2", known[1]):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        Path("a.game.jsonl").unlink(missing_ok=True)
        assert main(["play", game, "--quest", word, "--plain", "--seed", "1", "--save", "a.game.jsonl"]) == GOOD
        assert f'"{known[1]}"' in Path("a.game.jsonl").read_text(encoding="utf-8").partition("\n")[0]
    for wrong in (["play", game, "--quest", "999"], ["play", "dragonquest", "--quest", "1"]):
        assert main([*wrong, "--plain"]) == MISUSED
    other = next(each for each in GAMES if each != game)
    main(["quest", "new", "--game", other, "theirs.toml"])
    capsys.readouterr()
    assert main(["play", game, "--quest", "theirs.toml", "--plain"]) == MISUSED
    assert other in capsys.readouterr().err
