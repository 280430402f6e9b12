"""Runs kept in a folder: only what is missing is played, and nothing is taken for what it is not."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from questhall.lab import parts
from questhall.lab.experiment import Experiment, PartOf
from questhall.lab.folder import FILE, AnotherRun, NoRun, join_folder, open_folder
from questhall.lab.places import Here, Job, Played
from questhall.lab.report import Report
from questhall.lab.simulate import OtherVersions, simulate

SIX = Experiment("dragonquest", ("random", "random"), 150)


class Watched(Here):
    """Notes down which parts are played, and changes what they give."""

    def __init__(self, versions: dict[str, str] | None = None) -> None:
        self.played: list[int] = []
        self.versions = versions or {}

    def play(self, job: Job, parts: Sequence[int]) -> Played:
        for number, found in super().play(job, parts):
            self.played.append(number)
            found.versions |= self.versions
            yield number, found


@pytest.fixture(params=parts.KINDS)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if request.param == parts.LINES:
        monkeypatch.setattr(parts, "arrow", lambda: None)
    elif parts.arrow() is None:
        pytest.skip("pyarrow is not installed")
    yield request.param


def play(path: Path, experiment: Experiment = SIX) -> tuple[Report, list[int]]:
    watched = Watched()
    report = simulate(experiment, folder=join_folder(path, experiment), place=watched)
    return report, watched.played


def test_only_what_is_missing_or_damaged_is_played(tmp_path: Path, kind: str) -> None:
    expected = simulate(SIX, workers=1)
    first, played = play(tmp_path)
    assert played == list(range(6)) and first.found == expected.found
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE, *(f"part-{n:05}{kind}" for n in range(6))]

    (tmp_path / f"part-00002{kind}").unlink()
    cut = tmp_path / f"part-00003{kind}"
    cut.write_bytes(cut.read_bytes()[:-300])
    spoilt = bytearray((tmp_path / f"part-00004{kind}").read_bytes())
    middle = slice(len(spoilt) // 2, len(spoilt) // 2 + 500)
    spoilt[middle] = bytes(reversed(spoilt[middle]))
    (tmp_path / f"part-00004{kind}").write_bytes(spoilt)
    (tmp_path / f"part-00005{kind}").write_bytes((tmp_path / f"part-00000{kind}").read_bytes())
    again, played = play(tmp_path)
    assert played == [2, 3, 4, 5] and again.found == expected.found


def test_a_part_gives_back_what_was_put_in(tmp_path: Path, kind: str) -> None:
    folder = join_folder(tmp_path, SIX)
    found = PartOf(SIX, folder.size)(0)
    found.failed, found.failures = {"random": 2}, ["game 0: é"]
    folder.write(0, found)
    assert folder.find(0) == found


def test_a_changed_figure_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "arrow", lambda: None)
    folder = join_folder(tmp_path, SIX)
    folder.write(0, PartOf(SIX, folder.size)(0))
    path = folder.places(0)[parts.KINDS.index(parts.LINES)]
    path.write_bytes(path.read_bytes().replace(b'"turns": 1', b'"turns": 2', 1))
    assert folder.find(0) is None


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    play(tmp_path, replace(SIX, games=60))
    report, played = play(tmp_path)
    assert played == [2, 3, 4, 5]  # the third had ten games only
    assert report.found == simulate(SIX, workers=1).found
    assert open_folder(tmp_path).experiment == SIX


def test_an_interrupted_run_keeps_its_parts(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done > 50:
            raise KeyboardInterrupt

    report = simulate(SIX, 1, stop, join_folder(tmp_path, SIX))
    assert report.interrupted and report.found.games == 75
    assert play(tmp_path)[1] == [3, 4, 5]


def test_long_runs_have_longer_parts(tmp_path: Path) -> None:
    assert join_folder(tmp_path, replace(SIX, games=1_000_000)).size == 2500


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (replace(SIX, seed="2"), {"seed": ("1", "2")}),
        (replace(SIX, bots=("sane", "sane")), {"bots": (["random", "random"], ["sane", "sane"])}),
        (replace(SIX, options={"difficulty": "grim"}), {"options": ({}, {"difficulty": "grim"})}),
        (replace(SIX, rotate=True), {"rotate": (False, True)}),
    ],
)
def test_another_experiment_is_refused(tmp_path: Path, other: Experiment, differing: object) -> None:
    join_folder(tmp_path, SIX)
    with pytest.raises(AnotherRun) as refused:
        join_folder(tmp_path, other)
    assert refused.value.differing == differing


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    join_folder(tmp_path, SIX)
    monkeypatch.setattr("questhall.__version__", "9.9")
    with pytest.raises(AnotherRun, match=r"questhall is 0\.1\.0 there and 9\.9 here"):
        join_folder(tmp_path, SIX)


def test_a_part_of_another_version_is_refused(tmp_path: Path) -> None:
    folder = join_folder(tmp_path, SIX)
    with pytest.raises(OtherVersions, match="part 0 was played by another version: rules 0 there, 1 here"):
        simulate(SIX, folder=folder, place=Watched({"rules": "0"}))
    assert not list(tmp_path.glob("part-*"))


def test_folders_that_are_no_runs(tmp_path: Path) -> None:
    with pytest.raises(NoRun, match="there is no experiment"):
        open_folder(tmp_path)
    (tmp_path / "holiday.jpg").touch()
    with pytest.raises(NoRun, match="something here already"):
        join_folder(tmp_path, SIX)
    run = tmp_path / "run"
    join_folder(run, SIX)
    said = json.loads((run / FILE).read_text())
    said["experiment"]["seed"] = "7"
    (run / FILE).write_text(json.dumps(said))
    with pytest.raises(NoRun, match="changed by hand"):
        open_folder(run)
    (run / FILE).write_text("{}")
    with pytest.raises(NoRun, match="of no run"):
        open_folder(run)
