"""Names people can say: a room as its quest calls it, by what is seen in it or by where it lies; a door by its wall.

They tell nothing that is hidden: where a room lies is printed on the board, what stands in it counts once it is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from questhall.games.heroquest.model import board
from questhall.games.heroquest.model.cards import FURNITURE_IDS
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.views import refs
from questhall.games.heroquest.views.shapes import DoorName, Prose

# What makes a room the only one of its kind, the most telling first
TELLING: Final = (
    "throne",
    "tomb",
    "alchemists_bench",
    "sorcerers_table",
    "rack",
    "fireplace",
    "weapons_rack",
    "cupboard",
)
STAIRS: Final = 0  # of the kinds of a start
SEVERAL: Final = ("bookcase", "table")  # the box has two of each: the room is told by its quarter too


def place(s: Dungeon, area: int) -> str | Prose:
    """An area, as in `the laboratory`."""
    return own_name(s, area, 0) or f"place:{word(s, area)}"


def of_place(s: Dungeon, area: int) -> str | Prose:
    """As in `of the laboratory`."""
    return own_name(s, area, 1) or f"of-place:{word(s, area)}"


def own_name(s: Dungeon, area: int, form: int) -> Prose | None:
    """The quest's own words for a room somebody has looked into."""
    known = area in s.plan.areas and board.ROOM_SQUARES[area] & s.seen
    return refs.words(s.plan, s.plan.areas[area][form]) if known else None


def word(s: Dungeon, area: int) -> str:
    if area == board.CORRIDOR:
        return "corridor"
    if any(board.AREA[n] == area and s.seen >> n & 1 for n in s.plan.start):
        return "start"
    seen = {FURNITURE_IDS[p.kind] for p in s.plan.furniture if p.area == area and p.squares & s.seen}
    for kind in TELLING:
        if kind in seen:
            return kind
    for kind in SEVERAL:
        if kind in seen:
            return f"{kind}-{quarter(area)}"
    return board.room_name(area)


def quarter(area: int) -> str:
    """Where on the board most of a room lies."""
    squares = [n for n in range(board.SQUARES) if board.AREA[n] == area]
    x = sum(n % board.COLUMNS for n in squares) / len(squares)
    y = sum(n // board.COLUMNS for n in squares) / len(squares)
    return ("n" if y < board.ROWS // 2 else "s") + ("w" if x < board.COLUMNS / 2 else "e")


def spot(s: Dungeon, square: int) -> dict[str, str | Prose]:
    """A square, the area it lies in and whereabouts there, as arguments of a text."""
    if square < 0:
        return {"square": refs.ABROAD, "place": refs.ABROAD, "where": "=", "of": refs.ABROAD}
    where, area = whereabouts(s, square)
    of = of_place(s, area)
    return {"square": refs.square(square), "place": place(s, board.AREA[square]), "where": f"where:{where}", "of": of}


def whereabouts(s: Dungeon, square: int) -> tuple[str, int]:
    """`in the north corner`, and of which area: its stairs, a door that is seen, else the walls."""
    if s.plan.start_kind == STAIRS and square in s.plan.start:
        return "stairs", board.AREA[square]
    for number, each in enumerate(s.plan.doors):
        if s.doors_seen >> number & 1 and square in (each.a, each.b):
            area, side, inside = wall(s, number)
            return f"{'door' if square == inside else 'outside'}-{side}", area
    area = board.AREA[square]
    if area == board.CORRIDOR:
        return f"part-{in_corridor(square)}", area
    return in_room(square, [n for n in range(board.SQUARES) if board.AREA[n] == area]), area


def in_corridor(square: int) -> str:
    """In which quarter of the board."""
    north, west = square // board.COLUMNS <= (board.ROWS - 1) / 2, square % board.COLUMNS <= (board.COLUMNS - 1) / 2
    return ("n" if north else "s") + ("w" if west else "e")


def in_room(square: int, room: Sequence[int]) -> str:
    """Along which of its walls a square lies, else on which side of its middle."""
    x, columns = square % board.COLUMNS, [n % board.COLUMNS for n in room]
    y, rows = square // board.COLUMNS, [n // board.COLUMNS for n in room]
    beside = at_end(y, rows, "n", "s") + at_end(x, columns, "w", "e")
    part = off_middle(y, rows, "n", "s") + off_middle(x, columns, "w", "e")
    return beside or (f"part-{part}" if part else "middle")


def at_end(at: int, line: Sequence[int], first: str, last: str) -> str:
    return first if at == min(line) else last if at == max(line) else ""


def off_middle(at: int, line: Sequence[int], first: str, last: str) -> str:
    """An even line has two squares in its middle."""
    off = 2 * at - min(line) - max(line)
    return "" if abs(off) <= 1 else first if off < 0 else last


def side(square: int, beside: int) -> str:
    """On which side of a square the one beside it lies."""
    if square // board.COLUMNS == beside // board.COLUMNS:
        return "east" if beside > square else "west"
    return "south" if beside > square else "north"


def way(start: int, end: int) -> list[dict[str, Any]]:
    """`3 to the east and 1 to the north`, as an argument of a text."""
    east, south = end % board.COLUMNS - start % board.COLUMNS, end // board.COLUMNS - start // board.COLUMNS
    parts = [("east" if east > 0 else "west", abs(east)), ("south" if south > 0 else "north", abs(south))]
    found = [{"text": f"way-{side}", "args": {"count": count}} for side, count in parts if count]
    return found or [{"text": "way-here", "args": {}}]


def door(s: Dungeon, number: int) -> DoorName:
    """`the north door of the laboratory`; and which of them, where a wall has several."""
    area, side, _ = wall(s, number)
    return {"side": f"side:{side}", "of": of_place(s, area), "detail": which(s, number)}


def which(s: Dungeon, number: int) -> str:
    """`(the western one)` of the doors that are seen in one wall; nothing for the only one."""
    own = wall(s, number)
    across = own[1] in ("north", "south")  # such a wall runs from west to east
    seen = [n for n in range(len(s.plan.doors)) if s.doors_seen >> n & 1 or n == number]
    alike = [each[2] for each in (wall(s, n) for n in seen) if each[:2] == own[:2]]
    alike.sort(key=lambda square: square % board.COLUMNS if across else square // board.COLUMNS)
    place = alike.index(own[2])
    if len(alike) == 1:
        return "="
    if place == 0:
        return f"which:{'west' if across else 'north'}"
    if place == len(alike) - 1:
        return f"which:{'east' if across else 'south'}"
    return f"which:{place + 1}"


def wall(s: Dungeon, number: int) -> tuple[int, str, int]:
    """The area a door is told by, the side of it, and the square inside.

    Where the hero on turn stands comes first, then what is seen, then rooms: the side is the one that is looked at.
    """
    found = s.plan.doors[number]
    a, b = found.a, found.b
    upright = b - a == board.COLUMNS
    sides = [(a, "south" if upright else "east"), (b, "north" if upright else "west")]
    here = s.heroes[s.active].square if s.active >= 0 else -1

    def rank(each: tuple[int, str]) -> tuple[bool, bool, bool, int]:
        area = board.AREA[each[0]]
        away = here < 0 or area != board.AREA[here]
        return away, not s.seen >> each[0] & 1, area == board.CORRIDOR, area

    inside, side = min(sides, key=rank)
    return board.AREA[inside], side, inside


def seen_places(s: Dungeon) -> dict[str, str | Prose]:
    """The areas somebody has looked into, by their sign on the board."""
    areas = {board.AREA[n] for n in range(board.SQUARES) if s.seen >> n & 1}
    return {board.room_name(area): place(s, area) for area in sorted(areas)}
