"""Dreams without a given shape: the rest of a print & play quest, and the last resort of an app quest.

Rooms are added behind the live exits and behind each other until there are enough. The final room is as deep as can be,
and behind the gate where the quest has one.
"""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import ENCOUNTERS
from questhall.games.deckbox.model.draft import NO_FACE, NOWHERE, Draft, need_of
from questhall.games.deckbox.model.dressing import FITTING, deal, draw_face, last_ordinary, preferred, tier
from questhall.games.deckbox.model.known import Known
from questhall.games.deckbox.model.plan import (
    FINAL,
    MAIN,
    OBJECTIVE,
    SIDE_TABLE,
    STEP_I,
    STEP_J,
    Plan,
    Quest,
    Room,
    cell,
)
from questhall.games.deckbox.model.streams import Stream

MOST_WAYS: Final = 3


def dream_map(quest: Quest, known: Known, rng: Stream) -> Plan:
    """As many rooms as the map page has, with the encounters nobody has read. Where they truly are is not asked."""
    unread = [room for room in quest.plan.rooms if room.encounter.id not in known.read]
    d = known.draft(rng)
    growth = Growth(known, d, len(unread))
    endings = [room.encounter for room in unread if room.kind == FINAL]
    gated = [room.encounter for room in unread if room.kind != FINAL and behind_gate(quest.plan, room)]
    others = [room.encounter for room in unread if room.kind != FINAL and not behind_gate(quest.plan, room)]
    rng.shuffle(others)
    if not endings:
        endings = gated[:1]
        gated = gated[1:]
    left = growth.fresh
    if endings and growth.fresh:
        final = growth.choose_final(quest)
        final.encounter = endings[0]
        left = [room for room in left if room is not final]
    for room, encounter in zip(sorted(left, key=growth.is_gated), others + gated, strict=False):
        room.encounter = encounter
    lay_any_tiles(quest, d, growth.fresh)
    return Plan(d.rooms)


def behind_gate(plan: Plan, room: Room) -> bool:
    """Whether the way into a room is locked."""
    before = plan.by_cell.get(cell(room.i - STEP_I[room.arrow], room.j - STEP_J[room.arrow]))
    return before is not None and before.locked >> room.arrow & 1 == 1


def dream_anything(quest: Quest, known: Known, rng: Stream) -> Plan:
    """All that the objective still needs, wherever there is room for it, and something behind every exit."""
    ending = quest.has_final and not known.has_final()
    objectives = sum([1 for branch in quest.branches if branch.kind == OBJECTIVE])
    objectives -= sum([1 for room in known.rooms if room.kind == OBJECTIVE])
    d = known.draft(rng)
    growth = Growth(known, d, objectives + (1 if ending else 0))
    left = growth.fresh[:]
    if ending and growth.fresh:
        final = growth.choose_final(quest)
        final.encounter = quest.final_encounter
        left.remove(final)
    rng.shuffle(left)
    for room in left[:objectives]:
        room.kind = OBJECTIVE
        room.encounter = quest.objective_encounter
    last = last_ordinary(d.rooms)
    for room in left[objectives:]:
        deal_anything(d, room, tier(room.depth, last))
    lay_any_tiles(quest, d, growth.fresh)
    return Plan(d.rooms)


def deal_anything(d: Draft, room: Room, table: int) -> None:
    """An encounter of that table if one is left, else of another, else one that was read before."""
    for each in (table, 1, 2, 3, SIDE_TABLE):
        if deal(d, room, each, False):
            return
    room.encounter = d.rng.choice(ENCOUNTERS)


def lay_any_tiles(quest: Quest, d: Draft, rooms: list[Room]) -> None:
    """Tiles that fit, of unused cards as long as there are any (two boxes hold every card twice)."""
    for room in rooms:
        need = need_of(room)
        room.face = draw_face(d, need, preferred(quest, room.kind))
        if room.face == NO_FACE:
            room.face = d.rng.choice([face for faces in FITTING[need] for face in faces])
        d.cards |= 1 << (room.face >> 1)


class Growth:
    """Rooms behind all live exits, and behind these until there are as many as wanted."""

    def __init__(self, known: Known, d: Draft, wanted: int) -> None:
        self.known = known
        self.d = d
        self.fresh: list[Room] = []
        self.gated: list[Room] = []  # directly behind a locked exit on the table
        for room, direction in known.exits:
            added = d.add(room, direction, MAIN)
            self.fresh.append(added)
            if room.locked >> direction & 1:
                self.gated.append(added)
        while len(self.fresh) < wanted and self.add_one():
            pass

    def add_one(self) -> bool:
        """A room somewhere, behind the gate only where there is no other place; whether there was one."""
        hosts = [room for room in self.fresh if room not in self.gated]
        self.d.rng.shuffle(hosts)
        for host in hosts + self.gated:
            direction = self.d.onward(host) if host.ways.bit_count() < MOST_WAYS else NOWHERE
            if direction != NOWHERE:
                self.fresh.append(self.d.add(host, direction, MAIN))
                return True
        return False

    def choose_final(self, quest: Quest) -> Room:
        """The deepest room, behind the gate if that is on the table; otherwise the gate is put before it."""
        hidden_gate = quest.gate is not None and not self.known.has_lock()
        able = self.fresh
        if self.gated:
            able = [room for room in able if self.is_gated(room)]
        elif hidden_gate:
            able = [room for room in able if self.d.parents[room] in self.fresh] or able
        deepest = max([room.depth for room in able])
        final = self.d.rng.choice([room for room in able if room.depth == deepest])
        final.kind = FINAL
        before = self.d.parents[final]
        if hidden_gate and before in self.fresh:
            before.locked |= 1 << final.arrow
        return final

    def is_gated(self, room: Room) -> bool:
        while room in self.fresh:
            if room in self.gated:
                return True
            room = self.d.parents[room]
        return False
