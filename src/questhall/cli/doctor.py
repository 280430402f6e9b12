"""`questhall doctor`: what runs here, whether the database and its games are sound, and what to do if not."""

from __future__ import annotations

import argparse
import asyncio
import platform
import sqlite3
from pathlib import Path
from typing import Any, Final

import questhall
from questhall._form import form
from questhall.cli.errors import FOUND_WRONG, GOOD, text
from questhall.cli.parser import Describer
from questhall.engine import record
from questhall.engine.record import RecordError
from questhall.home import home

SIGNS: Final = {True: "doctor-right", False: "doctor-wrong"}


def describe(describer: Describer, commands: Any) -> None:
    """The arguments of `questhall doctor`."""
    parser = describer.command(commands, "doctor", doctor)
    url = describer.say("meta-url")
    parser.add_argument("--database", default="", metavar=url, help=describer.say("arg-database"))


def doctor(args: argparse.Namespace) -> int:
    """Look at everything; exit code 1 if anything is wrong."""
    print(
        text(
            args.lang,
            "doctor-versions",
            version=questhall.__version__,
            form=form(),
            python=platform.python_version(),
            sqlite=sqlite3.sqlite_version,
        )
    )
    good = asyncio.run(look_over_hall(args.database, args.lang))
    good = look_over_saves(args.lang) and good
    print(text(args.lang, "doctor-well" if good else "doctor-ill"))
    return GOOD if good else FOUND_WRONG


async def look_over_hall(database: str, lang: str) -> bool:
    from questhall.hall.checkup import look_over  # late: other commands need no database

    good = True
    async for finding in look_over(database):
        good = good and finding.ok
        say(lang, finding.ok, text(lang, f"doctor-{finding.text}", **finding.args))
        if finding.advice:
            print(f"    {text(lang, f'doctor-{finding.advice}')}")
    return good


def look_over_saves(lang: str) -> bool:
    """The games of the terminal, each in a file."""
    files = sorted((home() / "games").glob(f"*{record.SUFFIX}"))
    bad = [problem for problem in map(problem_of, files) if problem]
    for problem in bad:
        say(lang, False, problem)
        print(f"    {text(lang, 'doctor-save-advice')}")
    say(lang, not bad, text(lang, "doctor-saves", count=len(files), bad=len(bad)))
    return not bad


def problem_of(path: Path) -> str:
    try:
        record.read(path)
    except RecordError as error:
        return str(error)
    return ""


def say(lang: str, ok: bool, what: str) -> None:
    print(text(lang, SIGNS[ok], what=what))
