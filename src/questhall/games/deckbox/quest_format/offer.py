"""This game's quest files as others work with them: recognised, checked, begun."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from questhall.engine.content import Node
from questhall.engine.quests import Examined, QuestFiles
from questhall.games.deckbox.quest_format import check, quest_file
from questhall.games.deckbox.quest_format.problems import RULES

FOLDER: Final = Path(__file__).parent


class DeckBoxFiles(QuestFiles):
    texts = FOLDER
    rules = RULES
    own_keys = ("story", "enemies", "dungeon", "boss_bonus")
    beginning = FOLDER / "new_quest.toml"

    def examine(self, root: Node) -> Examined:
        draft = quest_file.draft(root)
        q = draft.quest
        rooms = 1 + q.trunk + q.has_final + sum(branch.length for branch in q.branches)
        facts = {"mode": "app" if q.app else "map", "rooms": rooms if q.app else len(q.plan.rooms)}
        return Examined(q, q.texts[q.title], check.problems(draft), facts)


QUESTS: Final = DeckBoxFiles()
