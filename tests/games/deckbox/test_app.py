"""The companion app's part: luck from the seed, what exploring shows, the restless dungeon, rosters (dbd-app).

The dungeon itself is tried in test_generator.py, the streams in test_streams.py.
"""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene
from tests.games.deckbox.quest_play import begun, enter, round_ends, settled

from questhall.engine.core import CHANCE, DECISION, apply
from questhall.games.deckbox.model.cards import FACE_IDS, FACTION_IDS, FOE_FACTION, FOE_IDS, FOE_SLOT, SLOT_IDS
from questhall.games.deckbox.model.plan import MAIN
from questhall.games.deckbox.model.rosters import mixed_roster
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import count
from questhall.games.deckbox.views import view

TWO = ("odrik sword stand", "selka bow lance")


# Luck


@pytest.mark.rule("dbd-app-03", "dbd-app-04")
def test_the_dice_are_the_seeds_own_in_rule_order() -> None:
    """The attack takes the first four numbers of the stream, the defence what follows."""
    numbers = stream("hello", "dice")  # 6 5 3 6, 6 4 6 2, ...
    scene = Scene(luck="seed", seed="hello").put(0, "3,3").enemy("colossus", "3,2", health=6)
    scene.s.stream = numbers.state
    scene.begin().do("melee enemy:1")
    rolled = [event[2] for event in scene.told(events.ATTACK_ROLLED)]
    assert [count(rolled[0], face) for face in range(1, 7)] == [0, 0, 1, 0, 1, 2]
    blocked = [event[2] for event in scene.told(events.DEFENCE_ROLLED)]
    assert count(blocked[0], 6) == 1  # one hit can be blocked: the fifth number
    assert not scene.throw


@pytest.mark.rule("dbd-app-03", "dbd-app-04", "dbd-skl-01")
def test_a_skill_test_takes_four_numbers() -> None:
    scene = Scene(luck="seed", seed="hello").put(0, "3,3")
    scene.s.stream = stream("hello", "dice").state
    scene.script("test str:1 by explorer {ok: none | ko: none}")
    (rolled,) = scene.told(events.TEST_ROLLED)
    assert [count(rolled[2], face) for face in range(1, 7)] == [0, 0, 1, 0, 1, 2]


@pytest.mark.rule("dbd-app-04")
@pytest.mark.parametrize("quest", ["a1", "p1"])
def test_seed_and_answers_are_the_whole_game(quest: str) -> None:
    """Nothing is left to throw, and the same answers lead to the same table."""
    games = [Scene.opening(2, quest=quest, luck="seed", seed="hello", draft="random") for _ in range(2)]
    for n in range(150):
        for scene in games:
            s = scene.s
            assert s.waiting != CHANCE
            if s.waiting == DECISION:
                seat = s.awaited()[0]
                legal = s.legal_for(seat)
                apply(s, seat, legal[n % len(legal)])
        assert view.view(games[0].s) == view.view(games[1].s)


@pytest.mark.rule("dbd-app-04")
def test_another_seed_is_another_game() -> None:
    one, other = (Scene.opening(2, quest="p1", luck="seed", seed=seed, draft="random") for seed in ("hello", "moth"))
    assert view.view(one.s) != view.view(other.s)


# Seeds


@pytest.mark.rule("dbd-app-15")
def test_a_drawn_seed_is_shown_at_the_end_and_not_before() -> None:
    scene = Scene.opening(1, quest="a1", draft="random").dice(*"moonrise")
    settled(scene)
    assert scene.s.seed == "moonrise" and view.view(scene.s)["quest"]["seed"] is None
    scene.hero().fallen = True  # before he has set a foot inside
    scene.do(scene.legal()[0])
    assert scene.over and view.view(scene.s)["quest"]["seed"] == "moonrise"


@pytest.mark.rule("dbd-app-15")
def test_a_seed_may_be_any_line_and_is_then_no_secret() -> None:
    scene = Scene.opening(1, quest="a1", seed="Ça sent la cave, n° 7", draft="random")
    assert scene.throw.startswith("draft")
    assert view.view(scene.s)["quest"]["seed"] == "Ça sent la cave, n° 7"


# What exploring shows


@pytest.mark.rule("dbd-app-13")
def test_only_live_exits_are_to_be_explored_and_the_room_is_named_when_it_is() -> None:
    scene = begun("a1")
    shown = {each["at"]: each["state"] for each in view.view(scene.s)["exits"]}
    live = {scene.at(half) for half in scene.s.ground.leads}
    assert {at for at, state in shown.items() if state == "live"} == live
    assert [tile["slot"] for tile in view.view(scene.s)["tiles"]] == [0]
    room = next(room for room in scene.s.plan.rooms if room.kind == MAIN)
    enter(scene, room, [each for each in scene.s.plan.rooms if each not in (room, scene.s.plan.rooms[0])])
    tile = view.view(scene.s)["tiles"][1]
    assert (tile["face"], tile["arrow"]) == (FACE_IDS[room.face], room.arrow)
    assert tile["encounter"] == room.encounter.id and tile["title"] == room.encounter.texts[0]


# The restless dungeon


@pytest.mark.rule("dbd-app-16")
@pytest.mark.parametrize(("at", "tile"), [("3,3", 2), ("3,-9", 1), ("3,-6", 0)])
def test_it_stirs_on_the_newest_tile_without_a_hero(at: str, tile: int) -> None:
    """A hero on a joint is on both its tiles."""
    scene = Scene(tiles=["14B", "14B N 0,-1", "14B N 0,-2"]).put(0, at)
    scene.s.restless = 5
    scene.begin().dice("M1").do("end")
    assert [scene.s.ground.first[e.square] for e in scene.s.enemies] == [tile]
    assert scene.s.restless == 0


@pytest.mark.rule("dbd-app-16")
def test_it_stirs_on_the_newest_tile_if_all_hold_heroes() -> None:
    scene = Scene(*TWO, tiles=["14B", "14B N 0,-1"]).put(0, "3,3").put(1, "3,-3")
    scene.s.restless = 5
    scene.begin().dice("M1", "M1").do("activate", seat=0).do("end").do("end")
    assert [scene.s.ground.first[e.square] for e in scene.s.enemies] == [1, 1]  # G(P)


@pytest.mark.rule("dbd-app-16")
def test_it_counts_the_rounds_again_after_it_stirred() -> None:
    scene = begun("a1", 1)
    for _ in range(6):
        round_ends(scene)
    assert len(scene.s.enemies) == 1
    for _ in range(5):
        round_ends(scene)
    assert len(scene.s.enemies) == 1
    assert len(round_ends(scene).s.enemies) == 2


# Whose cards


@pytest.mark.rule("dbd-spn-02")
@pytest.mark.parametrize("faction", FACTION_IDS)
def test_the_table_may_wish_for_a_faction(faction: str) -> None:
    foes = begun("a4", roster=faction).s.foes
    assert {FACTION_IDS[FOE_FACTION[foe]] for foe in foes} == {faction}
    assert [FOE_SLOT[foe] for foe in foes] == list(range(len(SLOT_IDS)))


@pytest.mark.rule("dbd-spn-02", "dbd-app-03")
def test_a_mixed_roster_comes_from_the_seed() -> None:
    foes = begun("a1", roster="mixed").s.foes
    assert [FOE_SLOT[foe] for foe in foes] == list(range(len(SLOT_IDS)))
    assert list(foes) == mixed_roster("hello")
    assert len({tuple(mixed_roster(seed)) for seed in "abcdefgh"}) > 4
    assert {FOE_IDS[foe] for seed in map(str, range(60)) for foe in mixed_roster(seed)} == set(FOE_IDS)
