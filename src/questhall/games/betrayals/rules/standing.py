"""Standing instructions at work: what the game answers for a player who has said so beforehand (dqt-onl-06).

They go with the seat, and come before whoever sits there is asked: also before the bot of one who left (dqt-onl-10).
"""

from __future__ import annotations

from questhall.games.betrayals.model import orders
from questhall.games.betrayals.model.deals import GEMS_TERM, ITEM_TERM, P_GEMS, P_SHARE, P_SIDE, Offer
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, STAYS_OUT, UNDECIDED, Adventure
from questhall.games.betrayals.rules.legality import acceptable
from questhall.games.betrayals.rules.promises import promised_side


def settles_by_orders(s: Adventure, seat: int) -> bool:
    return s.orders[seat] & orders.SETTLES != 0


def comes_along(s: Adventure, offer: Offer) -> bool:
    """Whether its addressee has said beforehand that he goes with the active player for as much as this."""
    packed = s.orders[offer.to]
    if packed >> orders.ALLY_SHIFT == 0 or not offer.alliance or offer.sender != s.active or s.ally != NONE:
        return False
    return not offer.wants and worth(s, offer) >= orders.ally_from(packed) and acceptable(s, offer)


def worth(s: Adventure, offer: Offer) -> int:
    """Gems for the addressee, now and promised, less those he gives; below zero if he gives anything else."""
    gems = 0
    for term in offer.gives:
        if term < ITEM_TERM:
            gems += term - GEMS_TERM
    for term in offer.asks:
        if term >= ITEM_TERM:
            return -1
        gems -= term - GEMS_TERM
    for pledge in offer.promises:
        if pledge.kind == P_GEMS:
            gems += pledge.a
        elif pledge.kind == P_SHARE:
            gems += -(-s.table.cards.monster_gems[s.card] * pledge.a // pledge.b)
    return gems


def side_for(s: Adventure, seat: int) -> int:
    """The side this third has said beforehand that he takes; UNDECIDED if he wants to be asked."""
    rule = orders.side_rule(s.orders[seat])
    if rule == orders.WITH_ATTACKER:
        return FOR_ATTACKER
    if rule == orders.WITH_DEFENDER:
        return FOR_DEFENDER
    if rule == orders.STAY_OUT:
        return STAYS_OUT
    if rule == orders.AGAINST_LEADER:
        return against_leader(s)
    return first_promise(s, seat) if rule == orders.AS_PROMISED else UNDECIDED


def against_leader(s: Adventure) -> int:
    """Against the one of the two with more trophy points; between equals nobody's."""
    lead = s.adventurers[s.attacker].trophies - s.adventurers[s.defender].trophies
    if lead == 0:
        return STAYS_OUT
    return FOR_DEFENDER if lead > 0 else FOR_ATTACKER


def first_promise(s: Adventure, seat: int) -> int:
    """The side he has given his word for; UNDECIDED if he has given none."""
    for p in s.promises:
        if p.promiser == seat and p.pledge.kind == P_SIDE:
            return promised_side(p)
    return UNDECIDED
