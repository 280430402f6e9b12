"""A short cut for sockets: a frame is the same for every listener, so it is made once and written at once.

Through ASGI every message is wrapped, copied and sent for each listener by a task of its own. Here uvicorn's protocol
also takes ready-made frames. Measured with 1,000 listeners that is a third of the processor time. Any other server
works too, the long way.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from questhall.web.connections import Stall, address_of, gate_of
from questhall.web.limits import MOST_BYTES
from questhall.web.text_frames import Burst, frame_end, text_in

SHORT_CUT: Final = "questhall.frames"  # the key in scope["extensions"]
MOST_UNSENT: Final = 4 * 1024 * 1024  # bytes; whoever reads so slowly comes back and catches up
MOST_UNREAD: Final = 16  # messages of a client that wait before it is kept from sending more
CONTROL: Final = (0x89, 0x8A)  # ping and pong
SHORTEST: Final = 2  # bytes of a frame that says how long it is, unless it is long
LONGEST: Final = MOST_BYTES + 14  # bytes of a frame with its header


def decoded(payload: bytes) -> str | None:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        return None


BURSTS: Final[WeakKeyDictionary[AbstractEventLoop, Burst]] = WeakKeyDictionary()  # one for each event loop


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol without compression, which takes frames directly and does not pause after each message.

    What is given to `burst` goes out in a moment, together with all else that is said meanwhile.
    """

    burst: Burst

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate_of(self.loop)
        self.stall = Stall(self.loop)
        self.reads_here = False
        self.unread = b""
        self.hear: Callable[[bytes], bool] | None = None  # takes messages at once, unless it says that it does not

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.come(address_of(self.client), 0)  # it was let in as a request

    def connection_lost(self, exc: Exception | None) -> None:
        self.stall.end()
        self.gate.go(address_of(self.client))
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            self.burst = BURSTS.get(self.loop) or BURSTS.setdefault(self.loop, Burst(self.loop))
            scope["extensions"][SHORT_CUT] = self
            self.reads_here = True

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Whole text frames, which is all that browsers send besides pongs, are read here; the rest in the class above.

        That class is handed whole frames, so it is always at the beginning of one, until it takes over for good.
        """
        if self.unread:
            data, self.unread = self.unread + data, b""
        at, size = 0, len(data)
        while self.reads_here and size - at >= SHORTEST:
            end = frame_end(data, at)
            if end - at > LONGEST:
                self.reads_here = False
            elif end > size:
                break
            else:
                self.take_frame(data[at:end])
                at = end
        if self.reads_here:
            self.unread = data[at:]
        elif at < size:
            super().data_received(data[at:])

    def take_frame(self, frame: bytes) -> None:
        payload = None if self.close_sent else text_in(frame)
        if payload is not None:
            if self.hear is not None and self.hear(payload):
                return
            text = decoded(payload)
            if text is not None:
                self.take_later({"type": "websocket.receive", "text": text})
                return
        # Pings and pongs leave everything as it is; parts of messages, closing and errors are not for here.
        self.reads_here = frame[0] in CONTROL
        super().data_received(frame)

    def take_later(self, event: Any) -> None:
        """For whoever receives, by and by."""
        self.queue.put_nowait(event)
        self.rest_if_many()

    def rest_if_many(self) -> None:
        """A client that sends much more than is answered is not read for a while."""
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # What goes out

    def send_frames(self, frames: bytes) -> None:
        """Send it now; a listener that does not keep up, and has not for a moment, is cut off."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        if self.stall.timer is not None and transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()
        else:
            transport.write(frames)

    def hang_up(self, code: int) -> None:
        """End the conversation from this side."""
        task = self.loop.create_task(self.send({"type": "websocket.close", "code": code}))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def send_receive_event_to_app(self) -> None:
        """A message of the client. Reading pauses only if many wait; the rest is as in the class above."""
        paused, self.read_paused = self.read_paused, True  # so that the class above does not pause
        super().send_receive_event_to_app()
        self.read_paused = paused
        self.rest_if_many()
