"""The application without a server: requests and sockets handed over in this process, thousands a second."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from tests.machine import patience

from questhall.web.app import Options, Web


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


@contextlib.asynccontextmanager
async def opened(database: str, **options: Any) -> AsyncIterator[Web]:
    web = Web(Options(database=database, **{"rate": 0.0, **options}))
    await web.open()
    try:
        yield web
    finally:
        await web.close()


async def request(
    web: Web,
    method: str,
    path: str,
    body: bytes = b"",
    key: str = "",
    query: bytes = b"",
    media: str = "application/json",
) -> Answer:
    """One request and its answer; streams are left after their first piece."""
    headers = [(b"host", b"hall"), (b"content-type", media.encode("latin-1", "replace"))]
    if key:
        headers.append((b"authorization", b"Bearer " + key.encode("utf-8", "replace")))
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query,
        "headers": headers,
        "scheme": "http",
        "client": ("192.0.2.1", 1),
    }
    said: list[Any] = []
    sent = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Any:
        return next(sent, None) or {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        said.append(message)

    await asyncio.wait_for(web(scope, receive, send), patience(60))
    found = {name.decode(): value.decode("latin-1") for name, value in said[0]["headers"]}
    return Answer(said[0]["status"], found, b"".join([message.get("body", b"") for message in said[1:]]))


class Socket:
    """A WebSocket at a table. Messages go in one by one; what comes out is kept."""

    def __init__(self, web: Web, table: str) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: list[dict[str, Any]] = []
        self.closed = False
        self.news = asyncio.Event()
        self.incoming.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "headers": [(b"host", b"hall")],
            "scheme": "ws",
            "client": ("192.0.2.1", 1),
        }
        self.task = asyncio.ensure_future(web(scope, self.incoming.get, self.send))

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.said.append(json.loads(message["text"]))
        self.closed = self.closed or message["type"] == "websocket.close"
        self.news.set()

    async def say(self, data: str | bytes) -> None:
        """Send something, and wait until it was answered or the socket was closed."""
        kind = "text" if isinstance(data, str) else "bytes"
        before = len(self.answers)
        self.incoming.put_nowait({"type": "websocket.receive", kind: data})
        while len(self.answers) == before and not self.closed:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), patience(60))

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [each for each in self.said if each["type"] in ("here", "moved", "asked", "done", "problem", "pong")]

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, patience(60))
