"""All that a report needs of a run, added up in one pass over its rows: however long the run, this stays small."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from questhall.engine.charts import SPREAD, WORTH, Chart
from questhall.engine.game import Game
from questhall.lab.experiment import Findings, Row
from questhall.lab.measures import charts_of
from questhall.lab.tally import Tally, Z
from questhall.lab.totals import Totals


@dataclass
class Gathered:
    """Figures, spreads of measures, counts of what was noted, and what things were worth."""

    totals: Totals = field(default_factory=Totals)
    spreads: dict[str, dict[str, Counter[float]]] = field(default_factory=dict)  # by measure and bot
    noted: dict[str, dict[str, Counter[str]]] = field(default_factory=dict)  # by note and bot
    worths: dict[str, Worths] = field(default_factory=dict)  # by chart


@dataclass
class Worths:
    """A measure of all, and of those with each thing."""

    all: Tally = field(default_factory=Tally)
    owners: dict[str, Tally] = field(default_factory=dict)

    def add(self, things: Iterable[str], value: float) -> None:
        self.all.add(value)
        for thing in set(things):
            self.owners.setdefault(thing, Tally()).add(value)

    def without(self, thing: str) -> Tally:
        owners = self.owners[thing]
        rest = (self.all.count - owners.count, self.all.total - owners.total, self.all.squares - owners.squares)
        return Tally(*rest)

    def difference(self, thing: str) -> tuple[float, float, float]:
        """Of those with it from those without, with its interval."""
        owners, others = self.owners[thing], self.without(thing)
        middle = owners.mean - others.mean
        half = Z * sqrt(owners.variance / owners.count + others.variance / others.count)
        return middle, middle - half, middle + half


def gather(game: Game[Any], parts: Iterable[Findings]) -> Gathered:
    gathered = Gathered()
    charts = charts_of(game)
    for found in parts:
        gathered.totals.take(found)
        for row in found.rows:
            for note, refs in row.notes.items():
                gathered.noted.setdefault(note, {}).setdefault(row.bot, Counter()).update(refs)
            for chart in charts:
                take(gathered, chart, row)
    return gathered


def take(gathered: Gathered, chart: Chart, row: Row) -> None:
    if chart.kind == SPREAD and chart.of[0] in row.sample:
        spread = gathered.spreads.setdefault(chart.of[0], {})
        spread.setdefault(row.bot, Counter())[row.sample[chart.of[0]]] += 1
    elif chart.kind == WORTH and chart.worth in row.sample and chart.of[0] in row.notes:
        worths = gathered.worths.setdefault(chart.id, Worths())
        worths.add(row.notes[chart.of[0]], row.sample[chart.worth])
