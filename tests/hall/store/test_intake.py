"""Moves that lie together in SQLite: fewer pages to write, and nobody who reads or writes can tell the difference."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.hall.conftest import lie_together
from tests.hall.store.tables import append, playing, texts
from tests.machine import patience

from questhall.hall.store import Conflict, Moved, Notice, Store, StoreError, intake, open_store
from questhall.hall.store.sqlite import SqliteDriver
from questhall.hall.store.types import BadText


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hall.db"


@pytest.fixture
async def hall(path: Path) -> AsyncIterator[Store]:
    """Two tables; what is written from now on lies together, and nobody looks for it."""
    store = await open_store(f"sqlite:///{path}")
    await playing(store, "t1")
    await playing(store, "t2")
    lie_together(store)
    nobody_watches(store)
    yield store
    await store.close()


def nobody_watches(store: Store) -> None:
    assert isinstance(store.driver, SqliteDriver) and store.driver.watch is not None
    store.driver.watch.cancel()


def known(store: Store) -> intake.Intake:
    assert isinstance(store.driver, SqliteDriver)
    return store.driver.writer.intake


def count(path: Path, sql: str) -> int:
    """As the file has it at this moment."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(f"SELECT COUNT(*) FROM {sql}").fetchone()[0])


async def test_moves_of_a_commit_are_one_row(hall: Store, path: Path) -> None:
    assert await asyncio.gather(append(hall, "t1", 1, "a", "b"), append(hall, "t2", 1, "c")) == [Moved(2), Moved(1)]
    assert await append(hall, "t1", 3, "d") == Moved(3)
    assert count(path, "intake") == 2
    assert count(path, "lines WHERE seq > 0") == 0


async def test_a_commit_at_known_tables_is_one_statement(hall: Store) -> None:
    """The writer lets go of the interpreter at each, and gets it back when the event loop is pleased to."""
    await asyncio.gather(append(hall, "t1", 1, "a"), append(hall, "t2", 1, "b"))
    said: list[str] = []
    known(hall).connection.set_trace_callback(said.append)
    assert await asyncio.gather(append(hall, "t1", 2, "c"), append(hall, "t2", 2, "d")) == [Moved(2), Moved(2)]
    known(hall).connection.set_trace_callback(None)
    statements = [sql for sql in said if not sql.startswith(("--", "PRAGMA"))]  # what a statement asks for is not one
    assert len(statements) == 1 and statements[0].startswith("INSERT INTO intake")


async def test_whoever_reads_a_table_finds_its_moves(hall: Store, path: Path) -> None:
    await append(hall, "t1", 1, "a", "b", asked=(1,), bot_due=True)
    await append(hall, "t2", 1, "c")
    await append(hall, "t1", 3, "d", asked=(0,), due=9.0)
    found = await hall.table("t1")
    assert found is not None
    assert (found.last_seq, found.asked, found.bot_due, found.moved) == (3, (0,), False, 1_800_000_003.0)
    assert await texts(hall, "t1") == [(0, "header"), (1, "a"), (2, "b"), (3, "d")]
    assert count(path, "intake") == 0
    assert [due.table_id for due in await hall.times_over(10.0)] == ["t1"]


async def test_whoever_reads_another_table_disturbs_nobody(hall: Store, path: Path) -> None:
    await append(hall, "t1", 1, "a")
    assert await texts(hall, "t2") == [(0, "header")]
    assert count(path, "intake") == 1


async def test_whoever_reads_all_tables_finds_everything(hall: Store, path: Path) -> None:
    await append(hall, "t1", 1, "a", bot_due=True)
    assert [(due.table_id, due.seq) for due in await hall.bots_due()] == [("t1", 1)]
    assert count(path, "intake") == 0


async def test_only_the_next_number_is_taken(hall: Store) -> None:
    await append(hall, "t1", 1, "a")
    for seq in (1, 3):
        with pytest.raises(Conflict) as conflict:
            await append(hall, "t1", seq, "b")
        assert conflict.value.seq == 1
    assert await append(hall, "t1", 2, "b") == Moved(2)
    assert await texts(hall, "t1", 0) == [(1, "a"), (2, "b")]


@pytest.mark.parametrize("read_meanwhile", [False, True])
async def test_a_client_is_heard_once(hall: Store, read_meanwhile: bool) -> None:
    await append(hall, "t1", 1, "a", client_id="0:x")
    if read_meanwhile:
        await hall.table("t1")
        await append(hall, "t1", 2, "b")
        assert await append(hall, "t1", 3, "a", client_id="0:x") == Moved(1, again=True)
    assert await append(hall, "t1", 2, "a", client_id="0:x") == Moved(1, again=True)
    assert await append(hall, "t2", 1, "a", client_id="0:x") == Moved(1)


async def test_what_cannot_be_kept_fails_alone(hall: Store) -> None:
    came = await asyncio.gather(append(hall, "t1", 1, "a\0"), append(hall, "t2", 1, "b"), return_exceptions=True)
    assert isinstance(came[0], BadText) and came[1] == Moved(1)
    await append(hall, "t1", 1, "a")
    assert await texts(hall, "t1", 0) == [(1, "a")]
    assert await texts(hall, "t2", 0) == [(1, "b")]


async def test_a_commit_that_fails_takes_nothing_with_it(hall: Store) -> None:
    await append(hall, "t1", 1, "a")
    connection = known(hall).connection
    (size,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {size}")
    with pytest.raises(StoreError, match="full"):
        await append(hall, "t1", 2, "x" * 100_000)
    connection.execute(f"PRAGMA max_page_count = {size + 1000}")
    assert await append(hall, "t1", 2, "b") == Moved(2)
    assert await texts(hall, "t1", 0) == [(1, "a"), (2, "b")]


async def test_a_table_goes_with_what_lies_there(hall: Store, path: Path) -> None:
    await append(hall, "t1", 1, "a")
    await hall.delete("t1")
    assert count(path, "intake") + count(path, "lines WHERE table_id = 't1'") == 0


async def test_there_are_never_too_many(hall: Store, path: Path) -> None:
    for seq in range(1, intake.MOST + 2):
        await append(hall, "t1", seq, "x")
    assert count(path, "lines WHERE seq > 0") == intake.MOST
    assert count(path, "intake") == 1


async def test_the_next_one_puts_away_what_a_process_left(hall: Store, path: Path) -> None:
    await append(hall, "t1", 1, "a", client_id="0:x")
    left = path.with_name("left.db")
    for file in path.parent.glob("hall.db*"):  # as they are, as if the machine had stopped now
        shutil.copy(file, left.with_name(file.name.replace("hall", "left")))
    store = await open_store(f"sqlite:///{left}")
    assert count(left, "intake") == 0
    assert await texts(store, "t1", 0) == [(1, "a")]
    assert await append(store, "t1", 2, "a", client_id="0:x") == Moved(1, again=True)
    await store.close()


async def test_whoever_closes_leaves_nothing_lying(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await playing(store, "t1")
    lie_together(store)
    nobody_watches(store)
    await append(store, "t1", 1, "a")
    assert count(path, "intake") == 1
    await store.close()
    assert count(path, "intake") == 0


async def test_two_stores_take_turns(hall: Store, path: Path) -> None:
    other = await open_store(f"sqlite:///{path}")
    lie_together(other)
    nobody_watches(other)
    for seq, store in enumerate([hall, other, other, hall, hall, hall, other], start=1):
        assert await append(store, "t1", seq, f"line {seq}") == Moved(seq)
    with pytest.raises(Conflict) as conflict:
        await append(hall, "t1", 7, "too late")
    assert conflict.value.seq == 7
    assert [text for _, text in await texts(hall, "t1", 0)] == [f"line {seq}" for seq in range(1, 8)]
    await other.close()


async def test_others_hear_of_it(hall: Store, path: Path) -> None:
    other = await open_store(f"sqlite:///{path}")
    heard: asyncio.Queue[Notice] = asyncio.Queue()
    other.listen(heard.put_nowait)
    await append(hall, "t1", 1, "a")
    async with asyncio.timeout(patience(5)):
        while (await heard.get()) != Notice("t1", 1, "lines", False):
            pass
    await other.close()


async def test_moves_lie_together_once_nobody_else_writes(path: Path) -> None:
    store, other = await open_store(f"sqlite:///{path}"), await open_store(f"sqlite:///{path}")
    for each in (store, other):
        nobody_watches(each)
    await playing(store, "t1")
    await playing(other, "t2")
    assert known(store).after == intake.ALONE
    for seq in range(1, intake.ALONE + 3):
        await append(store, "t1", seq, "x")
    assert (count(path, "intake"), count(path, "lines WHERE table_id = 't1'")) == (2, intake.ALONE + 1)
    await append(other, "t2", 1, "y")
    await append(store, "t1", intake.ALONE + 3, "x")
    assert (count(path, "intake"), count(path, "lines WHERE table_id = 't1'")) == (0, intake.ALONE + 4)
    for each in (store, other):
        await each.close()


async def test_whoever_reads_everything_need_not_hurry(hall: Store, path: Path) -> None:
    known(hall).paused = patience(60)
    await append(hall, "t1", 1, "x")
    await hall.bots_due()
    await append(hall, "t1", 2, "x")
    assert (count(path, "intake"), count(path, "lines WHERE seq > 0")) == (0, 2)
    known(hall).until = 0.0
    await append(hall, "t1", 3, "x")
    assert (count(path, "intake"), count(path, "lines WHERE seq > 0")) == (1, 2)
