"""The project's own promises: no machine in its files, locks with hashes, one version, rules on nothing but Python."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import questhall
from questhall.games import titles

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ("requirements.lock", "requirements-dev.lock")
EXAMPLE = re.compile(rb'questhall [a-z]+ [a-z]+|(?:env|single|load)\("[a-z]+"')  # a command or a call shown to people
INDENTED_IMPORT = re.compile(r"^[ \t]+(?:import|from)\b", re.MULTILINE)
# Each begins with plain letters: then it is looked for quickly.
FOREIGN = {
    "a package registry": re.compile(r"(?:pypi|pythonhosted|npmjs|crates|debian)\.(?:org|com|io|net)\b"),
    "an index setting": re.compile(r"index-url(?<!emit-index-url)(?<!no-index-url)\s*[=\s]\s*\S*:"),
    "a path of one machine": re.compile(r"/(?<![\w.~*>)\]-]/)(?:root|home|work|Users|opt|mnt)/\w"),
    "a local address": re.compile(r"\bfile:/{2,3}\w"),
}


def project_files() -> list[Path]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_files_name_no_registry_and_no_machine() -> None:
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="replace")
        for what, pattern in FOREIGN.items():
            found += [f"{path.relative_to(ROOT)}: {what}: {match.group()}" for match in pattern.finditer(text)]
    assert not found


@pytest.mark.parametrize("name", LOCKS)
def test_lock_pins_every_package_with_hashes_and_no_address(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", "\n".join(line for line in lock.splitlines() if not line.lstrip().startswith("#")))
    assert len(entries) > 4
    assert "://" not in lock
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_locks_agree() -> None:
    run, dev = (
        dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for name in LOCKS
    )
    assert run.items() <= dev.items()


def test_one_version_everywhere() -> None:
    newest = re.search(r"^## (?:\[)?(\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert PROJECT["version"] == newest.group(1) == questhall.__version__


def test_readme_says_how_to_play_and_how_to_test() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_make_rebuilds_on_every_source_that_is_compiled() -> None:
    if shutil.which("make") is None:
        pytest.skip("there is no make")
    ask = ["make", "-s", "--eval", "hot: ; @echo $(HOT)", "hot"]
    watched = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    compiled = [path.as_posix() for path in runpy.run_path(str(ROOT / "tools/compiled.py"))["compiled"]()]
    assert watched == ["setup.py", *compiled]


def test_what_is_said_to_be_compiled_is_there() -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["questhall"]["compiled"]
    missing = [each for each in said if each.endswith(".py") and not any((ROOT / "src/questhall").glob(each))]
    assert not missing


@pytest.mark.parametrize("layer", ["engine", "drawing", "games"])
def test_rules_use_the_standard_library_alone(layer: str) -> None:
    allowed = {*sys.stdlib_module_names, "questhall", "mypy_extensions"}
    strangers = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "src/questhall" / layer).rglob("*.py")
        for name in imported(path)
        if name not in allowed
    }
    assert not strangers


def test_an_import_inside_a_function_says_why_it_is_late() -> None:
    """Such as what only one command needs; one that hides a circle has no such reason."""
    silent = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "src/questhall").rglob("*.py")
        for lines in [path.read_text(encoding="utf-8").splitlines()]
        for node in inner_imports(path)
        if "#" not in lines[node.lineno - 1] and "# late: " not in "".join(lines[node.lineno - 3 : node.lineno - 1])
    ]
    assert not silent


def test_games_are_found_by_their_folders_in_the_order_of_the_shelf() -> None:
    folders = {path.parent.name for path in (ROOT / "src/questhall/games").glob("*/__init__.py")}
    assert folders <= set(titles())
    places = [title.shelf for title in titles().values()]
    assert places == sorted(set(places))


@pytest.mark.parametrize("game", list(titles()))
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    """But for commands that are shown as examples."""
    own = (ROOT / "src/questhall/games" / game, ROOT / "client/src/games" / game)
    named = [
        path.relative_to(ROOT)
        for path in project_files()
        if path.is_relative_to(ROOT / "src") or path.is_relative_to(ROOT / "client/src")
        if not any(path.is_relative_to(folder) for folder in own)
        and game.encode() in EXAMPLE.sub(b"", path.read_bytes())
    ]
    assert not named


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


def inner_imports(path: Path) -> list[ast.stmt]:
    """Those that run when a function does."""
    text = path.read_text(encoding="utf-8")
    if not INDENTED_IMPORT.search(text):
        return []
    return [
        node
        for outer in ast.walk(ast.parse(text))
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(outer)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]


def rules_report(root: Path) -> subprocess.CompletedProcess[str]:
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "tools/rules_report.py"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    game = tmp_path / "src/questhall/games/toy"
    game.mkdir(parents=True)
    (game / "rulebook.toml").write_text('[rules.toy-a-01]\nen = "A"\n[rules.toy-a-02]\nen = "B"\n', encoding="utf-8")
    (game / "state.py").write_text('"""toy-a-01 to -02: both."""\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    return tmp_path


def write_test(toy: Path, *rules: str) -> None:
    mark = ", ".join(f'"{rule}"' for rule in rules)
    (toy / "tests/test_toy.py").write_text(f"@pytest.mark.rule({mark})\ndef test(): ...\n", encoding="utf-8")


def test_rules_report_is_content_when_every_rule_has_a_test(toy: Path) -> None:
    write_test(toy, "toy-a-01", "toy-a-02")
    report = rules_report(toy)
    assert report.returncode == 0, report.stdout
    assert "toy: 2 rules, 2 with a test" in report.stdout


def test_rules_report_finds_a_rule_that_lives_nowhere(toy: Path) -> None:
    write_test(toy, "toy-a-01", "toy-a-02")
    (toy / "src/questhall/games/toy/state.py").write_text('"""toy-a-01"""\n', encoding="utf-8")
    report = rules_report(toy)
    assert report.returncode == 1
    assert "1 named nowhere in the code:\n    toy-a-02" in report.stdout


def test_rules_report_finds_the_rule_of_a_card_in_the_content(toy: Path) -> None:
    write_test(toy, "toy-tile-1a", "toy-item-rope")
    game = toy / "src/questhall/games/toy"
    game.joinpath("rulebook.toml").write_text("[rules.toy-tile-1a]\n[rules.toy-item-rope]\n", encoding="utf-8")
    (game / "content").mkdir()
    (game / "content/tiles.toml").write_text('[[tile]]\nid = "1A"\n', encoding="utf-8")
    report = rules_report(toy)
    assert report.returncode == 1
    assert "1 named nowhere in the code:\n    toy-item-rope\n" in report.stdout


def test_rules_report_finds_a_rule_without_a_test(toy: Path) -> None:
    write_test(toy, "toy-a-02")
    report = rules_report(toy)
    assert report.returncode == 1
    assert "1 without a test:\n    toy-a-01" in report.stdout


def test_rules_report_finds_a_test_of_no_rule(toy: Path) -> None:
    write_test(toy, "toy-a-01", "toy-a-02", "toy-a-99")
    report = rules_report(toy)
    assert report.returncode == 1
    assert "toy-a-99 (tests/test_toy.py)" in report.stdout
