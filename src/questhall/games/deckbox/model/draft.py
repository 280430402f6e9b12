"""A dungeon under way, room by room; generator.py and dreaming.py say where rooms go, dressing.py what is in them."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.plan import STEP_I, STEP_J, Room, cell
from questhall.games.deckbox.model.streams import Stream

AHEAD_LEFT_RIGHT: Final[tuple[int, ...]] = (0, 3, 1)  # quarter turns
NOWHERE: Final = -1
NO_FACE: Final = -1
OUTSIDE: Final = cell(0, 1)  # the world outside, behind the entrance
TURN_WEIGHT: Final[tuple[int, ...]] = (4, 3, 0, 3)  # how likely a path goes on that way, by quarter turns


class Draft:
    """Rooms know their parents here; those of a finished plan do not need to."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng
        self.used: set[int] = {OUTSIDE}
        self.rooms: list[Room] = []
        self.parents: dict[Room, Room] = {}
        self.trunk: list[Room] = []  # without the start, with the final room
        self.cards: int = 0  # bits of the cards on the table
        self.read: set[str] = set()  # encounters that are taken

    def add(self, parent: Room, direction: int, kind: int) -> Room:
        """dbd-app-05: each room hangs on another, by a way out of it."""
        room = Room(
            parent.i + STEP_I[direction], parent.j + STEP_J[direction], NO_FACE, direction, kind, parent.depth + 1
        )
        parent.ways |= 1 << direction
        self.used.add(cell(room.i, room.j))
        self.rooms.append(room)
        self.parents[room] = parent
        return room

    def remove(self, room: Room) -> None:
        """Undo the adding of the latest room."""
        self.rooms.pop()
        self.used.discard(cell(room.i, room.j))
        parent = self.parents.pop(room)
        parent.ways &= ~(1 << room.arrow)

    def free_ways(self, room: Room) -> list[int]:
        """Directions in which nothing lies yet: ahead, left, right."""
        found: list[int] = []
        for turn in AHEAD_LEFT_RIGHT:
            way = (room.arrow + turn) & 3
            if cell(room.i + STEP_I[way], room.j + STEP_J[way]) not in self.used:
                found.append(way)
        return found

    def onward(self, room: Room) -> int:
        """Where a path goes on, ahead more often than aside; NOWHERE if everything around is taken."""
        ways = self.free_ways(room)
        if not ways:
            return NOWHERE
        return self.rng.weighted(ways, [TURN_WEIGHT[(way - room.arrow) & 3] for way in ways])


def reading_order(room: Room) -> tuple[int, int, int]:
    return room.depth, room.j, room.i


def need_of(room: Room) -> int:
    """The tile's own sides, arrow up, behind which rooms lie."""
    return (room.ways >> room.arrow | room.ways << (4 - room.arrow)) & 15
