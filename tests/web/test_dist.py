"""The wheel, as somebody gets it who has neither Node nor a compiler nor these sources."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest
from tests.machine import patience
from tests.web.people import Guest
from tests.web.processes import ROOT, Process

from questhall.games import titles


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from a copy: an installation under way here is not touched."""
    if not (ROOT / "src/questhall/web/dist/index.html").is_file():
        pytest.skip("the client is not built: run `make client`")
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "setup.py", "-q", "build", "--build-base", str(folder / "build")]
    command += ["egg_info", "--egg-base", str(folder), "bdist_wheel", "--dist-dir", str(folder)]
    environment = {**os.environ, "QUESTHALL_COMPILE": "0", "QUESTHALL_SKIP_CLIENT": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it needs from others, and nothing of this project."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=True)
    found = folder / "bin" / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.run([found, "-c", where], check=True, capture_output=True, text=True).stdout.strip())
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return found


def bare(python: Path, home: Path) -> dict[str, str]:
    """No Node, no compiler, no sources in sight."""
    return {"PATH": str(python.parent), "QUESTHALL_HOME": str(home), "LC_ALL": "C.UTF-8"}


def test_a_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert "questhall/web/dist/index.html" in names
    for game in titles():
        assert f"questhall/games/{game}/rulebook.toml" in names
    assert not [name for name in names if name.endswith((".so", ".ts", ".svelte")) or name.startswith("tests")]
    assert "questhall/hall/store/migrations/0001_tables.sql" in names, "a new database needs its schema"


def test_it_starts_and_a_move_is_played(python: Path, tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'hall.db'}")
    server.python, server.environment = str(python), bare(python, tmp_path)
    server.start()
    try:
        server.wait()
        assert "<title>Questhall" in httpx.get(server.url, timeout=patience(30)).text
        for game in titles():
            body = {"game": game, "seats": [{"kind": "human"}] * 3, "settings": {"pause": 0}, "start": True}
            made = httpx.post(f"{server.url}/api/tables", json=body, timeout=patience(60)).raise_for_status().json()
            seats = [Guest(server.url, made["table"]["id"], seat["key"]) for seat in made["seats"]]
            now = next(each for each in (seat.now() for seat in seats) if each["options"])
            seat = next(seat for seat in seats if seat.now()["options"])
            assert seat.move(now["seq"], now["options"][0]["name"]).status_code == 200, game
    finally:
        server.kill()


def test_the_command_says_where_it_is_from(python: Path, tmp_path: Path) -> None:
    where = "import questhall; print(questhall.__file__)"
    said = subprocess.run([python, "-c", where], env=bare(python, tmp_path), check=True, capture_output=True, text=True)
    assert str(python.parent.parent) in said.stdout
    for words in (["--version"], ["rules", "dragonquest", "drq-mov-03"], ["simulate", "deckbox", "--bots"]):
        command = [python, "-m", "questhall.cli", *words]
        done = subprocess.run(command, env=bare(python, tmp_path), capture_output=True, text=True, check=False)
        assert done.returncode == 0 and done.stdout, done.stderr
