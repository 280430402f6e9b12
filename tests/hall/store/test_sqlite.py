"""What is special about SQLite: one writer, shared commits, commits on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.hall.store.tables import append, laid, playing, texts

from questhall.hall.store import Conflict, Moved, Notice, StoreError, open_store, sqlite_db
from questhall.hall.store.transaction import Db, at_once
from questhall.hall.store.writer import LONELY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


def test_a_commit_is_on_disk_when_it_returns(path: Path) -> None:
    connection = sqlite_db.connect(str(path))
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    assert connection.execute("PRAGMA busy_timeout").fetchone() == (sqlite_db.BUSY_SECONDS * 1000,)
    connection.close()


async def test_those_who_wait_share_a_commit_and_fail_alone(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    for n in range(10):
        await playing(store, f"t{n}")
    commits: list[str] = []
    store.driver.writer.connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    tries = [append(store, f"t{n}", seq, "line") for n in range(10) for seq in (1, 1, 5)]
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(one, Moved) for one in came] == [True, False, False] * 10
    assert all(isinstance(one, Moved | Conflict) for one in came)
    assert len(commits) < 10
    await store.close()


async def test_moves_that_come_in_together_are_one_commit_and_told_once_each() -> None:
    store = await open_store("sqlite://")  # in memory: no look at what other processes write comes in between
    await asyncio.gather(*[playing(store, f"t{n}") for n in range(10)])
    heard: list[Notice] = []
    store.listen(heard.append)
    commits: list[str] = []
    store.driver.writer.connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    moved = await asyncio.gather(*[append(store, f"t{n}", 1, "one", "two", client_id="0:a") for n in range(10)])
    assert moved == [Moved(2)] * 10
    assert len(commits) == 1
    assert heard == [Notice(f"t{n}", 2, "lines", True) for n in range(10)]
    assert [await store.seq_of(f"t{n}", "0:a") for n in range(10)] == [2] * 10
    await store.close()


async def test_where_nobody_shares_commits_nobody_is_waited_for() -> None:
    store = await open_store("sqlite://")  # in memory: no look at what other processes write comes in between
    await playing(store, "t")
    for seq, alone, waits in ((1, 0, 1), (2, LONELY, 0)):
        store.driver.writer.alone = alone
        appending = asyncio.ensure_future(append(store, "t", seq, "line"))
        await asyncio.sleep(0)
        assert len(store.driver.writer.waiting) == waits
        assert await appending == Moved(seq)
    await store.close()


async def test_a_batch_that_cannot_be_committed_has_never_happened(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await playing(store)
    (size,) = store.driver.writer.connection.execute("PRAGMA page_count").fetchone()
    store.driver.writer.connection.execute(f"PRAGMA max_page_count = {size}")
    with pytest.raises(StoreError, match="full"):
        await append(store, "t1", 1, "x" * 100_000)
    assert await texts(store, "t1") == [(0, "header")]
    store.driver.writer.connection.execute(f"PRAGMA max_page_count = {size + 1000}")
    await append(store, "t1", 1, "x" * 100_000)
    await store.close()


async def test_a_locked_file_is_said_plainly(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_db, "BUSY_SECONDS", 0.05)
    store = await open_store(f"sqlite:///{path}")
    await playing(store)
    lock = sqlite3.connect(path, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await append(store, "t1", 1, "line")
    assert await texts(store, "t1") == [(0, "header")]
    lock.execute("COMMIT")
    lock.close()
    await append(store, "t1", 1, "line")
    await store.close()


async def test_reading_does_not_wait_for_writing(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await laid(store)
    lock = sqlite3.connect(path, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    lock.execute("UPDATE tables SET game = 'other'")
    found = await store.table("t1")
    assert found is not None and found.game == "dragonquest"
    lock.execute("ROLLBACK")
    lock.close()
    await store.close()


async def test_what_waits_is_written_before_closing(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await playing(store)
    waiting = [asyncio.create_task(append(store, "t1", seq, f"{seq}")) for seq in range(1, 150)]
    await asyncio.sleep(0)
    await store.close()
    assert [(await one).seq for one in waiting] == list(range(1, 150))
    store = await open_store(f"sqlite:///{path}")
    assert len(await store.lines("t1")) == 150
    await store.close()


async def test_somebody_who_stops_waiting_disturbs_nobody(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await playing(store)
    waiting = [asyncio.create_task(append(store, "t1", seq, f"{seq}")) for seq in range(1, 20)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    came = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(isinstance(one, Moved) for one in came) == 18
    assert len(await store.lines("t1")) == 20
    await store.close()


def test_a_query_never_waits() -> None:
    async def waits() -> None:
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits"):
        at_once(waits())


async def test_a_reader_cannot_write(path: Path) -> None:
    async def write(db: Db) -> None:
        await db.fetch("DELETE FROM tables")

    store = await open_store(f"sqlite:///{path}")
    with pytest.raises(StoreError, match="readonly"):
        await store.read(write)
    await store.close()


async def test_own_changes_are_not_heard_as_those_of_others(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    heard: list[Notice] = []
    store.listen(heard.append)
    for n in range(4):
        await playing(store, f"t{n}")
    for seq in range(1, 40):
        await asyncio.gather(*[append(store, f"t{n}", seq, "line") for n in range(4)])
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.1)
    assert all(notice.here for notice in heard)
    await store.close()
