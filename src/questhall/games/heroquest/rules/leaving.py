"""Quest items lying about, and the way out of a quest (heq-itm-01, heq-end-02, -09)."""

from __future__ import annotations

from questhall.engine.grid import BIT
from questhall.games.heroquest.board import fill, joined
from questhall.games.heroquest.ids import ITEMS
from questhall.games.heroquest.plan import FALSE, NONE, ON_HERO_LEAVES, ON_ITEM_TAKEN, ON_ITEM_USED
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.ending import turn_is_over
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.script import fire, perform
from questhall.games.heroquest.state import (
    DROP,
    GIVE_UP,
    LEAVE,
    LEFT,
    NOWHERE,
    TAKE,
    USE_ITEM,
    Dungeon,
    Hero,
    code,
)


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-trn-06: free things, at any moment of the turn that is not over."""
    if s.turn_over or h.square < 0:
        return
    add_items(s, h, into)
    if h.square in s.plan.exit:
        into.append(code(LEAVE))
    elif s.plan.exit and s.solid != s.plan.blocked | s.plan.rock and walled_in(s, h):  # only rubble shuts anybody in
        into.append(code(GIVE_UP))


def add_items(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-itm-01: on his own or an adjacent square, over an open edge; what he carries he may drop or use."""
    if not s.item_places:
        return
    near = BIT[h.square] | joined(s, h.square)
    for item in range(len(s.item_places)):
        place = s.item_places[item]
        if place >= 0 and near >> place & 1 and s.seen >> place & 1:
            into.append(code(TAKE, item))
        elif place == -2 - h.number:
            into.append(code(DROP, item))
            if s.plan.items[item].use:
                into.append(code(USE_ITEM, item))


def walled_in(s: Dungeon, h: Hero) -> bool:
    """heq-end-09: whether no path leads to the exit, even with every door open."""
    east = s.east
    south = s.south
    for door in s.plan.doors:
        if door.kind == FALSE:
            continue
        if door.b - door.a == 1:
            east |= BIT[door.a]
        else:
            south |= BIT[door.a]
    ways = fill(BIT[h.square], east, south, ~(s.solid | s.blocking))
    for square in s.plan.exit:
        if ways >> square & 1:
            return False
    return True


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    if verb == TAKE:
        pick_up(s, h, a)
    elif verb == DROP:
        s.item_places[a] = h.square
        s.emit(events.ITEM_DROPPED, h.number + 1, a)
    elif verb == USE_ITEM:
        s.emit(events.ITEM_USED, h.number + 1, ITEMS + a)
        fire(s, ON_ITEM_USED, a, NONE, h.number)
        perform(s, s.plan.items[a].use, h.number)
    elif verb == LEAVE:
        leave(s, h)
    else:
        s.emit(events.HERO_LOST, h.number + 1)
        die(s, h, lost=True)


def pick_up(s: Dungeon, h: Hero, item: int) -> None:
    s.item_places[item] = -2 - h.number
    s.emit(events.ITEM_TAKEN, h.number + 1, item)
    check_end(s)
    fire(s, ON_ITEM_TAKEN, item, NONE, h.number)


def leave(s: Dungeon, h: Hero) -> None:
    """heq-end-02: safe, with everything he has, and for good. heq-end-10: the last to leave ends the quest."""
    h.status = LEFT
    h.in_pit = False
    s.move_hero(h, NOWHERE)
    turn_is_over(s)
    for item in range(len(s.item_places)):
        if s.bearer(item) == h.number:
            s.left_with |= 1 << item
            s.item_places[item] = NOWHERE
    s.emit(events.HERO_LEFT, h.number + 1)
    check_end(s)
    fire(s, ON_HERO_LEAVES, NONE, NONE, h.number)
