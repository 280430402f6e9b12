"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

ZERO_MASK = b"\0\0\0\0"


class Socket(asyncio.Protocol):
    """Text frames in both directions, no fragments, no compression. `heard` gets each message as it arrives."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.heard = heard
        self.data = b""
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.data = True, rest
            if not self.ready.done():
                self.ready.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        data, at = self.data, 0
        while len(data) - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + length:
                break
            if kind == 1:
                self.heard(data[start : start + length])
            elif kind == 9:
                self.frame(10, data[start : start + length])
            at = start + length
        self.data = data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + ZERO_MASK + payload)

    def say(self, payload: bytes) -> None:
        self.frame(1, payload)


async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None], hello: bytes) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, heard), host, port)
    await socket.ready
    socket.say(hello)
    return socket
