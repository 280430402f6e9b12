"""`questhall quest`."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from questhall.cli.errors import FOUND_WRONG, GOOD, MISUSED, text
from questhall.games.heroquest.quest_problem import RULES
from questhall.texts import languages, strict

Output = pytest.CaptureFixture[str]
VERBS = ("", "check", "new", "import", "export")


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


@pytest.mark.parametrize("lang", languages())
def test_every_rule_is_said(lang: str) -> None:
    with strict():
        assert all(text(lang, f"quest-rule-{rule}") for rule in RULES)


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
