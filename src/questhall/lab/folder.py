"""A run kept in a folder: what is played in `experiment.json`, and a file for each part that has been.

A part is written beside its place and put there whole, so what is there is complete: a run can be interrupted at any
moment, and goes on with the parts that are not there. `parts.py` says how a part is written.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from questhall.games import open_game
from questhall.lab import parts
from questhall.lab.experiment import PART, Experiment, Findings, PartOf, Versions, versions_of
from questhall.lab.measures import measures_of

FILE: Final = "experiment.json"
OTHER: Final = "other"  # the folder inside it of the run it is compared with
FORMAT: Final = "questhall run 1"
MOST_PARTS: Final = 400  # of a new run; a folder with more files than that is no pleasure


class NoRun(ValueError):
    """There is no run in this folder that could be read. `kind` says in a word what is wrong."""

    def __init__(self, path: Path, kind: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.kind = kind
        self.problem = problem


class AnotherRun(ValueError):
    """The folder holds another experiment. `differing`: what differs, there and here."""

    def __init__(self, path: Path, differing: dict[str, tuple[Any, Any]]) -> None:
        said = "; ".join(f"{key} is {there} there and {here} here" for key, (there, here) in differing.items())
        super().__init__(f"{path} holds another experiment: {said}")
        self.path = path
        self.differing = differing


@dataclass(frozen=True)
class RunFolder:
    """The folder of one run, with parts of `size` games."""

    path: Path
    experiment: Experiment
    size: int
    versions: Versions

    @property
    def job(self) -> PartOf:
        return PartOf(self.experiment, self.size)

    @property
    def identity(self) -> dict[str, Any]:
        """What makes its games what they are. How many there are is no part of it: a run may be played on."""
        return {**plain(self.experiment), "part": self.size, **self.versions}

    @property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.identity, sort_keys=True).encode()).hexdigest()

    def save(self) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        said = {
            "format": FORMAT,
            "digest": self.digest,
            "games": self.experiment.games,
            "part": self.size,
            "versions": self.versions,
            "experiment": plain(self.experiment),
        }
        put(self.path / FILE, (json.dumps(said, indent=2, ensure_ascii=False) + "\n").encode())

    @property
    def other(self) -> RunFolder | None:
        """The run it is compared with, if there is one."""
        inside = self.path / OTHER
        return open_folder(inside) if (inside / FILE).exists() else None

    # Parts

    def has(self, number: int, games: int) -> bool:
        """Whether that part is there, whole and undamaged, with so many games."""
        found = self.find(number)
        return found is not None and found.games == games

    def find(self, number: int) -> Findings | None:
        """None if the part is not there, is damaged, or is of another run."""
        for path in self.places(number):
            try:
                stamp, found = parts.load(path)
            except parts.Damaged:
                continue
            if stamp == (self.digest, number):
                return found
        return None

    def read(self, number: int) -> Findings:
        found = self.find(number)
        if found is None:
            raise NoRun(self.path, "unreadable", f"part {number} has gone while it was needed")
        return found

    def write(self, number: int, found: Findings) -> None:
        kind = parts.best_kind()
        measures = measures_of(open_game(self.experiment.game))
        put(self.places(number)[parts.KINDS.index(kind)], parts.dump(kind, (self.digest, number), found, measures))

    def places(self, number: int) -> list[Path]:
        return [self.path / f"part-{number:05}{kind}" for kind in parts.KINDS]

    def kept(self) -> Iterator[Findings]:
        """The parts that are there, in their order."""
        for number in self.job.numbers:
            found = self.find(number)
            if found is not None:
                yield found


def plain(experiment: Experiment) -> dict[str, Any]:
    """What is played, as JSON has it."""
    data: dict[str, Any] = json.loads(json.dumps(asdict(experiment)))
    data.pop("games")
    return data


def put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def new_folder(path: Path, experiment: Experiment, size: int = 0) -> RunFolder:
    size = size or max(PART, -(-experiment.games // MOST_PARTS))
    return RunFolder(path, experiment, size, versions_of(open_game(experiment.game)))


def open_folder(path: Path) -> RunFolder:
    """The run that is kept there, as its `experiment.json` says. NoRun if there is none that can be read."""
    if parts.arrow() is None and any(path.glob(f"part-*{parts.PARQUET}")):
        raise NoRun(path, "parquet", "its parts are Parquet files; pip install 'questhall[lab]' reads them")
    try:
        said = json.loads((path / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NoRun(path, "none", f"there is no {FILE}") from None
    except (OSError, ValueError) as problem:
        raise NoRun(path, "unreadable", f"{FILE} cannot be read: {problem}") from None
    try:
        experiment = Experiment(games=said["games"], **said["experiment"] | {"bots": tuple(said["experiment"]["bots"])})
        folder = RunFolder(path, experiment, said["part"], said["versions"])
        if said["format"] != FORMAT or said["digest"] != folder.digest:
            raise NoRun(path, "changed", f"{FILE} does not agree with its own digest; it was changed by hand")
    except (KeyError, TypeError, AttributeError) as problem:
        raise NoRun(path, "unreadable", f"{FILE} is of no run: {problem}") from None
    return folder


def join_folder(path: Path, experiment: Experiment, size: int = 0) -> RunFolder:
    """The folder to play this experiment in: a new one, or the one of the same run, whose parts are kept.

    AnotherRun if it is of another experiment, or was begun by another version.
    """
    if not (path / FILE).exists():
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise NoRun(path, "occupied", f"there is something here already, but no {FILE}")
        folder = new_folder(path, experiment, size)
    else:
        there = open_folder(path)
        folder = RunFolder(path, experiment, there.size, versions_of(open_game(experiment.game)))
        if there.digest != folder.digest:
            a, b = there.identity, folder.identity
            raise AnotherRun(path, {key: (a.get(key), b.get(key)) for key in b if a.get(key) != b.get(key)})
    folder.save()
    return folder
