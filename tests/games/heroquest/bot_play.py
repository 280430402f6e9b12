"""Games of bots for the tests: every seat one bot, dice from a seed."""

from __future__ import annotations

from random import Random
from typing import Any

from questhall.engine.core import CHANCE, OVER, apply
from questhall.games.heroquest import GAME
from questhall.games.heroquest.bots import POLICIES
from questhall.games.heroquest.game import HeroQuest
from questhall.games.heroquest.model.state import SUCCESS, Dungeon

HQ = GAME.load()
MOST = 40_000  # answers and throws; a campaign needs some ten thousand


def play(seed: int, heroes: int = 4, level: str = "fair", zargon: str = "", **options: Any) -> Dungeon:
    """Play to the end and check every answer on the way."""
    assert isinstance(HQ, HeroQuest)
    random = Random(seed)
    s = HQ.new(options, heroes + 1)
    bots = [POLICIES[zargon or level]("")] + [POLICIES[level]("") for _ in range(heroes)]
    for _ in range(MOST):
        if s.waiting == OVER:
            return s
        if s.waiting == CHANCE:
            apply(s, -1, s.chance.sample(random.random()))
            continue
        seat = s.deciders()[0]
        answer = bots[seat].choose(s.imagine(seat, random.random), seat, random.random)
        assert answer in s.legal_for(seat), f"seat {seat} of {type(s.asking).__name__}"
        apply(s, seat, answer)
    raise AssertionError("the game has no end")


def won(s: Dungeon) -> bool:
    return s.outcome == SUCCESS
