"""The worked examples of the specification (section 6)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events


@pytest.mark.rule("dbd-spn-01", "dbd-spn-04")
def test_w1_four_green_dice_on_an_empty_tile() -> None:
    scene = Scene("odrik sword stand", "selka bow lance")
    scene.put(0, "3,6").put(1, "2,5")
    scene.dice("M1", "R1", "M2", "R2").script("spawn G4")
    found = [(enemy.health, scene.at(enemy.square)) for enemy in scene.s.enemies]
    assert found == [(1, "3,3"), (1, "3,2"), (2, "4,3"), (2, "3,4")]
    assert scene.s.supply[0] == 2


@pytest.mark.rule("dbd-kw-10")
@pytest.mark.parametrize(("weapon", "energy"), [("maul", 1), ("sword", 3)])
def test_w2_heavy_gives_one_energy(weapon: str, energy: int) -> None:
    scene = Scene(f"odrik {weapon} stand").put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    dice = "5 5 5" if weapon == "maul" else "5 5 5 1"
    scene.dice(dice, "1 1 1").do("melee enemy:1")
    assert scene.hero().energy == energy


@pytest.mark.rule("dbd-skl-01", "dbd-skl-02")
@pytest.mark.parametrize(("dice", "treasure"), [("2 3 5 6", 1), ("2 2 4 6", 0)])
def test_w3_wisdom_three(dice: str, treasure: int) -> None:
    scene = Scene("amaury sword stand").put(0, "3,3")
    scene.dice(dice).script("test wis:3 by explorer {ok: treasure explorer 1 | ko: none}")
    assert scene.hero().treasure == treasure


@pytest.mark.rule("dbd-enc-03")
def test_w4_only_one_branch_is_applied() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,6").put(1, "2,5")
    scene.dice("4").script("roll{1-2: treasure each 1 | 3-4: energy each +1 | 5-6: treasure each 2}")
    assert [(h.treasure, h.energy) for h in scene.s.heroes] == [(0, 1), (0, 1)]


@pytest.mark.rule("dbd-kw-13")
def test_w5_against_a_wall() -> None:
    scene = Scene("odrik tower stand").put(0, "1,2").enemy("tyrant", "1,1", health=6)
    scene.begin().dice("6 1 1").do("melee enemy:1")
    foe = scene.foe()
    assert foe is not None and foe.health == 4  # one from the hit, one from the wall, and no defence against it
    assert not scene.throw and scene.at(foe.square) == "1,1"


@pytest.mark.rule("dbd-kw-14")
def test_w5_against_a_figure() -> None:
    scene = Scene("odrik tower stand").put(0, "3,3").enemy("tyrant", "3,2", health=6).enemy("gnawkin", "3,1")
    scene.begin().dice("6 1 1").do("melee enemy:1")
    assert scene.throw == "defence:1"
    scene.dice("4")
    assert [enemy.health for enemy in scene.s.enemies] == [5, 1]


@pytest.mark.rule("dbd-atk-02", "dbd-atk-04", "dbd-atk-06", "dbd-def-01")
def test_w6_a_critical_and_a_blocked_hit() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").enemy("tusk", "3,2", health=3)
    scene.begin().dice("6 4 2 1", "5").do("melee enemy:1")
    foe = scene.foe()
    assert foe is not None and foe.health == 2
    assert scene.hero().energy == 2


@pytest.mark.rule("dbd-kw-16")
def test_w7_pierce_lowers_the_defence() -> None:
    scene = Scene("odrik flail stand").put(0, "3,3").enemy("tusk", "3,2", health=3)
    scene.begin().dice("6 4 2 1", "5").do("melee enemy:1")
    foe = scene.foe()
    assert foe is not None and foe.health == 1


@pytest.mark.rule("dbd-atk-05", "dbd-def-01")
def test_w8_enemies_have_no_criticals() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").enemy("gnawkin", "3,2").begin()
    scene.dice("6 5 3", "4 2").do("end")
    assert scene.hero().health == 8


@pytest.mark.rule("dbd-def-02")
def test_w9_a_natural_six_below_six_does_not_block() -> None:
    scene = Scene("selka bow lance").put(0, "3,3").enemy("silt", "3,2").begin()
    scene.dice("6 1", "6").do("end")
    assert scene.hero().health == 6


@pytest.mark.rule("dbd-kw-05")
def test_w11_crush_doubles_what_gets_through() -> None:
    scene = Scene("odrik maul stand").put(0, "3,3").enemy("colossus", "3,2", health=6)
    scene.begin().dice("6 5 1", "3").do("melee enemy:1")
    foe = scene.foe()
    assert foe is not None and foe.health == 4


@pytest.mark.rule("dbd-spn-09", "dbd-spn-11", "dbd-spn-12")
def test_w12_missing_colours() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,6").put(1, "2,5")
    scene.s.supply = (1, 0, 1)
    scene.dice("M2", "R5", "6", "6").script("spawn G3")
    assert [(enemy.colour, enemy.kind, enemy.health) for enemy in scene.s.enemies] == [(0, 0, 2), (2, 1, 5)]
    assert len(scene.told(events.OVERFLOW)) == 1
    assert len(scene.told(events.DEFENCE_ROLLED)) == 2


@pytest.mark.rule("dbd-spn-03", "dbd-spn-10")
def test_w13_an_upgraded_fixed_spawn_keeps_its_face() -> None:
    scene = Scene("odrik sword stand").put(0, "3,6")
    scene.s.supply = (0, 2, 3)
    scene.script("spawn G1=M2")
    (enemy,) = scene.s.enemies
    assert (enemy.colour, enemy.kind, enemy.health) == (1, 0, 2)


@pytest.mark.rule("dbd-rng-03", "dbd-rng-04")
@pytest.mark.parametrize(("at", "can"), [("3,-6", False), ("3,-7", True)])
def test_w14_from_a_joint_only_its_two_tiles(at: str, can: bool) -> None:
    """Three tiles in a column: the middle one is next to the last, the joint of the first two is not."""
    scene = Scene("selka bow lance", tiles=["14B", "14B N 0,-1", "14B N 0,-2", "14B N 0,-3"])
    scene.put(0, at).enemy("gnawkin", "3,-13").begin()
    assert ("shoot enemy:1" in scene.legal()) is can


@pytest.mark.rule("dbd-rng-01", "dbd-mel-03")
def test_w15_the_blind_spot() -> None:
    scene = Scene("selka bow lance").put(0, "3,3").enemy("gnawkin", "4,4").enemy("gnawkin", "5,3").begin()
    assert [name for name in scene.legal() if name.startswith(("shoot", "melee"))] == ["shoot enemy:2"]


@pytest.mark.rule("dbd-kw-08")
def test_w16_red_enemies_are_not_stunned() -> None:
    scene = Scene("selka rod lance").put(0, "3,5").enemy("tyrant", "3,2", health=6)
    scene.begin().dice("6 6").do("shoot enemy:1")
    foe = scene.foe()
    assert foe is not None and foe.health == 4 and not foe.stunned


@pytest.mark.rule("dbd-kw-18")
def test_w17_ritual() -> None:
    scene = Scene("selka bow lance", quest="a2").put(0, "3,5")
    scene.enemy("chanter", "3,1", health=3, cap=3).enemy("silt", "1,1", health=1, cap=2, stunned=True).begin()
    scene.dice("6 1 1", "1").do("end")
    foe = scene.foe(2)
    assert foe is not None and foe.health == 2


@pytest.mark.rule("dbd-kw-19")
def test_w18_siphon_stops_at_nothing() -> None:
    scene = Scene("odrik sword stand", tiles=["14B", "14B N 0,-1"]).put(0, "1,5", energy=1)
    scene.enemy("piper", "1,-5", health=2).enemy("piper", "5,-5", health=2).begin().do("end")
    assert scene.hero().energy == 0
    assert len(scene.told(events.SIPHONED)) == 1


@pytest.mark.rule("dbd-ene-01")
def test_w19_the_order_of_threat() -> None:
    scene = Scene("odrik sword stand", tiles=["14B", "14B N 0,-1", "14B N 0,-2"]).put(0, "1,5")
    for foe, at in (("tyrant", "1,-11"), ("piper", "3,-11"), ("gnawkin", "2,-11"), ("spitling", "4,-11")):
        scene.enemy(foe, at, health=2)
    scene.begin().do("end")
    acted = [event[2] for event in scene.told(events.ENEMY_ACTS)]
    assert acted == [4, 3, 2, 1]


@pytest.mark.rule("dbd-kw-03")
def test_w20_barrage_is_shared_before_it_is_rolled() -> None:
    scene = Scene("tamsin knives lance").put(0, "3,5").enemy("tusk", "3,1", health=3).enemy("tusk", "5,1", health=3)
    scene.begin().do("shoot enemy:1", "aim enemy:1 1", "aim enemy:2 1")
    scene.dice("6 2", "5", "1")
    first, second = scene.foe(1), scene.foe(2)
    assert first is not None and second is not None and (first.health, second.health) == (2, 2)
    assert scene.hero().energy == 2


@pytest.mark.rule("dbd-mkt-01", "dbd-mkt-02")
def test_w21_the_market_is_refilled_at_once() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", treasure=7)
    market = ("draught", "net", "charm")
    scene.s.market = tuple(scene.item(id) for id in market)
    scene.begin().dice("axe").do("buy item:draught")
    assert scene.hero().treasure == 3
    assert scene.s.market == tuple(scene.item(id) for id in ("axe", "net", "charm"))
    assert "buy item:axe" in scene.legal()


@pytest.mark.rule("dbd-exp-01", "dbd-exp-02")
def test_w22_the_move_goes_on_after_the_encounter() -> None:
    scene = Scene("odrik sword stand").beyond(0, "N", "14B", "treasure explorer 2")
    scene.put(0, "3,2").begin().do("step square:3,1", "step square:3,0")
    assert (len(scene.s.rooms), scene.hero().treasure, scene.s.points) == (2, 2, 2)
    scene.do("step square:3,-1", "step square:3,-2")
    assert scene.s.points == 0 and scene.s.actions == 1
