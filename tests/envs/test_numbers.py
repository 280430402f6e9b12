"""Games in numbers: names that never meet, slots that suffice, and nothing told that a seat cannot know."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.play import every_game, moments, numbered, tables

from questhall.engine.core import State
from questhall.engine.game import Game
from questhall.engine.learning import Column, Head, Learning, Numbering, Part, Unnumbered, as_bytes, learning_of
from questhall.envs.encoding import ANSWER_WIDTH, Encoder, answer_table
from questhall.games import open_game

ALL_SEATS = 6  # states between two looks at what all seats see; in between only those that are asked are looked at
WHOLE = 40  # states between two looks at whole observations


@every_game
def test_random_games_in_numbers(game_id: str) -> None:
    """Legal answers have numbers of their own and find room, and what is told is what the seat knows."""
    for game, seats, seed, options in tables(game_id):
        found, encoder, draw = learning_of(game.title), Encoder(game), Random(seed).random
        for n, state in enumerate(moments(game, seats, seed, options)):
            asked = state.deciders()
            for seat in range(seats) if n % ALL_SEATS == 0 else asked:
                if found is not None:
                    check_secrets(found, state, state.imagine(seat, draw), seat)
                if n % WHOLE == 0:
                    check_whole(encoder, state, state.imagine(seat, draw), seat)
            for seat in asked:
                assert len(state.legal_for(seat)) <= encoder.slots
                if found is not None:
                    check_answers(game, found.numbering, state, seat)


def check_answers(game: Game[Any], numbering: Numbering, state: State, seat: int) -> None:
    found = numbering.numbers(state, seat)
    assert len(set(found)) == len(found), [game.option(state, seat, a).name for a in state.legal_for(seat)]
    assert all(0 <= number < numbering.size for number in found)


def check_secrets(learning: Learning, state: State, imagined: State, seat: int) -> None:
    sight = learning.sight
    seen, told = sight.rows(state, seat), sight.rows(imagined, seat)
    assert len(seen) == sight.size
    assert seen == told, [name for name, a, b in zip(column_names(learning), seen, told, strict=True) if a != b]
    if sight.planes is not None:
        seen, told = sight.planes(state, seat), sight.planes(imagined, seat)
        assert seen == told, [name for name, a, b in zip(sight.board, seen, told, strict=True) if a != b]


def check_whole(encoder: Encoder, state: State, imagined: State, seat: int) -> None:
    seen, told = (encoder.observe(s, seat, encoder.choices(s, seat)) for s in (state, imagined))
    assert encoder.observation_space.contains(seen)
    assert all(np.array_equal(values, told[part]) for part, values in seen.items())


def column_names(learning: Learning) -> list[str]:
    return [
        f"{part.name} {row} {column.name} {n}"
        for part in learning.sight.parts
        for row in range(part.rows)
        for column in part.columns
        for n in range(column.count)
    ]


@numbered
def test_seats_see_themselves_first(game_id: str) -> None:
    """One policy can play all seats: the row of each stands first, where it says so."""
    game = open_game(game_id)
    found = learning_of(game.title)
    assert found is not None
    first = found.sight.parts[0]
    names = [column.name for column in first.columns]
    if "own" not in names:
        return
    own = sum(column.count for column in first.columns[: names.index("own")])
    seats = range(game.title.max_seats)[1 if game.title.overlord == 0 else 0 :]
    for state in islice(moments(game, game.title.max_seats, 1), 10):
        assert all(found.sight.rows(state, seat)[own] == 1 for seat in seats)


# The numbers themselves


def test_large_numbers_count_as_the_largest() -> None:
    assert as_bytes([0, 7, 255]) == bytes([0, 7, 255])
    assert as_bytes([-3, 7, 4000]) == bytes([0, 7, 255])


def test_rows_that_are_missing_are_zeros() -> None:
    assert Part("hero", 3, "here lp/13").told([[1, 9], [1, 300]]) == bytes([1, 9, 1, 255, 0, 0])


def test_there_are_slots_for_a_walk_to_every_square_and_more() -> None:
    found = learning_of(open_game("heroquest").title)
    assert found is not None
    assert found.numbering.slots >= 494 + 100


def test_heads_and_parts_give_every_number_once() -> None:
    answers = [(0, a, 0, 0) for a in range(3)]
    answers += [(1, a, b, 0) for a in range(2) for b in range(4)]
    answers += [(2, a, b, c) for a in range(2) for b in range(2) for c in range(2)]
    known = [*answers, (1, 0, 4, 0)]
    heads = [Head("word", 3), Head("pair", 2, 4), Head("three", 2, 2, 2)]
    numbering, state = Numbering(heads, lambda s, seat, answer: known[answer]), open_game("dragonquest").new({}, 1)
    assert numbering.size == 3 + 8 + 8
    assert [numbering.number(state, 0, answer) for answer in range(19)] == list(range(19))
    with pytest.raises(Unnumbered, match=r"pair has no number for 0, 4, 0"):
        numbering.number(state, 0, 19)


def test_answers_are_described_by_kind_parts_and_place() -> None:
    table = answer_table(Numbering([Head("word", 2), Head("square", 6, wide=3)], lambda s, seat, answer: (0, 0, 0, 0)))
    assert table.shape == (8, ANSWER_WIDTH)
    assert table[0].tolist() == [0.5, 0.5, 1, 1, 0, 0]
    assert table[2 + 4].tolist() == pytest.approx([1, 5 / 6, 1, 1, 2 / 3, 1])


def test_columns_are_read_from_words() -> None:
    part = Part("hero", 2, "here lp/13 objects*12 dice*5/4")
    assert [(c.name, c.count, c.scale) for c in part.columns] == [
        ("here", 1, 1),
        ("lp", 1, 13),
        ("objects", 12, 1),
        ("dice", 5, 4),
    ]
    assert (part.width, part.size) == (19, 38)
    assert Column("x").scale == 1


def test_the_page_describes_these_numbers() -> None:
    from tools.env_tables import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page(), "stale: python -m tools.env_tables"
