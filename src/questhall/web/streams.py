"""The socket's messages for those without a socket: long poll, and newline-delimited JSON for programs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Annotated, Final

from msgspec import Meta, Struct

from questhall.hall.packets import Packet, encode
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.store import Token
from questhall.web.connections import STALLED_SECONDS
from questhall.web.frames import MOST_UNSENT
from questhall.web.messages import Polled, ServerMessage
from questhall.web.responses import FOR_DATA, Receive, Reply
from questhall.web.routing import Api, Call, Encoded
from questhall.web.socket import MOST_WAITING

LOG = logging.getLogger("questhall.web")
LONGEST: Final = 25
AT_ONCE: Final = 64 * 1024  # bytes
HEARTBEAT: Final = 15.0  # seconds between two empty lines when nothing happens
NDJSON: Final = "application/x-ndjson"


class PollQuery(Struct, forbid_unknown_fields=True):
    """Without a cursor the answer comes at once; with one it comes when there is news, or empty after `timeout`."""

    cursor: Annotated[str, Meta(max_length=100)] = ""
    timeout: Annotated[int, Meta(ge=0, le=LONGEST)] = LONGEST


class StreamQuery(Struct, forbid_unknown_fields=True):
    """`after` is the last entry that was seen, -1 for none; left out, the stream begins with how things stand."""

    after: Annotated[int, Meta(ge=-1, le=1_000_000)] | None = None


class Line:
    """A listener whose messages become lines. Whoever does not read them is dropped, with all that waits."""

    changes = False

    def __init__(self, who: Who) -> None:
        self.tokens: tuple[Token, ...] = who.tokens
        self.seats = who.seats
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.ended = False

    def put(self, packet: Packet) -> None:
        if self.ended:
            return
        self.waiting.extend(packet.messages)
        self.size += sum([len(message) for message in packet.messages])
        if len(self.waiting) > MOST_WAITING or self.size > MOST_UNSENT:
            self.waiting.clear()
            self.ended = True
        self.wake.set()

    def end(self) -> None:
        self.ended = True
        self.wake.set()

    async def lines(self) -> bytes:
        """Some of what waits; an empty line if nothing comes for a while."""
        if not self.waiting and not self.ended:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), HEARTBEAT)
        self.wake.clear()
        found = b""
        while self.waiting and len(found) < AT_ONCE:
            message = self.waiting.popleft()
            self.size -= len(message)
            found += message + b"\n"
        return found or b"\n"


async def poll(call: Call, query: PollQuery) -> Encoded[Polled]:
    """What is new at a table, as soon as something is: the socket's messages for those who cannot have one."""
    room = await call.room()
    who = await call.guest(room)
    messages, cursor = await call.service.access.poll(room, who, query.cursor, query.timeout)
    return Encoded(encode(Polled(messages, cursor)))  # type: ignore[arg-type]


async def stream(call: Call, query: StreamQuery, receive: Receive, reply: Reply) -> None:
    """Everything that happens, one JSON message a line, for as long as the connection lasts."""
    room = await call.room()
    who = await call.guest(room)
    line = Line(who)
    if reply.only_head:
        await reply.send_whole(200, b"", NDJSON)
        return
    with call.web.connected(call.address):
        await flow(call, room, who, line, query.after, receive, reply)


async def flow(call: Call, room: Room, who: Who, line: Line, after: int | None, receive: Receive, reply: Reply) -> None:
    gone: asyncio.Future[None] | None = None
    try:
        await call.service.access.join(room, line, who, after, 0)
        await reply.start(200, [(b"content-type", NDJSON.encode())], (), FOR_DATA)
        gone = asyncio.ensure_future(hung_up(receive))
        while (line.waiting or not line.ended) and not gone.done():
            lines = asyncio.ensure_future(line.lines())
            await asyncio.wait((lines, gone), return_when=asyncio.FIRST_COMPLETED)
            if not lines.done():
                lines.cancel()
                break
            async with asyncio.timeout(STALLED_SECONDS):
                await reply.send({"type": "http.response.body", "body": lines.result(), "more_body": True})
        await reply.send({"type": "http.response.body", "body": b""})
    except TimeoutError:  # the connection is closed with what was sent and never read
        LOG.info("a stream at table %s was not read and is dropped", room.id)
    finally:
        if gone is not None:
            gone.cancel()
        call.service.access.leave(room, line)


async def hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def add_to(api: Api) -> None:
    table = "/api/tables/{id}"
    watching = ("no-table", "wrong-token", "closed")
    api.get(f"{table}/poll", auth="optional", errors=watching)(poll)
    api.get(f"{table}/stream", auth="optional", media=NDJSON, answer=ServerMessage, errors=watching)(stream)
