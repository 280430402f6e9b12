"""Choosing cards: a hero, a weapon that matches his better attack, an ability (section 2.16)."""

from __future__ import annotations

from typing import Final

from questhall.engine.playout import Random
from questhall.games.deckbox.model.cards import (
    EQP_MELEE,
    EQP_MELEE_DICE,
    EQP_RANGED,
    EQP_RANGED_DICE,
    HERO_MELEE,
    HERO_RANGED,
)
from questhall.games.deckbox.model.codes import TAKE_EQUIPMENT, a_of, verb_of
from questhall.games.deckbox.model.figures import Hero

BALANCED: Final = 0
FIGHTER: Final = 1
SHOOTER: Final = 2


def bent(card: int) -> int:
    """What a hero is better at."""
    if HERO_MELEE[card] > HERO_RANGED[card]:
        return FIGHTER
    return SHOOTER if HERO_RANGED[card] > HERO_MELEE[card] else BALANCED


def use_of(weapon: int) -> int:
    """What a weapon is better at: more faces that hit on more dice."""
    near = EQP_MELEE_DICE[weapon] * (EQP_MELEE[weapon] + 1)
    far = EQP_RANGED_DICE[weapon] * (EQP_RANGED[weapon] + 1)
    return FIGHTER if near > far else SHOOTER


def matching(h: Hero, legal: tuple[int, ...]) -> tuple[int, ...]:
    """The weapons that suit him; all if none does."""
    wanted = bent(h.card)
    found = tuple([answer for answer in legal if wanted == BALANCED or use_of(a_of(answer)) == wanted])
    return found or legal


def card(h: Hero, legal: tuple[int, ...], random: Random) -> int:
    fitting = matching(h, legal) if verb_of(legal[0]) == TAKE_EQUIPMENT else legal
    return fitting[int(random() * len(fitting))]
