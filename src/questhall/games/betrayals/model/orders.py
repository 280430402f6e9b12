"""Standing instructions: what a player lets the game answer for him, as one number per seat (dqt-onl-06).

{"ally_from": 3, "side": "against_leader", "settle": true, "claim": true}; what is left out is as it was at the start:
he is asked. rules/standing.py follows them.
"""

from __future__ import annotations

from typing import Any, Final

# Bits
CLAIMS: Final = 1  # quests are claimed as soon as they are fulfilled
SETTLES: Final = 2  # debts are paid in full when it is time to settle
SIDE_SHIFT: Final = 2
SIDE_BITS: Final = 7
ALLY_SHIFT: Final = 5  # from here on: 0, or one more than the gems for which he comes along

# How a third chooses his side
ASKED: Final = 0
WITH_ATTACKER: Final = 1
WITH_DEFENDER: Final = 2
STAY_OUT: Final = 3
AGAINST_LEADER: Final = 4
AS_PROMISED: Final = 5

SIDE_RULES: Final = ("ask", "attacker", "defender", "neutral", "against_leader", "promised")
KEYS: Final = ("ally_from", "side", "settle", "claim")
MOST_GEMS: Final = 99


class Unclear(ValueError):
    """Instructions that say nothing; the text is the word that is wrong."""


def side_rule(packed: int) -> int:
    return packed >> SIDE_SHIFT & SIDE_BITS


def ally_from(packed: int) -> int:
    """The gems for which he comes along; -1 if he wants to be asked."""
    return (packed >> ALLY_SHIFT) - 1


def packed_from(data: dict[str, Any]) -> int:
    """What was said, as a number; Unclear if it cannot be understood."""
    for key in data:
        if key not in KEYS:
            raise Unclear(key)
    side = data.get("side", SIDE_RULES[ASKED])
    if side not in SIDE_RULES:
        raise Unclear("side")
    packed: int = SIDE_RULES.index(side) << SIDE_SHIFT | price(data.get("ally_from")) + 1 << ALLY_SHIFT
    if flag(data, "settle"):
        packed |= SETTLES
    if flag(data, "claim"):
        packed |= CLAIMS
    return packed


def price(gems: object) -> int:
    if gems is None:
        return -1
    if isinstance(gems, bool) or not isinstance(gems, int) or not 0 <= gems <= MOST_GEMS:
        raise Unclear("ally_from")
    return gems


def flag(data: dict[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise Unclear(key)
    return value
