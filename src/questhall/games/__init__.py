"""The games this installation knows: the packages of this folder, and those added through `questhall.games`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from questhall.engine.game import Game, Title


class UnknownGame(ValueError):
    """No game of that id is installed."""


@cache
def titles() -> dict[str, Title]:
    """All games by id in the order of the shelf, without loading their rules."""
    found = {title.id: title for title in added()} | {title.id: title for title in built_in()}
    return dict(sorted(found.items(), key=lambda item: (item[1].shelf, item[0])))


def built_in() -> Iterator[Title]:
    for module in iter_modules(__path__):
        title = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None) if module.ispkg else None
        if isinstance(title, Title):
            yield title


def added() -> Iterator[Title]:
    for entry in entry_points(group="questhall.games"):
        yield entry.load()


@cache
def open_game(game_id: str) -> Game[Any]:
    """The rules of a game."""
    try:
        return titles()[game_id].load()
    except KeyError:
        raise UnknownGame(f"no game called {game_id!r}; there are {', '.join(titles())}") from None
