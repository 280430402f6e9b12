"""`questhall simulate`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from tests.bots.bad import Crash

from questhall.bots import registry
from questhall.cli import simulating
from questhall.cli.main import main
from questhall.cli.simulating import read_quest
from questhall.lab.report import Report


def command(*words: str) -> int:
    return main(["simulate", *words, "--lang", "en"])


def test_a_table_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("dragonquest", "--seats", "sane,random", "--games", "20", "--rotate", "--workers", "1") == 0
    said = capsys.readouterr().out
    assert "dragonquest: 20 games" in said
    assert "sane" in said and "random" in said
    assert "escaped" in said and "95% confidence" in said


def test_one_bot_for_all_seats(tmp_path: Path) -> None:
    file = tmp_path / "four.json"
    assert command("--seats", "random", "--players", "4", "--games", "3", "--workers", "1", "--out", str(file)) == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["experiment"]["bots"] == ["random"] * 4
    assert data["games"] == 3
    escaped = next(line for line in data["lines"] if line["measure"] == "escaped")
    assert escaped["kind"] == "share" and escaped["count"] == 12
    assert escaped["low"] <= escaped["value"] <= escaped["high"]


def test_csv(tmp_path: Path) -> None:
    file = tmp_path / "one.csv"
    words = ("--seats", "random", "--games", "1", "--workers", "1", "--option", "difficulty=grim", "--out", str(file))
    assert command(*words) == 0
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert rows[0]["bot"] == "random" and rows[0]["measure"] == "escaped"
    assert next(row for row in rows if row["measure"] == "loot")["low"] == ""  # one game tells nothing about spread


def test_the_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--bots") == 0
    assert capsys.readouterr().out.split() == ["random", "timid", "reckless", "sane", "good"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "no game called 'chess'; there are dragonquest"),
        (("--seats", "clever"), "no bot called 'clever' plays dragonquest"),
        (("--seats", "sane:0"), "bot 'sane:0': '0' is no number of throws in the chamber, 1 to 9"),
        (("--seats", "sane,sane", "--players", "3"), "--seats names 2 bots for --players 3; name one, or one for each"),
        (("--players", "5"), "seats: 5 seats; dragonquest takes 1 to 4"),
        (("--players", "0"), "--players 0: at least one is needed"),
        (("--games", "0"), "at least one game has to be played"),
        (("--workers", "-1"), "--workers -1: a number of processes, 0 for one a core"),
        (("--option", "difficulty"), "--option difficulty: write KEY=VALUE"),
        (("--option", "difficulty=easy"), "difficulty: 'easy' is not one of standard, gentle, grim"),
        (("--option", "custom_treasures=[1"), "--option custom_treasures: "),
        (("--out", "figures.txt"), "--out figures.txt: the name must end in .json or .csv"),
        (("--out", "no/such/folder/x.csv"), "There is no folder"),
    ],
)
def test_mistakes_are_told_in_one_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    assert command(*words) == 2
    output = capsys.readouterr()
    assert not output.out
    assert output.err.startswith("questhall: ")
    assert said in output.err
    assert output.err.count("\n") == 1


def test_bad_bots_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(registry.FOR_EVERY_GAME, "bad", lambda parameters: Crash())
    assert command("--seats", "bad", "--games", "2", "--workers", "1") == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "bad failed to answer" in said
    assert "game 0: bot bad at seat 0, asked by GuessTile: RuntimeError: I have lost my mind" in said


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from questhall.lab.experiment import Experiment, play_part

    def cut_short(experiment: Experiment, workers: int, progress: object) -> Report:
        return Report(experiment, play_part(experiment, 0, 2), 0.1, interrupted=True)

    monkeypatch.setattr(simulating, "simulate", cut_short)
    assert command("--seats", "random", "--games", "50") == 130
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize(("word", "quest"), [("1", "q01_the_trial"), ("q02_the_drowned_bell", "q02_the_drowned_bell")])
def test_a_quest_by_number_or_by_name(word: str, quest: str) -> None:
    assert read_quest("heroquest", word) == quest
