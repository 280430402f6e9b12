"""Where a hero can walk, and by which squares."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.answer_codes import STEP, code
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import WET_COST, walk_to
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.exploring import live
from questhall.games.deckbox.rules.totals import speed

PASSING: Final = 1024
SQUARE: Final = PASSING - 1
NOWHERE: Final = -1
DEAR: Final = 100  # a step nearer counts for more than any detour


def live_exits(s: Delve) -> list[int]:
    return [half for half in s.ground.leads if live(s, half)]


def exit_bits(s: Delve) -> int:
    """Squares that nobody enters by the way: a step there explores."""
    bits = 0
    for half in s.ground.leads:
        if live(s, half):
            bits |= 1 << half
    return bits


def distance(s: Delve, a: int, b: int) -> int:
    """Steps from a to b, figures ignored, pits avoided."""
    return walk_to(s.ground, b, s.wet)[a]


class Ways:
    """All squares one can walk to with some moves, one after the other. Pits and live exits are avoided.

    Between two moves one must stand on a free square. A square that a friend holds is only passed through; in a later
    move it is another place (PASSING) than in the first.
    """

    def __init__(self, s: Delve, h: Hero, moves: list[int], goal: int) -> None:
        self.start = h.square
        self.costs: dict[int, int] = {h.square: 0}
        self.came: dict[int, int] = {}
        self.taken = s.hero_squares & ~(1 << h.square)
        barred = s.ground.pits | exit_bits(s)
        if goal >= 0:
            barred &= ~(1 << goal)
        barred |= s.enemy_squares
        before = 0
        for n in range(len(moves)):
            sources = self.stops() if n else [h.square]
            self.spread(s, moves[n], barred, sources, before, n * PASSING)
            before += moves[n]

    def spread(self, s: Delve, points: int, barred: int, sources: list[int], before: int, later: int) -> None:
        """One move from any of these squares; costs count on from those of the moves before."""
        costs = self.costs
        came = self.came
        wet = s.wet
        taken = self.taken
        beside = s.ground.beside
        fronts: list[list[int]] = [[] for _ in range(points + 3)]
        fronts[0].extend(sources)
        for so_far in range(points):
            for place in fronts[so_far]:
                if so_far and costs[place] != before + so_far:
                    continue
                for square in beside[place & SQUARE]:
                    if barred >> square & 1:
                        continue
                    cost = so_far + (WET_COST if wet >> square & 1 else 1)
                    other = square + later if taken >> square & 1 else square
                    if cost <= points and before + cost < costs.get(other, FAR):
                        costs[other] = before + cost
                        came[other] = place
                        fronts[cost].append(other)

    def stops(self) -> list[int]:
        """Squares where one may stay."""
        taken = self.taken
        return [square for square in self.costs if square < PASSING and not taken >> square & 1]

    def first_step(self, goal: int) -> int:
        """The square to enter first on the way to a goal that was found."""
        square = goal
        while self.came[square] != self.start:
            square = self.came[square]
        return square & SQUARE


def points_left(s: Delve, h: Hero) -> int:
    """Movement that is already paid for."""
    return s.points if s.moving and s.active == h.seat else 0


def one_move(s: Delve, h: Hero) -> list[int]:
    """Points for one move: what is left of the one under way, else a new one."""
    left = points_left(s, h)
    return [left] if left else [speed(h)] if s.actions > 0 else []


def all_moves(s: Delve, h: Hero) -> list[int]:
    """Points for all moves that are left."""
    left = points_left(s, h)
    return ([left] if left else []) + [speed(h)] * s.actions


def walk(s: Delve, h: Hero, goal: int, near: int) -> int:
    """The next step towards a square, until so many steps are left; NOWHERE if he is there or cannot come closer."""
    if distance(s, h.square, goal) <= near and not shares(s, h):
        return NOWHERE
    ways = Ways(s, h, all_moves(s, h), goal if near == 0 else NOWHERE)
    best = nearest(s, h, ways, goal, near)
    return code(STEP, ways.first_step(best)) if best != h.square else NOWHERE


def nearest(s: Delve, h: Hero, ways: Ways, goal: int, near: int) -> int:
    """Where such a walk ends with the actions that are left."""
    stuck = shares(s, h)
    here = distance(s, h.square, goal)
    best = h.square
    least = FAR * FAR if stuck else abs(here - near) * DEAR
    for square in ways.stops():
        rank = abs(distance(s, square, goal) - near) * DEAR + ways.costs[square]
        if square != h.square and rank < least:
            least = rank
            best = square
    return best
