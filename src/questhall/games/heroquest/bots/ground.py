"""The ground of a fight: what each monster can reach, and what a hero must fear on each square."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.odds import ON_HERO, expected
from questhall.games.heroquest.model.board import around, grow, joined
from questhall.games.heroquest.model.figures import M_ASLEEP, M_DORMANT, M_MISSES, M_PEACEFUL, PLACED, Hero, Monster
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.monster_moves import prowl
from questhall.games.heroquest.rules.strength import defend_dice, monster_attack_dice

SHARED: Final = 0.6  # how much another hero in reach draws blows away


def foes(s: Dungeon) -> list[Monster]:
    """Monsters on the board that fight."""
    return [m for m in s.monsters if m.status == PLACED and not m.effects & (M_DORMANT | M_PEACEFUL)]


class Ground:
    """The board as one hero sees it in a fight, while nobody moves but he."""

    def __init__(self, s: Dungeon, h: Hero) -> None:
        self.s = s
        self.h = h
        self.foes = foes(s)
        self.strikes: list[int] = []  # squares each can strike this turn
        self.blows: list[float] = []  # what its blow costs
        self.monsters = 0
        mine = s.hero_squares
        s.hero_squares = mine & ~BIT[h.square]
        others = s.hero_squares
        dice = defend_dice(s, h)
        for m in self.foes:
            self.monsters |= BIT[m.square]
            bits = grow(prowl(s, m.square, m.move) | BIT[m.square], s.east, s.south)
            lost = expected(ON_HERO[monster_attack_dice(s, m)][dice], h.body)
            if m.effects & (M_ASLEEP | M_MISSES):
                lost = 0.0
            self.strikes.append(bits)
            self.blows.append(lost / (1.0 + SHARED * (bits & others).bit_count()))
        s.hero_squares = mine

    def danger(self, square: int) -> float:
        """Body Points he may lose there before his next turn: no more blows than there are squares around him."""
        s = self.s
        taken = (s.hero_squares & ~BIT[self.h.square]) | s.ally_squares | s.solid & s.seen | s.blocking
        places = (joined(s, square) & ~taken).bit_count()
        if places == 0:
            return 0.0
        found: list[float] = []
        for n, bits in enumerate(self.strikes):
            if bits >> square & 1 and self.blows[n] > 0.0:
                found.append(self.blows[n])
        if len(found) > places:
            found.sort(reverse=True)
            found = found[:places]
        return sum(found)

    def cost(self, square: int) -> float:
        """The same, weighed by how much of it he can bear."""
        lost = self.danger(square)
        return lost * (0.4 + 1.3 * min(2.0, lost / max(1, self.h.body)))

    def near(self) -> int:
        """Squares that touch a monster, or a square that does."""
        return around(around(self.monsters))
