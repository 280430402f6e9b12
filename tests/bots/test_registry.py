"""Bots by name."""

from __future__ import annotations

import pytest

from questhall.bots import UnknownBot, names, policy
from questhall.engine.playout import RandomPolicy
from questhall.games import open_game

GAME = open_game("dragonquest")


def test_every_game_has_random_and_its_own_bots() -> None:
    assert names(GAME) == ("random", "timid", "reckless", "sane", "good")
    assert isinstance(policy(GAME, "random"), RandomPolicy)


@pytest.mark.parametrize(
    "name",
    ["sane", "sane:1", "sane:9", "sane:adaptive", "sane:2:desperate", "timid:3", "reckless:6", "good", "good:cruel"],
)
def test_names_take_parameters(name: str) -> None:
    assert policy(GAME, name) is not policy(GAME, name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "no bot called 'clever' plays dragonquest; there are random, timid, reckless, sane, good"),
        ("", "no bot called ''"),
        ("random:2", "bot 'random:2': it takes no parameters"),
        ("sane:0", "bot 'sane:0': '0' is no number of throws in the chamber, 1 to 9"),
        ("sane:2:brave", "'brave' is not 'desperate'"),
        ("reckless:adaptive", "'adaptive' is no number of throws"),
        ("good:nasty", "'nasty' is not mild, normal or cruel"),
    ],
)
def test_unknown_names_are_refused_in_words(name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        policy(GAME, name)
    assert said in str(refusal.value)
