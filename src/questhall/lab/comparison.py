"""Two experiments compared game by game. Both meet the same dice wherever they do the same thing in the same turn, so
that the difference of a pair shows what was changed, and far fewer games are needed than between strangers.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from questhall.games import open_game
from questhall.lab.experiment import Findings
from questhall.lab.folder import RunFolder
from questhall.lab.measures import Measures, measures_of
from questhall.lab.report import MEAN, SHARE, finite
from questhall.lab.tally import Tally

Who = tuple[str, str]  # the bot of a seat in the one, and in the other
Values = dict[tuple[Who, str], list[tuple[float, float]]]


@dataclass(frozen=True)
class Difference:
    """One measure of both, what the other has more of it, and the 95% confidence interval of that.

    `pairing`: so many times as many games would be needed to know it as well if the games were not paired.
    """

    bot: str
    other_bot: str
    measure: str
    kind: str
    count: int
    value: float
    other_value: float
    difference: float
    low: float
    high: float
    pairing: float

    @property
    def sure(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.low > 0 or self.high < 0


@dataclass
class Paired:
    """Pairs of values, added up."""

    one: Tally = field(default_factory=Tally)
    other: Tally = field(default_factory=Tally)
    difference: Tally = field(default_factory=Tally)

    def add(self, one: float, other: float) -> None:
        self.one.add(one)
        self.other.add(other)
        self.difference.add(other - one)

    @property
    def pairing(self) -> float:
        apart, together = self.one.variance + self.other.variance, self.difference.variance
        return apart / together if together else inf if apart else 1.0


class Comparison:
    """Adds up pairs of games. Seats that are played by the same two bots count together, once a game."""

    def __init__(self, measures: Measures) -> None:
        self.measures = measures
        self.games = 0
        self.pairs: dict[Who, dict[str, Paired]] = {}

    def take(self, one: Findings, other: Findings) -> None:
        """A part of the one and the same part of the other."""
        there = {(row.game, row.seat): row for row in other.rows}
        game, values = -1, Values()
        for row in one.rows:
            twin = there.get((row.game, row.seat))
            if twin is None:
                continue
            if row.game != game:
                self.close(values)
                game, values = row.game, {}
                self.games += 1
            for name in row.sample.keys() & twin.sample.keys():
                pair = (row.sample[name], twin.sample[name])
                values.setdefault(((row.bot, twin.bot), name), []).append(pair)
        self.close(values)

    def close(self, values: Values) -> None:
        """A game is over: each measure of it counts once, since its seats are no strangers to each other."""
        for (who, name), pairs in values.items():
            one, other = (sum(side) / len(pairs) for side in zip(*pairs, strict=True))
            self.pairs.setdefault(who, {}).setdefault(name, Paired()).add(one, other)

    def lines(self) -> Iterator[Difference]:
        for who, found in self.pairs.items():
            for name in self.measures.names:
                if name in found:
                    yield self.line(who, name)

    def line(self, who: Who, name: str) -> Difference:
        paired = self.pairs[who][name]
        kind = SHARE if name in self.measures.shares else MEAN
        means = (paired.one.mean, paired.other.mean, paired.difference.mean)
        interval = paired.difference.mean_interval()
        return Difference(*who, name, kind, paired.difference.count, *means, *interval, paired.pairing)

    # Files

    def data(self) -> dict[str, Any]:
        return {"games": self.games, "lines": [finite(asdict(line)) for line in self.lines()]}

    def write(self, path: Path) -> None:
        """As JSON or CSV, by the file's ending."""
        if path.suffix == ".json":
            path.write_text(json.dumps(self.data(), indent=2) + "\n", encoding="utf-8")
            return
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(Difference.__dataclass_fields__)
            writer.writerows([finite(asdict(line)).values() for line in self.lines()])


def compare(one: RunFolder, other: RunFolder) -> Comparison:
    """Whatever both folders hold of the same games."""
    comparison = Comparison(measures_of(open_game(one.experiment.game)))
    for number in one.job.numbers:
        mine = one.find(number)
        theirs = None if mine is None else other.find(number)
        if mine is not None and theirs is not None:
            comparison.take(mine, theirs)
    return comparison
