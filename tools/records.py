"""Plays whole games between bots into tests/records/, seeded, so that the same command gives the same files.

`python tools/records.py` writes those of the present rules; tools/keep_records.py then keeps them for ever.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from questhall.bots import policy
from questhall.engine.core import NATURE
from questhall.engine.dice import Seeded
from questhall.engine.entries import Seat
from questhall.engine.match import Match
from questhall.games import open_game

ROOT: Final = Path(__file__).resolve().parent.parent / "tests/records"
MADE: Final = "2026-01-01T00:00:00Z"

# name: bots, options, seed; among them a lone escape and a lone death, a winner, and the dragon winning
GAMES: Final[dict[str, dict[str, tuple[list[str], dict[str, Any], int]]]] = {
    "dragonquest": {
        "solo": (["sane"], {}, 7),
        "solo-grim": (["reckless:6"], {"difficulty": "grim"}, 2),
        "two": (["sane:4", "reckless:6"], {}, 3),
        "three-options": (["sane:3"] * 3, {"guard_use": "ask", "block_duty": "may", "fast_walls": "on"}, 4),
        "four": (["sane", "timid", "reckless:4", "sane:4"], {"difficulty": "gentle"}, 5),
        "four-prowling": (["sane:3"] * 4, {"demon_prowls": "yes", "start_square": "orange", "tie_break": "lp"}, 6),
    },
    "heroquest": {
        "trial": (["fair"] * 5, {}, 1),
        "lone-barbarian": (["fair"] * 2, {}, 2),
        "spindle": (["merciful"] * 5, {"quest": "q05_the_widows_spindle", "gear": "rolled"}, 3),
        "last-door": (["cunning"] * 5, {"quest": "q14_the_generals_last_door", "gear": "rolled"}, 4),
    },
    "betrayals": {
        "short": (["normal"] * 3, {"goal": "12"}, 1),
        "tempers": (["loyal", "greedy", "vengeful", "cautious"], {"auto_claim": "off"}, 2),
        "binding": (["easy"] * 5, {"promises": "binding", "house_effects": "off", "unique_powers": "off"}, 3),
        "draft": (["hard"] * 6, {"characters": "draft", "end_mode": "turn", "ledger": "off"}, 4),
    },
}


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
    for game_id, games in GAMES.items():
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
