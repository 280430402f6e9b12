"""The board: areas, walls, names and floods."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model import board
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.state import Dungeon

SQUARE = st.integers(0, board.SQUARES - 1)


def empty() -> Dungeon:
    s = Dungeon(Table(1))
    s.east = board.EAST_FREE
    s.south = board.SOUTH_FREE
    return s


def at(x: int, y: int) -> int:
    return board.at(x, y)


def test_squares_of_the_areas() -> None:
    sizes = [bits.bit_count() for bits in board.ROOM_SQUARES]
    assert sizes[board.CORRIDOR] == 148
    assert sum(sizes) == board.SQUARES
    wanted = {"A": 12, "K": 30, "M": 6, "O": 15, "S": 20, "U": 12, "V": 16}
    assert {room: sizes[board.room_index(room)] for room in wanted} == wanted


def test_only_room_o_is_no_rectangle() -> None:
    odd = []
    for area in range(1, board.AREAS):
        squares = [board.xy(square) for square in squares_of(board.ROOM_SQUARES[area])]
        width, height = (len({pair[i] for pair in squares}) for i in (0, 1))
        if width * height != len(squares):
            odd.append(board.room_name(area))
    assert odd == ["O"]
    assert board.AREA[at(17, 13)] == board.room_index("S")


def test_the_corridor_is_symmetric() -> None:
    for square in range(board.SQUARES):
        x, y = board.xy(square)
        corridor = board.AREA[square] == board.CORRIDOR
        assert corridor == (board.AREA[at(25 - x, y)] == board.CORRIDOR)
        assert corridor == (board.AREA[at(x, 18 - y)] == board.CORRIDOR)


def test_walls_that_can_hold_a_door() -> None:
    pairs = [(a, b) for a in range(board.SQUARES) for b in board.NEIGHBOURS[a] if a < b and board.is_wall(a, b)]
    with_corridor = [pair for pair in pairs if board.CORRIDOR in (board.AREA[pair[0]], board.AREA[pair[1]])]
    assert (len(pairs), len(with_corridor)) == (261, 174)


def test_every_room_touches_the_corridor() -> None:
    for area in range(1, board.AREAS):
        assert board.beside(board.ROOM_SQUARES[area]) & board.ROOM_SQUARES[board.CORRIDOR]


@given(SQUARE)
def test_names(square: int) -> None:
    assert board.index(board.name(square)) == square
    assert board.at(*board.xy(square)) == square


@pytest.mark.parametrize("name", ["", "A", "A0", "A20", "11", "AA1", "A-1", "A1 ", "A²"])
def test_what_is_no_name(name: str) -> None:
    assert board.index(name) == -1


def test_names_of_rooms() -> None:
    assert [board.room_index(room) for room in ("A", "V", "W", ".", "", "AB")] == [1, 22, -1, -1, -1, -1]


@given(SQUARE)
def test_neighbours(square: int) -> None:
    x, y = board.xy(square)
    wanted = {(x + dx, y + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    wanted = {(x, y) for x, y in wanted if 0 <= x < 26 and 0 <= y < 19}
    assert {board.xy(each) for each in board.NEIGHBOURS[square]} == wanted
    assert {board.xy(each) for each in squares_of(board.beside(BIT[square]))} == wanted
    near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert {board.xy(each) for each in squares_of(board.around(BIT[square]))} == {
        (x, y) for x, y in near if 0 <= x < 26 and 0 <= y < 19
    }


def test_layers_of_a_flood() -> None:
    s = empty()
    layers = board.reach(s, at(10, 7), board.ALL, 3)
    assert [layer.bit_count() for layer in layers] == [1, 2, 3, 4]
    assert board.reachable(s, at(10, 7), board.ALL, 99) == board.ROOM_SQUARES[board.room_index("K")]
    assert board.depth(board.reach(s, at(10, 7), board.ALL, 99), at(15, 11)) == 9


@pytest.mark.rule("heq-mov-04")
def test_floods_stop_at_walls_the_solid_and_what_is_not_free() -> None:
    s = empty()
    s.solid = BIT[at(1, 0)]
    assert board.reach(s, at(0, 0), board.ALL & ~BIT[at(0, 1)], 5) == [BIT[at(0, 0)]]


@pytest.mark.rule("heq-dor-04")
@pytest.mark.rule("heq-dor-05")
def test_the_shortest_way_leads_through_an_open_door() -> None:
    s = empty()
    inside, outside = at(13, 11), at(13, 12)
    assert board.shortest(s, outside, inside, board.ALL) == []
    s.open_edge(inside, outside)
    assert board.shortest(s, outside, inside, board.ALL) == [inside]
    assert board.shortest(s, at(12, 12), at(13, 10), board.ALL) == [outside, inside, at(13, 10)]
    assert board.shortest(s, inside, inside, board.ALL) == []
    assert board.joined(s, inside) == BIT[outside] | BIT[at(12, 11)] | BIT[at(14, 11)] | BIT[at(13, 10)]
    s.close_edge(inside, outside)
    assert board.shortest(s, outside, inside, board.ALL) == []


@given(SQUARE, SQUARE, st.sets(SQUARE, max_size=40))
def test_ways_and_distances_agree(a: int, b: int, closed: set[int]) -> None:
    s = empty()
    free = board.ALL
    for square in closed - {a, b}:
        free &= ~BIT[square]
    way = board.shortest(s, a, b, free)
    steps = board.depth(board.reach(s, a, free, board.SQUARES), b)
    assert len(way) == (0 if steps == board.SQUARES else steps)
    for here, to in zip([a, *way], way, strict=False):
        assert s.edge_open(here, to)
        assert free >> to & 1
