"""Tables for the tests of the store."""

from __future__ import annotations

import hashlib
from typing import Any

from questhall.hall.store import PERSON, PLAYING, Change, Move, Moved, Seat, Store, Table, Token

MADE = 1_800_000_000.0


def hashed(word: str) -> bytes:
    return hashlib.sha256(word.encode()).digest()


def table(table_id: str = "t1", **more: Any) -> Table:
    return Table(id=table_id, game="dragonquest", **{"made": MADE, **more})


async def laid(store: Store, table_id: str = "t1", **more: Any) -> str:
    """A table with two seats, a host and a token each."""
    seats = [Seat(seat=0, name="Ada", by=PERSON, nonce="n0", lang="en"), Seat(seat=1)]
    tokens = [Token(hash=hashed(f"{table_id} host"), seat=None), Token(hash=hashed(f"{table_id} 0"), seat=0)]
    await store.create(table(table_id, **more), seats, tokens)
    return table_id


async def playing(store: Store, table_id: str = "t1", *, bot_due: bool = False) -> str:
    """A table whose game has started: line 0 is there."""
    await laid(store, table_id)
    change = Change(status=PLAYING, started=MADE + 1)
    await append(store, table_id, 0, "header", change=change, bot_due=bot_due, asked=(0,))
    return table_id


async def append(store: Store, table_id: str, seq: int, *lines: str, **more: Any) -> Moved:
    return await store.append(Move(table_id=table_id, seq=seq, lines=lines, **{"at": MADE + seq, **more}))


async def texts(store: Store, table_id: str, after: int = -1) -> list[tuple[int, str]]:
    return [(line.seq, line.text) for line in await store.lines(table_id, after)]
