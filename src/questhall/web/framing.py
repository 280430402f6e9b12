"""Text frames of a WebSocket as bytes: how they are put together, where they end, and when they go out."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Iterable
from struct import Struct
from typing import Final, Protocol

TEXT: Final = 0x81  # a whole text message in one frame
CONTROL: Final = (0x89, 0x8A)  # ping and pong
MASKED: Final = 0x80  # in the second byte of all that clients send
SHORTEST: Final = 2  # bytes of a frame that says how long it is, unless it is long
SHORT: Final = Struct(">BB")  # headers of what is sent
MIDDLING: Final = Struct(">BBH")
LONG: Final = Struct(">BBQ")
HEADER_SIZES: Final = {MASKED | 126: 4, MASKED | 127: 10}  # by the second byte; 2 for all others


def framed(messages: Iterable[bytes]) -> bytes:
    """Messages as text frames of a server: no mask, no compression, no fragments."""
    parts = []
    for message in messages:
        size = len(message)
        if size < 126:
            parts.append(SHORT.pack(TEXT, size))
        elif size < 1 << 16:
            parts.append(MIDDLING.pack(TEXT, 126, size))
        else:
            parts.append(LONG.pack(TEXT, 127, size))
        parts.append(message)
    return b"".join(parts)


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins there ends, as far as can be said: perhaps beyond the data."""
    length = data[at + 1] & 127
    start = at + HEADER_SIZES.get(data[at + 1] | MASKED, 2)
    if length >= 126:
        if len(data) < start:
            return start
        length = int.from_bytes(data[at + 2 : start], "big")
    return start + (4 if data[at + 1] & MASKED else 0) + length


class Sender(Protocol):
    """Where frames go out."""

    def send_frames(self, frames: bytes) -> None: ...


class Burst:
    """All that is said in one go of the event loop goes out at its end: one write for each socket, however much."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.soon = loop.call_soon
        self.waiting: dict[Sender, bytes] = {}

    def add(self, socket: Sender, frames: bytes) -> None:
        if not self.waiting:
            self.soon(self.send)
        earlier = self.waiting.get(socket)
        self.waiting[socket] = frames if earlier is None else earlier + frames

    def send(self) -> None:
        waiting, self.waiting = self.waiting, {}
        for socket, frames in waiting.items():
            socket.send_frames(frames)
