"""The bots of Deck Box Dungeons by name, the weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.playout import Policy
from questhall.games.deckbox.bots.beginner import Beginner
from questhall.games.deckbox.bots.guide import DelveGuide
from questhall.games.deckbox.bots.hopeless import verdict
from questhall.games.deckbox.bots.mind import HeroBot
from questhall.games.deckbox.bots.temper import FAIR, STRONG
from questhall.games.deckbox.bots.why import why


def easy(parameters: str) -> Policy:
    refuse(parameters)
    return Beginner()


def fair(parameters: str) -> Policy:
    """The hero bot of section 9, by which the quests were balanced."""
    refuse(parameters)
    return HeroBot(FAIR)


def strong(parameters: str) -> Policy:
    refuse(parameters)
    return HeroBot(STRONG)


def refuse(parameters: str) -> None:
    if parameters:
        raise ValueError("it takes no parameters")


WHY: Final = why
LOST: Final = verdict
POLICIES: Final[dict[str, Callable[[str], Policy]]] = {"easy": easy, "fair": fair, "strong": strong}

GUIDE: Final = DelveGuide("strong", 40)
