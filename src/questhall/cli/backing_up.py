"""`questhall backup` and `questhall restore`: a whole hall in one file, and back.

The store is imported only when they run: no other command at a terminal needs it, nor asks for its libraries.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from questhall.cli.errors import GOOD, CliError, text
from questhall.cli.parser import Describer

Copying = Callable[[Callable[[int, int], None]], Coroutine[Any, Any, int]]


def describe(describer: Describer, commands: Any) -> None:
    """The arguments of both."""
    for name, run in (("backup", backup), ("restore", restore)):
        parser = describer.command(commands, name, run)
        parser.add_argument("file", type=Path, metavar=describer.say("meta-file"), help=describer.say(f"arg-{name}"))
        url = describer.say("meta-url")
        parser.add_argument("--database", default="", metavar=url, help=describer.say("arg-database"))


def backup(args: argparse.Namespace) -> int:
    from questhall.hall.store.backup import back_up  # late: other commands need no database

    count = copied(lambda progress: back_up(args.database, args.file, progress), args.lang)
    print(text(args.lang, "backup-done", count=count, file=str(args.file)))
    return GOOD


def restore(args: argparse.Namespace) -> int:
    from questhall.hall.store import backup  # late: other commands need no database

    count = copied(lambda progress: backup.restore(args.file, args.database, progress), args.lang)
    print(text(args.lang, "restore-done", count=count, file=str(args.file)))
    return GOOD


def copied(copying: Copying, lang: str) -> int:
    """How many tables were copied; a bar is drawn where somebody watches."""
    # late: other commands need no database
    from questhall.hall.store import StoreError
    from questhall.hall.store.backup import Unfit

    console = Console(stderr=True)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    with bar:
        bar.disable = not sys.stderr.isatty()
        task = bar.add_task("")
        try:
            return asyncio.run(copying(lambda done, total: bar.update(task, completed=done, total=total)))
        except Unfit as unfit:
            raise CliError(text(lang, unfit.text, file=unfit.file)) from None
        except StoreError as error:
            raise CliError(text(lang, "copying-failed", problem=str(error))) from None
