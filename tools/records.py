"""Plays whole games between bots into tests/records/<id>/, seeded, so that the same command gives the same files.

`python -m tools.records` writes those of the present rules, `python -m tools.records heroquest` those of one game, as
RECORDS in tests/games/<id>/records.py says; tools/keep_records.py then keeps them for ever.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from questhall.bots import policy
from questhall.engine.core import NATURE
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.games import open_game, titles

ROOT: Final = Path(__file__).resolve().parent.parent / "tests/records"
MADE: Final = "2026-01-01T00:00:00Z"

Played = tuple[list[str], dict[str, Any], int]  # bots, options of the table, seed


def play(game_id: str, bots: list[str], options: dict[str, Any], seed: int, path: Path) -> None:
    game = open_game(game_id)
    seats = [Seat(f"Seat {n + 1}", bot) for n, bot in enumerate(bots)]
    path.unlink(missing_ok=True)
    match = Match.new(game, options, seats, Seeded(seed), table=path.name, path=path, clock=lambda: MADE, sync=False)
    minds = [policy(game, bot) for bot in bots]
    draw = random.Random(seed).random
    while not match.is_over:
        seat = match.state.awaited()[0]
        assert seat != NATURE
        answer = minds[seat].choose(match.state.imagine(seat, draw), seat, draw)
        match.act(seat, game.option(match.state, seat, answer).name)


def main() -> None:
    for game_id in sys.argv[1:] or titles():
        games: dict[str, Played] = import_module(f"tests.games.{game_id}.records").RECORDS
        for name, (bots, options, seed) in games.items():
            folder = ROOT / game_id
            folder.mkdir(parents=True, exist_ok=True)
            play(game_id, bots, options, seed, folder / f"{name}{edition(game_id)}.game.jsonl")


def edition(game_id: str) -> str:
    """Records of later rules stand beside those of earlier ones."""
    version = open_game(game_id).rules_version
    return "" if version == 1 else f"-r{version}"


if __name__ == "__main__":
    main()
