"""Damage to enemies, their defeat, and what they leave (dbd-def-06 to -09)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ids import RED
from questhall.games.deckbox.model.plan import FLAG_BOSS, NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import LOOT, throw_enemy_die
from questhall.games.deckbox.rules.fortune import gain_treasure, raise_flag

VALUE: Final = 15  # of a face code: the number; above it the type


def wound(s: Delve, e: Enemy, points: int, by: int) -> None:
    """dbd-def-04: its die goes down; dbd-def-06: below 1 it is defeated at once; dbd-def-09: the rest is lost."""
    if points <= 0 or s.enemy(e.number) is None:
        return
    lost = min(points, e.health)
    e.health -= lost
    if by != NONE:
        e.last = by
    s.emit(events.ENEMY_HURT, by, e.number, lost)
    if e.health == 0:
        defeat(s, e, by)


def defeat(s: Delve, e: Enemy, by: int) -> None:
    """dbd-def-06: its die goes back to the supply. dbd-qst-06: a boss counts."""
    s.move_enemy(e, NONE)
    s.enemies = [each for each in s.enemies if each is not e]
    if not e.counter:  # dbd-spn-13, erratum 1: such a boss was never a die
        change_supply(s, e.colour, 1)
    s.emit(events.ENEMY_DEFEATED, by, e.number, int(e.boss))
    if e.boss:
        raise_flag(s, FLAG_BOSS, 1)
    if by != NONE and not s.heroes[by].fallen:
        s.then(Loot(by, e.colour))  # dbd-def-07, -08


def change_supply(s: Delve, colour: int, by: int) -> None:
    """dbd-set-12, dbd-def-06: a die on the board is not in the supply."""
    supply = list(s.supply)
    supply[colour] += by
    s.supply = tuple(supply)


class Loot(Step[Delve]):
    """dbd-def-07: the die is rolled once more; the number is the treasure, the type does not matter."""

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def run(self, s: Delve) -> None:
        throw_enemy_die(s, self, LOOT[self.colour], self.colour)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.emit(events.LOOT_ROLLED, self.seat, answer, self.colour)
        gain_treasure(s, s.heroes[self.seat], answer & VALUE)


def stun(s: Delve, e: Enemy) -> None:
    """dbd-kw-06, -08: red enemies cannot be stunned by anything; several stuns do not add up."""
    if e.colour != RED and not e.stunned:
        e.stunned = True
        s.emit(events.STUNNED, NONE, e.number)


def regain(s: Delve, e: Enemy) -> bool:
    """dbd-kw-17, -18: a point of health, up to its cap (R31)."""
    if e.health >= e.cap:
        return False
    e.health += 1
    return True
