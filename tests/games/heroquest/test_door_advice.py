"""What a bot does at a shut door when nothing else is left to do."""

from __future__ import annotations

from random import Random

from tests.games.heroquest.play import Play, plan, square

from questhall.games.heroquest.bots import POLICIES, WHY
from questhall.games.heroquest.model.answer_codes import END_TURN, OPEN, ROLL, verb_of
from questhall.games.heroquest.model.plan import Goal
from questhall.games.heroquest.model.plan_kinds import REACH

DOOR = ((5, 0), (5, 1))  # from the corridor along the top into room B


def at_the_door(body: int = 8) -> Play:
    """The barbarian has walked to it; his friend is a long way off."""
    quest = plan([(3, 0), (25, 18)], doors=[DOOR])
    quest.all_of = [Goal(REACH, square("L8"))]
    play = Play(quest, heroes="barbarian dwarf")
    play.put("barbarian", "D1").body = body
    play.put("dwarf", "Z19")
    return play.rolls("1 1").walk("F1")


def advice(play: Play, level: str) -> int:
    random = Random(1).random
    seat = play.state.deciders()[0]
    return POLICIES[level]("").choose(play.state.imagine(seat, random), seat, random)


def last_advice(play: Play, level: str) -> int:
    """What comes after all walking and searching."""
    for _ in range(6):
        answer = advice(play, level)
        if verb_of(answer) in (OPEN, END_TURN):
            return answer
        play.answer(answer)
    raise AssertionError("it never comes to an end")


def test_the_door_is_opened_rather_than_the_turn_ended() -> None:
    assert verb_of(last_advice(at_the_door(), "fair")) == OPEN


def test_who_is_badly_hurt_waits_and_says_for_what() -> None:
    play = at_the_door(body=2)
    answer = last_advice(play, "fair")
    assert verb_of(answer) == END_TURN
    assert WHY(play.state, 1, answer).text == "because-end-door-far"


def test_by_the_book_one_waits_for_the_others() -> None:
    assert verb_of(last_advice(at_the_door(), "cunning")) == END_TURN


def test_the_party_agrees_on_one_door() -> None:
    """Who stands before the leader's door makes room for him; he does not go to another one."""
    quest = plan([(3, 0), (4, 0)], doors=[DOOR, ((0, 5), (1, 5))])
    quest.all_of = [Goal(REACH, square("L8"))]
    play = Play(quest, heroes="barbarian dwarf")
    play.put("barbarian", "A6")  # both doors are known now
    play.put("dwarf", "F1")
    play.put("barbarian", "D1")
    for _ in range(20):
        answer = advice(play, "cunning")
        play.answer(answer)
        if verb_of(answer) == ROLL:
            play.throws("4 4")
        if play.state.doors_open or play.state.round > 3:
            break
    assert play.state.doors_open == 1
