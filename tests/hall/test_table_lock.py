"""The lock of a table: in turn, at once where it is free, and never lost with somebody who gives up."""

from __future__ import annotations

import asyncio

import pytest

from questhall.hall.table_lock import TableLock


async def wait_in_line(lock: TableLock, name: str, came: list[str]) -> None:
    async with lock:
        came.append(name)
        await asyncio.sleep(0)


async def test_those_who_wait_get_it_in_turn_and_nobody_takes_it_in_between() -> None:
    lock, came = TableLock(), list[str]()
    assert lock.take() and not lock.take() and lock.locked()
    waiting = [asyncio.ensure_future(wait_in_line(lock, name, came)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()  # it is the first one's already
    await asyncio.gather(*waiting)
    assert came == ["a", "b", "c"] and not lock.locked()


@pytest.mark.parametrize("handed_over", [False, True])
async def test_whoever_gives_up_leaves_it_to_the_next(handed_over: bool) -> None:
    lock, came = TableLock(), list[str]()
    assert lock.take()
    first, second = [asyncio.ensure_future(wait_in_line(lock, name, came)) for name in "ab"]
    await asyncio.sleep(0)
    if handed_over:
        lock.release()
    first.cancel()
    await asyncio.sleep(0)
    if not handed_over:
        lock.release()
    await second
    assert first.cancelled() and came == ["b"] and not lock.locked()
