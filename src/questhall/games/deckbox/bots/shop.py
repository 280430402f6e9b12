"""Buying (section 9, 1): the market is open to everybody at any time."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.temper import Temper
from questhall.games.deckbox.model.answer_codes import BUY, a_of, verb_of
from questhall.games.deckbox.model.cards import ITEM_COST
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import (
    ITM_AXE,
    ITM_CHARM,
    ITM_CINDER,
    ITM_DRAUGHT,
    ITM_ENERGY,
    ITM_FIREPOT,
    ITM_FLASK,
    ITM_GORGET,
    ITM_NET,
    ITM_WHET,
)
from questhall.games.deckbox.model.state import Delve

NOTHING: Final = -1
ALWAYS: Final[tuple[int, ...]] = (
    ITM_GORGET,
    ITM_CINDER,
    ITM_CHARM,
    ITM_FIREPOT,
    ITM_NET,
    ITM_AXE,
    ITM_WHET,
    ITM_ENERGY,
)
FLASK_AT: Final = 5  # health the party misses
DRAUGHT_AT: Final = 3


def missing(s: Delve) -> int:
    """Health the living miss."""
    total = 0
    for h in s.heroes:
        if not h.fallen:
            total += h.max_health - h.health
    return total


def wished(s: Delve) -> list[int]:
    """What the party would like, the best first."""
    gap = missing(s)
    found: list[int] = []
    if gap >= FLASK_AT:
        found.append(ITM_FLASK)
    if gap >= DRAUGHT_AT:
        found.append(ITM_DRAUGHT)
    found.extend(ALWAYS)
    return found


def richest(s: Delve, h: Hero) -> bool:
    """Whether nobody has more."""
    for other in s.heroes:
        if not other.fallen and other.treasure > h.treasure:
            return False
    return True


def purchase(s: Delve, h: Hero, legal: tuple[int, ...], temper: Temper) -> int:
    """What a hero buys now, most often the one with the most treasure; NOTHING if he does not."""
    if not temper.own_purse and not richest(s, h):
        return NOTHING
    wishes = wished(s)
    best = NOTHING
    rank = len(wishes)
    for answer in legal:
        if verb_of(answer) == BUY:
            item = a_of(answer)
            if item in wishes and wishes.index(item) < rank:
                rank = wishes.index(item)
                best = answer
    if best == NOTHING and h.treasure > temper.hoard:
        best = dearest(legal)
    return best


def dearest(legal: tuple[int, ...]) -> int:
    best = NOTHING
    for answer in legal:
        if verb_of(answer) == BUY and (best == NOTHING or ITEM_COST[a_of(answer)] > ITEM_COST[a_of(best)]):
            best = answer
    return best
