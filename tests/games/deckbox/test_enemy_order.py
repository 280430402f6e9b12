"""Which enemy acts when (dbd-trn-06, dbd-ene-01, -02, dbd-spn-14)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events

COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2", "14B N 0,-3"]
FAR_AWAY = ("1,-17", "2,-17", "3,-17", "4,-17", "5,-17", "1,-16")
SLOTS = ("tyrant", "bramble", "tusk", "piper", "gnawkin", "spitling")  # the last acts first


def acted(scene: Scene) -> list[int]:
    return [event[2] for event in scene.told(events.ENEMY_ACTS)]


def crowd(**options: str) -> Scene:
    """One of each slot, all too far away to attack."""
    scene = Scene(tiles=COLUMN, **options).put(0, "1,5")
    for foe, at in zip(SLOTS, FAR_AWAY, strict=True):
        scene.enemy(foe, at, health=2)
    return scene.begin().do("end")


@pytest.mark.rule("dbd-ene-01")
def test_green_blue_red_and_in_each_the_shooters_first() -> None:
    assert acted(crowd()) == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("dbd-ene-01")
def test_the_other_order_all_shooters_then_all_fighters() -> None:
    """Table option enemy_order (R32)."""
    assert acted(crowd(enemy_order="ranged")) == [6, 4, 2, 5, 3, 1]


@pytest.mark.rule("dbd-ene-02")
def test_of_the_same_kind_the_nearest_to_any_hero_first() -> None:
    """By squares, walls or not."""
    scene = Scene("odrik sword stand", "selka bow lance", tiles=COLUMN).put(0, "3,5").put(1, "3,3")
    scene.enemy("gnawkin", "3,-17").enemy("gnawkin", "3,-15").enemy("gnawkin", "3,-16").begin()
    scene.do("activate", seat=0).do("end").do("end")
    assert acted(scene) == [2, 3, 1]


@pytest.mark.rule("dbd-ene-02")
def test_then_the_one_that_came_first() -> None:
    scene = Scene(tiles=COLUMN).put(0, "3,5").enemy("gnawkin", "4,-16").enemy("gnawkin", "2,-16").begin().do("end")
    assert acted(scene) == [1, 2]


@pytest.mark.rule("dbd-ene-02")
def test_the_distances_are_looked_at_anew_after_each_activation() -> None:
    """The first tuskwarden pushes Odrik next to the third, which was the farther one before."""
    scene = Scene(tiles="14B").put(0, "2,3").enemy("tusk", "1,3", health=2).enemy("tusk", "2,5", health=2)
    scene.enemy("tusk", "5,3", health=2).begin().dice("5 1 1", "1").do("end")
    scene.dice("1 1 1", "1 1 1")
    assert scene.place() == "3,3"
    assert acted(scene) == [1, 3, 2]


@pytest.mark.rule("dbd-trn-06", "dbd-spn-14")
def test_who_comes_in_the_enemy_phase_waits_for_the_next() -> None:
    """Pushed onto a live exit; out of the new room comes a shooter that would have been before the others."""
    scene = Scene().beyond(0, "S", "14B", "spawn G1=R1").put(0, "3,5").enemy("tusk", "3,4", health=2)
    scene.enemy("tyrant", "1,1", health=6).begin().dice("5 1 1", "1").do("end")
    assert acted(scene)[:2] == [1, 2]
    scene.do("end")
    assert acted(scene)[2] == 3


@pytest.mark.rule("dbd-trn-06")
def test_whoever_is_defeated_between_two_activations_does_not_act() -> None:
    scene = Scene("odrik sword lance", windows=["always"]).put(0, "3,3", energy=4).enemy("gnawkin", "3,2")
    scene.enemy("tusk", "3,1").begin().do("end")
    assert scene.step == "Window"
    scene.do("ability enemy:1").dice("6 6 6 6", "M1")
    assert acted(scene) == [2]
