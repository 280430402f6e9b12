"""Winning and losing (dbd-end, dbd-qst-03, -06; errata 2 and 3)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.state import ALL_FALLEN, OUT_OF_TIME, UNDECIDED, WON
from questhall.games.deckbox.rules import events

TWO = ("odrik sword stand", "selka bow lance")


def boss(cards: str = "odrik sword lance", at: str = "3,2", tiles: str = "14B", **values: object) -> Scene:
    """Quest a1: whoever defeats the boss, here with its last point of health, has won."""
    scene = Scene(cards, tiles=tiles).put(0, "3,3", **values).enemy("tyrant", at, boss=True)
    return scene


@pytest.mark.rule("dbd-end-01", "dbd-qst-06")
def test_the_boss_is_defeated() -> None:
    scene = boss().begin().dice("6 1 1 1").do("melee enemy:1")
    assert scene.s.outcome == UNDECIDED  # its treasure belongs to the same resolution
    scene.dice("M4")
    assert scene.over and scene.s.outcome == WON and scene.s.winners() == [0]
    assert scene.hero().treasure == 4


@pytest.mark.rule("dbd-qst-06")
def test_only_a_boss_counts_as_one() -> None:
    scene = Scene().put(0, "3,3").enemy("tyrant", "3,2").begin().dice("6 1 1 1", "M4").do("melee enemy:1")
    assert scene.s.flags[0] == 0 and not scene.over


@pytest.mark.rule("dbd-end-01")
def test_they_win_together_the_fallen_too() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "5,5", health=1).enemy("tyrant", "3,2", boss=True)
    scene.script("damage explorer 1", explorer=1).dice("6 1 1 1", "M4").do("melee enemy:1")
    assert scene.hero(1).fallen and scene.s.winners() == [0, 1] and scene.s.scores() == [1, 1]


@pytest.mark.rule("dbd-end-01", "dbd-abl-lance")
def test_a_boss_may_fall_to_an_ability() -> None:
    """Erratum 2, in the window after an enemy's activation as well."""
    scene = Scene("odrik sword lance", windows=["always"]).put(0, "3,5", energy=4).enemy("tyrant", "3,1", boss=True)
    scene.begin().do("end").do("ability enemy:1").dice("6 1 1 1", "M4")
    assert scene.over and scene.s.outcome == WON and not scene.told(events.ENEMY_ACTS)


@pytest.mark.rule("dbd-end-01", "dbd-itm-firepot")
def test_a_boss_may_fall_to_a_firepot() -> None:
    scene = boss(at="3,1", items="firepot").begin().dice("6 1", "M4").do("use item:firepot square:3,1")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-end-01", "dbd-kw-15")
def test_a_boss_may_fall_into_a_pit() -> None:
    scene = Scene("odrik tower stand", tiles="4A").put(0, "2,5").enemy("tyrant", "2,4", health=2, boss=True).begin()
    scene.dice("6 1 1", "M4").do("melee enemy:1")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-end-02")
def test_all_have_fallen() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "5,5", health=1).script("damage explorer 1")
    assert not scene.over
    scene.enemy("gnawkin", "5,4").do("end").dice("5 1 1", "1")
    assert scene.over and scene.s.outcome == ALL_FALLEN and scene.s.winners() == []


@pytest.mark.rule("dbd-end-02")
def test_nothing_that_was_to_be_done_is_done_once_all_have_fallen() -> None:
    """A pit on the way: the second action and the enemies are no more."""
    scene = Scene(tiles="4A").put(0, "2,1", health=1).enemy("gnawkin", "5,5").begin().do("step square:2,2")
    assert scene.over and not scene.told(events.ENEMY_PHASE) and not scene.s.stack


@pytest.mark.rule("dbd-end-03", "dbd-qst-03")
@pytest.mark.parametrize(("round", "outcome"), [(23, UNDECIDED), (24, OUT_OF_TIME)])
def test_the_time_is_over_at_the_end_of_the_last_round(round: int, outcome: int) -> None:
    scene = Scene(quest="a3", restless="off").put(0, "3,3")
    scene.s.round = round - 1
    scene.begin().do("end")
    assert scene.s.outcome == outcome and scene.over is (outcome != UNDECIDED)
    assert scene.s.round == 24
    assert [event[2] for event in scene.told(events.TIME_LEFT)] == ([2, 1] if round == 23 else [1])


@pytest.mark.rule("dbd-end-03", "dbd-qst-03")
def test_victory_in_the_last_round_comes_before_the_clock() -> None:
    scene = Scene("nyssa sword still", quest="a3", restless="off").put(0, "1,5").feature(0, "pyre")
    scene.s.flags = tuple(2 if flag == "pyre" else 0 for flag in scene.s.quest.flags)
    scene.s.round = 23
    scene.begin().dice("6 1 1 1").do("interact feature:0")
    assert scene.s.outcome == WON


@pytest.mark.rule("dbd-end-04")
def test_if_the_last_falls_in_the_same_resolution_they_lose() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "5,5").script("flag boss +1; damage each 20")
    assert scene.over and scene.s.outcome == ALL_FALLEN


@pytest.mark.rule("dbd-end-04")
def test_if_one_is_left_standing_they_win() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "5,5").script("flag boss +1; damage each 1")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-end-04", "dbd-itm-cinder")
def test_a_cinder_turns_the_last_fall_into_victory() -> None:
    scene = Scene().put(0, "3,3", health=1, items="cinder").script("flag boss +1; damage each 5")
    scene.do("react item:cinder")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-app-15")
def test_the_end_shows_the_seed() -> None:
    scene = boss().begin().dice("6 1 1 1", "M4").do("melee enemy:1")
    assert len(scene.told(events.SEED_SHOWN)) == 1
