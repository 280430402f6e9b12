"""Where a bot stands to strike."""

from __future__ import annotations

from random import Random

from tests.games.heroquest.play import Play, plan, square

from questhall.games.heroquest.bots import POLICIES
from questhall.games.heroquest.model.answer_codes import WALK, code


def test_of_squares_that_are_as_good_the_nearest_is_taken() -> None:
    play = Play(plan(start="K"), heroes="barbarian dwarf elf wizard")
    play.place("orc", "N10")
    play.put("barbarian", "N12")
    play.rolls("3 4")
    random = Random(1).random
    seat = play.state.deciders()[0]
    answer = POLICIES["cunning"]("").choose(play.state.imagine(seat, random), seat, random)
    assert answer == code(WALK, square("N11"))
