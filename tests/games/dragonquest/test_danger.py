"""The danger procedure and Life Points (drq-dng, drq-lp)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.dragonquest.play import GAME, Play, at

from questhall.engine.core import CHANCE, NATURE, OVER, apply


def spaces(play: Play) -> list[tuple[str, str]]:
    """Which danger die lies where."""
    return [(args["space"], args["face"]) for args in play.said("danger-die")]


def met(play: Play) -> list[str]:
    return [args["danger"] for args in play.said("encounter")]


@pytest.mark.rule("drq-dng-01")
def test_the_first_danger_die_lies_on_a_and_settles_nothing() -> None:
    play = Play().danger("orc")
    assert (spaces(play), met(play), play.throw_name()) == ([("A", "face:orc")], [], "danger")


@pytest.mark.rule("drq-dng-02")
def test_a_second_equal_die_is_the_encounter() -> None:
    play = Play().danger("troll", "troll")
    assert (met(play), play.throw_name()) == (["danger:troll"], "battle:troll")


@pytest.mark.rule("drq-dng-03")
@pytest.mark.parametrize("third", ["ghoul", "troll"])
def test_a_third_die_equal_to_a_or_b_is_the_encounter(third: str) -> None:
    play = Play().danger("ghoul", "troll", third)
    assert spaces(play)[1] == ("B", "face:troll")
    assert (met(play), play.throw_name()) == ([f"danger:{third}"], f"battle:{third}")


@pytest.mark.rule("drq-dng-04")
@pytest.mark.parametrize(("letter", "monster"), [("a", "orc"), ("b", "ghoul"), ("c", "troll")])
def test_with_three_different_dice_the_letter_names_the_encounter(letter: str, monster: str) -> None:
    play = Play().danger("orc", "ghoul", "troll")
    assert (met(play), play.throw_name()) == ([], "letter")
    play.throws(letter)
    assert (met(play), play.throw_name()) == ([f"danger:{monster}"], f"battle:{monster}")
    assert spaces(play)[2] == ("C", "face:troll")


@pytest.mark.rule("drq-dng-05")
def test_the_blank_letter_lets_the_hero_escape_and_ends_the_action() -> None:
    play = Play().danger("trapdoor", "arrow", "fog", "blank")
    h = play.hero()
    assert (h.lp, h.miss, h.suns, at(h)) == (13, 0, 2, "A6")
    assert "danger-escaped" in play.kinds()
    assert met(play) == []


@pytest.mark.rule("drq-dng-06")
@pytest.mark.parametrize(
    "skulls",
    ["skull skull room room / skull", "skull skull skull room / skull", "skull skull skull skull / double"],
)
def test_more_than_three_skulls_make_no_difference(skulls: str) -> None:
    play = Play().to_dice().throws(skulls, "trapdoor", "trapdoor")
    assert (len(spaces(play)), met(play)) == (2, ["danger:trapdoor"])
    assert (play.hero().lp, play.hero().suns) == (10, 2)  # no second danger


@pytest.mark.rule("drq-dng-07")
def test_the_hero_stays_on_his_square() -> None:
    play = Play()
    play.place("A6 B6 C6")
    play.begin_turn().danger("ghoul", "ghoul", "sword")  # the fifth die and the fourth show rooms
    assert (at(play.hero()), len(play.hero().line)) == ("C6", 3)


@pytest.mark.rule("drq-lp-01")
def test_the_losses_of_one_event_are_taken_off_as_a_whole() -> None:
    play = Play().danger("arrow", "arrow", "2")
    assert play.said("lp-lost") == [{"lost": 3, "left": 10, "hero": "seat:0"}]
    assert play.hero().lp == 10


@pytest.mark.rule("drq-lp-02")
@pytest.mark.parametrize(("lp", "status"), [(4, "inside"), (3, "dead")])
def test_the_last_bone_kills(lp: int, status: str) -> None:
    play = Play()
    play.hero().lp = lp
    play.danger("trapdoor", "trapdoor")
    assert (play.sheet()["lp"], play.sheet()["status"]) == (lp - 3, status)
    assert (play.state.waiting == OVER) == (status == "dead")


@pytest.mark.rule("drq-lp-02")
@pytest.mark.parametrize(("lp", "active", "asked"), [(4, 0, "Battle"), (3, 1, "HideTile")])
def test_only_the_last_bone_ends_a_fight_and_the_turn(lp: int, active: int, asked: str) -> None:
    play = Play(2)
    play.hero().lp = lp
    play.danger("troll", "troll", "monster", "3")
    assert (play.state.active, play.asked()) == (active, asked)


@pytest.mark.rule("drq-lp-03")
def test_damage_beyond_the_last_bone_is_ignored() -> None:
    play = Play()
    play.hero().lp = 1
    play.danger("trapdoor", "trapdoor")
    assert (play.hero().lp, play.said("died")[0]["cause"]) == (0, "wounds")


@pytest.mark.rule("drq-lp-04")
def test_the_potion_adds_bones() -> None:
    play = Play()
    h = play.hero()
    h.lp, h.finds = 12, 5
    play.begin_turn().choose("buy object:potion")
    assert (h.lp, h.bones) == (15, 16)


@pytest.mark.rule("drq-lp-04")
def test_life_points_rise_by_nothing_but_the_potion() -> None:
    """Random games: whoever has more LP than a moment ago has just drunk."""
    chance = Random(7)
    for _ in range(6):
        s = Play(2).state
        while s.waiting != OVER:
            before = [h.lp for h in s.heroes]
            s.events = []
            if s.waiting == CHANCE:
                apply(s, NATURE, s.chance.sample(chance.random()))
            else:
                apply(s, s.seat, chance.choice(s.legal))
            gained = sum(h.lp > lp for h, lp in zip(s.heroes, before, strict=True))
            assert gained == sum(GAME.told(s, event).kind == "bones-added" for event in s.events)
