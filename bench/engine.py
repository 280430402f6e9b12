"""How fast the engine plays: decisions, games and clones per second, undo, opening a saved game.

Random play, events off, one core. Machines are noisy and shared, so each figure is the best and the median of many
short slices of process CPU time, beside a fixed loop of plain Python in the same run: compare the ratios.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from questhall._form import form
from questhall.engine.core import State
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.game import Game
from questhall.engine.match import Match
from questhall.engine.playout import play_randomly
from questhall.games import open_game, titles

SLICE = 0.15  # seconds
LOOP = 300_000
ENTRIES = 1_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--game", choices=list(titles()), help="only this game")
    parser.add_argument("--slices", type=int, default=15, help="slices per figure (default %(default)s)")
    args = parser.parse_args()
    reference = best_and_median(reference_loops, args.slices)
    print(f"{form()} form; reference loop: {reference[0]:,.0f} rounds/s best, {reference[1]:,.0f} median\n")
    print(f"{'':34}{'best':>14}{'median':>14}{'best / reference':>18}")
    for game_id in [args.game] if args.game else titles():
        measure(open_game(game_id), args.slices, reference[0])
    return 0


def measure(game: Game[Any], slices: int, reference: float) -> None:
    title = game.title
    for seats in range(title.min_seats, title.max_seats + 1):
        name = f"{title.id}, {seats} {'seat' if seats == 1 else 'seats'}"
        # The table is laid out once: what a lab does, and what a search does from its root
        first = game.new({}, seats)
        rates = [random_play(first, seed) for seed in range(slices)]
        show(f"{name}: decisions/s", [rate for rate, _ in rates], reference)
        show(f"{name}: games/s", [rate for _, rate in rates], reference)
        show(f"{name}: clones/s", [clones(midway(game, seats)) for _ in range(slices)], reference)
    show_times(game)


def show(name: str, rates: list[float], reference: float) -> None:
    print(f"{name:34}{max(rates):>14,.0f}{median(rates):>14,.0f}{max(rates) / reference:>18.4f}")


def random_play(first: State, seed: int) -> tuple[float, float]:
    """Decisions and games per second of one slice."""
    draw = random.Random(seed).random
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SLICE:
        decisions += play_randomly(first.clone(), draw)
        games += 1
    return decisions / spent, games / spent


def midway(game: Game[Any], seats: int) -> State:
    """A state ten decisions into a game."""
    state: State = game.new({}, seats)
    play_randomly(state, random.Random(1).random, 10)
    return state


def clones(state: State) -> float:
    clone = state.clone
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SLICE:
        for _ in range(1_000):
            clone()
        done += 1_000
    return done / spent


def reference_loops() -> float:
    start = time.process_time()
    x = 0
    for i in range(LOOP):
        x += i * i & 7
    return LOOP / (time.process_time() - start)


def best_and_median(rate: Callable[[], float], slices: int) -> tuple[float, float]:
    rates = [rate() for _ in range(slices)]
    return max(rates), median(rates)


def show_times(game: Game[Any]) -> None:
    """Undo and opening at a thousand entries, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.game.jsonl"
        match = long_match(game, path)
        undo = timed(lambda: (match.undo(), match.redo()))
        opening = timed(lambda: Match.load(path, open_game, sync=False))
    entries = match.seq
    print(f"{f'{game.id}: undo + redo at {entries:,}':34}{undo:>11.2f} ms")
    print(f"{f'{game.id}: open {entries:,} entries':34}{opening:>11.2f} ms\n")


def long_match(game: Game[Any], path: Path) -> Match[Any]:
    """A game of as many seats as there can be; short of a thousand entries it is taken back and played on."""
    seats = [Seat(f"Seat {n + 1}") for n in range(game.title.max_seats)]
    match = Match.new(game, {}, seats, Seeded(7), path=path, ending=False, sync=False)
    draw = random.Random(3)
    while match.seq < ENTRIES:
        if match.is_over:
            match.undo()
        seat = match.state.awaited()[0]
        match.act(seat, draw.choice(match.options(seat)).name)
    return match


def timed(act: Callable[[], object], times: int = 20) -> float:
    """The best time in milliseconds."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        act()
        best = min(best, time.perf_counter() - start)
    return best * 1_000
