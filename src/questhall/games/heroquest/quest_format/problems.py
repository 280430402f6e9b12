"""A quest under examination, and the problems found in it.

The rules are words (RULES); the `questhall quest check` command says them in full, docs/quests.md lists them.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.engine.quests import Findings
from questhall.games.heroquest.quest_format.reader import Reader

RULES: Final = (
    "door-on-wall",
    "door-once",
    "door-clear",
    "door-opens",
    "furniture-in-room",
    "free-square",
    "stairs-in-room",
    "room-for-four",
    "reachable",
    "secret-hinted",
    "pieces",
    "figures",
    "eight-monsters",
    "flag-set",
    "item-given",
    "event-called",
    "artifact-once",
    "treasure-room",
    "any-party",
)


class Draft(Findings):
    """A quest that was read, and what is found in it."""

    advice = ("figures",)

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.root)
        self.reader = reader
        self.plan = reader.plan

    def nodes(self, array: str) -> list[Node]:
        return self.reader.nodes[array]


def owner_node(draft: Draft, owner: str) -> Node:
    """The table an effect stands in, from `array:number`."""
    array, _, number = owner.partition(":")
    if array == "rewards":
        return draft.root.table("rewards")
    if array == "treasures":
        return draft.root.tables("treasures")[int(number)]
    return draft.nodes(array)[int(number)]
