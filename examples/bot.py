"""A bot for any game of the hall, over HTTP: it sits down in an open seat and answers whatever it is asked.

python examples/bot.py http://127.0.0.1:8765 <table id> <seat>
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import httpx


def choose(now: dict[str, Any]) -> str:
    """The name of the answer. `now["view"]` is all that the seat may see; here any option will do."""
    return str(random.choice(now["options"])["name"])


def play(hall: str, table: str, seat: int, name: str = "Rusty") -> dict[str, Any]:
    """Play one game to its end; returns the result."""
    with httpx.Client(base_url=f"{hall}/api/tables/{table}", timeout=60) as http:
        key = http.post(f"/seats/{seat}", json={"name": name}).raise_for_status().json()["key"]
        http.headers["Authorization"] = f"Bearer {key}"
        with http.stream("GET", "/stream") as stream:
            for line in stream.iter_lines():
                now = json.loads(line) if line else {}
                if now.get("type") == "now" and now["over"]:
                    return dict(now["over"])
                if now.get("type") == "now" and now["options"]:
                    http.post("/moves", json={"seq": now["seq"], "answer": choose(now), "id": f"move-{now['seq']}"})
    raise ConnectionError("the hall has closed")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
