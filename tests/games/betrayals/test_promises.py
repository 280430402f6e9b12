"""Promises: given, triggered, delivered or not, judged, remembered."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    loses,
    state,
    sure,
    trophy,
    village,
    wins,
    words,
)
from tests.games.betrayals.play import Play, check_conserved, lay, who

from questhall.engine.core import EVERYBODY, OVER
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import AT_TURN_END
from questhall.games.betrayals.model.quest_checks import BROKEN_TO_HELPERS, KEPT_TO_HELPERS
from questhall.games.betrayals.rules import deeds, events
from questhall.games.betrayals.rules.turn import ROUND_START
from questhall.games.betrayals.telling import tell

NOTHING = "spoils nothing"


def won_with_debt(n: int = 2) -> Play:
    """The Warrior has beaten the Cyclops with the Thief, whom he promised gems; the spoils are shared: nothing."""
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(n)])
    return wins(play).choose(NOTHING, seat=0)


def ends_turn(play: Play) -> Play:
    return play.choose("done", seat=play.s.active)


@pytest.mark.rule("dqt-prm-01", "dqt-prm-06")
@pytest.mark.parametrize(("paid", "verdict"), [(0, "broken"), (1, "broken"), (2, "kept")])
def test_all_part_or_nothing_is_delivered(paid: int, verdict: str) -> None:
    play = won_with_debt(2)
    assert state(play) == "open" and play.gems()[:2] == [10, 5], "nothing moves by itself"
    if paid:
        play.says(0, {"pay": {"promise": 1, "gems": paid}})
    assert play.gems()[:2] == [10 - paid, 5 + paid]
    ends_turn(play)
    assert state(play) == verdict


@pytest.mark.rule("dqt-prm-01")
def test_a_promise_is_paid_in_parts() -> None:
    play = won_with_debt(3)
    play.says(0, {"pay": {"promise": 1, "gems": 1}})
    assert state(play) == "open"
    assert play.refused(0, {"pay": {"promise": 1, "gems": 3}}) == "dqt-prm-05", "two are left"
    play.answer(codes.PAY + 1, seat=0)
    assert state(play) == "kept" and play.gems()[:2] == [7, 8]


@pytest.mark.rule("dqt-prm-01")
def test_nobody_else_pays_it() -> None:
    play = won_with_debt(2)
    assert play.refused(1, {"pay": {"promise": 1}}) == "dqt-prm-05"
    assert play.refused(0, {"pay": {"promise": 7}}) == "dqt-prm-05"
    assert codes.PAY + 1 not in play.s.legal_for(2)


@pytest.mark.rule("dqt-prm-02")
def test_every_promise_is_on_record() -> None:
    play = before_monster().forget()
    deal(play, 1, 0, alliance=True, want=[gems(2)])
    (p,) = play.s.promises
    assert (p.number, p.promiser, p.promisee, p.pledge.a) == (1, 0, 1, 2)
    assert p.pledge.on_win and p.pledge.due == AT_TURN_END and not p.triggered
    assert play.told(events.PROMISED)[0][4] == EVERYBODY


@pytest.mark.rule("dqt-prm-03")
def test_the_five_states() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(1), gems(2), sure(1), {"kind": "item", "item": "item:double_axe"}])
    deal(play, 2, 0, want=[gems(1)])
    wins(play).choose(NOTHING, seat=0)
    play.answer(codes.PAY + 1, seat=0).answer(codes.WAIVE + 3, seat=1)
    assert [state(play, n) for n in (1, 2, 3, 4, 5)] == ["kept", "open", "waived", "open", "void"]
    ends_turn(play)
    assert [state(play, n) for n in (2, 4)] == ["broken", "broken"]


@pytest.mark.rule("dqt-prm-04")
def test_on_win_is_void_after_a_defeat() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(2), trophy()])
    loses(play)
    assert state(play, 1) == state(play, 2) == "void"
    assert play.ledger(0) == (0, 0, 0)


@pytest.mark.rule("dqt-prm-04")
def test_on_win_is_void_without_a_fight() -> None:
    play = village()
    deal(play, 1, 0, want=[gems(2)])
    play.enters("forgotten_chest")
    ends_turn(play)
    assert state(play) == "void"
    fled = village()
    deal(fled, 1, 0, want=[gems(2)])
    fled.enters("dusk_dragon").choose("flee", seat=0)
    ends_turn(fled)
    assert state(fled) == "void"


@pytest.mark.rule("dqt-prm-04")
def test_on_win_is_void_if_the_promisee_did_not_help() -> None:
    play = village()
    deal(play, 2, 0, want=[gems(2)])
    play.enters("infernal_cyclops")
    deal(play, 1, 0, alliance=True)
    wins(play)
    assert state(play) == "void"
    arena = in_arena(defender=1)
    deal(arena, 0, 2, promise=[gems(1)])
    deal(arena, 0, 3, promise=[gems(1)])
    duels(arena, 8, 1, seat2="neutral", seat3="attacker")
    assert [state(arena, 1), state(arena, 2)] == ["void", "open"]


@pytest.mark.rule("dqt-prm-04")
def test_on_win_said_after_the_fight_means_the_fight_that_was() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True)
    wins(play).choose(NOTHING, seat=0)
    deal(play, 0, 1, promise=[gems(1)])
    deal(play, 0, 2, promise=[gems(1)])
    assert [state(play, 1), state(play, 2)] == ["open", "void"]
    play.answer(codes.PAY + 1, seat=0)
    assert state(play) == "kept"


@pytest.mark.rule("dqt-prm-05")
def test_nothing_can_be_delivered_before_the_trigger() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(2)])
    assert codes.PAY + 1 not in play.s.legal_for(0)
    assert play.refused(0, {"pay": {"promise": 1}}) == "dqt-prm-05"


@pytest.mark.rule("dqt-prm-05")
@pytest.mark.parametrize(("given", "verdict"), [(2, "kept"), (1, "broken")])
def test_gems_given_in_a_trade_count_for_what_was_promised(given: int, verdict: str) -> None:
    play = won_with_debt(2)
    deal(play, 0, 1, give=[{"gems": given}])
    assert play.s.promises == () or play.s.promises[0].delivered == given
    ends_turn(play)
    assert state(play) == verdict


@pytest.mark.rule("dqt-prm-05")
def test_a_gift_made_before_is_no_payment() -> None:
    play = village()
    deal(play, 0, 1, give=[{"gems": 2}], promise=[sure(2)])
    assert play.s.promises[0].delivered == 0
    play.enters("forgotten_chest")
    ends_turn(play)
    assert state(play) == "broken"


@pytest.mark.rule("dqt-prm-05")
def test_each_gem_counts_once_and_for_its_receiver_only() -> None:
    play = village()
    deal(play, 0, 1, promise=[sure(2), sure(1)])
    deal(play, 0, 2, promise=[sure(2)])
    deal(play, 0, 1, give=[{"gems": 2}])
    assert [state(play, n) for n in (1, 2, 3)] == ["kept", "open", "open"]


@pytest.mark.rule("dqt-prm-05")
def test_what_is_promised_for_a_victory_may_be_handed_over_before() -> None:
    """It counts from when it was promised on, and is judged when the fight is won."""
    for fight_ends, verdict in ((wins, "kept"), (loses, "void")):
        play = before_monster(who("warrior", gems=5), who("thief"), who("ranger", token="undead"))
        deal(play, 1, 0, alliance=True, want=[gems(2)])
        deal(play, 0, 1, give=[{"gems": 2}])
        assert state(play) == "open"
        fight_ends(play)
        assert state(play) == verdict


@pytest.mark.rule("dqt-prm-05")
def test_things_count_by_whatever_way_they_come() -> None:
    people = (who("warrior", wears="double_axe", carcasses="ogre_cook", quests="hoard"), who("thief", gems=3))
    play = village(*people)
    deal(play, 0, 1, promise=[
        {"kind": "item", "item": "item:double_axe", "when": "always"},
        {"kind": "carcass", "card": "type:humanoid", "when": "always"},
        {"kind": "quest", "quest": play.a(0).serials[0]},
    ])  # fmt: skip
    deal(play, 0, 1, give=[{"item": "item:double_axe"}], ask=[{"gems": 3}])
    assert [state(play, n) for n in (1, 2, 3)] == ["kept", "open", "open"]
    deal(play, 0, 1, give=[{"carcass": "monster:ogre_cook"}, {"quest": play.a(0).serials[0]}])
    assert [state(play, n) for n in (1, 2, 3)] == ["kept"] * 3


@pytest.mark.rule("dqt-prm-05")
def test_whoever_owes_the_active_player_has_his_say_before_the_turn_ends() -> None:
    play = village()
    deal(play, 0, 1, want=[sure(2)], give=[{"gems": 1}])
    play.enters("forgotten_chest")
    play.choose("done", seat=0)
    assert play.asked() == "Settle" and play.awaited() == (1,)
    play.answer(codes.PAY + 1, seat=1)
    assert state(play) == "kept" and play.gems()[:2] == [10, 4]


@pytest.mark.parametrize(("gems_paid", "kinds"), [(None, ["paid"]), (1, ["paid-part"])])
def test_a_payment_is_one_line(gems_paid: int | None, kinds: list[str]) -> None:
    play = won_with_debt(2).forget()
    play.says(0, {"pay": {"promise": 1, **({} if gems_paid is None else {"gems": gems_paid})}})
    told = [tell.told(play.s, event) for event in play.s.events or []]
    assert [each.kind for each in told] == kinds and told[0].args["thing"] == f"gems:{gems_paid or 2}"


@pytest.mark.rule("dqt-neg-19")
def test_of_a_private_payment_the_others_see_what_changes_hands() -> None:
    play = village(offers="private")
    deal(play, 0, 1, promise=[sure(2)], private=True)
    number = play.s.promises[0].number
    play.forget().says(0, {"pay": {"promise": number, "gems": 1}})
    told = [tell.told(play.s, event) for event in play.s.events or []]
    assert [each.kind for each in told if each.may_know(1)] == ["paid-part"]
    assert [each.kind for each in told if each.may_know(2)] == ["given"]


@pytest.mark.rule("dqt-prm-06")
def test_part_of_it_is_broken_too() -> None:
    play = won_with_debt(5)
    play.says(0, {"pay": {"promise": 1, "gems": 4}})
    ends_turn(play)
    assert state(play) == "broken" and play.ledger(0) == (0, 1, 0)
    check_conserved(play.s)


@pytest.mark.rule("dqt-prm-01")
def test_a_refusal_is_public_and_may_be_regretted() -> None:
    play = won_with_debt(2).forget()
    play.answer(codes.REFUSE + 1, seat=0)
    assert play.told(events.REFUSED) == [(events.REFUSED, 0, 1, 0, EVERYBODY)]
    assert state(play) == "open" and play.s.promises[0].refused
    assert codes.REFUSE + 1 not in play.s.legal_for(0)
    play.answer(codes.PAY + 1, seat=0)
    assert state(play) == "kept"


@pytest.mark.rule("dqt-prm-07")
def test_the_promisee_waives() -> None:
    play = won_with_debt(2)
    assert codes.WAIVE + 1 not in play.s.legal_for(0), "not the promiser"
    play.answer(codes.WAIVE + 1, seat=1)
    ends_turn(play)
    assert state(play) == "waived" and play.ledger(0) == (0, 0, 1)


@pytest.mark.rule("dqt-prm-08")
def test_gems_are_due_at_the_end_of_the_turn_trophies_at_the_spoils() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(2), trophy()])
    wins(play).choose(NOTHING, seat=0)
    assert [state(play, 1), state(play, 2)] == ["open", "broken"]
    ends_turn(play)
    assert state(play, 1) == "broken"


@pytest.mark.rule("dqt-prm-08")
def test_trophies_ceded_at_the_spoils_keep_the_promise() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(2), trophy()])
    wins(play).choose("spoils trophies:1 gems:2", seat=0)
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]
    assert play.trophies()[:2] == [0, 1] and play.gems()[:2] == [8, 7]


@pytest.mark.rule("dqt-prm-08")
def test_gems_too_may_be_due_at_the_spoils() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(2, due="spoils")])
    wins(play).choose(NOTHING, seat=0)
    assert state(play) == "broken"


@pytest.mark.rule("dqt-prm-08")
def test_a_promise_may_name_a_round() -> None:
    """R-29: it is not due before that round begins."""
    play = won_with_debt(2)
    assert play.refused(0, words(1, promise=[sure(1, due={"round": 3})])) == "dqt-prm-08"
    deal(play, 0, 1, promise=[sure(1, due={"round": 4})])
    ends_turn(play)
    assert [state(play, 1), state(play, 2)] == ["broken", "open"]
    play.s.first = 1
    play.push(ROUND_START)
    assert play.s.round == 4 and state(play, 2) == "broken"


@pytest.mark.rule("dqt-prm-12")
@pytest.mark.parametrize(("answer", "verdict"), [(codes.ACCEPT, "kept"), (codes.DECLINE, "broken")])
def test_to_come_when_next_asked(answer: int, verdict: str) -> None:
    play = village()
    deal(play, 0, 1, want=[{"kind": "ally_next", "round": 5}])
    play.enters("infernal_cyclops").says(0, words(1, alliance=True))
    play.answer(answer + play.s.offers[0].number, seat=1)
    assert state(play) == verdict


@pytest.mark.rule("dqt-prm-12")
def test_silence_and_a_price_are_no_too() -> None:
    for silent in (True, False):
        play = village()
        deal(play, 0, 1, want=[{"kind": "ally_next", "round": 5}])
        play.enters("infernal_cyclops").says(0, words(1, alliance=True))
        if silent:
            play.answer(codes.PASS, seat=1).answer(codes.CLOSE, seat=0)
        else:
            play.says(1, words(0, alliance=True, want=[gems(3)]))
        assert state(play) == "broken"


@pytest.mark.rule("dqt-prm-12")
def test_asking_for_more_than_was_promised_or_for_nothing_breaks_nothing() -> None:
    play = village()
    deal(play, 0, 1, want=[{"kind": "ally_next", "round": 4}])
    play.enters("infernal_cyclops").says(0, words(1, alliance=True, ask=[{"gems": 5}]))
    play.answer(codes.DECLINE + play.s.offers[0].number, seat=1)
    assert state(play) == "open"
    loses(play)
    play.push(ROUND_START)
    assert state(play) == "kept", "never asked for what was promised"


@pytest.mark.rule("dqt-prm-14")
def test_free_words_are_never_judged() -> None:
    play = village()
    deal(play, 0, 1, promise=[{"kind": "text", "text": "to sing your praise"}])
    assert play.s.promises[0].pledge.text == "to sing your praise"
    play.enters("forgotten_chest")
    ends_turn(play)
    play.push(ROUND_START)
    assert state(play) == "open" and play.ledger(0) == (0, 0, 0)


@pytest.mark.rule("dqt-prm-15")
def test_the_ledger_counts_and_lists() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[gems(1), gems(2), sure(1), sure(1, due={"round": 9})])
    wins(play).choose(NOTHING, seat=0)
    play.answer(codes.PAY + 1, seat=0).answer(codes.WAIVE + 3, seat=1)
    ends_turn(play)
    assert play.ledger(0) == (1, 1, 1)
    assert [p.number for p in play.s.promises] == [4]
    assert [(p.number, state(play, p.number)) for p in play.s.judged] == [(1, "kept"), (3, "waived"), (2, "broken")]


@pytest.mark.rule("dqt-prm-16")
def test_breaking_a_promise_has_no_other_effect() -> None:
    liar = won_with_debt(2)
    honest = before_monster()
    deal(honest, 1, 0, alliance=True)
    wins(honest).choose(NOTHING, seat=0)
    for play in (liar, honest):
        ends_turn(play)
    assert state(liar) == "broken"
    for of_liar, of_honest in zip(liar.s.adventurers, honest.s.adventurers, strict=True):
        for field in ("gems", "trophies", "wounds", "worn", "carcasses", "kept", "waived"):
            assert getattr(of_liar, field) == getattr(of_honest, field)
    assert liar.s.active == honest.s.active == 1


@pytest.mark.rule("dqt-prm-19")
def test_promises_open_at_the_end_of_the_game_are_void() -> None:
    play = lay(who("warrior", gems=5), who("thief"), who("ranger"), active=2, first=0)
    play.s.last_round = True
    deal(play, 2, 0, promise=[sure(1, due={"round": 9}), {"kind": "text", "text": "my love"}])
    play.enters("forgotten_chest").choose("done", seat=2)
    assert play.s.waiting == OVER and play.s.promises == ()
    assert [state(play, 1), state(play, 2)] == ["void", "void"]


@pytest.mark.rule("dqt-qst-27", "dqt-qst-28")
def test_words_to_helpers_count_for_quests() -> None:
    play = before_monster(who("warrior", gems=5, main="oathbreaker", quests="true_word"))
    deal(play, 1, 0, alliance=True, want=[gems(1), gems(2)])
    deal(play, 2, 0, want=[sure(1)])
    wins(play).choose(NOTHING, seat=0)
    play.answer(codes.PAY + 1, seat=0)
    ends_turn(play)
    assert [state(play, n) for n in (1, 2, 3)] == ["kept", "broken", "broken"]
    for packed in (play.a(0).main_deeds, play.a(0).deeds[0]):
        assert deeds.done(packed, BROKEN_TO_HELPERS) == 1, "seat 2 did not help"
        assert deeds.done(packed, KEPT_TO_HELPERS) == 1
