"""What a monster's blow is worth to Zargon's bot (9.3.4): whom to strike, and from which square."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.dread import FEW, HEALERS
from questhall.games.heroquest.bots.odds import ON_HERO, expected, kills
from questhall.games.heroquest.bots.outlook import alone, crowd, standing, strikers
from questhall.games.heroquest.model.answer_codes import ALLY
from questhall.games.heroquest.model.board import distance, grow
from questhall.games.heroquest.model.figures import (
    M_ASLEEP,
    M_DORMANT,
    M_MISSES,
    M_PEACEFUL,
    M_USED,
    PLACED,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import POTION_HEALING
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.monster_moves import prowl
from questhall.games.heroquest.rules.owning import carries
from questhall.games.heroquest.rules.strength import defend_dice, monster_attack_dice
from questhall.games.heroquest.rules.zargon import open_to

MERCIFUL: Final = 0
FAIR: Final = 1
CUNNING: Final = 2
AT_MOST: Final = 2  # of the merciful's monsters strike one hero in a turn
SPARED: Final = -1.0  # worth less than doing nothing
DOOMED: Final = 0.8  # part of his Body a hero may expect to lose before the turn is over


class Hunt:
    """The blows of one turn, as one level of Zargon weighs them."""

    def __init__(self, s: Dungeon, level: int) -> None:
        self.s = s
        self.level = level
        self.doomed = doomed(s) if level == CUNNING else 0

    def best_blow(self, m: Monster, square: int) -> float:
        """The best blow from a square; 0 if nobody is in reach."""
        s = self.s
        near = grow(BIT[square], s.east, s.south)
        best = 0.0
        for h in s.heroes:
            if open_to(s, h, near):
                best = max(best, self.blow(m, square, h.number))
        for ally in s.allies:
            if ally.status == PLACED and near >> ally.square & 1:
                best = max(best, self.blow(m, square, ALLY + ally.number))
        return best

    def blow(self, m: Monster, square: int, target: int) -> float:
        """What striking that target from there is worth."""
        s = self.s
        if target >= ALLY:
            return self.at_ally(m, target - ALLY)
        h = s.heroes[target]
        if self.level == MERCIFUL:
            return self.gentle(m, square, h)
        odds = ON_HERO[monster_attack_dice(s, m)][defend_dice(s, h)]
        score = 10.0 * expected(odds, h.body) + 25.0 * kills(odds, h.body) + 3.0 * (1 - h.body / max(1, h.body_start))
        score += min(5, h.spells.bit_count()) + (6.0 if carries(s, h) else 0.0) + (2.0 if alone(s, h) else 0.0)
        if self.level == CUNNING:
            score += 15.0 * kills(odds, h.body) + (8.0 if self.doomed >> h.number & 1 else 0.0)
            return max(score - 1.5 * openings(s, square), 0.5)
        score -= 2.0 * max(0, strikers(s, square) - 1)
        score -= 6.0 * max(0, crowd(s, h) - 2) + self.pace(h)
        return max(score, 0.5)

    def at_ally(self, m: Monster, number: int) -> float:
        """Cunning ones know that the quest hangs on him; the merciful, too, and leave him alone when he is weak."""
        ally = self.s.allies[number]
        if self.level == MERCIFUL and ally.body <= FEW:
            return SPARED
        odds = ON_HERO[monster_attack_dice(self.s, m)][self.s.plan.npcs[number].defend]
        score = 8.0 * expected(odds, ally.body) + 20.0 * kills(odds, ally.body)
        return 3.0 * score if self.level == CUNNING else score

    def gentle(self, m: Monster, square: int, h: Hero) -> float:
        """Merciful: whoever is near, rather the healthy; never the third on one, nor the nearly dead beside others."""
        if crowd(self.s, h) >= AT_MOST or (h.body <= FEW and len(standing(self.s)) > 1):
            return SPARED
        return 5.0 + h.body - distance(m.square, square) * 0.3

    def pace(self, h: Hero) -> float:
        """9.3.10: while two heroes are nearly dead and nothing can heal them, the healthiest is struck."""
        weak = 0
        for each in standing(self.s):
            if each.items[POTION_HEALING] or each.spells & HEALERS:
                return 0.0
            weak += each.body <= FEW
        return 8.0 if weak >= 2 and h.body <= FEW else 0.0


def doomed(s: Dungeon) -> int:
    """The heroes whom the monsters that have not acted yet can bring down this turn, as bits."""
    ready: list[Monster] = []
    strikes: list[int] = []
    for m in s.monsters:
        if m.status == PLACED and not m.effects & (M_USED | M_DORMANT | M_PEACEFUL | M_ASLEEP | M_MISSES):
            ready.append(m)
            strikes.append(prowl(s, m.square, m.move) | BIT[m.square])
    found = 0
    for h in standing(s):
        near = grow(BIT[h.square], s.east, s.south)
        dice = defend_dice(s, h)
        blows: list[float] = []
        for n, m in enumerate(ready):
            if strikes[n] & near:
                blows.append(expected(ON_HERO[monster_attack_dice(s, m)][dice], h.body))
        blows.sort(reverse=True)
        places = (near & ~BIT[h.square] & ~(s.hero_squares | s.ally_squares | s.solid | s.blocking)).bit_count()
        if sum(blows[:places]) >= DOOMED * h.body:
            found |= 1 << h.number
    return found


def openings(s: Dungeon, square: int) -> int:
    """Heroes who may strike back: no more than the squares around it, which a doorway has few of."""
    taken = BIT[square] | s.solid | s.blocking | s.monster_squares | s.ally_squares
    return min((grow(BIT[square], s.east, s.south) & ~taken).bit_count(), len(standing(s)))
