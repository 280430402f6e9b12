"""An experiment played to its end. The same seed gives the same figures, wherever it is played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import perf_counter

from questhall.games import open_game
from questhall.lab.experiment import PART, Experiment, Findings, InOwnProcess, PartOf, Versions, versions_of
from questhall.lab.folder import RunFolder
from questhall.lab.places import Place, Played, Processes, at_hand, cores
from questhall.lab.report import Report
from questhall.lab.totals import Totals

Progress = Callable[[int, int], None]  # games played, games in all
Listener = Callable[[Findings], None]  # is given every part once, in their order


class OtherVersions(RuntimeError):
    """A part was played elsewhere, by another questhall than this one: its figures are not comparable."""

    def __init__(self, part: int, theirs: Versions, ours: Versions) -> None:
        differing = [f"{key} {theirs.get(key)} there, {ours[key]} here" for key in ours if theirs.get(key) != ours[key]]
        super().__init__(f"part {part} was played by another version: {'; '.join(differing)}")


def no_progress(done: int, total: int) -> None:
    pass


def simulate(
    experiment: Experiment,
    workers: int = 0,
    progress: Progress = no_progress,
    folder: RunFolder | None = None,
    place: Place | None = None,
    listener: Listener | None = None,
) -> Report:
    """Play it and report. Interrupted by Ctrl-C it reports what is done so far.

    `workers`: so many processes, 0 for one a core, unless a `place` is given. In a `folder` every part is kept, and
    those that are there already are not played again.
    """
    experiment.check()
    started = perf_counter()
    job = PartOf(experiment, PART if folder is None else folder.size)
    kept = set() if folder is None else {n for n in job.numbers if folder.has(n, job.games(n))}
    missing = [number for number in job.numbers if number not in kept]
    row = InOrder(folder, kept, listener)
    interrupted = False
    try:
        row.move_up()
        with closing(played_at(place, job, missing, workers)) as played:
            ours = versions_of(open_game(experiment.game))
            done = sum(job.games(number) for number in kept)
            progress(done, experiment.games)
            for number, found in played:
                if found.versions != ours:
                    raise OtherVersions(number, found.versions, ours)
                if folder is not None:
                    folder.write(number, found)
                row.add(number, found)
                done += found.games
                progress(done, experiment.games)
    except KeyboardInterrupt:
        interrupted = True
        row.close_gaps()
    return Report(experiment, row.totals, perf_counter() - started, interrupted)


def played_at(place: Place | None, job: PartOf, parts: list[int], workers: int) -> Played:
    """The parts as they get ready, there or at hand."""
    if place is None and job.wants_own_process:
        return Processes(workers or cores(), fresh=True).play(InOwnProcess(job), parts)
    return (place or at_hand(workers, len(parts))).play(job, parts)


class InOrder:
    """Adds parts up in their order, whenever they get ready; those that are kept are read when it is their turn."""

    def __init__(self, folder: RunFolder | None, kept: set[int], listener: Listener | None) -> None:
        self.folder = folder
        self.kept = kept
        self.listener = listener
        self.totals = Totals()
        self.waiting: dict[int, Findings] = {}  # ready before an earlier one is
        self.following = 0

    def add(self, number: int, found: Findings) -> None:
        self.waiting[number] = found
        self.move_up()

    def move_up(self) -> None:
        while self.following in self.waiting or self.following in self.kept:
            self.take(self.following)
            self.following += 1

    def close_gaps(self) -> None:
        for number in sorted(self.kept | self.waiting.keys()):
            if number >= self.following:
                self.take(number)

    def take(self, number: int) -> None:
        found = self.waiting.pop(number, None)
        if found is None:
            assert self.folder is not None
            found = self.folder.read(number)
        self.totals.take(found)
        if self.listener is not None:
            self.listener(found)
