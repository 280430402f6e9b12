"""Small samples of the figures in docs/balance.md and docs/bots.md: generous bounds that a broken rule would break."""

from __future__ import annotations

from functools import cache

import pytest

from questhall.lab.experiment import Experiment
from questhall.lab.report import Report
from questhall.lab.simulate import simulate

GAMES = 400


@cache
def solo(bot: str, difficulty: str = "standard", start: str = "normal") -> Report:
    options = {"difficulty": difficulty, "start_square": start}
    return simulate(Experiment("dragonquest", (bot,), GAMES, "balance", options), workers=1)


@pytest.mark.parametrize(
    ("bot", "difficulty", "start", "low", "high"),
    [
        ("sane", "standard", "normal", 0.45, 0.60),
        ("sane:4", "standard", "normal", 0.35, 0.50),
        ("timid", "standard", "normal", 0.38, 0.54),
        ("reckless", "standard", "normal", 0.22, 0.37),
        ("reckless:6", "standard", "normal", 0.12, 0.26),
        ("sane", "gentle", "normal", 0.82, 0.94),
        ("sane", "grim", "normal", 0.21, 0.36),
        ("sane", "standard", "orange", 0.57, 0.73),
    ],
)
def test_so_many_escape(bot: str, difficulty: str, start: str, low: float, high: float) -> None:
    assert low < solo(bot, difficulty, start).line(bot, "escaped").value < high


def test_a_sane_game_runs_as_expected() -> None:
    report = solo("sane")
    for measure, low, high in (
        ("dangers", 3.5, 4.4),
        ("arrival turn", 7.5, 8.8),
        ("exit turn", 14.7, 15.9),
        ("steps a walking turn", 1.38, 1.53),
        ("blocked squares", 3.4, 4.4),
        ("steps lost to blocks", 3.0, 4.5),
        ("loot of survivors", 3400, 4300),
        ("caught by sunset", 0.11, 0.22),
    ):
        assert low < report.line("sane", measure).value < high, measure


def test_more_throws_bring_more_loot_and_more_fire() -> None:
    one, four = (solo(bot).line(bot, "loot of survivors").value for bot in ("sane:1", "sane:4"))
    assert four > 1.7 * one
    assert (
        solo("sane:4").line("sane:4", "dragon woken").value > 0.08 > solo("sane:1").line("sane:1", "dragon woken").value
    )


def test_good_brings_home_more_than_sane() -> None:
    good, sane = solo("good").line("good", "loot"), solo("sane").line("sane", "loot")
    assert good.low > sane.high


def test_good_wins_more_than_its_share_at_a_table_of_four() -> None:
    experiment = Experiment("dragonquest", ("good", "sane", "sane", "sane"), 300, "balance", rotate=True)
    wins = simulate(experiment, workers=1).line("good", "wins, a shared one in parts")
    assert wins.low > 0.25
