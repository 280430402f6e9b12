"""When a timed quest is lost: the actions that are left do not suffice for what it still asks, even if all succeed."""

from __future__ import annotations

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.deckbox.bots.errands import GOALS
from questhall.games.deckbox.bots.ways import distance
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import DELIVERED
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import ACTIONS
from questhall.games.deckbox.rules.ending import last_round
from questhall.games.deckbox.rules.totals import speed


def verdict(state: State, seat: int) -> Said | None:
    """That the time is too short, if it is; without a limit no quest is lost before the last hero falls."""
    assert isinstance(state, Delve)
    s = state
    limit = last_round(s)
    if not limit:
        return None
    rounds = limit - s.round + 1  # with this one
    left = sum([actions_there(s, h, rounds) for h in s.living()])
    if left >= missing(s):
        return None
    return Said("because-lost", {"rounds": rounds - 1, "missing": missing(s), "actions": left})


def missing(s: Delve) -> int:
    """Deeds the quest still asks for, each an action at least."""
    return sum([max(0, each.need - s.flags[each.flag]) for each in s.quest.objective if each.kind != DELIVERED])


def actions_there(s: Delve, h: Hero, rounds: int) -> int:
    """What a hero can still do where the quest is decided: the nearest thing it is about, else behind one more door."""
    places = [s.ground.feature[slot] for slot in range(len(s.features)) if s.features[slot] in GOALS]
    steps = min([distance(s, h.square, place) for place in places], default=2)
    walks = (max(0, steps - 1) + speed(h) - 1) // speed(h)
    return max(0, ACTIONS * rounds - walks)
