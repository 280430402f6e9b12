"""Items: worn, surplus, and what they add. Fights with them are in test_combat.py."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import Play, card, item, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import ITEM_IDS
from questhall.games.betrayals.model.ids import POWER_ARMOUR
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.items import give_item, receive_item
from questhall.games.betrayals.rules.power import (
    ARENA_ATTACKER,
    ARENA_DEFENDER,
    ARENA_THIRD,
    DUNGEON_ACTIVE,
    DUNGEON_ALLY,
    fight_power,
    helps,
    parts,
)
from questhall.games.betrayals.rules.wealth import wound, wound_exactly


def wearing(*names: str, character: str = "thief") -> Play:
    return lay(who(character, wears=" ".join(names)), seats=3, run=False)


def as_role(play: Play, role: int, against: str = "hill_bandit") -> int:
    play.s.card = card(against)
    return fight_power(play.s, play.a(0), role)


def as_helper(play: Play, role: int, against: str = "hill_bandit") -> int:
    play.s.card = card(against)
    return helps(play.s, play.a(0), role)


@pytest.mark.rule("dqt-itm-01")
def test_one_weapon_one_armour_one_jewel() -> None:
    play = lay(seats=3)
    for name in ("ember_blade", "double_axe", "tower_shield", "padded_jerkin", "copper_ring", "oath_crown"):
        receive_item(play.s, 0, item(name))
    assert play.worn(0) == {"ember_blade", "tower_shield", "copper_ring"}
    assert play.surplus(0) == {"double_axe", "padded_jerkin", "oath_crown"}


@pytest.mark.rule("dqt-itm-02", "dqt-itm-06")
def test_the_active_player_chooses_which_of_two_he_wears() -> None:
    play = lay(who("thief", wears="notched_cutlass", surplus="double_axe"), seats=3)
    assert play.gauge(0) == 9
    play.answer(codes.WEAR + item("double_axe"), seat=0)
    assert (play.worn(0), play.surplus(0), play.gauge(0)) == ({"double_axe"}, {"notched_cutlass"}, 12)
    play.answer(codes.WEAR + item("notched_cutlass"), seat=0)
    assert play.gauge(0) == 9


@pytest.mark.rule("dqt-itm-06")
@pytest.mark.parametrize("takes", [True, False])
def test_somebody_else_chooses_when_he_receives(takes: bool) -> None:
    play = lay(who("thief", wears="double_axe"), who("warrior", wears="ember_blade"), who("ranger"))
    play.says(0, {"offer": {"to": "seat:1", "give": [{"item": "item:double_axe"}]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=1)
    assert play.asked() == "Fit" and play.s.seat == 1
    play.answer(codes.WEAR + item("double_axe") if takes else codes.DONE)
    assert play.worn(1) == ({"double_axe"} if takes else {"ember_blade"})
    assert play.s.active == 0 and codes.DUNGEON in play.codes(0)


@pytest.mark.rule("dqt-itm-02")
def test_what_remains_is_worn() -> None:
    play = lay(who("warrior", wears="helm_of_the_dead", surplus="power_armour"), who("sorcerer"), seats=3)
    give_item(play.s, 0, 1, item("helm_of_the_dead"))
    assert play.worn(0) == {"power_armour"} and play.surplus(0) == set()
    assert play.worn(1) == {"helm_of_the_dead"}


@pytest.mark.rule("dqt-itm-03")
def test_a_surplus_item_does_nothing() -> None:
    play = lay(who("thief", gems=2, wears="copper_ring", surplus="guild_signet healers_pendant watchmans_bow"), seats=3)
    assert play.gauge(0) == 9
    assert helps(play.s, play.a(0), ARENA_THIRD) == 5
    assert wound(play.s, 0, 1) == 1
    play.answer(codes.GUILD, seat=0)
    assert play.gems()[0] == 0
    play.draws_quests("legend", "giant_feller")
    assert play.asked() == "KeepQuest"


@pytest.mark.rule("dqt-itm-03")
def test_a_surplus_item_may_be_given_away() -> None:
    play = lay(who("thief", wears="copper_ring", surplus="oath_crown"), seats=3)
    play.says(0, {"offer": {"to": "seat:2", "give": [{"item": "item:oath_crown"}]}})
    play.answer(codes.ACCEPT + play.s.offers[0].number, seat=2)
    assert play.worn(2) == {"oath_crown"} and play.surplus(0) == set()


@pytest.mark.rule("dqt-itm-04")
def test_returned_items_are_on_sale_at_their_printed_price() -> None:
    play = lay(
        who("thief", wears="copper_ring", surplus="oath_crown"), who("warrior", gems=5), seats=3, second_visit=True
    )
    play.answer(codes.DONE, seat=0)
    assert play.gems()[0] == 0
    assert [event[1:3] for event in play.told(events.SURPLUS_RETURNED)] == [(0, item("oath_crown"))]
    play.answer(codes.BUY + item("oath_crown"), seat=1)
    assert play.gems()[1] == 0


@pytest.mark.rule("dqt-itm-05")
def test_a_bonus_counts_and_stops_at_once() -> None:
    play = lay(who("thief", gems=8), seats=3)
    play.answer(codes.BUY + item("double_axe"), seat=0)
    assert play.gauge(0) == 12
    play.answer(codes.HAND_BACK + item("double_axe"), seat=0)
    assert play.gauge(0) == 8


@pytest.mark.rule("dqt-itm-07")
def test_a_dragon_item_handed_back_is_on_sale_at_ten() -> None:
    play = lay(who("thief", wears="dragon_sword", gems=10), seats=3)
    play.answer(codes.HAND_BACK + item("dragon_sword"), seat=0)
    assert play.on_sale("dragon_sword")
    play.answer(codes.BUY + item("dragon_sword"), seat=0)
    assert (play.gems()[0], play.worn(0)) == (0, {"dragon_sword"})


@pytest.mark.rule("dqt-itm-08")
def test_watchmans_bow() -> None:
    play = wearing("watchmans_bow")
    assert play.gauge(0) == 9
    assert as_helper(play, DUNGEON_ALLY) == as_helper(play, ARENA_THIRD) == 5 + 2
    assert as_role(play, DUNGEON_ACTIVE) == 9


@pytest.mark.rule("dqt-itm-09")
def test_duellists_rapier() -> None:
    play = wearing("duellists_rapier")
    assert (play.gauge(0), as_role(play, DUNGEON_ACTIVE)) == (10, 10)
    assert as_role(play, ARENA_ATTACKER) == as_role(play, ARENA_DEFENDER) == 12
    assert as_helper(play, ARENA_THIRD) == 5


@pytest.mark.rule("dqt-itm-10")
def test_silvered_mace() -> None:
    play = wearing("silvered_mace")
    assert as_role(play, DUNGEON_ACTIVE, "hill_bandit") == 10
    assert as_role(play, DUNGEON_ACTIVE, "rattlebones") == 12
    assert as_helper(play, DUNGEON_ALLY, "rattlebones") == 6  # before halving
    assert as_role(play, ARENA_ATTACKER, "rattlebones") == 10


@pytest.mark.rule("dqt-itm-19")
def test_tower_shield() -> None:
    play = wearing("tower_shield")
    assert (play.gauge(0), as_role(play, ARENA_ATTACKER), as_role(play, ARENA_DEFENDER)) == (10, 10, 12)


@pytest.mark.rule("dqt-itm-22")
def test_healers_pendant() -> None:
    play = wearing("healers_pendant")
    assert play.gauge(0) == 9
    assert (wound(play.s, 0, 1), wound(play.s, 0, 2)) == (0, 1)
    assert wound_exactly(play.s, 0, 2) == 2
    assert play.wounds()[0] == 3


@pytest.mark.rule("dqt-itm-24")
def test_oath_crown() -> None:
    play = wearing("oath_crown")
    assert (play.gauge(0), as_helper(play, ARENA_THIRD)) == (10, 5 + 1)


@pytest.mark.rule("dqt-itm-11", "dqt-itm-12", "dqt-itm-18", "dqt-itm-20", "dqt-itm-21", "dqt-itm-23", "dqt-itm-25")
@pytest.mark.parametrize(
    ("name", "slot", "price", "bonus"),
    [
        ("double_axe", 0, 8, 4),
        ("power_armour", 1, 4, 0),
        ("helm_of_the_dead", 1, 4, 2),
        ("guild_signet", 2, 3, 1),
        ("scavengers_loop", 2, 3, 1),
        ("glass_clover", 2, 4, 1),
        ("dragon_sword", 0, 10, 5),
        ("dragon_armour", 1, 10, 5),
        ("dragon_amulet", 2, 10, 4),
    ],
)
def test_printed_figures(name: str, slot: int, price: int, bonus: int) -> None:
    play = wearing(name)
    cards = play.s.table.cards
    assert play.gauge(0) == 8 + bonus
    assert play.a(0).worn[slot] == item(name)
    assert cards.item_price[item(name)] == price


def test_the_parts_of_a_gauge() -> None:
    play = lay(who("warrior", wears="watch_hauberk power_armour", wounds=1, cursed=True), seats=3, run=False)
    play.a(0).worn = (item("double_axe"), POWER_ARMOUR, -1)
    assert [points for _, points in parts(play.s, play.a(0))] == [8, 4, -1, -2, 1]
    assert sum(points for _, points in parts(play.s, play.a(0))) == play.gauge(0)
    assert ITEM_IDS[parts(play.s, play.a(0))[1][0]] == "double_axe"
