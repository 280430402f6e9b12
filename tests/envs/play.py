"""Random games of every game, for the tests of its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from questhall.bots import names, policy
from questhall.engine.core import CHANCE, NATURE, OVER, State, apply
from questhall.engine.game import Game
from questhall.engine.learning import learning_of
from questhall.games import open_game, titles

every_game = pytest.mark.parametrize("game_id", list(titles()))
numbered = pytest.mark.parametrize("game_id", [id for id, title in titles().items() if learning_of(title)])
WILD = 0.5  # how often a seat answers at random where bots play
LONGEST = 3_000


def moments(game: Game[Any], seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Every state of a game that somebody is asked in; odd seeds play at random, even ones with the game's bots."""
    draw = Random(seed)
    state: State = game.new(options or {}, seats)
    bots = [policy(game, name) for name in names(game)[1:3]] if seed % 2 == 0 else []
    for _ in range(LONGEST):
        if state.waiting == CHANCE:
            apply(state, NATURE, state.chance.sample(draw.random()))
            continue
        yield state
        if state.waiting == OVER:
            return
        seat = draw.choice([seat for seat in state.awaited() if state.legal_for(seat)])
        if bots and draw.random() > WILD:
            bot = bots[seat % len(bots)]
            apply(state, seat, bot.choose(state.imagine(seat, draw.random), seat, draw.random))
        else:
            apply(state, seat, draw.choice(state.legal_for(seat)))


# Options under which a game hides, asks or names more than usual
MORE: dict[str, dict[str, Any]] = {
    "betrayals": {
        "offers": "private",
        "ledger": "off",
        "clock": "by_turns",
        "characters": "draft",
        "auto_claim": "off",
    },
    "deckbox": {"quest": "a2", "spawn_placement": "players", "revive": "on", "caps": "off"},
    "dragonquest": {"block_duty": "may", "guard_use": "ask", "demon_prowls": "yes"},
    "heroquest": {"quest": "q13_the_hollow_crown", "campaign": "campaign"},
}


def tables(game_id: str) -> Iterator[tuple[Game[Any], int, int, dict[str, Any]]]:
    """A game, its seats, a seed, its options: the most seats by chance and with bots, then fewer, agreed otherwise."""
    game = open_game(game_id)
    most, least = game.title.max_seats, game.title.min_seats
    yield game, most, 1, {}
    yield game, most, 2, {}
    yield game, (least + most + 1) // 2, 4, MORE.get(game_id, {})
