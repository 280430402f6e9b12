"""The hero spells (heq-spl)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, plan, square

from questhall.games.heroquest.model import ids
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CAST,
    CHOOSE,
    END_TURN,
    OPEN,
    ROLL,
    STRIKE,
    T_DOOR,
    T_HERO,
    T_MONSTER,
    WALK,
)
from questhall.games.heroquest.model.figures import (
    COURAGE_ON,
    M_ASLEEP,
    M_DORMANT,
    M_MISSES,
    PLACED,
    ROCK_ON,
    SLAIN,
    SWIFT_ON,
    VEIL_ON,
)
from questhall.games.heroquest.model.ids import (
    BALL_OF_FLAME,
    BROADSWORD,
    COURAGE,
    FIRE_OF_WRATH,
    GENIE,
    HEAL_BODY,
    PASS_THROUGH_ROCK,
    ROCK_SKIN,
    SLEEP,
    SWIFT_WIND,
    TEMPEST,
    VEIL_OF_MIST,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.plan import QuestItem
from questhall.games.heroquest.model.plan_kinds import IMMUNE_SLEEP, IMMUNE_SPELLS, IMMUNE_TEMPEST
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.harm import heal_hero
from questhall.games.heroquest.rules.strength import defend_dice, monster_defend_dice


def caster(*spells: int, monster: str = "", stands: Spot = (14, 9), heroes: str = "wizard", **options: Any) -> Play:
    """A wizard at L10 in room K with these spells; perhaps a monster."""
    play = Play(plan(), heroes=heroes, **options)
    play.turn_of("wizard")
    play.hero("wizard").spells = sum(1 << spell for spell in spells)
    if monster:
        play.place(monster, stands)
    play.put("wizard", (11, 9))
    return play


@pytest.mark.rule("heq-spl-01")
@pytest.mark.rule("heq-spl-03")
def test_casting_is_the_action_and_spends_the_card() -> None:
    play = caster(TEMPEST, FIRE_OF_WRATH, monster="orc", stands=(12, 9))
    play.do(CAST, TEMPEST, T_MONSTER)
    assert not play.can(CAST) and not play.can(ATTACK)
    assert play.hero().spells == 1 << FIRE_OF_WRATH
    play.turn_of("wizard")
    assert play.can(CAST, FIRE_OF_WRATH) and not play.can(CAST, TEMPEST)


@pytest.mark.rule("heq-spl-01")
def test_no_spell_after_an_attack() -> None:
    play = caster(FIRE_OF_WRATH, monster="orc", stands=(12, 9))
    play.do(ATTACK, ids.DAGGER, 0).throws("white")
    assert not play.can(CAST)


@pytest.mark.rule("heq-spl-02")
def test_targets_are_in_sight() -> None:
    play = caster(ROCK_SKIN, FIRE_OF_WRATH, monster="orc", heroes="wizard elf")
    play.put("elf", (0, 0))
    assert play.can(CAST, ROCK_SKIN, T_HERO) and not play.can(CAST, ROCK_SKIN, T_HERO + 1)
    assert play.can(CAST, FIRE_OF_WRATH, T_MONSTER) and not play.can(CAST, FIRE_OF_WRATH, T_HERO)
    play.place("orc", (11, 11))
    assert play.can(CAST, FIRE_OF_WRATH, T_MONSTER + 1)
    play.put("elf", (12, 9))  # in the line
    assert play.can(CAST, ROCK_SKIN, T_HERO + 1) and not play.can(CAST, FIRE_OF_WRATH, T_MONSTER)


@pytest.mark.rule("heq-spl-04")
def test_without_a_target_no_spell() -> None:
    assert not caster(BALL_OF_FLAME, TEMPEST, SLEEP, GENIE, HEAL_BODY, COURAGE).can(CAST)


@pytest.mark.rule("heq-spl-05")
def test_the_genie_opens_a_door_that_stands_on_the_board() -> None:
    doors = [
        ((13, 11), (13, 12), "normal"),
        ((10, 9), (9, 9), "locked"),
        ((15, 9), (16, 9), "false"),
        ((12, 7), (12, 6), "secret"),
    ]
    quest = plan(doors=doors, monsters=[("orc", (13, 12))])
    play = Play(quest, heroes="wizard")
    play.hero().spells = 1 << GENIE
    play.put(0, (11, 9))
    assert [each & 1023 for each in play.legal() if each >> 20 == CAST] == [T_DOOR]
    play.state.doors_seen |= 1 << 3  # found by a search
    play.again().do(CAST, GENIE, T_DOOR + 3)
    assert play.state.doors_open == 1 << 3 and play.state.seen >> square((12, 6)) & 1
    assert not play.can(OPEN, 3)
    play.hero().spells = 1 << GENIE
    assert play.turn_of(0).do(CAST, GENIE, T_DOOR).state.doors_open == 0b1001


@pytest.mark.rule("heq-spl-06")
def test_the_genie_strikes_with_five_dice() -> None:
    play = caster(GENIE, monster="gargoyle").do(CAST, GENIE, T_MONSTER)
    assert play.throw_name() == "combat:5"
    play.throws("skull skull skull white white")
    assert play.throw_name() == "combat:5"
    play.throws("black white white white white")
    assert play.monster().body == 1


@pytest.mark.rule("heq-spl-07")
def test_swift_wind_doubles_the_next_roll() -> None:
    play = caster(SWIFT_WIND).do(CAST, SWIFT_WIND, T_HERO)
    assert play.hero().effects == SWIFT_ON
    assert play.do(ROLL).throw_name() == "red:4"
    play.throws("1 1 1 1")
    assert play.turn_of(0).do(ROLL).throw_name() == "red:2"


@pytest.mark.rule("heq-spl-08")
@pytest.mark.rule("heq-zar-13")
def test_tempest_costs_a_monster_its_next_turn_but_not_its_defence() -> None:
    play = caster(TEMPEST, monster="orc", stands=(12, 9)).do(CAST, TEMPEST, T_MONSTER)
    assert monster_defend_dice(play.state, play.monster()) == 2
    play.zargon()
    assert play.state.round == 2 and play.state.active == 0  # it was passed over
    play.zargon()
    assert play.can(CHOOSE, 0)


@pytest.mark.rule("heq-spl-09")
@pytest.mark.parametrize("spell", [HEAL_BODY, WATER_OF_HEALING])
@pytest.mark.parametrize(("body", "after"), [(1, 5), (6, 8)])
def test_healing_restores_up_to_four(spell: int, body: int, after: int) -> None:
    play = caster(spell, heroes="wizard barbarian")
    play.put("barbarian", (12, 9))
    assert not play.can(CAST)  # nobody has lost anything
    play.hero("barbarian").body = body
    play.again().do(CAST, spell, T_HERO + 1)
    assert play.hero("barbarian").body == after


@pytest.mark.rule("heq-spl-09")
def test_whom_a_curse_keeps_from_healing_no_spell_heals() -> None:
    quest = plan()
    quest.items = [QuestItem("crown", 0)]
    quest.items[0].no_heal = True
    play = Play(quest, heroes="wizard")
    play.hero().spells, play.hero().body = 1 << HEAL_BODY, 1
    assert play.again().can(CAST)
    play.state.item_places[0] = -2
    assert not play.again().can(CAST)
    heal_hero(play.state, play.hero(), 1)
    assert play.hero().body == 1


@pytest.mark.rule("heq-spl-10")
def test_pass_through_rock_goes_through_walls() -> None:
    play = caster(PASS_THROUGH_ROCK).do(CAST, PASS_THROUGH_ROCK, T_HERO)
    assert play.hero().effects == ROCK_ON
    play.place("orc", (11, 8))
    play.rolls("2 2")
    assert play.can(WALK, square((9, 9))) and not play.can(WALK, square((11, 8)))


@pytest.mark.rule("heq-spl-11")
def test_the_rock_takes_who_ends_there() -> None:
    quest = plan(blocked=[(9, 9)])
    quest.rock = 1 << square((8, 8))
    play = Play(quest, heroes="wizard elf")
    play.put("elf", (0, 0))
    play.turn_of("wizard")
    play.hero("wizard").spells = 1 << PASS_THROUGH_ROCK
    play.put("wizard", (10, 9))
    play.do(CAST, PASS_THROUGH_ROCK, T_HERO).rolls("1 1")
    assert play.can(WALK, square((9, 9))) and play.can(WALK, square((9, 8)))
    play.walk((9, 9))
    if play.asked() == "HeroChoice" and play.state.active == 0:
        play.do(END_TURN)
    assert play.hero("wizard").status == 3


@pytest.mark.rule("heq-spl-12")
def test_rock_skin_is_a_die_until_a_wound() -> None:
    play = caster(ROCK_SKIN, monster="orc", stands=(12, 9)).do(CAST, ROCK_SKIN, T_HERO)
    assert defend_dice(play.state, play.hero()) == 3
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, 0).throws("skull white white", "black black black")
    assert defend_dice(play.state, play.hero()) == 2


@pytest.mark.rule("heq-spl-13")
@pytest.mark.rule("heq-def-05")
def test_x30_ball_of_flame_on_a_mummy() -> None:
    play = caster(BALL_OF_FLAME, monster="mummy").do(CAST, BALL_OF_FLAME, T_MONSTER)
    assert play.throw_name() == "red:2"
    play.throws("5 3")
    assert play.monster().body == 1 and play.asked() == "HeroChoice"


@pytest.mark.rule("heq-spl-13")
@pytest.mark.parametrize(("dice", "body"), [("1 4", 0), ("6 5", 2)])
def test_ball_of_flame(dice: str, body: int) -> None:
    play = caster(BALL_OF_FLAME, monster="mummy").do(CAST, BALL_OF_FLAME, T_MONSTER).throws(dice)
    assert play.monster().body == body
    assert play.monster().status == (PLACED if body else SLAIN)


@pytest.mark.rule("heq-spl-14")
@pytest.mark.parametrize(("dice", "body"), [("4", 1), ("5", 2), ("6", 2)])
def test_fire_of_wrath(dice: str, body: int) -> None:
    play = caster(FIRE_OF_WRATH, monster="mummy").do(CAST, FIRE_OF_WRATH, T_MONSTER).throws(dice)
    assert play.monster().body == body


@pytest.mark.rule("heq-spl-15")
def test_courage_adds_two_dice_to_the_next_attack() -> None:
    play = caster(COURAGE, monster="mummy", stands=(12, 9), heroes="wizard barbarian")
    play.put("barbarian", (12, 8))
    play.do(CAST, COURAGE, T_HERO + 1)
    assert play.turn_of("barbarian").do(ATTACK, BROADSWORD, 0).throw_name() == "combat:5"


@pytest.mark.rule("heq-spl-15")
def test_courage_ends_with_the_last_monster_in_sight() -> None:
    play = caster(COURAGE, FIRE_OF_WRATH, monster="goblin", heroes="wizard barbarian")
    play.put("barbarian", (12, 8))
    play.do(CAST, COURAGE, T_HERO + 1)
    assert play.hero("barbarian").effects & COURAGE_ON
    play.turn_of("wizard").do(CAST, FIRE_OF_WRATH, T_MONSTER).throws("1")
    assert not play.hero("barbarian").effects & COURAGE_ON


@pytest.mark.rule("heq-spl-15")
def test_courage_ends_when_he_walks_out_of_sight() -> None:
    quest = plan(doors=[((13, 11), (13, 12), "normal", True)])
    play = Play(quest, heroes="barbarian")
    play.place("goblin", (10, 7))
    play.put(0, (13, 11))
    play.hero().effects = COURAGE_ON
    play.rolls("1 2").walk((13, 12))
    assert play.hero().effects & COURAGE_ON  # the doorway still shows the goblin
    play.walk((14, 12))
    assert not play.hero().effects & COURAGE_ON


@pytest.mark.rule("heq-spl-15")
def test_courage_is_for_one_attack_and_waits_for_it() -> None:
    play = caster(COURAGE, monster="mummy", stands=(12, 9), heroes="wizard barbarian")
    play.put("barbarian", (12, 8))
    play.do(CAST, COURAGE, T_HERO + 1)
    play.turn_of("barbarian").do(ATTACK, BROADSWORD, 0).throws("white white white white white")
    assert not play.hero("barbarian").effects & COURAGE_ON  # hit or miss
    play.turn_of("barbarian").do(ATTACK, BROADSWORD, 0)
    assert play.throw_name() == "combat:3"


@pytest.mark.rule("heq-spl-15")
def test_courage_is_not_cast_on_who_sees_no_monster() -> None:
    play = caster(COURAGE, monster="mummy", stands=(12, 9), heroes="wizard barbarian")
    play.put("barbarian", (12, 8))
    assert play.can(CAST, COURAGE, T_HERO + 1)
    play.state.move_monster(play.monster(), square((0, 0)))
    assert not play.again().can(CAST, COURAGE)


@pytest.mark.rule("heq-spl-16")
@pytest.mark.rule("heq-zar-14")
def test_sleep_is_tested_at_once_and_each_turn() -> None:
    play = caster(SLEEP, monster="orc", stands=(12, 9)).do(CAST, SLEEP, T_MONSTER)
    assert play.throw_name() == "red:2"
    play.throws("5 4")
    assert play.monster().effects & M_ASLEEP and monster_defend_dice(play.state, play.monster()) == 0
    play.zargon().throws("1 1")
    assert play.asked() == "HeroChoice"  # it did nothing
    play.zargon().throws("1 6")
    assert play.can(CHOOSE, 0)


@pytest.mark.rule("heq-spl-16")
def test_x33_the_undead_do_not_sleep() -> None:
    assert not caster(SLEEP, monster="zombie").can(CAST)
    assert caster(SLEEP, monster="goblin").can(CAST, SLEEP, T_MONSTER)


@pytest.mark.rule("heq-spl-16", "heq-zar-14")
@pytest.mark.parametrize("mind", [0, 1])
def test_one_die_for_each_mind_point_and_none_without(mind: int) -> None:
    play = caster(SLEEP, monster="goblin", stands=(12, 9))
    play.monster().mind = mind
    play.do(CAST, SLEEP, T_MONSTER)
    if mind:
        assert play.throw_name() == "red:1"
        play.throws("5")
    assert play.asked() == "HeroChoice" and play.monster().effects == M_ASLEEP
    play.zargon()
    assert play.asked() == ("Wake" if mind else "HeroChoice")


@pytest.mark.rule("heq-spl-17")
def test_damage_wakes_nobody() -> None:
    play = caster(SLEEP, monster="dread_warrior", stands=(12, 9), heroes="wizard barbarian")
    play.do(CAST, SLEEP, T_MONSTER).throws("1 1 1")
    play.put("barbarian", (12, 8))
    play.turn_of("barbarian").do(ATTACK, BROADSWORD, 0).throws("skull skull white")
    assert play.monster().body == 1 and play.monster().effects & M_ASLEEP


@pytest.mark.rule("heq-spl-18")
def test_veil_of_mist_lets_him_pass_monsters_but_not_stop_on_them() -> None:
    quest = plan(start=[(2, 0), (3, 0), (4, 0), (5, 0)])
    play = Play(quest, heroes="wizard")
    play.hero().spells = 1 << VEIL_OF_MIST
    play.put(0, (8, 0))
    play.place("orc", (9, 0))
    play.do(CAST, VEIL_OF_MIST, T_HERO)
    assert play.hero().effects == VEIL_ON
    play.rolls("1 2")
    assert play.can(WALK, square((10, 0))) and not play.can(WALK, square((9, 0)))


@pytest.mark.rule("heq-spl-19")
def test_next_move_effects_wait_for_a_step_and_end_with_the_move() -> None:
    play = caster(VEIL_OF_MIST).do(CAST, VEIL_OF_MIST, T_HERO)
    play.do(END_TURN).turn_of("wizard")
    assert play.hero().effects & VEIL_ON
    play.rolls("1 1").walk((11, 10))
    assert play.hero().effects & VEIL_ON  # the move is not over
    assert not play.walk((11, 11)).hero().effects & VEIL_ON
    play = caster(VEIL_OF_MIST).do(CAST, VEIL_OF_MIST, T_HERO)
    play.rolls("1 2").walk((11, 10)).do(END_TURN)
    assert not play.hero().effects & VEIL_ON


@pytest.mark.rule("heq-spl-20")
def test_the_same_card_does_not_add_up_with_itself() -> None:
    play = caster(ROCK_SKIN, SWIFT_WIND, monster="orc")
    play.do(CAST, ROCK_SKIN, T_HERO).turn_of("wizard")
    play.hero().spells |= 1 << ROCK_SKIN
    assert not play.again().can(CAST, ROCK_SKIN) and play.can(CAST, SWIFT_WIND)
    play.own("potion_speed")
    play.do(CAST, SWIFT_WIND, T_HERO).do(17, ids.POTION_SPEED)
    assert play.do(ROLL).throw_name() == "red:6"


@pytest.mark.rule("heq-zar-16", "heq-spl-02")
def test_a_quest_may_forbid_spells_or_make_a_monster_immune() -> None:
    play = caster(FIRE_OF_WRATH, monster="orc")
    play.state.plan.no_spells = True
    assert not play.again().can(CAST)
    quest = plan(monsters=[("orc", (12, 9)), ("orc", (11, 8)), ("orc", (11, 10)), ("orc", (10, 9))])
    quest.monsters[3].hurt_only_by = 1 << ids.BROADSWORD
    quest.monsters[0].immune = IMMUNE_SPELLS
    quest.monsters[1].immune = IMMUNE_SLEEP
    quest.monsters[2].immune = IMMUNE_TEMPEST
    play = Play(quest, heroes="wizard")
    play.hero().spells = 1 << SLEEP | 1 << TEMPEST
    play.put(0, (11, 9))
    assert {(each >> 10 & 1023, (each & 1023) - T_MONSTER) for each in play.legal() if each >> 20 == CAST} == {
        (SLEEP, 2),
        (TEMPEST, 1),
    }


@pytest.mark.rule("heq-zar-15", "heq-spl-02")
def test_no_spell_touches_a_statue() -> None:
    play = caster(FIRE_OF_WRATH, TEMPEST, monster="orc")
    play.monster().effects |= M_DORMANT
    assert not play.again().can(CAST)


@pytest.mark.rule("heq-zar-16", "heq-set-03", "heq-spl-06", "heq-spl-14")
@pytest.mark.parametrize(("heroes", "hurt"), [("wizard", True), ("wizard barbarian", False)])
def test_alone_a_wizard_hurts_his_double_by_spells(heroes: str, hurt: bool) -> None:
    quest = plan(monsters=[("gargoyle", (14, 9))])
    quest.monsters[0].not_hurt_by = 1 << ids.WIZARD
    play = Play(quest, heroes=heroes)
    play.turn_of("wizard")
    play.hero("wizard").spells = 1 << GENIE | 1 << FIRE_OF_WRATH
    play.put("wizard", (11, 9))
    assert play.can(CAST) == hurt
    if hurt:
        play.do(CAST, GENIE, T_MONSTER).throws("skull skull white white white", "black white white white white")
        assert play.monster().body == 2
        assert play.turn_of("wizard").do(CAST, FIRE_OF_WRATH, T_MONSTER).throws("1").monster().body == 1


@pytest.mark.rule("heq-spl-20")
def test_who_sleeps_or_misses_a_turn_does_not_do_so_twice() -> None:
    play = caster(SLEEP, TEMPEST, monster="orc")
    assert play.can(CAST, SLEEP) and play.can(CAST, TEMPEST)
    play.monster().effects = M_ASLEEP
    assert not play.again().can(CAST, SLEEP) and play.can(CAST, TEMPEST)
    play.monster().effects = M_MISSES
    assert play.again().can(CAST, SLEEP) and not play.can(CAST, TEMPEST)


def test_a_spell_is_told() -> None:
    play = caster(TEMPEST, monster="orc").do(CAST, TEMPEST, T_MONSTER)
    assert play.happened(events.SPELL_CAST) == [(TEMPEST, T_MONSTER)]
    assert play.happened(events.MONSTER_EFFECT) == [(0, M_MISSES)]
