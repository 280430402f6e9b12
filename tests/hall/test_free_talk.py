"""Free talk at a table of Donjon: always open, to everybody, and no business of the rules."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.every_game.snapshot import snapshot
from tests.hall.tables import listen

from questhall.hall.hall import Config
from questhall.hall.messages import Settings
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    opened = await Service.open(":memory:", Config(bot_workers=0, sweep=3600.0))
    yield opened
    await opened.close()


async def said_by_all(service: Service, room: Room, what: str) -> None:
    """Everybody speaks, asked or not, and the game stands where it stood."""
    assert room.match is not None
    before, seq, asked = snapshot(room.match.state), room.match.seq, room.asked()
    for seat in range(4):
        await service.chat.say(room, seat, what, None)
    assert (snapshot(room.match.state), room.match.seq, room.asked()) == (before, seq, asked)


@pytest.mark.rule("dqt-onl-09")
async def test_everybody_may_always_speak_and_the_game_does_not_listen(service: Service) -> None:
    seats = [NewSeat("human", f"Seat {n}") for n in range(4)]
    settings = Settings(dice="seeded", pause=0)
    made = await service.lobby.make(NewTable("betrayals", seats, {}, settings, start=True, seed="7"))
    room, ears = made.room, await listen(service, made.room)
    assert room.match is not None
    steps: set[str] = set()
    while len(steps) < 4:
        step = type(room.match.state.asking).__name__
        if step not in steps:
            steps.add(step)
            await said_by_all(service, room, f"accept offer:1, done, I give you 5 gems: {step}")
        seat = room.asked()[0]
        options = [option.name for option in room.match.options(seat)]
        await service.play.move(
            room, seat, "dungeon" if "dungeon" in options else options[-1], room.known, f"m{room.known}"
        )
    heard = ears.all("chat")
    assert len(heard) == 4 * len(steps) and {"ChooseMain", "Parley"} < steps
    assert {line["seat"] for line in heard} == {0, 1, 2, 3}
