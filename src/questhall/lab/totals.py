"""What many games gave together."""

from __future__ import annotations

from dataclasses import dataclass, field

from questhall.lab.experiment import MOST_FAILURES_KEPT, Findings
from questhall.lab.tally import Tally


@dataclass
class Totals:
    """Tallies by bot and measure. Rows are added one by one in their order, so how they were parted makes no odds."""

    games: int = 0
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)
    failed: dict[str, int] = field(default_factory=dict)  # answers not given, by bot
    failures: list[str] = field(default_factory=list)  # the first of them, in words

    def take(self, found: Findings) -> None:
        self.games += found.games
        for row in found.rows:
            tallies = self.tallies.setdefault(row.bot, {})
            for name, value in row.sample.items():
                tallies.setdefault(name, Tally()).add(value)
        for bot, count in found.failed.items():
            self.failed[bot] = self.failed.get(bot, 0) + count
        self.failures = (self.failures + found.failures)[:MOST_FAILURES_KEPT]
