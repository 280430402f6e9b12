"""Minor actions: which, when, and trading (dbd-min), with the options minor_windows and windows."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.state import ENEMIES, HEROES, RECOVERY
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.aiming import neighbours

TWO = ("odrik sword stand", "selka bow lance")
THREE = (*TWO, "zaida sword stand")


def verbs(scene: Scene, seat: int = 0) -> set[str]:
    return {name.split()[0] for name in scene.legal(seat)}


@pytest.mark.rule("dbd-min-01")
def test_minor_actions_cost_no_action_and_have_no_limit() -> None:
    scene = Scene(*TWO).put(0, "3,3", energy=3, treasure=6, items="energy energy").put(1, "3,4").begin()
    scene.do("activate", seat=0).dice("net", "axe")
    assert verbs(scene) == {"step", "ability", "buy", "use", "trade", "end"}
    scene.do("ability", "use item:energy", "use item:energy", "buy item:picks", "buy item:foresight")
    assert scene.hero().stand and scene.hero().energy == 8 and scene.items() == ["foresight", "picks"]
    scene.do("trade hero:1", "give item:picks", "accept", "trade hero:1", "give item:foresight", "accept")
    assert scene.s.actions == 2 and scene.items(1) == ["foresight", "picks"]


# Windows


@pytest.mark.rule("dbd-min-02")
def test_everybody_may_use_the_window_between_two_squares() -> None:
    scene = Scene(*THREE).put(0, "3,3").put(1, "1,1", items="energy").put(2, "5,5").begin().do("activate", seat=0)
    scene.do("step square:3,2")
    assert scene.s.deciders() == (0, 1)  # the third has nothing he could do
    scene.do("use item:energy", seat=1).do("step square:3,1")
    assert scene.hero(1).energy == 4 and (scene.s.actions, scene.s.points) == (1, 2)


@pytest.mark.rule("dbd-min-02")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"windows": "always"}, [ENEMIES, ENEMIES, ENEMIES, RECOVERY]),  # before the first, after each, at the end
        ({"windows": "never"}, []),
        ({"windows": "always", "minor_windows": "player_phase"}, []),
        ({"windows": "hurt"}, [ENEMIES]),  # the second enemy hits
    ],
)
def test_windows_of_the_other_phases(options: dict[str, str], asked: list[int]) -> None:
    scene = Scene(**options).put(0, "3,3", items="energy").enemy("gnawkin", "2,3").enemy("gnawkin", "4,3").begin()
    scene.dice("1 1 1", "6 1 1", "1").do("end")
    found = []
    while scene.s.phase != HEROES:
        assert scene.legal() == ["pass", "pass-phase", "use item:energy"]
        found.append(scene.s.phase)
        scene.do("pass")
    assert found == asked


@pytest.mark.rule("dbd-min-02", "dbd-def-04")
def test_when_a_hero_is_hurt_everybody_is_asked() -> None:
    """Two who want to be asked then, and a blow that was blocked before."""
    scene = Scene(*TWO, windows="hurt").put(0, "3,3", items="energy").put(1, "5,5", items="energy")
    scene.enemy("gnawkin", "2,3").enemy("gnawkin", "4,3").begin().do("activate", seat=0).do("end").do("end")
    scene.dice("5 1 1", "6")
    assert scene.throw == "attack:3" and not scene.told(events.HERO_HURT)
    scene.dice("5 1 1", "1")
    assert scene.step == "Window" and scene.s.deciders() == (0, 1)


@pytest.mark.rule("dbd-min-02")
def test_who_passed_for_a_phase_is_asked_in_the_next_round() -> None:
    scene = Scene(windows="always").put(0, "3,3", items="energy").enemy("gnawkin", "2,3", stunned=True).begin()
    scene.do("end", "pass-phase", "pass-phase")
    assert (scene.s.round, scene.s.phase) == (2, HEROES)
    assert scene.do("end").s.phase == ENEMIES and "pass" in scene.legal()


@pytest.mark.rule("dbd-min-02")
def test_one_may_pass_for_the_whole_phase() -> None:
    scene = Scene(windows="always").put(0, "3,3", items="energy").enemy("gnawkin", "2,3", stunned=True).begin()
    scene.do("end", "pass-phase")
    assert scene.s.phase == RECOVERY


@pytest.mark.rule("dbd-min-02")
def test_a_minor_action_in_the_enemy_phase_leaves_the_window_open() -> None:
    scene = Scene(windows="always").put(0, "3,3", items="energy energy").enemy("gnawkin", "2,3", stunned=True).begin()
    scene.do("end", "use item:energy", "use item:energy")
    assert scene.hero().energy == 8


@pytest.mark.rule("dbd-min-03")
def test_no_window_inside_an_attack() -> None:
    """Everybody could buy, and nobody may before the damage is done."""
    scene = Scene(*TWO, windows="always").put(0, "3,3", treasure=9).put(1, "1,1", treasure=9)
    scene.enemy("tusk", "3,2", health=4).begin().do("activate", seat=0).do("melee enemy:1")
    assert scene.throw == "attack:4"
    scene.dice("5 5 1 1")
    assert scene.throw == "defence:2"
    scene.dice("1 1")
    assert scene.s.deciders() == (0, 1)


@pytest.mark.rule("dbd-min-03")
def test_no_window_inside_a_script() -> None:
    scene = Scene(*TWO).put(0, "3,3", treasure=9).put(1, "1,1", treasure=9)
    scene.script('choose{"A"/"A": none | "B"/"B": none}; roll{1-6: none}')
    assert scene.everything() == {0: ["choose 1", "choose 2"]}
    scene.do("choose 1")
    assert scene.throw == "branch:1"


@pytest.mark.rule("dbd-min-03", "dbd-mov-03")
def test_no_window_while_two_heroes_share_a_square() -> None:
    """Erratum 7."""
    scene = Scene(*TWO).put(0, "3,3", treasure=9).put(1, "3,4", treasure=9).begin()
    scene.do("activate", seat=0).do("step square:3,4")
    assert scene.everything() == {0: ["step square:3,3", "step square:4,4", "step square:3,5", "step square:2,4"]}


# Abilities


@pytest.mark.rule("dbd-min-04")
@pytest.mark.parametrize(("energy", "can"), [(3, True), (2, False)])
def test_an_ability_costs_its_energy(energy: int, can: bool) -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", energy=energy).begin()
    assert ("ability" in scene.legal()) is can
    if can:
        assert scene.do("ability").hero().energy == 0


@pytest.mark.rule("dbd-min-04")
def test_energy_is_paid_first() -> None:
    scene = Scene("odrik sword lance").put(0, "3,5", energy=4).enemy("tusk", "3,2", health=4).begin()
    scene.do("ability enemy:1")
    assert scene.throw == "attack:4" and scene.hero().energy == 0


@pytest.mark.rule("dbd-min-05")
def test_hits_of_an_ability_give_no_energy() -> None:
    scene = Scene("odrik sword lance").put(0, "3,5", energy=4).enemy("tusk", "3,2", health=4).begin()
    scene.dice("6 6 1 1").do("ability enemy:1")
    assert scene.hero().energy == 0


@pytest.mark.rule("dbd-min-06")
def test_an_improved_attack_gives_energy() -> None:
    scene = Scene("odrik sword keen").put(0, "3,3", energy=2, items="whet", edge=1).enemy("tyrant", "3,2", health=6)
    scene.begin().do("ability", "use item:whet", "melee enemy:1")
    assert scene.throw == "attack:7"  # 4 of the sword, 2 of the eye, 1 of the forge
    scene.dice("6 6 1 1 1 1 1")
    assert scene.hero().energy == 2 and scene.told(events.ATTACK_ROLLED)[0][3] - 16 == 4
    h = scene.hero()
    assert (h.keen, h.whet, h.edge) == (False, False, 0)


@pytest.mark.rule("dbd-min-08")
def test_each_of_several_enemies_is_rolled_for() -> None:
    scene = Scene("odrik sword slate").put(0, "3,5", energy=5)
    scene.enemy("tusk", "2,2", health=4).enemy("tusk", "4,2", health=4).begin().do("ability tile:0")
    assert scene.throw == "attack:2"
    scene.dice("6 1")
    assert scene.throw == "attack:2"
    scene.dice("6 6")
    assert [e.health for e in scene.s.enemies] == [3, 2]


@pytest.mark.rule("dbd-min-09")
def test_the_fallen_take_no_minor_action() -> None:
    """A fallen hero's neighbour cannot trade with him either."""
    scene = Scene(*TWO).put(0, "3,3", treasure=2).put(1, "3,4", health=1, energy=9).enemy("tusk", "3,1", health=3)
    scene.script("damage weakest 1")
    assert scene.s.deciders() == (0,) and "trade" not in verbs(scene)


@pytest.mark.rule("dbd-min-10")
def test_an_ability_may_be_used_again() -> None:
    scene = Scene("odrik sword lance").put(0, "3,5", energy=8).enemy("tyrant", "3,2", health=6).begin()
    scene.dice("1 1 1 1", "1 1 1 1").do("ability enemy:1").do("ability enemy:1")
    assert scene.hero().energy == 0 and len(scene.told(events.ABILITY_USED)) == 2


# Trading


@pytest.mark.rule("dbd-min-07")
@pytest.mark.parametrize("corner", ["1,1", "5,5"])
def test_neighbours_trade_in_every_corner(corner: str) -> None:
    scene = Scene(*TWO).put(0, corner, treasure=1).put(1, f"{corner[0]},{'2' if corner == '1,1' else '4'}").begin()
    assert "trade hero:1" in scene.legal(0)


@pytest.mark.rule("dbd-min-07", "dbd-min-09")
def test_who_has_fallen_has_no_neighbours() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "3,4").script("damage explorer 1")
    assert neighbours(scene.s, scene.hero(0)) == neighbours(scene.s, scene.hero(1)) == []


@pytest.mark.rule("dbd-min-07")
@pytest.mark.parametrize(("at", "can"), [("3,4", True), ("4,4", False), ("3,5", False)])
def test_neighbours_trade(at: str, can: bool) -> None:
    scene = Scene(*TWO).put(0, "3,3", treasure=1).put(1, at).begin()
    assert ("trade hero:1" in scene.legal(0), "trade hero:0" in scene.legal(1)) == (can, can)


@pytest.mark.rule("dbd-min-07")
def test_what_can_be_traded() -> None:
    scene = Scene(*TWO).put(0, "3,3", treasure=3, energy=5, items="net").put(1, "3,4", treasure=7, items="axe").begin()
    scene.do("trade hero:1", seat=0)
    assert scene.legal() == [
        "ask item:axe", "give item:net", "give-treasure 1", "give-treasure 2", "give-treasure 3",
        "ask-treasure 1", "ask-treasure 2", "ask-treasure 5", "ask-treasure 7", "cancel",
    ]  # fmt: skip


@pytest.mark.rule("dbd-min-07")
@pytest.mark.parametrize(
    ("proposal", "treasure", "items"),
    [
        ("give item:net", (3, 7), ([], ["axe", "net"])),
        ("ask item:axe", (3, 7), (["axe", "net"], [])),
        ("give-treasure 2", (1, 9), (["net"], ["axe"])),
        ("ask-treasure 5", (8, 2), (["net"], ["axe"])),
    ],
)
def test_both_must_accept(proposal: str, treasure: tuple[int, int], items: tuple[list[str], list[str]]) -> None:
    for answer in ("accept", "refuse"):
        scene = Scene(*TWO).put(0, "3,3", treasure=3, items="net").put(1, "3,4", treasure=7, items="axe").begin()
        scene.do("trade hero:1", seat=0).do(proposal)
        assert scene.everything() == {1: ["accept", "refuse"]}
        scene.do(answer)
        found = (scene.hero(0).treasure, scene.hero(1).treasure), (scene.items(0), scene.items(1))
        assert found == ((treasure, items) if answer == "accept" else ((3, 7), (["net"], ["axe"])))


@pytest.mark.rule("dbd-min-07", "dbd-chr-08")
def test_nothing_is_given_that_would_be_lost() -> None:
    scene = Scene(*TWO).put(0, "3,3", treasure=20).put(1, "3,4", treasure=18).begin().do("trade hero:1", seat=0)
    assert scene.legal() == ["give-treasure 1", "give-treasure 2", "cancel"]


@pytest.mark.rule("dbd-min-07")
def test_no_trade_where_nothing_can_change_hands() -> None:
    """Two full purses and nothing else: the window would only ever be closed again."""
    scene = Scene(*TWO).put(0, "3,3", treasure=20).put(1, "3,4", treasure=20).begin()
    assert "trade" not in verbs(scene)


@pytest.mark.rule("dbd-min-07", "dbd-qst-01")
def test_the_captive_is_handed_over() -> None:
    scene = Scene(*TWO, quest="a4").put(0, "3,3", carries=True).put(1, "3,4").begin()
    assert "trade" not in verbs(scene, 1)  # she is not asked for
    scene.do("trade hero:1", seat=0).do("hand-over", "accept")
    assert [h.carries for h in scene.s.heroes] == [False, True]
