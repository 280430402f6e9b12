"""Bots come back at once: claims are short, renewed while somebody thinks, and never left behind."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.hall.tables import make
from tests.machine import patience

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random, RandomPolicy
from questhall.hall import bot_worker, bots
from questhall.hall.bots import LEASE
from questhall.hall.hall import Config
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.hall.store import StoreError

LATE = 7.0  # seconds on a quiet machine; what takes longer has waited for a rest or a long claim


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time to think, so that only waiting takes any."""
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: RandomPolicy())


async def until(room: Room, seq: int) -> float:
    """How long it takes until the table has moved on to there."""
    began = time.monotonic()
    async with asyncio.timeout(patience(60)):
        while room.known < seq:
            await asyncio.sleep(0.02)
    return time.monotonic() - began


@pytest.fixture
async def idle(tmp_path: Path) -> Any:
    """A process whose bots never get round to anything."""
    service = await Service.open(f"sqlite:///{tmp_path / 'hall.db'}", Config(bot_workers=0, bot_poll=3600.0))
    await asyncio.sleep(0)
    service.hall.on_move.clear()
    yield service
    await service.close()


async def test_a_dead_processs_turn_is_played_soon(idle: Service, tmp_path: Path) -> None:
    room = (await make(idle, "bot", "bot")).room
    assert await idle.store.claim(room.id, room.known, "dead", LEASE)
    began = time.monotonic()
    alive = await Service.open(f"sqlite:///{tmp_path / 'hall.db'}", Config(bot_workers=0))
    there = await alive.room(room.id)
    await until(there, room.known + 1)
    assert time.monotonic() - began < patience(LATE)
    await alive.close()


async def test_a_claim_of_a_clock_that_was_put_back_does_not_last(idle: Service) -> None:
    room = (await make(idle, "bot", "bot")).room
    assert await idle.store.claim(room.id, room.known, "dead", 86_400.0)
    assert [due.table_id for due in await idle.store.bots_due()] == [room.id]
    assert await idle.store.claim(room.id, room.known, "alive", LEASE)
    assert not await idle.store.claim(room.id, room.known, "third", LEASE)


class Ponders(Policy):
    """Thinks until it is told to have thought enough."""

    def __init__(self) -> None:
        self.enough = threading.Event()

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        self.enough.wait()
        return imagined.legal_for(seat)[0]


async def test_a_claim_lasts_while_a_bot_thinks(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ponders, lease = Ponders(), patience(0.8)  # a busy machine may be late with renewing it
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: ponders)
    monkeypatch.setattr(bots, "LEASE", lease)
    room = (await make(service, "bot", "bot")).room
    async with asyncio.timeout(patience(30)):
        while await service.store.bots_due():  # until it has begun
            await asyncio.sleep(0.02)
    for _ in range(6):
        await asyncio.sleep(lease / 3)
        assert not await service.store.claim(room.id, room.known, "other", 0.1)
    ponders.enough.set()


async def test_whatever_fails_leaves_no_claim(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(question: object) -> str:
        raise MemoryError

    monkeypatch.setattr(service.bots, "think", broken)
    monkeypatch.setattr(bots, "LONGEST_REST", 3600.0)
    monkeypatch.setattr(bots, "REST", 3600.0)
    room = (await make(service, "bot", "bot")).room
    async with asyncio.timeout(patience(30)):
        while room.id not in service.bots.resting:
            await asyncio.sleep(0.02)
    assert await service.store.claim(room.id, room.known, "other", LEASE)


async def test_a_refused_answer_rests_nobody(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    told, right = 0, service.play.bot_move

    async def fussy(room: Room, seat: int, answer: str, seq: int) -> int:
        nonlocal told
        told += 1
        if told % 2:
            raise Refusal("refused", "Not like that.")
        return await right(room, seat, answer, seq)

    monkeypatch.setattr(service.play, "bot_move", fussy)
    room = (await make(service, "bot", "bot")).room
    await until(room, 12)
    assert room.id not in service.bots.resting and not service.bots.failures


async def test_bots_try_again_soon_when_the_store_was_away(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    times, right = 0, service.store.claim

    async def away(*args: Any) -> bool:
        nonlocal times
        times += 1
        if times < 3:
            raise StoreError("gone fishing")
        return await right(*args)

    monkeypatch.setattr(service.store, "claim", away)
    room = (await make(service, "bot", "bot")).room
    assert await until(room, 3) < patience(LATE)


async def test_a_pool_is_replaced_once_however_many_tables_it_served(monkeypatch: pytest.MonkeyPatch) -> None:
    service = await Service.open(":memory:", Config(bot_workers=1, bot_seconds=patience(60)))
    opened, right = 0, service.bots.open_pool

    def count() -> Any:
        nonlocal opened
        opened += 1
        return right()

    monkeypatch.setattr(service.bots, "open_pool", count)
    rooms = [(await make(service, "bot", "bot", pause=30)).room for _ in range(4)]
    await asyncio.gather(*[until(room, room.known + 3) for room in rooms])
    for process in list(getattr(service.bots.pool, "_processes").values()):  # noqa: B009
        process.kill()
    await asyncio.gather(*[until(room, room.known + 5) for room in rooms])
    assert opened == 2
    await service.close()


async def test_bots_do_not_wait_for_a_clock_that_was_put_back(service: Service) -> None:
    room = (await make(service, "bot", "bot", pause=20)).room
    await until(room, 3)
    service.hall.time = lambda: time.time() - 86_400
    assert await until(room, room.known + 6) < patience(LATE)
