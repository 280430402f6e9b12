"""Quests fulfilled in play: what fights, plunder and promises count for, and when a claim may be made (3.17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.betrayals.fights import duel, fight, quietly, with_ally
from tests.games.betrayals.play import Play, card, check_conserved, item, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.answer_codes import ATTACKER, DEFENDER, NEUTRAL
from questhall.games.betrayals.model.cards import QUEST_IDS
from questhall.games.betrayals.rules import deeds, events, quests


def progress(play: Play, seat: int, name: str) -> tuple[int, int]:
    """Of the quest this seat holds as a secondary one."""
    a = play.a(seat)
    return quests.progress(play.s, seat, quest(name), a.deeds[a.quests.index(quest(name))])


def claimed(play: Play, seat: int) -> set[str]:
    return {name for n, name in enumerate(QUEST_IDS) if play.a(seat).completed >> n & 1}


# When


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
@pytest.mark.parametrize("where", ["village", "dungeon", "arena"])
def test_a_quest_is_claimed_by_hand_in_somebody_elses_turn(where: str) -> None:
    claimer = who("warrior", quests="keen_edge", wears="double_axe")
    play = lay(who("thief"), claimer, who("ranger", token="undead"), auto_claim=["on", "off", "on"])
    if where == "dungeon":
        play.enters("ogre_cook")
    elif where == "arena":
        play.challenges(2)
    waited_for = play.awaited()
    assert codes.CLAIM + quest("keen_edge") in play.codes(1)
    play.answer(codes.CLAIM + quest("keen_edge"), seat=1)
    assert claimed(play, 1) == {"keen_edge"}
    assert (play.trophies()[1], play.gems()[1]) == (2, 4)
    assert codes.CLAIM + quest("keen_edge") not in play.codes(1)
    assert set(play.awaited()) <= set(waited_for)  # and the window is as it was
    assert play.asked() == "Parley"


@pytest.mark.rule("dqt-qst-01")
def test_an_exchange_of_goods_is_followed_by_claims() -> None:
    play = lay(who("thief", wears="double_axe"), who("warrior", quests="keen_edge"), seats=3)
    play.says(0, {"offer": {"to": "seat:1", "give": [{"item": "item:double_axe"}]}})
    assert claimed(play, 1) == set()
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    assert claimed(play, 1) == {"keen_edge"}


@pytest.mark.rule("dqt-qst-09")
def test_the_last_turn_still_brings_claims_before_the_final_count() -> None:
    play = lay(who("thief", trophies=15), who("warrior"), who("ranger", gems=8, main="keen_edge"),
               active=2, second_visit=True)  # fmt: skip
    play.s.last_round = True
    play.answer(codes.BUY + item("double_axe"), seat=2).answer(codes.DONE, seat=2)
    assert play.asked() == ""
    assert play.s.scores()[2] == 4


@pytest.mark.rule("dqt-qst-09", "dqt-qst-07")
@pytest.mark.parametrize(("answer", "score"), [(codes.CLAIM + quest("keen_edge"), 4), (codes.HOLD, -2)])
def test_whoever_claims_by_hand_is_asked_before_the_final_count(answer: int, score: int) -> None:
    play = lay(who("thief", trophies=15), who("warrior", main="keen_edge", wears="double_axe"), who("ranger"),
               active=2, second_visit=True, auto_claim=["on", "off", "on"])  # fmt: skip
    play.s.last_round = True
    play.answer(codes.DONE, seat=2)
    assert play.awaited() == (1,)
    play.answer(answer)
    assert play.asked() == ""
    assert play.s.scores()[1] == score


# The arena


def three(quests_of: int, name: str, **wears: str) -> Play:
    """Thief, Warrior and Minstrel, one of whom holds that quest."""
    people = [
        who(word, quests=name if seat == quests_of else "", wears=wears.get(word, ""))
        for seat, word in enumerate(("thief", "warrior", "minstrel"))
    ]
    return lay(*people)


@pytest.mark.rule("dqt-qst-21")
def test_gladiator() -> None:
    stronger = duel(three(0, "gladiator", warrior="ember_blade"), 1, (NEUTRAL,), 8, 1)
    assert claimed(stronger, 0) == {"gladiator"}
    equal = duel(three(0, "gladiator"), 1, (NEUTRAL,), 8, 1)
    assert progress(equal, 0, "gladiator") == (0, 1)
    lost = duel(three(0, "gladiator", warrior="ember_blade"), 1, (NEUTRAL,), 1, 8)
    assert progress(lost, 0, "gladiator") == (0, 1)


@pytest.mark.rule("dqt-qst-21")
def test_a_weaker_defender_is_no_gladiator_nor_is_an_ally() -> None:
    defender = duel(three(1, "gladiator", thief="ember_blade"), 1, (NEUTRAL,), 1, 8)
    assert progress(defender, 1, "gladiator") == (0, 1)
    ally = duel(three(2, "gladiator", warrior="ember_blade"), 1, (ATTACKER,), 8, 1)
    assert progress(ally, 2, "gladiator") == (0, 1)


@pytest.mark.rule("dqt-qst-21")
def test_gauges_are_compared_when_the_arena_opens() -> None:
    """The Minstrel lends the Thief her axe after the challenge: he was the weaker one all the same."""
    play = lay(who("thief", quests="gladiator"), who("warrior", wears="notched_cutlass"),
               who("minstrel", wears="double_axe"))  # fmt: skip
    play.challenges(1).says(2, {"offer": {"to": "seat:0", "give": [{"item": "item:double_axe"}]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=0)
    assert play.gauge(0) > play.gauge(1)
    quietly(play.closes().answer(NEUTRAL, seat=2)).dice(7, 1).choose("done")
    assert claimed(play, 0) == {"gladiator"}


@pytest.mark.rule("dqt-qst-22")
def test_colosseum() -> None:
    attacker = duel(three(0, "colosseum"), 1, (NEUTRAL,), 7, 1)
    assert progress(attacker, 0, "colosseum") == (1, 3)
    defender = duel(three(1, "colosseum"), 1, (NEUTRAL,), 1, 7)
    assert progress(defender, 1, "colosseum") == (1, 3)
    beaten = duel(three(1, "colosseum"), 1, (NEUTRAL,), 7, 1)
    assert progress(beaten, 1, "colosseum") == (0, 3)
    for side, green, red in ((ATTACKER, 7, 1), (DEFENDER, 1, 7)):
        third = duel(three(2, "colosseum"), 1, (side,), green, red)
        assert progress(third, 2, "colosseum") == (0, 3)


@pytest.mark.rule("dqt-qst-26")
def test_plunderer() -> None:
    axe = codes.TAKE_ITEM + item("double_axe")
    cook = codes.TAKE_CARCASS + card("ogre_cook")
    for loot, found in ((axe, 1), (cook, 1), (codes.GEMS, 0)):
        victim = who("warrior", wears="double_axe", carcasses="ogre_cook", gems=3)
        play = lay(who("minstrel", quests="plunderer"), victim, who("ranger", token="undead"))
        duel(play, 1, (ATTACKER,), 8, 1).answer(loot)
        assert progress(play, 0, "plunderer") == (found, 2)
        check_conserved(play.s)


@pytest.mark.rule("dqt-qst-26")
@pytest.mark.parametrize(("victim", "found"), [(1, set()), (2, {"plunderer"})])
def test_it_takes_two_different_players(victim: int, found: set[str]) -> None:
    people = (who("minstrel", quests="plunderer"), who("warrior", carcasses="ogre_cook"),
              who("ranger", token="undead", carcasses="rattlebones"))  # fmt: skip
    play = lay(*people)
    deeds.plundered(play.s, 0, 1)
    duel(play, victim, (ATTACKER,), 8, 1)
    assert play.carcasses(0) == {"ogre_cook" if victim == 1 else "rattlebones"}
    assert claimed(play, 0) == found


# The dungeon


@pytest.mark.rule("dqt-qst-23")
def test_sellsword() -> None:
    for green, red, found in ((7, 1, 1), (1, 8, 0)):
        play = lay(who("thief", quests="colosseum"), who("warrior", quests="sellsword"), who("minstrel"))
        fight(with_ally(play.enters("winged_serpent")), green, red)
        assert progress(play, 1, "sellsword") == (found, 3)
    play = lay(who("thief", quests="sellsword"), who("warrior"), who("minstrel"))
    fight(with_ally(play.enters("winged_serpent")), 7, 1)
    assert progress(play, 0, "sellsword") == (0, 3)  # he was helped
    arena = duel(lay(who("thief"), who("warrior"), who("minstrel", quests="sellsword")), 1, (ATTACKER,), 7, 1)
    assert progress(arena, 2, "sellsword") == (0, 3)  # not in the dungeon


@pytest.mark.rule("dqt-qst-24")
def test_lone_wolf() -> None:
    def alone(monster: str, green: int = 8, **more: Any) -> Play:
        return fight(lay(who("thief", quests="lone_wolf", **more), who("warrior"), seats=3).enters(monster), green, 1)

    assert claimed(alone("orc_drummer"), 0) == {"lone_wolf"}  # 10
    assert progress(alone("ogre_cook"), 0, "lone_wolf") == (9, 10)
    assert progress(alone("infernal_cyclops", 1), 0, "lone_wolf") == (0, 10)  # lost
    assert claimed(alone("rust_grazer", wears="notched_cutlass copper_ring"), 0) == {"lone_wolf"}  # 8 + 2 items
    helped = lay(who("thief", quests="lone_wolf"), who("warrior"), seats=3).enters("orc_drummer")
    fight(with_ally(helped), 8, 1)
    assert progress(helped, 0, "lone_wolf") == (0, 10)


@pytest.mark.rule("dqt-qst-24")
def test_the_power_in_the_fight_counts_not_the_printed_one() -> None:
    play = lay(who("thief", quests="lone_wolf"), who("warrior"), seats=3).enters("blood_moon")
    fight(play.draws("ogre_cook"), 8, 1)  # 9 + 2
    assert claimed(play, 0) == {"lone_wolf"}


# Words


def promised_help(name: str) -> Play:
    """The Thief holds that quest and has won with the Warrior, whom he has promised gems twice."""
    play = lay(who("thief", quests=name), who("warrior"), who("minstrel")).enters("winged_serpent")
    want = [{"kind": "gems", "n": n, "when": "win", "due": "turn"} for n in (1, 2)]
    play.says(1, {"offer": {"to": "seat:0", "alliance": True, "want": want}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=0)
    fight(play, 7, 1)
    return play.says(0, {"spoils": {}})


@pytest.mark.rule("dqt-qst-27")
def test_oathbreaker() -> None:
    play = promised_help("oathbreaker")
    assert progress(play, 0, "oathbreaker") == (0, 2)
    play.answer(codes.DONE, seat=0)
    assert play.ledger(0) == (0, 2, 0)
    assert claimed(play, 0) == {"oathbreaker"}


@pytest.mark.rule("dqt-qst-28")
def test_true_word() -> None:
    play = promised_help("true_word")
    first, second = [p.number for p in play.s.promises]
    play.answer(codes.PAY + first, seat=0)
    assert progress(play, 0, "true_word") == (1, 2)
    play.answer(codes.PAY + second, seat=0)
    assert claimed(play, 0) == {"true_word"}


@pytest.mark.rule("dqt-qst-27", "dqt-qst-28")
@pytest.mark.parametrize(("name", "pays"), [("oathbreaker", False), ("true_word", True)])
def test_words_given_to_those_who_did_not_help_count_for_nothing(name: str, pays: bool) -> None:
    play = lay(who("thief", gems=3, quests=name), who("warrior"), who("minstrel"))
    promise = {"kind": "gems", "n": 1, "when": "always", "due": "turn"}
    play.says(0, {"offer": {"to": "seat:1", "promise": [promise]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    number = play.s.promises[0].number
    fight(with_ally(play.enters("winged_serpent"), 2), 7, 1)
    play.says(0, {"spoils": {}})
    if pays:
        play.answer(codes.PAY + number, seat=0)
    play.answer(codes.DONE, seat=0)
    assert play.ledger(0) == ((1, 0, 0) if pays else (0, 1, 0))
    assert progress(play, 0, name) == (0, 2)
    assert play.told(events.QUEST_CLAIMED) == []
