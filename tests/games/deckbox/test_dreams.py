"""What may lie behind the live exits: dungeons dreamt of agree with all that is known, and with nothing that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter

import pytest
from tests.games.deckbox.dungeons import (
    at,
    described,
    exits,
    explore,
    gated_quest,
    half_square,
    live_exits,
    map_quest,
    objective_rooms,
    parent,
    place,
    walk,
    ways,
)

from questhall.games.deckbox.model.cards import FACE_IDS
from questhall.games.deckbox.model.dreaming import dream
from questhall.games.deckbox.model.dreaming_maps import dream_anything
from questhall.games.deckbox.model.generator import generate
from questhall.games.deckbox.model.known import Known
from questhall.games.deckbox.model.plan import FINAL, MAIN, OBJECTIVE, SIDE, SIDE_TABLE, START_ROOM, Plan, Quest, Room
from questhall.games.deckbox.model.streams import Stream
from questhall.games.deckbox.quest_format import quest_file
from questhall.games.deckbox.quest_format.quests import FILES, QUEST_IDS, quest

every_quest = pytest.mark.parametrize("name", [*QUEST_IDS, "gated"])
GATED = gated_quest()


def quest_of(name: str) -> Quest:
    return GATED if name == "gated" else quest(name)


def true_plan(q: Quest, number: int) -> Plan:
    return generate(q, f"seed {number}") if q.app else q.plan


def moments(q: Quest, dungeons: int = 25) -> Iterator[tuple[Plan, list[Room], Plan]]:
    """True dungeons, what a party has seen of them, and what it may dream of."""
    random = Random(q.id)
    for number in range(dungeons):
        plan = true_plan(q, number)
        for count in range(1, len(plan.rooms)):
            seen = explore(plan, count, random)
            yield plan, seen, dream(q, list(seen), random.getrandbits(60))


def known_state(rooms: list[Room]) -> list[tuple[object, ...]]:
    return [(r.i, r.j, r.face, r.arrow, r.kind, r.depth, r.ways, r.locked, r.encounter) for r in rooms]


@every_quest
def test_what_is_known_stays_as_it_is(name: str) -> None:
    q = quest_of(name)
    random = Random(1)
    for number in range(20):
        plan = true_plan(q, number)
        seen = explore(plan, random.randint(1, len(plan.rooms) - 1), random)
        before = known_state(seen)
        dreamt = dream(q, list(seen), number)
        assert all(mine is theirs for mine, theirs in zip(dreamt.rooms, seen, strict=False))
        assert known_state(seen) == before


@every_quest
def test_a_number_is_one_dream(name: str) -> None:
    q = quest_of(name)
    plan = true_plan(q, 3)
    seen = explore(plan, min(3, len(plan.rooms) - 2), Random(3))  # of a short one, less
    assert described(dream(q, seen, 5)) == described(dream(q, seen, 5))
    assert len({tuple(described(dream(q, seen, number))) for number in range(20)}) > 10


@pytest.mark.rule("dbd-app-05", "dbd-map-08", "dbd-map-14")
@every_quest
def test_dreams_can_be_played(name: str) -> None:
    """Every live exit leads to a room, rooms lie beside their parents behind exits, and one can walk to all of them."""
    for plan, seen, dreamt in moments(quest_of(name)):
        assert len(dreamt.rooms) == len(plan.rooms)
        assert len({place(room) for room in dreamt.rooms} | {(0, 1)}) == len(dreamt.rooms) + 1
        for room in dreamt.rooms:
            assert all(dreamt.behind(room, way) is not None for way in ways(room))
            assert set(ways(room)) <= exits(room)
            before = parent(dreamt, room)
            assert before is None or room.depth == before.depth + 1
        assert sum(room.ways.bit_count() for room in dreamt.rooms) == len(dreamt.rooms) - 1
        fresh = [room for room in dreamt.rooms if room not in seen]
        assert not any(room is each for room in fresh for each in plan.rooms)
        met = walk(dreamt.rooms)
        assert all(half_square(room, (room.arrow + 2) % 4) in met for room in fresh)


@pytest.mark.rule("dbd-app-07", "dbd-app-09", "dbd-map-15")
@every_quest
def test_no_card_and_no_encounter_again(name: str) -> None:
    for _, _, dreamt in moments(quest_of(name)):
        assert len({room.face // 2 for room in dreamt.rooms}) == len(dreamt.rooms)
        read = [room.encounter.id for room in dreamt.rooms if room.kind != OBJECTIVE]
        assert len(set(read)) == len(read)


@every_quest
def test_the_shape_is_kept(name: str) -> None:
    for plan, _, dreamt in moments(quest_of(name)):
        assert Counter(room.kind for room in dreamt.rooms) == Counter(room.kind for room in plan.rooms)


@pytest.mark.rule("dbd-app-08", "dbd-app-10", "dbd-app-11")
@pytest.mark.parametrize("name", ["a1", "a2", "a3", "a4"])
def test_dreams_are_as_the_generator_draws_them(name: str) -> None:
    q = quest(name)
    for _, _, dreamt in moments(q):
        last = max(room.depth for room in dreamt.rooms if room.kind != SIDE) - 1
        for room in dreamt.rooms:
            before = parent(dreamt, room)
            if room.kind == MAIN and room.encounter.id != "e44":
                assert room.encounter.table == 1 + (3 * room.depth > last + 2) + (3 * room.depth > 2 * last + 2)
            if room.kind == MAIN and before is not None:
                assert not (room.encounter.calm and before.encounter.calm)
            if room.kind == SIDE:
                assert room.encounter.table == SIDE_TABLE and room.ways == 0
        breathers = [room.depth for room in dreamt.rooms if room.encounter.id == "e44"]
        assert len(breathers) == q.has_final
        assert all(depth in (q.trunk - 1, q.trunk) for depth in breathers)
        assert all(room.depth == q.trunk + 1 for room in dreamt.rooms if room.kind == FINAL)


@every_quest
def test_nothing_is_dreamt_of_what_is_all_known(name: str) -> None:
    q = quest_of(name)
    plan = true_plan(q, 1)
    assert dream(q, plan.rooms, 1).rooms == plan.rooms


def test_which_exit_goes_on_is_not_known() -> None:
    """Where two exits of a room are live, either may lead to the end; ahead it does more often."""
    q = quest("a1")
    for number in range(200):
        plan = generate(q, f"seed {number}")
        seen = [room for room in plan.rooms if room.depth < 2 and room.kind != SIDE]
        if seen[-1].ways.bit_count() == 2:
            break
    fork = seen[-1]
    kinds = {way: Counter[int]() for way in ways(fork)}
    for number in range(300):
        dreamt = dream(q, seen, number)
        for way in ways(fork):
            behind = dreamt.behind(fork, way)
            assert behind is not None
            kinds[way][behind.kind] += 1
    for counts in kinds.values():
        assert counts[MAIN] + counts[SIDE] == 300 and min(counts[MAIN], counts[SIDE]) > 90


def test_objective_rooms_may_be_behind_any_exit() -> None:
    q = quest("a2")
    plan = generate(q, "seed 1")
    cells = Counter(place(room) for number in range(100) for room in objective_rooms(dream(q, plan.rooms[:1], number)))
    assert len(cells) > 15


# Print & play


def with_other_map() -> Quest:
    """The first of them, with all rooms beyond the second in other places, on other tiles."""
    head, first, second, *rest = FILES["p1"].read_text(encoding="utf-8").split("\n[[rooms]]")
    places = [(0, -2, "north", "14B"), (-1, -2, "west", "1B"), (1, -2, "east", "4A"), (2, -2, "east", "2B")]
    made = []
    for part, (i, j, arrow, face) in zip(rest, places, strict=True):
        lines = [line for line in part.splitlines() if not line.startswith(("at =", "face =", "arrow =", "from ="))]
        made.append("\n".join([lines[0], f"at = [{i}, {j}]", f'face = "{face}"', f'arrow = "{arrow}"', *lines[1:]]))
    return quest_file.parse("\n[[rooms]]".join([head, first, second, *made]))


def test_the_hidden_map_is_not_asked() -> None:
    """Another map behind the same exits gives the same dreams."""
    true, other = quest("p1"), with_other_map()
    assert {place(room) for room in true.plan.rooms} != {place(room) for room in other.plan.rooms}
    seen = true.plan.rooms[:1]
    for number in range(30):
        assert described(dream(true, seen, number)) == described(dream(other, seen, number))


def test_all_that_is_needed_is_there() -> None:
    """The quest's own encounters nobody has read are dealt out, and the final one is deepest."""
    for name in ("p1", "p2", "p3", "p4"):
        q = quest(name)
        for plan, seen, dreamt in moments(q, 30):
            assert {room.encounter.id for room in dreamt.rooms} == {room.encounter.id for room in plan.rooms}
            (final,) = [room for room in dreamt.rooms if room.kind == FINAL]
            (true_final,) = [room for room in plan.rooms if room.kind == FINAL]
            assert final.encounter is true_final.encounter
            if final not in seen and not any(room.locked for room in seen):
                assert final.depth == max(room.depth for room in dreamt.rooms if room not in seen)


@pytest.mark.rule("dbd-qst-02")
@pytest.mark.parametrize("name", ["p2", "p3", "gated"])
def test_the_gate_is_before_the_final_room_and_nothing_else(name: str) -> None:
    for _, _, dreamt in moments(quest_of(name), 30):
        (final,) = [room for room in dreamt.rooms if room.kind == FINAL]
        before = parent(dreamt, final)
        assert before is not None and before.locked == 1 << final.arrow
        assert final.ways == 0
        assert [room for room in dreamt.rooms if room.locked] == [before]


def test_what_opens_the_gate_is_never_behind_it() -> None:
    q = map_quest(
        [
            (at(0, 0, "4A"), "script = 'none'"),
            (at(0, -1, "14B"), "script = 'none'"),
            (at(-1, -1, "1B", "west"), "script = 'feature key'"),
            (at(0, -2, "3A"), "script = 'spawn G1'\ngated = true"),
            (at(1, -1, "2B", "east"), "script = 'spawn R1!boss'\nfinal = true\ngated = true"),
        ],
        'gate = { flag = "keys", need = 1 }\n',
    )
    for seen in (q.plan.rooms[:1], q.plan.rooms[:2], [q.plan.rooms[n] for n in (0, 1, 2)]):
        for number in range(40):
            dreamt = dream(q, list(seen), number)
            (key,) = [room for room in dreamt.rooms if room.encounter.id.endswith("-3")]
            before = parent(dreamt, key)
            assert before is not None and not before.locked >> key.arrow & 1


def test_rooms_go_behind_the_gate_where_nothing_else_is() -> None:
    q = map_quest(
        [
            (at(0, 0, "4A"), "script = 'feature key'"),
            (at(0, -1, "14B"), "script = 'none'\ngated = true"),
            (at(0, -2, "2B"), "script = 'spawn R1!boss'\nfinal = true"),
        ],
        'gate = { flag = "keys", need = 1 }\n',
    )
    for number in range(20):
        dreamt = dream(q, q.plan.rooms[:1], number)
        assert [room.kind for room in dreamt.rooms] == [START_ROOM, MAIN, FINAL]
        assert [room.locked for room in dreamt.rooms] == [1, 0, 0]


def test_encounters_may_be_anywhere() -> None:
    q = quest("p4")
    first = Counter(dream(q, q.plan.rooms[:1], number).rooms[1].encounter.id for number in range(200))
    assert set(first) == {f"p4-{number}" for number in (2, 3, 4, 5, 6, 8, 9)}


def test_maps_of_two_boxes_use_cards_again() -> None:
    faces = [f"{card}A" for card in range(1, 11)] * 2
    rooms = [(at(0, -n, face), "script = 'none'") for n, face in enumerate(faces)]
    q = map_quest([*rooms, (at(0, -20, "12B"), "script = 'spawn R1!boss'\nfinal = true")], "boxes = 2\n")
    for number in range(10):
        dreamt = dream(q, q.plan.rooms[:2], number)
        assert len(dreamt.rooms) == 21
        assert all(room.face >= 0 and set(ways(room)) <= exits(room) for room in dreamt.rooms)


# The last resort


@pytest.mark.parametrize("name", ["a1", "a2", "a3", "a4", "gated"])
def test_the_last_resort_can_be_played_too(name: str) -> None:
    q = quest_of(name)
    random = Random(2)
    for number in range(30):
        plan = generate(q, f"seed {number}")
        for count in range(1, len(plan.rooms)):
            seen = explore(plan, count, random)
            before = known_state(seen)
            dreamt = dream_anything(q, Known(list(seen)), Stream(number))
            assert known_state(seen) == before
            assert not live_exits(dreamt, dreamt.rooms)
            wanted = Counter(room.kind for room in objective_rooms(plan))
            assert Counter(room.kind for room in objective_rooms(dreamt)) == wanted
            assert all(set(ways(room)) <= exits(room) and room.face < len(FACE_IDS) for room in dreamt.rooms)
            assert all(room.encounter.id for room in dreamt.rooms[1:])


def test_rooms_that_fit_no_shape_still_lead_somewhere() -> None:
    """A dungeon whose quest has changed since: the trunk is longer than it may be."""
    q = quest("a1")
    plan = generate(q, "seed 5")
    shorter = quest("a3")
    seen = [room for room in plan.rooms if room.kind == MAIN or room.depth == 0]
    dreamt = dream(shorter, seen, 1)
    assert not live_exits(dreamt, dreamt.rooms)
    assert len([room for room in dreamt.rooms if room.kind == FINAL]) == 1


def test_dreaming_is_quick() -> None:
    """A search dreams thousands of times a move."""
    q = quest("a1")
    seen = explore(generate(q, "seed 1"), 2, Random(1))
    best = 1.0
    for number in range(200):
        begun = perf_counter()
        dream(q, seen, number)
        best = min(best, perf_counter() - begun)
    assert best < 0.001
