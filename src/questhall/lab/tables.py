"""The figures of a chart: records to draw from, and the same as a table to read. Both in the reader's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log10
from typing import Any, Final

from questhall.engine import charts
from questhall.engine.charts import Chart
from questhall.lab.comparison import Comparison
from questhall.lab.gathered import Gathered
from questhall.lab.measures import Measures
from questhall.lab.report import SHARE, Report
from questhall.lab.words import Words

MOST_BINS: Final = 30
MOST_THINGS: Final = 25
FEWEST: Final = 8  # of whom a thing was had, or not had: below that it says nothing
HOTTEST: Final = 12  # squares in the table under a map

Cell = str
Record = dict[str, Any]


@dataclass(frozen=True)
class Figures:
    """Records by the names drawing.py knows, and a table: its head, and rows whose first cells are words."""

    records: list[Record]
    head: list[str]
    rows: list[list[Cell]]
    bold: frozenset[int] = frozenset()  # rows that stand out

    @property
    def empty(self) -> bool:
        return not self.records


@dataclass(frozen=True)
class Reader:
    """Makes the figures of charts from what was gathered."""

    words: Words
    measures: Measures
    gathered: Gathered
    report: Report

    def figures(self, chart: Chart) -> Figures:
        makers: dict[str, Callable[[Chart], Figures]] = {
            charts.SHARES: self.lines,
            charts.MEANS: self.lines,
            charts.SPREAD: self.spread,
            charts.NOTES: self.notes,
            charts.MAP: self.places,
            charts.WORTH: self.worth,
        }
        return makers[chart.kind](chart)

    def head(self, *columns: str) -> list[str]:
        return [self.words.say(f"column-{column}") for column in columns]

    def lines(self, chart: Chart) -> Figures:
        """Measures with their intervals, bot by bot."""
        found = [line for bot in self.report.bots for name in chart.of if (line := self.report.line(bot, name)).count]
        records, rows = [], []
        for line in found:
            share = line.kind == SHARE
            bot, measure = self.words.bot(line.bot), self.words.measure(line.measure)
            records.append({"bot": bot, "measure": measure, "value": line.value, "low": line.low, "high": line.high})
            values = [self.words.value(value, share) for value in (line.value, line.low, line.high)]
            rows.append([measure, bot, *values, self.words.number(line.count, 0)])
        return Figures(records, self.head("measure", "bot", "value", "low", "high", "count"), rows)

    def spread(self, chart: Chart) -> Figures:
        """How often a measure is where, as shares of what each bot had."""
        counters = self.gathered.spreads.get(chart.of[0], {})
        values = [value for counter in counters.values() for value in counter]
        if not values:
            return Figures([], [], [])
        width = bin_width(min(values), max(values))
        records, rows = [], []
        for bot, counter in counters.items():
            bins: dict[float, int] = {}
            for value, count in counter.items():
                start = value // width * width
                bins[start] = bins.get(start, 0) + count
            for start in sorted(bins):
                share = bins[start] / counter.total()
                records.append({"bot": self.words.bot(bot), "from": start, "to": start + width, "value": share})
                rows.append([self.range_of(start, width), self.words.bot(bot), self.words.percent(share)])
        return Figures(records, [self.words.measure(chart.of[0]), *self.head("bot", "share")], rows)

    def range_of(self, start: float, width: float) -> str:
        digits = 0 if width >= 1 else 1
        if width == 1:
            return self.words.number(start, 0)
        return f"{self.words.number(start, digits)} – {self.words.number(start + width, digits)}"

    def notes(self, chart: Chart) -> Figures:
        """What was noted, as shares of all that was, bot by bot."""
        records, rows = [], []
        for bot, counter in self.gathered.noted.get(chart.of[0], {}).items():
            for ref, count in counter.most_common(MOST_THINGS):
                share = count / counter.total()
                thing, who = self.words.thing(ref), self.words.bot(bot)
                records.append({"bot": who, "measure": thing, "value": share})
                rows.append([thing, who, self.words.percent(share), self.words.number(count, 0)])
        return Figures(records, self.head("thing", "bot", "share", "count"), rows)

    def places(self, chart: Chart) -> Figures:
        """Where it was noted, all bots together."""
        counts: Counter[str] = sum(self.gathered.noted.get(chart.of[0], {}).values(), Counter())
        total = counts.total()
        records = [{"ref": ref, "value": count / total, "count": count} for ref, count in counts.items()]
        rows = [
            [self.words.thing(ref), self.words.percent(count / total), self.words.number(count, 0)]
            for ref, count in counts.most_common(HOTTEST)
        ]
        return Figures(records, self.head("place", "share", "count"), rows)

    def worth(self, chart: Chart) -> Figures:
        """What those with a thing have more of a measure than those without, beginning with the best."""
        worths = self.gathered.worths.get(chart.id)
        if worths is None:
            return Figures([], [], [])
        share = chart.worth in self.measures.shares
        often = sorted(worths.owners, key=lambda ref: -worths.owners[ref].count)
        told = [ref for ref in often if min(worths.owners[ref].count, worths.without(ref).count) >= FEWEST]
        records, rows = [], []
        for ref in sorted(told[:MOST_THINGS], key=lambda ref: -worths.difference(ref)[0]):
            middle, low, high = worths.difference(ref)
            thing, value = self.words.thing(ref), self.words.value
            records.append({"measure": thing, "value": middle, "low": low, "high": high})
            means = [value(tally.mean, share) for tally in (worths.owners[ref], worths.without(ref))]
            change = self.words.interval(middle, low, high, share)
            rows.append([thing, *means, change, self.words.number(worths.owners[ref].count, 0)])
        return Figures(records, self.head("thing", "with", "without", "difference", "count"), rows)

    # Beyond single charts

    def all_lines(self) -> Figures:
        rows = []
        for name in self.measures.names:
            lines = [self.report.line(bot, name) for bot in self.report.bots]
            if any(line.count and line.value for line in lines):
                rows.append([self.words.measure(name), *[self.interval(line) if line.count else "" for line in lines]])
        return Figures([], [self.words.say("column-measure"), *map(self.words.bot, self.report.bots)], rows)

    def interval(self, line: Any) -> str:
        return self.words.interval(line.value, line.low, line.high, line.kind == SHARE)

    def compared(self, comparison: Comparison) -> Figures:
        """The differences; drawn are those of shares, which have a scale in common."""
        records: list[Record] = []
        rows: list[list[Cell]] = []
        bold = set()
        for line in comparison.lines():
            if not (line.value or line.other_value):
                continue
            share, value = line.kind == SHARE, self.words.value
            bots = [self.words.bot(bot) for bot in dict.fromkeys((line.bot, line.other_bot))]
            measure, bot = self.words.measure(line.measure), " → ".join(bots)
            if share and line.count >= FEWEST:
                change = {"value": line.difference, "low": line.low, "high": line.high}
                records.append({"measure": measure, "bot": bot, **change})
            if line.sure:
                bold.add(len(rows))
            change_said = self.words.interval(line.difference, line.low, line.high, share)
            cells = [value(line.value, share), value(line.other_value, share), change_said]
            rows.append([measure, bot, *cells, f"× {self.words.number(line.pairing, 1)}"])
        head = self.head("measure", "bot", "one", "other", "difference", "pairing")
        return Figures(records, head, rows, frozenset(bold))


def bin_width(low: float, high: float) -> float:
    """A round width of bins, whole numbers where there are few of them."""
    span = high - low
    if span <= MOST_BINS:
        return 1.0
    rough = span / MOST_BINS
    power = 10.0 ** ceil(log10(rough))
    return next(width for width in (power / 5, power / 2, power) if width >= rough)
