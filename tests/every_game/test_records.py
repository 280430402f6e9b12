"""Whole games kept as files: whatever changes, they replay move for move. tools/records.py writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.engine.verify import verify
from questhall.games import open_game, titles

ROOT = Path(__file__).resolve().parent.parent / "records"
RECORDS = sorted(ROOT.glob("*/*.game.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.name.partition(".")[0] for path in RECORDS])
def test_a_kept_game_replays(path: Path) -> None:
    report = verify(path, open_game)
    assert report.ok, str(report)
    assert {check.what: check.ok for check in report.checks} == dict.fromkeys(
        ("lines", "moves", "throws", "result"), True
    )


def test_every_game_has_kept_games() -> None:
    assert {path.parent.name for path in RECORDS} == set(titles())
