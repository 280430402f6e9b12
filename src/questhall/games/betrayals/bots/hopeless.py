"""When a game is lost: in the last round, if all that can still be won does not reach what somebody has for sure."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.betrayals.bots import worth
from questhall.games.betrayals.model.state import SECONDARY_PENALTY, Adventure, Adventurer
from questhall.games.betrayals.views import refs

MOST_OF_A_MONSTER: Final = 3  # points, of the dragons
A_POINT_BOUGHT: Final = 1


def verdict(state: State, seat: int) -> Said | None:
    """That nothing helps any more, if so; before the last round nobody is beaten."""
    assert isinstance(state, Adventure)
    s = state
    if not s.last_round:
        return None
    mine = at_most(s, s.adventurers[seat])
    for other in s.adventurers:
        if other.seat != seat and at_least(s, other) > mine:
            return Said("because-lost", {"who": refs.seat(other.seat), "least": at_least(s, other), "most": mine})
    return None


def at_least(s: Adventure, a: Adventurer) -> int:
    """Somebody's final score if none of his quests is completed any more, whatever they are."""
    main = 0 if a.main_done else max(s.table.cards.quest_value) * (2 if s.table.main_penalty_double else 1)
    return a.trophies - main - SECONDARY_PENALTY * len(a.quests)


def at_most(s: Adventure, a: Adventurer) -> int:
    """One's own final score if all goes well: a point in every turn left, the best monster and a point bought in
    one's own, and every open quest completed."""
    order = s.clockwise(s.active)
    turns = [seat for seat in order if seat == s.active or not has_played(s, seat)]
    best = a.trophies + len(turns)
    if a.seat in turns:
        best += MOST_OF_A_MONSTER - 1 + A_POINT_BOUGHT
    for which, _, is_main in worth.open_quests(a):
        best += s.table.cards.quest_value[which] * (2 if is_main else 1)
    return best


def has_played(s: Adventure, seat: int) -> bool:
    """Whether somebody's turn of this round is over."""
    seats = s.table.seats
    return (seat - s.first) % seats < (s.active - s.first) % seats
