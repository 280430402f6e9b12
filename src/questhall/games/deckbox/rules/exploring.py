"""Exploring: a live exit is entered, a tile appears, its encounter is read (dbd-exp, dbd-map-08 to -11)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.games.deckbox.model.dreaming import dream
from questhall.games.deckbox.model.generator import generate
from questhall.games.deckbox.model.ground import Ground
from questhall.games.deckbox.model.plan import NONE, Room
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.script import begin_script


def live(s: Delve, square: int) -> bool:
    """dbd-map-08, dbd-exp-05, -07: an unrevealed room lies behind it, and no gate before it is closed."""
    lead = s.ground.leads.get(square, NONE)
    return lead != NONE and not locked(s, lead)


def locked(s: Delve, lead: int) -> bool:
    """dbd-qst-02, dbd-exp-07: the gate stays shut until its flag is high enough."""
    return not s.gate_open and s.rooms[lead >> 2].locked >> (lead & 3) & 1 == 1


def explore(s: Delve, seat: int, half: int) -> None:
    """dbd-exp-01, -08, dbd-app-13, dbd-pnp-02: live exits only; the hero who triggered it is the explorer."""
    s.then(Explore(seat, half))


class Explore(Step[Delve]):
    """dbd-exp-02: place the tile, read and resolve its encounter, then whatever was interrupted goes on."""

    def __init__(self, seat: int, half: int) -> None:
        self.seat = seat
        self.half = half

    def run(self, s: Delve) -> None:
        lead = s.ground.leads[self.half]
        room = beyond(s, lead)
        reveal_room(s, room, self.half)
        slot = len(s.rooms) - 1
        s.emit(events.EXPLORED, self.seat, slot)
        begin_script(s, room.encounter.script, room.encounter, slot, self.seat, NONE)


def start_room(s: Delve) -> Room:
    """Where the plan begins. An imagined dungeon is drawn only now; a map page shows its start."""
    if not s.quest.app:
        return s.quest.plan.rooms[0]
    if s.dream:
        s.plan = generate(s.quest, str(s.dream))
        s.dream = 0
    return s.plan.rooms[0]


def beyond(s: Delve, lead: int) -> Room:
    """What the plan has behind an exit. In an imagined game it is drawn only now."""
    if s.dream:
        s.plan = dream(s.quest, list(s.rooms), s.dream)
        s.dream = 0
    room = s.plan.behind(s.rooms[lead >> 2], lead & 3)
    assert room is not None, "a live exit leads to a room"
    return room


def reveal_room(s: Delve, room: Room, half: int) -> None:
    """dbd-map-11: the tile is turned so that its arrow points in the direction of travel, as the plan has it."""
    known = len(s.ground.joints)
    s.ground = s.ground.grow(room) if s.rooms else Ground((room,), s.table.corners_block)
    s.rooms = (*s.rooms, room)
    s.rules = (*s.rules, NONE)  # dbd-enc-07
    s.features = (*s.features, NONE)  # dbd-enc-08
    s.uses = (*s.uses, 0)
    s.wet = s.wet | s.ground.water
    s.restless = 0  # dbd-app-16
    s.reveal()
    s.emit(events.TILE_PLACED, NONE, len(s.rooms) - 1, max(half, 0))
    for joint in s.ground.joints[known:]:
        if joint != half:
            s.emit(events.PASSAGE_OPENS, NONE, joint)  # dbd-map-10: a loop
