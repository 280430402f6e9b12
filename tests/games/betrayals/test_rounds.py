"""Rounds, turns, the pot."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import Play, item, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import FAIR, MOON, NONE, TRUCE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.turn import ROUND_START, TURN_END
from questhall.games.betrayals.rules.wealth import gain_gems

ARENAS = range(codes.ARENA, codes.ARENA + 6)


def arenas(play: Play) -> list[int]:
    """The seats that may be challenged now."""
    return [answer - codes.ARENA for answer in play.codes(play.s.active) if answer in ARENAS]


def chest(play: Play) -> Play:
    """The shortest turn there is."""
    s = play.s
    s.others |= 1  # the chest is put back: this is about turns
    return play.enters("forgotten_chest").answer(codes.DONE, seat=s.active)


@pytest.mark.rule("dqt-rnd-01", "dqt-gen-09")
def test_a_round_is_one_turn_each_from_the_first_player_on() -> None:
    play = lay(seats=3, round=1, active=2, first=2, arenas=0)
    order = []
    for _ in range(7):
        order.append((play.s.round, play.s.active))
        chest(play)
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]
    assert play.s.first == 2


@pytest.mark.rule("dqt-rnd-02", "dqt-trn-05")
@pytest.mark.parametrize("round", [1, 2])
def test_no_arena_in_the_observation_rounds(round: int) -> None:
    play = lay(seats=4, round=round)
    assert arenas(play) == []
    assert codes.DUNGEON in play.codes(0)


@pytest.mark.rule("dqt-rnd-03")
def test_arenas_from_round_three_on() -> None:
    assert arenas(lay(seats=4, round=3, active=1)) == [0, 2, 3]


@pytest.mark.rule("dqt-rnd-02")
@pytest.mark.parametrize("observed", [0, 1, 3])
def test_the_table_may_observe_longer_or_not_at_all(observed: int) -> None:
    for round in range(1, 5):
        assert (arenas(lay(seats=3, round=round, observation_rounds=str(observed))) != []) == (round > observed)


@pytest.mark.rule("dqt-pot-01", "dqt-pot-02")
def test_the_pot_grows_until_the_first_arena() -> None:
    play = lay(seats=3, round=0, arenas=0, run=False).push(ROUND_START)
    assert (play.s.round, play.s.pot) == (1, 1)
    for _ in range(6):
        chest(play)
    assert (play.s.round, play.s.pot) == (3, 3)


@pytest.mark.rule("dqt-pot-01", "dqt-pot-04")
def test_after_the_first_arena_it_grows_no_more() -> None:
    play = lay(seats=3, round=4, arenas=1, run=False).push(ROUND_START)
    assert (play.s.round, play.s.pot, play.s.bank) == (5, 0, 40)


@pytest.mark.rule("dqt-pot-05")
def test_an_empty_bank_adds_nothing_to_the_pot() -> None:
    play = lay(who("thief", gems=20), who("warrior", gems=18), round=2, arenas=0, pot=2, run=False)
    assert play.s.bank == 0
    play.push(ROUND_START)
    assert (play.s.pot, play.s.bank) == (2, 0)


@pytest.mark.rule("dqt-trn-01", "dqt-wnd-07")
def test_one_wound_is_recovered_at_the_start_of_ones_own_turn() -> None:
    play = lay(who("thief", wounds=3), who("warrior", wounds=2), who("ranger"), turn_start=True)
    assert play.wounds() == [2, 2, 0]
    chest(play)
    assert play.wounds() == [2, 1, 0]
    chest(play)
    assert play.wounds() == [2, 1, 0]
    assert [event[1:4] for event in play.told(events.RECOVERED)] == [(0, 1, 2), (1, 1, 1)]


@pytest.mark.rule("dqt-trn-02")
def test_effects_end_at_the_start_of_that_players_turn() -> None:
    play = lay(seats=3, active=0)
    play.s.fair, play.s.moon, play.s.truce = 2, 1, 1
    chest(play)
    assert (play.s.fair, play.s.moon, play.s.truce) == (2, NONE, NONE)
    assert arenas(play) == [0, 2]
    chest(play)
    assert play.s.fair == NONE
    assert [event[1:3] for event in play.told(events.EVENT_ENDS)] == [(1, MOON), (1, TRUCE), (2, FAIR)]


@pytest.mark.rule("dqt-trn-03", "dqt-trn-04")
def test_a_turn_runs_village_venture_village() -> None:
    play = lay(who("thief", gems=8), seats=3, round=1)
    assert codes.DONE not in play.codes(0)  # the venture is mandatory
    play.answer(codes.TROPHY, seat=0)
    assert codes.DONE not in play.codes(0)
    play.enters("forgotten_chest")
    assert codes.DONE in play.codes(0)
    assert codes.DUNGEON not in play.codes(0)  # exactly one
    assert arenas(play) == []
    play.answer(codes.DONE, seat=0)
    assert play.s.active == 1


@pytest.mark.rule("dqt-trn-05")
def test_a_truce_leaves_only_the_dungeon() -> None:
    play = lay(seats=3, round=5)
    assert arenas(play) == [1, 2]
    play.s.truce = 2
    chest(play)
    assert arenas(play) == []
    assert codes.DUNGEON in play.codes(1)


@pytest.mark.rule("dqt-trn-06", "dqt-itm-04")
def test_everybodys_surplus_goes_back_to_the_shop() -> None:
    play = lay(
        who("thief", wears="ember_blade", surplus="double_axe"),
        who("warrior", wears="watch_hauberk", surplus="padded_jerkin tower_shield"),
        who("ranger"),
        second_visit=True,
    )
    play.answer(codes.DONE, seat=0)
    assert all(play.on_sale(name) for name in ("double_axe", "padded_jerkin", "tower_shield"))
    assert play.worn(0) == {"ember_blade"} and play.worn(1) == {"watch_hauberk"}
    assert play.surplus(0) == play.surplus(1) == set()
    assert play.gems() == [0, 0, 0]


@pytest.mark.rule("dqt-trn-07")
def test_promises_that_have_come_due_are_judged_at_the_end_of_the_turn() -> None:
    play = lay(who("thief", gems=5), seats=3, second_visit=True)
    play.says(0, {"offer": {"to": "seat:1", "promise": [{"kind": "gems", "n": 2, "when": "always", "due": "turn"}]}})
    number = play.s.offers[0].number
    play.answer(codes.ACCEPT + number, seat=1)
    assert len(play.s.promises) == 1
    play.answer(codes.DONE, seat=0)
    assert play.s.promises == ()
    assert play.ledger(0) == (0, 1, 0)
    assert len(play.told(events.PROMISE_BROKEN)) == 1


@pytest.mark.rule("dqt-trn-06", "dqt-itm-06")
@pytest.mark.parametrize("takes", [True, False])
def test_an_item_sworn_for_the_end_of_the_turn_leaves_no_surplus(takes: bool) -> None:
    play = lay(who("thief", gems=8), who("minstrel", wears="copper_ring"), seats=3, promises="binding")
    ring = {"kind": "item", "item": "item:oath_crown", "when": "always", "due": "turn"}
    play.says(0, {"offer": {"to": "seat:1", "promise": [ring]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    play.enters("forgotten_chest").answer(codes.BUY + item("oath_crown"), seat=0).answer(codes.DONE, seat=0)
    assert (play.asked(), play.s.seat, play.s.active) == ("Fit", 1, 0)
    play.answer(codes.WEAR + item("oath_crown") if takes else codes.DONE, seat=1)
    worn, back = ("oath_crown", "copper_ring") if takes else ("copper_ring", "oath_crown")
    assert play.worn(1) == {worn} and play.surplus(1) == set()
    assert play.on_sale(back) and play.s.active == 1


@pytest.mark.rule("dqt-trn-08")
def test_who_was_challenged_still_has_his_whole_turn() -> None:
    play = lay(who("thief"), who("minstrel"), who("ranger"), round=3).challenges(1)
    play.closes().answer(codes.NEUTRAL, seat=2).dice(7, 1)
    while play.s.active == 0:
        play.answer(codes.DONE)
    assert play.s.active == 1
    assert codes.DUNGEON in play.codes(1) and arenas(play) == [0, 2]


@pytest.mark.rule("dqt-wnd-07")
def test_nothing_is_recovered_in_other_peoples_turns() -> None:
    play = lay(who("thief"), who("warrior", wounds=4), who("ranger", wounds=1), turn_start=True)
    assert play.wounds() == [0, 4, 1]


def test_a_shielded_player_is_attacked_once_a_round() -> None:
    play = lay(who("thief"), who("minstrel"), who("ranger"), who("warrior"), round=3, arena_shield="once_per_round")
    play.s.shielded = 1 << 2
    chest(play)
    assert arenas(play) == [0, 3]
    chest(play)
    chest(play)
    chest(play)
    assert (play.s.round, arenas(play)) == (4, [1, 2, 3])


def test_the_turn_number_goes_up_with_every_turn() -> None:
    play = lay(seats=3)
    before = play.s.turn
    chest(play)
    chest(play)
    assert play.s.turn == before + 2


@pytest.mark.rule("dqt-qst-07", "dqt-qst-09")
def test_nobody_is_asked_for_a_claim_between_turns() -> None:
    """The question itself would tell everybody that he hides a finished quest; he claims when he likes."""
    play = lay(who("thief", main="hoard", gems=9), seats=3, second_visit=True, auto_claim="off")
    gain_gems(play.s, 0, 1, events.BY_CARD)
    play.push(TURN_END)
    assert play.asked() == "Parley" and play.awaited() == (1,)
    assert not play.a(0).main_done
    play.choose("claim quest:hoard", seat=0)
    assert play.a(0).main_done and play.awaited() == (1,)
