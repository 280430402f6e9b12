"""`questhall simulate`: an experiment from the command line."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from questhall.bots import levels, names
from questhall.cli.errors import FOUND_WRONG, GOOD, INTERRUPTED, CliError, text
from questhall.cli.figures import show, show_comparison, show_failures
from questhall.cli.parser import Describer
from questhall.cli.questing import own_quest, own_quests
from questhall.engine.game import CONTENT, data_of
from questhall.games import open_game, titles
from questhall.lab.comparison import Comparison, compare
from questhall.lab.crew import WorkerLost
from questhall.lab.experiment import Experiment
from questhall.lab.folder import OTHER, AnotherRun, NoRun, RunFolder, join_folder, open_folder
from questhall.lab.on_ray import WORD, NoRay, OnRay
from questhall.lab.other import read_content, read_other
from questhall.lab.places import Place
from questhall.lab.report import SUFFIXES, Report
from questhall.lab.simulate import OtherVersions, simulate

GAMES: Final = 1000
SEED: Final = "1"
LOCAL: Final = "local"
LONGEST: Final = 60  # letters of an option in a complaint


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
    parser.add_argument("--content", type=Path, metavar=say("meta-file"), help=say("arg-content"))
    parser.add_argument("--compare", type=Path, metavar=say("meta-file"), help=say("arg-compare"))
    parser.add_argument("--workers", type=int, default=0, metavar="N", help=say("arg-simulate-workers"))
    parser.add_argument("--on", default=LOCAL, metavar=say("meta-on"), help=say("arg-on"))
    parser.add_argument("--out", type=Path, metavar=say("meta-out"), help=say("arg-figures"))
    parser.add_argument("--resume", type=Path, metavar=say("meta-folder"), help=say("arg-resume-run"))
    parser.add_argument("--bots", action="store_true", help=say("arg-list-bots"))


@dataclass(frozen=True)
class Plan:
    """What is to be played, where it is kept, and what it is compared with."""

    experiment: Experiment
    folder: RunFolder | None = None
    other: RunFolder | None = None


def run(args: argparse.Namespace) -> int:
    try:
        if args.bots:
            game = open_game(named_game(args))
            print("\n".join(dict.fromkeys((*levels(game), *names(game)))))
            return GOOD
        if args.workers < 0:
            raise misused(args.lang, "bad-workers", given=args.workers)
        with TemporaryDirectory(prefix="questhall-") as nowhere:
            return play(plan_of(args, Path(nowhere)), args)
    except (NoRun, AnotherRun) as problem:
        raise CliError(about_folder(problem, args.lang)) from None
    except (ValueError, OSError, WorkerLost, OtherVersions, NoRay) as problem:
        raise CliError(str(problem)) from None


def plan_of(args: argparse.Namespace, nowhere: Path) -> Plan:
    """What is wrong is told before hours of playing, not after. Games to compare need a folder, be it `nowhere`."""
    if args.resume is not None:
        there = open_folder(args.resume)
        folder = join_folder(args.resume, there.experiment)  # what has changed since is refused
        return Plan(there.experiment, folder, there.other)
    experiment = read_experiment(named_game(args), args)
    experiment.check()
    other = None if args.compare is None else read_other(args.compare, experiment)
    kept = None if args.out is None or figures_file(args.out) else join_folder(args.out, experiment)
    if other is None:
        return Plan(experiment, kept)
    folder = kept or join_folder(nowhere, experiment)
    return Plan(experiment, folder, join_folder(folder.path / OTHER, other, folder.size))


def play(plan: Plan, args: argparse.Namespace) -> int:
    place = place_of(args)
    reports = [simulate_with_bar(plan.experiment, args.workers, plan.folder, place)]
    if plan.other is not None and not reports[0].interrupted:
        reports.append(simulate_with_bar(plan.other.experiment, args.workers, plan.other, place))
    if plan.folder is None or plan.other is None:
        show(reports[0], args.lang)
        found: Report | Comparison = reports[0]
    else:
        found = compare(plan.folder, plan.other)
        show_comparison(found, plan.experiment, args.lang)
        show_failures(reports, args.lang)
    if figures_file(args.out):
        found.write(args.out)
    interrupted = any(report.interrupted for report in reports)
    if plan.folder is not None and (args.resume or args.out == plan.folder.path):
        tell_kept(sum(report.found.games for report in reports), interrupted, plan, args.lang)
    if any(report.found.failed for report in reports):
        return FOUND_WRONG
    return INTERRUPTED if interrupted else GOOD


def place_of(args: argparse.Namespace) -> Place | None:
    """None is this machine."""
    if args.on == LOCAL:
        return None
    if args.on != WORD and not args.on.startswith(f"{WORD}://"):
        raise misused(args.lang, "bad-place", given=f"={args.on}")
    return OnRay("" if args.on == WORD else args.on, args.workers)


def named_game(args: argparse.Namespace) -> str:
    return args.game or next(iter(titles()))


def figures_file(out: Path | None) -> bool:
    """Whether the figures go to a file; otherwise what is named is the folder of a run."""
    return out is not None and out.suffix in SUFFIXES


def about_folder(problem: NoRun | AnotherRun, lang: str) -> str:
    """Why a folder cannot be played in."""
    folder = f"={problem.path}"
    if isinstance(problem, NoRun):
        return text(lang, f"run-{problem.kind}", folder=folder, problem=f"={problem.problem}")
    differing = [
        text(lang, "run-differs", what=f"={key}", there=f"={shown(there)}", here=f"={shown(here)}")
        for key, (there, here) in problem.differing.items()
    ]
    return text(lang, "run-another", folder=folder, what=f"={', '.join(differing)}")


def shown(value: Any) -> str:
    said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


def tell_kept(games: int, interrupted: bool, plan: Plan, lang: str) -> None:
    assert plan.folder is not None
    total = plan.experiment.games * (1 if plan.other is None else 2)
    id = "run-interrupted" if interrupted else "run-kept"
    print(text(lang, id, games=games, total=total, folder=f"={plan.folder.path}"), file=sys.stderr)


def misused(lang: str, id: str, **args: Any) -> CliError:
    return CliError(text(lang, id, **args))


def read_experiment(game: str, args: argparse.Namespace) -> Experiment:
    """What is to be played, as the arguments say it."""
    if args.out is not None:
        check_out(args.out, args.lang)
    if args.games < 1:
        raise misused(args.lang, "no-games")
    options = dict(read_option(word, args.lang) for word in args.option)
    if args.quest is not None:
        options["quest"] = read_quest(game, args.quest)
    if args.content is not None:
        options[CONTENT] = read_content(args.content, game)
    seats = read_seats(args.seats, args.players, args.lang)
    return Experiment(game, seats, args.games, args.seed, options, args.rotate)


def check_out(path: Path, lang: str) -> None:
    if path.suffix and path.suffix not in SUFFIXES:
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


def simulate_with_bar(experiment: Experiment, workers: int, folder: RunFolder | None, place: Place | None) -> Report:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=experiment.games, start=False)

        def show_progress(done: int, total: int) -> None:
            if not bar.tasks[0].started:  # what is kept already says nothing about the speed
                bar.reset(task, completed=done)
            bar.update(task, completed=done)

        return simulate(experiment, workers, show_progress, folder, place)
