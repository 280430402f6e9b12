"""Whom one may attack from where: melee, ranged, reach (dbd-mel, dbd-rng, dbd-kw-01, -02), and what one sees."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.deckbox.model import sight
from questhall.games.deckbox.model.cards import RULE_AMOUNT
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ground import Ground, place
from questhall.games.deckbox.model.ids import KW_REACH, RUL_DARK
from questhall.games.deckbox.model.state import Delve

NEAREST_SHOT: Final = 2  # dbd-rng-01
DARK_RANGE: Final = RULE_AMOUNT[RUL_DARK]  # dbd-rule-dark

NOBODY: Final = 0  # of squares as bits

# Why a ranged attack is not possible
SHOT_OK: Final = 0
TOO_CLOSE: Final = 1
WRONG_TILE: Final = 2
TOO_DARK: Final = 3
NO_SIGHT: Final = 4


def hero_sees(s: Delve, a: int, b: int) -> bool:
    """dbd-los-06: for a hero enemies block and heroes do not."""
    return sight.sees(s.ground, a, b, s.enemy_squares)


def enemy_sees(s: Delve, a: int, b: int) -> bool:
    """dbd-los-06: for an enemy it is the other way round (R24, table option heroes_block_enemy_sight)."""
    return sight.sees(s.ground, a, b, s.hero_squares if s.table.heroes_block else NOBODY)


def in_reach(g: Ground, a: int, b: int, keywords: int) -> bool:
    """dbd-mel-01 to -03: orthogonally adjacent, no sight needed, but never through a tile's wall. dbd-kw-01: Reach."""
    if g.touching[a] & BIT[b]:
        return True
    if not keywords & KW_REACH or not g.tiles_of(a) & g.tiles_of(b):  # dbd-map-10: not beyond a sealed exit
        return False
    dx, dy = g.x[b] - g.x[a], g.y[b] - g.y[a]
    return abs(dx) == 1 and abs(dy) == 1 and around_corner(g, a, dx, dy)


def around_corner(g: Ground, a: int, dx: int, dy: int) -> bool:
    """dbd-kw-02: impossible only if both squares flanking the corner are walls."""
    x, y = g.x[a], g.y[a]
    return place(x + dx, y) in g.at or place(x, y + dy) in g.at


def near_enough(s: Delve, a: int, b: int) -> bool:
    """dbd-rng-03 to -06, and "on your tile or an adjacent tile" of cards: the target's tile is one of those."""
    g = s.ground
    return g.reaches(a) & g.tiles[b] != 0


def shot(s: Delve, a: int, b: int, by_hero: bool) -> int:
    """dbd-rng-01 to -08: SHOT_OK, or the first thing that forbids a ranged attack, a hero's or an enemy's."""
    g = s.ground
    distance = g.distance(a, b)
    if distance < NEAREST_SHOT:
        return TOO_CLOSE
    if not near_enough(s, a, b):
        return WRONG_TILE
    if distance > DARK_RANGE and (s.rule_at(a, RUL_DARK) or s.rule_at(b, RUL_DARK)):
        return TOO_DARK  # dbd-rule-dark
    seen = hero_sees(s, a, b) if by_hero else enemy_sees(s, a, b)
    return SHOT_OK if seen else NO_SIGHT


def smoked(s: Delve, square: int) -> bool:
    """dbd-itm-smoke: no enemy shoots at a hero on a marked tile."""
    return s.smoke & s.ground.tiles_of(square) != 0


def melee_targets(s: Delve, h: Hero, keywords: int) -> list[Enemy]:
    """dbd-atk-10: only enemies are attacked."""
    return [e for e in s.enemies if in_reach(s.ground, h.square, e.square, keywords)]


def ranged_targets(s: Delve, h: Hero) -> list[Enemy]:
    """dbd-rng-01 to -07."""
    return [e for e in s.enemies if shot(s, h.square, e.square, True) == SHOT_OK]


def visible(s: Delve, h: Hero) -> list[Enemy]:
    """Whom dbd-abl-slate, dbd-abl-still and dbd-abl-lance reach: seen, at any distance, on his or an adjacent tile."""
    at = h.square
    return [e for e in s.enemies if near_enough(s, at, e.square) and hero_sees(s, at, e.square)]


def neighbours(s: Delve, h: Hero) -> list[Hero]:
    """dbd-min-07, R6: living heroes orthogonally adjacent."""
    if h.square < 0 or not s.ground.touching[h.square] & s.hero_squares:  # dbd-min-09
        return []
    beside = s.ground.beside[h.square]
    return [other for other in s.heroes if other.square in beside]
