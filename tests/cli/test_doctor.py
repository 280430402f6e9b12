"""`questhall doctor` finds what is wrong and says what to do."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from questhall.cli import main
from questhall.cli.errors import FOUND_WRONG, GOOD
from questhall.hall import checkup
from questhall.hall.hall import Config
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.service import Service
from questhall.terminal import saves
from questhall.texts import languages, strict

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def hall(home: Path) -> Path:
    """A database with a game under way."""

    async def make() -> None:
        service = await Service.open("", Config(bot_workers=0))
        await service.lobby.make(NewTable("dragonquest", [NewSeat("human")], start=True))
        await service.close()

    asyncio.run(make())
    return home / "hall.db"


def doctor(output: Output, *words: str) -> tuple[int, str]:
    with strict():
        code = main(["doctor", *words])
    return code, output.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_all_is_well(hall: Path, capsys: Output, lang: str) -> None:
    code, said = doctor(capsys, "--lang", lang)
    assert code == GOOD and str(hall) in said and "sqlite" in said.lower()


def test_there_is_nothing_yet(capsys: Output) -> None:
    code, said = doctor(capsys)
    assert code == GOOD and "no hall yet" in said


def test_a_damaged_file(hall: Path, capsys: Output) -> None:
    data = bytearray(hall.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    hall.write_bytes(data)
    code, said = doctor(capsys)
    assert code == FOUND_WRONG and "WRONG" in said and "backup" in said


def test_no_database_at_all(hall: Path, capsys: Output) -> None:
    hall.write_text("This is a letter to my aunt.")
    code, said = doctor(capsys)
    assert code == FOUND_WRONG and "cannot be read" in said


def test_a_later_version(hall: Path, capsys: Output) -> None:
    with sqlite3.connect(hall) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    code, said = doctor(capsys)
    assert code == FOUND_WRONG and "later" in said


@pytest.mark.parametrize("lang", languages())
def test_a_game_that_cannot_be_played_on(hall: Path, capsys: Output, lang: str) -> None:
    with sqlite3.connect(hall) as connection:
        connection.execute("UPDATE lines SET line = replace(line, '\"rules\": ', '\"rules\": 9') WHERE seq = 0")
    connection.close()
    code, said = doctor(capsys, "--lang", lang)
    assert code == FOUND_WRONG and "questhall" in said.lower()


def test_a_full_disk(hall: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(hall.parent)
    monkeypatch.setattr(checkup.shutil, "disk_usage", lambda path: usage._replace(free=1024))
    code, said = doctor(capsys)
    assert code == FOUND_WRONG and "Make room" in said


def test_no_server(capsys: Output) -> None:
    code, said = doctor(capsys, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert code == FOUND_WRONG and "does the server run" in said


def test_a_damaged_save(capsys: Output) -> None:
    (saves.folder() / "dragonquest.game.jsonl").write_text("{")
    code, said = doctor(capsys)
    assert code == FOUND_WRONG and "--salvage" in said
