"""What people bring along is read elsewhere, within a time, and refused in words before there is a table."""

from __future__ import annotations

import os
import time
from importlib.resources import files
from typing import Any

import pytest
from tests.hall.tables import listen
from tests.hall.test_seats import refused

from questhall.games import open_game
from questhall.hall.bot_worker import Question, replayed
from questhall.hall.record_rows import rebuild
from questhall.hall.requests import ChangeTable, NewSeat, NewTable
from questhall.hall.service import Service
from questhall.hall.setup_check import try_setup

QUEST = (files("questhall.games.heroquest") / "content" / "new_quest.toml").read_text("utf-8")
BOMB = ".".join(["a"] * 31_500) + "=1"


def slow(game_id: str, options: dict[str, Any], seats: int) -> None:
    time.sleep(600)


def dies(game_id: str, options: dict[str, Any], seats: int) -> None:
    os._exit(1)


def deep(depth: int) -> Any:
    data: Any = 1
    for _ in range(depth):
        data = {"a": data}
    return data


def wish(options: dict[str, Any], start: bool = True) -> NewTable:
    return NewTable("heroquest", [NewSeat("human"), NewSeat("human"), NewSeat("human")], options=options, start=start)


async def tables(service: Service) -> int:
    return len(await service.store.to_expire(time.time() + 10**9))


@pytest.mark.parametrize("start", [True, False])
async def test_a_quest_that_cannot_be_read_is_refused_at_once(service: Service, start: bool) -> None:
    await service.lobby.make(wish({"quest_file": QUEST}, start=True))
    before = await tables(service)
    for quest in (BOMB, "id = 1", deep(500), {"a" * 500: 1}, QUEST + "\nnonsense = 1"):
        refusal = await refused(service.lobby.make(wish({"quest_file": quest}, start)))
        assert refusal.code == "bad-setup" and refusal.facts.field in ("quest_file", "options")
        assert len(refusal.detail) <= 1000
    assert await tables(service) == before


async def test_a_setup_that_cannot_start_leaves_no_table(service: Service) -> None:
    for options in ({"heroes": ["any", "barbarian", "barbarian"]}, {"turn_order": ["elf", "elf"]}, {"turn_order": 7}):
        assert (await refused(service.lobby.make(wish(options)))).code == "bad-setup"
    assert await tables(service) == 0
    made = await service.lobby.make(wish({"heroes": ["any", "barbarian", "barbarian"]}, start=False))
    ears = await listen(service, made.room, made.host.token)
    assert (await refused(service.lobby.start(made.room))).facts.field == "heroes"
    assert made.room.info().phase == "lobby" and not ears.ended
    await service.lobby.alter(made.room, ChangeTable(options={"heroes": "any"}))
    await service.lobby.start(made.room)


async def test_the_host_cannot_slip_a_bad_quest_in_later(service: Service) -> None:
    made = await service.lobby.make(wish({}, start=False))
    assert (
        await refused(service.lobby.alter(made.room, ChangeTable(options={"quest_file": BOMB})))
    ).code == "bad-setup"
    await service.lobby.alter(made.room, ChangeTable(options={"quest_file": QUEST}))
    await service.lobby.start(made.room)


@pytest.mark.parametrize("work", [slow, dies])
async def test_what_takes_too_long_is_ended_and_the_next_one_is_read(service: Service, work: Any) -> None:
    setups = service.hall.setups
    setups.seconds, setups.work = 0.5, work
    refusal = await refused(service.lobby.make(wish({"quest_file": QUEST})))
    assert (refusal.code, refusal.detail) == ("bad-setup", "Reading this takes too long.")
    setups.seconds, setups.work = 60.0, try_setup
    await service.lobby.make(wish({"quest_file": QUEST}))


async def test_a_table_with_content_of_its_own(service: Service) -> None:
    """It plays with it, its bots and its record too; a table beside it does not."""
    sharp = '[[monsters.monster]]\nid = "goblin"\nattack = 6\n'
    own = await service.lobby.make(wish({"content": sharp}))
    beside = await service.lobby.make(wish({}))
    games = [room.match.game for room in (own.room, beside.room) if room.match is not None]
    assert [game.content for game in games] == [sharp, ""]
    attacks = [game.title.part("questhall.games.heroquest.model.cards").KIND_STATS[0][1] for game in games]
    assert attacks == [6, 2]
    whole = await service.store.whole(own.room.id)
    assert whole is not None and whole.table.options["content"] == sharp
    assert rebuild(open_game("heroquest"), whole.table, whole.lines).game is games[0]
    question = Question(own.room.id, "heroquest", [line.text for line in whole.lines], 0, "random", "1")
    assert replayed(question).game is games[0]
    refusal = await refused(service.lobby.make(wish({"content": sharp.replace("attack", "atack")}, start=False)))
    assert (refusal.code, refusal.facts.field) == ("bad-setup", "content")
    assert "content.toml:3: monster 'goblin': atack: unknown key" in refusal.detail
