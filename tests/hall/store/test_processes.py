"""Several processes on one database, and processes that die while they write."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.hall.store.tables import append, playing, texts
from tests.hall.store.worker import TOGETHER
from tests.machine import patience

from questhall.hall.store import Store, open_store

ROOT = Path(__file__).parents[3]


@pytest.fixture
def together(request: pytest.FixtureRequest) -> str:
    """What a worker wants to hear before the address, where the store has its moves lie together."""
    return TOGETHER if request.node.callspec.params["store_url"] == "together" else ""


def worker(url: str, *args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.hall.store.worker", url, *args]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def acknowledged(process: subprocess.Popen[str]) -> list[str]:
    output, _ = process.communicate(timeout=patience(60))
    assert process.returncode == 0
    return output.splitlines()


async def test_two_processes_never_get_the_same_number(store: Store, store_url: str, together: str) -> None:
    await playing(store)
    names = ("left", "right")
    processes = [worker(together + store_url, "append", "t1", name, "40") for name in names]
    got = {name: [int(n) for n in acknowledged(process)] for name, process in zip(names, processes, strict=True)}
    assert sorted(got["left"] + got["right"]) == list(range(1, 81))
    expected = {seq: f"{name} {seq}" for name in names for seq in got[name]}
    assert dict((await texts(store, "t1"))[1:]) == expected


async def test_what_was_acknowledged_outlives_a_killed_process(store: Store, store_url: str, together: str) -> None:
    await store.close()
    for after in (1, 40, 200):
        tables = [f"{after}-{n}" for n in range(8)]
        store = await open_store(store_url)
        for table_id in tables:
            await playing(store, table_id)
        await store.close()
        told = killed_while_writing(together + store_url, tables, after)
        store = await open_store(store_url)
        for table_id in tables:
            await check_after_kill(store, table_id, told[table_id])
        await store.close()


def killed_while_writing(url: str, tables: list[str], after: int) -> Counter[str]:
    """For each table the last number that was acknowledged before the process was killed, after so many of them."""
    process = worker(url, "flood", ",".join(tables))
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(after)]
    process.kill()
    lines += process.stdout.readlines()
    process.wait()
    told: Counter[str] = Counter()
    for line in lines:
        table_id, seq = line.split()
        told[table_id] = int(seq)
    return told


async def check_after_kill(store: Store, table_id: str, told: int) -> None:
    table = await store.table(table_id)
    lines = await texts(store, table_id)
    assert table is not None
    assert table.last_seq >= told
    assert table.last_seq % 2 == 0, "half a move"
    assert lines == [(0, "header"), *[(seq, f"{table_id} {seq}") for seq in range(1, table.last_seq + 1)]]
    await append(store, table_id, table.last_seq + 1, "play goes on")


async def test_many_processes_open_a_new_database_at_once(tmp_path: Path, bare_postgres_url: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'folder' / 'new.db'}", bare_postgres_url):
        processes = [worker(url, "open") for _ in range(3)]
        assert [acknowledged(process) for process in processes] == [[]] * 3
