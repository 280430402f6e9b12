"""What the code of a game names: the steps that ask, and all that it writes out, such as ids of texts and rules."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

from questhall.engine.game import Game


@cache
def sources(folder: Path) -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")}


@cache
def strings(folder: Path) -> frozenset[str]:
    """All strings that stand there as they are."""
    nodes = [node for tree in sources(folder).values() for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


def asking_steps(folder: Path) -> set[str]:
    """The steps that put a question to a seat, or to several, themselves."""
    return {
        cls.name
        for path, tree in sources(folder).items()
        for cls in ast.walk(tree)
        if path.parent.name == "rules" and isinstance(cls, ast.ClassDef)
        for call in ast.walk(cls)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("decide", "decide_together")
        and isinstance(call.args[0], ast.Name)
    }


def setting_ids(game: Game[Any]) -> set[str]:
    """The texts of a table's options."""
    ids = {f"setting-{setting.id}{end}" for setting in game.settings for end in ("", "-about")}
    return ids | {f"setting-{setting.id}-{value}" for setting in game.settings for value in setting.values}
