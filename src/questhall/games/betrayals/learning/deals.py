"""Open offers and promises in numbers, as far as a seat knows of them; the other two parties are counted from it on."""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Part, one_hot
from questhall.games.betrayals.model.answer_codes import ATTACKER
from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    ITEM_TERM,
    P_ALLY_NEXT,
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
    Offer,
    Pledges,
    Promise,
    Terms,
)
from questhall.games.betrayals.model.ids import MOST_SEATS
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.views.unseen import known_offers, party

ROWS: Final = 16  # of each; later ones are not told
KINDS: Final = P_TEXT + 1

TERMS: Final = "_gems/10 {0}_items {0}_carcasses {0}_quests"
LATER: Final = "_gems/10 {0}_trophies {0}_things {0}_for_attacker {0}_for_defender {0}_peace_or_help {0}_words"


def named(columns: str, what: str) -> str:
    return what + columns.format(what)


OFFER: Final = Part(
    "offer",
    ROWS,
    f"here mine to_me sender*{MOST_SEATS} to*{MOST_SEATS} alliance private sworn counter "
    f"{named(TERMS, 'gives')} {named(TERMS, 'asks')} {named(LATER, 'promises')} {named(LATER, 'wants')}",
)
PROMISE: Final = Part(
    "promise",
    ROWS,
    f"here mine to_me promiser*{MOST_SEATS} promisee*{MOST_SEATS} kind*{KINDS} amount/10 on_win triggered delivered/5 "
    "sworn refused private due_later",
)


def offers(v: Adventure, seat: int) -> list[list[int]]:
    return [offer_row(v, seat, offer) for offer in known_offers(v, seat)[:ROWS]]


def offer_row(v: Adventure, seat: int, offer: Offer) -> list[int]:
    seats = v.table.seats
    found = [1, 1 if offer.sender == seat else 0, 1 if offer.to == seat else 0]
    found.extend(one_hot((offer.sender - seat) % seats, MOST_SEATS))
    found.extend(one_hot((offer.to - seat) % seats, MOST_SEATS))
    found.extend([1 if offer.alliance else 0, 1 if offer.private else 0, 1 if offer.sworn else 0])
    found.append(1 if offer.answers else 0)
    found.extend(terms(offer.gives))
    found.extend(terms(offer.asks))
    found.extend(later(offer.promises))
    found.extend(later(offer.wants))
    return found


def terms(listed: Terms) -> list[int]:
    """Gems, and how many items, carcasses and quests."""
    found = [0, 0, 0, 0]
    for term in listed:
        if term >= QUEST_TERM:
            found[3] += 1
        elif term >= CARCASS_TERM:
            found[2] += 1
        elif term >= ITEM_TERM:
            found[1] += 1
        else:
            found[0] += term
    return found


def later(pledges: Pledges) -> list[int]:
    """What is promised: gems, trophy points, things, a side, peace or help, mere words."""
    found = [0] * 7
    for pledge in pledges:
        if pledge.kind == P_GEMS:
            found[0] += pledge.a
        elif pledge.kind == P_TROPHY:
            found[1] += pledge.a
        elif pledge.kind in (P_SHARE, P_CARCASS, P_ITEM, P_QUEST):
            found[2] += 1
        elif pledge.kind == P_SIDE:
            found[3 if pledge.a == ATTACKER else 4] += 1
        elif pledge.kind in (P_NO_ARENA, P_ALLY_NEXT):
            found[5] += 1
        else:
            found[6] += 1
    return found


def promises(v: Adventure, seat: int) -> list[list[int]]:
    known = [promise for promise in v.promises if not promise.private or party(promise, seat)]
    return [promise_row(v, seat, promise) for promise in known[:ROWS]]


def promise_row(v: Adventure, seat: int, promise: Promise) -> list[int]:
    seats = v.table.seats
    pledge = promise.pledge
    found = [1, 1 if promise.promiser == seat else 0, 1 if promise.promisee == seat else 0]
    found.extend(one_hot((promise.promiser - seat) % seats, MOST_SEATS))
    found.extend(one_hot((promise.promisee - seat) % seats, MOST_SEATS))
    found.extend(one_hot(pledge.kind, KINDS))
    found.append(pledge.a if pledge.kind in (P_GEMS, P_TROPHY) else 0)
    found.extend([1 if pledge.on_win else 0, 1 if promise.triggered else 0, promise.delivered])
    found.extend([1 if promise.sworn else 0, 1 if promise.refused else 0, 1 if promise.private else 0])
    found.append(1 if pledge.due > 0 else 0)
    return found
