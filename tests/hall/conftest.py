"""Stores for tests: every test that asks for `store` or `store_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from tests.hall.postgres import NoPostgres, running_postgres
from tests.machine import patience

from questhall.hall.hall import Config
from questhall.hall.service import Service
from questhall.hall.store import Store, open_store
from questhall.hall.store.sqlite import SqliteDriver

SEND_OTHERS_AWAY = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A running PostgreSQL: its address with {} for the name of a database."""
    try:
        with running_postgres() as pattern:
            asyncio.run(make_hall(pattern))
            yield pattern
    except NoPostgres as why:
        pytest.skip(str(why))


async def make_hall(pattern: str) -> None:
    """A database with the schema, used by one test after the other."""
    await run(pattern.format("postgres"), "CREATE DATABASE hall")
    await (await open_store(pattern.format("hall"))).close()


async def run(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for sql in statements:
            await connection.execute(sql)
    finally:
        await connection.close()


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    """A PostgreSQL database with the schema and nothing in it."""
    url = postgres.format("hall")
    await run(url, SEND_OTHERS_AWAY, "DELETE FROM tables")
    return url


@pytest.fixture
async def bare_postgres_url(postgres: str) -> str:
    """A PostgreSQL database without anything."""
    name = f"bare_{next(numbers)}"
    await run(postgres.format("postgres"), f"CREATE DATABASE {name}")
    return postgres.format(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hall.db'}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A store is tried with SQLite once more, all moves lying together from the first one on."""
    if "store_url" in metafunc.fixturenames:
        kinds = ["sqlite", "postgresql", "together"] if "store" in metafunc.fixturenames else ["sqlite", "postgresql"]
        metafunc.parametrize("store_url", kinds, indirect=True)


@pytest.fixture
def store_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    url: str = request.getfixturevalue("postgres_url" if request.param == "postgresql" else "sqlite_url")
    return url


@pytest.fixture
async def store(store_url: str, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    opened = await open_store(store_url)
    if request.node.callspec.params["store_url"] == "together":
        lie_together(opened)
    yield opened
    await opened.close()


def lie_together(store: Store) -> None:
    """From now on, whoever else is there."""
    assert isinstance(store.driver, SqliteDriver)
    store.driver.writer.intake.after = 0
    store.driver.writer.intake.paused = 0.0


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    """A hall that forgets everything; its bots think in a thread, and nobody is too slow."""
    config = Config(bot_workers=0, bot_poll=0.05, bot_seconds=patience(60), setup_seconds=patience(60))
    opened = await Service.open(":memory:", config)
    yield opened
    await opened.close()
