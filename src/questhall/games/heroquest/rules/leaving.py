"""Quest items lying about, and the way out of a quest (heq-itm-01, heq-end-02, -09)."""

from __future__ import annotations

from questhall.engine.grid import BIT, set_of
from questhall.games.heroquest.model.answer_codes import DROP, GIVE_UP, LEAVE, TAKE, USE_ITEM, code
from questhall.games.heroquest.model.board import ALL, edges_inside, fill, without
from questhall.games.heroquest.model.figures import LEFT, NOWHERE, Hero
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan_kinds import ON_HERO_LEAVES, ON_ITEM_TAKEN, ON_ITEM_USED
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.doors import known_false
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.script import fire, perform


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-trn-06: free things, at any moment of the turn that is not over."""
    add_items(s, h, into)  # heq-itm-01
    if h.square in s.plan.exit:
        into.append(code(LEAVE))  # heq-end-02
    elif s.plan.exit and rubble_seen(s) and walled_in(s, h):  # only rubble shuts anybody in
        into.append(code(GIVE_UP))  # heq-end-09


def add_items(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-itm-01: on his own or an adjacent square, over an open edge; what he carries he may drop or use."""
    if not s.item_places:
        return
    near = s.near(h.square)
    for item in range(len(s.item_places)):
        place = s.item_places[item]
        if place >= 0 and near >> place & 1 and s.seen >> place & 1:
            into.append(code(TAKE, item))
        elif place == -2 - h.number:
            into.append(code(DROP, item))
            if s.plan.items[item].use:
                into.append(code(USE_ITEM, item))


def rubble_seen(s: Dungeon) -> bool:
    """Whether stone has come down where the heroes have looked."""
    laid = s.plan.blocked | s.plan.rock
    return s.solid != laid and s.solid & s.seen != laid & s.seen


def walled_in(s: Dungeon, h: Hero) -> bool:
    """heq-end-09: whether no path can lead to the exit, even with every door open, as far as the heroes know.

    What they have not seen is floor to them, any wall may hold a secret door and any door may lead somewhere until they
    have searched beside it, so that the offer tells nothing hidden. A hero who has not searched where he stands has not
    looked for a way.
    """
    sought = s.secrets_sought
    if not sought >> h.square & 1:
        return False
    unsought = without(ALL, sought)
    east, south = edges_inside(unsought)
    for number, door in enumerate(s.plan.doors):
        if s.doors_seen >> number & 1 and not known_false(s, number):
            to_the_east, to_the_south = edges_inside(BIT[door.a] | BIT[door.b])
            east |= to_the_east
            south |= to_the_south
    ways = fill(BIT[h.square], s.east | east, s.south | south, without(ALL, (s.solid | s.blocking) & s.seen))
    if s.plan.exit_hidden and without(ways, s.seen):
        return False  # it may be anywhere in the dark
    return not ways & set_of(s.plan.exit)


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
    for item in range(len(s.item_places)):
        if s.bearer(item) == h.number:
            s.left_with |= 1 << item
            s.item_places[item] = NOWHERE
    s.emit(events.HERO_LEFT, h.number + 1)
    check_end(s)
    fire(s, ON_HERO_LEAVES, NONE, NONE, h.number)  # heq-rev-09
