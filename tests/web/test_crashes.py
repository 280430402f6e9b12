"""Power cuts: what was acknowledged is there afterwards, and the others play on."""

from __future__ import annotations

import contextlib
import random
import threading
from pathlib import Path
from typing import Any

import httpx
from tests.hall.conftest import postgres, postgres_url  # noqa: F401
from tests.machine import patience, trying
from tests.web.people import Guest, Live
from tests.web.processes import Process, serving
from websockets.exceptions import ConnectionClosed

from questhall.games import titles

NO_BOTS = ("--bots", "0")  # where none plays: their process takes as long to start as the server


def made_at(server: Process, *kinds: str, game: str = "dragonquest", dice: str = "fair") -> dict[str, Any]:
    body = {
        "game": game,
        "seats": [{"kind": kind} for kind in kinds],
        "settings": {"pause": 0, "dice": dice},
        "start": True,
    }
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=patience(30), verify=False)
    made: dict[str, Any] = answer.raise_for_status().json()
    return made


def test_what_was_acknowledged_survives_sigkill(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'hall.db'}", 1, *NO_BOTS) as (server,):
        made = made_at(server, "human", "human")
        table, keys = made["table"]["id"], [key["key"] for key in made["seats"]]
        seats = [Guest(server.url, table, key) for key in keys]
        told: list[tuple[Any, ...]] = []  # acknowledged: seat, seq it replied to, answer, id, seq it got
        sent: list[tuple[Any, ...]] = []
        enough = threading.Event()
        killer = threading.Thread(target=lambda: enough.wait() and server.kill(), daemon=True)
        killer.start()
        chance = random.Random(1)
        with contextlib.suppress(httpx.HTTPError):
            while True:
                for number, seat in enumerate(seats):
                    now = seat.now()
                    if now["options"]:
                        move = (number, now["seq"], chance.choice(now["options"])["name"], f"k{now['seq']}")
                        sent.append(move)
                        answer = seat.move(*move[1:])
                        if answer.status_code == 200:
                            told.append((*move, answer.json()["seq"]))
                            if len(told) == 10:
                                enough.set()  # and the moves go on
                    elif now["over"]:
                        raise httpx.HTTPError("the game was quicker than the killer")
        killer.join()
        assert told
        server.start()
        server.wait()
        log = {moment["n"]: moment for moment in seats[0].get("/log").json()}
        assert max(log) >= told[-1][-1]
        for seat, seq, answer, id, got in told[-5:]:  # a resend of what was acknowledged gives the same number
            assert seats[seat].move(seq, answer, id).json()["seq"] == got
        seat, seq, answer, id = sent[-1]  # the one that was under way counts once, whether it was stored or not
        first = seats[seat].move(seq, answer, id)
        assert first.status_code == 200 or first.json()["code"] == "over"
        assert seats[seat].move(seq, answer, id).json() == first.json()
        before = seats[0].now()
        if not before["over"]:
            asked = before["asked"][0]
            now = seats[asked].now()
            assert seats[asked].move(now["seq"], now["options"][0]["name"]).status_code == 200


def test_tables_that_wait_for_their_first_answer_survive_sigkill(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'hall.db'}", 1, "--workers", "2", *NO_BOTS) as (server,):
        made = [made_at(server, *["human"] * 3, game=game, dice=dice) for game in titles() for dice in ("fair", "hand")]
        server.kill()
        server.start()
        server.wait()
        for each in made:
            seats = [Guest(server.url, each["table"]["id"], key["key"]) for key in each["seats"]]
            for _ in range(3):  # whichever worker answers
                first_answer(seats)


def first_answer(seats: list[Guest]) -> None:
    """Somebody answers. One worker may know later than the other who is asked."""
    for _ in trying(60, "nobody is asked"):
        for seat in seats:
            answer = answered(seat)
            if answer is not None and answer.status_code == 200:
                return
            assert answer is None or answer.json()["code"] in ("stale", "not-asked"), answer.text


def answered(seat: Guest) -> Any:
    now = seat.now()
    if now["hand"]:
        return seat.post("/throws", seq=now["seq"], words=None, id=f"t{now['seq']}")
    if now["options"] and now["seat"] in now["asked"]:
        return seat.move(now["seq"], now["options"][0]["name"])
    return None


def test_two_nodes_share_their_tables_and_one_plays_on_when_the_other_dies(postgres_url: str) -> None:  # noqa: F811
    with serving(postgres_url, 2) as (one, two):
        made = made_at(one, "human", "human", "bot")
        table, keys = made["table"]["id"], [key["key"] for key in made["seats"]]
        people = [Live(one.url, table, keys[0], after=-1), Live(two.url, table, keys[1], after=-1)]
        chance = random.Random(2)
        for _ in range(8):  # each at their own node, each hears of the other
            answer_once(people, chance)
        seen = [said for said in people[1].said if said["type"] == "now"][-1]["seq"]
        one.kill()
        with contextlib.suppress(ConnectionClosed):
            while True:
                people[0].next()
        people[0] = Live(two.url, table, keys[0], after=seen)
        for _ in range(6):
            answer_once(people, chance)
        numbers = [moment["n"] for said in people[1].said if said["type"] == "happened" for moment in said["moments"]]
        assert numbers == list(range(len(numbers)))  # nothing lost, nothing twice
        for each in people:
            each.close()


def answer_once(people: list[Live], chance: random.Random) -> None:
    """Whoever is asked answers, as seen by the socket that is first to know."""
    for _ in trying(60, "nobody was asked", pause=0.0):
        for seat, live in enumerate(people):
            with contextlib.suppress(TimeoutError):
                while True:
                    live.next(0.05)
            now = [said for said in live.said if said["type"] == "now"][-1:]
            if now and now[0]["seat"] == seat and now[0]["options"]:
                answer = chance.choice(now[0]["options"])["name"]
                said = live.ask(type="move", seat=seat, seq=now[0]["seq"], answer=answer)
                assert said["type"] == "moved" or said["problem"]["code"] == "stale", said
                return
            if now and now[0]["over"]:
                return


def test_several_workers_serve_one_port(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'hall.db'}", 1, "--workers", "2", *NO_BOTS) as (server,):
        made = made_at(server, "human", "human")
        table, keys = made["table"]["id"], [key["key"] for key in made["seats"]]
        people = [Live(server.url, table, key, after=-1) for key in keys]
        chance = random.Random(3)
        for _ in range(6):
            answer_once(people, chance)
        for each in people:
            numbers = [moment["n"] for said in each.said if said["type"] == "happened" for moment in said["moments"]]
            assert numbers == list(range(len(numbers)))
            each.close()


def test_bots_play_on_with_the_next_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'hall.db'}", 1, "--workers", "2") as (server,):
        made = made_at(server, "human", "bot")
        seat = Guest(server.url, made["table"]["id"], made["seats"][0]["key"])
        chance = random.Random(1)
        before = -1
        for _ in range(3):
            now = until_asked(seat)
            assert now["seq"] > before
            before = now["seq"]
            seat.move(now["seq"], chance.choice(now["options"])["name"])
        server.kill()
        server.start()
        server.wait()
        assert until_asked(seat)["seq"] > before


def until_asked(seat: Guest) -> dict[str, Any]:
    for _ in trying(60, "the bot does not play"):
        now = seat.now()
        if now["options"] or now["over"]:
            break
    return now
