"""The record of promises: given, triggered, delivered, judged (3.9). promises.py says when."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    AT_TURN_END,
    BROKEN,
    GEMS_TERM,
    ITEM_TERM,
    KEPT,
    OPEN,
    P_ALLY_NEXT,
    P_NO_ARENA,
    P_SIDE,
    P_TROPHY,
    VOID,
    WAIVED,
    Offer,
    Pledge,
    Promise,
)
from questhall.games.betrayals.model.ids import MONSTERS, NONE
from questhall.games.betrayals.model.state import NO_FIGHT, Adventure
from questhall.games.betrayals.rules import deeds, events
from questhall.games.betrayals.rules.delivery import (
    amount_owed,
    answers,
    deliverable,
    hand_over,
    out_of_reach,
    still_owed,
)
from questhall.games.betrayals.rules.parties import may_deal

FIRST_PRIVATE: Final = 10_000  # numbers that public offers and promises never reach
VERDICTS: Final = {
    KEPT: events.PROMISE_KEPT,
    BROKEN: events.PROMISE_BROKEN,
    VOID: events.PROMISE_VOID,
    WAIVED: events.PROMISE_WAIVED,
}


# On record


def record(s: Adventure, offer: Offer, oath_to: int) -> None:
    """dqt-prm-02, dqt-neg-15: all later terms of an accepted offer. Those made to `oath_to` are sworn (dqt-chr-16)."""
    for pledge in offer.promises:
        record_one(s, offer.sender, offer.to, pledge, offer.private, oath_to == offer.to)
    for pledge in offer.wants:
        record_one(s, offer.to, offer.sender, pledge, offer.private, oath_to == offer.sender)
    execute_sworn(s)


def record_one(s: Adventure, promiser: int, promisee: int, pledge: Pledge, private: bool, sworn: bool) -> None:
    card = s.card if 0 <= s.card < MONSTERS else NONE
    if private:
        number = private_number(s, promiser, promisee)
    else:
        number = s.next_promise
        s.next_promise += 1
    p = Promise(
        number, promiser, promisee, pledge, s.turn, private, sworn or s.table.binding,
        triggered=not pledge.on_win, card=card,
    )  # fmt: skip
    s.promises += (p,)
    tell_two(s, p, events.PROMISED, 0)
    if s.outcome != NO_FIGHT:
        after_fight(s, p)


def private_number(s: Adventure, one: int, other: int) -> int:
    """dqt-neg-19: of a private offer or promise. Counted apart for each two, so that gaps tell nobody else anything."""
    pair = one * s.table.seats + other
    count = s.whispers[pair] + 1
    s.whispers = (*s.whispers[:pair], count, *s.whispers[pair + 1 :])
    return 8 * (FIRST_PRIVATE + 8 * count + other) + one


def after_fight(s: Adventure, p: Promise) -> None:
    both = 1 << p.promiser | 1 << p.promisee
    together = s.winners_side & both == both
    if p.pledge.on_win and not p.triggered and not together:
        judge(s, p, VOID)
    elif together:
        if p.card == NONE and 0 <= s.card < MONSTERS:
            p = p.about(s.card)  # given before the monster was met
        new = change(s, p, p.delivered, True, True, p.refused)
        if new.delivered and still_owed(s, new) == 0:  # handed over before the fight
            judge(s, new, KEPT)


def find(s: Adventure, number: int) -> Promise | None:
    """An open promise."""
    for p in s.promises:
        if p.number == number:
            return p
    return None


def change(s: Adventure, p: Promise, delivered: int, triggered: bool, helped: bool, refused: bool) -> Promise:
    """The same promise, further on."""
    new = p.changed(OPEN, delivered, triggered, helped, refused)
    put(s, new)
    return new


def put(s: Adventure, new: Promise) -> None:
    s.promises = tuple([new if p.number == new.number else p for p in s.promises])


def tell_two(s: Adventure, p: Promise, event: int, b: int) -> None:
    """dqt-neg-19: of a private promise only the two hear before it is judged."""
    if p.private:
        s.whisper(1 << p.promiser | 1 << p.promisee, event, p.promiser, p.number, b)
    else:
        s.emit(event, p.promiser, p.number, b)


# Judged


def judge(s: Adventure, p: Promise, state: int) -> None:
    """The last word on it, and everybody hears it."""
    settle(s, p, state)
    s.emit(VERDICTS[state], p.promiser, p.number)


def settle(s: Adventure, p: Promise, state: int) -> None:
    """dqt-prm-03, -15, -16: the ledger remembers, and nothing else happens."""
    s.promises = tuple([each for each in s.promises if each.number != p.number])
    s.judged += (p.changed(state, p.delivered, p.triggered, p.helped, p.refused),)
    a = s.adventurers[p.promiser]
    if state == KEPT:
        a.kept += 1
        if p.helped:
            deeds.kept_word(s, p.promiser)  # dqt-qst-28
    elif state == BROKEN:
        a.broken += 1
        if p.helped:
            deeds.broke_word(s, p.promiser)  # dqt-qst-27
    elif state == WAIVED:
        a.waived += 1


def verdict(s: Adventure, p: Promise) -> int:
    """dqt-prm-04 to -06, -09, -13: at the deadline."""
    if not p.triggered or p.pledge.kind == P_SIDE or out_of_reach(s, p):
        return VOID
    if p.pledge.kind == P_NO_ARENA or p.pledge.kind == P_ALLY_NEXT:
        return KEPT  # dqt-prm-11, -12: never broken, so kept
    return KEPT if p.delivered >= amount_owed(s, p) else BROKEN


def waive(s: Adventure, p: Promise) -> None:
    """dqt-prm-07."""
    judge(s, p, WAIVED)


def refuse(s: Adventure, p: Promise) -> None:
    """A "no" said aloud. It may still be delivered before the deadline."""
    change(s, p, p.delivered, p.triggered, p.helped, True)
    tell_two(s, p, events.REFUSED, 0)


# Delivered


def may_pay(s: Adventure, p: Promise) -> bool:
    """dqt-prm-05, -18, dqt-spo-08: something of it can be handed over, here and now."""
    return p.triggered and deliverable(s, p) > 0 and may_deal(s, p.promiser, p.promisee)


def pay(s: Adventure, p: Promise, amount: int, carcass: int = NONE) -> None:
    """dqt-prm-01, -05: all or part of it, tagged to this promise, and told in one line."""
    term = hand_over(s, p, amount, carcass)
    new = change(s, p, p.delivered + amount, p.triggered, p.helped, p.refused)
    if still_owed(s, new) == 0:
        s.emit(events.PAID, p.promiser, p.number, term)
        settle(s, new, KEPT)
        return
    tell_two(s, p, events.PAID_PART, term)
    if p.private:  # dqt-neg-19: what changes hands everybody sees
        both = 1 << p.promiser | 1 << p.promisee
        s.whisper(((1 << s.table.seats) - 1) & ~both, events.GIVEN, p.promiser, p.promisee, term)


def delivered(s: Adventure, p: Promise, amount: int) -> None:
    """These goods count for it; with all of them it is kept, if what it was promised for has happened."""
    new = change(s, p, p.delivered + amount, p.triggered, p.helped, p.refused)
    if new.triggered and still_owed(s, new) == 0:
        judge(s, new, KEPT)
    else:
        tell_two(s, p, events.DELIVERED, amount)


def credit(s: Adventure, giver: int, to: int, term: int) -> None:
    """dqt-prm-05: goods count for what was promised before, by whatever way they came: trade, gift or spoils."""
    left = term - GEMS_TERM if term < ITEM_TERM else 1
    for p in s.promises:
        if p.promiser == giver and p.promisee == to and left:
            part = min(still_owed(s, p), left) if answers(s, p, term) else 0
            if part:
                left -= part
                delivered(s, p, part)


def execute_sworn(s: Adventure) -> None:
    """dqt-prm-17: after the fight it was sworn for, as far as possible, and judged at once.

    Without such a trigger it is carried out as soon as all of it can be; one that names a round waits for the round.
    """
    for p in s.promises:
        if not p.sworn or not p.triggered or p.pledge.kind >= P_SIDE or p.pledge.kind == P_TROPHY:
            continue
        at_once = p.pledge.on_win
        if not at_once and (p.pledge.due > AT_TURN_END or deliverable(s, p) < still_owed(s, p)):
            continue
        if deliverable(s, p):
            pay(s, p, deliverable(s, p))
        left = find(s, p.number)
        if left is not None and at_once:
            judge(s, left, verdict(s, left))


def add_payments(s: Adventure, seat: int, into: list[int]) -> None:
    """What this seat may answer about open promises: pay, refuse, waive."""
    for p in s.promises:
        if p.promiser == seat:
            if may_pay(s, p):
                into.append(codes.PAY + p.number)
                if not p.refused:
                    into.append(codes.REFUSE + p.number)
        elif p.promisee == seat:
            into.append(codes.WAIVE + p.number)
