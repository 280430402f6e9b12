"""Queries about consent. The table's row is written first, which puts those who speak at once in order."""

from __future__ import annotations

from typing import Final

from questhall.hall.store.columns import Columns
from questhall.hall.store.tables import count
from questhall.hall.store.transaction import Db, Row, placeholders
from questhall.hall.store.types import Conflict, Consent, NotFound, Outcome

CONSENT: Final = Columns(Consent, elsewhere=("yes", "no"))  # the votes have a table of their own


async def ask(db: Db, table_id: str, consent: Consent) -> None:
    counters = await count(db, table_id, "consents")
    added = await db.fetch(
        f"INSERT INTO consents (table_id, n, {CONSENT.names}) VALUES ($1, $2, {placeholders(CONSENT.count, 3)}) "
        "ON CONFLICT (table_id, request) DO NOTHING RETURNING n",
        table_id,
        counters[3],
        *CONSENT.values(consent),
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
        f"SELECT {CONSENT.of('c')}, v.seat, v.yes FROM consents c "
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
    votes = [row[CONSENT.count :] for row in rows]
    agreed = tuple([seat for seat, yes in votes if yes == 1])
    refused = tuple([seat for seat, yes in votes if yes == 0])
    return CONSENT.read(rows[0], yes=agreed, no=refused)
