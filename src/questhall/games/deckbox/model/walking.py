"""How far it is: walking distances (dbd-ene-12), and what a figure can reach."""

from __future__ import annotations

from typing import Final

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
            cost = so_far + (WET_COST if wet >> square & 1 else 1)
            for beside in g.beside[square]:
                if cost < costs[beside]:
                    costs[beside] = cost
                    if not g.pits >> beside & 1:
                        fronts[cost - so_far].append(beside)
        fronts = [fronts[1], fronts[2], []]
        so_far += 1
    return costs


def reach(g: Ground, start: int, points: int, wet: int, barred: int) -> dict[int, int]:
    """The squares one can walk to with so many points, with their costs; never through what is barred."""
    costs = {start: 0}
    fronts: list[list[int]] = [[] for _ in range(points + 3)]
    fronts[0].append(start)
    for so_far in range(points):
        for square in fronts[so_far]:
            if costs[square] != so_far:
                continue
            for beside in g.beside[square]:
                if barred >> beside & 1:
                    continue
                cost = so_far + (WET_COST if wet >> beside & 1 else 1)
                if cost <= points and cost < costs.get(beside, FAR):
                    costs[beside] = cost
                    fronts[cost].append(beside)
    return costs
