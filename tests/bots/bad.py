"""Bots that misbehave. Whoever runs bots must come through all of them."""

from __future__ import annotations

from typing import cast

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.dragonquest.model.state import WALL_TILE, Quest
from questhall.games.dragonquest.rules.walls import GuessTile


class Crash(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        raise RuntimeError("I have\nlost my mind")


class Illegal(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        return -12345


class Wordy(Policy):
    """Answers with something that is no number."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        return cast(int, "the first one, please")


class Meddler(Policy):
    """Changes what it is shown: its life, its loot, what is legal."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Quest)
        answer = imagined.legal_for(seat)[0]
        hero = imagined.heroes[seat]
        hero.lp = 99
        hero.coins100 = 99
        hero.suns = 0
        hero.visited = 0
        imagined.treasures = 0
        imagined.legal = (-12345,)
        imagined.stack.clear()
        return answer


class Peeker(Policy):
    """Reads the hidden tile off the state and never names it."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Quest)
        if isinstance(imagined.asking, GuessTile) and imagined.tile:
            return WALL_TILE + imagined.tile % 3 + 1
        legal = imagined.legal_for(seat)
        return legal[int(random() * len(legal))]
