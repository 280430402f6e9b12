"""The dice and cards in words, as people read them off the table: `6 4 2`, `M2`, `draught`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from questhall.engine.core import Chance
from questhall.engine.game import UnknownName
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, HERO_IDS, ITEM_IDS
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.rules.dice import count
from questhall.games.deckbox.rules.foes import VALUE
from questhall.games.deckbox.rules.setup import KINDS
from questhall.games.deckbox.rules.spawning import KIND_SHIFT

WHITE: Final = ("attack", "defence", "test", "branch", "crumble")
ENEMY_DICE: Final = ("spawn", "loot")
DRAFTED: Final = dict(zip(KINDS, (HERO_IDS, EQP_IDS, ABL_IDS), strict=True))
SHOWN: Final = 6  # examples in a refusal


def white_faces(dice: int) -> list[str]:
    """A packed throw die by die, the highest first."""
    return [str(face) for face in range(6, 0, -1) for _ in range(count(dice, face))]


def face_word(face: int) -> str:
    """A face of an enemy die: M2 is a melee enemy with 2 health, R1 a ranged one with 1."""
    return f"{'R' if face >> KIND_SHIFT == RANGED else 'M'}{face & VALUE}"


def outcome_name(chance: Chance, outcome: int) -> str:
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


def outcome(chance: Chance, words: str) -> int:
    """The outcome that words name, dice in any order; the refusal says what is expected."""
    found = codes_of(chance).get(canonical(words))
    if found is None:
        raise UnknownName(f"{words!r} is no throw of {chance.name}; it could be: {example(chance)}")
    return found


def canonical(words: str) -> tuple[str, ...]:
    return tuple(sorted(words.lower().split()))


@lru_cache(maxsize=64)  # the deck changes from draw to draw
def codes_of(chance: Chance) -> dict[tuple[str, ...], int]:
    return {canonical(outcome_name(chance, each)): each for each in chance.outcomes}


def example(chance: Chance) -> str:
    """The likeliest outcomes, to show how a throw is written."""
    likely = sorted(range(len(chance.outcomes)), key=lambda i: -chance.weights[i])[:SHOWN]
    return ", ".join(outcome_name(chance, chance.outcomes[i]) for i in likely)
