"""Processes that do numbered jobs. One that is killed costs the job it had, which another one does again."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
Job = Callable[[int], T]
TRIES: Final = 3  # a job that kills whoever does it is given up


class WorkerLost(RuntimeError):
    """Processes die of the same job again and again: out of memory, or a crash in compiled code."""


class Failed:
    """What a job raised, on its way to whoever asked for it."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class Worker(Generic[T]):
    """A process and the job it has."""

    def __init__(self, job: Job[T], fresh: bool = False) -> None:
        context: Any = multiprocessing.get_context("spawn" if fresh else None)
        self.near, far = multiprocessing.Pipe()
        self.process = context.Process(target=work, args=(far, job), daemon=True)
        self.process.start()
        far.close()  # so that its end is heard of
        self.number: int | None = None

    def give(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it is dead; that is noticed when its answer is waited for
            self.near.send(number)

    def take(self) -> Any:
        """Its answer. EOFError if it has died."""
        try:
            return self.near.recv()
        except OSError as gone:
            raise EOFError from gone

    def end(self) -> None:
        self.near.close()
        self.process.kill()
        self.process.join()


def work(far: Connection, job: Job[T]) -> None:
    """Jobs one by one, until nobody is there any more. Ctrl-C is for the process that reports."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            number = far.recv()
            try:
                done: Any = job(number)
            except Exception as error:
                done = Failed(error)
            far.send(done)


class Crew(Generic[T]):
    """So many workers for the jobs of these numbers; results come as they get ready."""

    def __init__(self, job: Job[T], numbers: Iterable[int], workers: int, fresh: bool = False) -> None:
        self.job = job
        self.fresh = fresh
        self.left = deque(numbers)
        self.deaths: Counter[int] = Counter()
        self.workers = [Worker(job, fresh) for _ in range(min(workers, len(self.left)))]

    def __enter__(self) -> Crew[T]:
        return self

    def __exit__(self, *problem: object) -> None:
        for worker in self.workers:
            worker.end()

    def results(self) -> Iterator[tuple[int, T]]:
        for worker in self.workers:
            self.send_on(worker)
        while busy := [worker for worker in self.workers if worker.number is not None]:
            ready = wait([worker.near for worker in busy])
            for n, worker in enumerate(self.workers):
                if worker.near in ready:
                    yield from self.answer_of(n, worker)

    def answer_of(self, n: int, worker: Worker[T]) -> Iterator[tuple[int, T]]:
        assert worker.number is not None
        number = worker.number
        try:
            done = worker.take()
        except EOFError:
            self.replace(n, worker, number)
            return
        if isinstance(done, Failed):
            raise done.error
        self.send_on(worker)
        yield number, done

    def send_on(self, worker: Worker[T]) -> None:
        worker.number = None
        if self.left:
            worker.give(self.left.popleft())

    def replace(self, n: int, worker: Worker[T], number: int) -> None:
        worker.end()
        self.deaths[number] += 1
        if self.deaths[number] == TRIES:
            raise WorkerLost(f"{TRIES} processes have died of part {number}; is there memory enough?")
        self.left.appendleft(number)
        self.workers[n] = Worker(self.job, self.fresh)
        self.send_on(self.workers[n])
