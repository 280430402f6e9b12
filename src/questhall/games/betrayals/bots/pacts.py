"""What promises that last are worth: no arena, help when next asked. Only turns that will come count, and each once:
where there is no arena anyway, or the same word stands already, a word more is air.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.model.deals import P_NO_ARENA, Pledge
from questhall.games.betrayals.model.lasting import turns_covered
from questhall.games.betrayals.model.quick_offers import PACT_ROUNDS
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.power import DUNGEON_ALLY, helps

LEAST_PEACE: Final = 0.6
PEACE_A_POINT: Final = 0.35
MOST_PEACE: Final = 2.4
COMPANY_A_POINT: Final = 0.25


def pact(s: Adventure, pledge: Pledge, by: int, to: int) -> float:
    """To whom it is promised."""
    if turns_covered(s, pledge.kind, pledge.due, by, to) <= 0:
        return 0.0
    return peace(s, by, to) if pledge.kind == P_NO_ARENA else company(s, by)


def peace(s: Adventure, by: int, to: int) -> float:
    """No arena from somebody for some rounds: the more, the stronger he is."""
    ahead = worth.strength(s, by) - worth.strength(s, to)
    return min(MOST_PEACE, LEAST_PEACE + PEACE_A_POINT * max(0, ahead)) * min(1.0, worth.horizon(s) / PACT_ROUNDS)


def company(s: Adventure, by: int) -> float:
    """His help when next asked."""
    return COMPANY_A_POINT * helps(s, s.adventurers[by], DUNGEON_ALLY) * min(1.0, worth.horizon(s) / PACT_ROUNDS)
