"""Shares, means and their intervals."""

from __future__ import annotations

from math import inf

import pytest

from questhall.lab.tally import Tally


def tally(*values: float) -> Tally:
    made = Tally()
    for value in values:
        made.add(value)
    return made


def test_wilson_interval() -> None:
    """8 of 10: the textbook's example."""
    assert tally(*[1] * 8, 0, 0).share_interval() == pytest.approx((0.4902, 0.9433), abs=0.0001)
    assert tally(*[0] * 10).share_interval() == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert Tally().share_interval() == (0.0, 1.0)


def test_normal_interval() -> None:
    four = tally(1, 2, 3, 4)
    assert four.mean == 2.5
    assert four.mean_interval() == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=0.0001)
    assert tally(7, 7, 7).mean_interval() == (7, 7)
    assert tally(7).mean_interval() == (-inf, inf)


def test_merging_is_like_adding() -> None:
    one, two = tally(1, 2), tally(3, 4, 5)
    one.merge(two)
    assert one == tally(1, 2, 3, 4, 5)
