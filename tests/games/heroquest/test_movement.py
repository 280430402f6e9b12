"""Movement (heq-mov)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, add_furniture, code_of, number, plan, square

from questhall.engine.core import CHANCE
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    DRINK,
    END_TURN,
    JUMP,
    OPEN,
    ROLL,
    SEARCH_SECRET,
    WALK,
    code,
)
from questhall.games.heroquest.model.figures import DEAD, NOWHERE, ROCK_ON, SPEED_ON, SWIFT_ON, VEIL_ON
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Effect, Npc, QuestItem, Script, Trigger
from questhall.games.heroquest.model.plan_kinds import DO_TEXT, ON_ENTER_ROOM, ON_ENTER_SQUARE
from questhall.games.heroquest.model.state import TRAP_SPRUNG
from questhall.games.heroquest.rules import events

TOP = [(5, 0), (6, 0), (7, 0), (8, 0)]  # in the corridor along the top


def in_corridor(heroes: str = "barbarian", **more: object) -> Play:
    return Play(plan(TOP, **more), heroes=heroes)  # type: ignore[arg-type]


@pytest.mark.rule("heq-mov-01")
def test_two_red_dice() -> None:
    play = Play().do(ROLL)
    assert play.throw_name() == "red:2"
    assert play.throws("3 4").state.left == 7


@pytest.mark.rule("heq-mov-02")
def test_movement_may_be_left() -> None:
    play = Play().rolls("6 6").walk("S17")
    assert play.state.left == 10
    assert play.can(END_TURN)
    one = Play().rolls("1 1").walk("T15")
    assert one.state.left == 1 and WALK in one.verbs()
    pit = plan([(5, 0)], traps=[("pit", (6, 0))])
    pit.traps[0].found = True
    assert WALK not in Play(pit).verbs()  # not before the roll


@pytest.mark.rule("heq-mov-03")
def test_orthogonal_steps_of_one() -> None:
    play = in_corridor().rolls("1 1")
    assert play.walks() == {"D1", "E1", "G1", "H1"}
    room = Play(plan("K"))
    room.put(0, (12, 9))
    room.rolls("1 1")
    assert room.walks() == {"M8", "M9", "M11", "M12", "K10", "L10", "N10", "O10", "L9", "N9", "L11", "N11"}
    room.walk("L9")
    assert room.state.left == 0  # a diagonal costs two


@pytest.mark.rule("heq-mov-04")
def test_walls_doors_stone_and_furniture_stop() -> None:
    quest = plan("U", doors=[((18, 15), (17, 15))], blocked=["T16"])
    add_furniture(quest, "chest", ["U15"])
    play = Play(quest).rolls("6 6")
    inside = {f"{x}{y}" for x in "STU" for y in (15, 16, 17, 18)}
    assert play.walks() == inside - {"S15", "T16", "U15"}


@pytest.mark.rule("heq-mov-04")
def test_furniture_may_be_crossed_if_the_table_says_so() -> None:
    quest = plan("U")
    add_furniture(quest, "chest", ["U15"])
    assert "U15" in Play(quest, furniture_blocks_move=False).rolls("6 6").walks()


@pytest.mark.rule("heq-mov-05")
def test_no_step_onto_a_monster() -> None:
    play = Play(plan(TOP[:3]))
    play.place("goblin", (8, 0))
    play.rolls("6 6")
    assert not play.walks() & {"I1", "J1"}
    play.hero().effects |= VEIL_ON
    play.again()
    assert "I1" not in play.walks()
    assert "J1" in play.walks()
    play.walk("J1")
    assert play.at() == "J1"
    assert not play.end().hero().effects & VEIL_ON


@pytest.mark.rule("heq-mov-05", "heq-pit-06")
def test_a_sprung_pit_may_hold_a_monster_and_a_hero() -> None:
    play = Play(plan([(5, 0)], traps=[("pit", (6, 0))]))
    play.state.traps[0] = TRAP_SPRUNG
    m = play.place("goblin", (6, 0))
    assert m.in_pit
    play.rolls("6 6")
    assert "G1" in play.walks() and "H1" not in play.walks()
    assert not play.can(JUMP)  # nobody passes over a monster
    play.hero().effects |= VEIL_ON
    assert play.again().can(JUMP)
    play.walk("G1")
    assert play.at() == "G1"
    assert play.hero().in_pit


@pytest.mark.rule("heq-mov-06", "heq-mov-07")
def test_friends_are_passed_but_not_joined() -> None:
    play = in_corridor("barbarian dwarf")
    play.put(1, (10, 0))
    play.rolls("3 3")
    assert "K1" not in play.walks()
    assert "L1" in play.walks()
    assert play.walk("L1").at() == "L1"


@pytest.mark.rule("heq-mov-07")
def test_friends_may_stand_together_on_the_stairs() -> None:
    play = Play(plan("U"), heroes="barbarian dwarf").rolls("6 6")
    assert "T15" in play.walks()
    play.walk("T15")
    assert play.at(0) == play.at(1) == "T15"
    assert play.can(END_TURN)


@pytest.mark.rule("heq-mov-08")
def test_a_friend_is_passed_only_with_movement_to_go_on() -> None:
    play = in_corridor("barbarian dwarf")
    play.put(0, (20, 0))
    play.put(1, (22, 0))
    assert play.rolls("1 1").walks() == {"S1", "T1", "V1"}


@pytest.mark.rule("heq-mov-08")
def test_on_a_friends_square_he_can_neither_act_nor_end_the_turn() -> None:
    play = in_corridor("barbarian dwarf")
    play.rolls("3 3")
    play.put(0, (12, 0))
    play.put(1, (12, 0))
    assert play.verbs() == {WALK}
    play.walk((13, 0))
    assert {END_TURN, SEARCH_SECRET} <= play.verbs()


@pytest.mark.rule("heq-mov-07", "heq-mov-08")
@pytest.mark.parametrize(("friend", "together"), [((12, 0), True), ((13, 0), False)])
def test_nor_on_the_square_of_an_ally(friend: tuple[int, int], together: bool) -> None:
    quest = plan(TOP)
    quest.npcs = [Npc("friend", 0, square(friend))]
    play = Play(quest).rolls("3 3")
    play.put(0, (12, 0))
    assert (play.verbs() == {WALK}) == together
    assert play.can(END_TURN) != together


@pytest.mark.rule("heq-mov-08")
def test_who_cannot_walk_on_from_a_friends_square_may_end_his_turn() -> None:
    play = in_corridor("barbarian dwarf").rolls("1 1")
    play.own("potion_speed")
    play.state.left = 0
    play.put(1, (12, 0))
    play.put(0, (12, 0))
    assert play.verbs() == {END_TURN, DRINK}


@pytest.mark.rule("heq-mov-08")
def test_on_a_friends_square_a_door_may_be_opened() -> None:
    play = in_corridor("barbarian dwarf", doors=[((12, 0), (11, 0))])
    play.state.plan.doors[0].a, play.state.plan.doors[0].b = square((9, 0)), square((9, 1))
    play.rolls("3 3")
    play.put(1, (9, 0))
    play.put(0, (9, 0))
    play.state.doors_seen = 1
    assert play.again().verbs() == {WALK, OPEN}


@pytest.mark.rule("heq-mov-09")
def test_rooms_are_entered_by_open_doors() -> None:
    play = in_corridor(doors=[((6, 0), (6, 1))])
    play.rolls("6 6")
    assert not play.walks() & {"G2"}
    play.walk("G1").do(OPEN, 0)
    assert "G2" in play.walks()
    assert "F2" in play.walks()


@pytest.mark.rule("heq-mov-10")
def test_after_a_step_first_the_trap_then_the_reveal_then_the_events() -> None:
    quest = plan([(0, 4)], traps=[("spear", (0, 0))])
    quest.texts += [{"en": "note", "fr": "note"}]
    script = Script("e", Trigger(ON_ENTER_SQUARE, square((0, 0))))
    script.text = 1
    quest.scripts.append(script)
    play = Play(quest).rolls("6 6").walk((0, 1)).forget().walk((1, 0)).throws("white")
    kinds = [k for k in play.kinds() if k in (events.TRAP_SPRUNG, events.SQUARES_REVEALED, events.NOTE)]
    assert kinds == [events.TRAP_SPRUNG, events.SQUARES_REVEALED, events.NOTE]
    assert play.at() == "A1"
    assert play.state.left == 8


@pytest.mark.rule("heq-mov-10")
def test_events_of_rooms_and_squares() -> None:
    quest = plan(TOP, doors=[((6, 0), (6, 1))])
    quest.texts += [{"en": "note", "fr": "note"}]
    script = Script("e", Trigger(ON_ENTER_ROOM, 2))
    script.effects = [Effect(DO_TEXT)]
    script.effects[0].text = 1
    quest.scripts.append(script)
    play = Play(quest).rolls("6 6").walk("G1").do(OPEN, 0)
    assert play.state.noted == ()
    play.walk((7, 2))
    assert play.state.noted == (1,)
    assert play.at() == "G2"  # what happens stops the walk
    play.walk((7, 2))
    assert play.at() == "H3"


@pytest.mark.rule("heq-mov-11")
def test_new_sights_stop_the_walk_but_not_the_move() -> None:
    quest = plan([(0, 4)], monsters=[("goblin", (5, 0))])
    play = Play(quest)
    assert play.placed() == []
    play.rolls("6 6").walk("A1")
    assert play.placed() == ["F1"]
    assert play.at() == "A1"
    assert play.state.left == 8
    assert play.can(WALK, square("E1"))


@pytest.mark.rule("heq-mov-11")
@pytest.mark.parametrize("sight", ["monster", "stone", "door", "nothing"])
def test_he_stops_where_something_new_is_seen_and_nowhere_else(sight: str) -> None:
    """Down the west side of the board; halfway a corridor goes off to the east."""
    quest = plan(
        [(0, 4)],
        monsters=[("goblin", (5, 9))] if sight == "monster" else [],
        blocked=[(5, 9)] if sight == "stone" else [],
        doors=[((4, 9), (4, 10))] if sight == "door" else [],
    )
    play = Play(quest).rolls("6 6").walk("A15")
    assert play.at() == ("A15" if sight == "nothing" else "A10")
    room = Play(plan("K"))
    room.put(0, (10, 7))
    assert room.rolls("6 6").walk((15, 11)).at() == "P12"  # a room that lies open is no news


@pytest.mark.rule("heq-mov-12")
def test_plate_mail_slows() -> None:
    play = Play()
    play.own("plate_mail")
    play.hero().worn = number("plate_mail")
    assert play.do(ROLL).throw_name() == "red:1"


@pytest.mark.rule("heq-mov-13")
def test_doublings_add_up() -> None:
    """X-36 among others."""
    for worn, effects, dice in (
        (NONE, SWIFT_ON, 4),
        (NONE, SWIFT_ON | SPEED_ON, 6),
        (number("plate_mail"), SWIFT_ON, 2),
        (number("plate_mail"), SWIFT_ON | SPEED_ON, 3),
    ):
        play = Play()
        play.hero().worn = worn
        play.hero().effects = effects
        assert play.do(ROLL).throw_name() == f"red:{dice}"
    play = Play()
    play.hero().worn = number("plate_mail")
    play.hero().effects = SWIFT_ON
    assert play.rolls("4 2").state.left == 6
    assert play.end().do(ROLL).throw_name() == "red:1"


@pytest.mark.rule("heq-mov-14")
def test_a_heavy_thing_slows() -> None:
    quest = plan("U")
    item = QuestItem("bell", 0)
    item.heavy = True
    quest.items.append(item)
    quest.items.append(QuestItem("feather", 0))
    play = Play(quest)
    play.state.item_places[1] = -2
    assert play.do(ROLL).throw_name() == "red:2"
    play = Play(quest)
    play.state.item_places[0] = -2
    play.hero().effects = SWIFT_ON
    assert play.do(ROLL).throw_name() == "red:2"
    assert play.throws("1 1").end().do(ROLL).throw_name() == "red:1"


@pytest.mark.rule("heq-mov-15", "heq-pit-03")
def test_climbing_out_costs_nothing_extra() -> None:
    play = in_corridor(traps=[("pit", (6, 0))]).rolls("1 1").walk("G1")
    assert play.state.round == 2
    play.rolls("1 1").walk("I1")
    assert play.at() == "I1"
    assert not play.hero().in_pit
    assert play.state.left == 0


@pytest.mark.rule("heq-mov-16")
def test_leaving_an_enemy_costs_nothing() -> None:
    play = Play(plan("K"))
    play.put(0, (12, 9))
    play.place("orc", (12, 8))
    play.rolls("1 2").forget().walk((12, 10), (12, 11))
    assert play.state.left == 1
    assert events.MONSTER_ATTACKS not in play.kinds()


def test_the_walk_takes_the_shortest_way_around_traps() -> None:
    play = Play(plan("K", traps=[("pit", (12, 9))]))
    play.put(0, (11, 9))
    play.state.traps[0] = 1
    play.rolls("2 2")
    assert play.can(WALK, square((12, 9)))  # on purpose
    play.walk((13, 9))
    assert play.state.left == 0
    assert play.at() == "N10"


@pytest.mark.rule("heq-mov-01", "heq-mov-12")
def test_table_options_of_the_move() -> None:
    assert Play(movement=1).do(ROLL).state.left == 7
    slow = Play(movement=1)
    slow.hero().worn = number("plate_mail")
    assert (slow.do(ROLL).state.left, slow.state.dice) == (3, 0)  # no dice lie on the table
    fixed = Play()
    fixed.state.plan.fixed_move = 6
    assert (fixed.do(ROLL).state.left, fixed.state.dice) == (6, 0)
    for first, second, left, better in (("1 2", "1 1", 3, "1 2"), ("1 1", "2 2", 4, "2 2"), ("1 6", "3 4", 7, "3 4")):
        play = Play(movement=2).do(ROLL).throws(first)
        assert play.state.waiting == CHANCE
        assert (play.throws(second).state.left, play.state.dice) == (left, code_of(better))


@pytest.mark.rule("heq-spl-10", "heq-die-11")
@pytest.mark.rule("heq-mov-11")
def test_through_the_rock() -> None:
    quest = plan("U", blocked=[(17, 16)])
    play = Play(quest)
    play.put(0, (18, 16))
    play.hero().effects |= ROCK_ON
    play.rolls("1 1")
    assert {"R17", "Q17", "U17"} <= play.walks()
    play.walk((16, 16))
    assert play.at() == "R17"
    assert play.state.rooms_seen >> 19 & 1  # room S lies open, which stops the walk
    assert play.walk((16, 16)).at() == "Q17"
    assert not play.hero().effects & ROCK_ON
    buried = Play(quest)
    buried.put(0, (18, 16))
    buried.hero().effects |= ROCK_ON
    buried.rolls("2 1").walk((17, 16))
    assert buried.hero().status != DEAD
    buried.end()
    assert buried.hero().status == DEAD
    assert buried.hero().square == NOWHERE
    assert buried.hero().items[number("broadsword")] == 0


def test_the_open_door_of_a_fight() -> None:
    """A monster in a doorway is attacked across the open edge, and blocks it."""
    play = in_corridor(doors=[((6, 0), (6, 1))], monsters=[("orc", (6, 1))])
    play.rolls("6 6").walk("G1").do(OPEN, 0)
    assert play.can(ATTACK, number("broadsword"), 0)
    assert code(WALK, square("G2")) not in play.legal()


@pytest.mark.rule("heq-mov-03")
def test_a_walk_is_told_once_with_its_length_and_place() -> None:
    play = in_corridor().rolls("3 3").walk("I1")
    walked = play.said("walked")
    assert [(args["steps"], args["where"]) for args in walked] == [(3, "where:part-nw")]
    play.walk("J1")
    assert [args["steps"] for args in play.said("walked")] == [3, 1]
