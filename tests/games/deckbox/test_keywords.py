"""The ten keywords, on weapons and on enemy cards (dbd-kw). Reach stands in test_reach_and_range.py."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene
from tests.games.deckbox.test_knockback import shove

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.enemy_attack import ritual

TWO = ("odrik sword stand", "selka bow lance")
DOOR = ["14B", "14B N 0,-1"]  # joined at 3,0
COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2"]


def kinds(scene: Scene, *wanted: int) -> list[int]:
    """What was told of these kinds, in order."""
    return [event[0] for event in scene.s.events or [] if event[0] in wanted]


# Barrage


def throwers(cards: str = "odrik knives keen", **values: int) -> Scene:
    scene = Scene(cards).put(0, "3,5", **values)
    return scene.enemy("tusk", "3,1", health=4).enemy("tusk", "5,1", health=4).begin()


@pytest.mark.rule("dbd-kw-03", "dbd-eqp-knives")
def test_a_barrage_may_be_shared_or_not() -> None:
    scene = throwers().do("shoot enemy:1")
    assert scene.legal() == ["aim enemy:1 1", "aim enemy:1 2", "aim enemy:2 1", "aim enemy:2 2"]
    assert scene.do("aim enemy:2 1").legal() == ["aim enemy:1 1", "aim enemy:2 1"]
    assert throwers().do("shoot enemy:1", "aim enemy:1 2").throw == "attack:3"


@pytest.mark.rule("dbd-kw-03")
def test_with_one_target_there_is_nothing_to_share() -> None:
    scene = Scene("odrik knives keen").put(0, "3,5").enemy("tusk", "3,1", health=4).begin().do("shoot enemy:1")
    assert scene.throw == "attack:3"


@pytest.mark.rule("dbd-kw-03", "dbd-atk-01")
def test_the_hits_of_one_attack_are_not_those_of_the_next() -> None:
    scene = throwers().do("shoot enemy:1", "aim enemy:2 2").dice("6", "6 6")
    assert (scene.left(1), scene.left(2)) == (3, 2)
    scene.do("shoot enemy:1", "aim enemy:2 2").dice("1", "6 1")
    assert (scene.left(1), scene.left(2)) == (3, 1)


@pytest.mark.rule("dbd-kw-03")
def test_all_dice_of_a_barrage_are_rolled_before_the_first_target_defends() -> None:
    scene = throwers().do("shoot enemy:2", "aim enemy:1 2")
    assert scene.throw == "attack:1"  # in the order in which they were named
    scene.dice("6")
    assert scene.throw == "attack:2" and scene.left(2) == 4
    scene.dice("6 6")
    assert (scene.left(1), scene.left(2), scene.hero().energy) == (2, 3, 3)


@pytest.mark.rule("dbd-kw-03")
def test_each_target_of_a_barrage_blocks_its_own_hits() -> None:
    scene = throwers("selka knives keen").do("shoot enemy:1", "aim enemy:2 2").dice("5", "5 5", "5")
    assert scene.throw == "defence:2"
    scene.dice("1 1")
    assert (scene.left(1), scene.left(2)) == (4, 2)


@pytest.mark.rule("dbd-kw-03", "dbd-abl-keen")
def test_keen_eye_sharpens_every_die_of_a_barrage() -> None:
    scene = throwers("selka knives keen", energy=2).do("ability", "shoot enemy:1", "aim enemy:1 1", "aim enemy:2 3")
    assert scene.throw == "attack:2"
    scene.dice("5 1", "5 1 1", "5", "5")  # with Pierce a five is not enough for a tuskwarden
    assert (scene.left(1), scene.left(2)) == (3, 3)


@pytest.mark.rule("dbd-kw-20", "dbd-eqp-knives")
def test_knives_in_melee_are_no_barrage() -> None:
    scene = Scene("odrik knives keen").put(0, "3,5").enemy("tusk", "3,4", health=4)
    scene.enemy("tusk", "1,5", health=4).enemy("tusk", "5,5", health=4).begin()
    assert scene.do("melee enemy:1").throw == "attack:2"


@pytest.mark.rule("dbd-kw-03", "dbd-atk-08", "dbd-eqp-bow", "dbd-eqp-javelin")
@pytest.mark.parametrize(("weapon", "dice"), [("bow", 3), ("javelin", 2), ("rod", 2), ("arbalest", 3)])
def test_no_other_weapon_shares_its_dice(weapon: str, dice: int) -> None:
    assert throwers(f"odrik {weapon} keen").do("shoot enemy:1").throw == f"attack:{dice}"


def shares(scene: Scene) -> list[tuple[int, str]]:
    """Whom an enemy's barrage goes to, with how many dice; all miss."""
    found = []
    while scene.throw.startswith("attack"):
        found.append((scene.told(events.ENEMY_ATTACKS)[-1][1], scene.throw))
        scene.dice(" ".join("1" * int(scene.throw[-1])))
    return found


@pytest.mark.rule("dbd-kw-04")
def test_an_enemys_barrage_is_dealt_in_turn_by_its_priorities() -> None:
    """The magister looks for energy, then for the nearest; all have lost one by Siphon."""
    scene = Scene(*TWO, "tamsin sword veil", quest="a3").put(0, "1,5", energy=1).put(1, "3,5", energy=1)
    scene.put(2, "5,5", energy=2).enemy("magister", "3,1", health=4).begin()
    for _ in range(3):
        scene.do("activate").do("end") if scene.step == "WhoActs" else scene.do("end")
    assert shares(scene) == [(2, "attack:2"), (1, "attack:1"), (0, "attack:1")]


@pytest.mark.rule("dbd-kw-04")
def test_with_more_heroes_than_dice_the_last_get_none() -> None:
    four = ("odrik sword stand", "selka sword lance", "tamsin sword veil", "ilvane sword hymn")
    scene = Scene(*four, quest="a1").put(0, "1,5").put(1, "2,5").put(2, "4,5").put(3, "5,5")
    scene.enemy("bramble", "3,1", health=4).begin()
    while not scene.throw:
        scene.do("activate") if scene.step == "WhoActs" else scene.do("end")
    assert [dice for _, dice in shares(scene)] == ["attack:2", "attack:1", "attack:1", "attack:1"]


@pytest.mark.rule("dbd-kw-04", "dbd-ene-06")
def test_nearest_is_measured_from_where_the_barrage_came_from() -> None:
    """Erratum 5: Bramble Mother begins nearer to Selka and ends nearer to Odrik; the odd die is Selka's."""
    scene = Scene(*TWO).put(0, "2,2").put(1, "2,5").enemy("bramble", "4,4", health=4).begin()
    scene.do("activate", seat=0).do("end").do("end")
    assert scene.spot() == "6,3"
    assert shares(scene) == [(1, "attack:3"), (0, "attack:2")]


@pytest.mark.rule("dbd-kw-04", "dbd-itm-smoke")
@pytest.mark.parametrize("smoke", [False, True])
def test_a_barrage_goes_only_to_those_who_can_be_shot(smoke: bool) -> None:
    """Selka is round the corner in the next room, or stands there in the open and in smoke."""
    scene = Scene(*TWO, tiles=DOOR).put(0, "3,1").put(1, "3,-3" if smoke else "1,-1")
    scene.enemy("bramble", "3,5", health=4)
    scene.s.smoke = 2 if smoke else 0
    scene.begin().do("activate", seat=0).do("end").do("end")
    assert shares(scene) == [(0, "attack:5")]


@pytest.mark.rule("dbd-kw-04", "dbd-kw-20")
def test_barrage_does_not_hold_in_melee() -> None:
    """Smoke leaves the Bramble Mother nothing but her three melee dice."""
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,5").enemy("bramble", "3,2", health=4)
    scene.s.smoke = 1
    scene.begin().do("activate", seat=0).do("end").do("end")
    assert shares(scene) == [(0, "attack:3")]


# Crush


@pytest.mark.rule("dbd-kw-05", "dbd-eqp-maul")
@pytest.mark.parametrize(("crush", "left"), [("per_hit", 2), ("once", 3)])
def test_crush_counts_each_hit_double_criticals_too_or_adds_one_in_all(crush: str, left: int) -> None:
    scene = Scene("odrik maul stand", crush=crush).put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    assert scene.dice("6 5 1", "1").do("melee enemy:1").left() == left


@pytest.mark.rule("dbd-kw-05")
@pytest.mark.parametrize(("crush", "health"), [("per_hit", 5), ("once", 6)])
def test_an_enemy_crushes_what_is_not_blocked(crush: str, health: int) -> None:
    scene = Scene(crush=crush).put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    assert scene.dice("6 5 5", "4 1 1").do("end").hero().health == health


@pytest.mark.rule("dbd-kw-05")
@pytest.mark.parametrize("crush", ["per_hit", "once"])
def test_a_single_hit_crushes_too(crush: str) -> None:
    scene = Scene(crush=crush).put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    assert scene.dice("5 1 1", "1").do("end").hero().health == 7


@pytest.mark.rule("dbd-kw-05")
@pytest.mark.parametrize("crush", ["per_hit", "once"])
def test_crush_adds_nothing_to_a_blocked_blow(crush: str) -> None:
    scene = Scene(crush=crush).put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    assert scene.dice("5 1 1", "4").do("end").hero().health == 9


# Stun


@pytest.mark.rule("dbd-kw-06", "dbd-ene-15")
def test_a_stunned_enemy_skips_one_activation() -> None:
    scene = Scene().put(0, "3,3").enemy("gnawkin", "3,2", stunned=True).begin().do("end")
    assert scene.s.round == 2 and len(scene.told(events.ENEMY_SKIPS)) == 1
    assert scene.do("end").throw == "attack:3"


@pytest.mark.rule("dbd-kw-06")
def test_two_stuns_are_one() -> None:
    scene = Scene("selka rod lance").put(0, "3,5").enemy("tusk", "3,1", health=4).begin()
    scene.dice("6 1", "6 1").do("shoot enemy:1", "shoot enemy:1")
    assert scene.s.round == 2 and scene.left() == 2 and not scene.s.enemies[0].stunned
    assert scene.do("end").throw == "attack:3"


@pytest.mark.rule("dbd-kw-07", "dbd-eqp-rod")
@pytest.mark.parametrize(("block", "stunned"), [("5", False), ("4", True)])
def test_only_damage_stuns(block: str, stunned: bool) -> None:
    scene = Scene("selka rod lance").put(0, "3,5").enemy("tusk", "3,1", health=4).begin()
    scene.dice("5 1", block).do("shoot enemy:1")
    assert scene.s.enemies[0].stunned is stunned


@pytest.mark.rule("dbd-kw-08")
def test_no_script_stuns_a_red_enemy() -> None:
    scene = Scene().put(0, "3,6").script("spawn R1=M4, B1=M2; stun spawned")
    assert [e.stunned for e in scene.s.enemies] == [False, True]


@pytest.mark.rule("dbd-kw-09")
def test_a_stunned_enemy_stands_in_the_way_and_defends() -> None:
    scene = Scene().put(0, "3,3").enemy("tusk", "3,2", health=4, stunned=True).begin()
    assert "step square:3,2" not in scene.legal()
    scene.dice("5 1 1 1", "5").do("melee enemy:1")
    assert scene.left() == 4


@pytest.mark.rule("dbd-kw-09", "dbd-kw-17")
def test_a_stunned_enemy_regenerates() -> None:
    scene = Scene().put(0, "3,3").enemy("bramble", "3,2", health=4, stunned=True).begin().do("end")
    assert scene.left() == 5


@pytest.mark.rule("dbd-kw-09", "dbd-kw-19")
def test_a_stunned_enemy_does_not_siphon() -> None:
    scene = Scene().put(0, "3,3", energy=2).enemy("piper", "3,1", health=2, stunned=True).begin().do("end")
    assert scene.hero().energy == 2


@pytest.mark.rule("dbd-kw-20", "dbd-eqp-rod")
def test_the_rod_does_not_stun_in_melee() -> None:
    scene = Scene("selka rod lance").put(0, "3,3").enemy("tusk", "3,2", health=4).begin()
    scene.dice("6").do("melee enemy:1")
    assert scene.left() == 3 and not scene.s.enemies[0].stunned


# Heavy


@pytest.mark.rule("dbd-kw-10", "dbd-eqp-arbalest")
def test_the_arbalest_charges_one_however_many_bolts_hit() -> None:
    scene = Scene("selka arbalest lance").put(0, "3,5").enemy("tyrant", "3,1", health=6).begin()
    assert scene.dice("6 6 6").do("shoot enemy:1").hero().energy == 1


@pytest.mark.rule("dbd-kw-10")
def test_heavy_gives_nothing_for_a_miss() -> None:
    scene = Scene("selka arbalest lance").put(0, "3,5").enemy("tyrant", "3,1", health=6).begin()
    assert scene.dice("1 1 1").do("shoot enemy:1").hero().energy == 0


@pytest.mark.rule("dbd-kw-20", "dbd-eqp-arbalest")
def test_the_arbalest_in_melee_is_neither_heavy_nor_piercing() -> None:
    scene = Scene("odrik arbalest keen").put(0, "3,3", edge=3).enemy("tusk", "3,2", health=4).begin()
    scene.dice("5 5", "5 4").do("melee enemy:1")
    assert scene.hero().energy == 2 and scene.left() == 3


# Pierce


@pytest.mark.rule("dbd-kw-16", "dbd-eqp-flail", "dbd-eqp-arbalest")
@pytest.mark.parametrize(("weapon", "how", "at"), [("flail", "melee", "3,4"), ("arbalest", "shoot", "3,2")])
def test_pierce_is_one_and_does_not_add_up(weapon: str, how: str, at: str) -> None:
    """Against a tuskwarden a five blocks no more; a six still does, with Keen Eye as well."""
    for keen in (False, True):
        scene = Scene(f"zaida {weapon} keen").put(0, "3,5", keen=keen).enemy("tusk", at, health=4).begin()
        ones = {"flail": 2, "arbalest": 1}[weapon] + 2 * keen
        scene.dice(" ".join(["5", "5", *"1" * ones]), "6 5").do(f"{how} enemy:1")
        assert scene.left() == 3


@pytest.mark.rule("dbd-kw-16", "dbd-def-01")
@pytest.mark.parametrize(("foe", "die", "health"), [("silt", "4", 8), ("silt", "5", 9), ("gnawkin", "4", 9)])
def test_where_an_enemy_pierces_a_hero_needs_one_more(foe: str, die: str, health: int) -> None:
    scene = Scene().put(0, "3,3").enemy(foe, "3,2", health=2).begin().do("end")
    dice = int(scene.throw[-1])
    assert scene.dice(" ".join(["6", *"1" * (dice - 1)]), die).hero().health == health
    assert scene.s.dice == 1 << 4 * (int(die) - 1)
    assert len(scene.told(events.BLOCKED)) == health - 8


# Regenerate


@pytest.mark.rule("dbd-kw-17")
@pytest.mark.parametrize(
    ("line", "caps"),
    [("R1=R4", [6]), ("R1=M5", [6]), ("R1=M6!boss", [8]), ("B1=R2", [3]), ("B1=M2", [4]), ("G1=R1", [2])],
)
def test_the_cap_is_the_highest_face_of_its_type_or_what_a_boss_begins_with(line: str, caps: list[int]) -> None:
    scene = Scene(quest="a1").put(0, "3,6").script(f"spawn {line}")
    assert [e.cap for e in scene.s.enemies] == caps  # quest a1: two more for each hero


@pytest.mark.rule("dbd-kw-17", "dbd-q-a2")
def test_a_boss_never_has_more_than_it_began_with() -> None:
    """Quest a2 with one hero: 4 and one more, though its die goes up to 6."""
    scene = Scene(quest="a2").put(0, "3,6").script("spawn R1=M4!boss")
    assert [(e.health, e.cap) for e in scene.s.enemies] == [(5, 5)]


@pytest.mark.rule("dbd-kw-17")
@pytest.mark.parametrize(("health", "after"), [(4, 5), (6, 6)])
def test_regenerate_gives_one_in_the_recovery_phase_up_to_the_cap(health: int, after: int) -> None:
    scene = Scene().put(0, "3,3").enemy("castellan", "3,2", health=health, cap=6, stunned=True).begin().do("end")
    assert scene.left() == after and len(scene.told(events.REGENERATED)) == after - health


# Ritual


def chant(*others: tuple[str, str, int], dice: str = "6 1 1", block: str = "1") -> Scene:
    """A chanter shoots at Selka; the others are stunned."""
    scene = Scene("selka bow lance", quest="a2").put(0, "3,5").enemy("chanter", "3,1", health=2, cap=3)
    for foe, at, health in others:
        scene.enemy(foe, at, health=health, cap=3, stunned=True)
    scene.begin().dice(dice, *([block] if "6" in dice else [])).do("end")
    return scene


@pytest.mark.rule("dbd-kw-18")
def test_ritual_helps_itself_when_it_is_the_weakest() -> None:
    scene = chant(("silt", "1,1", 3))
    assert scene.left(1) == 3 and len(scene.told(events.RITUAL)) == 1


@pytest.mark.rule("dbd-kw-18")
def test_ritual_on_a_tie_helps_the_higher_colour_then_the_earlier() -> None:
    scene = chant(("silt", "1,1", 1), ("anchor", "5,1", 1), ("anchor", "1,2", 1))
    assert [e.health for e in scene.s.enemies] == [2, 1, 2, 1]


@pytest.mark.rule("dbd-kw-18")
@pytest.mark.parametrize(("at", "after"), [("3,-1", [3, 1]), ("3,0", [2, 2])])
def test_ritual_stays_on_the_tile_and_its_half_squares(at: str, after: list[int]) -> None:
    scene = Scene(quest="a2", tiles=DOOR).put(0, "1,5").enemy("chanter", "3,1", health=2, cap=3)
    scene.enemy("silt", at, health=1, cap=2).happens(lambda s: ritual(s, s.enemies[0]))
    assert [e.health for e in scene.s.enemies] == after


@pytest.mark.rule("dbd-kw-18")
def test_ritual_is_lost_when_the_weakest_is_at_its_cap() -> None:
    """Erratum 13: nobody else gets it."""
    scene = Scene("selka bow lance", quest="a2").put(0, "3,5").enemy("chanter", "3,1", health=2, cap=3)
    scene.enemy("silt", "1,1", health=1, cap=1, stunned=True).begin().dice("6 1 1", "1").do("end")
    assert [e.health for e in scene.s.enemies] == [2, 1] and not scene.told(events.RITUAL)


@pytest.mark.rule("dbd-kw-18")
@pytest.mark.parametrize(("dice", "block"), [("1 1 1", ""), ("6 1 1", "6")])
def test_ritual_needs_damage(dice: str, block: str) -> None:
    assert chant(("silt", "1,1", 1), dice=dice, block=block).left(2) == 1


@pytest.mark.rule("dbd-kw-18", "dbd-kw-21")
def test_a_miss_after_a_hit_is_no_ritual() -> None:
    """Two chanters, one after the other."""
    scene = Scene("selka bow lance", quest="a2").put(0, "3,5").enemy("chanter", "3,1", health=3, cap=3)
    scene.enemy("chanter", "1,1", health=3, cap=3).enemy("silt", "5,1", health=1, cap=3, stunned=True)
    scene.begin().dice("6 1 1", "1", "1 1 1").do("end")
    assert scene.s.round == 2 and scene.left(3) == 2


@pytest.mark.rule("dbd-kw-18", "dbd-kw-20")
def test_ritual_holds_in_melee_too() -> None:
    scene = Scene("selka bow lance", quest="a2").put(0, "3,3").enemy("chanter", "3,2", health=2, cap=3)
    scene.s.smoke = 1
    assert scene.begin().dice("6 1", "1").do("end").left() == 3


@pytest.mark.rule("dbd-kw-18", "dbd-itm-charm")
def test_a_charm_leaves_the_ritual_nothing() -> None:
    scene = Scene("selka bow lance", quest="a2").put(0, "3,5", items="charm").enemy("chanter", "3,1", health=2, cap=3)
    assert scene.begin().do("end").dice("6 6 6").do("react item:charm").left() == 2


# Siphon


@pytest.mark.rule("dbd-kw-19")
def test_siphon_takes_one_from_each_hero_on_its_tile_or_an_adjacent_one() -> None:
    scene = Scene(*TWO, "tamsin sword veil", tiles=COLUMN).put(0, "1,5", energy=2).put(1, "1,-5", energy=2)
    scene.put(2, "1,-11", energy=2).enemy("piper", "5,5", health=2).begin()
    while not scene.told(events.ENEMY_ACTS):
        scene.do("activate") if scene.step == "WhoActs" else scene.do("end")
    assert [h.energy for h in scene.s.heroes] == [1, 1, 2]


@pytest.mark.rule("dbd-kw-19")
def test_from_a_joint_siphon_reaches_its_two_tiles_only() -> None:
    """Erratum 6. The first tile is adjacent to the second, but the joint belongs to the other two."""
    scene = Scene(*TWO, "tamsin sword veil", tiles=COLUMN).put(0, "1,5", energy=2).put(1, "1,-5", energy=2)
    scene.put(2, "1,-11", energy=2).enemy("piper", "3,-6", health=2).begin()
    while not scene.told(events.ENEMY_ACTS):
        scene.do("activate") if scene.step == "WhoActs" else scene.do("end")
    assert [h.energy for h in scene.s.heroes] == [2, 1, 1]


@pytest.mark.rule("dbd-kw-19")
def test_siphon_comes_before_the_move_and_before_the_choice_of_a_target() -> None:
    """On the joint of the first two rooms the piper takes Odrik's last energy, and so it goes after Selka."""
    scene = Scene(*TWO, tiles=COLUMN).put(0, "3,5", energy=1).put(1, "3,-8", energy=1)
    scene.enemy("piper", "3,0", health=2).begin().do("activate", seat=0).do("end").do("end")
    assert [h.energy for h in scene.s.heroes] == [0, 1]
    assert scene.told(events.ENEMY_ATTACKS)[-1][1] == 1


# Order


@pytest.mark.rule("dbd-kw-21")
def test_an_enemys_attack_is_damage_then_a_fall_then_ritual() -> None:
    """Erratum 13."""
    scene = Scene(*TWO, quest="a2").put(0, "3,5", health=1).put(1, "1,1").enemy("chanter", "3,2", health=2, cap=3)
    scene.begin().do("activate", seat=0).do("end").do("end").dice("6 6 1", "1 1")
    wanted = (events.HERO_HURT, events.HERO_FALLS, events.RITUAL)
    assert kinds(scene, *wanted) == list(wanted)


@pytest.mark.rule("dbd-kw-21")
def test_a_heros_attack_is_damage_then_stun_or_knockback() -> None:
    scene = shove().begin().dice("6 1 1").do("melee enemy:1")
    wanted = (events.ENEMY_HURT, events.KNOCKED_BACK)
    assert kinds(scene, *wanted) == list(wanted)
