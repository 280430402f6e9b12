"""Doors, looking and revealing (heq-dor, heq-rev)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.heroquest.play import Play, add_furniture, area, name, plan, square

from questhall.engine.grid import BIT
from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model.answer_codes import ATTACK, OPEN, SEARCH_SECRET, SEARCH_TREASURE, WALK
from questhall.games.heroquest.model.figures import HIDDEN, PLACED
from questhall.games.heroquest.model.plan import Plan, QuestItem, Script, Trigger
from questhall.games.heroquest.model.plan_kinds import FALSE, NORMAL, ON_OPEN_DOOR, ON_REVEAL_ROOM
from questhall.games.heroquest.model.sight import adjacent, sees
from questhall.games.heroquest.model.state import TRAP_HIDDEN
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.doors import bar_door, barricades_wear, open_door
from questhall.games.heroquest.rules.revealing import reveal_room, show_monsters

GAME = TITLE.load()
DOOR = ((18, 15), (17, 15))  # from room U to room S


def behind() -> Plan:
    """Room S behind a door of the starting room U, with one of everything in it."""
    quest = plan(
        "U",
        doors=[DOOR, ((14, 14), (13, 14)), ((14, 16), (13, 16), "secret")],
        monsters=[("orc", (15, 14)), ("goblin", (2, 2))],
        traps=[("spear", (16, 15))],
        blocked=[(14, 17)],
    )
    add_furniture(quest, "weapons_rack", [(15, 17), (16, 17), (17, 17)])
    item = QuestItem("seal", 0)
    item.square = square((14, 13))
    quest.items.append(item)
    return quest


@pytest.mark.rule("heq-dor-01", "heq-dor-02")
def test_doors_are_closed_and_opened_free_from_their_two_squares() -> None:
    play = Play(behind())
    assert play.state.doors_open == 0
    play.put(0, "S17")
    assert not play.can(OPEN)
    play.put(0, "T16")
    assert not play.can(OPEN)
    play.put(0, "S16")
    assert play.can(OPEN, 0)
    play.do(OPEN, 0)
    assert not play.state.acted
    assert play.state.left == 0
    assert play.state.doors_open == 1


@pytest.mark.rule("heq-dor-02")
def test_also_from_the_other_side() -> None:
    play = Play(behind())
    play.put(0, "R16")
    assert play.can(OPEN, 0)


@pytest.mark.rule("heq-dor-03")
def test_an_open_door_stays_open_unless_the_quest_bars_it() -> None:
    play = Play(behind())
    play.put(0, "S16")
    play.do(OPEN, 0)
    assert not play.can(OPEN)
    bar_door(play.state, 0, 1)
    assert play.state.doors_open == 0
    play.again()
    assert not play.can(OPEN)
    assert not play.state.edge_open(square("S16"), square("R16"))
    play.put(0, "U18")
    play.end()
    while play.state.active != 0:
        play.answer(play.legal()[-1])
    assert play.state.edge_open(square("S16"), square("R16"))


@pytest.mark.rule("heq-dor-03", "heq-sec-04")
def test_each_door_opens_and_is_barred_by_itself() -> None:
    doors = [((18, 15), (17, 15)), ((18, 16), (17, 16)), ((18, 17), (17, 17), "secret")]
    s = Play(plan("U", doors=doors)).state
    open_door(s, 1)
    open_door(s, 2)
    assert (s.doors_open, s.doors_seen) == (0b110, 0b111)  # what a note opens is seen
    open_door(s, 0)
    assert s.doors_open == 0b111
    bar_door(s, 1, 2)
    bar_door(s, 0, 1)
    assert (s.doors_open, s.doors_barred) == (0b100, (1, 2, 0))
    barricades_wear(s)
    assert (s.doors_open, s.doors_barred) == (0b101, (0, 1, 0))
    assert s.edge_open(square((18, 15)), square((17, 15))) and not s.edge_open(square((18, 16)), square((17, 16)))


@pytest.mark.rule("heq-dor-04")
def test_a_closed_door_is_a_wall() -> None:
    play = Play(behind())
    s = play.state
    play.put(0, "S16")
    m = play.place("orc", (17, 15))
    assert not sees(s, square("S16"), m.square)
    assert not adjacent(s, square("S16"), m.square)
    assert ATTACK not in play.verbs()
    play.do(OPEN, 0)
    assert sees(s, square("S16"), m.square)
    assert adjacent(s, square("S16"), m.square)
    assert ATTACK in play.verbs()


@pytest.mark.rule("heq-dor-05")
def test_crossing_a_door_costs_one_step() -> None:
    play = Play(behind())
    play.put(0, "S16")
    play.do(OPEN, 0).rolls("1 1").walk("R16")
    assert play.state.left == 1


@pytest.mark.rule("heq-dor-06", "heq-rev-05", "heq-rev-08")
def test_opening_a_door_places_the_whole_room() -> None:
    play = Play(behind())
    s = play.state
    play.put(0, "S16")
    play.forget()
    assert play.placed() == []
    assert s.monsters[0].status == HIDDEN
    assert s.monster_squares == 0
    play.do(OPEN, 0)
    assert play.placed() == [name(square((15, 14)))]
    assert s.rooms_seen >> area("S") & 1
    assert s.doors_seen & 0b11 == 0b11
    assert play.happened(events.FURNITURE_PLACED) == [(0, 0)]
    assert play.happened(events.BLOCK_SEEN) == [(square((14, 17)), 0)]
    assert play.happened(events.ITEM_SEEN) == [(0, 0)]
    assert s.monsters[1].status == HIDDEN


@pytest.mark.rule("heq-dor-06", "heq-rev-05")
def test_a_room_comes_to_light_whatever_is_known_of_others() -> None:
    s = Play(behind()).state
    s.rooms_seen |= 1 << area("T")
    assert reveal_room(s, area("S")) and not reveal_room(s, area("S"))
    assert s.rooms_seen == 1 << area("S") | 1 << area("T") | 1 << area("U")
    assert s.monsters[0].status == PLACED


@pytest.mark.rule("heq-dor-07", "heq-rev-06")
def test_a_door_to_a_corridor_shows_what_the_opener_sees() -> None:
    quest = plan("S", doors=[((14, 15), (13, 15))], monsters=[("goblin", (12, 15)), ("orc", (13, 0))])
    play = Play(quest)
    play.put(0, (14, 15))
    play.do(OPEN, 0)
    assert play.placed() == [name(square((12, 15)))]
    seen = play.state.seen
    assert seen >> square((12, 15)) & 1
    assert not seen >> square((13, 11)) & 1
    play.put(0, (16, 15))
    assert play.state.seen == seen


@pytest.mark.rule("heq-dor-06", "heq-dor-07")
def test_a_door_that_opens_far_away_shows_the_corridor_square_before_it() -> None:
    play = Play(plan("S", doors=[((1, 1), (0, 1))], monsters=[("goblin", (0, 1)), ("orc", (0, 3))]))
    open_door(play.state, 0)
    assert play.placed() == [name(square((0, 1)))], "nobody stands there who would see more"


@pytest.mark.rule("heq-dor-08")
def test_traps_secret_doors_and_treasure_stay_hidden() -> None:
    play = Play(behind())
    play.put(0, "S16")
    play.do(OPEN, 0)
    assert play.state.traps == [TRAP_HIDDEN]
    assert play.state.doors_seen >> 2 & 1 == 0
    assert play.state.treasures_taken == 0


@pytest.mark.rule("heq-dor-09")
def test_a_found_secret_door_is_a_door() -> None:
    quest = plan("U", doors=[((18, 15), (17, 15), "secret")])
    play = Play(quest)
    play.put(0, "S16")
    assert not play.can(OPEN)
    play.do(SEARCH_SECRET)
    assert play.can(OPEN, 0)
    play.do(OPEN, 0)
    assert play.state.doors_open == 1


@pytest.mark.rule("heq-dor-10")
def test_locked_and_false_doors() -> None:
    quest = plan("U", doors=[((18, 15), (17, 15), "locked"), ((18, 15), (19, 15), "false")])
    quest.doors[1].a, quest.doors[1].b = square((18, 15)), square((17, 15))
    quest.items.append(QuestItem("key", 0))
    quest.doors[0].key = 0
    play = Play(quest, heroes="barbarian dwarf")
    play.put(0, "S16")
    assert not play.can(OPEN)
    play.state.item_places[0] = -2 - 1  # the other one has the key
    assert not play.again().can(OPEN)
    play.state.item_places[0] = -2 - 0
    assert play.again().can(OPEN, 0)
    assert not play.can(OPEN, 1)


@pytest.mark.rule("heq-dor-10", "heq-sec-02")
def test_searching_beside_a_false_door_shows_it_to_be_one() -> None:
    """R-62: until then it looks like any other, to heroes and to their bots."""
    quest = plan("U", doors=[((18, 15), (17, 15), "false"), ((1, 1), (1, 0), "false")])
    play = Play(quest)
    play.put(0, "S16")

    def shown() -> tuple[str, list[int]]:
        (door,) = GAME.view(play.state, 1)["doors"]
        return door["kind"], [each.kind for each in play.state.imagine(1, Random(1).random).plan.doors]

    assert shown() == ("normal", [NORMAL])
    play.do(SEARCH_SECRET)
    assert shown() == ("false", [FALSE])
    assert events.DOOR_FALSE in play.kinds() and events.NOTHING_FOUND not in play.kinds()


@pytest.mark.rule("heq-dor-10")
def test_doors_held_shut_by_the_quest() -> None:
    quest = plan("U", doors=[DOOR])
    quest.flags = ["bell"]
    quest.doors_locked_until = 0
    play = Play(quest)
    play.put(0, "S16")
    assert not play.can(OPEN)
    play.state.flags = 1
    assert play.again().can(OPEN, 0)


@pytest.mark.rule("heq-rev-01")
def test_figures_do_not_hide_what_is_behind_them() -> None:
    play = Play(plan([(5, 0), (7, 0)], monsters=[("goblin", (10, 0))]), heroes="barbarian dwarf")
    assert play.placed() == ["K1"]


@pytest.mark.rule("heq-rev-02")
def test_he_looks_after_every_step_and_at_the_start_of_his_turn() -> None:
    play = Play(plan([(0, 4)], monsters=[("goblin", (5, 0))]))
    assert play.placed() == []
    play.rolls("2 2").walk("A1")
    assert play.placed() == ["F1"]
    late = Play(plan([(0, 4)], monsters=[("goblin", (5, 0))]))
    late.state.move_hero(late.hero(), square("A1"))
    late.turn_of()
    assert late.placed() == ["F1"]


@pytest.mark.rule("heq-rev-03")
def test_the_corridor_shows_its_monsters_and_doors() -> None:
    quest = plan([(5, 0)], doors=[((9, 0), (9, 1)), ((0, 5), (1, 5)), ((11, 0), (11, 1), "secret")])
    play = Play(quest)
    assert play.state.doors_seen == 1  # not the one around the corner, nor the secret one
    assert play.state.seen >> square((25, 0)) & 1
    assert not play.state.seen >> square((0, 5)) & 1
    assert not play.state.seen >> square((9, 1)) & 1


@pytest.mark.rule("heq-rev-04", "heq-rev-10")
def test_a_blocked_square_is_placed_when_seen_and_hides_the_rest() -> None:
    play = Play(plan([(5, 0)], blocked=[(12, 0)], monsters=[("goblin", (14, 0))]))
    assert play.happened(events.BLOCK_SEEN) == [(square((12, 0)), 0)]
    assert play.placed() == []
    play.rolls("6 6")
    assert "L1" in play.walks()
    assert not play.walks() & {"M1", "N1"}


@pytest.mark.rule("heq-rev-07")
def test_what_is_placed_stays() -> None:
    play = Play(behind())
    play.put(0, "S16")
    play.do(OPEN, 0)
    play.put(0, (0, 0))
    assert play.state.monsters[0].status == PLACED
    assert play.state.seen >> square((15, 14)) & 1


@pytest.mark.rule("heq-rev-09")
def test_notes_are_read_once_at_their_trigger() -> None:
    quest = behind()
    quest.texts += [{"en": "a", "fr": "a"}, {"en": "b", "fr": "b"}]
    for text, trigger in ((1, Trigger(ON_REVEAL_ROOM, area("S"))), (2, Trigger(ON_OPEN_DOOR, 0))):
        script = Script(f"e{text}", trigger)
        script.text = text
        quest.scripts.append(script)
    play = Play(quest)
    play.put(0, "S16")
    assert play.happened(events.NOTE) == []
    play.do(OPEN, 0)
    assert sorted(play.happened(events.NOTE)) == [(1, 0), (2, 0)]
    play.put(0, (16, 14))
    assert len(play.happened(events.NOTE)) == 2


@pytest.mark.rule("heq-rev-08", "heq-mov-11")
def test_a_monster_is_a_sight_once_and_only_where_it_stands() -> None:
    s = Play(plan("U", monsters=[("goblin", (0, 0)), ("orc", (2, 0))])).state
    assert not show_monsters(s, BIT[square((1, 0))])
    assert show_monsters(s, BIT[square((0, 0))]) and not show_monsters(s, BIT[square((0, 0))])
    assert [m.status for m in s.monsters] == [PLACED, HIDDEN]


@pytest.mark.rule("heq-rev-08")
def test_unplaced_monsters_do_not_hinder() -> None:
    quest = plan("U", monsters=[("goblin", (12, 9))])
    play = Play(quest)
    assert SEARCH_TREASURE in play.verbs()
    assert ATTACK not in play.verbs()


def test_options_show_nothing_of_what_is_hidden() -> None:
    """The same quest with other hidden things offers the same answers."""
    bare = Play(plan([(0, 4)])).rolls("6 6")
    full = Play(
        plan(
            [(0, 4)],
            monsters=[("goblin", (5, 0)), ("orc", (2, 2))],
            traps=[("pit", (0, 2)), ("spear", (0, 6))],
            doors=[((0, 5), (1, 5), "secret")],
            blocked=[(5, 9)],
        )
    ).rolls("6 6")
    assert bare.legal() == full.legal()
    assert WALK in bare.verbs()
