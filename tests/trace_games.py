"""Plays seeded random games of every registered game and prints a hash of all that happened, one line a table size.

Run once per form (QUESTHALL_FORM=pure, compiled) it shows whether both play the same games. The argument is how many
games each table size plays.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from questhall._form import form
from questhall.engine.core import CHANCE, NATURE, OVER, State, apply
from questhall.engine.game import Game
from questhall.engine.playout import play_randomly
from questhall.games import open_game, titles

VIEW_EVERY = 20  # wait points; views are slow to make


def main(games: int) -> None:
    print("form", form(), file=sys.stderr)
    for title in titles().values():
        game = open_game(title.id)
        for seats in range(title.min_seats, title.max_seats + 1):
            seen = hashlib.sha256()
            for seed in range(games):
                for happening in trace(game, seats, seed):
                    seen.update(repr(happening).encode())
            print(title.id, seats, seen.hexdigest())


def trace(game: Game[Any], seats: int, seed: int) -> Iterator[object]:
    """Every answer with what it was chosen from, every event, some views, the result, and the hot loop's own game."""
    state = game.new({}, seats)
    state.events = []
    draw = random.Random(seed).random
    for count in range(1_000_000):
        if state.waiting == OVER:
            break
        seat, answers = choices(state, draw)
        answer = state.chance.sample(draw()) if seat == NATURE else answers[int(draw() * len(answers))]
        yield seat, answers, answer
        apply(state, seat, answer)
        if count % VIEW_EVERY == 0:
            yield json.dumps([game.view(state, viewer) for viewer in (None, *range(seats))], sort_keys=True)
    yield state.events, state.scores(), state.winners()
    again = game.new({}, seats)
    yield play_randomly(again, random.Random(seed).random), again.scores(), again.winners()


def choices(state: State, draw: Callable[[], float]) -> tuple[int, tuple[int, ...]]:
    if state.waiting == CHANCE:
        return NATURE, tuple(state.chance.outcomes)
    awaited = state.awaited()
    seat = awaited[int(draw() * len(awaited))] if len(awaited) > 1 else awaited[0]
    return seat, state.legal_for(seat)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
