"""Seats played by programs."""

from __future__ import annotations

from typing import Any, Final

from questhall.bots import Guarded, levels, names, policy
from questhall.engine.game import Game
from questhall.engine.playout import Policy

PERSON: Final = "person"
HUMAN_WORDS: Final = ("human", "person", "humain", "me", "moi")


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play this game: the levels first, then those with a name of their own."""
    return tuple(dict.fromkeys((*levels(game), *names(game))))


def is_bot(game: Game[Any], word: str) -> bool:
    """Whether this names a bot; what follows a colon are its parameters."""
    if word.partition(":")[0] not in bot_names(game):
        return False
    try:
        policy(game, word)
    except ValueError:
        return False
    return True


def new_bot(game: Game[Any], name: str) -> Policy:
    """A bot for one seat; if it fails, the game goes on with a random answer."""
    return Guarded(name, policy(game, name))
