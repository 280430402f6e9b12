"""What is answered for somebody whose time is over (4.5), row by row; and that a game goes on by nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    gems,
    in_arena,
    offer,
    state,
    sure,
    trophy,
    village,
    wins,
)
from tests.games.betrayals.fights import quietly, with_ally
from tests.games.betrayals.play import Play, card, check_conserved, item, lay, new, quest, who

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, apply, apply_checked
from questhall.games.betrayals.answers.fallback import fallback
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import STAYS_OUT, UNDECIDED

pytestmark = pytest.mark.rule("dqt-onl-05")


def late(play: Play, seat: int | None = None) -> int:
    """The fallback of that seat, which must be among its answers."""
    who_is = play.speaker(seat)
    answer = fallback(play.s, who_is)
    assert answer in play.s.legal_for(who_is)
    return answer


def out_of_time(play: Play, asking: str) -> Play:
    """Everybody awaited is answered for, as long as this is what is asked."""
    while play.asked() == asking and play.s.waiting == DECISION:
        seat = play.awaited()[0]
        play.answer(late(play, seat), seat=seat)
    return play


def test_the_first_card_dealt_is_kept() -> None:
    play = new(3)
    while play.asked() != "ChooseMain":
        play.throw(play.chance(), play.s.chance.outcomes[0])
    for seat in range(3):
        assert late(play, seat) == codes.MAIN_QUEST + play.a(seat).dealt[0]
    play = lay(who("thief", gems=9), seats=3).choose("guild").draws_quests("hoard", "keen_edge")
    assert play.asked() == "KeepQuest" and late(play) == codes.KEEP_QUEST + quest("hoard")


def test_the_village_is_left_for_the_dungeon_and_then_for_good() -> None:
    play = village()
    assert late(play, 0) == codes.DUNGEON
    play.enters("forgotten_chest")
    assert late(play, 0) == codes.DONE


def test_what_is_owed_this_turn_is_paid_before_the_turn_ends() -> None:
    play = village(second_visit=True)
    deal(play, 0, 1, promise=[sure(2)])
    deal(play, 0, 2, promise=[sure(1, due={"round": 9})])
    assert late(play, 0) == codes.PAY + 1
    play.answer(late(play, 0), seat=0)
    assert state(play, 1) == "kept" and late(play, 0) == codes.DONE


def test_no_offer_is_made_and_none_accepted() -> None:
    play = before_monster(monster="ogre_cook")
    made = offer(play, 0, 1, alliance=True, give=[{"gems": 3}])
    assert late(play, 1) == codes.DECLINE + made.number
    assert late(play, 2) == codes.PASS
    play.answer(codes.DECLINE + made.number, seat=1)
    bid = offer(play, 2, 0, alliance=True)
    assert late(play, 0) == codes.CLOSE, "however cheap the help"
    play.answer(codes.CLOSE, seat=0)
    assert play.s.ally == NONE and bid not in play.s.offers


def test_trades_are_declined() -> None:
    play = village()
    made = offer(play, 0, 2, give=[{"gems": 5}])
    assert late(play, 2) == codes.DECLINE + made.number


@pytest.mark.parametrize(
    ("hunter", "answer"), [(who("warrior"), codes.FLEE), (who("ranger", token="humanoid"), codes.CLOSE)]
)
def test_whoever_may_runs_from_what_he_would_hardly_beat(hunter: dict[str, Any], answer: int) -> None:
    play = lay(hunter, seats=4).enters("hooded_zealot")
    assert codes.FLEE in play.codes(0) and late(play, 0) == answer


def test_nobody_runs_who_may_not() -> None:
    play = before_monster(who("warrior"), monster="cinder_dragon")
    assert late(play, 0) == codes.FLEE
    with_ally(play, 1)
    assert codes.FLEE not in play.codes(0) and late(play, 0) == codes.CLOSE


@pytest.mark.parametrize(
    ("hunter", "answer"),
    [(who("warrior", wounds=4), codes.FLEE), (who("ranger", wounds=1, token="humanoid"), codes.CLOSE)],
)
def test_against_a_monster_that_takes_no_ally(hunter: dict[str, Any], answer: int) -> None:
    play = lay(hunter, seats=3).enters("fallen_knight")
    assert play.asked() == "FleeOrFight" and late(play) == answer


def test_no_power_is_spent() -> None:
    play = lay(who("barbarian", wears="power_armour"), who("thief"), who("sorcerer")).challenges(1).closes()
    play.answer(codes.ATTACKER, seat=2)
    assert play.asked() == "Announce" and late(play) == codes.DONE
    play.answer(codes.DONE).dice(4, 4)
    assert play.asked() == "Twist" and late(play) == codes.KEEP
    play = lay(who("barbarian"), who("warrior"), who("thief")).challenges(1).closes()
    play.answer(codes.ATTACKER, seat=2)
    while not play.chance():
        play.answer(late(play))
    play.dice(4, 4)
    assert play.asked() == "VolteFace" and late(play) == codes.KEEP


def test_second_sight_keeps() -> None:
    play = lay(who("sorcerer"), seats=3).enters("infernal_cyclops")
    assert play.asked() == "SecondSight" and late(play) == codes.KEEP


def test_the_spoils_are_what_was_promised() -> None:
    play = before_monster(who("warrior", gems=5), who("thief", gems=5), who("ranger", gems=5))
    deal(play, 1, 0, alliance=True, want=[trophy(), gems(2)])
    wins(play)
    assert play.asked() == "Spoils" and late(play) == codes.spoils(1, 0, 2)


def test_the_wish_is_two_trophy_points() -> None:
    play = before_monster(who("warrior", wears="power_armour"), monster="djinn")
    play.closes()
    while not play.chance():
        play.answer(codes.DOUBLE if codes.DOUBLE in play.codes() else codes.DONE)
    play.dice(8, 1)
    assert play.asked() == "Wish" and late(play) == codes.TROPHIES


def test_nobody_takes_a_side() -> None:
    play = in_arena()
    assert (late(play, 0), late(play, 1), late(play, 2)) == (codes.CLOSE, codes.PASS, codes.PASS)
    play.closes()
    out_of_time(play, "ChooseSide")
    assert play.s.sides == (UNDECIDED, UNDECIDED, STAYS_OUT, STAYS_OUT)


@pytest.mark.parametrize(
    ("purse", "things", "answer"),
    [
        (5, {"wears": "watch_hauberk", "carcasses": "ogre_cook"}, codes.GEMS),
        (4, {"wears": "watch_hauberk", "carcasses": "ogre_cook"}, codes.TAKE_ITEM + item("watch_hauberk")),
        (4, {"carcasses": "ogre_cook hill_bandit"}, codes.TAKE_CARCASS + card("ogre_cook")),
        (2, {"carcasses": "hill_bandit"}, codes.TAKE_CARCASS + card("hill_bandit")),
    ],
)
def test_plunder(purse: int, things: dict[str, str], answer: int) -> None:
    play = lay(who("warrior"), who("ranger", gems=purse, **things), who("barbarian")).challenges(1).closes()
    play.answer(codes.NEUTRAL, seat=2)
    quietly(quietly(play).dice(8, 1))
    assert play.asked() == "Plunder" and late(play) == answer


def test_debts_are_settled() -> None:
    play = in_arena(who("warrior", gems=3), who("thief", gems=5), who("ranger"))
    deal(play, 0, 2, promise=[gems(2)])
    deal(play, 0, 3, promise=[gems(2)])
    play.closes().choose("side side:attacker", seat=2).choose("side side:attacker", seat=3)
    play = quietly(quietly(play).dice(8, 1))
    if play.asked() == "Plunder":
        play.answer(codes.GEMS)
    assert play.asked() == "Settle" and play.awaited() == (0,)
    out_of_time(play, "Settle")
    assert (state(play, 1), state(play, 2)) == ("kept", "kept")


@pytest.mark.parametrize(
    ("special", "answer"), [("lost_peddler", codes.NO), ("blood_altar", codes.NO), ("guild_letter", codes.GEMS)]
)
def test_special_cards(special: str, answer: int) -> None:
    play = lay(who("warrior", gems=9), seats=3).enters(special)
    assert late(play) == answer


def test_the_gate_leads_to_the_leader() -> None:
    play = lay(who("warrior"), who("thief", trophies=3), who("ranger", trophies=7), who("minstrel", trophies=5))
    play.enters("duellists_gate")
    assert late(play) == codes.ARENA + 2


def test_quests_are_claimed() -> None:
    play = lay(who("thief", trophies=15), who("warrior", main="keen_edge", wears="double_axe"), who("ranger"),
               active=2, second_visit=True, auto_claim="off")  # fmt: skip
    play.s.last_round = True
    play.answer(codes.DONE, seat=2)
    assert play.asked() == "ClaimQuests" and late(play) == codes.CLAIM + quest("keen_edge")


def test_turn_by_turn() -> None:
    play = village(clock="by_turns").enters("ogre_cook")
    assert late(play, 0) == codes.CLOSE
    play.answer(codes.PASS, seat=0)
    assert [late(play, seat) for seat in (1, 2, 3)] == [codes.PASS] * 3
    for seat in (1, 2, 3):
        play.answer(codes.PASS, seat=seat)
    made = offer(play, 0, 2, alliance=True)
    assert play.awaited() == (2,) and late(play, 2) == codes.DECLINE + made.number
    arena = village(clock="by_turns").challenges(1)
    assert late(arena) == codes.PASS
    offer(arena, 0, 2, give=[{"gems": 4}])
    arena.answer(codes.PASS, seat=0).answer(codes.PASS, seat=1)
    assert late(arena, 2) == late(arena, 3) == codes.NEUTRAL


@pytest.mark.parametrize("clock", ["live", "by_turns"])
def test_a_game_nobody_answers_goes_on_to_its_end(clock: str) -> None:
    play = new(4, clock=clock, goal="12", auto_claim="off")
    random = Random(3).random
    for _ in range(20_000):
        s = play.s
        if s.waiting == OVER:
            break
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random()))
        else:
            seat = s.awaited()[0]
            apply_checked(s, seat, fallback(s, seat))
        check_conserved(s)
    assert play.s.waiting == OVER


@pytest.mark.parametrize(
    ("worn", "given", "kept"), [("oath_crown", "copper_ring", True), ("copper_ring", "oath_crown", False)]
)
def test_an_absent_receiver_wears_the_better_of_two(worn: str, given: str, kept: bool) -> None:
    play = lay(who("thief", wears=given), who("warrior", wears=worn), who("ranger"))
    deal(play, 0, 1, give=[{"item": f"item:{given}"}])
    assert play.asked() == "Fit"
    assert late(play, 1) == (codes.DONE if kept else codes.WEAR + item(given))
