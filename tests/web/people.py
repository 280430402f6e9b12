"""People at a table: one by HTTP, one by WebSocket."""

from __future__ import annotations

import itertools
import json
import random
from contextlib import ExitStack, suppress
from typing import Any

import httpx
from tests.machine import patience
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

IDS = itertools.count(1)


class Guest:
    """Somebody with a key (or none) who uses plain HTTP."""

    def __init__(self, url: str, table: str, key: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self.http = httpx.Client(
            base_url=f"{url}/api/tables/{table}", headers=headers, timeout=patience(30), verify=False
        )
        self.key = key
        self.table = table

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body)

    def patch(self, path: str, **body: Any) -> Any:
        return self.http.patch(path, json=body)

    def now(self) -> dict[str, Any]:
        answer = self.get("/now")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def move(self, seq: int, answer: Any, id: str = "") -> Any:
        return self.post("/moves", seq=seq, answer=answer, id=id or f"id-{next(IDS)}")


class Live:
    """Somebody at a socket."""

    def __init__(
        self,
        url: str,
        table: str,
        *keys: str,
        after: int | None = None,
        first: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.life = ExitStack()
        self.socket: ClientConnection = self.life.enter_context(
            connect(address, compression=None, max_queue=None, open_timeout=patience(10), ping_timeout=None, **more)
        )
        self.said: list[dict[str, Any]] = []
        with suppress(ConnectionClosed):  # refused before it could say anything
            self.say(**first or {"type": "hello", "tokens": keys, "after": after})

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(patience(30) if timeout is None else timeout))
        self.said.append(message)
        return message

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of that kind with those facts."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(key) == value for key, value in facts.items()):
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something with an id and wait for its answer."""
        id = message.setdefault("id", f"id-{next(IDS)}")
        self.say(**message)
        while True:
            answer = self.next()
            if answer.get("id") == id and answer["type"] in ("moved", "asked", "done", "problem"):
                return answer

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self.life.close()


def play_out(live: Live, seats: list[int], chance: random.Random, most: int = 10_000) -> dict[str, Any]:
    """Answer at random for these seats until the game is over; returns the last `now`."""
    moves = 0
    while True:
        now = live.until("now")
        if now["over"]:
            return now
        if now["seat"] in seats and now["options"] and moves < most:
            moves += 1
            answer = chance.choice(now["options"])["name"]
            live.say(type="move", seat=now["seat"], seq=now["seq"], answer=answer, id=f"m{next(IDS)}")
