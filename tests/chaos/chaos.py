"""Two nodes, one database, and everything that can go wrong with them, in an order drawn by lot.

`python -m tests.chaos.chaos 1000 7` draws a thousand faults from seed 7 and prints what was reached.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import httpx
from tests.chaos.players import GAMES, Player
from tests.chaos.wire import Wire
from tests.hall.postgres import running_postgres
from tests.machine import patience
from tests.web.processes import ROOT, Process

from questhall.games import open_game
from questhall.hall.inspect import check
from questhall.hall.record_rows import rebuild, rows_of
from questhall.hall.store import open_store

FAULTS = ("kill", "pause", "cut", "slow", "clock")
SOCKET = ".s.PGSQL.5432"
HEALED_WITHIN = 60.0


class Node(Process):
    """A server whose database, clock and life can be taken."""

    def __init__(self, pattern: str, folder: Path, name: str) -> None:
        parts = urlsplit(pattern.format("hall"))
        there = Path(parse_qs(parts.query)["host"][0])
        (folder / name).mkdir()
        self.wire = Wire(folder / name / SOCKET, there / SOCKET)
        self.clock = folder / name / "clock"
        super().__init__(f"postgresql://postgres@/hall?host={folder / name}")
        self.log = (folder / name / "log").open("ab")

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "CHAOS_CLOCK": str(self.clock)}
        command = [sys.executable, "-m", "tests.chaos.node", "serve", *self.arguments]
        self.running = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=self.log, start_new_session=True
        )

    def signal(self, which: signal.Signals) -> None:
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, which)

    def close(self) -> None:
        self.signal(signal.SIGCONT)
        self.kill()
        self.wire.close()
        self.log.close()


class Bots(threading.Thread):
    """Tables of bots alone, and the longest time each of them stood still."""

    def __init__(self, url: str, nodes: list[Node]) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.nodes = nodes
        self.stopped = False
        self.kill_at = 0.0
        self.returns: list[float] = []  # seconds from a kill to the next move of a bot at the slowest table

    def run(self) -> None:
        asyncio.run(self.watch())

    async def watch(self) -> None:
        connection = await asyncpg.connect(self.url)
        ids: list[str] = []
        waiting: dict[str, int] = {}
        while not self.stopped:
            found = await connection.fetch("SELECT id, last_seq, status FROM tables WHERE id = ANY($1)", ids)
            last = {row[0]: row[1] for row in found if row[2] == "playing"}
            ids = [id for id in ids if id in last]
            if len(ids) < 2:
                ids += await asyncio.to_thread(self.make)
            if self.kill_at and not waiting:
                waiting = dict(last)
            waiting = {id: seq for id, seq in waiting.items() if last.get(id) == seq}
            if self.kill_at and not waiting:
                self.returns.append(time.monotonic() - self.kill_at)
                self.kill_at = 0.0
            await asyncio.sleep(0.05)
        await connection.close()

    def make(self) -> list[str]:
        body = {"game": "dragonquest", "seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}
        with contextlib.suppress(httpx.HTTPError, KeyError, ValueError):
            for node in self.nodes:
                made = httpx.post(
                    f"{node.url}/api/tables", json={**body, "settings": {"pause": 300}}, timeout=patience(3)
                )
                return [made.json()["table"]["id"]]
        return []


class Chaos:
    def __init__(self, url: str, nodes: list[Node], seed: int) -> None:
        self.url = url
        self.nodes = nodes
        self.chance = random.Random(seed)
        self.players = [Player([node.url for node in nodes], n, seed) for n in range(len(GAMES))]
        self.bots = Bots(url, nodes)
        self.faults: Counter[str] = Counter()

    def run(self, count: int) -> dict[str, Any]:
        for thread in (*self.players, self.bots):
            thread.start()
        self.settle(5)
        for _ in range(count):
            self.fault()
            time.sleep(self.chance.uniform(0.1, 1.0))
        self.heal()
        self.need_all_move()
        for thread in (*self.players, self.bots):
            thread.stopped = True
        for thread in (*self.players, self.bots):
            thread.join(patience(30))
        return self.found(asyncio.run(self.look_at_all()))

    # Faults

    def fault(self) -> None:
        kind, node = self.chance.choice(FAULTS), self.chance.choice(self.nodes)
        self.faults[kind] += 1
        getattr(self, kind)(node)

    def kill(self, node: Node) -> None:
        others_live = all(other.running is not None and other.running.poll() is None for other in self.nodes)
        node.kill()
        self.bots.kill_at = time.monotonic() if others_live else 0.0
        time.sleep(self.chance.uniform(0.0, 2.0))
        node.start()
        if self.chance.random() < 0.7:  # otherwise the next fault comes while it starts
            node.wait()

    def pause(self, node: Node) -> None:
        node.signal(signal.SIGSTOP)
        time.sleep(self.chance.uniform(0.2, 5.0))
        node.signal(signal.SIGCONT)

    def cut(self, node: Node) -> None:
        node.wire.cut()
        time.sleep(self.chance.uniform(0.1, 2.5))
        node.wire.mend()

    def slow(self, node: Node) -> None:
        node.wire.delay = self.chance.uniform(0.02, 0.4)
        time.sleep(self.chance.uniform(0.5, 2.5))
        node.wire.mend()

    def clock(self, node: Node) -> None:
        node.clock.write_text(str(self.chance.choice((-86_400, -3600, -5, 0, 5, 3600, 86_400))))

    def heal(self) -> None:
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            node.wire.mend()
            node.clock.unlink(missing_ok=True)
            if node.running is None or node.running.poll() is not None:
                node.start()
        for node in self.nodes:
            node.wait()

    # Checking

    def settle(self, moves: int) -> None:
        """Wait until everybody has got somewhere."""
        end = time.monotonic() + patience(HEALED_WITHIN)
        while any(self.done(player) < moves for player in self.players):
            assert time.monotonic() < end, [(player.game, self.done(player)) for player in self.players]
            time.sleep(0.1)

    def done(self, player: Player) -> int:
        return sum(len(each) for each in list(player.acknowledged.values()))

    def need_all_move(self) -> None:
        before = [self.done(player) for player in self.players]
        end = time.monotonic() + patience(HEALED_WITHIN)
        while any(self.done(player) < was + 3 for player, was in zip(self.players, before, strict=True)):
            assert time.monotonic() < end, "a table stands still"
            time.sleep(0.1)

    async def look_at_all(self) -> dict[str, int]:
        """Nothing acknowledged is lost, nothing is there twice, every record replays and verifies."""
        store = await open_store(self.url)
        connection = await asyncpg.connect(self.url)
        counts = Counter[str]()
        for table_id in await store.newest_tables(100_000):
            rows = await connection.fetch("SELECT seq, client_id FROM lines WHERE table_id = $1 ORDER BY seq", table_id)
            assert [row[0] for row in rows] == list(range(len(rows))), table_id
            kept = {row[1]: row[0] for row in rows if row[1] is not None}
            for player in self.players:
                for id, seq in player.acknowledged.get(table_id, {}).items():
                    assert kept.get(id) == seq, f"{id} at {table_id} was acknowledged as {seq} and is {kept.get(id)}"
                    counts["acknowledged"] += 1
            whole = await store.whole(table_id)
            assert whole is not None
            if whole.lines:
                counts["records"] += 1
                match = rebuild(open_game(whole.table.game), whole.table, whole.lines)
                if match.record.ended:
                    counts["verified"] += 1
                    assert check(rows_of(match)).report.ok, table_id
        await connection.close()
        await store.close()
        return dict(counts)

    def found(self, counts: dict[str, int]) -> dict[str, Any]:
        wrong = [each for player in self.players for each in player.wrong]
        assert wrong == [], wrong
        returns = sorted(self.bots.returns)
        return {
            "faults": dict(self.faults),
            **counts,
            "longest_pause": round(max(player.longest for player in self.players), 1),
            "bots_back": [round(each, 1) for each in (returns[len(returns) // 2], returns[-1])] if returns else [],
        }


@contextlib.contextmanager
def chaos(seed: int) -> Iterator[Chaos]:
    """Two nodes that run."""
    with running_postgres() as pattern, tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        asyncio.run(make_database(pattern))
        nodes = [Node(pattern, Path(folder), name) for name in ("one", "two")]
        try:
            for node in nodes:
                node.start()
            for node in nodes:
                node.wait()
            yield Chaos(pattern.format("hall"), nodes, seed)
        finally:
            for node in nodes:
                node.close()


async def make_database(pattern: str) -> None:
    connection = await asyncpg.connect(pattern.format("postgres"))
    await connection.execute("CREATE DATABASE hall")
    await connection.close()


if __name__ == "__main__":
    with chaos(int(sys.argv[2])) as made:
        print(json.dumps(made.run(int(sys.argv[1]))))
