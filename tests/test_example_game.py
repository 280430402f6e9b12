"""The proof that a game is its folder: examples/stair, registered by its entry point, and nothing else touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STAIR = ROOT / "examples" / "stair"


def installed(folder: Path) -> dict[str, str]:
    """An environment in which the example is installed, as an installer would note it."""
    project = tomllib.loads((STAIR / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "questhall_stair-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        f"[{group}]\n{name} = {value}"
        for group, each in project["entry-points"].items()
        for name, value in each.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    path = os.pathsep.join((str(folder), str(STAIR), str(ROOT / "src")))
    return {**os.environ, "PYTHONPATH": path, "QUESTHALL_HOME": str(folder / "home"), "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("stair"))


def run(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, input=typed, capture_output=True, text=True, check=False)


def passed(environment: dict[str, str], where: str, which: str) -> int:
    """How many of those tests there are; all of them pass."""
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    done = run(environment, "pytest", *quiet, where, "-k", which)
    assert done.returncode == 0, done.stdout[-3000:]
    return int(done.stdout.rsplit(" passed", 1)[0].split()[-1])


def test_it_passes_what_every_game_must_pass(environment: dict[str, str]) -> None:
    assert passed(environment, "tests/every_game", "stair or kept_games") > 250


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    words = ("play", "stair", "--seats", "human,patient", "--plain", "--speed", "off", "--seed", "3")
    done = run(environment, "questhall.cli", *words, typed="1\n2\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "The Long Stair" in done.stdout and "richest on the stair" in done.stdout


def test_its_rules_are_read(environment: dict[str, str]) -> None:
    done = run(environment, "questhall.cli", "rules", "stair", "str-trn-03", "--lang", "fr")
    assert done.returncode == 0 and "coup de vent" in done.stdout


def test_it_is_simulated(environment: dict[str, str], tmp_path: Path) -> None:
    words = (
        "simulate",
        "stair",
        "--seats",
        "patient,hasty",
        "--games",
        "200",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "f.json"),
    )
    done = run(environment, "questhall.cli", *words)
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "f.json").read_text())["games"] == 200


def test_it_is_an_environment(environment: dict[str, str]) -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (questhall[rl])")
    assert passed(environment, "tests/envs", "stair") > 5


def test_nothing_else_names_it() -> None:
    """Neither the sources nor the client know of it."""
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "client/src").rglob("*.ts"),
        *(ROOT / "client/src").rglob("*.svelte"),
    ]
    named = [
        path for path in files if "questhall_stair" in path.read_text("utf-8") or "str-trn" in path.read_text("utf-8")
    ]
    assert named == []
