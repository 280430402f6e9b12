"""Quests: the claim, and what is counted since they are held (3.17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.betrayals.play import Play, check_conserved, lay, quest, who

from questhall.engine.core import Step
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import QUEST_IDS
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import deeds, events, quests, wealth
from questhall.games.betrayals.rules.deeds import MOST
from questhall.games.betrayals.rules.quests import CLAIM_QUESTS


class Rest(Step[Adventure]):
    """Nothing more happens."""

    def run(self, s: Adventure) -> None:
        s.over()


def holding(name: str, *others: dict[str, Any], round: int = 3, **given: Any) -> Play:
    """The Thief at seat 0, who holds this quest as a secondary one; nobody has claimed anything yet."""
    return lay(who("thief", quests=name, **given), *others, seats=3, round=round, run=False)


def claimed(play: Play, seat: int) -> set[str]:
    return {name for n, name in enumerate(QUEST_IDS) if play.a(seat).completed >> n & 1}


# The claim


@pytest.mark.rule("dqt-qst-02", "dqt-qst-04")
def test_a_main_quest_scores_twice_its_value_and_four_gems() -> None:
    play = lay(who("thief", main="keen_edge", wears="double_axe"), seats=3, run=False)
    quests.claim_all(play.s)
    assert (play.trophies()[0], play.gems()[0]) == (4, 4)
    assert play.a(0).main_done
    assert claimed(play, 0) == {"keen_edge"}
    assert play.told(events.QUEST_CLAIMED) == [(events.QUEST_CLAIMED, 0, quest("keen_edge"), 1, -1)]
    check_conserved(play.s)


@pytest.mark.rule("dqt-qst-03", "dqt-qst-04")
def test_a_secondary_quest_scores_its_value_and_four_gems() -> None:
    play = holding("keen_edge", wears="double_axe")
    quests.claim_all(play.s)
    assert (play.trophies()[0], play.gems()[0]) == (2, 4)
    assert (play.a(0).quests, play.a(0).serials, play.a(0).deeds) == ((), (), ())
    assert claimed(play, 0) == {"keen_edge"}
    check_conserved(play.s)


def test_the_four_gems_come_from_the_bank_as_far_as_it_goes() -> None:
    play = lay(who("thief", quests="keen_edge", wears="double_axe"), who("warrior", gems=37), seats=3, run=False)
    quests.claim_all(play.s)
    assert play.gems()[0] == 3
    check_conserved(play.s)


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
def test_auto_claim_claims_out_of_turn_at_the_next_calm_moment() -> None:
    play = lay(who("thief"), who("warrior", main="keen_edge", wears="double_axe"), seats=3, turn_start=True)
    assert play.s.active == 0
    assert claimed(play, 1) == {"keen_edge"}


@pytest.mark.rule("dqt-qst-05")
def test_a_condition_lost_before_the_claim_gives_nothing() -> None:
    play = lay(who("thief", quests="hoard", gems=10), seats=3, run=False, auto_claim=["off", "on", "on"])
    assert quests.claimable(play.s, 0) == (quest("hoard"),)
    wealth.pay_gems(play.s, 0, 1, events.BY_SHOP)
    play.push(CLAIM_QUESTS, Rest())
    assert play.asked() == ""
    assert claimed(play, 0) == set()


@pytest.mark.rule("dqt-qst-06")
def test_deeds_are_counted_from_the_moment_a_card_is_held() -> None:
    play = lay(who("thief", main="colosseum", quests="gladiator"), seats=3, run=False)
    deeds.arena_won(play.s, 0, underdog=True)
    wealth.receive_quest(play.s, 0, quest("sellsword"))
    deeds.helped(play.s, 0)
    a = play.a(0)
    assert quests.progress(play.s, 0, quest("colosseum"), a.main_deeds) == (1, 3)
    assert quests.progress(play.s, 0, quest("gladiator"), a.deeds[0]) == (1, 1)
    assert quests.progress(play.s, 0, quest("sellsword"), a.deeds[1]) == (1, 3)
    assert quests.progress(play.s, 0, quest("gladiator"), a.deeds[1]) == (0, 1)  # what was done before does not count


@pytest.mark.rule("dqt-qst-06")
def test_deeds_cannot_be_lost() -> None:
    play = holding("lone_wolf")
    deeds.beat_alone(play.s, 0, 12)
    deeds.beat_alone(play.s, 0, 5)
    assert quests.claimable(play.s, 0) == (quest("lone_wolf"),)


@pytest.mark.rule("dqt-qst-06")
def test_a_quest_that_changes_hands_begins_anew() -> None:
    play = holding("lone_wolf")
    deeds.beat_alone(play.s, 0, 12)
    wealth.give_quest(play.s, 0, 1, play.a(0).serials[0])
    assert quests.claimable(play.s, 1) == ()
    assert play.a(1).deeds == (0,)


def test_every_deed_counts_for_itself_and_never_overflows() -> None:
    play = lay(who("thief", main="colosseum", quests="gladiator"), seats=6, run=False)
    s = play.s
    for _ in range(MOST + 5):
        deeds.arena_won(s, 0, underdog=True)
        deeds.helped(s, 0)
        deeds.broke_word(s, 0)
        deeds.kept_word(s, 0)
    deeds.beat_alone(s, 0, MOST + 20)
    for victim in range(1, 6):
        deeds.plundered(s, 0, victim)
    for packed in (play.a(0).main_deeds, play.a(0).deeds[0]):
        assert [deeds.done(packed, deed) for deed in range(7)] == [MOST, MOST, MOST, MOST, 5, MOST, MOST]
    assert play.a(1).main_deeds == 0


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
def test_without_auto_claim_the_holder_is_asked_and_may_hold_back() -> None:
    claimer = who("warrior", quests="keen_edge hoard", wears="double_axe", gems=10)
    play = lay(who("thief"), claimer, seats=3, run=False, auto_claim=["on", "off", "on"])
    play.push(CLAIM_QUESTS, Rest())
    assert play.awaited() == (1,)
    assert play.codes(1) == (codes.CLAIM + quest("keen_edge"), codes.CLAIM + quest("hoard"), codes.HOLD)
    play.answer(codes.CLAIM + quest("hoard"))
    assert claimed(play, 1) == {"hoard"}
    assert play.codes(1) == (codes.CLAIM + quest("keen_edge"), codes.HOLD)
    play.answer(codes.HOLD)
    assert play.asked() == ""
    assert claimed(play, 1) == {"hoard"}
    assert (play.trophies()[1], play.gems()[1]) == (2, 14)


@pytest.mark.rule("dqt-qst-07")
def test_nobody_is_claimed_for_who_does_it_by_hand() -> None:
    claimer = who("thief", main="keen_edge", wears="double_axe")
    play = lay(claimer, seats=3, run=False, auto_claim=["off", "on", "on"])
    quests.claim_all(play.s)
    assert claimed(play, 0) == set()


@pytest.mark.rule("dqt-qst-08")
def test_claims_go_clockwise_from_the_active_player() -> None:
    people = (
        who("thief", quests="keen_edge", wears="double_axe"),
        who("warrior", quests="hoard", gems=10),
        who("ranger", quests="legend", carcasses="djinn"),
    )
    play = lay(*people, run=False, active=1)
    quests.claim_all(play.s)
    assert [event[1] for event in play.told(events.QUEST_CLAIMED)] == [1, 2, 0]


@pytest.mark.rule("dqt-qst-08")
def test_a_claim_may_fulfil_a_quest_of_somebody_before() -> None:
    """The Thief has been passed over when the Ranger draws five points away from him."""
    people = (
        who("thief", trophies=1, quests="wretch"),
        who("warrior", trophies=2),
        who("ranger", trophies=4, quests="legend", carcasses="djinn"),
    )
    play = lay(*people, run=False)
    quests.claim_all(play.s)
    assert [event[1] for event in play.told(events.QUEST_CLAIMED)] == [2, 0]
    assert play.trophies() == [4, 2, 6]


@pytest.mark.rule("dqt-qst-08")
def test_a_claim_may_spoil_the_next_one() -> None:
    wretch = who("thief", main="hoard", quests="wretch", gems=10)
    others = (who("warrior", trophies=5), who("ranger", trophies=2))
    play = lay(wretch, *others, run=False, auto_claim=["off", "on", "on"]).push(CLAIM_QUESTS, Rest())
    assert play.codes(0) == (codes.CLAIM + quest("hoard"), codes.CLAIM + quest("wretch"), codes.HOLD)
    play.answer(codes.CLAIM + quest("hoard"))
    assert play.asked() == ""  # with four points he is no longer the last
    play = lay(wretch, *others, run=False)
    quests.claim_all(play.s)  # which does not fall into the trap
    assert play.trophies() == [3 + 4, 5, 2]
    check_conserved(play.s)


@pytest.mark.rule("dqt-qst-08")
def test_gems_of_one_claim_fulfil_the_next() -> None:
    play = lay(who("thief", gems=6, main="hoard", quests="keen_edge", wears="double_axe"), seats=3, run=False)
    quests.claim_all(play.s)
    assert claimed(play, 0) == {"hoard", "keen_edge"}
    assert (play.trophies()[0], play.gems()[0]) == (2 + 4, 14)


@pytest.mark.rule("dqt-qst-10")
def test_there_is_no_limit_to_completed_quests() -> None:
    play = lay(
        who("thief", gems=10, main="hoard", quests="keen_edge panoply colossus", completed="legend menagerie",
            wears="double_axe watch_hauberk oath_crown"),
        seats=3, run=False,
    )  # fmt: skip
    quests.claim_all(play.s)
    assert claimed(play, 0) == {"hoard", "keen_edge", "panoply", "colossus", "legend", "menagerie"}
    wealth.receive_quest(play.s, 0, quest("wretch"))
    assert wealth.may_receive_quest(play.a(0))
