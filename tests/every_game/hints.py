"""What a game may say about how it is tried here: HINTS in tests/games/<id>/every_game.py. Most games need not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parent.parent / "games"


@dataclass(frozen=True)
class Hints:
    # What structured settings are tried with; those that are not here play with their default
    structured: Mapping[str, Any] = field(default_factory=dict)
    # Settings of which only these values are tried; the game's own tests try the others
    tried: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # A game that takes long is tried with these numbers of seats in turn, not with each
    seats: tuple[int, ...] = ()
    # How many games are played until all texts and content have come up; 0: the game's own tests bring them about
    games: int = 1000
    # Texts and content too rare for these games: the tests of the chapters bring them about
    rare: frozenset[str] = frozenset()
    # Kinds of words in views that look like refs and name no thing: parts of names
    words: frozenset[str] = frozenset()
    # Numbers in what is said of a thing that are no content but a rule, by text
    rule_numbers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@cache
def hints(game_id: str) -> Hints:
    if not (GAMES / game_id / "every_game.py").is_file():
        return Hints()
    said: Hints = import_module(f"tests.games.{game_id}.every_game").HINTS
    return said
