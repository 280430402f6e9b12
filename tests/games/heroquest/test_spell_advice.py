"""What a bot says of the spells that help before a blow."""

from __future__ import annotations

from tests.games.heroquest.play import Play, plan

from questhall.games.heroquest.bots import WHY
from questhall.games.heroquest.model.answer_codes import CAST, T_HERO, code
from questhall.games.heroquest.model.ids import COURAGE, ROCK_SKIN


def beside_a_goblin() -> Play:
    play = Play(plan("K"), heroes="barbarian elf")
    play.put("elf", "L10")
    play.put("barbarian", "L9")
    play.place("goblin", "M9")
    return play


def test_spells_before_a_blow_are_not_explained_by_wounds() -> None:
    play = beside_a_goblin()
    guard = WHY(play.state, 2, code(CAST, ROCK_SKIN, T_HERO))
    assert guard.text == "because-spell-guard"
    assert guard.args["danger"] > 0
    assert WHY(play.state, 2, code(CAST, COURAGE, T_HERO)).text == "because-spell-courage"
