"""Rounds and turns (heq-trn)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, bits, code_of, number, plan, square

from questhall.engine.core import CHANCE
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    DRINK,
    END_TURN,
    LEAVE,
    OPEN,
    ROLL,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    WALK,
)
from questhall.games.heroquest.model.figures import AFRAID, ASLEEP, CLOUDED, COMMANDED, DEAD, MISSES_TURN
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import ZARGON
from questhall.games.heroquest.rules import events

SEARCHES = {SEARCH_TREASURE, SEARCH_SECRET, SEARCH_TRAPS}


@pytest.mark.rule("heq-trn-01")
def test_a_round_is_all_heroes_then_zargon() -> None:
    play = Play(heroes="elf barbarian dwarf").end().end().end()
    seats = [(e[0], e[1]) for e in play.state.events or [] if e[0] in (events.TURN_BEGINS, events.ZARGON_BEGINS)]
    assert seats == [
        (events.TURN_BEGINS, 2),
        (events.TURN_BEGINS, 3),
        (events.TURN_BEGINS, 1),
        (events.ZARGON_BEGINS, ZARGON),
        (events.TURN_BEGINS, 2),
    ]
    assert play.state.round == 2
    rounds = [e[1] for e in play.state.events or [] if e[0] == events.ROUND_BEGINS]
    assert rounds == [NONE, NONE]  # nobody's turn: it opens what follows
    turn = play.state.turn
    assert play.end().end().end().state.turn == turn + 4  # Zargon's is a turn too


@pytest.mark.rule("heq-trn-02")
def test_move_and_action_may_both_be_skipped() -> None:
    play = Play()
    assert play.can(END_TURN)
    assert play.can(ROLL)
    assert play.can(SEARCH_SECRET)
    play.end()
    assert play.state.round == 2


@pytest.mark.rule("heq-trn-02")
def test_the_table_remembers_where_he_was_asked_in_this_turn() -> None:
    play = Play().rolls("1 1").walk("T15")
    assert play.state.trail == bits("S15", "T15")
    assert play.end().state.trail == bits("T15")


@pytest.mark.rule("heq-trn-03")
def test_no_step_after_an_action_that_followed_a_step() -> None:
    play = Play()
    play.own("potion_speed")
    play.rolls("6 6").walk("T17")
    assert play.state.left > 0
    play.do(SEARCH_SECRET)
    assert play.verbs() == {DRINK, END_TURN}
    assert play.state.round == 1


@pytest.mark.rule("heq-trn-04")
def test_an_action_first_leaves_the_whole_move() -> None:
    play = Play().do(SEARCH_SECRET).rolls("2 3")
    assert play.state.left == 5
    assert WALK in play.verbs()


@pytest.mark.rule("heq-trn-05")
def test_one_action_a_turn() -> None:
    play = Play()
    assert play.verbs() >= SEARCHES
    play.do(SEARCH_TRAPS)
    assert not play.verbs() & SEARCHES
    play.end()
    assert play.verbs() >= SEARCHES


@pytest.mark.rule("heq-trn-05")
def test_no_second_attack() -> None:
    play = Play()
    play.place("mummy", "T17")
    play.put(0, "T16")
    play.do(ATTACK, number("broadsword"), 0).throws("white white white")
    assert ATTACK not in play.verbs()


@pytest.mark.rule("heq-trn-06")
def test_free_things_between_steps_and_after_the_action() -> None:
    play = Play(plan("U", doors=[((18, 15), (17, 15))]))
    play.own("potion_speed")
    play.rolls("6 6").walk("S16")
    assert play.can(OPEN, 0)
    assert play.can(DRINK, number("potion_speed"))
    play.do(OPEN, 0)
    assert play.state.acted is False
    assert play.can(WALK, square((17, 15)))
    play.do(SEARCH_TRAPS)
    assert play.can(DRINK, number("potion_speed"))


@pytest.mark.rule("heq-trn-07")
def test_a_turn_without_a_legal_action_has_none() -> None:
    play = Play(plan([(9, 9)]))
    play.place("goblin", (9, 6))
    assert play.verbs() & (SEARCHES | {ATTACK}) == set()
    assert play.can(ROLL)
    assert play.can(END_TURN)


@pytest.mark.rule("heq-trn-08")
def test_the_dice_are_rolled_once_before_or_after_the_action() -> None:
    play = Play().rolls("1 1")
    assert ROLL not in play.verbs()
    play.do(SEARCH_SECRET)  # no step yet: the move is still there
    assert play.state.left == 2
    assert ROLL not in play.verbs()


@pytest.mark.rule("heq-trn-09")
def test_a_turn_that_is_over_leaves_only_potions() -> None:
    play = Play(plan("U", doors=[((18, 15), (17, 15))], traps=[("pit", "S17")]))
    play.own("potion_speed", "staff", "heroic_brew")
    play.put(0, "S16")
    play.rolls("6 6")
    assert {OPEN, LEAVE} <= play.verbs() and play.can(DRINK, number("heroic_brew"))
    play.walk("S17")
    assert play.verbs() == {DRINK, END_TURN} and not play.can(DRINK, number("heroic_brew"))
    s = play.state
    assert (s.left, s.rolled, s.acted) == (0, True, True)  # as all see it


@pytest.mark.rule("heq-trn-10")
def test_the_dead_and_those_who_left_are_passed_over() -> None:
    play = Play(heroes="barbarian dwarf elf")
    play.hero("dwarf").status = DEAD
    play.do(LEAVE)
    assert play.state.active == play.hero("elf").number
    play.end()
    assert play.state.active == play.hero("elf").number
    assert play.state.round == 2
    assert [e[1] for e in play.state.events or [] if e[0] == events.TURN_BEGINS] == [1, 3, 3]


@pytest.mark.rule("heq-trn-11")
def test_break_rolls_in_order_at_the_start_of_the_turn() -> None:
    play = Play(heroes="dwarf")
    h = play.hero()
    h.effects = AFRAID | COMMANDED | CLOUDED | ASLEEP
    h.mind = 2
    play.turn_of()
    for effect in (ASLEEP, CLOUDED, COMMANDED, AFRAID):
        assert play.throw_name() == "red:2"
        assert h.effects & effect
        play.throws("6 1")
        assert not h.effects & effect
    assert play.asked() == "HeroChoice"


@pytest.mark.rule("heq-trn-11")
def test_who_does_not_break_free_has_no_turn() -> None:
    play = Play(heroes="dwarf elf")
    play.own("potion_speed")
    play.hero().effects |= ASLEEP
    play.turn_of().throws("1 2 3")
    assert play.state.active == 1
    assert play.hero().effects & ASLEEP


@pytest.mark.rule("heq-trn-12")
def test_a_missed_turn_is_missed_once() -> None:
    play = Play()
    play.own("potion_speed")
    play.hero().effects |= MISSES_TURN
    play.turn_of()
    assert play.verbs() == {DRINK, END_TURN}
    play.end()
    assert ROLL in play.verbs()


@pytest.mark.rule("heq-trn-13")
def test_what_was_announced_cannot_be_taken_back() -> None:
    play = Play()
    before = play.state.revealed
    play.do(SEARCH_TREASURE)
    assert play.state.waiting == CHANCE
    assert play.state.revealed > before
    play.throws(number("gold_15"))
    before = play.state.revealed
    play.end().do(SEARCH_SECRET)
    assert play.state.revealed > before


def test_dice_are_packed() -> None:
    assert code_of("3 4") == 1 << 8 | 1 << 12
