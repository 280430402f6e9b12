"""The quests of the game, and quests of one's own as a table brings them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from questhall.engine.content import ContentError
from questhall.engine.game import BadSetup
from questhall.games.deckbox.model.plan import Quest
from questhall.games.deckbox.quest_format import quest_file

FILES: Final = {
    path.stem.partition("_")[0]: path for path in sorted((Path(__file__).parent.parent / "quests").glob("*.toml"))
}
QUEST_IDS: Final = tuple(FILES)  # a1 to a4, p0 to p4


@cache
def quest(id: str) -> Quest:
    """A quest of the game. All tables share it; nobody changes it."""
    return quest_file.read(FILES[id])


def own_quest(value: Any) -> Quest:
    """A whole quest as data: the keys of a quest file, or its text."""
    try:
        if isinstance(value, str):
            return quest_file.parse(value, "quest_file")
        if isinstance(value, Mapping):
            return quest_file.from_data(dict(value), "quest_file")
    except ContentError as error:
        raise BadSetup("quest_file", str(error)) from None
    raise BadSetup("quest_file", "the keys of a quest file, or its text")
