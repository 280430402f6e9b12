"""The dungeon as a party surveys it: what is left to do, who leads, where home is."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.bots.goals import flees, holds_out, homeward, party, something_to_do
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.treasure import card, for_gold, promise
from questhall.games.heroquest.model.board import (
    ALL,
    CORRIDOR,
    ROOM_SQUARES,
    SQUARES,
    beside,
    depth,
    distance,
    grow,
    joined,
    reach,
    reachable,
)
from questhall.games.heroquest.model.figures import PLACED, Hero
from questhall.games.heroquest.model.plan_kinds import FALSE, LOCKED
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.disarming import can_disarm
from questhall.games.heroquest.rules.keeping_track import burden
from questhall.games.heroquest.rules.revealing import known_traps

ASIDE: Final = 8  # a bearer looks at furniture that is no further off
PATIENCE: Final = 3  # rounds without change after which nobody waits or spares himself any more
SIGHTED: Final = 20  # steps of a friend's way that are looked at
POST: Final = 3  # who guards somebody and finds no place beside him stays within so many steps


class Survey:
    """What one hero knows of the ground."""

    def __init__(self, s: Dungeon, h: Hero, notes: Notes) -> None:
        self.s = s
        self.h = h
        self.notes = notes
        self.home = homeward(s, notes)
        self.hurry = flees(s)
        self.holding = holds_out(s)
        self.floor = s.seen & ~(s.solid | s.blocking)
        self.floods: list[list[int]] = [[] for _ in s.heroes]
        self.worth = [-1] * len(s.heroes)  # rooms() of each hero, once asked for
        self.steps = -1  # doorsteps(), once asked for
        self.edge = -1  # edges(), likewise
        self.ways = -1  # walkable() of his own

    def leader(self) -> Hero:
        """Who carries what has to be brought somewhere, else the first in the order who is not badly hurt."""
        s = self.s
        first: Hero | None = None
        most = 0
        for friend in party(s):
            if something_to_do(s) and burden(s, friend).bit_count() > most:
                first, most = friend, burden(s, friend).bit_count()
        if first is not None:
            return first
        for friend in party(s):
            if friend.body > 2:
                return friend
        best = self.h
        for friend in party(s):
            if friend.body > best.body:
                best = friend
        return best

    def targets(self, h: Hero) -> int:
        """Squares worth walking to: before shut doors, at the edge of the known, where something lies or may lie."""
        found = self.doorsteps() | self.edges()
        if not self.home:
            found |= self.things() | self.rooms(h)
            if self.notes.undying:
                found |= self.untouched(h)
            elif burden(self.s, h):
                found |= self.untouched(h) & reachable(self.s, h.square, self.floor, ASIDE)
        return found & self.floor

    def edges(self) -> int:
        """At the edge of the known."""
        if self.edge < 0:
            s = self.s
            unknown = grow(self.floor, s.east, s.south) & ~s.seen
            self.edge = grow(unknown, s.east, s.south) & self.floor
        return self.edge

    def things(self) -> int:
        """Where something of the quest, or of the dead, can be picked up."""
        s = self.s
        found = 0
        for place in s.item_places:
            if place >= 0 and s.seen >> place & 1:
                found |= grow(BIT[place], s.east, s.south)
        for pile in s.piles:
            if pile >= 0:
                found |= BIT[pile]
        return found & self.floor

    def doorsteps(self) -> int:
        """Squares before shut doors that can be opened, and behind which not all is known already."""
        if self.steps >= 0:
            return self.steps
        s = self.s
        found = 0
        ways = 0
        for n, door in enumerate(s.plan.doors):
            shut = s.doors_seen >> n & 1 and not s.doors_open >> n & 1
            if shut and door.kind != FALSE and not (door.kind == LOCKED and not has_key(s, door.key)):
                both = BIT[door.a] | BIT[door.b]
                ways = ways or self.walkable(self.h)
                if both & ~ways:
                    found |= both
        self.steps = found & self.floor
        return self.steps

    def rooms(self, h: Hero) -> int:
        """Where this hero may search for treasure, or disarm what guards it, to good purpose."""
        found = self.worth[h.number]
        if found < 0:
            found = self.worth[h.number] = self.worthy(h) & self.floor
        return found

    def worthy(self, h: Hero) -> int:
        """9.2.7: rooms for what the quest may have laid there, and for a card while the deck is kind."""
        s = self.s
        areas = self.unsearched()
        if not areas:
            return 0
        spares_himself = h.body <= 1 and self.notes.idle(s) < PATIENCE
        drawn = card(s, h)
        gold = for_gold(s, h)
        found = 0
        for area in areas:
            pieces = guarded_pieces(s, area)
            if pieces and disarmer(s) is not None:
                found |= beside(pieces) & ROOM_SQUARES[area] if h is disarmer(s) else 0
            elif not spares_himself and (gold or promise(s, area, drawn) > 0.0):
                found |= ROOM_SQUARES[area]
        return found

    def unsearched(self) -> list[int]:
        """Rooms without monsters that nobody has searched for treasure."""
        s = self.s
        left = s.rooms_seen & ~(s.party_searched | s.plan.no_treasure | 1 << CORRIDOR)
        return [area for area in squares_of(left) if not s.monster_squares & ROOM_SQUARES[area]]

    def untouched(self, h: Hero) -> int:
        """With a deed to be done: squares beside furniture where he has not stood yet."""
        s = self.s
        if not something_to_do(s):
            return 0
        found = 0
        stood = self.notes.stood[h.number]
        if not burden(s, h):
            for each in self.notes.stood:
                stood |= each
        for piece in s.plan.furniture:
            near = grow(piece.squares, s.east, s.south) & self.floor
            if piece.squares and near and not near & stood:
                found |= near
        return found

    def layers(self, h: Hero) -> list[int]:
        """How far a hero has to walk where: past friends, and past monsters, who may have moved by then.

        Of the others' ways only the nearer part counts.
        """
        found = self.floods[h.number]
        if not found:
            far = SQUARES if h is self.h or self.h.square < 0 else SIGHTED
            found = self.floods[h.number] = reach(self.s, h.square, self.floor, far)
        return found

    def walkable(self, h: Hero) -> int:
        """All that can be reached on foot."""
        if h is not self.h:
            return reachable(self.s, h.square, self.floor, SQUARES)
        if self.ways < 0:
            self.ways = 0
            for layer in self.layers(h):
                self.ways |= layer
        return self.ways

    def nearest(self, h: Hero, squares: int) -> int:
        """Friends keep him from where they stand; not from a doorstep, else each would choose a door of his own."""
        free = BIT[h.square] | BIT[self.h.square] | self.doorsteps()  # he himself is in nobody's way
        friends = self.s.hero_squares & ~free
        for layer in self.layers(h) if h is self.h else reach(self.s, h.square, self.floor, SQUARES):
            found = layer & squares & ~friends
            if found:
                return squares_of(found)[0]
        return -1

    def post(self) -> int:
        """Squares he keeps to while somebody must be guarded; all of them otherwise."""
        if self.holding:
            for ally in self.s.allies:
                if ally.status == PLACED and not ally.hostile:
                    return self.shield(ally.square)
        return ALL

    def shield(self, square: int) -> int:
        """Around somebody to be guarded, while there is room; else as near as may be."""
        s, h = self.s, self.h
        beside = joined(s, square) & self.floor & ~known_traps(s)
        free = beside & ~(s.hero_squares & ~BIT[h.square]) & ~s.monster_squares
        return free if free else reachable(s, square, self.floor, POST)

    def guarded(self) -> int:
        """Beside whoever must be kept alive; where they stand, if there is nobody."""
        for ally in self.s.allies:
            if ally.status == PLACED and not ally.hostile:
                wanted = self.shield(ally.square)
                return -1 if wanted >> self.h.square & 1 else self.nearest(self.h, wanted)
        return -1

    def way_out(self) -> int:
        """Home by the known way; else what is still shut or unknown, the nearer to home the better."""
        s, h = self.s, self.h
        ways = self.walkable(h)
        exits = home(s)
        if exits & ways:
            return self.nearest(h, exits)
        best = -1
        least = 10 * SQUARES
        found = self.targets(h) & ways
        if not found:
            found = self.floor & ~s.secrets_sought & ways
        layers = self.layers(h)
        for square in squares_of(found):
            far = depth(layers, square)
            if s.plan.exit:
                far += 2 * distance(square, s.plan.exit[0])
            if far < least:
                best, least = square, far
        return best


def has_key(s: Dungeon, key: int) -> bool:
    return key >= 0 and s.item_places[key] <= -2


def disarmer(s: Dungeon) -> Hero | None:
    """Who deals with traps."""
    for h in party(s):
        if can_disarm(h):
            return h
    return None


def guarded_pieces(s: Dungeon, area: int) -> int:
    """The squares of the furniture in a room whose trap is known and not yet disarmed."""
    found = 0
    for n, piece in enumerate(s.plan.furniture):
        if (s.armed & s.traps_found) >> n & 1 and piece.area == area:
            found |= piece.squares
    return found


def home(s: Dungeon) -> int:
    bits = 0
    for square in s.plan.exit:
        bits |= BIT[square]
    return bits
