"""Chapter 3.18: the dice of the treasure chamber, coins and treasures."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, gold, timeless

from questhall.games.dragonquest.model.state import DEAD, ESCAPED, TILE

BLANKS = gold("- - - - - - - - - -")
STEP = "room blank blank blank / blank"


def inside(seats: int = 1, *, dragons: int = 0, others: bool = False, **options: str) -> Play:
    """The first hero's turn begun in the chamber, the others there too or at the gate."""
    play = Play(seats, **options)
    for seat in range(seats if others else 1):
        play.place("A6 G7 chamber", seat)
    play.state.dragons = dragons
    return play.begin_turn().forget()


def staying(seats: int = 1, *, dragons: int = 0, others: bool = False, **options: str) -> Play:
    return inside(seats, dragons=dragons, others=others, **options).choose("stay")


def offered(play: Play) -> set[str]:
    """The treasures that may be taken now."""
    return {name.removeprefix("take treasure:") for name in play.names() if name.startswith("take treasure:")}


@pytest.mark.rule("drq-cha-01", "drq-cha-02")
def test_who_walks_in_throws_ten_dice_in_the_same_turn() -> None:
    play = Play()
    play.place("A6 B6 G6")
    play.begin_turn().forget().rolls(STEP).walk("chamber")
    assert play.throw_name() == "chamber:10"
    assert "turn-begins" not in play.kinds()


@pytest.mark.rule("drq-cha-01")
def test_who_has_walked_in_is_no_reason_for_the_next_hero_to_throw() -> None:
    play = Play(2)
    play.place("A6 B6 G6")
    play.begin_turn().rolls(STEP).walk("chamber").throws(BLANKS).rolls(STEP).walk("B6")
    assert (play.state.active, play.asked()) == (0, "StayOrLeave")


@pytest.mark.rule("drq-cha-02", "drq-cha-03")
def test_who_joins_another_hero_throws_what_is_left() -> None:
    play = staying(2).throws(gold("D D D - - - - - - -"))
    play.place("A6 B6 G6", seat=1)
    play.rolls(STEP).walk("chamber")
    assert play.throw_name() == "chamber:7"
    play.throws(gold("D D - - - - -"))
    assert play.state.dragons == 5
    assert play.choose("stay").throw_name() == "chamber:5"  # the dragons count for the first hero too


@pytest.mark.rule("drq-cha-02")
def test_heroes_who_died_or_escaped_do_not_keep_dice_aside() -> None:
    play = staying(3, dragons=4, others=True).throws(gold("- - - - - -"))
    play.choose("stay").throws(gold("- - - - - -"))
    play.choose("stay").throws(gold("- - - - - -"))
    for seat, status in ((1, DEAD), (2, ESCAPED)):
        play.hero(seat).status = status
    play.begin_turn(0).choose("leave", "step-out square:K5")
    assert play.state.dragons == 0


@pytest.mark.rule("drq-cha-04")
def test_who_stays_throws_all_dice_once() -> None:
    play = staying(dragons=2)
    assert play.throw_name() == "chamber:8"
    play.throws(gold("- - - - - - - -"))
    assert play.asked() == "StayOrLeave"
    assert play.kinds().count("turn-begins") == 1


@pytest.mark.rule("drq-cha-05")
def test_dragons_stay_aside() -> None:
    play = staying().throws(gold("D D - - - - - - - -"))
    assert play.choose("stay").throw_name() == "chamber:8"
    play.throws(gold("D - - - - - - -"))
    assert play.choose("stay").throw_name() == "chamber:7"


@pytest.mark.rule("drq-cha-06", "drq-cha-12")
def test_each_coin_ticks_a_box_of_its_kind() -> None:
    play = staying().throws(gold("50 50 50 100 100 - - - - -"))
    assert (play.hero().coins50, play.hero().coins100) == (3, 2)
    before = GAME.view(play.state, None)["heroes"][0]
    play.choose("stay").throws(BLANKS)
    after = GAME.view(play.state, None)["heroes"][0]
    assert timeless(after) == timeless(before) and after["suns"] == before["suns"] + 1


@pytest.mark.rule("drq-cha-07")
@pytest.mark.parametrize(("coin", "other", "ticked"), [("50", "100", (10, 1)), ("100", "50", (1, 10))])
def test_coins_without_a_box_are_lost(coin: str, other: str, ticked: tuple[int, int]) -> None:
    play = staying().throws(gold(f"{' '.join([coin] * 6)} - - - -"))
    play.choose("stay").throws(gold(f"{' '.join([coin] * 6)} {other} - - -"))
    assert (play.hero().coins50, play.hero().coins100) == ticked


@pytest.mark.rule("drq-cha-08")
def test_stars_pay_for_one_treasure() -> None:
    play = staying().throws(gold("* * * - - - - - - -"))
    assert offered(play) == {"horn", "pearls", "chess", "mask", "dagger", "goblet"}
    refusal = GAME.why_not(play.state, 0, "treasure:apple")
    assert refusal is not None and refusal.rule == "drq-cha-08"
    assert refusal.args == {"needed": 4, "stars": 3}
    assert GAME.why_not(play.state, 0, "treasure:mask") is None
    play.choose("take treasure:mask")
    assert play.holds("mask")


@pytest.mark.rule("drq-cha-08")
def test_six_stars_pay_for_anything_also_the_tables_own_tiles() -> None:
    lamp = {"name": "Grandmother's lamp", "stars": 6, "value": 5500}
    play = staying(custom_treasures=[lamp]).throws(gold("* * * * * * - - - -"))
    assert len(offered(play)) == 12
    play.choose("take treasure:blank1")
    assert GAME.view(play.state, None)["heroes"][0]["loot"] == 5500


@pytest.mark.rule("drq-cha-09")
def test_one_treasure_a_turn_and_no_stars_saved() -> None:
    play = staying().throws(gold("* * * * - - - - - -")).choose("take treasure:horn")
    assert play.asked() == "StayOrLeave"
    play.choose("stay").throws(gold("* * - - - - - - - -"))
    assert offered(play) == {"pearls", "chess"}
    play.choose("take-nothing")
    assert play.asked() == "StayOrLeave"
    assert play.kinds()[-4:].count("treasure-left") == 1


@pytest.mark.rule("drq-cha-10")
def test_one_star_gives_nothing() -> None:
    play = staying().throws(gold("* - - - - - - - - -"))
    assert play.asked() == "StayOrLeave"


@pytest.mark.rule("drq-cha-11")
def test_a_treasure_taken_is_gone_for_the_others() -> None:
    play = staying(2, others=True).throws(gold("* * * * - - - - - -")).choose("take treasure:apple")
    play.choose("stay").throws(gold("* * * * - - - - - -"))
    assert "tiara" in offered(play)
    assert "apple" not in offered(play)
    refusal = GAME.why_not(play.state, 1, "treasure:apple")
    assert refusal is not None and refusal.rule == "drq-cha-11"


@pytest.mark.rule("drq-cha-13")
def test_in_the_chamber_there_are_no_walls_no_steps_and_no_finds() -> None:
    play = staying(2).throws(BLANKS)
    assert play.state.active == 1
    met = set(play.kinds())
    assert met == {"turn-begins", "sun-crossed", "stays", "chamber-rolled"}


@pytest.mark.rule("drq-cha-14")
def test_the_pool_is_ten_again_when_the_last_hero_has_left() -> None:
    play = inside(2, dragons=4, others=True).choose("leave", "step-out square:K5")
    assert play.state.dragons == 4
    play.choose("leave", "step-out square:K7")
    assert play.state.dragons == 0
    assert play.kinds().count("pool-reset") == 1


@pytest.mark.rule("drq-cha-14", "drq-dth-04")
@pytest.mark.parametrize(("companion", "left"), [(True, 4), (False, 0)])
def test_the_dead_do_not_count_as_present(companion: bool, left: int) -> None:
    play = Play(2)
    for seat in (0, 1):
        play.place("A6 G7 chamber" if companion or not seat else "A6", seat)
    h = play.hero()
    h.suns = 18
    play.state.dragons = 4
    play.begin_turn().choose("stay").throws(gold("- - - - - -"))
    assert h.status == DEAD
    assert play.state.dragons == left


@pytest.mark.rule("drq-cha-15")
def test_nobody_leaves_the_castle_without_having_seen_the_chamber() -> None:
    play = Play()
    play.place("A6 B6 P6")
    play.begin_turn().rolls(STEP)
    assert "walk exit" not in play.names()
    refusal = GAME.why_not(play.state, 0, "exit")
    assert refusal is not None and refusal.rule == "drq-wlk-12"
    play.choose("stop")
    play.hero().seen_chamber = True
    assert "walk exit" in play.rolls(STEP).names()


@pytest.mark.rule("drq-cha-16")
def test_a_sleeping_dragon_leaves_four_dice() -> None:
    play = staying(dragons=5).throws(gold("D - - - -"))
    assert play.choose("stay").throw_name() == "chamber:4"


@pytest.mark.rule("drq-cha-01")
def test_lean_dice_have_fewer_stars() -> None:
    def stars_of_one_die(die: str) -> float:
        chance = Play(chamber_die=die).state.table.chamber[1]
        return chance.probability(GAME.outcome(chance, "star"))

    assert (stars_of_one_die("standard"), stars_of_one_die("lean")) == (2 / 6, 1 / 6)


def test_the_risk_of_staying_is_told() -> None:
    play = inside(dragons=6)
    stay = next(option for option in GAME.options(play.state, 0) if option.name == "stay")
    assert stay.args["wake"] == GAME.view(play.state, 0)["chamber"]["wake"] == 51.8


def test_the_risk_of_walking_in_is_told_and_who_is_there_already() -> None:
    play = staying(2).throws(gold("D D D - - - - - - -"))
    play.place("A6 B6 G6", seat=1)
    play.rolls(STEP)
    enter = next(option for option in GAME.options(play.state, 1) if option.name == "walk chamber")
    assert enter.args == {"square": "chamber", "wake": GAME.view(play.state, 1)["chamber"]["wake"], "inside": 1}


@pytest.mark.rule("drq-cha-14")
def test_the_spider_may_empty_the_chamber() -> None:
    play = Play()
    h = play.place("A6 G7 chamber K5 K6 chamber")
    h.spider, h.lp = TILE, 2
    play.state.dragons = 3
    play.begin_turn().choose("stay").throws("venom")
    assert h.status == DEAD
    assert play.state.dragons == 0
