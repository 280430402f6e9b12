"""Queries about chat and consent. The table's row is written first, which puts those who talk at once in order."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from questhall.hall.store.tables import moved_on
from questhall.hall.store.transaction import COUNTERS, Db, Row, bounded
from questhall.hall.store.types import Chat, Conflict, Consent, NotFound, Outcome

# Chat


COLUMNS: Final = "n, seat, name, said, phrase, at, client_id"


async def say(db: Db, table_id: str, chat: Chat) -> Chat:
    """The line as it is kept. Said again under the same client id it is the first one, and no news."""
    if before := await said_before(db, table_id, chat.client_id):
        return before
    counters = await count(db, table_id, "chats")
    if before := await said_before(db, table_id, chat.client_id):  # by somebody who had to be waited for
        return before
    said = structs.replace(chat, n=counters[2])
    await db.fetch(
        f"INSERT INTO chat (table_id, {COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        table_id,
        *structs.astuple(said),
    )
    db.tell(table_id, counters, "chat")
    return said


async def said_before(db: Db, table_id: str, client_id: str | None) -> Chat | None:
    if client_id is None:
        return None
    row = await db.row(f"SELECT {COLUMNS} FROM chat WHERE table_id = $1 AND client_id = $2", table_id, client_id)
    return None if row is None else as_chat(row)


def as_chat(row: Row) -> Chat:
    n, seat, name, text, phrase, at, client_id = row
    return Chat(n=n, seat=seat, name=name, text=text, phrase=phrase, at=at, client_id=client_id)


async def read_chat(db: Db, table_id: str, after: int, limit: int) -> list[Chat]:
    rows = await db.fetch(
        f"SELECT {COLUMNS} FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
        table_id,
        bounded(after),
        bounded(limit),
    )
    return [as_chat(row) for row in reversed(rows)]


# Consent


async def ask(db: Db, table_id: str, consent: Consent) -> None:
    counters = await count(db, table_id, "consents")
    added = await db.fetch(
        "INSERT INTO consents (table_id, request, n, seat, what, seq, at, outcome) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, request) DO NOTHING RETURNING n",
        table_id,
        consent.request,
        counters[3],
        consent.seat,
        consent.what,
        consent.seq,
        consent.at,
        consent.outcome,
    )
    if not added:
        raise Conflict(counters[0], counters[1])
    for seats, yes in ((consent.yes, True), (consent.no, False)):
        for seat in seats:
            await write_vote(db, table_id, consent.request, seat, yes)
    db.tell(table_id, counters, "consent")


async def vote(db: Db, table_id: str, request: str, seat: int, yes: bool) -> Consent:
    counters = await count(db, table_id, "consents")
    if (await read_request(db, table_id, request)).outcome == "open":
        await write_vote(db, table_id, request, seat, yes)
        db.tell(table_id, counters, "consent")
    return await read_request(db, table_id, request)


async def write_vote(db: Db, table_id: str, request: str, seat: int, yes: bool) -> None:
    await db.fetch(
        "INSERT INTO votes (table_id, request, seat, yes) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (table_id, request, seat) DO UPDATE SET yes = excluded.yes",
        table_id,
        request,
        seat,
        int(yes),
    )


async def settle(db: Db, table_id: str, request: str, outcome: Outcome) -> bool:
    counters = await count(db, table_id, "consents")
    closed = await db.fetch(
        "UPDATE consents SET outcome = $3 WHERE table_id = $1 AND request = $2 AND outcome = 'open' RETURNING n",
        table_id,
        request,
        outcome,
    )
    if closed:
        db.tell(table_id, counters, "consent")
    return bool(closed)


async def read_request(db: Db, table_id: str, request: str) -> Consent:
    for consent in await read_consents(db, table_id, only_open=False):
        if consent.request == request:
            return consent
    raise NotFound(f"there is no request {request} at table {table_id}")


async def read_consents(db: Db, table_id: str, only_open: bool) -> list[Consent]:
    which = " AND c.outcome = 'open'" if only_open else ""
    rows = await db.fetch(
        "SELECT c.request, c.seat, c.what, c.seq, c.at, c.outcome, v.seat, v.yes FROM consents c "
        "LEFT JOIN votes v ON v.table_id = c.table_id AND v.request = c.request "
        f"WHERE c.table_id = $1{which} ORDER BY c.n, v.seat",
        table_id,
    )
    requests: dict[str, list[Row]] = {}
    for row in rows:
        requests.setdefault(row[0], []).append(row)
    return [as_consent(of_one) for of_one in requests.values()]


def as_consent(rows: list[Row]) -> Consent:
    """One request from its rows: one for every vote, or one without."""
    request, seat, what, seq, at, outcome = rows[0][:6]
    return Consent(
        request=request,
        seat=seat,
        what=what,
        seq=seq,
        at=at,
        outcome=outcome,
        yes=tuple(row[6] for row in rows if row[7] == 1),
        no=tuple(row[6] for row in rows if row[7] == 0),
    )


async def count(db: Db, table_id: str, counter: str) -> Row:
    """One more chat line or consent change at this table."""
    counters = await db.row(
        f"UPDATE tables SET {counter} = {counter} + 1, touched = {db.touch} WHERE id = $1 RETURNING {COUNTERS}",
        table_id,
    )
    if counters is None:
        raise await moved_on(db, table_id)
    return counters
