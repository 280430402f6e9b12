"""An imagined dungeon is drawn (section 7): once, when something nobody has seen comes to matter in an imagined game.

It follows from what the heroes know and from one number, `Dungeon.dream`: never from the quest as it is. The unseen
rooms get doors, monsters, furniture, traps and treasure of the box, and what the heroes came for is somewhere there.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.board import AREAS, ROOM_SQUARES, distance, without
from questhall.games.heroquest.model.ids import (
    D_BALL_OF_FLAME,
    D_CLOUD,
    D_FEAR,
    D_LIGHTNING,
    D_SLEEP,
    D_SUMMON_ORCS,
    D_TEMPEST,
    ITEMS,
    NONE,
)
from questhall.games.heroquest.model.plan import Effect, Goal, QuestItem, Treasure
from questhall.games.heroquest.model.plan_kinds import ACTIVATE, DO_ITEM, FIND, KILL
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.model.stream import Stream
from questhall.games.heroquest.rules.dream_contents import (
    Box,
    doubt_chests,
    furnish_room,
    inhabit,
    set_traps,
    wait_in,
    wanderer,
)
from questhall.games.heroquest.rules.dream_rooms import Draft

SPELLS: Final[tuple[int, ...]] = (D_BALL_OF_FLAME, D_CLOUD, D_FEAR, D_LIGHTNING, D_SLEEP, D_SUMMON_ORCS, D_TEMPEST)
MOST_SPELLS: Final = 3
STAIRS: Final = 4  # squares
GROWS: Final = 3  # a named foe has a Body Point more for so many steps of difficulty


def lay_out(s: Dungeon) -> None:
    """Draw it, where the state says from what."""
    draft = Draft(s, Stream(s.dream))
    s.dream = 0
    draft.join_rooms()
    box = Box(draft)
    doubt_chests(draft)
    way_out(draft)
    for n in range(len(draft.plan.all_of)):
        draft.plan.all_of[n] = aim(draft, box, draft.plan.all_of[n])
    for n in range(len(draft.plan.any_of)):
        draft.plan.any_of[n] = aim(draft, box, draft.plan.any_of[n])
    for area in draft.rooms:
        furnish_room(draft, box, area)
        inhabit(draft, box, area)
    set_traps(draft)
    wanderer(draft)


def way_out(draft: Draft) -> None:
    """An exit nobody has found yet is in one of the dark rooms."""
    s, plan = draft.s, draft.plan
    if plan.exit or not plan.exit_hidden or not draft.rooms:
        return
    room = without(ROOM_SQUARES[remote(draft)], draft.taken)
    plan.exit = squares_of(room)[:STAIRS]
    for square in plan.exit:
        s.stairs |= BIT[square]
        draft.taken |= BIT[square]
    if s.table.safe_stairs:
        s.no_monsters |= s.stairs  # heq-zar-12


def remote(draft: Draft) -> int:
    """A dark room, rather one far off: the farther of two."""
    rooms = draft.rooms
    one = rooms[draft.rng.below(len(rooms))]
    other = rooms[draft.rng.below(len(rooms))]
    return other if far(draft.s, other) > far(draft.s, one) else one


def far(s: Dungeon, area: int) -> int:
    at = ROOM_SQUARES[area].bit_length() - 1
    return distance(at, s.plan.start[0]) if s.plan.start else 0


def aim(draft: Draft, box: Box, goal: Goal) -> Goal:
    """What a goal that is known in words only may mean: somebody to slay, or a thing to bring home."""
    if goal.kind != ACTIVATE or goal.a != 1 or goal.many:
        return goal
    made = Goal(goal.kind, goal.a)
    if not draft.rooms:
        in_hoard(draft, made, goal.text)
    else:
        area = remote(draft)
        if draft.rng.once_in(2):
            foe(draft, box, made, area)
        else:
            thing(draft, made, goal.text, area)
    made.text = goal.text
    return made


def foe(draft: Draft, box: Box, goal: Goal, area: int) -> None:
    m = wait_in(draft, box.figure(tough=True), area)
    if m is None:
        return
    m.body += 1 + draft.plan.difficulty // GROWS
    m.body_start = m.body
    m.spells = tuple([SPELLS[draft.rng.below(len(SPELLS))] for _ in range(draft.rng.below(MOST_SPELLS + 1))])
    goal.kind = KILL
    goal.many = (m.number,)


def thing(draft: Draft, goal: Goal, name: int, area: int) -> None:
    square = draft.free_square(ROOM_SQUARES[area])
    if square != NONE:
        goal.kind = FIND
        goal.a = new_thing(draft, name, square)


def new_thing(draft: Draft, name: int, square: int) -> int:
    item = QuestItem("", name)
    item.square = square
    draft.plan.items.append(item)
    draft.s.item_places.append(square)
    return len(draft.plan.items) - 1


def in_hoard(draft: Draft, goal: Goal, name: int) -> None:
    """No room is dark any more: it is hidden in one that nobody has searched."""
    s = draft.s
    for area in range(1, AREAS):
        if s.rooms_seen >> area & 1 and not (s.party_searched | draft.plan.no_treasure) >> area & 1:
            treasure = Treasure(area)
            goal.kind = FIND
            goal.a = new_thing(draft, name, NONE)
            treasure.gives = [Effect(DO_ITEM, ITEMS + goal.a)]
            draft.plan.treasures.append(treasure)
            return
