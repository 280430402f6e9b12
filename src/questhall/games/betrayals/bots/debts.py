"""Paying what was promised, or not (section 9.5)."""

from __future__ import annotations

from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import keeps
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import P_CARCASS, P_GEMS, P_SHARE, P_TROPHY, THIS
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.delivery import still_owed


def debt(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """A promise that can be kept now and shall be; NONE if there is none."""
    for answer in legal:
        if codes.verb_of(answer) == codes.PAY:
            number = codes.number_of(answer)
            for promise in s.promises:
                if promise.number == number and keeps(s, seat, promise, temper, promise.card == NONE):
                    return answer
    return NONE


def settle(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    owed = debt(s, seat, legal, temper)
    return codes.DONE if owed == NONE else owed


def spoils(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """The ally's part of a beaten monster: what was promised, as far as one keeps it."""
    trophies = carcass = gems = 0
    for promise in s.promises:
        if promise.promiser != seat or promise.promisee != s.ally or promise.turn != s.turn:
            continue
        pledge = promise.pledge
        if not keeps(s, seat, promise, temper, False):
            continue
        if pledge.kind == P_TROPHY:
            trophies += pledge.a
        elif pledge.kind == P_CARCASS and pledge.a == THIS:
            carcass = 1
        elif pledge.kind in (P_GEMS, P_SHARE):
            gems += still_owed(s, promise)
    for wanted in (codes.spoils(trophies, carcass, min(gems, s.me().gems)), codes.spoils(trophies, carcass, 0)):
        if wanted in legal:
            return wanted
    nothing = codes.spoils(0, 0, 0)
    return nothing if nothing in legal else legal[0]
