"""Whether an offer may be made, and accepted (4.4.1). Promises may exceed what the promiser owns: words are free."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Reason
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    GEMS_TERM,
    ITEM_TERM,
    LOOT,
    P_CARCASS,
    P_GEMS,
    P_ITEM,
    P_NO_ARENA,
    P_QUEST,
    P_SHARE,
    P_SIDE,
    P_TEXT,
    P_TROPHY,
    QUEST_TERM,
    THIS,
    Offer,
    Pledge,
    Pledges,
    Terms,
)
from questhall.games.betrayals.model.ids import GEMS, MINSTREL, MOST_SECONDARY, NONE
from questhall.games.betrayals.model.quick_offers import monster_trophies
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules.parties import is_principal, why_not_deal

LONGEST_TEXT: Final = 200
LONGEST_LIST: Final = 12


def refusal(s: Adventure, offer: Offer) -> Reason | None:
    """Why this offer cannot be made now; None if it can."""
    return (
        why_not_deal(s, offer.sender, offer.to)
        or why_not_form(s, offer)
        or why_not_terms(s, offer.sender, offer.to, offer.gives)
        or why_not_terms(s, offer.to, offer.sender, offer.asks)
        or why_not_pledges(s, offer.sender, offer.promises)
        or why_not_pledges(s, offer.to, offer.wants)
        or why_not_torn(s, offer)
        or why_not_alliance(s, offer)
        or why_not_sworn(s, offer)
    )


def why_not_form(s: Adventure, offer: Offer) -> Reason | None:
    """dqt-neg-03, dqt-trd-04: one list is enough, so a gift is an offer like any other."""
    lists = len(offer.gives), len(offer.asks), len(offer.promises), len(offer.wants)
    if sum(lists) == 0 and not offer.alliance:
        return Reason("dqt-neg-03", "why-offer-empty")
    if max(lists) > LONGEST_LIST or len(offer.text) > LONGEST_TEXT:
        return Reason("dqt-neg-03", "why-offer-long", {"letters": LONGEST_TEXT, "terms": LONGEST_LIST})
    if not may_send(s, offer.sender, offer.to):
        return Reason("dqt-neg-16", "why-offer-limit", {"n": s.table.offer_limit})
    if offer.private and not s.table.private_offers:
        return Reason("dqt-neg-19", "why-offer-private")
    return None


def may_send(s: Adventure, sender: int, to: int) -> bool:
    """dqt-neg-16."""
    return s.sent[sender * s.table.seats + to] < s.table.offer_limit


# What changes hands


def why_not_terms(s: Adventure, giver: int, to: int, terms: Terms) -> Reason | None:
    """dqt-neg-04, dqt-trd-02, -12."""
    for term in terms:
        if term == GEMS_TERM or (term >= ITEM_TERM and terms.count(term) > 1):
            return Reason("dqt-neg-04", "why-term-figure")
    if not owns_all(s, giver, terms):
        return Reason("dqt-trd-12", "why-term-not-owned", {"who": f"seat:{giver}"})
    if not has_room(s, to, terms):
        return Reason("dqt-trd-08", "why-term-no-room", {"who": f"seat:{to}"})
    return None


def owns_all(s: Adventure, giver: int, terms: Terms) -> bool:
    """dqt-trd-02, -12: gems taken together. Main quest, curse and tokens have no number: nobody names them (dqt-trd-03,
    dqt-cur-05).
    """
    a = s.adventurers[giver]
    gems = 0
    for term in terms:
        if term < ITEM_TERM:
            gems += term - GEMS_TERM
        elif term < CARCASS_TERM:
            if not a.owns(term - ITEM_TERM):
                return False
        elif term < QUEST_TERM:
            if not a.carcasses >> (term - CARCASS_TERM) & 1:
                return False
        elif (term - QUEST_TERM) not in a.serials:
            return False
    return gems <= a.gems


def has_room(s: Adventure, to: int, terms: Terms) -> bool:
    """dqt-trd-08: what is given for it makes no room."""
    coming = 0
    for term in terms:
        if term >= QUEST_TERM:
            coming += 1
    return coming == 0 or len(s.adventurers[to].quests) + coming <= MOST_SECONDARY


def stands(s: Adventure, offer: Offer) -> bool:
    """dqt-neg-14: everything it speaks of is still where it was."""
    return owns_all(s, offer.sender, offer.gives) and owns_all(s, offer.to, offer.asks)


def acceptable(s: Adventure, offer: Offer) -> bool:
    """dqt-trd-08, -12, dqt-prm-17: it can be carried out as it stands."""
    if s.table.binding:
        for promiser, pledges in ((offer.sender, offer.promises), (offer.to, offer.wants)):
            if torn(s, promiser, pledges, promiser):
                return False
    return stands(s, offer) and has_room(s, offer.to, offer.gives) and has_room(s, offer.sender, offer.asks)


# What is promised


def why_not_pledges(s: Adventure, promiser: int, pledges: Pledges) -> Reason | None:
    trophies = 0
    for pledge in pledges:
        reason = why_not_pledge(s, promiser, pledge)
        if reason is not None:
            return reason
        if pledge.kind == P_TROPHY:
            trophies += pledge.a
    if trophies and trophies > monster_trophies(s):
        return Reason("dqt-neg-06", "why-pledge-trophies", {"n": monster_trophies(s)})
    return None


def why_not_pledge(s: Adventure, promiser: int, pledge: Pledge) -> Reason | None:
    kind = pledge.kind
    if 0 < pledge.due <= s.round:
        return Reason("dqt-prm-11" if kind == P_NO_ARENA else "dqt-prm-08", "why-pledge-round", {"round": s.round})
    if kind == P_TROPHY and (s.parley != IN_DUNGEON or promiser != s.active):
        return Reason("dqt-neg-06", "why-pledge-scored")
    if kind == P_SIDE:
        return why_not_side(s, promiser, pledge)
    if not well_counted(s, pledge):
        return Reason("dqt-neg-05", "why-pledge-figure")
    if (kind == P_SHARE or (kind == P_CARCASS and pledge.a == THIS)) and not before_fight(s, IN_DUNGEON):
        return Reason("dqt-neg-05", "why-pledge-no-monster")
    if kind == P_ITEM and pledge.a == LOOT and not before_fight(s, IN_ARENA):
        return Reason("dqt-neg-05", "why-pledge-no-loot")
    return None


def before_fight(s: Adventure, window: int) -> bool:
    """In that window, or in the first visit, when it may still come."""
    return s.parley == window or (s.parley == VILLAGE and not s.venturing)


def why_not_side(s: Adventure, promiser: int, pledge: Pledge) -> Reason | None:
    """dqt-prm-09: support is a third's, in this turn's arena."""
    if pledge.a != codes.ATTACKER and pledge.a != codes.DEFENDER:
        return Reason("dqt-neg-05", "why-pledge-figure")
    if not before_fight(s, IN_ARENA) or promiser == s.active or is_principal(s, promiser):
        return Reason("dqt-prm-09", "why-pledge-side")
    return None


def why_not_torn(s: Adventure, offer: Offer) -> Reason | None:
    """dqt-prm-17: a binding word for both sides of an arena; of private ones only those say no who know of them."""
    if not s.table.binding:
        return None
    for promiser, pledges in ((offer.sender, offer.promises), (offer.to, offer.wants)):
        if torn(s, promiser, pledges, offer.sender):
            return Reason("dqt-prm-17", "why-pledge-both-sides", {"who": f"seat:{promiser}"})
    return None


def torn(s: Adventure, promiser: int, pledges: Pledges, ears: int) -> bool:
    """Whether these would put him on both sides, together with what `ears` knows he is bound to."""
    for pledge in pledges:
        if pledge.kind == P_SIDE and bound_elsewhere(s, promiser, pledge.a, ears):
            return True
    return both_sides(pledges)


def bound_elsewhere(s: Adventure, promiser: int, side: int, ears: int) -> bool:
    for p in s.promises:
        if p.sworn and p.promiser == promiser and p.pledge.kind == P_SIDE and p.pledge.a != side:
            return not p.private or ears in (p.promiser, p.promisee)
    return False


def both_sides(pledges: Pledges) -> bool:
    return len({pledge.a for pledge in pledges if pledge.kind == P_SIDE}) > 1


def well_counted(s: Adventure, pledge: Pledge) -> bool:
    kind = pledge.kind
    if kind == P_GEMS:
        return 1 <= pledge.a <= GEMS
    if kind == P_SHARE:
        return 1 <= pledge.a <= pledge.b <= GEMS
    if kind == P_TROPHY:
        return pledge.a >= 1
    if kind == P_QUEST:
        return 1 <= pledge.a < s.next_serial
    if kind == P_TEXT:
        return 0 < len(pledge.text) <= LONGEST_TEXT
    return True


def may_support(s: Adventure, sender: int, to: int) -> bool:
    """dqt-prm-17: in an arena, whether the third of the two could still be bound to the principal."""
    if not s.table.binding or s.parley != IN_ARENA:
        return True
    principal, third = (sender, to) if is_principal(s, sender) else (to, sender)
    side = codes.ATTACKER if principal == s.attacker else codes.DEFENDER
    return not bound_elsewhere(s, third, side, sender)


# The alliance and the oath


def why_not_alliance(s: Adventure, offer: Offer) -> Reason | None:
    """dqt-neg-07, -08. About a monster that accepts no ally there is no parley (dqt-neg-18)."""
    if not offer.alliance:
        return None
    if s.parley != IN_DUNGEON:
        return Reason("dqt-neg-07", "why-alliance-not-here")
    if s.ally != NONE:
        return Reason("dqt-neg-08", "why-alliance-taken", {"who": f"seat:{s.ally}"})
    return None


def why_not_sworn(s: Adventure, offer: Offer) -> Reason | None:
    if offer.sworn and not may_swear(s, offer.sender, offer.wants):
        return Reason("dqt-chr-16", "why-offer-sworn")
    return None


def may_swear(s: Adventure, seat: int, promised: Pledges) -> bool:
    """dqt-chr-16: the Minstrel, once, with a promise to her inside, which does not ask for both sides of an arena."""
    a = s.adventurers[seat]
    able = a.character == MINSTREL and not a.spent and s.table.unique_powers and len(promised) > 0
    return able and not both_sides(promised)
