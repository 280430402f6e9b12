"""Trade in the village: what may change hands, between whom, and how."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import (
    accept,
    before_monster,
    deal,
    in_arena,
    is_open,
    may_accept,
    offer,
    village,
    words,
)
from tests.games.betrayals.play import check_conserved, item, quest, who

from questhall.engine.core import EVERYBODY, IllegalAnswer
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import QUEST_TERM
from questhall.games.betrayals.rules import events


@pytest.mark.rule("dqt-trd-01")
def test_the_active_player_trades_with_anybody_and_both_agree() -> None:
    for other in (1, 2, 3):
        play = village()
        made = offer(play, 0, other, give=[{"gems": 2}])
        assert play.gems()[0] == 5, "nothing moves before the other has agreed"
        assert made.to in play.awaited()
        accept(play, made)
        assert play.gems()[0] == 3
        check_conserved(play.s)


@pytest.mark.rule("dqt-trd-01")
def test_others_may_propose_to_the_active_player() -> None:
    play = village()
    deal(play, 2, 0, give=[{"gems": 1}], ask=[{"gems": 2}])
    assert play.gems()[:3] == [4, 5, 6]


@pytest.mark.rule("dqt-trd-02", "dqt-neg-04")
def test_gems_items_carcasses_and_face_down_quests_change_hands() -> None:
    play = village(
        who("warrior", gems=3, wears="double_axe", surplus="ember_blade", carcasses="ogre_cook", quests="hoard"),
        who("thief"),
        who("ranger"),
    )
    given = [{"gems": 3}, {"item": "item:double_axe"}, {"item": "item:ember_blade"}]
    deal(play, 0, 1, give=[*given, {"carcass": "monster:ogre_cook"}, {"quest": 1}])
    if play.asked() == "Fit":
        play.answer(codes.DONE)
    assert play.gems()[:2] == [0, 3]
    assert play.worn(1) | play.surplus(1) == {"double_axe", "ember_blade"} and play.worn(0) == set()
    assert play.carcasses(1) == {"ogre_cook"} and play.carcasses(0) == set()
    assert play.a(1).quests == (quest("hoard"),) and play.a(0).quests == ()
    check_conserved(play.s)


@pytest.mark.rule("dqt-trd-03")
def test_main_quest_completed_quests_and_points_cannot_be_named() -> None:
    play = village(who("warrior", main="hoard", completed="lone_wolf", trophies=5), who("thief"), who("ranger"))
    assert play.a(0).serials == (), "neither the main quest nor a completed one has a number to name it by"
    for serial in range(1, 5):
        assert play.refused(0, words(1, give=[{"quest": serial}])) == "dqt-trd-12"
    for nonsense in ({"trophies": 1}, {"curse": True}, {"token": "type:undead"}, {"trait": "warrior"}):
        assert play.refused(0, words(1, give=[nonsense])) == "dqt-neg-03"


@pytest.mark.rule("dqt-trd-04")
def test_a_gift_is_a_trade_and_may_be_refused() -> None:
    play = village()
    made = offer(play, 0, 1, give=[{"gems": 2}])
    play.answer(codes.DECLINE + made.number, seat=1)
    assert play.gems()[:2] == [5, 5] and not is_open(play, made)


@pytest.mark.rule("dqt-trd-05")
def test_two_bystanders_cannot_trade() -> None:
    assert village().refused(1, words(2, give=[{"gems": 1}])) == "dqt-trd-05"
    assert before_monster().refused(1, words(2, give=[{"gems": 1}])) == "dqt-trd-05"


@pytest.mark.rule("dqt-trd-05", "dqt-neg-01")
def test_around_an_arena_the_defender_trades_with_thirds() -> None:
    play = in_arena(defender=1)
    deal(play, 1, 2, give=[{"gems": 2}])
    assert play.gems()[1:3] == [3, 7]
    assert play.refused(2, words(3, give=[{"gems": 1}])) == "dqt-trd-05", "two thirds cannot"


@pytest.mark.rule("dqt-trd-06")
def test_both_sides_change_hands_at_the_same_instant() -> None:
    """Two worn weapons are swapped: each is worn by its new owner, none becomes surplus on the way."""
    play = village(who("warrior", wears="double_axe"), who("thief", wears="ember_blade"), who("ranger"))
    deal(play, 0, 1, give=[{"item": "item:double_axe"}], ask=[{"item": "item:ember_blade"}])
    assert (play.worn(0), play.worn(1)) == ({"ember_blade"}, {"double_axe"})
    assert play.surplus(0) == play.surplus(1) == set()
    check_conserved(play.s)


@pytest.mark.rule("dqt-trd-06")
def test_a_trade_is_all_or_nothing() -> None:
    """What is no longer there makes the whole offer impossible, not a part of it."""
    play = village(who("warrior", gems=3, carcasses="ogre_cook"), who("thief"), who("ranger"))
    made = offer(play, 0, 1, give=[{"gems": 2}, {"carcass": "monster:ogre_cook"}])
    deal(play, 0, 2, give=[{"carcass": "monster:ogre_cook"}])
    assert not is_open(play, made)
    with pytest.raises(IllegalAnswer):
        accept(play, made)
    assert play.gems()[:2] == [3, 0]


@pytest.mark.rule("dqt-trd-07", "dqt-neg-20")
def test_a_face_down_quest_is_seen_by_its_new_holder_after_the_trade() -> None:
    play = village(who("warrior", quests="hoard"), who("thief"), who("ranger")).forget()
    made = offer(play, 0, 1, give=[{"quest": 1}])
    assert made.gives == (QUEST_TERM + 1,), "the number of the card is all it shows"
    assert not play.told(events.QUEST_RECEIVED)
    before = play.s.revealed
    accept(play, made)
    assert play.s.revealed > before
    assert play.told(events.QUEST_RECEIVED) == [(events.QUEST_RECEIVED, 1, quest("hoard"), 1, 1 << 1)]
    assert play.told(events.GIVEN) == [(events.GIVEN, 0, 1, QUEST_TERM + 1, EVERYBODY)]


@pytest.mark.rule("dqt-trd-08")
def test_nobody_receives_a_fourth_open_quest() -> None:
    full = who("thief", quests="hoard panoply colossus")
    play = village(who("warrior", quests="legend"), full, who("ranger"))
    serial = play.a(0).serials[0]
    assert play.refused(0, words(1, give=[{"quest": serial}])) == "dqt-trd-08"
    theirs = play.a(1).serials[0]
    assert play.refused(0, words(1, give=[{"quest": serial}], ask=[{"quest": theirs}])) == "dqt-trd-08"
    deal(play, 0, 2, give=[{"quest": serial}])
    assert len(play.a(2).quests) == 1


@pytest.mark.rule("dqt-trd-08")
def test_an_offered_quest_cannot_be_accepted_without_room() -> None:
    play = village(who("warrior", gems=4, quests="legend"), who("thief", quests="hoard panoply"), who("ranger"))
    made = offer(play, 0, 1, give=[{"quest": 1}])
    assert may_accept(play, made)
    play.a(1).quests += (quest("colossus"),)
    play.a(1).serials += (99,)
    play.a(1).deeds += (0,)
    offer(play, 0, 2, give=[{"gems": 1}])
    assert not may_accept(play, made)


@pytest.mark.rule("dqt-trd-09")
def test_a_traded_quest_is_secondary_and_begins_anew() -> None:
    play = village(who("warrior", quests="colosseum"), who("thief"), who("ranger"))
    play.a(0).deeds = (12345,)
    deal(play, 0, 1, give=[{"quest": 1}])
    assert play.a(1).quests == (quest("colosseum"),) and play.a(1).deeds == (0,)
    assert play.a(1).main != quest("colosseum")


@pytest.mark.rule("dqt-trd-10")
def test_a_carcass_stays_the_same_card() -> None:
    """Bought for the third of a set: type and printed power count for the buyer."""
    undead = "rattlebones crawling_hand"
    play = village(
        who("warrior", gems=5, carcasses=undead, main="gravedigger"),
        who("thief", carcasses="well_drowned"),
        who("ranger"),
    )
    deal(play, 0, 1, give=[{"gems": 2}], ask=[{"carcass": "monster:well_drowned"}])
    assert play.carcasses(0) == {"rattlebones", "crawling_hand", "well_drowned"}
    assert play.a(0).main_done and play.trophies()[0] == 4


@pytest.mark.rule("dqt-trd-11")
def test_no_trade_between_the_dice_and_the_end_of_the_fight() -> None:
    play = before_monster(who("sorcerer", gems=5), who("thief", gems=5), who("ranger"))
    play.answer(codes.KEEP).closes().dice(4, 4)
    assert play.asked() == "Twist"
    for seat in range(4):
        with pytest.raises(IllegalAnswer):
            play.says(seat, words(1 if seat == 0 else 0, give=[{"gems": 1}]))


@pytest.mark.rule("dqt-trd-12", "dqt-neg-04")
def test_nobody_gives_what_he_does_not_own() -> None:
    play = village(who("warrior", gems=2), who("thief", gems=1, wears="ember_blade"), who("ranger"))
    refused = (
        words(1, give=[{"gems": 3}]),
        words(1, give=[{"gems": 1}, {"gems": 2}]),
        words(1, ask=[{"gems": 2}]),
        words(1, give=[{"item": "item:ember_blade"}]),
        words(1, give=[{"carcass": "monster:ogre_cook"}]),
        words(1, give=[{"quest": 1}]),
    )
    for each in refused:
        assert play.refused(0, each) == "dqt-trd-12"
    assert play.s.offers == ()
    play.says(0, words(1, give=[{"gems": 1}, {"gems": 1}], ask=[{"gems": 1}]))  # all that the two have


@pytest.mark.rule("dqt-trd-01")
def test_trades_that_need_no_form() -> None:
    """A carcass bought, a surplus item sold: one answer each."""
    play = village(
        who("warrior", gems=4, surplus="ember_blade"), who("thief", gems=6, carcasses="ogre_cook"), who("ranger")
    )
    play.choose("buy-carcass seat:1 monster:ogre_cook gems:3", seat=0)
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    assert play.carcasses(0) == {"ogre_cook"} and play.gems()[:2] == [1, 9]
    play = village(who("warrior", wears="double_axe", surplus="ember_blade"), who("thief", gems=6), who("ranger"))
    play.choose("sell seat:1 item:ember_blade gems:5", seat=0)
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    assert play.worn(1) == {"ember_blade"} and play.gems()[:2] == [5, 1]
    assert not play.on_sale("ember_blade") and item("ember_blade") in play.a(1).worn
