"""Looking by HTTP: as a seat with its key, as a spectator without."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from questhall.engine.languages import Lang
from questhall.hall.messages import Explained, MomentInfo, Now
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.web.replies import Check, Report
from questhall.web.routing import Api, Call, Content, Encoded


class SeatQuery(Struct, forbid_unknown_fields=True):
    """`seat` must be one whose key is sent; left out, it is that one, or a spectator."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class LogQuery(Struct, forbid_unknown_fields=True):
    """Entries after this one; -1 for all of them."""

    after: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class ThingQuery(Struct, forbid_unknown_fields=True):
    """A thing by its ref, as it is now or as it was after an entry."""

    ref: Annotated[str, Meta(max_length=80)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class ReadingQuery(Struct, forbid_unknown_fields=True):
    """In which language, of which moment (now, or after an entry), and of which seat's sheet, if not of the table."""

    lang: Lang = "en"
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    sheet: Annotated[int, Meta(ge=0, le=1_000)] | None = None


class LuckQuery(Struct, forbid_unknown_fields=True):
    """In which language."""

    lang: Lang = "en"


async def viewer(call: Call, room: Room, wanted: int | None = None) -> int | None:
    """Whose eyes: those of the seat whose key is sent, otherwise a spectator's."""
    who = await call.guest(room)
    call.service.access.may_watch(room, who)
    if wanted is not None and wanted not in who.seats:
        raise Refusal("not-your-seat", "Send the key of the seat whose view you want.")
    return who.seats[0] if who.seats else None


async def now(call: Call, query: SeatQuery) -> Encoded[Now]:
    """The table as the seat sees it now."""
    room = await call.room()
    seat = await viewer(call, room, query.seat)
    return Encoded(await call.service.inspector.now(room, seat))


async def log(call: Call, query: LogQuery) -> list[MomentInfo]:
    """What has happened, as far as the asker may know it, with what was taken back."""
    room = await call.room()
    return await call.service.inspector.log(room, await viewer(call, room), query.after)


async def moment(call: Call) -> Now:
    """The table as it stood after an entry."""
    room = await call.room()
    seat = await viewer(call, room)
    return await call.service.inspector.moment(room, seat, call.number("n", "no-moment"))


async def explain(call: Call, query: ThingQuery) -> Explained | None:
    """What a thing is that the asker sees, what it does, and its rule; null if he sees no such thing."""
    room = await call.room()
    return await call.service.inspector.explain(room, await viewer(call, room), query.ref, query.at)


async def reading(call: Call, query: ReadingQuery) -> list[str]:
    """The table or a seat's sheet in sentences, as the asker sees it."""
    room = await call.room()
    return await call.service.inspector.reading(room, await viewer(call, room), query.at, query.lang, query.sheet)


async def luck(call: Call, query: LuckQuery) -> list[list[str]]:
    """How the dice of a finished game fell, measured against what was to be expected: sentences, seat by seat."""
    room = await call.room()
    await viewer(call, room)
    return await call.service.inspector.luck(room, query.lang)


async def record(call: Call) -> Content:
    """The record: whole once the game is over, before that only what the asker may know, and without sums."""
    room = await call.room()
    seat = await viewer(call, room)
    text = await call.service.inspector.record(room, () if seat is None else (seat,))
    name = f"{room.table.game}-{room.id}.game.jsonl"
    return Content(text.encode(), "application/x-ndjson", (("content-disposition", f'attachment; filename="{name}"'),))


async def verify(call: Call) -> Report:
    """Whether all lines, moves and throws of a finished game are right, with every draw to be recomputed at home."""
    room = await call.room()
    await viewer(call, room)
    found = await call.service.inspector.verify(room)
    checks = [Check(each.what, each.ok, each.found) for each in found.report.checks]
    return Report(
        ok=found.report.ok,
        checks=checks,
        table=room.id,
        source=found.header["source"],
        commitment=found.header.get("commitment"),
        secret=found.secret,
        nonces=list(found.header.get("nonces", [])),
        answers=found.answers,
        throws=len(found.draws),
        draws=found.draws,
    )


def add_to(api: Api) -> None:
    table = "/api/tables/{id}"
    watching = ("no-table", "wrong-token", "closed", "not-started")
    api.get(f"{table}/now", auth="optional", errors=(*watching, "not-your-seat"))(now)
    api.get(f"{table}/log", auth="optional", errors=watching)(log)
    api.get(f"{table}/moment/{{n}}", auth="optional", errors=(*watching, "no-moment"))(moment)
    api.get(f"{table}/explain", auth="optional", errors=(*watching, "no-moment"))(explain)
    api.get(f"{table}/reading", auth="optional", errors=(*watching, "no-moment", "no-seat"))(reading)
    api.get(f"{table}/luck", auth="optional", heavy=True, errors=(*watching, "not-over"))(luck)
    api.get(f"{table}/record", auth="optional", media="application/x-ndjson", errors=watching)(record)
    api.get(f"{table}/verify", auth="optional", heavy=True, errors=(*watching, "not-over"))(verify)
