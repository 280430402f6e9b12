"""Knockback (dbd-kw-11)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.knockback import push_hero

TWO = ("odrik sword stand", "selka bow lance")


def shove(at: str = "3,3", foe: str = "3,2", tiles: str = "14B", health: int = 6) -> Scene:
    return Scene("odrik tower stand", tiles=tiles).put(0, at).enemy("tyrant", foe, health=health)


@pytest.mark.rule("dbd-kw-11", "dbd-kw-15", "dbd-eqp-tower")
def test_a_damaged_enemy_is_pushed_straight_away() -> None:
    scene = shove().begin().dice("6 1 1").do("melee enemy:1")
    assert scene.spot() == "3,1" and scene.left() == 5


@pytest.mark.rule("dbd-kw-11")
def test_without_the_keyword_nobody_is_pushed() -> None:
    scene = Scene().put(0, "3,3").enemy("gnawkin", "3,2").begin().dice("6 1 1", "1").do("end")
    assert scene.hero().health == 8 and scene.place() == "3,3"


@pytest.mark.rule("dbd-kw-11")
def test_who_falls_is_not_pushed() -> None:
    """Selka stands where the way he would have been pushed is free."""
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "1,1").enemy("tusk", "3,2", health=2).begin()
    scene.do("activate", seat=0).do("end").do("end").dice("6 1 1", "1")
    assert scene.hero().fallen and scene.place() == "" and not scene.told(events.HERO_PUSHED)


@pytest.mark.rule("dbd-kw-11")
def test_a_blocked_blow_pushes_nobody() -> None:
    scene = shove().begin().dice("5 1 1", "6").do("melee enemy:1")
    assert scene.spot() == "3,2"


@pytest.mark.rule("dbd-kw-11", "dbd-kw-21")
def test_a_defeated_enemy_is_not_pushed() -> None:
    scene = shove(health=1).begin().dice("6 1 1", "M4").do("melee enemy:1")
    assert not scene.told(events.KNOCKED_BACK) and not scene.told(events.COLLISION)


@pytest.mark.rule("dbd-kw-12", "dbd-abl-circle")
@pytest.mark.parametrize(("way", "at"), [("north", "4,1"), ("east", "5,2")])
def test_on_a_diagonal_the_heros_player_chooses_the_axis(way: str, at: str) -> None:
    scene = Scene("odrik tower circle").put(0, "3,3", energy=5).enemy("tyrant", "4,2", health=6).begin()
    scene.do("ability").dice("6 1 1")
    assert scene.legal() == ["push north", "push east"] or scene.legal() == ["push east", "push north"]
    assert scene.do(f"push {way}").spot() == at


@pytest.mark.rule("dbd-kw-12", "dbd-abl-circle")
def test_a_circle_pushes_each_before_it_strikes_the_next() -> None:
    """The second is struck where it stands although the first one's push is still to be chosen."""
    scene = Scene("odrik tower circle").put(0, "3,3", energy=5).enemy("tyrant", "4,2", health=6)
    scene.enemy("tyrant", "4,4", health=6).begin().do("ability").dice("6 1 1")
    assert scene.step == "ChooseAxis" and scene.left(2) == 6
    scene.do("push east")
    assert scene.throw == "attack:3"
    scene.dice("6 1 1").do("push south")
    assert (scene.spot(1), scene.spot(2)) == ("5,2", "4,5")


@pytest.mark.rule("dbd-kw-12")
@pytest.mark.parametrize(
    ("tiles", "at", "source", "blocked", "pushed"),
    [
        ("14B", "5,2", "4,3", "", "wall"),  # east a wall, north free
        ("14B", "3,2", "2,3", "4,2", "figure"),  # east a figure, north free
        ("4A", "1,2", "5,5", "", "wall"),
        ("4A", "3,3", "4,4", "", "pit"),  # west a pit, north free
        ("4A", "3,3", "4,4", "3,2", "figure"),  # west a pit, north a figure
        ("14B", "1,2", "2,3", "1,1", "wall"),  # west a wall, north a figure
    ],
)
def test_an_enemy_chooses_wall_then_figure_then_pit(
    tiles: str, at: str, source: str, blocked: str, pushed: str
) -> None:
    scene = Scene(tiles=tiles).put(0, at)
    if blocked:
        scene.enemy("gnawkin", blocked, stunned=True)
    scene.happens(lambda s: push_hero(s, s.heroes[0], scene.square(source), False))
    what = {(event[0], event[2]) for event in scene.told(events.COLLISION) + scene.told(events.PIT)}
    wanted = {"wall": (events.COLLISION, 0), "figure": (events.COLLISION, 1), "pit": (events.PIT, scene.square("2,3"))}
    assert what == {wanted[pushed]} if pushed != "pit" else wanted[pushed] in what


@pytest.mark.rule("dbd-kw-12")
@pytest.mark.parametrize(("at", "source", "to"), [("4,3", "2,2", "5,3"), ("3,4", "2,2", "3,5"), ("2,3", "4,4", "1,3")])
def test_the_axis_is_that_of_the_larger_distance(at: str, source: str, to: str) -> None:
    scene = Scene().put(0, at)
    scene.happens(lambda s: push_hero(s, s.heroes[0], scene.square(source), False))
    assert scene.place() == to


@pytest.mark.rule("dbd-kw-13")
def test_a_hero_pushed_against_a_wall_takes_one_more_without_a_roll() -> None:
    scene = Scene().put(0, "1,2").enemy("tusk", "2,2", health=2).begin().dice("5 1 1", "1").do("end")
    assert scene.hero().health == 7 and scene.place() == "1,2"


@pytest.mark.rule("dbd-kw-13")
def test_what_is_not_revealed_is_a_wall() -> None:
    scene = Scene("odrik tower stand").beyond(0, "N", "14B").put(0, "3,1").enemy("tyrant", "3,0", health=6).begin()
    assert scene.dice("6 1 1").do("melee enemy:1").left() == 4 and scene.spot() == "3,0"


@pytest.mark.rule("dbd-kw-14")
@pytest.mark.parametrize(("die", "health"), [("4", 8), ("3", 7)])
def test_a_hero_pushed_against_a_figure_may_defend_against_it(die: str, health: int) -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4").enemy("tusk", "3,2", health=2).begin()
    scene.do("activate", seat=0).do("end").do("end").dice("5 1 1", "1")
    assert scene.throw == "defence:1"
    scene.dice(die)
    assert scene.hero().health == health and scene.hero(1).health == 7 and scene.place() == "3,3"


@pytest.mark.rule("dbd-kw-14", "dbd-kw-10", "dbd-atk-06")
def test_a_collision_gives_no_energy() -> None:
    scene = shove().enemy("gnawkin", "3,1").begin().dice("6 1 1", "1").do("melee enemy:1")
    assert scene.left(1) == 4 and scene.left(2) == 1 and scene.hero().energy == 1


@pytest.mark.rule("dbd-kw-14", "dbd-kw-16")
@pytest.mark.parametrize(("keen", "die", "left"), [(False, 4, 5), (True, 4, 4), (True, 5, 5)])
def test_a_collision_keeps_the_attacks_pierce(keen: bool, die: int, left: int) -> None:
    """Erratum 12: a four blocks for the tyrant, and with Keen Eye's Pierce it takes a five."""
    scene = Scene("odrik tower keen").put(0, "3,3", keen=keen).enemy("tyrant", "3,2", health=6)
    scene.enemy("gnawkin", "3,1").begin()
    dice = "6 1 1 1 1" if keen else "6 1 1"
    assert scene.dice(dice, str(die)).do("melee enemy:1").left() == left
    assert scene.s.dice == 1 << 4 * (die - 1) and len(scene.told(events.BLOCKED)) == left - 4


@pytest.mark.rule("dbd-kw-15", "dbd-mov-12")
def test_a_pit_hurts_whoever_is_pushed_into_it() -> None:
    scene = shove("2,5", "2,4", "4A").begin().dice("6 1 1").do("melee enemy:1")
    assert scene.spot() == "2,3" and scene.left() == 4
    scene = Scene(tiles="4A").put(0, "2,4").enemy("tusk", "2,5", health=2).begin().dice("5 1 1", "1").do("end")
    assert scene.place() == "2,3" and scene.hero().health == 7


@pytest.mark.rule("dbd-kw-15", "dbd-exp-03", "dbd-spn-14")
def test_a_hero_pushed_onto_a_live_exit_explores_in_the_enemy_phase() -> None:
    """The room's own enemies wait for the next round."""
    scene = Scene().beyond(0, "S", "14B", "spawn G1=M1; treasure explorer 1").put(0, "3,5")
    scene.enemy("tusk", "3,4", health=2).begin().dice("5 1 1", "1").do("end")
    assert (len(scene.s.rooms), scene.place(), scene.hero().treasure) == (2, "3,6", 1)
    assert scene.s.round == 2 and len(scene.s.enemies) == 2
    assert [event[2] for event in scene.told(events.ENEMY_ACTS)] == [1]


@pytest.mark.rule("dbd-kw-15", "dbd-exp-04")
def test_an_enemy_pushed_onto_a_live_exit_explores_nothing() -> None:
    scene = Scene("odrik tower stand").beyond(0, "N", "14B").put(0, "3,2").enemy("tyrant", "3,1", health=6).begin()
    scene.dice("6 1 1").do("melee enemy:1")
    assert scene.spot() == "3,0" and len(scene.s.rooms) == 1


@pytest.mark.rule("dbd-kw-15", "dbd-def-11")
def test_whoever_is_pushed_onto_a_pack_takes_it() -> None:
    scene = Scene(*TWO).put(0, "3,4", health=1, treasure=4).put(1, "5,5").script("damage explorer 1")
    scene.put(1, "3,3").enemy("tusk", "3,2", health=2).dice("5 1 1", "1").do("end")
    assert scene.place(1) == "3,4" and scene.hero(1).treasure == 4
