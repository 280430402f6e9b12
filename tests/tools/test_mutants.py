"""The tool that switches rules off, on a project of three rules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools import mutants
from tools.mutating import changes, places, trial

RULES = '''"""Tiny."""


def may_enter(age: int) -> bool:
    """tny-age-01: twelve and older."""
    return age >= 12


class Pay:
    """tny-pay-01, -02: two gems, to the bank."""

    def run(self, purse: dict[str, int]) -> None:
        if purse["gems"] >= 2:
            purse["gems"] -= 2
            purse["bank"] += 2


def unnamed(n: int) -> int:
    return n + 1
'''
TESTS = """import pytest
from questhall.games.tiny.rules.paying import Pay, may_enter


@pytest.mark.rule("tny-age-01")
def test_age():
    assert may_enter(12) and not may_enter(11)


@pytest.mark.rule("tny-pay-01")
def test_pay():
    purse = {"gems": 2, "bank": 0}
    Pay().run(purse)
    assert purse["gems"] == 0


def test_unmarked():
    raise AssertionError("nobody runs this")
"""
BOOK = '[rules.tny-age-01]\nen = ""\n[rules.tny-pay-01]\nen = ""\n[rules.tny-pay-02]\nen = ""\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    game = tmp_path / "src/questhall/games/tiny"
    (game / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (game / "rules/paying.py").write_text(RULES)
    (game / "bot.py").write_text('def guess() -> None:\n    """tny-age-01."""\n    print()\n')
    for package in (game / "rules", game, game.parent, game.parent.parent):
        (package / "__init__.py").write_text("")
    (game / "rulebook.toml").write_text(BOOK)
    (tmp_path / "tests/test_tiny.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rules"]\n')
    return tmp_path


def test_places_are_functions_that_name_rules(project: Path) -> None:
    known = {"tny-age-01", "tny-pay-01", "tny-pay-02"}
    found = {place.name: place.rules for place in places.places(project / "src/questhall/games/tiny", known)}
    assert found == {"may_enter": {"tny-age-01"}, "Pay.run": {"tny-pay-01", "tny-pay-02"}}


def test_changes_are_small_and_each_is_another_one() -> None:
    said = [changes.changed(RULES, "Pay.run", n) for n in range(changes.count(RULES, "Pay.run"))]
    whats = [what for _, what in said]
    assert "run() returns at once" in whats and "`purse['gems'] >= 2` turned round" in whats
    assert "without `purse['bank'] += 2`" in whats and "2 is 3" in whats
    assert len({text for text, _ in said}) == len(said)
    assert ast.unparse(ast.parse(RULES)) not in {text for text, _ in said}


def test_what_only_tells_is_left_alone() -> None:
    text = 'def f(s: int) -> None:\n    """x."""\n    s.emit(1, 2)\n    assert s > 1\n    raise ValueError(3)\n'
    assert [changes.changed(text, "f", n)[1] for n in range(changes.count(text, "f"))] == ["f() returns at once"]


def test_tests_are_known_by_their_marks(project: Path) -> None:
    assert trial.tests_of_rules(project) == {
        "tny-age-01": ["tests/test_tiny.py::test_age"],
        "tny-pay-01": ["tests/test_tiny.py::test_pay"],
    }


def test_survivors_are_listed_and_the_project_stays_as_it_was(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    assert mutants.main(["--rule", "tny-age-01", "--number", "2"], project) == 0
    said = capsys.readouterr().out
    assert "0 survived (0.0 %)" in said and "tiny/rules/paying.py:4 may_enter" in said
    assert mutants.main(["--rule", "tny-pay-02", "--number", "0"], project) == 1
    said = capsys.readouterr().out
    survivors = said[said.index("survived (") :]
    assert "without `purse['bank'] += 2`" in survivors, "no test looks into the bank"
    assert "without `purse['gems'] -= 2`" not in survivors
    assert mutants.main(["--game", "nowhere"], project) == 2
    assert {path: path.read_bytes() for path in before} == before


def test_where_tests_fail_anyway_nothing_is_said(project: Path) -> None:
    (project / "tests/test_tiny.py").write_text(TESTS.replace("may_enter(12)", "may_enter(3)"))
    with pytest.raises(SystemExit, match="repair them first"):
        mutants.main(["--rule", "tny-age-01"], project)


def test_the_same_seed_draws_the_same_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[mutants.Mutant]] = []
    monkeypatch.setattr(mutants, "try_all", lambda root, found: drawn.append(found) or [])
    for seed in ("3", "3", "4"):
        mutants.main(["--number", "4", "--seed", seed], project)
    assert drawn[0] == drawn[1] != drawn[2] and len(drawn[0]) == 4
