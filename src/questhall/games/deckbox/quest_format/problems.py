"""A quest under examination, and the rules it may break. `questhall quest check` says them in full (texts/)."""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.engine.quests import Problem
from questhall.games.deckbox.quest_format.reader import Reader

RULES: Final = (
    "cell-once",
    "card-once",
    "way-in",
    "exit-there",
    "reachable",
    "fits",
    "final-there",
    "branch-there",
    "gate-there",
    "flag-raised",
    "flag-named",
    "captive-there",
    "feature-stays",
)
ADVICE: Final = ("feature-stays",)  # rules whose breach is told, and forgiven


class Draft:
    """A quest that was read, with the tables of its file, and the problems found so far."""

    def __init__(self, reader: Reader) -> None:
        self.quest = reader.quest
        self.root = reader.root
        self.problems: list[Problem] = []

    def say(self, rule: str, node: Node, text: str, key: str | None = None) -> None:
        self.problems.append(Problem(rule, node, text, key, rule in ADVICE))
