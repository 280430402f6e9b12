"""How a parley goes, live: who is awaited, who may speak, and how it ends."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    is_open,
    offer,
    side,
    sure,
    trophy,
    village,
    wins,
    words,
)
from tests.games.betrayals.play import Play, card, item, quest, who

from questhall.engine.core import DECISION, IllegalAnswer
from questhall.games.betrayals.answers import options
from questhall.games.betrayals.bots import POLICIES
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    ITEM_TERM,
    P_ALLY_NEXT,
    P_CARCASS,
    P_GEMS,
    P_NO_ARENA,
    P_SIDE,
    P_TROPHY,
    THIS,
)
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.quick_offers import T_COMPANY, T_PACT, suggestions
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE
from questhall.games.betrayals.rules import events

GIFT = {"give": [{"gems": 1}]}
PACTS = ("pact", "company")


def templates(play: Play, seat: int, to: int) -> set[str]:
    return {name.split(" ", 2)[2] for name in play.names(seat) if name.startswith(f"offer seat:{to} ")}


# The village


@pytest.mark.rule("dqt-neg-01")
def test_in_the_village_only_the_visitor_is_awaited() -> None:
    play = village()
    assert play.s.parley == VILLAGE
    assert play.awaited() == (0,) and sorted(play.s.deciders()) == [0, 1, 2, 3]


@pytest.mark.rule("dqt-neg-02")
def test_whoever_is_spoken_to_is_awaited_and_comes_first() -> None:
    play = village()
    made = offer(play, 0, 2, **GIFT)
    assert play.awaited() == (2, 0)
    play.answer(codes.PASS, seat=2)
    assert play.awaited() == (0,) and is_open(play, made), "passing declines nothing"
    play.answer(codes.ACCEPT + made.number, seat=2)
    assert play.gems()[2] == 6


@pytest.mark.rule("dqt-neg-02")
def test_the_visitor_may_wait_for_an_answer() -> None:
    play = village()
    assert codes.PASS not in play.s.legal_for(0), "there is nobody to wait for"
    made = offer(play, 0, 2, **GIFT)
    play.answer(codes.PASS, seat=0)
    assert play.awaited() == (2,)
    play.answer(codes.DECLINE + made.number, seat=2)
    assert play.awaited() == (0,)


@pytest.mark.rule("dqt-neg-02")
def test_he_goes_on_shopping_while_an_offer_is_open() -> None:
    play = village()
    made = offer(play, 0, 2, **GIFT)
    play.choose("buy item:notched_cutlass", seat=0)
    assert play.worn(0) == {"notched_cutlass"} and is_open(play, made)


@pytest.mark.rule("dqt-neg-01")
def test_a_call_awaits_everybody_once() -> None:
    play = village(who("warrior", gems=5, carcasses="ogre_cook"), who("thief", gems=2), who("ranger")).forget()
    play.answer(codes.CALL, seat=0)
    assert set(play.awaited()) == {0, 1, 2, 3} and play.told(events.CALLED)
    assert codes.CALL not in play.s.legal_for(0)
    assert "buy-carcass seat:0 monster:ogre_cook gems:2" in play.names(1)
    play.choose("buy-carcass seat:0 monster:ogre_cook gems:2", seat=1).passes()
    assert play.awaited() == (0,)
    assert codes.ACCEPT + play.s.offers[0].number in play.s.legal_for(0)


@pytest.mark.rule("dqt-qst-01", "dqt-qst-07")
def test_quests_are_claimed_by_hand_between_two_messages() -> None:
    play = village(who("warrior", gems=6), who("thief", gems=9, main="hoard"), auto_claim=["on", "off", "on", "on"])
    deal(play, 0, 1, **GIFT)
    claim = codes.CLAIM + quest("hoard")
    assert claim in play.s.legal_for(1) and 1 not in play.awaited()
    play.answer(claim, seat=1)
    assert play.a(1).main_done and play.trophies()[1] == 4


@pytest.mark.rule("dqt-itm-06")
def test_a_second_item_of_a_type_asks_its_receiver_before_the_talk_goes_on() -> None:
    play = village(who("warrior", wears="double_axe"), who("thief", wears="ember_blade"))
    deal(play, 0, 1, give=[{"item": "item:double_axe"}])
    assert play.asked() == "Fit" and play.awaited() == (1,)
    play.choose("wear item:double_axe", seat=1)
    assert play.worn(1) == {"double_axe"} and play.asked() == "Parley" and play.s.parley == VILLAGE


@pytest.mark.rule("dqt-neg-02")
def test_whoever_calls_hears_when_nobody_answers() -> None:
    play = village(who("warrior", gems=6, carcasses="ogre_cook"), who("thief", gems=9), who("ranger", gems=2))
    play.answer(codes.CALL, seat=0)
    for seat in (1, 2):
        play.answer(codes.PASS, seat=seat)
    assert not play.told(events.NOBODY_ANSWERED)
    play.answer(codes.PASS, seat=3)
    assert len(play.told(events.NOBODY_ANSWERED)) == 1 and play.awaited() == (0,)


@pytest.mark.rule("dqt-neg-02")
def test_an_answer_to_a_call_is_an_answer() -> None:
    play = village(who("warrior", gems=6, carcasses="ogre_cook"), who("thief", gems=9), who("ranger", gems=2))
    play.answer(codes.CALL, seat=0)
    play.choose("buy-carcass seat:0 monster:ogre_cook gems:2", seat=1).passes()
    assert not play.told(events.NOBODY_ANSWERED)


def test_bots_answer_a_call_with_a_trade_that_is_worth_it_or_not_at_all() -> None:
    people = (who("warrior", gems=6, carcasses="ogre_cook rattlebones"), who("thief", gems=9, main="headhunter",
              carcasses="hill_bandit bridge_troll"), who("ranger", gems=2))  # fmt: skip
    play = village(*people).answer(codes.CALL, seat=0)
    bot = POLICIES["normal"]("")
    wants = bot.choose(play.s.imagine(1, Random(1).random), 1, Random(1).random)
    assert options.option(play.s, 1, wants).name.startswith("buy-carcass seat:0 monster:ogre_cook")
    assert bot.choose(play.s.imagine(3, Random(1).random), 3, Random(1).random) == codes.PASS


# The dungeon


@pytest.mark.rule("dqt-neg-01")
def test_before_a_monster_the_others_come_first_and_each_speaks_or_passes() -> None:
    play = before_monster()
    assert play.s.parley == IN_DUNGEON and play.awaited() == (1, 2, 3, 0)
    offer(play, 2, 0, alliance=True, want=[gems(1)])
    assert play.awaited() == (1, 3, 0), "he has spoken"
    play.answer(codes.PASS, seat=1).answer(codes.PASS, seat=3)
    assert play.awaited() == (0,) and set(play.s.deciders()) == {0, 1, 2, 3}, "idle ones may still speak"
    assert codes.PASS not in play.s.legal_for(1) and codes.PASS not in play.s.legal_for(0)
    offer(play, 1, 0, alliance=True)


@pytest.mark.rule("dqt-neg-02")
def test_a_declined_bidder_and_a_countered_one_are_awaited_again() -> None:
    play = before_monster()
    bids = [offer(play, seat, 0, alliance=True, want=[gems(3)]) for seat in (1, 2, 3)]
    assert play.awaited() == (0,) and codes.PASS not in play.s.legal_for(0)
    play.answer(codes.DECLINE + bids[0].number, seat=0)
    assert play.awaited() == (1, 0)
    offer(play, 0, 2, alliance=True, promise=[gems(1)])
    assert play.awaited() == (1, 2, 0)
    play.answer(codes.PASS, seat=1).answer(codes.PASS, seat=2)
    assert play.awaited() == (0,)


@pytest.mark.rule("dqt-neg-02")
def test_the_active_player_waits_until_somebody_speaks() -> None:
    play = before_monster()
    play.answer(codes.PASS, seat=0)
    assert play.awaited() == (1, 2, 3)
    play.answer(codes.PASS, seat=1)
    assert play.awaited() == (2, 3)
    offer(play, 2, 0, alliance=True)
    assert play.awaited() == (3, 0)
    play.answer(codes.PASS, seat=0).answer(codes.PASS, seat=3)
    assert play.awaited() == (0,), "there is nobody left to wait for"


@pytest.mark.rule("dqt-neg-08")
def test_once_an_ally_is_agreed_only_the_active_player_is_awaited() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True)
    assert play.awaited() == (0,) and codes.CLOSE in play.s.legal_for(0)
    assert not templates(play, 0, 2) and not templates(play, 2, 0)
    deal(play, 0, 2, **GIFT)
    assert play.s.ally == 1, "trade goes on"


@pytest.mark.rule("dqt-dun-06", "dqt-dun-09")
def test_flight_ends_it() -> None:
    play = before_monster(monster="dusk_dragon")
    offer(play, 1, 0, alliance=True)
    play.choose("flee", seat=0)
    assert play.s.card == NONE and play.s.offers == () and play.s.parley == VILLAGE
    assert codes.FLEE not in before_monster(monster="gutter_goblin").s.legal_for(0)


@pytest.mark.rule("dqt-neg-03", "dqt-neg-10")
def test_ready_made_offers_before_a_monster() -> None:
    play = before_monster(who("warrior", gems=2))
    wanted = {"free", *[f"later:{n}" for n in range(1, 8)], "now:1", "now:2", "trophy", "carcass", *PACTS}
    wanted |= {f"trophy+{n}" for n in range(1, 5)}
    assert templates(play, 0, 1) == templates(play, 2, 0) == wanted
    poor = before_monster(who("warrior"), monster="gutter_goblin")
    assert templates(poor, 1, 0) == {"free", "later:1", "later:2", "later:3", "carcass", *PACTS}, "no trophy"


@pytest.mark.rule("dqt-neg-03", "dqt-neg-04")
def test_a_principal_may_offer_what_he_does_not_wear_and_his_carcasses() -> None:
    rich = who("warrior", carcasses="ogre_cook", surplus="double_axe")
    play = before_monster(rich)
    assert {"item:double_axe", "monster:ogre_cook"} <= templates(play, 0, 1)
    assert not {"item:double_axe", "monster:ogre_cook"} & templates(play, 2, 0), "only he names his things"
    play.choose("offer seat:1 item:double_axe", seat=0).choose("offer seat:2 monster:ogre_cook", seat=0)
    axe, carcass = play.s.offers
    assert axe.gives == (ITEM_TERM + item("double_axe"),) and axe.promises == () and axe.alliance
    assert carcass.gives == (CARCASS_TERM + card("ogre_cook"),)


@pytest.mark.rule("dqt-neg-03")
@pytest.mark.parametrize("sender", [0, 1])
def test_what_ready_made_offers_mean(sender: int) -> None:
    """The active player pays, whoever of the two speaks."""
    meant = {
        "free": ([], []),
        "later:3": ([], [(P_GEMS, 3)]),
        "now:2": ([2], []),
        "trophy": ([], [(P_TROPHY, 1)]),
        "carcass": ([], [(P_CARCASS, THIS)]),
        "trophy+2": ([], [(P_TROPHY, 1), (P_GEMS, 2)]),
        "pact": ([], [(P_NO_ARENA, 0)]),
        "company": ([], [(P_ALLY_NEXT, 0)]),
    }
    for name, (now, later) in meant.items():
        play = before_monster().choose(f"offer seat:{1 - sender} {name}", seat=sender)
        (made,) = play.s.offers
        terms, pledges = (made.gives, made.promises) if sender == 0 else (made.asks, made.wants)
        others = (made.asks, made.wants) if sender == 0 else (made.gives, made.promises)
        assert made.alliance and [*terms] == now and others == ((), ())
        assert [(pledge.kind, pledge.a) for pledge in pledges] == later
        play.answer(codes.ACCEPT + made.number, seat=1 - sender)
        assert play.s.ally == 1


def test_no_ready_made_offer_promises_what_cannot_matter() -> None:
    s = before_monster().s
    peace, company = codes.offer_to(1, T_PACT), codes.offer_to(1, T_COMPANY)
    assert {peace, company} <= {*suggestions(s, 0, 1)}
    s.round = 1
    assert {peace, company} & {*suggestions(s, 0, 1)} == {company}, "before round 3 there is no arena anyway"
    s.round, s.last_round = 5, True
    assert {peace, company} & {*suggestions(s, 0, 1)} == {company}, "no turn of his is left to attack in"


@pytest.mark.rule("dqt-neg-16")
def test_ready_made_offers_end_before_a_flood() -> None:
    play = before_monster()
    for n in range(3):
        play.choose(f"offer seat:0 later:{n + 1}", seat=1)
        assert not templates(play, 1, 0), "while one is open"
        play.answer(codes.WITHDRAW + play.s.offers[0].number, seat=1)
    assert not templates(play, 1, 0)
    offer(play, 1, 0, alliance=True)


# The arena


@pytest.mark.rule("dqt-are-04")
def test_in_the_arena_attacker_and_defender_come_first() -> None:
    play = in_arena(defender=2)
    assert play.s.parley == IN_ARENA and play.awaited() == (0, 2, 1, 3)
    play.answer(codes.PASS, seat=0)
    assert play.awaited() == (2, 1, 3)
    offer(play, 2, 1, promise=[gems(1)])
    assert play.awaited() == (0, 2, 1, 3), "the defender may have more to say, the attacker may answer"
    play.answer(codes.PASS, seat=2).answer(codes.PASS, seat=0)
    assert play.awaited() == (1, 3)
    play.answer(codes.PASS, seat=1).answer(codes.PASS, seat=3)
    assert play.awaited() == (0,)
    offer(play, 3, 2, want=[gems(2)], promise=[side("defender")])
    assert play.awaited() == (0, 2)


@pytest.mark.rule("dqt-neg-11")
def test_ready_made_offers_in_the_arena_promise_a_side() -> None:
    play = in_arena(defender=1)
    assert templates(play, 2, 1) == {
        *PACTS,
        "free",
        *[f"later:{n}" for n in range(1, 6)],
        *[f"now:{n}" for n in range(1, 6)],
    }
    assert not templates(play, 0, 1) and not templates(play, 2, 3)
    play.choose("offer seat:2 now:2", seat=0).choose("offer seat:1 later:3", seat=3)
    bought, bid = play.s.offers
    assert bought.gives == (2,) and [(p.kind, p.a) for p in bought.wants] == [(P_SIDE, codes.ATTACKER)]
    assert [(p.kind, p.a) for p in bid.promises] == [(P_SIDE, codes.DEFENDER)]
    assert [(p.kind, p.a) for p in bid.wants] == [(P_GEMS, 3)]
    assert not bought.alliance and not bid.alliance


@pytest.mark.rule("dqt-neg-05")
def test_an_arena_s_ready_made_promises_go_as_far_as_its_gains_may() -> None:
    """The purse, the pot and half of what may be plundered; three gems at least, for words are free."""
    poor = in_arena(who("warrior"), who("thief"), defender=1)
    assert templates(poor, 0, 2) == {"free", "later:1", "later:2", "later:3", *PACTS}
    rich = in_arena(who("warrior", gems=1), who("thief", gems=5), defender=1, pot=2, arenas=0)
    assert templates(rich, 0, 2) == {*PACTS, "free", "now:1", *[f"later:{n}" for n in range(1, 1 + 1 + 2 + 3)]}
    assert "later:7" in templates(rich, 1, 2) and "later:8" not in templates(rich, 1, 2), "he plunders nobody"


@pytest.mark.rule("dqt-onl-07", "dqt-are-06")
def test_a_secret_choice_may_be_changed_and_nobody_hears_of_it() -> None:
    play = in_arena(defender=1).closes().forget()
    play.choose("side side:attacker", seat=2)
    assert play.awaited() == (3,) and 2 in play.s.deciders()
    play.choose("side side:defender", seat=2)
    public = [event for event in play.s.events or [] if event[4] != 1 << 2]
    assert [event[:2] for event in public] == [(events.SIDE_CHOSEN, 2)], "one closed fist, and no change"


# The settlement


@pytest.mark.rule("dqt-prm-01", "dqt-prm-18")
def test_nothing_owed_nothing_asked() -> None:
    play = in_arena(who("warrior"), who("barbarian"), defender=1)
    duels(play, 1, 8, seat2="neutral", seat3="defender")
    assert play.asked() == "Parley"


@pytest.mark.rule("dqt-prm-07", "dqt-prm-18")
def test_helpers_may_waive_while_the_principal_settles() -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=4), defender=1)
    deal(play, 1, 2, promise=[gems(3)])
    duels(play, 1, 8, seat2="defender", seat3="neutral")
    assert codes.WAIVE + 1 in play.s.legal_for(2) and 2 not in play.awaited()
    play.answer(codes.WAIVE + 1, seat=2)
    assert play.asked() == "Parley" and play.gems()[1] == 4


@pytest.mark.rule("dqt-prm-18")
def test_both_principals_settle_the_defender_first() -> None:
    play = in_arena(who("warrior", gems=4), who("barbarian", gems=4), defender=1)
    deal(play, 0, 2, promise=[sure(1)])
    deal(play, 1, 3, promise=[sure(1)])
    duels(play, 1, 8, seat2="attacker", seat3="defender")
    assert play.asked() == "Settle" and play.awaited() == (1,)
    play.answer(codes.DONE, seat=1)
    assert play.asked() == "Settle" and play.awaited() == (0,)
    play.answer(codes.DONE, seat=0)
    assert play.asked() == "Parley" and play.gems()[:2] == [4, 4]


# Live and turn by turn


@pytest.mark.rule("dqt-onl-01")
@pytest.mark.parametrize("clock", ["live", "relaxed"])
def test_only_clocks_differ(clock: str) -> None:
    play = before_monster(clock=clock)
    deal(play, 1, 0, alliance=True, want=[trophy()])
    assert wins(play).names(0)[0] == "spoils trophies:1"


@pytest.mark.rule("dqt-onl-08")
def test_the_dice_are_rolled_when_every_choice_they_depend_on_is_made() -> None:
    play = in_arena(who("warrior"), who("barbarian"), defender=1)
    assert play.s.waiting == DECISION
    play.closes()
    assert play.s.waiting == DECISION
    play.choose("side side:attacker", seat=2)
    assert play.asked() == "ChooseSide" and not play.chance()
    play.choose("side side:neutral", seat=3)
    assert play.asked() == "Announce" and not play.chance()
    play.answer(codes.DONE).answer(codes.DONE)
    assert play.chance() == "fight"
    for seat in range(4):
        with pytest.raises(IllegalAnswer):
            play.answer(codes.ATTACKER, seat=seat)


@pytest.mark.rule("dqt-onl-09")
def test_words_have_no_effect_in_the_rules() -> None:
    """Free words may stand beside an offer; nothing of them is carried out."""
    play = before_monster()
    deal(play, 1, 0, alliance=True, text="You owe me 5 gems and a trophy for this!")
    assert play.s.promises == () and play.gems()[:2] == [5, 5]
    assert play.refused(0, {"chat": {"text": "hello"}}) == "dqt-neg-03", "chat is not the rules' business"


@pytest.mark.rule("dqt-neg-02")
def test_refused_words_change_nothing() -> None:
    play = before_monster()
    before = (play.s.offers, play.s.sent, play.s.spoken, play.awaited(), len(play.s.events or []))
    play.refused(1, words(2, alliance=True))
    assert (play.s.offers, play.s.sent, play.s.spoken, play.awaited(), len(play.s.events or [])) == before
