"""The compiled form and the Python sources play the same games, and an old extension never shadows a newer source."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from questhall import _form

GAMES = 1  # for each game and each number of seats
HOT = ("engine/core.py", "games/dragonquest/model/state.py")


def run(form: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QUESTHALL_FORM": form}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.compiled
def test_both_forms_play_the_same_games() -> None:
    problem = _form.why_not_compiled(_form.PACKAGE)
    if problem:
        pytest.skip(f"no compiled form: {problem}")
    program = str(Path(__file__).with_name("trace_games.py"))
    traces = {form: run(form, program, str(GAMES)) for form in ("pure", "compiled")}
    for form, trace in traces.items():
        assert trace.returncode == 0, trace.stderr
        assert trace.stderr.splitlines()[0] == f"form {form}"
        assert trace.stdout
    assert traces["pure"].stdout == traces["compiled"].stdout


def test_pure_runs_the_sources() -> None:
    asked = run("pure", "-c", "import questhall.engine.core as core; print(core.__file__)")
    assert asked.stdout.strip().endswith("core.py"), asked.stderr


def test_unknown_form_is_refused() -> None:
    asked = run("fast", "-c", "import questhall")
    assert "QUESTHALL_FORM is 'fast'" in asked.stderr


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package built in place: two sources, their extensions, and the stamp."""
    stamp = {}
    for name in HOT:
        source = tmp_path / name
        source.parent.mkdir(parents=True)
        source.write_text(f"# {name}\n", encoding="utf-8")
        source.with_suffix(EXTENSION_SUFFIXES[0]).touch()
        stamp[name] = hashlib.sha256(source.read_bytes()).hexdigest()
    (tmp_path / "_compiled.json").write_text(json.dumps(stamp), encoding="utf-8")
    return tmp_path


def test_fresh_extensions_run(package: Path) -> None:
    assert _form.decide("", package) == "compiled"
    assert _form.decide("compiled", package) == "compiled"
    assert _form.decide("pure", package) == "pure"


def edit(package: Path) -> None:
    (package / HOT[1]).write_text("# edited\n", encoding="utf-8")


def delete_source(package: Path) -> None:
    (package / HOT[1]).unlink()


def delete_extension(package: Path) -> None:
    (package / HOT[1]).with_suffix(EXTENSION_SUFFIXES[0]).unlink()


def other_python(package: Path) -> None:
    for name in HOT:
        built = (package / name).with_suffix(EXTENSION_SUFFIXES[0])
        built.rename(built.with_suffix(".another-python"))


@pytest.mark.parametrize("change", [edit, delete_source, delete_extension, other_python])
def test_whatever_does_not_fit_its_source_is_left_aside(package: Path, change) -> None:
    change(package)
    assert _form.decide("", package) == "pure"
    with pytest.raises(ImportError, match="make compiled"):
        _form.decide("compiled", package)


def test_a_wheel_has_no_stamp_and_runs_what_it_has(package: Path) -> None:
    (package / "_compiled.json").unlink()
    assert _form.decide("", package) == "compiled"
