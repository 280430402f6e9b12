"""Experiments: the same figures everywhere, fair seats, and what happens when something goes wrong."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots.bad import Crash, Illegal

from questhall.bots import UnknownBot, registry
from questhall.engine.game import BadSetup
from questhall.engine.playout import Policy
from questhall.games import UnknownGame
from questhall.lab.experiment import PART, Experiment, play_part
from questhall.lab.report import Report
from questhall.lab.simulate import simulate

TWO = Experiment("dragonquest", ("sane", "random"), 2 * PART + 7)


def figures(report: Report) -> list[object]:
    return list(report.lines())


def test_figures_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = simulate(TWO, workers=1), simulate(TWO, workers=2)
    assert alone.found.games == together.found.games == TWO.games
    assert figures(alone) == figures(together)


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    whole, first, second = (play_part(TWO, *part) for part in ((0, 12), (0, 5), (5, 12)))
    assert first.games + second.games == whole.games == 12
    assert first.rows + second.rows == whole.rows
    assert [row.game for row in whole.rows] == [game for game in range(12) for _ in TWO.bots]


def test_other_seeds_give_other_games() -> None:
    assert play_part(TWO, 0, 9) == play_part(TWO, 0, 9)
    assert play_part(TWO, 0, 9) != play_part(Experiment("dragonquest", TWO.bots, 9, seed="2"), 0, 9)


def test_options_reach_the_table() -> None:
    easy = Experiment("dragonquest", ("sane",), 60, options={"difficulty": "gentle"})
    hard = Experiment("dragonquest", ("sane",), 60, options={"difficulty": "grim"})
    escaped = [simulate(each, workers=1).line("sane", "escaped").value for each in (easy, hard)]
    assert escaped[0] > escaped[1] + 0.2


def test_rotation_seats_every_bot_everywhere_equally() -> None:
    rotating = Experiment("dragonquest", ("a", "b", "b", "c"), 8, rotate=True)
    seated = Counter((bot, seat) for game in range(8) for seat, bot in enumerate(rotating.seating(game)))
    assert {seated["a", seat] for seat in range(4)} == {2}
    assert {seated["c", seat] for seat in range(4)} == {2}
    assert {seated["b", seat] for seat in range(4)} == {4}
    assert Experiment("dragonquest", ("a", "b"), 8).seating(3) == ("a", "b")


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(TWO, workers=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, TWO.games), (PART, TWO.games), (2 * PART, TWO.games), (TWO.games, TWO.games)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_experiment_reports_what_is_done(workers: int) -> None:
    def stop(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    report = simulate(TWO, workers, stop)
    assert report.interrupted
    assert report.found.games in (PART, TWO.games % PART)
    assert report.line("sane", "escaped").count == report.found.games


@pytest.mark.parametrize(
    ("experiment", "error", "said"),
    [
        (Experiment("chess", ("random",), 1), UnknownGame, "no game called 'chess'"),
        (Experiment("dragonquest", ("clever",), 1), UnknownBot, "no bot called 'clever'"),
        (Experiment("dragonquest", ("random",) * 5, 1), BadSetup, "5 seats"),
        (Experiment("dragonquest", ("random",), 1, options={"luck": "good"}), BadSetup, "luck: unknown option"),
        (Experiment("dragonquest", ("random",), 0), ValueError, "at least one game"),
    ],
)
def test_a_wrong_experiment_is_refused_before_it_starts(
    experiment: Experiment, error: type[ValueError], said: str
) -> None:
    with pytest.raises(error, match=said):
        simulate(experiment)


@pytest.mark.parametrize(("bot", "said"), [(Crash, "RuntimeError: I have lost my mind"), (Illegal, "answered -12345")])
def test_bad_bots_are_survived_and_named(monkeypatch: pytest.MonkeyPatch, bot: type[Policy], said: str) -> None:
    monkeypatch.setitem(registry.FOR_EVERY_GAME, "bad", lambda parameters: bot())
    report = simulate(Experiment("dragonquest", ("bad", "sane"), 4), workers=1)
    assert report.found.games == 4
    assert list(report.found.failed) == ["bad"]
    assert report.found.failed["bad"] > 20
    assert report.found.failures[0].startswith("game 0: bot bad at seat 0, asked by ")
    assert all(said in failure for failure in report.found.failures)
    assert len(report.found.failures) == 5
