"""The nine quests in play: objectives, failures, special rules, events, gates, bosses (dbd-q, dbd-qst, dbd-pnp)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.deckbox.play import Scene, parse
from tests.games.deckbox.quest_play import (
    begun,
    beside_feature,
    cleared,
    doorstep,
    enter,
    final_room,
    room_at,
    round_ends,
    settled,
    slay,
    step_onto,
)

from questhall.games.deckbox.model.cards import COLOUR_IDS, FACE_IDS, FEATURE_IDS, FOE_IDS
from questhall.games.deckbox.model.plan import EVENT_AT_FINAL, EVENT_AT_START, FINAL, OBJECTIVE, QuestEvent
from questhall.games.deckbox.model.state import OUT_OF_TIME, UNDECIDED, WON
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.ending import last_round
from questhall.games.deckbox.rules.recovery import event_tile
from questhall.games.deckbox.rules.totals import speed

BURROW = "spitling gnawkin piper tusk bramble tyrant"
DROWNED = "lantern silt chanter anchor navigator castellan"
EMBER = "slinger acolyte oracle brand magister colossus"
ROSTERS = {"a1": BURROW, "a2": DROWNED, "a3": EMBER, "a4": "lantern gnawkin piper anchor bramble castellan"}
ROSTERS |= {
    "p0": BURROW,
    "p1": BURROW,
    "p2": "spitling acolyte oracle tusk magister tyrant",
    "p3": DROWNED,
    "p4": EMBER,
}
EVERY = pytest.mark.rule(*(f"dbd-q-{name}" for name in ROSTERS))


def colours(scene: Scene) -> Counter[str]:
    return Counter(COLOUR_IDS[e.colour] for e in scene.s.enemies)


def flag(scene: Scene, id: str) -> int:
    return scene.s.flags[scene.s.quest.flags.index(id)]


def boss(scene: Scene) -> int:
    (number,) = [e.number for e in scene.s.enemies if e.boss]
    return number


def described(scene: Scene) -> tuple[str, int]:
    e = scene.foe(boss(scene))
    assert e is not None
    return FOE_IDS[e.foe], e.health


def slots(scene: Scene, feature: str) -> list[int]:
    wanted = FEATURE_IDS.index(feature)
    return [slot for slot, found in enumerate(scene.s.features) if found == wanted]


# What all have


@EVERY
@pytest.mark.rule("dbd-set-01", "dbd-pnp-04", "dbd-spn-02")
@pytest.mark.parametrize("quest", ROSTERS)
def test_the_six_cards_of_a_quest(quest: str) -> None:
    assert " ".join(FOE_IDS[foe] for foe in begun(quest).s.foes) == ROSTERS[quest]


@pytest.mark.rule("dbd-pnp-04")
@pytest.mark.parametrize("roster", ["drowned", "mixed"])
def test_a_print_and_play_quest_keeps_its_cards(roster: str) -> None:
    assert " ".join(FOE_IDS[foe] for foe in begun("p1", roster=roster).s.foes) == BURROW


@EVERY
@pytest.mark.rule("dbd-qst-04")
@pytest.mark.parametrize("quest", ROSTERS)
def test_flags_begin_at_nothing(quest: str) -> None:
    scene = begun(quest)
    assert set(scene.s.flags) == {0} and scene.s.outcome == UNDECIDED


@pytest.mark.rule("dbd-q-a1", "dbd-q-a2", "dbd-q-a4", "dbd-q-p0", "dbd-q-p1", "dbd-q-p2", "dbd-q-p4", "dbd-qst-03")
@pytest.mark.parametrize("quest", ["a1", "a2", "a4", "p0", "p1", "p2", "p4"])
def test_these_have_no_clock(quest: str) -> None:
    assert last_round(begun(quest).s) == 0


FINALS = [
    ("a1", 1, "tyrant", 8, "R1 B1 G2"),
    ("a1", 2, "tyrant", 10, "R1 B2 G3"),
    ("a1", 4, "tyrant", 14, "R1 B4 G6"),
    ("p0", 2, "tyrant", 6, "R1 G2"),
    ("p1", 1, "tyrant", 6, "R1 G2"),
    ("p1", 2, "tyrant", 6, "R1 G4"),
    ("p2", 2, "tyrant", 8, "R1 B1 G4"),
    ("p2", 3, "tyrant", 9, "R1 B2 G6"),
    ("p3", 2, "castellan", 7, "R1 G3"),
    ("p3", 1, "castellan", 6, "R1 G2"),
    ("p4", 2, "colossus", 7, "R1 B1 G2"),
    ("p4", 3, "colossus", 8, "R1 B2 G3"),
]


@pytest.mark.rule("dbd-q-a1", "dbd-q-p0", "dbd-q-p1", "dbd-q-p2", "dbd-q-p3", "dbd-q-p4", "dbd-spn-13")
@pytest.mark.parametrize(("quest", "heroes", "foe", "health", "dice"), FINALS)
def test_who_waits_in_the_final_room(quest: str, heroes: int, foe: str, health: int, dice: str) -> None:
    scene = cleared(begun(quest, heroes))
    scene.s.gate_open = True
    enter(scene, final_room(scene))
    assert described(scene) == (foe, health)
    counts = {"RBG".index(word[0]): int(word[1:]) for word in dice.split()}
    assert colours(scene) == {COLOUR_IDS[2 - n]: count for n, count in counts.items()}


@pytest.mark.rule("dbd-q-p0")
def test_a_first_game_begins_with_enemies_asleep() -> None:
    scene = begun("p0")
    assert [(e.health, e.stunned) for e in scene.s.enemies] == [(1, True)] * 2


@pytest.mark.rule("dbd-q-a1", "dbd-q-p1", "dbd-q-p2", "dbd-q-p3", "dbd-qst-06", "dbd-end-01")
@pytest.mark.parametrize("quest", ["a1", "p1", "p2", "p3"])
def test_its_boss_is_the_objective(quest: str) -> None:
    """And no other enemy of that room."""
    scene = begun(quest)
    scene.s.gate_open = True
    enter(scene, final_room(scene))
    number = boss(scene)
    slay(scene, next(e.number for e in scene.s.enemies if not e.boss))
    assert scene.s.outcome == UNDECIDED and flag(scene, "boss") == 0
    slay(scene, number)
    assert scene.s.outcome == WON and flag(scene, "boss") == 1


# A2: three bells


@pytest.mark.rule("dbd-q-a2", "dbd-ftr-bell", "dbd-pre-01")
@pytest.mark.parametrize(("heroes", "health", "greens"), [(2, 6, 1), (3, 7, 2)])
def test_a2_the_third_bell_calls_the_boss(heroes: int, health: int, greens: int) -> None:
    scene = begun("a2", heroes)
    rooms = [room for room in scene.s.plan.rooms if room.kind == OBJECTIVE and room.encounter.id == "a2-objective"]
    assert len(rooms) == 3 and not [room for room in scene.s.plan.rooms if room.kind == FINAL]
    for n, room in enumerate(rooms):
        enter(scene, room, rooms[n + 1 :])
        assert colours(scene) == {"green": heroes}
        cleared(scene)
        (slot,) = slots(scene, "bell")
        assert scene.s.rooms[slot] is room
        settled(beside_feature(scene, slot).do(f"interact feature:{slot}", seat=0))
        assert flag(scene, "bells") == n + 1 and slots(scene, "bell") == []
        assert bool(scene.s.enemies) is (n == 2)
    assert described(scene) == ("castellan", health) and colours(scene)["green"] == greens
    assert scene.s.ground.first[scene.s.enemies[0].square] == slot  # on the tile of that bell
    assert scene.s.outcome == UNDECIDED
    slay(scene, boss(scene))
    assert scene.s.outcome == WON


@pytest.mark.rule("dbd-q-a2")
def test_a2_a_boss_without_the_bells_is_not_enough() -> None:
    scene = Scene(quest="a2").put(0, "3,3").script("flag boss +1; flag bells +2")
    assert not scene.over


# A3: the pyre and the clock


@pytest.mark.rule("dbd-q-a3", "dbd-ftr-pyre")
def test_a3_three_passed_tests_put_the_pyre_out() -> None:
    """Erratum 21: one test is one success, whatever its dice."""
    scene = begun("a3")
    room = enter(scene, final_room(scene))
    (slot,) = slots(room, "pyre")
    assert colours(scene) == {"blue": 1, "green": 3}
    cleared(scene)
    for n in range(1, 4):
        beside_feature(scene, slot).do(f"interact feature:{slot}", seat=0).dice("6 6 6 6")
        assert flag(scene, "pyre") == n
    assert scene.s.outcome == WON


@pytest.mark.rule("dbd-q-a3", "dbd-ftr-pyre", "dbd-skl-03")
def test_a3_a_failed_test_burns_and_may_be_repeated() -> None:
    scene = Scene("odrik sword lance", quest="a3").put(0, "1,5").feature(0, "pyre").begin()
    scene.dice("1 1 1 1").do("interact feature:0")
    assert scene.hero().health == 8 and flag(scene, "pyre") == 0 and "interact feature:0" in scene.legal()


@pytest.mark.rule("dbd-q-a3", "dbd-qst-05")
@pytest.mark.parametrize(("heroes", "greens"), [(2, 1), (3, 2)])
def test_a3_even_rounds_feed_the_pyre_once_it_is_found(heroes: int, greens: int) -> None:
    scene = begun("a3", heroes, restless="off")
    round_ends(round_ends(scene))
    assert scene.s.round == 3 and not scene.s.enemies  # nothing before
    cleared(enter(scene, final_room(scene)))
    round_ends(scene)
    assert not scene.s.enemies  # an odd round
    round_ends(scene)
    assert colours(scene) == {"green": greens}
    (slot,) = slots(scene, "pyre")
    assert all(scene.s.ground.tiles_of(e.square) >> slot & 1 for e in scene.s.enemies)


@pytest.mark.rule("dbd-q-a3", "dbd-q-p3", "dbd-qst-03", "dbd-ply-02")
@pytest.mark.parametrize(
    ("quest", "heroes", "rounds"),
    [("a3", 1, 28), ("a3", 2, 24), ("a3", 3, 26), ("a3", 4, 26), ("p3", 1, 44), ("p3", 2, 38)],
)
def test_the_clock_runs_out(quest: str, heroes: int, rounds: int) -> None:
    scene = begun(quest, heroes, restless="off")
    scene.s.round = rounds - 1
    round_ends(scene)
    assert scene.s.outcome == UNDECIDED
    round_ends(cleared(scene))
    assert scene.over and scene.s.outcome == OUT_OF_TIME


# A4: the captive


def captive(heroes: int = 2, **options: str) -> Scene:
    """The cartographer is carried by the first hero; nobody else is there."""
    scene = begun("a4", heroes, **options)
    cleared(enter(scene, final_room(scene)))
    (slot,) = slots(scene, "captive")
    return beside_feature(scene, slot).do(f"interact feature:{slot}", seat=0)


@pytest.mark.rule("dbd-q-a4", "dbd-qst-01", "dbd-ftr-captive")
def test_a4_who_frees_her_carries_her_and_is_slower() -> None:
    scene = begun("a4")
    enter(scene, final_room(scene))
    assert colours(scene) == {"blue": 2, "green": 3}
    scene = captive()
    assert flag(scene, "rescued") == 1 and slots(scene, "captive") == []
    assert [h.carries for h in scene.s.heroes] == [True, False]
    assert speed(scene.hero(0)) == 3 and speed(scene.hero(1)) == 5
    assert scene.s.outcome == UNDECIDED


@pytest.mark.rule("dbd-q-a4", "dbd-qst-01")
def test_a4_the_entrance_wins_with_her_and_only_with_her() -> None:
    scene = captive()
    settled(scene.do("end"))
    step_onto(scene, scene.s.ground.entrance, seat=1)
    assert scene.s.outcome == UNDECIDED  # Selka does not carry her
    scene.s.move_hero(scene.hero(1), scene.s.ground.start_zone()[3])
    settled(scene.do("end"))
    step_onto(scene, scene.s.ground.entrance)
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-q-a4", "dbd-qst-01", "dbd-min-07")
def test_a4_she_is_handed_over_to_a_neighbour() -> None:
    scene = captive()
    scene.s.move_hero(scene.hero(1), next(n for n in scene.s.ground.beside[scene.hero(0).square] if scene.s.free(n)))
    assert scene.s.asking is not None
    scene.s.asking.run(scene.s)
    scene.do("trade hero:1", "hand-over", "accept")
    assert [h.carries for h in scene.s.heroes] == [False, True]


@pytest.mark.rule("dbd-q-a4", "dbd-qst-01", "dbd-def-10")
def test_a4_when_her_carrier_falls_she_waits_on_that_square() -> None:
    """Erratum 16: she is no tile feature, replaces none, and is picked up by Interact."""
    scene = Scene("odrik sword stand", "selka bow lance", quest="a4").feature(0, "chest").put(0, "1,5", health=1)
    scene.put(0, "1,5", carries=True).put(1, "2,5").script("damage explorer 1")
    assert not scene.hero(0).carries and scene.at(scene.s.captive) == "1,5"
    assert {"interact feature:0", "interact captive:1,5"} <= set(scene.legal(1))
    scene.do("interact captive:1,5")
    assert scene.hero(1).carries and scene.s.captive == -1 and flag(scene, "rescued") == 0
    assert scene.s.actions == 1


@pytest.mark.rule("dbd-q-a4", "dbd-qst-05")
def test_a4_every_third_round_two_come_in_once_she_is_free() -> None:
    scene = begun("a4", restless="off")
    for _ in range(3):
        round_ends(scene)
    assert not scene.s.enemies  # she is not free yet
    scene = captive(restless="off")
    round_ends(round_ends(scene))
    assert scene.s.round == 3 and not scene.s.enemies
    round_ends(scene)
    assert colours(scene) == {"green": 2}
    assert all(scene.s.ground.tiles_of(e.square) & 1 for e in scene.s.enemies)


@pytest.mark.rule("dbd-q-a4", "dbd-kw-15", "dbd-trn-08")
def test_a4_being_pushed_home_is_coming_home() -> None:
    scene = Scene(quest="a4").put(0, "3,5", carries=True).enemy("tusk", "3,4", health=2).begin()
    scene.dice("5 1 1", "1").do("end")
    assert scene.place() == "3,6" and scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-q-a4", "dbd-abl-veil", "dbd-itm-return", "dbd-trn-08")
@pytest.mark.parametrize(
    ("cards", "way"), [("odrik sword veil", ["ability", "veil square:3,6"]), ("odrik sword stand", [])]
)
def test_a4_by_whatever_means(cards: str, way: list[str]) -> None:
    """Erratum 2: Veilstep, which may stop there, and the Wayfinder's Thread."""
    scene = Scene(cards, quest="a4").put(0, "3,5", carries=True, energy=2, items="return").begin()
    scene.do(*(way or ["use item:return square:3,6"]))
    if way:
        scene.do("stop")
    assert scene.over and scene.s.outcome == WON


# Print & play


@pytest.mark.rule("dbd-pnp-01", "dbd-pnp-02", "dbd-q-p1")
def test_p1_exploring_follows_the_map_page() -> None:
    scene = begun("p1")
    assert [h.energy for h in scene.s.heroes] == [1, 1]  # its first encounter
    room = room_at(scene, 0, -1)
    enter(scene, room)
    assert scene.s.rooms[1] is room and (FACE_IDS[room.face], room.arrow) == ("6A", 0)
    assert room.encounter.id == "p1-2" and colours(scene) == {"green": 4}
    assert scene.place() == "3,0"


@pytest.mark.rule("dbd-pnp-03")
def test_p1_an_exit_that_leads_nowhere_is_an_ordinary_square() -> None:
    """The crossways have an exit to the north, and the map page has no room there."""
    scene = begun("p1")
    cleared(enter(scene, room_at(scene, 0, -1)))
    step_onto(scene, scene.square("3,-6"))
    assert len(scene.s.rooms) == 2 and scene.place() == "3,-6" and scene.step == "Act"


@pytest.mark.rule("dbd-pnp-05", "dbd-app-16")
def test_the_dungeon_of_a_map_page_does_not_stir() -> None:
    scene = begun("p1")
    for _ in range(8):
        round_ends(scene)
    assert not scene.s.enemies and scene.s.round == 9


GATES = [("p2", "keys", "key", 3, (0, -3)), ("p3", "valve", "valve", 2, (0, -3))]


@pytest.mark.rule("dbd-q-p2", "dbd-q-p3", "dbd-qst-02", "dbd-exp-07")
@pytest.mark.parametrize(("quest", "counter", "feature", "need", "cell"), GATES)
def test_the_last_room_is_locked_until_all_is_found(
    quest: str, counter: str, feature: str, need: int, cell: tuple[int, int]
) -> None:
    scene = begun(quest)
    last = room_at(scene, *cell)
    half = doorstep(scene, last)
    rooms = len(scene.s.rooms)
    step_onto(scene, half)
    assert len(scene.s.rooms) == rooms and scene.step == "Act"  # an ordinary square as yet
    found = [room for room in scene.s.plan.rooms if f"feature {feature}" in script_of(scene, room.i, room.j)]
    assert len(found) == need
    for n in range(need):
        assert not scene.s.gate_open
        turn(scene, feature, scene.s.rooms.index(found[n]))
        assert flag(scene, counter) == n + 1
    assert scene.s.gate_open
    step_onto(scene, half)
    assert scene.s.rooms[-1] is last and described(scene)[0] in ("tyrant", "castellan")


def script_of(scene: Scene, i: int, j: int) -> str:
    (found,) = [room for room in scene.s.quest.data["rooms"] if tuple(room["at"]) == (i, j)]
    return str(found["script"])


def turn(scene: Scene, feature: str, slot: int) -> None:
    """The feature of that room is used, and gone."""
    scene.feature(slot, feature)
    beside_feature(scene, slot).do(f"interact feature:{slot}", seat=0)
    if scene.throw:
        scene.dice("6 6 6 6")
    assert slots(scene, feature) == []


@pytest.mark.rule("dbd-q-p2", "dbd-exp-07", "dbd-qst-02")
def test_p2_who_stands_before_the_gate_opens_it_by_interacting() -> None:
    scene = begun("p2")
    half = doorstep(scene, room_at(scene, 0, -3))
    step_onto(scene, half)
    assert not [name for name in scene.legal(0) if name.startswith("interact")]
    scene.s.flags = tuple(2 if id == "keys" else 0 for id in scene.s.quest.flags)
    scene.do("end")
    slot = scene.s.rooms.index(room_at(scene, -1, -2))
    scene.feature(slot, "key")
    beside_feature(scene, slot, seat=1).do(f"interact feature:{slot}", seat=1)
    scene.do("end")
    scene.do("activate", seat=0)
    settled(scene.do(f"interact exit:{scene.at(half)}", seat=0))
    assert described(scene) == ("tyrant", 8)


@pytest.mark.rule("dbd-q-p3", "dbd-qst-05")
@pytest.mark.parametrize(("heroes", "greens"), [(1, 1), (2, 1), (4, 2)])
def test_p3_every_sixth_round_the_tide_brings_some_to_the_entrance(heroes: int, greens: int) -> None:
    scene = begun("p3", heroes)
    scene.s.round = 5
    round_ends(scene)
    assert not scene.s.enemies
    round_ends(scene)
    assert colours(scene) == {"green": greens}
    assert all(scene.s.ground.tiles_of(e.square) & 1 for e in scene.s.enemies)


@pytest.mark.rule("dbd-q-p4", "dbd-qst-05", "dbd-qst-06")
@pytest.mark.parametrize("heroes", [2, 3])
def test_p4_when_the_first_boss_falls_a_second_rises(heroes: int) -> None:
    scene = begun("p4", heroes)
    round_ends(scene)
    assert not scene.s.enemies
    enter(scene, final_room(scene))
    slot = len(scene.s.rooms) - 1
    slay(scene, boss(scene))
    assert scene.s.outcome == UNDECIDED and flag(scene, "boss") == 1
    round_ends(cleared(scene))
    assert described(scene) == ("magister", 5 + heroes) and colours(scene) == {"red": 1, "green": heroes}
    assert all(scene.s.ground.tiles_of(e.square) >> slot & 1 for e in scene.s.enemies)
    round_ends(cleared(scene))
    assert not scene.s.enemies  # only once


@pytest.mark.rule("dbd-q-p4", "dbd-end-01")
def test_p4_the_second_boss_is_the_end() -> None:
    scene = begun("p4")
    enter(scene, final_room(scene))
    slay(scene, boss(scene))
    round_ends(cleared(scene))
    scene.do("activate", seat=0)
    slay(scene, boss(scene))
    assert scene.s.outcome == WON and flag(scene, "boss") == 2


@pytest.mark.rule("dbd-qst-05")
def test_events_happen_in_listed_order() -> None:
    """All three of one round, the last one once."""
    scene = Scene(quest="a4").put(0, "3,3")
    quest = scene.own_quest()
    scripts = [parse(f"treasure explorer {n}", quest.flags) for n in (1, 2, 4)]
    quest.events = [QuestEvent(0, -1, 0, False, n == 2, 0, script, 0) for n, script in enumerate(scripts)]
    scene.begin().do("end")
    assert [event[2] for event in scene.told(events.QUEST_EVENT)] == [0, 1, 2] and scene.hero().treasure == 7
    scene.do("end")
    assert [event[2] for event in scene.told(events.QUEST_EVENT)][3:] == [0, 1] and scene.hero().treasure == 10


@pytest.mark.rule("dbd-qst-05")
def test_an_event_has_a_tile_of_its_own() -> None:
    """Erratum 15: the starting tile, or the final one once it is known, and the newest before."""
    scene = Scene(quest="p4", tiles=["14B", "14B N 0,-1", "14B N 0,-2"])
    for at, tile in ((EVENT_AT_START, 0), (EVENT_AT_FINAL, 2)):
        event = QuestEvent(0, -1, 0, False, False, at, (), 0)
        assert event_tile(scene.s, event) == tile
    scene.s.rooms[1].kind = FINAL
    assert event_tile(scene.s, event) == 1


@pytest.mark.rule("dbd-qst-04")
def test_flags_are_shown_to_everybody() -> None:
    scene = Scene(quest="p2").put(0, "3,3").script("flag keys +2")
    assert scene.told(events.FLAG_RAISED)[-1][2:4] == (scene.s.quest.flags.index("keys"), 2)
