"""How much a hall carries: `python -m bench.hall`. One node on loopback, every move on disk before it is told.

Tables of four people play as fast as they can: whoever is asked answers at once. Measured are moves a second, moves a
second of the server's own processor time, the time from a move to the other three screens, what a thousand spectators
cost, and the first look at a long game. The load comes from this process, the server is another one.

When a game is over (some 180 moves) its people sit down at a new table, which costs the server as much as twenty moves.
`--ready 200` measures once more with as many tables that already sit and wait, so that what is counted is moves.

`--peer FOLDER` has boardgame.io play beside it, size by size in the same run: the folder holds boardgame_io_server.js
and its node_modules. The ratios are what compares, since the machine's speed changes from minute to minute. The
peer's matches never end, so none is made meanwhile: what compares is the line with tables that were ready.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from bench.socket_client import Socket, connect

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
NOW = (b'{"type":"now"', b'{"type":"changed"')

Figures = dict[str, float]


class Choice(msgspec.Struct):
    name: str


class Now(msgspec.Struct):
    """What a player needs to know of a `now`, or of a `changed`."""

    seq: int
    seat: int | None
    options: list[Choice]
    over: Any


READ = msgspec.json.Decoder(Now).decode


def move(now: Now, answer: str) -> bytes:
    said = {"type": "move", "seat": now.seat, "seq": now.seq, "answer": answer, "id": str(now.seq)}
    return msgspec.json.encode(said)


def hello(*keys: str, changes: bool = True) -> bytes:
    """As the browser's page says it: views come as changes."""
    return msgspec.json.encode({"type": "hello", "tokens": keys, "changes": changes})


class Server:
    """The process under test."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self.changes = True  # what its screens ask for
        self.http = httpx.Client(base_url=f"http://{HOST}:{port}", timeout=60.0, verify=False)

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * PAGE

    def make(self, seed: int, seats: int = 4) -> dict[str, Any]:
        body = {
            "game": "dragonquest",
            "seats": [{"kind": "human"}] * seats,
            "settings": {"dice": "seeded"},
            "seed": str(seed),
            "start": True,
        }
        made: dict[str, Any] = self.http.post("/api/tables", json=body).raise_for_status().json()
        return made


@contextlib.contextmanager
def serving(database: str) -> Iterator[Server]:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    options = ["--port", str(port), "--database", database, "--rate", "0", "--bots", "0"]
    command = [sys.executable, "-m", "questhall.cli", "serve", *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    server = Server(process, port)
    try:
        while process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                server.http.get("/api/health").raise_for_status()
                break
            time.sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait()


class Tally:
    """What is measured over all tables."""

    def __init__(self) -> None:
        self.going = True
        self.clear()

    def clear(self) -> None:
        self.moves = 0
        self.waits: list[float] = []


class Table:
    """Four people who answer at once; `over` is told when their game is."""

    def __init__(self, server: Server, tally: Tally, seed: int, over: Callable[[], None]) -> None:
        self.server = server
        self.tally = tally
        self.seed = seed
        self.over = over
        self.chance = random.Random(seed)
        self.seats: list[Socket] = []
        self.sent: dict[int, tuple[int, float]] = {}  # by the entry a move replied to: who sent it, and when
        self.asked: Now | None = None
        self.begun = False

    async def sit(self) -> None:
        made = await asyncio.to_thread(self.server.make, self.seed)
        path = f"/api/tables/{made['table']['id']}/live"
        for key in made["seats"]:
            greeting = hello(key["key"], changes=self.server.changes)
            self.seats.append(await connect(HOST, self.server.port, path, self.hear, greeting))
        while self.asked is None:
            await asyncio.sleep(0.001)

    def begin(self) -> None:
        assert self.asked is not None
        self.begun = True
        self.answer(self.asked)

    def hear(self, data: bytes) -> None:
        if not data.startswith(NOW) or not self.tally.going:
            return
        now = READ(data)
        self.note(now)
        if now.options and self.begun:
            self.answer(now)
        elif now.options:
            self.asked = now  # the first question; it is answered when all sit
        elif now.over is not None and now.seat == 0:
            self.leave()
            self.over()

    def answer(self, now: Now) -> None:
        assert now.seat is not None
        self.sent[now.seq] = (now.seat, time.perf_counter())
        self.tally.moves += 1
        self.seats[now.seat].say(move(now, self.chance.choice(now.options).name))

    def note(self, now: Now) -> None:
        """How long the move that led here took to this screen, unless it is the mover's own."""
        earlier = [seq for seq in self.sent if seq < now.seq]
        if not earlier:
            return
        mover, began = self.sent[max(earlier)]
        if mover != now.seat:
            self.tally.waits.append(time.perf_counter() - began)
        for seq in sorted(self.sent)[:-4]:
            del self.sent[seq]

    def leave(self) -> None:
        for each in self.seats:
            each.transport.close()
        self.seats = []


class Evening:
    """So many tables play at a time; whose game is over sits down at a table that is ready, or has a new one made."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tally = Tally()
        self.ready: deque[Table] = deque()
        self.all: list[Table] = []

    async def sit(self) -> Table:
        table = Table(self.server, self.tally, len(self.all), self.next)
        self.all.append(table)
        await table.sit()
        return table

    def next(self) -> None:
        if self.ready:
            self.ready.popleft().begin()
        else:
            self.late = asyncio.get_running_loop().create_task(self.begin_new())

    async def begin_new(self) -> None:
        (await self.sit()).begin()

    def end(self) -> None:
        self.tally.going = False
        for table in self.all:
            table.leave()


async def play(server: Server, tables: int, seconds: float, ready: int = 0) -> Figures:
    evening = Evening(server)
    tally = evening.tally
    for _ in range(tables + ready):
        evening.ready.append(await evening.sit())
    for _ in range(tables):
        evening.next()
    await asyncio.sleep(min(1.0, seconds / 4))
    tally.clear()
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - began, server.cpu() - cpu
    evening.end()
    return {
        "moves/s": tally.moves / taken,
        "moves/CPU s": tally.moves / used,
        "server CPU %": 100 * used / taken,
        **spread(tally.waits),
    }


async def watch(server: Server, count: int, seconds: float) -> Figures:
    """Spectators who only watch: what each costs, and how fast a move reaches all of them."""
    made = await asyncio.to_thread(server.make, 4242, 1)
    path = f"/api/tables/{made['table']['id']}/live"
    before = server.memory()
    crowd = Crowd(count)
    watchers = [await connect(HOST, server.port, path, crowd.hear, hello()) for _ in range(count)]
    await asyncio.sleep(1.0)
    each = (server.memory() - before) / count / 1024
    watchers.append(await connect(HOST, server.port, path, crowd.hear_seat, hello(made["seats"][0]["key"])))
    await asyncio.sleep(0.3)
    cpu, moves, end = server.cpu(), 0, time.perf_counter() + seconds
    chance = random.Random(1)
    while time.perf_counter() < end and crowd.latest is not None and crowd.latest.options:
        moves += 1
        await crowd.wait_for(watchers[-1], move(crowd.latest, chance.choice(crowd.latest.options).name))
    used = server.cpu() - cpu
    for watcher in watchers:
        watcher.transport.close()
    return {"kB each": each, "moves": moves, "CPU us a delivery": 1e6 * used / (moves * count), **spread(crowd.waits)}


class Crowd:
    """A thousand screens and one player."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.began = 0.0
        self.arrived = 0
        self.waits: list[float] = []
        self.latest: Now | None = None

    def hear(self, data: bytes) -> None:
        if self.began and data.startswith(NOW):
            self.arrived += 1
            self.waits.append(time.perf_counter() - self.began)

    def hear_seat(self, data: bytes) -> None:
        if data.startswith(NOW):
            self.latest = READ(data)

    async def wait_for(self, player: Socket, message: bytes) -> None:
        self.arrived, self.began = 0, time.perf_counter()
        player.say(message)
        deadline = self.began + 5
        while self.arrived < self.count and time.perf_counter() < deadline:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.05)


def long_game(server: Server, entries: int) -> str:
    """A table with at least that many entries: one person goes back and forth, since undo is an entry too."""
    made = server.make(77, 1)
    table = f"/api/tables/{made['table']['id']}"
    headers = {"authorization": f"Bearer {made['seats'][0]['key']}"}
    seq = 0
    for n in range(entries):
        now = server.http.get(f"{table}/now", headers=headers).json()
        body = {"seq": now["seq"], "answer": now["options"][-1]["name"], "id": f"a{n}"}
        server.http.post(f"{table}/moves", json=body, headers=headers).raise_for_status()
        undo = {"what": "undo", "id": f"u{n}"}
        seq = server.http.post(f"{table}/undo", json=undo, headers=headers).raise_for_status().json()["seq"]
        if seq >= entries:
            break
    return table


def peer(folder: str, matches: int, seconds: float) -> Figures:
    """boardgame.io with as many matches of four, in memory."""
    command = ["node", "boardgame_io_server.js", str(seconds), str(matches)]
    said = json.loads(subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout)
    return {
        "moves/s": said["moves_per_s"],
        "moves/CPU s": said["moves_per_server_cpu_s"],
        "server CPU %": 100 * said["server_cpu_share"],
        "p50 ms": said["median_ms"],
    }


def compare(server: Server, folder: str, tables: int, seconds: float, ready: int) -> None:
    """The hall, and the peer before and after it: a machine that grows slower or faster meanwhile shows."""
    before = peer(folder, tables, seconds)
    line(f"boardgame.io, {tables} tables", before)
    own = [measured(server, tables, seconds, some) for some in dict.fromkeys((0, ready))]
    after = peer(folder, tables, seconds)
    line(f"boardgame.io, {tables} tables", after)
    for figures in own:
        ratios = {key: 2 * figures[key] / (before[key] + after[key]) for key in ("moves/CPU s", "p50 ms")}
        line("  hall / boardgame.io", ratios)


def measured(server: Server, tables: int, seconds: float, ready: int) -> Figures:
    figures = asyncio.run(play(server, tables, seconds, ready))
    line(f"{tables} tables of four" + (f", {ready} ready" if ready else ""), figures)
    return figures


def spread(waits: list[float]) -> Figures:
    return {"p50 ms": 1000 * median(waits), "p99 ms": 1000 * quantiles(waits, n=100)[98]}


def line(name: str, figures: Figures) -> None:
    print(f"{name:28}", "  ".join(f"{key} {value:,.2f}" for key, value in figures.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each measurement")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50])
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--database", default="", help="another store than a fresh SQLite file")
    parser.add_argument("--ready", type=int, default=0, help="once more with so many tables made before it begins")
    parser.add_argument("--whole", action="store_true", help="screens that are sent whole views, as programs are")
    parser.add_argument("--peer", default="", metavar="FOLDER", help="boardgame.io's server, to run beside the hall")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        database = args.database or f"sqlite:///{folder}/hall.db"
        with serving(database) as server:
            print("form:", server.http.get("/api/health").json()["form"])
            server.changes = not args.whole
            for count in args.tables:
                if args.peer:
                    compare(server, args.peer, count, args.seconds, args.ready)
                else:
                    for ready in dict.fromkeys((0, args.ready)):
                        measured(server, count, args.seconds, ready)
            if not args.watchers:
                return
            line(f"{args.watchers} spectators", asyncio.run(watch(server, args.watchers, args.seconds)))
            table = long_game(server, 1000)
        with serving(database) as server:
            began = time.perf_counter()
            server.http.get(f"{table}/now").raise_for_status()
            line("first look, 1,000 entries", {"ms": 1000 * (time.perf_counter() - began)})


if __name__ == "__main__":
    main()
