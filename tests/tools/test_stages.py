"""What `make test` says at its end: how long each stage took."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import stages


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "LOG", tmp_path / "build" / "stages")
    stages.begin()


def test_each_stage_has_a_line_and_all_of_them_a_sum(capsys: pytest.CaptureFixture[str]) -> None:
    stages.LOG.write_text(
        '{"name": "compiling", "clock": 65.4, "cpu": 119.6}\n{"name": "rules", "clock": 2, "cpu": 1}\n'
    )
    assert stages.main(["end"]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["stage", "time", "CPU"],
        ["compiling", "1:05", "2:00"],
        ["rules", "0:02", "0:01"],
        ["in", "all", "2:01"],
    ]


def test_a_stage_that_fails_fails_the_run_and_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.main(["run", "odd", sys.executable, "-c", "raise SystemExit(3)"]) == 3
    stages.main(["end"])
    assert "odd" in capsys.readouterr().out


def test_a_new_run_forgets_the_one_before(capsys: pytest.CaptureFixture[str]) -> None:
    stages.main(["run", "old", sys.executable, "-c", ""])
    stages.main(["begin"])
    stages.main(["end"])
    assert "old" not in capsys.readouterr().out
