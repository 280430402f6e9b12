"""Which bots a game has. Each has `random`; the others stand in POLICIES of the module that Title.bots names."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final

from questhall.engine.game import Game
from questhall.engine.playout import Policy, RandomPolicy

Maker = Callable[[str], Policy]  # takes what follows the colon of a name; ValueError says what is wrong with it


class UnknownBot(ValueError):
    """No bot of that name plays this game, or not with these parameters."""


def random(parameters: str) -> Policy:
    if parameters:
        raise ValueError("it takes no parameters")
    return RandomPolicy()


FOR_EVERY_GAME: Final[dict[str, Maker]] = {"random": random}


def makers(module: str) -> dict[str, Maker]:
    if not module:
        return FOR_EVERY_GAME
    own: dict[str, Maker] = importlib.import_module(module).POLICIES
    return FOR_EVERY_GAME | own


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first; many take parameters after a colon."""
    return tuple(makers(game.title.bots))


def policy(game: Game[Any], name: str) -> Policy:
    """A new bot: `random`, `sane`, `sane:3`, `good:cruel`."""
    word, _, parameters = name.partition(":")
    maker = makers(game.title.bots).get(word)
    if maker is None:
        raise UnknownBot(f"no bot called {word!r} plays {game.id}; there are {', '.join(names(game))}")
    try:
        return maker(parameters)
    except ValueError as problem:
        raise UnknownBot(f"bot {name!r}: {problem}") from None
