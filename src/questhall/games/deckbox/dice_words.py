"""The dice and cards in words, as people read them off the table: `6 4 2`, `M2`, `draught`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import Chance
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, HERO_IDS, ITEM_IDS
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.rules.dice import count
from questhall.games.deckbox.rules.foes import VALUE
from questhall.games.deckbox.rules.setup import KINDS
from questhall.games.deckbox.rules.spawning import KIND_SHIFT

WHITE: Final = ("attack", "defence", "test", "branch", "crumble")
ENEMY_DICE: Final = ("spawn", "loot")
DRAFTED: Final = dict(zip(KINDS, (HERO_IDS, EQP_IDS, ABL_IDS), strict=True))


def white_faces(dice: int) -> list[str]:
    """A packed throw die by die, the highest first."""
    return [str(face) for face in range(6, 0, -1) for _ in range(count(dice, face))]


def face_word(face: int) -> str:
    """A face of an enemy die: M2 is a melee enemy with 2 health, R1 a ranged one with 1."""
    return f"{'R' if face >> KIND_SHIFT == RANGED else 'M'}{face & VALUE}"


def word_of(chance: Chance, outcome: int) -> str:
    return word_maker(chance.name)(outcome)


def word_maker(name: str) -> Callable[[int], str]:
    """How the outcomes of a chance are said."""
    kind, _, which = name.partition(":")
    if kind in WHITE:
        return lambda dice: " ".join(white_faces(dice))
    if kind in ENEMY_DICE:
        return face_word
    if kind == "item":
        return lambda card: ITEM_IDS[card]
    if kind == "draft":
        return lambda card: DRAFTED[which][card]
    if kind == "seed":
        return lambda letter: chr(ord("a") + letter)
    return lambda seat: str(seat + 1)  # a hero at random
