"""Donjon, Quêtes et Trahisons: beg for an ally in the dungeon, bribe a crowd in the arena, keep your word or not."""

from __future__ import annotations

from pathlib import Path

from questhall.engine.game import Title

GAME = Title(
    id="betrayals",
    min_seats=3,  # dqt-gen-01
    max_seats=6,
    module="questhall.games.betrayals.game:Betrayals",
    folder=Path(__file__).parent,
    bots="questhall.games.betrayals.bots",
    levels={"easy": "easy", "fair": "normal", "strong": "hard"},
    board="questhall.games.betrayals.drawing.board",
    card="questhall.games.betrayals.card_numbers",
    learning="questhall.games.betrayals.learning",
    shelf=3,
)
