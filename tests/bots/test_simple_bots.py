"""sane, timid and reckless do what their names say."""

from __future__ import annotations

import pytest
from tests.bots.asking import inside, rolled, says
from tests.games.dragonquest.play import GAME, Play

from questhall.bots import policy
from questhall.engine.core import OVER
from questhall.engine.keyed import Keyed
from questhall.engine.playout import play_policies
from questhall.games.dragonquest.rules import events

EARLY = {"suns": 2}


@pytest.mark.parametrize(
    ("bot", "dice", "answer"),
    [
        ("sane", "skull room blank find / blank", "reroll die:4 die:5"),
        ("sane", "skull skull blank find / blank", "stop"),
        ("sane", "room room corridor find / find", "stop"),
        ("timid", "skull room blank find / blank", "stop"),
        ("timid", "room room blank find / blank", "reroll die:4 die:5"),
        ("reckless", "skull skull blank find / blank", "reroll die:3 die:4 die:5"),
        ("reckless", "skull skull room corridor / room", "stop"),
    ],
)
def test_which_dice_are_rolled_again(bot: str, dice: str, answer: str) -> None:
    assert says(rolled(dice, **EARLY), bot) == answer


def test_sane_spurns_finds_when_late_or_when_the_next_would_awake_something() -> None:
    dice = "room room room find / room"
    assert says(rolled(dice, suns=2), "sane") == "stop"
    assert says(rolled(dice, suns=9), "sane") == "reroll die:4"
    full = Play()
    full.hero().finds = 6
    full.state.objects = 0
    assert says(full.begin_turn().to_dice().throws(dice), "sane") == "reroll die:4"


def test_desperate_rolls_on_at_two_skulls_only_when_time_is_nearly_up() -> None:
    dice = "skull skull blank blank / room"
    line = "A6 G6 chamber K6 L4"
    assert says(rolled(dice, line, suns=11), "sane:2:desperate") == "stop"
    assert says(rolled(dice, line, suns=16), "sane:2:desperate") == "reroll die:3 die:4"
    assert says(rolled(dice, line, suns=16), "sane") == "stop"


def test_sane_buys_at_five_points_and_reckless_at_six() -> None:
    potion = "buy object:potion"
    for points, sane, reckless in ((4, "pass", "pass"), (5, potion, "pass"), (6, potion, potion)):
        play = Play()
        play.hero().finds = points
        play.begin_turn()
        assert (says(play, "sane"), says(play, "reckless")) == (sane, reckless)


def throws_made(bot: str, seed: int) -> list[int]:
    """How many throws each stay in the chamber had that ended by leaving."""
    state = GAME.new({}, 1)
    state.events = []
    play_policies(state, [policy(GAME, bot)], Keyed(str(seed)))
    assert state.waiting == OVER
    stays, thrown = [], 0
    for kind, *_ in state.events:
        if kind == events.CHAMBER_ENTERED:
            thrown = 0
        thrown += kind == events.CHAMBER_ROLLED
        if kind == events.LEFT_CHAMBER:
            stays.append(thrown)
    return stays


@pytest.mark.parametrize(("bot", "throws"), [("sane:1", 1), ("sane", 2), ("reckless:3", 3), ("timid:4", 4)])
def test_simple_bots_throw_as_often_as_they_say(bot: str, throws: int) -> None:
    stays = [stay for seed in range(30) for stay in throws_made(bot, seed)]
    assert len(stays) > 8
    assert set(stays) == {throws}


def test_a_bot_that_saw_nothing_reads_the_throws_off_the_table() -> None:
    """Whoever starts a new bot for each question gets a player who still leaves."""
    assert says(inside(9, dragons=2, boxes50=2, boxes100=1), "sane") == "stay"
    assert says(inside(10, dragons=3, boxes50=3, boxes100=3), "sane") == "leave"
    assert says(inside(10, dragons=3, boxes50=3, boxes100=3), "sane:3") == "stay"


@pytest.mark.parametrize(
    ("suns", "dragons", "boxes", "answer"),
    [
        (11, 2, 2, "stay"),  # a second throw, seven turns being left if he left now
        (12, 2, 2, "leave"),
        (9, 4, 3, "stay"),  # a third throw
        (10, 4, 3, "leave"),
        (9, 5, 3, "leave"),
    ],
)
def test_adaptive_leaves_by_clock_and_dragons(suns: int, dragons: int, boxes: int, answer: str) -> None:
    assert says(inside(suns, dragons, boxes50=boxes, boxes100=boxes), "sane:adaptive") == answer
