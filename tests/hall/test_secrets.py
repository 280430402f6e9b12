"""Nothing a seat receives depends on what it may not know: the hidden is varied, the bytes must stay.

Twice the same game is played up to the hidden wall tile; the tile differs. Whatever reaches anybody but the seat that
hid it, by whatever way, must be the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest
from tests.hall.tables import Ears, listen, make, one_move

from questhall.hall.consent import consent_asked
from questhall.hall.lobby import Made
from questhall.hall.packets import encode
from questhall.hall.refusals import Refusal
from questhall.hall.seats import Who
from questhall.hall.service import Service
from questhall.hall.store import Consent

STAMPS = re.compile(rb'"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"|(?<="time":)[\d.]+')
Look = Callable[[Service, Made, int | None], Awaitable[bytes]]


async def hiding(service: Service, tile: int) -> tuple[Made, int, dict[int | None, Ears]]:
    """A table where a tile has just been hidden; who hid it; what everybody has heard, a spectator included."""
    made = await make(service, "human", "human", "human", seed="hidden")
    room = made.room
    ears: dict[int | None, Ears] = {key.seat: await listen(service, room, key.token) for key in made.seats}
    ears[None] = await listen(service, room)
    chance = random.Random(9)
    assert room.match is not None
    while True:
        seat = room.asked()[0]
        names = [option.name for option in room.match.options(seat)]
        if f"hide tile:{tile}" in names:
            await service.play.move(room, seat, f"hide tile:{tile}", room.known, "hide")
            return made, seat, ears
        await one_move(service, room, chance, f"s{room.known}")


def blurred(made: Made, data: bytes) -> bytes:
    """Without what differs between any two tables: ids, keys, times."""
    return STAMPS.sub(b'"then"', data.replace(made.room.id.encode(), b"table"))


async def now(service: Service, made: Made, seat: int | None) -> bytes:
    return await service.inspector.now(made.room, seat)


async def log(service: Service, made: Made, seat: int | None) -> bytes:
    return encode(await service.inspector.log(made.room, seat, -1))


async def past(service: Service, made: Made, seat: int | None) -> bytes:
    return b"".join([encode(await service.inspector.moment(made.room, seat, n)) for n in range(made.room.known + 1)])


async def record(service: Service, made: Made, seat: int | None) -> bytes:
    return (await service.inspector.record(made.room, () if seat is None else (seat,))).encode()


async def polled(service: Service, made: Made, seat: int | None) -> bytes:
    tokens = [key.token for key in made.seats if key.seat == seat]
    who = await service.access.who(made.room, tokens) if tokens else Who()
    messages, _ = await service.access.poll(made.room, who, "", 1.0)
    return encode(messages)


async def comes_back(service: Service, made: Made, seat: int | None) -> bytes:
    tokens = [key.token for key in made.seats if key.seat == seat]
    return b"\n".join((await listen(service, made.room, *tokens)).heard)


async def asked_to_undo(service: Service, made: Made, seat: int | None) -> bytes:
    """The request of whoever hid the tile names moves to everybody."""
    assert made.room.match is not None
    entry = made.room.match.record.entries[-1]
    consent = Consent(request="r", seat=entry.seat, what="undo", seq=made.room.known, at=0.0)  # type: ignore[union-attr,arg-type]
    return encode(consent_asked(made.room, consent))


WAYS: list[Look] = [now, log, past, record, polled, comes_back, asked_to_undo]


@pytest.mark.rule("drq-wal-05", "drq-set-05")
async def test_what_others_hear_does_not_depend_on_the_hidden_tile(service: Service) -> None:
    one, seat, first = await hiding(service, 1)
    two, same, second = await hiding(service, 3)
    assert seat == same
    for viewer in (0, 1, 2, None):
        told = [blurred(made, b"\n".join(ears[viewer].heard)) for made, ears in ((one, first), (two, second))]
        assert (told[0] == told[1]) == (viewer != seat)


@pytest.mark.rule("drq-wal-05")
@pytest.mark.parametrize("way", WAYS)
async def test_no_way_of_looking_shows_the_hidden_tile(service: Service, way: Look) -> None:
    one, seat, _ = await hiding(service, 1)
    two, _, _ = await hiding(service, 3)
    for viewer in (0, 1, 2, None):
        if viewer != seat or way is asked_to_undo:
            assert blurred(one, await way(service, one, viewer)) == blurred(two, await way(service, two, viewer))
    if way is not asked_to_undo:
        assert blurred(one, await way(service, one, seat)) != blurred(two, await way(service, two, seat))


async def test_the_secret_of_the_dice_stays_in_the_house_until_the_end(service: Service) -> None:
    made = await make(service, "human", "human", seed=None)
    room = made.room
    ears = await listen(service, room, made.seats[0].token, made.host.token)
    table = await service.store.table(room.id)
    assert table is not None and table.dice_secret is not None
    secret = table.dice_secret.hex().encode()
    for way in (now, log, record, polled, comes_back):
        assert secret not in await way(service, made, 0)
    assert all(secret not in message for message in ears.heard)


async def test_a_seeds_dice_cannot_be_read_in_advance(service: Service) -> None:
    made = await make(service, "human", "human", seed="very-secret-seed")
    for way in (now, log, record, polled, comes_back):
        assert b"very-secret-seed" not in await way(service, made, None)


async def test_a_closed_table_shows_spectators_nothing(service: Service) -> None:
    made = await make(service, "human", "human", spectators=False)
    with pytest.raises(Refusal, match="closed"):
        await listen(service, made.room)
    with pytest.raises(Refusal, match="closed"):
        await service.access.poll(made.room, Who(), "", 0.1)


async def test_seats_that_are_said_to_see_the_same_do(service: Service) -> None:
    room = (await make(service, "human", "human", "human", seed="eyes")).room
    chance = random.Random(2)
    for n in range(120):
        match = room.match
        assert match is not None
        if match.is_over:
            break
        seen: dict[object, bytes] = {}
        for viewer in (0, 1, 2, None):
            view = encode(match.view(viewer))
            assert seen.setdefault(match.game.eyes(match.state, viewer), view) == view
        await one_move(service, room, chance, f"e{n}")
