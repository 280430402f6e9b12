"""What a move costs the server from a frame to four frames: `python -m bench.wire`. Steadier than `bench.hall`.

The whole server in one process, with sockets that lead nowhere: what the kernel does for the wire is left out, all else
is in, the store too. Tables of four, each with one move under way. Measured in processor time of all threads, the best
of many slices.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from statistics import median
from typing import Any

import msgspec
from bench.move import SEATS, asked
from uvicorn.server import ServerState

from questhall import _form
from questhall.hall.hall import Config
from questhall.hall.messages import Settings
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.web.app import Options, Web
from questhall.web.command import uvicorn_config
from questhall.web.frames import Frames
from questhall.web.garbage import Garbage

UPGRADE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PLACES = {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}


class Nowhere(asyncio.Transport):
    """Takes all that is sent, and says that something was."""

    def __init__(self) -> None:
        super().__init__(PLACES)
        self.heard = asyncio.Event()

    def write(self, data: Any) -> None:
        self.heard.set()

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def masked(message: object) -> bytes:
    """A text frame of a client, with a mask of zeros."""
    data = msgspec.json.encode(message)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


class Server:
    """The application and what uvicorn keeps for it."""

    def __init__(self, web: Web) -> None:
        assert web.service is not None
        self.service: Service = web.service
        self.config = uvicorn_config(web)
        self.config.load()
        self.state = ServerState()

    async def connect(self, table_id: str, key: str) -> Frames:
        frames = Frames(self.config, self.state, {}, asyncio.get_running_loop())
        wire = Nowhere()
        frames.connection_made(wire)
        frames.data_received(UPGRADE.format(table_id).encode())
        await wire.heard.wait()
        frames.data_received(masked({"type": "hello", "tokens": [key], "changes": True}))
        while frames.hear is None:
            await asyncio.sleep(0)
        return frames


class Table:
    """Four people; when their game is over they sit down at another table."""

    room: Room

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.sockets: list[Frames] = []

    async def sit(self) -> None:
        for frames in self.sockets:
            frames.connection_lost(None)
        seats = [NewSeat("human") for _ in range(SEATS)]
        wish = NewTable("dragonquest", seats, {}, Settings(dice="seeded"), True, str(self.seed))
        self.chance = random.Random(self.seed)
        self.seed += 1000
        made = await self.server.service.lobby.make(wish)
        self.room = made.room
        self.sockets = [await self.server.connect(self.room.id, key.token) for key in made.seats]
        await asyncio.sleep(0)

    @property
    def is_over(self) -> bool:
        return self.room.match is None or self.room.match.is_over

    def speak(self) -> asyncio.Event:
        """Send a move; what is set when it is answered."""
        assert self.room.match is not None
        seat, name = asked(self.room.match, self.chance)
        seq, frames = self.room.known, self.sockets[seat]
        heard: asyncio.Event = frames.transport.heard  # type: ignore[attr-defined]
        heard.clear()
        frames.data_received(masked({"type": "move", "seat": seat, "seq": seq, "answer": name, "id": str(seq)}))
        return heard


async def measure(tables: int, moves: int, slices: int, database: str) -> None:
    web = Web(Options(database=database, hall=Config(bot_workers=0), rate=0.0))
    await web.open()
    garbage = Garbage()
    garbage.begin()
    people = [Table(Server(web), seed) for seed in range(tables)]
    for table in people:
        await table.sit()
    found = [await one_slice(people, moves) for _ in range(slices + 1)][1:]
    began = time.process_time()
    for table in people:
        await table.sit()
    sitting = (time.process_time() - began) / tables
    name = f"{tables} tables, a move from frame to frames"
    print(f"{name:44} best {1e6 * min(found):7.1f} us   median {1e6 * median(found):7.1f} us", flush=True)
    print(f"{'a new table and its four sockets':44}      {1e6 * sitting:7.1f} us", flush=True)
    garbage.end()
    await web.close()


async def one_slice(people: list[Table], moves: int) -> float:
    """Processor seconds of a move, without the making of tables."""
    used, done = 0.0, 0
    while done < moves:
        for table in people:
            if table.is_over:
                await table.sit()
        began = time.process_time()
        for heard in [table.speak() for table in people]:
            await heard.wait()
        used += time.process_time() - began
        done += len(people)
    return used / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=15)
    parser.add_argument("--moves", type=int, default=500, help="in a slice")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50])
    args = parser.parse_args()
    print("form:", _form.form())
    for tables in args.tables:
        with tempfile.TemporaryDirectory(dir=".") as folder:
            asyncio.run(measure(tables, args.moves, args.slices, f"sqlite:///{folder}/hall.db"))


if __name__ == "__main__":
    main()
