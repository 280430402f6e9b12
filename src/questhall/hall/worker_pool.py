"""Processes that work for this one: they end with it, however it ends, and can be ended whatever they do."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, Final

MOST_MEMORY: Final = 2 * 1024**3  # bytes, where the system can keep a process to that


def open_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), prepare)


def prepare() -> None:
    """A new process: it ends with the server and not by the keyboard, and does not take all memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    threading.Thread(target=end_with_server, daemon=True).start()


def limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # only POSIX has it

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def stop(pool: Executor) -> None:
    """End a pool now, whatever it is doing."""
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
