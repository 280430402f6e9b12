"""The machine that tests run on: how busy it is, and which of its ports nobody takes."""

from __future__ import annotations

import itertools
import os
import socket
import time
from collections.abc import Iterator

CORES = os.cpu_count() or 1
PORTS = range(10_000, 30_000)  # below those that systems hand out by themselves, so that none is taken meanwhile
_ports = itertools.count(os.getpid() * 101)  # tests side by side begin far from each other


def slowness() -> float:
    """By how much all takes longer than on a quiet machine: 1 and what the others want of each core."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return 1.0 + load / CORES


def patience(seconds: float) -> float:
    """How long to wait for what takes less than `seconds` on a quiet machine. Only something broken takes longer."""
    return seconds * slowness()


def trying(seconds: float, what: str, pause: float = 0.02) -> Iterator[None]:
    """`for _ in trying(...)`: look again and again, until the loop is left or patience ends."""
    began = time.monotonic()
    while time.monotonic() - began < patience(seconds):  # the machine may have become busy meanwhile
        yield
        time.sleep(pause)
    raise AssertionError(what)


def free_port() -> int:
    while True:
        port = PORTS[next(_ports) % len(PORTS)]
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
