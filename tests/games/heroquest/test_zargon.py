"""Zargon's turn (heq-zar)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heroquest.play import Play, Spot, bits, plan, square

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CHOOSE,
    DONE,
    DREAD_CAST,
    END_TURN,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    STRIKE,
    WALK,
)
from questhall.games.heroquest.model.figures import COMMANDED, M_DORMANT, PLACED
from questhall.games.heroquest.model.ids import BROADSWORD, D_FEAR, NONE
from questhall.games.heroquest.model.state import TRAP_HIDDEN, TRAP_SPRUNG
from questhall.games.heroquest.rules.strength import monster_attack_dice


def turn(*monsters: tuple[str, Spot], hero: Spot = (11, 9), **options: Any) -> Play:
    """Zargon's turn; a barbarian and these monsters in room K."""
    play = Play(plan(), heroes="barbarian", **options)
    play.put(0, hero)
    for kind, at in monsters:
        play.place(kind, at)
    return play.zargon()


def quest_turn(quest: Any, hero: Spot = (11, 9)) -> Play:
    play = Play(quest, heroes="barbarian")
    play.put(0, hero)
    return play


@pytest.mark.rule("heq-zar-01")
def test_every_monster_once_in_any_order() -> None:
    play = turn(("goblin", (15, 7)), ("orc", (15, 9)))
    assert play.can(CHOOSE, 0) and play.can(CHOOSE, 1) and play.state.seat == 0
    play.do(CHOOSE, 1).do(WALK, square((12, 9))).do(STRIKE, 0, 0).throws("white white white")
    assert play.can(CHOOSE, 0) and not play.can(CHOOSE, 1)
    play.do(CHOOSE, 0).do(WALK, square((11, 8)))  # each has a move and a blow of its own
    assert play.can(STRIKE)
    play.do(DONE)
    assert play.asked() == "HeroChoice" and play.state.monster == NONE
    assert play.zargon().can(CHOOSE, 0) and play.can(CHOOSE, 1)


@pytest.mark.rule("heq-zar-01")
def test_he_may_finish_at_any_time() -> None:
    assert turn(("goblin", (15, 7)), ("orc", (15, 9))).do(END_TURN).asked() == "HeroChoice"


@pytest.mark.rule("heq-zar-01")
@pytest.mark.rule("heq-rev-08")
def test_monsters_nobody_has_seen_do_nothing() -> None:
    play = Play(plan(monsters=[("orc", (2, 2))]), heroes="barbarian").zargon()
    assert play.asked() == "HeroChoice"


@pytest.mark.rule("heq-zar-02")
def test_up_to_its_move_and_no_dice() -> None:
    play = turn(("mummy", (15, 11)), hero=(10, 7)).do(CHOOSE, 0)
    steps = {abs(int(at[1:]) - 12) + abs(ord(at[0]) - ord("P")) for at in play.walks()}
    assert steps == {1, 2, 3, 4}
    play.do(WALK, square((15, 8)))
    assert play.asked() == "HeroChoice"  # it has moved and nobody is beside it


@pytest.mark.rule("heq-zar-03")
def test_a_move_before_or_after_but_not_around_the_blow() -> None:
    play = turn(("orc", (13, 9))).do(CHOOSE, 0)
    assert not play.can(STRIKE)
    play.do(WALK, square((12, 9)))
    assert play.can(STRIKE, None, 0) and not play.can(WALK)
    play.do(STRIKE, 0, 0).throws("white white white")
    assert play.asked() == "HeroChoice"
    play.zargon().do(CHOOSE, 0).do(STRIKE, 0, 0).throws("white white white")
    assert play.can(WALK) and not play.can(STRIKE)
    assert play.do(WALK, square((15, 9))).asked() == "HeroChoice"


@pytest.mark.rule("heq-zar-04")
def test_one_attack_or_one_spell() -> None:
    play = turn(("dread_sorcerer", (12, 9)))
    assert not play.do(CHOOSE, 0).can(DREAD_CAST)
    play.monster().spells = (D_FEAR,)
    play.zargon().do(CHOOSE, 0).do(DREAD_CAST, D_FEAR, 0)
    assert play.can(WALK) and not play.can(STRIKE)


@pytest.mark.rule("heq-zar-05")
def test_what_monsters_cannot_do() -> None:
    quest = plan(doors=[((13, 11), (13, 12)), ((10, 9), (9, 9), "normal", True)])
    play = Play(quest, heroes="barbarian elf")
    play.put("barbarian", (14, 11))
    play.put("elf", (11, 9))
    play.place("goblin", (13, 11))
    play.place("orc", (12, 9))
    play.zargon().do(CHOOSE, 0)
    assert {each >> 20 for each in play.legal()} == {WALK, STRIKE, DONE}
    assert "N13" not in play.walks()  # no door opened
    assert not {"O12", "L10", "M10"} & play.walks()  # no square shared
    assert not play.do(DONE).do(CHOOSE, 1).can(STRIKE, None, 0)  # not diagonally


@pytest.mark.rule("heq-zar-05")
def test_no_way_over_a_hero() -> None:
    play = Play(plan(), heroes="barbarian")
    play.put(0, (5, 0))
    play.place("goblin", (7, 0))
    play.zargon().do(CHOOSE, 0)
    assert "G1" in play.walks() and not {"F1", "E1"} & play.walks()


@pytest.mark.rule("heq-zar-06")
def test_a_way_over_monsters() -> None:
    play = Play(plan(), heroes="barbarian")
    play.put(0, (3, 0))
    play.place("goblin", (7, 0))
    play.place("orc", (6, 0))
    play.zargon().do(CHOOSE, 0)
    assert {"F1", "E1"} <= play.walks() and "G1" not in play.walks()


@pytest.mark.rule("heq-zar-07")
def test_a_blow_at_a_neighbour() -> None:
    play = turn(("orc", (12, 9))).do(CHOOSE, 0).do(STRIKE, 0, 0)
    assert play.throw_name() == "combat:3"
    play.throws("skull skull white")
    assert play.throw_name() == "combat:2"
    assert play.throws("white black").hero().body == 7


@pytest.mark.rule("heq-zar-08")
def test_traps_nobody_sprang_are_floor() -> None:
    play = Play(plan(traps=[("pit", (13, 9)), ("falling_block", (14, 9))]), heroes="barbarian")
    play.put(0, (11, 9))
    play.place("orc", (15, 9))
    play.zargon().do(CHOOSE, 0).do(WALK, square((14, 9)))
    assert play.state.traps == [TRAP_HIDDEN, TRAP_HIDDEN] and not play.monster().in_pit


def pit_play(move: int, *, beyond: bool = True) -> Play:
    """A monster in the top corridor before an open pit at (6,0)."""
    play = Play(plan(traps=[("pit", (6, 0))]), heroes="barbarian")
    play.state.traps[0] = TRAP_SPRUNG
    play.put(0, (2, 0))
    m = play.place("orc", (7, 0))
    m.move = move
    if not beyond:
        play.place("orc", (5, 0))
    play.zargon().do(CHOOSE, 0)
    return play


@pytest.mark.rule("heq-zar-09")
def test_an_open_pit_is_jumped_with_two_squares_left() -> None:
    assert "F1" not in pit_play(1).walks()
    play = pit_play(2)
    assert "F1" in play.walks() and "E1" not in play.walks()
    play.do(WALK, square((5, 0)))
    assert not play.monster().in_pit and play.monster().body == 1


@pytest.mark.rule("heq-zar-09")
def test_no_jump_without_a_free_landing() -> None:
    assert not {"F1", "E1", "D1"} & pit_play(8, beyond=False).walks()


@pytest.mark.rule("heq-zar-10")
def test_it_may_enter_a_pit_unhurt_and_has_a_die_less() -> None:
    play = pit_play(8).do(WALK, square((6, 0)))
    m = play.monster()
    assert m.in_pit and m.body == 1 and monster_attack_dice(play.state, m) == 2
    play.zargon().do(CHOOSE, 0).do(WALK, square((5, 0)))
    assert not m.in_pit


@pytest.mark.rule("heq-zar-11")
def test_anywhere_through_open_doors() -> None:
    play = Play(plan(doors=[((13, 11), (13, 12), "normal", True)]), heroes="barbarian")
    play.put(0, (10, 7))
    play.place("goblin", (13, 10))
    play.zargon().do(CHOOSE, 0)
    assert "N14" in play.walks()


@pytest.mark.rule("heq-zar-12")
def test_not_onto_the_stairs_of_the_exit() -> None:
    play = Play(plan(start="K"), heroes="barbarian")
    play.put(0, (15, 11))
    play.place("goblin", (12, 7))
    play.zargon().do(CHOOSE, 0)
    assert play.walks() and not {"K8", "L8", "K9", "L9"} & play.walks()


@pytest.mark.rule("heq-zar-15")
def test_statues_stand_still_and_do_not_count() -> None:
    quest = plan(monsters=[("dread_warrior", (12, 9))])
    quest.monsters[0].dormant = True
    play = quest_turn(quest)
    assert play.monster().effects & M_DORMANT
    assert play.can(SEARCH_TREASURE) and play.can(SEARCH_TRAPS) and not play.can(ATTACK)
    assert play.zargon().asked() == "HeroChoice"
    play.monster().effects = 0
    assert play.again().can(ATTACK) and not play.can(SEARCH_TREASURE)


@pytest.mark.rule("heq-zar-16")
def test_named_monsters_have_values_of_their_own() -> None:
    quest = plan(monsters=[("zombie", (12, 9))])
    quest.monsters[0].stats = [5, 3, 4, 2, 0]
    play = quest_turn(quest).zargon().do(CHOOSE, 0).do(STRIKE, 0, 0)
    assert play.throw_name() == "combat:3"
    play.throws("white white white")
    play.turn_of(0).do(ATTACK, BROADSWORD, 0).throws("skull white white")
    assert play.throw_name() == "combat:4" and play.throws("white white white white").monster().body == 1


@pytest.mark.rule("heq-zar-17")
def test_the_box_never_runs_out() -> None:
    play = turn(*[("mummy", (10 + i, 11)) for i in range(5)])
    assert len([m for m in play.state.monsters if m.status == PLACED]) == 5


@pytest.mark.rule("heq-zar-18")
def test_commanded_heroes_come_after_the_monsters() -> None:
    play = Play(plan(), heroes="barbarian elf")
    play.put("barbarian", (11, 9))
    play.put("elf", (12, 9))
    play.place("orc", (15, 9))
    play.hero().effects = COMMANDED
    play.zargon()
    assert play.asked() == "ChooseMonster"
    play.do(END_TURN).throws("1 1")
    assert play.asked() == "CommandedActs" and play.state.seat == 0


@pytest.mark.rule("heq-end-03")
def test_stairs_are_safe_only_if_the_table_says_so() -> None:
    for safe in (False, True):
        play = Play(plan(start="K"), heroes="barbarian", safe_stairs=safe)
        play.put(0, (11, 8))
        play.place("orc", (12, 8))
        assert play.zargon().do(CHOOSE, 0).can(STRIKE) != safe


def test_monster_squares_are_kept() -> None:
    play = turn(("orc", (13, 9))).do(CHOOSE, 0).do(WALK, square((12, 9)))
    assert play.state.monster_squares == bits((12, 9))


@pytest.mark.rule("heq-zar-06", "heq-zar-15")
def test_monsters_pass_over_monsters_but_not_over_statues() -> None:
    quest = plan(monsters=[("dread_warrior", (12, 0)), ("goblin", (14, 0))])
    for asleep in (False, True):
        quest.monsters[0].dormant = asleep
        play = Play(quest, heroes="barbarian")
        play.put(0, (16, 0))
        play.zargon().do(CHOOSE, 1)
        assert "N1" in play.walks() and "M1" not in play.walks()
        assert ("L1" in play.walks()) != asleep
