"""What all tests share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from tests.every_game.snapshot import Snapshot, difference

HERE = Path(__file__).parent
HOT = {HERE / name for name in ("engine", "games", "every_game", "bots", "envs", "lab/test_balance.py")}
# In both forms: the way of a move through the hall, which is compiled too, and what says which form runs.
BOTH = {
    HERE / name
    for name in (
        "hall/test_play.py",
        "hall/test_undo.py",
        "hall/store/test_intake.py",
        "web/test_socket.py",
        "test_forms.py",
    )
}
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

# Left alone, Hypothesis also draws numbers and words from the sources of all modules loaded by then: other examples in
# another order of tests, and every process would read all sources first.
providers._get_local_constants = lambda: providers._local_constants


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook.toml that this test would see broken")
    config.addinivalue_line("markers", "compiled: run in the compiled form, where there is one")
    config.addinivalue_line("markers", "both: run in the compiled form as well")


@cache
def is_hot(file: Path) -> bool:
    """Rules, and whatever plays, are tried in one form: that in which they are played."""
    read_only = HERE / "games" in file.parents and file.stem in AS_WRITTEN
    return bool(HOT.intersection((file, *file.parents))) and not read_only


@cache
def leads_to_compiled(folder: Path) -> bool:
    return is_hot(folder) or any(folder in file.parents for file in HOT | BOTH)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What is tried in the other form is not even read."""
    wanted = config.getoption("markexpr")
    if wanted == "compiled or both":
        return None if leads_to_compiled(collection_path) or collection_path in BOTH else True
    return True if wanted == "not compiled" and is_hot(collection_path) and collection_path.suffix == ".py" else None


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at them
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_hot(item.path):
            item.add_marker(pytest.mark.compiled)
        elif item.path in BOTH and item.get_closest_marker("compiled") is None:
            item.add_marker(pytest.mark.both)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Snapshot) and isinstance(right, Snapshot):
        return ["two states are the same", difference(left.data, right.data)]
    return None
