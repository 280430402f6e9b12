"""Shares and means of many values, with 95% confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

Z: Final = 1.959964  # 95% of a normal distribution lie within so many standard deviations


@dataclass
class Tally:
    """Values added up. Two tallies of the same thing can be merged."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Tally) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def share_interval(self) -> tuple[float, float]:
        """Wilson's interval for a share of values that are all 0 or 1."""
        if not self.count:
            return 0.0, 1.0
        n, p, zz = self.count, self.mean, Z * Z
        middle = (p + zz / (2 * n)) / (1 + zz / n)
        half = Z / (1 + zz / n) * sqrt(p * (1 - p) / n + zz / (4 * n * n))
        return max(middle - half, 0.0), min(middle + half, 1.0)

    @property
    def variance(self) -> float:
        """Of a single value, as far as at least two tell it."""
        if self.count < 2:
            return 0.0
        return max(self.squares - self.total * self.total / self.count, 0.0) / (self.count - 1)

    def mean_interval(self) -> tuple[float, float]:
        """The normal interval for a mean."""
        if self.count < 2:
            return -inf, inf
        half = Z * sqrt(self.variance / self.count)
        return self.mean - half, self.mean + half
