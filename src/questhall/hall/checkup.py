"""Looking a hall over without serving it: the database, the disk, the games in it, and the versions of everything."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from questhall.games import open_game
from questhall.hall.record_rows import rebuild
from questhall.hall.store import Store, StoreError, TooNew, migrate, open_store
from questhall.hall.store.url import is_postgresql, sqlite_path

SCARCE: Final = 200 * 1024 * 1024  # bytes
MOST_NAMED: Final = 5  # games that are named one by one


class Finding(Struct, frozen=True):
    """One thing that was looked at. `text` is the id of a sentence, with its arguments; `advice` what to do."""

    ok: bool
    text: str
    args: dict[str, str | int] = {}
    advice: str = ""


async def look_over(url: str) -> AsyncIterator[Finding]:
    """All that can be found out, one thing after the other."""
    path = None if is_postgresql(url) else sqlite_path(url)
    if path is not None:
        if not path.exists():
            yield Finding(True, "no-database", {"file": str(path)})
            return
        yield look_at_disk(path)
        for finding in look_at_file(path):
            yield finding
            if not finding.ok:
                return
    try:
        store = await open_store(url)
    except TooNew as error:
        yield Finding(False, "too-new", {"problem": str(error)}, "too-new-advice")
        return
    except StoreError as error:
        yield Finding(False, "no-store", {"problem": str(error)}, "no-store-advice")
        return
    try:
        yield await look_at_store(store)
        async for finding in look_at_games(store):
            yield finding
    finally:
        await store.close()


def look_at_disk(path: Path) -> Finding:
    free = shutil.disk_usage(path.parent).free
    args: dict[str, str | int] = {"folder": str(path.parent), "megabytes": free // 1024**2}
    return Finding(free >= SCARCE, "disk", args, "" if free >= SCARCE else "disk-advice")


def look_at_file(path: Path) -> list[Finding]:
    """Whether the file is sound, and of which schema. It is only read."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5.0)
        try:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            row = connection.execute(migrate.CURRENT).fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        return [Finding(False, "file-unreadable", {"file": str(path), "problem": str(error)}, "file-advice")]
    if said != "ok":
        return [Finding(False, "file-damaged", {"file": str(path), "problem": str(said)}, "file-advice")]
    newest, schema = migrate.revisions()[-1], "" if row is None else str(row[0])
    text = "schema" if schema == newest else "schema-old"
    return [Finding(True, "file-sound", {"file": str(path)}), Finding(True, text, {"schema": schema, "newest": newest})]


async def look_at_store(store: Store) -> Finding:
    try:
        await store.ping()
    except StoreError as error:
        return Finding(False, "no-write", {"problem": str(error)}, "no-write-advice")
    return Finding(True, "writes", {"kind": store.kind})


async def look_at_games(store: Store) -> AsyncIterator[Finding]:
    """Whether the games that were played last can be played on under these rules."""
    good, bad = 0, 0
    for table_id in await store.newest_tables():
        whole = await store.whole(table_id)
        if whole is None or not whole.lines:
            continue
        try:
            rebuild(open_game(whole.table.game), whole.table, whole.lines)
            good += 1
        except Exception as error:  # whatever a damaged record does to the rules
            bad += 1
            if bad <= MOST_NAMED:
                problem = str(error) or type(error).__name__
                yield Finding(False, "game-bad", {"table": table_id, "problem": problem}, "game-advice")
    yield Finding(not bad, "games", {"good": good, "bad": bad})
