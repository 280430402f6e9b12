"""How long each stage of `make test` takes, by the clock and in CPU time: what a table says at its end.

python tools/stages.py begin                   forget the stages of the run before
python tools/stages.py run NAME COMMAND...     run a stage; its exit code is the command's
python tools/stages.py apart NAME COMMAND...   the same, and what it says comes at its end: another one speaks meanwhile
python tools/stages.py end                     print them all

Needs no packages: the first stage installs them.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LOG = Path(__file__).resolve().parent.parent / "build" / "stages"  # a line for each, in the order of their ends
BE_A_SUBREAPER = 36  # prctl


def begin() -> None:
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")


def run(name: str, command: list[str], apart: bool = False) -> int:
    began = time.monotonic()
    adopt_orphans()
    with tempfile.TemporaryFile() if apart else contextlib.nullcontext() as said:
        started = subprocess.Popen(command, close_fds=False, stdout=said, stderr=said)  # make counts jobs through these
        status = wait(started.pid)
        if said:
            said.seek(0)
            sys.stdout.buffer.write(f"{name}:\n".encode() + said.read())
    spent = os.times()
    line = {"name": name, "clock": time.monotonic() - began, "cpu": spent.children_user + spent.children_system}
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")
    started.returncode = status
    return status


def adopt_orphans() -> None:
    """A browser ends before its pages do: where the system can (Linux), what they took counts as well."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(BE_A_SUBREAPER, 1)


def wait(command: int) -> int:
    """Until a process ends; its exit code. Orphans that end meanwhile are counted, too."""
    while True:
        ended, status = os.wait()
        if ended == command:
            return os.waitstatus_to_exitcode(status)


def table(lines: list[str]) -> str:
    stages = [json.loads(line) for line in lines]
    rows = [(stage["name"], minutes(stage["clock"]), minutes(stage["cpu"])) for stage in stages]
    rows.append(("in all", "", minutes(sum(stage["cpu"] for stage in stages))))
    return "\n".join(f"{name:20}{clock:>8}{cpu:>8}" for name, clock, cpu in [("stage", "time", "CPU"), *rows])


def minutes(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def main(words: list[str]) -> int:
    match words:
        case ["begin"]:
            begin()
        case ["run", name, *command] if command:
            return run(name, command)
        case ["apart", name, *command] if command:
            return run(name, command, apart=True)
        case ["end"]:
            print(table(LOG.read_text("utf-8").splitlines()))
        case _:
            raise SystemExit(__doc__)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
