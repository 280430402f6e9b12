"""HeroQuest's quest files as others work with them: recognised, checked, begun, exchanged with HeroScribe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from questhall.engine.content import Node
from questhall.engine.quests import Examined, Exchange, QuestFiles
from questhall.games.heroquest.quest_format import check, quest_file
from questhall.games.heroquest.quest_format.heroscribe import import_quest
from questhall.games.heroquest.quest_format.heroscribe_export import export_quest
from questhall.games.heroquest.quest_format.problems import RULES

FOLDER: Final = Path(__file__).parent.parent


class HeroScribe(Exchange):
    suffix = ".xml"

    def take_over(self, raw: bytes, id: str) -> str:
        return import_quest(raw, id)

    def hand_over(self, root: Node, lang: str) -> str:
        return export_quest(quest_file.finished(root, check=True), lang)


class HeroQuestFiles(QuestFiles):
    texts = FOLDER
    rules = RULES
    own_keys = ("parchment", "doors", "furniture", "monsters", "objectives")
    beginning = FOLDER / "content" / "new_quest.toml"
    exchange = HeroScribe()

    def examine(self, root: Node) -> Examined:
        draft = quest_file.draft(root)
        plan = draft.plan
        facts = {"monsters": len(plan.monsters), "doors": len(plan.doors)}
        return Examined(plan, plan.texts[plan.title], check.problems(draft), facts)

    def together(self, quests: Sequence[Any]) -> list[str]:
        return check.campaign_problems(list(quests))


QUESTS: Final = HeroQuestFiles()
