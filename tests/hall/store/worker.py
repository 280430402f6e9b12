"""A process of its own that writes to a store; the tests start several, and kill some.

    python -m tests.hall.store.worker ADDRESS append TABLE NAME COUNT     one line after the other, whoever else writes
    python -m tests.hall.store.worker ADDRESS flood TABLES                many tables at once, until it is killed
    python -m tests.hall.store.worker ADDRESS open                        only open it

"together " before the address: its moves lie together from the first one on, whoever else is there.

Every number it prints was acknowledged before.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

from tests.hall.conftest import lie_together

from questhall.hall.store import Conflict, Move, Store, open_store


async def append(store: Store, table_id: str, name: str, count: str) -> None:
    for _ in range(int(count)):
        say(str(await append_one(store, table_id, name)))


async def append_one(store: Store, table_id: str, name: str) -> int:
    while True:
        table = await store.table(table_id)
        assert table is not None
        try:
            seq = table.last_seq + 1
            return (await store.append(Move(table_id=table_id, seq=seq, lines=(f"{name} {seq}",), at=0.0))).seq
        except Conflict:
            continue


async def flood(store: Store, table_ids: str) -> None:
    await asyncio.gather(*[flood_one(store, table_id) for table_id in table_ids.split(",")])


async def flood_one(store: Store, table_id: str) -> None:
    """Moves of two lines, for ever."""
    seq = 1
    while True:
        lines = (f"{table_id} {seq}", f"{table_id} {seq + 1}")
        await store.append(Move(table_id=table_id, seq=seq, lines=lines, at=0.0, client_id=str(seq)))
        say(f"{table_id} {seq + 1}")
        seq += 2


async def only_open(store: Store) -> None:
    await store.ping()


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


TOGETHER = "together "
TASKS: dict[str, Callable[..., Awaitable[None]]] = {"append": append, "flood": flood, "open": only_open}


async def main(url: str, task: str, *args: str) -> None:
    store = await open_store(url.removeprefix(TOGETHER))
    if url.startswith(TOGETHER):
        lie_together(store)
    try:
        await TASKS[task](store, *args)
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
