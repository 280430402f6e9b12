"""Chapter 3.20: the dragon awakes."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, gold, spots

from questhall.games.dragonquest.model.state import BY_FIRE, BY_NO_FLIGHT, DEAD, INSIDE, TILE

RING = "G5 G6 G7 H4 I4 J4 H8 I8 J8 K5 K6 K7"
HARMLESS = (gold("- - - - - - - - - -"), "1 1")  # a fire throw and its damage dice: 2 LP
DEADLY = (gold("D D D D D D D D D D"), "3 3")


def waking(*inside: int, seats: int = 1, dragons: int = 5, **options: str) -> Play:
    """Five dragons aside and these heroes in the chamber; the first of them is on turn and stays."""
    play = Play(seats, **options)
    for seat in inside or (0,):
        play.place("A6 G7 chamber", seat)
    play.state.dragons = dragons
    return play.begin_turn((inside or (0,))[0]).forget().choose("stay")


def woken(*inside: int, seats: int = 1) -> Play:
    return waking(*inside, seats=seats).throws(gold("D D - - -"))


@pytest.mark.rule("drq-dra-01")
@pytest.mark.parametrize(("throw", "awake"), [("D - - - -", False), ("D D - - -", True), ("D D D - -", True)])
def test_it_awakes_at_seven_dragons(throw: str, awake: bool) -> None:
    play = waking().throws(gold(throw))
    assert ("dragon-awakes" in play.kinds()) == awake
    assert (play.asked() == "Burn") == awake


@pytest.mark.rule("drq-dra-02", "drq-exi-03")
def test_only_heroes_in_the_chamber_are_burnt() -> None:
    play = waking(0, 2, seats=4)
    outside = play.place("chamber K5 K6", seat=1)
    escaped = play.place("chamber K5 P6", seat=3)
    for seat, treasure in ((0, "horn"), (1, "mask"), (2, "apple"), (3, "ruby")):
        play.hold(treasure, seat=seat)
        play.hero(seat).coins50 = play.hero(seat).boxes50 = 2
    play.begin_turn(3).rolls("room blank blank blank / blank").walk("exit")
    play.begin_turn(0).choose("stay").throws(gold("D D - - -"))
    play.throws(*HARMLESS, *HARMLESS)
    assert [h.lp for h in play.state.heroes] == [11, 13, 11, 13]
    assert [h.coins50 for h in play.state.heroes] == [0, 2, 0, 2]
    assert play.holds("mask", seat=1) and play.holds("ruby", seat=3)
    assert (at(outside), escaped.total) == ("K6", 4100)


@pytest.mark.rule("drq-dra-03", "drq-dra-10")
def test_phase_by_phase_the_waker_first_then_clockwise() -> None:
    play = waking(2, 0, 1, seats=4)
    for seat, treasure in ((0, "horn"), (1, "mask"), (2, "apple")):
        play.hold(treasure, seat=seat)
        play.hero(seat).coins50 = play.hero(seat).boxes50 = 2
    play.forget().throws(gold("D D - - -")).throws(*HARMLESS, *HARMLESS, *HARMLESS)
    for _ in range(3):
        play.choose("flee square:K5")
    phases = ("treasures-returned", "coins-scratched", "fire", "fled")
    told = [(told.kind, told.seat) for told in play.told() if told.kind in phases]
    assert told == [(phase, seat) for phase in phases for seat in (2, 0, 1)]
    assert play.state.active == 3  # all of it in the turn of seat 2, which is over


@pytest.mark.rule("drq-dra-04", "drq-dra-12")
def test_treasures_go_back_and_objects_stay() -> None:
    play = Play()
    play.place("A6 G7 chamber K5 K6 chamber")  # the apple is from an earlier visit
    play.hold("apple", "horn")
    play.own("necklace")
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws(gold("D - - -"))
    assert play.in_supply("apple") and play.in_supply("horn")
    assert play.hero().treasures == 0
    assert play.owns("necklace")


@pytest.mark.rule("drq-dra-05", "drq-dra-06")
def test_coins_are_scratched_and_their_boxes_used_up() -> None:
    play = waking()
    play.hero().coins50 = play.hero().boxes50 = 9
    play.hero().coins100 = play.hero().boxes100 = 3
    play.throws(gold("D D - - -")).throws(*HARMLESS).choose("flee square:K5")
    assert (play.hero().coins50, play.hero().coins100) == (0, 0)
    play.rolls("room room blank blank / blank").walk("K6 chamber")
    play.throws(gold("50 50 50 100 100 100 100 100 100 100"))
    assert (play.hero().coins50, play.hero().coins100) == (1, 7)


@pytest.mark.rule("drq-dra-07")
def test_fire_costs_a_bone_for_each_dragon_and_both_damage_dice() -> None:
    play = woken()
    assert play.throw_name() == "chamber:10"
    play.throws(gold("D D D - - 50 100 * * *"))
    assert play.throw_name() == "damage:2"
    play.throws("2 2")
    assert play.hero().lp == 13 - 3 - 4
    assert play.said("damage-dice")[-1]["by"] == "fire"


@pytest.mark.rule("drq-dra-07")
def test_fire_may_kill_and_the_others_still_burn_and_flee() -> None:
    play = woken(0, 1, seats=2).throws(*DEADLY, *HARMLESS)
    assert (play.hero(0).status, play.hero(0).cause) == (DEAD, BY_FIRE)
    assert play.hero(1).lp == 11
    assert play.seat() == 1
    play.choose("flee square:K5")
    assert play.state.active == 1
    assert at(play.hero(1)) == "K5"


@pytest.mark.rule("drq-dra-08")
def test_survivors_choose_a_free_square_beside_the_chamber() -> None:
    play = waking(0, 1, seats=2)
    play.place("A6 G5 chamber", seat=1)
    play.haunt("K7", seat=1)
    play.own("orb", seat=1)  # no corners in flight
    play.throws(gold("D D - - -")).throws(*HARMLESS, *HARMLESS)
    assert play.seat() == 0
    play.choose("flee square:G5")
    assert play.seat() == 1
    assert {name.removeprefix("flee square:") for name in play.names()} == set(RING.split()) - {"G5", "K7"}
    for square, rule in (("G5", "drq-wlk-04"), ("K7", "drq-wlk-07"), ("K4", "drq-dra-08")):
        refusal = GAME.why_not(play.state, 1, f"square:{square}")
        assert refusal is not None and refusal.rule == rule
    assert GAME.why_not(play.state, 1, "square:G7") is None


@pytest.mark.rule("drq-dra-09")
def test_without_a_square_to_flee_to_the_hero_dies() -> None:
    play = Play()
    play.place("A6 G7 chamber").visited |= spots(RING)
    play.state.dragons = 6
    play.begin_turn().throws(gold("D - - -")).throws(*HARMLESS)
    assert (play.hero().status, play.hero().cause) == (DEAD, BY_NO_FLIGHT)


@pytest.mark.rule("drq-dra-10", "drq-dra-11")
def test_the_waking_throw_gives_neither_treasure_nor_coins() -> None:
    play = waking(seats=2).throws(gold("D D * * 50")).throws(*HARMLESS).choose("flee square:K5")
    assert (play.hero().coins50, play.hero().treasures) == (0, 0)
    assert play.state.active == 1
    assert (play.state.treasures, play.hero(0).suns) == (play.state.table.treasures_in_play, 2)


@pytest.mark.rule("drq-dra-12", "drq-cha-14")
def test_afterwards_the_dragon_sleeps_again() -> None:
    play = woken(0, 1, seats=2).throws(*HARMLESS, *HARMLESS).choose("flee square:K5", "flee square:K6")
    assert play.state.dragons == 0
    assert play.kinds().count("pool-reset") == 1


@pytest.mark.rule("drq-dra-13")
def test_dragons_of_the_fire_are_not_set_aside() -> None:
    play = waking(0, 1, seats=2).throws(gold("D D - - -"))
    play.throws(gold("D D D - - - - - - -"), "1 1")
    assert play.state.dragons == 7
    assert play.throw_name() == "chamber:10"


@pytest.mark.rule("drq-dra-14", "drq-sun-08")
def test_who_fled_has_left_for_walls_and_spider_but_no_demon_moves_meanwhile() -> None:
    play = waking(0, 1, seats=2)
    h = play.hero(1)
    h.spider = TILE
    play.haunt("M8", seat=1)
    play.throws(gold("D D - - -")).throws(*HARMLESS, *HARMLESS)
    play.choose("flee square:K5", "flee square:G5")
    assert "demon-walks" not in play.kinds()
    assert play.throw_name() == "spider"  # the other hero's own turn
    assert h.suns == 1
    play.throws("coin")
    assert play.throw_name() == "movement:4+red"  # no wall step


@pytest.mark.rule("drq-dra-14")
def test_the_demon_of_the_waker_moves_at_the_end_of_his_turn() -> None:
    play = waking()
    play.haunt("M8")
    play.throws(gold("D D - - -")).throws(*HARMLESS).choose("flee square:K5")
    assert play.kinds().count("demon-walks") == 2
    assert play.hero().status == INSIDE
