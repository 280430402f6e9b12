"""Any process can take a table over after any entry: in every game, with all dice, from the header on."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from questhall.engine.core import CHANCE
from questhall.games import titles
from questhall.hall.hall import Config
from questhall.hall.messages import DiceSource, Settings
from questhall.hall.record_rows import rows_of
from questhall.hall.refusals import Refusal
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.hall.store import Notice, Whole

ENTRIES = 40
LATER = 600
NOW_AND_THEN = 30
DICE: tuple[DiceSource, ...] = ("fair", "seeded", "hand")


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[list[Service]]:
    """Two processes, as far as the store can tell."""
    opened = [await Service.open(f"sqlite:///{tmp_path / 'hall.db'}", Config(bot_workers=0)) for _ in range(2)]
    yield opened
    for service in opened:
        await service.close()


async def made(service: Service, game: str, dice: DiceSource) -> str:
    people = [NewSeat("human", f"Seat {n}") for n in range(max(2, titles()[game].min_seats))]
    seed = "7" if dice == "seeded" else None
    wish = NewTable(game, people, settings=Settings(dice=dice, pause=0), start=True, seed=seed)
    return (await service.lobby.make(wish)).room.id


async def forgotten(service: Service, table_id: str) -> Room:
    """The table as this process reads it for the first time."""
    service.hall.rooms.pop(table_id, None)
    return await service.room(table_id)


async def step(service: Service, room: Room, chance: random.Random) -> None:
    """One throw or one answer; now and then something is taken back, or brought back."""
    assert room.match is not None
    state, id = room.match.state, f"s{room.known}"
    if chance.random() < 0.2:
        with contextlib.suppress(Refusal):
            await service.undo.take_back(room, 0, chance.choice(["undo", "redo", "turn"]), id)
            return
    if state.waiting == CHANCE:
        await service.play.throw(room, 0, None, room.known, id, False)
    else:
        seat = room.asked()[0]
        answer = chance.choice(room.match.options(seat)).name
        await service.play.move(room, seat, answer, room.known, id)


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("game", titles())
async def test_a_table_is_taken_over_after_every_entry(nodes: list[Service], game: str, dice: DiceSource) -> None:
    chance = random.Random(5)
    table_id = await made(nodes[0], game, dice)
    known = -1
    for turn in range(ENTRIES):
        service = nodes[(turn + 1) % 2]  # the other one, and it has forgotten everything
        room = await forgotten(service, table_id)
        assert room.match is not None and room.known >= known
        if room.match.is_over:
            return
        assert rows_of(room.match).is_stored  # nothing that is stored is stored again
        known = room.known
        await step(service, room, chance)
        assert room.known > known


@pytest.mark.parametrize("game", titles())
async def test_a_table_is_taken_over_later_in_a_game(nodes: list[Service], game: str) -> None:
    """Reading all of a long table after each entry would take hours, so now and then."""
    chance = random.Random(11)
    table_id = await made(nodes[0], game, "seeded")
    room = await forgotten(nodes[1], table_id)
    for turn in range(LATER):
        service = nodes[turn // NOW_AND_THEN % 2]
        if turn % NOW_AND_THEN == 0:
            room = await forgotten(service, table_id)
        assert room.match is not None
        if room.match.is_over:
            return
        known = room.known
        await step(service, room, chance)
        assert room.known > known


async def test_what_is_heard_while_a_table_is_read_is_read_next(
    nodes: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = nodes
    table_id = await made(elsewhere, "dragonquest", "seeded")
    room, other = await here.room(table_id), await elsewhere.room(table_id)
    known, read = other.known, here.hall.store.whole

    async def overtaken(table_id: str, after: int = -1) -> Whole | None:
        found = await read(table_id, after)
        if other.known == known:  # what was read is old by now, and this is told before anybody has taken it
            await step(elsewhere, other, random.Random(3))
            here.hall.notice(Notice(table_id, other.known, "lines", here=False))
        return found

    monkeypatch.setattr(here.hall.store, "whole", overtaken)
    async with room.lock:
        await here.hall.catch_up(room)
        await here.hall.ready(room)
    assert room.known == other.known > known
