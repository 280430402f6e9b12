"""What DragonQuest's advice gives as its reason is what speaks for the answer."""

from __future__ import annotations

import pytest
from tests.bots.asking import inside, rolled
from tests.games.dragonquest.play import GAME, Play, spot

from questhall.bots import reason
from questhall.engine.game import Said
from questhall.games.dragonquest.model.state import LEAVE, STAY
from questhall.texts import languages, say, strict


def because(play: Play, answer: int) -> Said:
    """The reason of the best bot, which can be said in all languages."""
    why = reason(GAME, GAME.title.best_bot, play.state, play.seat(), answer)
    assert why is not None
    with strict():
        assert all(say(lang, GAME, why.text, why.args) for lang in languages())
    return why


def test_whoever_carries_nothing_goes_back_into_the_chamber() -> None:
    play = rolled("room blank blank blank / room", "A6 G6 chamber J4", suns=8).choose("stop")
    why = because(play, spot("I4"))
    assert why.text == "because-back"
    assert why.args == {"left": 1, "loot": "no"}


def test_on_the_way_to_the_exit_the_steps_to_it_are_the_reason() -> None:
    play = rolled("room blank blank blank / room", "A6 G6 chamber J4", suns=8, boxes50=4, coins50=4).choose("stop")
    why = because(play, spot("K4"))
    assert why.text == "because-walk"
    assert why.args["left"] == 8


@pytest.mark.parametrize(
    ("square", "rank"),
    [("J4", "level"), ("K5", "level"), ("H4", "easier")],
)
def test_leaving_says_how_a_square_compares(square: str, rank: str) -> None:
    play = inside(8).choose("leave")
    assert because(play, spot(square)).args["rank"] == rank


def test_a_throw_is_weighed_in_gold_brought_and_chances_to_come_out() -> None:
    play = inside(8)
    for answer, text in ((STAY, "because-stay"), (LEAVE, "because-leave")):
        why = because(play, answer)
        assert why.text == text
        assert 0 < why.args["gain"] < 3000
        assert 100 >= why.args["now"] > why.args["later"] > 0
