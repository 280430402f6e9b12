"""A quest under examination, and the problems found in it.

The rules are words (RULES); the `questhall quest check` command says them in full, docs/quests.md lists them.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.engine.quests import Problem
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
ADVICE: Final = ("figures",)  # rules whose breach is told, and forgiven


class Draft:
    """A quest that was read, with the tables of its file, and the problems found so far."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.plan = reader.plan
        self.root = reader.root
        self.problems: list[Problem] = []

    def nodes(self, array: str) -> list[Node]:
        return self.reader.nodes[array]

    def say(self, rule: str, node: Node, text: str, key: str | None = None) -> None:
        self.problems.append(Problem(rule, node, text, key, rule in ADVICE))


def owner_node(draft: Draft, owner: str) -> Node:
    """The table an effect stands in, from `array:number`."""
    array, _, number = owner.partition(":")
    if array == "rewards":
        return draft.root.table("rewards")
    if array == "treasures":
        return draft.root.tables("treasures")[int(number)]
    return draft.nodes(array)[int(number)]
