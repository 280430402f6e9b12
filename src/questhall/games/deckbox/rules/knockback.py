"""Knockback: pushing and being pushed (dbd-kw-11 to -15)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.answer_codes import PUSH, a_of, code
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.plan import EAST, NONE, NORTH, SOUTH, WEST
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.arriving import arrive
from questhall.games.deckbox.rules.dice import DEFENCE, successes, throw
from questhall.games.deckbox.rules.foes import wound
from questhall.games.deckbox.rules.harm import hurt, suffer
from questhall.games.deckbox.rules.totals import enemy_defence

# dbd-kw-12: what an enemy would rather push somebody against
AGAINST_WALL: Final = 0
AGAINST_FIGURE: Final = 1
INTO_PIT: Final = 2
INTO_FREE: Final = 3
WALL_HIT: Final = 0
FIGURE_HIT: Final = 1


def ways(s: Delve, source: int, target: int) -> list[int]:
    """dbd-kw-12: straight away along the axis of the larger distance; both on a tie."""
    g = s.ground
    dx, dy = g.x[target] - g.x[source], g.y[target] - g.y[source]
    found: list[int] = []
    if abs(dx) >= abs(dy):
        found.append(EAST if dx > 0 else WEST)
    if abs(dy) >= abs(dx):
        found.append(SOUTH if dy > 0 else NORTH)
    return found


def behind(s: Delve, square: int, direction: int) -> int:
    """dbd-kw-12: what one is pushed against."""
    target = s.ground.toward[square][direction]
    if target == NONE:
        return AGAINST_WALL
    if not s.free(target):
        return AGAINST_FIGURE
    return INTO_PIT if s.ground.pits >> target & 1 else INTO_FREE


# An enemy is pushed


def push_enemy(s: Delve, e: Enemy, by: int, pierce: bool) -> None:
    """dbd-kw-12: on a tie the hero's player chooses."""
    s.then(ChooseAxis(e.number, by, tuple(ways(s, s.heroes[by].square, e.square)), pierce))


class ChooseAxis(Step[Delve]):
    """dbd-kw-12: there are two ways from a diagonal; otherwise nobody is asked."""

    def __init__(self, enemy: int, by: int, ways: tuple[int, ...], pierce: bool) -> None:
        self.enemy = enemy
        self.by = by
        self.ways = ways
        self.pierce = pierce

    def run(self, s: Delve) -> None:
        s.decide(self, self.by, tuple([code(PUSH, way) for way in self.ways]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        e = s.enemy(self.enemy)
        if e is not None:
            shove_enemy(s, e, self.by, a_of(answer), self.pierce)


def shove_enemy(s: Delve, e: Enemy, by: int, direction: int, pierce: bool) -> None:
    """dbd-kw-13 to -15, dbd-mov-12: a wall hurts, a figure is a hit to defend, a pit hurts."""
    against = behind(s, e.square, direction)
    if against == AGAINST_WALL:
        s.emit(events.COLLISION, by, WALL_HIT, e.number)
        wound(s, e, 1, by)
    elif against == AGAINST_FIGURE:
        s.emit(events.COLLISION, by, FIGURE_HIT, e.number)
        s.then(Collide(e.number, by, pierce))
    else:
        target = s.ground.toward[e.square][direction]
        s.move_enemy(e, target)
        s.emit(events.KNOCKED_BACK, by, e.number, target)
        if against == INTO_PIT:
            s.emit(events.PIT, NONE, target)
            wound(s, e, 1, by)


class Collide(Step[Delve]):
    """dbd-kw-14, erratum 12: one more hit, which may be defended; no energy, no Crush, the attack's own Pierce."""

    def __init__(self, enemy: int, by: int, pierce: bool) -> None:
        self.enemy = enemy
        self.by = by
        self.pierce = pierce

    def run(self, s: Delve) -> None:
        throw(s, self, DEFENCE, 1)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        e = s.enemy(self.enemy)
        assert e is not None
        modifier = enemy_defence(s, e) - (1 if self.pierce else 0)
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, -1, answer, modifier + 16)
        if successes(answer, modifier):
            s.emit(events.BLOCKED, -1, 1)
        else:
            wound(s, e, 1, self.by)


# A hero is pushed


def push_hero(s: Delve, h: Hero, source: int, pierce: bool) -> None:
    """dbd-kw-12: an enemy chooses wall, then figure, then pit, then a free square; dbd-kw-13 to -15: what follows."""
    direction = min(ways(s, source, h.square), key=lambda way: behind(s, h.square, way))
    against = behind(s, h.square, direction)
    if against == AGAINST_WALL:
        s.emit(events.COLLISION, h.seat, WALL_HIT)
        hurt(s, h, 1)
    elif against == AGAINST_FIGURE:
        s.emit(events.COLLISION, h.seat, FIGURE_HIT)
        suffer(s, h.seat, 1, pierce, 1, 0)
    else:
        target = s.ground.toward[h.square][direction]
        s.move_hero(h, target)
        s.emit(events.HERO_PUSHED, h.seat, target)
        arrive(s, h, True)
