"""What is easily overlooked: who is not meant, what does not count, where something just begins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.betrayals.bargains import (
    accept,
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    loses,
    offer,
    side,
    state,
    sure,
    village,
    wins,
    words,
)
from tests.games.betrayals.fights import deck_of, with_ally
from tests.games.betrayals.play import Play, card, item, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import ITEM_IDS, MONSTER_IDS
from questhall.games.betrayals.model.ids import KRITIK
from questhall.games.betrayals.model.quest_checks import KEPT_TO_HELPERS, PLUNDERED_PLAYERS
from questhall.games.betrayals.rules import asking, deeds, events, ledger
from questhall.games.betrayals.rules.asking import DEFENDER_PASSED
from questhall.games.betrayals.rules.ending import FINAL_COUNT
from questhall.games.betrayals.rules.plunder import items_of
from questhall.games.betrayals.rules.power import wins as rolls_won
from questhall.games.betrayals.rules.quests import CLAIM_QUESTS
from questhall.games.betrayals.rules.turn import ROUND_START, TURN_END
from questhall.games.betrayals.rules.wealth import gain_gems, gain_trophies, pay_gems, wound_exactly

# Trade and offers


@pytest.mark.rule("dqt-trd-02", "dqt-prm-05")
def test_the_first_item_and_the_first_carcass_are_things_like_others() -> None:
    first_item, first_monster = ITEM_IDS[0], MONSTER_IDS[0]
    play = village(who("warrior", wears=first_item, carcasses=first_monster), who("thief"))
    goods = [{"item": f"item:{first_item}"}, {"carcass": f"monster:{first_monster}"}]
    promised = [
        {"kind": "item", "item": f"item:{first_item}", "when": "always"},
        {"kind": "carcass", "card": f"monster:{first_monster}", "when": "always"},
    ]
    deal(play, 0, 1, promise=promised)
    deal(play, 0, 1, give=goods)
    assert (play.worn(0), play.carcasses(0)) == (set(), set())
    assert (play.worn(1), play.carcasses(1)) == ({first_item}, {first_monster})
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]


@pytest.mark.rule("dqt-neg-02")
def test_whoever_had_nothing_to_say_is_asked_again_when_he_gets_an_offer() -> None:
    play = before_monster().answer(codes.PASS, seat=1).answer(codes.PASS, seat=2)
    assert 1 not in play.awaited()
    offer(play, 0, 1, alliance=True)
    assert 1 in play.awaited() and 2 not in play.awaited()
    offer(play, 2, 0, alliance=True)
    assert not play.s.passed >> 2 & 1, "he has spoken after all"


@pytest.mark.rule("dqt-neg-13")
def test_only_an_offer_the_other_way_is_an_answer() -> None:
    play = village()
    offer(play, 0, 1, give=[{"gems": 1}])
    first = play.s.offers[-1]
    offer(play, 1, 0, give=[{"gems": 1}])
    assert (first.answers, play.s.offers[-1].answers) == (0, first.number)


@pytest.mark.rule("dqt-neg-02")
def test_that_nobody_answers_is_told_once() -> None:
    play = village().choose("call", seat=0)
    for seat in (1, 2, 3):
        assert not play.told(events.NOBODY_ANSWERED)
        play.answer(codes.PASS, seat=seat)
    offer(play, 0, 1, give=[{"gems": 1}])
    play.answer(codes.PASS, seat=1)
    assert len(play.told(events.NOBODY_ANSWERED)) == 1


@pytest.mark.rule("dqt-onl-03")
def test_only_the_defender_s_pass_opens_the_way_to_the_fight() -> None:
    play = in_arena(clock="live")
    play.answer(codes.PASS, seat=2)
    assert play.s.stage == 0
    play.answer(codes.PASS, seat=1)
    offer(play, 2, 1, give=[{"gems": 1}])
    assert play.s.stage == DEFENDER_PASSED, "whatever he is offered yet"
    dungeon = before_monster().answer(codes.PASS, seat=1)
    assert dungeon.s.stage == 0


@pytest.mark.rule("dqt-neg-03")
def test_twelve_terms_and_two_hundred_letters_are_not_too_many() -> None:
    play = village(who("warrior", gems=20), who("thief"))
    assert play.refused(0, words(1, give=[{"gems": 1}] * 13)) == "dqt-neg-03"
    assert play.refused(0, words(1, give=[{"gems": 1}], text="x" * 201)) == "dqt-neg-03"
    offer(play, 0, 1, give=[{"gems": 1}] * 12, text="x" * 200)


@pytest.mark.rule("dqt-neg-19")
def test_whoever_made_a_private_offer_hears_that_it_is_not_answered() -> None:
    play = in_arena(offers="private")
    for seat in (1, 2, 3):
        play.answer(codes.PASS, seat=seat)
    offer(play, 1, 2, private=True, give=[{"gems": 1}])
    play.forget().answer(codes.PASS, seat=2)
    assert [event[4] for event in play.told(events.PASSED)] == [1 << 1 | 1 << 2]


@pytest.mark.rule("dqt-neg-19")
def test_private_offers_are_numbered_for_each_two_and_records_rely_on_it() -> None:
    play = village(offers="private")
    numbers = []
    for sender, to in ((0, 1), (0, 1), (1, 0), (0, 2)):
        made = offer(play, sender, to, private=True, give=[{"gems": 1}])
        play.answer(codes.WITHDRAW + made.number, seat=sender)
        numbers.append(made.number)
    assert numbers == [80072, 80136, 80065, 80080]


@pytest.mark.rule("dqt-neg-14", "dqt-prm-18")
def test_what_was_offered_while_settling_lapses_with_it() -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=4), defender=1)
    deal(play, 1, 2, promise=[sure(1)])
    duels(play, 1, 8, seat2="neutral", seat3="neutral")
    offer(play, 1, 2, give=[{"gems": 1}])
    play.choose("done", seat=1)
    assert (play.asked(), play.s.offers) == ("Parley", ())


# Promises


@pytest.mark.rule("dqt-prm-05")
@pytest.mark.parametrize(("due", "asked"), [("turn", "Settle"), ({"round": 9}, "Parley")])
def test_only_whoever_owes_the_active_player_something_today_is_called(due: Any, asked: str) -> None:
    play = village()
    deal(play, 0, 1, want=[sure(2, due=due)])
    deal(play, 0, 2, promise=[sure(1, due={"round": 9})])
    play.enters("forgotten_chest").choose("done", seat=0)
    assert play.asked() == asked
    assert play.awaited() == ((1,) if asked == "Settle" else (play.s.active,))


@pytest.mark.rule("dqt-prm-18")
@pytest.mark.parametrize(("creditor", "asked"), [(0, "Parley"), (1, "Settle")])
def test_a_third_who_owes_the_attacker_alone_pays_him_in_his_second_visit(creditor: int, asked: str) -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger", gems=4))
    deal(play, creditor, 2, want=[sure(2)])
    duels(play, 1, 8, seat2="neutral", seat3="neutral")
    assert play.asked() == asked


@pytest.mark.rule("dqt-prm-05", "dqt-prm-18")
def test_whoever_has_nothing_of_it_is_not_asked_to_pay() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"))
    deal(play, 1, 2, want=[sure(2)])
    assert not ledger.may_pay(play.s, play.s.promises[0])
    play.a(2).gems = 1
    assert ledger.may_pay(play.s, play.s.promises[0])


@pytest.mark.rule("dqt-wnd-05", "dqt-wnd-06")
@pytest.mark.parametrize(("wounds", "received"), [(4, 0), (3, 1)])
def test_a_fifth_wound_is_none(wounds: int, received: int) -> None:
    play = village(who("warrior", wounds=wounds))
    assert wound_exactly(play.s, 0, 2) == received
    assert play.a(0).wounds == 4


@pytest.mark.rule("dqt-neg-19")
def test_only_in_an_arena_of_private_offers_others_talk_behind_the_principal_s_back() -> None:
    for play, private, behind in (
        (in_arena(), True, True),
        (in_arena(), False, False),
        (before_monster(), True, False),
    ):
        play.s.table.private_offers = private
        assert asking.behind_back(play.s) is behind


@pytest.mark.rule("dqt-qst-28")
def test_of_two_words_kept_among_winners_only_support_is_counted_at_the_reveal() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger", gems=3, main="true_word", token="undead"))
    deal(play, 0, 2, want=[sure(1), side("attacker")])
    deal(play, 2, 0, give=[{"gems": 1}])
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    assert [state(play, 1), state(play, 2)] == ["kept", "kept"]
    assert deeds.done(play.a(2).main_deeds, KEPT_TO_HELPERS) == 1


@pytest.mark.rule("dqt-qst-01", "dqt-onl-06")
def test_what_is_paid_by_instruction_may_fulfil_a_quest_at_once() -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=4), who("ranger", gems=8, main="hoard"))
    play.says(1, {"orders": {"settle": True}})
    deal(play, 1, 2, promise=[sure(2)])
    duels(play, 1, 8, seat2="neutral", seat3="neutral")
    assert play.asked() == "Parley" and play.a(2).main_done


@pytest.mark.rule("dqt-prm-04")
def test_a_word_for_a_victory_after_a_lost_fight_is_void_at_once() -> None:
    play = loses(before_monster())
    deal(play, 0, 1, promise=[gems(1)])
    assert state(play) == "void"


@pytest.mark.rule("dqt-prm-12")
def test_one_no_breaks_nobody_else_s_word() -> None:
    play = village()
    for seat in (1, 2):
        deal(play, 0, seat, want=[{"kind": "ally_next", "round": 5}])
    deal(play, 0, 1, want=[sure(1, due={"round": 9})])
    play.enters("infernal_cyclops").says(0, words(1, alliance=True))
    play.answer(codes.DECLINE + play.s.offers[0].number, seat=1)
    assert [state(play, n) for n in (1, 2, 3)] == ["broken", "open", "open"]


@pytest.mark.rule("dqt-prm-13")
def test_only_what_was_plundered_voids_a_word() -> None:
    play = in_arena(who("warrior"), who("barbarian", wears="double_axe copper_ring"), defender=1)
    for name in ("double_axe", "copper_ring"):
        deal(play, 1, 2, promise=[{"kind": "item", "item": f"item:{name}", "when": "always"}])
    deal(play, 0, 3, promise=[{"kind": "item", "item": "item:copper_ring", "when": "always"}])
    duels(play, 8, 1, seat2="neutral", seat3="neutral").choose("plunder item:copper_ring", seat=0)
    assert [state(play, n) for n in (1, 2, 3)] == ["open", "void", "open"]


@pytest.mark.rule("dqt-prm-13", "dqt-prm-06")
@pytest.mark.parametrize("gives_it_away", [True, False])
def test_a_promised_quest_that_is_kept_back_or_given_to_another_is_a_broken_word(gives_it_away: bool) -> None:
    full = "menagerie colossus naturalist"
    play = village(who("warrior", quests="legend"), who("thief", quests=full if gives_it_away else ""), who("ranger"))
    deal(play, 0, 1, promise=[{"kind": "quest", "quest": 1, "when": "always"}])
    if gives_it_away:
        deal(play, 0, 2, give=[{"quest": 1}])
    play.push(TURN_END)
    assert state(play) == "broken"


@pytest.mark.rule("dqt-prm-09")
def test_only_the_word_of_the_one_who_is_attacked_is_void() -> None:
    play = village()
    for seat in (1, 2):
        deal(play, 0, seat, want=[side("attacker"), sure(1)])
    play.challenges(1)
    assert [state(play, n) for n in (1, 2, 3, 4)] == ["void", "open", "open", "open"]


@pytest.mark.rule("dqt-prm-11")
def test_a_pact_may_not_end_before_it_begins() -> None:
    play = village(round=3)
    for last in (2, 3):
        assert play.refused(0, words(1, promise=[{"kind": "no_arena", "round": last}])) == "dqt-prm-11"
    deal(play, 0, 1, promise=[{"kind": "no_arena", "round": 4}])


@pytest.mark.rule("dqt-prm-17", "dqt-prm-01")
def test_a_free_word_leaves_the_spoils_free() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[{"kind": "trophy", "n": 1}])
    wins(play).says(0, {"spoils": {"trophies": 0}})
    assert play.trophies()[:2] == [1, 0] and state(play) == "broken"


@pytest.mark.rule("dqt-spo-02")
@pytest.mark.parametrize(
    ("given", "left"),
    [({"carcass": True}, (0, True, 0)), ({"trophies": 1}, (1, False, 0)), ({"gems": 2}, (0, False, 2))],
)
def test_each_part_of_the_spoils_is_given_by_itself(given: dict[str, Any], left: tuple[int, bool, int]) -> None:
    play = before_monster(who("warrior"), who("thief"))
    deal(play, 1, 0, alliance=True)
    wins(play).says(0, {"spoils": given})
    ally = play.a(1)
    assert (ally.trophies, play.carcasses(1) == {"infernal_cyclops"}, ally.gems) == left


# Gems, points, wounds


def told_gems(play: Play) -> list[int]:
    return [event[0] for event in play.s.events or []]


@pytest.mark.rule("dqt-gen-05", "dqt-gen-07")
def test_gems_that_do_not_move_are_not_told() -> None:
    play = lay(who("thief", gems=2)).forget()
    assert (pay_gems(play.s, 0, 0, events.BY_CARD), gain_gems(play.s, 0, 0, events.BY_CARD)) == (0, 0)
    assert told_gems(play) == []
    assert pay_gems(play.s, 0, 3, events.BY_CARD) == 2
    play.s.bank = 1
    assert gain_gems(play.s, 0, 1, events.BY_CARD) == 1
    assert told_gems(play) == [events.GEMS_PAID, events.GEMS_GAINED]
    assert gain_gems(play.s, 0, 1, events.BY_CARD) == 0
    assert told_gems(play)[2:] == [events.BANK_SHORT]


@pytest.mark.rule("dqt-pot-05")
@pytest.mark.parametrize(("bank", "pot"), [(0, 0), (1, 1)])
def test_the_last_gem_of_the_bank_still_goes_into_the_pot(bank: int, pot: int) -> None:
    play = lay(who("thief"), arenas=0)
    play.s.bank = bank
    play.push(ROUND_START)
    assert (play.s.pot, play.s.bank) == (pot, bank - pot)


@pytest.mark.rule("dqt-end-01", "dqt-gen-08")
def test_the_last_round_is_told_once_and_not_before_the_goal() -> None:
    play = lay(who("thief"), goal="12").forget()
    gain_trophies(play.s, 0, 0, events.BY_CARD)
    assert play.s.events == []
    gain_trophies(play.s, 0, 11, events.BY_CARD)
    assert not play.s.last_round
    for seat, points in ((0, 1), (0, 1), (1, 12)):
        gain_trophies(play.s, seat, points, events.BY_CARD)
    assert play.s.last_round and len(play.told(events.LAST_ROUND)) == 1


@pytest.mark.rule("dqt-cbt-08")
@pytest.mark.parametrize(("kritik", "green_times", "red_times"), [(8, 1, 1), (7, 1, 1), (8, 2, 1), (8, 1, 2)])
def test_the_rolls_that_win_are_counted_with_ties_for_green(kritik: int, green_times: int, red_times: int) -> None:
    faces = range(1, KRITIK + 1)
    for lead in (-9, -1, 0, 3):
        greens = [lead + green_times * (16 if face == 8 else face) for face in faces]
        reds = [red_times * (16 if face >= kritik else face) for face in faces]
        assert rolls_won(lead, kritik, green_times, red_times) == sum(g >= r for g in greens for r in reds)


# Quests


@pytest.mark.rule("dqt-qst-26")
def test_whoever_is_plundered_has_his_own_mark() -> None:
    play = lay(who("thief", quests="plunderer"), seats=6)
    deeds.plundered(play.s, 0, 5)
    for packed in (play.a(0).main_deeds, *play.a(0).deeds):
        assert [deeds.done(packed, deed) for deed in range(8)] == [int(deed == PLUNDERED_PLAYERS) for deed in range(8)]
    deeds.plundered(play.s, 0, 5)
    assert deeds.done(play.a(0).main_deeds, PLUNDERED_PLAYERS) == 1


@pytest.mark.rule("dqt-qst-07", "dqt-qst-09")
def test_those_who_claim_by_hand_are_asked_one_after_the_other_clockwise() -> None:
    people = [who(name, gems=10, quests=name_of) for name, name_of in (("thief", ""), ("warrior", "hoard"))]
    third = who("ranger", wears="double_axe", main="keen_edge")
    play = lay(*people, third, auto_claim="off").push(CLAIM_QUESTS, FINAL_COUNT)
    assert play.asked() == "ClaimQuests" and play.awaited() == (1,)
    assert play.choose("hold").awaited() == (2,)
    assert play.choose("hold").asked() == ""


@pytest.mark.rule("dqt-vil-07")
def test_a_quest_put_back_is_known_to_who_put_it_back() -> None:
    play = lay(who("sorcerer"), who("thief", gems=4), active=1)
    play.choose("guild", seat=1).draws_quests("hoard", "legend").choose("keep quest:hoard")
    assert play.s.guild_under == (8 * quest("legend") + 1,) and play.a(1).dealt == ()


@pytest.mark.rule("dqt-vil-10", "dqt-spc-06")
def test_one_quest_left_is_enough() -> None:
    shop = lay(who("thief", gems=4))
    shop.s.guild = 1 << quest("legend")
    shop.answer(codes.BUY + item("copper_ring"), seat=0)
    assert codes.GUILD in shop.codes(0)
    letter = lay(who("thief"))
    letter.s.guild = 1 << quest("legend")
    assert codes.QUEST in letter.enters("guild_letter").codes(0)


# The arena


@pytest.mark.rule("dqt-onl-05", "dqt-are-12")
def test_the_dearest_item_is_offered_first() -> None:
    play = in_arena(who("warrior"), who("barbarian", wears="notched_cutlass watch_hauberk", surplus="ember_blade"))
    expected = ["ember_blade", "notched_cutlass", "watch_hauberk"]
    assert items_of(play.s) == [codes.TAKE_ITEM + item(name) for name in expected]


@pytest.mark.rule("dqt-chr-16")
def test_an_offer_that_is_not_sworn_spends_no_song() -> None:
    play = before_monster(who("warrior", gems=4), who("minstrel"))
    deal(play, 1, 0, alliance=True, want=[gems(1)])
    assert not play.a(1).spent and not play.s.promises[0].sworn
    sworn = before_monster(who("warrior", gems=4), who("minstrel"))
    accept(sworn, offer(sworn, 1, 0, alliance=True, want=[gems(1)], sworn=True))
    assert sworn.a(1).spent and sworn.s.promises[0].sworn


@pytest.mark.rule("dqt-chr-10")
def test_the_sorcerer_sees_the_first_card_alone_and_no_other() -> None:
    play = lay(who("sorcerer")).enters("ogre_cook")
    assert play.asked() == "SecondSight" and play.s.seen_alone
    play.answer(codes.SLIDE).draws("ghoul_sexton")
    assert play.asked() == "Parley" and play.s.card == card("ghoul_sexton") and not play.s.seen_alone


@pytest.mark.rule("dqt-chr-10")
def test_of_the_last_card_there_is_nothing_to_choose() -> None:
    play = deck_of(lay(who("sorcerer")), "ogre_cook").enters("ogre_cook")
    assert play.asked() == "Parley"


@pytest.mark.rule("dqt-dun-05")
@pytest.mark.parametrize("helped", [True, False])
def test_that_somebody_fights_alone_is_told_only_then(helped: bool) -> None:
    play = before_monster()
    if helped:
        with_ally(play)
    play.closes()
    assert len(play.told(events.FOUGHT_ALONE)) == int(not helped)


@pytest.mark.rule("dqt-neg-17")
def test_it_is_the_active_player_who_ends_a_parley_wherever_he_sits() -> None:
    play = lay(who("warrior"), who("thief"), who("ranger"), active=1).enters("infernal_cyclops")
    assert codes.CLOSE in play.codes(1) and codes.CLOSE not in play.codes(0)
    assert play.awaited() == (2, 0, 1)
    play.answer(codes.PASS, seat=2).answer(codes.PASS, seat=0)
    assert play.awaited() == (1,)


@pytest.mark.rule("dqt-neg-15")
def test_an_accepted_offer_is_no_longer_open() -> None:
    assert deal(village(), 0, 1, give=[{"gems": 1}]).s.offers == ()


@pytest.mark.rule("dqt-neg-04")
def test_nothing_is_named_twice_but_gems() -> None:
    play = village(who("warrior", gems=5, wears=ITEM_IDS[0]), who("thief"))
    assert play.refused(0, words(1, give=[{"item": f"item:{ITEM_IDS[0]}"}] * 2)) == "dqt-neg-04"
    offer(play, 0, 1, give=[{"gems": 1}, {"gems": 1}])


@pytest.mark.rule("dqt-prm-05")
def test_whoever_is_called_deals_with_the_active_player_alone() -> None:
    play = village()
    deal(play, 0, 1, want=[sure(2)])
    play.enters("forgotten_chest").choose("done", seat=0)
    assert play.asked() == "Settle"
    assert play.refused(1, words(2, give=[{"gems": 1}])) == "dqt-neg-01"
    offer(play, 1, 0, give=[{"gems": 1}])


@pytest.mark.rule("dqt-prm-13")
def test_the_first_monster_s_carcass_may_be_plundered_too() -> None:
    first = MONSTER_IDS[0]
    play = in_arena(who("warrior"), who("barbarian", carcasses=first), defender=1)
    deal(play, 1, 2, promise=[{"kind": "carcass", "card": f"monster:{first}", "when": "always"}])
    duels(play, 8, 1, seat2="neutral", seat3="neutral")
    assert state(play) == "void"


@pytest.mark.rule("dqt-onl-06")
def test_whoever_wants_to_claim_at_once_from_now_on_does() -> None:
    play = lay(who("thief"), who("warrior", gems=12, main="hoard"), auto_claim="off")
    assert not play.a(1).main_done
    assert play.says(1, {"orders": {"claim": True}}).a(1).main_done


@pytest.mark.rule("dqt-trn-01", "dqt-wnd-07")
def test_each_turn_is_one_turn_and_heals_one_wound() -> None:
    play = lay(who("thief", wounds=3), turn_start=True)
    assert (play.s.turn, play.wounds()[0]) == (2, 2)


@pytest.mark.rule("dqt-neg-08")
def test_once_an_ally_is_agreed_nobody_else_is_waited_for() -> None:
    play = before_monster()
    assert set(play.awaited()) == {0, 1, 2, 3}
    assert deal(play, 1, 0, alliance=True).awaited() == (0,)


@pytest.mark.rule("dqt-neg-14")
def test_a_lapsed_offer_is_remembered_so_that_it_can_be_told_of() -> None:
    play = before_monster()
    made = offer(play, 1, 0, alliance=True)
    play.closes()
    assert (play.s.offers, play.s.closed) == ((), (made,))
