"""Bots say that a game is lost when they reckon so, and only then; in all languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.asking import rolled
from tests.games.betrayals.play import lay, who
from tests.games.deckbox.play import Scene
from tests.games.dragonquest.play import GAME as DRAGONQUEST
from tests.games.heroquest.play import Play as HeroPlay

from questhall.bots import reason
from questhall.engine.core import State
from questhall.engine.game import Game
from questhall.games import open_game
from questhall.games.dragonquest.model.ids import AMULET
from questhall.texts import MARK, languages, say, strict

LAST_SUN = 20


def said(game: Game[Any], state: State, seat: int) -> str:
    """The reason for the first legal answer, checked in all languages."""
    why = reason(game, game.title.best_bot, state, seat, state.legal_for(seat)[0])
    assert why is not None
    with strict():
        words = [say(lang, game, why.text, why.args) for lang in languages()]
    assert all(each.strip() and MARK not in each for each in words)
    return why.text


@pytest.mark.parametrize(
    ("dice", "line", "lost"),
    [
        ("room blank blank blank / blank", "A6 G6 chamber K6", True),  # nine steps on the last sun
        ("room corridor room blank / room", "A6 G6 chamber K6 P6", False),  # and as many as were rolled
    ],
)
def test_dragonquest_no_way_out_in_time(dice: str, line: str, lost: bool) -> None:
    play = rolled(dice, line, suns=LAST_SUN - 1)
    assert (said(DRAGONQUEST, play.state, 0) == "because-lost") is lost


def test_dragonquest_what_brings_another_sun_is_hope() -> None:
    play = rolled("room blank blank blank / blank", "A6 G6 chamber K6", suns=LAST_SUN - 1, objects=1 << AMULET)
    assert said(DRAGONQUEST, play.state, 0) != "because-lost"


@pytest.mark.parametrize(("mine", "lost"), [(3, True), (11, False)])
def test_donjon_too_far_behind_in_the_last_round(mine: int, lost: bool) -> None:
    play = lay(who("thief", trophies=mine), who("warrior", trophies=16, completed="wretch", main="wretch"), seats=3)
    play.s.last_round = True
    assert (said(open_game("betrayals"), play.s, 0) == "because-lost") is lost


@pytest.mark.parametrize(("round", "lost"), [(24, True), (20, False)])
def test_deck_box_no_time_for_what_is_missing(round: int, lost: bool) -> None:
    scene = Scene("odrik sword lance", quest="a3").put(0, "1,5").feature(0, "pyre").begin()
    scene.s.round = round + 4 if scene.s.table.lone() else round
    assert (said(open_game("deckbox"), scene.s, 0) == "because-lost") is lost


def test_heroquest_a_failed_quest() -> None:
    game, s = open_game("heroquest"), HeroPlay().state
    assert said(game, s, s.seat) != "because-lost"
    s.goal_failed = True
    assert said(game, s, s.seat) == "because-lost"
