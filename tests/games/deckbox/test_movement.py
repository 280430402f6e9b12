"""Moving over floor, water and pits, past heroes and enemies (dbd-mov)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.behaviour import stops

TWO = ("odrik sword stand", "selka bow lance")
TOWER = ["14B", "14B N 0,-1"]


def steps(scene: Scene, seat: int = 0) -> set[str]:
    return {name.removeprefix("step square:") for name in scene.legal(seat) if name.startswith("step")}


def walk(scene: Scene, *squares: str) -> Scene:
    return scene.do(*[f"step square:{at}" for at in squares])


def spots(scene: Scene) -> list[str]:
    return [scene.at(e.square) for e in scene.s.enemies]


# Heroes


@pytest.mark.rule("dbd-mov-01")
def test_orthogonally_only() -> None:
    assert steps(Scene().put(0, "3,3").begin()) == {"3,2", "4,3", "3,4", "2,3"}


@pytest.mark.rule("dbd-mov-02")
def test_not_onto_an_enemy() -> None:
    assert steps(Scene().put(0, "3,3").enemy("gnawkin", "3,2").begin()) == {"4,3", "3,4", "2,3"}


@pytest.mark.rule("dbd-mov-03", "dbd-mov-04")
def test_through_a_hero_but_not_onto_him() -> None:
    scene = Scene(*TWO).put(0, "3,2").put(1, "3,3").begin().do("activate", seat=0)
    walk(scene, "3,3")
    assert scene.legal() == ["step square:3,2", "step square:4,3", "step square:3,4", "step square:2,3"]
    walk(scene, "3,4")
    assert "end" in scene.legal() and scene.s.points == 2


@pytest.mark.rule("dbd-mov-03")
def test_not_through_a_hero_without_the_movement_to_leave_him() -> None:
    scene = Scene("nyssa sword stand", "selka bow lance").put(0, "2,3").put(1, "4,3").begin().do("activate", seat=0)
    walk(scene, "2,2", "2,3", "2,2", "2,3", "3,3")
    assert (scene.s.actions, scene.s.points) == (0, 1)
    assert steps(scene) == {"3,2", "3,4", "2,3"}


@pytest.mark.rule("dbd-mov-03")
def test_through_a_hero_with_just_the_movement_to_leave_him() -> None:
    """The third step of the second move leads to him, the fourth past him."""
    scene = Scene(*TWO).put(0, "1,3").put(1, "4,3").begin().do("activate", seat=0)
    walk(scene, "1,2", "1,3", "1,2", "1,3", "2,3", "3,3")
    assert (scene.s.actions, scene.s.points) == (0, 2) and "4,3" in steps(scene)


@pytest.mark.rule("dbd-mov-03", "dbd-mov-02")
@pytest.mark.parametrize("beyond", [False, True])
def test_not_through_a_hero_with_an_enemy_at_his_back(beyond: bool) -> None:
    """He holds the door, and the last two points lead nowhere but past him."""
    scene = Scene("nyssa sword stand", TWO[1], tiles=TOWER).put(0, "3,1").put(1, "3,0")
    if not beyond:
        scene.enemy("tusk", "3,-1")
    walk(scene.begin().do("activate", seat=0), "2,1", "3,1", "2,1", "3,1")
    assert (scene.s.actions, scene.s.points) == (0, 2) and ("3,0" in steps(scene)) is beyond


@pytest.mark.rule("dbd-mov-03", "dbd-mov-02")
def test_from_a_shared_square_one_does_not_go_onto_an_enemy() -> None:
    scene = Scene(*TWO).put(0, "3,2").put(1, "3,3").enemy("tusk", "4,3").begin().do("activate", seat=0)
    assert steps(walk(scene, "3,3")) == {"3,2", "2,3", "3,4"}


@pytest.mark.rule("dbd-mov-03")
def test_with_too_little_left_another_move_passes_a_hero() -> None:
    """One point would strand him; the second action does not."""
    scene = Scene("nyssa sword stand", "selka bow lance").put(0, "1,3").put(1, "4,3").begin().do("activate", seat=0)
    walk(scene, "2,3", "3,3")
    assert (scene.s.actions, scene.s.points) == (1, 1)
    walk(scene, "4,3")
    assert (scene.s.actions, scene.s.points) == (0, 2)


@pytest.mark.rule("dbd-mov-03", "dbd-mov-06")
def test_from_a_shared_square_one_goes_on_with_the_movement_one_has() -> None:
    """One point is left: not enough for the water."""
    scene = Scene("nyssa sword stand", "selka bow lance", tiles="5A").put(0, "4,5").put(1, "3,4").begin()
    walk(scene.do("activate", seat=0), "3,5", "3,4")
    assert steps(scene) == {"2,4", "4,4", "3,5"}


@pytest.mark.rule("dbd-mov-03")
def test_past_each_other_on_a_half_square() -> None:
    scene = Scene(*TWO, tiles=TOWER).put(0, "3,1").put(1, "3,0").begin().do("activate", seat=0)
    walk(scene, "3,0")
    assert steps(scene) == {"3,-1", "3,1"}
    walk(scene, "3,-1").do("end")
    walk(scene, "3,1")
    assert [scene.at(h.square) for h in scene.s.heroes] == ["3,-1", "3,1"]


@pytest.mark.rule("dbd-mov-05")
def test_floor_and_half_squares_cost_one() -> None:
    scene = Scene(tiles=TOWER).put(0, "3,2").begin()
    walk(scene, "3,1")
    assert scene.s.points == 3
    walk(scene, "3,0", "3,-1")
    assert scene.s.points == 1


@pytest.mark.rule("dbd-mov-06", "dbd-mov-08")
def test_water_costs_two_to_enter_and_nothing_to_leave() -> None:
    scene = Scene(tiles="5A").put(0, "3,4").begin()
    walk(scene, "3,3")
    assert scene.s.points == 2
    walk(scene, "3,2")
    assert scene.s.points == 1


@pytest.mark.rule("dbd-mov-05", "dbd-mov-06")
@pytest.mark.parametrize(("start", "to", "points"), [("5,4", "5,3", 2), ("1,4", "1,3", 2), ("5,1", "5,2", 3)])
def test_water_reaches_to_the_walls_and_no_farther(start: str, to: str, points: int) -> None:
    assert walk(Scene(tiles="5A").put(0, start).begin(), to).s.points == points


@pytest.mark.rule("dbd-mov-06")
def test_water_is_not_entered_with_one_point() -> None:
    scene = Scene("odrik sword stand", tiles="5A").put(0, "3,4").begin()
    walk(scene, "4,4", "5,4", "4,4", "3,4", "2,4", "1,4", "2,4")
    assert (scene.s.actions, scene.s.points) == (0, 1)
    assert steps(scene) == {"1,4", "3,4", "2,5"}


@pytest.mark.rule("dbd-mov-06", "dbd-qst-01")
def test_with_a_speed_of_one_water_is_not_entered_at_all() -> None:
    """Nyssa with the arbalest carries the captive."""
    scene = Scene("nyssa arbalest stand", quest="a4", tiles="5A").put(0, "3,4", carries=True).begin()
    assert steps(scene) == {"2,4", "4,4", "3,5"}


@pytest.mark.rule("dbd-mov-06", "dbd-act-04")
def test_with_too_little_left_another_move_enters_the_water() -> None:
    scene = Scene("odrik sword stand", tiles="5A").put(0, "3,4").begin()
    walk(scene, "4,4", "5,4", "4,4")
    assert (scene.s.actions, scene.s.points) == (1, 1)
    walk(scene, "4,3")
    assert (scene.s.actions, scene.s.points) == (0, 2)


@pytest.mark.rule("dbd-mov-07", "dbd-mov-08")
def test_a_pit_hurts_every_time_it_is_entered() -> None:
    scene = Scene("odrik sword stand", tiles="4A").put(0, "2,1").begin()
    walk(scene, "2,2")
    assert scene.hero().health == 8 and scene.s.points == 3 and not scene.throw
    walk(scene, "2,1")
    assert scene.hero().health == 8 and scene.s.points == 2
    walk(scene, "2,2", "2,3")
    assert scene.hero().health == 6


@pytest.mark.rule("dbd-mov-08")
def test_standing_in_a_pit_does_no_more_harm() -> None:
    scene = Scene("odrik sword stand", tiles="4A").put(0, "2,2").begin().do("end")
    assert scene.s.round == 2 and scene.hero().health == 9


@pytest.mark.rule("dbd-mov-07", "dbd-mov-03")
def test_a_pit_hurts_who_passes_a_hero_in_it() -> None:
    scene = Scene(*TWO, tiles="4A").put(0, "2,1").put(1, "2,2").begin().do("activate", seat=0)
    walk(scene, "2,2")
    assert scene.hero().health == 8 and scene.hero(1).health == 7


@pytest.mark.rule("dbd-mov-09")
@pytest.mark.parametrize(("tile", "hero", "enemy"), [("4A", "1,2", "5,2"), ("5A", "3,5", "3,1")])
def test_one_sees_over_pits_and_water(tile: str, hero: str, enemy: str) -> None:
    scene = Scene("selka bow lance", tiles=tile).put(0, hero).enemy("gnawkin", enemy).begin()
    assert "shoot enemy:1" in scene.legal()


@pytest.mark.rule("dbd-mov-10")
def test_walls_are_neither_entered_nor_seen_through() -> None:
    scene = Scene("selka bow lance", tiles="10A").put(0, "1,2").enemy("gnawkin", "5,2").begin()
    assert steps(scene) == {"1,1", "1,3"}
    assert "shoot enemy:1" not in scene.legal()


@pytest.mark.rule("dbd-mov-10", "dbd-map-16")
def test_nothing_is_beyond_what_is_revealed() -> None:
    assert steps(Scene().put(0, "3,0").begin()) == {"3,1"}


@pytest.mark.rule("dbd-mov-13")
@pytest.mark.parametrize(("tile", "start", "end"), [("4A", "2,1", "2,2"), ("14B", "3,1", "3,0")])
def test_who_falls_in_a_pit_or_an_exit_leaves_his_pack_there(tile: str, start: str, end: str) -> None:
    scene = Scene(*TWO, tiles=tile).put(0, start, health=1, treasure=3, items="net").put(1, "3,5")
    if tile == "14B":
        scene.beyond(0, "N", "14B", "damage explorer 1")
    walk(scene.begin().do("activate", seat=0), end)
    (pack,) = scene.s.packs
    assert (scene.at(pack.square), pack.treasure, sum(pack.items)) == (end, 3, 1)
    assert scene.hero().fallen and scene.s.active == 1  # his activation is over with him


@pytest.mark.rule("dbd-mov-13", "dbd-def-11")
def test_a_pack_in_a_pit_is_taken_and_left_again() -> None:
    """Who dies in the pit has had the pack for a moment: both lie there as one."""
    scene = Scene(*TWO, tiles="4A").put(0, "2,1", health=1, treasure=3).put(1, "3,5", health=1, treasure=2)
    scene.s.move_hero(scene.hero(1), scene.square("2,2"))
    scene.script("damage chosen 1").do("pick hero:1")
    walk(scene, "2,2")
    assert [(scene.at(pack.square), pack.treasure) for pack in scene.s.packs] == [("2,2", 5)]
    assert scene.over


@pytest.mark.rule("dbd-def-11", "dbd-chr-08")
def test_treasure_above_the_cap_stays_in_the_pack() -> None:
    """Erratum 17; a friend who passes takes the rest."""
    scene = Scene(*TWO, "zaida sword stand").put(0, "3,3", treasure=18).put(1, "3,1")
    scene.put(2, "3,4", treasure=5, health=1)
    scene.script("damage weakest 1").do("activate", seat=0)
    walk(scene, "3,4")
    assert scene.hero().treasure == 20 and [pack.treasure for pack in scene.s.packs] == [3]
    scene.do("end")
    walk(scene, "3,2", "3,3", "3,4", "3,5")
    assert scene.hero(1).treasure == 3 and not scene.s.packs


@pytest.mark.rule("dbd-mov-14")
def test_passing_an_enemy_provokes_nothing() -> None:
    scene = Scene().put(0, "2,3").enemy("gnawkin", "3,2").begin()
    walk(scene, "3,3", "4,3", "4,2", "4,1")
    assert scene.s.points == 0 and not scene.throw and scene.hero().health == 9


# Enemies


@pytest.mark.rule("dbd-mov-11", "dbd-mov-04")
def test_an_enemy_passes_its_like_and_stops_beside_it() -> None:
    scene = Scene(tiles=TOWER).put(0, "3,3").enemy("gnawkin", "3,0", stunned=True).enemy("gnawkin", "3,-1").begin()
    scene.dice("1 1 1").do("end")
    assert spots(scene) == ["3,0", "3,2"]


@pytest.mark.rule("dbd-mov-11", "dbd-ene-14")
def test_an_enemy_may_stop_where_nobody_else_stands_half_squares_too() -> None:
    scene = Scene(tiles=TOWER).put(0, "3,2").enemy("gnawkin", "3,0").enemy("gnawkin", "3,-1").begin()
    first, second = scene.s.enemies
    found = stops(scene.s, second)
    assert second.square in found and first.square not in found and scene.hero().square not in found
    scene.s.enemies = [second]
    assert first.square in stops(scene.s, second), "the half-square is free now"


@pytest.mark.rule("dbd-mov-11")
def test_an_enemy_does_not_pass_a_hero() -> None:
    """A Brand Knight would rather have the stronger one, behind the other."""
    scene = Scene(*TWO, tiles=TOWER).put(0, "3,2").put(1, "3,0").enemy("brand", "3,-2", health=3).begin()
    scene.dice("1 1 1").do("activate").do("end").do("end")
    assert spots(scene) == ["3,-1"] and scene.told(events.ENEMY_ATTACKS)[0][1] == 1


@pytest.mark.rule("dbd-mov-11")
def test_an_enemy_pays_for_water() -> None:
    scene = Scene(tiles="5A").put(0, "3,5").enemy("silt", "3,1").begin().do("end")
    assert spots(scene) == ["3,3"] and not scene.told(events.ENEMY_ATTACKS)


@pytest.mark.rule("dbd-mov-12")
def test_an_enemy_walks_around_a_pit() -> None:
    scene = Scene(tiles="4A").put(0, "1,2").enemy("gnawkin", "3,2").begin().dice("1 1 1").do("end")
    assert spots(scene) == ["1,1"]


@pytest.mark.rule("dbd-mov-12")
def test_an_enemy_pushed_into_a_pit_is_hurt() -> None:
    scene = Scene("odrik tower stand", tiles="4A").put(0, "2,5").enemy("tyrant", "2,4", health=6).begin()
    scene.dice("6 1 1").do("melee enemy:1")
    assert spots(scene) == ["2,3"] and scene.s.enemies[0].health == 4
