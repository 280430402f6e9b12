"""Chapter 3.17: the skeleton at the end of the third find row."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import Play, at

from questhall.games.dragonquest.model.state import BY_SKELETON, DEAD, INSIDE, ROW_AWAKENED

FIND = "find blank blank blank / blank"


def skeleton_row(line: str = "A6 B6 C6", lp: int = 13) -> Play:
    """A turn in which the next find wakes the skeleton."""
    play = Play()
    h = play.place(line)
    h.row, h.finds, h.lp = 2, 6, lp
    return play.begin_turn().forget()


@pytest.mark.rule("drq-ske-01")
def test_it_is_fought_at_once_until_a_sword() -> None:
    play = skeleton_row().rolls(FIND)
    for _ in range(3):
        assert play.throw_name() == "battle:skeleton"
        assert "turn-begins" not in play.kinds()
        play.throws("skull")
    play.throws("sword")
    assert play.kinds().count("battle-die") == 4
    assert "turn-begins" in play.kinds()


@pytest.mark.rule("drq-ske-01")
def test_it_is_fought_until_death() -> None:
    play = skeleton_row(lp=3).rolls(FIND).throws("skull", "skull")
    assert (play.hero().status, play.hero().cause) == (DEAD, BY_SKELETON)
    assert play.asked() == ""


@pytest.mark.rule("drq-ske-02")
def test_after_the_sword_the_turn_goes_on_in_the_chamber() -> None:
    play = skeleton_row("A6 B6 G6").to_dice().throws("find room blank blank / blank").choose("stop")
    play.walk("chamber").throws("sword")
    assert at(play.hero()) == "chamber"
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-ske-02")
def test_finds_beyond_the_skeleton_wake_nothing_more() -> None:
    play = skeleton_row().rolls("find find find blank / blank").throws("sword")
    assert play.kinds().count("row-awakes") == 1
    assert play.hero().row_states[2] == ROW_AWAKENED
    assert "turn-begins" in play.kinds()


@pytest.mark.rule("drq-ske-03")
def test_skulls_are_counted_in_each_fight() -> None:
    play = Play(2)
    for h in play.state.heroes:
        h.row, h.finds = 2, 6
    for seat in (0, 1):
        play.begin_turn(seat).choose("pass").rolls(FIND).throws("skull", "skull", "sword")
    assert [h.lp for h in play.state.heroes] == [13 - 1 - 2] * 2


@pytest.mark.rule("drq-ske-03", "drq-ske-05")
def test_skulls_cost_one_to_four() -> None:
    play = skeleton_row().rolls(FIND)
    left = []
    for _ in range(4):
        play.throws("skull")
        left.append(play.hero().lp)
    assert left == [12, 10, 7, 3]
    assert "damage-dice" not in play.kinds()


@pytest.mark.rule("drq-ske-03")
def test_the_cost_starts_anew_in_another_fight() -> None:
    play = skeleton_row()
    play.state.hits = 3  # of a fight long over
    play.rolls(FIND).throws("skull")
    assert play.hero().lp == 12


@pytest.mark.rule("drq-ske-04")
def test_the_fifth_skull_kills() -> None:
    play = skeleton_row(lp=16).rolls(FIND).throws("skull", "skull", "skull", "skull")
    assert (play.hero().lp, play.hero().status) == (6, INSIDE)
    play.throws("skull")
    assert (play.hero().lp, play.hero().status, play.hero().cause) == (0, DEAD, BY_SKELETON)
    assert play.asked() == ""


@pytest.mark.rule("drq-ske-06")
def test_the_magic_ring_ends_it_before_the_first_roll() -> None:
    play = skeleton_row()
    play.own("magic_ring")
    play.rolls(FIND).choose("use object:magic_ring")
    assert "battle-die" not in play.kinds()
    assert "turn-begins" in play.kinds()
    assert play.hero().lp == 13
    assert not play.owns("magic_ring")


@pytest.mark.rule("drq-ske-06")
def test_the_magic_ring_is_too_late_once_a_die_was_rolled() -> None:
    play = skeleton_row()
    play.own("magic_ring")
    play.rolls(FIND).choose("keep object:magic_ring").throws("skull")
    assert play.throw_name() == "battle:skeleton"
