"""The dungeons of app quests: to the letter for one seed, and what holds for all of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from tests.games.deckbox.dungeons import (
    described,
    exits,
    explore,
    gated_quest,
    half_square,
    live_exits,
    objective_rooms,
    parent,
    place,
    walk,
    ways,
    winding_quest,
)

from questhall.games.deckbox.model.cards import FACE_IDS, FACTION_IDS, FOE_FACTION, FOE_IDS, FOE_SLOT
from questhall.games.deckbox.model.draft import Draft
from questhall.games.deckbox.model.dressing import last_ordinary, tier
from questhall.games.deckbox.model.generator import NoDungeon, extend_branch, generate
from questhall.games.deckbox.model.plan import (
    FINAL,
    MAIN,
    OBJECTIVE,
    SIDE,
    SIDE_TABLE,
    START_ROOM,
    Branching,
    Plan,
    Quest,
    Room,
    cell,
)
from questhall.games.deckbox.model.rosters import faction_roster, mixed_roster
from questhall.games.deckbox.model.streams import Stream, stream
from questhall.games.deckbox.quest_format.quests import quest

APP = ("a1", "a2", "a3", "a4")
SEEDS = 500
WALKED = 60  # of these, every square is walked

every_quest = pytest.mark.parametrize("name", APP)


@cache
def dungeons(name: str) -> list[Plan]:
    return [generate(quest(name), f"seed {number}") for number in range(SEEDS)]


def of_kind(plan: Plan, *kinds: int) -> list[Room]:
    return [room for room in plan.rooms if room.kind in kinds]


@pytest.mark.rule("dbd-app-02", "dbd-app-03")
def test_the_check_dungeon() -> None:
    assert described(generate(quest("a1"), "hello")) == [
        "(0,0) start 6A N - -",
        "(-1,0) main 13A W (0,0) e09",
        "(-1,-1) main 4A N (-1,0) e11",
        "(-2,0) side 1B W (-1,0) e50",
        "(-1,-2) main 8B N (-1,-1) e19",
        "(-1,-3) main 11B N (-1,-2) e20",
        "(0,-3) main 3B E (-1,-3) e44",
        "(1,-3) side 15B E (0,-3) e52",
        "(0,-2) main 10B S (0,-3) e38",
        "(0,-1) final 2B S (0,-2) a1-final",
    ]


@pytest.mark.rule("dbd-app-01", "dbd-app-02")
@every_quest
def test_a_seed_has_one_dungeon(name: str) -> None:
    plans = [described(plan) for plan in dungeons(name)[:100]]
    assert plans == [described(generate(quest(name), f"seed {number}")) for number in range(100)]
    assert len({tuple(plan) for plan in plans}) == 100


SHAPES = {
    "a1": {START_ROOM: 1, MAIN: 6, SIDE: 2, FINAL: 1},
    "a2": {START_ROOM: 1, MAIN: 5, OBJECTIVE: 3},
    "a3": {START_ROOM: 1, MAIN: 5, SIDE: 1, FINAL: 1},
    "a4": {START_ROOM: 1, MAIN: 5, SIDE: 2, FINAL: 1},
}


@pytest.mark.rule("dbd-app-14", "dbd-app-05")
@every_quest
def test_the_shape_of_the_quest(name: str) -> None:
    for plan in dungeons(name):
        assert Counter(room.kind for room in plan.rooms) == SHAPES[name]
        assert place(plan.rooms[0]) == (0, 0) and plan.rooms[0].arrow == 0 and plan.rooms[0].depth == 0
        for room in of_kind(plan, SIDE, FINAL, OBJECTIVE):
            assert room.ways == 0
        for room in of_kind(plan, SIDE):
            before = parent(plan, room)
            assert before is not None and before.kind == MAIN and before.ways.bit_count() == 2
        for room in of_kind(plan, FINAL):
            assert room.depth == quest(name).trunk + 1


@pytest.mark.rule("dbd-app-05", "dbd-map-11", "dbd-map-14")
@every_quest
def test_all_rooms_hang_together(name: str) -> None:
    """Each room has a cell of its own and one parent with an exit there; depths count the doors."""
    for plan in dungeons(name):
        cells = {place(room) for room in plan.rooms}
        assert len(cells) == len(plan.rooms) and (0, 1) not in cells
        for room in plan.rooms:
            before = parent(plan, room)
            assert (before is None) == (room.kind == START_ROOM)
            assert before is None or room.depth == before.depth + 1
            assert set(ways(room)) <= exits(room)
            assert 2 in {(way - room.arrow) % 4 for way in exits(room)}
        assert sum(room.ways.bit_count() for room in plan.rooms) == len(plan.rooms) - 1


@pytest.mark.rule("dbd-app-05")
@every_quest
def test_every_room_can_be_walked_to_without_pits(name: str) -> None:
    for plan in dungeons(name)[:WALKED]:
        met = walk(plan.rooms)
        assert all(half_square(room, way) in met for room in plan.rooms for way in exits(room))


@pytest.mark.rule("dbd-app-06")
@every_quest
def test_no_dead_end_before_the_objective(name: str) -> None:
    random = Random(6)
    for plan in dungeons(name)[:WALKED]:
        for count in range(1, len(plan.rooms)):
            seen = explore(plan, count, random)
            if not all(room in seen for room in objective_rooms(plan)):
                met = walk(seen)
                assert any(half_square(room, way) in met for room, way in live_exits(plan, seen))


@pytest.mark.rule("dbd-app-07", "dbd-map-15")
@every_quest
def test_no_card_is_used_twice(name: str) -> None:
    for plan in dungeons(name):
        assert len({room.face // 2 for room in plan.rooms}) == len(plan.rooms)


@pytest.mark.rule("dbd-app-08")
def test_the_tables_by_depth() -> None:
    assert [tier(depth, 6) for depth in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [tier(depth, 5) for depth in range(1, 6)] == [1, 1, 2, 2, 3]
    assert [tier(depth, 3) for depth in range(1, 4)] == [1, 2, 3]
    assert [tier(depth, 2) for depth in range(1, 3)] == [1, 2]
    assert tier(1, 1) == 1


@pytest.mark.rule("dbd-app-08")
@every_quest
def test_encounters_come_from_the_table_of_their_depth(name: str) -> None:
    for plan in dungeons(name):
        last = max(room.depth for room in of_kind(plan, MAIN, OBJECTIVE, FINAL)) - 1
        for room in of_kind(plan, MAIN):
            if room.encounter.id != "e44":
                assert room.encounter.table == 1 + (3 * room.depth > last + 2) + (3 * room.depth > 2 * last + 2)
        for room in of_kind(plan, SIDE):
            assert room.encounter.table == SIDE_TABLE
        for room in objective_rooms(plan):
            assert room.encounter.id == f"{name}-{'final' if room.kind == FINAL else 'objective'}"
        assert plan.rooms[0].encounter.id == ""


@pytest.mark.rule("dbd-app-09")
@every_quest
def test_no_encounter_twice(name: str) -> None:
    for plan in dungeons(name):
        drawn = [room.encounter.id for room in of_kind(plan, MAIN, SIDE)]
        assert len(set(drawn)) == len(drawn)


@pytest.mark.rule("dbd-app-10")
@every_quest
def test_calm_never_follows_calm_on_the_main_path(name: str) -> None:
    calm = 0
    for plan in dungeons(name):
        for room in of_kind(plan, MAIN):
            before = parent(plan, room)
            assert before is not None
            calm += room.encounter.calm
            assert not (room.encounter.calm and before.encounter.calm)
    assert calm > SEEDS // 10


@pytest.mark.rule("dbd-app-10")
def test_calm_side_rooms_may_hang_on_calm_ones() -> None:
    """Errata 9: the filters of calm are for the main path."""
    pairs = [(room, parent(plan, room)) for plan in dungeons("a1") for room in of_kind(plan, SIDE)]
    assert any(room.encounter.calm and before is not None and before.encounter.calm for room, before in pairs)


@pytest.mark.rule("dbd-app-11")
@pytest.mark.parametrize("name", ["a1", "a3", "a4"])
def test_one_of_the_last_two_rooms_is_the_breather(name: str) -> None:
    depths = Counter[int]()
    for plan in dungeons(name):
        (breather,) = [room for room in plan.rooms if room.encounter.id == "e44"]
        assert breather.kind == MAIN
        depths[breather.depth] += 1
    trunk = quest(name).trunk
    assert set(depths) == {trunk - 1, trunk} and min(depths.values()) > SEEDS // 3


@pytest.mark.rule("dbd-app-11")
def test_no_final_room_no_breather() -> None:
    assert not any(room.encounter.id == "e44" for plan in dungeons("a2") for room in plan.rooms)


@pytest.mark.rule("dbd-app-12")
def test_the_sergeant_waits_deeper() -> None:
    sergeants = [room.depth for name in APP for plan in dungeons(name) for room in plan.rooms if is_sergeant(room)]
    assert sergeants and min(sergeants) == 2


def is_sergeant(room: Room) -> bool:
    return room.encounter.id == "e16"


@every_quest
def test_preferred_faces_and_few_blind_exits(name: str) -> None:
    q = quest(name)
    liked = {START_ROOM: q.start_faces, FINAL: q.final_faces, OBJECTIVE: q.objective_faces}
    blind = 0
    for plan in dungeons(name):
        blind += sum(len(exits(room)) - 1 - room.ways.bit_count() for room in plan.rooms)
        for kind, faces in liked.items():
            if faces and kind != START_ROOM:  # a start that must have other exits has another face
                assert all(room.face in faces for room in of_kind(plan, kind))
    starts = Counter(plan.rooms[0].face in q.start_faces for plan in dungeons(name))
    assert starts[True] > SEEDS // 4
    assert blind / SEEDS < 4.5


def test_long_branches() -> None:
    q = winding_quest()
    for number in range(50):
        plan = generate(q, str(number))
        assert Counter(room.kind for room in plan.rooms) == {START_ROOM: 1, MAIN: 2 + 9, OBJECTIVE: 3}
        assert sum(room.ways.bit_count() for room in plan.rooms) == len(plan.rooms) - 1


def test_a_branch_that_is_stuck_leaves_nothing_behind() -> None:
    """North of the host is a dead end of two cells, and the branch is longer."""
    d = Draft(Stream(1))
    host = Room(0, 0, 0, 0, MAIN, 1)
    d.used |= {cell(i, j) for i, j in ((0, 0), (-1, -1), (1, -1), (-1, -2), (1, -2), (0, -3))}
    before = set(d.used)
    room = d.add(host, 0, MAIN)
    assert not extend_branch(d, Branching(OBJECTIVE, 3), room, 1)
    assert (room.ways, d.rooms, d.used - before) == (0, [room], {cell(0, -1)})
    assert extend_branch(d, Branching(OBJECTIVE, 2), room, 1)
    assert [(each.i, each.j, each.kind) for each in d.rooms] == [(0, -1, MAIN), (0, -2, OBJECTIVE)]


@pytest.mark.rule("dbd-app-08")
def test_side_rooms_do_not_count_for_the_depth() -> None:
    rooms = [Room(0, -depth, 0, 0, kind, depth) for depth, kind in enumerate([START_ROOM, MAIN, MAIN, OBJECTIVE, SIDE])]
    assert last_ordinary(rooms) == 2
    assert last_ordinary(rooms[:2]) == 1


def test_a_gate_shuts_the_final_room() -> None:
    q = gated_quest()
    for number in range(20):
        plan = generate(q, str(number))
        (final,) = of_kind(plan, FINAL)
        before = parent(plan, final)
        assert before is not None and before.locked == 1 << final.arrow
        assert all(room.locked == 0 for room in plan.rooms if room is not before)


def test_a_shape_that_cannot_be_is_given_up() -> None:
    q = Quest("endless")
    q.trunk = 16  # and there are fifteen cards
    with pytest.raises(NoDungeon, match="endless"):
        generate(q, "hello")


# Rosters


@pytest.mark.rule("dbd-spn-02")
def test_rosters() -> None:
    for faction in range(len(FACTION_IDS)):
        cards = faction_roster(faction)
        assert [FOE_SLOT[foe] for foe in cards] == [0, 1, 2, 3, 4, 5]
        assert {FOE_FACTION[foe] for foe in cards} == {faction}
    mixed = [mixed_roster(str(seed)) for seed in range(60)]
    assert all([FOE_SLOT[foe] for foe in cards] == [0, 1, 2, 3, 4, 5] for cards in mixed)
    assert {foe for cards in mixed for foe in cards} == set(range(len(FOE_IDS)))
    rng = stream("hello", "roster")
    assert mixed_roster("hello") == [rng.choice([f for f in range(18) if FOE_SLOT[f] == slot]) for slot in range(6)]


def test_faces_are_numbered_as_the_generator_thinks() -> None:
    assert FACE_IDS[:4] == ["1A", "1B", "2A", "2B"]
