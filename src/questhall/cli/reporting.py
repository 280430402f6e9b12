"""`questhall report`: what a run in a folder found, as a page or as pictures."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from questhall.cli.errors import FOUND_WRONG, GOOD, CliError, text
from questhall.cli.parser import Describer
from questhall.cli.simulating import about_folder
from questhall.lab.charts_as_files import PICTURES, write_pictures
from questhall.lab.drawing import NoCharts
from questhall.lab.folder import AnotherRun, NoRun, open_folder
from questhall.lab.page import Pages, html

PAGE: Final = "html"
FILE: Final = "report.html"
FOLDER: Final = "charts"


def describe(describer: Describer, commands: Any) -> None:
    """Its arguments."""
    say = describer.say
    parser = describer.command(commands, "report", run)
    parser.add_argument("folder", type=Path, metavar=say("meta-folder"), help=say("arg-report-folder"))
    parser.add_argument("--format", choices=(PAGE, *PICTURES), default=PAGE, help=say("arg-report-format"))
    parser.add_argument("--out", type=Path, metavar=say("meta-out"), help=say("arg-report-out"))


def run(args: argparse.Namespace) -> int:
    try:
        pages = Pages(open_folder(args.folder))
        if not pages.games:
            raise CliError(text(args.lang, "report-empty", folder=f"={args.folder}"), FOUND_WRONG)
        written = write(pages, args)
    except (NoRun, AnotherRun) as problem:
        raise CliError(about_folder(problem, args.lang)) from None
    except NoCharts:
        raise CliError(text(args.lang, "report-needs")) from None
    except OSError as problem:
        raise CliError(f"{problem.filename}: {problem.strerror}") from None
    print("\n".join(str(path) for path in written))
    return GOOD


def write(pages: Pages, args: argparse.Namespace) -> list[Path]:
    if args.format != PAGE:
        return write_pictures(pages, args.out or args.folder / FOLDER, args.format, args.lang)
    path: Path = args.out or args.folder / FILE
    path.write_text(html(pages, args.lang), encoding="utf-8")
    return [path]
