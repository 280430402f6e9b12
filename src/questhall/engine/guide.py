"""What a search through play-outs needs to know of a game: which questions are worth it, what to try, what it is for.

A game that has one puts it beside its POLICIES, as GUIDE. The search itself stands in `questhall.bots.search`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.core import State

MOST_CANDIDATES: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """For a game about which nothing more is known than who wins."""

    def __init__(self, base: str, budget: int) -> None:
        self.base = base  # the bot whose answers are put to the test, and which plays all seats in play-outs
        self.budget = budget  # play-outs for an answer, unless somebody says otherwise

    def worth_searching(self, s: State, seat: int) -> bool:
        """Whether the question this seat is asked is of a kind where search has something to find."""
        return True

    def shortlist(self, s: State, seat: int, legal: tuple[int, ...], base: int) -> tuple[int, ...]:
        """The answers to compare with the bot's own, where there are too many to try all of them."""
        return legal[:MOST_CANDIDATES]

    def reward(self, s: State, seat: int) -> float:
        """How good a state is for this seat when its play-out ends, by whatever measure."""
        winners = s.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def horizon(self, s: State) -> int:
        """The turn (State.turn) at which play-outs from this state end, unless the game is over; 0: they never do."""
        return 0
