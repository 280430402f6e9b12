"""What lies before Zargon's bot: where heroes stand, what they can reach, who is weak or alone."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import AREA, SQUARES, distance, grow, reachable
from questhall.games.heroquest.model.figures import IN_PLAY, M_USED, PLACED, Hero
from questhall.games.heroquest.model.state import Dungeon

BEYOND: Final = SQUARES
HERO_MOVE: Final = 7  # what two dice show


def standing(s: Dungeon) -> list[Hero]:
    return [h for h in s.heroes if h.status == IN_PLAY and h.square >= 0]


def near_heroes(s: Dungeon) -> int:
    """Squares next to a hero or an ally over an open edge."""
    return grow(s.hero_squares | s.ally_squares, s.east, s.south) & ~(s.hero_squares | s.ally_squares)


def nearest(s: Dungeon, square: int) -> int:
    best = BEYOND
    for h in standing(s):
        best = min(best, distance(h.square, square))
    return best


def exposure(s: Dungeon) -> list[int]:
    """For each hero the squares he may strike in his next turn."""
    found: list[int] = []
    free = ~(s.solid | s.blocking | s.monster_squares)
    for h in standing(s):
        found.append(grow(reachable(s, h.square, free, HERO_MOVE), s.east, s.south))
    return found


def seen_by(danger: list[int], square: int) -> int:
    n = 0
    for bits in danger:
        n += bits >> square & 1
    return n


def weakest(s: Dungeon) -> int:
    best = BEYOND
    for h in standing(s):
        best = min(best, h.body)
    return best


def alone(s: Dungeon, h: Hero) -> bool:
    for other in standing(s):
        if other.number != h.number and distance(other.square, h.square) <= 2:
            return False
    return True


def strikers(s: Dungeon, square: int) -> int:
    """Heroes who can strike a monster there next turn: those whose squares touch it."""
    return (grow(BIT[square], s.east, s.south) & s.hero_squares).bit_count()


def crowd(s: Dungeon, h: Hero) -> int:
    """Monsters that stand next to a hero and have had their turn."""
    near = grow(BIT[h.square], s.east, s.south)
    found = 0
    for m in s.monsters:
        found += m.status == PLACED and m.effects & M_USED != 0 and near >> m.square & 1
    return found


def heroes_in(s: Dungeon, area: int) -> bool:
    for h in standing(s):
        if AREA[h.square] == area:
            return True
    return False
