"""Ghoul, troll and orc (drq-mon)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.dragonquest.play import GAME, Play, at, timeless

from questhall.engine.core import CHANCE

MONSTERS = ("ghoul", "troll", "orc")


def fight(monster: str) -> Play:
    return Play().danger(monster, monster)


@pytest.mark.rule("drq-mon-01")
@pytest.mark.parametrize(("monster", "wound"), [("ghoul", "1 1"), ("troll", "1"), ("orc", "1 1")])
def test_a_fight_goes_on_in_the_same_turn_and_nobody_may_retreat(monster: str, wound: str) -> None:
    play = fight(monster)
    for _ in range(12):
        assert (play.state.waiting, play.throw_name()) == (CHANCE, f"battle:{monster}")
        play.throws("monster", wound)
    assert (play.hero().lp, play.hero().suns, play.throw_name()) == (1, 1, f"battle:{monster}")
    play.throws("monster", wound)
    assert play.said("died")[0]["cause"] == "wounds"


@pytest.mark.rule("drq-mon-02")
@pytest.mark.parametrize(("monster", "faces"), [("ghoul", 2), ("troll", 3), ("orc", 4)])
def test_each_monster_has_its_own_battle_die(monster: str, faces: int) -> None:
    chance = fight(monster).state.chance
    hit = chance.weights[chance.outcomes.index(GAME.outcome(chance, "monster"))]
    assert Fraction(hit, chance.total) == Fraction(faces, 6)


@pytest.mark.rule("drq-mon-03")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_sword_ends_the_fight_and_the_action(monster: str) -> None:
    play = fight(monster).throws("sword")
    assert (play.hero().lp, play.hero().suns, play.asked()) == (13, 2, "GuessTile")


@pytest.mark.rule("drq-mon-04")
def test_a_hit_costs_lp_and_the_battle_die_is_rolled_again() -> None:
    play = fight("troll").throws("monster", "2")
    assert (play.hero().lp, play.throw_name()) == (11, "battle:troll")
    play.throws("monster", "3", "sword")
    assert (play.hero().lp, play.hero().suns) == (8, 2)


@pytest.mark.rule("drq-mon-04")
def test_a_dead_hero_fights_no_more() -> None:
    play = Play(2)
    play.hero().lp = 2
    play.danger("troll", "troll", "monster", "2")
    assert (play.state.active, play.asked()) == (1, "HideTile")


@pytest.mark.rule("drq-mon-05")
@pytest.mark.parametrize(("dice", "lost"), [("1 3", 1), ("3 2", 2), ("3 3", 3)])
def test_a_ghoul_takes_the_lower_of_two_dice(dice: str, lost: int) -> None:
    play = fight("ghoul").throws("monster")
    assert play.throw_name() == "damage:2"
    assert play.throws(dice).hero().lp == 13 - lost


@pytest.mark.rule("drq-mon-06")
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_troll_takes_one_die(lost: int) -> None:
    play = fight("troll").throws("monster")
    assert play.throw_name() == "damage"
    assert play.throws(str(lost)).hero().lp == 13 - lost


@pytest.mark.rule("drq-mon-07")
@pytest.mark.parametrize(("dice", "lost"), [("1 3", 3), ("2 1", 2), ("1 1", 1)])
def test_an_orc_takes_the_higher_of_two_dice(dice: str, lost: int) -> None:
    play = fight("orc").throws("monster")
    assert play.throw_name() == "damage:2"
    assert play.throws(dice).hero().lp == 13 - lost


@pytest.mark.rule("drq-mon-08")
@pytest.mark.parametrize("monster", ["ghoul", "orc"])
def test_equal_damage_dice_count_once(monster: str) -> None:
    assert fight(monster).throws("monster", "2 2").hero().lp == 11


@pytest.mark.rule("drq-mon-09")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_beaten_monster_gives_nothing(monster: str) -> None:
    play = Play()
    before = GAME.view(play.state, None)
    play.danger(monster, monster, "sword")
    after = GAME.view(play.state, None)
    assert timeless(before["heroes"][0]) == timeless(after["heroes"][0])
    assert before["supply"] == after["supply"]


@pytest.mark.rule("drq-mon-10")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_may_be_met_again_and_again(monster: str) -> None:
    play = Play()
    for _ in range(6):
        play.danger(monster, monster, "sword")
    assert (play.kinds().count("encounter"), play.hero().lp, at(play.hero())) == (6, 13, "A6")


@pytest.mark.rule("drq-mon-05")
@pytest.mark.parametrize(("monster", "wound"), [("ghoul", "1 3"), ("troll", "2"), ("orc", "1 3")])
def test_damage_dice_are_told_with_whom_they_were_thrown_for(monster: str, wound: str) -> None:
    told = fight(monster).throws("monster", wound).said("damage-dice")
    assert told == [{"dice": f"faces:{wound}", "by": monster, "hero": "seat:0"}]
