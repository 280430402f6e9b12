"""Who may deal with whom, in the four windows (dqt-neg-01)."""

from __future__ import annotations

from questhall.engine.core import Reason
from questhall.games.betrayals.ids import NONE
from questhall.games.betrayals.state import (
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
    """Whether these two may trade and bargain now."""
    if one == other:
        return False
    parley = s.parley
    if parley in (VILLAGE, IN_DUNGEON):
        return one == s.active or other == s.active  # dqt-trd-01, -05
    if parley == IN_ARENA:
        return is_principal(s, one) != is_principal(s, other)  # dqt-neg-12
    if parley == SETTLEMENT:
        return settles_with(s, other) if one == s.settler else other == s.settler and settles_with(s, one)
    return False


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


def settles_with(s: Adventure, seat: int) -> bool:
    """dqt-prm-18: a principal with his helpers, a helper with his principal; without an arena, the active player."""
    side = side_of(s, s.settler)
    if side != UNDECIDED:
        return s.sides[seat] == side
    if s.attacker == NONE:
        return seat == s.active
    return s.sides[s.settler] == side_of(s, seat) != UNDECIDED


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
