"""Two ways to think about a stair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from stair.game import BACK, DEEPER, Descent


class UpTo(Policy):
    """Goes deeper until he carries enough, or has won."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Descent)
        wins = imagined.saved[seat] + imagined.carried >= imagined.goal
        return BACK if wins or imagined.carried >= self.enough else DEEPER


# A step is worth 20/6 more and costs 1/6 of all: beyond 20 it no longer pays.
POLICIES: Final[dict[str, Callable[[str], Policy]]] = {"patient": lambda _: UpTo(20), "hasty": lambda _: UpTo(8)}
