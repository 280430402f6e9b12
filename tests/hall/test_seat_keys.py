"""Who may obtain which key: every role at every moment, and what the record says of it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.hall.tables import Ears, listen, make, moves
from tests.hall.test_seats import refused, who

from questhall.engine.entries import Seating
from questhall.hall.lobby import Key
from questhall.hall.refusals import Refusal
from questhall.hall.requests import ChangeTable, Invite, Leave, Lend, NewSeat, PlayByBot, Rename, Sit, TakeBack
from questhall.hall.room import Room
from questhall.hall.seats import LONG, Who
from questhall.hall.service import Service

SEAT = 1  # the seat that everybody tries to get


class Scene:
    """A table of three: the host without a seat of their own, somebody in seat 0, and the seat in question."""

    def __init__(self, service: Service, room: Room, keys: dict[str, str]) -> None:
        self.service = service
        self.room = room
        self.keys = keys
        self.ears: list[Ears] = []

    async def who(self, role: str) -> Who:
        return Who() if role == "stranger" else await who(self.service, self.room, self.keys[role])

    async def come(self, role: str) -> None:
        self.ears.append(await listen(self.service, self.room, self.keys[role]))

    def go(self) -> None:
        for ears in self.ears:
            self.service.access.leave(self.room, ears)


async def scene(service: Service, start: bool = True) -> Scene:
    made = await make(service, "open", "open", "bot", start=False)
    room = made.room
    keys = {"host": made.host.token}
    for n, role in enumerate(("other", "owner")):
        keys[role] = (await service.seats.sit(room, n, Sit(role), Who())).token
    if start:
        await service.lobby.start(room)
    return Scene(service, room, keys)


async def open_seat(service: Service) -> Scene:
    found = await scene(service, start=False)
    await service.seats.alter(found.room, SEAT, Leave(), await found.who("owner"))
    del found.keys["owner"]
    return found


async def lobby(service: Service) -> Scene:
    return await scene(service, start=False)


async def present(service: Service) -> Scene:
    found = await scene(service)
    await found.come("owner")
    return found


async def slow(service: Service) -> Scene:
    """The owner is there, and has been asked for minutes."""
    found = await present(service)
    found.room.moved = time.time() - LONG - 1
    return found


async def away(service: Service) -> Scene:
    return await scene(service)


async def by_bot(service: Service) -> Scene:
    """A bot plays on for somebody who can come back."""
    found = await away(service)
    await service.seats.alter(found.room, SEAT, PlayByBot("random"), await found.who("other"))
    return found


async def lent(service: Service) -> Scene:
    found = await present(service)
    key = await service.seats.alter(found.room, SEAT, Lend(), await found.who("owner"))
    assert key is not None
    found.keys["borrower"] = key.token
    return found


async def left(service: Service) -> Scene:
    found = await scene(service)
    await service.seats.alter(found.room, SEAT, Leave(), await found.who("owner"))
    del found.keys["owner"]
    return found


async def over(service: Service) -> Scene:
    """Everything is open to see now, but the seat and what it may say are still its owner's."""
    found = await present(service)
    await moves(service, found.room, 5000)
    assert found.room.match is not None and found.room.match.is_over
    return found


Moment = Callable[[Service], Awaitable[Scene]]
MOMENTS: tuple[Moment, ...] = (open_seat, lobby, present, slow, away, by_bot, lent, left, over)
ROLES = ("stranger", "host", "other", "owner", "borrower")

# Who gets a key, by moment and wish. Whoever is not named here gets none, ever.
ANYBODY = ("stranger", "host", "other")
KEYS: dict[tuple[str, str], tuple[str, ...]] = {
    ("open_seat", "Sit"): ANYBODY,
    ("open_seat", "Invite"): ("host",),
    ("left", "Sit"): ANYBODY,
    ("left", "Invite"): ("host",),
    **{(moment.__name__, "Lend"): ("owner",) for moment in MOMENTS},
    **{(moment.__name__, "Sit"): ("owner", "borrower") for moment in (lobby, present, slow, away, by_bot, lent, over)},
}
# Who may have a bot play on, take back, leave.
MAY: dict[tuple[str, str], tuple[str, ...]] = {
    ("lobby", "PlayByBot"): ("host", "owner"),
    ("lobby", "Leave"): ("host", "owner"),
    ("open_seat", "Leave"): ("host",),
    ("present", "PlayByBot"): ("owner",),
    ("slow", "PlayByBot"): ("host", "other", "owner"),
    ("away", "PlayByBot"): ("host", "other", "owner"),
    ("by_bot", "PlayByBot"): ("owner",),
    ("lent", "PlayByBot"): ("owner", "borrower"),
    ("over", "PlayByBot"): ("owner",),
}
WISHES: tuple[Any, ...] = (Lend(), Invite(), PlayByBot("random"), TakeBack(), Leave(), Sit("Eve"))


async def attempt(found: Scene, role: str, wish: Any) -> Key | bool:
    """The key somebody gets, or whether the wish was granted without one."""
    sitting, person = found.service.seats, await found.who(role)
    try:
        if isinstance(wish, Sit):
            return await sitting.sit(found.room, SEAT, wish, person)
        return await sitting.alter(found.room, SEAT, wish, person) or True
    except Refusal as refusal:
        assert refusal.code in ("not-your-seat", "not-host", "seat-taken", "seat-open"), refusal
        return False


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish).__name__)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
async def test_who_may_do_what(service: Service, moment: Moment, wish: Any) -> None:
    about = (moment.__name__, type(wish).__name__)
    for role in ROLES:
        found = await moment(service)
        if role != "stranger" and role not in found.keys:
            continue
        entries = found.room.known
        got = await attempt(found, role, wish)
        assert isinstance(got, Key) == (role in KEYS.get(about, ())), (about, role, got)
        if about in MAY:
            assert bool(got) == (role in MAY[about]), (about, role)
        if isinstance(wish, TakeBack) or (isinstance(wish, Leave) and about not in MAY):
            assert not got or role == "owner", (about, role)
        match = found.room.match
        goes_on = match is not None and not match.is_over  # a finished record is closed, and hides nothing any more
        if isinstance(got, Key) and goes_on and got.token not in found.keys.values():
            assert match is not None and found.room.known > entries, "nobody is told that there is a new key"
            assert isinstance(match.record.entries[-1], Seating)
        found.go()


@pytest.mark.parametrize("role", ["host", "other", "stranger"])
async def test_no_two_steps_lead_to_a_living_owners_seat(service: Service, role: str) -> None:
    """Whatever somebody does first, the second step brings no key, as long as the owner has not left."""
    for first in WISHES:
        for second in (Lend(), Invite(), Sit("Eve")):
            found = await away(service)
            assert not isinstance(await attempt(found, role, first), Key)
            assert not isinstance(await attempt(found, role, second), Key)
            assert (await found.who("owner")).seats == (SEAT,)
            view = (await found.who(role)).seats
            assert SEAT not in view


async def test_the_host_cannot_reseat_after_the_start(service: Service) -> None:
    found = await away(service)
    wish = ChangeTable(seats=[None, NewSeat("human"), None])
    assert (await refused(service.lobby.alter(found.room, wish))).code == "started"


async def test_an_invitation_is_one_key(service: Service) -> None:
    """The first one ends with the second, and all others end when somebody sits down."""
    found = await open_seat(service)
    host = await found.who("host")
    first = await service.seats.alter(found.room, SEAT, Invite(), host)
    second = await service.seats.alter(found.room, SEAT, Invite(), host)
    assert first is not None and second is not None
    assert (await refused(who(service, found.room, first.token))).code == "wrong-token"
    await service.seats.sit(found.room, SEAT, Sit("Cid"), await who(service, found.room, second.token))
    assert [token.seat for token in found.room.tokens].count(SEAT) == 1
    assert (await refused(service.seats.alter(found.room, SEAT, Invite(), host))).code == "seat-taken"


async def test_lending_and_taking_back_are_in_the_record(service: Service) -> None:
    found = await present(service)
    assert found.room.match is not None
    owner = await found.who("owner")
    for wish in (Lend(), TakeBack()):
        await service.seats.alter(found.room, SEAT, wish, owner)
        entry = found.room.match.record.entries[-1]
        assert isinstance(entry, Seating) and entry.seat == SEAT
    assert [moment["what"] for moment in found.ears[0].last("happened")["moments"]] == ["seat"]


async def test_a_bots_seat_is_not_looked_into_unseen(service: Service) -> None:
    """The host may invite somebody to a bot's seat during the game, and everybody learns of it at once."""
    found = await present(service)
    before = found.room.known
    key = await service.seats.alter(found.room, 2, Invite(), await found.who("host"))
    assert key is not None and found.room.known == before + 1
    assert found.ears[0].last("happened")["moments"][0]["seat"] == 2
    assert not found.room.info().seats[2].owned


async def test_a_name_is_all_the_host_may_change_during_the_game(service: Service) -> None:
    found = await present(service)
    await service.seats.alter(found.room, SEAT, Rename("Polite"), await found.who("host"))
    assert found.room.seats[SEAT].name == "Polite"
