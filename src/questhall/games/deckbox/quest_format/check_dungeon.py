"""What can be wrong with the shape of a dungeon that is drawn from a seed."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import FACE_IDS
from questhall.games.deckbox.model.generator import attempt, trunk_length
from questhall.games.deckbox.model.plan import NO_ENCOUNTER, OBJECTIVE, SIDE
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.quest_format.problems import Draft

SEEDS: Final = 30
TRIES: Final = 20  # the generator gives up after 200: what never takes 20 will never take them


def check_shape(draft: Draft) -> None:
    q = draft.quest
    if not q.app:
        return
    node = draft.root.table("dungeon")
    rooms = 1 + trunk_length(q) + sum(branch.length for branch in q.branches)
    if rooms > len(FACE_IDS) // 2:
        draft.say("fits", node, f"{rooms} rooms; there are {len(FACE_IDS) // 2} cards")
    if not q.has_final and not any(branch.kind == OBJECTIVE for branch in q.branches):
        draft.say("final-there", node, "neither a final room nor a branch with an objective")
    if q.objective_encounter is not NO_ENCOUNTER and all(branch.kind == SIDE for branch in q.branches):
        draft.say("branch-there", node.table("objective"), "no branch ends in a room with an objective")
    for branch, each in zip(q.branches, node.tables("branches"), strict=True):
        if branch.kind == SIDE and branch.length > 1:
            draft.say("branch-there", each, "side rooms are one room deep", "length")


def check_drawing(draft: Draft) -> None:
    """Whether the generator can do it, for whatever seed."""
    for seed in range(SEEDS):
        rng = stream(str(seed), "map")
        if all(attempt(draft.quest, rng) is None for _ in range(TRIES)):
            draft.say("fits", draft.root.table("dungeon"), "dungeons of this shape cannot be drawn")
            return
