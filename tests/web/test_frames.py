"""Frames that go straight to the sockets."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from questhall.web.frames import Burst, Frames, framed


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
    for socket, said in ((mine, b"happened"), (yours, b"happened"), (mine, b"moved")):
        burst.add(socket, said)
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


def test_a_frame_says_how_long_it_is() -> None:
    for size, head in (
        (5, b"\x81\x05"),
        (126, b"\x81\x7e\x00\x7e"),
        (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big")),
    ):
        assert framed([b"x" * size]) == head + b"x" * size
    assert framed([b"ab", b"c"]) == b"\x81\x02ab\x81\x01c"
