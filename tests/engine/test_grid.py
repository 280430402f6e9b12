"""Squares as bits, floods and the two-path flow, each against its plain definition."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.engine.grid import BIT, Grid, set_of, squares_of

PLAN = (
    "..#..",
    ".#...",
    "...x#",
)


def random_grid(rng: random.Random, width: int, height: int, solid: float) -> Grid:
    return Grid(["".join("#" if rng.random() < solid else "." for _ in range(width)) for _ in range(height)])


def near(grid: Grid, square: int, diagonal: bool) -> set[int]:
    """Neighbours by coordinates."""
    x, y = grid.column(square), grid.row(square)
    return {
        other
        for other in squares_of(grid.squares)
        if (dx := abs(grid.column(other) - x)) <= 1 and (dy := abs(grid.row(other) - y)) <= 1
        if 0 < dx + dy <= (2 if diagonal else 1)
    }


def simple_paths(grid: Grid, path: list[int], goal: int, free: set[int]) -> Iterator[list[int]]:
    """Every line from the end of a path to the goal that never uses a square twice."""
    if path[-1] == goal:
        yield path
        return
    for square in near(grid, path[-1], False) & free - set(path):
        yield from simple_paths(grid, [*path, square], goal, free)


def two_paths_exist(grid: Grid, starts: set[int], ends: tuple[int, int], free: set[int]) -> bool:
    """By trying all first paths; the second then only needs to be connected."""
    for start in starts & free - {ends[1]}:
        for path in simple_paths(grid, [start], ends[0], free - {ends[1]}):
            rest = set_of(sorted(free - set(path)))
            if grid.flood(set_of(sorted(starts)) & rest, rest) & BIT[ends[1]]:
                return True
    return False


def test_a_square_is_row_times_stride_plus_column() -> None:
    grid = Grid(PLAN)
    assert (grid.width, grid.height, grid.stride) == (5, 3, 6)
    assert grid.index("D3") == 2 * 6 + 3
    assert grid.index("d3") == grid.index("D3")
    assert grid.name(grid.index("D3")) == "D3"
    assert grid.marked("x") == BIT[grid.index("D3")]
    assert grid.squares.bit_count() == 12
    assert grid.named("A1 E2") == BIT[0] | BIT[10]


def test_an_area_leaves_solid_places_out() -> None:
    grid = Grid(PLAN)
    assert grid.area("B1", "C2") == grid.named("B1 C2")
    with pytest.raises(ValueError, match="top left"):
        grid.area("C2", "B1")


@pytest.mark.parametrize("name", ["", "A", "7", "A0", "A4", "F1", "AA1", "A1x"])
def test_a_wrong_name_is_explained(name: str) -> None:
    with pytest.raises(ValueError, match="names run from A1 to E3"):
        Grid(PLAN).index(name)


def test_a_solid_place_has_no_name() -> None:
    grid = Grid(PLAN)
    with pytest.raises(ValueError, match="no square at C1"):
        grid.index("C1")
    for place in (-1, 2, 5, 18):
        with pytest.raises(ValueError, match="not a square"):
            grid.name(place)


def test_rows_must_be_equally_long() -> None:
    with pytest.raises(ValueError, match="row 2 has 2 characters, the first row 3"):
        Grid(["...", ".."])
    with pytest.raises(ValueError, match="not possible"):
        Grid([])
    with pytest.raises(ValueError, match="not possible"):
        Grid(["." * 27])


@given(st.sets(st.integers(0, 600)))
def test_squares_of_a_set_ascend(squares: set[int]) -> None:
    assert squares_of(set_of(list(squares))) == tuple(sorted(squares))


@pytest.mark.parametrize("seed", range(20))
def test_neighbours_never_wrap(seed: int) -> None:
    grid = random_grid(random.Random(seed), 6, 5, 0.2)
    for square in squares_of(grid.squares):
        assert set(squares_of(grid.straight[square])) == near(grid, square, False)
        assert set(squares_of(grid.around[square])) == near(grid, square, True)
        assert grid.beside[square] == squares_of(grid.straight[square])
    assert not any(grid.straight[place] for place in range(grid.size()) if not grid.squares & BIT[place])


@pytest.mark.parametrize("seed", range(30))
def test_floods_walks_and_paths(seed: int) -> None:
    rng = random.Random(seed)
    grid = random_grid(rng, 5, 4, 0.3)
    squares = squares_of(grid.squares)
    start, goal = rng.sample(squares, 2)
    lines = list(simple_paths(grid, [start], goal, set(squares)))
    steps = min((len(line) for line in lines), default=0) - 1
    shortest = [line for line in lines if len(line) == steps + 1]
    free = grid.squares & ~BIT[start]  # the start need not be free

    assert grid.distance(BIT[start], BIT[goal], free) == steps
    assert grid.reachable(BIT[start], BIT[goal], free) == bool(lines)
    assert bool(grid.flood(BIT[start], free) & BIT[goal]) == bool(lines)
    spread = grid.spread(BIT[start], free)
    assert sum(spread) == grid.flood(BIT[start], free)
    assert not lines or spread[steps] & BIT[goal]
    layers = grid.shortest_walks(BIT[start], BIT[goal], free)
    assert layers == [set_of([line[k] for line in shortest]) for k in range(steps + 1)]
    path = grid.shortest_path(BIT[start], BIT[goal], free)
    assert path in shortest or (not lines and not path)
    through = grid.walks_through(layers)
    assert all(through[square] == sum(square in line for line in shortest) for square in squares)


def test_a_flood_stays_in_its_row() -> None:
    grid = Grid(["...", "###", "..."])
    assert grid.flood(BIT[grid.index("A1")], grid.squares) == grid.named("A1 B1 C1")


@pytest.mark.rule("drq-wal-15")
def test_two_paths_against_all_pairs_of_lines() -> None:
    rng = random.Random(2022)
    possible = pushed = 0
    for _ in range(1500):
        grid = random_grid(rng, 5, 4, rng.choice((0.15, 0.25, 0.35)))
        squares = squares_of(grid.squares)
        if len(squares) < 6:
            continue
        one, other = rng.sample(squares, 2)
        starts = set(rng.sample(squares, rng.choice((2, 2, 3))))
        ends = BIT[one] | BIT[other]
        found = grid.two_paths(set_of(sorted(starts)), ends, grid.squares)
        assert (found != 0) == two_paths_exist(grid, starts, (one, other), set(squares))
        if found:
            possible += 1
            assert found & ends == ends
            assert not found & ~grid.squares
            assert two_paths_exist(grid, starts, (one, other), set(squares_of(found)))
            first = set_of(grid.shortest_path(set_of(sorted(starts)), ends, grid.squares))
            pushed += first & found != first
    assert possible > 500
    assert pushed > 3  # the second path had to push the first one aside
