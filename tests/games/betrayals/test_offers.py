"""Offers: who may make them, what they may say, and how they end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.betrayals.bargains import (
    accept,
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    is_open,
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
from tests.games.betrayals.play import Play, check_conserved, quest, who

from questhall.engine.core import EVERYBODY, IllegalAnswer, apply_open_checked
from questhall.engine.told import Told
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import NO_PARLEY, SETTLEMENT
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.telling.tell import told
from questhall.games.betrayals.telling.tellers import lapsed

GAME = TITLE.load()
GIFT: dict[str, Any] = {"give": [{"gems": 1}]}


def may_offer(play: Play, sender: int, to: int) -> bool:
    """Asked of a copy: nothing is said."""
    copy = play.s.clone()
    if sender not in copy.deciders():
        return False
    return apply_open_checked(copy, sender, words(to, promise=[{"kind": "text", "text": "hello"}])) is None


def pairs(play: Play) -> set[tuple[int, int]]:
    seats = range(play.s.table.seats)
    return {(a, b) for a in seats for b in seats if a != b and may_offer(play, a, b)}


@pytest.mark.rule("dqt-neg-01")
def test_village_and_dungeon_are_for_the_active_player_and_anybody() -> None:
    with_active = {(0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0)}
    assert pairs(village()) == with_active
    assert pairs(before_monster()) == with_active


@pytest.mark.rule("dqt-neg-01", "dqt-neg-12")
def test_the_arena_is_for_each_principal_and_the_thirds() -> None:
    assert pairs(in_arena(defender=1)) == {(0, 2), (0, 3), (1, 2), (1, 3), (2, 0), (3, 0), (2, 1), (3, 1)}


@pytest.mark.rule("dqt-neg-01")
def test_the_settlement_is_for_a_principal_and_his_helpers() -> None:
    play = in_arena(defender=1)
    deal(play, 1, 2, promise=[gems(1)], want=[side("defender")])
    duels(play, 1, 8, seat2="defender", seat3="neutral")
    assert play.s.parley == SETTLEMENT and play.s.settler == 1
    assert pairs(play) == {(1, 2), (2, 1)}
    deal(play, 1, 2, give=[{"gems": 2}])
    assert play.gems()[1:3] == [4, 7], "the Thief had taken a gem from the loser"


@pytest.mark.rule("dqt-neg-02")
def test_offers_are_made_countered_accepted_declined_and_withdrawn() -> None:
    play = village()
    first = offer(play, 0, 1, **GIFT)
    assert {codes.ACCEPT + first.number, codes.DECLINE + first.number} <= set(play.s.legal_for(1))
    assert codes.WITHDRAW + first.number in play.s.legal_for(0)
    counter = offer(play, 1, 0, ask=[{"gems": 2}])
    assert counter.answers == first.number
    made = [told(play.s, event).args["counter"] for event in play.told(events.OFFER_MADE)]
    assert made == ["no", "yes"], "the log says that it is asked instead"
    play.answer(codes.DECLINE + counter.number, seat=0)
    second = offer(play, 0, 1, **GIFT)
    play.answer(codes.WITHDRAW + second.number, seat=0)
    assert play.s.offers == () and play.gems()[:2] == [5, 5]
    deal(play, 0, 1, **GIFT)
    assert play.gems()[:2] == [4, 6]


@pytest.mark.rule("dqt-neg-02")
@pytest.mark.parametrize(
    ("verb", "said"),
    [
        (codes.DECLINE, events.SAID_NOTHING),
        (codes.DECLINE_LITTLE, events.SAID_TOO_LITTLE),
        (codes.DECLINE_MISTRUST, events.SAID_MISTRUST),
    ],
)
def test_an_offer_is_declined_with_or_without_a_word(verb: int, said: int) -> None:
    play = village()
    made = offer(play, 0, 1, **GIFT)
    play.answer(verb + made.number, seat=1)
    assert play.s.offers == () and play.gems()[:2] == [5, 5]
    (event,) = play.told(events.OFFER_DECLINED)
    assert event[1:4] == (1, made.number, said)


@pytest.mark.rule("dqt-neg-02")
@pytest.mark.parametrize(
    ("begins", "sender", "to", "lists", "said"),
    [
        (in_arena, 0, 2, {"promise": [gems(1)], "want": [side("attacker")]}, "too-little"),
        (in_arena, 2, 0, {"promise": [side("attacker")], "want": [gems(3)]}, "too-much"),
        (before_monster, 0, 2, {"promise": [gems(1)], "alliance": True}, "too-little"),
        (before_monster, 2, 0, {"want": [trophy()], "alliance": True}, "too-much"),
        (village, 0, 1, {"give": [{"gems": 1}], "want": [{"kind": "no_arena", "round": 6}]}, "too-little"),
        (village, 0, 1, {"ask": [{"gems": 2}], "promise": [{"kind": "no_arena", "round": 6}]}, "too-much"),
    ],
)
def test_whoever_refuses_would_get_too_little_or_pay_too_much(
    begins: Callable[[], Play], sender: int, to: int, lists: dict[str, Any], said: str
) -> None:
    play = begins()
    made = offer(play, sender, to, **lists)
    little = codes.DECLINE_LITTLE + made.number
    assert GAME.option(play.s, to, little).text == f"option-{said}"
    play.answer(little, seat=to)
    assert [each.args["said"] for each in heard(play, None) if "said" in each.args] == [said]


@pytest.mark.rule("dqt-neg-02")
def test_nobody_is_obliged_to_answer() -> None:
    play = village()
    offer(play, 0, 1, **GIFT)
    play.enters("infernal_cyclops")
    assert play.s.offers == () and play.gems()[:2] == [5, 5]


@pytest.mark.rule("dqt-neg-02")
def test_only_the_addressee_answers_and_only_the_sender_withdraws() -> None:
    play = village()
    made = offer(play, 0, 1, **GIFT)
    for seat, verb in ((0, codes.ACCEPT), (2, codes.ACCEPT), (2, codes.DECLINE), (1, codes.WITHDRAW)):
        assert verb + made.number not in play.s.legal_for(seat)


@pytest.mark.rule("dqt-neg-03")
def test_an_offer_has_four_lists_and_not_all_are_empty() -> None:
    play = village()
    assert play.refused(0, words(1)) == "dqt-neg-03"
    made = offer(play, 0, 1, give=[{"gems": 1}], ask=[{"gems": 2}], promise=[sure(1)], want=[sure(3)])
    assert (len(made.gives), len(made.asks), len(made.promises), len(made.wants)) == (1, 1, 1, 1)
    accept(play, made)
    assert play.gems()[:2] == [6, 4]
    assert [(p.promiser, p.promisee, p.pledge.a) for p in play.s.promises] == [(0, 1, 1), (1, 0, 3)]


@pytest.mark.rule("dqt-neg-03")
@pytest.mark.parametrize(
    "nonsense",
    [
        "hello",
        {},
        {"offer": {}},
        {"offer": "seat:1"},
        {"offer": {"to": "seat:9", "give": [{"gems": 1}]}},
        {"offer": {"to": "seat:0", "give": [{"gems": 1}]}},
        {"offer": {"to": "seat:1", "give": [{"gems": -1}]}},
        {"offer": {"to": "seat:1", "give": [{"gems": True}]}},
        {"offer": {"to": "seat:1", "give": {"gems": 1}}},
        {"offer": {"to": "seat:1", "give": [{"gems": 1, "item": "item:double_axe"}]}},
        {"offer": {"to": "seat:1", "give": [{"item": "item:spoon"}]}},
        {"offer": {"to": "seat:1", "promise": [{"kind": "gems"}]}},
        {"offer": {"to": "seat:1", "promise": [{"kind": "gems", "n": 1, "when": "maybe"}]}},
        {"offer": {"to": "seat:1", "promise": [{"kind": "gems", "n": 1, "due": "tomorrow"}]}},
        {"offer": {"to": "seat:1", "promise": [{"kind": "moon"}]}},
        {"offer": {"to": "seat:1", "promise": [{"kind": "share", "of": [1]}]}},
        {"offer": {"to": "seat:1", "give": [{"gems": 1}], "alliance": 1}},
        {"offer": {"to": "seat:1", "give": [{"gems": 1}], "text": "x" * 201}},
        {"offer": {"to": "seat:1", "give": [{"gems": 1}], "colour": "red"}},
        {"dance": {}},
    ],
)
def test_words_that_mean_nothing_are_refused(nonsense: object) -> None:
    play = village()
    assert play.refused(0, nonsense) == "dqt-neg-03"
    assert play.s.offers == ()


@pytest.mark.rule("dqt-neg-05")
def test_later_terms_are_promises_of_any_kind() -> None:
    everything = [
        gems(9),
        {"kind": "share", "of": [1, 2]},
        {"kind": "carcass", "card": "this"},
        {"kind": "carcass", "card": "monster:ogre_cook", "when": "always"},
        {"kind": "carcass", "card": "type:undead"},
        {"kind": "item", "item": "item:double_axe", "due": {"round": 5}},
        {"kind": "item", "item": "loot"},
        {"kind": "no_arena", "round": 6},
        {"kind": "ally_next", "round": 5},
        {"kind": "text", "text": "and my eternal gratitude"},
    ]
    play = village(who("warrior"), who("thief"), who("ranger", quests="hoard"))
    deal(play, 0, 1, promise=everything, want=[side("attacker")])
    assert len(play.s.promises) == len(everything) + 1, "a promise may exceed what the promiser owns"
    assert play.refused(0, words(2, promise=[gems(41)])) == "dqt-neg-05"
    assert play.refused(0, words(2, promise=[{"kind": "share", "of": [3, 2]}])) == "dqt-neg-05"


@pytest.mark.rule("dqt-neg-05")
def test_promises_about_a_fight_need_one_to_come() -> None:
    this = {"kind": "carcass", "card": "this"}
    loot = {"kind": "item", "item": "loot"}
    after = village(second_visit=True)
    for pledge in (this, loot, {"kind": "share", "of": [1, 2]}):
        assert after.refused(0, words(1, promise=[pledge])) == "dqt-neg-05"
    assert in_arena(defender=1).refused(0, words(2, promise=[this])) == "dqt-neg-05"
    assert before_monster().refused(0, words(1, promise=[loot])) == "dqt-neg-05"


@pytest.mark.rule("dqt-neg-06", "dqt-prm-08")
def test_only_points_about_to_be_won_may_be_promised() -> None:
    play = before_monster()
    assert play.refused(0, words(1, promise=[trophy(2)], alliance=True)) == "dqt-neg-06", "one is printed"
    assert play.refused(0, words(1, promise=[trophy(1), trophy(1)], alliance=True)) == "dqt-neg-06"
    assert play.refused(1, words(0, promise=[trophy()], alliance=True)) == "dqt-neg-06", "not the helper's to give"
    offer(play, 0, 1, promise=[trophy()], alliance=True)
    rich = who("warrior", trophies=9)
    assert village(rich).refused(0, words(1, promise=[trophy()])) == "dqt-neg-06"
    assert in_arena(rich, defender=1).refused(0, words(2, promise=[trophy()])) == "dqt-neg-06"
    djinn = before_monster(monster="djinn")
    offer(djinn, 0, 1, promise=[trophy(2)], alliance=True)
    assert djinn.refused(0, words(2, promise=[trophy(3)], alliance=True)) == "dqt-neg-06"


@pytest.mark.rule("dqt-neg-07")
def test_an_offer_in_the_dungeon_may_carry_an_alliance() -> None:
    for sender, to in ((0, 2), (2, 0)):
        play = before_monster()
        deal(play, sender, to, alliance=True)
        assert play.s.ally == 2
    plain = deal(before_monster(), 0, 2, **GIFT)
    assert plain.s.ally == NONE, "a gift is no alliance"
    assert village().refused(0, words(1, alliance=True)) == "dqt-neg-07"
    assert in_arena(defender=1).refused(0, words(2, alliance=True)) == "dqt-neg-07"


@pytest.mark.rule("dqt-neg-08")
def test_an_alliance_cancels_every_other_alliance_offer() -> None:
    play = before_monster()
    mine = offer(play, 0, 1, alliance=True, promise=[gems(1)])
    bid = offer(play, 2, 0, alliance=True, want=[gems(2)])
    gift = offer(play, 3, 0, want=[sure(1)])
    accept(play, bid)
    assert play.s.ally == 2
    assert not is_open(play, mine) and is_open(play, gift), "only alliances are cancelled"
    assert play.refused(1, words(0, alliance=True)) == "dqt-neg-08"


@pytest.mark.rule("dqt-neg-09")
def test_an_agreed_alliance_stands_and_nothing_is_refunded() -> None:
    play = before_monster(monster="dusk_dragon")
    assert codes.FLEE in play.s.legal_for(0)
    deal(play, 0, 1, alliance=True, give=[{"gems": 3}])
    assert codes.FLEE not in play.s.legal_for(0)
    assert all(answer == codes.PASS or answer >= codes.OFFER for answer in play.s.legal_for(1)), "he cannot leave"
    fight(play, 1, 8)
    assert play.gems()[:2] == [2, 8] and play.wounds()[:2] == [2, 2]


@pytest.mark.rule("dqt-neg-10")
def test_helping_for_nothing_is_legal() -> None:
    play = before_monster()
    play.choose("offer seat:0 free", seat=3)
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=0)
    assert play.s.ally == 3 and play.s.promises == ()


@pytest.mark.rule("dqt-neg-11")
def test_in_the_arena_no_deal_fixes_a_side() -> None:
    play = in_arena(defender=1)
    deal(play, 0, 2, give=[{"gems": 5}], want=[side("attacker")])
    play.closes()
    assert set(play.s.legal_for(2)) == {codes.NEUTRAL, codes.ATTACKER, codes.DEFENDER}
    assert play.gems()[2] == 10


@pytest.mark.rule("dqt-neg-12")
def test_attacker_and_defender_cannot_deal_nor_call_it_off() -> None:
    play = in_arena(defender=1)
    assert play.refused(0, words(1, **GIFT)) == "dqt-neg-12"
    assert play.refused(1, words(0, give=[{"gems": 5}])) == "dqt-neg-12"
    assert codes.FLEE not in play.s.legal_for(0) and codes.DONE not in play.s.legal_for(0)
    play.closes()
    assert play.asked() == "ChooseSide"


@pytest.mark.rule("dqt-neg-13")
def test_a_counter_closes_what_it_answers_and_a_new_offer_replaces_the_old() -> None:
    play = village()
    first = offer(play, 0, 1, **GIFT)
    counter = offer(play, 1, 0, ask=[{"gems": 2}])
    assert not is_open(play, first) and is_open(play, counter)
    again = offer(play, 1, 0, ask=[{"gems": 1}])
    assert not is_open(play, counter) and is_open(play, again)
    other = offer(play, 0, 2, **GIFT)
    assert is_open(play, again) and is_open(play, other), "other pairs are not concerned"


@pytest.mark.rule("dqt-neg-14")
def test_offers_lapse_when_the_parley_closes() -> None:
    play = before_monster()
    offer(play, 1, 0, alliance=True)
    play.closes()
    assert play.s.offers == () and play.s.parley == NO_PARLEY
    play = village()
    offer(play, 0, 1, **GIFT)
    play.enters("infernal_cyclops")
    assert play.s.offers == ()


@pytest.mark.rule("dqt-neg-14")
def test_an_offer_lapses_when_a_term_leaves_its_giver() -> None:
    play = village(who("warrior", gems=5, carcasses="ogre_cook"), who("thief", gems=5), who("ranger", gems=5)).forget()
    gift = offer(play, 0, 1, give=[{"gems": 4}])
    sale = offer(play, 2, 0, give=[{"gems": 1}], ask=[{"carcass": "monster:ogre_cook"}])
    play.choose("buy item:notched_cutlass", seat=0)
    assert not is_open(play, gift), "two of the four gems are spent"
    assert is_open(play, sale)
    assert [event[2] for event in play.told(events.OFFER_LAPSED)] == [gift.number]
    deal(play, 0, 1, give=[{"carcass": "monster:ogre_cook"}])
    assert not is_open(play, sale), "what it asks for is gone"


@pytest.mark.rule("dqt-neg-15", "dqt-prm-02")
def test_acceptance_moves_what_is_now_and_records_what_is_later() -> None:
    play = before_monster().forget()
    made = offer(play, 0, 1, alliance=True, give=[{"gems": 2}], promise=[gems(3), trophy()])
    assert play.s.promises == ()
    accept(play, made)
    assert play.gems()[:2] == [3, 7] and play.s.ally == 1
    assert [state(play, n) for n in (1, 2)] == ["open", "open"]
    assert [event[:3] for event in play.told(events.PROMISED)] == [(events.PROMISED, 0, 1), (events.PROMISED, 0, 2)]
    check_conserved(play.s)


@pytest.mark.rule("dqt-neg-16")
@pytest.mark.parametrize(("limit", "most"), [("5", 5), ("3", 3)])
def test_so_many_offers_to_the_same_player_in_one_parley(limit: str, most: int) -> None:
    play = village(offer_limit=limit)
    for _ in range(most):
        offer(play, 0, 1, **GIFT)
    assert play.refused(0, words(1, **GIFT)) == "dqt-neg-16"
    offer(play, 0, 2, **GIFT)
    play.enters("infernal_cyclops")
    offer(play, 0, 1, **GIFT)


@pytest.mark.rule("dqt-neg-16")
def test_or_without_a_limit() -> None:
    play = village(offer_limit="none")
    for _ in range(20):
        offer(play, 0, 1, **GIFT)


@pytest.mark.rule("dqt-neg-17")
def test_only_the_active_player_or_the_attacker_closes() -> None:
    for play in (before_monster(), in_arena(defender=1)):
        assert [seat for seat in range(4) if codes.CLOSE in play.s.legal_for(seat)] == [0]
        play.answer(codes.CLOSE, seat=0)
        assert play.s.parley == NO_PARLEY, "he need not wait for anybody"


@pytest.mark.rule("dqt-neg-18")
def test_there_is_no_parley_before_a_monster_that_accepts_no_ally() -> None:
    play = village().enters("weeping_shade")
    assert play.s.parley == NO_PARLEY and play.s.ally == NONE
    with pytest.raises(IllegalAnswer):
        play.says(1, words(0, alliance=True))


@pytest.mark.rule("dqt-neg-19")
def test_offers_are_public_by_default() -> None:
    play = village().forget()
    assert play.refused(0, words(1, private=True, **GIFT)) == "dqt-neg-19"
    deal(play, 0, 1, promise=[sure(1)])
    for kind in (events.OFFER_MADE, events.OFFER_ACCEPTED, events.PROMISED):
        assert [event[4] for event in play.told(kind)] == [EVERYBODY]
    assert not play.told(events.DEAL_STRUCK)


@pytest.mark.rule("dqt-neg-19", "dqt-prm-02")
def test_of_a_private_deal_the_others_hear_that_it_was_struck() -> None:
    play = village(offers="private").forget()
    two = 1 << 0 | 1 << 1
    deal(play, 0, 1, promise=[sure(1)], private=True)
    for kind in (events.OFFER_MADE, events.OFFER_ACCEPTED, events.PROMISED):
        assert [event[4] for event in play.told(kind)] == [two]
    assert play.told(events.DEAL_STRUCK) == [(events.DEAL_STRUCK, 1, 0, 0, 1 << 2 | 1 << 3)]
    play.enters("gutter_goblin")
    wins(play).choose("done", seat=0)
    assert state(play, play.s.judged[0].number) == "broken"
    assert play.told(events.PROMISE_BROKEN)[0][4] == EVERYBODY, "public when judged"


@pytest.mark.rule("dqt-neg-19")
def test_numbers_of_offers_tell_nothing_of_private_ones() -> None:
    play = village(offers="private")
    offer(play, 0, 1, private=True, **GIFT)
    offer(play, 0, 1, private=True, **GIFT)
    quiet = village(offers="private")
    assert offer(play, 2, 0, **GIFT).number == offer(quiet, 2, 0, **GIFT).number


@pytest.mark.rule("dqt-neg-20")
def test_a_quest_may_be_something_else_than_it_is_said_to_be() -> None:
    """Everybody sees the number of the card and the words beside it, nobody but its holder the card itself."""
    play = village(who("warrior", quests="hoard"), who("thief", gems=3), who("ranger"))
    lie = "This is the Gladiator, I swear!"
    made = offer(play, 0, 1, give=[{"quest": 1}], ask=[{"gems": 3}], text=lie)
    for viewer in (1, 2, 3, None):
        seen = GAME.view(play.s, viewer)
        assert [(each["give"], each["text"]) for each in seen["offers"]] == [([{"quest": 1}], lie)]
        told = [json.dumps([each.args, each.refs]) for each in heard(play, viewer)]
        assert not any("quest:hoard" in each for each in (json.dumps(seen), *told))
    accept(play, made)
    assert play.gems()[:2] == [3, 0] and play.a(1).quests == (quest("hoard"),), "no Gladiator at all"
    assert "quest:hoard" in json.dumps(GAME.view(play.s, 1)["mine"])
    assert not any("quest:hoard" in json.dumps(GAME.view(play.s, viewer)) for viewer in (0, 2, 3, None))


def heard(play: Play, viewer: int | None) -> list[Told]:
    told = [GAME.told(play.s, event) for event in play.s.events or []]
    return [each for each in told if each.may_know(viewer)]


@pytest.mark.rule("dqt-neg-14")
def test_an_offer_that_is_off_says_why() -> None:
    """Somebody else is the ally, or what was offered is gone."""
    play = before_monster(who("warrior"), who("thief"), who("ranger"))
    for seat in (1, 2):
        play.says(seat, words(0, alliance=True, want=[gems(1)]))
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=0)
    _, _, number, after, _ = play.told(events.OFFER_LAPSED)[-1]
    off = lapsed(play.s, number, after)[1]
    assert (off["sender"], off["why"], off["ally"]) == ("seat:2", "=ally", "seat:1")
    play = village(who("warrior", gems=1), who("thief"), who("ranger"))
    for to in (1, 2):
        play.says(0, words(to, give=[{"gems": 1}]))
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    _, _, number, after, _ = play.told(events.OFFER_LAPSED)[-1]
    assert lapsed(play.s, number, after)[1]["why"] == "=gone"


@pytest.mark.rule("dqt-neg-09")
def test_help_is_accepted_knowing_that_nobody_flees_after_it() -> None:
    def binding(monster: str) -> str:
        play = before_monster(who("warrior"), who("thief"), monster=monster)
        play.says(1, words(0, alliance=True, want=[gems(1)]))
        return str(next(each for each in GAME.options(play.s, 0) if each.verb == "accept").args["binds"])

    assert binding("infernal_cyclops") == "yes"
    assert binding("minotaur_gaoler") == "no", "there was no fleeing before either"
