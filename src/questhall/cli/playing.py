"""`questhall play`: a new game or a saved one, at the full screen or in lines."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from questhall.cli.errors import GOOD, CliError, text
from questhall.cli.parser import SPEEDS
from questhall.cli.questing import check_one, own_quest, own_quests
from questhall.drawing.typed import normal
from questhall.engine.dice import DiceError
from questhall.engine.game import CONTENT, LEVELS, USUAL, BadSetup, Game
from questhall.engine.lessons import lessons_of
from questhall.engine.record import RecordError
from questhall.games import UnknownGame, open_game, titles
from questhall.lab.other import read_content
from questhall.terminal import menu, saves, start
from questhall.terminal.plain import AGAIN, PlainTable
from questhall.terminal.start import BadStart, Setup
from questhall.terminal.table import Table


def play(args: argparse.Namespace) -> int:
    return play_on(open_table(args), args)


def play_on(table: Table | None, args: argparse.Namespace) -> int:
    while table is not None:
        how = play_plain(table, args) if is_plain(args) else play_full(table, args)
        table = start.rematch(table) if how == AGAIN else None
    return GOOD


def is_plain(args: argparse.Namespace) -> bool:
    """Line mode if it is asked for, or if this is no terminal that could show a screen."""
    dumb = os.environ.get("TERM") == "dumb"
    return args.plain or dumb or not (sys.stdin.isatty() and sys.stdout.isatty())


def open_table(args: argparse.Namespace) -> Table | None:
    try:
        if args.resume is not None:
            return resume(args)
        if args.game is None:
            return from_menu(args)
        return start.begin(read_setup(args))
    except BadStart as problem:
        raise CliError(text(args.lang, problem.text, **problem.args_of_text)) from None
    except BadSetup as problem:
        raise CliError(text(args.lang, "bad-setup", problem=str(problem))) from None
    except (RecordError, DiceError, OSError) as problem:
        raise CliError(str(problem)) from None


def learn(args: argparse.Namespace) -> int:
    """A lesson: the first of the game, or the one that is named."""
    game = find_game(args.game, args.lang)
    lessons = lessons_of(game.title)
    if not lessons:
        raise CliError(text(args.lang, "no-lessons", game=game.id))
    chosen = args.lesson or next(iter(lessons))
    if chosen not in lessons:
        raise CliError(text(args.lang, "no-lesson", lesson=chosen, known=", ".join(lessons)))
    return play_on(start.begin_lesson(game, lessons[chosen]), args)


def find_game(name: str, lang: str) -> Game[Any]:
    try:
        return open_game(name.lower())
    except UnknownGame:
        known = ", ".join(titles())
        raise CliError(text(lang, "no-game", name=name, known=known)) from None


def read_setup(args: argparse.Namespace) -> Setup:
    game = find_game(args.game, args.lang)
    names = [name for name in args.names.split(",") if name.strip()]
    if args.seats is not None:
        kinds = args.seats.split(",")
    else:
        players = args.players or max(len(names), start.usual_players(game))
        kinds = start.seats_for(game, players, args.bots)
    if args.seed is not None and args.dice not in (None, start.SEEDED):
        raise BadStart("seed-without", dice=args.dice)
    dice = args.dice or (start.SEEDED if args.seed is not None else start.FAIR)
    if dice == start.SEEDED and args.seed is None:
        raise BadStart("no-seed")
    seats = start.read_seats(game, kinds, names)
    options = start.read_options(game, args.option)
    if args.quest is not None:
        options |= chosen_quest(game, args.quest, args.lang)
    if args.content is not None:
        options[CONTENT] = read_changes(args.content, game.id)
    return Setup(game.id, seats, options, dice, args.seed, Path(args.save) if args.save else None)


def read_changes(path: Path, game_id: str) -> str:
    """The changes to the game's content in a file."""
    try:
        return read_content(path, game_id)
    except ValueError as problem:
        raise CliError(str(problem)) from None


def chosen_quest(game: Game[Any], word: str, lang: str) -> dict[str, Any]:
    """A quest of the game's own by its number or name, or a file: then everything the check finds in it is said."""
    known = own_quests(game)
    if not known:
        raise BadStart("no-quests", game=game.id)
    if (own := own_quest(known, word)) is not None:
        return {"quest": own}
    path = Path(word)
    if not path.is_file():
        raise BadStart("no-quest", word=word, most=len(known), known=", ".join(known))
    found: dict[str, list[Any]] = {}
    if not check_one(path, lang, found):
        raise CliError(text(lang, "quest-unplayable", file=word))
    if game.id not in found:
        raise BadStart("quest-of-other", file=word, game=next(iter(found)))
    return {"quest_file": path.read_text(encoding="utf-8")}


# Saved games


def resume(args: argparse.Namespace) -> Table:
    path = Path(args.resume) if args.resume else last_unfinished(args)
    try:
        return start.go_on(path, args.salvage)
    except RecordError as damage:
        if args.salvage or damage.line is None or damage.line < 2 or not can_be_asked(args):
            raise CliError(damaged(args, path, damage)) from None
        print(text(args.lang, "damaged", problem=str(damage)))
        print(text(args.lang, "salvage-ask", lines=damage.line - 1))
        if normal(sys.stdin.readline())[:1] not in ("y", "o"):
            raise CliError(text(args.lang, "salvage-no")) from None
        return start.go_on(path, salvage=True)


def last_unfinished(args: argparse.Namespace) -> Path:
    found = saves.unfinished(args.game or "")
    if not found:
        raise BadStart("nothing-saved", folder=str(saves.folder()))
    return found[0]


def can_be_asked(args: argparse.Namespace) -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def damaged(args: argparse.Namespace, path: Path, damage: RecordError) -> str:
    """What is wrong with a save and, if something can be saved of it, how."""
    said = text(args.lang, "damaged", problem=str(damage))
    if damage.line is None or damage.line < 2 or args.salvage:
        return said
    return f"{said} {text(args.lang, 'salvage-hint', lines=damage.line - 1, file=str(path))}"


# Choosing


def from_menu(args: argparse.Namespace) -> Table | None:
    entries = menu.entries()
    chosen = ask_plain(entries, args) if is_plain(args) else ask_full(entries, args)
    if chosen is None:
        return None
    if chosen.saved is not None:
        args.resume = str(chosen.saved)
        return resume(args)
    assert chosen.setup is not None
    return start.begin(chosen.setup)


def ask_plain(entries: list[menu.Entry], args: argparse.Namespace) -> menu.Entry | None:
    for n, entry in enumerate(entries, 1):
        title = text(args.lang, "menu-line", game=entry.game or "none", what=entry.said(args.lang))
        print(f"  {n}  {title}")
    print(text(args.lang, "menu-ask"), flush=True)
    for line in sys.stdin:
        word, _, level = line.strip().partition(" ")
        if word.isdecimal() and 1 <= int(word[:4]) <= len(entries) and level in ("", *LEVELS):
            return entries[int(word[:4]) - 1].against(level or USUAL)
        if normal(word) in ("q", "quit", "quitter"):
            break
        print(text(args.lang, "menu-ask"), flush=True)
    return None


def ask_full(entries: list[menu.Entry], args: argparse.Namespace) -> menu.Entry | None:
    # late: Textual takes longer to import than all that other commands need
    from questhall.terminal.app import run
    from questhall.terminal.screens.menu import MenuScreen

    chosen = run(MenuScreen(entries, args.lang)).split()
    if not chosen:
        return None
    number, args.lang, level = chosen
    return entries[int(number)].against(level)


# Playing


def play_plain(table: Table, args: argparse.Namespace) -> str:
    interactive = can_be_asked(args)

    def read() -> str | None:
        if interactive:
            print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line if line else None

    conversation = PlainTable(table, args.lang, read, write, interactive)
    how = conversation.run()
    args.lang = conversation.say.lang
    return how


def write(line: str) -> None:
    print(line, flush=True)


def play_full(table: Table, args: argparse.Namespace) -> str:
    # late: Textual takes longer to import than all that other commands need
    from questhall.terminal.app import run
    from questhall.terminal.screens.playing import TableScreen

    screen = TableScreen(table, args.lang, SPEEDS[args.speed])
    how = run(screen)
    args.lang = screen.say.lang
    table.match.close()
    file = table.match.record.file
    if file is not None and how != AGAIN:
        print(screen.say.ui("saved-over" if table.match.record.ended else "saved", file=str(file.path)))
    return how
