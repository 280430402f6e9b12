"""Blocking, damage, defeated enemies, fallen heroes and what they leave (dbd-def)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.foes import wound
from questhall.games.deckbox.throwers import thrower

TWO = ("odrik sword stand", "selka bow lance")
DOOR = ["14B", "14B N 0,-1"]  # joined at 3,0


def duel(foe: str = "tusk", health: int = 4) -> Scene:
    return Scene().put(0, "3,3").enemy(foe, "3,2", health=health).begin()


# Blocking


@pytest.mark.rule("dbd-def-01")
def test_a_die_for_each_hit_that_can_be_blocked_and_each_success_blocks_one() -> None:
    scene = duel().dice("6 5 5 5").do("melee enemy:1")
    assert scene.throw == "defence:3"
    scene.dice("5 5 4")  # the tuskwarden adds 1
    assert scene.left() == 2 and [event[2] for event in scene.told(events.BLOCKED)] == [2]
    assert scene.s.dice == 2 << 16 | 1 << 12


@pytest.mark.rule("dbd-def-01")
def test_where_nothing_is_blocked_no_block_is_told() -> None:
    scene = duel().dice("5 1 1 1", "4").do("melee enemy:1")
    assert scene.left() == 3 and not scene.told(events.BLOCKED)
    scene = Scene().put(0, "3,3").dice("1").script("hit explorer 1")
    assert scene.hero().health == 8 and not scene.told(events.BLOCKED)


@pytest.mark.rule("dbd-def-02", "dbd-kw-16")
def test_a_natural_six_lowered_by_pierce_does_not_block_for_an_enemy_either() -> None:
    scene = Scene("odrik flail stand").put(0, "3,3").enemy("gnawkin", "3,2", health=2).begin()
    scene.dice("5 1 1 1", "6").do("melee enemy:1")
    assert scene.left() == 1


@pytest.mark.rule("dbd-def-03")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_throws_for_the_enemy(seat: int, left: int) -> None:
    scene = Scene("odrik sword stand", "selka sword lance", "tamsin sword veil").put(0, "1,1").put(1, "1,2")
    scene.put(2, "1,3").put(seat, "3,3").enemy("tusk", "3,2", health=4).begin().do("activate", seat=seat)
    scene.do("melee enemy:1")
    assert thrower(scene.s) == seat
    scene.dice("5 1 1 1")
    assert scene.throw == "defence:1" and thrower(scene.s) == left


# Damage


@pytest.mark.rule("dbd-def-04")
def test_damage_lowers_health_by_one_each() -> None:
    scene = duel(health=4).dice("6 6 1 1").do("melee enemy:1")
    assert scene.left() == 2
    scene.dice("5 5 1", "1 1").do("end")  # the tuskwarden strikes back: three dice, +2
    assert scene.hero().health == 7


@pytest.mark.rule("dbd-def-05")
def test_pits_scripts_and_falling_stones_are_not_defended() -> None:
    scene = Scene(tiles="4A").put(0, "2,1").rule(0, "crumbling").script("damage explorer 2")
    assert scene.hero().health == 7
    scene.do("step square:2,2")
    assert scene.hero().health == 6
    scene.dice("2").do("end")
    assert scene.hero().health == 5 and not scene.told(events.DEFENCE_ROLLED)


@pytest.mark.rule("dbd-def-06", "dbd-def-09")
def test_a_defeated_enemy_is_gone_at_once_and_its_die_is_back() -> None:
    scene = duel(health=2)
    before = scene.s.supply
    scene.dice("6 6 6 6").do("melee enemy:1")
    assert scene.throw == "loot:blue"  # the treasure is still to come
    assert not scene.s.enemies and scene.s.free(scene.square("3,2"))
    assert scene.s.supply == (before[0], before[1] + 1, before[2])
    assert scene.told(events.ENEMY_HURT)[-1][3] == 2  # what is beyond its health is lost


@pytest.mark.rule("dbd-def-07")
@pytest.mark.parametrize("face", ["M3", "R3"])
def test_its_die_is_rolled_once_more_for_treasure(face: str) -> None:
    scene = duel(health=1).dice("6 1 1 1", face).do("melee enemy:1")
    assert scene.hero().treasure == 3


@pytest.mark.rule("dbd-def-07")
def test_the_treasure_is_his_who_defeated_it() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "2,2").enemy("tusk", "3,2", health=2, last=1).begin()
    scene.do("activate", seat=0).dice("6 6 1 1", "M2").do("melee enemy:1")
    assert [h.treasure for h in scene.s.heroes] == [2, 0]


@pytest.mark.rule("dbd-def-08")
def test_treasure_for_a_kill_with_an_ability() -> None:
    scene = Scene("odrik sword lance").put(0, "3,5", energy=4).enemy("tusk", "3,2").begin()
    assert scene.dice("6 1 1 1", "M4").do("ability enemy:1").hero().treasure == 4


@pytest.mark.rule("dbd-def-08")
def test_treasure_for_a_kill_with_an_item() -> None:
    scene = Scene().put(0, "3,5", items="firepot").enemy("tusk", "3,2").begin()
    assert scene.dice("6 1", "R2").do("use item:firepot square:3,2").hero().treasure == 2


@pytest.mark.rule("dbd-def-08", "dbd-kw-13")
def test_treasure_for_a_kill_against_a_wall() -> None:
    scene = Scene("odrik tower stand").put(0, "1,2").enemy("tusk", "1,1", health=2).begin()
    assert scene.dice("6 1 1", "M3").do("melee enemy:1").hero().treasure == 3


@pytest.mark.rule("dbd-def-08", "dbd-kw-15", "dbd-mov-12")
def test_treasure_for_a_kill_in_a_pit() -> None:
    scene = Scene("odrik tower stand", tiles="4A").put(0, "2,5").enemy("tusk", "2,4", health=2).begin()
    assert scene.dice("6 1 1", "M3").do("melee enemy:1").hero().treasure == 3


@pytest.mark.rule("dbd-def-08", "dbd-kw-14")
def test_treasure_for_a_kill_by_a_collision() -> None:
    scene = Scene("odrik tower stand").put(0, "3,4").enemy("tusk", "3,3", health=2).enemy("tusk", "3,2").begin()
    assert scene.dice("6 1 1", "1", "M3").do("melee enemy:1").hero().treasure == 3


@pytest.mark.rule("dbd-def-08")
def test_nobody_is_paid_for_what_nobody_did() -> None:
    scene = Scene().put(0, "3,3").enemy("tusk", "3,2")
    tusk = scene.s.enemies[0]
    scene.happens(lambda s: wound(s, tusk, 1, -1))
    assert not scene.s.enemies and not scene.throw


# Falling


@pytest.mark.rule("dbd-def-10", "dbd-mov-13")
def test_a_fallen_hero_leaves_a_pack_on_his_square() -> None:
    scene = Scene(*TWO).put(0, "3,0", health=1, treasure=6, items="draught net").put(1, "5,5")
    scene.script("damage explorer 1")
    h, (pack,) = scene.hero(), scene.s.packs
    assert h.fallen and scene.place() == "" and scene.s.free(scene.square("3,0"))
    assert (scene.at(pack.square), pack.treasure, sum(pack.items)) == ("3,0", 6, 2)
    assert (h.treasure, sum(h.items)) == (0, 0)


@pytest.mark.rule("dbd-def-10")
def test_nothing_left_is_no_pack() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "5,5").script("damage explorer 1")
    assert scene.hero().fallen and scene.s.packs == ()


@pytest.mark.rule("dbd-def-10")
def test_two_who_fall_on_one_square_leave_one_pack() -> None:
    """The second takes what he can carry of the first one's, and falls beside the rest."""
    scene = Scene(*TWO, "tamsin knives veil", tiles="4A").put(0, "2,1", health=1, treasure=6).put(1, "5,5")
    scene.put(2, "2,3", health=1, treasure=17).begin()
    scene.do("activate", seat=0).do("step square:2,2").do("activate", seat=2).do("step square:2,2")
    (pack,) = scene.s.packs
    assert (scene.at(pack.square), pack.treasure) == ("2,2", 23)


@pytest.mark.rule("dbd-def-11")
def test_who_enters_a_packs_square_takes_what_fits() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1, treasure=6, items="draught").put(1, "3,5", treasure=17)
    scene.script("damage explorer 1").do("step square:3,4", "step square:3,3")
    assert scene.hero(1).treasure == 20 and scene.items(1) == ["draught"]
    (pack,) = scene.s.packs  # erratum 17: what is above the cap stays
    assert (pack.treasure, sum(pack.items)) == (3, 0)


@pytest.mark.rule("dbd-def-12")
def test_a_fallen_hero_is_out_for_good() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "3,4").script("damage explorer 1; heal each 5")
    assert scene.hero().health == 0
    scene.do("end")
    assert scene.s.round == 2 and scene.s.active == 1 and scene.legal(0) == []
    assert not [name for name in scene.legal(1) if name.startswith("interact")]


@pytest.mark.rule("dbd-def-13", "dbd-abl-stand")
def test_stand_fast_ends_with_its_hero() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1, stand=True).put(1, "3,4")
    scene.enemy("gnawkin", "3,5").script("damage explorer 1").dice("5 1 1", "5").do("end")
    assert scene.hero(1).health == 6  # Selka with her bow has no defence of her own
    assert not scene.hero(0).stand  # whoever revives him does not revive that


# Phoenix Cinder and Warding Charm among the hits


@pytest.mark.rule("dbd-itm-cinder", "dbd-mkt-13", "dbd-kw-04")
def test_a_cinder_in_the_middle_of_a_barrage() -> None:
    """The first share fells its hero, the cinder saves him, and the second share goes on."""
    scene = Scene("odrik sword stand", "selka bow lance", quest="a3").put(0, "1,5", health=1, energy=5)
    scene.put(1, "5,5", items="cinder").enemy("magister", "3,1", health=4).begin()
    scene.do("activate", seat=0).do("end").do("end").dice("6 1", "6 1", "1").do("react item:cinder", seat=1)
    assert scene.hero(0).health == 3 and not scene.hero(0).fallen
    assert scene.throw == "defence:1"
    scene.dice("1")
    assert scene.hero(1).health == 6 and scene.items(1) == []


@pytest.mark.rule("dbd-itm-cinder", "dbd-kw-11")
def test_who_rises_from_the_cinder_is_pushed_all_the_same() -> None:
    """Erratum 11: the damage is applied whole, health becomes 3, and Knockback goes on."""
    scene = Scene().put(0, "3,3", health=1, items="cinder").enemy("tusk", "3,2", health=2).begin()
    scene.do("end").dice("5 5 5", "1 1 1").do("react item:cinder")
    assert scene.hero().health == 3 and scene.place() == "3,4"


@pytest.mark.rule("dbd-itm-cinder")
def test_who_has_no_health_left_helps_nobody_but_himself() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1, items="cinder").put(1, "3,4", health=1).script("damage each 1")
    assert scene.hero(1).fallen and scene.step == "React"
    scene.do("react item:cinder")
    assert scene.hero(0).health == 3


@pytest.mark.rule("dbd-itm-cinder")
@pytest.mark.parametrize(("at", "asked"), [("3,0", True), ("3,-1", False)])
def test_a_cinder_reaches_as_far_as_the_tile_with_its_half_squares(at: str, asked: bool) -> None:
    scene = Scene(*TWO, tiles=DOOR).put(0, "3,3", health=1).put(1, at, items="cinder").script("damage explorer 1")
    assert (scene.step == "React") is asked


@pytest.mark.rule("dbd-itm-charm")
def test_a_charm_cancels_the_collision_and_not_the_blow_before_it() -> None:
    scene = Scene(*TWO).put(0, "3,3", items="charm charm").put(1, "3,4").enemy("tusk", "3,2", health=2).begin()
    scene.do("activate", seat=0).do("end").do("end").dice("5 1 1").do("keep").dice("1").do("react item:charm")
    assert scene.hero().health == 8 and scene.items() == ["charm"]


# Table option revive (R21, erratum 18); more in test_rounds.py


def wake(health: int, at: str = "3,4") -> Scene:
    """Odrik falls on 3,3 with 5 treasure; Selka is near."""
    scene = Scene(*TWO, revive="on").put(0, "3,3", health=1, treasure=5).put(1, at, health=health)
    return scene.script("damage explorer 1")


@pytest.mark.rule("dbd-def-12")
@pytest.mark.parametrize(("health", "at"), [(3, "3,4"), (7, "2,2"), (7, "3,5")])
def test_nobody_is_brought_back_from_afar_or_with_too_little_health(health: int, at: str) -> None:
    assert "interact hero:0" not in wake(health, at).legal(1)


@pytest.mark.rule("dbd-def-12")
def test_what_was_collected_from_him_stays_collected() -> None:
    scene = wake(7).do("step square:3,3", "step square:3,4", "interact hero:0")
    assert [h.treasure for h in scene.s.heroes] == [0, 5]
