"""Servers in processes of their own, to be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
from tests.machine import free_port, patience, trying

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """`questhall serve` on one port, started as often as one likes."""

    def __init__(self, database: str, *arguments: str, descriptors: int = 0) -> None:
        self.descriptors = descriptors
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.arguments = ["--database", database, "--port", str(self.port), "--rate", "0", "--bots", "1", *arguments]
        self.python = sys.executable
        self.environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [self.python, "-m", "questhall.cli", "serve", *self.arguments]
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "sh", *command]
        self.running = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.DEVNULL, start_new_session=True
        )

    def wait(self) -> None:
        for _ in trying(60, "the server does not answer"):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health", timeout=patience(5), verify=False).status_code == 200:
                    return
            assert self.running is not None and self.running.poll() is None, "the server has ended"

    def kill(self) -> None:
        """As if the power had failed: nothing is said, nothing is finished; its bots' processes go too."""
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait()


@contextlib.contextmanager
def serving(database: str, count: int = 1, *arguments: str) -> Iterator[list[Process]]:
    servers = [Process(database, *arguments) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.kill()
