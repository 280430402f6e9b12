"""A store that cannot keep anything says so at once, and a frozen node holds nobody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.hall.store.tables import append, laid, playing
from tests.machine import patience

from questhall.hall.store import Chat, Store, StoreError, open_store


async def test_it_writes_and_reads(store: Store) -> None:
    for _ in range(3):
        await store.ping()
    await playing(store)
    assert await store.newest_tables() == ["t1"]


@pytest.mark.parametrize("put_back", [False, True])
async def test_a_file_that_is_gone_or_another_is_noticed_at_once(tmp_path: Path, put_back: bool) -> None:
    path = tmp_path / "hall.db"
    store = await open_store(f"sqlite:///{path}")
    await playing(store)
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    path.unlink()
    if put_back:
        copy.rename(path)
    for work in (append(store, "t1", 1, "line"), store.table("t1"), store.ping()):
        with pytest.raises(StoreError, match="replaced" if put_back else "gone"):
            await work
    await store.close()


async def test_a_frozen_node_holds_nobody(postgres_url: str) -> None:
    frozen, other = await open_store(postgres_url), await open_store(postgres_url)
    await laid(other)
    await playing(other, "t2")
    connection = await frozen.driver.pool.acquire()
    await connection.execute("BEGIN")
    await connection.execute("UPDATE tables SET version = version WHERE id = 't2'")
    began = time.monotonic()  # and from here on it does nothing more
    await append(other, "t2", 1, "line")
    assert time.monotonic() - began < patience(8)
    await frozen.driver.notifier.close()
    frozen.driver.pool.terminate()  # the server has cut its connection off
    await other.close()


async def test_chat_is_said_once_however_often_it_is_sent(store: Store, store_url: str) -> None:
    await laid(store)
    other = await open_store(store_url)
    line = Chat(seat=0, name="Ana", text="hello", at=1.0, client_id="0:a")
    said = await asyncio.gather(*[at.say("t1", line) for at in (store, other) * 5])
    assert {each.n for each in said} == {said[0].n}
    assert (await store.say("t1", Chat(seat=1, name="Bo", text="hello", at=2.0, client_id="1:a"))).n > said[0].n
    assert [each.text for each in await store.chat("t1")] == ["hello", "hello"]
    await other.close()
