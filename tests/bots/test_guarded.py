"""Bad bots: the game goes on, and it is told what they did."""

from __future__ import annotations

import random

import pytest
from tests.bots.bad import Crash, Illegal, Meddler, Peeker, Wordy

from questhall.bots import Failure, Guarded
from questhall.engine.core import DECISION, OVER
from questhall.engine.keyed import Keyed
from questhall.engine.playout import Policy, RandomPolicy, play_policies
from questhall.games import open_game
from questhall.games.dragonquest.model.state import Quest
from questhall.games.dragonquest.rules import events

GAME = open_game("dragonquest")


def play(bots: list[Policy], seed: int, **options: str) -> Quest:
    state: Quest = GAME.new(options, len(bots))
    state.events = []
    play_policies(state, bots, Keyed(str(seed)))
    assert state.waiting == OVER
    return state


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Crash(), "RuntimeError: I have lost my mind"),
        (Illegal(), "answered -12345, which is not legal"),
        (Wordy(), "answered 'the first one, please', which is not legal"),
    ],
)
def test_a_bad_bot_spoils_no_game_and_is_named(bot: Policy, problem: str) -> None:
    guard = Guarded("bad", bot)
    play([RandomPolicy(), guard], 3)
    assert guard.failures
    assert {(failure.bot, failure.seat, failure.problem) for failure in guard.failures} == {("bad", 1, problem)}
    assert "GuessTile" in {failure.question for failure in guard.failures}


def test_a_failure_says_who_where_and_what() -> None:
    failure = Failure("bad", 1, "Walk", "ZeroDivisionError: division by zero")
    assert str(failure) == "bot bad at seat 1, asked by Walk: ZeroDivisionError: division by zero"


def test_a_good_bot_passes_unchanged() -> None:
    games = [play([RandomPolicy(), RandomPolicy()], 5), play([Guarded("r", RandomPolicy()), RandomPolicy()], 5)]
    assert games[0].events == games[1].events


def test_meddling_with_the_imagined_state_changes_nothing() -> None:
    guard = Guarded("meddler", Meddler())
    state = GAME.new({}, 1)
    draw = random.Random(1).random
    before = GAME.view(state, None)
    assert state.waiting == DECISION
    guard.choose(state.imagine(0, draw), 0, draw)
    assert GAME.view(state, None) == before
    play([guard], 1)
    assert not guard.failures


def test_peeking_at_the_hidden_tile_is_of_no_use() -> None:
    """With the tile in sight it would never be hit; without, one guess in three hits."""
    hits = shown = 0
    for seed in range(40):
        for event in play([Peeker(), RandomPolicy()], seed).events or ():
            if event[0] == events.TILE_SHOWN and event[1] == 0:
                shown += 1
                hits += event[3]
    assert shown > 150
    assert 0.23 < hits / shown < 0.44
