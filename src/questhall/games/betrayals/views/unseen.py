"""What goes on behind somebody's back: a private deal keeps the game waiting, and nobody else may see for whom.

Whoever does not know of it sees what he would see without it: the active player at his visit, or at his reply.
"""

from __future__ import annotations

from questhall.engine.core import apply
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import Offer, Promise
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.by_turns import LAST_WORD, REPLY, DungeonByTurns
from questhall.games.betrayals.rules.parley import VILLAGE_PARLEY
from questhall.games.betrayals.rules.settling import Settle, owes


def as_seen_by(s: Adventure, seat: int | None) -> Adventure:
    """dqt-neg-19: the game as far as this seat knows what it waits for; None is a spectator."""
    if not s.table.private_offers:
        return s
    if isinstance(s.asking, DungeonByTurns) and s.stage == LAST_WORD:
        known = all(hears(offer, seat) for offer in s.offers if offer.sender == s.active)
        return s if known else replying(without_secrets(s, seat), s.asking)
    if isinstance(s.asking, Settle):
        v = without_secrets(s, seat)
        return s if v.offers or owes(v, v.settler) else visiting(v)
    return s


def replying(v: Adventure, step: DungeonByTurns) -> Adventure:
    """The last word is asked of somebody in private: the active player still seems to think about his reply."""
    v.stage = REPLY
    v.spoken &= ~(1 << v.active)
    v.decide_openly(step, v.active, step.leader(v))
    return v


def visiting(v: Adventure) -> Adventure:
    """A private debt is settled: after an arena the second visit seems to have begun, after a visit not to be over."""
    if v.attacker == NONE:
        v.then(VILLAGE_PARLEY)
    apply(v, v.settler, codes.DONE)
    return v


def without_secrets(s: Adventure, seat: int | None) -> Adventure:
    """The same without the private deals of others."""
    v = s.clone()
    v.offers = known_offers(s, seat)
    v.promises = tuple([promise for promise in v.promises if not promise.private or party(promise, seat)])
    return v


def known_offers(s: Adventure, seat: int | None) -> tuple[Offer, ...]:
    """Those that lie open as far as this seat knows: public ones that were answered in private do, for the others.

    By their numbers, which tell nobody when something was whispered.
    """
    if not s.table.private_offers:
        return s.offers
    known = [offer for offer in s.offers if hears(offer, seat)]
    known += [offer for offer in s.veiled if seat is None or not offer.concerns(seat)]
    return in_order(known)


def in_order(offers: list[Offer]) -> tuple[Offer, ...]:
    return tuple(sorted(offers, key=lambda offer: offer.number))


def hears(offer: Offer, seat: int | None) -> bool:
    return not offer.private or (seat is not None and offer.concerns(seat))


def party(promise: Promise, seat: int | None) -> bool:
    return seat is not None and seat in (promise.promiser, promise.promisee)
