"""How far it is: walking distances (dbd-ene-12), and what a figure can reach."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.deckbox.model.ground import FAR, Ground

WET_COST: Final = 2  # dbd-mov-06


def walk_to(g: Ground, target: int, wet: int) -> list[int]:
    """dbd-ene-12, erratum 5: from every square, the cost of walking to the target.

    Terrain counts, figures do not, pits are never crossed: a way may end in one, or begin in one one was pushed into.
    """
    kept = g.kept_walks.get(wet)
    if kept is None:
        if len(g.kept_walks) > 7:
            g.kept_walks.clear()
        kept = {}
        g.kept_walks[wet] = kept
    found = kept.get(target)
    if found is None:
        found = spread(g, target, wet)
        kept[target] = found
    return found


def spread(g: Ground, target: int, wet: int) -> list[int]:
    costs = [FAR] * g.top
    costs[target] = 0
    fronts: list[list[int]] = [[target], [], []]
    so_far = 0
    while fronts[0] or fronts[1] or fronts[2]:
        for square in fronts[0]:
            if costs[square] != so_far:
                continue
            cost = so_far + (WET_COST if wet & BIT[square] else 1)
            for beside in g.beside[square]:
                if cost < costs[beside]:
                    costs[beside] = cost
                    if not g.pits & BIT[beside]:
                        fronts[cost - so_far].append(beside)
        fronts = [fronts[1], fronts[2], []]
        so_far += 1
    return costs


def reach(g: Ground, start: int, points: int, wet: int, barred: int) -> dict[int, int]:
    """The squares one can walk to with so many points, with their costs; never through what is barred."""
    costs = {start: 0}
    here: list[int] = [start]
    soon: list[int] = []  # a point farther
    later: list[int] = []  # two points: no step costs more
    for so_far in range(points):
        for square in here:
            if costs[square] != so_far:
                continue
            for beside in g.beside[square]:
                known = costs.get(beside, FAR)
                if known <= so_far + 1 or barred & BIT[beside]:
                    continue
                cost = so_far + (WET_COST if wet & BIT[beside] else 1)
                if cost < known and cost <= points:
                    costs[beside] = cost
                    (soon if cost == so_far + 1 else later).append(beside)
        here, soon, later = soon, later, []
    return costs
