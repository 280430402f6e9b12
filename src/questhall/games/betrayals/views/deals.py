"""Parleys, offers and promises, as far as somebody may hear of them (dqt-neg-19, dqt-prm-15)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.answers import offer_data
from questhall.games.betrayals.model.agreement import NO_LIMIT
from questhall.games.betrayals.model.deals import P_ALLY_NEXT, P_NO_ARENA, Offer, Promise
from questhall.games.betrayals.model.lasting import turns_covered
from questhall.games.betrayals.model.quick_offers import PACT_ROUNDS
from questhall.games.betrayals.model.state import (
    IN_ARENA,
    IN_DUNGEON,
    NO_PARLEY,
    SETTLEMENT,
    VILLAGE,
    Adventure,
    Adventurer,
)
from questhall.games.betrayals.rules.by_turns import LAST_WORD, DungeonByTurns
from questhall.games.betrayals.rules.parley import Parley
from questhall.games.betrayals.rules.parties import may_deal
from questhall.games.betrayals.rules.settling import Settle
from questhall.games.betrayals.views import refs, shapes
from questhall.games.betrayals.views.unseen import known_offers, party

TALKS: Final[dict[int, shapes.Talk]] = {
    VILLAGE: "village",
    IN_DUNGEON: "dungeon",
    IN_ARENA: "arena",
    SETTLEMENT: "settlement",
}
LASTING: Final[tuple[tuple[int, shapes.PledgeKind], ...]] = ((P_NO_ARENA, "no_arena"), (P_ALLY_NEXT, "ally_next"))
STATES: Final[tuple[shapes.PromiseState, ...]] = ("open", "kept", "broken", "void", "waived")


def parley(s: Adventure, seat: int | None) -> shapes.Parley | None:
    """The window that is open, who may deal in it, and how often this seat may still speak."""
    if s.parley == NO_PARLEY:
        return None
    seats = range(s.table.seats)
    return {
        "kind": TALKS[s.parley],
        "stage": s.stage,
        "parties": [(refs.seat(a), refs.seat(b)) for a in seats for b in seats if a < b and seen(s, a, b, seat)],
        "may_speak": s.open and seat is not None and seat in s.deciders(),
        "passed": [refs.seat(each) for each in seats if s.passed >> each & 1 and knows_pass(s, each, seat)],
        "left": {} if seat is None else left(s, seat),
        "lasting": {} if seat is None else lasting(s, seat),
        "private": s.table.private_offers,
    }


def knows_pass(s: Adventure, silent: int, seat: int | None) -> bool:
    """dqt-neg-19: where an answer may be whispered, that somebody gave none is his own business."""
    return silent == seat or not s.table.private_offers


def whispering(s: Adventure) -> bool:
    """dqt-neg-19: a talk in which some of what is asked may be private."""
    if not s.table.private_offers or s.parley == NO_PARLEY:
        return False
    return isinstance(s.asking, Parley | Settle) or (isinstance(s.asking, DungeonByTurns) and s.stage == LAST_WORD)


def leader(s: Adventure) -> int:
    """Who leads the talk."""
    return s.settler if s.parley == SETTLEMENT else s.active


def seen(s: Adventure, a: int, b: int, seat: int | None) -> bool:
    """Two who may deal now; those who only have a private promise to settle know it themselves."""
    return may_deal(s, a, b) and (seat in (a, b) or s.parley != SETTLEMENT or not s.table.private_offers)


def left(s: Adventure, seat: int) -> dict[str, int | None]:
    """dqt-neg-16: offers this seat may still send to each; None for as many as it likes."""
    limit = s.table.offer_limit
    return {
        refs.seat(to): None if limit == NO_LIMIT else max(limit - s.sent[seat * s.table.seats + to], 0)
        for to in range(s.table.seats)
        if may_deal(s, seat, to)
    }


def lasting(s: Adventure, seat: int) -> dict[str, shapes.Words]:
    """What this seat and whoever it may deal with can promise each other for some rounds."""
    return {
        refs.seat(to): {"mine": words_for(s, seat, to), "theirs": words_for(s, to, seat)}
        for to in range(s.table.seats)
        if may_deal(s, seat, to)
    }


def words_for(s: Adventure, by: int, to: int) -> list[shapes.PledgeKind]:
    return [word for kind, word in LASTING if turns_covered(s, kind, s.round + PACT_ROUNDS, by, to) > 0]


def offers(s: Adventure, seat: int | None) -> list[shapes.Offer]:
    """The open ones; private ones only for the two."""
    return [offer_said(offer) for offer in known_offers(s, seat)]


def offer_said(offer: Offer) -> shapes.Offer:
    return {
        "ref": refs.offer(offer.number),
        "from": refs.seat(offer.sender),
        **offer_data.offer_words(offer),
        "answers": refs.offer(offer.answers) if offer.answers else None,
    }


def promises(s: Adventure, seat: int | None) -> list[shapes.PromiseView]:
    """Open ones, then those judged; of a private one only the two know until it is judged."""
    known = [promise for promise in s.promises if not promise.private or party(promise, seat)]
    judged = [promise for promise in s.judged if s.table.public_ledger or party(promise, seat)]
    return [promise_said(promise) for promise in (*known, *judged)]


def promise_said(promise: Promise) -> shapes.PromiseView:
    return {
        "ref": refs.promise(promise.number),
        "from": refs.seat(promise.promiser),
        "to": refs.seat(promise.promisee),
        "pledge": offer_data.pledge_words(promise.pledge),
        "state": STATES[promise.state],
        "triggered": promise.triggered,
        "delivered": promise.delivered,
        "sworn": promise.sworn,
        "refused": promise.refused,
        "turn": promise.turn,
    }


def ledger(s: Adventure, a: Adventurer, seat: int | None) -> shapes.Ledger | None:
    """dqt-prm-15: words kept and broken; without a ledger everybody counts his own."""
    if not s.table.public_ledger and a.seat != seat:
        return None
    known = [p for p in s.promises if p.promiser == a.seat and (not p.private or party(p, seat))]
    return {"kept": a.kept, "broken": a.broken, "waived": a.waived, "open": len(known)}
