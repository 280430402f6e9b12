"""What a seat is paid at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import State

Reward = Callable[[State, int], float]  # of a game that is over, for a seat


def win(s: State, seat: int) -> float:
    """1 for whoever has won, -1 for everybody else."""
    return 1.0 if seat in s.winners() else -1.0


def score(s: State, seat: int) -> float:
    """The points of the seat."""
    return float(s.scores()[seat])


REWARDS: Final[dict[str, Reward]] = {"win": win, "score": score}


def reward_of(chosen: Any) -> Reward:
    """One of REWARDS by its name, or a function of one's own."""
    if callable(chosen):
        own: Reward = chosen
        return own
    if chosen not in REWARDS:
        raise ValueError(f"reward {chosen!r} is not one of {', '.join(REWARDS)}, nor a function")
    return REWARDS[chosen]
