"""What is fair is not changed by one person while the game is under way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hall.tables import listen, make
from tests.hall.test_seats import refused
from tests.hall.test_undo import play_until, two_people

from questhall.engine.undo import CONSENT
from questhall.hall.requests import ChangeTable, PlayByBot, Sit
from questhall.hall.seats import Who
from questhall.hall.service import Service


@pytest.mark.parametrize(
    "wish", [{"undo": "free"}, {"undo": "strict"}, {"hints": False}, {"undo": "free", "hints": False}]
)
async def test_the_others_are_asked_and_all_must_agree(service: Service, wish: dict[str, Any]) -> None:
    room = await two_people(service)
    ears = await listen(service, room)
    before = room.info().settings
    await service.lobby.alter(room, ChangeTable(**wish, pause=77))
    assert room.info().settings.pause == 77  # what changes nothing about fairness is done at once
    assert all(getattr(room.info().settings, key) == getattr(before, key) for key in wish)
    asked = ears.last("consent")
    assert (asked["what"], asked["rule"], asked["needs"], asked["moves"]) == ("rule", wish, [1], [])
    await service.lobby.alter(room, ChangeTable(**wish))
    assert len(room.consents) == 1  # asked twice it is the same request
    await service.undo.consent(room, 1, asked["request"], True)
    assert all(getattr(room.info().settings, key) == value for key, value in wish.items())
    assert ears.last("consent")["state"] == "granted" and not room.consents


async def test_one_no_is_enough(service: Service) -> None:
    room = await two_people(service)
    await service.lobby.alter(room, ChangeTable(undo="free"))
    (request,) = room.consents
    await service.undo.consent(room, 1, request, False)
    assert room.info().settings.undo == "friendly" and not room.consents


async def test_all_must_agree_also_where_people_play_together(service: Service) -> None:
    made = await make(service, "open", "open", "open", start=False)
    for n in range(3):
        await service.seats.sit(made.room, n, Sit(f"p{n}"), Who())
    await service.lobby.start(made.room)
    await service.lobby.alter(made.room, ChangeTable(undo="free"))  # the host has no seat: all three are asked
    (request,) = made.room.consents
    for n in range(3):
        assert made.room.info().settings.undo == "friendly"
        await service.undo.consent(made.room, n, request, True)
    assert made.room.info().settings.undo == "free"


async def test_nobody_is_asked_before_the_start_or_alone(service: Service) -> None:
    alone = (await make(service, "human", "bot")).room
    lobby = (await make(service, "human", "open", start=False)).room
    for room in (alone, lobby):
        await service.lobby.alter(room, ChangeTable(undo="free", hints=False))
        assert (room.info().settings.undo, room.info().settings.hints) == ("free", False)


async def test_a_bot_in_the_others_seat_makes_nobody_alone(service: Service) -> None:
    """Whoever has a bot play for somebody absent is not free to take back what that person would have to agree to."""
    room = await two_people(service)
    seat = await play_until(service, room, CONSENT)
    await service.seats.alter(room, 1 - seat, PlayByBot("random"), Who(tuple(t for t in room.tokens if t.seat == seat)))
    assert (await refused(service.undo.take_back(room, seat, "undo", "u"))).code == "no-undo"
    if room.data.host_seat == seat:
        assert (await refused(service.lobby.alter(room, ChangeTable(undo="free")))).code == "not-your-say"
