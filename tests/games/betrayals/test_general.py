"""What holds everywhere: gems, halves, dice, trophy points, the curse."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import card, lay, table, who

from questhall.engine.core import DECISION, Reason, apply_open_checked
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import MONSTERS, NONE
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import ARENA_THIRD, gauge, helps, odds
from questhall.games.betrayals.rules.wealth import curse, gain_gems, gain_trophies, pay_gems, uncurse
from questhall.games.betrayals.views.view import view


@pytest.mark.rule("dqt-gen-02")
def test_two_dice_with_eight_faces() -> None:
    laid = table(3)
    assert laid.die.outcomes == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(laid.dice.outcomes) == 64
    assert {outcome // 10 for outcome in laid.dice.outcomes} == {outcome % 10 for outcome in laid.dice.outcomes}
    assert set(laid.die.weights) == set(laid.dice.weights) == {1}


# (points ahead, rolls won of 64): the table of section 2.1
ODDS = [
    *[
        (-16, 0),
        (-15, 1),
        (-12, 4),
        (-9, 7),
        (-8, 7),
        (-7, 7),
        (-6, 8),
        (-5, 10),
        (-4, 13),
        (-3, 17),
        (-2, 22),
        (-1, 28),
    ],
    *[(0, 36), (1, 42), (2, 47), (3, 51), (4, 54), (5, 56), (6, 57), (8, 57), (9, 58), (12, 61), (14, 63), (15, 64)],
    *[(-30, 0), (30, 64)],
]


@pytest.mark.rule("dqt-cbt-06", "dqt-cbt-08")
@pytest.mark.parametrize(("lead", "won"), ODDS)
def test_how_often_green_wins(lead: int, won: int) -> None:
    assert odds(lay(seats=3, run=False).s, 20 + lead, 20) == won


def test_odds_know_the_monsters_kritik_and_doubled_dice() -> None:
    s = lay(seats=3, run=False).s
    assert odds(s, 10, 10, green_times=2) > odds(s, 10, 10) > odds(s, 10, 10, red_times=2)
    s.card = card("razor_mantis")
    assert odds(s, 10, 10) == 36 - 1  # a green 7 no longer ties a red 7


@pytest.mark.rule("dqt-gen-05")
def test_the_bank_pays_what_it_holds() -> None:
    play = lay(who("thief", gems=20), who("warrior", gems=18), seats=3, run=False)
    assert play.s.bank == 2
    assert gain_gems(play.s, 2, 5, events.BY_CARD) == 2
    assert (play.gems(), play.s.bank) == ([20, 18, 2], 0)
    assert [event[1:3] for event in play.told(events.BANK_SHORT)] == [(2, 3)]


@pytest.mark.rule("dqt-gen-05")
def test_a_table_may_have_a_bank_without_limit() -> None:
    play = lay(who("thief", gems=20), who("warrior", gems=18), seats=3, run=False, bank="unlimited")
    assert gain_gems(play.s, 2, 5, events.BY_CARD) == 5
    assert play.gems() == [20, 18, 5]


@pytest.mark.rule("dqt-gen-06")
def test_simultaneous_gains_are_served_clockwise_from_the_active_player() -> None:
    play = lay(who("thief", gems=17), who("warrior", gems=19, trophies=2), who("ranger"), who("sorcerer"), active=2)
    assert play.s.bank == 4
    play.enters("village_collection")
    assert play.gems() == [17, 19, 3, 1]


@pytest.mark.rule("dqt-gen-07")
def test_payments_go_to_the_bank_as_far_as_the_purse_goes() -> None:
    play = lay(who("thief", gems=3), seats=3, run=False)
    assert pay_gems(play.s, 0, 5, events.BY_CARD) == 3
    assert (play.s.bank, play.gems()[0]) == (40, 0)


@pytest.mark.rule("dqt-gen-08")
def test_trophy_points_have_no_ceiling() -> None:
    play = lay(who("thief", trophies=19), seats=3, goal="20", run=False)
    gain_trophies(play.s, 0, 30, events.BY_QUEST)
    assert play.trophies()[0] == 49


@pytest.mark.rule("dqt-gen-10")
def test_ally_values_are_rounded_up() -> None:
    play = lay(who("thief", wounds=1), who("warrior"), who("ranger", wears="copper_ring"), run=False)
    assert [helps(play.s, a, ARENA_THIRD) for a in play.s.adventurers] == [4, 4, 5]


@pytest.mark.rule("dqt-gen-10")
def test_the_other_gauge_counts_two_thirds() -> None:
    play = lay(
        who("thief"), who("warrior"), who("ranger", wears="copper_ring"), run=False, ally_gauge="two_thirds_down"
    )
    assert [helps(play.s, a, ARENA_THIRD) for a in play.s.adventurers] == [5, 5, 6]


@pytest.mark.rule("dqt-gen-10", "dqt-evt-01")
def test_the_toll_is_rounded_down() -> None:
    play = lay(who("thief", gems=5), who("warrior", gems=1), who("ranger", gems=8), round=3).enters("toll")
    assert play.gems() == [3, 1, 4]


@pytest.mark.rule("dqt-gen-10", "dqt-spc-03")
def test_the_peddlers_half_is_rounded_up() -> None:
    play = lay(who("thief", gems=2), seats=3).enters("lost_peddler")
    mine = play.codes(0)
    assert codes.BUY + 13 in mine  # the Signet: 3 gems, here 2
    assert codes.BUY + 2 not in mine  # the Rapier: 5 gems, here 3


@pytest.mark.rule("dqt-gen-11")
def test_nobody_is_eliminated() -> None:
    play = lay(who("thief"), who("warrior", wounds=4), who("ranger", wounds=4), turn_start=True)
    play.enters("forgotten_chest").answer(codes.DONE, seat=0)
    assert play.s.active == 1 and codes.DUNGEON in play.codes(1)


@pytest.mark.rule("dqt-gen-12")
def test_resolved_cards_never_come_back() -> None:
    play = lay(who("thief"), seats=3, round=3).enters("marsh_fever", "forgotten_chest")
    play.answer(codes.DONE, seat=0).answer(codes.DUNGEON, seat=1)
    assert card("marsh_fever") not in play.s.chance.outcomes
    assert card("forgotten_chest") not in play.s.chance.outcomes
    assert len(play.s.chance.outcomes) == play.s.cards_left() == 62


@pytest.mark.rule("dqt-gen-12", "dqt-dun-09")
def test_a_monster_one_fled_from_is_gone() -> None:
    play = lay(seats=3, round=3).enters("infernal_cyclops").answer(codes.FLEE, seat=0)
    assert not play.s.monsters >> card("infernal_cyclops") & 1
    assert all(a.carcasses == 0 for a in play.s.adventurers)
    assert play.s.monsters.bit_count() == MONSTERS - 1


@pytest.mark.rule("dqt-gen-13")
@pytest.mark.parametrize("watcher", [None, 1])
def test_sheets_lie_open(watcher: int | None) -> None:
    thief = who(
        "thief", gems=5, trophies=4, wounds=2, wears="double_axe", surplus="ember_blade", carcasses="ogre_cook",
        main="hoard", completed="panoply", spent=True, cursed=True,
    )  # fmt: skip
    seen = view(lay(thief, seats=3).s, watcher)
    assert seen["curse"] == "seat:0"
    sheet = seen["adventurers"][0]
    assert {name: sheet[name] for name in ("character", "power", "wounds", "trophies", "gems", "unique")} == {
        "character": "character:thief", "power": 8, "wounds": 2, "trophies": 4, "gems": 5, "unique": False,
    }  # fmt: skip
    assert sheet["worn"]["weapon"] == "item:double_axe" and sheet["surplus"] == ["item:ember_blade"]
    assert [each["card"] for each in sheet["carcasses"]] == ["monster:ogre_cook"]
    assert sheet["completed"] == ["quest:panoply"]
    assert sheet["main"] == "hidden"


@pytest.mark.rule("dqt-cbt-01")
def test_the_gauge_is_never_below_zero() -> None:
    play = lay(who("thief", wounds=4, cursed=True), seats=3, run=False)
    assert play.gauge(0) == 2
    play.s.table.cards.item_bonus[0] -= 4  # a cutlass worse than any
    try:
        play.a(0).worn = (0, NONE, NONE)
        assert gauge(play.s, play.a(0)) == 0
    finally:
        play.s.table.cards.item_bonus[0] += 4


@pytest.mark.rule("dqt-cur-01")
def test_the_curse_costs_two_points() -> None:
    play = lay(who("thief", cursed=True), seats=3, run=False)
    assert (play.gauge(0), helps(play.s, play.a(0), ARENA_THIRD)) == (6, 3)


@pytest.mark.rule("dqt-cur-02")
def test_there_is_one_curse() -> None:
    play = lay(who("thief", cursed=True), seats=3, run=False)
    curse(play.s, 2)
    assert [play.gauge(seat) for seat in range(3)] == [8, 8, 6]
    assert [event[1:3] for event in play.told(events.CURSED)] == [(2, 0)]


@pytest.mark.rule("dqt-cur-03")
def test_a_cursed_principal_who_wins_passes_it_on() -> None:
    play = lay(who("thief", cursed=True), who("minstrel"), who("ranger"), round=3).challenges(1).closes()
    play.answer(codes.NEUTRAL, seat=2).dice(7, 1)
    assert play.s.curse == 1


@pytest.mark.rule("dqt-cur-03")
def test_a_cursed_principal_who_loses_keeps_it() -> None:
    play = lay(who("thief", cursed=True), who("minstrel"), who("ranger"), round=3).challenges(1).closes()
    play.answer(codes.NEUTRAL, seat=2).dice(1, 7)
    assert play.s.curse == 0


@pytest.mark.rule("dqt-cur-04")
def test_it_is_put_away_from_its_holder_only() -> None:
    play = lay(who("thief", cursed=True), seats=3, run=False)
    uncurse(play.s, 1)
    assert play.s.curse == 0
    uncurse(play.s, 0)
    assert play.s.curse == NONE


@pytest.mark.rule("dqt-cur-04", "dqt-spc-02")
def test_the_spring_puts_it_away() -> None:
    play = lay(who("thief", cursed=True, wounds=3), seats=3).enters("moonlit_spring")
    assert (play.s.curse, play.wounds()[0], play.gems()[0]) == (NONE, 0, 2)


@pytest.mark.rule("dqt-cur-05", "dqt-trd-03")
def test_it_cannot_be_traded() -> None:
    play = lay(who("thief", cursed=True), seats=3)
    assert play.s.waiting == DECISION
    refusal = apply_open_checked(play.s, 0, {"offer": {"to": "seat:1", "give": [{"curse": 1}]}})
    assert isinstance(refusal, Reason)
