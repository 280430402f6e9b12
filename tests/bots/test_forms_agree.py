"""Bots reckon with fractions: the compiled form and the Python sources must still give the same answers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from questhall import _form

PROGRAM = """
from questhall.lab.experiment import Experiment, play_part
for bots in (("good",), ("sane:adaptive",), ("good:cruel", "reckless:4", "timid", "good:mild")):
    found = play_part(Experiment("dragonquest", bots, 6), 0, 6)
    print(found.rows, found.failures)
"""


def test_both_forms_give_the_same_answers() -> None:
    problem = _form.why_not_compiled(_form.PACKAGE)
    if problem:
        pytest.skip(f"no compiled form: {problem}")
    found = []
    for form in ("pure", "compiled"):
        environment = {**os.environ, "QUESTHALL_FORM": form}
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout)
    assert found[0] == found[1]
