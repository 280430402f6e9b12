"""The same figures on a real Ray, even when one of its workers dies."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.machine import patience

from questhall.lab import on_ray
from questhall.lab.experiment import Experiment
from questhall.lab.on_ray import NoRay, OnRay
from questhall.lab.simulate import simulate

PROGRAM = Path(__file__).with_name("ray_run.py")
EXPERIMENT = Experiment("dragonquest", ("random", "sane"), 100)  # four parts: two under way when the first worker dies


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_ray_with_a_killed_worker_gives_the_same_figures() -> None:
    words = json.dumps([EXPERIMENT.game, EXPERIMENT.bots, EXPERIMENT.games])
    command = [sys.executable, str(PROGRAM), words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=patience(300), check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["killed"]
    assert found["lines"] == simulate(EXPERIMENT, workers=1).data()["lines"]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_there(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(on_ray, "import_module", not_there)
    with pytest.raises(NoRay, match=r"pip install 'questhall\[ray\]'"):
        OnRay()
