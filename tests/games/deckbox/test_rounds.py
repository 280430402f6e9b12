"""The round: who acts when, and when it is won (dbd-trn), with the options restless, revive and group order."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.state import ALL_FALLEN, HEROES, OUT_OF_TIME, RECOVERY, WON
from questhall.games.deckbox.quest_format.quests import FILES
from questhall.games.deckbox.rules import events

TWO = ("odrik sword stand", "selka bow lance")
THREE = (*TWO, "zaida sword stand")


def flags(scene: Scene, **values: int) -> Scene:
    scene.s.flags = tuple(values.get(flag, 0) for flag in scene.s.quest.flags)
    return scene


def kinds(scene: Scene, *wanted: int) -> list[int]:
    """What was told of these kinds, in order."""
    return [event[0] for event in scene.s.events or [] if event[0] in wanted]


@pytest.mark.rule("dbd-trn-01")
def test_heroes_then_enemies_then_recovery() -> None:
    scene = Scene().put(0, "3,3").begin().do("end")
    order = (events.ROUND_BEGINS, events.ACTIVATION_ENDS, events.ENEMY_PHASE, events.RECOVERY_PHASE)
    assert kinds(scene, *order) == [*order, events.ROUND_BEGINS]
    assert scene.s.phase == HEROES


@pytest.mark.rule("dbd-trn-01", "dbd-trn-08")
@pytest.mark.parametrize(("script", "over"), [("energy each +1", False), ("damage each 20", True)])
def test_the_first_round_begins_unless_the_starting_tile_has_ended_it_all(script: str, over: bool) -> None:
    text = FILES["p1"].read_text("utf-8").replace("'energy each +1'", f"'{script}'")
    cards = {"hero": "odrik", "equipment": "sword", "ability": "stand"}
    scene = Scene.opening(1, quest="p1", quest_file=text, **cards).dice("net", "axe", "whet")
    scene.do(scene.legal()[0])
    assert scene.over is over and scene.s.round == (0 if over else 1)


# Heroes


@pytest.mark.rule("dbd-trn-02")
def test_heroes_act_once_each_in_any_order() -> None:
    scene = Scene(*THREE).put(0, "3,3").put(1, "3,4").put(2, "3,5").begin()
    assert all("activate" in scene.legal(seat) for seat in range(3))
    scene.do("activate", seat=2)
    assert scene.s.turn == 1
    scene.do("end")
    assert [("activate" in scene.legal(seat)) for seat in range(3)] == [True, True, False]
    scene.do("activate", seat=0).do("end")  # the last one need not ask
    assert scene.s.active == 1
    scene.do("end")
    assert scene.s.round == 2


@pytest.mark.rule("dbd-trn-02")
def test_the_fallen_do_not_act() -> None:
    scene = Scene(*TWO).put(0, "3,3", health=1).put(1, "3,4").script("damage explorer 1")
    assert scene.s.active == 1


@pytest.mark.rule("dbd-trn-02")
def test_who_lets_others_go_first_may_still_act() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4").begin().do("yield", seat=0)
    assert scene.s.awaited() == (1,)
    assert scene.legal(0) == ["activate"] and scene.legal(1) == ["activate"]


@pytest.mark.rule("dbd-trn-02")
def test_if_the_last_who_was_ready_falls_the_others_are_asked_again() -> None:
    """Two let the third go first; he walks into his death before he acts."""
    scene = Scene(*THREE, tiles="4A").put(0, "3,3").put(1, "3,4").put(2, "3,5", health=1, items="return").begin()
    scene.do("yield", seat=0).do("yield", seat=1).do("use item:return square:2,2", seat=2)
    assert scene.hero(2).fallen
    assert scene.s.awaited() == (0, 1)
    assert scene.do("yield", seat=1).s.awaited() == (0,)


@pytest.mark.rule("dbd-trn-02")
def test_in_a_new_round_nobody_has_let_others_go_first() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4")
    scene.s.yielded = 1
    assert scene.begin().s.awaited() == (0, 1)


@pytest.mark.rule("dbd-trn-03", "dbd-trn-04")
def test_every_activation_is_a_turn_of_its_own() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4").begin().do("activate", seat=0).do("end")
    assert scene.s.turn == 2


@pytest.mark.rule("dbd-trn-03")
def test_two_actions_and_none_saved() -> None:
    scene = Scene().put(0, "1,1").enemy("tyrant", "2,1", health=6, stunned=True).begin()
    scene.dice("1 1 1 1").do("melee enemy:1", "end")
    assert scene.s.round == 2 and scene.s.actions == 2
    scene.dice("1 1 1 1", "1 1 1 1").do("melee enemy:1").do("melee enemy:1")
    assert "melee enemy:1" not in scene.legal()


@pytest.mark.rule("dbd-trn-03", "dbd-act-04")
def test_what_was_not_used_is_gone_when_the_activation_ends() -> None:
    scene = Scene(windows="always").put(0, "3,3", items="energy").enemy("gnawkin", "1,1", stunned=True).begin()
    scene.do("step square:3,4", "end")
    assert scene.step == "Window" and (scene.s.actions, scene.s.points, scene.s.moving) == (0, 0, False)
    assert len(scene.told(events.ACTIVATION_ENDS)) == 1


@pytest.mark.rule("dbd-trn-04", "dbd-abl-keen", "dbd-itm-whet")
def test_when_the_enemies_act_no_hero_does() -> None:
    """What is for one's own activation is not to be had then."""
    scene = Scene("odrik sword keen", windows="always").put(0, "3,3", energy=5, items="whet energy")
    scene.enemy("gnawkin", "1,1", stunned=True).begin().do("end")
    assert scene.s.active == -1 and scene.legal() == ["pass", "pass-phase", "use item:energy"]


@pytest.mark.rule("dbd-trn-04")
def test_nobody_else_acts_meanwhile() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "3,4", treasure=2).begin().do("activate", seat=0)
    assert {name.split()[0] for name in scene.legal(1)} == {"buy", "trade"}
    assert scene.s.awaited() == (0,)


@pytest.mark.rule("dbd-trn-05")
def test_the_same_action_twice() -> None:
    scene = Scene().put(0, "3,3").enemy("tyrant", "3,2", health=6).begin()
    scene.dice("1 1 1 1", "1 1 1 1").do("melee enemy:1").do("melee enemy:1")
    assert len(scene.told(events.ATTACK_ROLLED)) == 2


# Enemies


@pytest.mark.rule("dbd-trn-06")
def test_every_enemy_acts_once() -> None:
    scene = Scene(tiles=["14B", "14B N 0,-1", "14B N 0,-2"]).put(0, "3,5")
    scene.enemy("gnawkin", "1,-11").enemy("gnawkin", "5,-9").enemy("gnawkin", "5,-11").begin().do("end")
    assert [event[2] for event in scene.told(events.ENEMY_ACTS)] == [2, 1, 3]
    assert scene.s.acting == -1  # and then nobody does


@pytest.mark.rule("dbd-trn-06")
def test_what_was_defeated_meanwhile_does_not_act() -> None:
    """Between two enemies the hero throws an axe at the second one."""
    scene = Scene("odrik sword stand", windows="always").put(0, "3,5", items="axe")
    scene.enemy("gnawkin", "1,4", stunned=True).enemy("gnawkin", "3,1", health=1).begin().do("end", "pass")
    assert scene.told(events.ENEMY_SKIPS)
    scene.dice("6 1 1 1", "M1").do("use item:axe enemy:2")
    assert not scene.told(events.ENEMY_ACTS) and scene.s.to_act == ()


# Recovery


@pytest.mark.rule("dbd-trn-07", "dbd-app-16", "dbd-qst-05")
def test_the_order_of_a_recovery_phase() -> None:
    scene = Scene(quest="a4", tiles=["14B", "14B N 0,-1"], windows="always").put(0, "3,3", treasure=2)
    scene.rule(0, "crumbling").feature(1, "nest").enemy("bramble", "1,-5", health=4, stunned=True)
    flags(scene, rescued=1)
    scene.s.round, scene.s.restless, scene.s.smoke = 2, 5, 1
    scene.begin().do("end", "pass-phase").dice("6", "M1", "M1", "M1", "M1")
    order = [events.REGENERATED, events.CRUMBLED, events.NEST_HATCHES, events.RESTLESS, events.QUEST_EVENT]
    assert kinds(scene, *order) == order
    assert (scene.s.phase, scene.step, scene.s.smoke) == (RECOVERY, "Window", 1)  # erratum 3: the window comes next
    scene.do("pass")
    assert (scene.s.round, scene.s.actions, scene.s.smoke) == (4, 2, 0)


@pytest.mark.rule("dbd-app-16")
@pytest.mark.parametrize(("quest", "option", "stirs"), [("a1", "on", True), ("a1", "off", False), ("p1", "on", False)])
def test_six_idle_rounds_wake_the_dungeon(quest: str, option: str, stirs: bool) -> None:
    scene = Scene(*TWO, quest=quest, restless=option, tiles=["14B", "14B N 0,-1"]).put(0, "3,3").put(1, "3,4").begin()
    for _ in range(5):
        scene.rest()
    assert scene.s.round == 6 and not scene.throw
    scene.do("activate").do("end").do("end")
    assert (scene.throw == "spawn:green") is stirs
    scene.dice("M1", "M1")
    assert [scene.at(e.square) for e in scene.s.enemies] == (["3,-3", "3,-4"] if stirs else [])


@pytest.mark.rule("dbd-app-16")
def test_a_new_tile_calms_the_dungeon() -> None:
    scene = Scene(quest="a1").beyond(0, "N", "14B").put(0, "3,1")
    scene.s.restless = 5
    scene.begin().do("step square:3,0", "end")
    assert scene.s.round == 2 and not scene.s.enemies and scene.s.restless == 1


@pytest.mark.rule("dbd-app-16")
@pytest.mark.parametrize(
    ("spots", "at"), [(("3,3", "3,4"), "3,-9"), (("3,-9", "3,4"), "3,-3"), (("3,0", "3,-9"), "3,-9")]
)
def test_it_stirs_on_the_newest_tile_without_heroes_or_on_the_newest(spots: tuple[str, str], at: str) -> None:
    scene = Scene(*TWO, quest="a1", tiles=["14B", "14B N 0,-1", "14B N 0,-2"]).put(0, spots[0]).put(1, spots[1])
    scene.s.restless = 5
    scene.begin().do("activate").do("end").do("end").dice("M1", "M1")
    first = scene.s.enemies[0].square
    assert scene.s.ground.tiles_of(first) == scene.s.ground.tiles_of(scene.square(at))


# Winning and losing in the middle of things


@pytest.mark.rule("dbd-trn-08")
def test_a_hero_action_wins_at_once() -> None:
    scene = Scene("amaury sword stand", quest="a3").put(0, "1,5").feature(0, "pyre")
    flags(scene, pyre=2).begin().dice("6 6 6 6").do("interact feature:0")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-trn-08")
def test_a_minor_action_wins_at_once() -> None:
    """Erratum 2: the boss falls to an axe while somebody else acts."""
    scene = Scene(*TWO, quest="p1").put(0, "3,4").put(1, "3,5", items="axe").enemy("tyrant", "3,2", boss=True)
    scene.begin().do("activate", seat=0).dice("6 1 1 1", "M4").do("use item:axe enemy:1", seat=1)
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-trn-08")
def test_an_enemy_activation_wins_at_once() -> None:
    """The carrier is knocked onto the entrance."""
    scene = Scene(quest="a4").put(0, "3,5", carries=True).enemy("tusk", "3,4").enemy("gnawkin", "1,1").begin()
    flags(scene, rescued=1)
    scene.do("end").dice("1 1 1", "6 1 1", "1")
    assert scene.over and scene.s.outcome == WON


@pytest.mark.rule("dbd-trn-08", "dbd-qst-03")
@pytest.mark.parametrize(("answer", "outcome"), [("use item:return square:3,6", WON), ("pass", OUT_OF_TIME)])
def test_the_last_window_wins_before_the_clock_runs_out(answer: str, outcome: int) -> None:
    """Erratum 3."""
    scene = Scene(quest="a4", windows="always").put(0, "3,5", carries=True, items="return")
    flags(scene, rescued=1)
    scene.own_quest()
    scene.s.quest.limit = 1
    scene.begin().do("end", answer)
    assert scene.over and scene.s.outcome == outcome


@pytest.mark.rule("dbd-trn-08")
def test_defeat_comes_before_victory() -> None:
    """Erratum 2, dbd-end-04: the boss falls, and so does the last hero."""
    scene = Scene(quest="p1").put(0, "3,3", health=1)
    scene.s.flags = (1, *scene.s.flags[1:])
    scene.script("damage explorer 1")
    assert scene.over and scene.s.outcome == ALL_FALLEN


# Revival


@pytest.mark.rule("dbd-def-12")
@pytest.mark.parametrize(("revive", "health", "can"), [("on", 4, True), ("on", 3, False), ("off", 9, False)])
def test_a_friend_is_brought_back_for_three_health(revive: str, health: int, can: bool) -> None:
    scene = Scene(*TWO, revive=revive).put(0, "3,3", health=health).put(1, "3,4", health=1)
    scene.script("damage weakest 1")
    assert ("interact hero:1" in scene.legal()) is can


@pytest.mark.rule("dbd-def-12")
def test_whoever_was_brought_back_acts_in_the_next_round() -> None:
    """Erratum 18: he stands where he fell, and takes what still lies there."""
    scene = Scene(*TWO, revive="on").put(0, "3,3").put(1, "3,4", health=1, treasure=2).script("damage weakest 1")
    scene.do("interact hero:1")
    other = scene.hero(1)
    assert other.fell_at == -1
    assert (scene.hero().health, other.health, scene.at(other.square), other.treasure) == (6, 3, "3,4", 2)
    assert not scene.s.packs
    scene.do("end")
    assert scene.s.round == 2 and "activate" in scene.legal(1)


@pytest.mark.rule("dbd-def-12")
def test_whoever_was_brought_back_does_not_act_in_this_round() -> None:
    scene = Scene(*THREE, revive="on").put(0, "3,3").put(1, "3,4", health=1).put(2, "5,5").script("damage weakest 1")
    scene.do("activate", seat=0).do("interact hero:1", "end")
    assert scene.s.active == 2 and scene.do("end").s.round == 2


@pytest.mark.rule("dbd-def-12")
def test_nobody_is_brought_back_onto_an_occupied_square() -> None:
    scene = Scene(*TWO, revive="on").put(0, "3,3").put(1, "3,4", health=1).enemy("gnawkin", "5,5")
    scene.script("damage weakest 1")
    scene.s.move_enemy(scene.s.enemies[0], scene.square("3,4"))
    scene.do("step square:3,2", "step square:3,3")
    assert "interact hero:1" not in scene.legal()
