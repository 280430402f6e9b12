"""What comes to light: squares, rooms, and all that is placed on the board with them (3.5).

A monster that is HIDDEN waits on its m.square without standing there: the bits of s.monster_squares are of placed
ones only.
"""

from __future__ import annotations

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.board import ALL, AREA, CORRIDOR, ROOM_SQUARES, grow, without
from questhall.games.heroquest.model.figures import HIDDEN, IN_PLAY, NOWHERE, PLACED, Ally, Hero, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan_kinds import BY_FREER, EVENT, ON_MONSTER_SEEN, ON_REVEAL_ROOM, PIT, SECRET
from questhall.games.heroquest.model.state import TRAP_KNOWN, TRAP_SPRUNG, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.dreaming import lay_out
from questhall.games.heroquest.rules.figure_supply import figure_for
from questhall.games.heroquest.rules.script import fire


def look(s: Dungeon, h: Hero) -> bool:
    """heq-rev-01, -02, -05, -06: a hero sees the corridor in reveal sight, and the whole room he has come into.

    Says whether anything was placed; mere floor is nothing to stop for (heq-mov-11). heq-set-14: who waits before the
    door sees nothing yet.
    """
    if s.dream:
        lay_out(s)
    if h.status != IN_PLAY:
        return False
    room = AREA[h.square] != CORRIDOR and reveal_room(s, AREA[h.square])
    walls = s.walls()
    dark = without(walls.may_show(h.square), s.seen)
    return (dark != 0 and reveal_bits(s, walls.corridor_from(h.square))) or room


def reveal_room(s: Dungeon, area: int) -> bool:
    """heq-rev-05, heq-dor-06: a room comes to light as a whole; True if it was dark before (heq-mov-11)."""
    if s.rooms_seen >> area & 1:
        return False
    s.rooms_seen |= 1 << area
    fire(s, ON_REVEAL_ROOM, area)  # heq-rev-09
    s.emit(events.ROOM_REVEALED, seat_of(s), area)
    reveal_bits(s, ROOM_SQUARES[area])
    return True


def reveal_bits(s: Dungeon, bits: int) -> bool:
    """heq-rev-03, -04, -07: these squares lie open from now on; what stands there is placed. True if anything was.

    heq-dor-08: traps, secret doors and treasure are not. heq-mov-11: what was seen before is no news.
    """
    new = without(bits, s.seen)
    if not new:
        return False
    s.seen |= new
    s.reveal()  # heq-trn-13
    s.emit(events.SQUARES_REVEALED, seat_of(s), new.bit_count())
    placed = show_stones(s, new)
    placed = show_furniture(s, new) or placed
    placed = show_monsters(s, new) or placed
    placed = show_people_and_things(s, new) or placed
    return show_doors(s, new) or placed


def seat_of(s: Dungeon) -> int:
    """Whose eyes it is: the hero whose turn it is, else nobody's, which is Zargon's seat."""
    return s.active + 1 if s.active != NONE else ZARGON


def show_stones(s: Dungeon, new: int) -> bool:
    """heq-rev-04: a blocked square is placed as soon as it is seen; it is a wall for everybody (heq-rev-10)."""
    stones = squares_of(s.solid & new)
    for square in stones:
        s.emit(events.BLOCK_SEEN, seat_of(s), square)
    return len(stones) > 0  # heq-mov-11


def show_furniture(s: Dungeon, new: int) -> bool:
    placed = False
    pieces = s.plan.furniture
    for i in range(len(pieces)):
        if pieces[i].squares & new:
            s.emit(events.FURNITURE_PLACED, seat_of(s), i)
            placed = True
    return placed


def show_monsters(s: Dungeon, new: int) -> bool:
    """heq-rev-08: until now they counted for nothing. heq-mov-11: they are a sight to stop for."""
    placed = False
    for m in s.monsters:
        if m.status == HIDDEN and m.square >= 0 and new & BIT[m.square]:
            place_monster(s, m, m.square)
            placed = True
    return placed


def show_people_and_things(s: Dungeon, new: int) -> bool:
    placed = False
    for ally in s.allies:
        if ally.status == HIDDEN:
            square = s.plan.npcs[ally.number].square
            if square >= 0 and new >> square & 1:
                place_ally(s, ally, square)
                placed = True
    for i in range(len(s.item_places)):
        if s.item_places[i] >= 0 and new >> s.item_places[i] & 1:
            s.find_thing(i)
            s.emit(events.ITEM_SEEN, seat_of(s), i)
            placed = True
    return placed


def show_doors(s: Dungeon, new: int) -> bool:
    """heq-rev-03, heq-sec-04, R-35: closed doors before a square that is seen; behind an open one all lies open too."""
    placed = False
    doors = s.plan.doors
    for i in range(len(doors)):
        door = doors[i]
        if s.doors_seen >> i & 1 or not (new & BIT[door.a] or new & BIT[door.b]):
            continue
        opened = s.doors_open >> i & 1 == 1
        if (door.kind == SECRET or door.kind == EVENT) and not opened:
            continue
        show_door(s, i)
        placed = True
        if opened:
            reveal_behind(s, i)  # heq-dor-06
    return placed


def show_door(s: Dungeon, door: int) -> None:
    s.doors_seen |= 1 << door
    s.reveal()
    s.emit(events.DOOR_SEEN, seat_of(s), door)


def reveal_behind(s: Dungeon, door: int) -> None:
    """heq-dor-06, -07: both sides of an open door: a room as a whole, of a corridor the square at the door."""
    plan = s.plan.doors[door]
    for square in (plan.a, plan.b):
        if AREA[square] != CORRIDOR:
            reveal_room(s, AREA[square])
        else:
            reveal_bits(s, BIT[square])


def figures(s: Dungeon) -> int:
    return s.hero_squares | s.monster_squares | s.ally_squares


def occupied(s: Dungeon) -> int:
    """Squares nobody can be set on: figures, stone, furniture."""
    return figures(s) | s.solid | s.blocking


def pits(s: Dungeon) -> int:
    """Open pits."""
    bits = 0
    for i in range(len(s.traps)):
        if s.traps[i] == TRAP_SPRUNG and s.plan.traps[i].kind == PIT:
            bits |= BIT[s.plan.traps[i].square]
    return bits


def known_traps(s: Dungeon) -> int:
    """Squares with a trap the heroes know of, open pits among them."""
    bits = 0
    states = s.traps
    for i in range(len(states)):
        state = states[i]
        if state == TRAP_KNOWN or (state == TRAP_SPRUNG and s.plan.traps[i].kind == PIT):
            bits |= BIT[s.plan.traps[i].square]
    return bits & s.seen


def nearest_free(s: Dungeon, square: int, within: int = ALL) -> int:
    """The free square nearest by walking among some, known traps left out; NONE if there is none."""
    taken = occupied(s) | known_traps(s)
    free = without(within, taken)
    reached = BIT[square]
    while True:
        here = reached & free
        if here:
            return squares_of(here)[0]
        grown = reached | without(grow(reached, s.east, s.south), s.solid)
        if grown == reached:
            return NONE
        reached = grown


def nearest_for_monster(s: Dungeon, square: int) -> int:
    """heq-zar-12: the same for a monster, which does not stop on the stairs."""
    return nearest_free(s, square, without(ALL, s.no_monsters))


def place_monster(s: Dungeon, m: Monster, square: int) -> None:
    """A monster is set on the board: on that square, or the nearest free one if somebody stands there."""
    if (figures(s) | s.no_monsters) >> square & 1:
        other = nearest_for_monster(s, square)
        if other != NONE:
            square = other
    if m.status != PLACED:
        m.square = NOWHERE  # it only waited there
        if s.table.figure_limit:
            figure = figure_for(s, m.kind)
            m.figure = m.kind if figure == NONE else figure  # what a quest has laid out is always there
    m.status = PLACED
    s.move_monster(m, square)
    m.in_pit = pits(s) >> square & 1 == 1
    s.reveal()
    s.emit(events.MONSTER_PLACED, ZARGON, m.number, square)
    if m.plan != NONE:
        fire(s, ON_MONSTER_SEEN, m.plan)


def place_ally(s: Dungeon, ally: Ally, square: int) -> None:
    """A person of the quest is seen; one who waits for nothing joins whoever has come."""
    npc = s.plan.npcs[ally.number]
    ally.status = PLACED
    ally.body = npc.body
    s.move_ally(ally, square)
    s.reveal()
    s.emit(events.ALLY_SEEN, seat_of(s), ally.number)
    if npc.joins is None:
        ally.joined = True
        if npc.controller == BY_FREER:
            ally.leader = s.active
