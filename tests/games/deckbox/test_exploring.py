"""Live exits and what happens when one is entered (dbd-exp)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import FEATURE_IDS, RULE_IDS
from questhall.games.deckbox.rules import events

TWO = ("odrik sword stand", "selka bow lance")


def gated(*heroes: str) -> Scene:
    """The room to the north is behind the gate of the quest, which opens with three keys; two are found."""
    scene = Scene(*heroes, quest="p2").beyond(0, "N", "14B", "treasure explorer 2")
    scene.s.rooms[0].locked = 1
    scene.s.flags = tuple(2 if flag == "keys" else 0 for flag in scene.s.quest.flags)
    return scene


@pytest.mark.rule("dbd-exp-01")
def test_entering_a_live_half_square_explores_at_once() -> None:
    scene = Scene().beyond(0, "N", "14B").put(0, "3,2").begin().do("step square:3,1")
    assert len(scene.s.rooms) == 1
    scene.do("step square:3,0")
    assert len(scene.s.rooms) == 2 and "step square:3,-1" in scene.legal()


@pytest.mark.rule("dbd-exp-02")
def test_tile_then_encounter_then_the_rest_of_the_move() -> None:
    scene = Scene().beyond(0, "N", "14B", "rule dark; feature chest; roll{1-6: treasure explorer 1}").put(0, "3,2")
    scene.begin().do("step square:3,1", "step square:3,0")
    assert scene.throw == "branch:1"  # nobody moves on before it is resolved
    assert (RULE_IDS[scene.s.rules[1]], FEATURE_IDS[scene.s.features[1]]) == ("dark", "chest")
    scene.dice("1")
    assert scene.hero().treasure == 1 and (scene.s.actions, scene.s.points) == (1, 2)
    told = [event[0] for event in scene.s.events or []]
    order = [events.TILE_PLACED, events.EXPLORED, events.RULE_ATTACHED, events.FEATURE_PLACED, events.BRANCH_ROLLED]
    places = [len(told) - 1 - told[::-1].index(kind) for kind in order]
    assert places == sorted(places)


@pytest.mark.rule("dbd-enc-07", "dbd-enc-08")
def test_a_new_tile_has_no_rule_and_no_feature_yet() -> None:
    s = Scene().beyond(0, "N", "14B").put(0, "3,1").begin().do("step square:3,0").s
    assert (s.rules, s.features, s.uses) == ((-1, -1), (-1, -1), (0, 0))


@pytest.mark.rule("dbd-exp-03")
def test_a_veilstep_explores_and_goes_on() -> None:
    scene = Scene("odrik sword veil").beyond(0, "N", "14B").put(0, "3,1", energy=2).begin()
    scene.do("ability", "veil square:3,0", "veil square:3,-1", "stop")
    assert len(scene.s.rooms) == 2 and scene.at(scene.hero().square) == "3,-1"


@pytest.mark.rule("dbd-exp-03", "dbd-spn-14")
def test_a_hero_knocked_onto_it_explores() -> None:
    """What appears then does not act in this phase."""
    scene = Scene().beyond(0, "N", "14B", "spawn G1=M1").put(0, "3,1").enemy("tusk", "3,2").begin()
    scene.dice("6 1 1", "1").do("end")
    assert scene.at(scene.hero().square) == "3,0" and len(scene.s.enemies) == 2
    assert [event[2] for event in scene.told(events.ENEMY_ACTS)] == [1]


@pytest.mark.rule("dbd-exp-03")
def test_the_thread_explores() -> None:
    scene = Scene().beyond(0, "N", "14B").put(0, "3,5", items="return").begin().do("use item:return square:3,0")
    assert len(scene.s.rooms) == 2


@pytest.mark.rule("dbd-exp-04")
def test_an_enemy_explores_nothing() -> None:
    """A Spitling steps back as far as it can."""
    scene = Scene().beyond(0, "N", "14B", "spawn G1").put(0, "3,5").enemy("spitling", "3,1").begin()
    scene.dice("1 1").do("end")
    assert scene.at(scene.s.enemies[0].square) == "3,0" and len(scene.s.rooms) == 1


@pytest.mark.rule("dbd-exp-05", "dbd-exp-06")
def test_a_room_is_explored_once() -> None:
    scene = Scene().beyond(0, "N", "14B", "treasure explorer 2").put(0, "3,1").begin()
    scene.do("step square:3,0", "step square:3,1", "step square:3,0")
    assert scene.hero().treasure == 2 and len(scene.s.rooms) == 2
    assert (scene.s.actions, scene.s.points) == (1, 1)


@pytest.mark.rule("dbd-exp-06", "dbd-map-06")
def test_who_stands_there_when_another_explores_stays_on_the_joint() -> None:
    """R38."""
    scene = Scene(*TWO).put(0, "3,0").put(1, "3,5").begin()
    scene.beyond(0, "N", "14B", "treasure each 1")
    scene.give(1, "foresight")
    scene.do("activate", seat=1).do("use item:foresight exit:3,0")
    assert scene.at(scene.hero().square) == "3,0" and len(scene.s.rooms) == 2
    scene.do("end").do("step square:3,-1")
    assert [h.treasure for h in scene.s.heroes] == [1, 1] and len(scene.told(events.EXPLORED)) == 1


@pytest.mark.rule("dbd-exp-07", "dbd-qst-02")
def test_behind_a_closed_gate_nothing_is_explored() -> None:
    """Neither by stepping there, nor by Interact, nor by Foresight."""
    scene = gated("odrik sword stand").put(0, "3,1", items="foresight").begin().do("step square:3,0")
    assert len(scene.s.rooms) == 1 and scene.legal() == ["step square:3,1", "end"]


@pytest.mark.rule("dbd-exp-07", "dbd-exp-06")
@pytest.mark.parametrize("answers", [["interact exit:3,0"], ["step square:3,1", "step square:3,0"]])
def test_who_stands_before_the_gate_when_it_opens(answers: list[str]) -> None:
    """He explores with an Interact action, or by leaving and coming back, and not by himself."""
    scene = gated(*TWO).put(0, "3,0").put(1, "1,5").feature(0, "key").begin()
    scene.do("activate", seat=1).do("interact feature:0", "end")
    assert scene.s.gate_open and len(scene.s.rooms) == 1
    scene.do(*answers)
    assert len(scene.s.rooms) == 2 and scene.hero().treasure == 2
    assert scene.s.actions == 1


@pytest.mark.rule("dbd-exp-07")
def test_an_open_gate_is_entered_like_any_exit() -> None:
    scene = gated("odrik sword stand").put(0, "3,1").script("flag keys +1").do("step square:3,0")
    assert len(scene.s.rooms) == 2


@pytest.mark.rule("dbd-exp-08")
def test_whoever_triggers_it_is_the_explorer() -> None:
    scene = Scene(*TWO).beyond(0, "N", "14B", "treasure explorer 2").put(0, "3,5").put(1, "3,1").begin()
    scene.do("activate", seat=1).do("step square:3,0")
    assert [h.treasure for h in scene.s.heroes] == [0, 2]


# Seams


@pytest.mark.rule("dbd-mkt-12", "dbd-enc-09")
def test_foresight_from_afar() -> None:
    """The explorer stands elsewhere; `back` is the tile before the new one all the same (erratum 15)."""
    scene = Scene(tiles=["14B", "14B N 0,-1"]).beyond(1, "E", "14B", "hit tile 1; spawn G1=M1 at back")
    scene.put(0, "1,-5").give(0, "foresight")
    scene.begin().do("use item:foresight exit:6,-3")
    assert not scene.throw and [scene.at(e.square) for e in scene.s.enemies] == ["3,-3"]


@pytest.mark.rule("dbd-exp-02", "dbd-enc-10")
def test_a_hero_may_fall_in_the_middle_of_his_own_move() -> None:
    scene = Scene(*TWO).beyond(0, "N", "14B", "damage explorer 9; treasure each 1; spawn G1=M1")
    scene.put(0, "3,1").put(1, "3,5").begin().do("activate", seat=0).do("step square:3,0")
    assert scene.hero().fallen and [h.treasure for h in scene.s.heroes] == [0, 1]
    assert len(scene.s.enemies) == 1 and scene.s.active == 1 and scene.s.actions == 2


@pytest.mark.rule("dbd-exp-02", "dbd-min-02")
def test_another_seat_may_fell_the_hero_who_moves() -> None:
    """Foresight in the middle of a friend's move, and a trap behind that door."""
    scene = Scene(*TWO).beyond(0, "N", "14B", "damage each 2").put(0, "3,4", health=2).put(1, "3,5")
    scene.give(1, "foresight")
    scene.begin().do("activate", seat=0).do("step square:3,3").do("use item:foresight exit:3,0", seat=1)
    assert scene.hero().fallen and scene.s.active == 1 and scene.s.points == 0


@pytest.mark.rule("dbd-exp-03")
def test_who_falls_exploring_does_not_veil_on() -> None:
    scene = Scene("odrik sword veil", "selka bow lance").beyond(0, "N", "14B", "damage explorer 9")
    scene.put(0, "3,1", energy=2).put(1, "3,5").begin().do("activate", seat=0).do("ability", "veil square:3,0")
    assert scene.hero().fallen and scene.s.active == 1


@pytest.mark.rule("dbd-exp-01", "dbd-mov-03")
def test_passing_an_occupied_live_exit_explores_nothing() -> None:
    """Erratum 7, with a gate that has opened under a friend's feet: there is only the way back."""
    scene = gated(*TWO).put(0, "3,0").put(1, "3,1").script("flag keys +1").do("activate", seat=1).do("step square:3,0")
    assert len(scene.s.rooms) == 1 and len(scene.told(events.STEPPED)) == 2
    assert scene.at(scene.hero(1).square) == "3,1" and scene.s.points == 3
