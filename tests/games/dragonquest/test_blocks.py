"""Which squares may be blocked (drq-wal-11 to -17), as the neighbour is offered them."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import Play, spots

from questhall.engine.grid import squares_of
from questhall.games.dragonquest.model.castle import GRID, SQUARES

PROTECTED = (
    "A5 A7 B5 B6 B7 D1 D2 E1 E2 E3 F1 F2 F3 G4 G5 G6 G7 G8 H4 H8 I4 I8 J4 J8 K4 K5 K6 K7 K8 "
    "L9 L10 L11 M9 M10 M11 N10 N11 P5 P6 P7 Q5 Q7"
)
UNPROTECTED = {GRID.name(square) for square in squares_of(SQUARES)} - set(PROTECTED.split())


def blocking(line: str = "A6", blocked: str = "", crossed: str = "", **options: str) -> Play:
    """The neighbour of a hero with that line is to block a square."""
    play = Play(2, **options)
    h = play.place(line)
    h.blocked, h.crossed = spots(blocked), spots(crossed)
    return play.begin_turn().hit_wall()


def refused(play: Play, names: str) -> set[str]:
    """The rules that forbid these squares, "" for one that is offered."""
    return {play.why(f"square:{name}") for name in names.split()}


@pytest.mark.rule("drq-wal-11")
def test_only_free_ordinary_squares() -> None:
    play = blocking("A6 B6 C6 C7", blocked="E8", crossed="N3")
    assert refused(play, "C6 C7 E8 N3 A6") == {"drq-wal-11"}
    assert {play.why("chamber"), play.why("exit")} == {"drq-wal-11"}
    assert not {"C6", "C7", "E8", "N3", "A6", "chamber", "exit"} & play.offered()


@pytest.mark.rule("drq-wal-12", "drq-wal-17")
def test_on_a_fresh_sheet_all_but_the_protected_squares() -> None:
    play = blocking()
    assert play.offered() == UNPROTECTED
    assert len(play.offered()) == 94
    assert refused(play, PROTECTED) == {"drq-wal-12"}


@pytest.mark.rule("drq-wal-12")
def test_the_special_squares_are_protected_for_who_began_on_the_orange_one() -> None:
    play = Play(2, start_square="orange").hit_wall()
    assert play.offered() == UNPROTECTED


@pytest.mark.rule("drq-wal-13")
@pytest.mark.parametrize("corner", ["N3", "N5", "P3"])
def test_no_block_touches_another_diagonally(corner: str) -> None:
    assert blocking(blocked="O4").why(f"square:{corner}") == "drq-wal-13"


@pytest.mark.rule("drq-wal-14")
def test_two_in_a_row_and_no_third() -> None:
    assert refused(blocking(blocked="E8"), "E7 E9 D8 F8") == {""}
    assert refused(blocking(blocked="E8 E9"), "E7 E10") == {"drq-wal-14"}
    assert refused(blocking(blocked="D9 E9"), "C9 F9") == {"drq-wal-14"}


@pytest.mark.rule("drq-wal-14")
@pytest.mark.parametrize(("blocked", "between"), [("E8 E10", "E9"), ("D9 F9", "E9")])
def test_a_square_between_two_blocks_would_make_three(blocked: str, between: str) -> None:
    assert blocking(blocked=blocked).why(f"square:{between}") == "drq-wal-14"


@pytest.mark.rule("drq-wal-17")
def test_solid_wall_is_no_blocked_square() -> None:
    """C5 has solid wall beside it and at two corners; C4 and C5 are a group of two along it."""
    assert blocking().why("square:C5") == ""
    assert blocking(blocked="C4").why("square:C5") == ""


@pytest.mark.rule("drq-wal-15")
def test_a_route_out_must_remain_once_the_chamber_was_seen() -> None:
    """The hero on M7 has solid wall on one side and a block on the other: M6 is the only way on."""
    play = blocking("G6 chamber K7 L7 M7", blocked="M8")
    assert refused(play, "M6 M5") == {"drq-wal-15"}
    assert refused(play, "M4 N4") == {""}


@pytest.mark.rule("drq-wal-15")
def test_the_guaranteed_route_is_not_through_the_chamber_again() -> None:
    """R07: the demon has left the hero on G6 nothing but G5 and F5, and the chamber."""
    play = blocking("H4 chamber G6", crossed="G4 G7")
    assert play.why("square:F5") == "drq-wal-15"
    assert play.why("square:E5") == ""


@pytest.mark.rule("drq-wal-15")
def test_the_demon_s_crosses_are_no_part_of_the_route() -> None:
    line = "A6 B6 C6 C7 D7 E7"
    assert blocking(line).why("square:E6") == ""
    assert blocking(line, crossed="E8").why("square:E6") == "drq-wal-15"


@pytest.mark.rule("drq-wal-15")
@pytest.mark.parametrize(("rule", "why"), [("current", "drq-wal-15"), ("sheet", "")])
def test_option_route_rule_sheet_ignores_line_and_demon(rule: str, why: str) -> None:
    play = blocking("A6 B6 C6 C7 D7 E7", crossed="E8", route_rule=rule)
    assert play.why("square:E6") == why


@pytest.mark.rule("drq-wal-16")
def test_without_a_route_before_the_block_the_other_tests_decide() -> None:
    play = blocking("A6 B6 C6 C7 B7 A7")  # no square is free beside A7
    assert play.offered() == UNPROTECTED - {"C6", "C7"}
