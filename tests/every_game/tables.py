"""Tables to try on every game: each number of seats, every value of every setting, and moments met in play."""

from __future__ import annotations

import importlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest
from tests.every_game.hints import hints

from questhall.engine.core import CHANCE, NATURE, OVER, State, apply
from questhall.engine.game import Game, Setting, Title
from questhall.engine.playout import Policy
from questhall.engine.told import Told
from questhall.games import open_game, titles

GAMES_A_TABLE = 6
KEPT = 2  # moments of each question, a table
BOTS = 3  # the first bots of a game are its quick ones
BUTTS_IN = 0.1  # how often somebody answers whom nobody waits for
WILDNESS = (0.0, 0.1, 0.2, 0.2, 0.4, 1.0)
LONGEST = 100_000  # answers and throws; no game is that long


@dataclass(frozen=True)
class Table:
    """A game, its seats, and one of its sets of options."""

    game_id: str
    seats: int
    number: int

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-{self.number}"

    @property
    def game(self) -> Game[Any]:
        return open_game(self.game_id)

    @property
    def options(self) -> dict[str, Any]:
        """Set 0 is the default; the others go through the values, each setting from another one on."""
        if self.number == 0:
            return {}
        settings = self.game.settings
        return {setting.id: self.value(setting, self.number + n) for n, setting in enumerate(settings)}

    def value(self, setting: Setting, turn: int) -> Any:
        if not setting.values:
            return hints(self.game_id).structured.get(setting.id)
        values = tried(self.game_id, setting)
        if setting.per_seat:
            return [values[(turn + seat) % len(values)] for seat in range(self.seats)]
        return values[turn % len(values)]

    def new(self, listen: bool = False) -> State:
        state: State = self.game.new(self.options, self.seats, listen)
        return state

    def journey(self, seed: int) -> Journey:
        return Journey(self.game, self.new(listen=True), seed)


def tried(game_id: str, setting: Setting) -> tuple[str, ...]:
    return hints(game_id).tried.get(setting.id, setting.values)


def tables_of(title: Title) -> Iterator[Table]:
    most_values = max([len(tried(title.id, setting)) for setting in open_game(title.id).settings], default=0)
    few = hints(title.id).seats
    if few:
        yield from (Table(title.id, few[number % len(few)], number) for number in range(most_values + 1))
        return
    for seats in range(title.min_seats, title.max_seats + 1):
        for number in range(most_values + 1):
            yield Table(title.id, seats, number)


TABLES = [table for title in titles().values() for table in tables_of(title)]
# All tests of a table come one after the other: what was met there is then found out once, by one worker.
every_table = pytest.mark.parametrize("table", TABLES, ids=str, scope="session")
every_game = pytest.mark.parametrize("game", [open_game(id) for id in titles()], ids=list(titles()))


@cache
def bots(title: Title) -> list[Policy]:
    """Some of the game's own bots: random play alone hardly sees the second half of a game."""
    if not title.bots:
        return []
    policies = importlib.import_module(title.bots).POLICIES
    return [policies[name]("") for name in list(policies)[:BOTS]]


class Journey:
    """A game played by bots with whims: some kinds of question they answer at random, more of them the wilder it is.

    The dice have whims too: of some kinds of throw the rare outcomes are as likely as the common ones.
    """

    def __init__(self, game: Game[Any], state: State, seed: int) -> None:
        self.game = game
        self.state = state
        self.random = Random(seed)
        self.wildness = WILDNESS[seed % len(WILDNESS)]
        self.whims: dict[str, bool] = {}

    def __iter__(self) -> Iterator[State]:
        """The state at every wait point; it goes on changing."""
        for _ in range(LONGEST):
            yield self.state
            if self.state.waiting == OVER:
                return
            apply(self.state, *self.answer())
        raise AssertionError("this game does not end")

    def answer(self) -> tuple[int, int]:
        s = self.state
        if s.waiting == CHANCE:
            chance = s.chance
            return NATURE, self.random.choice(chance.outcomes) if self.whim() else chance.sample(self.random.random())
        asked = s.deciders() if self.random.random() < BUTTS_IN else s.awaited()
        seat = self.random.choice([seat for seat in asked if s.legal_for(seat)])
        policies = bots(self.game.title)
        if not policies or self.whim():
            return seat, self.random.choice(s.legal_for(seat))
        policy = policies[seat % len(policies)]
        return seat, policy.choose(s.imagine(seat, self.random.random), seat, self.random.random)

    def whim(self) -> bool:
        kind = question(self.state).partition(":")[0]
        if kind not in self.whims:
            self.whims[kind] = self.random.random() < self.wildness
        return self.whims[kind]


def question(state: State) -> str:
    return f"{type(state.asking).__name__} {state.chance.name if state.waiting == CHANCE else state.waiting}"


class Met:
    """What was met at a table: moments of every kind of question, ends, and all that was told."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.kept: dict[str, list[State]] = defaultdict(list)
        self.ends: list[State] = []
        self.told: dict[str, Told] = {}
        for seed in range(GAMES_A_TABLE):
            self.play(table.journey(seed))

    def play(self, journey: Journey) -> None:
        for state in journey:
            kept = self.kept[question(state)]
            if len(kept) < KEPT:
                kept.append(state.clone())
        self.ends.append(journey.state)
        for event in journey.state.events or []:
            told = self.game.told(journey.state, event)
            self.told[json.dumps([told.text, told.args], sort_keys=True)] = told

    @property
    def states(self) -> list[State]:
        return [state for kept in self.kept.values() for state in kept]

    @property
    def asking(self) -> list[tuple[State, int]]:
        """Each moment with a seat that decides, and has answers to choose from."""
        return [(state, seat) for state in self.states for seat in state.deciders() if state.legal_for(seat)]


@cache
def met(table: Table) -> Met:
    return Met(table)


Look = tuple[State, int | None, Mapping[str, Any]]


def viewers(table: Table) -> tuple[int | None, ...]:
    return (None, *range(table.seats))


@lru_cache(maxsize=2)  # views are large, and the tests of a table come one after the other
def looks(table: Table) -> list[Look]:
    """All moments met, through the eyes of every seat and of a watcher."""
    states = (*met(table).states, *met(table).ends)
    return [(state, seat, table.game.view(state, seat)) for state in states for seat in viewers(table)]
