"""Chapter 3.19: leaving the treasure chamber and coming back."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, gold, spot, spots

BLANKS = gold("- - - - - - - - - -")
IDLE = "blank blank blank blank / blank"
RING = "G5 G6 G7 H4 I4 J4 H8 I8 J8 K5 K6 K7"


def inside(seats: int = 1, line: str = "A6 G7 chamber", *objects: str) -> Play:
    play = Play(seats)
    play.place(line)
    play.own(*objects)
    return play.begin_turn().forget()


def steps_out(play: Play) -> set[str]:
    return {name.removeprefix("step-out square:") for name in play.names()}


@pytest.mark.rule("drq-lev-01")
def test_a_turn_begun_in_the_chamber_begins_with_the_choice() -> None:
    play = inside()
    assert play.names() == ["stay", "leave"]
    assert play.kinds() == []
    play.choose("leave", "step-out square:K5")
    assert play.asked() != "StayOrLeave"


@pytest.mark.rule("drq-lev-02")
def test_leaving_is_one_step_without_dice() -> None:
    play = inside(2).choose("leave")
    assert steps_out(play) == set(RING.split()) - {"G7"}
    play.choose("step-out square:K5")
    assert at(play.hero()) == "K5"
    assert play.state.active == 1
    assert play.kinds()[:3] == ["leaves", "left-chamber", "turn-begins"]
    refusal = GAME.why_not(inside().choose("leave").state, 0, "square:K4")
    assert refusal is not None and refusal.rule == "drq-lev-02"


@pytest.mark.rule("drq-lev-03")
def test_the_square_must_be_new_and_free_of_the_demon() -> None:
    play = inside()
    play.haunt("M10", "K5 K6")
    play.choose("leave")
    assert steps_out(play) == set(RING.split()) - {"G7", "K5", "K6"}
    for square, rule in (("G7", "drq-wlk-04"), ("K5", "drq-wlk-07")):
        refusal = GAME.why_not(play.state, 0, f"square:{square}")
        assert refusal is not None and refusal.rule == rule


@pytest.mark.rule("drq-lev-04")
def test_without_a_free_square_the_hero_has_to_stay() -> None:
    play = Play()
    play.place("A6 G7 chamber").visited |= spots(RING)
    play.begin_turn()
    assert play.throw_name() == "chamber:10"
    assert play.kinds()[-1] == "stays"


@pytest.mark.rule("drq-lev-04")
def test_the_orb_opens_the_corners_to_a_hero_who_is_shut_in() -> None:
    play = Play()
    play.place("A6 G7 chamber").visited |= spots(RING)
    play.own("orb")
    play.begin_turn().choose("leave")
    assert steps_out(play) == {"G4", "G8", "K4", "K8"}
    play.choose("step-out square:K4")
    assert not play.owns("orb")


@pytest.mark.rule("drq-lev-05", "drq-lev-06")
@pytest.mark.parametrize(("companion", "dice"), [(True, "chamber:8"), (False, "chamber:10")])
def test_coming_back_is_entering_again(companion: bool, dice: str) -> None:
    play = inside(2)
    if companion:
        play.place("A6 G5 chamber", seat=1)
    play.state.dragons = 2
    play.choose("leave", "step-out square:K5")
    if companion:
        play.choose("stay").throws(gold("- - - - - - - -"))
    else:
        play.rolls(IDLE)
    play.rolls("room room blank blank / blank").walk("K6 chamber")
    assert play.throw_name() == dice


@pytest.mark.rule("drq-lev-05")
def test_the_way_out_is_no_way_back_in() -> None:
    play = inside().choose("leave", "step-out square:K5")
    play.rolls("room room blank blank / blank")
    assert "walk chamber" not in play.names()
    refusal = GAME.why_not(play.state, 0, "chamber")
    assert refusal is not None and refusal.rule == "drq-lev-05"
    assert "walk chamber" in play.walk("K6").names()


@pytest.mark.rule("drq-lev-07")
def test_nobody_leaves_in_the_turn_of_entering() -> None:
    play = Play(2)
    play.place("A6 B6 G6")
    play.begin_turn().rolls("room room room blank / blank").walk("chamber").throws(BLANKS)
    assert at(play.hero()) == "chamber"
    assert play.state.active == 1


@pytest.mark.rule("drq-lev-08")
def test_one_may_buy_before_leaving_and_no_wall_is_built() -> None:
    play = Play(2)
    play.place("A6 G7 chamber").finds = 5
    play.begin_turn().forget().choose("leave")
    assert play.asked() == "OfferObjects"
    play.choose("buy object:orb")
    assert play.asked() == "LeaveChamber"
    assert "tile-hidden" not in play.kinds()
    play.choose("step-out square:G4")  # with the orb just bought
    assert play.hero().pos == spot("G4")
