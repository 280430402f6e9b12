"""The dread spells (heq-drd) and heroes under a command."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, add_furniture, plan, square
from tests.games.heroquest.script_quests import happen

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CHOOSE,
    DONE,
    DREAD_CAST,
    END_TURN,
    PLACE,
    ROLL,
    STRIKE,
    WALK,
    b_of,
)
from questhall.games.heroquest.model.board import SOUTH
from questhall.games.heroquest.model.figures import (
    AFRAID,
    ASLEEP,
    CLOUDED,
    COMMANDED,
    COURAGE_ON,
    HIDDEN,
    M_DORMANT,
    MISSES_TURN,
    PLACED,
    SLAIN,
)
from questhall.games.heroquest.model.ids import (
    BATTLE_AXE,
    D_BALL_OF_FLAME,
    D_CLOUD,
    D_COMMAND,
    D_ESCAPE,
    D_FEAR,
    D_FIRESTORM,
    D_LIGHTNING,
    D_RUST,
    D_SLEEP,
    D_SUMMON_ORCS,
    D_SUMMON_UNDEAD,
    D_TEMPEST,
    GOBLIN,
    HELMET,
    MUMMY,
    NONE,
    ORC,
    SHORTSWORD,
    SKELETON,
    SPIRIT_BLADE,
    ZOMBIE,
)
from questhall.games.heroquest.model.plan import Npc
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_SPRUNG
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.monster_harm import slay
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice


def cast(
    *spells: int, at: Spot = (14, 9), hero: Spot = (11, 9), heroes: str = "barbarian", quest: Any = None, **options: Any
) -> Play:
    """Zargon's turn: a dread sorcerer with these cards has been chosen."""
    play = Play(quest or plan(), heroes=heroes, **options)
    play.put(0, hero)
    play.place("dread_sorcerer", at)
    play.monster().spells = spells
    return play.zargon().do(CHOOSE, 0)


def again(play: Play) -> Play:
    return play.zargon().do(CHOOSE, 0)


def targets(play: Play, spell: int) -> list[int]:
    return [b_of(each) for each in play.legal() if each >> 10 == DREAD_CAST << 10 | spell]


@pytest.mark.rule("heq-drd-01")
def test_each_card_once_and_only_those_it_has() -> None:
    play = cast(D_FEAR, D_TEMPEST, D_TEMPEST)
    assert [each >> 10 & 1023 for each in play.legal() if each >> 20 == DREAD_CAST] == [D_FEAR, D_TEMPEST]
    play.do(DREAD_CAST, D_TEMPEST, 0)
    assert play.monster().spells == (D_FEAR, D_TEMPEST)
    play.place("orc", (15, 7))
    assert not play.zargon().do(CHOOSE, 1).can(DREAD_CAST)


@pytest.mark.rule("heq-drd-02")
def test_the_target_is_in_sight() -> None:
    play = cast(D_FEAR, D_BALL_OF_FLAME, heroes="barbarian elf")
    assert targets(play, D_FEAR) == [0]
    play.put("elf", (13, 9))
    again(play)
    assert targets(play, D_FEAR) == targets(play, D_BALL_OF_FLAME) == [1]  # the elf stands in the line


@pytest.mark.rule("heq-drd-03")
@pytest.mark.rule("heq-drd-17")
@pytest.mark.parametrize(("dice", "body"), [("1 4", 6), ("5 1", 7), ("6 5", 8)])
def test_ball_of_flame(dice: str, body: int) -> None:
    play = cast(D_BALL_OF_FLAME).do(DREAD_CAST, D_BALL_OF_FLAME, 0)
    assert play.throw_name() == "red:2"
    assert play.throws(dice).hero().body == body
    assert play.asked() == "MonsterActs"  # no combat dice


@pytest.mark.rule("heq-drd-04")
def test_the_cloud_is_on_all_in_the_room() -> None:
    play = cast(D_CLOUD, heroes="barbarian elf wizard")
    play.put("elf", (10, 11))
    play.put("wizard", (9, 9))  # just outside
    again(play).do(DREAD_CAST, D_CLOUD)
    play.throws("1 1", "1 1 1 6")
    assert play.hero("barbarian").effects == CLOUDED
    assert play.hero("elf").effects == play.hero("wizard").effects == 0


@pytest.mark.rule("heq-drd-04")
def test_in_a_corridor_the_cloud_is_on_those_in_view() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put("barbarian", (5, 0))
    play.put("elf", (0, 9))
    play.place("dread_sorcerer", (9, 0))
    play.monster().spells = (D_CLOUD,)
    again(play).do(DREAD_CAST, D_CLOUD).throws("1 1")
    assert play.hero("barbarian").effects == CLOUDED and play.hero("elf").effects == 0


def commanded() -> Play:
    """The barbarian at L10 obeys; the elf stands beside him."""
    play = Play(plan(), heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.put("elf", (12, 9))
    play.place("dread_sorcerer", (11, 11))
    play.monster().spells = (D_COMMAND,)
    again(play).do(DREAD_CAST, D_COMMAND, 0)
    return play


@pytest.mark.rule("heq-drd-05")
@pytest.mark.rule("heq-atk-20")
def test_command_makes_a_hero_strike_his_friend() -> None:
    play = commanded().throws("1 2")
    assert play.hero().effects == COMMANDED
    play.do(DONE).throws("2 3")
    assert {each >> 20 for each in play.legal()} == {WALK, STRIKE, DONE} and play.state.seat == 0
    play.do(STRIKE, 0, 1)
    assert play.throw_name() == "combat:3"
    play.throws("skull skull white", "white black")
    assert play.hero("elf").body == 5
    assert not play.can(STRIKE)
    play.do(WALK, square((10, 7)))
    assert play.hero().square == square((10, 7))


@pytest.mark.rule("heq-drd-05", "heq-zar-05", "heq-zar-06", "heq-zar-12")
def test_where_a_commanded_hero_walks() -> None:
    quest = plan("K", traps=[("pit", (12, 10))])
    add_furniture(quest, "chest", [(13, 9)])
    quest.npcs = [Npc("friend", 0, square((12, 8)))]
    play = Play(quest, heroes="barbarian elf")
    play.state.traps[0] = TRAP_SPRUNG
    play.put("barbarian", (12, 9))
    play.put("elf", (0, 0))
    play.place("goblin", (11, 9))
    play.hero().effects = COMMANDED
    play.zargon().do(END_TURN).throws("1 1")
    assert play.walks() == {"K10", "L11"}  # past the goblin; not past friends, furniture or pits, nor onto the stairs
    play.place("orc", (10, 9)).effects = M_DORMANT
    play.zargon().do(END_TURN).throws("1 1")
    assert play.walks() == {"L11"}


@pytest.mark.rule("heq-drd-05", "heq-spl-15")
def test_a_commanded_hero_who_walks_out_of_sight_loses_his_courage() -> None:
    play = Play(plan(doors=[((13, 11), (13, 12), "normal", True)]), heroes="barbarian dwarf")
    play.place("goblin", (10, 7))
    play.put(1, (15, 12))
    play.put(0, (13, 11))
    play.hero().effects = COMMANDED | COURAGE_ON
    play.zargon().do(END_TURN).throws("1 1").do(WALK, square((14, 12)))
    assert play.hero().effects == COMMANDED
    assert play.do(STRIKE, 0, 1).throw_name() == "combat:3"


@pytest.mark.rule("heq-drd-05")
def test_command_is_broken_at_once_or_in_his_turn_which_is_lost() -> None:
    assert commanded().throws("1 6").hero().effects == 0
    play = commanded().throws("1 2").do(DONE).throws("1 1").do(DONE)
    play.throws("5 5")  # the barbarian's turn begins
    assert play.state.active == 1 and play.hero().effects == COMMANDED
    play.turn_of("barbarian").throws("6 1")
    assert play.state.active == 0 and play.can(ROLL)


@pytest.mark.rule("heq-drd-06")
def test_escape_to_where_nobody_has_looked() -> None:
    quest = plan(monsters=[("dread_sorcerer", (14, 9))])
    quest.monsters[0].spells = (D_ESCAPE,)
    quest.monsters[0].escape_to = square((2, 2))
    play = Play(quest)
    play.put(0, (11, 9))
    play.monster().in_pit = True
    again(play).do(DREAD_CAST, D_ESCAPE)
    m = play.monster()
    assert (m.status, m.square, m.in_pit, play.state.monster_squares) == (HIDDEN, square((2, 2)), False, 0)
    play.put(0, (1, 1))
    assert play.monster().status == PLACED and play.placed() == ["C3"]


@pytest.mark.rule("heq-drd-06")
def test_escape_to_the_nearest_free_square() -> None:
    quest = plan(monsters=[("dread_sorcerer", (14, 9))])
    quest.monsters[0].spells = (D_ESCAPE,)
    quest.monsters[0].escape_to = square((10, 7))
    play = Play(quest)
    play.put(0, (10, 7))
    again(play).do(DREAD_CAST, D_ESCAPE)
    assert play.placed()[0] in ("L8", "K9")


@pytest.mark.rule("heq-drd-06")
def test_no_escape_without_a_place_in_the_quest() -> None:
    assert not cast(D_ESCAPE).can(DREAD_CAST)
    quest = plan(monsters=[("dread_sorcerer", (14, 9))])
    quest.monsters[0].spells = (D_ESCAPE,)
    play = Play(quest)
    play.put(0, (11, 9))
    assert not again(play).can(DREAD_CAST)
    quest.monsters[0].escape_to = square((9, 9))  # just behind the wall
    again(play).do(DREAD_CAST, D_ESCAPE)
    assert play.monster().status == HIDDEN


@pytest.mark.rule("heq-drd-07")
def test_fear_leaves_one_die_and_is_tested_from_his_next_turn_on() -> None:
    play = cast(D_FEAR).do(DREAD_CAST, D_FEAR, 0)
    assert play.asked() == "MonsterActs"  # no roll at once
    assert attack_dice(play.state, play.hero(), play.hero().hand) == 1
    play.turn_of(0).throws("1 1")
    assert play.hero().effects == AFRAID and play.can(ROLL)
    assert play.turn_of(0).throws("6 1").hero().effects == 0


@pytest.mark.rule("heq-drd-08")
def test_x31_firestorm_burns_all_others_in_the_room() -> None:
    play = cast(D_FIRESTORM, heroes="barbarian elf")
    play.put("elf", (0, 0))
    play.place("orc", (15, 7))
    again(play).do(DREAD_CAST, D_FIRESTORM).throws("6 5", "1 1")
    assert play.hero("barbarian").body == 7 and play.hero("elf").body == 6
    assert play.monster(1).status == SLAIN
    assert play.asked() == "MonsterActs" and play.monster(0).body == 3  # the caster is unharmed


@pytest.mark.rule("heq-drd-08")
def test_no_firestorm_in_a_corridor() -> None:
    assert not cast(D_FIRESTORM, at=(9, 0), hero=(5, 0)).can(DREAD_CAST)


@pytest.mark.rule("heq-drd-09")
def test_x38_lightning_down_the_diagonal() -> None:
    play = cast(D_LIGHTNING, at=(10, 7), hero=(12, 9))
    play.place("goblin", (13, 10))
    again(play)
    assert targets(play, D_LIGHTNING) == [3]  # south-east
    play.do(DREAD_CAST, D_LIGHTNING, 3)
    assert play.hero().body == 6 and play.monster(1).status == SLAIN
    assert play.asked() == "MonsterActs"  # no defence


@pytest.mark.rule("heq-drd-09")
def test_lightning_strikes_all_on_the_line_and_nobody_else() -> None:
    quest = plan()
    quest.npcs = [Npc("friend", 0, square((12, 7))), Npc("other", 0, square((12, 8))), Npc("far", 0, 0)]
    for npc in quest.npcs:
        npc.body = 5
    play = cast(D_LIGHTNING, at=(10, 7), hero=(13, 7), heroes="barbarian elf dwarf", quest=quest)
    play.put("elf", (13, 8))
    play.put("dwarf", (0, 0))
    fallen = play.place("goblin", (15, 7))
    play.place("mummy", (11, 8))
    happen(play, lambda s: slay(s, fallen, NONE))
    again(play).do(DREAD_CAST, D_LIGHTNING, 2)  # east
    assert [h.body for h in play.state.heroes] == [6, 6, 7]
    assert [a.body for a in play.state.allies] == [3, 5, 5]
    assert [m.body for m in play.state.monsters if m.status == PLACED] == [3, 2]


@pytest.mark.rule("heq-drd-09")
def test_lightning_stops_at_walls_and_doors() -> None:
    for opened in (False, True):
        quest = plan(doors=[((13, 11), (13, 12), "normal", opened)])
        play = Play(quest, heroes="barbarian elf")
        play.put("barbarian", (13, 12))
        play.put("elf", (9, 9))
        play.place("dread_sorcerer", (13, 9))
        play.monster().spells = (D_LIGHTNING,)
        assert targets(again(play), D_LIGHTNING) == ([SOUTH] if opened else [])


@pytest.mark.rule("heq-drd-10")
def test_rust_takes_a_sword_or_a_helmet() -> None:
    play = cast(D_RUST, heroes="dwarf")
    play.own("helmet", "shield", "battle_axe", "spirit_blade", "dagger")
    again(play)
    assert targets(play, D_RUST) == [SHORTSWORD, HELMET]
    play.do(DREAD_CAST, D_RUST, SHORTSWORD)
    h = play.hero()
    assert h.items[SHORTSWORD] == 0 and h.hand in (BATTLE_AXE, SPIRIT_BLADE)


@pytest.mark.rule("heq-drd-11")
@pytest.mark.rule("heq-drd-12")
def test_x32_sleep() -> None:
    play = cast(D_SLEEP).do(DREAD_CAST, D_SLEEP, 0)
    assert play.throw_name() == "red:2"
    assert play.throws("4 6").hero().effects == 0
    play = cast(D_SLEEP).do(DREAD_CAST, D_SLEEP, 0).throws("4 5")
    assert play.hero().effects == ASLEEP and defend_dice(play.state, play.hero()) == 0
    play.do(DONE)
    assert play.state.round == 2 and play.throws("1 1").hero().effects == ASLEEP
    assert play.asked() == "ChooseMonster"  # he did not have his turn
    assert play.do(END_TURN).throws("6 6").asked() == "HeroChoice"


@pytest.mark.rule("heq-drd-12")
def test_break_rolls_use_the_mind_he_has_now() -> None:
    play = cast(D_SLEEP, heroes="wizard")
    play.hero().mind = 3
    assert play.do(DREAD_CAST, D_SLEEP, 0).throw_name() == "red:3"
    play = cast(D_SLEEP)
    play.hero().mind = 1
    assert play.do(DREAD_CAST, D_SLEEP, 0).throw_name() == "red:1"
    play = cast(D_SLEEP)
    play.hero().mind = 0
    assert play.do(DREAD_CAST, D_SLEEP, 0).asked() == "MonsterActs" and play.hero().effects == ASLEEP


@pytest.mark.rule("heq-drd-13")
@pytest.mark.parametrize(("die", "count"), [("1", 4), ("3", 4), ("4", 5), ("6", 6)])
def test_orcs_are_summoned_around_the_caster(die: str, count: int) -> None:
    play = cast(D_SUMMON_ORCS).do(DREAD_CAST, D_SUMMON_ORCS).throws(die)
    while play.asked() == "SetDown":
        play.answer(play.legal()[0])
    come = [m for m in play.state.monsters if m.kind == ORC]
    assert len(come) == count
    near = {square(at) for at in ((13, 9), (15, 9), (14, 8), (14, 10))}
    assert near <= {m.square for m in come}


@pytest.mark.rule("heq-drd-13")
@pytest.mark.parametrize(
    ("die", "kinds"),
    [
        ("2", [SKELETON] * 4),
        ("3", [SKELETON] * 3 + [ZOMBIE] * 2),
        ("6", [ZOMBIE] * 2 + [MUMMY] * 2),
    ],
)
def test_the_undead_who_are_summoned(die: str, kinds: list[int]) -> None:
    play = cast(D_SUMMON_UNDEAD).do(DREAD_CAST, D_SUMMON_UNDEAD).throws(die)
    while play.asked() == "SetDown":
        play.answer(play.legal()[0])
    assert sorted(m.kind for m in play.state.monsters[1:]) == sorted(kinds)


@pytest.mark.rule("heq-drd-13")
def test_zargon_says_where_and_surplus_is_lost() -> None:
    play = cast(D_SUMMON_ORCS).do(DREAD_CAST, D_SUMMON_ORCS).throws("4")
    assert play.asked() == "SetDown" and play.state.seat == 0 and len(play.legal()) > 1  # the fifth of five
    assert {each >> 20 for each in play.legal()} == {PLACE}
    quest = plan(blocked=[(10, 6), (9, 7)])
    play = Play(quest)
    play.put(0, (5, 10))
    play.place("dread_sorcerer", (6, 12))
    play.monster().spells = (D_SUMMON_ORCS,)
    again(play).do(DREAD_CAST, D_SUMMON_ORCS).throws("6")  # room M has six squares, two are taken
    assert len([m for m in play.state.monsters if m.kind == ORC]) == 4


@pytest.mark.rule("heq-drd-14")
@pytest.mark.parametrize("at_once", [False, True])
def test_the_summoned_act_from_the_next_turn_on(at_once: bool) -> None:
    play = cast(D_SUMMON_ORCS, summoned_act=at_once).do(DREAD_CAST, D_SUMMON_ORCS).throws("1").do(DONE)
    assert (play.asked() == "ChooseMonster") == at_once
    assert play.zargon().can(CHOOSE, 1)


@pytest.mark.rule("heq-drd-15")
def test_tempest_costs_a_hero_his_next_turn() -> None:
    play = cast(D_TEMPEST).do(DREAD_CAST, D_TEMPEST, 0)
    assert play.hero().effects == MISSES_TURN and defend_dice(play.state, play.hero()) == 2
    play.do(DONE)
    assert play.asked() == "ChooseMonster" and play.hero().effects == 0
    assert play.happened(events.TURN_SKIPPED) == [(MISSES_TURN, 0)]
    assert play.do(END_TURN).can(ROLL)


@pytest.mark.rule("heq-drd-16")
def test_the_same_effect_is_not_doubled() -> None:
    play = cast(D_FEAR, D_FEAR, D_TEMPEST).do(DREAD_CAST, D_FEAR, 0)
    again(play)
    assert targets(play, D_FEAR) == [] and targets(play, D_TEMPEST) == [0]
    play.do(DREAD_CAST, D_TEMPEST, 0)
    assert play.hero().effects == AFRAID | MISSES_TURN


def test_a_hero_in_fear_attacks_with_one_die() -> None:
    play = cast(D_FEAR).do(DREAD_CAST, D_FEAR, 0)
    play.place("goblin", (12, 9))
    play.turn_of(0).throws("1 1").do(ATTACK, play.hero().hand, 1)
    assert play.throw_name() == "combat:1" and play.monster(1).kind == GOBLIN


@pytest.mark.rule("heq-trp-04", "heq-drd-05")
@pytest.mark.parametrize("kind", ["pit", "spear", "falling_block"])
def test_traps_go_off_under_a_commanded_hero(kind: str) -> None:
    quest = plan([(5, 0), (20, 0)], traps=[(kind, (7, 0))])
    play = Play(quest, heroes="barbarian dwarf")
    play.hero().effects = COMMANDED
    play.zargon().throws("3 3")
    play.do(WALK, square((9, 0)))
    if kind == "pit":
        assert play.at() == "H1" and play.hero().in_pit
    elif kind == "spear":
        assert play.asked() == "SpearFlies"
        play.throws("skull")
        assert play.at() == "H1"
    else:
        play.throws("skull white white").do(PLACE, square((6, 0)))
        assert play.at() == "G1" and play.state.solid >> square((7, 0)) & 1
    assert play.hero().body == 7
    assert play.asked() != "CommandedActs"  # whom a trap stops does no more


@pytest.mark.rule("heq-spr-01", "heq-drd-05")
def test_a_commanded_hero_whom_the_spear_misses_walks_on() -> None:
    play = Play(plan([(5, 0), (20, 0)], traps=[("spear", (7, 0))]), heroes="barbarian dwarf")
    play.hero().effects = COMMANDED
    play.zargon().throws("3 3")
    play.do(WALK, square((9, 0))).throws("white")
    assert play.at() == "J1" and play.hero().body == 8
    assert play.state.traps == [TRAP_GONE]
