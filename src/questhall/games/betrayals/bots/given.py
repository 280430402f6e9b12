"""Words that stand already: which side a fist is promised to, and to whom an answer would break a word."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots.temper import MIDDLING
from questhall.games.betrayals.bots.trust import name_cost
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    AT_TURN_END,
    OPEN,
    P_ALLY_NEXT,
    P_NO_ARENA,
    P_SIDE,
    Offer,
    Pledges,
    Promise,
)
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import IN_DUNGEON, VILLAGE, Adventure
from questhall.games.betrayals.rules.delivery import deliverable
from questhall.games.betrayals.rules.promises import spoils_owed

FISTS: Final = (codes.ATTACKER, codes.DEFENDER, codes.NEUTRAL)


def promised_side(pledges: Pledges) -> int:
    """The side a list of pledges speaks of: ATTACKER or DEFENDER, NONE if of none."""
    for pledge in pledges:
        if pledge.kind == P_SIDE:
            return pledge.a
    return NONE


def other_word(s: Adventure, offer: Offer) -> int:
    """To whom its addressee has promised the other side than this offer wants; NONE if to nobody."""
    side = promised_side(offer.wants)
    for p in s.promises:
        if side != NONE and p.promiser == offer.to and is_open(p, P_SIDE) and p.pledge.a != side:
            return p.promisee
    return NONE


def betrayed(s: Adventure, seat: int, answer: int) -> int:
    """The first to whom that answer of the seat's breaks a word beyond mending; NONE if it breaks none."""
    for p in s.promises:
        if p.promiser == seat and p.state == OPEN and breaks(s, p, answer):
            return p.promisee
    return NONE


def breaks(s: Adventure, p: Promise, answer: int) -> bool:
    if answer in FISTS:
        return p.pledge.kind == P_SIDE and p.pledge.a != answer
    if answer == codes.DONE:
        return ends_it(s) and p.pledge.due == AT_TURN_END and p.triggered and deliverable(s, p) > 0
    if codes.ARENA <= answer < codes.ARENA + s.table.seats:
        return p.pledge.kind == P_NO_ARENA and p.promisee == answer - codes.ARENA
    return answer >= codes.SPAN and breaks_by_deal(s, p, codes.verb_of(answer), codes.number_of(answer))


def breaks_by_deal(s: Adventure, p: Promise, verb: int, number: int) -> bool:
    if verb == codes.REFUSE:
        return p.number == number
    if verb == codes.SPOILS:  # gems may still be paid in the village
        trophies, carcass, _ = codes.shared(number)
        owed = spoils_owed(s)
        return p.promisee == s.ally and p.triggered and (trophies < owed[0] or carcass < owed[1])
    if verb in codes.declines(0):
        return s.parley == IN_DUNGEON and p.pledge.kind == P_ALLY_NEXT and p.promisee == s.active
    return False


def ends_it(s: Adventure) -> bool:
    """Being done leaves what was owed today unpaid: at a settlement, and at the end of a turn."""
    return type(s.asking).__name__ == "Settle" or (s.parley == VILLAGE and s.venturing)


def is_open(p: Promise, kind: int) -> bool:
    return p.state == OPEN and p.pledge.kind == kind


def price(s: Adventure) -> int:
    """What a broken word costs somebody in the middle, in gems' worth of trust."""
    return max(1, round(name_cost(s, MIDDLING, s.attacker != NONE)))
