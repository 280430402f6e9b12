"""How many moves a second the stores take, each on disk before it counts.

    python -m bench.store [--tasks 20] [--seconds 3] [--lines 2] [--database ADDRESS]

Every task plays at its own table: one move of some lines, wait until it is stored, the next. For SQLite there is also
a loop without the store as a reference: one row, one commit. Without an address a PostgreSQL is started for the run,
with fsync on, if it is installed here. Files are made in the present folder: memory would be no measure for a disk.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.hall.postgres import NoPostgres, running_postgres

from questhall.hall.store import PERSON, Change, Move, Seat, Store, Table, open_store
from questhall.hall.store.sqlite_db import connect

LINE = '{"n": 123, "seat": 1, "do": "reroll die:2 die:4", "at": "2026-11-15T20:15:00Z"}'


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tasks", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--lines", type=int, default=2, help="lines in a move: an answer and its throws")
    parser.add_argument("--database", help="measure only this address")
    args = parser.parse_args()
    print(f"{args.tasks} tasks, {args.lines} lines a move, {args.seconds:g} s each")
    with ExitStack() as stack:
        for name, url in addresses(stack, args.database):
            asyncio.run(measure(name, url, args.tasks, args.seconds, args.lines))


def addresses(stack: ExitStack, given: str | None) -> list[tuple[str, str]]:
    if given is not None:
        return [("given", given)]
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd(), prefix="bench-")))
    reference(folder / "reference.db")
    found = [("sqlite", f"sqlite:///{folder / 'hall.db'}")]
    try:
        pattern = stack.enter_context(running_postgres(settings=()))
        found.append(("postgresql", pattern.format("postgres")))
    except NoPostgres as why:
        print(f"postgresql   not measured: {why}")
    return found


def reference(path: Path) -> None:
    """What the disk gives: one row a commit, on the connection the store would use."""
    connection = connect(str(path))
    connection.execute("CREATE TABLE rows (n INTEGER PRIMARY KEY, line TEXT)")
    end, count = time.perf_counter() + 1, 0
    while time.perf_counter() < end:
        connection.execute("INSERT INTO rows (line) VALUES (?)", (LINE,))
        count += 1
    connection.close()
    print(f"{'reference':12} {count:7} commits/s of one row, SQLite {sqlite3.sqlite_version}, one after the other")


async def measure(name: str, url: str, tasks: int, seconds: float, lines: int) -> None:
    store = await open_store(url)
    times: list[float] = []
    try:
        tables = [f"bench-{n}" for n in range(tasks)]
        for table_id in tables:
            await lay(store, table_id)
        cpu, start = time.process_time(), time.perf_counter()
        await asyncio.gather(*[play(store, table_id, start + seconds, lines, times) for table_id in tables])
        cpu, took = time.process_time() - cpu, time.perf_counter() - start
        await reading(store, tables[0])
        for table_id in tables:
            await store.delete(table_id)
    finally:
        await store.close()
    times.sort()
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(
        f"{name:12} {len(times) / took:7.0f} moves/s on disk, p50 {p50:.1f} ms, p99 {p99:.1f} ms, "
        f"{1e6 * cpu / len(times):.0f} µs of CPU a move"
    )


async def lay(store: Store, table_id: str) -> None:
    await store.delete(table_id)
    seats = [Seat(seat=n, name=f"Player {n}", by=PERSON) for n in range(4)]
    await store.create(Table(id=table_id, game="bench", made=time.time()), seats)
    header = Move(table_id=table_id, seq=0, lines=("{}",), at=time.time(), change=Change(status="playing"))
    await store.append(header)


async def play(store: Store, table_id: str, end: float, lines: int, times: list[float]) -> None:
    seq, texts = 1, (LINE,) * lines
    while (begun := time.perf_counter()) < end:
        move = Move(table_id=table_id, seq=seq, lines=texts, at=begun, client_id=f"0:{table_id}-{seq}", asked=(1,))
        seq = (await store.append(move)).seq + 1
        times.append(time.perf_counter() - begun)


async def reading(store: Store, table_id: str) -> None:
    start = time.perf_counter()
    whole = await store.whole(table_id)
    took = 1000 * (time.perf_counter() - start)
    print(f"{store.kind:12} a whole table with {len(whole.lines) if whole else 0} lines is read in {took:.1f} ms")


if __name__ == "__main__":
    main()
