"""What an offer is worth, whatever is in it: goods at their value, words by the name of whoever gives them."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.bots.pacts import pact
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import costs_me, free_purse, name_cost, pledged, trust
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    ITEM_TERM,
    P_ALLY_NEXT,
    P_GEMS,
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
SWORN: Final = 3.0
SURE: Final = 1.0  # as much as anybody can be believed


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


def words(s: Adventure, pledges: Pledges, by: int, to: int, chance: float, belief: float) -> float:
    """What somebody's promises are worth to another one: if it comes to them, if he keeps them, if he can."""
    value = 0.0
    for pledge in pledges:
        if pledge.kind == P_TEXT or pledge.kind == P_SIDE:
            continue  # support is reckoned with the fight
        if pledge.kind in (P_NO_ARENA, P_ALLY_NEXT):
            value += pact(s, pledge, by, to) * belief
            continue
        kept = pledged(s, to, pledge, s.card)
        if pledge.kind == P_GEMS and belief < SURE:
            kept = min(kept, float(free_purse(s, by)))
        value += kept * belief * (chance if pledge.on_win else 1.0)
    return value


def burden(s: Adventure, pledges: Pledges, me: int, to: int, chance: float, temper: Temper) -> float:
    """What my own promises will cost me: what they are about, or my name, whichever is less."""
    value = 0.0
    for pledge in pledges:
        if pledge.kind == P_TEXT or pledge.kind == P_SIDE:
            continue
        lasting = pledge.kind in (P_NO_ARENA, P_ALLY_NEXT)
        cost = pact(s, pledge, me, to) if lasting else costs_me(s, me, pledge, s.card)
        value += min(cost, name_cost(s, temper, s.card == NONE)) * (chance if pledge.on_win else 1.0)
    return value


def to_me(s: Adventure, offer: Offer, chance: float, temper: Temper) -> float:
    """The balance of an offer for its addressee, without the fight it may be about."""
    return balance(s, offer, chance, temper, trust(s, offer.sender))


def balance(s: Adventure, offer: Offer, chance: float, temper: Temper, belief: float) -> float:
    """The same, if so much of what is promised is believed; all of it counts for whoever believes everything."""
    me, other = offer.to, offer.sender
    gets = goods(s, offer.gives, me) + words(s, offer.promises, other, me, chance, belief)
    return gets - given_up(s, offer.asks, me) - burden(s, offer.wants, me, other, chance, temper)


def cost_now(s: Adventure, offer: Offer) -> float:
    """What its sender hands over at once."""
    return given_up(s, offer.gives, offer.sender) - goods(s, offer.asks, offer.sender)


def cost_later(s: Adventure, offer: Offer, temper: Temper) -> float:
    """What its sender will pay if it comes to that, as far as he means to."""
    return burden(s, offer.promises, offer.sender, offer.to, 1.0, temper)


def answered(s: Adventure, offer: Offer, legal: tuple[int, ...], value: float, trusting: float) -> int:
    """Yes if it is worth it; else no, and why: one would take it from somebody one believes, or it is too little."""
    if value >= 0:
        if codes.SWEAR + offer.number in legal and worth_swearing(s, offer):
            return codes.SWEAR + offer.number
        return codes.ACCEPT + offer.number
    said = codes.DECLINE_MISTRUST if trusting >= 0 else codes.DECLINE_LITTLE
    return said + offer.number if said + offer.number in legal else codes.DECLINE + offer.number


def worth_swearing(s: Adventure, offer: Offer) -> bool:
    """Whether what is promised is enough for the one oath of the game; the less of it is left the less it takes."""
    promised = sum([pledged(s, offer.to, pledge, s.card) for pledge in offer.promises if pledge.kind != P_SIDE])
    return promised >= min(SWORN, worth.horizon(s))
