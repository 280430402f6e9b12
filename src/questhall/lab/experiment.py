"""What is to be played, and the playing of any part of it. A game is the same whoever plays it, in whatever order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import questhall
from questhall._form import form
from questhall.bots import Guarded, policy
from questhall.engine.changed_game import claim, game_for
from questhall.engine.core import OVER
from questhall.engine.game import Game, changed_content
from questhall.engine.keyed import Keyed
from questhall.engine.playout import Policy, play_policies
from questhall.games import open_game, titles
from questhall.lab.measures import Notes, Sample, measures_of

MOST_FAILURES_KEPT: Final = 5  # of a part
PART: Final = 25  # games, unless a folder says otherwise

Versions = dict[str, str]  # of questhall, of the game's rules, and the form they run in


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
        game = opened(self)
        game.new(self.options, len(self.bots))
        for name in self.bots:
            policy(game, name)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Row(NamedTuple):
    """What a game gave at one of its seats."""

    game: int
    seat: int
    bot: str
    sample: Sample
    notes: Notes


@dataclass
class Findings:
    """What the games of a part gave, the bots' failures, and what they were played with."""

    versions: Versions = field(default_factory=dict)
    games: int = 0
    rows: list[Row] = field(default_factory=list)
    failed: dict[str, int] = field(default_factory=dict)  # answers not given, by bot
    failures: list[str] = field(default_factory=list)  # the first of them, in words

    def blame(self, number: int, guard: Guarded) -> None:
        for failure in guard.failures:
            self.failed[failure.bot] = self.failed.get(failure.bot, 0) + 1
            if len(self.failures) < MOST_FAILURES_KEPT:
                self.failures.append(f"game {number}: {failure}")


def opened(experiment: Experiment) -> Game[Any]:
    return game_for(open_game(experiment.game), experiment.options)


def versions_of(game: Game[Any]) -> Versions:
    """What figures depend on besides the experiment."""
    return {"questhall": questhall.__version__, "rules": str(game.rules_version), "form": form()}


def play_part(experiment: Experiment, first: int, last: int) -> Findings:
    """Play the games first, first + 1... up to but without last."""
    game = opened(experiment)
    found = Findings(versions_of(game))
    for number in range(first, last):
        play_one(experiment, game, number, found)
    return found


def play_one(experiment: Experiment, game: Game[Any], number: int, found: Findings) -> None:
    """Game `number` has dice of its own, by key: whoever plays it, it meets them wherever it does the same thing."""
    seating = experiment.seating(number)
    guards = [Guarded(name, policy(game, name)) for name in seating]
    bots: list[Policy] = list(guards)
    state = game.new(experiment.options, len(seating))
    state.events = []
    play_policies(state, bots, Keyed(f"{experiment.seed} {number}"))
    assert state.waiting == OVER
    for seat, (sample, notes) in enumerate(measures_of(game).read(state, state.events)):
        found.rows.append(Row(number, seat, seating[seat], {key: float(value) for key, value in sample.items()}, notes))
    for guard in guards:
        found.blame(number, guard)
    found.games += 1


class PartOf:
    """Plays the parts of an experiment, each of `size` games, the last one of what is left."""

    def __init__(self, experiment: Experiment, size: int) -> None:
        self.experiment = experiment
        self.size = size

    def __call__(self, part: int) -> Findings:
        return play_part(self.experiment, part * self.size, min((part + 1) * self.size, self.experiment.games))

    def games(self, part: int) -> int:
        return min(self.size, self.experiment.games - part * self.size)

    @property
    def wants_own_process(self) -> bool:
        """Changed content is quick only where the game has not been loaded before."""
        return bool(changed_content(self.experiment.options)) and form() == "compiled"

    @property
    def numbers(self) -> range:
        return range((self.experiment.games + self.size - 1) // self.size)


class InOwnProcess:
    """The same in a process that has loaded nothing before: changed content is then the only one it has."""

    def __init__(self, job: PartOf) -> None:
        self.job = job
        self.claimed = False

    def __call__(self, part: int) -> Findings:
        if not self.claimed:
            claim(titles()[self.job.experiment.game], changed_content(self.job.experiment.options))
            self.claimed = True
        return self.job(part)
