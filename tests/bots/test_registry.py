"""Bots by name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.toy import GAME as TOY

from questhall.bots import UnknownBot, levels, names, policy
from questhall.engine.game import Game
from questhall.engine.playout import RandomPolicy
from questhall.games import open_game, titles

GAME = open_game("dragonquest")


def test_every_game_has_random_and_its_own_bots() -> None:
    assert names(GAME) == ("random", "timid", "reckless", "sane", "good", "search")
    assert isinstance(policy(GAME, "random"), RandomPolicy)


@pytest.mark.parametrize(
    "name",
    [
        "easy",
        "fair",
        "strong",
        "search",
        "search:9",
        "search:9:sane:3",
        "sane",
        "sane:1",
        "sane:9",
        "sane:adaptive",
        "sane:2:desperate",
        "timid:3",
        "reckless:6",
        "good",
        "good:cruel",
    ],
)
def test_names_take_parameters(name: str) -> None:
    assert policy(GAME, name) is not policy(GAME, name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "clever",
            "no bot called 'clever' plays dragonquest; there are easy, fair, strong, random, timid",
        ),
        ("", "no bot called ''"),
        ("random:2", "bot 'random:2': it takes no parameters"),
        ("sane:0", "bot 'sane:0': '0' is no number of throws in the chamber, 1 to 9"),
        ("sane:2:brave", "'brave' is not 'desperate'"),
        ("reckless:adaptive", "'adaptive' is no number of throws"),
        ("strong:3", "bot 'strong:3': it takes no parameters"),
        ("search:few", "'few' is no number of play-outs"),
        ("search:9:clever", "'clever' is no bot whose answers could be put to the test"),
        ("good:nasty", "'nasty' is not mild, normal or cruel"),
    ],
)
def test_unknown_names_are_refused_in_words(name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        policy(GAME, name)
    assert said in str(refusal.value)


@pytest.mark.parametrize("game", [open_game(id) for id in titles()], ids=list(titles()))
def test_levels_are_bots_of_the_game_and_the_best_one_gives_advice(game: Game[Any]) -> None:
    assert levels(game) == ("easy", "fair", "strong")
    assert set(game.title.levels) == set(levels(game))
    assert all(name.partition(":")[0] in names(game) for name in game.title.levels.values())
    assert game.title.default_bot == "fair" and game.title.best_bot == "strong"
    assert all(policy(game, level) for level in levels(game))


def test_a_game_without_levels_has_its_bots_by_name() -> None:
    assert levels(TOY) == ("random",)
    assert TOY.title.default_bot == TOY.title.best_bot == "random"
