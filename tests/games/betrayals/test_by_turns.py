"""Parleys played turn by turn (4.4.5): few messages, and nobody has to be there."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import (
    accept,
    deal,
    gems,
    is_open,
    offer,
    side,
    state,
    village,
    words,
)
from tests.games.betrayals.fights import quietly
from tests.games.betrayals.play import Play, check_conserved, who

from questhall.engine.core import IllegalAnswer
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, IN_DUNGEON, NO_PARLEY, STAYS_OUT, VILLAGE
from questhall.games.betrayals.rules import events


def slow(*people: dict[str, object]) -> Play:
    return village(*people, clock="by_turns")


def before_monster(*people: dict[str, object]) -> Play:
    return slow(*people).enters("infernal_cyclops")


def in_arena(*people: dict[str, object]) -> Play:
    return slow(*people).challenges(1)


def called(play: Play) -> Play:
    return play.answer(codes.PASS, seat=0)


# The dungeon


@pytest.mark.rule("dqt-onl-04", "dqt-onl-01")
def test_call_bids_reply_and_last_word() -> None:
    play = before_monster().forget()
    assert play.s.parley == IN_DUNGEON and play.s.deciders() == (0,), "first the active player calls"
    called(play)
    assert play.told(events.CALLED) and play.awaited() == play.s.deciders() == (1, 2, 3)
    play.choose("offer seat:0 later:3", seat=2)
    assert play.awaited() == (1, 3), "one answer each, in any order"
    play.answer(codes.PASS, seat=3).answer(codes.PASS, seat=1)
    assert play.s.deciders() == (0,)
    play.choose("offer seat:2 later:2", seat=0)
    assert play.s.deciders() == (2,)
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=2)
    assert play.s.ally == 2 and play.s.parley == NO_PARLEY


@pytest.mark.rule("dqt-onl-04")
def test_the_call_may_carry_offers_to_some() -> None:
    play = before_monster()
    mine = offer(play, 0, 1, alliance=True, promise=[gems(1)])
    called(play)
    assert codes.ACCEPT + mine.number in play.s.legal_for(1)
    assert codes.DECLINE + mine.number not in play.s.legal_for(1), "passing says as much"
    assert not any(codes.verb_of(answer) == codes.ACCEPT for answer in play.s.legal_for(2))
    accept(play, mine)
    assert play.s.ally == 1 and play.s.parley == NO_PARLEY, "agreed: nobody else is asked"


@pytest.mark.rule("dqt-onl-04")
def test_exactly_one_answer_to_the_call() -> None:
    play = called(before_monster())
    play.says(1, words(0, alliance=True, want=[gems(4)]))
    with pytest.raises(IllegalAnswer):
        play.says(1, words(0, alliance=True, want=[gems(3)]))
    assert len(play.s.offers) == 1


@pytest.mark.rule("dqt-onl-04")
def test_the_active_player_accepts_one_bid() -> None:
    play = called(before_monster())
    for seat in (1, 2, 3):
        play.choose(f"offer seat:0 later:{seat}", seat=seat)
    bids = {made.sender: made for made in play.s.offers}
    accept(play, bids[3])
    assert play.s.ally == 3 and play.s.parley == NO_PARLEY and len(play.s.promises) == 1


@pytest.mark.rule("dqt-onl-04")
@pytest.mark.parametrize("last", [codes.CLOSE, codes.DECLINE])
def test_or_fights_alone(last: int) -> None:
    play = called(before_monster())
    for seat in (1, 2, 3):
        play.choose(f"offer seat:0 later:{seat}", seat=seat)
    if last == codes.CLOSE:
        play.answer(codes.CLOSE, seat=0)
    else:
        play.choose("offer seat:3 later:1", seat=0)
        play.answer(codes.DECLINE + play.s.offers[-1].number, seat=3)
    assert play.s.parley == NO_PARLEY and play.s.ally == NONE
    assert play.told(events.FOUGHT_ALONE)


@pytest.mark.rule("dqt-onl-04")
def test_there_is_one_last_counter_only() -> None:
    play = called(before_monster())
    for seat in (1, 2, 3):
        play.answer(codes.PASS, seat=seat)
    play.says(0, words(2, alliance=True, promise=[gems(1)]))
    assert play.s.deciders() == (2,) and not play.s.open
    (made,) = play.s.offers
    assert set(play.s.legal_for(2)) == {codes.ACCEPT + made.number, *codes.declines(made.number)}


@pytest.mark.rule("dqt-onl-04")
def test_only_offers_are_said_here() -> None:
    play = before_monster()
    assert play.refused(0, {"pay": {"promise": 1}}) == "dqt-onl-04"
    assert play.refused(0, words(1, give=[{"gems": 99}])) == "dqt-trd-12"


@pytest.mark.rule("dqt-onl-04", "dqt-dun-09")
def test_flight_is_possible_before_the_call_and_after_the_bids() -> None:
    for at_once in (True, False):
        play = slow().enters("dusk_dragon")
        if not at_once:
            called(play)
            for seat in (1, 2, 3):
                play.answer(codes.PASS, seat=seat)
        play.choose("flee", seat=0)
        assert play.s.parley == VILLAGE and play.s.venturing


@pytest.mark.rule("dqt-prm-12", "dqt-onl-04")
def test_not_taking_up_the_call_is_a_no() -> None:
    play = slow()
    deal(play, 0, 1, want=[{"kind": "ally_next", "round": 5}])
    play.enters("infernal_cyclops").says(0, words(1, alliance=True))
    called(play)
    for seat in (1, 2, 3):
        play.answer(codes.PASS, seat=seat)
    assert state(play) == "broken"


# The arena


@pytest.mark.rule("dqt-onl-04")
def test_attacker_s_offers_defender_s_offers_then_secrets() -> None:
    play = in_arena()
    assert play.s.deciders() == (0,)
    play.choose("offer seat:2 later:1", seat=0).answer(codes.PASS, seat=0)
    assert play.s.deciders() == (1,)
    play.choose("offer seat:2 now:2", seat=1).choose("offer seat:3 free", seat=1).answer(codes.PASS, seat=1)
    assert play.awaited() == (2, 3) and not play.s.open


@pytest.mark.rule("dqt-onl-04", "dqt-are-06")
def test_answers_and_sides_stay_hidden_until_all_have_spoken() -> None:
    play = in_arena()
    play.choose("offer seat:2 now:3", seat=0).answer(codes.PASS, seat=0)
    play.choose("offer seat:2 now:2", seat=1).answer(codes.PASS, seat=1).forget()
    first, second = play.s.offers
    play.answer(codes.ACCEPT + first.number, seat=2).answer(codes.ACCEPT + second.number, seat=2)
    play.choose("side side:defender", seat=2)
    assert play.gems() == [5, 5, 5, 0] and play.s.promises == ()
    heard = [event[:2] for event in play.s.events or [] if event[4] != 1 << 2]
    assert heard == [(events.SIDE_CHOSEN, 2)], "a fist is closed, no more"
    play.choose("side side:neutral", seat=3)
    assert play.gems() == [2, 3, 10, 0], "both have paid him"
    assert play.s.sides == (0, 0, FOR_DEFENDER, STAYS_OUT)
    assert play.asked() == "Announce", "there is nothing left to choose"
    quietly(quietly(play).dice(1, 8))
    assert [state(play, 1), state(play, 2)] == ["broken", "kept"]
    check_conserved(play.s)


@pytest.mark.rule("dqt-onl-07")
def test_everything_may_be_changed_until_the_last_has_spoken() -> None:
    play = in_arena()
    play.choose("offer seat:2 now:3", seat=0).answer(codes.PASS, seat=0).answer(codes.PASS, seat=1)
    (made,) = play.s.offers
    play.answer(codes.ACCEPT + made.number, seat=2).choose("side side:attacker", seat=2)
    assert play.awaited() == (3,) and 2 in play.s.deciders()
    play.answer(codes.DECLINE + made.number, seat=2).choose("side side:neutral", seat=2)
    play.choose("side side:attacker", seat=3)
    assert play.gems() == [5, 5, 5, 0] and play.s.sides == (0, 0, STAYS_OUT, FOR_ATTACKER)


@pytest.mark.rule("dqt-onl-04")
def test_the_attacker_s_deals_come_first_and_what_cannot_be_done_lapses() -> None:
    """Seat 2 sells the same carcass to both: the attacker gets it."""
    play = in_arena(
        who("warrior", gems=5), who("barbarian", gems=5), who("ranger", carcasses="ogre_cook", token="undead")
    )
    for principal in (0, 1):
        play.says(principal, words(2, give=[{"gems": 2 + principal}], ask=[{"carcass": "monster:ogre_cook"}]))
        play.answer(codes.PASS, seat=principal)
    for made in play.s.offers:
        play.answer(codes.ACCEPT + made.number, seat=2)
    play.choose("side side:neutral", seat=2).choose("side side:neutral", seat=3)
    assert play.carcasses(0) == {"ogre_cook"} and play.carcasses(1) == set()
    assert play.gems()[:3] == [3, 5, 2]


@pytest.mark.rule("dqt-onl-04", "dqt-trd-08")
def test_a_quest_there_is_no_room_for_any_more_stays_where_it_is() -> None:
    play = in_arena(
        who("warrior", quests="hoard"), who("barbarian", quests="legend"), who("ranger", quests="panoply colossus")
    )
    for principal, serial in ((0, 1), (1, 2)):
        play.says(principal, words(2, give=[{"quest": serial}])).answer(codes.PASS, seat=principal)
    for made in play.s.offers:
        play.answer(codes.ACCEPT + made.number, seat=2)
    play.choose("side side:neutral", seat=2).choose("side side:neutral", seat=3)
    assert [len(play.a(seat).quests) for seat in range(3)] == [0, 1, 3]


@pytest.mark.rule("dqt-onl-04", "dqt-chr-16")
def test_a_third_minstrel_may_swear_in_secret() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian"), who("minstrel"))
    play.choose("offer seat:2 later:2", seat=0).answer(codes.PASS, seat=0).answer(codes.PASS, seat=1)
    (made,) = play.s.offers
    play.answer(codes.SWEAR + made.number, seat=2)
    assert not play.a(2).spent
    play.choose("side side:attacker", seat=2).choose("side side:neutral", seat=3)
    assert play.a(2).spent and [p.sworn for p in play.s.promises if p.promisee == 2] == [True]


@pytest.mark.rule("dqt-onl-04", "dqt-prm-17")
def test_a_side_sworn_in_the_same_message_holds() -> None:
    play = in_arena(who("minstrel", gems=3), who("barbarian"), who("ranger", token="undead"))
    play.says(0, words(2, give=[{"gems": 1}], want=[side("attacker")], sworn=True))
    play.answer(codes.PASS, seat=0).answer(codes.PASS, seat=1)
    (made,) = play.s.offers
    play.answer(codes.ACCEPT + made.number, seat=2)
    play.choose("side side:defender", seat=2).choose("side side:neutral", seat=3)
    assert play.s.sides[2] == FOR_ATTACKER


# The village


@pytest.mark.rule("dqt-onl-04", "dqt-neg-14")
def test_an_offer_to_somebody_absent_stays_open_until_the_end_of_the_turn() -> None:
    play = slow()
    made = offer(play, 0, 2, give=[{"gems": 1}])
    play.enters("forgotten_chest")
    assert play.s.venturing and is_open(play, made)
    accept(play, made)
    assert play.gems()[2] == 6
    live = village()
    gone = offer(live, 0, 2, give=[{"gems": 1}])
    live.enters("forgotten_chest")
    assert not is_open(live, gone)


@pytest.mark.rule("dqt-onl-04", "dqt-neg-14")
def test_unless_what_it_gives_is_gone() -> None:
    play = slow()
    made = offer(play, 0, 2, give=[{"gems": 5}])
    play.enters("infernal_cyclops")
    assert not play.s.offers, "it waits for the second visit"
    mine = offer(play, 0, 1, alliance=True, give=[{"gems": 2}])
    called(play)
    accept(play, mine)
    quietly(quietly(play).dice(1, 8))
    assert play.s.parley == VILLAGE and not is_open(play, made)


@pytest.mark.rule("dqt-onl-04")
def test_offers_of_a_turn_do_not_reach_the_next_one() -> None:
    play = slow()
    offer(play, 0, 2, give=[{"gems": 1}])
    play.enters("forgotten_chest").choose("done", seat=0)
    assert play.s.active == 1 and play.s.offers == () and play.s.shelved == ()


# Deadlines


@pytest.mark.rule("dqt-onl-05")
def test_the_fallbacks_of_a_parley_are_always_among_the_answers() -> None:
    """4.5: no offer, decline, close; neutral; done. Whoever does not answer in time can be answered for."""
    play = before_monster()
    assert codes.CLOSE in play.s.legal_for(0)
    called(play)
    assert all(codes.PASS in play.s.legal_for(seat) for seat in (1, 2, 3))
    for seat in (1, 2, 3):
        play.answer(codes.PASS, seat=seat)
    assert codes.CLOSE in play.s.legal_for(0)
    play.choose("offer seat:2 free", seat=0)
    assert codes.DECLINE + play.s.offers[-1].number in play.s.legal_for(2)
    arena = in_arena()
    for seat in (0, 1):
        assert codes.PASS in arena.s.legal_for(seat)
        arena.answer(codes.PASS, seat=seat)
    assert all(codes.NEUTRAL in arena.s.legal_for(seat) for seat in (2, 3))
    assert codes.DUNGEON in slow().s.legal_for(0)
