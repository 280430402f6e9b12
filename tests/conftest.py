"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# Shared machines are slow at times; a slow example is no failure.
settings.register_profile("questhall", deadline=None)
settings.load_profile("questhall")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook.toml that this test would see broken")
