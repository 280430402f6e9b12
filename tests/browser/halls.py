"""A hall as people run it: the command in a process of its own, a port of its own, a database file of its own."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from tests.machine import free_port, patience, trying

SET_PARENT_DEATH_SIGNAL = 1  # prctl
QUICK_BOTS = Path(__file__).with_name("quick_bots.py")


class Hall:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database: Path, port: int = 0, environment: dict[str, str] | None = None) -> None:
        self.database = database
        self.environment = environment
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx.Client(base_url=self.url, verify=False)  # one for all: each would read certificates anew

    def start(self) -> Hall:
        command = [sys.executable, "-P", str(QUICK_BOTS), "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}", "--bots", "0", "--rate", "0"]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.DEVNULL, preexec_fn=end_with_parent
        )
        for _ in trying(30, "the server does not answer"):
            assert self.process.poll() is None, "the server did not start"
            if self.answers():
                break
        return self

    def answers(self) -> bool:
        try:
            return self.http.get("/api/health", timeout=patience(2)).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As if the power had failed."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, how)
            self.process.wait(patience(30))

    # What the tests ask it besides the browser

    def get(self, path: str, key: str | None = None, **query: Any) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.get(path, params=query, headers=headers, timeout=patience(30))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table with seats of these kinds (`bot:sane` names the bot), without pauses, started at once by default."""
        settings = {"pause": 0, "dice": "seeded", "undo": "free", **more.pop("settings", {})}
        names = more.pop("names", ["Ana", "Bo", "Cy", "Di"])
        seats = [seat(kind, name) for kind, name in zip(kinds, names, strict=False)]
        body = {"game": "dragonquest", "seats": seats, "start": True, "settings": settings, "seed": "7", **more}
        answer = self.http.post("/api/tables", json=body, timeout=patience(30))
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def move(self, table: str, key: str, seq: int, answer: str) -> None:
        """An answer that comes from elsewhere."""
        said = {"answer": answer, "seq": seq, "id": f"{key[:8]}-{seq}"}
        headers = {"Authorization": f"Bearer {key}"}
        done = self.http.post(f"/api/tables/{table}/moves", json=said, headers=headers, timeout=patience(30))
        assert done.status_code == 200, done.text

    def play_on(self, made: dict[str, Any], moves: int) -> int:
        """So many answers as bots would give them, for whoever is asked; returns the seat that is asked then."""
        table, keys = made["table"]["id"], {each["seat"]: each["key"] for each in made["seats"]}
        for left in range(moves, -1, -1):
            now = self.get(f"/api/tables/{table}/now", next(iter(keys.values())))
            seat: int = next(each for each in now["asked"] if each in keys)
            if left:
                headers = {"Authorization": f"Bearer {keys[seat]}"}
                for _ in trying(60, "no bot has an idea"):  # one that thinks too long is given up, and asked again
                    asked = self.http.post(f"/api/tables/{table}/suggest", headers=headers, timeout=patience(30))
                    if asked.status_code == 200:
                        break
                advice = asked.json()
                self.move(table, keys[seat], advice["seq"], advice["answer"])
        return seat

    def finished(self, *kinds: str, **more: Any) -> str:
        """The id of a table at which bots have played a game out."""
        table: str = self.make(*kinds, **more)["table"]["id"]
        self.await_end(table)
        return table

    def await_end(self, table: str) -> None:
        for _ in trying(30, "the bots do not come to an end"):
            if self.get(f"/api/tables/{table}")["phase"] == "over":
                break

    def seat_link(self, made: dict[str, Any], seat: int) -> str:
        """The address that seats whoever opens it."""
        key = next(each["key"] for each in made["seats"] if each["seat"] == seat)
        return f"{self.url}/t/{made['table']['id']}#seat={seat}&key={key}"


def seat(kind: str, name: str) -> dict[str, Any]:
    kind, _, bot = kind.partition(":")
    return {"kind": kind, "name": name, **({"bot": bot} if bot else {})}


def end_with_parent() -> None:
    """Where the system can (Linux), a server whose tests were killed does not live on."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
