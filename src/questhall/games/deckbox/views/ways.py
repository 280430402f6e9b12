"""Where the hero who acts can go with the movement and the actions left, and how (dbd-mov, dbd-act-01, -04).

Pits are gone around as long as that leads to the same square; who passes one loses health, and no way kills.
"""

from __future__ import annotations

from heapq import heappop, heappush

from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import Act
from questhall.games.deckbox.rules.exploring import live
from questhall.games.deckbox.rules.movement import cost, passes
from questhall.games.deckbox.rules.totals import speed
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.shapes import ReachView


class Way:
    """How one comes to a square: the square before it, and what it has taken so far."""

    def __init__(self, square: int, back: int, cost: int, moves: int, points: int, pits: int) -> None:
        self.square = square
        self.back = back
        self.cost = cost
        self.moves = moves
        self.points = points  # left of the move under way
        self.pits = pits

    def rank(self) -> tuple[int, int, int, int]:
        return self.moves, -self.points, self.pits, self.square


def acting(s: Delve) -> Hero | None:
    """The hero who is asked what he does."""
    return s.heroes[s.active] if isinstance(s.asking, Act) and s.active != NONE else None


def ways(s: Delve, h: Hero) -> dict[int, Way]:
    """All squares he can come to, the one he stands on left out."""
    if s.actions == 0 and s.points == 0:
        return {}
    search = Search(s, h)
    search.spread(False)
    if h.health > 1:
        search.spread(True)
    return search.result()


class Search:
    """The cheapest ways first: fewest further actions, then most points left."""

    def __init__(self, s: Delve, h: Hero) -> None:
        self.s = s
        self.h = h
        self.speed = speed(h)
        self.found = {h.square: Way(h.square, NONE, 0, 0, s.points if s.moving else 0, 0)}

    def spread(self, into_pits: bool) -> None:
        """On from all that is found. What is found without pits stays as it is when pits are allowed."""
        queue: list[tuple[tuple[int, int, int, int], int, Way]] = []
        fresh = list(self.found.values())
        entered = 0
        while fresh or queue:
            for way in fresh:
                for onward in self.steps(way, into_pits):
                    heappush(queue, (onward.rank(), entered, onward))
                    entered += 1
            fresh = []
            if queue:
                way = heappop(queue)[2]
                if way.square not in self.found:
                    self.found[way.square] = way
                    fresh = [way]

    def steps(self, way: Way, into_pits: bool) -> list[Way]:
        s = self.s
        if live(s, way.square) and way.back != NONE:
            return []  # what lies behind is not known yet
        found: list[Way] = []
        for square in s.ground.beside[way.square]:
            if square in self.found or s.enemy_squares >> square & 1:
                continue
            pit = self.falls(square)
            if pit and (not into_pits or way.pits + 1 >= self.h.health):
                continue
            onward = self.step(way, square, way.pits + (1 if pit else 0))
            if onward is not None:
                found.append(onward)
        return found

    def falls(self, square: int) -> bool:
        """dbd-mov-07; erratum 7: one only passes where somebody stands."""
        return self.s.ground.pits >> square & 1 == 1 and self.s.free(square)

    def step(self, way: Way, square: int, pits: int) -> Way | None:
        """dbd-act-04: a step that the move cannot pay begins another; erratum 7: not on a shared square."""
        s = self.s
        price = cost(s, square)
        moves, left = way.moves, way.points - price
        if left < 0:
            moves, left = moves + 1, self.speed - price
            if left < 0 or moves > s.actions or self.shared(way.square):
                return None
        if self.shared(square) and not passes(s, square, left):
            return None
        return Way(square, way.square, way.cost + price, moves, left, pits)

    def shared(self, square: int) -> bool:
        """Whether another hero stands there."""
        for other in self.s.heroes:
            if other is not self.h and other.square == square:
                return True
        return False

    def result(self) -> dict[int, Way]:
        """Squares to stop on, and those of other heroes on the way there."""
        kept: dict[int, Way] = {}
        for way in self.found.values():
            if way.back == NONE or self.shared(way.square):
                continue
            while way.back != NONE and way.square not in kept:
                kept[way.square] = way
                way = self.found[way.back]
        return kept


def reach(s: Delve, found: dict[int, Way]) -> list[ReachView]:
    g = s.ground
    squares = sorted(found, key=lambda square: (g.y[square], g.x[square]))
    return [reached(s, found[square]) for square in squares]


def reached(s: Delve, way: Way) -> ReachView:
    return {
        "at": refs.spot(s, way.square),
        "cost": way.cost,
        "moves": way.moves,
        "back": refs.spot(s, way.back),
        "pits": way.pits,
        "explores": live(s, way.square),
        "through": not s.free(way.square),
    }
