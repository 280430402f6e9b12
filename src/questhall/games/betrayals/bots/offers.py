"""What an offer is worth, whatever is in it: goods at their value, words by the name of whoever gives them."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import costs_me, name_cost, pledged, trust
from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    ITEM_TERM,
    P_ALLY_NEXT,
    P_NO_ARENA,
    P_SIDE,
    P_TEXT,
    QUEST_TERM,
    Offer,
    Pledges,
    Terms,
)
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure

UNSEEN_QUEST: Final = 4.0
LASTING: Final = 1.0  # a pact over several rounds
SWORN: Final = 3.0


def goods(s: Adventure, terms: Terms, to: int) -> float:
    """What they are worth to whoever gets them."""
    value = 0.0
    for term in terms:
        if term < ITEM_TERM:
            value += term
        elif term < CARCASS_TERM:
            value += worth.item(s, s.adventurers[to], term - ITEM_TERM)
        elif term < QUEST_TERM:
            value += worth.carcass(s, to, term - CARCASS_TERM)
        else:
            value += UNSEEN_QUEST
    return value


def given_up(s: Adventure, terms: Terms, giver: int) -> float:
    """What their owner loses with them."""
    a = s.adventurers[giver]
    value = 0.0
    for term in terms:
        if term < ITEM_TERM:
            value += term
        elif term < CARCASS_TERM:
            item = term - ITEM_TERM
            in_use = item in a.worn
            value += worth.gear_power(s, item) * worth.POWER_A_ROUND * worth.horizon(s) if in_use else 0.3
        elif term < QUEST_TERM:
            monster = term - CARCASS_TERM
            a.carcasses ^= 1 << monster
            value += worth.carcass(s, giver, monster)
            a.carcasses ^= 1 << monster
        else:
            value += UNSEEN_QUEST + worth.point(s)
    return value


def words(s: Adventure, pledges: Pledges, by: int, to: int, chance: float) -> float:
    """What somebody's promises are worth to another one: if it comes to them, and if he keeps them."""
    value = 0.0
    for pledge in pledges:
        if pledge.kind == P_TEXT or pledge.kind == P_SIDE:
            continue  # support is reckoned with the fight
        if pledge.kind in (P_NO_ARENA, P_ALLY_NEXT):
            value += LASTING * trust(s, by)
        else:
            value += pledged(s, to, pledge, s.card) * trust(s, by) * (chance if pledge.on_win else 1.0)
    return value


def burden(s: Adventure, pledges: Pledges, me: int, chance: float, temper: Temper) -> float:
    """What my own promises will cost me: what they are about, or my name, whichever is less."""
    value = 0.0
    for pledge in pledges:
        if pledge.kind == P_TEXT or pledge.kind == P_SIDE:
            continue
        cost = LASTING if pledge.kind in (P_NO_ARENA, P_ALLY_NEXT) else costs_me(s, me, pledge, s.card)
        value += min(cost, name_cost(s, temper, s.card == NONE)) * (chance if pledge.on_win else 1.0)
    return value


def to_me(s: Adventure, offer: Offer, chance: float, temper: Temper) -> float:
    """The balance of an offer for its addressee, without the fight it may be about."""
    me, other = offer.to, offer.sender
    gets = goods(s, offer.gives, me) + words(s, offer.promises, other, me, chance)
    return gets - given_up(s, offer.asks, me) - burden(s, offer.wants, me, chance, temper)


def worth_swearing(s: Adventure, offer: Offer) -> bool:
    """Whether what is promised is enough for the one oath of the game; the less of it is left the less it takes."""
    promised = sum([pledged(s, offer.to, pledge, s.card) for pledge in offer.promises if pledge.kind != P_SIDE])
    return promised >= min(SWORN, worth.horizon(s))


def promised_side(pledges: Pledges) -> int:
    """The side a list of pledges speaks of: ATTACKER or DEFENDER, NONE if of none."""
    for pledge in pledges:
        if pledge.kind == P_SIDE:
            return pledge.a
    return NONE
