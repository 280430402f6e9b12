"""Dice and cards in words, as people read them off the table: `7 1` (green, red), `infernal_cyclops`, `keen_edge`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questhall.engine.core import Chance
from questhall.games.betrayals.model.cards import ADVENTURE_IDS, CHARACTER_IDS, QUEST_IDS, TYPE_IDS

DRAWN: Final[dict[str, Sequence[str]]] = {
    "character": CHARACTER_IDS,
    "token": TYPE_IDS,
    "quest": QUEST_IDS,
    "adventure": ADVENTURE_IDS,
}


def word_of(chance: Chance, outcome: int) -> str:
    """The words of an outcome: a card, two dice, or one."""
    kind = chance.name.partition(":")[0]
    if kind in DRAWN:
        return DRAWN[kind][outcome]
    return f"{outcome // 10} {outcome % 10}" if kind == "fight" else str(outcome)
