"""What the table shows (section 10): figures that add up, chances that are right, and only what lies open."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.betrayals.bargains import before_monster, deal, sure
from tests.games.betrayals.fights import fight, with_ally
from tests.games.betrayals.play import Play, lay, who

from questhall.engine.core import OVER
from questhall.games.betrayals.answers.options import option
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.rules.ending import FINAL_COUNT
from questhall.games.betrayals.views.prompt import prompt
from questhall.games.betrayals.views.shapes import View
from questhall.games.betrayals.views.view import view


def seen(play: Play, seat: int | None = None) -> dict[str, Any]:
    """As it comes over the wire."""
    found: dict[str, Any] = json.loads(json.dumps(view(play.s, seat), allow_nan=False))
    return found


@pytest.fixture
def example() -> Play:
    """EX-2: the Barbarian's turn, round 4."""
    return lay(
        who("barbarian", gems=4, trophies=1, wounds=1, wears="watch_hauberk oath_crown", main="keen_edge"),
        who("warrior", trophies=1, wears="helm_of_the_dead", carcasses="hill_bandit", main="wretch"),
        who("sorcerer", trophies=2, wounds=3),
        who("thief", trophies=2),
        round=4,
        goal="12",
    )


def test_the_table_in_the_village(example: Play) -> None:
    found = seen(example, 0)
    assert found.keys() == View.__required_keys__
    assert (found["phase"], found["round"], found["goal"], found["visit"]) == ("village", 4, 12, 1)
    assert (found["deck"], found["guild"], found["bank"], found["pot"]) == (63, 14, 36, 0)
    assert found["arena_open"] and found["arena_why"] is None
    assert found["parley"]["kind"] == "village" and found["parley"]["may_speak"]
    assert found["parley"]["parties"] == [["seat:0", "seat:1"], ["seat:0", "seat:2"], ["seat:0", "seat:3"]]
    assert found["parley"]["left"] == {"seat:1": 5, "seat:2": 5, "seat:3": 5}
    both = ["no_arena", "ally_next"]
    assert found["parley"]["lasting"] == {f"seat:{n}": {"mine": both, "theirs": both} for n in (1, 2, 3)}


def test_nobody_promises_to_stay_away_from_a_closed_arena() -> None:
    play = lay(who("barbarian"), who("warrior"), who("thief"), round=1)
    assert seen(play, 0)["parley"]["lasting"]["seat:1"] == {"mine": ["ally_next"], "theirs": ["ally_next"]}


@pytest.mark.rule("dqt-cbt-01")
@pytest.mark.rule("dqt-gen-13")
def test_a_gauge_and_what_it_is_made_of(example: Play) -> None:
    barbarian, warrior, *_ = seen(example, None)["adventurers"]
    assert (barbarian["power"], barbarian["ally"]) == (12, 7)  # half of 12, and the Oath Crown's 1
    assert barbarian["parts"] == [["base", 8], ["item:watch_hauberk", 3], ["item:oath_crown", 2], ["wounds", -1]]
    assert (warrior["power"], warrior["ally"]) == (11, 6)
    assert ["trait", 1] in warrior["parts"]
    assert sum(points for _, points in warrior["parts"]) == 11
    assert warrior["worn"] == {"weapon": None, "armour": "item:helm_of_the_dead", "jewel": None}
    assert warrior["carcasses"] == [{"card": "monster:hill_bandit", "type": "type:humanoid", "power": 8}]


def test_what_an_item_would_do_for_me(example: Play) -> None:
    shop = {each["item"]: each for each in seen(example, 0)["shop"]}
    assert shop["item:double_axe"]["power"] == 16 and shop["item:double_axe"]["price"] == 8
    assert shop["item:copper_ring"]["power"] == 11  # instead of the Oath Crown
    assert shop["item:silvered_mace"]["effects"] == [{"kind": "vs_type", "n": 2, "type": "type:undead"}]
    assert shop["item:guild_signet"]["effects"] == [
        {"kind": "quest_cost", "n": 1, "type": None},
        {"kind": "quest_draw", "n": 3, "type": None},
    ]
    assert {each["power"] for each in seen(example, None)["shop"]} == {None}


@pytest.mark.rule("dqt-gen-13")
def test_my_quests_are_mine(example: Play) -> None:
    mine = seen(example, 0)["mine"]
    assert mine["quests"] == [
        {
            "quest": "quest:keen_edge",
            "main": True,
            "serial": None,
            "value": 2,
            "progress": [0, 4],
            "done": False,
            "claim": False,
        }
    ]
    assert seen(example, None)["mine"] is None
    assert "keen_edge" not in json.dumps(seen(example, 1)) and "keen_edge" not in json.dumps(seen(example, None))
    assert [each["main"] for each in seen(example, 1)["adventurers"]] == ["hidden"] * 4


@pytest.mark.rule("dqt-dun-06")
@pytest.mark.rule("dqt-cbt-03")
def test_a_monster_and_the_chances(example: Play) -> None:
    """EX-2: 13/64 alone, 47/64 with the Warrior."""
    fight = seen(example.enters("infernal_cyclops"), 2)["fight"]
    assert (fight["card"], fight["power"], fight["gems"], fight["trophies"]) == ("monster:infernal_cyclops", 16, 5, 1)
    assert fight["odds"]["alone"] == 13 / 64
    assert fight["odds"]["with"]["seat:1"] == 47 / 64
    assert fight["green"] == {"power": 12, "ally": 0, "total": 12}
    assert fight["flee"]["allowed"] is False and fight["flee"]["rule"] == "dqt-dun-06"
    assert fight["flee"]["args"] == {"power": 16, "mine": 12}
    assert fight["dice"] is None and fight["ally"] is None


def test_an_ally_joins_and_dice_lie_there(example: Play) -> None:
    example.enters("infernal_cyclops")
    example.says(1, {"offer": {"to": "seat:0", "alliance": True, "want": [{"kind": "gems", "n": 2}]}})
    found = seen(example, 3)
    offer = found["offers"][0]
    assert (offer["from"], offer["to"], offer["alliance"]) == ("seat:1", "seat:0", True)
    assert offer["want"] == [{"kind": "gems", "n": 2, "when": "win", "due": "turn"}]
    example.choose(f"accept {offer['ref']}", seat=0)
    found = seen(example, 3)
    assert found["fight"]["ally"] == "seat:1" and found["fight"]["green"] == {"power": 12, "ally": 6, "total": 18}
    assert list(found["fight"]["odds"]["with"]) == ["seat:1"]
    assert found["promises"][0]["from"] == "seat:0" and found["promises"][0]["state"] == "open"
    assert found["adventurers"][0]["ledger"] == {"kept": 0, "broken": 0, "waived": 0, "open": 1}


def test_whoever_may_have_a_die_rolled_again_sees_how_it_stands() -> None:
    play = lay(who("sorcerer"), who("minstrel")).enters("ogre_cook").answer(codes.KEEP).closes()
    assert seen(play, 0)["fight"]["totals"] is None
    play.dice(3, 5)
    found = seen(play, 0)
    assert found["fight"]["totals"] == {"green": 8 + 3, "red": 9 + 5} and not found["fight"]["decided"]
    args = prompt(view(play.s, 0), 0)
    assert (args["ours"], args["theirs"], args["own"], args["ahead"]) == (11, 14, "=green", "=no")
    assert found["fight"]["announcing"] == {"die:green": 3 / 8, "die:red": 2 / 8}, "a 6, 7 or KritiK; a 1 or 2"


@pytest.mark.rule("dqt-itm-13")
@pytest.mark.rule("dqt-itm-15")
def test_the_chances_with_the_power_armour() -> None:
    """Its wearer and his die count twice from the announcement on; before, the question says what it would do."""
    play = lay(who("minstrel", wears="power_armour"), who("thief")).enters("infernal_cyclops")
    asked = seen(play.closes(), 0)["fight"]
    assert asked["odds"]["alone"] == chance(8, 1, 16) and asked["green"]["power"] == 8
    assert asked["announcing"] == {"double": chance(16, 2, 16)}
    play.answer(codes.DOUBLE)
    told = seen(play, 0)["fight"]
    assert told["odds"]["alone"] == chance(16, 2, 16) and told["green"]["power"] == 16
    assert told["announcing"] == {} and told["announced"] == [{"seat": "seat:0", "what": "double"}]


def chance(green: int, times: int, red: int) -> float:
    """Of the 64 rolls, a KritiK counting 16."""
    dice = [*range(1, 8), 16]
    return sum(green + times * g >= red + r for g in dice for r in dice) / 64


def test_monsters_show_their_effects(example: Play) -> None:
    fight = seen(example.enters("cellar_hydra"), None)["fight"]
    assert fight["effects"] == [{"kind": "kritik_from", "n": 7, "item": None}]
    assert fight["odds"]["alone"] < 13 / 64


def test_a_dragon_shows_its_item(example: Play) -> None:
    fight = seen(example.enters("cinder_dragon"), None)["fight"]
    assert {"kind": "dragon_item", "n": 1, "item": "item:dragon_sword"} in fight["effects"]
    assert fight["flee"]["allowed"] is True


@pytest.mark.rule("dqt-are-10")
def test_an_arena_and_the_chances() -> None:
    play = lay(
        who("warrior", wears="duellists_rapier"),
        who("barbarian", wears="tower_shield watch_hauberk"),
        who("thief"),
        who("minstrel", wears="watchmans_bow"),
    )
    fight = seen(play.challenges(1), 2)["fight"]
    assert (fight["attacker"], fight["defender"]) == ("seat:0", "seat:1")
    assert fight["powers"]["attacker"] == 8 + 2 + 2
    assert fight["powers"]["defender"] == play.gauge(1) + (2 if "tower_shield" in play.worn(1) else 0)
    thirds = {third["seat"]: third for third in fight["thirds"]}
    assert thirds["seat:2"]["ally"] == 4 and thirds["seat:3"]["ally"] == 7  # 9 halved, and the Bow's 2
    odds = fight["odds"]
    assert odds["by"]["seat:2"]["defender"] < odds["none"] < odds["by"]["seat:2"]["attacker"]


@pytest.mark.rule("dqt-cbt-13")
@pytest.mark.rule("dqt-itm-16")
def test_an_arena_stays_as_it_was_fought() -> None:
    """Wounds, plunder and a burst armour come after the comparison, and change nothing on the sand."""
    barbarian = who("barbarian", gems=1, wears="double_axe")
    play = lay(who("warrior", wears="power_armour"), barbarian, who("ranger"), who("thief", spent=True)).challenges(1)
    deal(play, 1, 3, promise=[sure(1)])
    play.closes().answer(codes.ATTACKER, seat=2).answer(codes.DEFENDER, seat=3)
    play.choose("announce double", "done").choose("done").dice(3, 1)
    assert play.asked() == "Plunder" and play.wounds()[1] == 1
    as_fought(play)
    play.choose("plunder item:double_axe")
    assert play.asked() == "Settle" and play.gauge(0) == 12 and play.gauge(1) == 7
    as_fought(play)


def as_fought(play: Play) -> None:
    found = seen(play)["fight"]
    assert found["powers"] == {"attacker": 18, "defender": 12} and [third["ally"] for third in found["thirds"]] == [
        4,
        4,
    ]
    assert found["totals"] == {"green": 18 + 4 + 6, "red": 12 + 4 + 1} and found["decided"]
    assert found["announced"] == [{"seat": "seat:0", "what": "double"}], "else nobody knows why a 3 counts 6"
    assert found["odds"]["none"] == chance(18, 2, 12)


@pytest.mark.rule("dqt-cbt-13")
def test_a_beaten_monster_stays_as_it_was_fought() -> None:
    play = before_monster(who("barbarian", wounds=1), who("thief"), monster="mimic")
    with_ally(play)
    fight(play, 8, 1)
    assert play.asked() == "Spoils" and play.wounds()[0] == 0, "he has recovered since"
    found = seen(play)["fight"]
    assert (found["green"]["total"], found["power"]) == (7 + 4, 7)
    assert found["totals"] == {"green": 27, "red": 8}


def test_the_sorcerer_sees_the_whole_card() -> None:
    play = lay(who("sorcerer"), seats=3).enters("razor_mantis")
    found = seen(play, 0)
    assert found["sight"] == "monster:razor_mantis" and seen(play, 1)["sight"] is None
    assert found["sight_monster"]["power"] == found["sight_monster"]["printed"] > 0
    assert found["sight_monster"]["effects"] == [{"kind": "kritik_from", "n": 7, "item": None}]
    assert seen(play, 1)["sight_monster"] is None and seen(play, None)["sight_monster"] is None


def test_events_of_this_turn_can_be_read_again() -> None:
    play = lay(who("warrior"), seats=3).enters("fair_day", "blood_moon", "forgotten_chest")
    assert seen(play)["met"] == ["event:fair_day", "event:blood_moon"]
    play.choose("done", seat=0)
    assert seen(play)["met"] == []


def test_effects_say_whose_turn_ends_them(example: Play) -> None:
    example.enters("blood_moon", "guild_bounty", "infernal_cyclops")
    found = seen(example, None)
    assert found["effects"] == [
        {"card": "event:blood_moon", "until": "seat:0"},
        {"card": "event:guild_bounty", "until": None},
    ]
    assert found["fight"]["power"] == 18 and found["fight"]["printed"] == 16
    assert found["phase"] == "dungeon"


def test_a_special_lies_there(example: Play) -> None:
    found = seen(example.enters("lost_peddler"), 1)
    assert found["special"] == "special:lost_peddler" and found["fight"] is None
    assert next(each for each in found["shop"] if each["item"] == "item:ember_blade")["price"] == 3


@pytest.mark.rule("dqt-prm-15")
def test_without_a_ledger_everybody_counts_his_own() -> None:
    play = lay(who("barbarian"), who("warrior"), who("thief"), ledger="off")
    play.a(0).kept, play.a(0).broken = 2, 1
    assert seen(play, 1)["adventurers"][0]["ledger"] is None
    assert seen(play, 0)["adventurers"][0]["ledger"] == {"kept": 2, "broken": 1, "waived": 0, "open": 0}


@pytest.mark.rule("dqt-end-07")
@pytest.mark.rule("dqt-end-10")
def test_the_final_table() -> None:
    play = lay(
        who("barbarian", trophies=9, main="keen_edge", completed="keen_edge"),
        who("warrior", trophies=12, main="wretch", quests="hoard legend"),
        who("thief", trophies=9, main="colosseum", carcasses="ogre_cook"),
    )
    play.push(FINAL_COUNT)
    assert play.s.waiting == OVER
    found = seen(play, None)
    assert found["phase"] == "over"
    rows = {row["seat"]: row for row in found["result"]}
    places = [(row["seat"], row["place"]) for row in found["result"]]
    assert places == [("seat:0", 1), ("seat:2", 2), ("seat:1", 3)]  # 9, then 7 each: the Thief has a carcass
    assert rows["seat:0"]["main"] == {"quest": "quest:keen_edge", "done": True, "points": 4}
    assert rows["seat:1"]["main"] == {"quest": "quest:wretch", "done": False, "points": -3}
    assert rows["seat:1"]["total"] == 12 - 3 - 2 and len(rows["seat:1"]["secondary"]) == 2
    assert rows["seat:2"]["total"] == 7 and rows["seat:2"]["carcasses"] == 1
    warrior = found["adventurers"][1]
    assert warrior["score"] == 7 and warrior["main"] == "quest:wretch"
    assert sum(lost["points"] for lost in warrior["penalties"]) == 5


@pytest.mark.rule("dqt-neg-16")
def test_how_often_one_may_still_speak(example: Play) -> None:
    example.says(0, {"offer": {"to": "seat:1", "give": [{"gems": 1}]}})
    assert seen(example, 0)["parley"]["left"]["seat:1"] == 4
    assert seen(example, 1)["parley"]["left"] == {"seat:0": 5}
    assert seen(example, None)["parley"]["left"] == {}


def test_a_claim_is_lit_when_it_can_be_made() -> None:
    play = lay(who("barbarian", gems=8, main="keen_edge"), who("warrior"), who("thief"), auto_claim="off")
    play.choose("buy item:double_axe", seat=0)
    mine = seen(play, 0)["mine"]
    assert mine["quests"][0]["done"] and mine["quests"][0]["claim"] and not mine["auto_claim"]
    assert codes.CLAIM + 0 in play.s.legal_for(0)


@pytest.mark.rule("dqt-chr-12", "dqt-itm-10")
def test_a_fight_says_why_somebody_is_stronger_in_it() -> None:
    play = before_monster(who("warrior", wears="silvered_mace"), who("ranger", token="undead"), monster="rattlebones")
    met = seen(play, 0)["fight"]
    assert met["extras"]["seat:0"] == [{"by": "item:silvered_mace", "n": 2}]
    assert met["extras"]["seat:1"] == [{"by": "type:undead", "n": 4}]
    assert met["helps"]["seat:1"] == 6, "half of his power with it"


def test_a_challenge_says_how_often_it_is_won_while_the_crowd_stays_out() -> None:
    play = lay(who("warrior"), who("thief", wears="double_axe"), who("ranger"), round=4)
    options = {f"seat:{foe}": option(play.s, 0, codes.ARENA + foe) for foe in (1, 2)}
    strong, even = (seen(play, 0)["adventurers"][seat]["power"] for seat in (1, 2))
    assert {ref: each.args["chance"] for ref, each in options.items()} == {
        "seat:1": chance(8, 1, strong),
        "seat:2": chance(8, 1, even),
    }
    assert strong > even
