"""Frames that go straight to the sockets and come straight from them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from bench.wire import Server, Table
from tests.web.halls import Running

from questhall.hall.hall import Config
from questhall.web.app import Options, Web
from questhall.web.frames import Frames
from questhall.web.text_frames import Burst, frame_end, framed


class Wire:
    """A socket that notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def send_frames(self, frames: bytes) -> None:
        self.written.append(frames)


def wires(count: int) -> list[Any]:
    return [cast(Frames, Wire()) for _ in range(count)]


async def test_what_is_said_in_one_go_is_one_write() -> None:
    burst = Burst(asyncio.get_running_loop())
    mine, yours = wires(2)
    for wire, said in ((mine, b"happened"), (yours, b"happened"), (mine, b"moved")):
        burst.add(wire, said)
    assert mine.written == yours.written == []
    await asyncio.sleep(0)
    assert mine.written == [b"happenedmoved"]
    assert yours.written == [b"happened"]


async def test_what_is_said_later_is_written_later() -> None:
    burst = Burst(asyncio.get_running_loop())
    (mine,) = wires(1)
    for said in (b"one", b"two"):
        burst.add(mine, said)
        await asyncio.sleep(0)
    assert mine.written == [b"one", b"two"]


async def test_what_is_said_after_some_was_sent_by_hand_goes_out_at_the_end_all_the_same() -> None:
    burst = Burst(asyncio.get_running_loop())
    (mine,) = wires(1)
    burst.add(mine, b"one")
    burst.send()
    burst.add(mine, b"two")
    assert mine.written == [b"one"]
    await asyncio.sleep(0)
    assert mine.written == [b"one", b"two"]


async def test_a_move_goes_out_before_the_next_table_of_the_same_commit_is_worked_out() -> None:
    web = Web(Options(database=":memory:", hall=Config(bot_workers=0), rate=0.0))
    await web.open()
    first, second = [Table(Server(web), seed) for seed in (1, 2)]
    await first.sit()
    await second.sit()
    out, work_out = [], second.room.publish

    def publish() -> None:
        out.append(heard.is_set())
        work_out()

    second.room.publish = publish  # type: ignore[method-assign]
    heard, later = first.speak(), second.speak()
    await later.wait()
    assert out == [True]
    await web.close()


def test_a_frame_says_how_long_it_is() -> None:
    for size, head in (
        (5, b"\x81\x05"),
        (126, b"\x81\x7e\x00\x7e"),
        (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big")),
    ):
        assert framed([b"x" * size]) == head + b"x" * size
    assert framed([b"ab", b"c"]) == b"\x81\x02ab\x81\x01c"


def sent(payload: bytes, kind: int = 0x81, mask: bytes = b"abcd") -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([kind]) + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def test_frames_are_found_however_they_are_cut() -> None:
    frames = [sent(b"a"), sent("é".encode() * 100), sent(b"", 0x8A), sent(b"x" * 300)]
    data, at, ends = b"".join(frames), 0, []
    while at < len(data):
        at = frame_end(data, at)
        ends.append(at)
    assert ends == [sum(map(len, frames[: n + 1])) for n in range(4)]
    for cut in range(2, len(frames[1])):
        assert frame_end(frames[1][:cut], 0) > cut


@pytest.mark.parametrize("pieces", [1, 2, 5, 1000])
def test_messages_arrive_in_order_whoever_reads_them(hall: Running, pieces: int) -> None:
    """Whole frames, pings, a message in parts, and whole frames again, in pieces of some bytes."""
    hello = sent(b'{"type": "hello"}')
    parts = sent(b'{"type":', 0x01) + sent(b' "ping"}', 0x80)
    ping = sent(b'{"type": "ping"}')
    said = hello + ping + sent(b"", 0x89) + ping + parts + ping
    with websocket(hall, hall.make("human")["table"]["id"]) as wire:
        for at in range(0, len(said), pieces):
            wire.sendall(said[at : at + pieces])
        heard = b""
        while heard.count(b'{"type":"pong"}') < 4:
            heard += wire.recv(65536)


@pytest.mark.parametrize("wrong", [sent(b"\xff\xfe"), b"\x81\x02hi", b"\x81\xff" + (1 << 40).to_bytes(8, "big")])
def test_what_is_no_message_ends_the_conversation(hall: Running, wrong: bytes) -> None:
    with websocket(hall, hall.make("human")["table"]["id"]) as wire:
        wire.sendall(wrong)
        while wire.recv(65536):
            pass


@contextmanager
def websocket(hall: Running, table: str) -> Iterator[socket.socket]:
    """A bare connection that has shaken hands."""
    where = urlsplit(hall.url)
    with socket.create_connection((where.hostname, where.port), 30.0) as wire:
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += wire.recv(4096)
        assert b" 101 " in heard
        yield wire
