"""The sun track (drq-sun)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import Play

from questhall.games.dragonquest.model.state import TILE

BLANKS = " ".join(["blank"] * 10)


def state_of(play: Play, seat: int = 0) -> tuple[str, str, int]:
    sheet = play.sheet(seat)
    return sheet["status"], sheet["cause"], sheet["suns"]


@pytest.mark.rule("drq-sun-01")
@pytest.mark.parametrize(("line", "miss"), [("A6", 0), ("G6 chamber", 0), ("G6 chamber K6", TILE)])
def test_the_sun_is_the_first_act_of_a_turn(line: str, miss: int) -> None:
    play = Play()
    play.place(line).miss = miss
    play.begin_turn()
    assert play.kinds()[:2] == ["turn-begins", "sun-crossed"]
    assert play.said("sun-crossed")[0]["sun"] == 2


@pytest.mark.rule("drq-sun-02")
def test_a_hero_has_nineteen_turns() -> None:
    play = Play()
    for _ in range(18):
        play.idle()
    assert state_of(play) == ("inside", "", 19)
    play.idle()
    assert (play.asked(), state_of(play)) == ("", ("dead", "sunset", 19))


@pytest.mark.rule("drq-sun-03", "drq-sun-04")
def test_the_last_turn_is_played_in_full_and_then_the_sun_sets() -> None:
    play = Play(2)
    h = play.place("G5 G6")
    h.suns, h.finds = 18, 4
    play.begin_turn().choose("buy object:rope").hit_wall().choose("block square:E8")
    play.rolls("room find blank blank / blank").walk("chamber")
    play.throws("star star coin50 blank blank blank blank blank blank blank").choose("take treasure:horn")
    assert state_of(play) == ("dead", "sunset", 19)
    assert play.sheet()["coins"]["50"] == 1
    assert play.kinds().index("treasure-taken") < play.kinds().index("died")
    assert play.state.scores()[0] == 0


@pytest.mark.rule("drq-sun-03")
def test_a_hero_may_still_escape_in_the_last_turn() -> None:
    play = Play()
    play.place("G6 chamber K6 P6").suns = 18
    play.begin_turn().rolls("room blank blank blank / blank").walk("exit")
    assert state_of(play) == ("escaped", "", 19)


@pytest.mark.rule("drq-sun-05")
def test_suns_are_counted_per_hero() -> None:
    play = Play(2)
    play.hero().suns = 18
    play.begin_turn().idle()
    assert state_of(play) == ("dead", "sunset", 19)
    assert state_of(play, 1) == ("inside", "", 1)


@pytest.mark.rule("drq-sun-06", "drq-obj-01")
def test_the_amulet_adds_a_sun_at_once_and_to_its_owner() -> None:
    play = Play(2)
    h = play.hero()
    h.suns, h.finds = 16, 6
    play.begin_turn().choose("buy object:amulet")
    assert play.said("sun-added") == [{"suns": 20, "hero": "seat:0"}]
    assert (play.sheet()["suns_total"], play.sheet(1)["suns_total"]) == (20, 19)
    for sun in (17, 18, 19):
        assert state_of(play) == ("inside", "", sun)
        play.idle().idle()
    assert state_of(play) == ("inside", "", 20)
    play.idle()
    assert state_of(play) == ("dead", "sunset", 20)


@pytest.mark.rule("drq-sun-07")
def test_the_amulet_may_be_bought_in_the_nineteenth_turn() -> None:
    play = Play()
    h = play.hero()
    h.suns, h.finds = 18, 6
    play.begin_turn().choose("buy object:amulet").idle()
    assert state_of(play) == ("inside", "", 20)
    play.idle()
    assert state_of(play) == ("dead", "sunset", 20)


@pytest.mark.rule("drq-sun-08")
def test_the_awakening_of_the_dragon_crosses_off_no_sun() -> None:
    play = Play(3)
    for seat in (0, 2):
        play.place("G6 chamber", seat).suns = 5
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws("dragon blank blank blank", BLANKS, "1 1", BLANKS, "1 1")
    play.choose("flee square:G5", "flee square:K5")
    assert [play.sheet(seat)["suns"] for seat in (0, 2)] == [6, 5]


@pytest.mark.rule("drq-sun-09")
def test_leaving_the_chamber_costs_its_sun() -> None:
    play = Play(2)
    play.place("G6 chamber").suns = 5
    play.begin_turn().choose("leave", "step-out square:K5")
    assert (play.state.active, play.sheet()["suns"]) == (1, 6)


@pytest.mark.rule("drq-sun-09")
def test_missing_a_turn_costs_its_sun() -> None:
    play = Play(2).danger("fog", "fog").idle()
    assert (play.state.active, play.sheet()["suns"]) == (1, 2)
    assert play.kinds().count("turn-missed") == 1
