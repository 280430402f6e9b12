"""Parts played on a Ray cluster: one that is started here for the occasion, or one that is there (`ray://host:port`).

Ray hands a part whose worker has died to another one by itself. The extra `ray` installs it; the workers of a cluster
need the same questhall, which is checked in every part.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from questhall.lab.crew import TRIES, WorkerLost
from questhall.lab.experiment import Findings
from questhall.lab.places import Job, Played, cores

WORD: Final = "ray"
AHEAD: Final = 4  # parts that wait at the cluster for each core, so that none is idle


class NoRay(RuntimeError):
    """Ray is not installed, or its cluster cannot be reached."""


def ray_module() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise NoRay("Ray is not installed; pip install 'questhall[ray]'") from None


def play_there(job: Job, part: int) -> Findings:
    return job(part)


class OnRay:
    """`address` of a cluster, or "" for one of so many workers on this machine, which ends with the experiment."""

    def __init__(self, address: str = "", workers: int = 0) -> None:
        self.ray = ray_module()
        self.address = address
        self.workers = workers

    def play(self, job: Job, parts: Sequence[int]) -> Played:
        with self.cluster() as slots:
            task = self.ray.remote(max_retries=TRIES - 1)(play_there)
            shared = self.ray.put(job)
            left = iter(parts)
            under_way: dict[Any, int] = {}
            while True:
                while len(under_way) < slots and (part := next(left, None)) is not None:
                    under_way[task.remote(shared, part)] = part
                if not under_way:
                    return
                ready, _ = self.ray.wait(list(under_way), num_returns=1)
                yield self.result(under_way.pop(ready[0]), ready[0])

    def result(self, part: int, answer: Any) -> tuple[int, Findings]:
        try:
            return part, self.ray.get(answer)
        except self.ray.exceptions.RayTaskError as failed:
            raise failed.cause from None
        except self.ray.exceptions.RayError as lost:
            raise WorkerLost(f"part {part} was lost {TRIES} times: {' '.join(str(lost).split())[:200]}") from None

    @contextmanager
    def cluster(self) -> Iterator[int]:
        """Connected to it; gives how many parts are sent ahead."""
        ours = not self.ray.is_initialized()
        if ours:
            self.connect()
        try:
            yield AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        finally:
            if ours:
                self.ray.shutdown()

    def connect(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
        if self.address:
            where: dict[str, Any] = {"address": self.address}
        else:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
            where = {"num_cpus": self.workers or cores(), "include_dashboard": False}
        try:
            self.ray.init(**where, **quiet)
        except Exception as problem:  # Ray raises a dozen kinds
            said = " ".join(str(problem).split())[:200]
            raise NoRay(f"no Ray cluster at {self.address or 'this machine'}: {said}") from None
