"""Chapter 3.21: the Exit, death, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.dragonquest.play import GAME, Play, gold, spots

from questhall.games.dragonquest.model.state import DEAD, ESCAPED, INSIDE, TILE
from questhall.games.dragonquest.views import refs

IDLE = "blank blank blank blank / blank"
STEP = "room blank blank blank / blank"
HARMLESS = (gold("- - - - - - - - - -"), "1 1")


def escape(play: Play, seat: int = 0, coins: int = 0) -> Play:
    """That hero walks out in a turn of his own, with so many coins of 50."""
    play.place("chamber K5 P6", seat).coins50 = coins
    return play.begin_turn(seat).rolls(STEP).walk("exit")


def perish(play: Play, seat: int = 0) -> Play:
    """That hero falls through a trapdoor with his last bones."""
    play.hero(seat).lp = 3
    return play.begin_turn(seat).danger("trapdoor", "trapdoor")


@pytest.mark.rule("drq-exi-01")
@pytest.mark.parametrize("suns", [0, 18])
def test_reaching_the_exit_up_to_the_last_turn_is_escape(suns: int) -> None:
    play = Play()
    play.hero().suns = suns
    escape(play)
    assert play.hero().status == ESCAPED
    assert play.state.winners() == [0]


@pytest.mark.rule("drq-exi-02", "drq-end-05")
def test_the_total_is_coins_treasures_and_valuable_objects() -> None:
    play = Play(2)
    h = play.hero()
    h.coins100, h.boxes100 = 3, 5  # two of them scratched
    play.hold("horn", "apple")
    play.own("necklace", "buckle", "silver_ring", "talisman", "rope")
    escape(play, coins=2)
    assert h.total == 2 * 50 + 3 * 100 + 600 + 2200 + 1000 + 800 + 500
    assert play.said("escaped")[0]["total"] == h.total
    play.rolls(IDLE)
    assert play.state.scores() == [5500, 0]


@pytest.mark.rule("drq-exi-03", "drq-dth-02")
@pytest.mark.parametrize("leave", [escape, perish])
def test_who_is_out_or_dead_takes_no_more_turns(leave: Callable[..., Play]) -> None:
    play = leave(Play(3), 1)
    for _ in range(2):
        assert play.state.active == 2
        play.rolls(IDLE)
        assert play.state.active == 0
        play.rolls(IDLE)


@pytest.mark.rule("drq-exi-04")
def test_treasures_of_the_escaped_stay_out_of_the_supply() -> None:
    play = Play(2)
    play.hold("apple")
    play.place("A6 G7 chamber", seat=1)
    escape(play).choose("stay").throws(gold("* * * * - - - - - -"))
    assert "take treasure:tiara" in play.names()
    assert "take treasure:apple" not in play.names()


def by_wounds(play: Play) -> None:
    perish(play)


def by_third_trap(play: Play) -> None:
    play.hero().fogs = 2
    play.begin_turn().danger("fog", "fog")


def by_fifth_skull(play: Play) -> None:
    h = play.hero()
    h.row, h.finds = 2, 6
    play.begin_turn().rolls("find blank blank blank / blank").throws(*["skull"] * 5)


def by_demon(play: Play) -> None:
    play.haunt("B6")
    play.begin_turn().rolls(IDLE)


def by_no_flight(play: Play) -> None:
    play.place("A6 G7 chamber").visited |= spots("G5 G6 G7 H4 I4 J4 H8 I8 J8 K5 K6 K7")
    play.state.dragons = 6
    play.begin_turn().throws(gold("D - - -"), *HARMLESS)


def by_fire(play: Play) -> None:
    play.place("A6 G7 chamber").lp = 2
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws(gold("D - - -"), *HARMLESS)


def by_spider(play: Play) -> None:
    h = play.place("A6 G7 chamber K5")
    h.spider, h.lp = TILE, 2
    play.begin_turn().throws("venom")


def by_sunset(play: Play) -> None:
    play.hero().suns = 18
    play.begin_turn().rolls(IDLE)


@pytest.mark.rule("drq-dth-01", "drq-dth-02")
@pytest.mark.parametrize(
    ("end", "cause"),
    [
        (by_wounds, "wounds"),
        (by_third_trap, "trap"),
        (by_fifth_skull, "skeleton"),
        (by_demon, "demon"),
        (by_no_flight, "no-flight"),
        (by_fire, "fire"),
        (by_spider, "spider"),
        (by_sunset, "sunset"),
    ],
)
def test_causes_of_death(end: Callable[[Play], None], cause: str) -> None:
    play = Play()
    end(play)
    sheet = GAME.view(play.state, None)["heroes"][0]
    assert (sheet["status"], sheet["cause"]) == ("dead", cause)
    assert play.said("died")[0]["cause"] == cause
    assert play.asked() == ""


@pytest.mark.rule("drq-dth-02", "drq-dth-03")
def test_the_dead_score_nothing_and_their_things_leave_the_game() -> None:
    play = Play(2)
    h = play.hero()
    h.coins50 = 4
    play.hold("apple")
    play.own("necklace", "orb")
    perish(play)
    escape(play, 1)
    assert play.state.scores() == [0, 0]
    assert play.state.winners() == [1]
    assert (h.treasures, h.objects) == (0, 0)
    assert play.state.treasures_gone == 1 << refs.treasure_number(play.state.table, "apple")
    assert play.state.objects_gone == 1 << refs.item_number("necklace") | 1 << refs.item_number("orb")
    assert not play.in_supply("apple")
    supply = GAME.view(play.state, None)["supply"]
    assert {"necklace", "orb"}.isdisjoint({item["id"] for item in supply["objects"]})


@pytest.mark.rule("drq-dth-05")
def test_the_dead_still_lay_walls_for_their_neighbour() -> None:
    play = perish(Play(2), 1)
    assert (play.state.active, play.asked(), play.seat()) == (0, "HideTile", 1)
    play.choose("hide tile:2", "guess tile:2")
    assert (play.asked(), play.seat()) == ("BlockSquare", 1)


@pytest.mark.rule("drq-dth-05")
def test_without_ghosts_the_game_lays_the_walls_when_nobody_else_lives() -> None:
    play = perish(Play(2, ghost_neighbours="no"), 1)
    assert play.asked() == "GuessTile"
    assert play.choose("guess tile:2").throw_name() == "wall"


@pytest.mark.rule("drq-end-01")
@pytest.mark.parametrize(("amulet", "rounds"), [(False, 19), (True, 20)])
def test_the_game_ends_with_the_last_turn_of_everybody(amulet: bool, rounds: int) -> None:
    play = Play(2)
    if amulet:
        h = play.hero(1)
        h.finds = 6
        play.rolls(IDLE).choose("buy object:amulet")
    turns = 0
    while play.asked():
        turns = play.state.turn
        play.rolls(IDLE)
    assert play.state.round == rounds
    assert turns == 2 * 19 + (1 if amulet else 0)
    assert [h.status for h in play.state.heroes] == [DEAD, DEAD]


@pytest.mark.rule("drq-end-01")
def test_the_game_ends_when_the_last_hero_is_out() -> None:
    play = escape(escape(Play(2)), 1)
    assert play.asked() == ""
    assert play.kinds()[-1] == "game-over"
    refusal = GAME.why_not(play.state, 0, "exit")
    assert refusal is not None and refusal.rule == "drq-end-01"


@pytest.mark.rule("drq-end-02")
def test_a_single_survivor_wins_with_nothing() -> None:
    play = Play(2)
    play.hold("crown", seat=1)
    perish(play, 1)
    escape(play, 0)
    assert play.state.winners() == [0]
    assert GAME.result(play.state).text == "result-won"


@pytest.mark.rule("drq-end-03")
def test_of_several_the_richest_wins() -> None:
    play = Play(3)
    for seat, coins in ((0, 3), (1, 5), (2, 4)):
        escape(play, seat, coins)
    assert play.state.winners() == [1]
    result = GAME.result(play.state)
    assert (result.scores, result.args["hero"], result.args["escaped"]) == ((150, 250, 200), "seat:1", 3)


@pytest.mark.rule("drq-end-04")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [0, 1, 2]), ("lp", [1]), ("early", [2])])
def test_equal_totals_share_the_victory_unless_agreed_otherwise(tie_break: str, winners: list[int]) -> None:
    play = Play(4, tie_break=tie_break)
    play.hero(1).lp = 14
    for seat, suns in ((0, 9), (1, 9), (2, 8), (3, 7)):
        play.hero(seat).suns = suns
        escape(play, seat, 3 if seat < 3 else 2)
    assert play.state.winners() == winners
    assert GAME.result(play.state).text == ("result-shared" if len(winners) > 1 else "result-won")


@pytest.mark.rule("drq-end-06", "drq-end-08")
def test_when_all_are_dead_the_dragon_has_won_at_once() -> None:
    play = perish(perish(Play(2)), 1)
    assert play.asked() == ""
    assert play.state.round == 1
    assert play.state.winners() == []
    assert GAME.result(play.state).text == "result-dragon"


@pytest.mark.rule("drq-end-07")
def test_outliving_the_others_is_not_enough() -> None:
    play = perish(Play(2), 1)
    assert play.asked()
    assert play.hero(0).status == INSIDE
    perish(play, 0)
    assert play.state.winners() == []
