"""One WebSocket per open table: what happens comes down, what people do goes up."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from questhall.hall.commands import Answer
from questhall.hall.messages import Done, Moved
from questhall.hall.packets import Packet, encode, packed
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.store import Conflict, Token
from questhall.web.frames import MOST_UNSENT, SHORT_CUT, Frames
from questhall.web.limits import GUESS, MALFORMED, MOST_BYTES
from questhall.web.messages import ChatOn, ClientMessage, Hello, MoveOn, Ping, Pong, Problems, Whole
from questhall.web.problems import problem, problem_of
from questhall.web.responses import Receive, Send, header, origin_of
from questhall.web.routing import ID, read_json
from questhall.web.text_frames import framed

if TYPE_CHECKING:
    from questhall.web.app import Scope, Web

LOG = logging.getLogger("questhall.web")
DECODER: Final = msgspec.json.Decoder(ClientMessage)
HELLO_WITHIN: Final = 15.0  # seconds
MOST_WAITING: Final = 2000  # messages; whoever reads so slowly comes back and catches up
SLOWED: Final = 1.0  # seconds that whoever says too much waits, at most, for the answer that says so
CHAT: Final = 10.0  # what a line of chat takes from a bucket
GOING_AWAY: Final = 1001
REFUSED: Final = 1008
TOO_SLOW: Final = 1013
PONG: Final = encode(Pong())
READ: Final = "questhall.read"  # the key of a message in an event that was read, and paid for, before


class Socket:
    """A listener at the end of a WebSocket. Messages go out at once by the short cut, or wait for the writer."""

    def __init__(self, who: Who, send: Send, short_cut: Frames | None, changes: bool = False) -> None:
        self.tokens: tuple[Token, ...] = who.tokens
        self.seats = who.seats
        self.changes = changes
        self.send = send
        self.short_cut = short_cut
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.ending = 0

    def put(self, packet: Packet) -> None:
        if self.short_cut is not None:
            if packet.made is None:
                packet.made = framed(packet.messages)
            self.short_cut.burst.add(self.short_cut, packet.made)
            return
        if len(self.waiting) >= MOST_WAITING or self.size > MOST_UNSENT:
            self.ending = TOO_SLOW
        else:
            self.waiting.extend(packet.messages)
            self.size += sum([len(message) for message in packet.messages])
        self.wake.set()

    def end(self) -> None:
        self.ending = GOING_AWAY
        self.wake.set()
        if self.short_cut is not None:
            self.short_cut.hang_up(GOING_AWAY)

    async def write(self) -> None:
        """Send until the end. Whatever is wrong with the wire, the reader finds out."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                message = self.waiting.popleft()
                self.size -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.ending:
                await self.send({"type": "websocket.close", "code": self.ending})
                return


async def live(web: Web, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a socket, hear who it is, and serve it."""
    await receive()
    parts = scope["path"].strip("/").split("/")
    if (
        len(parts) != 4
        or not ID.fullmatch(parts[2])
        or parts[:2] != ["api", "tables"]
        or parts[3] != "live"
        or not origin_is_good(web, scope)
    ):
        await send({"type": "websocket.close", "code": REFUSED})
        return
    await send({"type": "websocket.accept"})
    try:
        await Conversation(web, scope, receive, send).run(parts[2])
    except Exception as error:
        if type(error).__name__ != "ClientDisconnected":
            LOG.error("a socket failed: %r", error, exc_info=error)


def origin_is_good(web: Web, scope: Scope) -> bool:
    """A page of this hall, one the operator allows, or no page at all (a program)."""
    origin = header(scope, b"origin")
    if not origin or origin in web.options.origins:
        return True
    own = {urlsplit(origin_of(scope)).netloc, urlsplit(web.options.public_url).netloc}
    return urlsplit(origin).netloc in own - {""}


class Conversation:
    """One socket from its hello to its end."""

    def __init__(self, web: Web, scope: Scope, receive: Receive, send: Send) -> None:
        assert web.service is not None
        self.web = web
        self.service = web.service
        self.receive = receive
        self.send = send
        self.name: str = scope["client"][0] if scope.get("client") else ""
        self.short_cut: Frames | None = scope.get("extensions", {}).get(SHORT_CUT)
        self.idle = False  # waits for the next message

    async def run(self, table_id: str) -> None:
        try:
            with self.web.connected(self.name):
                await self.talk(table_id)
        except Refusal as refusal:
            await self.refuse(refusal)

    async def talk(self, table_id: str) -> None:
        try:
            hello = await self.hello()
            room = await self.service.room(table_id)
            who = await self.service.access.who(room, hello.tokens)
        except Exception as error:
            wrong_key = isinstance(error, Refusal) and error.code == "wrong-token"
            self.web.limits.wait(self.name, GUESS if wrong_key else MALFORMED)
            await self.refuse(error)
            return
        if hello.tokens:
            self.name = hello.tokens[0]
            self.web.good_keys.add(self.name)
        socket = Socket(who, self.send, self.short_cut, hello.changes)
        writer = None if self.short_cut else asyncio.get_running_loop().create_task(socket.write())
        try:
            await self.service.access.join(room, socket, who, hello.after, hello.chat_after)
            await self.listen(room, socket)
        finally:
            if self.short_cut is not None:
                self.short_cut.hear = None
            self.service.access.leave(room, socket)
            if writer is not None:
                writer.cancel()

    async def hello(self) -> Hello:
        async with asyncio.timeout(HELLO_WITHIN):
            message = await self.next()
        if not isinstance(message, Hello):
            raise Refusal("invalid", "The first message is a hello.")
        return message

    async def refuse(self, error: Exception) -> None:
        """Say why there will be no conversation, and end it."""
        if isinstance(error, Gone):
            return
        found = problem("invalid", "No hello came.") if isinstance(error, TimeoutError) else problem_of(error)
        await self.send({"type": "websocket.send", "text": encode(Problems(found)).decode()})
        await self.send({"type": "websocket.close", "code": REFUSED})

    async def next(self) -> Any:
        """The next message of the client."""
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        if READ in event:
            return event[READ]
        self.web.charge(self.name)
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > MOST_BYTES:
            raise Refusal("too-large", f"A message has at most {MOST_BYTES} bytes.")
        return read_json(DECODER, data)

    def take(self, room: Room, socket: Socket, data: bytes) -> bool:
        """Do what a message says at once, if all can be done at once; what cannot is done in its turn, by listen()."""
        assert self.short_cut is not None
        if not self.idle or not self.short_cut.queue.empty() or len(data) > MOST_BYTES:
            return False
        try:
            said: Any = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if self.web.limits.wait(self.name):
            return False
        if not isinstance(said, MoveOn) or said.seat not in socket.seats or not self.does(room, socket, said):
            self.short_cut.take_later({"type": "websocket.receive", READ: said})
        return True

    def does(self, room: Room, socket: Socket, said: MoveOn) -> bool:
        def done(seq: int | None, error: Exception | None) -> None:
            assert self.short_cut is not None
            if seq is not None:
                socket.put(packed(Moved(seq, said.id)))
                self.short_cut.burst.send()  # before the next table's move of the same commit is worked out
            elif isinstance(error, Conflict):  # somebody else was first
                self.short_cut.take_later({"type": "websocket.receive", READ: said})
            elif error is not None:
                socket.put(packed(Problems(problem_of(error), said.id)))

        return self.service.commands.do_soon(room, said.seat, said, done)

    async def listen(self, room: Room, socket: Socket) -> None:
        if self.short_cut is not None:
            self.short_cut.hear = partial(self.take, room, socket)
        while True:
            said: Any = None
            try:
                self.idle = True
                said = await self.next()
                self.idle = False
                if isinstance(said, ChatOn):
                    self.web.charge(self.name, CHAT - 1.0)
                answer = Packet(PONG) if isinstance(said, Ping) else packed(await self.do(room, socket, said))
            except Gone:
                return
            except Exception as error:
                found = problem_of(error)
                answer = packed(Problems(found, getattr(said, "id", "")))
                if said is None:
                    self.web.limits.wait(self.name, MALFORMED)
                await asyncio.sleep(min(found.retry_after or 0.0, SLOWED) if found.code == "rate-limited" else 0.0)
            socket.put(answer)

    async def do(self, room: Room, socket: Socket, said: Any) -> Answer:
        if isinstance(said, Hello):
            raise Refusal("invalid", "One hello is enough.")
        if isinstance(said, Whole):
            await self.service.access.show_again(room, socket)
            return Done()
        if said.seat not in socket.seats:
            raise Refusal("not-your-seat", "This socket has not shown the key of that seat.")
        return await self.service.commands.do(room, said.seat, said)


class Gone(Exception):
    """The other end has hung up."""
