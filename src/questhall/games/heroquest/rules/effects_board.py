"""Effects of the quest on the board: rooms, doors, traps, stone."""

from __future__ import annotations

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model import board
from questhall.games.heroquest.model.figures import IN_PLAY, changed
from questhall.games.heroquest.model.plan_kinds import FALSE, SECRET
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_HIDDEN, TRAP_KNOWN, ZARGON, Dungeon
from questhall.games.heroquest.rules import doors, events, revealing


def reveal_room(s: Dungeon, area: int) -> None:
    revealing.reveal_room(s, area)


def reveal_squares(s: Dungeon, squares: tuple[int, ...]) -> None:
    bits = 0
    for square in squares:
        bits |= BIT[square]
    revealing.reveal_bits(s, bits)


def show_door(s: Dungeon, door: int) -> None:
    if s.doors_seen >> door & 1 == 0:
        revealing.show_door(s, door)


def find_secret(s: Dungeon, door: int) -> None:
    """heq-sec-04: a note may show a secret door; it stands closed (heq-dor-09)."""
    if s.doors_seen >> door & 1 == 0:
        s.doors_seen |= 1 << door
        s.reveal()
        s.emit(events.SECRET_FOUND, revealing.seat_of(s), door)


def open_door(s: Dungeon, door: int) -> None:
    """heq-dor-03; every hero on the board then sees what he sees."""
    doors.open_door(s, door)
    look_all(s)


def look_all(s: Dungeon) -> None:
    for h in s.heroes:
        if h.status == IN_PLAY:
            revealing.look(s, h)


def bar_door(s: Dungeon, door: int, rounds: int) -> None:
    """heq-dor-03: for the rest of this round and as many whole ones."""
    if s.doors_open >> door & 1:
        doors.bar_door(s, door, rounds)
        s.doors_barred = changed(s.doors_barred, door, rounds + 1)  # worn at each start of a round


def block(s: Dungeon, square: int) -> None:
    """heq-rev-10: stone where there was floor. Nobody is buried: a figure there keeps the square open."""
    if revealing.figures(s) >> square & 1:
        return
    s.solid |= BIT[square]
    if s.seen >> square & 1:
        s.emit(events.BLOCK_SEEN, ZARGON, square)


def place_trap(s: Dungeon, trap: int) -> None:
    """A trap of the plan is set (again); the heroes know of it only if the plan says so."""
    if s.traps[trap] == TRAP_HIDDEN or s.traps[trap] == TRAP_GONE:
        found = s.plan.traps[trap].found
        s.traps[trap] = TRAP_KNOWN if found else TRAP_HIDDEN
        if found:
            s.emit(events.TRAP_FOUND, ZARGON, trap)


def alarm(s: Dungeon) -> None:
    """Everything that is not rock comes to light and every door that can opens."""
    for i in range(len(s.plan.doors)):
        door = s.plan.doors[i]
        if door.kind == FALSE:
            continue
        if door.kind == SECRET:
            find_secret(s, i)
        doors.open_door(s, i)
    revealing.reveal_bits(s, board.ALL & ~s.plan.rock)


def push_items(s: Dungeon, lost: int) -> None:
    """R-27: quest items never vanish; they come to lie on the nearest square that still stands."""
    for item in range(len(s.item_places)):
        place = s.item_places[item]
        if place >= 0 and lost >> place & 1:
            s.item_places[item] = nearest_standing(s, place, lost)
            if s.seen >> s.item_places[item] & 1:
                s.find_thing(item)


def nearest_standing(s: Dungeon, square: int, lost: int) -> int:
    """The nearest square that is neither stone nor furniture, as the crow flies."""
    best = square
    for other in squares_of(board.ALL & ~(lost | s.solid | s.blocking)):
        if best == square or board.distance(square, other) < board.distance(square, best):
            best = other
    return best
