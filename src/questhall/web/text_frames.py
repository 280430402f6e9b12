"""Frames as bytes: text messages on their way out, and what comes in. Compiled, which the sockets cannot be."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Iterable
from struct import Struct
from typing import Final, Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without a compiled websockets
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message in one frame
MASKED: Final = 0x80  # in the second byte of all that clients send
SHORT: Final = Struct(">BB")  # headers of what is sent
MIDDLING: Final = Struct(">BBH")
LONG: Final = Struct(">BBQ")


def framed(messages: Iterable[bytes]) -> bytes:
    """Messages as text frames of a server: no mask, no compression, no fragments."""
    parts: list[bytes] = []
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


def header_size(data: bytes, at: int) -> int:
    """Bytes of the header that begins there, without the mask."""
    length = data[at + 1] & 127
    return 2 if length < 126 else 4 if length == 126 else 10


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins there ends, as far as can be said: perhaps beyond the data."""
    length = data[at + 1] & 127
    start = at + header_size(data, at)
    if length >= 126:
        if len(data) < start:
            return start
        length = int.from_bytes(data[at + 2 : start], "big")
    return start + (4 if data[at + 1] & MASKED else 0) + length


def text_in(frame: bytes) -> bytes | None:
    """The message in a whole frame of a client; None if that is no text message."""
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    start = header_size(frame, 0)
    return apply_mask(frame[start + 4 :], frame[start : start + 4])


class Wire(Protocol):
    """A socket that takes frames."""

    def send_frames(self, frames: bytes) -> None:
        """Send them now."""


class Burst:
    """All that is said in one go of the event loop goes out at its end: one write for each socket, however much."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.soon = loop.call_soon
        self.expected = False  # whether the end of this go is looked out for
        self.waiting: dict[Wire, bytes] = {}

    def add(self, wire: Wire, frames: bytes) -> None:
        if not self.expected:
            self.expected = True
            self.soon(self.end)
        earlier = self.waiting.get(wire)
        self.waiting[wire] = frames if earlier is None else earlier + frames

    def end(self) -> None:
        self.expected = False
        self.send()

    def send(self) -> None:
        """What waits goes out now."""
        waiting, self.waiting = self.waiting, {}
        for wire, frames in waiting.items():
            wire.send_frames(frames)
