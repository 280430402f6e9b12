"""The arguments of all commands, described in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

import questhall
from questhall.cli.errors import CliError, text
from questhall.terminal.start import DICE
from questhall.texts import guess_language, languages

SPEEDS: Final = {"slow": 1.0, "normal": 0.3, "fast": 0.12, "off": 0.0}

# What argparse says, and the text that says it in the reader's language
COMPLAINTS: Final = (
    (re.compile(r"unrecognized arguments: (?P<what>.*)"), "arg-unknown"),
    (re.compile(r"argument (?P<which>.*?): expected (?:one|at least one) argument"), "arg-empty"),
    (re.compile(r"argument (?P<which>.*?): invalid choice: (?P<what>.*?) \(choose from (?P<known>.*)\)"), "arg-choice"),
    (re.compile(r"argument (?P<which>.*?): invalid \w+ value: (?P<what>.*)"), "arg-value"),
    (re.compile(r"argument (?P<which>.*?): not allowed with argument (?P<what>.*)"), "arg-both"),
    (re.compile(r"the following arguments are required: (?P<what>.*)"), "arg-missing"),
)


class Parser(argparse.ArgumentParser):
    """Says its errors in one line, in the reader's language."""

    lang = "en"

    def error(self, message: str) -> NoReturn:
        for pattern, id in COMPLAINTS:
            if found := pattern.fullmatch(message):
                message = text(self.lang, id, **{key: quoted(value) for key, value in found.groupdict().items()})
                break
        raise CliError(text(self.lang, "see-help", message=message, command=self.prog))

    def format_help(self) -> str:
        said = super().format_help()
        for english, id in (("usage: ", "help-usage"), ("show this help message and exit", "help-help")):
            said = said.replace(english, text(self.lang, id), 1)
        return said


def quoted(value: str) -> str:
    return value.replace("'", "")


def find_language(argv: Sequence[str]) -> str:
    """The language that is asked for, or the one of the environment; before anything can be said."""
    for n, word in enumerate(argv):
        asked = argv[n + 1] if word == "--lang" and n + 1 < len(argv) else word.removeprefix("--lang=")
        if asked in languages() and (word == "--lang" or word.startswith("--lang=")):
            return asked
    return guess_language()


class Describer:
    """Makes the parsers of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        Parser.lang = lang

    def say(self, id: str, **args: Any) -> str:
        return text(self.lang, id, **args)

    def options(self, **more: Any) -> dict[str, Any]:
        return {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False, **more}

    def title_groups(self, parser: argparse.ArgumentParser) -> None:
        parser._positionals.title = self.say("help-arguments")
        parser._optionals.title = self.say("help-options")

    def lang_option(self, parser: argparse.ArgumentParser) -> None:
        known = list(languages())
        parser.add_argument("--lang", choices=known, default=argparse.SUPPRESS, help=self.say("arg-lang"))

    def top(self) -> tuple[Parser, Any]:
        parser = Parser(prog="questhall", description=self.say("about"), epilog=self.say("examples"), **self.options())
        parser.add_argument("--version", action="version", version=f"questhall {questhall.__version__}")
        parser._actions[-1].help = self.say("arg-version")
        self.lang_option(parser)
        self.title_groups(parser)
        commands = parser.add_subparsers(
            dest="command", title=self.say("help-commands"), metavar=self.say("meta-command")
        )
        return parser, commands

    def command(self, commands: Any, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = commands.add_parser(
            name.rpartition("-")[2],  # `quest-check` is the `check` of `quest`
            help=self.say(f"{name}-short"),
            description=self.say(f"{name}-about"),
            epilog=self.say(f"{name}-examples"),
            **self.options(),
        )
        parser.set_defaults(run=run)
        self.title_groups(parser)
        self.lang_option(parser)
        return parser

    def play(self, commands: Any, run: Callable[[argparse.Namespace], int]) -> None:
        parser = self.command(commands, "play", run)
        parser.add_argument("game", nargs="?", metavar=self.say("meta-game"), help=self.say("arg-game"))
        who = parser.add_mutually_exclusive_group()
        who.add_argument("--seats", metavar=self.say("meta-seats"), help=self.say("arg-seats"))
        who.add_argument("--players", type=int, metavar="N", help=self.say("arg-players"))
        parser.add_argument("--bots", default="", metavar=self.say("meta-level"), help=self.say("arg-play-bots"))
        parser.add_argument("--names", metavar=self.say("meta-names"), default="", help=self.say("arg-names"))
        parser.add_argument(
            "--option", action="append", default=[], metavar=self.say("meta-option"), help=self.say("arg-option")
        )
        parser.add_argument("--quest", metavar=self.say("meta-quest"), help=self.say("arg-play-quest"))
        parser.add_argument("--content", type=Path, metavar=self.say("meta-file"), help=self.say("arg-content"))
        parser.add_argument("--dice", choices=DICE, help=self.say("arg-dice"))
        parser.add_argument("--seed", metavar="S", help=self.say("arg-seed"))
        parser.add_argument("--speed", choices=list(SPEEDS), default="normal", help=self.say("arg-speed"))
        self.plain_option(parser)
        file = self.say("meta-file")
        parser.add_argument("--resume", nargs="?", const="", metavar=file, help=self.say("arg-resume"))
        parser.add_argument("--salvage", action="store_true", help=self.say("arg-salvage"))
        parser.add_argument("--save", metavar=file, help=self.say("arg-save"))

    def learn(self, commands: Any, run: Callable[[argparse.Namespace], int]) -> None:
        parser = self.command(commands, "learn", run)
        parser.add_argument("game", metavar=self.say("meta-game"), help=self.say("arg-game"))
        parser.add_argument("lesson", nargs="?", metavar=self.say("meta-lesson"), help=self.say("arg-lesson"))
        parser.add_argument("--speed", choices=list(SPEEDS), default="normal", help=self.say("arg-speed"))
        self.plain_option(parser)

    def plain_option(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--plain", action="store_true", help=self.say("arg-plain"))

    def replay(self, commands: Any, run: Callable[[argparse.Namespace], int]) -> None:
        parser = self.command(commands, "replay", run)
        parser.add_argument("file", metavar=self.say("meta-file"), help=self.say("arg-record"))
        parser.add_argument("--to", type=int, metavar="N", help=self.say("arg-to"))
        parser.add_argument("--verify", action="store_true", help=self.say("arg-verify"))
        parser.add_argument("--browser", action="store_true", help=self.say("arg-replay-browser"))
        parser.add_argument("--salvage", action="store_true", help=self.say("arg-salvage"))
        self.plain_option(parser)

    def rules(self, commands: Any, run: Callable[[argparse.Namespace], int]) -> None:
        parser = self.command(commands, "rules", run)
        parser.add_argument("game", metavar=self.say("meta-game"), help=self.say("arg-game"))
        parser.add_argument("word", nargs="*", metavar=self.say("meta-rule"), help=self.say("arg-rule"))
        parser.add_argument("--all", action="store_true", help=self.say("arg-all"))
