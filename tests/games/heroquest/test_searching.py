"""Secret doors, and finding traps (heq-sec, heq-trp)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, add_furniture, area, plan, square

from questhall.games.heroquest.model.answer_codes import OPEN, SEARCH_SECRET, SEARCH_TRAPS, SEARCH_TREASURE
from questhall.games.heroquest.model.board import ROOM_SQUARES
from questhall.games.heroquest.model.figures import M_DORMANT
from questhall.games.heroquest.model.sight import sees
from questhall.games.heroquest.model.state import TRAP_HIDDEN, TRAP_KNOWN, TRAP_SPRUNG
from questhall.games.heroquest.rules import events


def in_room(heroes: str = "barbarian", **more: object) -> Play:
    """The first hero in the middle of room K."""
    play = Play(plan("K", **more), heroes=heroes)  # type: ignore[arg-type]
    play.put(0, (13, 9))
    return play


# Secret doors


SECRETS = [((10, 8), (9, 8), "secret"), ((5, 0), (5, 1), "secret"), ((0, 5), (1, 5), "secret")]


@pytest.mark.rule("heq-sec-01", "heq-trp-01")
def test_no_search_with_a_monster_in_sight() -> None:
    play = in_room()
    m = play.place("goblin", (10, 7))
    assert not play.verbs() & {SEARCH_SECRET, SEARCH_TRAPS}
    m.effects |= M_DORMANT
    assert play.again().verbs() >= {SEARCH_SECRET, SEARCH_TRAPS}
    m.effects &= ~M_DORMANT
    play.state.move_monster(m, square((9, 7)))  # behind the wall
    assert play.again().verbs() >= {SEARCH_SECRET, SEARCH_TRAPS}


@pytest.mark.rule("heq-sec-02", "heq-sec-03", "heq-sec-05")
def test_secret_doors_of_the_room_from_both_sides() -> None:
    play = in_room(doors=SECRETS).do(SEARCH_SECRET)
    assert play.state.doors_seen == 0b1
    assert play.at() == "N10"
    assert play.happened(events.SECRET_FOUND) == [(0, 0)] and events.NOTHING_FOUND not in play.kinds()
    outside = Play(plan([(9, 10)], doors=SECRETS)).do(SEARCH_SECRET)
    assert outside.state.doors_seen == 0b1


@pytest.mark.rule("heq-sec-02", "heq-sec-06")
def test_only_secret_doors_are_found_and_each_once() -> None:
    doors = [((10, 7), (9, 7), "event"), ((10, 8), (9, 8), "secret"), ((10, 9), (9, 9))]
    play = in_room(doors=doors).do(SEARCH_SECRET)
    assert play.state.doors_seen == 0b110
    play.end().forget().do(SEARCH_SECRET)
    assert events.SECRET_FOUND not in play.kinds() and events.NOTHING_FOUND in play.kinds()


@pytest.mark.rule("heq-sec-06", "heq-end-09")
def test_where_somebody_has_searched_is_remembered() -> None:
    assert in_room().do(SEARCH_SECRET).state.secrets_sought == ROOM_SQUARES[area("K")]


@pytest.mark.rule("heq-sec-02")
def test_secret_doors_of_the_corridor_in_sight() -> None:
    play = Play(plan([(8, 0)], doors=SECRETS)).do(SEARCH_SECRET)
    assert play.state.doors_seen == 0b10
    whole = Play(plan([(8, 0)], doors=SECRETS), whole_corridor=True).do(SEARCH_SECRET)
    assert whole.state.doors_seen == 0b111


@pytest.mark.rule("heq-sec-04")
def test_looking_never_finds_a_secret_door() -> None:
    play = in_room(doors=SECRETS)
    play.put(0, (10, 8))
    assert not play.can(OPEN)
    quest = plan("K", doors=SECRETS)
    quest.doors[0].searchable = False
    unsearchable = Play(quest).do(SEARCH_SECRET)
    assert unsearchable.state.doors_seen == 0


@pytest.mark.rule("heq-sec-06")
def test_searching_again_and_again() -> None:
    play = in_room(doors=SECRETS).do(SEARCH_SECRET).end()
    assert SEARCH_SECRET in play.verbs()


@pytest.mark.rule("heq-sec-07", "heq-pit-02")
def test_in_a_pit_only_the_pit_is_searched() -> None:
    quest = plan("K", doors=[((10, 8), (9, 8), "secret"), ((15, 9), (16, 9), "secret")], traps=[("pit", (15, 9))])
    play = Play(quest)
    play.state.traps[0] = TRAP_SPRUNG
    play.put(0, (15, 9)).in_pit = True
    play.again()
    assert play.verbs() >= {SEARCH_TREASURE, SEARCH_SECRET}
    assert SEARCH_TRAPS not in play.verbs()
    play.do(SEARCH_SECRET)
    assert play.state.doors_seen == 0b10


# Finding traps


@pytest.mark.rule("heq-trp-02")
def test_all_traps_of_the_room_are_known_with_its_furniture() -> None:
    quest = plan("K", traps=[("pit", (12, 9)), ("spear", (15, 11)), ("pit", (2, 2))])
    add_furniture(quest, "chest", [(14, 11)], trap=[])
    add_furniture(quest, "chest", [(2, 3)], trap=[])
    add_furniture(quest, "chest", [(15, 7)])
    play = Play(quest).do(SEARCH_TRAPS)
    assert play.state.traps == [TRAP_KNOWN, TRAP_KNOWN, TRAP_HIDDEN]
    assert play.state.traps_found == 1
    assert play.state.traps_sought == ROOM_SQUARES[area("K")]
    assert events.NOTHING_FOUND not in play.kinds()
    play.end().forget().do(SEARCH_TRAPS)
    assert not {events.TRAP_FOUND, events.CHEST_TRAP_FOUND} & set(play.kinds()) and events.NOTHING_FOUND in play.kinds()


@pytest.mark.rule("heq-trp-02")
@pytest.mark.parametrize("kind", ["floor", "chest"])
def test_a_trap_of_either_kind_is_a_find(kind: str) -> None:
    quest = plan("K", traps=[("pit", (12, 9))] if kind == "floor" else [])
    if kind == "chest":
        add_furniture(quest, "chest", [(14, 11)], trap=[])
    assert events.NOTHING_FOUND not in Play(quest).do(SEARCH_TRAPS).kinds()


@pytest.mark.rule("heq-trp-03")
def test_not_from_outside_through_an_open_door() -> None:
    quest = plan([(9, 8)], doors=[((10, 8), (9, 8), "normal", True)], traps=[("pit", (11, 8)), ("pit", (9, 11))])
    play = Play(quest).do(SEARCH_TRAPS)
    assert play.state.traps == [TRAP_HIDDEN, TRAP_KNOWN]
    inside = Play(quest)
    inside.put(0, (10, 8))
    inside.do(SEARCH_TRAPS)
    assert inside.state.traps == [TRAP_KNOWN, TRAP_HIDDEN]


@pytest.mark.rule("heq-sec-01", "heq-trp-01")
def test_a_friend_between_hides_no_monster_from_a_search() -> None:
    """R-02: figures block spells and shots only."""
    play = Play(plan(), heroes="barbarian dwarf")
    play.put(0, (11, 9))
    play.put(1, (12, 9))
    goblin = play.place("goblin", (13, 9))
    assert not sees(play.state, square((11, 9)), goblin.square)
    assert not play.verbs() & {SEARCH_SECRET, SEARCH_TRAPS}
    assert play.why("search:secret") == "heq-sec-01"
    play.state.move_monster(goblin, square((0, 0)))
    assert {SEARCH_SECRET, SEARCH_TRAPS} <= play.again().verbs()
