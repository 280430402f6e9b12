"""What an enemy does when it acts: the whole of its card, and never a choice (dbd-ene-03 to -14, errata 4 and 5)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import FOE_SPEED, FOE_TARGETS
from questhall.games.deckbox.model.figures import ADVANCE, SHOOT, STRIKE, WAIT, Deed, Enemy, Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import (
    KW_REACH,
    TARGET_CHARGED,
    TARGET_LAST,
    TARGET_NEAR,
    TARGET_RICH,
    TARGET_SOFT,
    TARGET_STRONG,
    TARGET_WEAK,
)
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import reach, walk_to
from questhall.games.deckbox.rules.aiming import SHOT_OK, in_reach, shot, smoked
from questhall.games.deckbox.rules.totals import defence, enemy_dice, keywords

SQUARE_BITS: Final = 10
SQUARE_MASK: Final = 1023
COORDINATE_BITS: Final = 12
WEST_AND_NORTH: Final = 2048  # as far as a dungeon could go there: no coordinate is below 0 with it
NO_WORDS: Final = 0


def deed(s: Delve, e: Enemy) -> Deed:
    """dbd-ene-04, -05, -10: its own kind of attack, else the other one it has dice for, else it advances."""
    squares = stops(s, e)
    first = SHOOT if e.kind == RANGED else STRIKE
    for mode in (first, STRIKE + SHOOT - first):
        found = attack(s, e, mode, squares)
        if found is not None:
            return found
    return advance(s, e, squares)


def stops(s: Delve, e: Enemy) -> dict[int, int]:
    """dbd-mov-11, -12: squares it can reach and stop on, with their cost: through enemies, not heroes, never a pit.

    dbd-ene-14: half-squares are as good as others.
    """
    costs = reach(s.ground, e.square, FOE_SPEED[e.foe], s.wet, s.hero_squares | s.ground.pits)
    for other in s.enemies:
        if other is not e and other.square in costs:
            del costs[other.square]
    return costs


def attack(s: Delve, e: Enemy, mode: int, squares: dict[int, int]) -> Deed | None:
    """dbd-ene-06: the first by its priorities among the heroes it can attack from somewhere."""
    if not enemy_dice(e, mode == SHOOT):
        return None
    ranked = shooting_squares(s, squares) if mode == SHOOT else []
    targets: list[Hero] = []
    places: list[int] = []
    for h in s.heroes:
        if not h.fallen:
            square = first_shot(s, ranked, h) if mode == SHOOT else striking_square(s, e, h, squares)
            if square != NONE:
                targets.append(h)
                places.append(square)
    if not targets:
        return None
    target, words = preferred(s, e, targets)
    return Deed(mode, target.seat, places[targets.index(target)], words)


# Whom


def preferred(s: Delve, e: Enemy, heroes: list[Hero]) -> tuple[Hero, int]:
    """dbd-ene-06: word by word of its card, then nearest by walking, then lowest seat; and which words decided."""
    words = 0
    if len(heroes) == 1:
        return heroes[0], words
    for n, word in enumerate(priorities(e.foe)):
        found = best(s, e, heroes, word)
        if len(found) < len(heroes):
            words |= 1 << n
        heroes = found
    return heroes[0], words


def priorities(foe: int) -> tuple[int, ...]:
    """The words of a card, and what follows them on every card."""
    return (*FOE_TARGETS[foe], TARGET_NEAR)


def best(s: Delve, e: Enemy, heroes: list[Hero], word: int) -> list[Hero]:
    """dbd-ene-06, erratum 5: those for whom the word holds most; `last` is skipped if it names none of them."""
    if word == TARGET_LAST:
        last = [h for h in heroes if h.seat == e.last]
        return last or heroes
    scores = [score(s, e, h, word) for h in heroes]
    least = min(scores)
    return [heroes[n] for n in range(len(heroes)) if scores[n] == least]


def score(s: Delve, e: Enemy, h: Hero, word: int) -> int:
    """dbd-ene-06, section 9: the smaller, the rather."""
    if word == TARGET_NEAR:
        return walk_to(s.ground, h.square, s.wet)[e.square]
    if word == TARGET_WEAK:
        return h.health
    if word == TARGET_STRONG:
        return -h.health
    if word == TARGET_SOFT:
        return defence(s, h)
    if word == TARGET_CHARGED:
        return -h.energy
    assert word == TARGET_RICH
    return -h.treasure


# From where


def striking_square(s: Delve, e: Enemy, h: Hero, costs: dict[int, int]) -> int:
    """dbd-ene-07: the cheapest, ties by row and column; a Reach enemy would rather stand diagonally. NONE: nowhere."""
    if keywords(e) & KW_REACH:
        corners = [sq for sq in costs if s.ground.manhattan(sq, h.square) == 2]
        wide = cheapest(s, [sq for sq in corners if in_reach(s.ground, sq, h.square, KW_REACH)], costs)
        if wide != NONE:
            return wide
    return cheapest(s, [sq for sq in s.ground.beside[h.square] if sq in costs], costs)


def cheapest(s: Delve, squares: list[int], costs: dict[int, int]) -> int:
    """dbd-ene-07: of these squares, ties by row and column; NONE if there are none."""
    found, least = NONE, 0
    for square in squares:
        rank = ranking(s, square, 0, costs[square])
        if found == NONE or rank < least:
            found, least = square, rank
    return found


def shooting_squares(s: Delve, costs: dict[int, int]) -> list[int]:
    """dbd-ene-08: where the nearest hero is farthest comes first; then the cheapest; then row, column.

    dbd-ene-09: it shoots from there, so at least one hero sees it wherever it goes (erratum 4).
    """
    ranked: list[int] = []
    living = [h.square for h in s.heroes if not h.fallen]
    for square, cost in costs.items():
        near = FAR
        for at in living:
            distance = s.ground.distance(square, at)
            if distance < near:
                near = distance
        ranked.append(ranking(s, square, FAR - near, cost) << SQUARE_BITS | square)
    ranked.sort()
    return [rank & SQUARE_MASK for rank in ranked]


def first_shot(s: Delve, ranked: list[int], h: Hero) -> int:
    """dbd-ene-08, -09: the best square from which that hero can be shot and seen; NONE if there is none."""
    if not smoked(s, h.square):  # dbd-itm-smoke
        for square in ranked:
            if shot(s, square, h.square, False) == SHOT_OK:
                return square
    return NONE


def ranking(s: Delve, square: int, first: int, cost: int) -> int:
    """dbd-ene-08: by something that comes first, by cost, by row and by column, all in one number."""
    g = s.ground
    row, column = g.y[square] + WEST_AND_NORTH, g.x[square] + WEST_AND_NORTH
    return ((first << COORDINATE_BITS | cost) << COORDINATE_BITS | row) << COORDINATE_BITS | column


def advance(s: Delve, e: Enemy, squares: dict[int, int]) -> Deed:
    """dbd-ene-11, -13: towards the hero nearest by walking, wherever he is; it stays if no square is closer."""
    g = s.ground
    nearest = NONE
    far = FAR
    for h in s.heroes:
        if not h.fallen and walk_to(g, h.square, s.wet)[e.square] < far:
            nearest, far = h.seat, walk_to(g, h.square, s.wet)[e.square]
    if nearest == NONE:
        return Deed(WAIT, NONE, e.square, NO_WORDS)
    walk = walk_to(g, s.heroes[nearest].square, s.wet)
    found, least = NONE, 0
    for square, cost in squares.items():
        rank = ranking(s, square, walk[square], cost)
        if found == NONE or rank < least:
            found, least = square, rank
    return Deed(WAIT if found == e.square else ADVANCE, nearest, found, NO_WORDS)
