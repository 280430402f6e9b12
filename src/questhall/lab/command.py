"""`questhall simulate`: an experiment from the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from questhall.bots import names
from questhall.engine.game import data_of
from questhall.games import open_game, titles
from questhall.lab.crew import WorkerLost
from questhall.lab.experiment import Experiment
from questhall.lab.report import SUFFIXES, Report
from questhall.lab.simulate import simulate

GOOD: Final = 0
BOTS_FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130

ABOUT: Final = """\
Plays many games between bots on all cores and reports what came out, with 95% confidence intervals.
The same seed gives the same figures, on any machine and any number of cores. Ctrl-C reports what is done so far."""
EXAMPLES: Final = """\
examples:
  questhall simulate dragonquest --seats sane --games 10000
  questhall simulate dragonquest --seats sane --players 4
  questhall simulate dragonquest --seats good,sane,sane,sane --rotate --out ladder.json
  questhall simulate dragonquest --seats reckless:4 --option difficulty=grim --seed 7
  questhall simulate dragonquest --bots           which bots there are
  questhall simulate heroquest --quest 1 --seats fair --players 5 --games 200"""


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Mount the command; its `run` takes the parsed arguments and returns an exit code."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "simulate",
        help="play many games between bots and report",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", help=f"which game: {', '.join(titles())} (default: the first)")
    parser.add_argument(
        "--seats", default="random", metavar="BOTS", help="one bot for all seats, or one for each: a,b,c"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: as many as bots are named)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seed", default="1", help="what the dice come from (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a table option; repeatable")
    parser.add_argument(
        "--quest", metavar="QUEST", help="which quest, by its number or its name, where a game has them"
    )
    parser.add_argument("--rotate", action="store_true", help="seat the bots one place further on in each game")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="processes (default: one a core)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="also write the figures, as .json or .csv")
    parser.add_argument("--bots", action="store_true", help="list the bots of the game and play nothing")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    try:
        game = args.game or next(iter(titles()))
        if args.bots:
            print("\n".join(names(open_game(game))))
            return GOOD
        if args.out is not None:
            check_out(args.out)
        if args.workers < 0:
            raise ValueError(f"--workers {args.workers}: a number of processes, 0 for one a core")
        experiment = read_experiment(game, args)
        experiment.check()
        report = simulate_with_bar(experiment, args.workers)
        if args.out is not None:
            report.write(args.out)
    except (ValueError, OSError, WorkerLost) as problem:
        print(f"questhall simulate: {problem}", file=sys.stderr)
        return MISUSED
    show(report)
    if report.found.failed:
        return BOTS_FAILED
    return INTERRUPTED if report.interrupted else GOOD


def check_out(path: Path) -> None:
    """Before hours of playing, not after."""
    if path.suffix not in SUFFIXES:
        raise ValueError(f"--out {path}: the name must end in {' or '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise ValueError(f"--out {path}: there is no folder {path.parent}")


def read_experiment(game: str, args: argparse.Namespace) -> Experiment:
    options = dict(read_option(word) for word in args.option)
    if args.quest is not None:
        options["quest"] = read_quest(game, args.quest)
    return Experiment(game, read_seats(args.seats, args.players), args.games, args.seed, options, args.rotate)


def read_seats(words: str, players: int | None) -> tuple[str, ...]:
    bots = tuple(word.strip() for word in words.split(","))
    if players is None:
        return bots
    if players < 1:
        raise ValueError(f"--players {players}: at least one is needed")
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise ValueError(f"--seats names {len(bots)} bots for --players {players}; name one, or one for each")
    return bots


def read_option(word: str) -> tuple[str, Any]:
    """`difficulty=grim`, one for each seat `start_square=orange,normal`, or data as JSON or from a file, `@FILE`."""
    key, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"--option {word}: write ID=VALUE")
    if value[:1] in ("[", "{", "@"):
        try:
            return key, data_of(value)
        except (ValueError, OSError) as problem:
            raise ValueError(f"--option {key}: {problem}") from None
    return key, value.split(",") if "," in value else value


def read_quest(game: str, word: str) -> str:
    """`3`: the third quest of the game's own; a name stays as it is."""
    for setting in open_game(game).settings:
        if setting.id == "quest" and word.isdecimal() and 1 <= int(word) <= len(setting.values):
            return str(setting.values[int(word) - 1])
    return word


def simulate_with_bar(experiment: Experiment, workers: int) -> Report:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=experiment.games)
        return simulate(experiment, workers, lambda done, total: bar.update(task, completed=done))


def show(report: Report) -> None:
    console = Console()
    if report.found.games:
        console.print(report.table())
    else:
        console.print("No game was finished.")
    for bot, count in report.found.failed.items():
        console.print(f"{bot} failed to answer {count:,} times; random answers were taken instead.", style="red")
    for failure in report.found.failures:
        console.print(f"  {failure}", markup=False)
