"""People who play on whatever happens: they ask any node, and say a thing again until they know what became of it."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import httpx
from tests.machine import patience

FINAL = ("stale", "not-asked", "over", "refused", "bot-plays", "no-undo", "too-early", "rules-failed")
BREATH = 0.03  # seconds; people need longer, and the machine is wanted for what goes wrong
GAMES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("dragonquest", "fair", ("human", "human", "bot")),
    ("heroquest", "hand", ("human", "human", "human")),
    ("betrayals", "fair", ("human", "human", "human")),
)


class Player(threading.Thread):
    """All the people of one table, one table after the other."""

    def __init__(self, urls: list[str], number: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.game, self.dice, self.kinds = GAMES[number % len(GAMES)]
        self.chance = random.Random(f"{seed}:{number}")
        self.http = httpx.Client(timeout=patience(3), verify=False)
        self.acknowledged: dict[str, dict[str, int]] = {}  # by table: client id and the entry it became
        self.table = ""
        self.keys: list[str] = []
        self.number = 0
        self.moved = time.monotonic()
        self.longest = 0.0  # seconds without an acknowledged move
        self.stopped = False
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.stopped:
            try:
                if not self.table:
                    self.begin()
                else:
                    self.step()
                    time.sleep(BREATH)
            except (httpx.HTTPError, KeyError, ValueError):  # a node that is not there, or answers with a problem
                time.sleep(0.1)

    def ask(self, method: str, path: str, key: str = "", **body: Any) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        url = self.chance.choice(self.urls) + path
        return self.http.request(method, url, json=body or None, headers=headers)

    def begin(self) -> None:
        seats = [{"kind": kind} for kind in self.kinds]
        settings = {"dice": self.dice, "pause": 50, "undo": "free"}
        made = self.ask("POST", "/api/tables", game=self.game, seats=seats, start=True, settings=settings)
        if made.status_code == 201:
            said = made.json()
            self.table, self.keys = said["table"]["id"], [seat["key"] for seat in said["seats"]]
            self.acknowledged[self.table] = {}

    def step(self) -> None:
        where = f"/api/tables/{self.table}"
        info = self.ask("GET", where).json()
        if info["phase"] == "over":
            self.table = ""
            return
        seats = [seat for seat in info["asked"] if seat < len(self.keys)]
        seat = self.chance.choice(seats) if seats else 0
        now = self.ask("GET", f"{where}/now", self.keys[seat]).json()
        self.number += 1
        id = f"c{self.number}"
        if now["hand"] is not None:
            self.deliver(seat, f"{where}/throws", {"seq": now["seq"], "words": None, "id": id})
        elif not now["options"]:
            time.sleep(0.05)
        elif self.chance.random() < 0.08:
            self.deliver(seat, f"{where}/undo", {"what": "undo", "id": id})
        else:
            answer = self.chance.choice(now["options"])["name"]
            self.deliver(seat, f"{where}/moves", {"seq": now["seq"], "answer": answer, "id": id})

    def deliver(self, seat: int, path: str, body: dict[str, Any]) -> None:
        """Say it until it is acknowledged or refused for good."""
        while not self.stopped:
            try:
                answer = self.ask("POST", path, self.keys[seat], **body)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200 and answer.json()["type"] == "moved":
                self.acknowledge(f"{seat}:{body['id']}", answer.json()["seq"])
                return
            code = answer.json().get("code", "asked")
            if code in ("internal", "rules-failed"):
                self.wrong.append(f"{path} {body}: {answer.text}")
            if code in FINAL or code == "asked":
                return
            time.sleep(0.05)

    def acknowledge(self, id: str, seq: int) -> None:
        before = self.acknowledged[self.table].setdefault(id, seq)
        if before != seq:
            self.wrong.append(f"{id} at {self.table} was told {before} and {seq}")
        now = time.monotonic()
        self.longest, self.moved = max(self.longest, now - self.moved), now
