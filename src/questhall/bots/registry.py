"""Which bots a game has. Each has `random`; the others stand in POLICIES of the module that Title.bots names.

Where that module has a GUIDE too, there is `search`. A level (`easy`, `fair`, `strong`) is another name for one of
them, which the game's title gives.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from questhall.bots.search import Rollout
from questhall.engine.core import State
from questhall.engine.game import LEVELS, Game, Said, Title
from questhall.engine.guide import Guide
from questhall.engine.playout import Policy, RandomPolicy

Maker = Callable[[str], Policy]  # takes what follows the colon of a name; ValueError says what is wrong with it


class UnknownBot(ValueError):
    """No bot of that name plays this game, or not with these parameters."""


def random(parameters: str) -> Policy:
    if parameters:
        raise ValueError("it takes no parameters")
    return RandomPolicy()


FOR_EVERY_GAME: Final[dict[str, Maker]] = {"random": random}


def makers(title: Title) -> dict[str, Maker]:
    if not title.bots:
        return FOR_EVERY_GAME
    bots = title.part(title.bots)
    own: dict[str, Maker] = FOR_EVERY_GAME | bots.POLICIES
    guide: Guide | None = getattr(bots, "GUIDE", None)
    return own if guide is None else own | {"search": partial(search, own, guide)}


def search(others: dict[str, Maker], guide: Guide, parameters: str) -> Policy:
    """`search:60` says how many play-outs, `search:60:hard` also whose answers they put to the test."""
    budget, _, base = parameters.partition(":")
    word, _, more = (base or guide.base).partition(":")
    if budget and not (budget.isdecimal() and int(budget)):
        raise ValueError(f"{budget!r} is no number of play-outs")
    if word not in others:
        raise ValueError(f"{word!r} is no bot whose answers could be put to the test")
    return Rollout(partial(others[word], more), guide, int(budget or guide.budget))


def names(game: Game[Any]) -> tuple[str, ...]:
    """The bots that can play a game; many take parameters after a colon."""
    return tuple(makers(game.title))


def levels(game: Game[Any]) -> tuple[str, ...]:
    """What people choose from, the weakest first."""
    return LEVELS if game.title.levels else names(game)


def policy(game: Game[Any], name: str) -> Policy:
    """A new bot: `strong`, `random`, `sane`, `sane:3`, `good:cruel`."""
    name = game.title.levels.get(name, name)
    word, _, parameters = name.partition(":")
    if word in game.title.levels and parameters:
        raise UnknownBot(f"bot {name!r}: it takes no parameters")
    maker = makers(game.title).get(word)
    if maker is None:
        known = ", ".join(dict.fromkeys((*levels(game), *names(game))))
        raise UnknownBot(f"no bot called {word!r} plays {game.id}; there are {known}")
    try:
        return maker(parameters)
    except ValueError as problem:
        raise UnknownBot(f"bot {name!r}: {problem}") from None


def reason(game: Game[Any], name: str, imagined: State, seat: int, answer: int) -> Said | None:
    """Why that bot gives this answer, as a text of the game; None where a game's bots say nothing.

    The module of its bots says it as WHY, from what the seat knows. Where they reckon that nothing helps any more,
    that is what they say instead, as LOST.
    """
    if not game.title.bots:
        return None
    if name.partition(":")[0] == "random":
        return Said("because-random")
    bots = game.title.part(game.title.bots)
    lost, say = getattr(bots, "LOST", None), getattr(bots, "WHY", None)
    said: Said | None = None if lost is None else lost(imagined, seat)
    return said if said is not None or say is None else say(imagined, seat, answer)
