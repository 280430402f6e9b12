"""How much is too much: token buckets per key or address, and sizes."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

MOST_BYTES: Final = 64 * 1024  # of a request body or a socket message
MALFORMED: Final = 5.0  # what a message that is none takes from a bucket
GUESS: Final = 10.0  # what a wrong key takes from the bucket of the address it came from
BUCKETS: Final = 20_000  # remembered before the full ones are forgotten


MOST_KEYS: Final = 20_000  # good keys that are remembered


class GoodKeys:
    """Keys that were good somewhere lately: each has a bucket of its own. All others cost their address."""

    def __init__(self) -> None:
        self.keys: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.keys

    def add(self, key: str) -> None:
        self.keys.pop(key, None)
        self.keys[key] = None
        if len(self.keys) > MOST_KEYS:
            del self.keys[next(iter(self.keys))]


class Quota:
    """Each name may do something `most` times in that many seconds; 0: as often as it likes."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.done: dict[str, deque[float]] = {}

    def wait(self, name: str) -> float:
        """Count one more. 0 if that was possible, otherwise the seconds until it is."""
        if not self.most:
            return 0.0
        now = time.monotonic()
        if len(self.done) > BUCKETS:
            self.done = {each: times for each, times in self.done.items() if now - times[-1] < self.seconds}
        times = self.done.setdefault(name, deque(maxlen=self.most))
        if len(times) == self.most and now - times[0] < self.seconds:
            return self.seconds - (now - times[0])
        times.append(now)
        return 0.0


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
