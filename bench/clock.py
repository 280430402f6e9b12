"""Measuring: short slices of process CPU time, of which the best and the median count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

Work = Callable[[], int]  # does something and returns how often it did it


@dataclass(frozen=True)
class Rate:
    """How often a second, in the best and in the median slice."""

    best: float
    median: float


def rate(work: Work, slices: int, seconds: float) -> Rate:
    """Each slice repeats the work for at least so many seconds of CPU time."""
    work()  # whatever is worked out only once is not measured
    rates = [one_slice(work, seconds) for _ in range(slices)]
    return Rate(max(rates), median(rates))


def one_slice(work: Work, seconds: float) -> float:
    done = 0
    started = process_time()
    while (used := process_time() - started) < seconds:
        done += work()
    return done / used


def reference() -> int:
    """A thousand rounds of what interpreted rules do: small ints, a list, a dict, a method, a comparison."""
    counter = Counter()
    values = [7, 1, 5, 3]
    for round in range(1000):
        value = values[round & 3] << 2 | round & 1
        if value > 9:
            counter.add(value)
        values[round & 3] = value & 15
    return 1000


class Counter:
    def __init__(self) -> None:
        self.seen: dict[int, int] = {}

    def add(self, value: int) -> None:
        self.seen[value] = self.seen.get(value, 0) + 1
