"""Garbage in cycles: what is new is looked at once, everything when the hall is quiet."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from questhall.web import garbage
from questhall.web.garbage import Garbage


class Knot:
    """In a cycle with itself, as a table and its listeners are."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Garbage]:
    monkeypatch.setattr(garbage, "AFTER", 2_000)
    monkeypatch.setattr(garbage, "QUIET", 0.01)
    monkeypatch.setattr(garbage, "NEXT_TO_NOTHING", 500)
    before = gc.get_threshold()
    found = Garbage()
    found.begin()
    yield found
    found.end()
    gc.set_threshold(*before)
    gc.unfreeze()


def played(found: Garbage, looks: int) -> list[list[object]]:
    """Objects that stay, until they were looked at so often."""
    kept: list[list[object]] = []
    while found.looks < looks:
        kept.append([])
    return kept


def test_what_is_new_is_looked_at_once(looking: Garbage) -> None:
    kept = played(looking, 30)
    stats = gc.get_stats()
    assert len(kept) > 30 * 1_900
    assert gc.get_freeze_count() > len(kept) - 2_001
    played(looking, 60)
    assert [new["collections"] - old["collections"] for new, old in zip(gc.get_stats(), stats, strict=True)][1:] == [
        0,
        0,
    ]


def test_a_quiet_moment_finds_what_was_let_go(looking: Garbage) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    kept = played(looking, garbage.WORTH_IT)
    del knot
    gc.collect(0)
    assert gone() is not None, "it was looked at before, and is left in peace"

    async def quiet() -> None:
        keeping = asyncio.create_task(looking.keep())
        while gone() is not None:
            await asyncio.sleep(0.01)
        keeping.cancel()

    asyncio.run(asyncio.wait_for(quiet(), 30))
    assert looking.looks == 0 and kept


def test_while_people_play_it_waits_but_not_for_ever(looking: Garbage) -> None:
    assert not looking.is_due(quiet=True), "next to nothing is new"
    played(looking, garbage.WORTH_IT)
    assert looking.is_due(quiet=True) and not looking.is_due(quiet=False)
    played(looking, garbage.TOO_MANY)
    assert looking.is_due(quiet=False)


def test_people_who_play_are_noticed(looking: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet: list[bool] = []
    monkeypatch.setattr(looking, "is_due", quiet.append)
    kept: list[list[object]] = []

    async def play() -> None:
        keeping = asyncio.create_task(looking.keep())
        while len(quiet) < 3:
            kept.extend([] for _ in range(1_000))
            await asyncio.sleep(0)
        assert not any(quiet)
        quiet.clear()
        while True not in quiet:
            await asyncio.sleep(0.005)
        keeping.cancel()

    asyncio.run(asyncio.wait_for(play(), 30))
    assert kept
