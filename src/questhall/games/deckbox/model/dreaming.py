"""What may lie behind the live exits, for a mind that does not know: the undiscovered part of a dungeon drawn anew.

The rooms on the table stay as they are. Everything else comes from the steps of the generator, so that the quest keeps
its shape, no card and no encounter appears twice, and every live exit leads somewhere. Neither the seed nor the true
plan is asked: which exit goes on to the end and which to a side room is drawn as well (section 7). Where the shape
cannot be kept, looser ones are tried; dreaming_maps.py has the last of them.
"""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.draft import TURN_WEIGHT, Draft
from questhall.games.deckbox.model.dreaming_maps import dream_anything, dream_map
from questhall.games.deckbox.model.dressing import deal_encounters, lay_tiles
from questhall.games.deckbox.model.generator import (
    branch_kind,
    extend_branch,
    lay_branch,
    lay_trunk,
    lock_final,
    trunk_kind,
    trunk_length,
)
from questhall.games.deckbox.model.known import Known
from questhall.games.deckbox.model.plan import MAIN, NONE, OBJECTIVE, SIDE, Branching, Plan, Quest, Room
from questhall.games.deckbox.model.streams import Stream

TRIES: Final = 40


def dream(quest: Quest, revealed: list[Room], number: int) -> Plan:
    """A dungeon that may be the true one for all that these rooms tell; another one for each number."""
    known = Known(revealed)
    rng = Stream(number)
    if not quest.app:
        return dream_map(quest, known, rng)
    for _ in range(TRIES):
        d = attempt(quest, known, rng)
        if d is not None:
            return Plan(d.rooms)
    return dream_anything(quest, known, rng)


def attempt(quest: Quest, known: Known, rng: Stream) -> Draft | None:
    """One way in which the dungeon may go on; None if it turns out to be none."""
    d = known.draft(rng)
    tip = follow_trunk(quest, known, d)
    if tip is None:
        return None
    stems = stems_of(known, d, tip)
    taken = assign(quest, stems, rng)
    if taken is None:
        return None
    begun = len(d.trunk)
    if not grow_trunk(quest, d, tip) or not grow_stems(quest, d, stems, taken):
        return None
    for branch in unassigned(quest, taken):
        if not lay_branch(d, branch, d.trunk[begun:]):
            return None
    fresh = d.rooms[len(known.rooms) :]
    if not lay_tiles(quest, d, fresh) or not deal_encounters(quest, d, fresh):
        return None
    if quest.has_final and d.parents[d.trunk[-1]] in fresh:
        lock_final(quest, d)
    return d


# The trunk


class Tip:
    """Where what is known of a path ends: the last room of it, and its exit that goes on; NONE if the path is whole."""

    def __init__(self, room: Room, direction: int) -> None:
        self.room = room
        self.direction = direction


def follow_trunk(quest: Quest, known: Known, d: Draft) -> Tip | None:
    """The trunk as far as it is on the table, put into the draft; None if that cannot be the trunk."""
    last = trunk_length(quest)
    to_final = known.way_to_final()
    room = known.rooms[0]
    while room.depth < last:
        direction = trunk_way(quest, known, d, room, to_final)
        if direction == NONE:
            return None
        following = known.behind(room, direction)
        if following is None:
            return Tip(room, direction)
        d.trunk.append(following)
        room = following
    return Tip(room, NONE)


def trunk_way(quest: Quest, known: Known, d: Draft, room: Room, to_final: list[Room]) -> int:
    """Which of a trunk room's exits goes on along the trunk: the one that must, else one that can; NONE if none can."""
    depth = room.depth + 1
    ways: list[int] = []
    weights: list[int] = []
    for direction in range(4):
        if not room.ways >> direction & 1:
            continue
        following = known.behind(room, direction)
        if room.locked >> direction & 1 or (following is not None and following in to_final):
            return direction
        if following is None:  # an exit to the final room would be locked
            possible = not to_final and (quest.gate is None or depth <= quest.trunk)
        else:
            possible = following.kind == MAIN and depth <= quest.trunk and not to_final
            if possible and not may_leave_trunk(quest):
                return direction
        if possible:
            ways.append(direction)
            weights.append(TURN_WEIGHT[(direction - room.arrow) & 3])
    return d.rng.weighted(ways, weights) if ways else NONE


def may_leave_trunk(quest: Quest) -> bool:
    """Whether a main room may lie off the trunk."""
    for branch in quest.branches:
        if branch.kind == OBJECTIVE and branch.length > 1:
            return True
    return False


def grow_trunk(quest: Quest, d: Draft, tip: Tip) -> bool:
    if tip.direction == NONE:
        return True
    room = d.add(tip.room, tip.direction, trunk_kind(quest, tip.room.depth + 1))
    d.trunk.append(room)
    return lay_trunk(quest, d, room)


# Branches


class Stem:
    """What is on the table of a branch: how many rooms, of which kind (NONE: unknown), and where it may go on."""

    def __init__(self, tip: Tip) -> None:
        self.tip = tip
        self.length: int = 0
        self.kind: int = NONE
        self.broken: bool = False  # it forks or ends where no branch does

    def open(self) -> bool:
        return self.tip.direction != NONE

    def fits(self, branch: Branching) -> bool:
        if self.kind != NONE and self.kind != branch.kind:
            return False
        return branch.length > self.length if self.open() else branch.length == self.length


def stems_of(known: Known, d: Draft, tip: Tip) -> list[Stem]:
    """All branches that begin on the table. Those of which most is known come first."""
    found: list[Stem] = []
    for host in [known.rooms[0], *d.trunk]:
        for direction in range(4):
            if not host.ways >> direction & 1 or (host is tip.room and direction == tip.direction):
                continue
            following = known.behind(host, direction)
            if following is None or following not in d.trunk:
                found.append(follow_branch(known, host, direction))
    found.sort(key=surest_first)
    return found


def surest_first(stem: Stem) -> tuple[bool, int]:
    return stem.open(), -stem.length


def follow_branch(known: Known, host: Room, direction: int) -> Stem:
    stem = Stem(Tip(host, direction))
    following = known.behind(host, direction)
    while following is not None:
        stem.length += 1
        stem.kind = SIDE if following.kind == SIDE else OBJECTIVE
        direction = only_way(following)
        stem.broken = following.ways.bit_count() > 1 or (direction == NONE and following.kind == MAIN)
        stem.tip = Tip(following, direction)
        following = known.behind(following, direction) if direction != NONE and not stem.broken else None
    return stem


def only_way(room: Room) -> int:
    for direction in range(4):
        if room.ways >> direction & 1:
            return direction
    return NONE


def assign(quest: Quest, stems: list[Stem], rng: Stream) -> list[int] | None:
    """A branch of the quest for every stem, by number; None if one of them can be no branch."""
    taken: list[int] = []
    for stem in stems:
        fitting = [
            number
            for number, branch in enumerate(quest.branches)
            if number not in taken and not stem.broken and stem.fits(branch)
        ]
        if not fitting:
            return None
        taken.append(rng.choice(fitting))
    return taken


def unassigned(quest: Quest, taken: list[int]) -> list[Branching]:
    return [branch for number, branch in enumerate(quest.branches) if number not in taken]


def grow_stems(quest: Quest, d: Draft, stems: list[Stem], taken: list[int]) -> bool:
    for stem, number in zip(stems, taken, strict=True):
        branch = quest.branches[number]
        if stem.open():
            place = stem.length + 1
            room = d.add(stem.tip.room, stem.tip.direction, branch_kind(branch, place))
            if not extend_branch(d, branch, room, place):
                return False
    return True
