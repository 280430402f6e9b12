"""Who can be attacked from where, by heroes and by enemies (dbd-mel, dbd-rng, dbd-los, dbd-kw-01, -02)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model import sight
from questhall.games.deckbox.model.ground import place
from questhall.games.deckbox.model.ids import KW_REACH
from questhall.games.deckbox.rules.aiming import (
    NO_SIGHT,
    SHOT_OK,
    TOO_CLOSE,
    TOO_DARK,
    WRONG_TILE,
    in_reach,
    shot,
)

COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2", "14B N 0,-3"]  # joined at 3,0, 3,-6 and 3,-12


def targets(scene: Scene, how: str) -> list[str]:
    return [name.split()[1] for name in scene.legal() if name.startswith(how)]


# Melee


@pytest.mark.rule("dbd-mel-01", "dbd-mel-03")
def test_melee_reaches_the_four_squares_beside_and_no_other() -> None:
    scene = Scene().put(0, "3,3")
    for at in ("2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4", "3,1"):
        scene.enemy("gnawkin", at)
    assert targets(scene.begin(), "melee") == ["enemy:2", "enemy:4", "enemy:5", "enemy:7"]


@pytest.mark.rule("dbd-mel-01", "dbd-map-05")
def test_melee_across_a_half_square() -> None:
    assert targets(Scene(tiles=COLUMN).put(0, "3,1").enemy("gnawkin", "3,0").begin(), "melee") == ["enemy:1"]


@pytest.mark.rule("dbd-mel-02")
def test_melee_uses_the_melee_dice_and_modifier() -> None:
    """Hunting Javelins in Selka's hands: three dice +0 in melee, two dice +2 thrown."""
    scene = Scene("selka javelin stand").put(0, "3,3").enemy("tyrant", "3,2", health=6).begin().do("melee enemy:1")
    assert scene.throw == "attack:3"
    assert scene.dice("6 5 5").s.hits == 1


@pytest.mark.rule("dbd-mel-02")
@pytest.mark.parametrize("tile", ["10A", "13B", "2A"])
def test_melee_between_neighbours_needs_no_sight(tile: str) -> None:
    g = Scene(tiles=tile).s.ground
    assert all(in_reach(g, square, beside, 0) for square in g.at.values() for beside in g.beside[square])


@pytest.mark.rule("dbd-mel-03", "dbd-rng-01")
def test_a_diagonal_neighbour_is_in_the_blind_spot_of_every_weapon_without_reach() -> None:
    scene = Scene("selka javelin stand").put(0, "3,3").enemy("gnawkin", "4,4").begin()
    assert targets(scene, "melee") == targets(scene, "shoot") == []


# Reach


@pytest.mark.rule("dbd-kw-01", "dbd-eqp-halberd")
def test_reach_adds_the_four_diagonal_squares() -> None:
    scene = Scene("odrik halberd stand").put(0, "3,3")
    for at in ("2,2", "4,2", "2,4", "4,4", "3,2", "3,1", "5,5"):
        scene.enemy("gnawkin", at)
    assert targets(scene.begin(), "melee") == ["enemy:1", "enemy:2", "enemy:3", "enemy:4", "enemy:5"]


@pytest.mark.rule("dbd-kw-02")
def test_reach_past_a_corner_needs_one_flank_that_is_no_wall() -> None:
    """No tile has two walls that meet at a corner with floor on both other sides, so walls are put up here."""
    scene = Scene()
    g, a, b = scene.s.ground, scene.square("3,3"), scene.square("4,2")
    del g.at[place(3, 2)]
    assert in_reach(g, a, b, KW_REACH) and in_reach(g, b, a, KW_REACH)
    del g.at[place(4, 3)]
    assert not in_reach(g, a, b, KW_REACH) and not in_reach(g, b, a, KW_REACH)


@pytest.mark.rule("dbd-kw-02")
def test_reach_into_a_doorway_past_its_wall() -> None:
    scene = Scene("odrik halberd stand").put(0, "2,5").enemy("gnawkin", "3,6").begin()
    assert targets(scene, "melee") == ["enemy:1"]


# Ranged


@pytest.mark.rule("dbd-rng-01")
@pytest.mark.parametrize(("at", "can"), [("3,2", False), ("4,2", False), ("3,1", True), ("4,1", True), ("5,2", True)])
def test_ranged_attacks_begin_at_distance_two(at: str, can: bool) -> None:
    scene = Scene("selka bow lance").put(0, "3,3").enemy("gnawkin", at).begin()
    assert targets(scene, "shoot") == (["enemy:1"] if can else [])


@pytest.mark.rule("dbd-rng-02")
def test_ranged_attacks_need_sight() -> None:
    scene = Scene("selka bow lance", tiles="10A").put(0, "1,2").enemy("gnawkin", "5,2").enemy("gnawkin", "1,5").begin()
    assert targets(scene, "shoot") == ["enemy:2"]


@pytest.mark.rule("dbd-rng-02", "dbd-los-02")
def test_an_enemy_hides_the_one_behind_it() -> None:
    scene = Scene("selka bow lance").put(0, "3,5").enemy("gnawkin", "3,3").enemy("gnawkin", "3,1").begin()
    assert targets(scene, "shoot") == ["enemy:1"]


@pytest.mark.rule("dbd-rng-03", "dbd-rng-07")
def test_from_the_interior_as_far_as_the_adjacent_tile_goes() -> None:
    """Ten squares away on the next tile, but not five away on the one after it."""
    scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,5").enemy("gnawkin", "3,-5").begin()
    assert targets(scene, "shoot") == ["enemy:1"]
    scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,-2").enemy("gnawkin", "3,-13").begin()
    assert targets(scene, "shoot") == []


@pytest.mark.rule("dbd-rng-05")
def test_a_target_on_a_joint_stands_on_both_its_tiles() -> None:
    scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,-1").enemy("gnawkin", "3,-12").begin()
    assert targets(scene, "shoot") == ["enemy:1"]  # the joint belongs to the third tile, which is adjacent
    scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,1").enemy("gnawkin", "3,-12").begin()
    assert targets(scene, "shoot") == []


@pytest.mark.rule("dbd-rng-04")
def test_from_a_joint_its_own_two_tiles_only() -> None:
    scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,0").enemy("gnawkin", "3,-4").enemy("gnawkin", "3,4")
    assert targets(scene.begin(), "shoot") == ["enemy:1", "enemy:2"]
    for at in ("3,1", "3,-13"):  # on the tiles before and behind them
        scene = Scene("selka bow lance", tiles=COLUMN).put(0, "3,-6").enemy("gnawkin", at).begin()
        assert targets(scene, "shoot") == []


@pytest.mark.rule("dbd-rng-06")
@pytest.mark.parametrize("unexplored", [False, True])
def test_a_half_square_that_joins_nothing_is_like_the_interior(unexplored: bool) -> None:
    """From the far side of the first tile onto the second, which is adjacent to it."""
    scene = Scene("selka bow lance", tiles=["14B", "14B N 0,-1"])
    if unexplored:
        scene.beyond(0, "S", "14B")
    assert targets(scene.put(0, "3,6").enemy("gnawkin", "3,-3").begin(), "shoot") == ["enemy:1"]


@pytest.mark.rule("dbd-rng-08")
@pytest.mark.parametrize(
    ("a", "b", "found"),
    [
        ("3,3", "4,4", TOO_CLOSE),
        ("3,3", "3,1", SHOT_OK),
        ("3,5", "3,-5", SHOT_OK),
        ("3,-2", "3,-13", WRONG_TILE),
        ("3,0", "3,-7", WRONG_TILE),
        ("3,-1", "3,-12", SHOT_OK),
        ("3,6", "3,-3", SHOT_OK),
        ("1,1", "1,-1", NO_SIGHT),
    ],
)
def test_enemies_shoot_by_the_same_rules(a: str, b: str, found: int) -> None:
    scene = Scene(tiles=COLUMN)
    for by_hero in (False, True):
        assert shot(scene.s, scene.square(a), scene.square(b), by_hero) == found


@pytest.mark.rule("dbd-rng-08", "dbd-los-06")
def test_an_enemy_that_cannot_shoot_past_a_hero_does_not() -> None:
    """The corridor is closed by Odrik; Selka behind him is the softer target and out of sight."""
    scene = Scene("odrik sword stand", "selka bow lance", tiles=["14B", "14B N 0,-1"]).put(0, "3,0").put(1, "3,1")
    scene.enemy("spitling", "3,-3").begin()
    assert shot(scene.s, scene.square("3,-3"), scene.square("3,1"), False) == NO_SIGHT


@pytest.mark.rule("dbd-rng-07", "dbd-rule-dark")
@pytest.mark.parametrize(("at", "found"), [("3,2", SHOT_OK), ("3,1", TOO_DARK)])
@pytest.mark.parametrize("by_hero", [True, False])
def test_dark_is_the_only_limit(at: str, found: int, by_hero: bool) -> None:
    """From or against a square of a dark tile: three squares at most."""
    scene = Scene().rule(0, "dark")
    assert shot(scene.s, scene.square("3,5"), scene.square(at), by_hero) == found
    assert shot(scene.s, scene.square(at), scene.square("3,5"), by_hero) == found


# Lines of sight that the vectors of the specification leave out


@pytest.mark.rule("dbd-los-03")
def test_the_option_of_free_corners_changes_a_shot() -> None:
    """Between two enemies that are diagonal neighbours."""
    for touch, can in (("blocks", []), ("free", ["enemy:3"])):
        scene = (
            Scene("selka bow lance", corner_touch=touch).put(0, "1,1").enemy("gnawkin", "2,1").enemy("gnawkin", "1,2")
        )
        assert targets(scene.enemy("gnawkin", "3,3").begin(), "shoot") == can


@pytest.mark.rule("dbd-los-02")
def test_the_two_ends_never_block() -> None:
    scene = Scene()
    a, b = scene.square("1,1"), scene.square("5,1")
    assert sight.sees(scene.s.ground, a, b, 1 << a | 1 << b)


@pytest.mark.rule("dbd-los-05")
def test_a_pack_a_feature_and_a_friend_do_not_hide_an_enemy() -> None:
    scene = Scene("selka bow lance", "odrik sword stand", "tamsin knives veil").feature(0, "nest")
    scene.put(0, "3,5").put(1, "3,4").put(2, "3,3", health=1, treasure=3).enemy("gnawkin", "3,1")
    scene.script("damage explorer 1", explorer=2).do("activate", seat=0)
    assert len(scene.s.packs) == 1
    assert "shoot enemy:1" in scene.legal(0)
