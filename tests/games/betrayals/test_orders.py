"""Standing instructions (dqt-onl-06): the game answers at once for whoever has said so, and nobody learns of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    gems,
    in_arena,
    offer,
    side,
    state,
    sure,
    village,
    words,
)
from tests.games.betrayals.fights import quietly
from tests.games.betrayals.play import Play, card, lay, quest, who
from tests.games.betrayals.test_secrets import look, same_for

from questhall.engine.core import Chance
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.engine.playout import play_randomly
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, STAYS_OUT, UNDECIDED
from questhall.games.betrayals.rules import events

GAME = TITLE.load()
NOTHING = {"ally_from": None, "side": "ask", "settle": False, "claim": False}

pytestmark = pytest.mark.rule("dqt-onl-06")


def orders(play: Play, seat: int, **said: Any) -> Play:
    return play.says(seat, {"orders": said})


def own(play: Play, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(play.s, seat)["mine"]["orders"]
    return found


# Saying


def test_they_can_be_said_out_of_turn_seen_and_changed() -> None:
    play = village()
    assert own(play, 2) == NOTHING
    orders(play, 2, ally_from=3, side="against_leader", settle=True, claim=True)
    assert own(play, 2) == {"ally_from": 3, "side": "against_leader", "settle": True, "claim": True}
    orders(play, 2, ally_from=0)
    assert own(play, 2) == NOTHING | {"ally_from": 0}
    orders(play, 2)
    assert own(play, 2) == NOTHING


@pytest.mark.parametrize(
    "said",
    [{"side": "both"}, {"side": 1}, {"ally_from": -1}, {"ally_from": True}, {"ally_from": 100}, {"settle": 1},
     {"claim": None}, {"flee": True}],
)  # fmt: skip
def test_what_means_nothing_is_refused(said: dict[str, Any]) -> None:
    play = village()
    assert play.refused(2, {"orders": said}) == "dqt-onl-06"
    assert own(play, 2) == NOTHING


def test_saying_them_is_no_answer_and_moves_nobody() -> None:
    for play in (before_monster(), in_arena(), village(), before_monster(clock="by_turns").answer(codes.PASS, seat=0)):
        offers_made, waiting, said = play.s.sent, play.awaited(), (play.s.spoken, play.s.passed, play.s.stage)
        answers = [play.s.legal_for(seat) for seat in range(4)]
        orders(play.forget(), 2, side="neutral")
        assert (play.s.sent, play.awaited()) == (offers_made, waiting)
        assert (play.s.spoken, play.s.passed, play.s.stage) == said
        assert [play.s.legal_for(seat) for seat in range(4)] == answers
        assert play.s.events == []


def test_a_principal_who_waits_is_not_called_back_by_them() -> None:
    play = before_monster()
    play.answer(codes.PASS, seat=0)
    assert 0 not in play.awaited()
    orders(play, 3, settle=True)
    assert 0 not in play.awaited()


# Coming along


@pytest.mark.parametrize(
    ("lists", "comes"),
    [
        ({"give": [{"gems": 3}]}, True),
        ({"promise": [gems(3)]}, True),
        ({"give": [{"gems": 1}], "promise": [gems(2)]}, True),
        ({"promise": [{"kind": "share", "of": [1, 2]}]}, True),  # of 5, rounded up
        ({"promise": [{"kind": "share", "of": [1, 3]}]}, False),
        ({"promise": [gems(2)]}, False),
        ({"give": [{"gems": 3}], "ask": [{"gems": 1}]}, False),
        ({"promise": [gems(9)], "want": [sure(1)]}, False),
        ({"promise": [{"kind": "trophy", "n": 1}]}, False),
    ],
)
def test_an_ally_comes_for_his_price(lists: dict[str, Any], comes: bool) -> None:
    play = orders(before_monster(), 1, ally_from=3)
    play.says(0, words(1, alliance=True, **lists))
    assert (play.s.ally == 1) == comes
    assert len(play.told(events.OFFER_ACCEPTED)) == comes


def test_other_offers_wait_for_him() -> None:
    play = orders(before_monster(), 1, ally_from=0)
    play.says(0, words(1, give=[{"gems": 5}]))
    assert play.s.ally == NONE and len(play.s.offers) == 1
    play = orders(village(), 1, ally_from=0)
    play.says(0, words(1, give=[{"gems": 5}]))
    assert len(play.s.offers) == 1


def test_a_leader_chooses_his_ally_himself() -> None:
    play = orders(before_monster(), 0, ally_from=0)
    play.says(1, words(0, alliance=True))
    assert play.s.ally == NONE and len(play.s.offers) == 1


def test_the_first_good_offer_is_taken_and_later_ones_are_too_late() -> None:
    play = before_monster()
    orders(play, 1, ally_from=2)
    orders(play, 2, ally_from=1)
    play.choose("offer seat:2 later:1", seat=0)
    assert play.s.ally == 2
    assert play.refused(0, words(1, alliance=True, promise=[gems(9)])) != ""


def test_an_offer_that_lies_there_already_is_answered() -> None:
    play = before_monster()
    offer(play, 0, 1, alliance=True, promise=[gems(3)])
    orders(play, 1, ally_from=4)
    assert play.s.ally == NONE
    orders(play, 1, ally_from=3)
    assert play.s.ally == 1


@pytest.mark.rule("dqt-onl-04")
def test_turn_by_turn_the_call_is_answered_at_once() -> None:
    play = village(clock="by_turns")
    orders(play, 2, ally_from=3)
    play.enters("infernal_cyclops").choose("offer seat:2 later:3", seat=0)
    assert play.s.ally == 2 and play.asked() != "DungeonByTurns"


# Sides


@pytest.mark.parametrize(
    ("rule", "trophies", "chosen"),
    [
        ("attacker", (0, 0), FOR_ATTACKER),
        ("defender", (0, 0), FOR_DEFENDER),
        ("neutral", (0, 0), STAYS_OUT),
        ("against_leader", (3, 2), FOR_DEFENDER),
        ("against_leader", (2, 3), FOR_ATTACKER),
        ("against_leader", (2, 2), STAYS_OUT),
        ("promised", (0, 0), UNDECIDED),
        ("ask", (0, 0), UNDECIDED),
    ],
)
@pytest.mark.parametrize("clock", ["live", "by_turns"])
def test_sides(clock: str, rule: str, trophies: tuple[int, int], chosen: int) -> None:
    play = village(who("warrior", trophies=trophies[0]), who("thief", trophies=trophies[1]), clock=clock)
    orders(play, 2, side=rule)
    play.challenges(1)
    if clock == "live":
        play.closes()
    else:
        play.answer(codes.PASS, seat=0).answer(codes.PASS, seat=1)
    assert play.s.sides[2] == chosen
    assert (2 in play.awaited()) == (chosen == UNDECIDED) and 3 in play.awaited()


def test_the_side_he_gave_his_word_for() -> None:
    play = orders(in_arena(), 2, side="promised")
    deal(play, 1, 2, give=[{"gems": 1}], want=[side("defender")])
    play.closes()
    assert play.s.sides[2] == FOR_DEFENDER


@pytest.mark.rule("dqt-onl-07")
def test_he_may_still_change_it() -> None:
    play = orders(in_arena(), 2, side="attacker").closes()
    play.answer(codes.DEFENDER, seat=2)
    assert play.s.sides[2] == FOR_DEFENDER and play.awaited() == (3,)


def test_when_all_have_chosen_nobody_is_asked() -> None:
    play = orders(orders(in_arena(), 2, side="neutral"), 3, side="neutral").closes()
    assert play.asked() == "Announce"


# Debts and claims


def test_debts_are_settled_in_full() -> None:
    play = orders(in_arena(who("warrior", gems=5), who("thief", gems=5), who("ranger")), 0, settle=True)
    deal(play, 0, 2, promise=[gems(2)])
    play.closes().choose("side side:attacker", seat=2).choose("side side:neutral", seat=3)
    quietly(quietly(play).dice(8, 1))
    assert play.asked() == "Parley" and state(play) == "kept"


def test_debts_of_others_to_the_active_player_too() -> None:
    play = orders(village(second_visit=True), 1, settle=True)
    deal(play, 1, 0, promise=[sure(2)])
    play.answer(codes.DONE, seat=0)
    assert state(play) == "kept" and play.gems()[:2] == [7, 3]


def test_the_active_player_pays_at_the_end_of_his_turn_what_is_due() -> None:
    play = orders(village(second_visit=True), 0, settle=True)
    deal(play, 0, 1, promise=[sure(2)])
    deal(play, 0, 2, promise=[sure(2, due={"round": 9})])
    play.answer(codes.DONE, seat=0)
    assert (state(play, 1), state(play, 2)) == ("kept", "open")


def test_without_them_he_may_break_his_word() -> None:
    play = village(second_visit=True)
    deal(play, 0, 1, promise=[sure(2)])
    play.answer(codes.DONE, seat=0)
    assert state(play) == "broken"


@pytest.mark.rule("dqt-qst-07")
def test_quests_are_claimed_at_once() -> None:
    play = lay(who("thief"), who("warrior", main="keen_edge", wears="double_axe"), seats=3, auto_claim="off")
    assert not play.a(1).main_done
    orders(play, 1, claim=True)
    assert play.a(1).main_done
    assert play.a(1).completed >> quest("keen_edge") & 1


# Secrecy


SAID = ({"ally_from": 3}, {"side": "attacker", "settle": True}, {"claim": True}, {})


@pytest.mark.parametrize("clock", ["live", "by_turns"])
def test_nobody_else_learns_of_them(clock: str) -> None:
    games = [orders(village(clock=clock), 2, **said) for said in SAID]
    same_for((None, 0, 1, 3), *games)
    silent = village(clock=clock)
    for viewer in (None, 0, 1, 3):
        assert look(games[0], viewer)[:3] == look(silent, viewer)[:3]
    assert len({json.dumps(own(game, 2)) for game in games}) == len(games)


def test_nobody_imagines_them() -> None:
    play = orders(orders(village(), 2, ally_from=1), 3, settle=True)
    assert [bool(each) for each in play.s.imagine(2, Random(1).random).orders] == [False, False, True, False]
    assert play.s.clone().orders == play.s.orders


# The whole game


def test_a_game_with_them_replays_to_the_same_end() -> None:
    match = Match.new(GAME, {"goal": "12"}, [Seat(f"S{n}", "person") for n in range(4)], Seeded("5"))
    random = Random(9)
    said = 0
    while not match.is_over:
        state_now = match.state
        if state_now.open and random.random() < 0.02:
            seat = random.choice(state_now.deciders())
            side_now = random.choice(("ask", "attacker", "defender", "neutral", "against_leader", "promised"))
            match.act(seat, {"orders": {"ally_from": random.choice((None, 0, 2)), "side": side_now, "settle": True}})
            said += 1
            continue
        seat = random.choice(state_now.awaited())
        match.act(seat, random.choice(match.options(seat)).name)
    again = Match.resume(match.record, lambda game_id: GAME)
    assert said > 5
    assert again.state.orders == match.state.orders and any(match.state.orders)
    assert json.dumps(again.view(None)) == json.dumps(match.view(None))


@pytest.mark.rule("dqt-onl-10")
def test_they_and_all_promises_stay_when_a_bot_takes_the_seat_over() -> None:
    match = Match.new(GAME, {}, [Seat(f"S{n}", "person") for n in range(4)], Seeded("5"))
    while type(match.state.asking).__name__ != "Parley":
        seat = match.state.awaited()[0]
        match.act(seat, match.options(seat)[0].name)
    leaver = (match.state.active + 1) % 4
    match.act(leaver, {"orders": {"ally_from": 0, "side": "neutral", "settle": True}})
    before = match.state
    match.change_seat(leaver, "steady")
    assert match.state.orders == before.orders and match.state.promises == before.promises
    imagined = match.state.imagine(leaver, Random(1).random)
    assert imagined.orders[leaver] == before.orders[leaver], "the bot knows them"
    play_randomly(imagined, Random(2).random, 50)


class Loaded(Seeded):
    """The next throw of a name may be laid down beforehand."""

    def __init__(self) -> None:
        super().__init__("5")
        self.laid: dict[str, int] = {}

    def draw(self, k: int, chance: Chance) -> int:
        return self.laid.pop(chance.name) if chance.name in self.laid else super().draw(k, chance)


def begun(dice: Loaded) -> Match[Any]:
    """Four people with two gems each, in the village."""
    match = Match.new(GAME, {"start_gems": "2"}, [Seat(f"S{n}", "person") for n in range(4)], dice)
    while type(match.state.asking).__name__ != "Parley":
        seat = match.state.awaited()[0]
        match.act(seat, match.options(seat)[0].name)
    return match


def owes_one(match: Match[Any], leaver: int) -> None:
    """He has taken a gem for his word to give it back."""
    match.act(match.state.active, {"offer": {"to": f"seat:{leaver}", "give": [{"gems": 1}], "want": [sure(1)]}})
    match.act(leaver, f"accept offer:{match.state.offers[0].number}")


@pytest.mark.rule("dqt-onl-10")
def test_instructions_answer_before_the_bot_is_asked() -> None:
    dice = Loaded()
    match = begun(dice)
    active, leaver = match.state.active, (match.state.active + 1) % 4
    owes_one(match, leaver)
    match.act(leaver, {"orders": {"ally_from": 0, "settle": True}})
    match.change_seat(leaver, "greedy")
    dice.laid["adventure"] = card("ogre_cook")
    match.act(active, "dungeon")
    match.act(active, {"offer": {"to": f"seat:{leaver}", "alliance": True}})
    assert match.state.ally == leaver, "taken as instructed; the bot was not asked"
    dice.laid["fight"] = 81
    match.act(active, "close")
    while type(match.state.asking).__name__ != "Parley":
        seat = match.state.awaited()[0]
        match.act(seat, match.options(seat)[0].name)
    match.act(active, "done")
    assert match.state.active == leaver and match.state.adventurers[leaver].kept == 1, "paid as instructed"


@pytest.mark.rule("dqt-onl-10")
def test_a_leaver_s_promises_are_the_bot_s() -> None:
    dice = Loaded()
    match = begun(dice)
    active, leaver = match.state.active, (match.state.active + 1) % 4
    owes_one(match, leaver)
    promise = match.state.promises[0]
    match.change_seat(leaver, "greedy")
    assert match.state.promises == (promise,) and promise.promiser == leaver
    dice.laid["adventure"] = card("forgotten_chest")
    match.act(active, "dungeon")
    match.act(active, "done")
    assert match.state.awaited() == (leaver,)
    assert f"pay promise:{promise.number}" in [option.name for option in match.options(leaver)]
    match.act(leaver, "done")
    assert match.state.adventurers[leaver].broken == 1
