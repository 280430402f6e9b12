"""How a turn is used up and cut short. The lowest of the rules: everything above may end a turn."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.figures import IN_PLAY, Hero
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import UNDECIDED, Dungeon


class Marker(Step[Dungeon]):
    """A place on the stack to unwind to; it does nothing itself."""

    def run(self, s: Dungeon) -> None:
        return


END_OF_QUEST: Final = Marker()  # below it: what campaign.py makes of the outcome
END_OF_HERO_TURN: Final = Marker()  # below it: the hero's allies, events at the end of his turn, the next hero


def turn_is_over(s: Dungeon) -> None:
    """heq-trn-09, R-50: no further step, no action, no free thing but potions. What is happening still happens.

    Only the hero whose turn it is can lose it; in Zargon's turn nothing changes.
    """
    if s.active == NONE:
        return
    s.turn_over = True
    s.left = 0
    s.rolled = True
    s.acted = True


def action_taken(s: Dungeon, h: Hero) -> None:
    """heq-trn-03 to -05: the one action of the turn; after a step it also ends the move."""
    s.acted = True
    h.acted_in_round = True  # heq-die-03
    if s.stepped:
        s.left = 0


def quest_is_over(s: Dungeon, outcome: int) -> None:
    """heq-end-01, heq-die-12: the quest ends at once. The first outcome stands."""
    if s.outcome != UNDECIDED:
        return
    s.outcome = outcome
    stack = s.stack
    while stack and stack[-1] is not END_OF_QUEST:
        stack.pop()


def must_stop(s: Dungeon, h: Hero) -> bool:
    """Whether steps that were planned ahead in a hero's turn are not taken any more."""
    return s.turn_over or h.status != IN_PLAY
