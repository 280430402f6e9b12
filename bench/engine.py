"""What is measured of the engine, with DragonQuest: play, clones, bots, undo, opening a record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.clock import Work
from questhall.bots import policy
from questhall.engine.core import State
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.game import Game
from questhall.engine.match import Match
from questhall.engine.playout import play_policies, play_randomly
from questhall.games import open_game

GAME: Final[Game[Any]] = open_game("dragonquest")
SEATS: Final = (1, 2, 4)
BATCH: Final = 10  # games of a piece of work
CLONES: Final = 1000
MOVES: Final = 1000  # a record so long is longer than any game of DragonQuest
BOTS: Final = ("sane", "good")


def engine_works(folder: Path) -> Iterator[tuple[str, str, Work]]:
    """What is measured, its unit, and the work."""
    for seats in SEATS:
        yield f"random play, {seats} seats", "decisions/s", random_play(seats, count_decisions=True)
        yield f"random play, {seats} seats", "games/s", random_play(seats, count_decisions=False)
        yield f"clone, {seats} seats", "clones/s", cloning(seats)
    for bot in BOTS:
        yield f"{bot}, 1 seat", "games/s", bot_play(bot)
    match = long_match(folder / "long.game.jsonl")
    yield f"undo and redo at entry {MOVES:,}", "pairs/s", undoing(match)
    yield f"opening a record of {MOVES:,} entries", "files/s", opening(folder / "long.game.jsonl")


def numbers() -> Callable[[], Random]:
    """A new generator for every game, the same ones in every run."""
    count = iter(range(1 << 60))
    return lambda: Random(next(count))


def random_play(seats: int, count_decisions: bool) -> Work:
    """Games with random answers, nobody listening."""
    fresh = numbers()

    def work() -> int:
        decisions = sum(play_randomly(GAME.new({}, seats), fresh().random) for _ in range(BATCH))
        return decisions if count_decisions else BATCH

    return work


def cloning(seats: int) -> Work:
    """Clones of a state in the midst of a game."""
    state: State = GAME.new({}, seats)
    play_randomly(state, Random(4).random, 12 * seats)

    def work() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return work


def bot_play(name: str) -> Work:
    fresh = numbers()

    def work() -> int:
        for _ in range(BATCH):
            play_policies(GAME.new({}, 1), [policy(GAME, name)], fresh().random)
        return BATCH

    return work


def long_match(path: Path) -> Match[Any]:
    """A table of four in a file: their game, then taking back and bringing back until the record is long enough."""
    seats = [Seat(f"hero {n}", "sane") for n in range(4)]
    match = Match.new(GAME, {}, seats, Seeded("bench"), path=path, ending=False, sync=False)
    bots = [policy(GAME, seat.by) for seat in seats]
    draw = Random(1).random
    while not match.is_over:
        state = match.state
        answer = bots[state.seat].choose(state.imagine(state.seat, draw), state.seat, draw)
        match.act(state.seat, GAME.option(state, state.seat, answer).name)
    while match.seq < MOVES:
        match.undo()
        match.redo()
    return match


def undoing(match: Match[Any]) -> Work:
    """In memory, so that no disk is measured."""
    match.record.file = None

    def work() -> int:
        match.undo()
        match.redo()
        return 1

    return work


def opening(path: Path) -> Work:
    def work() -> int:
        assert Match.load(path, open_game, sync=False).seq >= MOVES
        return 1

    return work
