"""Jumping and disarming (heq-jmp, heq-dis)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.pits import beside_pit
from tests.games.heroquest.play import Play, number, plan, square

from questhall.engine.grid import BIT
from questhall.games.heroquest.answers.options import option
from questhall.games.heroquest.model.answer_codes import DISARM, JUMP, PLACE, SEARCH_TRAPS, WALK, b_of, verb_of
from questhall.games.heroquest.model.plan import Script, Trigger
from questhall.games.heroquest.model.plan_kinds import ON_ENTER_SQUARE
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_HIDDEN, TRAP_KNOWN, TRAP_SPRUNG

FLOOR = 0
PIECE = 1


def landings(play: Play) -> set[tuple[int, int]]:
    return {(b_of(each) % 26, b_of(each) // 26) for each in play.legal() if verb_of(each) == JUMP}


# Jumping


@pytest.mark.rule("heq-jmp-01")
def test_a_jump_needs_two_squares_of_movement() -> None:
    """X-27."""
    play = beside_pit()
    assert JUMP not in play.verbs()
    assert JUMP in beside_pit().rolls("1 1").verbs()
    play.rolls("1 2")
    assert JUMP in play.verbs()
    play.walk((11, 8), (11, 9))
    assert play.state.left == 1
    assert JUMP not in play.verbs()


@pytest.mark.rule("heq-jmp-01")
def test_a_jump_is_told_by_its_sides() -> None:
    """No square is named: where the trap lies as seen from the hero, and on which side of it he lands."""
    play = beside_pit().rolls("6 6")
    jumps = [option(play.state, 1, each) for each in play.legal() if verb_of(each) == JUMP]
    assert {(each.text, each.args["over"], each.args["land"]) for each in jumps} == {
        ("option-jump", "side:east", "side:east"),
        ("option-jump-aside", "side:east", "side:north"),
        ("option-jump-aside", "side:east", "side:south"),
    }


@pytest.mark.rule("heq-jmp-02")
def test_landing_squares() -> None:
    """X-07, X-08."""
    play = beside_pit().rolls("6 6")
    assert landings(play) == {(13, 9), (12, 8), (12, 10)}
    play.place("goblin", (12, 8))
    assert landings(play) == {(13, 9), (12, 10)}
    play.place("goblin", (11, 10))  # only what stands beside the trap is in the way
    assert landings(play) == {(13, 9), (12, 10)}
    play.put("elf", (12, 10))  # never back to where he stands, also seen from another side
    assert landings(play) == {(13, 9), (11, 9)}
    quest = plan([(1, 0)], traps=[("pit", (0, 0))])
    quest.traps[0].found = True
    assert landings(Play(quest).rolls("6 6")) == {(0, 1)}


@pytest.mark.rule("heq-jmp-02")
def test_no_landing_behind_a_wall() -> None:
    quest = plan("K", traps=[("pit", (15, 9))])
    quest.traps[0].found = True
    play = Play(quest)
    play.put(0, (14, 9))
    play.state.seen |= BIT[square((16, 9))]  # the corridor behind the wall is known
    assert landings(play.rolls("6 6")) == {(15, 8), (15, 10)}
    play.state.open_edge(square((15, 9)), square((16, 9)))
    assert (16, 9) in landings(play.again())


@pytest.mark.rule("heq-jmp-03")
def test_a_jump_that_succeeds() -> None:
    """X-26."""
    play = beside_pit().rolls("2 3").do(JUMP, square((12, 9)), square((13, 9)))
    assert play.throw_name() == "combat:1"
    play.throws("white")
    assert play.at("elf") == "N10"
    assert play.state.left == 3
    assert play.hero("elf").body == 6
    assert play.state.traps == [TRAP_KNOWN]
    assert WALK in play.verbs()


@pytest.mark.rule("heq-jmp-04")
@pytest.mark.parametrize(("kind", "state"), [("pit", TRAP_SPRUNG), ("spear", TRAP_GONE)])
def test_a_jump_that_fails(kind: str, state: int) -> None:
    play = beside_pit("elf", kind).rolls("6 6").do(JUMP, square((12, 9)), square((13, 9))).throws("skull")
    h = play.hero("elf")
    assert play.at("elf") == "M10"
    assert h.body == 5  # the spear does not miss
    assert h.in_pit == (kind == "pit")
    assert play.state.traps == [state]
    assert play.state.active != h.number


@pytest.mark.rule("heq-jmp-04", "heq-jmp-05")
def test_jumping_under_a_falling_block() -> None:
    play = beside_pit("elf", "falling_block").rolls("6 6").do(JUMP, square((12, 9)), square((13, 9)))
    play.throws("skull", "skull white white").do(PLACE, square((11, 9)))
    assert play.hero("elf").body == 5
    play.turn_of("elf").rolls("6 6")
    assert JUMP not in play.verbs()


@pytest.mark.rule("heq-jmp-06")
def test_landing_on_another_trap() -> None:
    play = beside_pit()
    play.state.plan.traps.append(plan("K", traps=[("pit", (13, 9))]).traps[0])
    play.state.traps.append(TRAP_HIDDEN)
    play.rolls("6 6").do(JUMP, square((12, 9)), square((13, 9))).throws("black")
    assert play.at("elf") == "N10"
    assert play.hero("elf").in_pit
    assert play.hero("elf").body == 5


@pytest.mark.rule("heq-jmp-03", "heq-trn-03")
def test_a_jump_is_a_step_after_which_an_action_ends_the_move() -> None:
    play = beside_pit().rolls("2 3").do(JUMP, square((12, 9)), square((13, 9))).throws("white")
    assert play.do(SEARCH_TRAPS).state.left == 0


@pytest.mark.rule("heq-jmp-04", "heq-dis-03", "heq-dis-05", "heq-mov-10")
@pytest.mark.parametrize("disarmed", [False, True])
def test_on_the_trap_s_square_he_looks_around_and_the_quest_takes_note(disarmed: bool) -> None:
    """In front of him the corridor turns the corner."""
    quest = plan([(0, 1), (0, 2)], traps=[("pit", (0, 0))], monsters=[("goblin", (5, 0))])
    quest.traps[0].found = True
    quest.texts.append({"en": "note", "fr": "note"})
    quest.scripts.append(Script("e", Trigger(ON_ENTER_SQUARE, 0)))
    quest.scripts[0].text = 1
    play = Play(quest, heroes="dwarf elf").rolls()
    if disarmed:
        play.do(DISARM, FLOOR, 0).throws("white")
    else:
        play.do(JUMP, 0, 1).throws("skull")
    assert play.at("dwarf") == "A1" and play.placed() == ["F1"]
    assert play.state.noted == (1,)


@pytest.mark.rule("heq-trp-07", "heq-dis-01", "heq-jmp-01")
def test_only_a_known_trap_beside_him_on_a_free_square_is_jumped_or_disarmed() -> None:
    play = beside_pit("dwarf").rolls("6 6")
    assert play.verbs() >= {JUMP, DISARM}
    for state in (TRAP_HIDDEN, TRAP_GONE):
        play.state.traps[0] = state
        assert not play.again().verbs() & {JUMP, DISARM}
    play.state.traps[0] = TRAP_KNOWN
    play.put("dwarf", (10, 9))
    assert not play.verbs() & {JUMP, DISARM}
    play.put("dwarf", (11, 9))
    play.place("goblin", (12, 9))
    assert not play.verbs() & {JUMP, DISARM}


# Disarming


@pytest.mark.rule("heq-dis-01")
def test_who_may_disarm_what() -> None:
    play = beside_pit("elf")
    assert DISARM not in play.verbs()
    play.own("tool_kit", who="elf")
    assert play.rolls("6 6").can(DISARM, FLOOR, 0)
    play.state.traps[0] = TRAP_HIDDEN
    assert DISARM not in play.again().verbs()
    play.state.traps[0] = TRAP_SPRUNG
    assert DISARM not in play.again().verbs()
    play.state.traps[0] = TRAP_KNOWN
    play.put("elf", (11, 8))
    assert DISARM not in play.verbs()
    assert beside_pit("dwarf").rolls().can(DISARM, FLOOR, 0)


@pytest.mark.rule("heq-dis-02", "heq-dis-05")
def test_disarming_is_an_action_with_a_step_out_of_the_movement_roll() -> None:
    play = beside_pit("dwarf")
    assert not play.can(DISARM) and play.why("trap:M10") == "heq-dis-02"
    play.rolls("2 2").do(DISARM, FLOOR, 0)
    assert play.at("dwarf") == "M10"
    play.throws("white")
    assert play.state.traps == [TRAP_GONE]
    assert (play.state.left, play.state.acted) == (3, True)
    play.walk((13, 9), (12, 9))
    assert not play.hero("dwarf").in_pit
    assert play.hero("dwarf").body == 7


@pytest.mark.rule("heq-dis-02", "heq-trn-03")
def test_the_last_square_of_the_move_is_enough_for_it() -> None:
    play = beside_pit("dwarf")
    play.put("dwarf", (11, 8))
    play.rolls("1 1").walk((11, 9)).do(DISARM, FLOOR, 0).throws("white")
    assert (play.at("dwarf"), play.state.left) == ("M10", 0)
    play = beside_pit("dwarf")
    play.put("dwarf", (11, 8))
    play.rolls("2 2").walk((11, 9)).do(DISARM, FLOOR, 0).throws("white")
    assert play.state.left == 0  # it was an action after a step


@pytest.mark.rule("heq-dis-03")
@pytest.mark.parametrize(("face", "gone"), [("white", True), ("black", True), ("skull", False)])
def test_the_tool_kit(face: str, gone: bool) -> None:
    """X-28."""
    play = beside_pit("elf")
    play.own("tool_kit", who="elf")
    play.rolls().do(DISARM, FLOOR, 0).throws(face)
    assert play.state.traps == [TRAP_GONE if gone else TRAP_SPRUNG]
    h = play.hero("elf")
    assert (h.body, h.in_pit) == ((6, False) if gone else (5, True))
    assert (play.state.active == h.number) == gone
    assert h.items[number("tool_kit")] == 1


@pytest.mark.rule("heq-dis-04", "heq-dis-08")
@pytest.mark.parametrize(("face", "gone"), [("white", True), ("black", False), ("skull", True)])
@pytest.mark.parametrize("kit", [False, True])
def test_the_dwarf(face: str, gone: bool, kit: bool) -> None:
    """X-29."""
    play = beside_pit("dwarf")
    if kit:
        play.own("tool_kit", who="dwarf")
    play.rolls().do(DISARM, FLOOR, 0).throws(face)
    assert play.state.traps == [TRAP_GONE if gone else TRAP_SPRUNG]


@pytest.mark.rule("heq-dis-07")
def test_a_spear_that_was_not_disarmed_always_hits() -> None:
    play = beside_pit("dwarf", "spear").rolls().do(DISARM, FLOOR, 0).throws("black")
    assert play.hero("dwarf").body == 6
    assert play.state.active != play.hero("dwarf").number
    assert play.state.traps == [TRAP_GONE]


@pytest.mark.rule("heq-dis-09")
def test_monsters_in_sight_do_not_forbid_it() -> None:
    play = beside_pit("dwarf")
    play.place("goblin", (14, 9))
    assert SEARCH_TRAPS not in play.verbs()
    assert play.rolls().can(DISARM, FLOOR, 0)
