"""The view: what lies open, in the shape the board reads."""

from __future__ import annotations

import json

import pytest
from tests.games.heroquest.play import Play, plan, quest, square

from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model import figures, state
from questhall.games.heroquest.model.ids import BROADSWORD
from questhall.games.heroquest.model.plan import Effect, QuestItem, Timer
from questhall.games.heroquest.model.plan_kinds import IMMUNE_HOLY_WATER, IMMUNE_RANGED, IMMUNE_SPELLS
from questhall.games.heroquest.rules.monster_harm import slay
from questhall.games.heroquest.views import refs
from questhall.texts import say

GAME = TITLE.load()


@pytest.mark.rule("heq-set-12", "heq-rev-05")
def test_only_what_is_seen_is_drawn() -> None:
    play = Play(plan(start="K", doors=[("M12", "M13")], blocked=["A1"]), "barbarian")
    rows = GAME.view(play.state, 1)["rows"]
    assert len(rows) == 19 and {len(row) for row in rows} == {26}
    assert set("".join(rows)) == {"#", "K"}
    assert "".join(rows).count("K") == 30
    play.put(0, "B1")
    rows = GAME.view(play.state, 1)["rows"]
    assert rows[0][:3] == "%.."


def test_doors_traps_and_furniture() -> None:
    trapped = plan(start="K", doors=[("M12", "M13"), ("J10", "K10", "secret")], traps=[("pit", "L9"), ("spear", "M9")])
    play = Play(trapped, "barbarian")
    s = play.state
    assert GAME.view(s, 1)["traps"] == []
    assert [door["ref"] for door in GAME.view(s, 1)["doors"]] == ["door:M12s"]
    s.traps[0] = state.TRAP_KNOWN
    s.doors_seen = 3
    view = GAME.view(s, 1)
    assert view["traps"] == [{"ref": "trap:L9", "kind": "pit", "at": "L9", "state": "known"}]
    assert view["doors"][1] == {
        "ref": "door:J10e",
        "a": "J10",
        "b": "K10",
        "open": False,
        "kind": "secret",
        "barred": 0,
        "called": {"side": "side:west", "of": "of-place:start", "detail": "="},
    }


def test_furniture_with_its_trap() -> None:
    quest_plan = plan(start="K", furniture=[("chest", ["P8"])])
    quest_plan.furniture[0].trapped = True
    quest_plan.furniture[0].trap = [Effect(4, 1)]
    play = Play(quest_plan, "barbarian")
    s = play.state
    (chest,) = GAME.view(s, 1)["furniture"]
    assert (chest["ref"], chest["kind"], chest["at"], chest["trap"]) == ("furniture:P8", "chest", "P8", None)
    assert GAME.view(s, 0)["zargon"]["furniture"][0]["trap"] == "hidden"
    s.traps_found = 1
    assert GAME.view(s, 1)["furniture"][0]["trap"] == "known"


@pytest.mark.rule("heq-set-08", "heq-rev-08")
def test_monsters_show_when_they_are_placed() -> None:
    play = Play(plan(start="K", monsters=[("gargoyle", "C5")]), "barbarian")
    s = play.state
    assert GAME.view(s, 1)["monsters"] == []
    assert GAME.view(s, 0)["zargon"]["monsters"][0]["kind"] == "gargoyle"
    play.place("orc", "M9")
    (orc,) = GAME.view(s, 1)["monsters"]
    assert (orc["ref"], orc["kind"], orc["name"], orc["at"]) == ("monster:1", "orc", None, "M9")
    assert [orc[key] for key in ("move", "attack", "defend", "body", "mind", "threat")] == [8, 3, 2, 1, 2, 2]
    assert GAME.view(s, 1)["kinds"] == ["orc"]


@pytest.mark.rule("heq-atk-08")
def test_the_slain_lie_where_they_fell_until_stone_covers_them() -> None:
    play = Play(plan(start="K"), "barbarian")
    s = play.state
    orc, far = play.place("orc", "M9"), play.place("goblin", "B2")
    for monster in (orc, far):
        slay(s, monster, 0)
    view = GAME.view(s, 1)
    assert (view["monsters"], view["bodies"]) == ([], [{"kind": "orc", "at": "M9"}])
    s.solid |= 1 << square("M9")
    assert GAME.view(s, 1)["bodies"] == []


@pytest.mark.rule("heq-set-06", "heq-atk-19", "heq-def-01")
def test_a_hero_sheet_explains_its_dice() -> None:
    play = Play(plan(start="K"), "barbarian elf")
    play.own("helmet", "potion_healing")
    play.hero().effects |= figures.STRENGTH_ON
    sheet = GAME.view(play.state, None)["heroes"][0]
    assert (sheet["ref"], sheet["seat"], sheet["kind"], sheet["status"]) == ("hero:0", 1, "barbarian", "in_play")
    assert (sheet["body"], sheet["body_max"], sheet["mind"], sheet["hand"]) == (8, 8, 2, "broadsword")
    assert sheet["attack"] == {"dice": 5, "parts": [("weapon", 3), ("strength", 2)]}
    assert sheet["defend"] == {"dice": 3, "parts": [("card", 2), ("helmet", 1)]}
    assert {"id": "potion_healing", "count": 1} in sheet["items"]
    assert sheet["effects"] == ["strength"]
    assert len(GAME.view(play.state, None)["heroes"][1]["spells"]) == 3


@pytest.mark.rule("heq-mov-03")
def test_squares_in_reach_with_their_steps() -> None:
    play = Play(plan(start="K"), "barbarian")
    assert GAME.view(play.state, 1)["reach"] == {}
    play.rolls("1 1")
    reach = GAME.view(play.state, 1)["reach"]
    assert {square for square, steps in reach.items() if steps == 1} == {"L8", "K9"}
    assert set(reach) == play.walks()
    turn = GAME.view(play.state, 1)["turn"]
    assert (turn["hero"], turn["left"], turn["rolled"], turn["zargon"]) == (0, 2, True, False)
    assert GAME.view(play.state, 1)["dice"] == {"kind": "red", "faces": ["1", "1"]}


def test_the_question_says_what_is_left_of_the_turn() -> None:
    play = Play(plan(start="K"), "barbarian")
    assert asked(play, "en") == "Barbarian: a move and an action"
    assert asked(play, "fr") == "Barbare\u00a0: un déplacement et une action"
    play.rolls("1 1")
    assert asked(play, "en") == "Barbarian: 2 squares and an action"
    play.state.left = 0
    assert asked(play, "en") == "Barbarian: still an action"
    play.state.acted = True
    assert asked(play, "en") == "Barbarian: all done"
    play.state.rolled = False
    assert asked(play, "en") == "Barbarian: still a move"
    play.state.table.names = ["Ada"]
    assert asked(play, "en") == "Ada: still a move"


def asked(play: Play, lang: str) -> str:
    prompt = GAME.prompt(GAME.view(play.state, 1), 1, "HeroChoice")
    return say(lang, GAME, "ask-HeroChoice", prompt).strip()


def test_things_and_timers_show_when_they_are_known() -> None:
    quest_plan = plan(start="K")
    quest_plan.items = [QuestItem("crown", 0), QuestItem("other", 0)]
    quest_plan.items[0].square = square("M9")
    quest_plan.timers = [Timer("fuse", 5, None), Timer("doom", 5, None)]
    quest_plan.timers[1].shown = False
    play = Play(quest_plan, "barbarian")
    s = play.state
    s.timers = (4, 3)
    view = GAME.view(s, 1)
    assert [(thing["ref"], thing["at"], thing["bearer"]) for thing in view["things"]] == [("thing:1", "M9", None)]
    assert [(timer["id"], timer["left"]) for timer in view["quest"]["timers"]] == [("fuse", 4)]


def test_the_screen_of_zargon_holds_the_whole_quest() -> None:
    screen = GAME.view(Play(quest(1), "barbarian").state, 0)["zargon"]
    assert len(screen["rows"]) == 19
    assert {"normal", "secret"} == {door["kind"] for door in screen["doors"]}
    assert {trap["kind"] for trap in screen["traps"]} == {"pit", "spear"}
    assert any(monster["name"] == {"en": "Verag", "fr": "Verag"} for monster in screen["monsters"])
    assert {treasure["room"] for treasure in screen["treasures"]} == {"E", "J", "S"}
    assert screen["wandering"] == {"kind": "orc", "count": 1}
    assert any(event["when"] == "reveal_room E" and event["text"] for event in screen["events"])


@pytest.mark.rule("heq-btw-04", "heq-eqp-02")
def test_the_armoury_shows_its_stock_between_quests() -> None:
    s = Play(plan(start="K"), "barbarian wizard").state
    assert GAME.view(s, 1)["shop"] is None
    s.phase = state.BETWEEN
    shop = GAME.view(s, 1)["shop"]
    assert len(shop["stock"]) == 16
    assert {"id": "helmet", "cost": 125, "who": [0]} in shop["stock"]
    assert shop["ready"] == []


@pytest.mark.rule("heq-tre-06")
def test_the_deck_is_counted() -> None:
    s = Play(plan(start="K"), "barbarian").state
    assert GAME.view(s, None)["deck"] == {"left": 24, "bad": 10}


@pytest.mark.rule("heq-end-01", "heq-end-04", "heq-end-05", "heq-btw-08")
@pytest.mark.parametrize(
    ("outcome", "text"),
    [(state.SUCCESS, "result-success"), (state.FAILURE, "result-failure"), (state.UNFINISHED, "result-unfinished")],
)
def test_results(outcome: int, text: str) -> None:
    s = Play(plan(start="K"), "barbarian elf").state
    s.outcome = outcome
    result = GAME.result(s)
    assert result.text == text
    assert result.scores == ((0, 1, 1) if outcome == state.SUCCESS else (1, 0, 0))
    s.table.campaign = True
    assert GAME.result(s).text == "result-campaign"
    s.champions = 3
    assert (GAME.result(s).text, GAME.result(s).args) == ("result-champion", {"count": 2})


@pytest.mark.rule("heq-los-01", "heq-set-08")
def test_what_the_hero_on_turn_sees_and_the_cards_of_monsters_met() -> None:
    play = Play(plan(start="K", doors=[("M12", "M13")]), "barbarian")
    view = GAME.view(play.state, 1)
    assert view["cards"] == []
    assert len(view["sight"]) == 30 and set(view["sight"]) == {
        f"{chr(ord('A') + x)}{y + 1}" for y, row in enumerate(view["rows"]) for x, sign in enumerate(row) if sign == "K"
    }
    whole = GAME.view(Play(quest(1), "barbarian").state, 1)
    assert [card["kind"] for card in whole["cards"]] == whole["kinds"]


@pytest.mark.rule("heq-zar-16")
def test_what_a_monster_shrugs_off_lies_open_with_it_and_not_before() -> None:
    """R-59: immunities are among the values of a placed monster, for heroes too."""
    trial = plan(start="K", doors=[("M12", "M13")], monsters=[("orc", (12, 9)), ("mummy", (2, 2))])
    trial.monsters[0].immune = IMMUNE_HOLY_WATER | IMMUNE_RANGED
    trial.monsters[0].hurt_only_by = 1 << BROADSWORD
    trial.monsters[0].not_hurt_by = 1 << 2
    trial.monsters[1].immune = IMMUNE_SPELLS
    view = GAME.view(Play(trial, "barbarian").state, 1)
    (orc,) = view["monsters"]
    assert (orc["immune"], orc["hurt_only_by"]) == (["holy_water", "ranged"], ["broadsword"])
    assert orc["not_hurt_by"] == ["elf"]
    assert "spells" not in json.dumps(view["monsters"])
    (mummy,) = GAME.view(Play(trial, "barbarian").state, 0)["zargon"]["monsters"]
    assert mummy["immune"] == ["spells"]


def test_a_monster_of_no_plan_is_immune_to_nothing() -> None:
    play = Play(plan(start="K"), "barbarian")
    play.place("orc", (12, 9))
    (orc,) = GAME.view(play.state, 1)["monsters"]
    assert orc["immune"] == orc["hurt_only_by"] == orc["not_hurt_by"] == []


def test_monsters_alike_bear_numbers_which_they_keep() -> None:
    play = Play(plan(start="K", monsters=[("goblin", "L9"), ("goblin", "M9"), ("orc", "N9")]), "barbarian")
    s = play.state
    numbers = [monster["number"] for monster in GAME.view(s, 1)["monsters"]]
    assert numbers == [1, 2, 0]
    assert refs.monster_word(s, 1) == {"text": "numbered", "args": {"what": "@kind-goblin", "number": 2}}
    assert refs.monster_word(s, 2) == "kind:orc"
    slay(s, s.monsters[0], 0)
    assert [monster["number"] for monster in GAME.view(s, 1)["monsters"]] == [2, 0]
