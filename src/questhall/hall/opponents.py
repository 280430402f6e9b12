"""TEMPORARY until questhall.bots is there."""

from __future__ import annotations

from typing import Any

from questhall.engine.game import Game
from questhall.engine.playout import Policy, RandomPolicy


def names(game: Game[Any]) -> tuple[str, ...]:
    return ("random",)


def policy(game: Game[Any], name: str) -> Policy:
    if name != "random":
        raise ValueError(f"no bot {name!r}")
    return RandomPolicy()
