"""News of changes: from this process at once, from others soon, and none lost for good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.hall.conftest import SEND_OTHERS_AWAY, run
from tests.hall.store.tables import MADE, append, laid, playing
from tests.machine import patience

from questhall.hall.store import Change, Chat, Conflict, Consent, Notice, Store, notify, open_store
from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.postgres_db import PostgresDb
from questhall.hall.store.sqlite import SqliteDriver
from questhall.hall.store.sqlite_db import connect, data_version
from questhall.hall.store.transaction import Counters, News
from questhall.hall.store.writer import Company


class Heard:
    """Collects notices and waits for them."""

    def __init__(self, store: Store) -> None:
        self.notices: list[Notice] = []
        self.changed = asyncio.Event()
        self.stop = store.listen(self.hear)

    def hear(self, notice: Notice) -> None:
        self.notices.append(notice)
        self.changed.set()

    async def until(self, table_id: str, kind: str, last_seq: int | None = None) -> Notice:
        async with asyncio.timeout(patience(20)):
            while True:
                for notice in self.notices:
                    if (notice.table_id, notice.kind) == (table_id, kind) and last_seq in (None, notice.last_seq):
                        return notice
                self.changed.clear()
                await self.changed.wait()


@pytest.fixture
async def other(store: Store, store_url: str) -> AsyncIterator[Store]:
    """A second store on the same database, as another process has it."""
    opened = await open_store(store_url)
    yield opened
    await opened.close()


async def test_own_changes_are_told_before_the_method_returns(store: Store) -> None:
    heard = Heard(store)

    async def told(*expected: tuple[str, int]) -> None:
        assert [(notice.kind, notice.last_seq) for notice in heard.notices if notice.here] == list(expected)
        heard.notices.clear()

    await laid(store)
    await told(("table", -1))
    await append(store, "t1", 0, "header", "throw", change=Change(status="playing"))
    await told(("lines", 1), ("table", 1))
    await append(store, "t1", 2, "answer", client_id="id")
    await told(("lines", 2))
    await append(store, "t1", 2, "answer", client_id="id")
    await told()
    with pytest.raises(Conflict):
        await append(store, "t1", 2, "late")
    await told()
    await store.change("t1", 1, Change(settings={"a": 1}))
    await told(("table", 2))
    await store.say("t1", Chat(seat=0, text="hello", at=MADE))
    await told(("chat", 2))
    await store.ask("t1", Consent(request="r", seat=0, what="undo", seq=2, at=MADE))
    await told(("consent", 2))
    await store.vote("t1", "r", 1, True)
    await told(("consent", 2))
    await store.settle("t1", "r", "granted")
    await told(("consent", 2))
    await store.seen("t1", 0, MADE)
    await told(("seen", 2))
    await store.delete("t1")
    await told(("table", -1))
    heard.stop()
    heard.stop()
    await laid(store)
    await told()


async def test_others_are_heard_by_one_who_writes_without_a_pause(store: Store, other: Store) -> None:
    heard = Heard(store)
    await playing(other)
    await laid(store, "t2")

    async def write_on() -> None:
        for seq in range(1_000_000):
            await append(store, "t2", seq, "line")

    writing = asyncio.create_task(write_on())
    for seq in range(1, 11):  # some fall between two looks of the one who writes
        await append(other, "t1", seq, "line")
        await heard.until("t1", "lines", seq)
        await asyncio.sleep(0.03)
    writing.cancel()
    assert not any(notice.here for notice in heard.notices if notice.table_id == "t1")


def test_a_writer_finds_out_by_the_way_whether_others_write(tmp_path: Path) -> None:
    own, others = (connect(str(tmp_path / "hall.db")) for _ in range(2))
    own.execute("CREATE TABLE made (n)")
    company = Company()

    def write() -> bool:
        """Whether nobody else has written, by what the writer finds when it is asked and writes."""
        company.ask()
        assert not company.is_none()  # nothing is known before it has written
        own.execute("BEGIN IMMEDIATE")
        company.look(data_version(own))
        own.execute("INSERT INTO made VALUES (1)")
        own.execute("COMMIT")
        return company.is_none()

    assert [write(), write(), write()] == [False, True, True]
    others.execute("INSERT INTO made VALUES (2)")
    assert [write(), write()] == [False, True]
    own.close()
    others.close()


async def test_what_others_change_is_heard(store: Store, other: Store) -> None:
    heard = Heard(store)
    await playing(other)
    await heard.until("t1", "lines", 0)
    await heard.until("t1", "table", 0)
    heard.notices.clear()
    await append(other, "t1", 1, "a", "b")
    assert await heard.until("t1", "lines", 2) == Notice("t1", 2, "lines", here=False)
    await other.say("t1", Chat(seat=0, text="hello", at=MADE))
    await heard.until("t1", "chat")
    await other.ask("t1", Consent(request="r", seat=0, what="undo", seq=2, at=MADE))
    await heard.until("t1", "consent")
    await other.seen("t1", 0, MADE)
    await heard.until("t1", "seen")
    assert "table" not in {notice.kind for notice in heard.notices}


async def test_what_is_written_before_the_first_look_is_heard(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, look = asyncio.Event(), SqliteDriver.watch_others

    async def late(driver: SqliteDriver, *given: Any) -> None:
        await begin.wait()
        await look(driver, *given)

    monkeypatch.setattr(SqliteDriver, "watch_others", late)
    store, other = [await open_store(sqlite_url) for _ in range(2)]
    heard = Heard(store)
    await playing(other)
    begin.set()
    await heard.until("t1", "lines", 0)
    for each in (store, other):
        await each.close()


async def test_of_many_changes_the_last_is_heard(store: Store, other: Store) -> None:
    heard = Heard(store)
    names = [f"table {n}" for n in range(30)]
    for name in names:
        await playing(other, name)

    async def play(name: str) -> None:
        for seq in range(1, 8):
            await append(other, name, seq, "line")

    await asyncio.gather(*map(play, names))
    for name in names:
        await heard.until(name, "lines", 7)


async def test_a_deleted_table_does_not_hide_what_comes_after(store: Store, other: Store) -> None:
    heard = Heard(store)
    await laid(other, "kept")
    await laid(other, "gone")
    await heard.until("gone", "table")
    await other.delete("gone")
    await append(other, "kept", 0, "header")
    await heard.until("kept", "lines", 0)


async def test_a_listener_that_fails_harms_nobody(store: Store) -> None:
    def fail(notice: Notice) -> None:
        raise ZeroDivisionError

    store.listen(fail)
    heard = Heard(store)
    await laid(store)
    assert len(heard.notices) == 1


async def test_news_come_again_after_postgresql_hung_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "RETRY_SECONDS", 0.05)
    store, other = await open_store(postgres_url), await open_store(postgres_url)
    await playing(store)
    heard = Heard(store)
    await run(postgres_url, SEND_OTHERS_AWAY)
    await eventually_append(other, 1)
    await heard.until("t1", "lines", 1)
    await eventually_append(other, 2)
    await heard.until("t1", "lines", 2)
    await store.close()
    await other.close()


async def eventually_append(store: Store, seq: int) -> None:
    """A connection that was cut shows at its next use; the resend after that is harmless."""
    from questhall.hall.store import StoreError

    async with asyncio.timeout(patience(5)):
        while True:
            try:
                await append(store, "t1", seq, f"line {seq}", client_id=f"0:{seq}")
                return
            except StoreError:
                await asyncio.sleep(0.02)


async def test_a_lost_notice_is_healed_by_looking(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "POLL_SECONDS", 0.1)
    monkeypatch.setattr(notify.Notifier, "tell", lambda self, changes: None)
    store, other = await open_store(postgres_url), await open_store(postgres_url)
    heard = Heard(store)
    await playing(other)
    await heard.until("t1", "lines", 0)
    await store.close()
    await other.close()


async def test_looking_finds_what_a_long_transaction_commits_late(postgres_url: str) -> None:
    """A change with a lower number than those seen already, because its transaction took longer."""
    store = await open_store(postgres_url)
    await laid(store, "slow")
    await laid(store, "quick")
    room = ChangeFeed()
    slow = await asyncpg.connect(postgres_url)
    pool = await asyncpg.create_pool(postgres_url, min_size=1, max_size=1)
    looker = notify.Notifier(postgres_url, pool, room)
    await looker.look()
    notices: list[str] = []
    room.listen(lambda notice: notices.append(notice.table_id))
    async with slow.transaction():
        await slow.execute(f"UPDATE tables SET version = 9, touched = {PostgresDb.touch} WHERE id = 'slow'")
        await store.change("quick", 0, Change())
        await looker.look()
        assert notices == ["quick"]
    await looker.look()
    assert notices == ["quick", "slow"]
    await pool.close()
    await slow.close()
    await store.close()


async def test_foreign_notices_are_ignored(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await playing(store)
    heard = Heard(store)
    for text in ("", "nonsense", "[]", "{}", '{"from": 1, "tables": 5}', '{"from": 1, "tables": {"t1": [1]}}'):
        await run(postgres_url, f"SELECT pg_notify('{notify.CHANNEL}', '{text}')")
    await run(postgres_url, f"""SELECT pg_notify('{notify.CHANNEL}', '{{"from": "x", "tables": {{"t1": null}}}}')""")
    assert await heard.until("t1", "table") == Notice("t1", -1, "table")
    await store.close()


def test_long_news_are_cut_into_notices_postgresql_can_carry() -> None:
    untold: dict[str, Counters | None] = {f"table-{n:04}-é": (n, 1, 2, 3, 4) for n in range(500)}
    texts = list(notify.notices("me", untold))
    assert len(texts) > 1
    assert max(len(text.encode()) for text in texts) < 8000
    assert sum(text.count("table-") for text in texts) == 500


def test_a_newsroom_remembers_only_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    from questhall.hall.store import changes

    monkeypatch.setattr(changes, "MOST_KNOWN", 3)
    room = ChangeFeed()
    heard: list[Notice] = []
    room.listen(heard.append)
    for n in range(5):
        room.here([News(f"t{n}", (0, 0, 0, 0, 0), ("table",))])
    assert list(room.known) == ["t2", "t3", "t4"]
    heard.clear()
    room.heard("t4", (0, 0, 0, 0, 0))
    assert heard == []
    room.heard("t0", (1, 1, 0, 0, 0))
    assert [notice.kind for notice in heard] == ["lines", "table"]
