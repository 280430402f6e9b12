"""What an experiment found, as tables in a terminal."""

from __future__ import annotations

from math import isfinite

from rich.console import Console
from rich.table import Table

from questhall._form import form
from questhall.cli.errors import text
from questhall.games import open_game
from questhall.lab.comparison import Comparison, Difference, Who
from questhall.lab.experiment import Experiment
from questhall.lab.report import SHARE, Line, Report
from questhall.lab.words import Words


def show(report: Report, lang: str) -> None:
    console = Console()
    if report.found.games:
        console.print(table(report, lang))
    else:
        console.print(text(lang, "figures-none"))
    show_failures([report], lang)


def show_failures(reports: list[Report], lang: str) -> None:
    console = Console()
    for found in [report.found for report in reports]:
        for bot, count in found.failed.items():
            console.print(text(lang, "bot-failed", bot=f"={bot}", count=count), style="red")
        for failure in found.failures:
            console.print(f"  {failure}", markup=False)


def table(report: Report, lang: str) -> Table:
    """A column for each bot, a line for each measure that any of them has."""
    words = Words(open_game(report.experiment.game), lang)
    found = Table(title=title(report, lang), caption=text(lang, "figures-caption"), title_justify="left")
    found.add_column("")
    for bot in report.bots:
        found.add_column(bot, justify="right", no_wrap=True)
    for measure in report.measures.names:
        lines = [report.line(bot, measure) for bot in report.bots]
        if any(line.count and line.value for line in lines):
            found.add_row(words.measure(measure), *[cell(line, words) for line in lines])
    return found


def cell(line: Line, words: Words) -> str:
    return words.interval(line.value, line.low, line.high, line.kind == SHARE) if line.count else "-"


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


# Two experiments


def show_comparison(found: Comparison, experiment: Experiment, lang: str) -> None:
    console = Console()
    if not found.games:
        console.print(text(lang, "figures-none"))
    for who in found.pairs:
        console.print(comparison_table(found, experiment, who, lang))
    if found.games:
        console.print(text(lang, "comparison-caption"))


def comparison_table(found: Comparison, experiment: Experiment, who: Who, lang: str) -> Table:
    """A line for each measure that both have; bold where the difference is beyond doubt."""
    bots = f"={who[0]}" if who[0] == who[1] else f"={who[0]} → {who[1]}"
    title = text(lang, "comparison-title", game=f"={experiment.game}", games=found.games, bots=bots)
    words = Words(open_game(experiment.game), lang)
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for id in ("comparison-one", "comparison-other", "comparison-difference", "comparison-pairing"):
        table.add_column(text(lang, id), justify="right", no_wrap=True)
    for line in found.lines():
        if (line.bot, line.other_bot) == who and (line.value or line.other_value):
            cells = comparison_cells(line, found.games, words)
            table.add_row(words.measure(line.measure), *cells, style="bold" if line.sure else "dim")
    return table


def comparison_cells(line: Difference, games: int, words: Words) -> tuple[str, ...]:
    """With how many pairs have that measure at all, where it is not all of them."""
    share = line.kind == SHARE
    change = words.interval(line.difference, line.low, line.high, share)
    if line.count < games:
        change += f"  n={words.number(line.count, 0)}"
    pairing = f"×{words.number(line.pairing, 1)}" if isfinite(line.pairing) else ""
    return words.value(line.value, share), words.value(line.other_value, share), change, pairing
