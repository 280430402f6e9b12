"""Line of sight: the vectors of the specification, corners, figures, and what the options change."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model import sight
from questhall.games.deckbox.rules.aiming import enemy_sees, hero_sees

TWO = ["14B", "14B N 0,1"]  # joined at 3,6; the second lies at y 7 to 11


def seen(scene: Scene, a: str, b: str, *blockers: str) -> bool:
    bits = sum(1 << scene.square(at) for at in blockers)
    return sight.sees(scene.s.ground, scene.square(a), scene.square(b), bits)


@pytest.mark.rule("dbd-los-01", "dbd-los-02", "dbd-los-03", "dbd-mov-09", "dbd-mov-10")
@pytest.mark.parametrize(
    ("tiles", "a", "b", "blockers", "sight"),
    [
        ("14B", "1,1", "5,5", "", True),
        ("14B", "1,3", "5,3", "3,3", False),
        ("14B", "1,1", "3,3", "2,2", False),
        ("14B", "1,1", "5,2", "3,1", True),
        ("14B", "1,1", "5,2", "3,2", True),
        ("14B", "1,1", "5,2", "3,1 3,2", False),
        ("10A", "1,1", "3,3", "", False),
        ("10A", "1,3", "5,3", "", True),
        ("10A", "1,2", "5,2", "", False),
        ("10A", "3,1", "3,5", "", True),
        ("10A", "1,2", "3,1", "", True),
        ("10A", "3,2", "5,2", "", False),
        ("4A", "1,2", "5,2", "", True),
        ("7A", "3,5", "3,3", "", False),
        (TWO, "3,3", "3,9", "", True),
        (TWO, "3,3", "1,9", "", False),
        (TWO, "1,1", "3,7", "", True),
        (TWO, "2,5", "4,7", "", True),
        (TWO, "3,3", "3,9", "3,6", False),
        (TWO, "3,5", "1,7", "", False),
    ],
)
def test_the_vectors_of_the_specification(tiles: str | list[str], a: str, b: str, blockers: str, sight: bool) -> None:
    scene = Scene(tiles=tiles)
    assert seen(scene, a, b, *blockers.split()) is sight
    assert seen(scene, b, a, *blockers.split()) is sight


@pytest.mark.rule("dbd-los-04")
def test_nobody_squeezes_out_between_two_figures_that_meet_at_a_corner() -> None:
    """The only way out of a corner leads between two figures that are diagonal neighbours."""
    scene = Scene(tiles="14B")
    assert seen(scene, "1,1", "3,3", "2,1")
    assert seen(scene, "1,1", "3,3", "1,2")
    assert not seen(scene, "1,1", "3,3", "2,1", "1,2")


@pytest.mark.rule("dbd-los-03")
def test_free_corners_let_a_line_pass_a_corner_and_no_edge() -> None:
    strict, free = Scene(tiles="14B"), Scene(tiles="14B", corner_touch="free")
    assert not seen(strict, "1,1", "3,3", "2,1", "1,2")
    assert seen(free, "1,1", "3,3", "2,1", "1,2")
    assert not seen(free, "1,3", "5,3", "3,3")


@pytest.mark.rule("dbd-los-05")
def test_features_packs_pits_and_water_never_block() -> None:
    scene = Scene(tiles="5A").feature(0, "chest").put(0, "1,1")
    assert all(scene.s.ground.water >> scene.square(f"{x},3") & 1 for x in range(1, 6))
    assert hero_sees(scene.s, scene.square("2,1"), scene.square("2,5"))


@pytest.mark.rule("dbd-los-06", "dbd-los-07")
def test_whom_one_looks_past_depends_on_who_looks() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "1,3").put(1, "3,3").enemy("gnawkin", "5,3")
    s, here, there = scene.s, scene.square("1,3"), scene.square("5,3")
    assert hero_sees(s, here, there)
    assert not enemy_sees(s, there, here)
    scene.enemy("gnawkin", "4,3").put(1, "1,1")
    assert not hero_sees(s, here, there)
    assert enemy_sees(s, there, here)


@pytest.mark.rule("dbd-los-06")
def test_heroes_need_not_block_enemies() -> None:
    scene = Scene("odrik sword stand", "selka bow lance", heroes_block_enemy_sight="off")
    scene.put(0, "1,3").put(1, "3,3").enemy("gnawkin", "5,3")
    assert enemy_sees(scene.s, scene.square("5,3"), scene.square("1,3"))


@pytest.mark.rule("dbd-los-08")
@pytest.mark.parametrize("tile", ["14B", "10A", "3A", "13B", "2A"])
def test_orthogonal_neighbours_always_see_each_other(tile: str) -> None:
    scene = Scene(tiles=tile)
    g = scene.s.ground
    everywhere = g.walkable
    for square in g.at.values():
        for beside in g.beside[square]:
            assert sight.sees(g, square, beside, everywhere)


@pytest.mark.rule("dbd-los-07")
@pytest.mark.parametrize("tile", ["7A", "10A"])
def test_sight_past_walls_is_the_same_both_ways_however_the_tile_is_turned(tile: str) -> None:
    for arrow in "NE":
        g = Scene(tiles=["14B", f"{tile} {arrow} 5,5"]).s.ground
        for a in g.at.values():
            for b in g.at.values():
                if a < b:
                    assert sight.sees(g, a, b, 0) == sight.sees(g, b, a, 0)
