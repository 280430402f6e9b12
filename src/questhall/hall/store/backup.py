"""All that a store keeps, in one file, and back into an empty store of either kind.

The file is a SQLite database of the present schema: it can be looked into, served as it stands, and read by later
versions. A hall may go on being played in meanwhile; the copy is as the store was at one moment.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table

from questhall.hall.store.schema import CLAIMS, INTAKE, METADATA, PROBE, TABLES
from questhall.hall.store.sqlite import current, prepared
from questhall.hall.store.sqlite_db import SqliteDb, connect
from questhall.hall.store.store import open_store
from questhall.hall.store.transaction import Db, placeholders
from questhall.hall.store.types import StoreError
from questhall.hall.store.url import is_postgresql, sqlite_path

Progress = Callable[[int, int], None]
KEPT: Final = [table for table in METADATA.sorted_tables if table not in (CLAIMS, INTAKE, PROBE)]  # parents come first
SOME: Final = 50  # tables at a time


class Unfit(StoreError):
    """A file or a database that a backup cannot go into or come from; `text` is the id of a sentence."""

    def __init__(self, text: str, file: Path | str = "") -> None:
        super().__init__(f"{text}: {file}")
        self.text = text
        self.file = str(file)


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """How many tables the new file has. There is a file of that name only when it is whole."""
    if file.exists():
        raise Unfit("backup-there", file)
    if not file.parent.is_dir():
        raise Unfit("backup-no-folder", file.parent)
    kept_in = None if is_postgresql(url) else sqlite_path(url)
    if kept_in is not None and not kept_in.exists():
        raise Unfit("backup-no-hall", kept_in)
    source = await open_store(url)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy = await asyncio.to_thread(prepared, part)
        try:
            copy.execute("BEGIN")
            count = await source.read(lambda db: copy_tables(db, SqliteDb(copy), progress), snapshot=True)
            copy.execute("COMMIT")
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, whatever is done with it
        finally:
            copy.close()
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file}: this backup cannot be written: {error}") from error
    finally:
        part.unlink(missing_ok=True)
        await source.close()
    return count


async def restore(file: Path, url: str, progress: Progress) -> int:
    """How many tables came back. All of them or none; never into a store that has any."""
    with tempfile.TemporaryDirectory() as folder:
        backup = await asyncio.to_thread(brought_up_to_date, file, Path(folder))
        target = await open_store(url)
        try:
            return await target.write(lambda db: fill(db, SqliteDb(backup), progress))
        finally:
            backup.close()
            await target.close()


def brought_up_to_date(file: Path, folder: Path) -> sqlite3.Connection:
    """A copy of a backup in the present schema; the backup itself stays as it is."""
    try:
        if not file.is_file():
            raise Unfit("restore-no-file", file)
        looked_at = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            known = current(looked_at)
        finally:
            looked_at.close()
        if known is None:
            raise Unfit("restore-no-backup", file)
        copied = Path(shutil.copy(file, folder))
        prepared(copied).close()
        return connect(str(copied))
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file}: this backup cannot be read: {error}") from error


async def fill(target: Db, source: Db, progress: Progress) -> int:
    row = await target.row("SELECT id FROM tables LIMIT 1")
    if row is not None:
        raise Unfit("restore-not-empty")
    return await copy_tables(source, target, progress)


async def copy_tables(source: Db, target: Db, progress: Progress) -> int:
    """Everything of some tables after the other, so that no more than that is in memory."""
    ids = [row[0] for row in await source.fetch("SELECT id FROM tables ORDER BY id")]
    for start in range(0, len(ids), SOME):
        some = ids[start : start + SOME]
        for table in KEPT:
            rows = await source.fetch(rows_of(table, len(some)), *some)
            await target.many(insertion(table, target.touch), [without_touch(table, row) for row in rows])
        progress(start + len(some), len(ids))
    return len(ids)


def columns(table: Table) -> list[str]:
    """`touched` is last where there is one: each kind of database counts it in its own way."""
    names = [column.name for column in table.columns if column.name != "touched"]
    return [*names, "touched"] if table is TABLES else names


def rows_of(table: Table, count: int) -> str:
    key = "id" if table is TABLES else "table_id"
    return f"SELECT {', '.join(columns(table))} FROM {table.name} WHERE {key} IN ({placeholders(count)})"


def insertion(table: Table, touch: str) -> str:
    names = columns(table)
    values = f"{placeholders(len(names) - 1)}, {touch}" if table is TABLES else placeholders(len(names))
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values})"


def without_touch(table: Table, row: Any) -> tuple[Any, ...]:
    return tuple(row)[:-1] if table is TABLES else tuple(row)
