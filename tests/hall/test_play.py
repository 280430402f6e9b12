"""Moves: resends, stale answers, the wrong seat, refusals, and two processes at one table."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.hall.tables import listen, make, moves, one_move

from questhall.engine import record as files
from questhall.games import open_game
from questhall.hall.commands import Move
from questhall.hall.hall import Config
from questhall.hall.messages import Happened
from questhall.hall.packets import encode
from questhall.hall.record_rows import rows_of
from questhall.hall.refusals import Refusal
from questhall.hall.service import Service
from questhall.hall.snapshot import Snapshot, moment_infos
from questhall.hall.store import Conflict


async def refused(work: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value


async def test_a_resent_move_counts_once(service: Service) -> None:
    room = (await make(service, "human", "human")).room
    assert room.match is not None
    seat, seq = room.asked()[0], room.known
    answer = room.match.options(seat)[0].name
    first = await service.play.move(room, seat, answer, seq, "same")
    again = await service.play.move(room, seat, answer, seq, "same")
    assert again == first == room.known
    room.recent.clear()  # another process, or long ago: the store knows it too
    assert await service.play.move(room, seat, answer, seq, "same") == first
    assert room.known == first


async def test_an_answer_to_an_old_question_is_stale_and_shows_the_new_one(service: Service) -> None:
    room = (await make(service, "human", "human")).room
    await moves(service, room, 6)
    seat = room.asked()[0]
    refusal = await refused(service.play.move(room, seat, "stop", 0, "late"))
    assert refusal.code == "stale"
    assert refusal.facts.seq == room.known
    assert refusal.facts.now is not None and refusal.facts.now.seat == seat


async def test_a_seat_that_is_not_asked_may_not_answer(service: Service) -> None:
    room = (await make(service, "human", "human")).room
    other = 1 - room.asked()[0]
    before = room.known
    assert (await refused(service.play.move(room, other, "stop", room.known, "x"))).code == "not-asked"
    assert room.known == before


async def test_the_rules_say_why_they_refuse(service: Service) -> None:
    room = (await make(service, "human")).room
    assert room.match is not None
    chance = random.Random(2)
    while not any(option.verb == "walk" for option in room.match.options(0)):
        await one_move(service, room, chance, f"w{room.known}")
    refusal = await refused(service.play.move(room, 0, "walk square:H7", room.known, "far"))
    assert refusal.code == "refused"
    assert refusal.facts.rule.startswith("drq-")
    why = await service.play.why(room, 0, "square:H7")
    assert why is not None and (why.rule, why.text) == (refusal.facts.rule, refusal.facts.text)
    assert (await refused(service.play.why(room, 0, "nonsense:1"))).code == "unknown-ref"


async def test_everybody_hears_the_same_entries_in_order(service: Service) -> None:
    made = await make(service, "human", "human")
    room = made.room
    ears = [await listen(service, room, key.token) for key in made.seats]
    watcher = await listen(service, room)
    await moves(service, room, 30)
    for each in (*ears, watcher):
        told = [moment["n"] for said in each.all("happened") for moment in said["moments"]]
        assert told == list(range(room.known + 1))
        assert each.last("now")["seq"] == room.known


async def test_who_comes_back_gets_what_was_missed(service: Service) -> None:
    made = await make(service, "human", "human")
    room = made.room
    await moves(service, room, 10)
    seen = room.known
    await moves(service, room, 5, seed=2)
    ears = await listen(service, room, made.seats[0].token, after=seen)
    (happened,) = ears.all("happened")
    assert [moment["n"] for moment in happened["moments"]] == list(range(seen + 1, room.known + 1))
    assert len(ears.all("now")) == 1


async def test_the_rows_are_the_engines_record(service: Service) -> None:
    room = (await make(service, "human", "human", seed=None)).room
    await moves(service, room, 12)
    await service.undo.take_back(room, 0, "undo", "u")
    await moves(service, room, 5, seed=2)
    lines = await service.store.lines(room.id)
    assert room.match is not None
    text = "".join(line.text + "\n" for line in lines)
    read, _ = files.parse(text.encode())
    assert read.entries == room.match.record.entries
    assert rows_of(room.match).text() == text == read.text()


async def test_two_processes_at_one_table_follow_each_other(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    one = await Service.open(url, Config(bot_workers=0))
    two = await Service.open(url, Config(bot_workers=0))
    made = await make(one, "human", "human")
    here, there = made.room, await two.room(made.room.id)
    assert there is not here
    chance = random.Random(4)
    for n in range(20):
        side, room = ((one, here), (two, there))[n % 2]
        async with room.lock:
            await side.hall.catch_up(room)
        await one_move(side, room, chance, f"n{n}")
    # Without looking first: the loser of a race is told that the game has moved on, and nothing is lost.
    for side, room in ((one, here), (two, there)):
        async with room.lock:
            await side.hall.catch_up(room)
    assert here.match is not None and there.match is not None
    seq, seat = here.known, here.asked()[0]
    answer = here.match.options(seat)[0].name
    await one.play.move(here, seat, answer, seq, "winner")
    there.stale = False
    assert (await refused(two.play.move(there, seat, answer, seq, "loser"))).code in ("stale", "not-asked", "refused")
    assert await two.play.move(there, seat, answer, seq, "winner") == here.known
    assert there.known == here.known
    await one.close()
    await two.close()


async def test_a_table_of_other_rules_is_refused_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    old = await Service.open(url, Config(bot_workers=0))
    table = (await make(old, "human")).room.id
    await old.close()
    monkeypatch.setattr(type(open_game("dragonquest")), "rules_version", 99)
    new = await Service.open(url, Config(bot_workers=0))
    refusal = await refused(new.room(table))
    assert refusal.code == "unreadable" and "rules 99" in refusal.detail
    await new.close()


class Told:
    """Waits for what do_soon() tells."""

    def __init__(self) -> None:
        self.what: asyncio.Future[tuple[int | None, Exception | None]] = asyncio.get_running_loop().create_future()

    def __call__(self, seq: int | None, error: Exception | None) -> None:
        self.what.set_result((seq, error))


async def test_a_move_at_once_is_stored_and_told_as_any_other(service: Service) -> None:
    made = await make(service, "human", "human")
    room = made.room
    assert room.match is not None
    ears = await listen(service, room, made.seats[0].token)
    seat, seq = room.asked()[0], room.known
    move, told = Move(seq, room.match.options(seat)[0].name, "x"), Told()
    assert service.commands.do_soon(room, seat, move, told)
    assert room.lock.locked() and ears.last("now")["seq"] == seq  # nothing is told before it is on disk
    assert (await told.what)[0] == room.known == ears.last("now")["seq"] > seq
    assert not room.lock.locked()
    assert len(await service.store.lines(room.id)) == room.known + 1
    assert await service.play.move(room, seat, move.answer, seq, "x") == room.known  # and counts once


async def test_what_is_refused_or_must_wait_is_not_done_at_once(service: Service) -> None:
    room = (await make(service, "human", "human")).room
    assert room.match is not None
    seat, seq = room.asked()[0], room.known
    good = Move(seq, room.match.options(seat)[0].name, "x")
    assert not service.commands.do_soon(room, seat, Move(seq, "fly", "y"), Told())
    assert not service.commands.do_soon(room, 1 - seat, good, Told())
    async with room.lock:
        assert not service.commands.do_soon(room, seat, good, Told())
    room.stale = True
    assert not service.commands.do_soon(room, seat, good, Told())
    assert room.known == seq and not room.lock.locked()


async def test_at_once_too_whoever_is_first_in_the_store_has_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    here, there = await Service.open(url, Config(bot_workers=0)), await Service.open(url, Config(bot_workers=0))
    try:
        room = (await make(here, "human", "human")).room
        far = await there.room(room.id)
        assert room.match is not None and far.match is not None
        seat, seq = room.asked()[0], room.known
        names = [option.name for option in room.match.options(seat)]
        first = await there.play.move(far, seat, names[0], seq, "there")
        told = Told()
        room.stale = False  # the news has not come yet
        assert here.commands.do_soon(room, seat, Move(seq, names[1], "here"), told)
        known, error = await told.what
        assert known is None and isinstance(error, Conflict)
        assert (await refused(here.play.move(room, seat, names[1], seq, "here"))).code in ("stale", "not-asked")
        assert room.known == first
    finally:
        await here.close()
        await there.close()


async def test_what_is_kept_of_a_message_is_what_the_game_shows_now(service: Service) -> None:
    """Parts of views and options are encoded once and sent again while they stay the same."""
    room = (await make(service, "human", "human", "human")).room
    chance = random.Random(5)
    for n in range(60):
        assert room.match is not None
        if room.match.is_over:
            break
        for seat in (None, 0, 1, 2):
            now = json.loads(room.see().now(seat))
            assert now["view"] == json.loads(encode(room.match.view(seat)))
            assert now["options"] == json.loads(encode([] if seat is None else room.match.options(seat)))
            alone = Snapshot(room.match, room.data.run.undo, room.nobody_else, room.times())
            assert now == json.loads(encode(alone.look(seat)))  # whoever shares it with others is told the same
            told = Happened(room.known, seat, moment_infos(room.match.events_since(n, seat)))
            assert json.loads(room.see().happened(seat, n)) == json.loads(encode(told))
        await one_move(service, room, chance, f"m{n}")
