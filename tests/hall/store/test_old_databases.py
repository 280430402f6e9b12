"""Databases of every earlier version, with tables in them, are opened and played on."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.hall.tables import make, moves
from tests.hall.test_rebuild import step

from questhall.games import titles
from questhall.hall.hall import Config
from questhall.hall.messages import Settings
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.service import Service
from questhall.hall.store import migrate
from questhall.hall.store.backup import restore
from questhall.hall.store.schema import METADATA

NO_BOTS = Config(bot_workers=0, bot_poll=3600.0)
KEPT = sorted(Path(__file__).with_name("kept").glob("*.sql.gz"))  # written by tools/keep_database.py


async def filled(path: Path) -> list[str]:
    """A hall with tables in all games and states; their ids."""
    service = await Service.open(f"sqlite:///{path}", NO_BOTS)
    service.hall.on_move.clear()
    ids = [(await make(service, "human", "open", start=False)).room.id]
    over = (await make(service, "human")).room
    await moves(service, over, 10_000)
    ids.append(over.id)
    for game in titles():
        people = [NewSeat("human")] * 3
        room = (await service.lobby.make(NewTable(game, people, settings=Settings(dice="hand"), start=True))).room
        for n in range(4):
            await step(service, room, random.Random(n))
        await service.chat.say(room, 0, "hello", None, "c1")
        ids.append(room.id)
    await service.close()
    return ids


def script(dialect: str, revision: str) -> list[str]:
    """The SQL that makes an empty database of that revision."""
    known = migrate.steps().items()
    return [each for name, path in known if name <= revision for each in migrate.step(dialect, path)]


def rows_of(path: Path) -> dict[str, list[dict[str, Any]]]:
    with sqlite3.connect(path) as connection:
        connection.row_factory = sqlite3.Row
        found = {
            table.name: [dict(row) for row in connection.execute(f"SELECT * FROM {table.name}")]
            for table in METADATA.sorted_tables
        }
    connection.close()
    return found


def old_sqlite(path: Path, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database of that revision with those rows, as far as they had a place then."""
    with sqlite3.connect(path) as connection:
        for statement in script("sqlite", revision):
            connection.execute(statement)
        for table, those in rows.items():
            had = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
            for row in those if had else []:
                kept = {key: value for key, value in row.items() if key in had}
                marks = ", ".join("?" * len(kept))
                connection.execute(f"INSERT INTO {table} ({', '.join(kept)}) VALUES ({marks})", list(kept.values()))
    connection.close()


async def old_postgres(url: str, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    connection = await asyncpg.connect(url)
    for statement in script("postgresql", revision):
        await connection.execute(statement)
    for table, those in rows.items():
        asked = "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'"
        had = {row[0] for row in await connection.fetch(asked, table)}
        for row in those if had else []:
            kept = {key: 0 if key == "touched" else value for key, value in row.items() if key in had}
            marks = ", ".join(f"${n}" for n in range(1, len(kept) + 1))
            await connection.execute(f"INSERT INTO {table} ({', '.join(kept)}) VALUES ({marks})", *kept.values())
    await connection.close()


async def play_on(url: str, ids: list[str]) -> None:
    service = await Service.open(url, NO_BOTS)
    service.hall.on_move.clear()
    for id in ids:
        room = await service.room(id)
        assert room.info().seats
        if room.match is None or room.match.is_over:
            continue
        before = room.known
        await step(service, room, random.Random(1))
        assert room.known > before
        await service.chat.say(room, 0, "still here", None, "c2")
        assert [line.text for line in await service.chat.heard(room, (0,), 0)] == ["hello", "still here"]
    await service.store.ping()
    await service.close()


@pytest.mark.parametrize("revision", migrate.revisions())
async def test_a_hall_of_an_earlier_version_goes_on(revision: str, tmp_path: Path, bare_postgres_url: str) -> None:
    ids = await filled(tmp_path / "new.db")
    rows = rows_of(tmp_path / "new.db")
    old_sqlite(tmp_path / "old.db", revision, rows)
    await play_on(f"sqlite:///{tmp_path / 'old.db'}", ids)
    await old_postgres(bare_postgres_url, revision, rows)
    await play_on(bare_postgres_url, ids)


def kept(file: Path, path: Path) -> list[dict[str, Any]]:
    """The database as that version wrote it; what it asked at each table."""
    text = gzip.decompress(file.read_bytes()).decode()
    with sqlite3.connect(path) as connection:
        connection.executescript(text)
    connection.close()
    said: list[dict[str, Any]] = json.loads(text.partition("\n")[0].removeprefix("-- "))
    return said


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.name.partition(".")[0])
async def test_what_an_earlier_version_wrote_asks_the_same_and_goes_on(
    file: Path, store_url: str, tmp_path: Path
) -> None:
    """Opened where it lies, or brought into PostgreSQL as a backup."""
    written = tmp_path / "written.db"
    said = kept(file, written)
    url = f"sqlite:///{written}"
    if not store_url.startswith("sqlite"):
        url = store_url
        assert await restore(written, url, lambda done, total: None) == len(said)
    service = await Service.open(url, NO_BOTS)
    service.hall.on_move.clear()
    for table in said:
        room = await service.room(table["table"])
        assert sorted((await service.access.who(room, table["keys"])).seats) == list(range(len(table["keys"])))
        assert room.known == table["seq"]
        assert {str(seat) for seat in room.asked()} == set(table["asked"])
        for seat, names in table["asked"].items():  # there may be more to say by now
            assert room.match is not None
            assert set(names) <= {option.name for option in room.match.options(int(seat))}
        if room.match is None:
            continue
        assert [line.text for line in await service.chat.heard(room, (0,), 0)] == ["hello"]
        if room.match.is_over:
            assert (await service.inspector.verify(room)).report.ok
            continue
        for n in range(3):
            await step(service, room, random.Random(n))
        assert room.known > table["seq"]
    await service.close()
