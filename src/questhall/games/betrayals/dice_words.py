"""Dice and cards in words, as people read them off the table: `7 1` (green, red), `infernal_cyclops`, `keen_edge`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from questhall.engine.core import Chance
from questhall.engine.game import UnknownName
from questhall.games.betrayals.model.cards import ADVENTURE_IDS, CHARACTER_IDS, QUEST_IDS, TYPE_IDS

DRAWN: Final[dict[str, Sequence[str]]] = {
    "character": CHARACTER_IDS,
    "token": TYPE_IDS,
    "quest": QUEST_IDS,
    "adventure": ADVENTURE_IDS,
}
SHOWN: Final = 6  # examples in a refusal


def word_of(chance: Chance, outcome: int) -> str:
    """The words of an outcome: a card, two dice, or one."""
    kind = chance.name.partition(":")[0]
    if kind in DRAWN:
        return DRAWN[kind][outcome]
    return f"{outcome // 10} {outcome % 10}" if kind == "fight" else str(outcome)


def parse(chance: Chance, words: str) -> int:
    """The outcome that words name; the refusal says what is expected."""
    found = codes_of(chance).get(" ".join(words.lower().split()))
    if found is None:
        likely = ", ".join(word_of(chance, outcome) for outcome in chance.outcomes[:SHOWN])
        raise UnknownName(f"{words[:40]!r} is no throw of {chance.name}; it could be: {likely}")
    return found


@lru_cache(maxsize=64)  # decks change from draw to draw
def codes_of(chance: Chance) -> dict[str, int]:
    return {word_of(chance, outcome): outcome for outcome in chance.outcomes}
