"""Wounds of lost fights (3.16)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import duel, fight, with_ally
from tests.games.betrayals.play import lay, who

from questhall.games.betrayals.model import answer_codes as codes

NOBODY = (codes.NEUTRAL,)


@pytest.mark.rule("dqt-wnd-01")
def test_a_lost_fight_gives_each_loser_a_wound() -> None:
    assert fight(lay(who("thief")).enters("bridge_troll"), 1, 7).wounds() == [1, 0, 0]
    assert duel(lay(who("minstrel"), who("warrior")), 1, NOBODY, 1, 7).wounds() == [1, 0, 0]
    assert duel(lay(who("minstrel"), who("ranger", token="undead")), 1, NOBODY, 7, 1).wounds() == [0, 1, 0]


@pytest.mark.rule("dqt-wnd-02")
def test_two_wounds_if_the_winning_die_is_a_kritik() -> None:
    assert fight(lay(who("thief")).enters("bridge_troll"), 1, 8).wounds()[0] == 2
    assert duel(lay(who("minstrel"), who("warrior")), 1, NOBODY, 1, 8).wounds()[0] == 2
    assert duel(lay(who("minstrel"), who("ranger", token="undead")), 1, NOBODY, 8, 1).wounds()[1] == 2


@pytest.mark.rule("dqt-wnd-03")
def test_a_kritik_of_the_losing_side_changes_nothing() -> None:
    assert fight(lay(who("thief", wounds=2)).enters("dusk_dragon"), 8, 7).wounds()[0] == 3, "22 against 29"
    play = duel(lay(who("minstrel"), who("warrior", wears="double_axe blacksteel_plate oath_crown")), 1, NOBODY, 8, 7)
    assert play.wounds() == [1, 0, 0], "24 against 26"


@pytest.mark.rule("dqt-wnd-04")
def test_each_wound_is_one_point_of_power() -> None:
    assert [lay(who("thief", wounds=n), run=False).gauge(0) for n in range(5)] == [8, 7, 6, 5, 4]


@pytest.mark.rule("dqt-wnd-05", "dqt-gen-11")
def test_nobody_has_more_than_four() -> None:
    play = fight(lay(who("thief", wounds=4)).enters("bridge_troll"), 1, 8)
    assert play.wounds()[0] == 4 and play.gauge(0) == 4
    assert play.asked() == "Parley", "and plays on"


@pytest.mark.rule("dqt-wnd-06")
def test_two_wounds_on_top_of_three_leave_four() -> None:
    assert fight(lay(who("thief", wounds=3)).enters("bridge_troll"), 1, 8).wounds()[0] == 4


@pytest.mark.rule("dqt-wnd-09")
def test_allies_bleed_like_their_principal() -> None:
    play = fight(with_ally(lay(who("thief"), who("minstrel")).enters("bridge_troll")), 1, 8)
    assert play.wounds() == [2, 2, 0]
    people = [who("minstrel"), who("warrior"), who("ranger", token="undead"), who("barbarian", spent=True)]
    crowd = duel(lay(*people), 1, (codes.ATTACKER, codes.ATTACKER), 1, 8)
    assert crowd.wounds() == [2, 0, 2, 2], "17 against 24"
