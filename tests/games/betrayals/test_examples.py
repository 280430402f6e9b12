"""The worked examples of the rulebook, whole (section 6)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import quietly, totals, with_ally
from tests.games.betrayals.play import Play, check_conserved, item, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import BROKEN
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import DUNGEON_ALLY, helps, odds

BARBARIAN, WARRIOR, SORCERER, THIEF = range(4)


@pytest.mark.rule("dqt-cbt-03", "dqt-cbt-06", "dqt-mon-17")
def test_ex_1_the_small_fight() -> None:
    people = [who("barbarian", wears="ember_blade"), who("sorcerer", wounds=3, spent=True)]
    play = with_ally(lay(*people).enters("infernal_cyclops"))
    quietly(play.answer(codes.CLOSE, seat=0)).dice(8, 4)
    assert totals(play) == (30, 20)
    play.choose("spoils nothing")
    assert (play.gems()[0], play.trophies()[0], play.carcasses(0)) == (5, 1, {"infernal_cyclops"})
    assert (play.gems()[1], play.trophies()[1], play.carcasses(1)) == (0, 0, set())


def barbarians_turn() -> Play:
    people = [
        who("barbarian", gems=4, trophies=1, wounds=1, wears="watch_hauberk oath_crown", main="keen_edge"),
        who("warrior", trophies=1, wears="helm_of_the_dead", carcasses="hill_bandit", main="wretch"),
        who("sorcerer", trophies=2, wounds=3),
        who("thief", trophies=2),
    ]
    return lay(*people, round=4, goal="12")


def bargain(play: Play) -> Play:
    """Everybody names a price; the Barbarian takes the Warrior's."""
    play.choose("dungeon", seat=BARBARIAN).draws("infernal_cyclops")
    assert "flee" not in play.names(BARBARIAN), "32 is less than 36"
    one_gem, two_gems = {"kind": "gems", "n": 1}, {"kind": "gems", "n": 2}
    trophy, carcass = {"kind": "trophy", "n": 1}, {"kind": "carcass", "card": "this"}
    for seat, wants in (
        (SORCERER, [one_gem]),
        (WARRIOR, [two_gems, trophy]),
        (THIEF, [two_gems]),
        (THIEF, [one_gem, carcass]),
    ):
        play.says(seat, {"offer": {"to": "seat:0", "alliance": True, "want": wants}})
    asked = {offer.sender: offer.number for offer in play.s.offers}
    assert set(asked) == {SORCERER, WARRIOR, THIEF}
    play.choose(f"accept offer:{asked[WARRIOR]}", seat=BARBARIAN)
    assert play.s.ally == WARRIOR and len(play.s.promises) == 2
    return quietly(play.closes())


@pytest.mark.rule("dqt-dun-06", "dqt-dun-11", "dqt-neg-07", "dqt-neg-08", "dqt-cbt-03", "dqt-chr-03", "dqt-spo-02")
@pytest.mark.rule("dqt-prm-06", "dqt-prm-08", "dqt-qst-02", "dqt-qst-11", "dqt-qst-12", "dqt-itm-11", "dqt-neg-06")
def test_ex_2_the_barbarians_turn() -> None:
    play = barbarians_turn()
    assert [play.gauge(seat) for seat in range(4)] == [12, 11, 5, 8]
    bargain(play).dice(7, 1)
    assert totals(play) == (25, 17)
    assert play.wounds()[BARBARIAN] == 0 and play.gauge(BARBARIAN) == 13, "battle-lust"
    assert play.gems()[BARBARIAN] == 9
    assert play.names(BARBARIAN)[0] == "spoils trophies:1 gems:2", "what was promised"
    play.choose("spoils nothing", seat=BARBARIAN)
    assert play.trophies()[BARBARIAN] == 2 and play.carcasses(BARBARIAN) == {"infernal_cyclops"}
    assert play.ledger(BARBARIAN) == (0, 1, 0), "the trophy point was due now"
    play.choose("buy item:double_axe", seat=BARBARIAN)
    assert play.gauge(BARBARIAN) == 17
    assert (play.trophies()[BARBARIAN], play.gems()[BARBARIAN]) == (6, 5), "Keen Edge"
    assert (play.trophies()[WARRIOR], play.gems()[WARRIOR]) == (7, 4), "and at once the Wretch"
    claims = [event[1:3] for event in play.told(events.QUEST_CLAIMED)]
    assert claims == [(BARBARIAN, quest("keen_edge")), (WARRIOR, quest("wretch"))]
    play.choose("done", seat=BARBARIAN)
    assert play.ledger(BARBARIAN) == (0, 2, 0), "the gems were due by now"
    assert [p.state for p in play.s.judged] == [BROKEN, BROKEN]
    assert play.s.active == WARRIOR and not play.s.last_round
    check_conserved(play.s)


@pytest.mark.rule("dqt-cbt-08", "dqt-dun-11")
def test_ex_2_the_chances() -> None:
    play = barbarians_turn().enters("infernal_cyclops")
    s = play.s
    assert odds(s, 12, 16) == 13
    assert [helps(s, s.adventurers[seat], DUNGEON_ALLY) for seat in (WARRIOR, SORCERER, THIEF)] == [6, 3, 4]
    assert odds(s, 12 + 6, 16) == 47


@pytest.mark.rule("dqt-vil-03", "dqt-itm-02", "dqt-itm-12", "dqt-itm-13", "dqt-itm-16", "dqt-chr-05", "dqt-chr-07")
@pytest.mark.rule("dqt-are-08", "dqt-are-11", "dqt-are-12", "dqt-are-21", "dqt-are-22", "dqt-prm-09", "dqt-neg-11")
def test_ex_3_the_warriors_turn() -> None:
    play = barbarians_turn()
    bargain(play).dice(7, 1).choose("spoils nothing", "buy item:double_axe", "done", seat=BARBARIAN)
    assert play.s.active == WARRIOR
    assert play.gems()[WARRIOR] == 4 and play.gauge(WARRIOR) == 11
    first_visit(play)
    assert [play.gauge(seat) for seat in (WARRIOR, SORCERER, THIEF)] == [9, 7, 8]
    play.choose("arena seat:0", seat=WARRIOR)
    play.closes().choose("side side:attacker", seat=SORCERER).choose("side side:attacker", seat=THIEF)
    assert play.awaited() == (WARRIOR,)
    play.choose("announce double", "done").choose("done").dice(3, 7)
    quietly(play)
    assert totals(play) == (32, 24)
    assert play.ledger(SORCERER) == (1, 0, 0) and play.ledger(THIEF) == (1, 0, 0)
    assert play.wounds()[BARBARIAN] == 1
    assert play.trophies() == [6, 8, 3, 3]
    play.choose("plunder item:double_axe", seat=WARRIOR)
    assert play.gauge(BARBARIAN) == 12 and play.gauge(WARRIOR) == 12
    assert not play.a(WARRIOR).owns(item("power_armour")) and not play.on_sale("power_armour")
    assert play.gems()[THIEF] == 1 and play.gems()[BARBARIAN] == 4
    settle(play)
    assert [play.ledger(seat)[:2] for seat in range(4)] == [(0, 2), (1, 0), (1, 0), (1, 0)]
    check_conserved(play.s)


def first_visit(play: Play) -> None:
    """The Warrior buys the Power Armour, gives the Helm away, and promises a carcass."""
    play.choose("buy item:power_armour", seat=WARRIOR)
    attacker = [{"kind": "side", "side": "attacker"}]
    play.says(
        WARRIOR,
        {"offer": {"to": f"seat:{SORCERER}", "give": [{"item": "item:helm_of_the_dead"}], "want": attacker}},
    )
    play.choose(f"accept offer:{play.s.offers[-1].number}", seat=SORCERER)
    carcass = [{"kind": "carcass", "card": "type:humanoid", "when": "win"}]
    play.says(WARRIOR, {"offer": {"to": f"seat:{THIEF}", "promise": carcass, "want": attacker}})
    play.choose(f"accept offer:{play.s.offers[-1].number}", seat=THIEF)
    assert play.worn(SORCERER) == {"helm_of_the_dead"} and play.worn(WARRIOR) == {"power_armour"}


def settle(play: Play) -> None:
    """The Warrior keeps his word to the Thief."""
    assert play.asked() == "Settle" and play.awaited() == (WARRIOR,)
    owed = [p.number for p in play.s.promises if p.promiser == WARRIOR]
    play.choose(f"pay promise:{owed[0]}", seat=WARRIOR)
    assert play.carcasses(THIEF) == {"hill_bandit"} and play.carcasses(WARRIOR) == set()
    assert play.s.attacker == NONE and play.s.venturing and play.asked() == "Parley"
