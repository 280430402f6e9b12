"""Offers on the table: made, countered, accepted, declined, withdrawn, lapsed (3.8)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.deals import (
    CARCASS_TERM,
    GEMS_TERM,
    ITEM_TERM,
    QUEST_TERM,
    Offer,
    Terms,
)
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import IN_ARENA, Adventure
from questhall.games.betrayals.rules import events, ledger, promises
from questhall.games.betrayals.rules.items import give_item
from questhall.games.betrayals.rules.legality import may_swear, stands
from questhall.games.betrayals.rules.standing import comes_along
from questhall.games.betrayals.rules.wealth import gain_gems, give_carcass, give_gems, give_quest

SONG_GEMS: Final = 2  # section 8: with binding promises the Sworn song is worth gems


def find(s: Adventure, number: int) -> Offer:
    """An open offer."""
    for offer in s.offers:
        if offer.number == number:
            return offer
    raise KeyError(number)


def between(s: Adventure, sender: int, to: int) -> Offer | None:
    """dqt-neg-13: the one open offer in this direction."""
    for offer in s.offers:
        if offer.sender == sender and offer.to == to:
            return offer
    return None


def tell(s: Adventure, offer: Offer, event: int, seat: int, b: int = 0) -> None:
    """dqt-neg-19: of a private offer only the two hear."""
    if offer.private:
        s.whisper(1 << offer.sender | 1 << offer.to, event, seat, offer.number, b)
    else:
        s.emit(event, seat, offer.number, b)


def tell_pass(s: Adventure, seat: int) -> None:
    """dqt-neg-19: where offers may be private, nobody else learns that there was something to answer."""
    if not s.table.private_offers:
        s.emit(events.PASSED, seat)
        return
    ears = 1 << seat
    if s.parley != IN_ARENA:  # elsewhere all talk is with the active player
        ears |= 1 << s.active
    for offer in s.offers:
        if offer.to == seat:
            ears |= 1 << offer.sender
    s.whisper(ears, events.PASSED, seat)


def close(s: Adventure, offer: Offer) -> None:
    s.offers = tuple([each for each in s.offers if each.number != offer.number])
    s.closed += (offer,)


def make(s: Adventure, unnumbered: Offer) -> bool:
    """dqt-neg-02, -13: it lies on the table; an offer the other way is answered by it, an older one is replaced.

    True if it was accepted at once: by a sworn word (dqt-prm-17), or by standing instructions (dqt-onl-06).
    """
    sender, to = unnumbered.sender, unnumbered.to
    older = between(s, sender, to)
    if older is not None:
        withdraw(s, older)
    answered = between(s, to, sender)
    if answered is not None:
        close(s, answered)
    counters = countered(s, unnumbered, answered)
    pair = sender * s.table.seats + to
    s.sent = (*s.sent[:pair], s.sent[pair] + 1, *s.sent[pair + 1 :])  # dqt-neg-16
    number = ledger.private_number(s, sender, to) if unnumbered.private else public_number(s, sender)
    offer = unnumbered.numbered(number, counters)
    s.offers += (offer,)
    s.passed &= ~(1 << to | 1 << sender)
    tell(s, offer, events.OFFER_MADE, sender, offer.answers)
    if answered is not None:
        turned_down(s, answered)  # dqt-prm-12
    if not promises.bound_to_come(s, offer) and not comes_along(s, offer):
        return False
    accept(s, offer, False)
    return True


def public_number(s: Adventure, sender: int) -> int:
    count = s.counts[sender] + 1
    s.counts = (*s.counts[:sender], count, *s.counts[sender + 1 :])
    return 8 * count + sender


def turned_down(s: Adventure, offer: Offer) -> None:
    """dqt-prm-12: whoever promised to come when asked has been asked."""
    if offer.alliance and offer.sender == s.active:
        promises.turned_down(s, offer)


def decline(s: Adventure, offer: Offer, why: int = events.SAID_NOTHING) -> None:
    """Its sender may want to say something else."""
    close(s, offer)
    s.spoken &= ~(1 << offer.sender)
    s.passed &= ~(1 << offer.sender)
    tell(s, offer, events.OFFER_DECLINED, offer.to, why)
    turned_down(s, offer)


def withdraw(s: Adventure, offer: Offer) -> None:
    close(s, offer)
    tell(s, offer, events.OFFER_WITHDRAWN, offer.sender)


def lapse(s: Adventure) -> None:
    """dqt-neg-14: offers whose terms have left their giver."""
    for offer in s.offers:
        if not stands(s, offer):
            close(s, offer)
            tell(s, offer, events.OFFER_LAPSED, offer.sender)
    for offer in s.veiled:
        if not stands(s, offer):
            lift(s, offer, events.OFFER_LAPSED)


def close_all(s: Adventure) -> None:
    """dqt-neg-14: the parley is over."""
    s.closed += s.offers
    s.offers = ()
    s.veiled = ()


# Public offers answered in private


def countered(s: Adventure, offer: Offer, answered: Offer | None) -> int:
    """dqt-neg-13, -19: the number of the one this offer answers, as far as all who hear of it know of that; or 0."""
    if not offer.private:
        known = unveil(s, offer.sender, offer.to)
        if known or answered is None or answered.private:
            return known
    elif answered is not None and not answered.private:
        s.veiled += (answered,)
    return 0 if answered is None else answered.number


def unveil(s: Adventure, sender: int, to: int) -> int:
    """dqt-neg-19: what all others think to lie between the two is replaced by a public offer, or answered by it.

    The number of the one that it answers, or 0.
    """
    answers = 0
    for offer in s.veiled:
        if offer.sender == sender and offer.to == to:
            lift(s, offer, events.OFFER_WITHDRAWN)
        elif offer.sender == to and offer.to == sender:
            forget(s, offer)
            answers = offer.number
    return answers


def lift(s: Adventure, offer: Offer, event: int) -> None:
    """What becomes of it is told to everybody: spectators, too, do not know that it is gone."""
    forget(s, offer)
    s.emit(event, offer.sender, offer.number)


def forget(s: Adventure, veiled: Offer) -> None:
    s.veiled = tuple([each for each in s.veiled if each.number != veiled.number])


# Accepted


def accept(s: Adventure, offer: Offer, swears: bool) -> None:
    """dqt-neg-15, dqt-trd-06: all that changes hands does so at once, all promises go on record."""
    close(s, offer)
    oath_to = NONE
    if swears:
        oath_to = offer.to
    elif offer.sworn and may_swear(s, offer.sender, offer.wants):
        oath_to = offer.sender
    tell(s, offer, events.OFFER_ACCEPTED, offer.to, int(oath_to != NONE))
    if offer.private:  # dqt-neg-19
        both = 1 << offer.sender | 1 << offer.to
        s.whisper(((1 << s.table.seats) - 1) & ~both, events.DEAL_STRUCK, offer.to, offer.sender)
        s.veiled = tuple([each for each in s.veiled if 1 << each.sender | 1 << each.to != both])
    if oath_to != NONE:  # dqt-chr-16
        sing(s, oath_to)
    hand_all(s, offer.sender, offer.to, offer.gives)
    hand_all(s, offer.to, offer.sender, offer.asks)
    if offer.alliance:
        ally(s, offer)  # dqt-neg-07
    ledger.record(s, offer, oath_to)


def sing(s: Adventure, minstrel: int) -> None:
    """dqt-chr-02, -16."""
    s.adventurers[minstrel].spent = True
    if s.table.binding:
        gain_gems(s, minstrel, SONG_GEMS, events.BY_SONG)


def ally(s: Adventure, offer: Offer) -> None:
    """dqt-neg-07 to -09: one ally, for good; nobody else is asked any more."""
    s.ally = offer.to if offer.sender == s.active else offer.sender
    s.emit(events.ALLIED, s.ally, s.active)
    for other in s.offers:
        if other.alliance:
            close(s, other)
            tell(s, other, events.OFFER_LAPSED, other.sender)
    for other in s.veiled:
        if other.alliance:
            lift(s, other, events.OFFER_LAPSED)
    s.spoken |= ((1 << s.table.seats) - 1) & ~(1 << s.active)
    promises.came(s)  # dqt-prm-12


def hand_all(s: Adventure, giver: int, to: int, terms: Terms) -> None:
    """dqt-trd-02, -06, dqt-prm-05: goods of every kind; what changes hands also counts for older promises."""
    for term in terms:
        if term < ITEM_TERM:
            give_gems(s, giver, to, term - GEMS_TERM)
        elif term < CARCASS_TERM:
            give_item(s, giver, to, term - ITEM_TERM)
        elif term < QUEST_TERM:
            give_carcass(s, giver, to, term - CARCASS_TERM)
        else:
            give_quest(s, giver, to, term - QUEST_TERM)
        ledger.credit(s, giver, to, term)
