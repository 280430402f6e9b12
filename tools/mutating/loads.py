"""Whether a game and all its quests can be read: `python -m tools.mutating.loads deckbox` ends with an error if not.

A changed card is only for tests to notice if it is still one that the game takes.
"""

from __future__ import annotations

import importlib
import sys

from questhall.engine import content
from questhall.engine.game import Title


def read_all(title: Title) -> None:
    title.load()
    files = title.quest_files()
    if files is not None:
        for path in sorted((title.folder / "quests").glob("*.toml")):
            problems = [problem for problem in files.examine(content.read(path)).problems if not problem.advice()]
            if problems:
                raise problems[0].error()


if __name__ == "__main__":
    read_all(importlib.import_module(f"questhall.games.{sys.argv[1]}").GAME)
