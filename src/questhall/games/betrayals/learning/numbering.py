"""Every answer as one of a fixed number.

Seats are counted from one's own on, offers and promises by their place among those a seat knows of. Open decisions
offer what the rules suggest; words beyond that have no number.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Head, Numbering
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import ITEMS, MONSTERS, MOST_SEATS
from questhall.games.betrayals.model.quick_offers import PRICES, T_OWN_CARCASS
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.views.unseen import known_offers

WORDS: Final = codes.DEFENDER + 1
THINGS: Final = codes.ARENA - codes.BUY
DEALS: Final = 64  # offers, and promises, that are open at once
TEMPLATES: Final = T_OWN_CARCASS + MONSTERS
GEMS: Final = 10  # that a thing costs, at most 9
SHARED_TROPHIES: Final = 8
SHARED_GEMS: Final = 32
OUTSIDE: Final = 1 << 20  # no head has room for it

WORD: Final = 0
THING: Final = 1
ARENA: Final = 2
OFFERED: Final = 3
PROMISED: Final = 4
OFFER: Final = 5
BUY_CARCASS: Final = 6
SELL_ITEM: Final = 7
SPOILS: Final = 8
HEADS: Final = (
    Head("word", WORDS),
    Head("thing", THINGS),  # an item, monster, quest or character, and what is done with it
    Head("arena", MOST_SEATS),
    Head("offer", 6, DEALS),  # accept, swear, decline, withdraw, and the two words with which one declines
    Head("promise", 3, DEALS),  # pay, refuse, waive
    Head("offer help", MOST_SEATS, TEMPLATES),
    Head("buy carcass", MONSTERS, GEMS),
    Head("sell item", MOST_SEATS, ITEMS, GEMS),
    Head("spoils", SHARED_TROPHIES, 2, SHARED_GEMS),
)

ABOUT_OFFERS: Final = (
    codes.ACCEPT,
    codes.SWEAR,
    codes.DECLINE,
    codes.WITHDRAW,
    codes.DECLINE_LITTLE,
    codes.DECLINE_MISTRUST,
)
ABOUT_PROMISES: Final = (codes.PAY, codes.REFUSE, codes.WAIVE)


def parts(s: Adventure, seat: int, answer: int) -> tuple[int, int, int, int]:
    if answer < codes.BUY:
        return WORD, answer, 0, 0
    if answer < codes.ARENA:
        return THING, answer - codes.BUY, 0, 0
    if answer < codes.SPAN:
        return ARENA, relative(s, seat, answer - codes.ARENA), 0, 0
    verb, number = codes.verb_of(answer), codes.number_of(answer)
    if verb in ABOUT_OFFERS:
        return OFFERED, ABOUT_OFFERS.index(verb), place_of_offer(s, seat, number), 0
    if verb in ABOUT_PROMISES:
        return PROMISED, ABOUT_PROMISES.index(verb), place_of_promise(s, seat, number), 0
    if verb == codes.OFFER:
        return OFFER, relative(s, seat, number // codes.TEMPLATES), number % codes.TEMPLATES, 0
    thing, gems = number // PRICES % PRICES, number % PRICES
    if verb == codes.BUY_CARCASS:
        return BUY_CARCASS, thing, gems, 0
    if verb == codes.SELL_ITEM:
        return SELL_ITEM, relative(s, seat, number // PRICES // PRICES), thing, gems
    trophies, carcass, gems = codes.shared(number)
    return SPOILS, trophies, carcass, gems


def relative(s: Adventure, seat: int, other: int) -> int:
    """How many seats further on."""
    return (other - seat) % s.table.seats


def place_of_offer(s: Adventure, seat: int, number: int) -> int:
    for place, offer in enumerate(known_offers(s, seat)):
        if offer.number == number:
            return place
    return OUTSIDE


def place_of_promise(s: Adventure, seat: int, number: int) -> int:
    """Among the promises that concern this seat, as all that it answers do."""
    place = 0
    for promise in s.promises:
        if promise.number == number:
            return place
        if promise.promiser == seat or promise.promisee == seat:
            place += 1
    return OUTSIDE


NUMBERING: Final = Numbering(HEADS, parts)
