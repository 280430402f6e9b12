"""Sworn deals (the Minstrel's), and the table where every promise binds."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import (
    accept,
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    may_accept,
    offer,
    side,
    state,
    sure,
    trophy,
    village,
    wins,
    words,
)
from tests.games.betrayals.fights import fight
from tests.games.betrayals.play import Play, check_conserved, who

from questhall.games.betrayals.answers import reasons
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.state import FOR_ATTACKER
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.turn import ROUND_START

WARRIOR = who("warrior", gems=5)
MINSTREL = who("minstrel")


def sworn_alliance(*promises: dict[str, object], **more: object) -> Play:
    """The Warrior's offer, accepted by the Minstrel as a sworn deal."""
    play = before_monster(WARRIOR, MINSTREL, **more)  # type: ignore[arg-type]
    made = offer(play, 0, 1, alliance=True, promise=list(promises))
    return play.answer(codes.SWEAR + made.number, seat=1)


@pytest.mark.rule("dqt-chr-16", "dqt-chr-02")
def test_the_minstrel_swears_once_and_spends_her_token() -> None:
    play = sworn_alliance(gems(2))
    assert play.a(1).spent and play.s.promises[0].sworn
    assert play.told(events.OFFER_ACCEPTED)[0][3] == 1
    later = offer(play, 0, 1, promise=[sure(1)])
    assert codes.SWEAR + later.number not in play.s.legal_for(1)


@pytest.mark.rule("dqt-chr-16")
def test_only_the_minstrel_with_a_promise_to_her_inside() -> None:
    play = before_monster(WARRIOR, MINSTREL, who("thief"))
    to_thief = offer(play, 0, 2, alliance=True, promise=[gems(1)])
    assert codes.SWEAR + to_thief.number not in play.s.legal_for(2)
    nothing_in_it = offer(play, 0, 1, alliance=True, want=[sure(1)])
    assert codes.SWEAR + nothing_in_it.number not in play.s.legal_for(1)
    assert play.refused(2, words(0, alliance=True, want=[gems(1)], sworn=True)) == "dqt-chr-16"
    assert play.refused(1, words(0, alliance=True, promise=[sure(1)], sworn=True)) == "dqt-chr-16"
    spent = before_monster(WARRIOR, who("minstrel", spent=True))
    assert spent.refused(1, words(0, alliance=True, want=[gems(1)], sworn=True)) == "dqt-chr-16"
    without = before_monster(WARRIOR, MINSTREL, unique_powers="off")
    assert without.refused(1, words(0, alliance=True, want=[gems(1)], sworn=True)) == "dqt-chr-16"


@pytest.mark.rule("dqt-chr-16")
def test_she_offers_a_sworn_deal_herself_and_her_own_word_stays_free() -> None:
    play = village(WARRIOR, MINSTREL)
    made = offer(play, 1, 0, want=[sure(2, due={"round": 9})], promise=[sure(1, due={"round": 9})], sworn=True)
    assert not play.a(1).spent, "not before it is accepted"
    accept(play, made)
    assert play.a(1).spent
    assert {p.promiser: p.sworn for p in play.s.promises} == {0: True, 1: False}


@pytest.mark.rule("dqt-prm-17", "dqt-chr-16")
def test_sworn_gems_and_points_leave_no_choice_at_the_spoils() -> None:
    play = sworn_alliance(gems(2), trophy())
    fight(play, 8, 1)
    for name in play.names(0):
        assert "trophies:1" in name and "gems:2" in name
    assert play.refused(0, {"spoils": {"trophies": 0, "gems": 2}}) == "dqt-prm-17"
    assert play.refused(0, {"spoils": {"trophies": 1, "gems": 1}}) == "dqt-prm-17"
    play.choose("spoils trophies:1 gems:2", seat=0)
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]
    assert play.trophies()[:2] == [0, 1]


@pytest.mark.rule("dqt-prm-17")
def test_what_is_no_part_of_the_spoils_is_carried_out_after_them() -> None:
    play = before_monster(who("warrior", gems=5, wears="ember_blade"), MINSTREL)
    made = offer(play, 0, 1, alliance=True, promise=[{"kind": "item", "item": "item:ember_blade"}])
    play.answer(codes.SWEAR + made.number, seat=1)
    fight(play, 8, 1).choose("spoils nothing", seat=0)
    assert play.worn(1) == {"ember_blade"} and state(play) == "kept"


@pytest.mark.rule("dqt-prm-17")
def test_as_far_as_possible_and_then_broken() -> None:
    play = sworn_alliance(gems(15))
    fight(play, 8, 1)
    play.choose("spoils gems:10", seat=0)
    assert play.gems()[0] == 0 and state(play) == "broken", "ten of fifteen"
    check_conserved(play.s)


@pytest.mark.rule("dqt-prm-17", "dqt-prm-04")
def test_a_sworn_promise_on_win_is_void_without_the_win() -> None:
    play = sworn_alliance(gems(2))
    fight(play, 1, 8)
    assert state(play) == "void" and play.gems()[0] == 5


@pytest.mark.rule("dqt-prm-17")
def test_without_a_fight_to_wait_for_it_is_carried_out_at_once_or_when_it_can_be() -> None:
    play = village(who("warrior", gems=2), MINSTREL)
    made = offer(play, 1, 0, want=[sure(2)], sworn=True)
    accept(play, made)
    assert play.gems()[:2] == [0, 2] and state(play) == "kept"
    poor = village(who("warrior", gems=1), MINSTREL)
    accept(poor, offer(poor, 1, 0, want=[sure(2)], sworn=True))
    assert poor.gems()[:2] == [1, 0] and state(poor) == "open"
    poor.enters("forgotten_chest").choose("done", seat=0)
    assert state(poor) == "kept" and poor.gems()[1] == 2


@pytest.mark.rule("dqt-prm-17")
def test_a_sworn_promise_for_a_round_waits_for_the_round() -> None:
    play = village(WARRIOR, MINSTREL)
    accept(play, offer(play, 1, 0, want=[sure(2, due={"round": 4})], sworn=True))
    assert play.gems()[:2] == [5, 0]
    play.push(ROUND_START)
    assert play.gems()[:2] == [3, 2] and state(play) == "kept"


@pytest.mark.rule("dqt-prm-17", "dqt-itm-06")
def test_a_sworn_item_that_comes_with_the_round_is_tried_on_first() -> None:
    play = village(who("warrior", wears="double_axe"), who("minstrel", wears="ember_blade"))
    axe = {"kind": "item", "item": "item:double_axe", "when": "always", "due": {"round": 4}}
    accept(play, offer(play, 1, 0, want=[axe], sworn=True))
    play.s.stack.clear()
    play.push(ROUND_START)
    assert state(play) == "kept" and play.asked() == "Fit" and play.awaited() == (1,)
    play.choose("wear item:double_axe", seat=1)
    assert play.asked() == "Parley" and play.worn(1) == {"double_axe"}


@pytest.mark.rule("dqt-prm-17")
def test_a_sworn_item_bought_in_the_second_visit_goes_before_surplus_is_returned() -> None:
    play = village(who("warrior", gems=6, wears="double_axe"), MINSTREL)
    blade = {"kind": "item", "item": "item:ember_blade", "when": "always"}
    accept(play, offer(play, 1, 0, want=[blade], sworn=True))
    play.enters("forgotten_chest").choose("buy item:ember_blade", seat=0).choose("done", seat=0)
    assert state(play) == "kept" and play.worn(1) == {"ember_blade"}


@pytest.mark.rule("dqt-prm-17")
def test_a_sworn_side_is_the_only_one() -> None:
    play = in_arena(who("minstrel", gems=3), who("warrior"), who("ranger"), defender=1)
    accept(play, offer(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")], sworn=True))
    play.closes()
    assert play.s.legal_for(2) == (codes.ATTACKER,)
    assert len(play.s.legal_for(3)) == 3


@pytest.mark.rule("dqt-prm-17")
def test_a_sworn_ally_comes_when_asked() -> None:
    play = village(who("minstrel"), who("warrior"))
    accept(play, offer(play, 0, 1, want=[{"kind": "ally_next", "round": 5}], sworn=True))
    play.enters("infernal_cyclops").says(0, words(1, alliance=True))
    assert play.s.ally == 1 and state(play) == "kept"


@pytest.mark.rule("dqt-prm-17")
def test_a_sworn_pact_closes_that_arena() -> None:
    play = village(WARRIOR, MINSTREL)
    accept(play, offer(play, 1, 0, want=[{"kind": "no_arena", "round": 5}], sworn=True))
    assert codes.ARENA + 1 not in play.s.legal_for(0)
    assert codes.ARENA + 2 in play.s.legal_for(0)
    reason = reasons.why_not(play.s, 0, "seat:1")
    assert reason is not None and (reason.rule, reason.text) == ("dqt-prm-17", "why-arena-sworn")


# Section 8: promises: binding


@pytest.mark.rule("dqt-prm-01", "dqt-prm-17")
def test_where_promises_bind_everybody_s_word_is_carried_out() -> None:
    play = before_monster(who("warrior", gems=5), who("thief"), promises="binding")
    deal(play, 1, 0, alliance=True, want=[gems(2), trophy()])
    wins(play)
    play.choose("spoils trophies:1 gems:2", seat=0)
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]


@pytest.mark.rule("dqt-prm-17")
def test_where_promises_bind_an_arena_is_settled_by_itself() -> None:
    play = in_arena(who("warrior", gems=4), who("barbarian"), who("ranger"), defender=1, promises="binding")
    deal(play, 0, 2, promise=[gems(3)], want=[side("attacker")])
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    assert play.asked() == "Parley" and play.gems()[0] == 1 and play.gems()[2] == 3
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]


BOUND = {"defender": 1, "promises": "binding"}


@pytest.mark.rule("dqt-prm-17")
def test_nobody_is_bound_to_both_sides_of_an_arena() -> None:
    play = in_arena(who("warrior", gems=4), who("barbarian"), who("ranger"), **BOUND)
    from_defender = offer(play, 1, 2, want=[side("defender")])
    deal(play, 0, 2, want=[side("attacker")])
    assert not may_accept(play, from_defender), "the other side has his word already"
    play.answer(codes.DECLINE + from_defender.number, seat=2)
    assert play.refused(1, words(2, want=[side("defender")])) == "dqt-prm-17"
    assert play.refused(2, words(1, promise=[side("defender")])) == "dqt-prm-17"
    assert not any(name.startswith("offer seat:2") for name in play.names(1)), "nor is it suggested"
    deal(play, 1, 3, want=[side("defender")])
    duels(play, 8, 1)
    assert [state(play, n) for n in (1, 2)] == ["kept", "kept"]


@pytest.mark.rule("dqt-prm-17")
def test_a_bond_for_the_arena_leaves_all_other_talk_free() -> None:
    play = village(who("warrior"), who("barbarian"), who("ranger"), promises="binding")
    deal(play, 0, 2, want=[side("attacker")])
    play.enters("infernal_cyclops")
    assert any(name.startswith("offer seat:0") for name in play.names(2)), "help against a monster"


@pytest.mark.rule("dqt-prm-17")
def test_an_oath_for_one_side_stops_no_free_word_for_the_other() -> None:
    play = in_arena(who("minstrel"), who("barbarian"), who("ranger"), defender=1)
    play.answer(codes.SWEAR + offer(play, 2, 0, promise=[side("attacker")]).number, seat=0)
    assert [p.sworn for p in play.s.promises] == [True]
    assert any(name.startswith("offer seat:2") for name in play.names(1))


@pytest.mark.rule("dqt-prm-17")
def test_nor_by_one_deal() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"), **BOUND)
    assert play.refused(0, words(2, want=[side("attacker"), side("defender")])) == "dqt-prm-17"
    play = in_arena(who("minstrel"), who("barbarian"), who("ranger"), defender=1)
    made = offer(play, 2, 0, promise=[side("attacker"), side("defender")])
    assert codes.SWEAR + made.number not in play.s.legal_for(0) and may_accept(play, made)


@pytest.mark.rule("dqt-prm-17", "dqt-onl-04")
def test_turn_by_turn_the_attackers_offer_comes_first() -> None:
    play = village(who("warrior"), who("barbarian"), who("ranger"), promises="binding", clock="by_turns").challenges(1)
    for principal, which in ((0, "attacker"), (1, "defender")):
        play.says(principal, words(2, want=[side(which)])).choose("pass", seat=principal)
    for made in play.s.offers:
        play.answer(codes.ACCEPT + made.number, seat=2)
    play.choose("side side:defender", seat=2).choose("side side:neutral", seat=3)
    assert [(p.promisee, p.sworn) for p in play.s.promises] == [(0, True)]
    assert play.s.sides[2] == FOR_ATTACKER


@pytest.mark.rule("dqt-prm-17", "dqt-neg-19")
def test_a_private_bond_is_not_betrayed_by_a_refusal() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"), offers="private", **BOUND)
    deal(play, 0, 2, want=[side("attacker")], private=True)
    made = offer(play, 1, 2, want=[side("defender")])
    assert not may_accept(play, made) and codes.DECLINE + made.number in play.s.legal_for(2)


@pytest.mark.rule("dqt-prm-09")
def test_free_words_may_be_given_to_both() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"), defender=1)
    deal(play, 0, 2, want=[side("attacker")])
    deal(play, 1, 2, want=[side("defender")])
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    assert [state(play, n) for n in (1, 2)] == ["kept", "broken"]


@pytest.mark.rule("dqt-chr-16")
def test_where_promises_bind_the_song_is_worth_two_gems() -> None:
    play = before_monster(WARRIOR, MINSTREL, promises="binding")
    made = offer(play, 0, 1, alliance=True, promise=[gems(1)])
    play.answer(codes.SWEAR + made.number, seat=1)
    assert play.gems()[1] == 2 and play.a(1).spent
