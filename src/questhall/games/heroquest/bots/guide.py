"""What a search tries out in HeroQuest: a hero's blows and spells with monsters near, and Zargon's.

Play-outs end two rounds later, and what is left of everybody says how well it went.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.guide import MOST_CANDIDATES, Guide
from questhall.games.heroquest.model.answer_codes import ROLL, WALK, verb_of
from questhall.games.heroquest.model.figures import DEAD, PLACED
from questhall.games.heroquest.model.state import BETWEEN, UNDECIDED, ZARGON, Dungeon

ROUNDS: Final = 2
A_HERO: Final = 4.0  # Body Points that a hero's life counts for
A_QUEST: Final = 20.0


class HeroGuide(Guide):
    """Plays for what is left of one's own side and not of the other."""

    def worth_searching(self, s: State, seat: int) -> bool:
        assert isinstance(s, Dungeon)
        legal = s.legal_for(seat)
        return s.phase != BETWEEN and s.monster_squares != 0 and verb_of(legal[0]) != ROLL

    def shortlist(self, s: State, seat: int, legal: tuple[int, ...], base: int) -> tuple[int, ...]:
        """Acts before steps."""
        acts = [answer for answer in legal if verb_of(answer) != WALK]
        steps = [answer for answer in legal if verb_of(answer) == WALK]
        return tuple((acts + steps)[:MOST_CANDIDATES])

    def reward(self, s: State, seat: int) -> float:
        assert isinstance(s, Dungeon)
        value = 0.0
        for h in s.heroes:
            if h.status != DEAD:
                value += h.body + A_HERO
        for m in s.monsters:
            if m.status == PLACED:
                value -= m.body + 1.0
        if s.outcome != UNDECIDED:
            value += A_QUEST if s.scores()[ZARGON] == 0 else -A_QUEST
        return -value if seat == ZARGON else value

    def horizon(self, s: State) -> int:
        assert isinstance(s, Dungeon)
        return s.turn + ROUNDS * (len(s.heroes) + 1)
