"""The games this installation knows: the built-in ones and those that packages add through `questhall.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from questhall.engine.game import Game, Title
from questhall.games.betrayals import GAME as BETRAYALS
from questhall.games.dragonquest import GAME as DRAGONQUEST
from questhall.games.heroquest import GAME as HEROQUEST

BUILT_IN = (DRAGONQUEST, HEROQUEST, BETRAYALS)


class UnknownGame(ValueError):
    """No game of that id is installed."""


@cache
def titles() -> dict[str, Title]:
    """All games by id, without loading their rules."""
    found = {title.id: title for title in BUILT_IN}
    for entry in entry_points(group="questhall.games"):
        if entry.name not in found:
            found[entry.name] = entry.load()
    return found


@cache
def open_game(game_id: str) -> Game[Any]:
    """The rules of a game."""
    try:
        return titles()[game_id].load()
    except KeyError:
        raise UnknownGame(f"no game called {game_id!r}; there are {', '.join(titles())}") from None
