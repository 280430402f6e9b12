"""What can be said in every window: answers to offers, payments, claims; and offers, as codes or as plain data."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Reason
from questhall.games.betrayals.answers.offer_data import Misspoken, offer_from, only_key, payment_from, unclear
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model import orders
from questhall.games.betrayals.model.ids import QUESTS
from questhall.games.betrayals.model.quick_offers import offer_of
from questhall.games.betrayals.model.state import NO_PARLEY, Adventure
from questhall.games.betrayals.rules import events, ledger, offers
from questhall.games.betrayals.rules.delivery import deliverable
from questhall.games.betrayals.rules.legality import acceptable, may_send, may_support, may_swear, refusal
from questhall.games.betrayals.rules.offers import between
from questhall.games.betrayals.rules.quests import claim, claim_all, claimable, claims_at_once
from questhall.games.betrayals.rules.standing import comes_along

MOST_SUGGESTED: Final = 3  # offers to the same player that need no form; more can be said in one's own words


# The window


def open_window(s: Adventure, kind: int) -> None:
    s.parley = kind
    s.window += 1
    s.sent = (0,) * (s.table.seats * s.table.seats)
    s.passed = 0
    s.spoken = 0
    s.stage = 0


def shut_window(s: Adventure) -> None:
    """dqt-neg-14: what nobody has accepted lapses."""
    s.parley = NO_PARLEY
    s.window += 1
    if s.offers or s.veiled:
        offers.close_all(s)


def everybody(s: Adventure) -> int:
    return (1 << s.table.seats) - 1


def addressed(s: Adventure) -> int:
    """Bits of those who have an offer to answer."""
    bits = 0
    for offer in s.offers:
        bits |= 1 << offer.to
    return bits


def unheard(s: Adventure) -> int:
    """Bits of those who have not passed, and have not spoken yet or have an offer to answer."""
    return everybody(s) & ~s.passed & (~s.spoken | addressed(s))


def may_suggest(s: Adventure, sender: int, to: int) -> bool:
    """Whether this seat is shown ready-made offers to that one."""
    sent = s.sent[sender * s.table.seats + to]
    if sent and (sent >= MOST_SUGGESTED or not may_send(s, sender, to) or between(s, sender, to) is not None):
        return False
    return may_support(s, sender, to)


# Answers


def add_answers(s: Adventure, seat: int, into: list[int]) -> None:
    """Offers to this seat and by it, promises by it and to it, and quests it claims by hand."""
    for offer in s.offers:
        if offer.to == seat:
            if acceptable(s, offer):
                into.append(codes.ACCEPT + offer.number)
                if may_swear(s, seat, offer.promises):
                    into.append(codes.SWEAR + offer.number)
            into.extend(codes.declines(offer.number))
        elif offer.sender == seat:
            into.append(codes.WITHDRAW + offer.number)
    if s.promises:
        ledger.add_payments(s, seat, into)
    if not claims_at_once(s, seat):
        for quest in claimable(s, seat):
            into.append(codes.CLAIM + quest)


def is_talk(answer: int) -> bool:
    return answer >= codes.SPAN or codes.CLAIM <= answer < codes.CLAIM + QUESTS


def take(s: Adventure, seat: int, answer: int) -> None:
    """An answer of add_answers(), or a ready-made offer."""
    s.spoken |= 1 << seat
    if answer < codes.SPAN:
        claim(s, seat, answer - codes.CLAIM)
        after_exchange(s)
        return
    verb = codes.verb_of(answer)
    number = codes.number_of(answer)
    if verb >= codes.OFFER:
        if offers.make(s, offer_of(s, seat, answer)):
            after_exchange(s)
    elif codes.PAY <= verb <= codes.WAIVE:
        take_promise(s, verb, number)
    else:
        take_offer(s, verb, number)


def take_offer(s: Adventure, verb: int, number: int) -> None:
    offer = offers.find(s, number)
    if verb == codes.DECLINE:
        offers.decline(s, offer)
    elif verb >= codes.DECLINE_LITTLE:
        offers.decline(s, offer, events.SAID_TOO_LITTLE if verb == codes.DECLINE_LITTLE else events.SAID_MISTRUST)
    elif verb == codes.WITHDRAW:
        offers.withdraw(s, offer)
    else:
        offers.accept(s, offer, verb == codes.SWEAR)
        after_exchange(s)


def take_promise(s: Adventure, verb: int, number: int) -> None:
    p = ledger.find(s, number)
    assert p is not None
    if verb == codes.PAY:
        ledger.pay(s, p, deliverable(s, p))
        after_exchange(s)
    elif verb == codes.REFUSE:
        ledger.refuse(s, p)
    else:
        ledger.waive(s, p)


def after_exchange(s: Adventure) -> None:
    """Goods have changed hands: quests may be fulfilled, offers may have lost what they speak of."""
    claim_all(s)
    if s.offers:
        offers.lapse(s)


# Words of one's own


def refuse_words(s: Adventure, seat: int, data: object) -> Reason | None:
    """Why this offer, this payment or these instructions cannot be taken."""
    try:
        word, content = only_key(data)
        if word == "offer":
            return refusal(s, offer_from(s, seat, content))
        if word == "orders":
            orders.packed_from(content)
        elif word == "pay":
            payment_from(s, seat, content)  # dqt-prm-05
        else:
            raise unclear(word)
    except Misspoken as error:
        return error.reason
    except orders.Unclear as error:
        return Reason("dqt-onl-06", "why-words-unclear", {"what": str(error)})
    return None


def take_words(s: Adventure, seat: int, data: object) -> None:
    word, content = only_key(data)
    s.spoken |= 1 << seat
    if word == "offer":
        if offers.make(s, offer_from(s, seat, content)):
            after_exchange(s)
        return
    p, amount, carcass = payment_from(s, seat, content)
    ledger.pay(s, p, amount, carcass)
    after_exchange(s)


def is_orders(data: object) -> bool:
    return isinstance(data, dict) and "orders" in data


def hear(s: Adventure, seat: int, data: object) -> bool:
    """Whatever refuse_words() lets through; True if it was said to the others, not to the game alone."""
    if is_orders(data):
        take_orders(s, seat, data)
        return False
    take_words(s, seat, data)
    return True


def take_orders(s: Adventure, seat: int, data: object) -> None:
    """Standing instructions (dqt-onl-06): nobody hears of them. What already lies on the table is answered by them."""
    _, content = only_key(data)
    s.orders = (*s.orders[:seat], orders.packed_from(content), *s.orders[seat + 1 :])
    claim_all(s)
    for offer in s.offers:
        if offer.to == seat and comes_along(s, offer):
            offers.accept(s, offer, False)
            after_exchange(s)
            break
