"""Workers that die, fail or are many: every job is done once, or it is said why not."""

from __future__ import annotations

import multiprocessing
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from questhall.lab import simulate
from questhall.lab.crew import TRIES, Crew, WorkerLost
from questhall.lab.experiment import Experiment


def square(number: int) -> int:
    return number * number


def dies_once(folder: Path, number: int) -> int:
    """The first one to do job 3 is killed in the middle of it, as by a system out of memory."""
    mark = folder / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_dies(number: int) -> int:
    os._exit(1)


def is_wrong(number: int) -> int:
    raise ValueError(f"job {number} makes no sense")


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_every_job_is_done_once(workers: int) -> None:
    with Crew(square, range(20), workers) as crew:
        assert sorted(crew.results()) == [(n, n * n) for n in range(20)]


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    with Crew(partial(dies_once, tmp_path), range(10), 2) as crew:
        assert sorted(crew.results()) == [(n, n) for n in range(10)]
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_everybody_is_given_up() -> None:
    with Crew(always_dies, range(2), 2) as crew, pytest.raises(WorkerLost, match=f"{TRIES} processes have died"):
        list(crew.results())


def test_what_a_job_raises_is_raised_here() -> None:
    with Crew(is_wrong, range(4), 2) as crew, pytest.raises(ValueError, match="makes no sense"):
        list(crew.results())


def test_no_process_stays_behind() -> None:
    with Crew(square, range(5), 3) as crew:
        next(crew.results())
        workers = [worker.process for worker in crew.workers]
    assert not any(process.is_alive() for process in workers)


def test_a_simulation_with_a_killed_worker_gives_the_same_figures() -> None:
    """Somebody kills one of its processes from outside."""
    experiment = Experiment("dragonquest", ("sane",), 400)
    expected = simulate.simulate(experiment, 1)
    killed: list[int | None] = []

    def kill_one(done: int, total: int) -> None:
        if done and not killed:
            victim = multiprocessing.active_children()[0]
            victim.kill()
            killed.append(victim.pid)

    found = simulate.simulate(experiment, 2, kill_one)
    assert killed and found.found == expected.found
