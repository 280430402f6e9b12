"""Zargon's bot (section 9.3): strong, and fair. It uses what stands on the board and never looks at dice or deck.

Merciful: the nearest hero, no more than two on one, and nobody who is nearly dead while others stand. Fair: the scores
of 9.3, with its penalty for crowding. Cunning: without it, on whoever can fall this turn, from where few can strike
back; then back out of reach.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.grid import BIT, squares_of
from questhall.engine.playout import Policy, Random
from questhall.games.heroquest.bots import dread
from questhall.games.heroquest.bots.outlook import (
    BEYOND,
    exposure,
    heroes_in,
    near_heroes,
    nearest,
    seen_by,
    standing,
    weakest,
)
from questhall.games.heroquest.bots.prey import CUNNING, MERCIFUL, Hunt
from questhall.games.heroquest.model.answer_codes import (
    CHOOSE,
    DONE,
    DREAD_CAST,
    END_TURN,
    PLACE,
    STRIKE,
    WALK,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import SQUARES, depth, distance, reach
from questhall.games.heroquest.model.figures import M_DORMANT, M_PEACEFUL, PLACED, Monster
from questhall.games.heroquest.model.state import Dungeon

WORTH_CASTING: Final = 5.0
FOLLOWED: Final = 20  # steps a hero is worth who can follow
WARY: Final = 4.0
GROUP: Final = 8  # monsters that near belong together


class ZargonBot(Policy):
    """One level of Zargon."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Dungeon)
        s = imagined
        legal = s.legal_for(seat)
        verb = verb_of(legal[0])
        if verb == CHOOSE:
            return self.next_monster(s, legal)
        if verb == PLACE:
            return self.set_down(s, legal, random)
        if s.monster >= 0:
            return self.act(s, s.monsters[s.monster], legal)
        return dread.command(s, legal)

    # Whose turn

    def next_monster(self, s: Dungeon, legal: tuple[int, ...]) -> int:
        """9.3.2, 9.3.3: casters first, then those who stand next to somebody, then the nearest."""
        best = legal[0]
        best_score = -1e9
        for answer in legal:
            if verb_of(answer) == END_TURN:
                continue
            m = s.monsters[a_of(answer)]
            score = -float(nearest(s, m.square))
            if m.spells:
                score += 100.0
            if score > best_score:
                best, best_score = answer, score
        return best

    # One monster

    def act(self, s: Dungeon, m: Monster, legal: tuple[int, ...]) -> int:
        best = code(DONE)
        best_score = 0.0
        reached = 0
        hunt = Hunt(s, self.level)
        for answer in legal:
            verb = verb_of(answer)
            score = -1.0
            if verb == STRIKE:
                score = hunt.blow(m, m.square, b_of(answer))
            elif verb == DREAD_CAST:
                score = dread.worth(s, m, a_of(answer), b_of(answer))
                if score < WORTH_CASTING or (self.level == MERCIFUL and weakest(s) * 2 <= 4):
                    score = -1.0
            elif verb == WALK:
                reached |= BIT[a_of(answer)]
            if score > best_score:
                best, best_score = answer, score
        if not reached:
            return best
        if s.acted:
            return self.step_away(s, m, reached) if self.level == CUNNING else best
        return self.better_place(s, m, hunt, reached, best, best_score)

    def better_place(self, s: Dungeon, m: Monster, hunt: Hunt, reached: int, best: int, best_score: float) -> int:
        """A square from which a blow is worth more; without any, the way towards the heroes."""
        targets = near_heroes(s)
        for square in squares_of(reached & targets):
            score = hunt.best_blow(m, square) - 0.1  # staying is better than moving for nothing
            if score > best_score:
                best, best_score = code(WALK, square), score
        if best_score > 0.0 or verb_of(best) != DONE:
            return best
        return self.approach(s, m, reached)

    def step_away(self, s: Dungeon, m: Monster, reached: int) -> int:
        """Cunning: having struck or cast, back to where fewer heroes can follow, no further than need be."""
        best = code(DONE)
        danger = exposure(s)
        best_score = float(FOLLOWED * seen_by(danger, m.square))
        for square in squares_of(reached):
            score = float(FOLLOWED * seen_by(danger, square) + nearest(s, square))
            if score < best_score:
                best, best_score = code(WALK, square), score
        return best

    def approach(self, s: Dungeon, m: Monster, reached: int) -> int:
        """9.3.5, 9.3.6: towards the nearest hero by the open way; a group waits for its moment out of their reach."""
        if m.plan >= 0 and s.plan.monsters[m.plan].guards >= 0 and not heroes_in(s, s.plan.monsters[m.plan].guards):
            return code(DONE)
        weight = self.caution(s, m)
        danger = exposure(s) if weight else []
        free = ~(s.solid | s.blocking)
        best = code(DONE)
        best_score = 1e9
        for h in standing(s):
            layers = reach(s, h.square, free, SQUARES)
            here = depth(layers, m.square)
            if here >= BEYOND:
                continue
            score = here + 0.5 + weight * seen_by(danger, m.square)
            if score < best_score:
                best, best_score = code(DONE), score
            for square in squares_of(reached):
                steps = depth(layers, square)
                if steps >= BEYOND:
                    continue
                score = steps + weight * seen_by(danger, square)
                if score < best_score:
                    best, best_score = code(WALK, square), score
        return best

    def caution(self, s: Dungeon, m: Monster) -> float:
        """How many steps a hero in reach is worth: not to the merciful, nor to one alone or when two can strike."""
        if self.level == MERCIFUL:
            return 0.0
        if self.level == CUNNING and m.spells:  # 9.3.8: casters keep away
            return WARY
        group = 0
        striking = 0
        near = near_heroes(s)
        for other in s.monsters:
            if other.status != PLACED or other.effects & (M_DORMANT | M_PEACEFUL):
                continue
            group += distance(other.square, m.square) <= GROUP
            striking += near >> other.square & 1
        if striking >= 2 or group < 2:
            return 0.0
        return WARY

    # Elsewhere

    def set_down(self, s: Dungeon, legal: tuple[int, ...], random: Random) -> int:
        """9.3.9: cunning ones come from behind."""
        if self.level < CUNNING:
            return legal[int(random() * len(legal))]
        best = legal[0]
        best_score = -1
        for answer in legal:
            score = 0
            for h in standing(s):
                score += distance(h.square, a_of(answer)) == 1
            if score > best_score:
                best, best_score = answer, score
        return best
