"""Whole games kept as files: whatever changes, they replay move for move, or are refused in words.

Those in kept.json stay as they are for ever; tools/keep_records.py adds to it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tools import keep_records

from questhall.engine.record import Record, RecordError, read
from questhall.engine.replay import Replay
from questhall.engine.verify import verify
from questhall.games import open_game, titles

ROOT = Path(__file__).resolve().parent.parent / "records"
# A game that was added to this installation brings its own
ADDED = [path for title in titles().values() for path in sorted((title.folder / "records").glob("*.game.jsonl"))]
RECORDS = sorted(ROOT.glob("*/*.game.jsonl")) + ADDED


@pytest.mark.parametrize("path", RECORDS, ids=[path.name.partition(".")[0] for path in RECORDS])
def test_a_kept_game_replays(path: Path) -> None:
    header = read(path).header
    if header.rules != open_game(header.game).rules_version:
        with pytest.raises(RecordError, match=f"recorded under rules {header.rules} .*; these are rules"):
            Replay.read(path, open_game)
        return
    report = verify(path, open_game)
    assert report.ok, str(report)
    assert {check.what: check.ok for check in report.checks} == dict.fromkeys(
        ("lines", "moves", "throws", "result"), True
    )


def test_what_is_kept_is_never_changed() -> None:
    """If this fails, the rules have changed under a game somebody has played: raise rules_version, keep new records."""
    kept, now = keep_records.kept(), keep_records.sums()
    assert kept and {path: now.get(path) for path in kept} == kept


def test_every_game_has_kept_games_of_its_present_rules() -> None:
    headers = [read(path).header for path in RECORDS]
    present = {header.game for header in headers if header.rules == open_game(header.game).rules_version}
    assert present == set(titles())


@pytest.mark.parametrize("path", RECORDS[:1])
def test_a_game_of_other_rules_is_refused_in_words(path: Path, tmp_path: Path) -> None:
    record = read(path)
    other = Record(replace(record.header, rules=record.header.rules + 1))
    other.append(*record.entries)
    kept = tmp_path / path.name
    kept.write_text(other.text(), "utf-8")
    with pytest.raises(RecordError, match="recorded under rules"):
        Replay.read(kept, open_game)
    assert not verify(kept, open_game).ok
