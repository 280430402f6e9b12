"""What `make test` says at its end: how long each stage took."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "tools" / "stages.py"

Stages = Callable[..., subprocess.CompletedProcess[str]]

BUSY = "import time\nwhile time.process_time() < 0.2: pass"
LEFT_ALONE = f"import subprocess, sys; print(subprocess.Popen([sys.executable, '-c', {BUSY!r}], stdout=2).pid)"
# Its child leaves somebody behind, as a browser leaves its pages; it waits until that one has ended, too.
FORSAKING = f"""
import os, subprocess, sys, time
orphan = int(subprocess.check_output([sys.executable, "-c", {LEFT_ALONE!r}]))
while os.path.exists(f"/proc/{{orphan}}"):
    time.sleep(0.01)
"""


@pytest.fixture
def stages(tmp_path: Path) -> Stages:
    """The command, in a project of its own."""
    (tmp_path / "tools").mkdir()
    program = shutil.copy(SOURCE, tmp_path / "tools")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, program, *words], capture_output=True, text=True, check=False)

    run("begin")
    return run


def test_each_stage_has_a_line_and_all_of_them_a_sum(stages: Stages, tmp_path: Path) -> None:
    (tmp_path / "build" / "stages").write_text(
        '{"name": "compiling", "clock": 65.4, "cpu": 119.6}\n{"name": "rules", "clock": 2, "cpu": 1}\n'
    )
    assert [line.split() for line in stages("end").stdout.splitlines()] == [
        ["stage", "time", "CPU"],
        ["compiling", "1:05", "2:00"],
        ["rules", "0:02", "0:01"],
        ["in", "all", "2:01"],
    ]


def test_a_stage_that_fails_fails_the_run_and_is_told_too(stages: Stages) -> None:
    assert stages("run", "odd", sys.executable, "-c", "raise SystemExit(3)").returncode == 3
    assert "odd" in stages("end").stdout


def test_a_stage_apart_says_everything_at_its_end(stages: Stages) -> None:
    speech = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(2)"
    done = stages("apart", "quiet", sys.executable, "-c", speech)
    assert (done.stdout, done.stderr, done.returncode) == ("quiet:\nout\nerr\n", "", 2)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to somebody else than the first process")
def test_what_orphans_take_counts(stages: Stages, tmp_path: Path) -> None:
    assert stages("run", "browsing", sys.executable, "-c", FORSAKING).returncode == 0
    assert json.loads((tmp_path / "build" / "stages").read_text())["cpu"] >= 0.2  # the orphan alone


def test_a_new_run_forgets_the_one_before(stages: Stages) -> None:
    stages("run", "old", sys.executable, "-c", "")
    stages("begin")
    assert "old" not in stages("end").stdout
