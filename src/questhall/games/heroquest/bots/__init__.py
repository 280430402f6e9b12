"""The bots of HeroQuest by name: for Zargon a dial, for heroes companions who fight and explore together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.heroquest.bots.guide import HeroGuide
from questhall.games.heroquest.bots.hero import HeroBot
from questhall.games.heroquest.bots.hopeless import verdict
from questhall.games.heroquest.bots.prey import CUNNING, FAIR, MERCIFUL
from questhall.games.heroquest.bots.why import why
from questhall.games.heroquest.bots.zargon import ZargonBot
from questhall.games.heroquest.model.state import ZARGON


class Player(Policy):
    """Plays whichever seat it is given."""

    def __init__(self, level: int) -> None:
        self.zargon = ZargonBot(level)
        self.hero = HeroBot(level == CUNNING)

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        return (self.zargon if seat == ZARGON else self.hero).choose(imagined, seat, random)


def maker(level: int) -> Callable[[str], Policy]:
    def make(parameters: str) -> Policy:
        if parameters:
            raise ValueError("it takes no parameters")
        return Player(level)

    return make


WHY: Final = why
LOST: Final = verdict
POLICIES: Final[dict[str, Callable[[str], Policy]]] = {
    "merciful": maker(MERCIFUL),
    "fair": maker(FAIR),
    "cunning": maker(CUNNING),
}

GUIDE: Final = HeroGuide("fair", 40)
