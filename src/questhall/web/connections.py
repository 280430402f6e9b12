"""Connections that are slow, many or stuck: nobody holds a place for nothing, and the store always has descriptors.

A request's headers must arrive in time, what is sent must be read in time, one address has so many connections and no
more, and some descriptors are never given to connections at all.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS: Final = 15.0  # for a whole request line and headers, from the end of the last answer
STALLED_SECONDS: Final = 30.0  # in which somebody who is sent something must read some of it
BACKLOG: Final = 100  # connections that are accepted in one go of the event loop, before anybody can refuse them
RESERVED: Final = 4 * BACKLOG + 64  # descriptors for those, and for the store, bots, files and calls to elsewhere
FEWEST: Final = 16  # connections that are taken however few descriptors there are


class Config(uvicorn.Config):
    """uvicorn's, and how many connections one address may have; 0: as many as it likes."""

    per_address: int = 0


class Gate:
    """Who is connected to this process."""

    def __init__(self) -> None:
        self.most = max(FEWEST, descriptors() - RESERVED)
        self.taken = 0
        self.addresses: Counter[str] = Counter()

    def come(self, address: str, per_address: int) -> bool:
        """Count somebody in; whether there is room for them. Whoever is counted in is to be counted out."""
        self.taken += 1
        self.addresses[address] += 1
        return self.taken <= self.most and (not per_address or self.addresses[address] <= per_address)

    def go(self, address: str) -> None:
        self.taken -= 1
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]


GATES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Gate]] = WeakKeyDictionary()  # one for each event loop


def gate_of(loop: asyncio.AbstractEventLoop) -> Gate:
    return GATES.get(loop) or GATES.setdefault(loop, Gate())


def descriptors() -> int:
    """How many files and connections this process may have open; as many as the system lets it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # only POSIX has it

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard == resource.RLIM_INFINITY or soft < hard:
            wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
            if soft < wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 512


class Stall:
    """Cuts off whoever does not read what they are sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(STALLED_SECONDS, transport.abort)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


class Http(H11Protocol):
    """uvicorn's protocol with a clock beside it."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate_of(self.loop)
        self.stall = Stall(self.loop)
        self.header_timer: asyncio.TimerHandle | None = None
        self.counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = True
        if self.gate.come(address_of(self.client), getattr(self.config, "per_address", 0)):
            self.watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def leave(self) -> None:
        """This is no connection of ours any more."""
        self.stall.end()
        self.stop_watching()
        if self.counted:
            self.counted = False
            self.gate.go(address_of(self.client))

    # Headers

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.counted:
            self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def watch(self) -> None:
        """The clock runs while a request is awaited, however many bytes of it dribble in."""
        waiting = self.cycle is None or self.cycle.response_complete
        if not waiting:
            self.stop_watching()
        elif self.header_timer is None and not self.transport.is_closing():
            self.header_timer = self.loop.call_later(HEADER_SECONDS, self.transport.abort)

    def stop_watching(self) -> None:
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    # What is sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.end()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.stall.begin(self.transport)  # closing waits until everything is read
