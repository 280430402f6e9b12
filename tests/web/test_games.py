"""Whole games through the real server: by HTTP, by WebSocket, against bots, and by the example bot."""

from __future__ import annotations

import importlib.util
import random
import threading
from pathlib import Path
from typing import Any

from tests.web.halls import Running
from tests.web.people import Guest, Live, play_out

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_two_people_and_a_bot_play_a_whole_game_by_http(hall: Running) -> None:
    made = hall.make("human", "human", "bot")
    table = made["table"]["id"]
    guests = {key["seat"]: Guest(hall.url, table, key["key"]) for key in made["seats"]}
    chance = random.Random(3)
    cursor = ""
    while True:
        news = guests[0].get("/poll", cursor=cursor).json()
        cursor = news["cursor"]
        now = next((each for each in reversed(news["messages"]) if each["type"] == "now"), None)
        if now is None:
            continue
        if now["over"]:
            break
        for seat in set(now["asked"]) & set(guests):
            own = guests[seat].now()
            if own["options"]:
                guests[seat].move(own["seq"], chance.choice(own["options"])["name"])
    assert hall.http.get(f"/api/tables/{table}").json()["phase"] == "over"
    report = guests[0].get("/verify").json()
    assert report["ok"]


def test_two_sockets_and_bots_play_a_whole_game_and_see_the_same(hall: Running) -> None:
    made = hall.make("human", "human", "bot", "bot", settings={"dice": "fair"}, seed=None)
    table, keys = made["table"]["id"], [key["key"] for key in made["seats"]]
    people = [Live(hall.url, table, key, after=-1) for key in keys]
    watcher = Live(hall.url, table, after=-1)
    threads = [
        threading.Thread(target=play_out, args=(person, [seat], random.Random(seat)))
        for seat, person in enumerate(people)
    ]
    for thread in threads:
        thread.start()
    last = play_out(watcher, [], random.Random(0))
    for thread in threads:
        thread.join()
    ends = [person.said[-1] for person in people]
    assert [end["over"] for end in ends] == [last["over"]] * 2
    for each in (*people, watcher):
        numbers = [moment["n"] for said in each.said if said["type"] == "happened" for moment in said["moments"]]
        assert numbers == list(range(last["seq"] + 1))  # every entry once, in order
        each.close()
    record = Guest(hall.url, table).get("/record").text
    assert "reveal" in record.splitlines()[-1]


def test_the_example_bot_plays_to_the_end(hall: Running) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    made = hall.make("open", "open", start=False)
    table = made["table"]["id"]
    results: list[dict[str, Any]] = []
    threads = [
        threading.Thread(target=lambda n=n: results.append(bot.play(hall.url, table, n, f"Bot {n}"))) for n in range(2)
    ]
    for thread in threads:
        thread.start()
    host = Guest(hall.url, table, made["host"])
    while host.post("/start").status_code == 409:
        pass
    for thread in threads:
        thread.join(60)
    assert len(results) == 2
    assert results[0] == results[1]
