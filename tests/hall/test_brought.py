"""A finished game in a file is shown on the replay page of the hall."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import pytest

from questhall.cli.main import main
from questhall.engine import record as files
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.engine.record import RecordError
from questhall.games import open_game
from questhall.hall.brought import bring
from questhall.hall.hall import Config
from questhall.hall.service import Service
from questhall.hall.store import OVER


def played(path: Path, answers: int = 10_000) -> Path:
    match: Match[Any] = Match.new(open_game("dragonquest"), {}, [Seat("program")], Seeded(3), path=path, sync=False)
    draw = Random(1)
    while not match.is_over and answers:
        match.act(0, draw.choice(match.options(0)).name)
        answers -= 1
    return path


async def test_it_becomes_a_table_that_is_over(tmp_path: Path) -> None:
    path, url = played(tmp_path / "one.game.jsonl"), f"sqlite:///{tmp_path / 'hall.db'}"
    table_id = await bring(url, files.read(path))
    assert await bring(url, files.read(path)) == table_id
    service = await Service.open(url, Config(bot_workers=0))
    try:
        room = await service.hall.room(table_id)
        assert room.table.status == OVER
        assert await service.inspector.record(room, ()) == path.read_text()
        assert [seat.name for seat in room.seats] == ["program"]
    finally:
        await service.close()


async def test_a_game_under_way_is_not_shown(tmp_path: Path) -> None:
    path = played(tmp_path / "half.game.jsonl", 3)
    with pytest.raises(RecordError, match="the game is not over"):
        await bring(f"sqlite:///{tmp_path / 'hall.db'}", files.read(path))


def test_the_command_opens_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path))
    opened: list[str] = []

    def open_hall(args: argparse.Namespace, page: str) -> int:
        opened.append(page)
        return 0

    monkeypatch.setattr("questhall.web.command.open_hall", open_hall)
    path = played(tmp_path / "one.game.jsonl")
    assert main(["replay", str(path), "--browser"]) == 0
    assert len(opened) == 1 and opened[0].startswith("/t/") and opened[0].endswith("/replay")
    assert main(["replay", str(tmp_path / "none.game.jsonl"), "--browser"]) == 2
