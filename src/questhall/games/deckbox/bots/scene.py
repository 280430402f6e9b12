"""What a hero sees who thinks about a fight: how strong each enemy is, and how dangerous a square (section 9, 3-4)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import CRUSH_EACH, CRUSH_ONCE, PLAIN, enemy_mean
from questhall.games.deckbox.bots.temper import Temper
from questhall.games.deckbox.model.cards import FOE_SPEED
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import KW_CRUSH, KW_PIERCE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import walk_to
from questhall.games.deckbox.rules.totals import defence, enemy_dice, enemy_modifier, keywords

PRESENCE: Final = 0.25  # of any enemy, however harmless
WEAK_AT: Final = 5
WEAK: Final = 1.2
FRAIL_AT: Final = 3
FRAIL: Final = 1.8


def crush_of(s: Delve, words: int) -> int:
    if not words & KW_CRUSH:
        return PLAIN
    return CRUSH_ONCE if s.table.crush_once else CRUSH_EACH


def blow(s: Delve, e: Enemy, guard: int) -> float:
    """What an enemy's activation costs somebody of that defence, on average."""
    words = keywords(e)
    ranged = e.kind == RANGED
    mean = enemy_mean(enemy_dice(e, ranged), enemy_modifier(s, e, ranged), guard - (1 if words & KW_PIERCE else 0))
    return mean * (2.0 if words & KW_CRUSH else 1.0)


def frailty(h: Hero) -> float:
    """The less health is left, the more a point of it counts."""
    if h.health <= FRAIL_AT:
        return FRAIL
    return WEAK if h.health <= WEAK_AT else 1.0


class Scene:
    """All that several thoughts of one decision need; computed once."""

    def __init__(self, s: Delve, h: Hero, daring: float, temper: Temper) -> None:
        self.s = s
        self.temper = temper
        self.daring = daring
        self.h = h
        self.g = s.ground
        self.friends: list[Hero] = [other for other in s.heroes if not other.fallen and other is not h]
        guard = defence(s, h)
        guards = [defence(s, other) for other in s.heroes if not other.fallen]
        self.powers: list[float] = []
        self.blows: list[float] = []  # on this hero, 0 for the stunned
        self.tiles: list[int] = []  # where a shooter's targets may stand
        for e in s.enemies:
            total = 0.0
            for each in guards:
                total += blow(s, e, each)
            self.powers.append(total / max(1, len(guards)) + PRESENCE)
            self.blows.append(0.0 if e.stunned else blow(s, e, guard))
            self.tiles.append(self.aims_at(e))
        self.weight = (temper.company if self.friends else temper.alone) * frailty(h) * daring
        self.risks: dict[int, float] = {}

    def aims_at(self, e: Enemy) -> int:
        """Its own and adjacent tiles, as bits; none for one that fights at close quarters."""
        if e.kind != RANGED:
            return 0
        bits = self.g.near_tiles[self.g.first[e.square]]
        if self.g.second[e.square] >= 0:
            bits |= self.g.near_tiles[self.g.second[e.square]]
        return bits

    def risk(self, square: int) -> float:
        found = self.risks.get(square, -1.0)
        if found < 0.0:
            found = self.weight * self.expected(square)
            self.risks[square] = found
        return found

    def expected(self, square: int) -> float:
        """The damage of all who could reach it, of those at close quarters no more than find room around it."""
        g = self.g
        here = g.tiles_of(square)
        walk = walk_to(g, square, self.s.wet)
        total = 0.0
        close: list[float] = []
        for n, e in enumerate(self.s.enemies):
            if self.blows[n] > 0.0:
                if self.tiles[n]:
                    if self.tiles[n] & here:
                        total += self.blows[n]
                elif walk[e.square] <= FOE_SPEED[e.foe] + 1:
                    close.append(self.blows[n])
        room = self.room_around(square)
        if len(close) > room:
            close.sort(reverse=True)
            close = close[:room]
        return total + sum(close)

    def room_around(self, square: int) -> int:
        """Squares from which one can be attacked there."""
        room = 0
        taken = (self.s.hero_squares & ~(1 << self.h.square)) | self.g.pits
        for beside in self.g.beside[square]:
            if not taken >> beside & 1:
                room += 1
        return room

    def nearest(self, square: int) -> int:
        """Steps to the nearest enemy."""
        walk = walk_to(self.g, square, self.s.wet)
        found = FAR
        for e in self.s.enemies:
            found = min(found, walk[e.square])
        return found
