"""The dice and cards in words, as people read them off the table: `skull skull white`, `3 5`, `gold_15`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from questhall.engine.core import Chance
from questhall.engine.game import UnknownName
from questhall.games.heroquest.model.cards import CARD_IDS
from questhall.games.heroquest.rules.dice import COUNT

COMBAT: Final = ("skull", "white", "black")
RED: Final = ("1", "2", "3", "4", "5", "6")
SHOWN: Final = 6  # examples in a refusal


def kind_of(name: str) -> str:
    return name.partition(":")[0]


def faces_of(name: str) -> tuple[str, ...] | None:
    """What a die of that throw can show; None if it is no throw of dice."""
    kind = kind_of(name)
    if kind.endswith("combat"):
        return COMBAT
    return RED if kind.endswith("red") else None


def shown(faces: tuple[str, ...], dice: int) -> list[str]:
    """A packed throw, die by die."""
    return [face for n, face in enumerate(faces) for _ in range(dice >> 4 * n & COUNT)]


def combat_faces(dice: int) -> list[str]:
    return shown(COMBAT, dice)


def red_faces(dice: int) -> list[str]:
    return shown(RED, dice)


def word_of(chance: Chance, outcome: int) -> str:
    """The words of an outcome: faces of dice, a treasure card, or the number of whatever else is drawn."""
    faces = faces_of(chance.name)
    if faces is not None:
        return " ".join(shown(faces, outcome))
    if kind_of(chance.name) == "card":
        return CARD_IDS[outcome]
    return f"{outcome + 1}"


def parse(chance: Chance, words: str) -> int:
    """The outcome that words name, dice in any order; the refusal says what is expected."""
    found = codes_of(chance).get(canonical(words))
    if found is None:
        raise UnknownName(f"{words!r} is no throw of {chance.name}; it could be: {example(chance)}")
    return found


def canonical(words: str) -> tuple[str, ...]:
    return tuple(sorted(words.lower().split()))


@lru_cache(maxsize=64)  # decks change from draw to draw
def codes_of(chance: Chance) -> dict[tuple[str, ...], int]:
    return {canonical(word_of(chance, outcome)): outcome for outcome in chance.outcomes}


def example(chance: Chance) -> str:
    """The likeliest outcomes, to show how a throw is written."""
    likely = sorted(range(len(chance.outcomes)), key=lambda i: -chance.weights[i])[:SHOWN]
    return ", ".join(word_of(chance, chance.outcomes[i]) for i in likely)
