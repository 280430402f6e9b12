"""The schema: migrations lead to what schema.py says, once, and never backwards."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine
from tests.hall.conftest import run
from tests.hall.store.tables import laid

from questhall.hall.store import StoreError, TooNew, migrate, open_store
from questhall.hall.store.schema import METADATA
from questhall.hall.store.url import sqlite_path
from questhall.home import home


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    await (await open_store(f"sqlite:///{path}")).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_both_databases_have_the_same_columns(bare_postgres_url: str) -> None:
    await (await open_store(bare_postgres_url)).close()
    connection = await asyncpg.connect(bare_postgres_url)
    rows = await connection.fetch(
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns WHERE table_schema = 'public'"
    )
    indexes = await connection.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
    await connection.close()
    found = {(table, column, nullable == "YES") for table, column, nullable in rows if table != migrate.VERSION_TABLE}
    assert found == {(table.name, c.name, c.nullable) for table in METADATA.tables.values() for c in table.columns}
    named = {index.name for table in METADATA.tables.values() for index in table.indexes}
    assert named <= {row[0] for row in indexes}


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_every_step_says_where_it_leads(dialect: str) -> None:
    assert migrate.revisions() != []
    for revision, path in migrate.steps().items():
        assert f"'{revision}'" in migrate.step(dialect, path)[-1], f"{path} does not say where it leads"


async def test_opening_again_keeps_everything(store_url: str) -> None:
    store = await open_store(store_url)
    await laid(store)
    await store.close()
    assert migrate.statements("sqlite", migrate.revisions()[-1]) == []
    store = await open_store(store_url)
    assert await store.table("t1") is not None
    await store.close()


async def test_a_database_of_a_later_version_is_refused(store_url: str, bare_postgres_url: str, tmp_path: Path) -> None:
    newer = "9999"
    path = tmp_path / "newer.db"
    with sqlite3.connect(path) as connection:
        connection.execute(f"CREATE TABLE {migrate.VERSION_TABLE} (version_num TEXT)")
        connection.execute(f"INSERT INTO {migrate.VERSION_TABLE} VALUES ('{newer}')")
    connection.close()
    table = f"CREATE TABLE {migrate.VERSION_TABLE} AS SELECT '{newer}' AS version_num"
    await run(bare_postgres_url, table)
    for url in (f"sqlite:///{path}", bare_postgres_url):
        with pytest.raises(TooNew, match=f"has schema {newer}.*later version"):
            await open_store(url)


async def test_the_file_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "hall.db"
    store = await open_store(f"sqlite:///{path}")
    await laid(store)
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await store.close()


@pytest.mark.parametrize("url", ["", ":memory:", "sqlite://"])
async def test_other_addresses(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path))
    store = await open_store(url)
    await laid(store)
    whole = await store.whole("t1")
    assert whole is not None and len(whole.seats) == 2
    await store.close()
    assert (tmp_path / "hall.db").exists() == (url == "")


def test_where_a_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sqlite_path("sqlite:///some/file.db") == Path("some/file.db")
    assert sqlite_path("sqlite:////some/f%C3%A9%20.db") == Path("/some/fé .db")
    monkeypatch.delenv("QUESTHALL_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr("sys.platform", "linux")
    assert home() == Path("/data/questhall")


@pytest.mark.parametrize("url", ["mysql://somewhere", "hall.db", "sqlite:/hall.db", "sqlite:///a?b=c"])
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(StoreError, match="not the address of a database"):
        await open_store(url)


async def test_what_cannot_be_opened_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, " * 100)
    for path in (tmp_path, tmp_path / "text.db", tmp_path / "text.db" / "below"):
        with pytest.raises(StoreError, match="cannot be opened"):
            await open_store(f"sqlite:///{path}")
    with pytest.raises(StoreError, match="this PostgreSQL cannot be used") as refused:
        await open_store(f"postgresql://somebody:password@/hall?host={tmp_path}")
    assert "password" not in str(refused.value)
