"""Why not: each reason comes from the rule it names, and from the same tests that list the legal answers."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene
from tests.games.deckbox.test_answers import asked, met

from questhall.engine.core import OVER, Reason
from questhall.engine.game import UnknownName
from questhall.games.deckbox.answers import options
from questhall.games.deckbox.answers.reasons import NOW, why_not
from questhall.games.deckbox.model.ground import place
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.harm import fall
from questhall.games.deckbox.views.view import view

PARTY = ("odrik sword stand", "selka bow lance")


def why(scene: Scene, ref: str, seat: int = 0) -> tuple[str, str]:
    found = why_not(scene.s, seat, ref)
    assert found is not None, ref
    return found.text.removeprefix("reason-"), found.rule


def reason(scene: Scene, ref: str, seat: int = 0) -> Reason:
    found = why_not(scene.s, seat, ref)
    assert found is not None, ref
    return found


def things(s: Delve) -> list[str]:
    """Whatever lies on the table, and some things that do not."""
    shown = view(s)
    found = [each["ref"] for key in ("tiles", "exits", "heroes", "enemies", "packs") for each in shown[key]]
    found += [f"feature:{tile['slot']}" for tile in shown["tiles"] if tile["feature"]]
    found += [f"square:{x},{y}" for x in range(-1, 8, 2) for y in range(-5, 7, 3)]
    found += ["item:draught", "item:charm", "item:boots", "ability:hymn", "ability:slate"]
    return [*found, "equipment:sword", "character:odrik", "foe:gnawkin", "enemy:99", "tile:29", "captive:3,3"]


def test_a_hero_of_ones_own_is_not_told_to_attack_without_an_action() -> None:
    scene = Scene("odrik sword stand", tiles="14B").put(0, "3,3").enemy("gnawkin", "3,2").begin()
    assert reason(scene, "hero:0").args == {"actions": 2}
    scene.s.actions = 0
    assert reason(scene, "hero:0").args == {"actions": 0}


def test_there_is_a_reason_or_the_choice() -> None:
    for s, seat in asked():
        chosen = {ref for answer in s.legal_for(seat) for ref in options.option(s, seat, answer).refs}
        for ref in things(s):
            assert (why_not(s, seat, ref) is None) == (ref in chosen), ref


def test_every_step_that_asks_has_its_word() -> None:
    assert {type(s.asking).__name__ for s, _ in asked()} <= set(NOW)


def test_when_nobody_can_choose() -> None:
    scene = Scene(*PARTY).put(0, "3,3").put(1, "5,5").enemy("gnawkin", "3,2", 2).begin()
    scene.do("activate", seat=0).do("melee enemy:1")
    assert why(scene, "enemy:1") == ("dice-first", "dbd-min-03")
    over = next(s for s in met() if s.waiting == OVER)
    assert reason(scene_of(over), "square:3,3").text == "reason-over"


def scene_of(s: Delve) -> Scene:
    scene = Scene()
    scene.s = s
    return scene


def test_when_it_is_not_ones_turn() -> None:
    scene = Scene(*PARTY).put(0, "3,3").put(1, "5,5").enemy("gnawkin", "3,2", 2).begin()
    assert why(scene, "square:3,4") == ("now-WhoActs", "dbd-trn-02")
    scene.do("activate", seat=0)
    assert reason(scene, "square:5,4", 1).args == {"who": ["seat:0"]}
    scene.hero(1).treasure = 9
    scene.s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "square:5,4", 1) == ("not-active", "dbd-trn-04")
    fall(scene.s, scene.hero(1))
    scene.s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "square:5,4", 1) == ("you-fell", "dbd-min-09")


@pytest.mark.parametrize("ref", ["", "dance", "unicorn:1", "square:", "square:north", "hero:9", "item:crown"])
def test_nonsense_is_nothing_to_ask_about(ref: str) -> None:
    with pytest.raises(UnknownName):
        why_not(Scene().put(0, "3,3").begin().s, 0, ref)


# Squares


def test_squares() -> None:
    scene = Scene(tiles="5A").put(0, "3,4", treasure=9).enemy("gnawkin", "2,4", 2).begin()
    assert why(scene, "square:3,4") == ("here", "dbd-act-01")
    assert why(scene, "square:2,4") == ("enemy-there", "dbd-mov-02")
    assert why(scene, "square:0,0") == why(scene, "square:3,-3") == ("wall", "dbd-mov-10")
    assert why(scene, "square:3,1") == ("step-by-step", "dbd-mov-01")
    scene.do("step square:3,5", "step square:3,4", "step square:3,5")
    scene.s.actions = 0
    scene.s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "square:3,1") == ("too-far", "dbd-act-01")
    scene.do("step square:3,4")
    assert scene.s.points == 0
    assert why(scene, "square:3,3") == why(scene, "square:3,1") == ("no-movement", "dbd-act-01")


def test_water_with_one_point_left() -> None:
    scene = Scene(tiles="5A").put(0, "3,4").begin()
    scene.do("step square:3,5", "step square:3,4", "step square:4,4")
    scene.s.actions = 0
    scene.s.asking.run(scene.s)  # type: ignore[union-attr]
    found = reason(scene, "square:4,3")
    assert (found.rule, found.args["cost"], found.args["points"]) == ("dbd-mov-06", 2, 1)


def test_ways_past_figures() -> None:
    scene = Scene(*PARTY, tiles="14B").put(0, "3,5").put(1, "3,6").enemy("gnawkin", "2,5").enemy("gnawkin", "4,5")
    scene.enemy("gnawkin", "3,4").begin().do("activate", seat=0)
    assert why(scene, "square:3,6") == ("hero-there", "dbd-mov-03")
    assert why(scene, "square:1,1") == ("no-way", "dbd-mov-02")


def test_on_another_heros_square_one_walks_on() -> None:
    scene = Scene(*PARTY, tiles="14B").put(0, "3,3", treasure=9, items="net").put(1, "3,4").enemy("gnawkin", "1,1")
    scene.begin().do("activate", seat=0).do("step square:3,4")
    for ref in ("square:1,3", "enemy:1", "item:net", "hero:1", "ability:stand"):
        assert why(scene, ref) == ("go-on", "dbd-mov-03")


def test_the_start_zone() -> None:
    scene = Scene.opening(2, quest="p1", draft="random", luck="seed", seed="x")
    assert scene.step == "PlaceHero"
    zone = [name.removeprefix("place ") for name in scene.legal(0)]
    scene.do(f"place {zone[0]}")
    assert why(scene, zone[0], 1) == ("occupied", "dbd-mov-04")
    inside = {f"square:{x},{y}" for x in range(1, 6) for y in range(1, 6)} - set(zone)
    assert ("start", "dbd-set-11") in {why(scene, ref, 1) for ref in inside}
    assert why(scene, "hero:0", 1) == ("now-PlaceHero", "dbd-set-11")


def test_veilstep() -> None:
    scene = Scene("odrik sword veil", tiles="3A").put(0, "3,1", energy=2).begin().do("ability")
    assert why(scene, "square:3,4") == ("veil-far", "dbd-abl-veil")
    assert why(scene, "square:3,1") == ("here", "dbd-abl-veil")
    assert why(scene, "hero:0") == ("now-Veiling", "dbd-abl-veil")
    scene.do("veil square:3,2", "veil square:3,3", "veil square:3,4", "veil square:3,3")
    scene.enemy("gnawkin", "3,2").s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "square:3,2") == ("veil-end", "dbd-abl-veil")


# Exits, tiles and what stands on them


def test_exits() -> None:
    scene = (
        Scene(quest="p2", tiles=["6A", "14B N 0,-1"]).put(0, "3,3").beyond(0, "E", "1B").beyond(0, "W", "2B").begin()
    )
    scene.s.rooms[0].locked |= 1 << 3
    assert why(scene, "exit:6,3") == ("exit-live", "dbd-exp-01")
    assert why(scene, "exit:3,0") == ("exit-joint", "dbd-exp-05")
    assert why(scene, "exit:3,6") == ("exit-entrance", "dbd-map-09")
    assert why(scene, "exit:3,-6") == ("exit-sealed", "dbd-map-09")
    gate = reason(scene, "exit:0,3")
    assert (gate.rule, gate.args["need"], gate.args["value"]) == ("dbd-exp-07", 3, 0)
    assert gate.args["flag"]["en"] == "Keys found"
    assert why(scene, "exit:9,9") == why(scene, "exit:3,3") == ("not-there", "dbd-map-16")


def test_tiles() -> None:
    scene = Scene("odrik sword slate", "selka bow lance", tiles=["6A", "14B N 0,-1"])
    scene.put(0, "3,3").put(1, "3,4").begin().do("activate", seat=0)
    assert why(scene, "tile:0") == ("energy", "dbd-min-04")
    scene.hero(0).energy = 5
    assert why(scene, "tile:0") == ("ability-idle", "dbd-abl-slate")
    scene.enemy("gnawkin", "3,2").s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why_not(scene.s, 0, "tile:0") is None
    assert why(scene, "tile:1") == ("tile-empty", "dbd-abl-slate")
    scene.hero(0).ability = 4
    assert why(scene, "tile:1") == ("tile", "dbd-min-01")
    assert why(scene, "tile:2") == ("not-there", "dbd-map-16")


def test_features_packs_and_the_captive() -> None:
    scene = Scene(*PARTY, tiles="14B").feature(0, "chest").put(0, "5,1").put(1, "4,4", treasure=3, carries=True)
    fall(scene.s, scene.hero(1))
    scene.begin()
    assert why(scene, "feature:0") == why(scene, "captive:4,4") == ("interact-far", "dbd-act-03")
    assert why(scene, "pack:4,4") == ("pack", "dbd-def-11")
    scene.s.actions = 0
    assert why(scene, "feature:0") == ("no-action", "dbd-trn-03")


# Enemies


def test_melee() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").enemy("gnawkin", "4,2").enemy("gnawkin", "3,1").begin()
    assert why(scene, "enemy:1") == ("diagonal", "dbd-mel-03")
    assert why(scene, "enemy:2") == ("no-ranged", "dbd-chr-06")
    assert why(scene, "enemy:3") == ("not-there", "dbd-map-16")
    scene.s.actions = 0
    assert why(scene, "enemy:2") == ("no-action", "dbd-trn-03")


def test_reach_does_not_go_through_walls() -> None:
    """No tile has such a corner; here two squares of the floor are made wall."""
    scene = Scene("odrik halberd stand", tiles="14B").put(0, "3,3").enemy("gnawkin", "4,2")
    del scene.s.ground.at[place(3, 2)], scene.s.ground.at[place(4, 3)]
    scene.begin()
    assert why(scene, "enemy:1") == ("corner", "dbd-kw-02")


def test_range_and_sight() -> None:
    scene = Scene("selka bow stand", tiles=["2A", "14B N 0,-1", "6A N 0,-2"]).put(0, "3,3")
    scene.enemy("gnawkin", "3,-9").enemy("gnawkin", "1,1").enemy("gnawkin", "3,2").enemy("gnawkin", "3,1").begin()
    assert why(scene, "enemy:1") == ("tile-far", "dbd-rng-03")
    assert why(scene, "enemy:2") == ("sight-wall", "dbd-rng-02")
    assert why(scene, "enemy:4") == ("sight-enemy", "dbd-los-02")
    scene.put(0, "3,0")
    assert why(scene, "enemy:1") == ("tile-joint", "dbd-rng-04")


def test_darkness() -> None:
    scene = Scene("selka bow stand", tiles="14B").rule(0, "dark").put(0, "1,1").enemy("gnawkin", "1,5").begin()
    found = reason(scene, "enemy:1")
    assert (found.rule, found.args["distance"], found.args["most"]) == ("dbd-rule-dark", 4, 3)


def test_the_targets_of_a_barrage() -> None:
    scene = Scene("selka knives stand").put(0, "3,3").enemy("gnawkin", "3,1").enemy("gnawkin", "5,3")
    scene.enemy("gnawkin", "3,4").begin().do("shoot enemy:1")
    assert why(scene, "enemy:3") == ("too-close", "dbd-rng-01")
    assert why(scene, "square:3,2") == ("now-Aim", "dbd-kw-03")


def test_the_second_target_of_a_word_of_stillness() -> None:
    scene = Scene("selka bow still", tiles=["14B", "6A N 0,-1", "14B N 0,-2"]).put(0, "3,3", energy=5)
    scene.enemy("gnawkin", "3,1").enemy("gnawkin", "5,3").enemy("tyrant", "1,3", 5).enemy("gnawkin", "3,-9").begin()
    scene.do("ability enemy:1")
    assert why(scene, "enemy:1") == ("stunned", "dbd-kw-06")
    assert why(scene, "enemy:3") == ("red", "dbd-kw-08")
    assert why(scene, "enemy:4") == ("unseen", "dbd-abl-still")
    assert why(scene, "foe:gnawkin") == ("foe-card", "dbd-spn-02")


# Heroes


def test_trading() -> None:
    scene = Scene(*PARTY).put(0, "3,3").put(1, "3,4").begin().do("activate", seat=0)
    assert why(scene, "hero:1") == ("trade-nothing", "dbd-min-07")
    assert why(scene, "hero:0") == ("yourself", "dbd-min-07")
    scene.put(1, "5,5", treasure=3)
    assert why(scene, "hero:1") == ("trade-far", "dbd-min-07")
    scene.put(1, "3,4").s.asking.run(scene.s)  # type: ignore[union-attr]
    scene.do("trade hero:1", seat=0)
    assert why(scene, "item:net") == ("trade-item", "dbd-min-07")
    assert why(scene, "hero:1") == ("now-Trading", "dbd-min-07")
    scene.do("ask-treasure 1")
    assert why(scene, "item:net", 1) == ("now-AnswerTrade", "dbd-min-07")


def test_the_fallen() -> None:
    scene = Scene(*PARTY).put(0, "3,3").put(1, "5,5")
    fall(scene.s, scene.hero(1))
    assert why(scene.begin(), "hero:1") == ("fallen", "dbd-def-12")


def test_bringing_heroes_back() -> None:
    scene = Scene(*PARTY, revive="on").put(0, "3,3").put(1, "5,5")
    fall(scene.s, scene.hero(1))
    scene.begin()
    assert why(scene, "hero:1") == ("revive-far", "dbd-act-03")
    scene.enemy("gnawkin", "5,5").put(0, "5,4")
    assert why(scene, "hero:1") == ("revive-occupied", "dbd-mov-04")
    scene.hero(0).health = 3
    assert why(scene, "hero:1") == ("revive-weak", "dbd-def-12")


def test_who_pays_and_who_is_chosen() -> None:
    scene = Scene(*PARTY, "tamsin rod tithe").put(0, "3,3", treasure=2).put(1, "3,4", treasure=1)
    scene.put(2, "3,2", treasure=5).script('choose{"Pay"/"Payer": pay 2 | "Leave"/"Partir": none}')
    assert why(scene, "hero:0") == ("now-ChooseBranch", "dbd-enc-05")
    scene.do("choose 1")
    assert reason(scene, "hero:1").args == {"other": "character:selka", "cost": 2, "treasure": 1}
    assert why(scene, "square:3,3") == ("now-PickPayer", "dbd-enc-05")
    other = Scene(*PARTY, "tamsin rod tithe").put(0, "3,3").put(1, "3,4").put(2, "3,2")
    fall(other.s, other.hero(2))
    other.script("heal chosen 1")
    assert why(other, "hero:2") == ("fallen", "dbd-def-12")
    assert why(other, "square:3,3") == ("now-PickHero", "dbd-enc-11")


# Items, abilities, cards


def test_items() -> None:
    scene = Scene().put(0, "3,3", treasure=1, items="draught boots charm").begin()
    assert why(scene, "item:draught") == ("item-idle", "dbd-itm-draught")
    assert why(scene, "item:boots") == ("item-permanent", "dbd-mkt-11")
    assert why(scene, "item:charm") == ("item-reaction", "dbd-mkt-13")
    assert why(scene, "item:net") == ("item-absent", "dbd-mkt-01")
    poor = reason(scene, "item:smoke")
    assert (poor.rule, poor.args) == ("dbd-mkt-03", {"item": "item:smoke", "cost": 3, "treasure": 1})


def test_a_reaction_comes_first() -> None:
    scene = Scene().put(0, "3,3", items="charm").script("hit explorer 1")
    assert why_not(scene.s, 0, "item:charm") is None
    assert why(scene, "square:3,2") == ("now-React", "dbd-mkt-13")


def test_abilities() -> None:
    scene = Scene("odrik sword tithe", "selka bow keen").put(0, "3,3", energy=1).put(1, "3,4", energy=2).begin()
    scene.do("activate", seat=0)
    assert why(scene, "ability:lance") == ("ability-other", "dbd-set-03")
    poor = reason(scene, "ability:tithe")
    assert (poor.rule, poor.args["cost"], poor.args["energy"]) == ("dbd-min-04", 4, 1)
    scene.hero(0).energy = 4
    assert why(scene, "ability:tithe") == ("ability-idle", "dbd-abl-tithe")
    scene.enemy("gnawkin", "3,2").s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "ability:tithe") == ("ability-ready", "dbd-min-04")
    scene.hero(1).treasure = 9
    scene.s.asking.run(scene.s)  # type: ignore[union-attr]
    assert why(scene, "ability:keen", 1) == ("own-turn", "dbd-abl-keen")


def test_cards_of_a_hero() -> None:
    scene = Scene.opening(2, quest="p1")
    scene.do("take character:odrik", "take equipment:sword", "take ability:hymn")
    assert why(scene, "character:odrik", 1) == ("card-taken", "dbd-set-07")
    assert why(scene, "ability:lance", 1) == ("now-TakeCard", "dbd-set-03")
    dealt = Scene.opening(1, quest="p1", draft="three").dice("odrik", "selka", "zaida")
    assert why(dealt, "character:nyssa") == ("card-not-dealt", "dbd-set-03")
    acting = Scene().put(0, "3,3").begin()
    assert why(acting, "equipment:bow") == why(acting, "character:selka") == ("card-fixed", "dbd-set-03")


# In between


def test_windows_and_other_questions() -> None:
    scene = Scene(*PARTY, windows="always").put(0, "3,3", treasure=9).put(1, "3,4").enemy("gnawkin", "1,1").begin()
    scene.do("activate", seat=0).do("end").do("end")
    assert scene.step == "Window"
    assert why(scene, "enemy:1") == why(scene, "square:3,2") == ("now-Window", "dbd-min-02")
    placing = Scene(spawn_placement="players").put(0, "3,5").script("spawn G2").dice("M2", "R1")
    assert why(placing, "hero:0") == ("now-PutDice", "dbd-spn-08")
    voting = Scene(*PARTY, group_choice="vote").put(0, "3,3").put(1, "3,4")
    voting.script('choose{"A"/"A": none | "B"/"B": none}')
    assert why(voting, "hero:0", 1) == ("now-Vote", "dbd-enc-05")
