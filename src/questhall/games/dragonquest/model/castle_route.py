"""The way before a hero: into the chamber unless he has seen it, and out to the Exit.

`bad` is what he may not enter: visited, blocked and crossed squares; whether his own square is among them makes no
difference. `seen` says that he has been in the chamber.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, one_of, squares_of
from questhall.games.dragonquest.model.castle_plan import (
    CHAMBER,
    CHAMBER_BIT,
    EXIT,
    EXIT_BIT,
    GRID,
    ORDER,
    RING,
    SQUARE_AT,
    SQUARES,
)

FAR: Final = 1000  # steps to what cannot be reached
TO_EXIT: Final = SQUARES | EXIT_BIT
ALL_WALKS: Final = (1 << 30) - 1  # the share of a square that every walk uses, more than there are shortest walks


def rank(cost: int, share: int, ahead: int, square: int) -> int:
    """drq-sol-03: a number that sorts blocks, the most hindering first: most extra steps, largest share of all shortest
    walks of the current leg, nearest to three steps ahead, lowest column, lowest row."""
    return (((FAR - cost) * (ALL_WALKS + 1) + ALL_WALKS - share) * 1024 + abs(ahead - 3)) * 512 + ORDER[square]


def ranked(ranks: list[int]) -> list[int]:
    """The squares of those ranks, best first."""
    ranks.sort()
    return [SQUARE_AT[number & 511] for number in ranks]


class Leg:
    """All shortest walks of one leg. Never changed once made, since positions share it."""

    def __init__(self, layers: list[int], steps: int) -> None:
        self.layers = layers  # layer k: the squares that are the k-th of some shortest walk; [] if there is no walk
        self.steps = steps
        self.squares: int = 0
        self.narrow: int = 0  # the squares that every shortest walk uses
        for layer in layers:
            self.squares |= layer
            if layer == BIT[one_of(layer)]:
                self.narrow |= layer
        self.shared: list[int] = []

    def number(self, square: int) -> int:
        """The number of the layer that holds a square, given as a set."""
        for number, layer in enumerate(self.layers):
            if layer & square:
                return number
        return FAR

    def by_share(self) -> list[int]:
        """The squares, those used by most walks first, ties as in rank()."""
        if not self.shared:
            through = GRID.walks_through(self.layers)
            ranks: list[int] = []
            for number, layer in enumerate(self.layers):
                for square in squares_of(layer):
                    ranks.append(rank(0, through[square], number, square))
            self.shared = ranked(ranks)
        return self.shared


NOTHING: Final = Leg([], 0)  # the way in of a hero who has seen the chamber
NO_WAY: Final = Leg([], FAR)


def find_way(origin: int, goal: int, bad: int) -> Leg:
    """From the hero or the chamber to the chamber or the Exit.

    On the way to the chamber the Exit is closed (drq-wlk-12), Start always is (drq-wlk-04).
    """
    free = (SQUARES if goal == CHAMBER else TO_EXIT) & ~bad
    starts = RING & free if origin == CHAMBER else BIT[origin]
    layers = GRID.shortest_walks(starts, RING if goal == CHAMBER else EXIT_BIT, free)
    if not layers:
        return NO_WAY
    between = 1 if origin == CHAMBER or goal == CHAMBER else 0  # the step between the chamber and its ring
    return Leg(layers, len(layers) - 1 + between)


# The shortest walks that avoid some of the bad squares and happen to avoid them all are the shortest walks. So only the
# bad squares that stand in the way need be heeded, and as they are few, so are the cases. These are remembered.
REMEMBERED: Final = 20_000
PATIENCE: Final = 6
known: Final[dict[int, Leg]] = {}


def way(origin: int, goal: int, bad: int) -> Leg:
    """The same as find_way(), mostly from memory."""
    bad &= ~BIT[origin]
    heeded = 0
    for _ in range(PATIENCE):
        case = heeded << 20 | goal << 10 | origin
        leg = known.get(case)
        if leg is None:
            leg = find_way(origin, goal, heeded)
            if len(known) >= REMEMBERED:
                known.clear()
            known[case] = leg
        standing = leg.squares & bad
        if not standing:
            return leg
        heeded |= standing
    return find_way(origin, goal, bad)


def steps_between(origin: int, goal: int, bad: int) -> int:
    """From the hero or the chamber to the chamber or the Exit; FAR if no way leads there."""
    return way(origin, goal, bad).steps


class Route:
    """Both legs of the way before a hero, each as short as possible for itself."""

    def __init__(self, hero: int, bad: int, into: Leg, out: Leg) -> None:
        self.hero = hero
        self.bad = bad
        self.into = into
        self.out = out
        self.known: int = -1  # what is needed, once it has been asked

    def steps(self) -> int:
        """`left` of the rules."""
        return min(self.into.steps + self.out.steps, FAR)

    def leg(self) -> Leg:
        """The current leg."""
        return self.out if self.into is NOTHING else self.into

    def leaver(self) -> int:
        """Where the way out begins."""
        return self.hero if self.into is NOTHING else CHAMBER

    def ahead(self, square: int) -> int:
        """How many steps before the hero a square of the shortest walks lies, given as a set."""
        leg = self.leg()
        if leg.squares & square:
            return leg.number(square)
        return min(leg.steps + 1 + self.out.number(square), FAR)

    def without(self, square: int) -> Route:
        """The same with one more bad square, given as a set."""
        bad = self.bad | square
        into = way(self.hero, CHAMBER, bad) if self.into.squares & square else self.into
        out = way(self.leaver(), EXIT, bad) if self.out.squares & square else self.out
        return Route(self.hero, bad, into, out)

    def needed(self) -> int:
        """drq-wal-15: squares whose loss may end the route, while that of any other cannot; 0 if there is no route."""
        if self.known < 0:
            self.known = self.find_needed()
        return self.known

    def find_needed(self) -> int:
        if self.steps() == FAR:
            return 0
        if not self.into.squares & self.out.squares:
            return self.into.narrow | self.out.narrow
        free = TO_EXIT & ~self.bad | BIT[self.hero]
        return GRID.two_paths(RING & free, EXIT_BIT | BIT[self.hero], free)


def route(hero: int, bad: int, seen: bool) -> Route:
    if seen or hero == CHAMBER:
        return Route(hero, bad, NOTHING, way(hero, EXIT, bad))
    bad |= BIT[hero]  # the way out does not lead over his own square
    return Route(hero, bad, way(hero, CHAMBER, bad), way(CHAMBER, EXIT, bad))


def route_exists(hero: int, bad: int, seen: bool) -> bool:
    """drq-wal-15: whether the hero can still draw a line to the Exit, through the chamber unless he has seen it."""
    return route(hero, bad, seen).needed() != 0


def steps_left(hero: int, bad: int, seen: bool) -> int:
    """Shortest steps into the chamber, unless seen, and on to the Exit; FAR if there is no way.

    Each part is as short as possible for itself, even if no line could use both.
    """
    return route(hero, bad, seen).steps()


def next_steps(hero: int, bad: int, seen: bool) -> int:
    """The set of next spaces on the hero's shortest walks to his goal, the chamber or the Exit; 0 if there is none."""
    leg = route(hero, bad, seen).leg()
    if not leg.steps or leg is NO_WAY:
        return 0
    if hero == CHAMBER:
        return leg.layers[0]
    return leg.layers[1] if len(leg.layers) > 1 else CHAMBER_BIT


def walk_strands(square: int, visited: int, blocked: int, crossed: int, seen: bool) -> bool:
    """drq-wlk-14: whether a hero who steps on that space has no route any more."""
    return square != EXIT and not route_exists(square, visited | blocked | crossed, seen)
