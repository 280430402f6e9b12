"""Chapter 3.16: the demon that hunts one hero."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, gold, spot, spots

from questhall.games.dragonquest.model.state import BY_DEMON, DEAD, ESCAPED, INSIDE, TILE

IDLE = "blank blank blank blank / blank"
FIND = "find blank blank blank / blank"


def hunted(line: str = "A6 B6 C6", seats: int = 2, demon: str = "M10", crossed: str = "M10", **options: str) -> Play:
    """The first hero's turn, with a demon awake since an earlier one."""
    play = Play(seats, **options)
    play.place(line)
    play.haunt(demon, crossed)
    return play.begin_turn().forget()


def demon_row(line: str = "A6 B6 C6", seats: int = 1) -> Play:
    """The first hero's turn, with the next find waking the demon."""
    play = Play(seats)
    h = play.place(line)
    h.row, h.finds = 1, 6
    return play.begin_turn().forget()


def walked(play: Play) -> str:
    """The squares the demon stepped on."""
    return " ".join(told["square"].removeprefix("square:") for told in play.said("demon-walks"))


@pytest.mark.rule("drq-dem-01", "drq-dem-02")
def test_it_awakes_on_the_black_square_and_walks_from_the_next_turn_on() -> None:
    play = demon_row().rolls(FIND)
    assert play.hero().demon == TILE
    assert play.state.demon_tiles == 2
    assert play.kinds().count("demon-awakes") == 1
    assert GAME.view(play.state, None)["heroes"][0]["demon"] == "square:M10"
    assert walked(play) == ""
    for turns in (1, 2):
        play.rolls(IDLE)
        assert len(play.said("demon-walks")) == 2 * turns


@pytest.mark.rule("drq-dem-02")
def test_it_walks_after_the_hero_has_moved() -> None:
    play = hunted("chamber K5 N5").rolls("room blank blank blank / blank").walk("O5")
    assert (at(play.hero()), play.asked()) == ("O5", "DemonStep")


def danger(play: Play) -> None:
    play.danger("ghoul", "troll", "orc", "blank")


def chamber_turn(play: Play) -> None:
    play.choose("stay").throws(gold("- - - - - - - - - -"))


def leaving(play: Play) -> None:
    play.choose("leave", "step-out square:G6")


def reaching_the_exit(play: Play) -> None:
    play.rolls("room blank blank blank / blank").walk("exit")


@pytest.mark.rule("drq-dem-03")
@pytest.mark.parametrize(
    ("line", "turn"),
    [
        ("A6 B6 C6", danger),
        ("G7 chamber", chamber_turn),
        ("G7 chamber", leaving),
        ("chamber K5 P6", reaching_the_exit),
    ],
)
def test_it_walks_at_the_end_of_any_kind_of_turn(line, turn) -> None:
    play = hunted(line, seats=1)
    turn(play)
    assert len(play.said("demon-walks")) == 2


@pytest.mark.rule("drq-dem-03")
def test_it_walks_at_the_end_of_a_missed_turn() -> None:
    play = Play()
    play.place("A6 B6 C6").miss = TILE
    play.haunt()
    play.begin_turn()
    assert play.kinds().count("turn-missed") == 1
    assert len(play.said("demon-walks")) == 2


@pytest.mark.rule("drq-dem-04")
def test_it_takes_two_steps_straight_or_diagonal() -> None:
    play = hunted("chamber K5 O5").rolls(IDLE)
    play.choose("steer square:M9", "steer square:M8")
    assert play.hero().demon_at == spot("M8")
    assert play.state.active == 1

    play = hunted("chamber K5 O5").rolls(IDLE).choose("steer square:N10")
    assert walked(play) == "N10 O9"  # the diagonal is the only way, nobody is asked


@pytest.mark.rule("drq-dem-05", "drq-dth-05")
def test_the_right_hand_neighbour_steers_it_alive_or_dead() -> None:
    play = Play(3)
    play.place("chamber K5 O5")
    play.haunt()
    play.hero(2).status = DEAD
    play.begin_turn().rolls(IDLE)
    assert (play.asked(), play.seat()) == ("DemonStep", 2)


@pytest.mark.rule("drq-dem-05")
def test_the_first_seat_steers_it_like_any_other() -> None:
    play = Play(2)
    play.place("chamber K5 O5", seat=1)
    play.haunt(seat=1)
    play.begin_turn(1).rolls(IDLE)
    assert (play.asked(), play.seat()) == ("DemonStep", 0)


@pytest.mark.rule("drq-dem-05")
def test_only_the_living_steer_it_without_ghosts() -> None:
    play = Play(3, ghost_neighbours="no")
    play.place("chamber K5 O5")
    play.haunt()
    play.hero(2).status = DEAD
    play.begin_turn().rolls(IDLE)
    assert (play.asked(), play.seat()) == ("DemonStep", 1)


@pytest.mark.rule("drq-dem-06")
def test_every_step_must_bring_it_nearer() -> None:
    play = hunted("chamber K5 O5").rolls(IDLE)
    assert play.names() == ["steer square:L9", "steer square:M9", "steer square:N10"]
    refusal = GAME.why_not(play.state, 1, "square:M11")
    assert refusal is not None and refusal.rule == "drq-dem-06"


@pytest.mark.rule("drq-dem-07")
@pytest.mark.parametrize("over", ["blocked", "visited"])
def test_it_walks_over_blocked_and_visited_squares(over: str) -> None:
    play = hunted("chamber K5 O5")
    setattr(play.hero(), over, getattr(play.hero(), over) | spots("N10 O9"))
    play.rolls(IDLE).choose("steer square:N10")
    assert play.hero().demon_at == spot("O9")


@pytest.mark.rule("drq-dem-07")
def test_it_walks_over_the_orange_square() -> None:
    play = hunted("A6 B4 C2", demon="F2", crossed="E1 E3").rolls(IDLE)
    assert walked(play).split()[0] == "E2"


@pytest.mark.rule("drq-dem-08")
def test_it_goes_round_the_chamber() -> None:
    play = hunted("A6 B6 G6", demon="K6", crossed="").rolls(IDLE)
    assert play.names() == ["steer square:K5", "steer square:K7"]


@pytest.mark.rule("drq-dem-09")
def test_it_never_returns_to_a_square_it_has_been_on() -> None:
    play = hunted("A6 L8 L9", demon="N10", crossed="M10 M9").rolls(IDLE)
    assert walked(play) == "M11 L10"


@pytest.mark.rule("drq-dem-10")
@pytest.mark.parametrize(("line", "demon", "steps"), [("chamber K5 P7 Q7", "Q5", "P6 Q7"), ("A6 B7 A7", "A5", "B6 A7")])
def test_exit_and_start_are_no_way_for_it(line: str, demon: str, steps: str) -> None:
    play = hunted(line, demon=demon).rolls(IDLE)
    assert walked(play) == steps


@pytest.mark.rule("drq-dem-10")
def test_it_enters_start_for_a_hero_who_is_still_there() -> None:
    play = hunted("A6", demon="C7").rolls(IDLE)
    play.choose("steer square:B7")
    assert play.hero().cause == BY_DEMON


@pytest.mark.rule("drq-dem-11")
def test_the_squares_it_was_on_are_closed_to_the_hero() -> None:
    play = hunted("chamber K8 L8 M8 M9").rolls("room blank blank blank / blank")
    assert play.names() == ["walk square:L9", "stop"]
    refusal = GAME.why_not(play.state, 0, "square:M10")
    assert refusal is not None and refusal.rule == "drq-wlk-07"


@pytest.mark.rule("drq-dem-11")
def test_every_square_it_enters_is_crossed() -> None:
    play = hunted("chamber K5 O5").rolls(IDLE).choose("steer square:N10")
    assert GAME.view(play.state, 0)["heroes"][0]["crossed"] == ["square:O9", "square:M10", "square:N10"]


@pytest.mark.rule("drq-dem-11")
def test_the_black_square_is_closed_as_soon_as_it_awakes() -> None:
    play = demon_row("chamber K8 L8 M8 M9").rolls(FIND)
    play.rolls("room blank blank blank / blank")
    assert "walk square:M10" not in play.names()


@pytest.mark.rule("drq-dem-12")
def test_reaching_the_hero_kills_and_ends_its_walk() -> None:
    play = hunted("chamber K8 L8 M8 M9").rolls(IDLE)
    assert walked(play) == "M9"
    assert (play.hero().status, play.hero().cause) == (DEAD, BY_DEMON)
    assert play.said("died")[0]["cause"] == "demon"


@pytest.mark.rule("drq-dem-13", "drq-exi-01")
@pytest.mark.parametrize(("demon", "ending"), [("O6", DEAD), ("O4", DEAD), ("N4", ESCAPED)])
def test_it_may_still_catch_the_hero_on_the_exit(demon: str, ending: int) -> None:
    play = hunted("chamber K5 P6", seats=1, demon=demon).rolls("room blank blank blank / blank").walk("exit")
    assert play.hero().status == ending
    assert play.state.winners() == ([0] if ending == ESCAPED else [])


@pytest.mark.rule("drq-dem-14")
def test_it_comes_to_the_ring_and_waits_while_the_hero_is_in_the_chamber() -> None:
    play = hunted("G7 chamber", seats=1, demon="M8")
    chamber_turn(play)
    assert len(walked(play).split()) == 2
    assert at_ring(play)
    play.forget()
    chamber_turn(play)
    assert walked(play) == ""


@pytest.mark.rule("drq-dem-14")
def test_one_step_from_the_ring_it_takes_only_that_one() -> None:
    play = hunted("G7 chamber", seats=1, demon="L8")
    chamber_turn(play)
    assert len(walked(play).split()) == 1
    assert at_ring(play)


def at_ring(play: Play) -> bool:
    corner = spots("G4 G8 K4 K8")
    sides = spots("G5 G6 G7 H4 I4 J4 H8 I8 J8 K5 K6 K7")
    return (corner | sides) >> play.hero().demon_at & 1 == 1


@pytest.mark.rule("drq-dem-14")
def test_a_prowling_demon_circles_the_chamber() -> None:
    play = hunted("G7 chamber", seats=1, demon="K7", crossed="K8", demon_prowls="yes")
    chamber_turn(play)
    assert len(walked(play).split()) == 2
    assert at_ring(play)


@pytest.mark.rule("drq-dem-15")
def test_without_a_walk_to_the_hero_it_does_not_move() -> None:
    play = hunted(crossed="L9 M9 L10 N10 L11 M11 N11").rolls(IDLE)
    assert play.state.active == 1
    assert play.hero().demon_at == spot("M10")


@pytest.mark.rule("drq-dem-16")
def test_a_hero_on_the_black_square_has_one_turn_to_walk_off() -> None:
    play = demon_row("chamber K8 L8 M8 M9 M10").rolls(FIND)
    assert play.hero().status == INSIDE
    play.rolls(IDLE)
    assert (play.hero().status, play.hero().cause) == (DEAD, BY_DEMON)


@pytest.mark.rule("drq-dem-16")
def test_a_hero_who_runs_from_the_black_square_lives() -> None:
    play = demon_row("chamber K8 L8 L9 M9 M10").rolls(FIND)
    play.rolls("room room room blank / blank").walk("N10 O10 P10")
    assert at(play.hero()) == "P10"
    assert play.hero().status == INSIDE


@pytest.mark.rule("drq-dem-17")
def test_its_crosses_may_cut_the_hero_off() -> None:
    play = hunted("chamber K5 P8 P9 P10")
    play.hero().blocked = spots("O11")
    assert GAME.view(play.state, 0)["heroes"][0]["steps_left"] is not None
    play.rolls(IDLE).choose("steer square:N10", "steer square:O9")
    assert GAME.view(play.state, 0)["heroes"][0]["steps_left"] is None
    assert play.hero().status == INSIDE


@pytest.mark.rule("drq-dem-18")
def test_it_hunts_on_one_sheet_only() -> None:
    play = Play(2)
    play.place("chamber K8 L8 M8 M9", seat=0)
    play.place("A6 B6 C6", seat=1)
    play.haunt(seat=1)
    play.begin_turn().rolls("room blank blank blank / blank")
    assert "walk square:M10" in play.names()
    play.walk("M10")
    assert walked(play) == ""
    assert play.hero(0).status == INSIDE


@pytest.mark.rule("drq-dem-18")
@pytest.mark.parametrize(("demon", "ending"), [("O6", DEAD), ("M10", ESCAPED)])
def test_it_is_gone_with_its_hero(demon: str, ending: int) -> None:
    play = hunted("chamber K5 P6", seats=1, demon=demon).rolls("room blank blank blank / blank").walk("exit")
    assert play.hero().status == ending
    assert GAME.view(play.state, None)["heroes"][0]["demon"] is None
    assert play.state.demon_tiles == 3


@pytest.mark.rule("drq-dem-19")
def test_no_object_drives_it_off() -> None:
    play = Play(2)
    play.place("chamber K8 L8 M8 M9")
    play.haunt()
    play.own("magic_ring", "orb", "key", "talisman", "chainmail", "hood", "rope")
    play.begin_turn().rolls(IDLE)
    assert play.hero().cause == BY_DEMON
