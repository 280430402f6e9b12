"""What each of the sixteen items does (2.6)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events

ALONE = "odrik sword stand"
TWO = (ALONE, "selka bow lance")
TOWER = ["14B", "14B N 0,-1"]


def uses(scene: Scene, item: str, seat: int = 0) -> list[str]:
    """What the item can be used on; "" where it needs nothing."""
    start = f"use item:{item}"
    return [name.removeprefix(start).strip() for name in scene.legal(seat) if name.startswith(start)]


def modifier(scene: Scene, kind: int) -> int:
    return scene.told(kind)[-1][3] - 16


# Healing


@pytest.mark.rule("dbd-itm-draught", "dbd-itm-flask")
@pytest.mark.parametrize(("item", "points"), [("draught", 3), ("flask", 5)])
def test_healing_oneself_or_a_neighbour(item: str, points: int) -> None:
    scene = Scene(*TWO, "zaida sword stand").put(0, "3,3", health=2, items=f"{item} {item}")
    scene.put(1, "3,4", health=1).put(2, "4,4", health=1).begin().do("activate", seat=0)
    assert uses(scene, item) == ["hero:0", "hero:1"]  # who stands diagonally is not in reach
    scene.do(f"use item:{item} hero:0", f"use item:{item} hero:1")
    assert [h.health for h in scene.s.heroes] == [2 + points, 1 + points, 1] and scene.items() == []


@pytest.mark.rule("dbd-itm-draught", "dbd-itm-flask")
@pytest.mark.parametrize("item", ["draught", "flask"])
def test_healing_stops_at_the_maximum(item: str) -> None:
    scene = Scene(ALONE).put(0, "3,3", health=8, items=f"{item} {item}").begin().do(f"use item:{item} hero:0")
    assert scene.hero().health == 9 and uses(scene, item) == []


@pytest.mark.rule("dbd-itm-energy")
def test_energy_potion() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="energy").begin().do("use item:energy")
    assert scene.hero().energy == 4
    assert uses(Scene(ALONE).put(0, "3,3", items="energy", energy=10).begin(), "energy") == []


# Exploring and walking


@pytest.mark.rule("dbd-itm-foresight")
@pytest.mark.parametrize(
    ("at", "found"), [("3,3", ["exit:6,3"]), ("3,-3", ["exit:3,-6"]), ("3,0", ["exit:6,3", "exit:3,-6"])]
)
def test_foresight_reaches_the_live_exits_of_ones_own_tile(at: str, found: list[str]) -> None:
    scene = Scene(ALONE, tiles=TOWER).beyond(0, "E", "14B").beyond(1, "N", "14B").put(0, at, items="foresight").begin()
    assert uses(scene, "foresight") == found


@pytest.mark.rule("dbd-itm-return")
def test_the_thread_leads_to_any_tile_without_enemies() -> None:
    scene = Scene(*TWO, tiles=[*TOWER, "14B E 1,0"]).put(0, "3,3", items="return").put(1, "3,4").enemy("tusk", "9,3")
    scene.begin().do("activate", seat=0)
    found = {name.removeprefix("square:") for name in uses(scene, "return")}
    free = {f"{x},{y}" for x in range(1, 6) for y in (*range(1, 6), *range(-5, 0))} - {"3,3", "3,4"}
    assert found == free | {"3,0", "0,3", "3,6", "6,3", "3,-6", "0,-3", "6,-3"}
    scene.do("use item:return square:1,-5")
    assert scene.at(scene.hero().square) == "1,-5" and scene.s.actions == 2


@pytest.mark.rule("dbd-itm-return")
def test_the_thread_leads_nowhere_on_a_tile_with_an_enemy() -> None:
    assert uses(Scene(ALONE).put(0, "3,3", items="return").enemy("tusk", "5,5").begin(), "return") == []


@pytest.mark.rule("dbd-itm-return", "dbd-mov-07")
def test_the_thread_may_lead_into_a_pit() -> None:
    scene = Scene(ALONE, tiles="4A").put(0, "3,5", items="return").begin().do("use item:return square:2,2")
    assert scene.hero().health == 8


@pytest.mark.rule("dbd-itm-boots")
def test_boots() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="boots").begin().do("step square:3,4")
    assert scene.s.points == 4 and uses(scene, "boots") == []


# Attacks


@pytest.mark.rule("dbd-itm-firepot")
def test_a_firepot_burns_a_square_and_its_neighbours() -> None:
    """Two dice +2 and the thrower's own ranged modifier for each; being next to it does not matter."""
    scene = Scene("nyssa rod lance").put(0, "3,3", items="firepot")
    for at in ("3,2", "4,1", "4,2", "5,5"):
        scene.enemy("tusk", at, health=4)
    scene.begin().do("use item:firepot square:4,2")
    for dice in ("6 1", "6 6", "1 1"):
        assert scene.throw == "attack:2"
        scene.dice(dice)
    assert modifier(scene, events.ATTACK_ROLLED) == 4
    assert [e.health for e in scene.s.enemies] == [3, 2, 4, 4]
    assert scene.hero().energy == 0 and scene.items() == []


@pytest.mark.rule("dbd-itm-firepot")
def test_a_firepot_needs_a_square_in_sight_on_this_tile_or_the_next() -> None:
    scene = Scene(ALONE, tiles=TOWER).put(0, "3,2", items="firepot")
    found = uses(scene.enemy("tusk", "3,-4").enemy("tusk", "1,-1").begin(), "firepot")
    assert {"square:3,-3", "square:3,-4"} < set(found)
    assert not {"square:3,-5", "square:1,-1"} & set(found)  # behind an enemy, and beside the door
    scene = Scene(ALONE, tiles=[*TOWER, "14B N 0,-2"]).put(0, "3,2", items="firepot").enemy("tusk", "3,-8")
    assert uses(scene.begin(), "firepot") == []


@pytest.mark.rule("dbd-itm-firepot")
def test_a_firepot_may_be_thrown_at_ones_own_feet() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="firepot").enemy("tusk", "3,2", health=2).begin()
    scene.dice("6 1").do("use item:firepot square:3,3")
    assert scene.s.enemies[0].health == 1 and scene.hero().health == 9


@pytest.mark.rule("dbd-itm-axe")
def test_a_throwing_axe() -> None:
    scene = Scene("selka bow lance").put(0, "3,5", items="axe").enemy("tusk", "3,2", health=4).begin()
    scene.do("use item:axe enemy:1")
    assert scene.throw == "attack:4"
    scene.dice("6 4 3 1", "1")
    assert modifier(scene, events.ATTACK_ROLLED) == 2 and scene.s.enemies[0].health == 2
    assert (scene.s.actions, scene.hero().energy, scene.items()) == (2, 0, [])


@pytest.mark.rule("dbd-itm-axe")
@pytest.mark.parametrize(("at", "rule", "can"), [("3,4", "", False), ("3,1", "", True), ("3,1", "dark", False)])
def test_an_axe_obeys_the_rules_of_ranged_attacks(at: str, rule: str, can: bool) -> None:
    scene = Scene(ALONE).put(0, "3,5", items="axe").enemy("tusk", at)
    if rule:
        scene.rule(0, rule)
    assert (uses(scene.begin(), "axe") == ["enemy:1"]) is can


@pytest.mark.rule("dbd-itm-whet")
def test_a_whetstone_sharpens_one_attack_action() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="whet whet").enemy("tyrant", "3,2", health=6).begin()
    scene.do("use item:whet")
    assert uses(scene, "whet") == []  # erratum 10: they do not add up
    scene.dice("1 1 1 1").do("melee enemy:1")
    assert modifier(scene, events.ATTACK_ROLLED) == 4 and uses(scene, "whet") == [""]
    scene.dice("1 1 1 1").do("melee enemy:1")
    assert modifier(scene, events.ATTACK_ROLLED) == 2


@pytest.mark.rule("dbd-itm-whet")
def test_a_whetstone_is_for_ones_own_activation() -> None:
    """Erratum 8."""
    scene = Scene(*TWO).put(0, "3,3").put(1, "1,1", items="whet").begin()
    assert uses(scene, "whet", 1) == []
    scene.do("activate", seat=0)
    assert uses(scene, "whet", 1) == []
    scene.do("end")
    assert uses(scene, "whet", 1) == [""]


@pytest.mark.rule("dbd-itm-net")
def test_a_net_stuns_what_is_in_sight_on_ones_own_tile() -> None:
    """Neither red ones, nor those on the next tile, nor those behind a wall, nor those already caught."""
    scene = Scene(ALONE, tiles=["10A", "14B N 0,-1"]).put(0, "3,3", items="net")
    scene.enemy("tyrant", "1,3", health=4).enemy("tusk", "5,3").enemy("tusk", "3,-1").enemy("tusk", "1,1")
    scene.enemy("tusk", "3,5", stunned=True).begin()
    assert uses(scene, "net") == ["enemy:2"]
    scene.do("use item:net enemy:2")
    assert [e.stunned for e in scene.s.enemies] == [False, True, False, False, True]


# Protection


@pytest.mark.rule("dbd-itm-charm")
def test_a_charm_cancels_all_hits_of_an_attack() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="charm").enemy("gnawkin", "3,2").begin().dice("6 6 6")
    scene.do("end", "react item:charm")
    assert scene.hero().health == 9 and scene.items() == [] and scene.s.round == 2
    assert not scene.told(events.DEFENCE_ROLLED) and scene.told(events.CHARMED)[0][2] == 3


@pytest.mark.rule("dbd-itm-charm")
def test_a_charm_cancels_the_hits_of_a_script() -> None:
    """Erratum 11: any batch of hits, and only on its holder."""
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4", items="charm").script("hit each 2")
    assert scene.throw == "defence:2"
    scene.dice("1 1")
    assert scene.everything() == {1: ["react item:charm", "keep"]}
    scene.do("react item:charm")
    assert [h.health for h in scene.s.heroes] == [7, 7]


@pytest.mark.rule("dbd-itm-gorget")
def test_a_gorget() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="gorget").dice("3").script("hit explorer 1")
    assert modifier(scene, events.DEFENCE_ROLLED) == 3 and scene.hero().health == 9


@pytest.mark.rule("dbd-itm-smoke")
def test_smoke_stops_ranged_attacks_for_this_round() -> None:
    """A Spitling five squares away can neither shoot nor come near enough to strike."""
    scene = Scene(ALONE, tiles="12A").put(0, "3,5", items="smoke").enemy("spitling", "1,1").begin()
    scene.do("use item:smoke", "end")
    assert scene.s.round == 2 and not scene.told(events.ENEMY_ATTACKS)
    scene.do("end")
    assert scene.throw == "attack:2"


@pytest.mark.rule("dbd-itm-smoke")
def test_smoke_does_not_stop_blades() -> None:
    scene = Scene(ALONE).put(0, "3,5", items="smoke").enemy("gnawkin", "3,4").begin().do("use item:smoke", "end")
    assert scene.throw == "attack:3"


@pytest.mark.rule("dbd-itm-smoke")
def test_smoke_marks_both_tiles_of_a_joint_and_hides_those_who_stand_there() -> None:
    scene = Scene(*TWO, tiles=TOWER).put(0, "3,0", items="smoke").put(1, "1,-5").begin().do("use item:smoke", seat=0)
    assert scene.s.smoke == 0b11 and uses(scene, "smoke") == []
    scene.enemy("spitling", "5,-5").do("activate", seat=0).do("end").do("end")
    assert [event[3] for event in scene.told(events.ENEMY_ATTACKS)] == [0]  # it must come close


# Tests


@pytest.mark.rule("dbd-itm-picks")
@pytest.mark.parametrize(("answer", "treasure", "left"), [("react item:picks", 1, []), ("keep", 0, ["picks"])])
def test_picks_pass_a_test(answer: str, treasure: int, left: list[str]) -> None:
    scene = Scene(ALONE).put(0, "3,3", items="picks")
    scene.script("test str:4 by explorer {ok: treasure explorer 1 | ko: none}").do(answer)
    assert (scene.throw == "test:4") is (answer == "keep")
    scene.dice("1 1 1 1")
    assert scene.hero().treasure == treasure and scene.items() == left


@pytest.mark.rule("dbd-itm-ring")
@pytest.mark.parametrize(("skill", "total"), [("wis", 2), ("cha", 2), ("str", 3), ("dex", 0)])
def test_a_ring(skill: str, total: int) -> None:
    """Odrik: strength +2, wisdom +1; Stand Fast: strength and charisma +1."""
    scene = Scene(ALONE).put(0, "3,3", items="ring").dice("1 1 1 1")
    scene.script(f"test {skill}:1 by explorer {{ok: none | ko: none}}")
    assert modifier(scene, events.TEST_ROLLED) == total


# The cinder


@pytest.mark.rule("dbd-itm-cinder")
def test_a_cinder_saves_its_holder() -> None:
    scene = Scene(ALONE).put(0, "3,3", items="cinder", health=2).script("damage explorer 9; treasure explorer 1")
    scene.do("react item:cinder")
    assert (scene.hero().health, scene.hero().treasure, scene.items()) == (3, 1, [])


@pytest.mark.rule("dbd-itm-cinder")
@pytest.mark.parametrize(("at", "asked"), [("1,1", True), ("3,0", True), ("3,-1", False)])
def test_a_cinder_saves_a_friend_on_the_same_tile(at: str, asked: bool) -> None:
    scene = Scene(*TWO, tiles=TOWER).put(0, "3,3", health=1).put(1, at, items="cinder").script("damage explorer 1")
    if asked:
        assert scene.everything() == {1: ["react item:cinder", "keep"]}
        scene.do("react item:cinder")
    assert (scene.hero().health, scene.hero().fallen) == ((3, False) if asked else (0, True))


@pytest.mark.rule("dbd-itm-cinder")
def test_a_cinder_may_be_kept() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1, items="cinder").put(1, "1,1").script("damage explorer 1").do("keep")
    assert scene.hero().fallen and sum(scene.s.packs[0].items) == 1


@pytest.mark.rule("dbd-itm-cinder")
def test_two_holders_are_asked_in_turn() -> None:
    """With two boxes there are two cinders; who is about to fall himself helps nobody but himself."""
    scene = Scene(*TWO, "zaida sword stand").put(0, "3,3", health=1, items="cinder").put(1, "1,1", items="cinder")
    scene.put(2, "5,5").script("damage explorer 1").do("keep")
    assert scene.everything() == {1: ["react item:cinder", "keep"]}
    scene.do("react item:cinder")
    assert scene.hero().health == 3 and scene.items() == ["cinder"]


@pytest.mark.rule("dbd-itm-cinder")
def test_who_has_one_point_left_can_help() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "3,4", health=1, items="cinder").script("damage explorer 1")
    assert scene.step == "React"


@pytest.mark.rule("dbd-itm-cinder")
def test_friends_with_cinders_are_asked_in_the_order_of_their_seats() -> None:
    scene = Scene("zaida sword stand", *TWO).put(0, "3,3", health=1).put(1, "1,1", items="cinder")
    scene.put(2, "5,5", items="cinder").script("damage explorer 1")
    assert scene.s.deciders() == (1,) and scene.do("keep").s.deciders() == (2,)


@pytest.mark.rule("dbd-itm-cinder", "dbd-mov-07")
def test_a_move_goes_on_after_a_cinder() -> None:
    scene = Scene(ALONE, tiles="4A").put(0, "2,1", items="cinder", health=1).begin().do("step square:2,2")
    scene.do("react item:cinder")
    assert scene.hero().health == 3 and scene.s.points == 3


@pytest.mark.rule("dbd-itm-cinder")
def test_all_the_damage_comes_before_the_cinder() -> None:
    """Erratum 11: three hits of an attack, then health is three."""
    scene = Scene(ALONE).put(0, "3,3", items="cinder", health=1).enemy("gnawkin", "3,2").begin()
    scene.dice("6 6 6", "1 1 1").do("end", "react item:cinder")
    assert scene.hero().health == 3
