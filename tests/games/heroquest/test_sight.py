"""Lines of sight: the worked examples of the specification, and what holds on all squares."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine.grid import BIT, set_of, squares_of
from questhall.games.heroquest.model import board, sight
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.figures import M_DORMANT, PLACED, Hero, Monster
from questhall.games.heroquest.model.state import Dungeon

XY = tuple[int, int]
SQUARE = st.integers(0, board.SQUARES - 1)
DOOR_K = ((13, 11), (13, 12))


def dungeon(
    *,
    doors: tuple[tuple[XY, XY], ...] = (),
    solid: tuple[XY, ...] = (),
    figures: tuple[XY, ...] = (),
    literal: bool = False,
) -> Dungeon:
    s = Dungeon(Table(1))
    s.table.literal_corners = literal
    s.east = board.EAST_FREE
    s.south = board.SOUTH_FREE
    for a, b in doors:
        s.open_edge(min(board.at(*a), board.at(*b)), max(board.at(*a), board.at(*b)))
    s.solid = set_of([board.at(*each) for each in solid])
    s.monster_squares = set_of([board.at(*each) for each in figures])
    return s


def sees(s: Dungeon, a: XY, b: XY) -> bool:
    there = sight.sees(s, board.at(*a), board.at(*b))
    assert sight.sees(s, board.at(*b), board.at(*a)) == there
    return there


def reveals(s: Dungeon, a: XY, b: XY) -> bool:
    return sight.reveals(s, board.at(*a), board.at(*b))


@pytest.mark.rule("heq-los-01")
@pytest.mark.rule("heq-los-02")
@pytest.mark.rule("heq-los-03")
@pytest.mark.rule("heq-los-04")
@pytest.mark.rule("heq-los-09")
@pytest.mark.parametrize(
    ("a", "b", "s", "wanted"),
    [
        pytest.param((0, 0), (25, 0), dungeon(), True, id="L-01"),
        pytest.param((5, 0), (0, 5), dungeon(), False, id="L-02"),
        pytest.param((1, 0), (0, 1), dungeon(), True, id="L-03"),
        pytest.param((2, 0), (0, 1), dungeon(), False, id="L-04"),
        pytest.param((4, 2), (5, 2), dungeon(), False, id="L-05"),
        pytest.param((3, 2), (6, 2), dungeon(doors=(((4, 2), (5, 2)),)), True, id="L-06"),
        pytest.param((3, 2), (6, 2), dungeon(), False, id="L-07"),
        pytest.param((12, 12), (13, 11), dungeon(doors=(DOOR_K,)), True, id="L-08"),
        pytest.param((12, 12), (13, 11), dungeon(), False, id="L-09"),
        pytest.param((12, 13), (14, 9), dungeon(doors=(DOOR_K,)), True, id="L-10"),
        pytest.param((11, 12), (14, 10), dungeon(doors=(DOOR_K,)), False, id="L-11"),
        pytest.param((10, 9), (15, 9), dungeon(figures=((12, 9),)), False, id="L-12"),
        pytest.param((10, 7), (13, 10), dungeon(figures=((11, 7), (10, 8))), True, id="L-13"),
        pytest.param((10, 7), (13, 10), dungeon(figures=((11, 8),)), False, id="L-14"),
        pytest.param((10, 7), (12, 8), dungeon(figures=((11, 7),)), False, id="L-15a"),
        pytest.param((10, 7), (12, 8), dungeon(figures=((11, 8),)), False, id="L-15b"),
        pytest.param((4, 3), (5, 4), dungeon(), False, id="L-16"),
        pytest.param((10, 7), (9, 6), dungeon(), False, id="L-17"),
        pytest.param((12, 0), (12, 6), dungeon(solid=((12, 3),)), False, id="L-18a"),
        pytest.param((12, 0), (12, 3), dungeon(solid=((12, 3),)), True, id="L-18b"),
        pytest.param((12, 2), (13, 3), dungeon(solid=((12, 3),)), True, id="L-19a"),
        pytest.param((12, 2), (13, 3), dungeon(solid=((12, 3), (13, 2))), False, id="L-19b"),
        pytest.param((17, 12), (18, 13), dungeon(), True, id="L-20"),
        pytest.param((9, 7), (10, 6), dungeon(), True, id="L-21"),
        pytest.param((9, 8), (11, 6), dungeon(), False, id="L-22"),
        pytest.param((18, 7), (18, 11), dungeon(doors=(((18, 8), (18, 9)), ((18, 9), (18, 10)))), True, id="L-23"),
        pytest.param((13, 14), (13, 9), dungeon(doors=(DOOR_K,), figures=((13, 12),)), False, id="L-24"),
    ],
)
def test_worked_examples(a: XY, b: XY, s: Dungeon, wanted: bool) -> None:
    assert sees(s, a, b) == wanted


@pytest.mark.rule("heq-rev-01")
def test_figures_do_not_stop_revealing() -> None:
    assert reveals(dungeon(figures=((12, 9),)), (10, 9), (15, 9))  # L-12


@pytest.mark.rule("heq-los-05")
def test_figures_at_the_ends_do_not_block() -> None:
    assert sees(dungeon(figures=((10, 9), (12, 9))), (10, 9), (12, 9))
    assert sees(dungeon(figures=((10, 9),)), (10, 9), (10, 9))


@pytest.mark.rule("heq-los-08")
def test_heroes_and_allies_block() -> None:
    s = dungeon()
    s.hero_squares = BIT[board.at(12, 9)]
    assert not sees(s, (10, 9), (15, 9))
    s.hero_squares, s.ally_squares = 0, s.hero_squares
    assert not sees(s, (10, 9), (15, 9))
    s.ally_squares = 0
    assert sees(s, (10, 9), (15, 9))


@pytest.mark.rule("heq-los-06")
def test_furniture_blocks_only_where_it_is_opaque() -> None:
    s = dungeon()
    s.blocking = BIT[board.at(12, 9)]
    assert sees(s, (10, 9), (15, 9))
    s.opaque = s.blocking
    assert not sees(s, (10, 9), (15, 9))


@pytest.mark.rule("heq-los-02")
def test_literal_corners() -> None:
    walled = dungeon(literal=True)
    assert sees(walled, (4, 3), (5, 4))
    assert sees(walled, (10, 7), (9, 6))
    assert not sees(walled, (4, 2), (5, 2))
    assert sees(dungeon(literal=True, solid=((12, 3), (13, 2))), (12, 2), (13, 3))


def by_the_book(s: Dungeon, a: int, b: int) -> bool:
    """4.6 step by step, without figures."""
    (x, y), (to_x, to_y) = board.xy(a), board.xy(b)
    dx, dy = abs(to_x - x), abs(to_y - y)
    sx, sy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    i = j = 0
    while (x, y) != (to_x, to_y):
        p = board.at(x, y)
        cx, cy = (2 * i + 1) * dy, (2 * j + 1) * dx
        if dy == 0 or (dx and cx < cy):
            n, i = board.at(x + sx, y), i + 1
            ok = s.edge_open(p, n)
        elif dx == 0 or cx > cy:
            n, j = board.at(x, y + sy), j + 1
            ok = s.edge_open(p, n)
        else:
            n, i, j = board.at(x + sx, y + sy), i + 1, j + 1
            ways = (board.at(x + sx, y), board.at(x, y + sy))
            ok = any(not s.solid >> m & 1 and s.edge_open(p, m) and s.edge_open(m, n) for m in ways)
        if not ok or (n != b and s.solid >> n & 1):
            return False
        x, y = board.xy(n)
    return True


WALLS = [(a, b) for a in range(board.SQUARES) for b in board.NEIGHBOURS[a] if a < b and board.is_wall(a, b)]


@pytest.mark.rule("heq-los-07")
@given(SQUARE, SQUARE, st.sets(st.sampled_from(WALLS), max_size=60), st.sets(SQUARE, max_size=20))
def test_lines_are_those_of_the_specification(a: int, b: int, doors: set[XY], solid: set[int]) -> None:
    s = dungeon()
    for pair in doors:
        s.open_edge(*pair)
    s.solid = set_of(sorted(solid))
    assert sight.reveals(s, a, b) == sight.reveals(s, b, a) == by_the_book(s, a, b) == by_the_book(s, b, a)
    if board.AREA[b] == board.CORRIDOR:
        assert s.walls().corridor_from(a) >> b & 1 == by_the_book(s, a, b)


def test_all_squares_of_a_room_see_each_other() -> None:
    s = dungeon()
    for area in range(1, board.AREAS):
        squares = squares_of(board.ROOM_SQUARES[area])
        assert all(sight.sees(s, a, b) for a in squares for b in squares)


@pytest.mark.rule("heq-rev-03")
def test_what_is_revealed_from_a_corridor() -> None:
    s = dungeon(solid=((12, 3), (13, 3)))
    seen = s.walls().corridor_from(board.at(12, 6))
    assert seen >> board.at(12, 3) & 1
    assert not seen >> board.at(12, 2) & 1
    assert seen & ~board.ROOM_SQUARES[board.CORRIDOR] == 0


@pytest.mark.rule("heq-rev-06")
def test_corridors_are_revealed_through_open_doors() -> None:
    s = dungeon()
    assert s.walls().corridor_from(board.at(13, 9)) == 0
    s.open_edge(board.at(13, 11), board.at(13, 12))
    seen = s.walls().corridor_from(board.at(13, 9))
    assert seen >> board.at(13, 18) & 1
    assert not seen >> board.at(0, 0) & 1


@pytest.mark.rule("heq-drd-09")
def test_lightning_down_the_diagonal() -> None:
    line = sight.line8(dungeon(figures=((13, 10),)), board.at(10, 7), 3)
    assert [board.xy(square) for square in line] == [(11, 8), (12, 9), (13, 10), (14, 11)]


@pytest.mark.rule("heq-drd-09")
def test_lightning_stops_at_walls_and_blocked_squares() -> None:
    s = dungeon(solid=((12, 3),))
    assert [board.xy(each) for each in sight.line8(s, board.at(12, 6), board.NORTH)] == [(12, 5), (12, 4)]
    assert sight.line8(s, board.at(10, 7), board.WEST) == []
    assert len(sight.line8(s, board.at(0, 0), board.EAST)) == 25


@pytest.mark.rule("heq-atk-12")
def test_sight_around_a_doorpost() -> None:
    s = dungeon()
    inside, diagonal = board.at(13, 11), board.at(12, 12)
    assert not sight.targets_from(s, inside, BIT[diagonal])
    s.open_edge(inside, board.at(13, 12))
    assert sight.targets_from(s, inside, BIT[diagonal])
    assert sight.adjacent(s, inside, board.at(13, 12))
    assert not sight.adjacent(s, inside, diagonal)


@pytest.mark.rule("heq-spl-15")
def test_a_monster_in_sight() -> None:
    s = dungeon()
    hero = Hero(0, 0)
    hero.square = board.at(10, 9)
    orc = Monster(0, 3, 0)
    s.monsters.append(orc)
    s.move_monster(orc, board.at(13, 9))
    assert not sight.monster_in_sight(s, hero)  # not on the board yet
    orc.status = PLACED
    assert sight.monster_in_sight(s, hero)
    orc.effects = M_DORMANT
    assert not sight.monster_in_sight(s, hero)
    orc.effects = 0
    s.move_monster(orc, board.at(10, 6))
    assert not sight.monster_in_sight(s, hero)
    assert sight.targets_from(s, hero.square, BIT[board.at(10, 6)] | BIT[board.at(10, 10)]) == BIT[board.at(10, 10)]


def test_looking_around_finds_what_each_line_shows() -> None:
    """The quick way over doors that stand open gives the same squares as a line to each of them."""
    chance = random.Random(5)
    walls = [(a, b) for a in range(board.SQUARES) for b in (a + 1, a + board.COLUMNS) if is_door_place(a, b)]
    for _ in range(12):
        s = Dungeon(Table(1))
        s.east, s.south = board.EAST_FREE, board.SOUTH_FREE
        for a, b in chance.sample(walls, 12):
            s.open_edge(a, b)
        s.solid = sum(BIT[square] for square in chance.sample(range(board.SQUARES), 20))
        for a in chance.sample(range(board.SQUARES), 12):
            wanted = sum(BIT[b] for b in squares_of(board.ROOM_SQUARES[0]) if sight.reveals(s, a, b))
            assert s.walls().corridor_from(a) == wanted


def is_door_place(a: int, b: int) -> bool:
    if b >= board.SQUARES or (b == a + 1 and b % board.COLUMNS == 0):
        return False
    return board.is_wall(a, b)
