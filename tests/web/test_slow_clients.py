"""Whoever is slow, silent or many loses the connection, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.machine import patience
from tests.web.halls import Running, running
from tests.web.people import Live
from tests.web.processes import Process

from questhall.hall.packets import Packet
from questhall.hall.seats import Who
from questhall.web import app, connections, streams
from questhall.web.frames import MOST_UNSENT

SOON = 0.5
GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A hall that waits for nobody, and takes twelve connections from one address."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", SOON)
    monkeypatch.setattr(connections, "STALLED_SECONDS", SOON)
    monkeypatch.setattr(streams, "STALLED_SECONDS", SOON)
    monkeypatch.setattr(app, "PATIENCE", SOON)
    with running(f"sqlite:///{tmp_path / 'hall.db'}", per_address=12) as found:
        yield found


def wire(hall: Running, small: bool = False) -> socket.socket:
    made = socket.socket()
    if small:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", int(hall.url.rpartition(":")[2])))
    made.settimeout(patience(30))
    return made


def heard_until_cut(made: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while some := made.recv(65536):
            heard += some
    return heard


def is_cut(made: socket.socket, dribble: bytes) -> bool:
    """Whether the other end hangs up on somebody who sends a byte now and then."""
    made.settimeout(0.05)
    end = time.monotonic() + patience(30)
    while time.monotonic() < end:
        try:
            made.send(dribble)
            if made.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("sent", [b"", b"GET", GET, GET + b"x-a: "])
def test_headers_come_in_time_or_not_at_all(impatient: Running, sent: bytes) -> None:
    with wire(impatient) as made:
        made.sendall(sent)
        assert is_cut(made, b"a" if sent else b"")


def test_a_second_request_has_no_more_time_than_the_first(impatient: Running) -> None:
    with wire(impatient) as made:
        made.sendall(GET + b"\r\n")
        assert made.recv(100).startswith(b"HTTP/1.1 200")
        assert is_cut(made, b"G")


def test_a_body_nobody_wants_keeps_no_connection(impatient: Running) -> None:
    with wire(impatient) as made:
        made.sendall(GET + b"content-length: 100000000\r\n\r\n")
        assert made.recv(100).startswith(b"HTTP/1.1 200")
        assert is_cut(made, b"a")


def test_half_a_body_is_refused_in_time(impatient: Running) -> None:
    with wire(impatient) as made:
        made.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        )
        assert b"bad-json" in heard_until_cut(made)


def test_an_answer_that_is_not_read_is_not_kept(impatient: Running) -> None:
    with wire(impatient, small=True) as made:
        made.sendall((GET.replace(b"games", b"openapi.json") + b"\r\n") * 50)
        time.sleep(patience(SOON * 4))
        assert len(heard_until_cut(made)) < 50 * len(impatient.http.get("/api/openapi.json").content)


def test_one_address_does_not_take_all_places(impatient: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 60.0)  # nobody is dropped for being slow here
    impatient.http.get("/api/health")  # one of the twelve
    made = [wire(impatient) for _ in range(40)]
    for each in made:
        with contextlib.suppress(OSError):
            each.sendall(GET)
    assert impatient.http.get("/api/health").status_code == 200  # who was there stays there
    for each in made:
        each.close()
    end = time.monotonic() + patience(30)
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError):
            assert httpx.get(f"{impatient.url}/api/health", timeout=patience(5)).status_code == 200
            return
        time.sleep(0.05)
    raise AssertionError("there is no place again")


def test_sockets_are_counted_out(impatient: Running) -> None:
    made = impatient.make("human")
    for _ in range(40):
        live = Live(impatient.url, made["table"]["id"], made["seats"][0]["key"])
        live.until("now")
        live.close()


# Streams


def in_the_hall(hall: Running, work: Any, *args: Any) -> None:
    """Call something in the server's own thread."""
    assert hall.web.service is not None
    loop = next(iter(hall.web.service.hall.tasks)).get_loop()
    loop.call_soon_threadsafe(work, *args)


def flood(hall: Running, table: str, megabytes: int) -> None:
    assert hall.web.service is not None
    room = hall.web.service.hall.rooms[table]
    packet = Packet(json.dumps({"type": "pong", "padding": "x" * 100_000}).encode())

    def tell() -> None:
        for listener in list(room.listeners):
            listener.put(packet)

    for _ in range(megabytes * 10):
        in_the_hall(hall, tell)


def need_nobody_left(hall: Running, table: str) -> None:
    assert hall.web.service is not None
    room, end = hall.web.service.hall.rooms[table], time.monotonic() + patience(30)
    while room.listeners and time.monotonic() < end:
        time.sleep(0.05)
    assert not room.listeners


def test_a_stream_that_is_never_read_ends(impatient: Running) -> None:
    table = impatient.make("human")["table"]["id"]
    with wire(impatient, small=True) as made:
        made.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        assert made.recv(10)
        flood(impatient, table, 40)
        need_nobody_left(impatient, table)
        assert len(heard_until_cut(made)) < MOST_UNSENT * 3


def test_a_socket_that_is_never_read_ends(impatient: Running) -> None:
    made = impatient.make("human")
    live = Live(impatient.url, made["table"]["id"], made["seats"][0]["key"], max_size=None)
    live.until("now")
    live.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    live.socket.recv_messages.pause()  # as if nobody looked
    flood(impatient, made["table"]["id"], 40)
    need_nobody_left(impatient, made["table"]["id"])
    live.socket.socket.close()


async def test_what_waits_for_a_slow_reader_is_bounded_and_nothing_is_kept_of_it() -> None:
    line = streams.Line(Who())
    for _ in range(1000):
        line.put(Packet(b"x" * 100_000))
    assert line.ended and not line.waiting


async def test_a_stream_gives_all_that_waits_before_it_ends() -> None:
    line = streams.Line(Who())
    for n in range(3):
        line.put(Packet(str(n).encode() * 50_000))
    line.end()
    found = b""
    while line.waiting:
        found += await asyncio.wait_for(line.lines(), patience(5))
    assert found.count(b"\n") == 3


# Descriptors


def patiently(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """The answer, from a new connection if the machine was so slow that the old one was given up."""
    end = time.monotonic() + patience(60)
    while True:
        try:
            return ask()
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.1)


def test_the_store_has_descriptors_when_all_connections_are_taken(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'hall.db'}", "--bots", "0", descriptors=560)
    server.start()
    try:
        server.wait()
        body = {"game": "dragonquest", "seats": [{"kind": "human"}], "start": True, "settings": {"dice": "hand"}}
        with httpx.Client(base_url=server.url, timeout=patience(60)) as http, contextlib.ExitStack() as stack:
            http.get("/api/games")
            for _ in range(700):
                made = stack.enter_context(socket.socket())
                made.setblocking(False)
                made.connect_ex(("127.0.0.1", server.port))
            time.sleep(1)
            for _ in range(5):  # it writes, and reads in threads with connections of their own
                answer = patiently(lambda: http.post("/api/tables", json=body))
                assert answer.status_code == 201, answer.text
                table = answer.json()["table"]["id"]
                assert patiently(lambda table=table: http.get(f"/api/tables/{table}/now")).status_code == 200
    finally:
        server.kill()
