"""Which squares may be blocked, and which block hinders most."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.dragonquest.model.castle_plan import GRID, PROTECTED, SQUARES, START, STRIDE, in_order
from questhall.games.dragonquest.model.castle_route import ALL_WALKS, FAR, NO_WAY, Route, rank, ranked, route

NONE: Final = -1  # no square
BLOCKABLE: Final = SQUARES & ~PROTECTED

# Why a square may not be blocked
MAY_BLOCK: Final = 0
NOT_A_SQUARE: Final = 1
NOT_FREE: Final = 2
PROTECTED_SQUARE: Final = 3
TOUCHES_DIAGONALLY: Final = 4
THREE_IN_A_ROW: Final = 5
NO_ROUTE: Final = 6


def touched_diagonally(blocked: int) -> int:
    """drq-wal-13: squares diagonal to a blocked one."""
    sides = blocked << 1 | blocked >> 1
    return sides << STRIDE | sides >> STRIDE


def third_in_a_row(blocked: int) -> int:
    """drq-wal-14: squares with two blocked neighbours, or beside a group of two."""
    left, right = blocked >> 1, blocked << 1
    up, down = blocked >> STRIDE, blocked << STRIDE
    sides, ends = left | right, up | down
    return left & right | up & down | sides & ends | GRID.grow(blocked & (sides | ends))


def fitting(visited: int, blocked: int, crossed: int) -> int:
    """drq-wal-11 to -14, -17: the squares that may be blocked as far as the route allows."""
    fit = BLOCKABLE & ~(visited | blocked | crossed)
    if blocked:
        fit &= ~(touched_diagonally(blocked) | third_in_a_row(blocked))
    return fit


def guarded_route(hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool) -> Route:
    """The route a block must leave (drq-wal-15, R06); option `route_rule = sheet`: from Start on the bare sheet."""
    if sheet_rule:
        return route(START, blocked, False)
    return route(hero, visited | blocked | crossed, seen)


def keeps_route(guarded: Route, square: int) -> bool:
    """drq-wal-15, -16: whether a route remains without that square, given as a set, or there is none anyway."""
    return not guarded.needed() & square or guarded.without(square).needed() != 0


def legal_blocks(hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool) -> int:
    """drq-wal-11 to -17: the set of squares that may be blocked."""
    legal = fitting(visited, blocked, crossed)
    guarded = guarded_route(hero, visited, blocked, crossed, seen, sheet_rule)
    doubtful = legal & guarded.needed()
    while doubtful:
        square = doubtful & -doubtful
        needed = guarded.without(square).needed()
        if needed:
            doubtful &= needed
        else:
            legal ^= square
            doubtful ^= square
    return legal


def why_not_block(
    square: int, hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool
) -> int:
    """MAY_BLOCK, or the first test that the square fails."""
    bit = BIT[square]
    if not bit & SQUARES:
        return NOT_A_SQUARE
    if bit & (visited | blocked | crossed):
        return NOT_FREE
    if bit & PROTECTED:
        return PROTECTED_SQUARE
    if bit & touched_diagonally(blocked):
        return TOUCHES_DIAGONALLY
    if bit & third_in_a_row(blocked):
        return THREE_IN_A_ROW
    if not keeps_route(guarded_route(hero, visited, blocked, crossed, seen, sheet_rule), bit):
        return NO_ROUTE
    return MAY_BLOCK


# The most hindering block (drq-sol-03, drq-wal-22)


def detour(square: int, hero: int, bad: int, seen: bool) -> int:
    """The extra steps that the loss of a square costs; several hundred when it leaves no way."""
    return detour_on(route(hero, bad, seen), BIT[square])


def detour_on(ahead: Route, square: int) -> int:
    """The same for a square, given as a set, on a way that is known."""
    return ahead.without(square).steps() - ahead.steps() if square & costly_squares(ahead) else 0


# Simulation and search come to the same positions again and again: what was chosen there is remembered.
REMEMBERED: Final = 50_000
chosen: Final[dict[tuple[int, int, int, int, bool, bool], int]] = {}


def hindering_block(hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool) -> int:
    """The legal square whose loss hinders the hero most, NONE if no square is legal; mostly from memory."""
    position = (hero, visited, blocked, crossed, seen, sheet_rule)
    square = chosen.get(position)
    if square is None:
        if len(chosen) >= REMEMBERED:
            chosen.clear()
        square = find_hindering_block(hero, visited, blocked, crossed, seen, sheet_rule)
        chosen[position] = square
    return square


def find_hindering_block(hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool) -> int:
    fit = fitting(visited, blocked, crossed)
    if not fit:
        return NONE
    ahead = route(hero, visited | blocked | crossed, seen)
    guarded = route(START, blocked, False) if sheet_rule else ahead
    costly = fit & costly_squares(ahead)
    square = NONE
    if costly:
        square = first_kept(guarded, costly, costly_blocks(ahead, costly))
        fit &= ~costly
    if square == NONE and fit & ahead.leg().squares:
        square = first_kept(guarded, fit, ahead.leg().by_share())
    if square == NONE and fit & ahead.out.squares:
        square = later_block(ahead, guarded, fit & ahead.out.squares)
    if square == NONE:
        square = idle_block(ahead, guarded, fit)
    return square


def costly_squares(ahead: Route) -> int:
    """The squares whose loss costs steps."""
    return ahead.into.narrow | ahead.out.narrow if ahead.steps() < FAR else 0


def costly_blocks(ahead: Route, squares: int) -> list[int]:
    """Squares whose loss costs steps, best first."""
    found = squares_of(squares)
    if len(found) < 2:
        return list(found)
    leg = ahead.leg()
    left = ahead.steps()
    ranks: list[int] = []
    for square in found:
        bit = BIT[square]
        share = ALL_WALKS if leg.narrow & bit else 0
        if not share and leg.squares & bit:
            share = GRID.walks_through(leg.layers)[square]
        ranks.append(rank(ahead.without(bit).steps() - left, share, ahead.ahead(bit), square))
    return ranked(ranks)


def first_kept(guarded: Route, fit: int, squares: list[int]) -> int:
    """The first of the squares that fits and leaves a route."""
    for square in squares:
        if fit & BIT[square] and keeps_route(guarded, BIT[square]):
            return square
    return NONE


def nearest_kept(guarded: Route, fit: int, layers: list[int], before: int) -> int:
    """The square nearest to three steps ahead that fits and leaves a route; layer 0 is `before` steps ahead."""
    for off in range(max(4, len(layers) + before)):
        squares = 0
        for number in (3 - off - before, 3 + off - before):
            if 0 <= number < len(layers):
                squares |= layers[number]
        square = first_kept(guarded, fit, in_order(fit & squares))
        if square != NONE:
            return square
    return NONE


def later_block(ahead: Route, guarded: Route, fit: int) -> int:
    """The best square of the second leg that costs nothing: the nearest one, if the way to that leg is known."""
    if ahead.leg() is NO_WAY:
        return first_kept(guarded, fit, in_order(fit))
    return nearest_kept(guarded, fit, ahead.out.layers, ahead.leg().steps + 1)


def idle_block(ahead: Route, guarded: Route, fit: int) -> int:
    """The best square that lies on no shortest walk: nearest to three steps from the hero, out of reach last."""
    fit &= ~(ahead.into.squares | ahead.out.squares)
    layers = GRID.spread(BIT[ahead.hero], SQUARES & ~ahead.bad)
    square = nearest_kept(guarded, fit, layers, 0)
    return square if square != NONE else first_kept(guarded, fit, in_order(fit))


def ranked_blocks(hero: int, visited: int, blocked: int, crossed: int, seen: bool, sheet_rule: bool) -> tuple[int, ...]:
    """The legal squares on the hero's shortest walks, the most hindering first."""
    legal = legal_blocks(hero, visited, blocked, crossed, seen, sheet_rule)
    ahead = route(hero, visited | blocked | crossed, seen)
    costly = legal & costly_squares(ahead)
    legal &= ~costly
    others = [square for square in ahead.leg().by_share() if legal & BIT[square]]
    later = squares_of(legal & ahead.out.squares & ~ahead.leg().squares)
    return tuple(
        costly_blocks(ahead, costly)
        + others
        + ranked([rank(0, 0, ahead.ahead(BIT[square]), square) for square in later])
    )
