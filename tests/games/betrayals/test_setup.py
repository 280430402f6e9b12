"""The setup: characters, quests, tokens, who begins."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import Play, card, item, new, quest

from questhall.engine.core import EVERYBODY
from questhall.engine.game import BadSetup
from questhall.games.betrayals import GAME
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import CHARACTER_IDS, QUEST_IDS, TYPE_IDS
from questhall.games.betrayals.model.ids import ADVENTURES, BARBARIAN, DRAGON, NONE, RANGER, SORCERER, UNDEAD
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.power import gauge

ORDER = QUEST_IDS  # quests are dealt in this order here: seat 0 the first two, and so on


def deals_characters(play: Play, *names: str) -> Play:
    for name in names:
        play.throw("character", CHARACTER_IDS.index(name))
    return play


def deals_quests(play: Play, seats: int) -> Play:
    return play.draws_quests(*ORDER[: 2 * seats])


def keeps_first(play: Play, seats: int) -> Play:
    for seat in range(seats):
        play.answer(codes.MAIN_QUEST + 2 * seat, seat=seat)
    return play


def until_dice(seats: int = 3, **chosen: str) -> Play:
    play = deals_characters(new(seats, **chosen), *CHARACTER_IDS[:seats])
    if seats > RANGER:
        play.throw("token", UNDEAD)
    return keeps_first(deals_quests(play, seats), seats)


@pytest.mark.rule("dqt-gen-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play(seats: int) -> None:
    assert len(GAME.load().new({}, seats).adventurers) == seats


@pytest.mark.rule("dqt-gen-01")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        GAME.load().new({}, seats)


@pytest.mark.rule("dqt-set-01")
def test_the_goal_is_one_of_three() -> None:
    assert [new(3, **chosen).s.table.goal for chosen in ({}, {"goal": "12"}, {"goal": "20"})] == [15, 12, 20]
    with pytest.raises(BadSetup, match="goal"):
        new(3, goal="14")


@pytest.mark.rule("dqt-set-02")
def test_each_character_is_dealt_once_face_up() -> None:
    play = new(3)
    assert play.s.chance.outcomes == [0, 1, 2, 3, 4, 5]
    deals_characters(play, "sorcerer")
    assert SORCERER not in play.s.chance.outcomes
    deals_characters(play, "thief", "barbarian")
    assert [a.character for a in play.s.adventurers] == [3, 2, 0]
    assert [event[1:3] + event[4:] for event in play.told(events.CHARACTER_DEALT)] == [
        (0, 3, EVERYBODY),
        (1, 2, EVERYBODY),
        (2, 0, EVERYBODY),
    ]


@pytest.mark.rule("dqt-set-02")
def test_a_draft_begins_with_the_last_player() -> None:
    play = new(3, characters="draft").die(2, 7, 1)
    assert play.s.first == 1
    assert play.s.seat == 0  # 1 begins, then 2, then 0
    play.answer(codes.CHARACTER + BARBARIAN)
    assert play.s.seat == 2
    assert codes.CHARACTER + BARBARIAN not in play.codes()
    play.answer(codes.CHARACTER + RANGER).answer(codes.CHARACTER + SORCERER)
    assert [a.character for a in play.s.adventurers] == [BARBARIAN, SORCERER, RANGER]
    assert play.chance() == "token"


@pytest.mark.rule("dqt-set-03", "dqt-chr-01")
def test_everybody_starts_with_power_eight_and_no_scratch() -> None:
    play = until_dice(6)
    for a in play.s.adventurers:
        assert (gauge(play.s, a), a.wounds, a.trophies, a.spent) == (8, 0, 0, False)
        assert (a.worn, a.surplus, a.carcasses) == ((NONE, NONE, NONE), 0, 0)


@pytest.mark.rule("dqt-set-04")
def test_purses_are_empty_unless_the_table_says_otherwise() -> None:
    assert until_dice(4).gems() == [0, 0, 0, 0]
    rich = until_dice(4, start_gems="3")
    assert (rich.gems(), rich.s.bank) == ([3, 3, 3, 3], 28)


@pytest.mark.rule("dqt-set-05", "dqt-set-06")
def test_the_shop_holds_all_items_but_the_dragons() -> None:
    s = until_dice().s
    dragons = sum(1 << item(name) for name in ("dragon_sword", "dragon_armour", "dragon_amulet"))
    assert s.apart == dragons
    assert s.shop & dragons == 0
    assert s.shop.bit_count() == 18


@pytest.mark.rule("dqt-set-08")
def test_two_quests_are_dealt_in_secret_and_one_is_kept() -> None:
    play = deals_quests(deals_characters(new(3), "barbarian", "warrior", "thief"), 3)
    assert play.asked() == "ChooseMain"
    assert play.awaited() == (0, 1, 2)
    assert play.codes(1) == (codes.MAIN_QUEST + 2, codes.MAIN_QUEST + 3)
    assert [(event[1], event[4]) for event in play.told(events.QUESTS_DEALT)] == [(0, 1), (1, 2), (2, 4)]
    play.answer(codes.MAIN_QUEST + 3, seat=1)
    assert play.a(1).main == 3
    assert [event[4] for event in play.told(events.MAIN_KNOWN)] == [1 << 1]
    assert [event[2:] for event in play.told(events.MAIN_CHOSEN)] == [(0, 0, EVERYBODY)]  # not which one
    play.answer(codes.MAIN_QUEST + 0, seat=0).answer(codes.MAIN_QUEST + 5, seat=2)
    assert [a.main for a in play.s.adventurers] == [0, 3, 5]


@pytest.mark.rule("dqt-set-09")
@pytest.mark.parametrize("seats", [3, 6])
def test_rejected_quests_go_into_the_guild_deck(seats: int) -> None:
    play = until_dice(seats)
    assert play.s.guild_left() == 18 - seats
    assert play.s.guild >> 1 & 1 and play.s.guild >> 3 & 1  # rejected, and mixed with the others
    assert not play.s.guild & 1
    assert all(a.dealt == () for a in play.s.adventurers)


@pytest.mark.rule("dqt-set-10")
def test_the_ranger_draws_a_token() -> None:
    play = deals_characters(new(3), "ranger", "warrior", "thief")
    assert play.chance() == "token"
    assert [TYPE_IDS[kind] for kind in play.s.chance.outcomes] == ["humanoid", "undead", "extraordinary", "dragon"]
    play.throw("token", DRAGON)
    assert play.a(0).token == DRAGON
    assert play.chance() == "quest"


@pytest.mark.rule("dqt-set-10")
def test_without_the_ranger_no_token_is_drawn() -> None:
    assert deals_characters(new(3), "minstrel", "warrior", "thief").chance() == "quest"


@pytest.mark.rule("dqt-set-11")
def test_all_adventure_cards_are_in_the_deck() -> None:
    play = until_dice().die(8, 1, 1)
    assert play.s.cards_left() == ADVENTURES
    play.answer(codes.DUNGEON)
    assert play.s.chance.outcomes == list(range(ADVENTURES))
    assert set(play.s.chance.weights) == {1}
    assert card("village_collection") == ADVENTURES - 1


@pytest.mark.rule("dqt-set-12")
def test_the_highest_die_begins() -> None:
    play = until_dice(3).die(3, 4, 8)
    assert (play.s.first, play.s.active) == (2, 2)


@pytest.mark.rule("dqt-set-12")
def test_those_who_tie_for_the_highest_roll_again() -> None:
    play = until_dice(4).die(5, 7, 2, 7)
    assert play.s.first == NONE
    play.die(3, 3).die(1, 6)
    assert play.s.first == 3
    assert [event[1] for event in play.told(events.FIRST_ROLLED)] == [0, 1, 2, 3, 1, 3, 1, 3]


@pytest.mark.rule("dqt-set-13")
def test_curse_and_pot_start_out_of_play() -> None:
    play = until_dice()
    assert (play.s.curse, play.s.pot) == (NONE, 0)


@pytest.mark.rule("dqt-set-14")
def test_the_number_of_players_changes_nothing_else() -> None:
    few, many = until_dice(3), until_dice(6)
    for play in (few, many):
        play.die(*[8 if seat == 0 else 1 for seat in range(play.s.table.seats)])
    for name in ("shop", "apart", "monsters", "others", "bank", "pot", "round", "curse"):
        assert getattr(few.s, name) == getattr(many.s, name), name


@pytest.mark.rule("dqt-prm-17")
def test_binding_promises_need_no_oathbreaker() -> None:
    play = deals_characters(new(3, promises="binding"), "barbarian", "warrior", "thief")
    assert quest("oathbreaker") not in play.s.chance.outcomes
    assert len(play.s.chance.outcomes) == 17
