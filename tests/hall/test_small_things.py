"""Said once, answered at once, spoilt by nothing."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError
from msgspec.json import Decoder
from tests.hall.tables import listen, make

from questhall.engine.content import ContentError
from questhall.engine.entries import Seat
from questhall.engine.game import Kept
from questhall.engine.plain_text import harmless
from questhall.engine.record import RecordError
from questhall.games import open_game
from questhall.hall import housekeeping
from questhall.hall.commands import Say
from questhall.hall.hall import Config
from questhall.hall.packets import encode
from questhall.hall.record_rows import begin, dice_for
from questhall.hall.requests import Sit
from questhall.hall.seats import Who
from questhall.hall.service import Service
from questhall.hall.snapshot import Snapshot
from questhall.texts.bundles import Texts
from questhall.web.routing import read_json

ESCAPE = "\x1b]0;owned\x07\x1b[2J\u202eevil"


def test_options_that_come_again_are_kept_and_say_what_they_always_said() -> None:
    kept, chance = 0, random.Random(7)
    for table in range(2):
        dice = dice_for("seeded", "t", (), None, "same")
        match = begin(open_game("dragonquest"), "t", {}, [Seat("A"), Seat("B")], dice)
        for _ in range(60):
            seat = match.state.awaited()[0]
            options = match.options(seat)
            sent = json.loads(Snapshot(match, "friendly", False).now(seat))["options"]
            assert sent == json.loads(encode(list(options)))
            if isinstance(options, Kept):
                kept += table
                assert options.offer is match.offer(seat)
            match.act(seat, chance.choice(options).name)
        chance.seed(7)
    assert kept > 20


async def test_chat_sent_again_to_another_process_or_later_is_said_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    one, two = await Service.open(url, Config(bot_workers=0)), await Service.open(url, Config(bot_workers=0))
    made = await make(one, "human", "human")
    there = await two.room(made.room.id)
    ears = await listen(one, made.room, made.seats[1].token)
    for service, room in ((one, made.room), (two, there), (one, made.room)):
        await service.chat.say(room, 0, "hello", None, "c1")
        room.recent.clear()  # as after many other messages, or a restart
    assert [line.text for line in await two.chat.heard(there, (1,), 0)] == ["hello"]
    assert len(ears.all("chat")) == 1
    for service in (one, two):
        await service.close()


async def test_a_poll_without_patience_gets_what_is_there(service: Service) -> None:
    made = await make(service, "human")
    messages, cursor = await service.access.poll(made.room, Who(), "", 0)
    assert json.loads(bytes(messages[0]))["type"] == "here"
    assert await service.access.poll(made.room, Who(), cursor, 0) == ([], cursor)
    await service.chat.say(made.room, 0, "psst", None)
    messages, later = await service.access.poll(made.room, Who(), cursor, 0)
    assert [json.loads(bytes(each)).get("text") for each in messages] == ["psst"] and later != cursor


@pytest.mark.parametrize(
    "broken", ["UPDATE tables SET options = '{' WHERE id = ?", "UPDATE seats SET data = '[' WHERE table_id = ?"]
)
async def test_one_broken_row_does_not_spoil_my_tables(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "hall.db"
    service = await Service.open(f"sqlite:///{path}", Config(bot_workers=0))
    made = [await make(service, "human", start=False) for _ in range(3)]
    with sqlite3.connect(path) as connection:
        connection.execute(broken, (made[1].room.id,))
    connection.close()
    held = [(each.room.id, each.seats[0].token) for each in made]
    places, _ = await service.access.mine(held)
    assert {place.mine.table.id for place in places} == {made[0].room.id, made[2].room.id}
    assert len(await service.store.to_expire(10**11)) >= 2
    await service.close()


@pytest.mark.parametrize(("shape", "field"), [(Sit, "name"), (Say, "text")])
def test_names_and_texts_send_no_escapes(shape: Any, field: str) -> None:
    for bad in (ESCAPE, "a\x9b31m", "a\u2066b", "a\x00b", "a\x7f"):
        with pytest.raises(ValidationError):
            read_json(Decoder(shape), json.dumps({field: bad}))
    good = "Élodie 🐉 – 日本 ok?"
    assert getattr(read_json(Decoder(shape), json.dumps({field: good})), field) == good


def test_what_comes_from_files_is_said_without_them() -> None:
    for said in (
        str(ContentError("f", 1, ESCAPE)),
        str(RecordError("f", 1, ESCAPE)),
        Texts({"en": "hello = Hello { $who }"}).say("en", "hello", {"who": f"={ESCAPE}"}),
        harmless(ESCAPE),
    ):
        assert "\x1b" not in said and "\x07" not in said and "\u202e" not in said and "evil" in said
    assert harmless("two\nlines\tand é 🐉") == "two\nlines\tand é 🐉"


def test_nothing_is_cleared_away_for_a_day_after_the_clock_has_leapt(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = 1e9, 100.0
    monkeypatch.setattr(housekeeping.time, "time", lambda: wall)
    monkeypatch.setattr(housekeeping.time, "monotonic", lambda: steady)
    clock = housekeeping.SteadyClock()
    assert clock.is_trusted()
    wall += 30 * housekeeping.DAY
    assert not clock.is_trusted()
    wall, steady = wall + housekeeping.DAY / 2, steady + housekeeping.DAY / 2
    assert not clock.is_trusted()
    wall, steady = wall + housekeeping.DAY, steady + housekeeping.DAY
    assert clock.is_trusted()
