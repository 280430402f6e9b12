"""A real box on the table: who throws, what stands on the board; and bots that are asked for advice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hall.test_play import refused

from questhall.engine.core import CHANCE
from questhall.engine.entries import Answer, Roll
from questhall.hall import bot_worker
from questhall.hall.lobby import MOST_PIECES, Made
from questhall.hall.messages import Companion, Settings
from questhall.hall.requests import ChangeTable, NewSeat, NewTable, Placed
from questhall.hall.room import Room
from questhall.hall.service import Service


async def table(service: Service, game: str = "heroquest", seats: int = 2, **settings: Any) -> Made:
    run = Settings(**{"pause": 0, "dice": "hand", **settings})
    people = [NewSeat("human", f"Seat {n}") for n in range(seats)]
    return await service.lobby.make(NewTable(game, people, settings=run, start=True))


async def answer(service: Service, room: Room, name: str) -> None:
    await service.play.move(room, room.asked()[0], name, room.known, f"{name} {room.known}")


def waits(room: Room) -> str:
    assert room.match is not None
    return room.match.state.chance.name if room.match.state.waiting == CHANCE else ""


async def test_people_throw_unless_they_leave_it_to_the_app(service: Service) -> None:
    room = (await table(service)).room
    await answer(service, room, "roll")
    assert waits(room) == "red:2"
    thrown = room.see().look(1).hand
    assert thrown is not None and thrown.seat == 1
    await service.lobby.alter(room, ChangeTable(companion=Companion(app=("seat:1",))))
    assert waits(room) == "red:2"  # what lies on the table already is still theirs
    await service.play.throw(room, 1, None, room.known, "app", False)
    assert waits(room) == ""


@pytest.mark.parametrize("left", ["seat:1", "red"])
async def test_the_app_throws_for_a_seat_or_a_kind_of_dice(service: Service, left: str) -> None:
    room = (await table(service, companion=Companion(app=(left,)))).room
    await answer(service, room, "roll")
    assert waits(room) == "" and room.match is not None
    assert isinstance(room.match.record.entries[-1], Roll)
    await answer(service, room, "search treasure")
    assert (waits(room) == "card") is (left == "red")  # the card may be a wandering monster, whose dice are Zargon's


async def test_the_app_throws_nothing_where_the_hall_does(service: Service) -> None:
    room = (await table(service, dice="fair")).room
    refusal = await refused(service.play.throw(room, 1, None, room.known, "app", False))
    assert refusal.code == "refused"


async def test_what_was_placed_is_kept_with_the_table(service: Service) -> None:
    room = (await table(service)).room
    await service.lobby.place(room, Placed(put={"trial/door:1": "Access", "trial/monster:1": "Orc"}))
    await service.lobby.place(room, Placed(put={"trial/monster:2": "Goblin"}, take=["trial/monster:1"]))
    assert room.info().placed == {"trial/door:1": "Access", "trial/monster:2": "Goblin"}
    many = {f"monster:{n}": "Orc" for n in range(MOST_PIECES)}
    assert (await refused(service.lobby.place(room, Placed(put=many)))).code == "too-large"


@pytest.mark.parametrize(("game", "seats"), [("heroquest", 5), ("dragonquest", 2)])
async def test_a_bot_says_what_it_would_do(service: Service, game: str, seats: int) -> None:
    room = (await table(service, game, seats, dice="fair")).room
    for _ in range(12):
        seat = room.asked()[0]
        advice = await service.bots.suggest(room, seat)
        assert room.match is not None and advice is not None and advice.seq == room.known
        assert advice.answer in {option.name for option in room.match.options(seat)}
        await service.play.move(room, seat, advice.answer, advice.seq, f"{advice.seq}")
    assert room.match is not None
    answers = [entry for entry in room.match.record.entries if isinstance(entry, Answer)]
    assert len(answers) >= 12


async def test_advice_is_for_whoever_is_asked_where_it_is_welcome(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = (await table(service, dice="fair")).room
    asked = room.asked()[0]
    assert await service.bots.suggest(room, 1 - asked) is None
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: None)
    assert (await refused(service.bots.suggest(room, asked))).code == "unavailable"
    await service.lobby.alter(room, ChangeTable(hints=False))
    assert (await refused(service.bots.suggest(room, asked))).code == "no-hints"
