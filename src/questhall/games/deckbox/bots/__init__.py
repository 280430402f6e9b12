"""The bots of Deck Box Dungeons by name, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.playout import Policy
from questhall.games.deckbox.bots.mind import HeroBot
from questhall.games.deckbox.bots.temper import FAIR, STRONG


def fair(parameters: str) -> Policy:
    if parameters:
        raise ValueError("it takes no parameters")
    return HeroBot(FAIR)


def strong(parameters: str) -> Policy:
    if parameters:
        raise ValueError("it takes no parameters")
    return HeroBot(STRONG)


POLICIES: Final[dict[str, Callable[[str], Policy]]] = {"easy": fair, "fair": fair, "strong": strong}
