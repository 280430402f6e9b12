"""`questhall quest`: quest files checked, begun, and exchanged with other programs, for every game that has quests.

A game's content is read only when one of these runs: no other command needs it.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from questhall.cli.errors import FOUND_WRONG, GOOD, CliError, text
from questhall.cli.limited import limited
from questhall.cli.parser import Describer
from questhall.engine.bounds import MOST_BYTES
from questhall.engine.content import ContentError, Node, read
from questhall.engine.game import Game
from questhall.engine.quests import Exchange, ForeignError, QuestFiles
from questhall.games import titles
from questhall.texts import say


def describe(describer: Describer, commands: Any) -> None:
    """The arguments of `questhall quest` and of what can be done with a quest."""
    say = describer.say
    parser = describer.command(commands, "quest", lambda args: missing(args))
    verbs = parser.add_subparsers(dest="verb", title=say("help-commands"), metavar=say("meta-command"))
    file = say("meta-file")
    check_parser = describer.command(verbs, "quest-check", limited(check))
    check_parser.add_argument("files", nargs="+", metavar=file, help=say("arg-quests"))
    new_parser = describer.command(verbs, "quest-new", new)
    new_parser.add_argument("file", metavar=file, help=say("arg-new-quest"))
    import_parser = describer.command(verbs, "quest-import", limited(import_))
    import_parser.add_argument("file", metavar=file, help=say("arg-foreign"))
    import_parser.add_argument("to", nargs="?", metavar=file, help=say("arg-quest-out"))
    for each in (new_parser, import_parser):
        each.add_argument("--game", metavar=say("meta-game"), help=say("arg-quest-game"))
    export_parser = describer.command(verbs, "quest-export", limited(export))
    export_parser.add_argument("file", metavar=file, help=say("arg-quest"))
    export_parser.add_argument("to", nargs="?", metavar=file, help=say("arg-foreign-out"))


def missing(args: argparse.Namespace) -> int:
    raise CliError(text(args.lang, "quest-verb-missing"))


# Whose quest it is


def with_quests() -> dict[str, QuestFiles]:
    """The games that have quest files."""
    offers = {id: title.quest_files() for id, title in titles().items()}
    return {id: offer for id, offer in offers.items() if offer is not None}


def own_quests(game: Game[Any]) -> tuple[str, ...]:
    """The quests that come with a game, by name; none if it has no quests."""
    return next((setting.values for setting in game.settings if setting.id == "quest"), ())


def own_quest(known: tuple[str, ...], word: str) -> str | None:
    """One of them by its name, or by its number counted from 1."""
    if word.isdecimal() and 1 <= int(word) <= len(known):
        return known[int(word) - 1]
    return word if word in known else None


def game_of(root: Node) -> str:
    """The game a quest file names, or the one that knows such files; ContentError if there is none."""
    offers = with_quests()
    if "game" in root:
        return root.choice("game", offers)
    for id, files in offers.items():
        if files.knows(root.data):
            return id
    root.fail(f'says of no game that it is its quest; add game = "...", one of {", ".join(offers)}')


def asked_for(args: argparse.Namespace, offers: dict[str, QuestFiles]) -> str:
    """The game that is asked for, else the first."""
    if args.game is None:
        return next(iter(offers))
    if args.game not in offers:
        raise CliError(text(args.lang, "quest-no-game", game=args.game, known=", ".join(offers)))
    return str(args.game)


# What can be done


def check(args: argparse.Namespace) -> int:
    """Say everything that is wrong with some quests; exit code 1 if anything is."""
    quests: dict[str, list[Any]] = {}
    good = True
    for name in args.files:
        good = check_one(Path(name), args.lang, quests) and good
    for game, some in quests.items():
        for problem in with_quests()[game].together(some) if len(args.files) > 1 else []:
            print(problem)
            good = False
    return GOOD if good else FOUND_WRONG


def check_one(path: Path, lang: str, quests: dict[str, list[Any]]) -> bool:
    """Whether nothing is wrong with a quest but advice; it is put with the others of its game then."""
    try:
        root = read(path, str(path))
        game = game_of(root)
        files = with_quests()[game]
        found = files.examine(root)
    except ContentError as error:
        print(error)
        print(text(lang, "quest-bad", file=path.name, count=1))
        return False
    for rule in dict.fromkeys(problem.rule for problem in found.problems):
        for problem in found.problems:
            if problem.rule == rule:
                print(problem)
        print(f"  {say(lang, files.texts, f'quest-rule-{rule}')}")
    if found.wrong():
        print(text(lang, "quest-bad", file=path.name, count=found.wrong()))
        return False
    facts = say(lang, files.texts, "quest-facts", found.facts)
    print(text(lang, "quest-good", file=path.name, title=found.title[lang], facts=facts))
    quests.setdefault(game, []).append(found.quest)
    return True


def new(args: argparse.Namespace) -> int:
    """A small quest to begin with, which passes the check."""
    path = Path(args.file)
    offers = with_quests()
    write(path, offers[asked_for(args, offers)].template(identifier(path)), args.lang)
    print(text(args.lang, "quest-made", file=str(path)))
    return GOOD


def import_(args: argparse.Namespace) -> int:
    """A map of another program as a quest file."""
    path = Path(args.file)
    offers = {id: files for id, files in with_quests().items() if files.exchange is not None}
    try:
        made = exchange_of(args, offers, asked_for(args, offers)).take_over(beginning(path), identifier(path))
    except ForeignError as error:
        raise CliError(text(args.lang, "quest-no-foreign", file=str(path), problem=str(error))) from None
    except OSError as error:
        raise unreadable(args.lang, path, error) from None
    return deliver(args, path.with_suffix(".toml"), made)


def beginning(path: Path) -> bytes:
    """As much of a file as anybody may bring along, and a byte more, which is too much."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def export(args: argparse.Namespace) -> int:
    """A quest file as a map of another program, its texts in the reader's language."""
    path = Path(args.file)
    try:
        root = read(path)
        exchange = exchange_of(args, with_quests(), game_of(root))
        made = exchange.hand_over(root, args.lang)
    except ContentError as error:
        raise CliError(str(error), FOUND_WRONG) from None
    return deliver(args, path.with_suffix(exchange.suffix), made)


def exchange_of(args: argparse.Namespace, offers: dict[str, QuestFiles], game: str) -> Exchange:
    exchange = offers[game].exchange
    if exchange is None:
        raise CliError(text(args.lang, "quest-no-exchange", game=game))
    return exchange


def deliver(args: argparse.Namespace, usual: Path, made: str) -> int:
    """Into the named file, or beside the source under its name; never over a file that is there."""
    target = Path(args.to) if args.to else usual
    write(target, made, args.lang)
    print(text(args.lang, "quest-made", file=str(target)))
    return GOOD


def write(path: Path, words: str, lang: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(words)
    except FileExistsError:
        raise CliError(text(lang, "quest-there", file=str(path))) from None
    except OSError as error:
        raise unreadable(lang, path, error) from None


def unreadable(lang: str, path: Path, error: OSError) -> CliError:
    return CliError(text(lang, "quest-unreadable", file=str(path), problem=error.strerror or str(error)))


def identifier(path: Path) -> str:
    """A quest's id made of its file's name."""
    return re.sub(r"\W+", "_", path.stem.lower()).strip("_") or "my_quest"
