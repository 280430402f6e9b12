"""What an experiment found: as data and as files."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final

import questhall
from questhall._form import form
from questhall.games import open_game
from questhall.lab.experiment import Experiment
from questhall.lab.measures import Measures, measures_of
from questhall.lab.tally import Tally
from questhall.lab.totals import Totals

SHARE: Final = "share"
MEAN: Final = "mean"
SUFFIXES: Final = (".json", ".csv")


@dataclass(frozen=True)
class Line:
    """One measure of one bot with its 95% confidence interval; `count` values went into it."""

    bot: str
    measure: str
    kind: str
    count: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """Figures by bot. The seats of bots of the same name are counted together."""

    experiment: Experiment
    found: Totals
    seconds: float
    interrupted: bool = False

    @property
    def measures(self) -> Measures:
        return measures_of(open_game(self.experiment.game))

    @property
    def bots(self) -> list[str]:
        """Each bot once, as they were seated first."""
        return list(dict.fromkeys(self.experiment.bots))

    def line(self, bot: str, measure: str) -> Line:
        tally = self.found.tallies.get(bot, {}).get(measure, Tally())
        if measure in self.measures.shares:
            return Line(bot, measure, SHARE, tally.count, tally.mean, *tally.share_interval())
        return Line(bot, measure, MEAN, tally.count, tally.mean, *tally.mean_interval())

    def lines(self) -> Iterator[Line]:
        """Every figure that at least one game gave."""
        for bot in self.bots:
            for measure in self.measures.names:
                line = self.line(bot, measure)
                if line.count:
                    yield line

    # Files

    def write(self, path: Path) -> None:
        """As JSON or CSV, by the file's ending."""
        if path.suffix == ".json":
            path.write_text(json.dumps(self.data(), indent=2) + "\n", encoding="utf-8")
        elif path.suffix == ".csv":
            with path.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file)
                writer.writerow(Line.__dataclass_fields__)
                writer.writerows([finite(asdict(line)).values() for line in self.lines()])
        else:
            raise ValueError(f"{path.name}: a report is written as {' or '.join(SUFFIXES)}")

    def data(self) -> dict[str, Any]:
        return {
            "questhall": questhall.__version__,
            "form": form(),
            "experiment": asdict(self.experiment),
            "games": self.found.games,
            "seconds": round(self.seconds, 3),
            "interrupted": self.interrupted,
            "lines": [finite(asdict(line)) for line in self.lines()],
            "failed": self.found.failed,
            "failures": self.found.failures,
        }


def finite(line: dict[str, Any]) -> dict[str, Any]:
    """JSON knows no infinity: a bound that is not known is null."""
    return {key: value if not isinstance(value, float) or isfinite(value) else None for key, value in line.items()}
