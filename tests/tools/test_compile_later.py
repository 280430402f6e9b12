"""Compiling beside an open hall: once at a time, said in one line, and never in anybody's way."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from tools import compile_later as later


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of its own with one source, not compiled, whose `setup.py` only notes how it was called."""
    package = tmp_path / "src" / "questhall"
    package.mkdir(parents=True)
    (package / "some.py").write_text("")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(later, "ROOT", tmp_path)
    monkeypatch.setattr(later, "PACKAGE", package)
    monkeypatch.setattr(later, "LOG", tmp_path / ".venv" / "log")
    monkeypatch.setattr(later, "AT_WORK", tmp_path / ".venv" / "pid")
    monkeypatch.setattr(later, "ONLY_FOR_TESTS", tmp_path / "quickly")
    return tmp_path


def says(folder: Path, status: int) -> None:
    script = "import os, sys; open('called', 'a').write(f'{sys.argv[1:]} {os.environ[\"QUESTHALL_COMPILE\"]}')"
    (folder / "setup.py").write_text(f"{script}; sys.exit({status})")


def test_where_it_is_compiled_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(later, "why_not_compiled", lambda package: None)
    assert later.main(["no-such-command"]) == 0
    assert capsys.readouterr().out == ""
    assert not later.LOG.exists()


def test_what_was_compiled_for_tests_is_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(later, "start", started.append)
    monkeypatch.setattr(later, "why_not_compiled", lambda package: None)
    later.ONLY_FOR_TESTS.touch()
    assert later.main(["install"]) == 1
    assert started == [["install"]]


def test_it_starts_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(later, "start", started.append)
    assert later.main(["install"]) == 1
    later.AT_WORK.write_text(str(os.getpid()))
    assert later.main(["install"]) == 1
    assert started == [["install"]]
    assert capsys.readouterr().out.splitlines() == [later.STARTED, later.GOES_ON]


def test_one_that_died_holds_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(later, "start", started.append)
    later.AT_WORK.write_text("999999999")
    assert later.main(["install"]) == 1
    assert len(started) == 1


def test_it_installs_what_it_needs_and_compiles(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda by: by)
    says(elsewhere, 0)
    later.AT_WORK.write_text("1")
    assert (
        later.compile_now([sys.executable, "-c", "import sys; open('installed', 'w').write(' '.join(sys.argv))"]) == 0
    )
    assert (elsewhere / "installed").read_text() == "-c -c requirements-dev.lock mypy[mypyc] setuptools"
    assert (elsewhere / "called").read_text() == "['-q', 'build_ext', '--inplace'] 1"
    assert not later.AT_WORK.exists()


def test_what_failed_is_not_tried_again_with_the_same_sources(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "nice", lambda by: by)
    says(elsewhere, 1)
    assert later.compile_now([sys.executable, "-c", ""]) == 1
    later.LOG.write_text(capsys.readouterr().out)
    started: list[list[str]] = []
    monkeypatch.setattr(later, "start", started.append)
    assert later.main(["install"]) == 1
    assert "compiling.log" in later.FAILED and capsys.readouterr().out == later.FAILED + "\n" and not started
    newer = later.LOG.stat().st_mtime + 5
    os.utime(elsewhere / "src" / "questhall" / "some.py", (newer, newer))
    assert later.main(["install"]) == 1
    assert len(started) == 1
