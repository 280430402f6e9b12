"""What a search tries out in DragonQuest: whether to stay in the chamber, and what to buy."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.guide import Guide
from questhall.games.dragonquest.rules.buying import OfferObjects
from questhall.games.dragonquest.rules.chamber import StayOrLeave

WIN: Final = 4000.0  # gold that winning counts for beside what is carried out


class DragonGuide(Guide):
    """Plays for gold carried out, and at a table of several for winning."""

    def worth_searching(self, s: State, seat: int) -> bool:
        return isinstance(s.asking, (StayOrLeave, OfferObjects))

    def reward(self, s: State, seat: int) -> float:
        scores, winners = s.scores(), s.winners()
        won = len(scores) > 1 and seat in winners
        return scores[seat] + (WIN / len(winners) if won else 0.0)
