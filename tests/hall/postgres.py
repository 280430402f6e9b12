"""A real PostgreSQL for tests and measurements: made in a temporary folder, reached by a socket in it, then removed.

PostgreSQL refuses to run as root, so root hands it to another user.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.machine import patience

PROGRAMS = ("initdb", "postgres", "pg_ctl")
FAST = ("fsync=off", "full_page_writes=off")  # the machine does not lose power between two tests


class NoPostgres(Exception):
    """Why there is no PostgreSQL here."""


def programs() -> Path:
    """The folder with PostgreSQL's programs: the newest of those installed."""
    found = shutil.which("initdb")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    for folder in [*([Path(found).resolve().parent] if found else []), *installed]:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    raise NoPostgres("PostgreSQL's programs (initdb, postgres) are not installed")


def version(folder: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in folder.parent.name.split(".") if part.isdigit())


def other_user() -> dict[str, Any]:
    """How to start a program as somebody who may run PostgreSQL."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoPostgres("root may not run PostgreSQL, and there is no user postgres or nobody")


@contextmanager
def running_postgres(settings: Sequence[str] = FAST) -> Iterator[str]:
    """The address of a running server, as a pattern with {} for the name of the database; `postgres` is there."""
    bin_, user = programs(), other_user()
    folder = Path(tempfile.mkdtemp(prefix="questhall-pg-"))
    try:
        if user:
            os.chown(folder, user["user"], user["group"])
        make_cluster(bin_, folder, user)
        with serving(bin_, folder, user, settings):
            yield f"postgresql://postgres@/{{}}?host={folder}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def make_cluster(bin_: Path, folder: Path, user: dict[str, Any]) -> None:
    options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    command = [str(bin_ / "initdb"), "-D", str(folder / "data"), *options]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, **user)
    except OSError as error:
        raise NoPostgres(f"PostgreSQL cannot be started by another user: {error}") from error
    if done.returncode:
        raise NoPostgres(f"initdb failed: {done.stderr.strip()}")


@contextmanager
def serving(bin_: Path, folder: Path, user: dict[str, Any], settings: Sequence[str]) -> Iterator[None]:
    chosen = [f"unix_socket_directories={folder}", "listen_addresses=", "max_connections=60", *settings]
    command = [str(bin_ / "postgres"), "-D", str(folder / "data"), *[word for one in chosen for word in ("-c", one)]]
    log = folder / "log"
    with open(log, "wb") as output:
        server: subprocess.Popen[bytes] = subprocess.Popen(command, cwd=folder, stdout=output, stderr=output, **user)
    try:
        wait_until_ready(server, folder / "data" / "postmaster.pid", log)
        yield
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
        server.wait(patience(30))


def wait_until_ready(server: subprocess.Popen[bytes], pid_file: Path, log: Path) -> None:
    """The last line of the pid file says when connections are taken."""
    end = time.monotonic() + patience(30)
    while time.monotonic() < end and server.poll() is None:
        if pid_file.exists() and pid_file.read_text().rstrip().endswith("ready"):
            return
        time.sleep(0.02)
    raise NoPostgres(f"PostgreSQL does not start: {log.read_text()[-500:]}")
