"""Seats played by programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Game

try:
    from questhall.bots import names, policy
except ImportError:
    from questhall.engine.playout import Policy, RandomPolicy

    def names(game: Game[Any]) -> tuple[str, ...]:
        return ("random",)

    def policy(game: Game[Any], name: str) -> Policy:
        return RandomPolicy()


PERSON: Final = "person"
HUMAN_WORDS: Final = ("human", "person", "humain", "me", "moi")


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play this game."""
    return tuple(names(game))


def is_bot(game: Game[Any], word: str) -> bool:
    """Whether this names a bot; what follows a colon are its parameters."""
    if word.partition(":")[0] not in bot_names(game):
        return False
    try:
        policy(game, word)
    except ValueError:
        return False
    return True


def default_bot(game: Game[Any]) -> str:
    """The one that is seated when nobody says which."""
    known = bot_names(game)
    return "good" if "good" in known else known[-1]


def think(game: Game[Any], bot: str, state: State, seat: int, random: Callable[[], float]) -> str:
    """The name of the answer this bot gives; it sees only an imagined state."""
    code = policy(game, bot).choose(state.imagine(seat, random), seat, random)
    return game.option(state, seat, code).name
