"""The loops that play a state on: random play, and play between policies. Compiled with the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from questhall.engine.core import CHANCE, DECISION, NATURE, SEVERAL, State, apply
from questhall.engine.keyed import Keyed

Random = Callable[[], float]
Until = Callable[[State], bool]  # a horizon
NO_LIMIT: Final = 1 << 60


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses for a seat. It is shown an imagined state: what the seat may not know has been drawn anew."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        raise NotImplementedError


class RandomPolicy(Policy):
    """Any legal answer, each as likely as the others."""

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        legal = imagined.legal_for(seat)
        return legal[int(random() * len(legal))]


def play_randomly(s: State, random: Random, limit: int = NO_LIMIT) -> int:
    """Play on with random answers until the game is over or `limit` decisions were made; returns their number."""
    decisions = 0
    while decisions < limit:
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random()))
        elif s.waiting == DECISION:
            decisions += 1
            if s.seat == SEVERAL:
                awaited = s.awaited()
                seat = awaited[int(random() * len(awaited))]
                legal = s.legal_for(seat)
                apply(s, seat, legal[int(random() * len(legal))])
            else:
                legal = s.legal
                apply(s, s.seat, legal[int(random() * len(legal))])
        else:
            break
    return decisions


def play_policies(s: State, policies: list[Policy], dice: Keyed) -> int:
    """Play to the end, each seat by its policy and from what it may know; returns the number of decisions."""
    decisions = 0
    while True:
        if s.waiting == CHANCE:
            apply(s, NATURE, dice.throw(s))
        elif s.waiting == DECISION:
            decisions += 1
            seat = s.awaited()[0] if s.seat == SEVERAL else s.seat
            whims = dice.whims(s, seat)
            apply(s, seat, policies[seat].choose(s.imagine(seat, whims), seat, whims))
        else:
            return decisions


def play_on(s: State, policies: list[Policy], dice: Keyed, limit: int = NO_LIMIT, until: Until | None = None) -> int:
    """Play on a state that is imagined already, where nobody has to imagine any more; returns the number of decisions.

    It ends with the game, after `limit` decisions, or at the first decision of which `until` is true.
    """
    decisions = 0
    while True:
        if s.waiting == CHANCE:
            apply(s, NATURE, dice.throw(s))
        elif s.waiting == DECISION:
            if decisions >= limit or (until is not None and until(s)):
                return decisions
            decisions += 1
            seat = s.awaited()[0] if s.seat == SEVERAL else s.seat
            apply(s, seat, policies[seat].choose(s.clone(), seat, dice.whims(s, seat)))
        else:
            return decisions
