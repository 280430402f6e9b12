"""`questhall quest`: quest files of HeroQuest checked, begun, and exchanged with HeroScribe.

The game is imported only when one of these runs: no other command needs its content read.
"""

from __future__ import annotations

import argparse
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from questhall.cli.errors import FOUND_WRONG, GOOD, CliError, text
from questhall.cli.parser import Describer
from questhall.engine.content import ContentError, read

if TYPE_CHECKING:
    from questhall.games.heroquest.plan import Plan


def describe(describer: Describer, commands: Any) -> None:
    """The arguments of `questhall quest` and of what can be done with a quest."""
    say = describer.say
    parser = describer.command(commands, "quest", lambda args: missing(args))
    verbs = parser.add_subparsers(dest="verb", title=say("help-commands"), metavar=say("meta-command"))
    file = say("meta-file")
    check_parser = describer.command(verbs, "quest-check", check)
    check_parser.add_argument("files", nargs="+", metavar=file, help=say("arg-quests"))
    new_parser = describer.command(verbs, "quest-new", new)
    new_parser.add_argument("file", metavar=file, help=say("arg-new-quest"))
    for name, run, source, target in (
        ("quest-import", import_, "arg-heroscribe", "arg-quest-out"),
        ("quest-export", export, "arg-quest", "arg-heroscribe-out"),
    ):
        parser = describer.command(verbs, name, run)
        parser.add_argument("file", metavar=file, help=say(source))
        parser.add_argument("to", nargs="?", metavar=file, help=say(target))


def missing(args: argparse.Namespace) -> int:
    raise CliError(text(args.lang, "quest-verb-missing"))


def check(args: argparse.Namespace) -> int:
    """Say everything that is wrong with some quests; exit code 1 if anything is."""
    from questhall.games.heroquest.quest_check import campaign_problems

    plans: list[Plan] = []
    good = True
    for name in args.files:
        plan = check_one(Path(name), args.lang)
        if plan is None:
            good = False
        else:
            plans.append(plan)
    for problem in campaign_problems(plans) if len(args.files) > 1 else []:
        print(problem)
        good = False
    return GOOD if good else FOUND_WRONG


def check_one(path: Path, lang: str) -> Plan | None:
    """The quest, if nothing is wrong with it but advice."""
    from questhall.games.heroquest import quest_check, quest_file

    try:
        draft = quest_file.draft(read(path, str(path)))
    except ContentError as error:
        print(error)
        print(text(lang, "quest-bad", file=path.name, count=1))
        return None
    problems = quest_check.problems(draft)
    for rule in dict.fromkeys(problem.rule for problem in problems):
        for problem in problems:
            if problem.rule == rule:
                print(problem)
        print(f"  {text(lang, f'quest-rule-{rule}')}")
    wrong = sum(1 for problem in problems if not problem.advice())
    if wrong:
        print(text(lang, "quest-bad", file=path.name, count=wrong))
        return None
    plan = draft.plan
    title = plan.texts[plan.title][lang]
    print(text(lang, "quest-good", file=path.name, title=title, monsters=len(plan.monsters), doors=len(plan.doors)))
    return plan


def new(args: argparse.Namespace) -> int:
    """A small quest to begin with, which passes the check."""
    path = Path(args.file)
    template = files("questhall.games.heroquest") / "content" / "new_quest.toml"
    words = template.read_text(encoding="utf-8")
    id = json.dumps(identifier(path), ensure_ascii=False)
    write(path, words.replace('id = "my_quest"', f"id = {id}", 1), args.lang)
    print(text(args.lang, "quest-made", file=str(path)))
    return GOOD


def import_(args: argparse.Namespace) -> int:
    """A HeroScribe map as a quest file."""
    from questhall.games.heroquest.heroscribe import HeroScribeError, import_quest

    path = Path(args.file)
    try:
        made = import_quest(path.read_bytes(), identifier(path))
    except HeroScribeError as error:
        raise CliError(text(args.lang, "quest-no-heroscribe", file=str(path), problem=str(error))) from None
    except OSError as error:
        raise unreadable(args.lang, path, error) from None
    return deliver(args, path.with_suffix(".toml"), made)


def export(args: argparse.Namespace) -> int:
    """A quest file as a HeroScribe map, its texts in the reader's language."""
    from questhall.games.heroquest import quest_file
    from questhall.games.heroquest.heroscribe_export import export_quest

    path = Path(args.file)
    try:
        plan = quest_file.read(path)
    except ContentError as error:
        raise CliError(str(error), FOUND_WRONG) from None
    return deliver(args, path.with_suffix(".xml"), export_quest(plan, args.lang))


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
