"""Whole games to keep in tests/records/deckbox."""

from __future__ import annotations

from typing import Final

from tools.records import Played

RECORDS: Final[dict[str, Played]] = {
    "tyrant": (["fair"] * 2, {"seed": "hello"}, 42),
    "bells-drawn-seed": (["fair"] * 3, {"quest": "a2"}, 2),
    "vigil-lone": (["fair"], {"quest": "a3"}, 3),
    "vigil-too-late": (["easy"] * 2, {"quest": "a3"}, 10),
    "debt": (["strong"] * 2, {"quest": "a4", "luck": "seed", "seed": "cartographer"}, 4),
    "lantern": (["fair"] * 2, {"quest": "p1"}, 5),
    "keys-of-four": (["strong"] * 4, {"quest": "p2", "group_choice": "vote", "spawn_placement": "players"}, 6),
    "granary-hard": (["easy"] * 2, {"quest": "p3", "difficulty": "hard"}, 7),
    "furnace": (["strong"] * 2, {"quest": "p4", "difficulty": "easy", "revive": "on"}, 8),
}
