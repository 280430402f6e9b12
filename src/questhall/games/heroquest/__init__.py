"""HeroQuest: up to four heroes against Zargon, quest by quest, in the dark."""

from __future__ import annotations

from pathlib import Path

from questhall.engine.game import Title

GAME = Title(
    id="heroquest",
    min_seats=2,  # heq-set-01: Zargon and one to four heroes
    max_seats=5,
    module="questhall.games.heroquest.game:HeroQuest",
    folder=Path(__file__).parent,
    overlord=0,
    bots="questhall.games.heroquest.bots",
    quests="questhall.games.heroquest.quest_format.offer",
    levels={"easy": "merciful", "fair": "fair", "strong": "cunning"},
    board="questhall.games.heroquest.drawing.board",
    card="questhall.games.heroquest.card_numbers",
    learning="questhall.games.heroquest.learning",
    shelf=2,
)
