"""An experiment played on all cores. The same seed gives the same figures on any number of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Final

from questhall.lab.crew import Crew
from questhall.lab.experiment import Experiment, Findings, play_part
from questhall.lab.report import Report

PART: Final = 25  # games; part of what makes figures the same everywhere, since parts are added up in order

Progress = Callable[[int, int], None]  # games played, games in all


def no_progress(done: int, total: int) -> None:
    pass


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(experiment: Experiment, workers: int = 0, progress: Progress = no_progress) -> Report:
    """Play it and report. Interrupted by Ctrl-C it reports what is done so far. `workers`: 0 means all cores."""
    experiment.check()
    started = perf_counter()
    found = Findings()
    waiting: dict[int, Findings] = {}  # parts that are ready before an earlier one is
    following = 0
    interrupted = False
    try:
        with played_parts(experiment, workers or cores()) as parts:
            for number, part in parts:
                waiting[number] = part
                while following in waiting:
                    found.merge(waiting.pop(following))
                    following += 1
                progress(found.games + sum(part.games for part in waiting.values()), experiment.games)
    except KeyboardInterrupt:
        interrupted = True
    for number in sorted(waiting):
        found.merge(waiting[number])
    return Report(experiment, found, perf_counter() - started, interrupted)


@contextmanager
def played_parts(experiment: Experiment, workers: int) -> Iterator[Iterator[tuple[int, Findings]]]:
    """The parts with their numbers, as they get ready."""
    parts = (experiment.games + PART - 1) // PART
    play = partial(play_numbered, experiment)
    if min(workers, parts) == 1:
        yield ((part, play(part)) for part in range(parts))
        return
    with Crew(play, parts, workers) as crew:
        yield crew.results()


def play_numbered(experiment: Experiment, part: int) -> Findings:
    return play_part(experiment, part * PART, min((part + 1) * PART, experiment.games))
