"""A hero's move, square by square (dbd-act-01, -04, dbd-mov). Enemies beside the way hinder nobody (dbd-mov-14)."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.deckbox.model.answer_codes import STEP, code
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import SQUARES
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import WET_COST
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.arriving import arrive
from questhall.games.deckbox.rules.totals import speed

STEPS: Final = [code(STEP, square) for square in range(SQUARES)]


def cost(s: Delve, square: int) -> int:
    """dbd-mov-05 to -08: water costs 2, all else 1; leaving costs nothing, nor does an enemy beside it (dbd-mov-14)."""
    return WET_COST if s.wet & BIT[square] else 1


def steps(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-mov-01, -02, -10: orthogonally, not onto enemies, nor into walls or what is not revealed."""
    if s.points <= 0 and s.actions <= 0:
        return
    for square in s.ground.beside[h.square]:
        if can_step(s, h, square):
            into.append(STEPS[square])


def can_step(s: Delve, h: Hero, square: int) -> bool:
    """dbd-mov-02: no enemy stands there. dbd-act-01: the move under way pays for it, or another one does."""
    if s.enemy_squares & BIT[square]:
        return False
    return same_move(s, square) or (s.actions > 0 and pays(s, square, speed(h)))


def points_after(s: Delve, h: Hero, square: int) -> int:
    """Movement left after that step; below 0 if it cannot be paid. It may take a new move action."""
    if same_move(s, square):
        return s.points - cost(s, square)
    return speed(h) - cost(s, square) if s.actions > 0 else -1


def same_move(s: Delve, square: int) -> bool:
    """dbd-act-04: whether the move under way pays for that step, and where somebody stands for the way past him."""
    return pays(s, square, s.points)


def pays(s: Delve, square: int, points: int) -> bool:
    """dbd-mov-06: so many points pay for that step. dbd-mov-03: and for the way past whoever stands there."""
    left = points - cost(s, square)
    return left >= 0 and lets_go_on(s, square, left)


def lets_go_on(s: Delve, square: int, left: int) -> bool:
    """dbd-mov-03, -04: nobody stands there, or one can pass through him."""
    return not (s.hero_squares | s.enemy_squares) & BIT[square] or passes(s, square, left)


def passes(s: Delve, square: int, left: int) -> bool:
    """dbd-mov-03: one may pass through heroes if one can go on to a free square."""
    for beside in s.ground.beside[square]:
        if not s.enemy_squares & BIT[beside] and pays(s, beside, left):
            return True
    return False


def onward(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-mov-03, erratum 7: from a shared square one must go on, with the movement one has."""
    for square in s.ground.beside[h.square]:
        if not s.enemy_squares & BIT[square] and same_move(s, square):
            into.append(STEPS[square])


def step(s: Delve, h: Hero, square: int) -> None:
    """dbd-act-01, -04: a step that the move under way cannot pay begins a new move action."""
    price = cost(s, square)
    if not same_move(s, square):
        s.actions -= 1
        s.moving = True
        s.points = speed(h)
        s.emit(events.MOVE_BEGINS, h.seat, s.points)
    s.points -= price
    came = h.square
    s.move_hero(h, square)
    s.emit(events.STEPPED, h.seat, square, came)
    arrive(s, h, True)  # dbd-mov-07, dbd-exp-01
