"""This game's quest files as others work with them: recognised, checked, begun."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from questhall.engine.content import Node
from questhall.engine.quests import Examined, QuestFiles
from questhall.games.deckbox.quest_format import check, quest_file
from questhall.games.deckbox.quest_format.problems import RULES

FOLDER: Final = Path(__file__).parent
OWN_KEYS: Final = ("story", "enemies", "dungeon", "boss_bonus")  # no other game's quests have these


class DeckBoxFiles(QuestFiles):
    texts = FOLDER
    rules = RULES

    def knows(self, data: Mapping[str, Any]) -> bool:
        return any(key in data for key in OWN_KEYS)

    def examine(self, root: Node) -> Examined:
        draft = quest_file.draft(root)
        q = draft.quest
        rooms = 1 + q.trunk + q.has_final + sum(branch.length for branch in q.branches)
        facts = {"mode": "app" if q.app else "map", "rooms": rooms if q.app else len(q.plan.rooms)}
        return Examined(q, q.texts[q.title], check.problems(draft), facts)

    def template(self, id: str) -> str:
        words = (FOLDER / "new_quest.toml").read_text(encoding="utf-8")
        return words.replace('id = "my_quest"', f"id = {json.dumps(id, ensure_ascii=False)}", 1)


QUESTS: Final = DeckBoxFiles()
