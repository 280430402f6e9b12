"""Who gets what of a beaten monster (3.14)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import duel, fight, with_ally
from tests.games.betrayals.play import Play, check_conserved, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import BROKEN, KEPT
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.quest_checks import DUNGEON_ALLY_WINS
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.deeds import done


def hired(monster: str, *wants: dict[str, object], gems: int = 0) -> Play:
    """Seat 1 comes along for promises, and the fight is won."""
    play = lay(who("thief", gems=gems), who("warrior"), seats=4).enters(monster)
    play.says(1, {"offer": {"to": "seat:0", "alliance": True, "want": list(wants)}})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=0)
    return fight(play, 8, 1)


@pytest.mark.rule("dqt-spo-01")
def test_the_winner_takes_gems_points_and_the_carcass() -> None:
    play = fight(lay(who("thief", gems=1)).enters("orc_drummer"), 7, 1)
    assert (play.gems()[0], play.trophies()[0], play.carcasses(0)) == (4, 1, {"orc_drummer"})
    assert play.told(events.CARCASS_TAKEN)
    assert play.asked() == "Parley" and play.s.venturing and play.s.card == NONE
    check_conserved(play.s)


@pytest.mark.rule("dqt-spo-02", "dqt-spo-03")
def test_with_an_ally_the_active_player_decides_at_once() -> None:
    play = fight(with_ally(lay(who("thief"), who("warrior")).enters("stonebreaker_giant")), 8, 1)
    assert play.asked() == "Spoils" and play.awaited() == (0,)
    expected = {codes.spoils(points, carcass, 0) for points in range(3) for carcass in range(2)}
    assert set(play.codes(0)) == expected
    assert play.codes(0)[0] == codes.spoils(0, 0, 0), "nothing was promised"
    play.answer(codes.spoils(1, 1, 0))
    assert play.trophies()[:2] == [1, 1] and play.gems()[:2] == [5, 0]
    assert play.carcasses(1) == {"stonebreaker_giant"} and play.carcasses(0) == set()
    check_conserved(play.s)


@pytest.mark.rule("dqt-spo-02")
def test_gems_may_be_handed_over_too_but_nothing_one_has_not() -> None:
    play = fight(with_ally(lay(who("thief", gems=2), who("warrior")).enters("orc_drummer")), 8, 1)
    assert play.refused(0, {"spoils": {"gems": 6}}) == "dqt-trd-12"
    assert play.refused(0, {"spoils": {"trophies": 2}}) == "dqt-spo-02"
    assert play.refused(0, {"spoils": {"trophies": -1}}) == "dqt-spo-02"
    assert play.refused(0, {"spoils": {"trophies": True}}) == "dqt-spo-02"
    assert play.refused(0, {"spoils": {"item": 3}}) == "dqt-spo-02"
    assert play.refused(0, {"pay": {}}) == "dqt-spo-02"
    assert play.refused(0, {"spoils": [1]}) == "dqt-spo-02"
    play.says(0, {"spoils": {"gems": 5, "trophies": 1}})
    assert play.gems()[:2] == [0, 5] and play.trophies()[:2] == [0, 1]


@pytest.mark.rule("dqt-spo-03")
def test_the_ally_has_no_right_to_anything() -> None:
    play = hired("stonebreaker_giant", {"kind": "trophy", "n": 1}, {"kind": "gems", "n": 2})
    play.answer(codes.spoils(0, 0, 0))
    assert play.trophies()[:2] == [2, 0] and play.gems()[:2] == [5, 0]
    assert play.carcasses(0) == {"stonebreaker_giant"}


@pytest.mark.rule("dqt-spo-02", "dqt-prm-08")
def test_what_was_promised_is_suggested_first() -> None:
    play = hired(
        "orc_drummer", {"kind": "trophy", "n": 1}, {"kind": "gems", "n": 2}, {"kind": "carcass", "card": "this"}
    )
    assert play.codes(0)[0] == codes.spoils(1, 1, 2)
    play.answer(play.codes(0)[0])
    assert play.trophies()[:2] == [0, 1] and play.gems()[:2] == [1, 2] and play.carcasses(1) == {"orc_drummer"}
    assert [p.state for p in play.s.judged] == [KEPT] * 3 and play.ledger(0) == (3, 0, 0)


@pytest.mark.rule("dqt-spo-02", "dqt-prm-08")
def test_points_not_ceded_at_the_spoils_are_a_broken_promise_at_once() -> None:
    play = hired("orc_drummer", {"kind": "trophy", "n": 1}, {"kind": "gems", "n": 2})
    play.answer(codes.spoils(0, 0, 0))
    assert [p.state for p in play.s.judged] == [BROKEN]
    assert len(play.s.promises) == 1, "the gems have time until the end of the turn"


@pytest.mark.rule("dqt-prm-08")
def test_a_point_that_is_ceded_keeps_one_promise_only() -> None:
    play = hired("stonebreaker_giant", {"kind": "trophy", "n": 1}, {"kind": "trophy", "n": 1})
    play.answer(codes.spoils(1, 0, 0))
    assert [p.state for p in play.s.judged] == [KEPT, BROKEN]


@pytest.mark.rule("dqt-spo-04")
def test_ceded_points_are_scored_by_the_ally_as_if_he_had_won_them() -> None:
    people = [who("thief"), who("warrior", trophies=10)]
    play = fight(with_ally(lay(*people, goal="12").enters("stonebreaker_giant")), 8, 1)
    play.answer(codes.spoils(2, 0, 0))
    assert play.trophies()[:2] == [0, 12] and play.s.last_round


@pytest.mark.rule("dqt-spo-05", "dqt-are-19")
def test_spoils_go_to_the_ally_of_that_fight_only() -> None:
    alone = fight(lay(who("thief"), who("warrior")).enters("orc_drummer"), 7, 1)
    assert alone.asked() == "Parley", "without an ally nothing is shared"
    play = duel(lay(who("thief"), who("warrior"), who("minstrel")), 1, (codes.ATTACKER,), 7, 1)
    assert play.trophies() == [1, 0, 1] and not play.told(events.SPOILS_SHARED)


@pytest.mark.rule("dqt-spo-06")
def test_carcasses_add_no_power_and_no_points() -> None:
    play = lay(who("thief", carcasses="kraken_of_the_well stonebreaker_giant"), run=False)
    assert play.gauge(0) == 8 and play.s.scores()[0] == lay(who("thief"), run=False).s.scores()[0]


@pytest.mark.rule("dqt-spo-07", "dqt-gen-12")
def test_a_defeat_wounds_both_and_the_monster_is_discarded() -> None:
    play = fight(with_ally(lay(who("thief", gems=2), who("warrior")).enters("bridge_troll")), 1, 7)
    assert play.wounds() == [1, 1, 0] and play.gems()[0] == 2 and play.trophies() == [0, 0, 0]
    assert not any(play.carcasses(seat) for seat in range(3))
    assert play.asked() == "Parley" and play.s.venturing and play.s.ally == NONE


@pytest.mark.rule("dqt-spo-01", "dqt-qst-01")
def test_a_quest_is_claimed_as_soon_as_the_spoils_are_there() -> None:
    play = fight(lay(who("thief", main="giant_feller")).enters("lich_archivist"), 8, 1)
    assert play.chance() == "quest", "the Lich's gift comes after"
    assert play.trophies()[0] == 2 + 2


@pytest.mark.rule("dqt-spo-08", "dqt-prm-05")
def test_gems_can_still_be_delivered_in_the_second_visit() -> None:
    play = hired("orc_drummer", {"kind": "gems", "n": 2})
    play.answer(codes.spoils(0, 0, 0))
    number = play.s.promises[0].number
    play.answer(codes.PAY + number, seat=0)
    assert play.gems()[:2] == [1, 2] and play.ledger(0) == (1, 0, 0)


@pytest.mark.rule("dqt-qst-23")
@pytest.mark.parametrize(("green", "red", "counted"), [(8, 1, 1), (1, 8, 0)])
def test_a_won_fight_counts_for_the_sellsword_who_helped(green: int, red: int, counted: int) -> None:
    play = fight(with_ally(lay(who("thief"), who("warrior")).enters("bone_archer")), green, red)
    assert [done(play.a(seat).main_deeds, DUNGEON_ALLY_WINS) for seat in range(3)] == [0, counted, 0]


@pytest.mark.rule("dqt-qst-24")
def test_only_strong_monsters_beaten_alone_count_for_the_lone_wolf() -> None:
    wolf = who("thief", main="lone_wolf")
    assert fight(lay(wolf).enters("bone_archer"), 8, 1).trophies()[0] == 1 + 2
    assert fight(lay(wolf).enters("ogre_cook"), 8, 1).trophies()[0] == 0
    assert fight(lay(wolf).enters("blood_moon", "hill_bandit"), 8, 1).trophies()[0] == 2, "its power in that fight"
    helped = fight(with_ally(lay(wolf, who("warrior")).enters("bone_archer")), 8, 1).answer(codes.spoils(0, 0, 0))
    assert helped.trophies()[0] == 1
