"""The village: shop, Temple, Guild, trophy stall."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import Play, check_conserved, item, lay, quest, who

from questhall.engine.core import EVERYBODY
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.answers import options
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import ITEM_IDS
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.parley import VILLAGE_PARLEY
from questhall.games.betrayals.rules.turn import TURN_START
from questhall.texts import texts_of


def for_sale(play: Play) -> dict[str, bool]:
    """What the active player may buy now."""
    return {name: codes.BUY + n in play.codes(play.s.active) for n, name in enumerate(ITEM_IDS)}


def buys(play: Play, *names: str) -> Play:
    for name in names:
        play.answer(codes.BUY + item(name), seat=play.s.active)
    return play


def has(play: Play, answer: int) -> bool:
    return answer in play.codes(play.s.active)


@pytest.mark.rule("dqt-vil-01")
def test_only_the_active_player_uses_the_village() -> None:
    play = lay(who("thief", gems=9), who("warrior", gems=9, wounds=3), who("ranger", gems=9), active=1)
    assert has(play, codes.TEMPLE)
    for seat in (0, 2):
        theirs = play.s.legal_for(seat)
        assert not any(codes.BUY <= each < codes.WISH or each in (codes.TEMPLE, codes.GUILD, 12) for each in theirs)


@pytest.mark.rule("dqt-vil-01")
def test_there_are_two_visits() -> None:
    play = lay(who("thief", gems=4), seats=3)
    buys(play, "notched_cutlass").enters("forgotten_chest")
    buys(play, "copper_ring")
    assert play.worn(0) == {"notched_cutlass", "copper_ring"}


@pytest.mark.rule("dqt-vil-02")
def test_any_number_of_actions_in_any_order() -> None:
    play = lay(who("thief", gems=18, wounds=2), seats=3)
    play.answer(codes.TROPHY, seat=0)
    buys(play, "copper_ring").answer(codes.TEMPLE, seat=0)
    buys(play, "padded_jerkin")
    assert (play.gems()[0], play.trophies()[0], play.wounds()[0]) == (6, 1, 0)
    play.enters("forgotten_chest").answer(codes.DONE, seat=0)  # or none
    assert play.s.active == 1


@pytest.mark.rule("dqt-vil-03")
def test_items_are_bought_at_their_price_if_one_can_pay() -> None:
    play = lay(who("thief", gems=7), seats=3)
    assert for_sale(play)["ember_blade"] and not for_sale(play)["double_axe"]
    buys(play, "ember_blade")
    assert play.gems()[0] == 1
    assert not any(for_sale(play).values())


@pytest.mark.rule("dqt-vil-03")
def test_any_number_of_items() -> None:
    play = buys(lay(who("thief", gems=6), seats=3), "notched_cutlass", "padded_jerkin", "copper_ring")
    assert play.worn(0) == {"notched_cutlass", "padded_jerkin", "copper_ring"}
    assert play.gauge(0) == 11


@pytest.mark.rule("dqt-vil-04")
def test_a_bought_item_is_worn_and_the_old_one_is_surplus() -> None:
    play = buys(lay(who("thief", gems=10, wears="notched_cutlass"), seats=3), "ember_blade", "copper_ring")
    assert play.worn(0) == {"ember_blade", "copper_ring"} and play.asked() == "Parley"
    assert play.surplus(0) == {"notched_cutlass"}
    assert not play.on_sale("ember_blade")
    play.choose("wear item:notched_cutlass", seat=0)
    assert play.worn(0) == {"notched_cutlass", "copper_ring"}, "unless its owner says otherwise"


@pytest.mark.rule("dqt-itm-04")
def test_whoever_ends_the_turn_reads_what_goes_back_to_the_shop() -> None:
    play = buys(lay(who("thief", gems=10, wears="notched_cutlass"), seats=3, second_visit=True), "ember_blade")
    option = options.option(play.s, 0, codes.DONE)
    assert option.args["surplus"] == 1 and option.args["things"] == ["item:notched_cutlass"]
    for lang, words in (("en", "Notched Cutlass"), ("fr", "Coutelas ébréché")):
        assert words in texts_of(TITLE.load()).say(lang, option.text, option.args)


@pytest.mark.rule("dqt-vil-04", "dqt-spc-03")
def test_what_the_peddler_sells_is_worn_too() -> None:
    play = lay(who("thief", gems=3, wears="notched_cutlass"), seats=3).enters("lost_peddler")
    play.choose("buy item:ember_blade").choose("done", seat=0)
    assert play.a(0).owns(item("ember_blade")) and play.on_sale("notched_cutlass")


@pytest.mark.rule("dqt-vil-05", "dqt-wnd-08")
def test_the_temple_heals_all_wounds_for_two_gems() -> None:
    play = lay(who("thief", gems=2, wounds=4), seats=3)
    play.answer(codes.TEMPLE, seat=0)
    assert (play.wounds()[0], play.gems()[0]) == (0, 0)


@pytest.mark.rule("dqt-vil-05", "dqt-wnd-08")
def test_the_temple_is_not_for_the_poor() -> None:
    assert not has(lay(who("thief", gems=1, wounds=4), seats=3), codes.TEMPLE)


@pytest.mark.rule("dqt-vil-06", "dqt-cur-04")
def test_the_temple_puts_the_curse_away() -> None:
    play = lay(who("thief", gems=2, cursed=True), seats=3)
    assert play.gauge(0) == 6
    play.answer(codes.TEMPLE, seat=0)
    assert (play.s.curse, play.gauge(0), play.gems()[0]) == (NONE, 8, 0)


@pytest.mark.rule("dqt-vil-06", "dqt-cur-04")
def test_the_temple_leaves_other_peoples_curse_alone() -> None:
    play = lay(who("thief", gems=2, wounds=1), who("warrior", cursed=True), seats=3).answer(codes.TEMPLE, seat=0)
    assert play.s.curse == 1


@pytest.mark.rule("dqt-vil-06")
def test_the_temple_has_nothing_for_the_healthy() -> None:
    play = lay(who("thief", gems=9), who("warrior", cursed=True, wounds=2), seats=3)
    assert not has(play, codes.TEMPLE)


@pytest.mark.rule("dqt-vil-07")
def test_of_two_quests_one_is_kept_and_one_goes_under_the_deck() -> None:
    play = lay(who("thief", gems=3), seats=3)
    left = play.s.guild_left()
    play.answer(codes.GUILD, seat=0).draws_quests("hoard", "legend")
    assert play.asked() == "KeepQuest"
    play.answer(codes.KEEP_QUEST + quest("legend"), seat=0)
    assert play.a(0).quests == (quest("legend"),)
    assert play.s.guild_under == (8 * quest("hoard") + 0,)
    assert (play.s.guild_left(), play.gems()[0]) == (left - 1, 1)
    for kind in (events.QUEST_DRAWN, events.QUEST_KNOWN):
        assert {event[4] for event in play.told(kind)} == {1}  # nobody else sees either
    assert [event[2:] for event in play.told(events.QUEST_KEPT)] == [(play.a(0).serials[0], 0, EVERYBODY)]
    check_conserved(play.s)


@pytest.mark.rule("dqt-vil-07")
def test_quests_under_the_deck_come_last() -> None:
    play = lay(who("thief", gems=4), seats=3)
    play.s.guild_under = (8 * quest("hoard") + 1, 8 * quest("legend") + 2)
    play.s.guild = 1 << quest("wretch")
    play.answer(codes.GUILD, seat=0).draws_quests("wretch")
    assert play.codes(0) == (codes.KEEP_QUEST + quest("wretch"), codes.KEEP_QUEST + quest("hoard"))


@pytest.mark.rule("dqt-vil-08")
def test_one_quest_purchase_a_turn_over_both_visits() -> None:
    play = lay(who("thief", gems=8), seats=3)
    play.answer(codes.GUILD, seat=0).draws_quests("legend", "giant_feller")
    play.answer(codes.KEEP_QUEST + quest("legend"), seat=0)
    assert not has(play, codes.GUILD)
    play.enters("forgotten_chest")
    assert not has(play, codes.GUILD)


@pytest.mark.rule("dqt-vil-09")
def test_no_quest_with_three_open_secondary_ones() -> None:
    three = "legend giant_feller colossus"
    assert not has(lay(who("thief", gems=8, quests=three), seats=3), codes.GUILD)
    assert has(lay(who("thief", gems=8, quests="legend giant_feller"), seats=3), codes.GUILD)
    some_done = who("thief", gems=8, quests="legend giant_feller", main="wretch", completed="wretch hoard panoply")
    assert has(lay(some_done, seats=3), codes.GUILD)


@pytest.mark.rule("dqt-vil-10")
def test_the_last_quest_of_the_deck_is_kept_without_a_choice() -> None:
    play = lay(who("thief", gems=8), seats=3)
    play.s.guild = 1 << quest("legend")
    play.answer(codes.GUILD, seat=0).draws_quests("legend")
    assert play.a(0).quests == (quest("legend"),)
    assert play.s.guild_left() == 0


@pytest.mark.rule("dqt-vil-10")
def test_an_empty_guild_sells_nothing() -> None:
    play = lay(who("thief", gems=8), seats=3, run=False)
    play.s.guild = 0
    play.push(TURN_START, VILLAGE_PARLEY)
    assert has(play, codes.TROPHY) and not has(play, codes.GUILD)


@pytest.mark.rule("dqt-vil-11")
def test_a_trophy_point_costs_six_gems() -> None:
    assert not has(lay(who("thief", gems=5), seats=3), codes.TROPHY)
    play = lay(who("thief", gems=6, trophies=2), seats=3).answer(codes.TROPHY, seat=0)
    assert (play.gems()[0], play.trophies()[0]) == (0, 3)


@pytest.mark.rule("dqt-vil-12")
def test_one_trophy_point_a_turn_over_both_visits() -> None:
    play = lay(who("thief", gems=19), seats=3).answer(codes.TROPHY, seat=0)
    assert not has(play, codes.TROPHY)
    play.enters("forgotten_chest")
    assert not has(play, codes.TROPHY)


@pytest.mark.rule("dqt-vil-08", "dqt-vil-12")
def test_the_next_turn_may_buy_again() -> None:
    play = lay(who("thief", gems=8), who("warrior", gems=8), seats=3)
    play.answer(codes.TROPHY, seat=0).answer(codes.GUILD, seat=0).draws_quests("legend", "giant_feller")
    play.answer(codes.KEEP_QUEST + quest("legend"), seat=0)
    play.enters("forgotten_chest").answer(codes.DONE, seat=0)
    assert play.s.active == 1
    assert has(play, codes.TROPHY) and has(play, codes.GUILD)


@pytest.mark.rule("dqt-vil-13")
@pytest.mark.parametrize("where", ["wears", "surplus"])
def test_an_item_is_handed_back_for_nothing(where: str) -> None:
    given = {"wears": "ember_blade"} if where == "wears" else {"wears": "double_axe", "surplus": "ember_blade"}
    play = lay(who("thief", gems=1, **given), seats=3)
    play.answer(codes.HAND_BACK + item("ember_blade"), seat=0)
    assert play.on_sale("ember_blade")
    assert play.gems()[0] == 1
    assert "ember_blade" not in play.worn(0) | play.surplus(0)


@pytest.mark.rule("dqt-vil-14")
def test_nothing_is_bought_during_the_venture() -> None:
    play = lay(who("thief", gems=20, wounds=2), seats=3).enters("infernal_cyclops")
    mine = play.codes(0)
    assert not any(codes.BUY <= each < codes.WISH for each in mine)
    assert not set(mine) & {codes.TEMPLE, codes.GUILD, codes.TROPHY}


@pytest.mark.rule("dqt-vil-15")
def test_what_somebody_owns_is_not_on_sale() -> None:
    play = lay(
        who("thief", gems=20), who("warrior", wears="double_axe", surplus="ember_blade"), who("ranger"), run=False
    )
    play.s.shop &= ~(1 << item("power_armour"))  # used up
    play.push(TURN_START, VILLAGE_PARLEY)
    sale = for_sale(play)
    assert not sale["double_axe"] and not sale["ember_blade"] and not sale["power_armour"]
    assert not sale["dragon_sword"]
    buys(play, "copper_ring")
    assert not for_sale(play)["copper_ring"]


@pytest.mark.rule("dqt-vil-16", "dqt-evt-02")
def test_fair_day_lowers_item_prices_only() -> None:
    play = lay(who("thief", gems=3, wounds=1), seats=3, run=False)
    play.s.fair = 2
    play.a(0).wounds = 2
    play.push(TURN_START, VILLAGE_PARLEY)
    assert for_sale(play)["power_armour"]  # 4, now 3
    buys(play, "notched_cutlass")
    assert play.gems()[0] == 2
    play.answer(codes.TEMPLE, seat=0)
    assert play.gems()[0] == 0


@pytest.mark.rule("dqt-vil-16", "dqt-itm-20")
def test_the_signet_lowers_the_quest_price_only() -> None:
    play = lay(who("thief", gems=2, wears="guild_signet"), seats=3)
    play.answer(codes.GUILD, seat=0).draws_quests("legend", "giant_feller", "colossus")
    assert len(play.codes(0)) == 3
    play.answer(codes.KEEP_QUEST + quest("colossus"), seat=0)
    assert play.gems()[0] == 1
    assert play.a(0).quests == (quest("colossus"),)
    assert len(play.s.guild_under) == 2
    assert not for_sale(play)["notched_cutlass"]


@pytest.mark.rule("dqt-set-07")
def test_the_temple_is_never_owned() -> None:
    play = lay(who("thief", gems=9, wounds=1), seats=3).answer(codes.TEMPLE, seat=0)
    assert play.worn(0) == set() and play.surplus(0) == set()
    play.a(0).wounds = 1
    play.enters("forgotten_chest")
    assert has(play, codes.TEMPLE)


@pytest.mark.rule("dqt-gen-07")
def test_what_the_village_is_paid_goes_to_the_bank() -> None:
    play = lay(who("thief", gems=14, wounds=1), seats=3)
    bank = play.s.bank
    buys(play, "ember_blade").answer(codes.TEMPLE, seat=0).answer(codes.TROPHY, seat=0)
    assert play.gems()[0] == 0
    assert play.s.bank == bank + 14
