"""A hall in one file, and back: from either kind of database into either, whole or not at all."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.hall.store.tables import append, playing
from tests.hall.store.test_same import deed

from questhall.hall.store import Conflict, NotFound, Store, StoreError, open_store
from questhall.hall.store.backup import KEPT, Unfit, back_up, restore
from questhall.hall.store.schema import METADATA
from questhall.hall.store.transaction import Db, Row

Rows = dict[str, set[tuple[object, ...]]]


def silent(done: int, total: int) -> None:
    assert 0 <= done <= total


async def everything(store: Store) -> Rows:
    """All rows; `touched` is each database's own way of counting."""

    async def read(db: Db) -> Rows:
        found: Rows = {}
        for table in METADATA.sorted_tables:
            names = [column.name for column in table.columns if column.name != "touched"]
            rows: list[Row] = await db.fetch(f"SELECT {', '.join(names)} FROM {table.name}")
            found[table.name] = {tuple(row) for row in rows}
        return found

    return await store.read(read)


async def lived_in(store: Store, seed: int) -> None:
    """A store after hundreds of things that people do."""
    chance = random.Random(seed)
    for _ in range(150):
        try:
            await deed(chance)(store)
        except (Conflict, NotFound, StoreError):
            continue


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[tuple[str, Store]]:
    url = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    store = await open_store(url)
    yield url, store
    await store.close()


@pytest.mark.parametrize("seed", range(2))
async def test_everything_comes_back(store: Store, store_url: str, tmp_path: Path, seed: int) -> None:
    await lived_in(store, seed)
    for n in range(60):  # more than are copied at a time
        await playing(store, f"more{n}")
    before = await everything(store)
    count = await back_up(store_url, tmp_path / "all.backup", silent)
    assert count == len(before["tables"])
    url = f"sqlite:///{tmp_path / 'again.db'}"
    assert await restore(tmp_path / "all.backup", url, silent) == count
    again = await open_store(url)
    kept = [table.name for table in KEPT]
    after = await everything(again)
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    assert sum(map(len, before.values())) > 250
    await again.close()


async def test_a_backup_goes_into_the_other_kind(
    store: Store, store_url: str, elsewhere: tuple[str, Store], tmp_path: Path
) -> None:
    """From a file into this store, and it can be played on at once."""
    url, other = elsewhere
    await lived_in(other, 7)
    await playing(other, "game")
    before = await everything(other)
    await back_up(url, tmp_path / "all.backup", silent)
    await restore(tmp_path / "all.backup", store_url, silent)
    kept = [table.name for table in KEPT]
    after = await everything(store)
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    await append(store, "game", 1, "a move")
    assert [line.text for line in await store.lines("game")] == ["header", "a move"]


async def test_play_goes_on_meanwhile(store: Store, store_url: str, tmp_path: Path) -> None:
    """What is written after the copy began is not in it, and nothing waits for it."""
    for n in range(60):
        await playing(store, f"t{n}")
    seen: list[int] = []

    def progress(done: int, total: int) -> None:
        seen.append(total)

    count = await back_up(store_url, tmp_path / "all.backup", progress)
    await playing(store, "late")
    assert count == 60 and seen == [60, 60]
    with sqlite3.connect(tmp_path / "all.backup") as copy:
        assert copy.execute("SELECT COUNT(*) FROM lines").fetchone() == (60,)
    copy.close()
    assert sorted(path.name for path in tmp_path.glob("all.backup*")) == ["all.backup"]


async def test_it_never_overwrites(store: Store, store_url: str, tmp_path: Path) -> None:
    there = tmp_path / "precious"
    there.write_text("mine")
    with pytest.raises(Unfit, match="backup-there"):
        await back_up(store_url, there, silent)
    with pytest.raises(Unfit, match="backup-no-folder"):
        await back_up(store_url, tmp_path / "no" / "where", silent)
    assert there.read_text() == "mine"


async def test_only_into_an_empty_store(
    store: Store, store_url: str, elsewhere: tuple[str, Store], tmp_path: Path
) -> None:
    url, other = elsewhere
    await playing(other, "old")
    await back_up(url, tmp_path / "all.backup", silent)
    await playing(store, "mine")
    before = await everything(store)
    with pytest.raises(Unfit, match="restore-not-empty"):
        await restore(tmp_path / "all.backup", store_url, silent)
    assert await everything(store) == before


async def test_what_is_no_backup_is_refused(store: Store, store_url: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database at all, whatever it is called")
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE songs (id)").connection.close()
    for name, complaint in (
        ("nothing", "restore-no-file"),
        ("other.db", "restore-no-backup"),
        ("text", "cannot be read"),
    ):
        with pytest.raises(StoreError, match=complaint):
            await restore(tmp_path / name, store_url, silent)
    assert not (await everything(store))["tables"]


async def test_half_a_backup_changes_nothing(
    store: Store, store_url: str, elsewhere: tuple[str, Store], tmp_path: Path
) -> None:
    """A line without its table: all or nothing."""
    url, other = elsewhere
    for n in range(60):
        await playing(other, f"t{n}")
    await back_up(url, tmp_path / "all.backup", silent)
    with sqlite3.connect(tmp_path / "all.backup") as broken:
        broken.execute("UPDATE tokens SET seat = 99 WHERE table_id = 't9' AND seat = 0")
    broken.close()
    with pytest.raises(StoreError):
        await restore(tmp_path / "all.backup", store_url, silent)
    assert not (await everything(store))["tables"]


async def test_the_backup_stays_as_it_is(elsewhere: tuple[str, Store], tmp_path: Path) -> None:
    url, other = elsewhere
    await playing(other, "old")
    await back_up(url, tmp_path / "all.backup", silent)
    shutil.copy(tmp_path / "all.backup", tmp_path / "same")
    await restore(tmp_path / "all.backup", f"sqlite:///{tmp_path / 'new.db'}", silent)
    assert (tmp_path / "all.backup").read_bytes() == (tmp_path / "same").read_bytes()
    assert (tmp_path / "all.backup").stat().st_mode & 0o077 == 0, "it holds secrets"
