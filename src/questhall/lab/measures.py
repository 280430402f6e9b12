"""What is measured in a game. Its own `stats` module says it, else the little that every game has."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from questhall.engine.core import Event, State
from questhall.engine.game import Game

Sample = dict[str, float]


@dataclass(frozen=True)
class Measures:
    """The names of values that are shares and of those that are means, and how they are read off a finished game.

    `sample` gives one set of values a seat; what makes no sense for a seat in this game is left out.
    """

    shares: tuple[str, ...]
    means: tuple[str, ...]
    sample: Callable[[Any, Sequence[Event]], list[Sample]]

    @property
    def names(self) -> tuple[str, ...]:
        return self.shares + self.means


def scores_and_wins(state: State, events: Sequence[Event]) -> list[Sample]:
    winners = state.winners()
    return [
        {"won or shared": seat in winners, "score": score, "turns at the table": state.turn}
        for seat, score in enumerate(state.scores())
    ]


COMMON: Final = Measures(("won or shared",), ("score", "turns at the table"), scores_and_wins)


@cache
def measures_of(game: Game[Any]) -> Measures:
    """Those of the module `stats` beside the game's own module."""
    name = f"{game.title.module.partition(':')[0].rpartition('.')[0]}.stats"
    if importlib.util.find_spec(name) is None:
        return COMMON
    stats = importlib.import_module(name)
    return Measures(tuple(stats.SHARES), tuple(stats.MEANS), stats.sample)
