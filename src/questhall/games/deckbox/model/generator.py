"""The dungeon of an app quest, drawn from its seed (section 2.15, to the letter: seeds travel between programs).

A step that fails begins all over again with the same stream. model/dreaming.py takes the same steps for what is not
known of a dungeon. Rooms are joined to the start one by one, so all can be reached through live exits, the objective
among them (dbd-app-05), and one of them is always left before it (dbd-app-06).
"""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.draft import NO_FACE, NOWHERE, Draft, reading_order
from questhall.games.deckbox.model.dressing import deal_encounters, lay_tiles
from questhall.games.deckbox.model.plan import (
    FINAL,
    MAIN,
    NORTH,
    OBJECTIVE,
    SIDE,
    START_ROOM,
    Branching,
    Plan,
    Quest,
    Room,
    cell,
)
from questhall.games.deckbox.model.streams import Stream, stream

TRIES: Final = 200


class NoDungeon(ValueError):
    """A quest of a shape that does not fit on the table. quest_format/check_dungeon.py finds it out beforehand."""


def generate(quest: Quest, seed: str) -> Plan:
    """dbd-app-01, -02: the dungeon of a seed, always the same."""
    rng = stream(seed, "map")
    for _ in range(TRIES):
        d = attempt(quest, rng)
        if d is not None:
            lock_final(quest, d)
            return Plan(sorted(d.rooms, key=reading_order))
    raise NoDungeon(f"{quest.id}: no dungeon of this shape in {TRIES} tries")


def attempt(quest: Quest, rng: Stream) -> Draft | None:
    """All steps once; None if one of them fails."""
    d = Draft(rng)
    start = Room(0, 0, NO_FACE, NORTH, START_ROOM, 0)
    d.rooms.append(start)
    d.used.add(cell(0, 0))
    if not lay_trunk(quest, d, start):
        return None
    for branch in quest.branches:
        if not lay_branch(d, branch, d.trunk):
            return None
    if not lay_tiles(quest, d, d.rooms):
        return None
    return d if deal_encounters(quest, d, d.rooms) else None


def lock_final(quest: Quest, d: Draft) -> None:
    """An app quest's gate is before its final room."""
    if quest.gate is not None and quest.has_final:
        final = d.trunk[-1]
        d.parents[final].locked |= 1 << final.arrow


def trunk_length(quest: Quest) -> int:
    """Rooms of the trunk after the start, which is also the depth of the last."""
    return quest.trunk + (1 if quest.has_final else 0)


def trunk_kind(quest: Quest, depth: int) -> int:
    return FINAL if depth > quest.trunk else MAIN


def lay_trunk(quest: Quest, d: Draft, last: Room) -> bool:
    """Step 2: on from the last room there is to the end of the trunk."""
    while last.depth < trunk_length(quest):
        direction = d.onward(last)
        if direction == NOWHERE:
            return False
        last = d.add(last, direction, trunk_kind(quest, last.depth + 1))
        d.trunk.append(last)
    return True


def lay_branch(d: Draft, branch: Branching, trunk: list[Room]) -> bool:
    """Step 3: a branch on the first of these rooms, shuffled, that has room for it."""
    most = 2 if branch.kind == SIDE else 3
    hosts = [room for room in trunk if room.kind != FINAL and room.ways.bit_count() < most]
    d.rng.shuffle(hosts)
    for host in hosts:
        ways = d.free_ways(host)
        if ways:
            room = d.add(host, d.rng.choice(ways), branch_kind(branch, 1))
            if extend_branch(d, branch, room, 1):
                return True
            d.remove(room)
    return False


def extend_branch(d: Draft, branch: Branching, room: Room, length: int) -> bool:
    """On from a branch's room of that place, from 1, to its end; all or nothing."""
    added: list[Room] = []
    while length < branch.length:
        direction = d.onward(room)
        if direction == NOWHERE:
            for each in reversed(added):
                d.remove(each)
            return False
        length += 1
        room = d.add(room, direction, branch_kind(branch, length))
        added.append(room)
    return True


def branch_kind(branch: Branching, place: int) -> int:
    """dbd-app-14: kind of a branch's room by its place, from 1; nothing follows a side room."""
    if branch.kind == SIDE:
        return SIDE
    return OBJECTIVE if place == branch.length else MAIN
