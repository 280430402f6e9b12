"""Opening the store that an address names. A database's driver is imported only when it is used."""

from __future__ import annotations

from questhall.hall.store.place import is_postgresql, sqlite_path
from questhall.hall.store.sql import SqlStore


async def open_any(url: str) -> SqlStore:
    if is_postgresql(url):
        from questhall.hall.store.postgres import PostgresStore

        return await PostgresStore.open(url)
    from questhall.hall.store.sqlite import SqliteStore

    return await SqliteStore.open(sqlite_path(url))
