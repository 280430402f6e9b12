"""Orb of Light and Key to Secret Doors (drq-obj-12 to -19)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import Play, at, spots

from questhall.engine.core import IllegalAnswer

STEPS = {
    1: "room blank blank blank / blank",
    2: "room room blank blank / blank",
    3: "room room room blank / blank",
}
AROUND_G9 = "G8 H8 H9 H10 G10 F10 E10 E9 F9"  # the hero on F9 has been on all other squares beside G9


def owner(line: str, *items: str, blocked: str = "", crossed: str = "", steps: int = 0) -> Play:
    """The owner of these objects, before the wall step or, with steps, ready to walk."""
    play = Play(2)
    h = play.place(line)
    h.blocked, h.crossed = spots(blocked), spots(crossed)
    play.own(*items)
    play.begin_turn()
    return play.rolls(STEPS[steps]) if steps else play


@pytest.mark.rule("drq-obj-12", "drq-obj-13")
def test_the_orb_mixes_diagonal_and_straight_steps_for_one_turn() -> None:
    play = owner("E9 F9", "orb", steps=3)
    assert play.offered() == {"G8", "G9", "G10", "F8", "F10", "E8", "E10"}
    play.walk("G10 H10 I9")
    assert (play.state.active, at(play.hero())) == (1, "I9")
    assert play.kinds().count("orb-used") == 1
    play.idle().rolls(STEPS[1])
    assert play.offered() == {"I8", "J9", "I10", "H9"}
    assert play.why("square:J10") == "drq-wlk-02"


@pytest.mark.rule("drq-obj-13")
def test_the_first_diagonal_step_uses_the_orb_up() -> None:
    play = owner("E9 F9", "orb", steps=3).walk("G9")
    assert play.owns("orb")
    play.walk("H10")
    assert not play.owns("orb")
    assert "I9" in play.offered()


@pytest.mark.rule("drq-obj-14")
def test_the_chamber_is_entered_from_a_corner_with_the_orb_only() -> None:
    assert owner("E4 F4 G4", steps=1).why("chamber") == "drq-wlk-02"
    play = owner("E4 F4 G4", "orb", steps=1).walk("chamber")
    assert (at(play.hero()), play.owns("orb")) == ("chamber", False)
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-obj-14")
def test_the_chamber_is_left_to_a_corner_with_the_orb_only() -> None:
    play = owner("G6 chamber").choose("leave")
    assert not {"G4", "G8", "K4", "K8"} & play.offered()
    play = owner("G6 chamber", "orb").choose("leave")
    assert {"G4", "G8", "K4", "K8"} < play.offered()
    assert not play.choose("step-out square:K8").owns("orb")
    assert at(play.hero()) == "K8"


@pytest.mark.rule("drq-obj-13", "drq-obj-14")
def test_a_straight_step_out_keeps_the_orb() -> None:
    assert owner("G6 chamber", "orb").choose("leave", "step-out square:K7").owns("orb")


@pytest.mark.rule("drq-obj-14")
def test_the_exit_is_entered_diagonally_with_the_orb_only() -> None:
    assert owner("G6 chamber K6 P5", steps=1).why("exit") == "drq-wlk-02"
    play = owner("G6 chamber K6 P5", "orb", steps=1).walk("exit")
    assert play.sheet()["status"] == "escaped"


@pytest.mark.rule("drq-obj-15")
def test_the_orb_opens_no_closed_square() -> None:
    play = owner("E10 E9 F9", "orb", blocked="G10", crossed="E8", steps=2)
    assert play.offered() == {"F8", "G8", "G9", "F10"}
    refused = {"E10": "drq-wlk-04", "G10": "drq-wlk-06", "E8": "drq-wlk-07"}
    assert {name: play.why(f"square:{name}") for name in refused} == refused


@pytest.mark.rule("drq-obj-15")
def test_the_orb_changes_nothing_in_what_may_be_blocked() -> None:
    line = "A6 B6 C6 C7 D7 E7"
    without, holding = [owner(line, *items, blocked="E8").hit_wall() for items in ((), ("orb",))]
    assert holding.offered() == without.offered()
    assert holding.why("square:E6") == "drq-wal-15"


@pytest.mark.rule("drq-obj-16", "drq-obj-18", "drq-obj-23")
def test_the_key_opens_one_wall_and_both_steps_are_paid() -> None:
    play = owner("E9 F9", "key", blocked="G9", steps=2).walk("G9")
    assert play.offered() == {"G8", "H9", "G10"}
    play.walk("H9")
    assert (play.state.active, at(play.hero())) == (1, "H9")
    assert play.sheet()["line"][-2:] == ["square:G9", "square:H9"]
    assert play.hero().visited & spots("G9")
    assert not play.owns("key")
    assert [args["square"] for args in play.said("key-used")] == ["square:G9"]


@pytest.mark.rule("drq-obj-16")
def test_the_key_opens_only_one_wall() -> None:
    play = owner("E9 F9", "key", blocked="G9 I9", steps=3).walk("G9 H9")
    assert play.offered() == {"H8", "H10"}


@pytest.mark.rule("drq-obj-16")
def test_without_the_key_a_wall_stays_shut() -> None:
    assert owner("E9 F9", blocked="G9", steps=2).why("square:G9") == "drq-wlk-06"


@pytest.mark.rule("drq-obj-17")
def test_nobody_stops_on_a_wall() -> None:
    assert "G9" not in owner("E9 F9", "key", blocked="G9", steps=1).offered()
    play = owner("E9 F9", "key", blocked="G9", steps=3).walk("G9")
    assert "stop" not in play.names()
    with pytest.raises(IllegalAnswer):
        play.choose("stop")
    assert "stop" in play.walk("H9").names()


@pytest.mark.rule("drq-obj-17")
@pytest.mark.parametrize(("line", "blocked"), [(AROUND_G9, "G9"), ("G10 F10 F9 F8 G8", "G9 H9")])
def test_a_wall_without_a_way_on_is_not_offered(line: str, blocked: str) -> None:
    play = owner(line, "key", blocked=blocked, steps=3)
    assert "G9" not in play.offered()


@pytest.mark.rule("drq-obj-18")
def test_the_key_opens_no_square_the_demon_has_crossed() -> None:
    play = owner("E9 F9", "key", blocked="G9", crossed="G9", steps=3)
    assert "G9" not in play.offered()
    assert play.why("square:G9") == "drq-wlk-07"


@pytest.mark.rule("drq-obj-19")
def test_orb_and_key_in_one_step() -> None:
    play = owner("E9 F9", "orb", "key", blocked="G10", steps=2).walk("G10 H10")
    assert at(play.hero()) == "H10"
    assert play.sheet()["objects"] == []


@pytest.mark.rule("drq-obj-19")
def test_the_orb_finds_the_way_on_behind_the_wall() -> None:
    play = owner(AROUND_G9, "orb", "key", blocked="G9", steps=2).walk("G9")
    assert at(play.hero()) == "F8"  # the only way on, taken at once
    assert play.sheet()["objects"] == []


@pytest.mark.rule("drq-obj-17")
def test_a_key_that_cannot_turn_says_so() -> None:
    assert owner("E9 F9", "key", blocked="G9", steps=1).why("square:G9") == "drq-obj-17"
    assert owner("E9 F9", blocked="G9", steps=1).why("square:G9") == "drq-wlk-06"
