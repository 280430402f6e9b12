"""What is to be played, and the playing of any part of it. A game is the same whoever plays it, in whatever order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from questhall.bots import Failure, Guarded, policy
from questhall.engine.core import OVER
from questhall.engine.game import Game
from questhall.engine.playout import Policy, play_policies
from questhall.games import open_game
from questhall.lab.measures import Sample, measures_of
from questhall.lab.tally import Tally

MOST_FAILURES_KEPT: Final = 5  # of a part


@dataclass(frozen=True)
class Experiment:
    """So many games of these bots, one bot a seat. With `rotate` each game seats them one place further on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    rotate: bool = False

    def check(self) -> None:
        """Raise BadSetup, UnknownGame or UnknownBot before anything is played."""
        if self.games < 1:
            raise ValueError("at least one game has to be played")
        game = open_game(self.game)
        game.new(self.options, len(self.bots))
        for name in self.bots:
            policy(game, name)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@dataclass
class Findings:
    """What some of the games gave: tallies by bot and measure, and the bots' failures."""

    games: int = 0
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)
    failed: dict[str, int] = field(default_factory=dict)  # answers not given, by bot
    failures: list[str] = field(default_factory=list)  # the first of them, in words

    def add(self, bot: str, sample: Sample) -> None:
        row = self.tallies.setdefault(bot, {})
        for name, value in sample.items():
            row.setdefault(name, Tally()).add(value)

    def blame(self, number: int, failure: Failure) -> None:
        self.failed[failure.bot] = self.failed.get(failure.bot, 0) + 1
        if len(self.failures) < MOST_FAILURES_KEPT:
            self.failures.append(f"game {number}: {failure}")

    def merge(self, other: Findings) -> None:
        self.games += other.games
        for bot, row in other.tallies.items():
            mine = self.tallies.setdefault(bot, {})
            for name, tally in row.items():
                mine.setdefault(name, Tally()).merge(tally)
        for bot, count in other.failed.items():
            self.failed[bot] = self.failed.get(bot, 0) + count
        self.failures = (self.failures + other.failures)[:MOST_FAILURES_KEPT]


def play_part(experiment: Experiment, first: int, last: int) -> Findings:
    """Play the games first, first + 1... up to but without last."""
    game = open_game(experiment.game)
    found = Findings()
    for number in range(first, last):
        play_one(experiment, game, number, found)
    return found


def play_one(experiment: Experiment, game: Game[Any], number: int, found: Findings) -> None:
    """Game `number` draws its dice and the bots' whims from a generator of its own."""
    seating = experiment.seating(number)
    guards = [Guarded(name, policy(game, name)) for name in seating]
    bots: list[Policy] = list(guards)
    state = game.new(experiment.options, len(seating))
    state.events = []
    play_policies(state, bots, Random(f"questhall lab {experiment.seed} {number}").random)
    assert state.waiting == OVER
    for name, sample in zip(seating, measures_of(game).sample(state, state.events), strict=True):
        found.add(name, sample)
    for guard in guards:
        for failure in guard.failures:
            found.blame(number, failure)
    found.games += 1
