"""A real server for tests: uvicorn in a thread of its own, on a port of its own."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import uvicorn
from tests.machine import patience

from questhall.hall.hall import Config
from questhall.web.app import Options, Web
from questhall.web.command import bind, uvicorn_config

QUICK = Config(bot_workers=0, bot_poll=0.2, sweep=3600.0, bot_seconds=600.0, setup_seconds=30.0)


class Running:
    """A server and how to reach it."""

    def __init__(self, web: Web, url: str) -> None:
        self.web = web
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=patience(30), verify=False)

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    def make(self, *kinds: str, start: bool = True, **more: Any) -> dict[str, Any]:
        """A table with seats of these kinds; more fields as NewTable has them."""
        settings = {"pause": 0, "dice": "seeded", **more.pop("settings", {})}
        seats = [{"kind": kind} for kind in kinds]
        body = {"game": "dragonquest", "seats": seats, "start": start, "settings": settings, "seed": "7", **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


@contextlib.contextmanager
def running(database: str, per_address: int = 0, behind_proxy: bool = False, **options: Any) -> Iterator[Running]:
    web = Web(Options(database=database, **{"hall": QUICK, "rate": 0.0, **options}))
    listening = bind("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(web, behind_proxy=behind_proxy, per_address=per_address))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    hall = Running(web, f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield hall
    finally:
        hall.http.close()
        server.should_exit = True
        thread.join(patience(20))
