"""The enemies' turn thought through: they have no choices (section 2.7), so only their dice are uncertain."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots.odds import enemy_mean
from questhall.games.deckbox.bots.scene import Scene, frailty
from questhall.games.deckbox.model.figures import SHOOT, STRIKE, Enemy
from questhall.games.deckbox.model.ids import KW_CRUSH, KW_PIERCE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.behaviour import deed
from questhall.games.deckbox.rules.enemy_phase import nearness, threat
from questhall.games.deckbox.rules.totals import defence, enemy_dice, enemy_modifier, keywords

MAY_STILL_MOVE: Final = 0.6  # weight of what befalls a friend who has not acted yet
MORTAL: Final = 1.5  # weight of damage beyond half of what somebody has left


class Foresight:
    """A copy of the table on which enemies are let loose, as often as one likes."""

    def __init__(self, scene: Scene) -> None:
        copy = scene.s.clone()
        self.s: Delve = copy
        self.seat = scene.h.seat
        self.squares: list[int] = [e.square for e in copy.enemies]
        self.guards: list[int] = [0 if h.fallen else defence(copy, h) for h in copy.heroes]
        self.known: dict[int, float] = {}

    def cost(self, square: int, target: int, survives: float) -> float:
        """What the enemies' turn would cost all heroes, if this one stood there and the target survived that likely."""
        key = square << 8 | (target + 1)
        if target < 0:
            found = self.known.get(key, -1.0)
            if found >= 0.0:
                return found
        losses = self.losses(square, target, survives)
        total = 0.0
        for h in self.s.heroes:
            lost = losses[h.seat]
            if lost > 0.0:
                weight = 1.0 if h.activated or h.seat == self.seat else MAY_STILL_MOVE
                total += weight * (lost * frailty(h) + MORTAL * max(0.0, lost - 0.5 * h.health))
        if target < 0:
            self.known[key] = total
        return total

    def losses(self, square: int, target: int, survives: float) -> list[float]:
        """The damage each hero may expect."""
        s = self.s
        s.move_hero(s.heroes[self.seat], square)
        for n in range(len(s.enemies)):
            s.move_enemy(s.enemies[n], self.squares[n])
        for n in range(len(s.enemies)):  # once more: one may have stood where another one goes
            s.move_enemy(s.enemies[n], self.squares[n])
        hit = s.enemies[target].number if target >= 0 else -1
        found = [0.0] * len(s.heroes)
        left = [e for e in s.enemies if not e.stunned]
        while left:
            e = self.next(left)
            left.remove(e)
            done = deed(s, e)
            s.move_enemy(e, done.square)
            if done.does in (STRIKE, SHOOT):
                blow = self.blow(e, done.target, done.does == SHOOT)
                found[done.target] += blow * survives if e.number == hit else blow
        return found

    def next(self, left: list[Enemy]) -> Enemy:
        best = left[0]
        least = (0, 0, 0)
        for e in left:
            rank = (threat(self.s, e), nearness(self.s, e), e.number)
            if e is left[0] or rank < least:
                best, least = e, rank
        return best

    def blow(self, e: Enemy, seat: int, ranged: bool) -> float:
        words = keywords(e)
        guard = self.guards[seat] - (1 if words & KW_PIERCE else 0)
        mean = enemy_mean(enemy_dice(e, ranged), enemy_modifier(self.s, e, ranged), guard)
        return mean * (2.0 if words & KW_CRUSH else 1.0)
