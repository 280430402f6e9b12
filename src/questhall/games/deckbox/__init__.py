"""Deck Box Dungeons: one to four heroes in a dungeon that nobody knows before it is explored."""

from __future__ import annotations

from pathlib import Path

from questhall.engine.game import Title

GAME = Title(
    id="deckbox",
    min_seats=1,  # dbd-ply-01: a seat is a hero, and one person may hold several
    max_seats=4,
    module="questhall.games.deckbox.game:DeckBox",
    folder=Path(__file__).parent,
    cooperative=True,
    bots="questhall.games.deckbox.bots",
    quests="questhall.games.deckbox.quest_format",
    levels={"easy": "easy", "fair": "fair", "strong": "strong"},
    board="questhall.games.deckbox.drawing.board",
    card="questhall.games.deckbox.card_numbers",
    learning="questhall.games.deckbox.learning",
    shelf=4,
)
