"""How much is too much: token buckets per key or address, and sizes."""

from __future__ import annotations

import time
from typing import Final

MOST_BYTES: Final = 64 * 1024  # of a request body or a socket message
GUESS: Final = 10.0  # what a wrong key takes from the bucket of the address it came from
BUCKETS: Final = 20_000  # remembered before the full ones are forgotten


class Limits:
    """Each name may do `rate` things a second, and `burst` at once. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def wait(self, name: str, cost: float = 1.0) -> float:
        """Take from the bucket. 0 if that was possible, otherwise the seconds until it is."""
        if not self.rate:
            return 0.0
        now = time.monotonic()
        left, then = self.buckets.get(name, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < cost:
            self.buckets[name] = (left, now)
            return (cost - left) / self.rate
        if len(self.buckets) > BUCKETS:
            self.forget(now)
        self.buckets[name] = (left - cost, now)
        return 0.0

    def forget(self, now: float) -> None:
        full = self.burst / self.rate
        self.buckets = {name: (left, then) for name, (left, then) in self.buckets.items() if now - then < full}
