"""Find points and what they awake (drq-fnd, drq-awk)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dragonquest.play import Play, at, spot

from questhall.games.dragonquest.model.state import NOTE, ROWS, TILE

ONE_FIND = "find blank blank blank / blank"
FIVE_FINDS = "find find find find / find"
TEN_BLANKS = "blank blank blank blank blank blank blank blank blank blank"


def with_finds(finds: int, row: int = 0, **options: Any) -> Play:
    """A hero on Start with that many points in that row, at the movement roll."""
    play = Play(**options)
    h = play.hero()
    h.row, h.finds = row, finds
    return play.to_dice()


def rows(play: Play) -> list[str]:
    states: list[str] = play.sheet()["rows"]
    return states


def ticks(play: Play) -> list[tuple[int, int]]:
    return [(args["row"], args["box"]) for args in play.said("find-ticked")]


@pytest.mark.rule("drq-fnd-01")
@pytest.mark.parametrize(
    ("roll", "points"),
    [(ONE_FIND, 1), ("skull skull find blank / find", 2), (FIVE_FINDS, 5), ("room blank blank blank / find", 1)],
)
def test_every_find_die_ticks_a_box_and_nobody_is_asked(roll: str, points: int) -> None:
    play = with_finds(0).rolls(roll)
    if play.asked() == "Walk":
        play.choose("stop")
    assert (play.hero().finds, play.hero().suns) == (points, 2)


@pytest.mark.rule("drq-fnd-01")
def test_a_find_rolled_again_is_not_ticked() -> None:
    play = with_finds(0).throws(ONE_FIND).choose("reroll die:1").throws("blank").choose("stop")
    assert (play.hero().finds, play.hero().suns) == (0, 2)


@pytest.mark.rule("drq-fnd-02")
def test_walking_comes_before_ticking() -> None:
    play = with_finds(0).rolls("room find blank blank / blank")
    assert play.hero().finds == 0
    play.walk("B6")
    kinds = play.kinds()
    assert kinds.index("walked") < kinds.index("find-ticked")


@pytest.mark.rule("drq-fnd-03")
def test_boxes_are_ticked_from_one_to_six_row_after_row() -> None:
    play = Play()
    for _ in range(4):
        play.rolls(FIVE_FINDS)
    assert ticks(play) == [(row, box) for row in (1, 2, 3) for box in range(1, 7)]


@pytest.mark.rule("drq-fnd-04")
def test_a_row_at_six_points_wakes_nothing() -> None:
    play = with_finds(5).rolls(ONE_FIND)
    assert (play.hero().finds, rows(play)) == (6, ["open"] * 3)
    play.idle()
    assert "row-awakes" not in play.kinds()


@pytest.mark.rule("drq-fnd-05")
def test_the_tick_after_box_six_crosses_off_the_row_and_wakes_its_danger_at_once() -> None:
    play = with_finds(6).rolls(ONE_FIND)
    h = play.hero()
    assert (rows(play), h.row, h.finds) == (["awakened", "open", "open"], 1, 0)
    assert ticks(play) == []
    assert play.kinds().index("spider-bites") < play.kinds().index("turn-begins")


@pytest.mark.rule("drq-fnd-06")
def test_finds_left_over_go_to_the_next_row() -> None:
    play = with_finds(5).rolls("find find find find / blank")
    assert ticks(play) == [(1, 6), (2, 1), (2, 2)]
    assert (play.hero().row, play.hero().finds) == (1, 2)


@pytest.mark.rule("drq-fnd-06")
def test_the_table_may_drop_them() -> None:
    play = with_finds(5, extra_finds="drop").rolls("find find find find / blank")
    assert (ticks(play), play.hero().row, play.hero().finds) == ([(1, 6)], 1, 0)


@pytest.mark.rule("drq-fnd-07")
def test_with_all_rows_crossed_off_nothing_is_ticked() -> None:
    play = with_finds(0, ROWS).rolls(FIVE_FINDS)
    assert not ticks(play) and not play.said("row-awakes")
    assert (play.hero().finds, play.hero().suns) == (0, 2)


@pytest.mark.rule("drq-fnd-08")
def test_on_the_exit_nothing_is_ticked() -> None:
    play = Play()
    play.place("G6 chamber K6 P6").finds = 6
    play.begin_turn().rolls("room find find blank / blank").walk("exit")
    assert (play.hero().finds, rows(play)) == (6, ["open"] * 3)


@pytest.mark.rule("drq-fnd-09")
def test_who_enters_the_chamber_ticks_before_the_throw() -> None:
    play = Play()
    play.place("G6").finds = 6
    play.begin_turn().rolls("room find find blank / blank").walk("chamber")
    assert play.throw_name() == "chamber:10"
    assert (play.hero().spider, play.hero().finds) == (TILE, 1)


@pytest.mark.rule("drq-fnd-10")
def test_no_finds_in_danger() -> None:
    play = with_finds(0).throws("skull skull skull find / find", "ghoul", "troll", "orc", "blank")
    assert (play.hero().finds, play.hero().suns) == (0, 2)


@pytest.mark.rule("drq-fnd-10")
def test_no_finds_in_the_chamber_when_leaving_and_on_a_missed_turn() -> None:
    play = Play()
    play.place("G6")
    play.begin_turn().rolls("room find find blank / blank").walk("chamber").throws(TEN_BLANKS)
    play.choose("stay").throws(TEN_BLANKS)
    play.choose("leave", "step-out square:K6")
    play.hero().miss = NOTE
    play.begin_turn()
    assert play.kinds().count("turn-missed") == 1
    assert play.hero().finds == 2  # those of the way in


@pytest.mark.rule("drq-awk-01")
def test_the_top_row_wakes_the_spider() -> None:
    play = with_finds(6, 0).rolls(ONE_FIND)
    assert (play.hero().spider, play.hero().demon_at) == (TILE, -1)
    assert play.said("row-awakes")[0]["danger"] == "danger:spider"


@pytest.mark.rule("drq-awk-01")
def test_the_middle_row_wakes_the_demon() -> None:
    play = with_finds(6, 1).rolls(ONE_FIND)
    assert (play.hero().spider, play.hero().demon_at) == (0, spot("M10"))


@pytest.mark.rule("drq-awk-01")
def test_the_bottom_row_wakes_the_skeleton() -> None:
    play = with_finds(6, 2).rolls(ONE_FIND)
    assert play.throw_name() == "battle:skeleton"
    assert (play.hero().spider, play.hero().demon_at) == (0, -1)


@pytest.mark.rule("drq-awk-02")
def test_without_a_spider_tile_the_venom_is_the_same() -> None:
    play = Play()
    play.state.spider_tiles = 0
    play.place("G6 chamber K6").finds = 6
    play.begin_turn().rolls(ONE_FIND)
    assert play.said("spider-bites")[0]["as"] == "note"
    assert play.throw_name() == "spider"
    play.throws("venom")
    assert (play.hero().lp, play.state.spider_tiles) == (11, 0)


@pytest.mark.rule("drq-awk-02")
def test_without_a_demon_tile_the_demon_is_the_same() -> None:
    play = Play()
    play.state.demon_tiles = 0
    h = play.hero()
    h.row, h.finds = 1, 6
    play.rolls(ONE_FIND).rolls(ONE_FIND)
    assert play.said("demon-awakes")[0]["as"] == "note"
    assert (play.kinds().count("demon-walks"), play.state.demon_tiles) == (2, 0)


@pytest.mark.rule("drq-awk-03")
def test_each_danger_wakes_once() -> None:
    play = Play()
    for _ in range(4):
        play.rolls(FIVE_FINDS)
    play.rolls(FIVE_FINDS).throws("sword").rolls(FIVE_FINDS)
    woken = [args["danger"] for args in play.said("row-awakes")]
    assert woken == ["danger:spider", "danger:demon", "danger:skeleton"]


@pytest.mark.rule("drq-awk-04")
@pytest.mark.parametrize(("row", "danger"), [(0, "spider-bites"), (1, "demon-awakes")])
def test_a_danger_comes_before_the_remaining_finds(row: int, danger: str) -> None:
    play = with_finds(6, row).rolls("find find blank blank / blank")
    kinds = play.kinds()
    assert kinds.index(danger) < kinds.index("find-ticked")


@pytest.mark.rule("drq-awk-05")
def test_tiles_of_an_escaped_hero_go_back() -> None:
    play = Play(2)
    h = play.place("G6 chamber K6 P6")
    h.spider = h.demon = TILE
    h.demon_at = spot("M10")
    play.state.spider_tiles = play.state.demon_tiles = 0
    play.begin_turn().throws("coin").rolls("room blank blank blank / blank").walk("exit")
    while play.asked() == "DemonStep":
        play.choose(play.names()[0])
    assert at(h) == "exit"
    assert (play.state.spider_tiles, play.state.demon_tiles) == (1, 1)


@pytest.mark.rule("drq-awk-05")
def test_tiles_of_a_dead_hero_go_back_but_notes_do_not() -> None:
    play = Play(2)
    h = play.hero()
    h.spider, h.demon, h.demon_at, h.trapdoors = TILE, NOTE, spot("M10"), 2
    play.state.spider_tiles = play.state.demon_tiles = 0
    play.danger("trapdoor", "trapdoor")
    assert "died" in play.kinds()
    assert (play.state.spider_tiles, play.state.demon_tiles) == (1, 0)
    assert (play.sheet()["spider"], h.demon) == ("", 0)
