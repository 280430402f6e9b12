"""Attacks of heroes (heq-atk), with the worked examples of the specification."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, plan
from tests.games.heroquest.script_quests import happen

from questhall.games.heroquest.model.answer_codes import ATTACK, CHOOSE, SPRINKLE, STRIKE, THROW
from questhall.games.heroquest.model.figures import AFRAID, COURAGE_ON, M_DORMANT, NO_ITEMS, PLACED, SLAIN, STRENGTH_ON
from questhall.games.heroquest.model.ids import (
    BATTLE_AXE,
    BROADSWORD,
    CROSSBOW,
    DAGGER,
    HANDAXE,
    LONGSWORD,
    NO_WEAPON,
    NONE,
    SHORTSWORD,
    STAFF,
)
from questhall.games.heroquest.model.plan import QuestItem
from questhall.games.heroquest.model.plan_kinds import IMMUNE_RANGED
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.monster_harm import Fall, hurt_monster
from questhall.games.heroquest.rules.strength import attack_dice, attack_parts, monster_defend_dice


def fight(
    hero: str = "barbarian", at: Spot = (11, 9), monster: str = "orc", stands: Spot = (12, 9), **options: Any
) -> Play:
    """One hero and one monster in room K, the hero's turn."""
    play = Play(plan(), heroes=hero, **options)
    play.put(0, at)
    play.place(monster, stands)
    return play


def armed(hero: str, at: Spot, stands: Spot, *weapons: str, monster: str = "orc") -> Play:
    """The same, with these weapons only."""
    play = fight(hero, at, monster, stands)
    play.hero().items = NO_ITEMS
    play.own(*weapons)
    return play


@pytest.mark.rule("heq-atk-01")
@pytest.mark.parametrize("at", [(11, 9), (13, 9), (12, 8), (12, 10)])
def test_x01_a_neighbour_is_attacked(at: Spot) -> None:
    assert fight("elf", at).can(ATTACK, SHORTSWORD, 0)


@pytest.mark.rule("heq-atk-01")
@pytest.mark.parametrize("at", [(11, 8), (13, 8), (11, 10), (13, 10), (10, 9)])
def test_x01_others_are_not(at: Spot) -> None:
    assert not fight("elf", at).can(ATTACK)


@pytest.mark.rule("heq-atk-01")
def test_a_wall_or_a_closed_door_parts_neighbours() -> None:
    door = ((13, 11), (13, 12))
    for opened in (False, True):
        play = Play(plan(doors=[(*door, "normal", opened)]), heroes="elf")
        play.put(0, (13, 12))
        play.place("orc", (13, 11))
        assert play.can(ATTACK) == opened
    play.put(0, (12, 12))
    play.place("orc", (12, 11))
    assert not play.can(ATTACK, SHORTSWORD, 1)


@pytest.mark.rule("heq-atk-02")
def test_one_attack_in_a_turn() -> None:
    play = fight().do(ATTACK, BROADSWORD, 0).throws("white white white")
    assert not play.can(ATTACK)


@pytest.mark.rule("heq-atk-03")
@pytest.mark.rule("heq-eqp-15")
def test_the_dice_are_those_of_the_weapon_or_one() -> None:
    assert fight().do(ATTACK, BROADSWORD, 0).throw_name() == "combat:3"
    assert armed("barbarian", (11, 9), (12, 9), "battle_axe").do(ATTACK, BATTLE_AXE, 0).throw_name() == "combat:4"
    bare = armed("barbarian", (11, 9), (12, 9), monster="goblin")
    assert bare.do(ATTACK, NO_WEAPON, 0).throw_name() == "combat:1"


@pytest.mark.rule("heq-atk-04")
def test_only_one_weapon_counts() -> None:
    play = armed("dwarf", (11, 9), (12, 9), "shortsword", "handaxe", "broadsword")
    assert play.do(ATTACK, HANDAXE, 0).throw_name() == "combat:2"


@pytest.mark.rule("heq-atk-05")
def test_without_a_skull_nobody_defends() -> None:
    play = fight().do(ATTACK, BROADSWORD, 0).throws("white black white")
    assert play.asked() == "HeroChoice"
    assert events.MISSED in play.kinds() and play.monster().body == 1


@pytest.mark.rule("heq-atk-06")
@pytest.mark.rule("heq-atk-07")
@pytest.mark.rule("heq-atk-08")
def test_x20_a_barbarian_kills_an_orc() -> None:
    play = fight().do(ATTACK, BROADSWORD, 0).throws("skull skull white", "white black")
    assert play.monster().status == SLAIN and play.placed() == []
    assert play.state.monster_squares == 0
    assert play.happened(events.MONSTER_HURT) == [(0, 1)]


@pytest.mark.rule("heq-atk-06")
def test_x21_black_shields_stop_a_dwarf() -> None:
    play = fight("dwarf", monster="gargoyle").do(ATTACK, SHORTSWORD, 0)
    play.throws("skull skull", "black white white skull black")
    assert (play.monster().body, play.monster().status) == (3, PLACED)
    assert play.happened(events.MONSTER_HURT) == []


@pytest.mark.rule("heq-atk-07", "heq-atk-09")
def test_more_shields_than_skulls_heal_nobody_and_the_dead_are_not_hurt() -> None:
    play = fight("dwarf", monster="gargoyle").do(ATTACK, SHORTSWORD, 0)
    play.throws("skull white", "black white white skull black")
    m = play.monster()
    assert m.body == 3
    happen(play, lambda s: hurt_monster(s, m, 3))
    happen(play, lambda s: s.then(Fall(0, NONE)))
    m.body = 1
    happen(play, lambda s: hurt_monster(s, m, 1))
    assert m.body == 1 and len(play.happened(events.MONSTER_SLAIN)) == 1


@pytest.mark.rule("heq-atk-08")
def test_a_monster_falls_once() -> None:
    play = fight("dwarf")
    for _ in range(2):
        happen(play, lambda s: s.then(Fall(0, NONE)))
        play.monster().body = 0
    happen(play, lambda s: s.then(Fall(0, NONE)))
    assert len(play.happened(events.MONSTER_SLAIN)) == 1


@pytest.mark.rule("heq-atk-09")
def test_wounds_of_a_monster_stay() -> None:
    play = fight(monster="mummy").do(ATTACK, BROADSWORD, 0).throws("skull white white", "white white white white")
    assert play.monster().body == 1
    play.turn_of(0).do(ATTACK, BROADSWORD, 0).throws("skull white white", "white white white white")
    assert play.monster().status == SLAIN


@pytest.mark.rule("heq-atk-10")
def test_a_survivor_does_not_strike_back() -> None:
    play = fight(monster="mummy").do(ATTACK, BROADSWORD, 0).throws("skull white white", "black white white white")
    assert play.asked() == "HeroChoice" and events.MONSTER_ATTACKS not in play.kinds()


@pytest.mark.rule("heq-atk-11")
@pytest.mark.rule("heq-atk-13")
def test_x02_a_staff_reaches_a_corner_and_an_orc_does_not() -> None:
    play = armed("wizard", (11, 8), (12, 9), "staff")
    assert play.can(ATTACK, STAFF, 0)
    play.zargon().do(CHOOSE, 0)
    assert not play.can(STRIKE)


@pytest.mark.rule("heq-atk-11")
@pytest.mark.parametrize("weapon", ["longsword", "fortunes_longsword"])
def test_long_swords_reach_a_corner(weapon: str) -> None:
    assert armed("elf", (11, 8), (12, 9), weapon).can(ATTACK, None, 0)
    assert not armed("elf", (11, 8), (12, 9), "broadsword").can(ATTACK)


@pytest.mark.rule("heq-atk-12")
@pytest.mark.parametrize("opened", [True, False])
def test_x03_beside_a_doorway(opened: bool) -> None:
    play = Play(plan(doors=[((13, 11), (13, 12), "normal", opened)]), heroes="barbarian wizard")
    play.put("barbarian", (13, 12))
    play.put("wizard", (12, 12))
    play.hero("wizard").have(STAFF, 1)
    play.place("orc", (13, 11))
    assert play.can(ATTACK, BROADSWORD, 0) == opened
    assert play.turn_of("wizard").can(ATTACK, STAFF, 0) == opened


@pytest.mark.rule("heq-atk-12")
def test_x04_a_dagger_does_not_reach_there() -> None:
    play = Play(plan(doors=[((13, 11), (13, 12), "normal", True)]), heroes="wizard")
    play.put("wizard", (12, 12))
    play.place("orc", (13, 11))
    assert not play.can(ATTACK, DAGGER)


@pytest.mark.rule("heq-atk-14")
def test_x06_over_a_pit() -> None:
    play = Play(plan(traps=[("pit", (6, 0))]), heroes="elf")
    play.state.traps[0] = 2
    play.put(0, (5, 0))
    play.place("goblin", (7, 0))
    assert not play.can(ATTACK)
    play.own("crossbow")
    assert play.can(ATTACK, CROSSBOW, 0) and not play.can(THROW)
    play.own("dagger")
    assert play.can(THROW, DAGGER, 0)


@pytest.mark.rule("heq-atk-14")
def test_a_shot_needs_sight() -> None:
    play = armed("elf", (10, 9), (15, 9), "crossbow")
    assert play.can(ATTACK, CROSSBOW, 0)
    play.place("goblin", (12, 9))
    assert not play.can(ATTACK, CROSSBOW, 0) and play.can(ATTACK, CROSSBOW, 1)


@pytest.mark.rule("heq-atk-15")
def test_a_thrown_weapon_is_lost() -> None:
    play = armed("dwarf", (10, 9), (15, 9), "handaxe").do(THROW, HANDAXE, 0)
    assert play.throw_name() == "combat:2"
    play.throws("white white")
    assert play.hero().items[HANDAXE] == 0 and not play.turn_of(0).can(THROW)


@pytest.mark.rule("heq-atk-15")
def test_a_dagger_may_be_thrown_at_a_neighbour() -> None:
    play = armed("wizard", (11, 9), (12, 9), "dagger").do(THROW, DAGGER, 0).throws("white")
    assert play.hero().items[DAGGER] == 0


@pytest.mark.rule("heq-atk-16")
def test_a_crossbow_is_for_those_not_beside_him() -> None:
    beside = armed("elf", (11, 9), (12, 9), "crossbow")
    assert not beside.can(ATTACK, CROSSBOW) and beside.can(ATTACK, NO_WEAPON)
    assert armed("elf", (11, 8), (12, 9), "crossbow").can(ATTACK, CROSSBOW, 0)


@pytest.mark.rule("heq-atk-17")
def test_a_pit_costs_a_die_but_not_the_last() -> None:
    play = fight("dwarf")
    h = play.hero()
    h.in_pit = True
    assert attack_dice(play.state, h, SHORTSWORD) == 1
    assert attack_dice(play.state, h, NO_WEAPON) == 1
    m = play.monster()
    m.in_pit = True
    assert monster_defend_dice(play.state, m) == 1
    m.defend = 1
    assert monster_defend_dice(play.state, m) == 1
    play.state.table.pit_min_monster = 0
    assert monster_defend_dice(play.state, m) == 0


@pytest.mark.rule("heq-atk-18")
def test_two_in_one_pit_are_neighbours() -> None:
    play = Play(plan(traps=[("pit", (12, 9))]), heroes="elf")
    play.state.traps[0] = 2
    play.put(0, (11, 9))
    play.place("orc", (12, 9))
    play.rolls().walk((12, 9))
    play.turn_of(0)
    assert play.can(ATTACK, SHORTSWORD, 0)
    play.zargon().do(CHOOSE, 0)
    assert play.can(STRIKE, None, 0)


@pytest.mark.rule("heq-atk-19")
def test_bonuses_then_the_pit_then_fear() -> None:
    play = fight()
    h = play.hero()
    h.effects = COURAGE_ON | STRENGTH_ON
    assert attack_dice(play.state, h, BROADSWORD) == 7
    h.in_pit = True
    assert attack_parts(play.state, h, BROADSWORD) == [("weapon", 3), ("courage", 2), ("strength", 2), ("pit", -1)]
    h.effects |= AFRAID
    assert attack_dice(play.state, h, BROADSWORD) == 1
    h.effects, h.in_pit = AFRAID, False
    for mind, part in ((2, "fear"), (0, "shock")):
        h.mind = mind
        assert attack_parts(play.state, h, SHORTSWORD) == [("weapon", 2), (part, -1)]
        assert attack_parts(play.state, h, NO_WEAPON) == [("weapon", 1)]
        h.effects = 0


@pytest.mark.rule("heq-atk-20")
def test_heroes_do_not_attack_heroes() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put(0, (11, 9))
    play.put(1, (12, 9))
    play.place("orc", (10, 9))
    assert [each & 1023 for each in play.legal() if each >> 20 == ATTACK] == [0]


@pytest.mark.rule("heq-atk-21")
@pytest.mark.parametrize("dice", ["white white white white white", "skull white white white white"])
def test_a_bonus_is_used_up_by_the_next_attack(dice: str) -> None:
    play = fight(monster="mummy")
    play.hero().effects = COURAGE_ON
    play.do(ATTACK, BROADSWORD, 0).throws(dice)
    assert not play.hero().effects & COURAGE_ON


@pytest.mark.rule("heq-zar-15", "heq-zar-16", "heq-atk-14")
def test_what_a_quest_forbids_is_not_offered() -> None:
    play = armed("elf", (11, 9), (14, 9), "crossbow", "longsword")
    play.place("orc", (12, 9))
    play.place("orc", (11, 10))
    m = play.monster(1)
    m.effects |= M_DORMANT  # a statue
    assert not play.again().can(ATTACK, None, 1) and play.can(ATTACK, LONGSWORD, 2)
    quest = plan(monsters=[("orc", (12, 9)), ("orc", (11, 10)), ("orc", (14, 9))])
    quest.monsters[0].not_hurt_by = 1 << 2
    quest.monsters[1].hurt_only_by = 1 << DAGGER
    quest.monsters[2].immune = IMMUNE_RANGED
    play = Play(quest, heroes="elf")
    play.own("crossbow", "dagger")
    play.put(0, (11, 9))
    assert {(each >> 10 & 1023, each & 1023) for each in play.legal() if each >> 20 == ATTACK} == {(DAGGER, 1)}


@pytest.mark.rule("heq-itm-01", "heq-eqp-12")
def test_hands_full_of_a_quest_item_do_not_attack() -> None:
    quest = plan()
    clapper = QuestItem("clapper", 0)
    clapper.no_attack = True
    quest.items = [clapper]
    play = Play(quest)
    play.put(0, (11, 9))
    play.place("orc", (12, 9))
    play.place("zombie", (11, 10))
    play.own("holy_water")
    assert play.can(ATTACK) and play.can(SPRINKLE)
    play.state.item_places[0] = -2
    assert not play.again().verbs() & {ATTACK, SPRINKLE}


@pytest.mark.rule("heq-atk-19")
def test_darkness_costs_a_die_without_a_lamp_in_sight() -> None:
    quest = plan()
    quest.dark_penalty = 1
    lamp = QuestItem("lamp", 0)
    lamp.lamp = True
    quest.items = [lamp]
    play = Play(quest, heroes="barbarian elf")
    play.put(0, (11, 9))
    h = play.hero()
    assert attack_dice(play.state, h, BROADSWORD) == 2
    assert attack_dice(play.state, h, NO_WEAPON) == 1
    play.state.item_places[0] = -2 - 1
    play.put(1, (14, 9))
    assert attack_dice(play.state, h, BROADSWORD) == 3
    play.place("orc", (12, 9))
    assert attack_dice(play.state, h, BROADSWORD) == 2
    play.state.item_places[0] = -2
    assert attack_dice(play.state, h, BROADSWORD) == 3


@pytest.mark.rule("heq-atk-06", "heq-def-02")
def test_an_attack_that_is_blocked_says_so() -> None:
    for shields, blocked in (("black black", 1), ("black white", 0), ("white white", 0)):
        play = Play(plan(), heroes="barbarian")
        play.put(0, (11, 9))
        play.place("orc", (12, 9))
        play.do(ATTACK, BROADSWORD, 0).throws("skull skull white", shields)
        assert len(play.happened(events.BLOCKED)) == blocked
    play = Play(plan(), heroes="barbarian")
    play.put(0, (11, 9))
    play.place("orc", (12, 9))
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, 0).throws("skull white white", "white black")
    assert len(play.happened(events.BLOCKED)) == 1
