"""A hero's attack: dice, hits, criticals, energy, and what each weapon throws (dbd-atk, dbd-eqp)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.hero_attack import BY_MELEE, Blow, strike

TWO = ("odrik sword stand", "selka bow lance")


def duel(cards: str = "odrik sword stand", foe: str = "tusk", health: int = 4) -> Scene:
    """A hero with an enemy to his north."""
    return Scene(cards).put(0, "3,3").enemy(foe, "3,2", health=health).begin()


@pytest.mark.rule("dbd-atk-01")
def test_the_modifier_is_added_to_each_die() -> None:
    """Odrik with the sword: four dice, +2 to each."""
    scene = duel().do("melee enemy:1")
    assert scene.throw == "attack:4"
    scene.dice("4 4 3 3")
    assert scene.s.hits == 2


@pytest.mark.rule("dbd-atk-02", "dbd-atk-03")
@pytest.mark.parametrize(("modifier", "dice", "hits"), [(0, "6 5 5", 1), (2, "4 3 3", 1), (-1, "6 6 5", 2)])
def test_a_hit_is_six_with_the_modifier_or_a_natural_six(modifier: int, dice: str, hits: int) -> None:
    scene = Scene().put(0, "3,3").enemy("tusk", "3,2", health=4).dice(dice)
    scene.happens(lambda s: strike(s, Blow(0, BY_MELEE, modifier, 0), 1, 3))
    assert scene.s.hits == hits


@pytest.mark.rule("dbd-atk-04", "dbd-def-01")
def test_nothing_blocks_a_critical() -> None:
    scene = duel(foe="colossus", health=6).dice("6 6 1 1").do("melee enemy:1")
    assert scene.left() == 4 and not scene.told(events.DEFENCE_ROLLED)


@pytest.mark.rule("dbd-atk-05")
def test_an_enemys_natural_six_is_blocked() -> None:
    scene = duel(foe="gnawkin").dice("6 1 1", "4").do("end")
    assert scene.hero().health == 9 and len(scene.told(events.BLOCKED)) == 1


@pytest.mark.rule("dbd-atk-05", "dbd-atk-04")
def test_the_dice_of_an_attack_lie_on_the_table_with_what_they_mean() -> None:
    """An enemy's six is a hit like any other, after a hero's critical as well."""
    scene = duel(foe="gnawkin", health=9).dice("6 5 1 1").do("melee enemy:1")
    assert (scene.s.dice, scene.s.hits, scene.s.criticals) == (1 << 20 | 1 << 16 | 2, 2, 1)
    scene.dice("1").do("end").dice("6 5 1")
    assert (scene.s.dice, scene.s.hits, scene.s.criticals) == (1 << 20 | 1 << 16 | 1, 2, 0)


@pytest.mark.rule("dbd-atk-06")
def test_energy_comes_with_the_hits_before_they_are_defended() -> None:
    """A critical and two plain hits; what is blocked counts too."""
    scene = duel().dice("6 5 5 1").do("melee enemy:1")
    assert scene.throw == "defence:2" and scene.hero().energy == 3
    scene.dice("6 6")
    assert scene.left() == 3 and scene.hero().energy == 3


@pytest.mark.rule("dbd-atk-06")
def test_a_miss_gives_no_energy() -> None:
    assert duel().dice("1 1 1 1").do("melee enemy:1").hero().energy == 0


@pytest.mark.rule("dbd-atk-07")
def test_a_hit_that_is_not_blocked_is_one_damage() -> None:
    assert duel().dice("5 5 1 1", "1 1").do("melee enemy:1").left() == 2


@pytest.mark.rule("dbd-atk-08")
def test_all_dice_go_to_the_target_named_before_the_throw() -> None:
    scene = Scene().put(0, "3,3").enemy("tusk", "3,2", health=4).enemy("tusk", "3,4", health=4).begin()
    scene.do("melee enemy:2")
    assert scene.throw == "attack:4"
    scene.dice("6 6 6 6")
    assert (scene.left(1), scene.left(2)) == (4, 0)


@pytest.mark.rule("dbd-atk-09")
def test_criticals_of_abilities_and_items_cannot_be_blocked() -> None:
    scene = Scene("odrik sword lance").put(0, "3,5", energy=4, items="axe").enemy("colossus", "3,2", health=6).begin()
    scene.dice("6 1 1 1").do("ability enemy:1")
    assert scene.left() == 5
    scene.dice("6 1 1 1").do("use item:axe enemy:1")
    assert scene.left() == 4 and not scene.told(events.DEFENCE_ROLLED)


@pytest.mark.rule("dbd-atk-10")
def test_only_enemies_are_attacked() -> None:
    """A friend beside him, another in sight, a feature under his feet; and an enemy beside him, another in sight."""
    scene = Scene("odrik javelin stand", "selka bow lance", "tamsin knives veil").feature(0, "nest")
    scene.put(0, "1,5").put(1, "1,4").put(2, "5,5").enemy("gnawkin", "2,5").enemy("gnawkin", "5,4")
    scene.begin().do("activate", seat=0)
    attacks = [name for name in scene.legal(0) if name.startswith(("melee", "shoot"))]
    assert attacks == ["melee enemy:1", "shoot enemy:2"]


# What each weapon throws; Odrik adds 1 in melee and nothing at range

WEAPONS = [
    ("sword", "melee", 4, 4),
    ("bow", "melee", 1, 5),
    ("bow", "shoot", 3, 6),
    ("maul", "melee", 3, 3),
    ("halberd", "melee", 4, 4),
    ("knives", "melee", 2, 4),
    ("knives", "shoot", 3, 6),
    ("rod", "melee", 1, 4),
    ("rod", "shoot", 2, 5),
    ("tower", "melee", 3, 4),
    ("arbalest", "melee", 1, 5),
    ("arbalest", "shoot", 3, 6),
    ("flail", "melee", 4, 4),
    ("javelin", "melee", 3, 5),
    ("javelin", "shoot", 2, 5),
]
SPEED, DEFENCE = {"arbalest": 3}, {"sword": 2, "tower": 3}  # Odrik's are 4 and 1


@pytest.mark.rule("dbd-eqp-sword", "dbd-eqp-bow", "dbd-eqp-maul", "dbd-eqp-halberd", "dbd-eqp-knives")
@pytest.mark.rule("dbd-eqp-rod", "dbd-eqp-tower", "dbd-eqp-arbalest", "dbd-eqp-flail", "dbd-eqp-javelin")
@pytest.mark.rule("dbd-atk-01", "dbd-mel-02", "dbd-chr-01", "dbd-chr-02")
@pytest.mark.parametrize(("weapon", "how", "dice", "needs"), WEAPONS)
def test_dice_and_modifier_of_a_weapon(weapon: str, how: str, dice: int, needs: int) -> None:
    """One die shows just enough, the others one less."""
    scene = Scene(f"odrik {weapon} stand").put(0, "3,5")
    scene.enemy("colossus", "3,4" if how == "melee" else "3,2", health=6).begin().do(f"{how} enemy:1")
    assert scene.throw == f"attack:{dice}"
    scene.dice(" ".join([str(needs), *[str(needs - 1)] * (dice - 1)]))
    assert scene.s.hits == 1


@pytest.mark.rule("dbd-eqp-sword", "dbd-eqp-maul", "dbd-eqp-halberd", "dbd-eqp-tower", "dbd-eqp-flail", "dbd-chr-06")
@pytest.mark.parametrize("weapon", ["sword", "maul", "halberd", "tower", "flail"])
def test_what_has_no_ranged_dice_does_not_shoot(weapon: str) -> None:
    scene = Scene(f"odrik {weapon} stand").put(0, "3,5").enemy("colossus", "3,2", health=6).begin()
    assert not [name for name in scene.legal() if name.startswith("shoot")]


@pytest.mark.rule("dbd-eqp-arbalest", "dbd-chr-04")
@pytest.mark.parametrize("weapon", sorted({weapon for weapon, *_ in WEAPONS}))
def test_the_move_a_weapon_leaves(weapon: str) -> None:
    scene = Scene(f"odrik {weapon} stand").put(0, "3,5").begin().do("step square:3,4")
    assert scene.s.points == SPEED.get(weapon, 4) - 1


@pytest.mark.rule("dbd-eqp-sword", "dbd-eqp-tower", "dbd-chr-03")
@pytest.mark.parametrize("weapon", sorted({weapon for weapon, *_ in WEAPONS}))
def test_the_defence_a_weapon_adds(weapon: str) -> None:
    """Two hits; one die shows just enough, the other one less."""
    scene = Scene(f"odrik {weapon} stand").put(0, "3,3").enemy("gnawkin", "3,2").begin().dice("5 5 1").do("end")
    needs = 6 - DEFENCE.get(weapon, 1)
    scene.dice(f"{needs} {needs - 1}")
    assert scene.hero().health == 8


# The seams: what improves an attack action


@pytest.mark.rule("dbd-min-06", "dbd-ftr-forge")
def test_keen_eye_whetstone_and_edge_all_improve_one_attack_and_it_gives_energy() -> None:
    scene = Scene("odrik sword keen").put(0, "3,3", energy=2, items="whet", edge=2).enemy("tyrant", "3,2", health=6)
    scene.begin().do("ability", "use item:whet", "melee enemy:1")
    assert scene.throw == "attack:7"
    scene.dice("2 1 1 1 1 1 1", "1")
    assert (scene.s.hits, scene.hero().energy, scene.left(), scene.hero().edge) == (1, 1, 5, 1)
    scene.do("melee enemy:1")
    assert scene.throw == "attack:5"  # only the forge's edge is left
