"""Errors in one line: what is wrong, where, and what to do. The unexpected ones are kept in a file."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import questhall
from questhall._form import form
from questhall.home import home
from questhall.texts import say

FOLDER: Final = Path(__file__).parent

GOOD: Final = 0
FOUND_WRONG: Final = 1  # a check failed, a rule is not there
MISUSED: Final = 2  # an argument or a file that cannot be used
CRASHED: Final = 70
INTERRUPTED: Final = 130


class CliError(Exception):
    """Something the user can put right."""

    def __init__(self, message: str, code: int = MISUSED) -> None:
        super().__init__(message)
        self.code = code


def text(lang: str, id: str, **args: Any) -> str:
    """A text of the command line. Words of the user's are never taken for refs."""
    return say(lang, FOLDER, id, args)


def tell(lang: str, message: str) -> None:
    print(text(lang, "error", message=message), file=sys.stderr)


def keep_crash(error: BaseException, argv: list[str]) -> Path | None:
    """Write down all that is known about an unexpected error; None if even that fails."""
    try:
        folder = home() / "crashes"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
        head = f"questhall {questhall.__version__} ({form()}), Python {platform.python_version()}, {sys.platform}"
        trace = "".join(traceback.format_exception(error))
        path.write_text(f"{head}\nquesthall {' '.join(argv)}\n\n{trace}", encoding="utf-8")
    except OSError:
        return None
    return path
