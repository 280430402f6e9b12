"""`good` in positions where a good player knows what to do."""

from __future__ import annotations

import pytest
from tests.bots.asking import inside, rolled, says
from tests.games.dragonquest.play import GAME, Play, spot, spots

from questhall.games.dragonquest.bot_clock import closed
from questhall.games.dragonquest.castle import detour

# Rolling


def test_it_stops_when_the_steps_at_hand_are_all_that_is_needed() -> None:
    assert says(rolled("room blank blank find / blank", "A6 G6 chamber K6 P6", suns=15), "good") == "stop"


def test_it_rolls_on_at_two_skulls_when_only_that_can_save_it() -> None:
    last_turn = rolled("skull skull blank blank / room", "A6 G6 chamber K6 P4", suns=18)
    assert says(last_turn, "good") == "reroll die:3 die:4"
    assert says(rolled("skull skull blank blank / room", "A6 G6 chamber K6 P4", suns=10), "good") == "stop"


def test_wounds_and_old_traps_make_it_careful() -> None:
    """With one skull on the table and time enough, re-rolling three dice is for the healthy."""
    dice, line = "skull blank blank room / corridor", "A6 G6 chamber K6 L4"
    assert says(rolled(dice, line, suns=8, lp=13), "good") != "stop"
    assert says(rolled(dice, line, suns=8, lp=1), "good") == "stop"
    assert says(rolled(dice, line, suns=8, lp=13, arrows=2, trapdoors=2, fogs=2), "good") == "stop"


def test_finds_are_kept_while_they_buy_something_and_spurned_when_they_awake_something() -> None:
    dice = "room room corridor find / find"
    assert says(rolled(dice, suns=2), "good") == "stop"
    full = Play()
    full.hero().finds = 6
    full.state.objects = 0
    assert says(full.begin_turn().to_dice().throws(dice), "good") == "reroll die:4 die:5"


# Buying


def buying(points: int, line: str = "A6", **sheet: int) -> Play:
    play = Play()
    hero = play.place(line)
    hero.finds = points
    for key, value in sheet.items():
        setattr(hero, key, value)
    return play.begin_turn()


def test_it_buys_what_it_needs() -> None:
    way_out = "A6 G6 chamber K6 L4"
    assert says(buying(6, suns=4), "good") == "buy object:talisman"
    assert says(buying(6, way_out, suns=10, coins100=9, lp=3), "good") == "buy object:potion"
    assert says(buying(6, way_out, suns=15, coins100=20, lp=13), "good") == "buy object:amulet"
    assert says(buying(6, way_out, suns=7, lp=13), "good") == "buy object:necklace"


def test_it_waits_for_something_better_unless_a_trap_threatens() -> None:
    assert says(buying(4, suns=3), "good") == "pass"
    assert says(buying(4, suns=3, trapdoors=2), "good") == "buy object:rope"


# In the chamber


@pytest.mark.parametrize(
    ("suns", "dragons", "coins", "answer"),
    [
        (6, 1, 3, "stay"),
        (6, 6, 20, "leave"),
        (13, 1, 20, "leave"),
        (8, 3, 0, "stay"),
    ],
)
def test_it_weighs_clock_dragons_and_loot(suns: int, dragons: int, coins: int, answer: str) -> None:
    assert says(inside(suns, dragons, coins100=coins), "good") == answer


def test_it_leaves_a_crowded_chamber_earlier() -> None:
    answers = []
    for others in (0, 3):
        play = Play(seats=4)
        hero = play.place("A6 G6 chamber")
        hero.suns, hero.coins100 = 7, 20
        for seat in range(1, 1 + others):
            play.place("A6 G6 chamber", seat)
        play.state.dragons = 4
        answers.append(says(play.begin_turn(), "good"))
    assert answers == ["stay", "leave"]


def test_it_does_not_walk_in_on_a_restless_dragon_while_it_has_time() -> None:
    for dragons, answer in ((5, "stop"), (2, "walk chamber")):
        play = Play(seats=2)
        play.place("A6 G6 chamber", 1)
        hero = play.place("A6 F5 G5")
        hero.suns = 3
        play.state.dragons = dragons
        play.begin_turn().to_dice().throws("room blank blank skull / skull").choose("stop")
        assert says(play, "good") == answer


def test_it_goes_back_for_more_after_a_fire_that_left_it_time() -> None:
    burnt = rolled("room room blank skull / skull", "A6 G6 chamber K6", suns=8, lp=9).choose("stop")
    assert says(burnt, "good") == "walk chamber"
    rich = rolled("room room blank skull / skull", "A6 G6 chamber K6", suns=13, coins100=30).choose("stop")
    assert says(rich, "good").startswith("walk square:")


@pytest.mark.rule("drq-lev-02")
def test_it_leaves_on_the_side_of_the_exit_and_away_from_the_demon() -> None:
    leaving = inside(13).choose("leave")
    assert says(leaving, "good") in ("step-out square:J4", "step-out square:K5", "step-out square:K7")
    hunted = inside(13)
    hero = hunted.hero()
    hero.demon, hero.demon_at, hero.crossed = 1, spot("L8"), spots("M10 L9 L8")
    assert says(hunted.choose("leave"), "good") in ("step-out square:J4", "step-out square:K5")


# Walking


@pytest.mark.rule("drq-wlk-14")
@pytest.mark.parametrize("bot", ["sane", "good"])
def test_no_step_strands_the_hero(bot: str) -> None:
    """From B10 the pocket B11 or a step back would be possible; only some squares keep a way on."""
    play = rolled("room room skull skull / room", "A6 A7 B7 B8 B9 C9 C10 B10", suns=4).choose("stop")
    assert says(play, bot) in ("stop", "walk square:B11")
    assert "stranding" not in {option.text for option in GAME.options(play.state, 0) if option.name == says(play, bot)}


def test_the_orb_is_lit_to_reach_the_exit_this_turn() -> None:
    play = Play()
    hero = play.place("A6 G6 chamber K6 P4")
    hero.suns = 12
    play.own("orb")
    play.begin_turn().to_dice().throws("room corridor skull skull / blank").choose("stop")
    assert says(play, "good") in ("walk square:P5", "walk square:Q5")
    play.choose(says(play, "good"))
    assert says(play, "good") == "walk exit"


def test_the_orb_is_kept_for_a_better_moment() -> None:
    play = Play()
    play.own("orb")
    play.begin_turn().to_dice().throws("room blank skull skull / blank").choose("stop")
    assert says(play, "good") in ("walk square:A5", "walk square:A7", "walk square:B6")


def test_the_key_opens_a_door_that_saves_a_long_way() -> None:
    play = Play()
    hero = play.place("A6 G6 chamber K7 L7 M7")
    hero.suns, hero.blocked = 12, spots("M6")
    play.own("key")
    play.begin_turn().to_dice().throws("room corridor skull skull / blank").choose("stop")
    assert detour(spot("M6"), hero.pos, hero.visited, True) >= 4
    assert says(play, "good") == "walk square:M6"
    play.choose("walk square:M6")
    assert says(play, "good") == "walk square:M5"


# Walls and demons


def blocking(bot_seat: int = 1) -> Play:
    play = Play(seats=2)
    play.place("A6 G6 chamber K7 L7 M7")
    return play.begin_turn().choose("hide tile:1", "guess tile:1")


def cost(play: Play, name: str) -> int:
    hero = play.hero()
    return detour(spot(name.removeprefix("block square:")), hero.pos, hero.visited, True)


def test_levels_of_walling_others() -> None:
    play = blocking()
    dearest = max(option.args["detour"] for option in GAME.options(play.state, 1))
    assert cost(play, says(play, "good")) == dearest
    assert cost(play, says(play, "good:cruel")) == dearest
    mild = {cost(play, says(play, "good:mild", seed)) for seed in range(20)}
    assert dearest in mild and min(mild) < dearest


@pytest.mark.rule("drq-dem-06", "drq-dem-12")
def test_the_demon_is_led_onto_the_hero_or_across_his_way() -> None:
    def hunting(line: str, demon: str) -> Play:
        play = Play(seats=2)
        hero = play.place(line)
        hero.suns, hero.demon, hero.demon_at, hero.crossed = 5, 1, spot(demon), spots(f"M10 {demon}")
        play.begin_turn().to_dice().throws("blank blank blank blank / blank").choose("stop")
        return play

    near = hunting("A6 G6 chamber K7 L7 L8", "L10")
    steps = [says(near, "good")]
    near.choose(*steps)
    assert near.asked() == "" or says(near, "good") == "steer square:L8"
    far = hunting("A6 G6 chamber K5 L4 M5", "O7")
    chosen = says(far, "good")
    hero = far.hero()
    costs = {
        option.name: detour(
            spot(option.name.removeprefix("steer square:")), hero.pos, hero.visited | hero.crossed, True
        )
        for option in GAME.options(far.state, 1)
    }
    assert costs[chosen] == max(costs.values())
