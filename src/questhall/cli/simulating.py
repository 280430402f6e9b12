"""`questhall simulate`: an experiment from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from questhall._form import form
from questhall.bots import names
from questhall.cli.errors import FOUND_WRONG, GOOD, INTERRUPTED, CliError, text
from questhall.cli.parser import Describer
from questhall.cli.questing import own_quest, own_quests
from questhall.engine.game import data_of
from questhall.games import open_game, titles
from questhall.lab.crew import WorkerLost
from questhall.lab.experiment import Experiment
from questhall.lab.report import SUFFIXES, Report
from questhall.lab.simulate import simulate

GAMES: Final = 1000
SEED: Final = "1"


def describe(describer: Describer, commands: Any) -> None:
    """Its arguments."""
    say = describer.say
    parser = describer.command(commands, "simulate", run)
    parser.add_argument("game", nargs="?", metavar=say("meta-game"), help=say("arg-game"))
    parser.add_argument("--seats", default="random", metavar=say("meta-bots"), help=say("arg-simulate-seats"))
    parser.add_argument("--players", type=int, metavar="N", help=say("arg-simulate-players"))
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=say("arg-games", count=GAMES))
    parser.add_argument("--seed", default=SEED, metavar="S", help=say("arg-simulate-seed", seed=SEED))
    parser.add_argument("--option", action="append", default=[], metavar=say("meta-option"), help=say("arg-option"))
    parser.add_argument("--quest", metavar=say("meta-quest"), help=say("arg-simulate-quest"))
    parser.add_argument("--rotate", action="store_true", help=say("arg-rotate"))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=say("arg-simulate-workers"))
    parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("arg-figures"))
    parser.add_argument("--bots", action="store_true", help=say("arg-list-bots"))


def run(args: argparse.Namespace) -> int:
    game = args.game or next(iter(titles()))
    try:
        if args.bots:
            print("\n".join(names(open_game(game))))
            return GOOD
        experiment = read_experiment(game, args)
        experiment.check()
        report = simulate_with_bar(experiment, args.workers)
        if args.out is not None:
            report.write(args.out)
    except (ValueError, OSError, WorkerLost) as problem:
        raise CliError(str(problem)) from None
    show(report, args.lang)
    if report.found.failed:
        return FOUND_WRONG
    return INTERRUPTED if report.interrupted else GOOD


def misused(lang: str, id: str, **args: Any) -> CliError:
    return CliError(text(lang, id, **args))


def read_experiment(game: str, args: argparse.Namespace) -> Experiment:
    """What is to be played. What is wrong is told before hours of playing, not after."""
    if args.out is not None:
        check_out(args.out, args.lang)
    if args.workers < 0:
        raise misused(args.lang, "bad-workers", given=args.workers)
    if args.games < 1:
        raise misused(args.lang, "no-games")
    options = dict(read_option(word, args.lang) for word in args.option)
    if args.quest is not None:
        options["quest"] = read_quest(game, args.quest)
    seats = read_seats(args.seats, args.players, args.lang)
    return Experiment(game, seats, args.games, args.seed, options, args.rotate)


def check_out(path: Path, lang: str) -> None:
    if path.suffix not in SUFFIXES:
        raise misused(lang, "bad-figures", file=f"={path}")
    if not path.parent.is_dir():
        raise misused(lang, "backup-no-folder", file=f"={path.parent}")


def read_seats(words: str, players: int | None, lang: str) -> tuple[str, ...]:
    bots = tuple(word.strip() for word in words.split(","))
    if players is None:
        return bots
    if players < 1:
        raise misused(lang, "no-players", given=players)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise misused(lang, "bad-bots", bots=len(bots), players=players)
    return bots


def read_option(word: str, lang: str) -> tuple[str, Any]:
    """`difficulty=grim`, one for each seat `start_square=orange,normal`, or data as JSON or from a file, `@FILE`."""
    key, equals, value = word.partition("=")
    if not equals:
        raise misused(lang, "bad-option-word", word=f"={word}")
    if value[:1] in ("[", "{", "@"):
        try:
            return key, data_of(value)
        except (ValueError, OSError) as problem:
            raise CliError(f"--option {key}: {problem}") from None
    return key, value.split(",") if "," in value else value


def read_quest(game: str, word: str) -> str:
    """`3`: the third quest of the game's own; a name stays as it is."""
    return own_quest(own_quests(open_game(game)), word) or word


def simulate_with_bar(experiment: Experiment, workers: int) -> Report:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=experiment.games)
        return simulate(experiment, workers, lambda done, total: bar.update(task, completed=done))


# The report


def show(report: Report, lang: str) -> None:
    console = Console()
    if report.found.games:
        console.print(table(report, lang))
    else:
        console.print(text(lang, "figures-none"))
    for bot, count in report.found.failed.items():
        console.print(text(lang, "bot-failed", bot=f"={bot}", count=count), style="red")
    for failure in report.found.failures:
        console.print(f"  {failure}", markup=False)


def table(report: Report, lang: str) -> Table:
    """A column for each bot, a line for each measure that any of them has."""
    found = Table(title=title(report, lang), caption=text(lang, "figures-caption"), title_justify="left")
    found.add_column("")
    for bot in report.bots:
        found.add_column(bot, justify="right", no_wrap=True)
    for measure in report.measures.names:
        lines = [report.line(bot, measure) for bot in report.bots]
        if any(line.count and line.value for line in lines):
            found.add_row(measure, *[str(line) if line.count else "-" for line in lines])
    return found


def title(report: Report, lang: str) -> str:
    games = report.found.games
    return text(
        lang,
        "figures-interrupted" if report.interrupted else "figures-title",
        game=f"={report.experiment.game}",
        games=games,
        seconds=round(report.seconds, 1),
        speed=round(games / report.seconds) if report.seconds else 0,
        form=f"={form()}",
    )
