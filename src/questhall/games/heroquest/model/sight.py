"""Lines of sight (4.6) between figures and squares on the board as it stands."""

from __future__ import annotations

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.board import COLUMNS, towards
from questhall.games.heroquest.model.figures import IN_PLAY, M_DORMANT, PLACED, Hero
from questhall.games.heroquest.model.lines import line_between
from questhall.games.heroquest.model.state import Dungeon


def sees(s: Dungeon, a: int, b: int) -> bool:
    """heq-los-01, -08: target sight, which figures on the board block; heq-los-09: at any distance.

    heq-los-02, -04: what a line only touches at a corner does not break it. heq-los-05: nor do its two ends.
    """
    return sees_past(s, a, b, s.solid | s.opaque)


def sees_past(s: Dungeon, a: int, b: int, solid: int) -> bool:
    """The same with these squares in the way instead of those that are."""
    if a == b:
        return True
    line = line_between(a, b)
    if line.inner & (s.hero_squares | s.monster_squares | s.ally_squares):
        return False
    return line.open(s.east, s.south, solid, s.table.literal_corners)


def reveals(s: Dungeon, a: int, b: int) -> bool:
    """heq-rev-01: reveal sight, which figures do not block."""
    return a == b or line_between(a, b).open(s.east, s.south, s.solid | s.opaque, s.table.literal_corners)


def targets_from(s: Dungeon, a: int, among: int) -> int:
    """Those of some squares that are in target sight."""
    found = s.walls().view(a, among)
    if found:
        figures = s.hero_squares | s.monster_squares | s.ally_squares
        for square in squares_of(found):
            if square != a and line_between(a, square).inner & figures:
                found ^= BIT[square]
    return found


def monster_in_sight(s: Dungeon, h: Hero) -> bool:
    """Whether a hero sees a monster, figures or not (R-02: they block spells and shots only); statues do not count.

    heq-sec-01, heq-trp-01, heq-spl-15; R-36.
    """
    if not s.monster_squares or h.status != IN_PLAY or h.square < 0:
        return False
    found = s.walls().view(h.square, s.monster_squares)
    if found:
        for m in s.monsters:
            if m.status == PLACED and not m.effects & M_DORMANT and found & BIT[m.square]:
                return True
    return False


def statues(s: Dungeon) -> int:
    """The squares of monsters that stand there as stone (R-36)."""
    bits = 0
    for m in s.monsters:
        if m.effects & M_DORMANT and m.status == PLACED:
            bits |= BIT[m.square]
    return bits


def in_haven(s: Dungeon, h: Hero) -> bool:
    """heq-end-03, table option safe_stairs: whether he stands where no blow, spell, trap or wanderer reaches him."""
    return h.square >= 0 and s.haven >> h.square & 1 == 1


def adjacent(s: Dungeon, a: int, b: int) -> bool:
    """Neighbours with an open edge between them."""
    return abs(a - b) in (1, COLUMNS) and s.edge_open(a, b)


def line8(s: Dungeon, a: int, direction: int) -> list[int]:
    """heq-drd-09: the squares in one of the eight directions (board.NORTH and on, clockwise) up to the first wall."""
    squares: list[int] = []
    here = a
    to = towards(here, direction)
    while to >= 0 and not s.solid >> to & 1 and reveals(s, here, to):
        squares.append(to)
        here = to
        to = towards(here, direction)
    return squares
