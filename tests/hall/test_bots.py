"""Bots at tables: they play on, exactly once, and a bad one spoils nothing."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.hall.tables import listen, make
from tests.machine import patience

from questhall.bots.search import Rollout
from questhall.engine.core import State
from questhall.engine.entries import Answer
from questhall.engine.playout import Policy, Random
from questhall.games import open_game
from questhall.hall import bot_worker
from questhall.hall.commands import Move
from questhall.hall.hall import Config
from questhall.hall.messages import Settings, Suggestion
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service


async def until_over(room: Room) -> None:
    async with asyncio.timeout(patience(120)):
        while room.match is None or not room.match.record.ended or room.info().phase != "over":
            await asyncio.sleep(0.02)


async def test_a_table_of_bots_plays_itself(service: Service) -> None:
    room = (await make(service, "bot", "bot", seed=None)).room
    await until_over(room)
    assert room.info().phase == "over"
    assert (await service.inspector.verify(room)).report.ok


async def test_seeded_tables_of_bots_play_the_same_game(service: Service) -> None:
    one = (await make(service, "bot", "bot")).room
    two = (await make(service, "bot", "bot")).room
    await until_over(one)
    await until_over(two)
    assert one.match is not None and two.match is not None
    said = [[entry.do for entry in m.record.entries if isinstance(entry, Answer)] for m in (one.match, two.match)]
    assert said[0] == said[1]


class Crash(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        raise RuntimeError("I cannot")


class Illegal(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        return -12345


class Slow(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        if seat == 0 and imagined.turn < 3:
            time.sleep(0.15)
        return imagined.legal_for(seat)[0]


@pytest.mark.parametrize("bad", [Crash, Illegal])
async def test_a_bad_bot_is_helped_out(service: Service, monkeypatch: pytest.MonkeyPatch, bad: type[Policy]) -> None:
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: bad())
    room = (await make(service, "bot", "bot")).room
    await until_over(room)


async def test_a_slow_bot_does_not_hold_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: Slow())
    service = await Service.open(":memory:", Config(bot_workers=0, bot_seconds=0.05))
    room = (await make(service, "bot", "bot")).room
    await until_over(room)
    await service.close()


async def test_two_processes_play_a_bots_turn_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    config = Config(bot_workers=0, bot_poll=0.02)
    one, two = await Service.open(url, config), await Service.open(url, config)
    made = await make(one, "bot", "bot")
    there = await two.room(made.room.id)
    await listen(one, made.room)  # somebody looks, so the room follows what the other process plays
    await until_over(made.room)
    async with there.lock:
        await two.hall.catch_up(there)
    assert there.known == made.room.known
    await one.close()
    await two.close()


async def test_a_turn_whose_process_died_is_played_by_another(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    dead = await Service.open(url, Config(bot_workers=0, bot_poll=3600.0))
    await asyncio.sleep(0)
    dead.hall.on_move.clear()  # it never gets round to its bots
    made = await make(dead, "bot", "bot")
    assert await dead.store.claim(made.room.id, made.room.known, "dead", 0.3)
    alive = await Service.open(url, Config(bot_workers=0, bot_poll=0.05))
    await until_over(await alive.room(made.room.id))
    await dead.close()
    await alive.close()


async def test_bots_think_in_processes_of_their_own_and_survive_one_that_dies() -> None:
    service = await Service.open(":memory:", Config(bot_workers=1, bot_seconds=patience(60)))
    room = (await make(service, "bot", "bot", pause=20)).room
    async with asyncio.timeout(patience(120)):
        while room.known < 5:
            await asyncio.sleep(0.02)
    processes = list(getattr(service.bots.pool, "_processes").values())  # noqa: B009
    assert processes and all(process.pid != os.getpid() for process in processes)
    for process in processes:
        process.kill()
    before = room.known
    async with asyncio.timeout(patience(120)):
        while room.known < before + 5:
            await asyncio.sleep(0.02)
    await service.close()


def test_a_mind_carries_on_from_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = asyncio.run(record_of_a_game())
    bot_worker._replays.clear()
    question = bot_worker.Question("t", "dragonquest", tuple(lines), 0, "random", "7")
    assert bot_worker.replayed(question).record.total == lines[-1].split('"sum": "')[1][:12]
    shorter = bot_worker.Question("t", "dragonquest", tuple(lines[:-4]), 0, "random", "7")
    assert bot_worker.replayed(shorter).record.seq == len(lines) - 5  # a different record is begun anew


def test_a_mind_that_knows_a_game_is_told_only_how_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "TAIL", 8)
    lines = tuple(asyncio.run(record_of_a_game()))
    bot_worker._replays.clear()
    whole = bot_worker.Question("t", "dragonquest", lines, 0, "random", "7")
    with pytest.raises(bot_worker.NotKnown):
        bot_worker.replayed(whole.in_short())
    known = bot_worker.replayed(bot_worker.Question("t", "dragonquest", lines[:-3], 0, "random", "7"))
    assert bot_worker.replayed(whole.in_short()) is known
    assert known.record.seq == len(lines) - 1


async def record_of_a_game() -> list[str]:
    service = await Service.open(":memory:", Config(bot_workers=0))
    room = (await make(service, "bot", "bot")).room
    await until_over(room)
    lines = [line.text for line in await service.store.lines(room.id)]
    await service.close()
    return lines[:60]


def test_a_bot_that_searches_has_a_moment_and_with_a_seed_all_it_needs() -> None:
    game = open_game("betrayals")
    asked = bot_worker.Question("t", "betrayals", (), 0, "search", seconds=0.0)
    hurried = bot_worker.mind_of(game, asked)
    seeded = bot_worker.mind_of(game, replace(asked, seed="1"))
    patient = bot_worker.mind_of(game, replace(asked, seconds=1000.0))
    assert [isinstance(mind, Rollout) and mind.stop() for mind in (hurried, seeded, patient)] == [True, False, False]


async def test_the_best_bot_gives_advice(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bot_worker.Question] = []

    def advise(question: bot_worker.Question) -> bot_worker.Advice:
        asked.append(question)
        return bot_worker.Advice("stop", None)

    monkeypatch.setattr(bot_worker, "advise", advise)
    room = (await make(service, "human", "human", seed="7")).room
    assert room.match is not None
    seat = room.match.state.deciders()[0]
    told = await service.bots.suggest(room, seat)
    assert [question.bot for question in asked] == ["strong"]
    assert asked[0].seconds == service.hall.config.search_seconds
    assert await service.bots.suggest(room, seat) == told
    assert len(asked) == 1, "nobody thinks twice about one question"
    await service.play.move(room, seat, room.match.options(seat)[0].name, room.known, "on")
    await service.bots.suggest(room, room.match.state.awaited()[0])
    assert len(asked) == 2, "another question is thought about"


async def advice_for(service: Service, room: Room, seat: int) -> Suggestion:
    advice = await service.bots.suggest(room, seat)
    assert advice is not None
    return advice


async def advised(service: Service, game: str, *, until: str, people: int) -> tuple[Room, int, Suggestion]:
    """A table where people have done as they were advised until they are advised that."""
    seats = [NewSeat("human", f"Seat {n}") for n in range(people)]
    wish = NewTable(game, seats, settings=Settings(pause=0, dice="seeded"), start=True, seed="5")
    room = (await service.lobby.make(wish)).room
    for n in range(60):
        assert room.match is not None
        seat = room.match.state.awaited()[0]
        advice = await advice_for(service, room, seat)
        if advice.answer.split()[0] == until and advice.then:
            return room, seat, advice
        await service.commands.do(room, seat, Move(room.known, advice.answer, f"advised-{n}"))
    raise AssertionError(f"nobody is advised to {until}")


async def test_advice_to_walk_says_where_the_walk_leads(service: Service) -> None:
    """As far as nothing new is thrown or turned up, what is foreseen is what is advised then."""
    room, seat, advice = await advised(service, "deckbox", until="step", people=2)
    assert len(advice.then) > 1 and advice.then[0].verb == "step"
    await service.commands.do(room, seat, Move(room.known, advice.answer, "walk"))
    for n, foreseen in enumerate(advice.then):
        assert (await advice_for(service, room, seat)).answer == foreseen.name
        await service.commands.do(room, seat, Move(room.known, foreseen.name, f"walk-{n}"))


async def test_advice_to_walk_says_what_speaks_for_its_end(service: Service) -> None:
    room, seat, advice = await advised(service, "dragonquest", until="walk", people=2)
    for n, name in enumerate([advice.answer, *[each.name for each in advice.then if each.verb == "walk"]]):
        now = await advice_for(service, room, seat)
        assert now.answer == name
        await service.commands.do(room, seat, Move(room.known, name, f"walk-{n}"))
    assert advice.at_last == now.why != advice.why


async def test_advice_to_throw_for_a_move_says_where_a_middling_throw_leads(service: Service) -> None:
    *_, advice = await advised(service, "heroquest", until="roll", people=5)
    assert advice.answer == "roll" and advice.then[0].verb == "walk"


async def test_advice_foresees_no_throw_at_anybody_and_nobody_elses_answers(service: Service) -> None:
    """An attack is thrown for, and the end of a turn leaves the next answer to somebody else."""
    room, seat, _ = await advised(service, "deckbox", until="step", people=2)
    seen: set[str] = set()
    for n in range(80):
        assert room.match is not None
        seat = room.match.state.awaited()[0]
        advice = await advice_for(service, room, seat)
        verb = advice.answer.split()[0]
        if verb in ("melee", "shoot", "end"):
            seen.add(verb)
            assert not advice.then, advice
        await service.commands.do(room, seat, Move(room.known, advice.answer, f"on-{n}"))
        if len(seen) > 1:
            return
    raise AssertionError(seen)
