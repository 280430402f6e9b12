"""What happens at once, in every phase: whoever gets an item chooses what to wear, and fulfilled quests are claimed."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import before_monster, deal, duels, in_arena, state, sure, village
from tests.games.betrayals.fights import arena, fight, quietly
from tests.games.betrayals.play import Play, check_conserved, item, lay, quest, who

from questhall.games.betrayals.answers import options
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.rules import events

AXE = [{"item": "item:double_axe"}]
AXE_LATER = {"kind": "item", "item": "item:double_axe", "when": "always"}


def scored(play: Play, seat: int) -> bool:
    return play.a(seat).main_done and play.trophies()[seat] >= 4


# Claims


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
def test_a_quest_fulfilled_by_putting_something_on_in_an_arena_parley_is_claimed_before_the_fight() -> None:
    """He could be plundered of it before long."""
    keen = who("barbarian", wears="ember_blade", main="keen_edge")
    play = in_arena(who("warrior"), keen, who("ranger", wears="double_axe"), defender=1)
    deal(play, 2, 1, give=AXE)
    assert play.asked() == "Fit" and play.awaited() == (1,) and not scored(play, 1)
    play.choose("wear item:double_axe", seat=1)
    assert scored(play, 1) and play.asked() == "Parley"


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
def test_and_in_a_settlement() -> None:
    keen = who("ranger", wears="ember_blade", main="keen_edge")
    play = in_arena(who("warrior"), who("barbarian", wears="double_axe"), keen, defender=1)
    deal(play, 1, 2, promise=[AXE_LATER])
    duels(play, 1, 8, seat2="defender", seat3="neutral")
    play.choose("pay promise:1", seat=1)
    assert play.asked() == "Fit" and play.awaited() == (2,)
    play.choose("wear item:double_axe", seat=2)
    assert scored(play, 2) and state(play) == "kept"


@pytest.mark.rule("dqt-qst-01")
def test_turn_by_turn_what_was_accepted_in_secret_is_claimed_before_the_dice() -> None:
    keen = who("ranger", wears="ember_blade", main="keen_edge")
    play = village(who("warrior", wears="double_axe"), who("barbarian"), keen, clock="by_turns").challenges(1)
    play.says(0, {"offer": {"to": "seat:2", "give": AXE}})
    play.choose("pass", seat=0).choose("pass", seat=1)
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=2)
    play.choose("side side:neutral", seat=2).choose("side side:neutral", seat=3)
    assert play.asked() == "Fit"
    play.choose("wear item:double_axe", seat=2)
    assert scored(play, 2)


@pytest.mark.rule("dqt-are-21", "dqt-qst-01")
def test_plundered_gear_is_put_on_at_once_and_claimed_when_the_fight_is_settled() -> None:
    keen = who("minstrel", wears="ember_blade", main="keen_edge", cursed=True)
    play = lay(keen, who("ranger", token="undead", wears="double_axe"), who("warrior"))
    quietly(arena(play, 1, codes.NEUTRAL)).dice(8, 1)
    assert play.asked() == "Fit" and play.awaited() == (0,)
    play.forget().choose("wear item:double_axe")
    kinds = [event[0] for event in play.s.events or []]
    assert kinds.index(events.CURSED) < kinds.index(events.QUEST_CLAIMED), "the curse passes first"
    assert scored(play, 0) and play.surplus(0) == {"ember_blade"}


@pytest.mark.rule("dqt-mon-10", "dqt-qst-01")
def test_a_quest_won_from_the_lich_that_is_fulfilled_is_claimed_at_once() -> None:
    play = before_monster(who("warrior", wears="dragon_sword"), who("thief"), monster="lich_archivist")
    fight(play, 8, 1).draws_quests("keen_edge", "sellsword").answer(codes.KEEP_QUEST + quest("keen_edge"))
    assert play.a(0).completed >> quest("keen_edge") & 1 and play.a(0).quests == ()


@pytest.mark.rule("dqt-qst-01", "dqt-dun-03")
def test_an_event_that_fulfils_a_quest_is_followed_by_the_claim_before_the_next_card() -> None:
    """The Toll that comes next would take the gems again."""
    play = lay(who("warrior", gems=8, main="hoard"), who("thief", trophies=1), who("ranger", trophies=1))
    play.enters("village_collection")
    assert play.chance() == "adventure" and scored(play, 0) and play.gems()[0] == 8 + 3 + 4
    play.draws("toll")
    assert play.gems()[0] == 8


# What to wear


@pytest.mark.rule("dqt-itm-02", "dqt-itm-06")
def test_the_active_player_is_asked_too() -> None:
    play = village(who("warrior", wears="ember_blade"), who("thief", wears="double_axe"))
    deal(play, 1, 0, give=AXE)
    assert play.asked() == "Fit" and play.awaited() == (0,)
    play.choose("done", seat=0)
    assert play.worn(0) == {"ember_blade"} and play.surplus(0) == {"double_axe"}


@pytest.mark.rule("dqt-itm-02")
def test_an_item_paid_to_him_after_his_visit_is_not_lost() -> None:
    play = village(who("warrior", wears="ember_blade"), who("thief", wears="double_axe"))
    deal(play, 1, 0, promise=[AXE_LATER])
    play.enters("forgotten_chest").choose("done", seat=0)
    assert play.asked() == "Settle" and play.awaited() == (1,)
    play.choose("pay promise:1", seat=1)
    assert play.asked() == "Fit" and play.awaited() == (0,)
    play.choose("wear item:double_axe", seat=0)
    assert play.worn(0) == {"double_axe"} and play.on_sale("ember_blade") and play.s.active == 1


@pytest.mark.rule("dqt-itm-02", "dqt-mon-13")
def test_a_dragon_item_asks_its_winner() -> None:
    play = before_monster(who("warrior", wears="double_axe"), monster="cinder_dragon")
    fight(play, 8, 1)
    assert play.asked() == "Fit" and play.names() == ["wear item:dragon_sword", "done"]
    assert options.option(play.s, 0, codes.DONE).args == {"item": "item:double_axe"}
    play.choose("done")
    assert play.surplus(0) == {"dragon_sword"}


@pytest.mark.rule("dqt-itm-02", "dqt-mon-11")
def test_a_wished_item_asks_too() -> None:
    play = before_monster(who("warrior", wears="ember_blade"), monster="djinn")
    fight(play, 8, 1).choose("wish item:double_axe")
    assert play.asked() == "Fit"
    play.choose("wear item:double_axe")
    assert play.worn(0) == {"double_axe"} and play.asked() == "Parley"


@pytest.mark.rule("dqt-itm-16", "dqt-are-14")
def test_plundered_armour_takes_the_place_of_the_one_that_is_used_up() -> None:
    people = [who("minstrel", wears="power_armour"), who("ranger", wears="watch_hauberk"), who("thief", spent=True)]
    play = arena(lay(*people), 1, codes.NEUTRAL)
    play.answer(codes.DOUBLE).dice(7, 1)
    assert play.worn(0) == {"watch_hauberk"} and play.asked() == "Parley"
    assert not play.a(0).owns(item("power_armour"))
    check_conserved(play.s)


# After an arena


@pytest.mark.rule("dqt-prm-18", "dqt-neg-01")
def test_the_defender_pays_a_neutral_too() -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=4), defender=1)
    deal(play, 1, 2, promise=[sure(3)])
    duels(play, 1, 8, seat2="neutral", seat3="neutral")
    assert play.asked() == "Settle" and play.awaited() == (1,)
    play.choose("pay promise:1", seat=1)
    assert state(play) == "kept" and play.gems()[1:3] == [1, 3]


@pytest.mark.rule("dqt-prm-18", "dqt-neg-01")
@pytest.mark.parametrize("side", ["neutral", "attacker"])
def test_a_neutral_and_even_a_foe_pays_the_defender(side: str) -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger", gems=4), defender=1)
    deal(play, 2, 1, promise=[sure(3)])
    duels(play, 1, 8, seat2=side, seat3="neutral")
    assert play.asked() == "Settle" and play.awaited() == (2,)
    play.choose("pay promise:1", seat=2)
    assert state(play) == "kept" and play.gems()[1:3] == [3, 1]


@pytest.mark.rule("dqt-prm-18", "dqt-neg-01")
def test_two_thirds_settle_what_they_promised_each_other_earlier() -> None:
    play = village(who("warrior"), who("barbarian"), who("ranger", gems=4), who("minstrel"), active=2, first=0)
    deal(play, 2, 3, promise=[sure(2, due={"round": 6})])
    play.enters("forgotten_chest").choose("done", seat=2).enters("moonlit_spring").choose("done", seat=3)
    assert play.s.active == 0
    play.challenges(1)
    duels(play, 1, 8, seat2="neutral", seat3="attacker")
    assert play.asked() == "Settle" and play.awaited() == (2,)
    play.choose("pay promise:1", seat=2)
    assert state(play) == "kept"


@pytest.mark.rule("dqt-neg-01")
def test_whoever_has_nothing_open_with_somebody_does_not_deal_with_him() -> None:
    play = in_arena(who("warrior", gems=2), who("barbarian", gems=4), defender=1)
    deal(play, 1, 2, promise=[sure(3)])
    duels(play, 1, 8, seat2="neutral", seat3="neutral")
    assert play.refused(1, {"offer": {"to": "seat:3", "give": [{"gems": 1}]}}) == "dqt-neg-01"
    assert play.refused(1, {"offer": {"to": "seat:0", "give": [{"gems": 1}]}}) == "dqt-neg-01"
