"""How much time is left, and how daring that makes (section 9, 10)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.ending import last_round

LATE: Final = 30  # from here on nobody has all day
STEP: Final = 0.05
LEAST: Final = 0.3
PATIENCE: Final = 7  # rounds a room; twice what parties need
HURRY: Final = 10  # rounds before the last one from which risk counts less


def daring(s: Delve) -> float:
    """The weight of risk: 1, then less step by step."""
    limit = last_round(s)
    over = s.round - (limit - HURRY if limit else LATE)
    return max(LEAST, 1.0 - (2 * STEP if limit else STEP) * max(0, over))


def impatient(s: Delve) -> bool:
    """Far behind what a party needs for its rooms: somebody does not come, or does not open the door."""
    return s.round > PATIENCE * (len(s.rooms) + 1)


def hurried(s: Delve, swift: bool) -> bool:
    """A timed quest in its second half; for the swift from the beginning."""
    limit = last_round(s)
    return limit > 0 and (swift or 2 * s.round > limit)
