"""How much a hall carries: `python -m bench.hall`. One node on loopback, every move on disk before it is told.

Tables of four people play as fast as they can: whoever is asked answers at once. Measured are moves a second, moves a
second of the server's own processor time, the time from a move to the other three screens, and memory. The load comes
from this process, the server is another one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from bench.socket_client import Socket, connect

HOST = "127.0.0.1"
PROGRAM = """
import argparse, sys
from questhall.web.command import add_parser
parser = argparse.ArgumentParser()
add_parser(parser.add_subparsers())
args = parser.parse_args(["serve", *sys.argv[1:]])
sys.exit(args.run(args))
"""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Choice(msgspec.Struct):
    name: str


class Said(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    seq: int = -1
    seat: int | None = None
    options: list[Choice] = []
    over: Any = None


READ = msgspec.json.Decoder(Said).decode


class Server:
    """The process under test."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port
        self.http = httpx.Client(base_url=f"http://{HOST}:{port}", timeout=60.0, verify=False)

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * PAGE

    def make(self, seed: int) -> dict[str, Any]:
        body = {
            "game": "dragonquest",
            "seats": [{"kind": "human"}] * 4,
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
    command = [sys.executable, "-c", PROGRAM, "--port", str(port), "--database", database, "--rate", "0", "--bots", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    server = Server(process, port)
    try:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                server.http.get("/api/health").raise_for_status()
                break
            time.sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait()


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.waits: list[float] = []
        self.going = True


class Table:
    """Four people who answer at once; when their game is over they sit down at another table."""

    def __init__(self, server: Server, tally: Tally, seed: int) -> None:
        self.server = server
        self.tally = tally
        self.seed = seed
        self.chance = random.Random(seed)
        self.seats: list[Socket] = []
        self.sent: dict[int, float] = {}  # the entry a move replied to: when it was sent
        self.due = 0.0

    async def sit(self) -> None:
        made = await asyncio.to_thread(self.server.make, self.seed)
        path = f"/api/tables/{made['table']['id']}/live"
        self.asked_at = -1
        self.seats = []
        for key in made["seats"]:
            hello = msgspec.json.encode({"type": "hello", "tokens": [key["key"]]})
            n = key["seat"]
            self.seats.append(await connect(HOST, self.server.port, path, lambda data, n=n: self.hear(n, data), hello))
        self.ready = True

    def hear(self, seat: int, data: bytes) -> None:
        if not data.startswith(b'{"type":"now"'):
            return
        now = READ(data)
        if self.mover not in (None, seat) and self.began:
            self.tally.waits.append(time.perf_counter() - self.began)
        if now.over is not None:
            if seat == 0 and self.tally.going:
                self.seed += 1000
                asyncio.get_running_loop().create_task(self.move_on())
            return
        if now.options and self.tally.going and now.seq > self.asked_at:
            self.asked_at = now.seq
            answer = self.chance.choice(now.options).name
            move = {"type": "move", "seat": seat, "seq": now.seq, "answer": answer, "id": str(now.seq)}
            # The others must all have heard of the last move before the next one is made.
            asyncio.get_running_loop().call_soon(self.move, seat, msgspec.json.encode(move))

    mover: int | None = None
    began: float = 0.0

    def move(self, seat: int, message: bytes) -> None:
        if seat < len(self.seats) and self.tally.going:
            self.mover, self.began = seat, time.perf_counter()
            self.tally.moves += 1
            self.seats[seat].say(message)

    async def move_on(self) -> None:
        await self.leave()
        await self.sit()

    async def leave(self) -> None:
        for each in self.seats:
            each.transport.close()
        self.seats = []


async def play(server: Server, tables: int, seconds: float) -> dict[str, float]:
    tally = Tally()
    sat = [Table(server, tally, seed) for seed in range(tables)]
    for table in sat:
        await table.sit()
    await asyncio.sleep(min(1.0, seconds / 4))
    tally.moves, tally.waits = 0, []
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    taken, used = time.perf_counter() - began, server.cpu() - cpu
    tally.going = False
    for table in sat:
        await table.leave()
    waits = sorted(tally.waits)
    cuts = quantiles(waits, n=100)
    return {
        "moves/s": tally.moves / taken,
        "moves/CPU s": tally.moves / used,
        "server CPU %": 100 * used / taken,
        "p50 ms": 1000 * median(waits),
        "p99 ms": 1000 * cuts[98],
    }


async def idle(server: Server, count: int, seconds: float) -> dict[str, float]:
    """Spectators who only watch: what each costs, and how fast a move reaches all of them."""
    made = await asyncio.to_thread(server.make, 4242)
    path = f"/api/tables/{made['table']['id']}/live"
    arrivals: list[float] = []
    began = [0.0]

    def watch(data: bytes) -> None:
        if data.startswith(b'{"type":"now"') and began[0]:
            arrivals.append(time.perf_counter() - began[0])

    before = server.memory()
    hello = b'{"type":"hello"}'
    watchers = [await connect(HOST, server.port, path, watch, hello) for _ in range(count)]
    await asyncio.sleep(1.0)
    after = server.memory()
    waits: list[float] = []
    seats: list[Socket] = []
    chance = random.Random(1)
    latest: dict[int, Said] = {}

    def seat_hears(n: int, data: bytes) -> None:
        if data.startswith(b'{"type":"now"'):
            latest[n] = READ(data)

    for key in made["seats"]:
        n = key["seat"]
        own = msgspec.json.encode({"type": "hello", "tokens": [key["key"]]})
        seats.append(await connect(HOST, server.port, path, lambda data, n=n: seat_hears(n, data), own))
    await asyncio.sleep(0.5)
    cpu, moves, end = server.cpu(), 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = [(n, now) for n, now in latest.items() if now.options]
        if not asked:
            break
        n, now = max(asked, key=lambda pair: pair[1].seq)
        answer = chance.choice(now.options).name
        arrivals.clear()
        began[0] = time.perf_counter()
        move = {"type": "move", "seat": n, "seq": now.seq, "answer": answer, "id": str(now.seq)}
        seats[n].say(msgspec.json.encode(move))
        deadline = time.perf_counter() + 5
        while len(arrivals) < count and time.perf_counter() < deadline:
            await asyncio.sleep(0.001)
        waits += arrivals
        moves += 1
        await asyncio.sleep(0.05)
    used = server.cpu() - cpu
    for each in (*watchers, *seats):
        each.transport.close()
    return {
        "watchers": float(count),
        "kB each": (after - before) / count / 1024,
        "p50 ms": 1000 * median(waits),
        "p99 ms": 1000 * quantiles(waits, n=100)[98],
        "CPU us a delivery": 1e6 * used / max(1, moves * count),
    }


def long_game(server: Server, entries: int) -> str:
    """A table with at least that many entries: two people go back and forth, since undo is an entry too."""
    made = server.make(77)
    table = made["table"]["id"]
    keys = [{"authorization": f"Bearer {key['key']}"} for key in made["seats"]]
    seq, n = 0, 0
    while seq < entries:
        seat = server.http.get(f"/api/tables/{table}").json()["asked"][0]
        now = server.http.get(f"/api/tables/{table}/now", headers=keys[seat]).json()
        n += 1
        body = {"seq": now["seq"], "answer": now["options"][-1]["name"], "id": f"a{n}"}
        server.http.post(f"/api/tables/{table}/moves", json=body, headers=keys[seat]).raise_for_status()
        undo = {"what": "undo", "id": f"u{n}"}
        seq = server.http.post(f"/api/tables/{table}/undo", json=undo, headers=keys[seat]).json().get("seq", seq)
    return str(table)


def line(name: str, figures: dict[str, float]) -> None:
    print(f"{name:28}", "  ".join(f"{key} {value:,.2f}" for key, value in figures.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each measurement")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50])
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--database", default="", help="another store than a fresh SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/hall.db"
        with serving(database) as server:
            print("form:", server.http.get("/api/health").json()["form"])
            for count in args.tables:
                line(f"{count} tables of four", asyncio.run(play(server, count, args.seconds)))
            if args.watchers:
                line("watching", asyncio.run(idle(server, args.watchers, args.seconds)))
            table = long_game(server, 1000)
        with serving(database) as server:
            began = time.perf_counter()
            server.http.get(f"/api/tables/{table}/now").raise_for_status()
            line("first look, 1000 entries", {"ms": 1000 * (time.perf_counter() - began)})


if __name__ == "__main__":
    main()
