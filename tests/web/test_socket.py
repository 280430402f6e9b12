"""The WebSocket: greeting, resuming, playing, talking, presence, consent, and who may connect."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.web.halls import Running, running
from tests.web.people import Guest, Live, play_out
from websockets.exceptions import ConnectionClosed, InvalidStatus

from questhall.hall.differences import put_together
from questhall.web import socket as web_live

KEY = "x" * 43


def opened(hall: Running, *kinds: str, **more: Any) -> tuple[str, list[str], str]:
    made = hall.make(*kinds, **more)
    return made["table"]["id"], [key["key"] for key in made["seats"]], made["host"]


def test_a_hello_is_answered_with_everything_one_needs(hall: Running) -> None:
    table, keys, host = opened(hall, "human", "human", "bot")
    live = Live(hall.url, table, keys[0], keys[1], host, after=-1)
    here = live.next()
    assert (here["type"], here["seats"], here["host"]) == ("here", [0, 1], True)
    kinds = [live.next()["type"] for _ in range(5)]
    assert kinds == ["happened", "now", "happened", "now", "presence"]
    assert [said["seat"] for said in live.said if said["type"] == "now"] == [0, 1]
    live.say(type="ping")
    assert live.until("pong")
    live.close()


def test_a_cut_socket_resumes_where_it_was(hall: Running) -> None:
    table, keys, _ = opened(hall, "human", "human")
    seats = [Guest(hall.url, table, key) for key in keys]
    live = Live(hall.url, table, keys[0], after=-1)
    seq = live.until("now")["seq"]
    live.close()
    chance = random.Random(3)
    for _ in range(6):
        for seat in seats:
            now = seat.now()
            if now["options"]:
                seat.move(now["seq"], chance.choice(now["options"])["name"])
    again = Live(hall.url, table, keys[0], after=seq)
    happened = again.until("happened")
    now = again.until("now")
    assert [moment["n"] for moment in happened["moments"]] == list(range(seq + 1, now["seq"] + 1))
    assert now == seats[0].now()
    again.close()


def test_views_come_as_changes_to_whoever_wants_them_so(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    seat = Guest(hall.url, table, keys[0])
    live = Live(hall.url, table, first={"type": "hello", "tokens": keys, "changes": True})
    view = live.until("now")["view"]
    for _ in range(3):
        now = seat.now()
        seat.move(now["seq"], now["options"][0]["name"])
        changed = live.until("changed")
        assert changed.pop("since") == now["seq"]
        view = put_together(view, changed.pop("changes"))
        assert changed | {"type": "now", "view": view} == seat.now()
    live.say(type="whole")
    assert [live.next(), live.next()["type"]] == [seat.now(), "done"]
    live.close()


def test_moves_and_problems_are_answered_by_id(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    live = Live(hall.url, table, keys[0])
    now = live.until("now")
    answer = now["options"][0]["name"]
    moved = live.ask(type="move", seat=0, seq=now["seq"], answer=answer, id="one")
    assert moved["type"] == "moved"
    assert live.ask(type="move", seat=0, seq=now["seq"], answer=answer, id="one") == moved
    stale = live.ask(type="move", seat=0, seq=now["seq"], answer=answer, id="two")
    assert (stale["problem"]["code"], stale["problem"]["now"]["seat"]) == ("stale", 0)
    other = live.ask(type="move", seat=1, seq=0, answer="stop")
    assert other["problem"]["code"] == "not-your-seat"
    for bad in ("{", '{"type": "dance"}', '{"type": "move"}', '{"type": "hello"}', '{"type":"ping","x":1}'):
        live.socket.send(bad)
        assert live.until("problem")["problem"]["code"] in ("bad-json", "invalid")
    live.close()


def test_spectators_watch_and_do_nothing(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    watcher, seat = Live(hall.url, table), Guest(hall.url, table, keys[0])
    assert watcher.until("now")["seat"] is None
    now = seat.now()
    assert watcher.ask(type="move", seat=0, seq=now["seq"], answer="stop")["problem"]["code"] == "not-your-seat"
    assert watcher.ask(type="chat", seat=0, text="hi")["problem"]["code"] == "not-your-seat"
    seat.move(now["seq"], now["options"][0]["name"])
    assert watcher.until("happened")["seat"] is None
    watcher.close()


def test_chat_and_presence_reach_the_others(hall: Running) -> None:
    table, keys, _ = opened(hall, "human", "human", "bot")
    one = Live(hall.url, table, keys[0])
    assert one.until("presence")["seats"] == {"0": "here", "1": "away", "2": "here"}
    two = Live(hall.url, table, keys[1])
    assert one.until("presence")["seats"]["1"] == "here"
    two.say(type="chat", seat=1, phrase="hello", id="c")
    assert one.until("chat")["phrase"] == "hello"
    assert two.until("done")["id"] == "c"
    two.close()
    assert one.until("presence")["seats"]["1"] == "away"
    late = Live(hall.url, table, keys[1])
    assert late.until("chat")["phrase"] == "hello"
    for each in (one, late):
        each.close()


def test_consent_is_asked_and_given_over_sockets(hall: Running) -> None:
    made = hall.make("human", "open", start=False)
    table, key = made["table"]["id"], made["seats"][0]["key"]
    other = Guest(hall.url, table).post("/seats/1", name="Léa").json()["key"]
    Guest(hall.url, table, made["host"]).post("/start")
    people = [Live(hall.url, table, key), Live(hall.url, table, other)]
    chance = random.Random(8)
    nows = [live.until("now") for live in people]
    while True:
        seat = nows[0]["asked"][0]
        now, live = nows[seat], people[seat]
        live.ask(type="move", seat=seat, seq=now["seq"], answer=chance.choice(now["options"])["name"])
        nows = [
            max((said for said in each.said if said["type"] == "now"), key=lambda said: said["seq"]) for each in people
        ]
        while nows[1 - seat]["seq"] < nows[seat]["seq"]:
            nows[1 - seat] = people[1 - seat].until("now")
        if nows[seat]["undo"]["how"] == "consent":
            break
    asked = people[seat].ask(type="undo", seat=seat, what="undo")
    assert asked["type"] == "asked"
    request = people[1 - seat].until("consent", state="open")
    assert request["request"] == asked["request"] and request["moves"]
    assert people[1 - seat].ask(type="consent", seat=1 - seat, request=request["request"], yes=True)["type"] == "done"
    assert people[seat].until("consent", state="granted")
    assert people[seat].until("happened")["moments"][-1]["what"] == "undo"
    for each in people:
        each.close()


def test_a_socket_from_another_page_is_refused(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    with pytest.raises(InvalidStatus):
        Live(hall.url, table, keys[0], origin="https://evil.example")
    own = Live(hall.url, table, keys[0], origin=hall.url)
    assert own.until("here")
    own.close()
    with pytest.raises(InvalidStatus):
        Live(hall.url, f"{table}/extra", keys[0])


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "tokens": [KEY]}, "wrong-token"),
        ({"type": "ping"}, "invalid"),
        ({"type": "hello", "tokens": ["short"]}, "invalid"),
    ],
)
def test_a_bad_hello_ends_the_socket_with_a_reason(hall: Running, first: dict[str, Any], code: str) -> None:
    table, _, _ = opened(hall, "human")
    live = Live(hall.url, table, first=first)
    assert live.next()["problem"]["code"] == code
    with pytest.raises(ConnectionClosed):
        live.next()
    live.close()


def test_no_such_table(hall: Running) -> None:
    live = Live(hall.url, "nosuchtable")
    assert live.next()["problem"]["code"] == "no-table"
    live.close()


def test_a_message_too_large_ends_the_socket(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    live = Live(hall.url, table, keys[0])
    live.until("now")
    with pytest.raises(ConnectionClosed):
        live.socket.send(json.dumps({"type": "chat", "seat": 0, "text": "x" * 100_000}))
        live.until("done")
    live.close()


def test_a_poll_waits_for_news_and_a_stream_brings_it(hall: Running) -> None:
    table, keys, _ = opened(hall, "human")
    seat = Guest(hall.url, table, keys[0])
    first = seat.get("/poll").json()
    assert [said["type"] for said in first["messages"]][:2] == ["here", "now"]
    begun = time.monotonic()
    assert seat.get("/poll", cursor=first["cursor"], timeout=1).json()["messages"] == []
    assert time.monotonic() - begun >= 0.9
    with seat.http.stream("GET", "/stream", params={"after": -1}) as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        assert next(lines)["type"] == "here"
        now = next(said for said in lines if said["type"] == "now")
        seat.move(now["seq"], now["options"][0]["name"])
        assert next(said for said in lines if said["type"] == "happened")["moments"]
    news = seat.get("/poll", cursor=first["cursor"]).json()
    assert {"happened", "now"} <= {said["type"] for said in news["messages"]}
    assert seat.get("/poll", cursor="1.2").json()["code"] == "invalid"


def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'hall.db'}", connections=2) as hall:
        table, _, _ = opened(hall, "human")
        first, second = Live(hall.url, table), Live(hall.url, table)
        first.until("now")
        second.until("now")
        third = Live(hall.url, table)
        assert third.next()["problem"]["code"] == "too-many"
        first.close()
        again = Live(hall.url, table)
        while again.next()["type"] == "problem":  # the server takes a moment to notice
            again = Live(hall.url, table)
        for each in (second, third, again):
            each.close()


def test_sockets_work_without_the_short_cut(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_live, "SHORT_CUT", "nothing of that name")
    table, keys, _ = opened(hall, "human", "bot")
    live = Live(hall.url, table, keys[0], after=-1)
    play_out(live, [0], random.Random(4))
    numbers = [moment["n"] for said in live.said if said["type"] == "happened" for moment in said["moments"]]
    assert numbers == list(range(len(numbers)))
    live.close()
