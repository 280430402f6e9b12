"""A hero's move, square by square (dbd-act-01, -04, dbd-mov). Enemies beside the way hinder nobody (dbd-mov-14)."""

from __future__ import annotations

from typing import Final

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
    """dbd-mov-05 to -08: water costs 2, all else 1; leaving costs nothing."""
    return WET_COST if s.wet >> square & 1 else 1


def steps(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-mov-01, -02, -10: orthogonally, not onto enemies, nor into walls or what is not revealed."""
    for square in s.ground.beside[h.square]:
        if can_step(s, h, square):
            into.append(STEPS[square])


def can_step(s: Delve, h: Hero, square: int) -> bool:
    if s.enemy_squares >> square & 1:
        return False
    left = points_after(s, h, square)
    return left >= 0 and lets_go_on(s, square, left)


def points_after(s: Delve, h: Hero, square: int) -> int:
    """Movement left after that step; below 0 if it cannot be paid (dbd-mov-06). It may take a new move action."""
    if same_move(s, square):
        return s.points - cost(s, square)
    return speed(h) - cost(s, square) if s.actions > 0 else -1


def same_move(s: Delve, square: int) -> bool:
    """Whether the move under way pays for that step, and where somebody stands for the way past him."""
    left = s.points - cost(s, square)
    return s.moving and left >= 0 and lets_go_on(s, square, left)


def lets_go_on(s: Delve, square: int, left: int) -> bool:
    return s.free(square) or passes(s, square, left)


def passes(s: Delve, square: int, left: int) -> bool:
    """dbd-mov-03: one may pass through heroes if one can go on to a free square."""
    for beside in s.ground.beside[square]:
        rest = left - cost(s, beside)
        if rest >= 0 and not s.enemy_squares >> beside & 1 and lets_go_on(s, beside, rest):
            return True
    return False


def onward(s: Delve, h: Hero, into: list[int]) -> None:
    """Erratum 7: from a shared square one must go on, with the movement one has."""
    for square in s.ground.beside[h.square]:
        left = s.points - cost(s, square)
        if left >= 0 and not s.enemy_squares >> square & 1 and lets_go_on(s, square, left):
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
    arrive(s, h, True)
