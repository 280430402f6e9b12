"""What a hero's cards add up to (dbd-chr)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model import cards
from questhall.games.deckbox.rules import events


def modifier(scene: Scene, kind: int) -> int:
    """The modifier of the only throw of that kind."""
    (event,) = scene.told(kind)
    return event[3] - 16


@pytest.mark.rule("dbd-chr-01")
@pytest.mark.parametrize(("words", "dice", "total"), [("gorrun maul", 3, 4), ("tamsin bow", 1, 1), ("selka rod", 1, 1)])
def test_melee_is_the_equipments_dice_and_the_sum(words: str, dice: int, total: int) -> None:
    scene = Scene(f"{words} stand").put(0, "3,3").enemy("tyrant", "3,2", health=6).begin().do("melee enemy:1")
    assert scene.throw == f"attack:{dice}"
    scene.dice(" ".join("1" * dice))
    assert modifier(scene, events.ATTACK_ROLLED) == total


@pytest.mark.rule("dbd-chr-02")
@pytest.mark.parametrize(("words", "dice", "total"), [("nyssa rod", 2, 3), ("selka bow", 3, 1), ("gorrun rod", 2, 1)])
def test_ranged_is_the_equipments_dice_and_the_sum(words: str, dice: int, total: int) -> None:
    scene = Scene(f"{words} stand").put(0, "3,5").enemy("tyrant", "3,2", health=6).begin().do("shoot enemy:1")
    assert scene.throw == f"attack:{dice}"
    scene.dice(" ".join("1" * dice))
    assert modifier(scene, events.ATTACK_ROLLED) == total


@pytest.mark.rule("dbd-chr-03")
@pytest.mark.parametrize(
    ("words", "items", "stand", "rule", "total"),
    [
        ("selka bow", "", False, "", 0),
        ("odrik bow", "", False, "", 1),
        ("selka tower", "", False, "", 2),
        ("odrik tower", "gorget", True, "hallowed", 7),
    ],
)
def test_defence_is_the_sum_and_what_helps(words: str, items: str, stand: bool, rule: str, total: int) -> None:
    scene = Scene(f"{words} stand").put(0, "3,3", items=items, stand=stand)
    if rule:
        scene.rule(0, rule)
    scene.dice("1").script("hit explorer 1")
    assert modifier(scene, events.DEFENCE_ROLLED) == total


@pytest.mark.rule("dbd-chr-03", "dbd-rule-hallowed")
def test_hallowed_ground_reaches_into_every_corner() -> None:
    scene = Scene("selka bow lance").put(0, "1,1").rule(0, "hallowed").dice("1").script("hit explorer 1")
    assert modifier(scene, events.DEFENCE_ROLLED) == 1


@pytest.mark.rule("dbd-chr-04")
@pytest.mark.parametrize(
    ("words", "items", "carries", "points"),
    [
        ("selka bow", "", False, 5),
        ("selka arbalest", "", False, 4),
        ("selka bow", "boots", False, 6),
        ("selka bow", "", True, 4),
    ],
)
def test_speed_is_the_sum(words: str, items: str, carries: bool, points: int) -> None:
    scene = Scene(f"{words} stand").put(0, "3,3", items=items, carries=carries).begin().do("step square:3,4")
    assert scene.s.points == points - 1


@pytest.mark.rule("dbd-chr-04")
def test_speed_is_never_below_one() -> None:
    """No card is so heavy: one is made so for this test."""
    arbalest = cards.EQP_IDS.index("arbalest")
    cards.EQP_MOVE[arbalest] = -4
    try:
        scene = Scene("nyssa arbalest stand").put(0, "3,3").begin().do("step square:3,4")
    finally:
        cards.EQP_MOVE[arbalest] = -1
    assert scene.s.points == 0


@pytest.mark.rule("dbd-chr-05")
@pytest.mark.parametrize(
    ("words", "items", "skill", "total"),
    [
        ("gorrun sword wind", "", "str", 5),
        ("odrik sword still", "", "wis", 3),
        ("selka sword hymn", "", "dex", 2),
        ("nyssa sword tithe", "", "cha", 2),
        ("amaury sword hymn", "ring", "wis", 5),
        ("amaury sword hymn", "ring", "cha", 4),
        ("amaury sword hymn", "ring", "str", 0),
    ],
)
def test_a_skill_is_hero_and_ability(words: str, items: str, skill: str, total: int) -> None:
    scene = Scene(words).put(0, "3,3", items=items).dice("1 1 1 1")
    scene.script(f"test {skill}:1 by explorer {{ok: none | ko: none}}")
    assert modifier(scene, events.TEST_ROLLED) == total


@pytest.mark.rule("dbd-chr-08", "dbd-chr-07")
@pytest.mark.parametrize("short", [1, 0])
def test_the_last_point_up_to_a_cap_is_gained_and_nothing_above_it_is_told(short: int) -> None:
    scene = Scene().put(0, "3,3", treasure=20 - short, energy=10 - short, health=9 - short)
    scene.script("treasure explorer 1; energy explorer +1; heal explorer 1")
    h = scene.hero()
    assert (h.treasure, h.energy, h.health) == (20, 10, 9)
    for kind in (events.TREASURE_GAINED, events.ENERGY_GAINED, events.HERO_HEALED):
        assert [event[2] for event in scene.told(kind)] == [1] * short


@pytest.mark.rule("dbd-chr-06")
def test_without_dice_there_is_no_such_attack() -> None:
    """A sword is not thrown; a bow is."""
    for equipment, can in (("sword", False), ("bow", True)):
        scene = Scene(f"odrik {equipment} stand").put(0, "3,5").enemy("gnawkin", "3,2").begin()
        assert ("shoot enemy:1" in scene.legal()) is can


@pytest.mark.rule("dbd-chr-07")
def test_health_stays_between_nothing_and_its_maximum() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3", health=8).put(1, "3,4", health=1)
    scene.script("heal explorer 3; damage weakest 3")
    assert [h.health for h in scene.s.heroes] == [9, 0]
    assert [event[2] for event in scene.told(events.HERO_HURT)] == [1]


@pytest.mark.rule("dbd-chr-08")
@pytest.mark.parametrize(("caps", "energy", "treasure"), [("on", 10, 20), ("off", 11, 21)])
def test_energy_and_treasure_are_capped(caps: str, energy: int, treasure: int) -> None:
    scene = Scene("odrik sword stand", caps=caps).put(0, "3,3", energy=8, treasure=18)
    scene.script("energy explorer +3; treasure explorer 3")
    assert (scene.hero().energy, scene.hero().treasure) == (energy, treasure)
