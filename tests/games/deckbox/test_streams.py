"""The streams of a seed, against the check values of the specification."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.deckbox.model.streams import MASK, Stream, stream


@pytest.mark.rule("dbd-app-03")
def test_the_generator_itself() -> None:
    s = Stream(0)
    assert [f"{s.next():016x}" for _ in range(3)] == ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"]


@pytest.mark.rule("dbd-app-03")
def test_the_streams_of_a_seed() -> None:
    dice = stream("hello", "dice")
    assert f"{dice.state:016x}" == "91636dba6d966319"
    assert [dice.d6() for _ in range(12)] == [6, 5, 3, 6, 6, 4, 6, 2, 1, 2, 3, 6]
    cards = list(range(10))
    stream("hello", "items").shuffle(cards)
    assert cards == [2, 5, 0, 8, 9, 7, 4, 3, 6, 1]
    assert stream("é", "map").state != stream("e", "map").state


@pytest.mark.rule("dbd-app-03")
def test_numbers_of_the_incomplete_last_round_are_drawn_again() -> None:
    """Two thirds of all numbers are below this n, so that every third draw is taken again."""
    n = (MASK + 1) // 3 * 2
    plain, drawn = Stream(7), Stream(7)
    expected = [x for x in (plain.next() for _ in range(60)) if x < n][:20]
    assert [drawn.below(n) for _ in range(20)] == expected


def test_weights_and_choices() -> None:
    s = Stream(3)
    counts = Counter(s.weighted(["a", "b", "c"], [4, 0, 1]) for _ in range(2000))
    assert set(counts) == {"a", "c"}
    assert 1500 < counts["a"] < 1700
    assert {s.choice([1, 2, 3]) for _ in range(50)} == {1, 2, 3}


def test_the_edges_of_weights() -> None:
    """The first item whose cumulative weight exceeds the number drawn."""
    ways = ["ahead"] * 4 + ["left"] * 3 + ["right"] * 3
    for state in range(200):
        assert Stream(state).weighted(["ahead", "left", "right"], [4, 3, 3]) == ways[Stream(state).below(10)]
