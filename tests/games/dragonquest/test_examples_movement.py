"""The worked examples of the rulebook about dice, walking, finds and dangers."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, timeless

from questhall.games.dragonquest.model.state import TILE


@pytest.mark.rule("drq-mov-06", "drq-mov-09", "drq-fnd-01")
def test_anna_stops_at_two_skulls() -> None:
    play = Play().rolls("skull skull room corridor / find").walk("B6 C6")
    h = play.hero()
    assert (at(h), h.row, h.finds, h.suns) == ("C6", 0, 1, 2)


@pytest.mark.rule("drq-mov-05", "drq-mov-07", "drq-wlk-09")
def test_beate_rolls_two_blanks_again() -> None:
    play = Play().to_dice().throws("skull blank blank room / corridor")
    play.choose("reroll die:3 die:4").throws("skull room")
    dice = GAME.view(play.state, 0)["dice"]
    assert (dice["skulls"], dice["rerolls"]) == (2, 1)
    play.choose("stop").walk("B6 C6 C7")
    h = play.hero()
    assert (at(h), h.finds, h.suns) == ("C7", 0, 2)
    assert play.sheet()["dots"][-1] == "square:C7"


@pytest.mark.rule("drq-mov-09", "drq-trn-04")
def test_christian_gets_nothing_out_of_his_turn() -> None:
    play = Play()
    play.place("G6 chamber K6 P5")
    play.begin_turn()
    before = play.sheet()
    play.rolls("skull skull blank blank / blank")
    assert timeless(play.sheet()) == timeless(before) and play.sheet()["suns"] == before["suns"] + 1
    assert "skulls" not in play.kinds()


@pytest.mark.rule("drq-mov-04", "drq-mov-05", "drq-fnd-03")
def test_david_uses_both_rerolls() -> None:
    play = Play().to_dice().throws("blank blank room room / find")
    play.choose("reroll die:3 die:4").throws("skull blank")
    play.choose("reroll die:4").throws("find")
    assert play.asked() == "Walk"  # no third re-roll
    play.walk("B6 C6")
    h = play.hero()
    assert (at(h), h.row, h.finds) == ("C6", 0, 2)


@pytest.mark.rule("drq-fnd-02", "drq-fnd-05", "drq-awk-01", "drq-spi-08")
def test_frederick_is_bitten() -> None:
    play = Play()
    play.hero().finds = 5
    play.begin_turn().choose("pass").rolls("skull skull corridor find / find").walk("B6")
    h = play.hero()
    assert (at(h), h.row, h.finds, h.spider) == ("B6", 1, 0, TILE)
    order = [kind for kind in play.kinds() if kind in ("walked", "find-ticked", "row-awakes", "spider-bites")]
    assert order == ["walked", "find-ticked", "row-awakes", "spider-bites"]
    assert play.sheet()["venom"] is False
    assert play.asked() == "GuessTile"  # the next turn, no spider die


@pytest.mark.rule("drq-mov-08", "drq-dng-02")
def test_henry_meets_an_orc() -> None:
    play = Play().to_dice().throws("skull skull room blank / room")
    play.choose("reroll die:4").throws("skull", "orc", "orc")
    assert play.throw_name() == "battle:orc"
    assert (at(play.hero()), play.hero().finds) == ("A6", 0)


@pytest.mark.rule("drq-dng-03", "drq-trp-01", "drq-trp-09")
def test_ivana_steps_into_an_arrow_trap() -> None:
    play = Play().danger("orc", "arrow", "arrow", "2")
    h = play.hero()
    assert (h.lp, h.arrows, h.suns) == (10, 1, 2)


@pytest.mark.rule("drq-dng-04", "drq-trp-05", "drq-trp-10", "drq-trp-11")
def test_john_misses_a_turn() -> None:
    play = Play(2).danger("fog", "troll", "orc", "a")
    h = play.hero()
    assert (h.lp, h.fogs, h.miss, play.state.miss_markers) == (11, 1, TILE, 1)
    play.idle().forget()  # the other hero; then John misses his turn
    assert (h.suns, h.miss, play.state.miss_markers, play.state.active) == (2, 0, 2, 1)
    play.idle()
    assert (play.state.active, play.asked(), h.suns) == (0, "HideTile", 3)  # the turn after is normal


@pytest.mark.rule("drq-dng-06", "drq-mon-05", "drq-mon-08")
def test_karen_beats_a_ghoul() -> None:
    play = Play().to_dice().throws("skull skull room blank / double", "ghoul", "ghoul")
    play.throws("monster", "1 3", "monster", "2 2", "sword")
    h = play.hero()
    assert (h.lp, at(h), h.finds, h.suns) == (10, "A6", 0, 2)


def poisoned_in_the_chamber() -> Play:
    """X6: a spider tile, two coins of 50, one of 100, 6 LP, and a row to spend."""
    play = Play()
    h = play.place("G6 chamber")
    h.spider, h.lp, h.finds = TILE, 6, 4
    h.coins50 = h.boxes50 = 2
    h.coins100 = h.boxes100 = 1
    return play.begin_turn().choose("leave")


@pytest.mark.rule("drq-spi-04", "drq-spi-05")
def test_x6_the_venom_costs_a_coin() -> None:
    play = poisoned_in_the_chamber().throws("coin").choose("scratch coin:100")
    assert (play.hero().coins50, play.hero().coins100, play.asked()) == (2, 0, "OfferObjects")
    assert play.choose("pass").asked() == "LeaveChamber"


@pytest.mark.rule("drq-spi-04", "drq-spi-07")
def test_x6_the_venom_costs_lp() -> None:
    play = poisoned_in_the_chamber().throws("venom")
    assert (play.hero().lp, play.hero().coins50, play.hero().coins100) == (4, 2, 1)


@pytest.mark.rule("drq-trp-07", "drq-trp-13")
def test_x9_a_rope_saves_from_the_third_trapdoor() -> None:
    play = Play()
    play.own("rope")
    h = play.hero()
    h.trapdoors, h.lp = 2, 9
    play.danger("trapdoor", "trapdoor")
    assert (h.lp, h.trapdoors, play.owns("rope")) == (9, 2, False)
    play.danger("trapdoor", "trapdoor")
    assert (play.asked(), play.said("died")[0]["cause"]) == ("", "trap")
