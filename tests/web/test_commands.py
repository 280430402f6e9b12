"""One family of commands: whatever is sent again, by the same wire or another, is done once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.halls import Running
from tests.web.people import Guest, Live

Send = Callable[..., dict[str, Any]]
PATHS = {"move": "/moves", "throw": "/throws", "undo": "/undo", "consent": "/consent", "chat": "/chat"}


class Two:
    """Two people at a table, each with a socket and with plain HTTP."""

    def __init__(self, hall: Running, **more: Any) -> None:
        made = hall.make("human", "open", start=False, **more)
        self.table, host = made["table"]["id"], made["host"]
        sat = Guest(hall.url, self.table).post("/seats/1", name="Léa").json()
        assert Guest(hall.url, self.table, host).post("/start").status_code == 200
        self.http = [Guest(hall.url, self.table, key) for key in (made["seats"][0]["key"], sat["key"])]
        self.live = [Live(hall.url, self.table, guest.key or "") for guest in self.http]

    def by_http(self, kind: str, seat: int, **said: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.http[seat].post(PATHS[kind], **said).json()
        return found

    def by_socket(self, kind: str, seat: int, **said: Any) -> dict[str, Any]:
        return self.live[seat].ask(type=kind, seat=seat, **said)

    def asked(self) -> tuple[int, dict[str, Any]]:
        """Who is asked, and what they see."""
        nows = [guest.now() for guest in self.http]
        return next((seat, now) for seat, now in enumerate(nows) if now["options"])

    def chats(self) -> list[str]:
        heard = self.http[0].get("/poll").json()["messages"]
        return [message["text"] for message in heard if message["type"] == "chat"]

    def close(self) -> None:
        for live in self.live:
            live.close()


@pytest.fixture(params=["http http", "socket socket", "http socket", "socket http"])
def wires(request: pytest.FixtureRequest) -> tuple[str, str]:
    first, then = request.param.split()
    return f"by_{first}", f"by_{then}"


def test_a_move_an_undo_and_a_line_count_once(hall: Running, wires: tuple[str, str]) -> None:
    two = Two(hall, settings={"undo": "free"})
    first, again = getattr(two, wires[0]), getattr(two, wires[1])
    seat, now = two.asked()
    for kind, said in (
        ("move", {"seq": now["seq"], "answer": now["options"][0]["name"], "id": "m"}),
        ("undo", {"what": "undo", "id": "u"}),
        ("undo", {"what": "redo", "id": "r"}),
        ("chat", {"text": "hello", "id": "c"}),
    ):
        answer, seq = first(kind, seat, **said), two.http[0].now()["seq"]
        assert answer["type"] == ("done" if kind == "chat" else "moved"), answer
        assert again(kind, seat, **said) == answer
        assert two.http[0].now()["seq"] == seq
    assert two.chats() == ["hello"]
    two.close()


def test_a_throw_counts_once(hall: Running, wires: tuple[str, str]) -> None:
    two = Two(hall, settings={"dice": "hand"})
    first, again = getattr(two, wires[0]), getattr(two, wires[1])
    while (now := two.http[0].now())["hand"] is None:
        seat, now = two.asked()
        first("move", seat, seq=now["seq"], answer=now["options"][0]["name"], id=str(now["seq"]))
    said = {"seq": now["seq"], "words": now["hand"]["example"], "id": "t"}
    answer, seq = first("throw", 0, **said), two.http[0].now()["seq"]
    assert answer["type"] == "moved" and again("throw", 0, **said) == answer
    assert two.http[0].now()["seq"] == seq
    two.close()


def test_a_request_and_a_vote_count_once(hall: Running, wires: tuple[str, str]) -> None:
    two = Two(hall)
    first, again = getattr(two, wires[0]), getattr(two, wires[1])
    for n in range(100):
        seat, now = two.asked()
        first("move", seat, seq=now["seq"], answer=now["options"][n % len(now["options"])]["name"], id=f"m{n}")
        if two.http[seat].now()["undo"]["how"] == "consent":
            break
    asked = first("undo", seat, what="undo", id="u")
    assert asked["type"] == "asked" and again("undo", seat, what="undo", id="u") == asked
    vote = {"request": asked["request"], "yes": True}
    assert first("consent", 1 - seat, **vote)["type"] == "done"
    seq = two.http[0].now()["seq"]
    assert again("consent", 1 - seat, **vote)["type"] == "done"
    assert again("undo", seat, what="undo", id="u") == asked  # granted by now: nothing more is taken back
    assert two.http[0].now()["seq"] == seq
    two.close()
