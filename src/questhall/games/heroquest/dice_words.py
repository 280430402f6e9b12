"""The dice and cards in words, as people read them off the table: `skull skull white`, `3 5`, `gold_15`."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance
from questhall.games.heroquest.model.cards import CARD_IDS, FACE_IDS
from questhall.games.heroquest.rules.dice import COUNT

COMBAT: Final = tuple(FACE_IDS)
RED: Final = ("1", "2", "3", "4", "5", "6")


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
