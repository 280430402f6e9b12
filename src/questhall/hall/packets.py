"""Messages on their way out: JSON made once, for as many listeners as there are."""

from __future__ import annotations

import msgspec

ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode


class Packet:
    """Messages that go out together. `made` is for the wire: what it makes of them serves all its listeners."""

    __slots__ = ("made", "messages")

    def __init__(self, *messages: bytes) -> None:
        self.messages = messages
        self.made: bytes | None = None


def packed(message: object) -> Packet:
    return Packet(encode(message))
