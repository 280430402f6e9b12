"""Worked examples of buying and walls: Erika, Gina, X1, X2, X3."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, spots

GINA, CHRISTOPHER = 0, 1


def why(play: Play, names: str) -> dict[str, str]:
    return {name: play.why(f"square:{name}") for name in names.split()}


def one_rule(names: str, rule: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), rule)


@pytest.mark.rule("drq-wal-05", "drq-wal-06", "drq-wal-08", "drq-wal-19")
def test_gina_is_blocked_by_christopher() -> None:
    play = Play(2)
    assert (at(play.hero(GINA)), play.asked(), play.seat()) == ("A6", "HideTile", CHRISTOPHER)
    play.choose("hide tile:2")
    assert play.seat() == GINA
    play.choose("guess tile:2")
    assert play.said("tile-shown") == [{"tile": 2, "hit": "yes", "hero": "seat:0"}]
    assert play.seat() == CHRISTOPHER
    play.choose("block square:E8")
    assert play.said("blocked") == [{"square": "square:E8", "whose": "seat:0", "hero": "seat:1"}]
    assert (play.sheet(GINA)["blocked"], play.sheet(CHRISTOPHER)["blocked"]) == (["square:E8"], [])
    assert play.throw_name() == "movement:4+red"


@pytest.mark.rule("drq-wal-07")
@pytest.mark.parametrize("guess", ["guess tile:1", "guess tile:3"])
def test_gina_guesses_wrong(guess: str) -> None:
    play = Play(2).choose("hide tile:2", guess)
    assert play.throw_name() == "movement:4+red"
    assert play.sheet(GINA)["blocked"] == []


@pytest.mark.rule("drq-buy-03", "drq-buy-06", "drq-buy-07", "drq-buy-08", "drq-buy-11")
def test_erika_buys_the_orb() -> None:
    play = Play(2)
    play.hero().finds = 5
    play.begin_turn().choose("buy object:orb")
    sheet = play.sheet()
    assert sheet["objects"] == ["orb"]
    assert (sheet["rows"], sheet["row"], sheet["finds"]) == (["bought", "open", "open"], 2, 0)
    assert "orb" not in [each["id"] for each in GAME.view(play.state, None)["supply"]["objects"]]
    assert play.asked() == "HideTile"
    play.rolls("find room blank blank / blank").walk("B6")
    assert [(args["row"], args["box"]) for args in play.said("find-ticked")] == [(2, 1)]
    assert (at(play.hero()), play.sheet()["spider"]) == ("B6", "")


@pytest.mark.rule("drq-wal-12", "drq-wal-13", "drq-wal-14")
def test_x1_block_contacts() -> None:
    play = Play(2).hit_wall().choose("block square:E8").idle().idle().hit_wall()
    assert why(play, "E7 E9 D8 F8 E10 P4") == one_rule("E7 E9 D8 F8 E10 P4", "")
    assert why(play, "D7 F9") == one_rule("D7 F9", "drq-wal-13")
    assert why(play, "B6 G8 D2") == one_rule("B6 G8 D2", "drq-wal-12")
    play.choose("block square:E9").idle().idle().hit_wall()
    assert why(play, "E7 E10") == one_rule("E7 E10", "drq-wal-14")
    assert why(play, "D8 F8 F9 D10 F10") == one_rule("D8 F8 F9 D10 F10", "drq-wal-13")
    assert why(play, "E11 G9") == one_rule("E11 G9", "")


@pytest.mark.rule("drq-wal-15")
def test_x2_two_legs_share_no_square() -> None:
    play = Play(2)
    play.place("A6 B6 C6 C7 D7 E7 E6 E5 E4 F4 G4 H4 I4 J4 K4 L4")
    play.begin_turn().hit_wall()
    assert why(play, "M5 M6") == one_rule("M5 M6", "drq-wal-15")
    assert why(play, "N5 O6 M4") == one_rule("N5 O6 M4", "")
    assert not {"M5", "M6"} & play.offered()


@pytest.mark.rule("drq-wal-15")
def test_x2_each_leg_alone_would_remain() -> None:
    """With M5 closed the hero is 17 steps from the chamber and the chamber 14 from the Exit, both by O10."""
    play = Play(2)
    h = play.place("A6 B6 C6 C7 D7 E7 E6 E5 E4 F4 G4 H4 I4 J4 K4 L4")
    h.blocked = spots("M5")
    assert play.sheet()["steps_left"] == 17 + 14


@pytest.mark.rule("drq-wal-15")
@pytest.mark.parametrize(("rule", "refusal"), [("current", "drq-wal-15"), ("sheet", "")])
def test_x3_the_route_counts_from_where_the_hero_stands(rule: str, refusal: str) -> None:
    play = Play(2, route_rule=rule).hit_wall().choose("block square:E8")
    play.rolls("room room room blank / blank").walk("B6 C6 C7").idle()
    play.rolls("room room blank blank / blank").walk("D7 E7").idle()
    play.hit_wall()
    assert at(play.hero()) == "E7"
    assert play.why("square:E6") == refusal
    assert ("E6" in play.offered()) == (refusal == "")
