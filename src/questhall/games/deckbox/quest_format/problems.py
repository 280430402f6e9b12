"""A quest under examination, and the rules it may break. `questhall quest check` says them in full (texts/)."""

from __future__ import annotations

from typing import Final

from questhall.engine.quests import Findings
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


class Draft(Findings):
    """A quest that was read, and what is found in it."""

    advice = ("feature-stays",)

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.root)
        self.quest = reader.quest
