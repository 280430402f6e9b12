"""Nothing acknowledged is lost, nothing happens twice, every table moves on, every record verifies.

QUESTHALL_CHAOS=1000 (`make chaos`) draws a thousand faults; QUESTHALL_CHAOS_SEED draws others.
"""

from __future__ import annotations

import json
import os

import pytest
from tests.chaos.chaos import chaos
from tests.hall.postgres import NoPostgres

COUNT = int(os.environ.get("QUESTHALL_CHAOS", "20"))
SEED = int(os.environ.get("QUESTHALL_CHAOS_SEED", "1"))


def test_the_hall_survives_whatever_happens_to_its_nodes() -> None:
    try:
        with chaos(SEED) as made:
            found = made.run(COUNT)
    except NoPostgres as why:
        pytest.skip(str(why))
    print(json.dumps(found))
    assert found["acknowledged"] > COUNT and found["records"] > 3
