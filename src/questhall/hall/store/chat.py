"""Queries about chat. The table's row is written first, which puts those who talk at once in order."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from questhall.hall.store.columns import Columns
from questhall.hall.store.keepable import bounded
from questhall.hall.store.tables import count
from questhall.hall.store.transaction import Db, placeholders
from questhall.hall.store.types import Chat

CHAT: Final = Columns(Chat)


async def say(db: Db, table_id: str, chat: Chat) -> Chat:
    """The line as it is kept. Said again under the same client id it is the first one, and no news."""
    if before := await said_before(db, table_id, chat.client_id):
        return before
    counters = await count(db, table_id, "chats")
    if before := await said_before(db, table_id, chat.client_id):  # by somebody who had to be waited for
        return before
    said = structs.replace(chat, n=counters[2])
    await db.fetch(
        f"INSERT INTO chat (table_id, {CHAT.names}) VALUES ($1, {placeholders(CHAT.count, 2)})",
        table_id,
        *CHAT.values(said),
    )
    db.tell(table_id, counters, "chat")
    return said


async def said_before(db: Db, table_id: str, client_id: str | None) -> Chat | None:
    if client_id is None:
        return None
    row = await db.row(f"SELECT {CHAT.names} FROM chat WHERE table_id = $1 AND client_id = $2", table_id, client_id)
    return None if row is None else CHAT.read(row)


async def read_chat(db: Db, table_id: str, after: int, limit: int) -> list[Chat]:
    rows = await db.fetch(
        f"SELECT {CHAT.names} FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
        table_id,
        bounded(after),
        bounded(limit),
    )
    return [CHAT.read(row) for row in reversed(rows)]
