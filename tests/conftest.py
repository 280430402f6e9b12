"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings
from tests.every_game.snapshot import Snapshot, difference

# Shared machines are slow at times; a slow example is no failure.
settings.register_profile("questhall", deadline=None)
settings.load_profile("questhall")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook.toml that this test would see broken")


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Snapshot) and isinstance(right, Snapshot):
        return ["two states are the same", difference(left.data, right.data)]
    return None
