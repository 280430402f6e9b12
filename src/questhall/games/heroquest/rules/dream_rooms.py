"""A dungeon somebody imagines: which of the dark rooms are in use, and the doors by which one comes there.

A door nobody has seen stands between two dark squares; where one of them lies open it can only be a secret one, and
only where nobody has looked for such. So it fits all that has been seen.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, set_of, squares_of
from questhall.games.heroquest.model.board import (
    ALL,
    AREA,
    AREAS,
    COLUMNS,
    CORRIDOR,
    NEIGHBOURS,
    ROOM_SQUARES,
    fill,
    without,
)
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Door, Plan
from questhall.games.heroquest.model.plan_kinds import FALSE, SECRET
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.model.stream import Stream

IN_USE: Final = 60  # of a hundred rooms
SECRETS: Final = 8  # one door in so many is a secret one
MORE_DOORS: Final = 3  # one room in so many has another door
PASSES: Final = 3  # a room may open onto one that is joined later


def walls_of(area: int) -> list[tuple[int, int]]:
    """The walls of a room, as the square inside and the one beyond."""
    return [(a, b) for a in squares_of(ROOM_SQUARES[area]) for b in NEIGHBOURS[a] if AREA[b] != area]


WALLS: Final[list[list[tuple[int, int]]]] = [walls_of(area) for area in range(AREAS)]


class Draft:
    """A dungeon under way. Its plan is the known one and what has been drawn so far."""

    def __init__(self, s: Dungeon, rng: Stream) -> None:
        self.s = s
        self.rng = rng
        self.plan: Plan = s.plan.draft()
        s.plan = self.plan
        self.dark: int = without(ALL, s.seen)
        self.doorways: int = 0  # bits: squares at a door
        self.reached: int = self.known_ways()
        self.rooms: list[int] = []  # the dark rooms that can be reached
        self.taken: int = s.solid | s.stairs  # bits: squares where nothing more is put

    def known_ways(self) -> int:
        """Whatever can be reached from where the heroes are, through doors that are known and over dark corridors."""
        s = self.s
        east = s.east
        south = s.south
        for n in range(len(s.plan.doors)):
            door = s.plan.doors[n]
            if s.doors_seen >> n & 1 and door.kind != FALSE:
                self.doorways |= BIT[door.a] | BIT[door.b]
                if door.b - door.a == COLUMNS:
                    south |= BIT[door.a]
                else:
                    east |= BIT[door.a]
        start = s.hero_squares | set_of(s.plan.start)
        return fill(start, east, south, without(ALL, s.solid | s.blocking))

    def join_rooms(self) -> None:
        if not self.reached & ROOM_SQUARES[CORRIDOR]:
            self.break_out()
        exits = set_of(self.plan.exit)
        waiting: list[int] = []
        for area in range(1, AREAS):
            if self.s.rooms_seen >> area & 1:
                continue
            if ROOM_SQUARES[area] & self.reached:
                self.join(area)
            elif ROOM_SQUARES[area] & exits or self.rng.below(100) < IN_USE:
                waiting.append(area)
        self.rng.shuffle(waiting)
        for _ in range(PASSES):
            for area in waiting:
                if not ROOM_SQUARES[area] & self.reached and self.open_wall(area):
                    self.join(area)
        for area in self.rooms.copy():
            if self.rng.once_in(MORE_DOORS):
                self.open_wall(area)

    def break_out(self) -> None:
        """From rooms without a way out that is known a secret door leads to the corridor."""
        s = self.s
        places: list[tuple[int, int]] = []
        for area in range(1, AREAS):
            if ROOM_SQUARES[area] & self.reached:
                for inside, beyond in WALLS[area]:
                    if AREA[beyond] == CORRIDOR and not (s.secrets_sought >> inside | s.seen >> beyond) & 1:
                        places.append((inside, beyond))
        if places:
            inside, beyond = places[self.rng.below(len(places))]
            self.add_door(inside, beyond, True)
            self.reached |= fill(BIT[beyond], s.east, s.south, without(ALL, s.solid))

    def join(self, area: int) -> None:
        self.rooms.append(area)
        self.reached |= ROOM_SQUARES[area]

    def open_wall(self, area: int) -> bool:
        """A door into a room from somewhere that can be reached; False if there is no place for one."""
        s = self.s
        walls = WALLS[area]
        first = self.rng.below(len(walls))
        hidden = NONE
        for n in range(len(walls)):
            place = (first + n) % len(walls)
            inside, beyond = walls[place]
            if not self.reached >> beyond & 1 or self.doorways >> inside & 1:
                continue
            if self.dark >> beyond & 1:
                self.add_door(inside, beyond, self.rng.once_in(SECRETS))
                return True
            if hidden == NONE and not (s.secrets_sought | s.blocking) >> beyond & 1:
                hidden = place
        if hidden == NONE:
            return False
        inside, beyond = walls[hidden]
        self.add_door(inside, beyond, True)
        return True

    def add_door(self, inside: int, beyond: int, secret: bool) -> None:
        door = Door("", min(inside, beyond), max(inside, beyond))
        if secret:
            door.kind = SECRET
        self.plan.doors.append(door)
        self.s.doors_barred = (*self.s.doors_barred, 0)
        self.doorways |= BIT[inside] | BIT[beyond]

    def free_square(self, within: int) -> int:
        """Any square of those on which nothing stands yet; NONE if there is none."""
        free = squares_of(without(within, self.taken | self.doorways))
        if not free:
            return NONE
        square = free[self.rng.below(len(free))]
        self.taken |= BIT[square]
        return square

    def dark_corridor(self) -> int:
        return ROOM_SQUARES[CORRIDOR] & self.dark & self.reached
