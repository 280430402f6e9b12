"""DragonQuest, the dice game: through a castle, into the dragon's chamber and out again before sunset."""

from __future__ import annotations

from pathlib import Path

from questhall.engine.game import Title

GAME = Title(
    id="dragonquest",
    min_seats=1,  # drq-set-01
    max_seats=4,
    module="questhall.games.dragonquest.game:DragonQuest",
    folder=Path(__file__).parent,
    bots="questhall.games.dragonquest.bots",
    levels={"easy": "timid", "fair": "sane:adaptive", "strong": "good"},
    board="questhall.games.dragonquest.drawing.board",
    card="questhall.games.dragonquest.card_numbers",
    learning="questhall.games.dragonquest.learning",
    shelf=1,
)
