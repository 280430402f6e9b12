"""From arguments to an exit code."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Sequence

from questhall.cli import assisting, backing_up, doctor, playing, questing, reading, reporting, serving, simulating
from questhall.cli.errors import CRASHED, GOOD, INTERRUPTED, CliError, keep_crash, tell, text
from questhall.cli.parser import Describer, find_language


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; whatever happens, the user sees one clear line and never a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = find_language(words)
    speak_any_script()
    try:
        return run(words, lang)
    except CliError as error:
        tell(lang, str(error))
        return error.code
    except BrokenPipeError:  # the reader of our output has left
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        path = keep_crash(error, words)
        tell(lang, text(lang, "crash", error=one_line(error), file=str(path or text(lang, "nowhere"))))
        return CRASHED


def run(words: list[str], lang: str) -> int:
    parser = build_parser(lang)
    try:
        args = parser.parse_args(words)
    except SystemExit as done:  # --help and --version
        return int(done.code or GOOD)
    args.lang = lang
    code = serving.open_hall(args) if args.command is None else args.run(args)
    sys.stdout.flush()
    return GOOD if code is None else int(code)


def build_parser(lang: str) -> argparse.ArgumentParser:
    describer = Describer(lang)
    parser, commands = describer.top()
    describer.play(commands, playing.play)
    describer.learn(commands, playing.learn)
    simulating.describe(describer, commands)
    reporting.describe(describer, commands)
    describer.replay(commands, reading.replay)
    describer.rules(commands, reading.rules)
    questing.describe(describer, commands)
    serving.describe(describer, commands)
    assisting.describe(describer, commands)
    doctor.describe(describer, commands)
    backing_up.describe(describer, commands)
    return parser


def speak_any_script() -> None:
    """Signs that a terminal or a pipe cannot take are replaced, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    if hasattr(signal, "SIGPIPE") and not sys.stdout.isatty():
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def one_line(error: BaseException) -> str:
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return " ".join(said.split())[:200]
