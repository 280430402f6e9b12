"""Where a store is: reading its address, and opening the database it names."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import unquote

from questhall.hall.store.changes import ChangeFeed
from questhall.hall.store.sqlite import SqliteDriver
from questhall.hall.store.transaction import Driver
from questhall.hall.store.types import StoreError
from questhall.home import home

MEMORY: Final = (":memory:", "sqlite://", "sqlite:///:memory:")
POSTGRESQL: Final = ("postgresql://", "postgres://")
SQLITE: Final = "sqlite:///"


def is_postgresql(url: str) -> bool:
    return url.startswith(POSTGRESQL)


def sqlite_path(url: str) -> Path | None:
    """The file that an address means; None for one in memory."""
    if not url:
        return home() / "hall.db"
    if url in MEMORY:
        return None
    if not url.startswith(SQLITE) or "?" in url:
        known = "sqlite:///path/to/file.db or postgresql://user:password@host/database"
        raise StoreError(f"this is not the address of a database: write {known}")
    return Path(unquote(url.removeprefix(SQLITE))).expanduser()


async def open_driver(url: str, feed: ChangeFeed) -> Driver:
    """The database that an address names, its schema brought up to date."""
    if is_postgresql(url):
        from questhall.hall.store.postgres import PostgresDriver  # asyncpg takes as long to import as all of the store

        return await PostgresDriver.open(url, feed)
    return await SqliteDriver.open(sqlite_path(url), feed)
