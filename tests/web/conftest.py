from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.halls import Running, running


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not need one of their own."""
    file = tmp_path_factory.mktemp("hall") / "hall.db"
    with running(f"sqlite:///{file}") as found:
        yield found
