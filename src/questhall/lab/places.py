"""Where parts of an experiment are played: here, or in processes of this machine; on_ray.py adds a cluster.

Wherever that is, `play(job, parts)` gives the number of each part with its findings, as they get ready, and the games
are the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from typing import Protocol

from questhall.lab.crew import Crew
from questhall.lab.experiment import Findings

Job = Callable[[int], Findings]
Played = Generator[tuple[int, Findings], None, None]


class Place(Protocol):
    """A place to play at. Closing what play() gives ends whatever is still at work."""

    def play(self, job: Job, parts: Sequence[int]) -> Played: ...


class Here:
    """One part after the other in this process."""

    def play(self, job: Job, parts: Sequence[int]) -> Played:
        for part in parts:
            yield part, job(part)


class Processes:
    """Several at once. A process that is killed costs its part, which another one plays again."""

    def __init__(self, workers: int, fresh: bool = False) -> None:
        self.workers = workers
        self.fresh = fresh  # processes that have loaded nothing yet, instead of copies of this one

    def play(self, job: Job, parts: Sequence[int]) -> Played:
        with Crew(job, parts, self.workers, self.fresh) as crew:
            yield from crew.results()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_hand(workers: int, parts: int) -> Place:
    """So many processes of this machine, 0 for one a core; none besides this one where one is enough."""
    workers = min(workers or cores(), parts)
    return Processes(workers) if workers > 1 else Here()
