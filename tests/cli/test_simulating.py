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
from questhall.lab.experiment import Experiment, play_part
from questhall.lab.report import Report
from questhall.lab.totals import Totals


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
    assert capsys.readouterr().out.split() == [
        "easy", "fair", "strong", "random", "timid", "reckless", "sane", "good", "search",
    ]  # fmt: skip


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
        (("--on", "mars"), "--on mars: local, ray, or ray://HOST:PORT"),
        (("--workers", "-1"), "--workers -1: a number of processes, 0 for one a core"),
        (("--option", "difficulty"), "--option difficulty: write KEY=VALUE"),
        (("--option", "difficulty=easy"), "difficulty: 'easy' is not one of standard, gentle, grim"),
        (("--option", "custom_treasures=[1"), "--option custom_treasures: "),
        (("--out", "figures.txt"), "--out figures.txt: a file must end in .json or .csv; a folder has no ending"),
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


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def cut_short(experiment: Experiment, *more: object) -> Report:
        totals = Totals()
        totals.take(play_part(experiment, 0, 2))
        return Report(experiment, totals, 0.1, interrupted=True)

    monkeypatch.setattr(simulating, "simulate", cut_short)
    assert command("--seats", "random", "--games", "50", "--out", str(tmp_path / "run")) == 130
    said = capsys.readouterr()
    assert "2 games" in said.out
    assert f"2 of 50 games are kept in {tmp_path / 'run'}; questhall simulate --resume" in said.err


def test_a_run_is_kept_and_played_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ("--seats", "random", "--games", "30", "--workers", "1", "--out", str(folder))
    assert command(*words) == 0
    first = capsys.readouterr()
    assert f"30 games are kept in {folder}" in first.err
    next(folder.glob("part-00001.*")).unlink()
    assert command("--resume", str(folder), "--workers", "1") == 0
    figures = [said.out.splitlines()[1:] for said in (first, capsys.readouterr())]
    assert figures[0] == figures[1]


def test_the_folder_of_another_run_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("--seats", "random", "--games", "3", "--workers", "1", "--out", str(tmp_path))
    assert command(*words) == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    capsys.readouterr()
    assert command(*words, "--seed", "2", "--option", "difficulty=grim") == 2
    said = capsys.readouterr().err
    assert 'holds another experiment (seed: 1 there, 2 here, options: {} there, {"difficulty": "grim"} here)' in said
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert command("--resume", str(tmp_path / "nothing")) == 2
    assert "there is no experiment.json" in capsys.readouterr().err


@pytest.mark.parametrize(("word", "quest"), [("1", "q01_the_trial"), ("q02_the_drowned_bell", "q02_the_drowned_bell")])
def test_a_quest_by_number_or_by_name(word: str, quest: str) -> None:
    assert read_quest("heroquest", word) == quest


def test_two_experiments_are_compared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "grim.toml").write_text('[options]\ndifficulty = "grim"\n')
    words = ("--seats", "timid", "--games", "40", "--workers", "1", "--compare", str(tmp_path / "grim.toml"))
    assert command(*words, "--out", str(tmp_path / "run")) == 0
    output = capsys.readouterr()
    assert "dragonquest: 40 pairs of games, timid" in output.out and "escaped" in output.out
    assert f"80 games are kept in {tmp_path / 'run'}" in output.err
    assert command("--resume", str(tmp_path / "run")) == 0
    assert capsys.readouterr().out == output.out
    assert command(*words, "--out", str(tmp_path / "figures.json")) == 0
    lines = json.loads((tmp_path / "figures.json").read_text())["lines"]
    escaped = next(line for line in lines if line["measure"] == "escaped")
    assert escaped["difference"] < 0 and escaped["low"] < escaped["difference"] < escaped["high"]


def test_what_is_wrong_with_a_comparison_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "other.toml"
    file.write_text('seats = "sane"\n[options]\ndifficulty = "easy"\n')
    assert command("--seats", "sane", "--compare", str(file)) == 2
    assert f"{file}:3: options: difficulty: 'easy' is not one of" in capsys.readouterr().err
