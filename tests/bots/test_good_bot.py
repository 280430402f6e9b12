"""`good` in positions where a good player knows what to do."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.bots.asking import inside, rolled, says
from tests.games.dragonquest.play import GAME, Play, at, spot, spots

from questhall.bots import policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.game import Option
from questhall.games.dragonquest.model.castle import detour
from questhall.games.dragonquest.model.clock import closed
from questhall.games.dragonquest.model.state import BY_DEMON, ESCAPED

# Rolling

RICH = {"coins50": 10, "coins100": 10}


def test_it_stops_when_the_steps_at_hand_are_all_that_is_needed() -> None:
    assert says(rolled("room blank blank find / blank", "A6 G6 chamber K6 P6", suns=15, **RICH), "good") == "stop"


def test_it_rolls_on_at_two_skulls_when_only_that_can_save_it() -> None:
    dice, line = "skull skull blank blank / room", "A6 G6 chamber K6 P4"
    assert says(rolled(dice, line, suns=18, **RICH), "good") == "reroll die:3 die:4"
    assert says(rolled(dice, line, suns=12, lp=5, **RICH), "good") == "stop"


def test_wounds_and_old_traps_make_it_careful() -> None:
    """With two skulls on the table one more die is danger in a third of cases."""
    dice, line = "skull skull blank blank / blank", "A6 G6 chamber K6 L4"
    assert says(rolled(dice, line, suns=14, lp=13, **RICH), "good") == "reroll die:3"
    assert says(rolled(dice, line, suns=14, lp=1, **RICH), "good") == "stop"
    assert says(rolled(dice, line, suns=14, lp=13, arrows=2, trapdoors=2, fogs=2, **RICH), "good") == "stop"


def test_finds_are_kept_while_they_buy_something_and_spurned_when_they_awake_something() -> None:
    dice, line = "room room room blank / find", "A6 B7 B8"
    assert says(rolled(dice, line, suns=2), "good") == "reroll die:4"
    full = Play()
    full.place(line).finds = 6
    full.state.objects = 0
    assert says(full.begin_turn().to_dice().throws(dice), "good") == "reroll die:5"


# Buying


def buying(points: int, line: str = "A6", **sheet: int) -> Play:
    """A purchase step; somebody else has the Orb, which is nearly always worth having."""
    play = Play(seats=2)
    play.own("orb", seat=1)
    hero = play.place(line)
    hero.finds = points
    for key, value in sheet.items():
        setattr(hero, key, value)
    return play.begin_turn()


def test_it_buys_what_it_needs() -> None:
    way_out = "A6 G6 chamber K6 L4"
    assert says(buying(6, "A6 E4 F4", suns=2), "good") == "buy object:talisman"
    assert says(buying(6, way_out, suns=10, coins100=9, lp=3), "good") == "buy object:potion"
    assert says(buying(6, way_out, suns=15, coins100=20, lp=13), "good") == "buy object:amulet"
    assert says(buying(6, way_out, suns=7, lp=13), "good") == "buy object:necklace"


def test_it_waits_for_something_better_unless_a_trap_threatens() -> None:
    assert says(buying(4, suns=3), "good") == "pass"
    assert says(buying(4, suns=3, trapdoors=2), "good") == "buy object:rope"


# In the chamber


@pytest.mark.parametrize(
    ("suns", "dragons", "treasures", "answer"),
    [
        (6, 1, "horn", "stay"),
        (6, 6, "horn", "leave"),
        (11, 1, "horn", "stay"),
        (11, 1, "crown ruby", "leave"),
        (14, 1, "goblet", "leave"),
    ],
)
def test_it_weighs_clock_dragons_and_loot(suns: int, dragons: int, treasures: str, answer: str) -> None:
    play = inside(suns, dragons)
    play.hold(*treasures.split())
    assert says(play, "good") == answer


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


@pytest.mark.rule("drq-lev-05")
def after_a_fire(rival: int, suns: int, line: str) -> Play:
    """A hero who has nothing left, late in the day; another one is out with so much gold."""
    play = Play(seats=2)
    hero, other = play.place(line), play.hero(1)
    hero.suns, hero.lp = suns, 9
    other.status, other.total = ESCAPED, rival
    return play.begin_turn()


def test_it_does_not_walk_out_with_nothing_while_it_could_still_win() -> None:
    """Six suns are left, and whoever walks out with nothing has lost to the one who is out."""
    dice, line = "room room blank skull / skull", "A6 G6 chamber K6 K5"
    beaten = after_a_fire(5000, 13, line).to_dice().throws(dice).choose("stop")
    assert beaten.hero().suns_total - beaten.hero().suns == 5  # after this one
    assert says(beaten, "good") == "walk chamber"
    rich = after_a_fire(5000, 13, line)
    rich.hero().coins100, rich.hero().coins50 = 60, 0
    assert says(rich.to_dice().throws(dice).choose("stop"), "good") == "walk square:K4"


def test_it_does_not_leave_the_chamber_with_nothing_to_lose() -> None:
    assert says(after_a_fire(5000, 14, "A6 G6 chamber"), "good") == "stay"
    assert says(inside(13, coins50=10, coins100=10), "good") == "leave"


def test_it_goes_back_for_more_after_a_fire_that_left_it_time() -> None:
    dice = "room room blank skull / skull"
    burnt = rolled(dice, "A6 G6 chamber K6", suns=6, lp=9).choose("stop")
    assert says(burnt, "good") in ("walk square:K5", "walk square:K7")
    burnt.choose(says(burnt, "good"))
    assert says(burnt, "good") == "walk chamber"
    rich = rolled(dice, "A6 G6 chamber K6", suns=13, **RICH).choose("stop")
    rich.choose("walk square:K5")
    assert says(rich, "good") == "walk square:K4"


@pytest.mark.rule("drq-lev-02")
def test_it_leaves_on_the_side_of_the_exit_and_away_from_the_demon() -> None:
    leaving = inside(13).choose("leave")
    assert says(leaving, "good") in ("step-out square:J4", "step-out square:K5", "step-out square:K7")
    hunted = inside(13)
    hero = hunted.hero()
    hero.demon, hero.demon_at, hero.crossed = 1, spot("L8"), spots("M10 L9 L8")
    assert says(hunted.choose("leave"), "good")[-2] in "HIJ"


# Walking


@pytest.mark.rule("drq-wlk-14")
@pytest.mark.parametrize("bot", ["sane", "good"])
def test_no_step_strands_the_hero(bot: str) -> None:
    """Only a demon's crosses may leave no way."""
    walked = 0
    for seed in range(12):
        for option in walks(bot, seed):
            assert option.text != "option-walk-stranding"
            walked += 1
    assert walked > 100


def walks(bot: str, seed: int) -> Iterator[Option]:
    """The steps of a lone hero in a game where others wall as cruelly as they can."""
    state = GAME.new({}, 2)
    bots = [policy(GAME, bot), policy(GAME, "good:cruel")]
    draw = random.Random(seed).random
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            apply(state, NATURE, state.chance.sample(draw()))
            continue
        answer = bots[state.seat].choose(state.imagine(state.seat, draw), state.seat, draw)
        if state.seat == 0 and not state.heroes[0].crossed and type(state.asking).__name__ == "Walk":
            yield GAME.option(state, 0, answer)
        apply(state, state.seat, answer)


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
    assert at(hero) == "M5"


# Walls and demons


def blocking() -> Play:
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
    near.choose(says(near, "good"))
    assert near.hero().cause == BY_DEMON
    far = hunting("A6 G6 chamber K5 L4", "P5")
    hero = far.hero()
    costs = {square: detour(square, hero.pos, closed(hero), True) for square in far.state.legal}
    assert costs[spot(says(far, "good").removeprefix("steer square:"))] == max(costs.values()) > min(costs.values())
