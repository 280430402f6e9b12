"""What is measured in a game. Its own `stats` module says it, else the little that every game has."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Final

from questhall.engine.charts import SHARES, SPREAD, Chart, Plan
from questhall.engine.core import Event, State
from questhall.engine.game import Game

Sample = dict[str, float]
Notes = dict[str, list[str]]  # refs by what is noted: where a hero died, what he carried


@dataclass(frozen=True)
class Measures:
    """The names of values that are shares, of those that are means, and of what is noted in refs; and how they are
    read off a finished game.

    `sample` and `note` give one set a seat; what makes no sense for a seat in this game is left out.
    """

    shares: tuple[str, ...]
    means: tuple[str, ...]
    sample: Callable[[Any, Sequence[Event]], list[Sample]]
    noted: tuple[str, ...] = ()
    note: Callable[[Any, Sequence[Event]], list[Notes]] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return self.shares + self.means

    def read(self, state: State, events: Sequence[Event]) -> list[tuple[Sample, Notes]]:
        """All that a finished game gives, seat by seat."""
        samples = self.sample(state, events)
        notes: list[Notes] = [{} for _ in samples] if self.note is None else self.note(state, events)
        return list(zip(samples, notes, strict=True))


def scores_and_wins(state: State, events: Sequence[Event]) -> list[Sample]:
    winners = state.winners()
    return [
        {"won or shared": seat in winners, "score": score, "turns at the table": state.turn}
        for seat, score in enumerate(state.scores())
    ]


COMMON: Final = Measures(("won or shared",), ("score", "turns at the table"), scores_and_wins)
COMMON_CHARTS: Final = (
    Chart("wins", SHARES, ("won or shared",)),
    Chart("scores", SPREAD, ("score",)),
    Chart("length", SPREAD, ("turns at the table",)),
)


@cache
def stats_of(game: Game[Any]) -> ModuleType | None:
    """The module `stats` beside the game's own module, if there is one."""
    name = f"{game.title.module.partition(':')[0].rpartition('.')[0]}.stats"
    return None if importlib.util.find_spec(name) is None else game.title.part(name)


@cache
def measures_of(game: Game[Any]) -> Measures:
    stats = stats_of(game)
    if stats is None:
        return COMMON
    noted, note = getattr(stats, "NOTED", ()), getattr(stats, "note", None)
    return Measures(tuple(stats.SHARES), tuple(stats.MEANS), stats.sample, tuple(noted), note)


def charts_of(game: Game[Any]) -> tuple[Chart, ...]:
    """What is drawn of its experiments."""
    stats = stats_of(game)
    return COMMON_CHARTS if stats is None else getattr(stats, "CHARTS", ())


def plan_of(game: Game[Any]) -> Plan:
    """Its board; empty where every game has another one."""
    found: Plan = getattr(stats_of(game), "plan", tuple)()
    return found
