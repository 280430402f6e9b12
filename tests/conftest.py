"""What all tests share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from tests.every_game.snapshot import Snapshot, difference

HERE = Path(__file__).parent
HOT = {HERE / name for name in ("engine", "games", "every_game", "bots", "envs")}
# The way of a move through the hall, which is compiled too, is tried in both forms.
BOTH = {HERE / name for name in ("hall/test_play.py", "hall/test_undo.py", "web/test_socket.py")}
# Words, content, quest files, drawings and what a seat sees are read and made by modules that are never compiled.
AS_WRITTEN = {
    *("test_words", "test_texts", "test_content", "test_rulebook", "test_reasons", "test_terminal"),
    *("test_quest_files", "test_quest_command", "test_heroscribe", "test_heroscribe_bombs"),
    *("test_view", "test_view_chances", "test_secrets"),
}

# The same examples each time, so that nothing fails by chance, and none fails for being slow on a busy machine.
# `--hypothesis-profile explore` draws others.
settings.register_profile("questhall", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("questhall")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook.toml that this test would see broken")
    config.addinivalue_line("markers", "compiled: run in the compiled form, where there is one")
    config.addinivalue_line("markers", "both: run in the compiled form as well")


@cache
def is_hot(file: Path) -> bool:
    """Rules, and whatever plays, are tried in one form: that in which they are played."""
    read_only = HERE / "games" in file.parents and file.stem in AS_WRITTEN
    return bool(HOT.intersection(file.parents)) and not read_only


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is tried in the other form is not even read."""
    if collection_path.suffix != ".py" or not HOT.intersection(collection_path.parents):
        return None
    unwanted: dict[str, bool] = {"compiled or both": False, "not compiled": True}
    return True if unwanted.get(config.getoption("markexpr")) is is_hot(collection_path) else None


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at them
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_hot(item.path):
            item.add_marker(pytest.mark.compiled)
        elif item.path in BOTH:
            item.add_marker(pytest.mark.both)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Snapshot) and isinstance(right, Snapshot):
        return ["two states are the same", difference(left.data, right.data)]
    return None
