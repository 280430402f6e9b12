"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings
from tests.every_game.snapshot import Snapshot, difference

PLAYING = {Path(__file__).with_name(name) for name in ("every_game", "bots")}

# The same examples each time, so that nothing fails by chance, and none fails for being slow on a busy machine.
# `--hypothesis-profile explore` draws others.
settings.register_profile("questhall", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None)
settings.load_profile("questhall")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook.toml that this test would see broken")
    config.addinivalue_line("markers", "long: plays games; `make test` runs it compiled, and pure if it must")


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at them
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever plays, and is not about one rule, is played in one form, the quick one where there is one."""
    for item in items:
        if PLAYING.intersection(item.path.parents) and item.get_closest_marker("rule") is None:
            item.add_marker(pytest.mark.long)


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Snapshot) and isinstance(right, Snapshot):
        return ["two states are the same", difference(left.data, right.data)]
    return None
