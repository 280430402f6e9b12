"""What room rules do (2.12)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events

TOWER = ["14B", "14B N 0,-1"]


def modifier(scene: Scene, kind: int) -> int:
    return scene.told(kind)[-1][3] - 16


# Dark


@pytest.mark.rule("dbd-rule-dark")
@pytest.mark.parametrize(
    ("dark", "hero", "enemy", "can"),
    [
        (0, "3,5", "3,2", True),  # three away
        (0, "3,5", "3,1", False),
        (0, "3,2", "3,-2", False),  # out of the dark
        (1, "3,2", "3,-2", False),  # into the dark
        (1, "3,5", "3,1", True),  # the next tile is dark, this one is not
        (1, "3,0", "3,4", False),  # a joint is on both tiles
    ],
)
def test_in_the_dark_one_shoots_three_squares(dark: int, hero: str, enemy: str, can: bool) -> None:
    scene = Scene("selka bow lance", tiles=TOWER).put(0, hero).enemy("tusk", enemy).rule(dark, "dark").begin()
    assert ("shoot enemy:1" in scene.legal()) is can


@pytest.mark.rule("dbd-rule-dark")
def test_enemies_do_not_see_farther() -> None:
    """It comes as near as it must: three squares."""
    scene = Scene("selka bow lance").put(0, "3,5").enemy("spitling", "3,0").rule(0, "dark").begin()
    scene.dice("1 1").do("end")
    (attack,) = scene.told(events.ENEMY_ATTACKS)
    assert attack[3] == 1 and scene.s.ground.distance(scene.hero().square, scene.s.enemies[0].square) == 3


@pytest.mark.rule("dbd-rule-dark")
def test_abilities_and_firepots_reach_into_the_dark() -> None:
    """Erratum 20: only ranged attack actions and the axe are limited."""
    scene = Scene("selka bow lance").put(0, "3,5", energy=4, items="firepot axe").enemy("tusk", "3,1").rule(0, "dark")
    names = scene.begin().legal()
    assert "ability enemy:1" in names and "use item:firepot square:3,1" in names
    assert "use item:axe enemy:1" not in names


# Flooded


@pytest.mark.rule("dbd-rule-flooded")
def test_a_flooded_floor_costs_as_water() -> None:
    scene = Scene("selka bow lance", tiles=TOWER).put(0, "3,3").rule(0, "flooded").begin()
    scene.do("step square:3,2")
    assert scene.s.points == 3
    scene.do("step square:3,1")
    assert scene.s.points == 1
    scene.do("step square:3,0")  # a half-square does not
    assert scene.s.points == 0 and scene.s.actions == 1
    scene.do("step square:3,-1")
    assert scene.s.points == 4


@pytest.mark.rule("dbd-rule-flooded")
def test_a_flooded_pit_is_a_pit() -> None:
    scene = Scene("selka bow lance", tiles="4A").put(0, "3,2").rule(0, "flooded").begin().do("step square:2,2")
    assert (scene.s.points, scene.hero().health) == (4, 6)


@pytest.mark.rule("dbd-rule-flooded")
def test_enemies_wade_too() -> None:
    """Siltwalkers go three squares, that is one here."""
    scene = Scene("selka bow lance").put(0, "3,5").enemy("silt", "3,2").rule(0, "flooded").begin().do("end")
    assert scene.at(scene.s.enemies[0].square) == "3,3" and not scene.told(events.ENEMY_ATTACKS)


# Cursed


@pytest.mark.rule("dbd-rule-cursed")
@pytest.mark.parametrize(("at", "energy"), [("3,3", 0), ("3,0", 0), ("3,-3", 2)])
def test_on_cursed_ground_hits_give_no_energy(at: str, energy: int) -> None:
    x, y = (int(word) for word in at.split(","))
    scene = Scene("odrik sword stand", tiles=TOWER).put(0, at).enemy("tyrant", f"{x},{y - 1}", health=6)
    scene.rule(0, "cursed").begin().dice("6 6 1 1").do("melee enemy:1")
    assert scene.hero().energy == energy


@pytest.mark.rule("dbd-rule-cursed")
def test_other_energy_is_gained_on_cursed_ground() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", items="energy").rule(0, "cursed").begin().do("use item:energy")
    assert scene.hero().energy == 4


# Warded


@pytest.mark.rule("dbd-rule-warded")
@pytest.mark.parametrize(
    ("feature", "enemy", "total"), [("wardstone", "3,2", 1), ("", "3,2", 0), ("wardstone", "3,-1", 0)]
)
def test_a_ward_protects_while_its_stone_stands(feature: str, enemy: str, total: int) -> None:
    """A Gnawkin's own defence is 0."""
    x, y = (int(word) for word in enemy.split(","))
    scene = Scene("odrik sword stand", tiles=TOWER).put(0, f"{x},{y + 1}").enemy("gnawkin", enemy, health=2)
    scene.rule(0, "warded")
    if feature:
        scene.feature(0, feature)
    scene.begin().dice("5 1 1 1", "1").do("melee enemy:1")
    assert modifier(scene, events.DEFENCE_ROLLED) == total


# Crumbling


@pytest.mark.rule("dbd-rule-crumbling")
@pytest.mark.parametrize(("die", "health"), [("1", 8), ("2", 8), ("3", 9), ("6", 9)])
def test_stones_fall_on_one_and_two(die: str, health: int) -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").rule(0, "crumbling").begin().do("end")
    assert scene.throw == "crumble:1"
    scene.dice(die)
    assert scene.hero().health == health and scene.s.round == 2


@pytest.mark.rule("dbd-rule-crumbling")
def test_each_hero_on_the_tile_rolls() -> None:
    scene = Scene("odrik sword stand", "selka bow lance", "zaida sword stand", tiles=TOWER).put(0, "3,3").put(1, "3,-3")
    scene.put(2, "3,0").rule(0, "crumbling").begin()
    scene.do("activate").do("end").do("activate").do("end").do("end").dice("6", "1")
    assert [event[1] for event in scene.told(events.CRUMBLED)] == [0, 2]
    assert [h.health for h in scene.s.heroes] == [9, 7, 6]


# Hallowed


@pytest.mark.rule("dbd-rule-hallowed")
@pytest.mark.parametrize(("at", "total"), [("3,3", 3), ("3,0", 3), ("3,-3", 2)])
def test_hallowed_ground_protects_heroes(at: str, total: int) -> None:
    scene = Scene("odrik sword stand", tiles=TOWER).put(0, at).rule(0, "hallowed").dice("1").script("hit explorer 1")
    assert modifier(scene, events.DEFENCE_ROLLED) == total
