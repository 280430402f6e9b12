"""Walking (drq-wlk)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dragonquest.play import GAME, Play, at, spots

from questhall.engine.core import IllegalAnswer
from questhall.engine.game import Option

FIVE_STEPS = "room room room room / room"
ONE_STEP = "room blank blank blank / blank"
TEN_BLANKS = "blank blank blank blank blank blank blank blank blank blank"
TWELVE = ("G5", "G6", "G7", "H4", "I4", "J4", "H8", "I8", "J8", "K5", "K6", "K7")


def walking(line: str, roll: str = FIVE_STEPS, **options: Any) -> Play:
    """A hero with that line who has rolled and may walk."""
    play = Play(**options)
    play.place(line)
    return play.begin_turn().rolls(roll)


def walk_option(play: Play, ref: str) -> Option:
    return next(option for option in GAME.options(play.state, play.seat()) if ref in option.refs)


@pytest.mark.rule("drq-wlk-01")
def test_a_step_goes_to_an_orthogonal_neighbour_and_may_bend() -> None:
    play = walking("C7 C8")
    assert play.offered() == {"B8", "C9", "D8"}
    assert play.why("square:E8") == "drq-wlk-01"
    play.walk("D8 D9 C9 C10")
    assert at(play.hero()) == "C10"


@pytest.mark.rule("drq-wlk-02")
def test_no_diagonal_step_without_the_orb() -> None:
    play = walking("C8")
    assert play.why("square:D9") == "drq-wlk-02"
    with pytest.raises(IllegalAnswer):
        play.walk("D9")
    assert walking("G4").why("chamber") == "drq-wlk-02"


@pytest.mark.rule("drq-wlk-03")
def test_the_first_step_leads_from_start_to_its_three_neighbours() -> None:
    assert Play().rolls(ONE_STEP).offered() == {"A5", "B6", "A7"}


@pytest.mark.rule("drq-wlk-04")
def test_a_visited_square_is_closed() -> None:
    play = walking("A6 B6 C6 C7").walk("B7")
    assert play.offered() == {"A7", "B8"}  # C7 of an earlier turn, B6 too
    assert play.why("square:B6") == play.why("square:C7") == "drq-wlk-04"
    assert play.walk("A7").asked() == "GuessTile"  # Start and B7 of this very turn: the move is over


@pytest.mark.rule("drq-wlk-04")
def test_start_is_closed_to_a_hero_who_began_elsewhere() -> None:
    play = walking("E2 B6", start_square="orange")
    assert play.offered() == {"B5", "B7", "C6"}
    assert play.why("square:A6") == "drq-wlk-04"


@pytest.mark.rule("drq-wlk-05")
def test_the_chamber_may_be_visited_again() -> None:
    play = walking("G6", ONE_STEP).walk("chamber").throws(TEN_BLANKS).choose("leave", "step-out square:K6")
    play.rolls(FIVE_STEPS).walk("K7 chamber").throws(TEN_BLANKS).choose("leave")
    assert at(play.hero()) == "chamber"
    assert play.offered() == set(TWELVE) - {"G6", "K6", "K7"}  # its neighbours stay closed


@pytest.mark.rule("drq-wlk-06")
def test_a_blocked_square_is_closed() -> None:
    play = Play()
    play.place("C7 C8").blocked = spots("C9")
    play.begin_turn().rolls(FIVE_STEPS)
    assert play.offered() == {"B8", "D8"}
    assert play.why("square:C9") == "drq-wlk-06"


@pytest.mark.rule("drq-wlk-06")
def test_the_key_opens_a_blocked_square() -> None:
    play = Play()
    play.place("C7 C8").blocked = spots("C9")
    play.own("key")
    play.begin_turn().rolls(FIVE_STEPS)
    assert "C9" in play.offered()


@pytest.mark.rule("drq-wlk-07")
def test_a_square_the_demon_has_been_on_is_closed() -> None:
    play = Play()
    play.place("G6 chamber K6 K7 L7 L8").crossed = spots("M10 L9")
    play.begin_turn().rolls(FIVE_STEPS)
    assert play.offered() == {"K8", "M8"}
    assert play.why("square:L9") == "drq-wlk-07"


@pytest.mark.rule("drq-wlk-08")
def test_fewer_steps_than_rolled_down_to_none() -> None:
    assert at(Play().rolls(FIVE_STEPS).choose("stop").hero()) == "A6"
    play = Play().rolls(FIVE_STEPS).walk("B6").choose("stop")
    assert (at(play.hero()), play.hero().suns) == ("B6", 2)


@pytest.mark.rule("drq-wlk-08", "drq-wlk-11")
@pytest.mark.parametrize(("line", "answer"), [("C8", "stop"), ("G6", "walk chamber")])
def test_steps_that_are_not_walked_are_lost(line: str, answer: str) -> None:
    play = Play()
    h = play.place(line)
    h.row, h.finds = 2, 6
    play.begin_turn().rolls("room room find blank / blank").choose(answer)
    assert play.throw_name() == "battle:skeleton"
    assert GAME.view(play.state, None)["dice"]["steps"] == 0


@pytest.mark.rule("drq-wlk-09")
def test_only_the_end_square_of_a_move_gets_a_dot() -> None:
    play = Play().rolls(FIVE_STEPS).walk("B6 C6").choose("stop")
    play.rolls(ONE_STEP).walk("C7")
    play.rolls(FIVE_STEPS).choose("stop")  # no move, no second dot
    assert play.sheet()["dots"] == ["square:A6", "square:C6", "square:C7"]


@pytest.mark.rule("drq-wlk-09")
def test_the_dot_is_there_before_anything_awakes() -> None:
    play = Play()
    h = play.hero()
    h.row, h.finds = 2, 6
    play.begin_turn().rolls("room find blank blank / blank").walk("B6")
    assert play.throw_name() == "battle:skeleton"
    assert play.sheet()["dots"] == ["square:A6", "square:B6"]


@pytest.mark.rule("drq-wlk-09")
def test_stepping_out_and_leaving_the_castle_are_moves_too() -> None:
    play = Play()
    play.place("G6 chamber")
    play.begin_turn().choose("leave", "step-out square:K6")
    assert play.sheet()["dots"][-1] == "square:K6"
    assert walking("G6 chamber K6 P6").walk("exit").sheet()["dots"][-1] == "exit"


@pytest.mark.rule("drq-wlk-09")
def test_fleeing_is_a_move_too() -> None:
    play = Play()
    play.place("G6 chamber")
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws("dragon blank blank blank", TEN_BLANKS, "1 1").choose("flee square:K6")
    assert play.sheet()["dots"][-1] == "square:K6"


@pytest.mark.rule("drq-wlk-10")
@pytest.mark.parametrize("square", TWELVE)
def test_one_step_leads_into_the_chamber(square: str) -> None:
    play = walking(square, ONE_STEP).walk("chamber")
    assert at(play.hero()) == "chamber"
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-wlk-11")
def test_entering_the_chamber_ends_the_move() -> None:
    play = walking("G6").walk("chamber")  # four steps are lost
    play.throws(TEN_BLANKS)
    assert (at(play.hero()), play.hero().suns, play.asked()) == ("chamber", 3, "StayOrLeave")


@pytest.mark.rule("drq-wlk-12")
@pytest.mark.parametrize("square", ["Q5", "P6", "Q7"])
def test_the_exit_opens_only_after_the_chamber(square: str) -> None:
    early = walking(square)
    assert "exit" not in early.offered()
    assert early.why("exit") == "drq-wlk-12"
    assert "exit" in walking(f"G6 chamber K6 {square}").offered()


@pytest.mark.rule("drq-wlk-13")
def test_entering_the_exit_ends_the_move() -> None:
    play = walking("G6 chamber K6 P6").walk("exit")
    assert play.asked() == ""
    assert play.sheet()["status"] == "escaped"


@pytest.mark.rule("drq-wlk-14")
def test_a_step_into_a_dead_end_is_warned_of_and_allowed() -> None:
    play = walking("A6 B6 C6 C5 B5")
    warned, fine = walk_option(play, "square:A5"), walk_option(play, "square:B4")
    assert (warned.text, warned.rule) == ("option-walk-stranding", "drq-wlk-14")
    assert fine.text == "option-walk"
    assert at(play.walk("A5").hero()) == "A5"


@pytest.mark.rule("drq-wlk-14")
def test_the_warning_can_be_switched_off() -> None:
    assert walk_option(walking("A6 B6 C6 C5 B5", strand_warning="off"), "square:A5").text == "option-walk"


@pytest.mark.rule("drq-wlk-15")
def test_a_hero_who_cannot_go_anywhere_still_ticks_his_finds() -> None:
    play = walking("A6 B6 C6 C5 B5 A5", "room room find find / blank")
    h = play.hero()
    assert (at(h), h.finds, h.suns) == ("A5", 2, 3)


@pytest.mark.rule("drq-wlk-16")
def test_the_orange_square_and_the_black_one_may_be_walked_on() -> None:
    assert at(walking("D2", ONE_STEP).walk("E2").hero()) == "E2"
    assert at(walking("L10", ONE_STEP).walk("M10").hero()) == "M10"


@pytest.mark.rule("drq-wlk-16")
def test_the_black_square_closes_when_the_demon_awakes() -> None:
    play = Play()
    h = play.place("L9 L10")
    h.row, h.finds = 1, 6
    play.begin_turn().rolls("find blank blank blank / blank").rolls(ONE_STEP)
    assert play.why("square:M10") == "drq-wlk-07"


@pytest.mark.rule("drq-wlk-17")
def test_heroes_do_not_obstruct_each_other() -> None:
    play = Play(2)
    play.place("A6 B6 C6 C7", seat=0)
    play.hero(0).blocked = spots("D8")
    play.begin_turn(1).rolls(FIVE_STEPS).walk("B6 C6 C7 C8 D8")  # the same squares, the same end square
    assert at(play.hero(1)) == "D8"


@pytest.mark.rule("drq-wlk-17")
def test_the_chamber_is_shared() -> None:
    play = Play(2)
    play.place("K6 chamber", seat=0)
    play.place("G6", seat=1)
    play.state.dragons = 2
    play.begin_turn(1).rolls(ONE_STEP).walk("chamber")
    assert play.throw_name() == "chamber:8"
    assert at(play.hero(0)) == at(play.hero(1)) == "chamber"
