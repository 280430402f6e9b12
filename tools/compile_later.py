"""Compiles the hot modules beside a hall that is already open: at low priority, once at a time, for the next start.

`python tools/compile_later.py INSTALL...` starts it and returns; INSTALL is the command that installs packages here.
Exit code 0: the compiled form is there. 1: it is not, and what is going on was said in one line.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from questhall._form import PACKAGE, why_not_compiled

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".venv" / "compiling.log"
AT_WORK = ROOT / ".venv" / "compiling.pid"
ONLY_FOR_TESTS = ROOT / "build" / "quickly"  # setup.py leaves it: compiled, and not for speed
LOW = 19
NEEDED = ("mypy[mypyc]", "setuptools")  # as locked for development
STARTED = "Compiling in the background, at low priority: bots and simulations are faster from the next start on."
GOES_ON = "Still compiling in the background; until then it runs as plain Python."
FAILED = f"It runs as plain Python here: same games, slower simulations ({LOG.relative_to(ROOT)} says why)."


def main(install: list[str]) -> int:
    if install[:1] == ["--now"]:
        return compile_now(install[1:])
    if why_not_compiled(PACKAGE) is None and not ONLY_FOR_TESTS.exists():
        return 0
    if is_at_work():
        print(GOES_ON)
    elif has_failed():
        print(FAILED)
    else:
        print(STARTED)
        start(install)
    return 1


def is_at_work() -> bool:
    try:
        os.kill(int(AT_WORK.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def has_failed() -> bool:
    """It came to its end with these very sources, and there is nothing."""
    newest = max(path.stat().st_mtime for path in PACKAGE.rglob("*.py"))
    return LOG.exists() and LOG.stat().st_mtime > newest and "could not be compiled" in LOG.read_text("utf-8")


def start(install: list[str]) -> None:
    """Apart from this terminal, so that leaving the hall does not end it."""
    with LOG.open("w") as log:
        child = subprocess.Popen(
            [sys.executable, __file__, "--now", *install],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    AT_WORK.write_text(str(child.pid))


def compile_now(install: list[str]) -> int:
    os.nice(LOW)
    env = {**os.environ, "QUESTHALL_COMPILE": "1"}
    try:
        subprocess.run([*install, "-c", "requirements-dev.lock", *NEEDED], cwd=ROOT, check=True)
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=ROOT, env=env, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"The hot modules could not be compiled: {problem}", flush=True)
        return 1
    finally:
        AT_WORK.unlink(missing_ok=True)
    print("Compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
