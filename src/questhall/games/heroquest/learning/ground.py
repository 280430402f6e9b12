"""The board in planes: a set of squares for everything that lies open, and Zargon's screen for Zargon."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import AREAS, COLUMNS, ROOM_SQUARES
from questhall.games.heroquest.model.figures import HIDDEN, PLACED, SLAIN
from questhall.games.heroquest.model.plan_kinds import PIT
from questhall.games.heroquest.model.state import TRAP_HIDDEN, TRAP_KNOWN, TRAP_SPRUNG, ZARGON, Dungeon

BOARD: Final = (
    "seen",
    "stone",
    "way east",
    "way south",
    "closed doors",
    "open doors",
    "furniture",
    "trapped furniture",
    "traps",
    "stairs",
    "exit",
    "own hero",
    "heroes",
    "monsters",
    "people",
    "things",
    "bodies",
    "belongings",
    "rooms searched",
    "hidden doors",
    "hidden traps",
    "hidden monsters",
    "hidden things",
)
OPEN_PLANES: Final = 19


def planes(s: Dungeon, seat: int) -> list[int]:
    seen = s.seen
    east, south = ways(s)
    shut, opened = doors(s)
    own = s.heroes[seat - 1].square if 0 < seat <= len(s.heroes) else -1
    found = [seen, s.solid & seen, east, south, shut, opened]
    found.extend(furniture(s))
    found.append(traps(s))
    found.extend([squares(s.plan.start) & seen, squares(s.plan.exit) & (-1 if not s.plan.exit_hidden else seen)])
    found.extend([BIT[own] if own >= 0 else 0, s.hero_squares, s.monster_squares & seen, people(s)])
    found.extend([things(s) & seen, bodies(s), squares(s.piles), searched(s, seat)])
    found.extend(secrets(s) if seat == ZARGON or s.table.open_book else [0] * (len(BOARD) - OPEN_PLANES))
    return found


def squares(listed: tuple[int, ...]) -> int:
    found = 0
    for square in listed:
        if square >= 0:
            found |= BIT[square]
    return found


def ways(s: Dungeon) -> tuple[int, int]:
    """Edges between squares in sight that can be crossed, but for doors nobody has found."""
    seen = s.seen
    east = s.east & seen & seen >> 1
    south = s.south & seen & seen >> COLUMNS
    secret = s.doors_open & ~s.doors_seen
    if secret:
        for n, door in enumerate(s.plan.doors):
            if secret >> n & 1:
                east &= ~BIT[door.a] if door.b - door.a == 1 else -1
                south &= ~BIT[door.a] if door.b - door.a == COLUMNS else -1
    return east, south


def doors(s: Dungeon) -> tuple[int, int]:
    """Both squares of each."""
    shut = opened = 0
    for n, door in enumerate(s.plan.doors):
        if s.doors_seen >> n & 1:
            if s.doors_open >> n & 1:
                opened |= BIT[door.a] | BIT[door.b]
            else:
                shut |= BIT[door.a] | BIT[door.b]
    return shut, opened


def furniture(s: Dungeon) -> list[int]:
    """In sight; and of those known to be trapped."""
    stands = trapped = 0
    known = s.armed & s.traps_found
    for n, piece in enumerate(s.plan.furniture):
        if piece.squares & s.seen:
            stands |= piece.squares
            if known >> n & 1:
                trapped |= piece.squares
    return [stands, trapped]


def traps(s: Dungeon) -> int:
    found = 0
    for n, state in enumerate(s.traps):
        trap = s.plan.traps[n]
        if state == TRAP_KNOWN or (state == TRAP_SPRUNG and trap.kind == PIT):
            found |= BIT[trap.square]
    return found & s.seen


def people(s: Dungeon) -> int:
    found = 0
    for a in s.allies:
        if a.status == PLACED and a.square >= 0:
            found |= BIT[a.square]
    return found


def things(s: Dungeon) -> int:
    found = 0
    for square in s.item_places:
        if square >= 0:
            found |= BIT[square]
    return found


def bodies(s: Dungeon) -> int:
    found = 0
    for m in s.monsters:
        if m.status == SLAIN and m.fell_at >= 0:
            found |= BIT[m.fell_at]
    return found & s.seen & ~s.solid


def searched(s: Dungeon, seat: int) -> int:
    """Rooms whose treasure this hero has looked for; of Zargon's seat, whose every hero has."""
    areas = -1
    for h in s.heroes:
        if seat == ZARGON or h.number == seat - 1:
            areas &= h.searched
    found = 0
    for area in range(1, AREAS):
        if areas >> area & 1:
            found |= ROOM_SQUARES[area]
    return found


def secrets(s: Dungeon) -> list[int]:
    """heq-set-04: what Zargon's screen shows besides."""
    hidden_doors = hidden_traps = hidden_monsters = 0
    for n, door in enumerate(s.plan.doors):
        if not s.doors_seen >> n & 1:
            hidden_doors |= BIT[door.a] | BIT[door.b]
    for n, state in enumerate(s.traps):
        if state == TRAP_HIDDEN:
            hidden_traps |= BIT[s.plan.traps[n].square]
    for m in s.monsters:
        if m.status == HIDDEN and m.square >= 0:
            hidden_monsters |= BIT[m.square]
    return [hidden_doors, hidden_traps, hidden_monsters, things(s) & ~s.seen]
