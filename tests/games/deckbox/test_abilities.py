"""The ten abilities (dbd-abl)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import ABL_IDS
from questhall.games.deckbox.rules.enemy_phase import ENEMY_PHASE
from questhall.games.deckbox.rules.totals import defence

DOOR = ["14B", "14B N 0,-1"]  # joined at 3,0
COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2"]
COST = {"hymn": 5, "circle": 5, "slate": 5, "veil": 2, "stand": 3, "still": 5, "wind": 4, "lance": 4}
COST |= {"tithe": 4, "keen": 2}


def able(ability: str, weapon: str = "sword", energy: int = 10, tiles: str | list[str] = "14B") -> Scene:
    return Scene(f"odrik {weapon} {ability}", tiles=tiles).put(0, "3,3", energy=energy)


def targets(scene: Scene, seat: int = 0) -> list[str]:
    return [name.removeprefix("ability").strip() for name in scene.legal(seat) if name.startswith("ability")]


@pytest.mark.rule("dbd-min-04")
@pytest.mark.rule("dbd-abl-hymn", "dbd-abl-circle", "dbd-abl-slate", "dbd-abl-veil", "dbd-abl-stand")
@pytest.mark.rule("dbd-abl-still", "dbd-abl-wind", "dbd-abl-lance", "dbd-abl-tithe", "dbd-abl-keen")
@pytest.mark.parametrize("ability", ABL_IDS)
def test_each_costs_its_energy_and_is_not_to_be_had_for_less(ability: str) -> None:
    for short in (1, 0):
        scene = able(ability, energy=COST[ability] - short).enemy("tusk", "3,2", health=4)
        scene.hero().health = 5
        scene.begin()
        assert bool(targets(scene)) is not bool(short)
    scene.do(f"ability {targets(scene)[0]}".strip())
    assert scene.hero().energy == 0


@pytest.mark.rule("dbd-min-05", "dbd-min-08")
@pytest.mark.rule("dbd-abl-circle", "dbd-abl-slate", "dbd-abl-lance", "dbd-abl-tithe")
@pytest.mark.parametrize(
    ("ability", "target", "dice", "needs", "pierce"),
    [
        ("circle", "", 4, 4, False),  # his own: Odrik with the sword
        ("slate", "tile:0", 2, 4, False),
        ("lance", "enemy:1", 4, 4, True),
        ("tithe", "enemy:1", 3, 4, False),
    ],
)
def test_dice_modifier_and_pierce_of_those_that_attack(
    ability: str, target: str, dice: int, needs: int, pierce: bool
) -> None:
    """Two hits, no energy. A tuskwarden blocks with a five unless the attack pierces."""
    scene = able(ability, energy=COST[ability]).enemy("tusk", "3,2", health=4).begin().do(f"ability {target}".strip())
    assert scene.throw == f"attack:{dice}"
    scene.dice(" ".join([str(needs), *[str(needs - 1)] * (dice - 1)]))
    assert scene.throw == "defence:1" and scene.hero().energy == 0
    scene.dice("5")
    assert scene.left() == (3 if pierce else 4)


# Mending Hymn


@pytest.mark.rule("dbd-abl-hymn")
def test_hymn_heals_two_up_to_the_maximum() -> None:
    scene = able("hymn", energy=10).begin()
    assert targets(scene) == []  # nobody is hurt
    scene = able("hymn").put(0, "3,3", health=6).begin().do("ability hero:0")
    assert scene.hero().health == 8
    assert scene.do("ability hero:0").hero().health == 9


@pytest.mark.rule("dbd-abl-hymn")
def test_hymn_reaches_whoever_is_in_sight_on_this_or_the_next_tile() -> None:
    """One round the corner, one in the next room, one two rooms away."""
    scene = Scene("amaury sword hymn", "odrik sword stand", "selka bow lance", "tamsin knives veil", tiles=COLUMN)
    scene.put(0, "3,1", energy=5).put(1, "1,-1", health=1).put(2, "3,-5", health=1).put(3, "3,-7", health=1)
    scene.begin().do("activate", seat=0)
    assert targets(scene) == ["hero:2"]


# Reaping Circle


@pytest.mark.rule("dbd-abl-circle", "dbd-min-08")
def test_circle_strikes_all_eight_squares_one_after_the_other() -> None:
    scene = able("circle")
    around = ("2,2", "3,2", "4,2", "2,3", "4,3")
    for at in (*around, "3,1"):
        scene.enemy("gnawkin", at)
    scene.begin().do("ability")
    for _ in around:
        assert scene.throw == "attack:4"
        scene.dice("6 1 1 1", "M1")
    assert [scene.spot(number) for number in range(1, 7)] == ["", "", "", "", "", "3,1"]
    assert scene.hero().treasure == 5


@pytest.mark.rule("dbd-abl-circle", "dbd-kw-05", "dbd-kw-10")
def test_circle_has_the_weapons_keywords() -> None:
    scene = able("circle", "maul", energy=5).enemy("tyrant", "4,4", health=6).begin().dice("6 6 1").do("ability")
    assert scene.left() == 2 and scene.hero().energy == 0


@pytest.mark.rule("dbd-abl-circle", "dbd-min-06")
def test_nothing_that_improves_an_attack_action_improves_a_circle() -> None:
    scene = able("circle").put(0, "3,3", whet=True, edge=1).enemy("tyrant", "4,4", health=6).begin().do("ability")
    assert scene.throw == "attack:4"
    scene.dice("3 3 3 3")
    assert scene.s.hits == 0 and scene.hero().edge == 1


# Rain of Slate


@pytest.mark.rule("dbd-abl-slate")
def test_slate_falls_on_one_tile_and_on_whom_he_sees_there() -> None:
    """On his own tile one is out of sight behind a pillar; a third stands in the next room."""
    scene = Scene("odrik sword slate", tiles=["10A", "14B N 0,-1"]).put(0, "3,1", energy=5)
    scene.enemy("tusk", "3,4", health=4).enemy("tusk", "1,3", health=4).enemy("tusk", "3,-3", health=4).begin()
    assert targets(scene) == ["tile:0", "tile:1"]
    scene.do("ability tile:0").dice("6 1")
    assert not scene.throw and [e.health for e in scene.s.enemies] == [3, 4, 4]


@pytest.mark.rule("dbd-abl-slate")
def test_slate_hits_a_joint_as_part_of_either_tile() -> None:
    for tile in ("tile:0", "tile:1"):
        scene = able("slate", tiles=DOOR).enemy("tusk", "3,0", health=4).begin().do(f"ability {tile}").dice("6 1")
        assert scene.left() == 3


@pytest.mark.rule("dbd-abl-slate")
def test_slate_does_not_fall_two_tiles_away() -> None:
    """The enemy stands on the joint of the next tile and the one behind it."""
    assert targets(able("slate", tiles=COLUMN).enemy("tusk", "3,-6").begin()) == ["tile:1"]


# Veilstep


def veiled(*squares: str) -> list[str]:
    return [f"veil square:{at}" for at in squares]


@pytest.mark.rule("dbd-abl-veil")
def test_veil_goes_five_squares_through_enemies_and_water() -> None:
    scene = Scene("odrik sword veil", tiles=["5A", "14B N 0,-1"]).put(0, "3,4", energy=2).enemy("tusk", "3,2").begin()
    scene.do("ability", *veiled("3,3", "3,2", "3,1", "3,0", "3,-1"))
    assert scene.place() == "3,-1" and scene.step == "Act" and scene.s.actions == 2


@pytest.mark.rule("dbd-abl-veil")
def test_veil_may_stop_earlier_but_not_on_a_figure() -> None:
    scene = able("veil").enemy("tusk", "3,2").begin().do("ability", *veiled("3,2"))
    assert "stop" not in scene.legal()
    scene.do(*veiled("3,1"), "stop")
    assert scene.place() == "3,1"


@pytest.mark.rule("dbd-abl-veil")
def test_veil_leads_nowhere_from_which_there_is_no_way_on() -> None:
    """With its last square he cannot enter an enemy's."""
    scene = able("veil", tiles=DOOR).put(0, "3,4").enemy("tusk", "3,-1").begin()
    scene.do("ability", *veiled("3,3", "3,2", "3,1", "3,0"))
    assert scene.legal() == ["veil square:3,1", "stop"]


@pytest.mark.rule("dbd-abl-veil")
def test_veil_leads_into_no_crowd_that_is_too_deep() -> None:
    """Three stand in a row in the door; with two squares left, on the first one's, the second one's leads nowhere."""
    scene = able("veil", tiles=DOOR).put(0, "3,4").enemy("tusk", "3,1").enemy("tusk", "3,0").enemy("tusk", "3,-1")
    scene.begin().do("ability", *veiled("3,3", "3,2", "3,1"))
    assert set(scene.legal()) == {f"veil square:{at}" for at in ("3,2", "2,1", "4,1")}


@pytest.mark.rule("dbd-abl-veil", "dbd-mov-07")
@pytest.mark.parametrize(("then", "health"), [(["stop"], 8), (["veil square:2,4", "stop"], 9)])
def test_veil_hurts_only_who_stops_in_a_pit(then: list[str], health: int) -> None:
    scene = Scene("odrik sword veil", tiles="4A").put(0, "1,3", energy=2).begin()
    scene.do("ability", *veiled("2,3"), *then)
    assert scene.hero().health == health


@pytest.mark.rule("dbd-abl-veil", "dbd-exp-03")
def test_veil_explores_on_its_way_and_goes_on() -> None:
    scene = able("veil").beyond(0, "N", "14B", "treasure explorer 2").begin()
    scene.do("ability", *veiled("3,2", "3,1", "3,0"))
    assert len(scene.s.rooms) == 2 and scene.hero().treasure == 2
    scene.do(*veiled("3,-1", "3,-2"))
    assert scene.place() == "3,-2"


@pytest.mark.rule("dbd-abl-veil", "dbd-exp-01")
def test_veil_explores_nothing_where_somebody_stands() -> None:
    """Erratum 7."""
    scene = able("veil").beyond(0, "N", "14B").put(0, "3,1").enemy("tusk", "3,0").begin()
    scene.do("ability", *veiled("3,0"), "stop")  # there is but one way back
    assert len(scene.s.rooms) == 1


@pytest.mark.rule("dbd-abl-veil", "dbd-def-11")
def test_who_dies_veiled_in_a_pit_leaves_the_pack_there() -> None:
    scene = Scene("odrik sword veil", "selka bow lance", tiles="4A").put(0, "1,3", energy=2, health=1, treasure=3)
    scene.put(1, "5,5").begin().do("activate", seat=0).do("ability", *veiled("2,3"), "stop")
    assert scene.hero().fallen and scene.at(scene.s.packs[0].square) == "2,3" and scene.s.active == 1


# Stand Fast


@pytest.mark.rule("dbd-abl-stand", "dbd-chr-03")
@pytest.mark.parametrize(("at", "blocks"), [("3,4", True), ("4,4", False)])
def test_stand_helps_himself_and_who_is_beside_him_when_rolling(at: str, blocks: bool) -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3", energy=3).put(1, at)
    scene.enemy("gnawkin", "3,2").enemy("gnawkin", f"{int(at[0]) + 1},4").begin()
    scene.do("activate", seat=0).do("ability", "end").do("end")
    scene.dice("5 1 1", "2", "5 1 1", "4")  # his defence is 4 with it, hers 2 or nothing
    assert scene.hero(0).health == 9 and scene.hero(1).health == (7 if blocks else 6)


@pytest.mark.rule("dbd-abl-stand")
def test_stand_lasts_until_his_next_activation() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3", energy=6).put(1, "3,4").begin()
    scene.do("activate", seat=0).do("ability")
    assert "ability" not in scene.legal(0)  # erratum 10: it does not add up
    scene.do("end").do("end")
    assert scene.hero().stand
    scene.do("activate", seat=0)
    assert not scene.hero().stand and "ability" in scene.legal(0)


@pytest.mark.rule("dbd-abl-stand")
def test_stand_helps_in_every_corner_and_never_the_fallen() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "1,2", stand=True).put(1, "1,1")
    assert defence(scene.s, scene.hero(1)) == 2
    scene.s.move_hero(scene.hero(1), -1)
    assert defence(scene.s, scene.hero(1)) == 0


@pytest.mark.rule("dbd-abl-stand")
def test_two_who_stand_fast_side_by_side_have_it_once() -> None:
    scene = Scene("odrik sword stand", "zaida sword stand", "selka bow lance").put(0, "3,3", stand=True)
    scene.put(1, "3,4", stand=True).put(2, "1,1").enemy("gnawkin", "3,2")
    scene.happens(lambda s: s.then(ENEMY_PHASE)).dice("5 1 1")
    assert scene.dice("1").hero(0).health == 8  # his defence is 4: with another +2 a one would block


# Word of Stillness


@pytest.mark.rule("dbd-abl-still", "dbd-kw-08")
def test_still_stuns_two_that_are_not_red() -> None:
    scene = able("still").enemy("tusk", "3,1").enemy("gnawkin", "1,1").enemy("tyrant", "5,1").begin()
    assert targets(scene) == ["enemy:1", "enemy:2"]
    scene.do("ability enemy:2")
    assert scene.legal() == ["still enemy:1", "stop"]
    scene.do("still enemy:1")
    assert [e.stunned for e in scene.s.enemies] == [True, True, False] and scene.step == "Act"


@pytest.mark.rule("dbd-abl-still")
def test_still_may_stop_at_one() -> None:
    scene = able("still").enemy("tusk", "3,1").enemy("gnawkin", "1,1").begin().do("ability enemy:1", "stop")
    assert [e.stunned for e in scene.s.enemies] == [True, False]


@pytest.mark.rule("dbd-abl-still")
def test_still_needs_sight_and_a_near_tile() -> None:
    scene = able("still", tiles=COLUMN).put(0, "3,1").enemy("tusk", "1,-1").enemy("tusk", "3,-7").begin()
    assert targets(scene) == []


# Second Wind


@pytest.mark.rule("dbd-abl-wind")
def test_wind_is_one_more_action_once_per_activation_even_after_the_last() -> None:
    """Erratum 8."""
    scene = able("wind").enemy("tyrant", "3,2", health=6).begin().dice("1 1 1 1", "1 1 1 1")
    scene.do("melee enemy:1", "melee enemy:1")
    assert scene.s.actions == 0 and "melee enemy:1" not in scene.legal()
    scene.do("ability")
    assert scene.s.actions == 1 and "ability" not in scene.legal()
    scene.dice("1 1 1 1").do("melee enemy:1")
    assert scene.s.round == 1 and scene.throw == "attack:3"  # the tyrant's
    scene.dice("1 1 1")
    assert scene.s.round == 2 and "ability" in scene.legal()  # and again in the next activation


@pytest.mark.rule("dbd-abl-wind", "dbd-abl-keen")
@pytest.mark.parametrize("ability", ["wind", "keen"])
def test_wind_and_keen_eye_only_in_ones_own_activation(ability: str) -> None:
    scene = Scene(f"odrik sword {ability}", "selka bow lance").put(0, "3,3", energy=9).put(1, "1,1").begin()
    assert "ability" not in scene.legal(0)
    scene.do("activate", seat=1)
    assert "ability" not in scene.legal(0)
    scene.do("end")
    assert "ability" in scene.legal(0)


# Lance of Dawn


@pytest.mark.rule("dbd-abl-lance")
def test_lance_at_any_distance_in_sight_on_a_near_tile() -> None:
    """Beside him, diagonally, ten squares away; not round the corner and not two rooms away."""
    scene = able("lance", tiles=COLUMN).put(0, "3,5")
    for at in ("3,6", "4,4", "3,-5", "1,-1", "3,-7"):
        scene.enemy("tusk", at)
    assert targets(scene.begin()) == ["enemy:1", "enemy:2", "enemy:3"]


@pytest.mark.rule("dbd-abl-lance", "dbd-abl-slate", "dbd-rule-dark")
@pytest.mark.parametrize(("ability", "target"), [("lance", "enemy:1"), ("slate", "tile:0")])
def test_darkness_does_not_hinder_what_is_no_ranged_attack(ability: str, target: str) -> None:
    """Erratum 20."""
    scene = able(ability).rule(0, "dark").put(0, "3,5").enemy("tusk", "3,1").begin()
    assert targets(scene) == [target]


# Tithe of Blood


@pytest.mark.rule("dbd-abl-tithe")
@pytest.mark.parametrize(("dice", "block", "health"), [("6 6 1", "", 6), ("4 1 1", "5", 5), ("1 1 1", "", 5)])
def test_tithe_heals_one_if_it_does_damage(dice: str, block: str, health: int) -> None:
    scene = able("tithe").put(0, "3,3", health=5).enemy("tusk", "3,2", health=4).begin()
    assert scene.dice(dice, *([block] if block else [])).do("ability enemy:1").hero().health == health


@pytest.mark.rule("dbd-abl-tithe")
def test_tithe_reaches_the_square_beside_and_no_other() -> None:
    """Not even with a halberd."""
    scene = able("tithe", "halberd").enemy("tusk", "4,4").enemy("tusk", "3,1").enemy("tusk", "4,3").begin()
    assert targets(scene) == ["enemy:3"]


# Keen Eye


@pytest.mark.rule("dbd-abl-keen", "dbd-mkt-14")
def test_keen_eye_is_two_more_dice_and_pierce_for_the_next_attack_of_this_activation() -> None:
    scene = able("keen", energy=6).enemy("tusk", "3,2", health=4).begin().do("ability")
    assert "ability" not in scene.legal()  # erratum 10: it does not add up
    scene.do("melee enemy:1")
    assert scene.throw == "attack:6"
    scene.dice("4 1 1 1 1 1", "5")
    assert scene.left() == 3 and scene.hero().energy == 5
    scene.do("melee enemy:1")
    assert scene.throw == "attack:4"


@pytest.mark.rule("dbd-abl-keen", "dbd-mkt-14")
def test_keen_eye_is_lost_at_the_end_of_the_activation() -> None:
    scene = able("keen", energy=2).begin().do("ability", "end")
    assert scene.s.round == 2 and not scene.hero().keen
