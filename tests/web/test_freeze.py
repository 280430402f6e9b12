"""One request never keeps the others waiting, whatever is in it."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from tests.machine import patience
from tests.web.halls import Running

BOMBS: dict[str, Any] = {
    "dotted": ".".join(["a"] * 31_500) + "=1",
    "arrays": "a=" + "[" * 15_000 + "]" * 15_000,
    "events": "schema = 1\n" + "".join(f'[[events]]\nid="e{n}"\ntext={{en="a",fr="b"}}\n' for n in range(1_000)),
}


@pytest.mark.parametrize("name", BOMBS)
def test_others_are_served_while_a_bomb_is_defused(hall: Running, name: str) -> None:
    seats = [{"kind": "human"}] * 2
    body = {"game": "heroquest", "seats": seats, "start": True, "options": {"quest_file": BOMBS[name]}}
    answers: list[Any] = []
    thread = threading.Thread(
        target=lambda: answers.append(hall.http.post("/api/tables", json=body, timeout=patience(90)))
    )
    thread.start()
    longest = 0.0
    while thread.is_alive():
        began = time.monotonic()
        assert hall.http.get("/api/games").status_code == 200
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.01)
    thread.join()
    assert answers[0].status_code == 422 and answers[0].json()["code"] == "bad-setup"
    assert longest < patience(2.5)
