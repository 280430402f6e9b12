"""The rooms on the table, as the beginning of a dungeon that is not known further."""

from __future__ import annotations

from questhall.games.deckbox.model.draft import Draft
from questhall.games.deckbox.model.plan import FINAL, STEP_I, STEP_J, Room, cell
from questhall.games.deckbox.model.streams import Stream


class Known:
    """Revealed rooms by their cells, and the live exits. The rooms are shared with the game and never changed."""

    def __init__(self, rooms: list[Room]) -> None:
        self.rooms = rooms  # the start first
        self.by_cell: dict[int, Room] = {cell(room.i, room.j): room for room in rooms}
        self.read: set[str] = {room.encounter.id for room in rooms}
        self.exits: list[tuple[Room, int]] = []  # rooms, and directions behind which something undiscovered lies
        for room in rooms:
            for direction in range(4):
                if room.ways >> direction & 1 and self.behind(room, direction) is None:
                    self.exits.append((room, direction))

    def behind(self, room: Room, direction: int) -> Room | None:
        return self.by_cell.get(cell(room.i + STEP_I[direction], room.j + STEP_J[direction]))

    def parent(self, room: Room) -> Room:
        """The room one came from; a room's arrow is the direction one went."""
        return self.by_cell[cell(room.i - STEP_I[room.arrow], room.j - STEP_J[room.arrow])]

    def has_final(self) -> bool:
        for room in self.rooms:
            if room.kind == FINAL:
                return True
        return False

    def way_to_final(self) -> list[Room]:
        """All rooms but the start on the way to the final room, as far as one knows where that is: behind the gate."""
        found: list[Room] = []
        for room in self.rooms:
            if room.kind == FINAL or room.locked:
                found = []
                while room.depth > 0:
                    found.append(room)
                    room = self.parent(room)
        return found

    def has_lock(self) -> bool:
        """Whether the quest's gate is on the table."""
        for room in self.rooms:
            if room.locked:
                return True
        return False

    def draft(self, rng: Stream) -> Draft:
        """A dungeon that begins with these rooms. The cells behind live exits are kept for what lies there."""
        d = Draft(rng)
        d.rooms.extend(self.rooms)
        d.used.update(self.by_cell)
        d.read.update(self.read)
        for room, direction in self.exits:
            d.used.add(cell(room.i + STEP_I[direction], room.j + STEP_J[direction]))
        for room in self.rooms:
            d.cards |= 1 << (room.face >> 1)
            if room.depth > 0:
                d.parents[room] = self.parent(room)
        return d
