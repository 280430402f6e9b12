"""Traps (drq-trp)."""

from __future__ import annotations

import pytest
from tests.games.dragonquest.play import GAME, Play, at, spot

from questhall.games.dragonquest.model.state import NOTE, TILE

ARROW = ("arrow", "arrow")
TRAPDOOR = ("trapdoor", "trapdoor")
FOG = ("fog", "fog")


def traps(play: Play, seat: int = 0) -> dict[str, int]:
    """The ticked boxes of the three lines."""
    boxes: dict[str, int] = play.sheet(seat)["traps"]
    return boxes


def status(play: Play) -> tuple[str, str]:
    return play.sheet()["status"], play.sheet()["cause"]


@pytest.mark.rule("drq-trp-01", "drq-trp-02", "drq-trp-07")
def test_arrow_traps() -> None:
    play = Play().danger(*ARROW, "3")
    assert play.hero().lp == 13 - (1 + 3)
    play.danger(*ARROW, "1")
    assert play.hero().lp == 9 - (2 + 1)
    play.danger(*ARROW)
    assert status(play) == ("dead", "trap")


@pytest.mark.rule("drq-trp-03", "drq-trp-04", "drq-trp-07")
def test_trapdoors() -> None:
    play = Play().danger(*TRAPDOOR)
    assert play.hero().lp == 10
    play.danger(*TRAPDOOR)
    assert play.hero().lp == 4
    play.danger(*TRAPDOOR)
    assert status(play) == ("dead", "trap")


@pytest.mark.rule("drq-trp-05", "drq-trp-06", "drq-trp-07")
def test_poisonous_fog() -> None:
    play = Play().danger(*FOG)
    h = play.hero()
    assert (h.lp, h.suns) == (11, 3)  # the second turn is missed, the third begins
    play.danger(*FOG)
    assert (h.lp, h.suns) == (6, 5)
    assert play.kinds().count("turn-missed") == 2
    play.danger(*FOG)
    assert status(play) == ("dead", "trap")


@pytest.mark.rule("drq-trp-07")
def test_the_third_time_kills_whatever_lp_are_left() -> None:
    play = Play(2)
    play.hero().trapdoors = 2
    play.danger(*TRAPDOOR)
    assert (status(play), play.hero().lp) == (("dead", "trap"), 0)
    assert play.asked() == "HideTile" and play.state.active == 1  # the other hero's turn


@pytest.mark.rule("drq-trp-08")
def test_encounters_are_counted_per_kind_and_per_hero() -> None:
    play = Play(2)
    play.danger(*TRAPDOOR).danger(*TRAPDOOR)  # one for each hero
    play.danger(*ARROW, "1").danger(*TRAPDOOR)
    assert (play.hero(0).lp, play.hero(1).lp) == (13 - 3 - 2, 13 - 3 - 6)
    assert (traps(play, 0), traps(play, 1)) == (
        {"arrow": 1, "trapdoor": 1, "fog": 0},
        {"arrow": 0, "trapdoor": 2, "fog": 0},
    )


@pytest.mark.rule("drq-trp-08")
def test_encounters_are_counted_for_the_whole_game() -> None:
    play = Play().danger(*TRAPDOOR)
    play.place("G6")
    play.begin_turn().rolls("room blank blank blank / blank").walk("chamber")
    play.throws("blank blank blank blank blank blank blank blank blank blank")
    play.choose("leave", "step-out square:K6").danger(*TRAPDOOR)
    assert play.hero().lp == 4


@pytest.mark.rule("drq-trp-09")
def test_each_encounter_ticks_the_next_box_of_its_line() -> None:
    play = Play().danger(*FOG)
    assert traps(play) == {"arrow": 0, "trapdoor": 0, "fog": 1}
    play.danger(*FOG)
    assert traps(play) == {"arrow": 0, "trapdoor": 0, "fog": 2}
    assert [args["time"] for args in play.said("trap-sprung")] == [1, 2]


@pytest.mark.rule("drq-trp-10")
def test_the_fog_victim_takes_a_marker() -> None:
    play = Play(2).danger(*FOG)
    view = GAME.view(play.state, None)
    assert (view["heroes"][0]["miss"], view["supply"]["miss_markers"]) == ("tile", 1)


@pytest.mark.rule("drq-trp-11")
def test_a_missed_turn_is_a_sun_the_venom_the_marker_and_the_demon() -> None:
    play = Play()
    h = play.place("G6 chamber K6 K7 L7 L8")
    h.miss = h.spider = h.demon = TILE
    h.demon_at, h.crossed, h.finds = spot("M2"), 1 << spot("M2"), 6
    play.state.miss_markers = 1
    play.begin_turn().forget().throws("coin")
    acts = [kind for kind in play.kinds() if kind not in ("turn-begins", "coin-lost")]
    assert acts[:5] == ["spider-die", "turn-missed", "demon-walks", "demon-walks", "sun-crossed"]
    assert (h.suns, h.miss, play.state.miss_markers, at(h)) == (3, 0, 2, "L8")
    assert play.throws("coin").asked() == "OfferObjects"  # the turn after is normal: the full row can be spent


@pytest.mark.rule("drq-trp-12")
def test_without_a_marker_the_next_sun_is_circled() -> None:
    play = Play(2)
    play.state.miss_markers = 0
    play.danger(*FOG)
    assert play.said("miss-next")[0]["as"] == "note"
    play.idle()  # the other hero
    assert (play.kinds().count("turn-missed"), play.hero().miss, play.state.miss_markers) == (1, 0, 0)
    assert play.state.active == 1


@pytest.mark.rule("drq-trp-12")
@pytest.mark.parametrize(("held", "markers"), [(TILE, 2), (NOTE, 1)])
def test_a_dead_hero_s_marker_is_free_for_others(held: int, markers: int) -> None:
    play = Play(2)
    h = play.place("G6 chamber K6")
    h.spider, h.miss, h.lp = TILE, held, 1
    play.state.miss_markers = 1
    play.begin_turn().throws("venom")
    assert (play.sheet()["status"], play.sheet()["miss"]) == ("dead", "")
    assert play.state.miss_markers == markers


@pytest.mark.rule("drq-trp-13")
@pytest.mark.parametrize(("trap", "guard"), [("arrow", "chainmail"), ("trapdoor", "rope"), ("fog", "hood")])
def test_a_matching_object_stops_a_trap_once(trap: str, guard: str) -> None:
    play = Play()
    play.own(guard)
    play.danger(trap, trap)
    h = play.hero()
    assert (h.lp, h.miss, traps(play)[trap], play.owns(guard)) == (13, 0, 0, False)
    assert play.said("trap-stopped")[0]["object"] == f"object:{guard}"
    play.danger(trap, trap)
    assert traps(play)[trap] == 1


@pytest.mark.rule("drq-trp-13")
def test_an_object_does_not_stop_another_trap() -> None:
    play = Play()
    play.own("rope", "hood")
    play.danger(*ARROW, "1")
    assert (play.hero().lp, play.owns("rope"), play.owns("hood")) == (11, True, True)


@pytest.mark.rule("drq-trp-13")
def test_the_table_may_leave_the_choice_to_the_owner() -> None:
    play = Play(guard_use="ask")
    play.own("rope")
    play.danger(*TRAPDOOR)
    assert play.names() == ["use object:rope", "keep object:rope"]
    play.choose("keep object:rope")
    assert (play.hero().lp, traps(play)["trapdoor"], play.owns("rope")) == (10, 1, True)
    play.danger(*TRAPDOOR).choose("use object:rope")
    assert (play.hero().lp, traps(play)["trapdoor"], play.owns("rope")) == (10, 1, False)
