"""Healing (section 9, 2): early, but not wastefully."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.answer_codes import ABILITY, USE, a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import ABL_AMOUNT, ITEM_AMOUNT
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ABL_HYMN, ITM_DRAUGHT, ITM_FLASK
from questhall.games.deckbox.model.state import Delve

NOTHING: Final = -1
LOW: Final = 5
DYING: Final = 3


def potion(s: Delve, legal: tuple[int, ...], quiet: bool) -> int:
    """A potion that is not over-healing, for whoever is low; between fights for anybody."""
    best = NOTHING
    need = 0
    for answer in legal:
        if verb_of(answer) == USE and a_of(answer) in (ITM_DRAUGHT, ITM_FLASK):
            other = s.heroes[b_of(answer)]
            gap = other.max_health - other.health
            if gap < ITEM_AMOUNT[a_of(answer)] or not (quiet or other.health <= LOW):
                continue
            rank = 100 - 10 * other.health + ITEM_AMOUNT[a_of(answer)]
            if rank > need or best == NOTHING:
                need = rank
                best = answer
    return best


def urgent(s: Delve, legal: tuple[int, ...]) -> int:
    """While enemies act: a potion for whoever may not live through the next attack, even if some of it is spilt."""
    best = NOTHING
    least = DYING + 1
    for answer in legal:
        if verb_of(answer) == USE and a_of(answer) in (ITM_DRAUGHT, ITM_FLASK):
            other = s.heroes[b_of(answer)]
            if other.health < least and other.max_health - other.health >= ITEM_AMOUNT[a_of(answer)] - 1:
                least = other.health
                best = answer
    return best


def hymn(s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
    """For whoever misses most of those who miss enough."""
    if h.ability != ABL_HYMN:
        return NOTHING
    best = NOTHING
    most = ABL_AMOUNT[ABL_HYMN] - 1
    for answer in legal:
        if verb_of(answer) == ABILITY:
            other = s.heroes[a_of(answer)]
            if other.max_health - other.health > most:
                most = other.max_health - other.health
                best = answer
    return best
