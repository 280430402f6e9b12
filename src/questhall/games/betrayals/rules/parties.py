"""Who may deal with whom, in the four windows (dqt-neg-01)."""

from __future__ import annotations

from questhall.engine.core import Reason
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import (
    FOR_ATTACKER,
    FOR_DEFENDER,
    IN_ARENA,
    IN_DUNGEON,
    NO_PARLEY,
    SETTLEMENT,
    UNDECIDED,
    VILLAGE,
    Adventure,
)


def may_deal(s: Adventure, one: int, other: int) -> bool:
    """dqt-neg-01: whether these two may trade and bargain now."""
    if one == other:
        return False  # dqt-neg-03
    parley = s.parley
    if parley in (VILLAGE, IN_DUNGEON):
        return one == s.active or other == s.active  # dqt-trd-01, -05
    if parley == IN_ARENA:
        return is_principal(s, one) != is_principal(s, other)  # dqt-neg-12
    return parley == SETTLEMENT and may_settle(s, one, other)


def is_principal(s: Adventure, seat: int) -> bool:
    """Of the arena."""
    return seat == s.attacker or seat == s.defender


def side_of(s: Adventure, principal: int) -> int:
    """The side whose thirds are this principal's helpers; UNDECIDED if he is none."""
    if s.attacker == NONE:
        return UNDECIDED
    if principal == s.attacker:
        return FOR_ATTACKER
    return FOR_DEFENDER if principal == s.defender else UNDECIDED


def may_settle(s: Adventure, one: int, other: int) -> bool:
    """dqt-prm-18, dqt-are-22: after an arena whoever has a promise open with the other, whatever sides they took, and a
    principal with his helpers; after a visit whoever owes the active player something.
    """
    if s.attacker == NONE:
        return s.settler in (one, other) and s.active in (one, other)  # dqt-prm-05
    return promised(s, one, other) or helped(s, one, other) or helped(s, other, one)


def promised(s: Adventure, one: int, other: int) -> bool:
    """Whether a promise between these two is open."""
    for p in s.promises:
        if p.promiser in (one, other) and p.promisee in (one, other):
            return True
    return False


def helped(s: Adventure, principal: int, third: int) -> bool:
    """Whether that third has taken this principal's side; it is the principal who settles."""
    side = side_of(s, principal)
    return principal == s.settler and side != UNDECIDED and s.sides[third] == side


def why_not_deal(s: Adventure, one: int, other: int) -> Reason | None:
    if may_deal(s, one, other):
        return None
    if s.parley == NO_PARLEY:
        return Reason("dqt-trd-11", "why-no-parley")
    if one == other:
        return Reason("dqt-neg-03", "why-offer-to-oneself")
    if s.parley == IN_ARENA and is_principal(s, one):
        return Reason("dqt-neg-12", "why-offer-principals")
    if s.parley == SETTLEMENT:
        return Reason("dqt-neg-01", "why-offer-settlement")
    return Reason("dqt-trd-05", "why-offer-bystanders")
