"""When the heroes' quest is lost, by what they know: it has failed already, or too little is left of them."""

from __future__ import annotations

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.heroquest.bots.goals import beaten
from questhall.games.heroquest.model.figures import IN_PLAY
from questhall.games.heroquest.model.state import BETWEEN, ZARGON, Dungeon


def verdict(state: State, seat: int) -> Said | None:
    """That the quest is lost, to a hero; Zargon's game is never lost before it is over."""
    assert isinstance(state, Dungeon)
    s = state
    if seat == ZARGON or s.phase == BETWEEN:
        return None
    if s.goal_failed:
        return Said("because-lost")
    if beaten(s):
        return Said("because-beaten", {"body": sum([h.body for h in s.heroes if h.status == IN_PLAY])})
    return None
