"""Random numbers that follow from a seed, for what is settled with it: a dungeon that somebody imagines."""

from __future__ import annotations

from typing import Final

PRIME: Final = 2**31 - 1
FACTOR: Final = 48_271  # products stay small enough to be quick
SPREAD: Final = 1_000_003
IDLE: Final = 3  # numbers of seeds close to each other part after so many


class Stream:
    def __init__(self, seed: int) -> None:
        self.state: int = 1 + seed * SPREAD % (PRIME - 1)
        for _ in range(IDLE):
            self.below(2)

    def below(self, n: int) -> int:
        """0 to n - 1."""
        self.state = self.state * FACTOR % PRIME
        return (self.state - 1) * n // (PRIME - 1)

    def once_in(self, n: int) -> bool:
        return self.below(n) == 0

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            k = self.below(i + 1)
            items[i], items[k] = items[k], items[i]
