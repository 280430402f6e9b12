"""Where tiles and squares lie (dbd-map)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene, room

from questhall.engine.content import ContentError
from questhall.games.deckbox.model.ground import is_half
from questhall.games.deckbox.model.plan import Plan
from questhall.games.deckbox.quest_format import quest_file
from questhall.games.deckbox.quest_format.quests import FILES
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.views.dungeon import exits

TWO = ("odrik sword stand", "selka bow lance")


def squares(scene: Scene, slot: int = 0, halves: bool = False) -> set[str]:
    """The interior of a tile, or its half-squares."""
    g = scene.s.ground
    return {scene.at(at) for at in g.at.values() if g.tile_bits[slot] >> at & 1 and is_half(at) is halves}


def exit_states(scene: Scene) -> dict[str, str]:
    return {found["at"]: found["state"] for found in exits(scene.s)}


def steps(scene: Scene) -> set[str]:
    return {name.removeprefix("step square:") for name in scene.legal() if name.startswith("step")}


@pytest.mark.rule("dbd-map-01")
def test_columns_from_the_left_and_rows_from_the_top() -> None:
    scene = Scene(tiles="12A")
    assert scene.at(scene.s.ground.feature[0]) == "1,1"
    assert scene.at(scene.s.ground.spawn[0]) == "3,2"
    floor = {f"{x},{y}" for x in range(1, 5) for y in range(1, 5)} | {"3,5", "4,5"}
    assert squares(scene) == floor


@pytest.mark.rule("dbd-map-02")
def test_tiles_lie_six_apart() -> None:
    scene = Scene(tiles=["14B", "14B N 1,-2"])
    assert squares(scene, 1) == {f"{x},{y}" for x in range(7, 12) for y in range(-11, -6)}


@pytest.mark.rule("dbd-map-03")
def test_half_squares_lie_outside_the_middle_of_a_side() -> None:
    scene = Scene(tiles=["14B", "14B N 1,-2"])
    assert squares(scene, 0, halves=True) == {"3,0", "6,3", "3,6", "0,3"}
    assert squares(scene, 1, halves=True) == {"9,-12", "12,-9", "9,-6", "6,-9"}


@pytest.mark.rule("dbd-map-04")
@pytest.mark.parametrize(
    ("tile", "found"),
    [("1B", {"3,6"}), ("12A", {"3,6", "0,3"}), ("13A", {"3,6", "3,0", "6,3"}), ("3B", {"3,6", "3,0", "6,3"})],
)
def test_the_arrow_side_has_an_exit_and_the_others_as_the_face_says(tile: str, found: set[str]) -> None:
    assert squares(Scene(tiles=tile), halves=True) == found


@pytest.mark.rule("dbd-map-05")
def test_a_half_square_is_a_full_square() -> None:
    """One stands, strikes and shoots there, and is struck and shot at."""
    for hero, enemy, answer in (("3,0", "3,1", "melee"), ("3,1", "3,0", "melee"), ("3,0", "3,2", "shoot")):
        scene = Scene("odrik javelin stand").put(0, hero).enemy("tusk", enemy).begin()
        assert f"{answer} enemy:1" in scene.legal()
    scene = Scene("odrik javelin stand").put(0, "3,2").enemy("tusk", "3,0").begin()
    assert "shoot enemy:1" in scene.legal()


@pytest.mark.rule("dbd-map-06")
def test_facing_half_squares_are_one_square_of_both_tiles() -> None:
    scene = Scene(tiles=["14B", "14B N 0,-1"]).put(0, "3,0")
    assert "3,0" in squares(scene, 0, halves=True) & squares(scene, 1, halves=True)
    assert scene.s.on_tile(0) == scene.s.on_tile(1) == [scene.hero()]


@pytest.mark.rule("dbd-map-07")
@pytest.mark.parametrize(("tile", "energy"), [("14B E 1,0", 0), ("1B N 1,0", 1)])
def test_tiles_are_adjacent_through_a_joint_and_not_through_a_wall(tile: str, energy: int) -> None:
    """A Hexpiper takes the energy of those on adjacent tiles."""
    scene = Scene(tiles=["14B", tile]).put(0, "1,1", energy=1).enemy("piper", "9,4", health=2).begin().do("end")
    assert scene.hero().energy == energy


@pytest.mark.rule("dbd-map-08", "dbd-map-09")
def test_exits_are_live_or_sealed() -> None:
    """A room lies behind the north side; one behind the west side is entered from elsewhere."""
    scene = Scene().put(0, "1,3").beyond(0, "N", "14B")
    scene.s.plan = Plan([*scene.s.plan.rooms, room("14B N -1,0")])
    assert exit_states(scene) == {"3,0": "live", "6,3": "sealed", "3,6": "entrance", "0,3": "sealed"}
    scene.begin().do("step square:0,3")
    assert len(scene.s.rooms) == 1


@pytest.mark.rule("dbd-map-09")
def test_a_sealed_half_square_is_a_dead_end_to_stand_on() -> None:
    scene = Scene().put(0, "5,3").begin().do("step square:6,3")
    assert steps(scene) == {"5,3"}
    scene.do("end")
    assert scene.s.round == 2 and scene.at(scene.hero().square) == "6,3"


@pytest.mark.rule("dbd-map-10")
@pytest.mark.parametrize(("face", "opens"), [("14B", True), ("1B", False)])
def test_a_later_tile_opens_a_sealed_exit_or_never(face: str, opens: bool) -> None:
    """The fourth room lies beside the second one; whether one can pass depends on its walls."""
    scene = Scene(tiles=["14B", "14B N 0,-1", "14B E 1,0"]).beyond(2, "N", face).put(0, "8,3")
    assert exit_states(scene)["6,-3"] == "sealed"
    scene.give(0, "foresight")
    scene.s.events = []
    scene.begin().do("use item:foresight exit:9,0")
    assert [scene.at(event[2]) for event in scene.told(events.PASSAGE_OPENS)] == (["6,-3"] if opens else [])
    assert exit_states(scene)["6,-3"] == ("joint" if opens else "sealed")
    scene.put(0, "5,-3").do("end").do("step square:6,-3")
    assert steps(scene) == ({"5,-3", "7,-3"} if opens else {"5,-3"})


@pytest.mark.rule("dbd-map-10", "dbd-map-07")
def test_a_wall_between_a_sealed_exit_and_the_next_tile() -> None:
    """Floor lies right beyond the half-square; nobody walks, strikes, trades or is pushed through the wall."""
    scene = Scene("odrik halberd stand", "selka bow lance", tiles=["14B", "1B N 1,0"])
    scene.put(0, "6,3", treasure=1).put(1, "7,3").enemy("gnawkin", "7,4", health=1).begin()
    scene.do("activate", seat=0)
    assert scene.legal() == ["step square:5,3", "end"]
    scene = Scene("odrik tower stand", tiles=["14B", "1B N 1,0"]).put(0, "5,3").enemy("tyrant", "6,3", health=6)
    scene.begin().dice("6 1 1").do("melee enemy:1")
    assert scene.s.enemies[0].health == 4 and scene.at(scene.s.enemies[0].square) == "6,3"


@pytest.mark.rule("dbd-map-11")
def test_a_new_tile_is_turned_in_the_direction_of_travel() -> None:
    """2.9: 12A entered going east has its left exit in the north, and is never mirrored."""
    scene = Scene().beyond(0, "E", "12A").put(0, "5,3").begin().do("step square:6,3")
    assert scene.s.rooms[1].arrow == 1
    assert squares(scene, 1, halves=True) == {"6,3", "9,0"}
    assert scene.at(scene.s.ground.feature[1]) == "11,1"


@pytest.mark.rule("dbd-map-12")
@pytest.mark.parametrize(
    ("arrow", "feature", "spawned"),
    [
        ("N", "1,1", ["3,2", "3,1", "4,2"]),
        ("E", "5,1", ["4,3", "5,3", "4,4"]),
        ("S", "5,5", ["3,4", "3,5", "2,4"]),
        ("W", "1,5", ["2,3", "1,3", "2,2"]),
    ],
)
def test_quarter_turns(arrow: str, feature: str, spawned: list[str]) -> None:
    """12A: its feature at 1,1 and its spawn point at 3,2; the next positions lie above and to the right."""
    scene = Scene(tiles=["14B", f"12A {arrow} 3,3"]).put(0, "3,5")
    moved = [",".join(str(int(n) + 18) for n in at.split(",")) for at in (feature, *spawned)]
    assert scene.at(scene.s.ground.feature[1]) == moved[0]
    scene.script("spawn G3=M1", slot=1)
    assert [scene.at(e.square) for e in scene.s.enemies] == moved[1:]


@pytest.mark.rule("dbd-map-13")
@pytest.mark.parametrize(
    ("tile", "zone"),
    [
        ("14B", ["3,5", "3,4", "4,5", "2,5"]),
        ("12A", ["3,5", "3,4", "4,5", "3,3"]),
        ("12B", ["3,5", "4,5", "2,5", "3,3"]),  # one walks through the water, and does not start in it
    ],
)
def test_the_start_zone(tile: str, zone: list[str]) -> None:
    scene = Scene(tiles=tile)
    assert [scene.at(square) for square in scene.s.ground.start_zone()] == zone


@pytest.mark.rule("dbd-map-14")
def test_two_rooms_on_one_cell_are_refused() -> None:
    text = FILES["p1"].read_text("utf-8")
    with pytest.raises(ContentError, match="lies there already"):
        quest_file.parse(text.replace("at = [-1, -1]", "at = [1, -1]"))


@pytest.mark.rule("dbd-map-15")
@pytest.mark.parametrize(("boxes", "face", "good"), [(1, "3B", False), (2, "3A", True), (2, "3B", True)])
def test_a_card_lies_there_once_a_box(boxes: int, face: str, good: bool) -> None:
    """The quest begins on 3A; its fifth room is laid with that card again."""
    text = FILES["p1"].read_text("utf-8").replace('face = "5A"', f'face = "{face}"')
    text = text.replace("[flags]", f"boxes = {boxes}\n[flags]", 1)
    if good:
        assert quest_file.parse(text)
    else:
        with pytest.raises(ContentError, match="card lies there already"):
            quest_file.parse(text)


@pytest.mark.rule("dbd-map-16")
def test_all_else_is_solid() -> None:
    scene = Scene(tiles=["10A", "14B N 0,-1"])
    pillars = {"2,2", "4,2", "2,4", "4,4"}
    inside = {f"{x},{y}" for x in range(1, 6) for y in (*range(1, 6), *range(-5, 0))} - pillars
    halves = {"3,0", "6,3", "3,6", "0,3", "3,-6", "6,-3", "0,-3"}
    assert {scene.at(square) for square in scene.s.ground.at.values()} == inside | halves
