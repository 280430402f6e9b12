"""How the demon walks.

King steps over the castle's squares: blocked and visited ones are free to it (drq-dem-07, drq-wal-23), the chamber
(drq-dem-08) and the squares it has been on (drq-dem-09) are not, nor Start and Exit unless the hero stands there
(drq-dem-10).
"""

from __future__ import annotations

from questhall.engine.grid import BIT, squares_of
from questhall.games.dragonquest.model.castle_plan import GRID, ORDER, RING16, SQUARES, STRIDE, in_order
from questhall.games.dragonquest.model.castle_route import FAR, next_steps


def demon_target(demon: int, hero: int, in_chamber: bool, crossed: int) -> int:
    """drq-dem-06, -14: where the demon wants to be: on the hero's square, or on any square round the chamber."""
    return RING16 & (~crossed | BIT[demon]) if in_chamber else BIT[hero]


def demon_distance(demon: int, hero: int, in_chamber: bool, crossed: int) -> int:
    """The steps of the demon's shortest walk, FAR if there is none."""
    front = demon_target(demon, hero, in_chamber, crossed)
    rest = (SQUARES & ~crossed | BIT[demon]) & ~front
    steps = 0
    while front:
        if front & BIT[demon]:
            return steps
        front = GRID.grow_around(front) & rest
        rest ^= front
        steps += 1
    return FAR


def demon_steps(demon: int, hero: int, in_chamber: bool, crossed: int) -> tuple[int, ...]:
    """drq-dem-06: the squares that bring the demon nearer; drq-dem-14, -15: none when it waits or finds no walk."""
    front = demon_target(demon, hero, in_chamber, crossed)
    if front & BIT[demon]:
        return ()
    rest = SQUARES & ~crossed & ~front
    near = GRID.around[demon]
    while front:
        if front & near:
            return squares_of(front & near)
        front = GRID.grow_around(front) & rest
        rest ^= front
    return ()


def demon_prowl_steps(demon: int, crossed: int) -> tuple[int, ...]:
    """Option `demon_prowls` (R41): beside the chamber it goes on to other squares of the ring."""
    return squares_of(GRID.around[demon] & RING16 & ~crossed) if RING16 & BIT[demon] else ()


def demon_choice(steps: tuple[int, ...], demon: int, hero: int, bad: int, seen: bool) -> int:
    """drq-sol-04: the step nearest to where the hero goes next, diagonal before straight, lowest column, lowest row."""
    following = next_steps(hero, bad, seen)
    goal = in_order(following)[0] if following else hero
    best = steps[0]
    best_rank = FAR * FAR
    for step in steps:
        straight = 1 if GRID.straight[demon] & BIT[step] else 0
        rank = (king_distance(step, goal) * 2 + straight) * 512 + ORDER[step]
        if rank < best_rank:
            best = step
            best_rank = rank
    return best


def king_distance(a: int, b: int) -> int:
    """King steps between two squares of an empty board."""
    return max(abs(a // STRIDE - b // STRIDE), abs(a % STRIDE - b % STRIDE))
