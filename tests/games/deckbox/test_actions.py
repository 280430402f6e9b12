"""The three actions (dbd-act)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.hero_attack import BY_MELEE, BY_RANGED


def verbs(scene: Scene, seat: int = 0) -> set[str]:
    return {name.split()[0] for name in scene.legal(seat)}


@pytest.mark.rule("dbd-act-01")
def test_a_move_is_as_many_squares_as_the_speed() -> None:
    scene = Scene("odrik sword stand").put(0, "1,1").begin()
    scene.do(*[f"step square:{at}" for at in ("1,2", "1,3", "1,4", "1,5")])
    assert (scene.s.actions, scene.s.points, scene.s.moving) == (1, 0, True)
    scene.do("step square:2,5")  # the next step is another action
    assert (scene.s.actions, scene.s.points) == (0, 3)


@pytest.mark.rule("dbd-act-01", "dbd-act-05")
def test_one_may_stop_earlier_and_pass() -> None:
    scene = Scene("odrik sword stand").put(0, "1,1").begin().do("step square:1,2", "end")
    assert scene.s.round == 2 and scene.at(scene.hero().square) == "1,2"


@pytest.mark.rule("dbd-act-05")
def test_both_actions_may_be_passed() -> None:
    assert Scene().put(0, "3,3").begin().do("end").s.round == 2


@pytest.mark.rule("dbd-act-02")
@pytest.mark.parametrize(("at", "answer", "dice"), [("3,4", "melee enemy:1", 3), ("3,2", "shoot enemy:1", 2)])
def test_an_attack_is_one_action(at: str, answer: str, dice: int) -> None:
    scene = Scene("odrik javelin stand").put(0, "3,5").enemy("tyrant", at, health=6).begin().do(answer)
    assert scene.throw == f"attack:{dice}" and scene.s.actions == 1
    assert scene.told(events.HERO_ATTACKS)[0][2:4] == (1, BY_MELEE if answer.startswith("melee") else BY_RANGED)


@pytest.mark.rule("dbd-act-03")
@pytest.mark.parametrize(("at", "can"), [("1,5", True), ("1,4", True), ("2,5", True), ("2,4", False), ("1,3", False)])
def test_one_interacts_with_what_is_here_or_beside(at: str, can: bool) -> None:
    scene = Scene().put(0, at).feature(0, "hoard").begin()
    assert ("interact feature:0" in scene.legal()) is can


@pytest.mark.rule("dbd-act-03")
def test_interacting_is_an_action() -> None:
    scene = Scene().put(0, "1,5").feature(0, "pyre").begin().dice("1 1 1 1", "1 1 1 1").do("interact feature:0")
    assert scene.s.actions == 1 and len(scene.told(events.INTERACTED)) == 1
    scene.do("interact feature:0")
    assert scene.s.round == 2  # the pyre burns on, but nothing is left to do


@pytest.mark.rule("dbd-act-04")
def test_another_action_ends_the_move() -> None:
    scene = Scene().put(0, "3,4").enemy("tyrant", "3,2", health=6).begin()
    scene.do("step square:3,3").do("melee enemy:1")
    assert (scene.s.actions, scene.s.points, scene.s.moving) == (0, 0, False)
    assert "step" not in verbs(scene.dice("1 1 1 1"))


@pytest.mark.rule("dbd-act-04")
def test_a_minor_action_does_not_end_the_move() -> None:
    scene = Scene().put(0, "1,1", items="energy").begin().do("step square:1,2", "use item:energy", "step square:1,3")
    assert (scene.s.actions, scene.s.points) == (1, 2)


@pytest.mark.rule("dbd-act-05")
def test_an_activation_goes_on_while_a_minor_action_is_left() -> None:
    """Erratum 8: it ends by itself only when nothing at all is left."""
    scene = Scene("nyssa sword stand").put(0, "1,1", items="energy", energy=9).begin()
    scene.do(*[f"step square:{at}" for at in ("1,2", "1,3", "1,4", "1,5", "2,5", "3,5")])
    assert scene.legal() == ["ability", "use item:energy", "end"]
    assert scene.do("ability").legal() == ["use item:energy", "end"]
    scene.do("use item:energy")
    assert scene.s.round == 2
