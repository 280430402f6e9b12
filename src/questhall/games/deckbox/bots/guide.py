"""What a search tries out in Deck Box Dungeons: what a hero does in his activation."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.guide import MOST_CANDIDATES, Guide
from questhall.games.deckbox.model.answer_codes import STEP, verb_of
from questhall.games.deckbox.model.state import UNDECIDED, WON, Delve
from questhall.games.deckbox.rules.activation import Act

ROUNDS: Final = 2
A_HERO: Final = 5.0  # health that a hero on his feet counts for
A_TILE: Final = 2.0  # and a tile discovered
A_QUEST: Final = 40.0


class DelveGuide(Guide):
    """Plays for the party's health, the enemies' lack of it and the way found, two rounds later."""

    def worth_searching(self, s: State, seat: int) -> bool:
        return isinstance(s.asking, Act)

    def shortlist(self, s: State, seat: int, legal: tuple[int, ...], base: int) -> tuple[int, ...]:
        """Acts before steps."""
        acts = [answer for answer in legal if verb_of(answer) != STEP]
        steps = [answer for answer in legal if verb_of(answer) == STEP]
        return tuple((acts + steps)[:MOST_CANDIDATES])

    def reward(self, s: State, seat: int) -> float:
        assert isinstance(s, Delve)
        value = A_TILE * len(s.rooms)
        for h in s.heroes:
            if not h.fallen:
                value += h.health + A_HERO
        for e in s.enemies:
            value -= e.health
        if s.outcome != UNDECIDED:
            value += A_QUEST if s.outcome == WON else -A_QUEST
        return value

    def horizon(self, s: State) -> int:
        assert isinstance(s, Delve)
        return s.turn + ROUNDS * len(s.heroes)
