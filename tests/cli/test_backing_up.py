"""`questhall backup` and `questhall restore`, as somebody types them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from questhall.cli import main
from questhall.cli.errors import GOOD, MISUSED
from questhall.hall.hall import Config
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.service import Service
from questhall.texts import languages, strict

Output = pytest.CaptureFixture[str]
TABLES = 3


@pytest.fixture(autouse=True)
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A hall with games under way."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path / "home"))

    async def make() -> None:
        service = await Service.open("", Config(bot_workers=0))
        for _ in range(TABLES):
            await service.lobby.make(NewTable("dragonquest", [NewSeat("human")], start=True))
        await service.close()

    asyncio.run(make())
    return tmp_path / "home" / "hall.db"


def run(output: Output, *words: str) -> tuple[int, str]:
    with strict():
        code = main(words)
    said = output.readouterr()
    return code, said.out + said.err


@pytest.mark.parametrize("lang", languages())
def test_there_and_back(hall: Path, tmp_path: Path, capsys: Output, lang: str) -> None:
    file = str(tmp_path / "all.backup")
    code, said = run(capsys, "backup", file, "--lang", lang)
    assert code == GOOD and str(TABLES) in said and file in said
    hall.rename(tmp_path / "aside")
    code, said = run(capsys, "restore", file, "--lang", lang)
    assert code == GOOD and str(TABLES) in said
    code, said = run(capsys, "doctor", "--lang", lang)
    assert code == GOOD and str(TABLES) in said


@pytest.mark.parametrize("lang", languages())
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: Output, lang: str) -> None:
    file = str(tmp_path / "all.backup")
    assert run(capsys, "backup", file)[0] == GOOD
    for words in (
        ("backup", file),
        ("backup", str(tmp_path / "no" / "where")),
        ("backup", str(tmp_path / "new"), "--database", f"sqlite:///{tmp_path / 'none.db'}"),
        ("restore", file),
        ("restore", str(tmp_path / "nothing")),
        ("backup", str(tmp_path / "new"), "--database", "mysql://here"),
    ):
        code, said = run(capsys, *words, "--lang", lang)
        assert code == MISUSED and len(said.strip().splitlines()) == 1, said
    assert not (tmp_path / "none.db").exists()
