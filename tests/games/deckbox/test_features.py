"""What features do when somebody interacts with them, and by themselves (2.12)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import FEATURE_IDS
from questhall.games.deckbox.rules import events

ALONE = ("odrik sword stand",)
TWO = (*ALONE, "selka bow lance")
TOWER = ["14B", "14B N 0,-1", "14B N 0,-2"]
PASSED, FAILED = "6 1 1 1", "1 1 1 1"


def before(feature: str, *heroes: str, quest: str = "a1") -> Scene:
    """The first hero stands on the feature's square, hurt and with a little energy; he acts."""
    scene = Scene(*(heroes or ALONE), quest=quest).put(0, "1,5", health=5, energy=3).feature(0, feature)
    for seat in range(1, len(heroes)):
        scene.put(seat, "5,5", health=3)
    scene.begin()
    return scene.do("activate", seat=0) if len(heroes) > 1 else scene


def tried(feature: str, *dice: str, heroes: tuple[str, ...] = ALONE, quest: str = "a1") -> Scene:
    return before(feature, *heroes, quest=quest).dice(*dice).do("interact feature:0")


def left(scene: Scene) -> str:
    """What still stands there."""
    return FEATURE_IDS[scene.s.features[0]] if scene.s.features[0] != -1 else ""


def skill(scene: Scene) -> int:
    return scene.told(events.TEST_BEGINS)[0][2]


def flag(scene: Scene, name: str) -> int:
    return scene.s.flags[scene.s.quest.flags.index(name)]


@pytest.mark.rule("dbd-ftr-chest")
def test_a_chest() -> None:
    scene = tried("chest", PASSED)
    assert (skill(scene), scene.hero().treasure, scene.hero().health, left(scene)) == (1, 5, 5, "")
    scene = tried("chest", FAILED, "1")
    assert (scene.hero().treasure, scene.hero().health, left(scene)) == (2, 4, "")
    assert tried("chest", FAILED, "6").hero().health == 5  # the needle can be blocked


@pytest.mark.rule("dbd-ftr-shrine")
def test_a_shrine() -> None:
    scene = tried("shrine", PASSED, heroes=TWO)
    assert (skill(scene), [h.health for h in scene.s.heroes], left(scene)) == (2, [7, 5], "")
    scene = tried("shrine", FAILED, heroes=TWO)
    assert ([h.health for h in scene.s.heroes], left(scene)) == ([6, 3], "")


@pytest.mark.rule("dbd-ftr-shrine")
def test_a_shrine_heals_only_those_on_its_tile() -> None:
    scene = Scene(*TWO, tiles=TOWER).put(0, "1,5", health=5).put(1, "3,-1", health=3).feature(0, "shrine").begin()
    scene.do("activate", seat=0).dice(PASSED).do("interact feature:0")
    assert [h.health for h in scene.s.heroes] == [7, 3]


@pytest.mark.rule("dbd-ftr-fountain")
@pytest.mark.parametrize(
    ("die", "health", "energy"), [("1", 4, 3), ("2", 5, 5), ("3", 5, 5), ("4", 7, 3), ("5", 7, 3), ("6", 7, 3)]
)
def test_a_fountain(die: str, health: int, energy: int) -> None:
    scene = tried("fountain", die)
    assert (scene.hero().health, scene.hero().energy, left(scene)) == (health, energy, "fountain")
    assert left(scene.dice(die).do("interact feature:0")) == ""


@pytest.mark.rule("dbd-ftr-nest", "dbd-enc-08")
def test_a_nest_is_torn_down() -> None:
    scene = tried("nest", PASSED)
    assert (skill(scene), scene.hero().treasure, left(scene)) == (0, 2, "")
    scene = tried("nest", FAILED)
    assert (scene.hero().treasure, left(scene), "interact feature:0" in scene.legal()) == (0, "nest", True)


@pytest.mark.rule("dbd-ftr-nest")
@pytest.mark.parametrize(("at", "hatches"), [("3,-3", True), ("3,3", True), ("3,0", True), ("3,-9", False)])
def test_a_nest_hatches_while_a_hero_is_near(at: str, hatches: bool) -> None:
    """Its tile and those next to it; here it stands on the starting tile of three."""
    scene = Scene("odrik sword stand", tiles=TOWER).put(0, at).feature(0, "nest").begin().do("end")
    assert (scene.throw == "spawn:green") is hatches
    if hatches:
        scene.dice("M1")
        assert scene.s.ground.first[scene.s.enemies[0].square] == 0 and scene.s.round == 2


@pytest.mark.rule("dbd-ftr-nest")
@pytest.mark.parametrize("feature", ["", "chest"])
def test_nothing_else_hatches(feature: str) -> None:
    scene = Scene("odrik sword stand").put(0, "3,3")
    if feature:
        scene.feature(0, feature)
    scene.begin().do("end")
    assert scene.s.round == 2 and not scene.told(events.NEST_HATCHES)


@pytest.mark.rule("dbd-ftr-nest")
def test_a_nest_hatches_one_for_two_heroes() -> None:
    scene = Scene(*TWO, "zaida sword stand").put(0, "3,5").put(1, "2,5").put(2, "4,5").feature(0, "nest").begin()
    scene.do("activate").do("end").do("activate").do("end").do("end").dice("M1", "M1")
    assert len(scene.s.enemies) == 2 and scene.s.round == 2


@pytest.mark.rule("dbd-ftr-drum")
def test_a_drum_is_broken() -> None:
    scene = tried("drum", PASSED)
    assert (skill(scene), scene.hero().treasure, left(scene)) == (1, 2, "")
    scene = tried("drum", FAILED)
    assert (scene.hero().treasure, left(scene)) == (0, "drum")


@pytest.mark.rule("dbd-ftr-drum")
@pytest.mark.parametrize(
    ("hero", "enemy", "total"),
    [
        ("3,4", "3,3", 2),  # on its tile
        ("3,-4", "3,-3", 2),  # on the next one
        ("3,-10", "3,-9", 1),  # two tiles away
        ("3,-5", "3,-6", 2),  # on the joint of the second and the third, so on the second (erratum 6)
    ],
)
def test_a_drum_makes_enemies_bolder(hero: str, enemy: str, total: int) -> None:
    """A Gnawkin's own modifier is +1."""
    scene = Scene("odrik sword stand", tiles=TOWER).put(0, hero).enemy("gnawkin", enemy).feature(0, "drum").begin()
    scene.dice("1 1 1").do("end")
    assert scene.told(events.ATTACK_ROLLED)[0][3] - 16 == total


@pytest.mark.rule("dbd-ftr-drum")
def test_a_drum_helps_ranged_attacks_too() -> None:
    scene = Scene("odrik sword stand").put(0, "3,5").enemy("spitling", "3,1").feature(0, "drum").begin()
    scene.dice("1 1").do("end")
    assert scene.told(events.ATTACK_ROLLED)[0][3] - 16 == 3


@pytest.mark.rule("dbd-ftr-cage")
def test_a_cage() -> None:
    scene = tried("cage", PASSED, "net")
    assert (skill(scene), scene.items(), left(scene)) == (1, ["net"], "")
    scene = tried("cage", FAILED)
    assert (scene.items(), left(scene)) == ([], "cage")


@pytest.mark.rule("dbd-ftr-wardstone")
def test_a_wardstone() -> None:
    scene = tried("wardstone", PASSED)
    assert (skill(scene), scene.hero().energy, left(scene)) == (2, 3, "")
    scene = tried("wardstone", FAILED)
    assert (scene.hero().energy, left(scene)) == (2, "wardstone")


@pytest.mark.rule("dbd-ftr-armoury")
def test_a_weapon_rack() -> None:
    scene = tried("armoury", "axe")
    assert (scene.items(), left(scene)) == (["axe"], "")


@pytest.mark.rule("dbd-ftr-hoard")
def test_a_hoard() -> None:
    scene = tried("hoard")
    assert (scene.hero().treasure, left(scene)) == (6, "")


@pytest.mark.rule("dbd-ftr-forge")
def test_a_forge_sharpens_three_attacks() -> None:
    """One die more for each of the next three attack actions, in this activation and later."""
    scene = tried("forge")
    assert scene.hero().edge == 3 and left(scene) == ""
    scene.enemy("tyrant", "1,4", health=6, stunned=True)
    dice = ["attack:5", "attack:5", "attack:5", "attack:4"]
    found = []
    for _ in dice:
        if "melee enemy:1" not in scene.legal():
            scene.s.enemies[0].stunned = True
            scene.do("end")
        scene.do("melee enemy:1")
        found.append(scene.throw)
        scene.dice(" ".join("1" * int(scene.throw[-1])))
    assert found == dice


@pytest.mark.rule("dbd-ftr-bell", "dbd-ftr-key")
@pytest.mark.parametrize(("feature", "name"), [("bell", "bells"), ("key", "keys")])
def test_a_bell_and_a_key_are_counted(feature: str, name: str) -> None:
    scene = tried(feature)
    assert flag(scene, name) == 1 and left(scene) == ""


@pytest.mark.rule("dbd-ftr-pyre")
def test_a_pyre() -> None:
    """Erratum 21: one passed test is one success, whatever its dice."""
    scene = tried("pyre", "6 6 6 6", quest="a3")
    assert (skill(scene), flag(scene, "pyre"), scene.hero().health, left(scene)) == (2, 1, 5, "pyre")
    scene = tried("pyre", FAILED, quest="a3")
    assert (flag(scene, "pyre"), scene.hero().health, left(scene)) == (0, 4, "pyre")


@pytest.mark.rule("dbd-ftr-captive")
def test_a_captive() -> None:
    scene = tried("captive", quest="a4")
    assert flag(scene, "rescued") == 1 and scene.hero().carries and left(scene) == ""


@pytest.mark.rule("dbd-ftr-captive", "dbd-qst-01")
def test_a_captive_left_behind_is_no_feature_of_the_tile() -> None:
    """Erratum 16: she stays where her carrier fell, and is taken up by Interact."""
    scene = Scene(*TWO, quest="a4").put(0, "2,4", carries=True, health=1).put(1, "3,4").feature(0, "hoard")
    scene.script("damage explorer 1")
    assert left(scene) == "hoard" and scene.at(scene.s.captive) == "2,4"
    scene.do("interact captive:2,4")
    assert scene.hero(1).carries and scene.s.captive == -1 and scene.s.actions == 1


@pytest.mark.rule("dbd-ftr-valve")
def test_a_valve() -> None:
    scene = tried("valve", PASSED)
    assert (skill(scene), flag(scene, "valve"), left(scene)) == (0, 1, "")
    scene = tried("valve", FAILED)
    assert (flag(scene, "valve"), left(scene)) == (0, "valve")
