"""The random numbers of a seed: SplitMix64, bit for bit as section 2.15 has it, so that seeds travel between programs.

A stream is chance that was settled when the seed was: the dungeon of an app quest, a mixed roster, a dream and, at
tables that want it, dice and items. Everything else asks the engine.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB


class Stream:
    """A state of 64 bits, and what can be drawn from it."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def next(self) -> int:
        self.state = (self.state + GOLDEN) & MASK
        z = self.state
        z = (z ^ z >> 30) * FIRST & MASK
        z = (z ^ z >> 27) * SECOND & MASK
        return z ^ z >> 31

    def below(self, n: int) -> int:
        """0 to n - 1, each as likely as the others: numbers of the last, incomplete round are drawn again."""
        x = self.next()
        while x > MASK - n and x >= MASK + 1 - (MASK + 1) % n:  # the first is rarely so, and quicker to tell
            x = self.next()
        return x % n

    def d6(self) -> int:
        return self.below(6) + 1

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            k = self.below(i + 1)
            items[i], items[k] = items[k], items[i]

    def weighted(self, items: list[T], weights: list[int]) -> T:
        """The first item whose cumulative weight exceeds what was drawn."""
        r = self.below(sum(weights))
        index = 0
        while r >= weights[index]:
            r -= weights[index]
            index += 1
        return items[index]


def stream(seed: str, name: str) -> Stream:
    """dbd-app-03: the stream of that name which belongs to a seed."""
    digest = hashlib.sha256(f"dbd|{seed}|{name}".encode()).digest()
    return Stream(int.from_bytes(digest[:8], "big"))
