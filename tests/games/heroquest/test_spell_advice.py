"""What a bot says of the spells that help before a blow, and of having done all there is to do."""

from __future__ import annotations

from tests.games.heroquest.play import Play, plan

from questhall.games.heroquest.bots import WHY
from questhall.games.heroquest.model.answer_codes import CAST, END_TURN, READY, T_HERO, code
from questhall.games.heroquest.model.ids import BALL_OF_FLAME, COURAGE, ROCK_SKIN


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


def test_who_has_struck_and_walked_does_not_wait_for_a_better_blow() -> None:
    play = beside_a_goblin().turn_of("barbarian")
    assert WHY(play.state, 1, code(END_TURN)).text == "because-end"
    play.state.acted = play.state.rolled = True
    play.state.left = 0
    play.again()
    assert WHY(play.state, 1, code(END_TURN)).text == "because-end-spent"


def test_a_wizard_who_waits_keeps_his_spells() -> None:
    play = Play(plan("K"), heroes="wizard")
    play.put("wizard", "L9").spells = 1 << BALL_OF_FLAME
    play.place("goblin", "N11")
    assert WHY(play.again().state, 1, code(END_TURN)).text == "because-end-spells"


def test_who_leaves_the_armoury_says_that_nothing_there_is_worth_its_price() -> None:
    assert WHY(beside_a_goblin().state, 1, code(READY)).text == "because-ready"
