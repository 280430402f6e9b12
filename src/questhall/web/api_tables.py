"""Tables and seats by HTTP."""

from __future__ import annotations

from questhall.hall.lobby import Key
from questhall.hall.messages import Done, TableInfo
from questhall.hall.requests import ChangeSeat, ChangeTable, NewTable, Placed, Sit
from questhall.hall.seats import need_seat
from questhall.hall.store import OVER
from questhall.hall.table_data import table_data
from questhall.hall.tokens import seat_link
from questhall.web.notify import need_public
from questhall.web.replies import MyTable, MyTables, PushKey, SeatChanged, SeatKey, TableMade, TableSet
from questhall.web.requests import Block, Mine, Subscribe, Unsubscribe
from questhall.web.routing import Api, Call

SETUP = ("bad-setup", "no-game", "no-bot", "seats-open", "bad-address", "too-many", "busy")


async def make(call: Call, body: NewTable) -> TableMade:
    """A new table. The keys are told this once; the hall keeps only their hashes."""
    need_public(body.webhook, call.web.options.notify)
    call.web.charge_table(call.address)
    made = await call.service.lobby.make(body)
    return TableMade(made.room.info(), made.host.token, [seat_key(key) for key in made.seats])


async def info(call: Call) -> TableInfo:
    """A table as everybody may know it."""
    room = await call.room()
    async with room.lock:
        await call.service.hall.ready(room)
        return room.info()


async def alter(call: Call, body: ChangeTable) -> TableSet:
    """The host changes options, seats (both before the start) and how the table is run."""
    room = await call.room()
    await call.host(room)
    if isinstance(body.webhook, str):
        need_public(body.webhook, call.web.options.notify)
    taken = await call.service.lobby.alter(room, body)
    return TableSet(room.info(), [seat_key(key) for key in taken])


async def start(call: Call) -> TableInfo:
    """The host starts the game."""
    room = await call.room()
    await call.host(room)
    await call.service.lobby.start(room)
    return room.info()


async def rematch(call: Call) -> TableMade:
    """The same people at a new table, opened by the keys they have. Asked twice, it is the same table."""
    room = await call.room()
    who = await call.somebody(room)
    call.web.charge_table(call.address)
    again = await call.service.lobby.rematch(room)
    assert call.token is not None
    mine = [seat_key(Key(again.id, seat, call.token)) for seat in who.seats]
    return TableMade(again.info(), call.token if who.host else "", mine)


async def sit(call: Call, body: Sit) -> SeatKey:
    """Take an open seat, or come to a seat with its key (an invitation, a lent seat, one's own to be renamed)."""
    room = await call.room()
    seat = call.number("n", "no-seat")
    need_seat(room, seat)
    return seat_key(await call.service.seats.sit(room, seat, body, await call.guest(room)))


async def alter_seat(call: Call, body: ChangeSeat) -> SeatChanged:
    """Rename, lend, let a bot play on, take back, leave; the host may also invite to an open seat."""
    room = await call.room()
    key = await call.service.seats.alter(room, call.number("n", "no-seat"), body, await call.somebody(room))
    return SeatChanged(room.info(), None if key is None else seat_key(key))


async def place(call: Call, body: Placed) -> Done:
    """What has been put on the real board, or taken off it; every screen of the table learns of it."""
    room = await call.room()
    await call.seat(room)
    await call.service.lobby.place(room, body)
    return Done()


async def block(call: Call, body: Block) -> Done:
    """What that seat says no longer reaches this one, or does again."""
    room = await call.room()
    await call.service.chat.block(room, await call.seat(room), body.seat, body.on)
    return Done()


async def mine(call: Call, body: Mine) -> MyTables:
    """The tables whose keys a browser holds, newest first, and whose turn it is there."""
    places, gone = await call.service.access.mine([(held.table, held.token) for held in body.tables])
    tables = []
    for place in places:
        table, seat, data = place.mine.table, place.mine.seat, table_data(place.mine.table)
        tables.append(
            MyTable(
                table=table.id,
                game=table.game,
                phase="over" if table.status in (OVER, "expired") else table.status,  # type: ignore[arg-type]
                seat=seat,
                host=seat is None,
                seats=list(place.names),
                asked=list(table.asked),
                your_turn=seat is not None and seat in table.asked,
                seq=table.last_seq,
                since=place.since,
                expires=place.expires,
                lesson=data.lesson,
                over=data.over,
            )
        )
    return MyTables(tables, gone)


async def push_key(call: Call) -> PushKey:
    """The key a browser subscribes with; null where push is not set up."""
    return PushKey(call.web.notifier.public_key)


async def subscribe(call: Call, body: Subscribe) -> Done:
    """Tell this browser when it is the seat's turn."""
    room = await call.room()
    await call.web.notifier.subscribe(room, await call.seat(room), body)
    return Done()


async def unsubscribe(call: Call, body: Unsubscribe) -> Done:
    """No longer tell that browser."""
    room = await call.room()
    await call.service.store.unsubscribe(body.endpoint, room.id, await call.seat(room))
    return Done()


def add_to(api: Api) -> None:
    table, seat = "/api/tables/{id}", "/api/tables/{id}/seats/{n}"
    keyed = ("no-table", "unauthorized", "wrong-token")
    api.post("/api/tables", status=201, heavy=True, errors=SETUP)(make)
    api.get(table, errors=("no-table",))(info)
    api.route("PATCH", table, auth="host", errors=(*keyed, "not-host", "started", *SETUP))(alter)
    api.post(f"{table}/start", auth="host", errors=(*keyed, "not-host", "started", *SETUP))(start)
    api.post(f"{table}/rematch", auth="any", status=201, heavy=True, errors=(*keyed, "not-over", "too-many", "busy"))(
        rematch
    )
    taken = ("no-table", "no-seat", "wrong-token", "seat-taken", "busy")
    api.post(seat, auth="optional", status=201, errors=taken)(sit)
    changed = (*keyed, "no-seat", "not-host", "not-your-seat", "seat-taken", "seat-open", "no-bot", "busy")
    api.route("PATCH", seat, auth="any", errors=changed)(alter_seat)
    api.post(f"{table}/block", auth="seat", errors=(*keyed, "no-seat", "not-your-seat", "busy"))(block)
    api.post(f"{table}/placed", auth="seat", errors=(*keyed, "not-your-seat", "too-large", "busy"))(place)
    api.post("/api/mine")(mine)
    api.get("/api/push")(push_key)
    pushed = (*keyed, "not-your-seat", "push-off", "bad-address")
    api.post(f"{table}/push", auth="seat", errors=pushed)(subscribe)
    api.route("DELETE", f"{table}/push", auth="seat", errors=pushed)(unsubscribe)


def seat_key(key: Key) -> SeatKey:
    assert key.seat is not None
    return SeatKey(key.table, key.seat, key.token, seat_link(key.table, key.seat, key.token))
