"""The tool that switches rules off, on a project of three rules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools import mutants
from tools.mutating import cards, changes, places, trial

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
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it needs none, and each pytest starts in a fifth
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
    said = [changes.changed(RULES, "Pay.run", n) for n in range(len(changes.lines(RULES, "Pay.run")))]
    whats = [what for _, what, _ in said]
    assert "run() returns at once" in whats and "`purse['gems'] >= 2` turned round" in whats
    assert "without `purse['bank'] += 2`" in whats and "2 is 3" in whats
    assert len({text for text, _, _ in said}) == len(said)
    assert ast.unparse(ast.parse(RULES)) not in {text for text, _, _ in said}
    lines = {what: RULES.splitlines()[line - 1].strip() for _, what, line in said}
    assert lines["without `purse['bank'] += 2`"] == 'purse["bank"] += 2'
    assert lines["`purse['gems'] >= 2` turned round"] == 'if purse["gems"] >= 2:'
    assert lines["run() returns at once"] == 'if purse["gems"] >= 2:'


def test_what_only_tells_is_left_alone() -> None:
    text = 'def f(s: int) -> None:\n    """x."""\n    s.emit(1, 2)\n    assert s > 1\n    raise ValueError(3)\n'
    assert [changes.changed(text, "f", n)[1] for n in range(len(changes.lines(text, "f")))] == ["f() returns at once"]


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
    assert "0 survived (0.0 %)" in said and "tiny/rules/paying.py:6 may_enter" in said
    assert mutants.main(["--rule", "tny-pay-02", "--number", "0"], project) == 1
    said = capsys.readouterr().out
    survivors = said[said.index("survived (") :]
    assert "without `purse['bank'] += 2`; noticed by no other rule's tests" in survivors, "none looks into the bank"
    assert "without `purse['gems'] -= 2`" not in survivors
    assert mutants.main(["--game", "nowhere"], project) == 2
    assert {path: path.read_bytes() for path in before} == before


def test_where_tests_fail_anyway_nothing_is_said(project: Path) -> None:
    (project / "tests/test_tiny.py").write_text(TESTS.replace("may_enter(12)", "may_enter(3)"))
    with pytest.raises(SystemExit, match="test_age fails as it is: repair it first"):
        mutants.main(["--rule", "tny-age-01"], project)


def test_the_same_seed_draws_the_same_changes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[mutants.Mutant]] = []
    monkeypatch.setattr(mutants, "try_all", lambda root, found: drawn.append(found) or [])
    for seed in ("3", "3", "4"):
        mutants.main(["--number", "4", "--seed", seed], project)
    assert drawn[0] == drawn[1] != drawn[2] and len(drawn[0]) == 4


def test_what_the_tests_of_another_rule_notice_says_so(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = project / "src/questhall/games/tiny/rulebook.toml"
    book.write_text(BOOK + '[rules.tny-bnk-01]\nen = ""\n')
    bank = (
        TESTS.replace("tny-pay-01", "tny-bnk-01").replace("test_pay", "test_bank").replace('gems"] ==', 'bank"] - 2 ==')
    )
    (project / "tests/test_bank.py").write_text(bank)
    assert mutants.main(["--rule", "tny-pay-01", "--number", "0"], project) == 1
    said = capsys.readouterr().out
    assert "without `purse['bank'] += 2`; noticed by tests of tny-bnk-01 (not named here): test_bank" in said


def test_a_change_that_acts_while_modules_are_imported_is_noticed(project: Path) -> None:
    with (project / "src/questhall/games/tiny/rules/paying.py").open("a") as rules:
        rules.write("\n\nTWELVE = may_enter(12)\n")
    tests = TESTS.replace("import Pay", "import TWELVE, Pay").replace("may_enter(12) and not may_enter(11)", "TWELVE")
    (project / "tests/test_tiny.py").write_text(tests)
    with trial.Copy(project) as copy:
        path, test = project / "src/questhall/games/tiny/rules/paying.py", "tests/test_tiny.py::test_age"
        which = next(
            n for n in range(9) if changes.changed(copy.read(path), "may_enter", n)[1].endswith("returns False")
        )
        text, _, _ = changes.changed(copy.read(path), "may_enter", which)
        copy.get_ready([test])
        assert not copy.failing(path, "may_enter", text, [test], 60.0)["failed"], "so it is tried surely as well"
        assert not copy.survives(path, text, [test])


def test_a_game_that_never_ends_was_noticed(project: Path) -> None:
    with trial.Copy(project) as copy:
        path, test = project / "src/questhall/games/tiny/rules/paying.py", "tests/test_tiny.py::test_age"
        text = copy.read(path).replace("return age >= 12", "while True: pass")
        copy.get_ready([test])
        assert copy.failing(path, "may_enter", text, [test], 0.5)["failed"] == ["it never ends"]
        assert not copy.failing(path, "may_enter", copy.read(path), [test], 60.0)["failed"], "and the next one is tried"


def test_statements_no_test_of_their_rules_executes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = TESTS.replace('@pytest.mark.rule("tny-age-01")\n', "") + (
        '\n\n@pytest.mark.rule("tny-age-01")\ndef test_poor():\n    Pay().run({"gems": 1})\n'
        '\n\n@pytest.mark.rule("tny-pay-01")\ndef test_child():\n    assert not may_enter(3)\n'
    )
    (project / "tests/test_tiny.py").write_text(tests)
    assert mutants.main(["--reach"], project) == 1
    said = capsys.readouterr().out
    assert (
        "tiny/rules/paying.py:6 may_enter (tny-age-01): `return age >= 12`\n    tests of tny-pay-01 execute it" in said
    )
    assert "1 statements are" in said
    (project / "tests/test_tiny.py").write_text(TESTS)
    assert mutants.main(["--reach"], project) == 0
    (project / "tests/test_tiny.py").write_text(TESTS.replace("Pay().run(purse)", "purse['gems'] = 0"))
    assert mutants.main(["--reach"], project) == 1
    said = capsys.readouterr().out
    assert '`purse["bank"] += 2`\n    no rule\'s test executes it' in said


# Rule by rule

CARD = """# Heroes, 9 of them.

[[hero]]
id = "Bo"
title = { en = "Bo 1", fr = "Bo 1" }
health = 3  # of 9
words = ["near", "weak"]
brave = true
script = 'heal 1'
rows = '''
###
#.#
'''

[[hero]]
id = "mo"
health = 4
"""


@pytest.fixture
def heroes(project: Path) -> Path:
    """Two heroes, read from a file; only Bo's health has a test, and no hero is healthier than 9."""
    game = project / "src/questhall/games/tiny"
    (game / "content").mkdir()
    (game / "content/heroes.toml").write_text(CARD)
    (game / "rulebook.toml").write_text(BOOK + '[rules.tny-hero-bo]\nen = ""\n[rules.tny-hero-mo]\nen = ""\n')
    (game / "cards.py").write_text(
        "import tomllib\nfrom pathlib import Path\n\n"
        'READ = tomllib.loads((Path(__file__).parent / "content/heroes.toml").read_text("utf-8"))["hero"]\n'
        'HEALTH = {hero["id"]: hero["health"] for hero in READ}\nassert HEALTH["Bo"] < 9\n'
    )
    (game / "__init__.py").write_text(
        "class Game:\n    def load(self):\n        from questhall.games.tiny import cards\n\n"
        "    def quest_files(self):\n        return None\n\n\nGAME = Game()\n"
    )
    (project / "tests/test_cards.py").write_text(
        "import pytest\nfrom questhall.games.tiny.cards import HEALTH\n\n\n"
        '@pytest.mark.rule("tny-hero-bo")\ndef test_bo():\n    assert HEALTH["Bo"] == 3\n\n\n'
        '@pytest.mark.rule("tny-hero-mo")\ndef test_mo():\n    assert HEALTH["mo"]\n'
    )
    return project


def test_changes_to_a_card_stay_in_its_table(heroes: Path) -> None:
    found = cards.card_changes(heroes / "src/questhall/games/tiny", "tny-hero-bo")
    assert [change.what for change in found] == [
        "3 is 4 in `health = 3`",
        '"near" taken out of `words = ["near", "weak"]`',
        '"weak" taken out of `words = ["near", "weak"]`',
        "`brave = true` turned round",
        "nothing done in `script = 'heal 1'`",
        "1 is 2 in `script = 'heal 1'`",
        "a pit in `#.#`",
    ]
    assert found[0].text == CARD.replace("health = 3", "health = 4") and found[0].line == 6
    assert 'words = ["weak"]' in found[1].text and 'words = ["near"]' in found[2].text
    assert "script = 'none'" in found[4].text and "#o#" in found[6].text
    assert not cards.card_changes(heroes / "src/questhall/games/tiny", "tny-age-01"), "that is no card"


def test_rule_by_rule_those_are_listed_whose_own_tests_notice_nothing(
    heroes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.read_bytes() for path in heroes.rglob("*") if path.is_file()}
    (heroes / "tests/test_tiny.py").write_text(TESTS.replace('assert purse["gems"] == 0', "assert purse"))
    assert mutants.main(["--each-rule"], heroes) == 1
    said = capsys.readouterr().out
    assert "tny-hero-mo: heroes.toml:17 4 is 5 in `health = 4`\n" in said
    assert "tny-pay-01: paying.py:" in said and "tny-age-01" not in said and "tny-hero-bo" not in said
    assert "4 rules and cards: 2 have a test that notices a change to them." in said
    (heroes / "tests/test_tiny.py").write_bytes(before[heroes / "tests/test_tiny.py"])
    assert {path: path.read_bytes() for path in before} == before
    assert mutants.main(["--each-rule", "--rule", "tny-pay-01"], heroes) == 0


def test_a_card_the_game_does_not_take_is_not_noticed_by_its_test(heroes: Path) -> None:
    folder = heroes / "src/questhall/games/tiny"
    path, test = folder / "content/heroes.toml", "tests/test_cards.py::test_bo"
    with trial.Copy(heroes) as copy:
        copy.get_ready([test])
        assert copy.card_noticed(path, CARD, [test], "tiny") is False
        assert copy.card_noticed(path, CARD.replace("= 3 ", "= 4 "), [test], "tiny") is True
        assert copy.card_noticed(path, CARD.replace("= 3 ", "= 9 "), [test], "tiny") is None
