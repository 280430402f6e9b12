"""Games of bots for the tests: every seat one bot, dice from a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from questhall.engine.core import CHANCE, OVER, apply
from questhall.games.heroquest import GAME
from questhall.games.heroquest.bots import POLICIES
from questhall.games.heroquest.game import HeroQuest
from questhall.games.heroquest.model.state import SUCCESS, Dungeon
from questhall.games.heroquest.rules.attack import HeroAttack
from questhall.games.heroquest.rules.attacks_on_heroes import MonsterAttack
from questhall.games.heroquest.rules.dice import skulls

HQ = GAME.load()
MOST = 40_000  # answers and throws; a campaign needs some ten thousand


def play(
    seed: int,
    heroes: int | tuple[str, ...] = 4,
    level: str = "fair",
    zargon: str = "",
    lucky: bool = False,
    **options: Any,
) -> Dungeon:
    """Play to the end and check every answer on the way. Heroes are a number, or their classes."""
    assert isinstance(HQ, HeroQuest)
    random = Random(seed)
    dreams = Random(seed)  # of their own, so that the dice of a seed do not depend on how often somebody imagines
    if isinstance(heroes, tuple):
        options["heroes"] = ["any", *heroes]
        heroes = len(heroes)
    s = HQ.new(options, heroes + 1)
    bots = [POLICIES[zargon or level]("")] + [POLICIES[level]("") for _ in range(heroes)]
    for _ in range(MOST):
        if s.waiting == OVER:
            return s
        if s.waiting == CHANCE:
            apply(s, -1, luck(s, random.random) if lucky else s.chance.sample(random.random()))
            continue
        seat = s.deciders()[0]
        answer = bots[seat].choose(s.imagine(seat, dreams.random), seat, random.random)
        assert answer in s.legal_for(seat), f"seat {seat} of {type(s.asking).__name__}"
        apply(s, seat, answer)
    raise AssertionError("the game has no end")


def luck(s: Dungeon, random: Callable[[], float]) -> int:
    """Rare dice, but dice: heroes strike with nothing but skulls, monsters with none. All else falls as it falls."""
    if isinstance(s.asking, HeroAttack):
        return max(s.chance.outcomes, key=skulls)
    if isinstance(s.asking, MonsterAttack):
        return min(s.chance.outcomes, key=skulls)
    return s.chance.sample(random())


def won(s: Dungeon) -> bool:
    return s.outcome == SUCCESS
