"""The clock: fallbacks when the time is over, refusals before it has come, and nobody alone is hurried."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from itertools import count
from math import inf
from typing import Any

import pytest
from tests.hall.tables import listen
from tests.machine import patience

from questhall.engine.core import State
from questhall.engine.entries import Answer
from questhall.engine.game import Pace
from questhall.engine.playout import Policy, Random
from questhall.games import open_game
from questhall.hall import bot_worker
from questhall.hall.deadlines import Window
from questhall.hall.hall import Config
from questhall.hall.messages import Settings
from questhall.hall.refusals import Refusal
from questhall.hall.requests import NewSeat, NewTable, PlayByBot, Sit, TakeBack
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.service import Service

GAME = open_game("betrayals")
CONFIG = Config(bot_workers=0, bot_poll=0.02, clock_poll=0.01, sweep=3600.0)
DAY = 24 * 3600.0


class Watch:
    """A clock that stands still until a test winds it on."""

    def __init__(self, *services: Service) -> None:
        self.begun = time.time()
        self.ahead = 0.0
        for service in services:
            service.hall.time = self.now

    def now(self) -> float:
        return self.begun + self.ahead


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    opened = await Service.open(":memory:", CONFIG)
    yield opened
    await opened.close()


async def seated(service: Service, *kinds: str, seed: str = "7", clock: str | None = "live", **options: Any) -> Room:
    """A started game: `guest` is a person at a screen of their own."""
    options |= {} if clock is None else {"clock": clock}
    kinds_made = [NewSeat("open" if kind == "guest" else kind) for kind in kinds]  # type: ignore[arg-type]
    settings = Settings(dice="seeded", pause=0)
    made = await service.lobby.make(NewTable("betrayals", kinds_made, options, settings, seed=seed))
    for n, kind in enumerate(kinds):
        if kind == "guest":
            await service.seats.sit(made.room, n, Sit(f"Guest {n}"), Who())
    await service.lobby.start(made.room)
    return made.room


def step(room: Room) -> str:
    assert room.match is not None
    return type(room.match.state.asking).__name__


async def play_until(service: Service, room: Room, there: Callable[[], bool]) -> None:
    """People answer what the clock would, until we are there."""
    end = time.monotonic() + patience(60)
    for n in count():
        assert time.monotonic() < end, "we never get there"
        assert room.match is not None and not room.match.is_over
        if there():
            return
        people = [seat for seat in room.asked() if not room.is_bot(seat)]
        if people:
            state = room.match.state
            name = GAME.option(state, people[0], GAME.fallback(state, people[0])).name
            await service.play.move(room, people[0], name, room.known, f"p{n}-{room.known}")
        else:
            await asyncio.sleep(0.01)


async def to_the_village(service: Service, room: Room) -> int:
    """The first visit; returns the active seat."""
    await play_until(service, room, lambda: step(room) == "Parley")
    assert room.match is not None
    active: int = room.match.state.active
    return active


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    async with asyncio.timeout(patience(seconds)):
        while not true():
            await asyncio.sleep(0.005)


async def refusal(doing: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await doing
    return caught.value


def shown(room: Room, seat: int | None) -> dict[str, str | None] | None:
    clock: dict[str, str | None] | None = json.loads(room.see().now(seat))["clock"]
    return clock


# When the time is over


async def test_at_zero_the_fallback_is_played(service: Service) -> None:
    watch = Watch(service)
    room = await seated(service, "human", "guest", "guest")
    await to_the_village(service, room)
    (await listen(service, room)).seats = (1,)
    before = room.known
    watch.ahead += 58
    await asyncio.sleep(0.1)
    assert room.known == before
    watch.ahead += 3
    await until(lambda: room.known > before)
    assert room.match is not None
    said = [entry for entry in room.match.record.entries[before:] if isinstance(entry, Answer)]
    assert (said[0].do, said[0].given) == ("dungeon", "clock")
    assert all(not entry.given for entry in room.match.record.entries[:before] if isinstance(entry, Answer))
    told = await service.inspector.log(room, None, before)
    assert (told[0].seat, told[0].given) == (said[0].seat, "clock")  # everybody may read that in the log


async def test_what_the_clock_answered_is_kept_in_the_record(service: Service) -> None:
    """The line is summed like any other, and a server started anew reads the same game."""
    watch = Watch(service)
    room = await seated(service, "human", "guest", "guest", clock="live")
    await to_the_village(service, room)
    (await listen(service, room)).seats = (1,)
    before = room.known
    watch.ahead += 61
    await until(lambda: room.known > before)
    assert room.match is not None
    entries = list(room.match.record.entries)
    room.forget_game()
    async with room.lock:
        await service.hall.ready(room)
    assert room.match is not None and room.match.record.entries[: len(entries)] == entries


async def test_nobody_is_hurried_unless_the_table_wants_it(service: Service) -> None:
    """Bots, and friends who come by a link, take their time."""
    room = await seated(service, "human", "guest", "guest", clock=None)
    await to_the_village(service, room)
    assert room.times() is None or room.times().due == inf  # type: ignore[union-attr]


async def test_it_does_not_run_while_none_of_them_is_there(service: Service) -> None:
    watch = Watch(service)
    room = await seated(service, "human", "guest", "guest")
    await to_the_village(service, room)
    await listen(service, room)  # a spectator hurries nobody
    before = room.known
    watch.ahead += 1000
    await asyncio.sleep(0.1)
    assert room.known == before


@pytest.mark.parametrize("kinds", [("human", "bot", "bot"), ("human", "human", "human")], ids=["bots", "one screen"])
async def test_a_person_alone_is_never_hurried(service: Service, kinds: tuple[str, ...]) -> None:
    watch = Watch(service)
    room = await seated(service, *kinds)
    await play_until(service, room, lambda: step(room) == "Parley" and not room.bots_asked())
    (await listen(service, room)).seats = (0,)
    assert room.times() is None and shown(room, 0) is None
    before = room.known
    watch.ahead += 10_000
    await asyncio.sleep(0.1)
    assert room.known == before


async def test_the_clock_stops_when_only_one_person_is_left(service: Service) -> None:
    room = await seated(service, "human", "guest", "bot")
    assert not room.alone
    guest = Who(tuple([token for token in room.tokens if token.seat == 1]))
    await service.seats.alter(room, 1, PlayByBot(), guest)
    assert room.alone and room.times() is None
    await service.seats.alter(room, 1, TakeBack(), guest)
    assert not room.alone


async def test_the_same_moment_is_answered_once(service: Service) -> None:
    room = await seated(service, "human", "guest", "guest")
    active = await to_the_village(service, room)
    seq = room.known
    first = await service.play.time_over(room, active, seq)
    assert await service.play.time_over(room, active, seq) == first, "sent again, it is the same answer"
    other = await refusal(service.play.time_over(room, (active + 1) % 3, seq))
    assert other.code == "stale"


# What everybody is shown


async def test_the_wire_says_until_when(service: Service) -> None:
    room = await seated(service, "human", "guest", "guest")
    active = await to_the_village(service, room)
    for seat in (active, (active + 1) % 3, None):
        clock = shown(room, seat)
        assert clock is not None and clock["opens"] is None and clock["closes"] is not None
        assert 60 <= datetime.fromisoformat(clock["closes"]).timestamp() - room.moved <= 61
    relaxed = await seated(service, "human", "guest", "guest", clock="relaxed")
    await to_the_village(service, relaxed)
    assert shown(relaxed, 0) is None


# Before the time has come


def in_dungeon(room: Room) -> bool:
    return room.match is not None and step(room) == "Parley" and room.match.state.parley == 2


@pytest.mark.rule("dqt-onl-02")
@pytest.mark.parametrize("clock", ["live", "relaxed"])
async def test_a_parley_is_not_closed_before_people_could_speak(service: Service, clock: str) -> None:
    watch = Watch(service)
    room = await seated(service, "human", "guest", "guest", clock=clock)
    await play_until(service, room, lambda: in_dungeon(room))
    assert room.match is not None
    active = room.match.state.active
    told = shown(room, active)
    assert told is not None and told["opens"] is not None and (told["closes"] is None) == (clock == "relaxed")
    early = await refusal(service.play.move(room, active, "close", room.known, "c1"))
    assert early.code == "too-early"
    assert early.facts.retry_after is not None and 7 < early.facts.retry_after <= 8
    other = (active + 1) % 3
    await service.play.move(room, other, "pass", room.known, "o1")
    watch.ahead += 8
    await service.play.move(room, active, "close", room.known, "c2")
    assert not in_dungeon(room)


class Fallback(Policy):
    def choose(self, imagined: State, seat: int, random: Random) -> int:
        return GAME.fallback(imagined, seat)


async def test_bots_wait_too(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "policy", lambda game, name: Fallback())
    watch = Watch(service)
    room = await seated(service, "human", "guest", "bot")

    def bots_talk() -> bool:
        if not in_dungeon(room) or room.match is None or room.match.state.active != 2:
            watch.ahead += 1.0  # people close their own parleys
            return False
        closes = GAME.option(room.match.state, 2, GAME.fallback(room.match.state, 2)).name == "close"
        return room.asked() == (2,) and closes

    await play_until(service, room, bots_talk)
    before = room.known
    await asyncio.sleep(0.4)
    assert room.known == before, "eight seconds are not over"
    watch.ahead += 8
    await until(lambda: room.known > before)


# More time


def test_late_offers_add_time() -> None:
    def heard(n: int) -> Pace:
        return Pace(4, 75, heard=n, late=10, more=10, most_more=30)

    glass = Window()
    glass.note(heard(0), 1000)
    glass.note(heard(1), 1064)
    assert glass.closes(heard(1)) == 1075, "too early to add anything"
    glass.note(heard(2), 1065)
    assert glass.closes(heard(2)) == 1085
    glass.note(heard(2), 1084)
    assert glass.closes(heard(2)) == 1085, "nothing was offered"
    for n, at in ((3, 1084), (4, 1094), (5, 1104)):
        glass.note(heard(n), at)
    assert glass.closes(heard(5)) == 1105, "thirty seconds in all"
    glass.note(None, 1104.5)
    assert glass.closes(heard(5)) == 1105, "dice in between change nothing"
    glass.note(Pace(5, 20), 1104)
    assert glass.closes(Pace(5, 20)) == 1124


# Restarts and several processes


async def test_after_a_restart_the_time_begins_anew_with_the_last_move(sqlite_url: str) -> None:
    one = await Service.open(sqlite_url, CONFIG)
    made = await seated(one, "human", "guest", "guest")
    await to_the_village(one, made)
    await one.close()
    two = await Service.open(sqlite_url, CONFIG)
    room = await two.room(made.id)
    times = room.times()
    assert times is not None and times.due == pytest.approx(made.moved + 60, abs=0.01)
    await two.close()


@pytest.mark.rule("dqt-onl-05")
async def test_turn_by_turn_also_at_tables_nobody_has_open(store_url: str) -> None:
    one = await Service.open(store_url, CONFIG)
    made = await seated(one, "human", "guest", "guest", clock="by_turns")
    await to_the_village(one, made)
    before = made.known
    await one.close()
    two, three = await Service.open(store_url, CONFIG), await Service.open(store_url, CONFIG)
    watch = Watch(two, three)
    await asyncio.gather(two.clock.look_up(), three.clock.look_up())
    assert not two.hall.rooms and not three.hall.rooms, "not before its time"
    watch.ahead = DAY + 5
    await asyncio.gather(two.clock.look_up(), three.clock.look_up())
    room = await two.room(made.id)
    async with asyncio.timeout(patience(20)):
        while (await two.store.lines(made.id))[-1].seq == before or two.clock.busy or three.clock.busy:
            await asyncio.sleep(0.01)
    async with room.lock:
        await two.hall.catch_up(room)
    assert room.match is not None
    said = [entry for entry in room.match.record.entries[before:] if isinstance(entry, Answer)]
    assert said[0].do == "dungeon" and len({(entry.n, entry.seat) for entry in said}) == len(said)
    await two.close()
    await three.close()


@pytest.mark.rule("dqt-onl-05")
async def test_turn_by_turn_nobody_loses_time_because_others_answer(service: Service) -> None:
    room = await seated(service, "human", "guest", "guest", clock="by_turns_8")
    times = room.times()
    assert step(room) == "ChooseMain" and times is not None and set(times.closes) == {0, 1, 2}
    assert room.match is not None
    await service.play.move(room, 1, room.match.options(1)[0].name, room.known, "x")
    after = room.times()
    assert after is not None and after.closes == {seat: times.closes[seat] for seat in (0, 2)}
    assert after.pace.most == 8 * 3600


# Standing instructions


@pytest.mark.rule("dqt-onl-06")
async def test_nobody_hears_of_standing_instructions(service: Service) -> None:
    room = await seated(service, "human", "guest", "guest")
    active = await to_the_village(service, room)
    quiet, other = (active + 1) % 3, (active + 2) % 3
    ears = {seat: await listen(service, room) for seat in (active, other, quiet)}
    for seat, each in ears.items():
        each.seats = (seat,)
    before = {seat: json.loads(room.see().now(seat)) for seat in ears}
    heard = {seat: len(each.heard) for seat, each in ears.items()}
    words = {"ally_from": 7, "side": "against_leader", "settle": True, "claim": False}
    await service.play.move(room, quiet, {"orders": words}, room.known, "o")
    for seat in (active, other):
        said = b"".join(ears[seat].heard[heard[seat] :])
        assert b"against_leader" not in said and said
        now = ears[seat].last("now")
        assert (now["view"], now["options"], now["asked"]) == tuple(
            before[seat][key] for key in ("view", "options", "asked")
        )
        assert [(each.get("seat"), each["told"]) for each in ears[seat].last("happened")["moments"]] == [(None, [])]
        line = json.loads((await service.inspector.record(room, (seat,))).splitlines()[-1])
        assert (line["do"], line["seat"]) == ("?", "?")
    assert ears[quiet].last("now")["view"]["mine"]["orders"] == words
