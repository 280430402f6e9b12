"""Reading a game and all its quests: a changed card is only for tests to notice if it is still one the game takes."""

from __future__ import annotations

import importlib
from typing import Any


def read_game(id: str) -> None:
    """Imported only here: what is read is the game of the copy, as it is now."""
    title: Any = importlib.import_module(f"questhall.games.{id}").GAME
    title.load()
    files = title.quest_files()
    if files is not None:
        content = importlib.import_module("questhall.engine.content")
        for path in sorted((title.folder / "quests").glob("*.toml")):
            problems = [problem for problem in files.examine(content.read(path)).problems if not problem.advice()]
            if problems:
                raise problems[0].error()
