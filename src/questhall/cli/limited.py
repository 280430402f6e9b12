"""Commands that read strangers' files run in a process of their own: with a time limit, and not with all memory.

check_parser = describer.command(verbs, "quest-check", limited(check))
"""

from __future__ import annotations

import argparse
import contextlib
import io
import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from questhall.cli.errors import CliError, text
from questhall.hall.worker_pool import limit_memory

SECONDS: Final = 60.0
Run = Callable[[argparse.Namespace], int]


def limited(run: Run, seconds: float = SECONDS) -> Run:
    """The same command within its limits. `run` is a function of a module: another process must find it."""

    def within(args: argparse.Namespace) -> int:
        context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        ours, theirs = context.Pipe(duplex=False)
        plain = argparse.Namespace(**{key: value for key, value in vars(args).items() if key != "run"})
        process = context.Process(target=work, args=(run, plain, theirs), daemon=True)
        process.start()
        theirs.close()
        try:
            return outcome(ours, args.lang, seconds)
        finally:
            process.kill()
            process.join()

    return within


def outcome(ours: Connection, lang: str, seconds: float) -> int:
    """The exit code, or what went wrong over there; what it said is said here."""
    if not ours.poll(seconds):
        raise CliError(text(lang, "limit-time", seconds=round(seconds)))
    try:
        printed, said = ours.recv()
    except EOFError:
        raise CliError(text(lang, "limit-memory")) from None
    print(printed, end="")
    if isinstance(said, int):
        return said
    message, code = said
    raise CliError(message, code) if code else RuntimeError(message)


def work(run: Run, args: argparse.Namespace, theirs: Connection) -> None:
    """In the other process."""
    limit_memory()
    said: int | tuple[str, int]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        try:
            said = run(args)
        except CliError as error:
            said = str(error), error.code
        except MemoryError:
            return
        except Exception as error:
            said = f"{type(error).__name__}: {error}", 0
    theirs.send((printed.getvalue(), said))
