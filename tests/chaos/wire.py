"""A wire between two sockets that can be cut and slowed down."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path


class Wire:
    """Listens at one Unix socket and passes everything on to another."""

    def __init__(self, here: Path, there: Path) -> None:
        self.here = here
        self.there = there
        self.delay = 0.0  # seconds for each piece
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        self.ready.wait(30)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_unix_server(self.connect, str(self.here)))
        self.here.chmod(0o777)
        self.ready.set()
        self.loop.run_forever()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            if not self.is_cut:
                on, back = await asyncio.open_unix_connection(str(self.there)), (reader, writer)
                self.writers |= {writer, on[1]}
                await asyncio.gather(self.pass_on(back[0], on[1]), self.pass_on(on[0], back[1]))
        writer.close()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        self.writers.discard(writer)
        writer.close()

    def cut(self) -> None:
        self.is_cut = True
        self.loop.call_soon_threadsafe(self.drop)

    def drop(self) -> None:
        for writer in list(self.writers):
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut, self.delay = False, 0.0

    def close(self) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.call_later, 0.2, self.loop.stop)
        self.thread.join(10)
