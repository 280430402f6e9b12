"""`questhall replay` and `questhall rules`."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from questhall.cli.errors import FOUND_WRONG, GOOD, CliError, text
from questhall.cli.playing import damaged, find_game, is_plain, write
from questhall.engine import record as files
from questhall.engine.record import RecordError
from questhall.engine.replay import Replay
from questhall.engine.verify import verify
from questhall.games import open_game
from questhall.terminal import asides
from questhall.terminal.plain_replay import PlainReplay
from questhall.terminal.speech import Speaker
from questhall.texts.rulebook import rulebook_of

SIGNS: Final = {True: "check-right", False: "check-wrong", None: "check-open"}


def replay(args: argparse.Namespace) -> int:
    path = Path(args.file)
    if args.verify:
        return check(path, args)
    if args.browser:
        return replay_in_browser(path, args)
    try:
        read = Replay.read(path, open_game, args.salvage)
    except RecordError as damage:
        raise CliError(damaged_record(args, path, damage)) from None
    if is_plain(args):
        replay_plain(read, args)
    else:
        replay_full(read, args)
    return GOOD


def replay_in_browser(path: Path, args: argparse.Namespace) -> int:
    """The replay page of the hall, with this game in it."""
    # late: other commands need neither database nor server
    from questhall.hall.brought import bring
    from questhall.web.command import open_hall

    try:
        table = asyncio.run(bring("", files.read(path)))
    except RecordError as problem:
        raise CliError(str(problem)) from None
    return open_hall(args, f"/t/{table}/replay")


def damaged_record(args: argparse.Namespace, path: Path, damage: RecordError) -> str:
    said = damaged(args, path, damage)
    return said.replace("questhall play --resume", "questhall replay")


def check(path: Path, args: argparse.Namespace) -> int:
    """Recompute everything and say what was looked at."""
    report = verify(path, open_game)
    for each in report.checks:
        what = text(args.lang, f"check-{each.what}") if each.what in CHECKS else each.what
        print(text(args.lang, SIGNS[each.ok], what=what, found=each.found))
    print(text(args.lang, "verified" if report.ok else "not-verified", file=path.name))
    return GOOD if report.ok else FOUND_WRONG


CHECKS: Final = ("lines", "header", "moves", "dice", "throws", "result")


def replay_plain(read: Replay[Any], args: argparse.Namespace) -> None:
    def read_line() -> str | None:
        if sys.stdin.isatty():
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line if line else None

    PlainReplay(read, args.lang, read_line, write).run(args.to)


def replay_full(read: Replay[Any], args: argparse.Namespace) -> None:
    # late: Textual takes longer to import than all that other commands need
    from questhall.terminal.app import run
    from questhall.terminal.screens.replaying import ReplayScreen

    run(ReplayScreen(read, args.lang, read.seq if args.to is None else args.to))


def rules(args: argparse.Namespace) -> int:
    game = find_game(args.game, args.lang)
    say = Speaker(args.lang, game, ())
    word = " ".join(args.word)
    if args.all:
        show(asides.card_lines(say))
        for chapter in rulebook_of(game.title).chapters:
            show([*asides.look_up(say, chapter), ""])
        return GOOD
    found = asides.is_known(say, word)
    lines = asides.look_up(say, word)
    if not found:
        raise CliError(lines[0], FOUND_WRONG)
    show(lines)
    if not word:
        print(text(args.lang, "rules-how", game=game.id))
    return GOOD


def show(lines: list[str]) -> None:
    """Lines folded to the width of the terminal, continued under their text."""
    width = max(min(shutil.get_terminal_size().columns, 110), 40)
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        folded = textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)  # rule IDs stay whole
        print("\n".join(folded))
