"""A fuzzer that knows the shapes: requests made from the handlers' own types, then spoilt in one or two places.

Among them are enough honest moves for the games to get somewhere. `python -m tests.web.fuzz 1000000 7` sends a million
messages from seed 7; what goes wrong is printed as a line for `fuzz_corpus.jsonl`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
from typing import Any, NamedTuple

from tests.web.asgi import Answer, Socket, opened, request
from tests.web.fuzz_shapes import WORDS, Shapes

from questhall.games import open_game, titles
from questhall.hall.hall import Config
from questhall.hall.record_rows import rows_of
from questhall.hall.room import Room
from questhall.web.app import Web
from questhall.web.messages import ClientMessage
from questhall.web.problems import CODES

NEVER = (500, 502)
QUIET = Config(bot_workers=0, bot_poll=0.2, sweep=3600.0, setup_seconds=30.0)


class Message(NamedTuple):
    """One thing to send. `socket`: over the table's socket; otherwise a request."""

    method: str
    path: str
    body: bytes
    key: str = ""
    query: bytes = b""
    media: str = "application/json"
    socket: bool = False

    def line(self) -> str:
        return json.dumps(
            {**self._asdict(), "body": self.body.decode("latin-1"), "query": self.query.decode("latin-1")}
        )


def read_line(line: str) -> Message:
    said = json.loads(line)
    return Message(**{**said, "body": said["body"].encode("latin-1"), "query": said["query"].encode("latin-1")})


class Fuzz:
    """Tables in all games and with all dice, and somebody who sends them everything."""

    def __init__(self, web: Web, seed: int) -> None:
        self.web = web
        self.chance = random.Random(seed)
        self.shapes = Shapes(self.chance)
        self.tables: list[dict[str, Any]] = []
        self.sockets: dict[str, Socket] = {}
        self.sent = 0
        self.statuses: dict[str, int] = {}

    async def make_tables(self) -> None:
        for game in titles():
            for dice in ("fair", "hand"):
                await self.make_table(game, dice)
        await self.make_table("dragonquest", "fair", start=False)

    async def make_table(self, game: str, dice: str, start: bool = True) -> None:
        seats = [{"kind": "human" if start else "open"} for _ in range(3)]
        body = {"game": game, "seats": seats, "start": start, "settings": {"dice": dice, "pause": 0, "undo": "free"}}
        made = (await request(self.web, "POST", "/api/tables", json.dumps(body).encode())).json()
        self.tables.append(
            {"id": made["table"]["id"], "host": made["host"], "seats": [s["key"] for s in made["seats"]]}
        )

    async def run(self, count: int) -> None:
        for _ in range(count):
            table = self.chance.choice(self.tables)
            if self.is_over(table):
                self.tables.remove(table)
                await self.make_table(self.chance.choice(list(titles())), self.chance.choice(("fair", "hand")))
                continue
            message = self.honest(table) if self.chance.random() < 0.3 else self.hostile(table)
            await self.send(message)
        for socket in self.sockets.values():
            await socket.close()

    async def send(self, message: Message) -> None:
        self.sent += 1
        if message.socket:
            await self.send_on_socket(message)
        else:
            answer = await request(
                self.web, message.method, message.path, message.body, message.key, message.query, message.media
            )
            self.look_at(message, answer)

    def look_at(self, message: Message, answer: Answer) -> None:
        code = "ok"
        if answer.status >= 400:
            assert answer.headers["content-type"] == "application/problem+json", message.line()
            code = answer.json()["code"] if answer.body else "head"
            assert code == "head" or CODES[code][0] == answer.status, message.line()
        assert answer.status not in NEVER and code != "rules-failed", message.line()
        self.statuses[code] = self.statuses.get(code, 0) + 1

    async def send_on_socket(self, message: Message) -> None:
        table = message.path
        socket = self.sockets.get(table)
        if socket is None or socket.closed:
            socket = self.sockets[table] = Socket(self.web, table)
            if self.chance.random() < 0.9:
                keys = next(each["seats"] for each in self.tables if each["id"] == table)
                await socket.say(json.dumps({"type": "hello", "tokens": keys}))
        data = message.body.decode("utf-8", "surrogateescape")
        await socket.say(data if data.isascii() else message.body)
        for said in socket.said:
            if said["type"] == "problem":
                code = said["problem"]["code"]
                assert code not in ("internal", "rules-failed"), message.line()
                self.statuses[code] = self.statuses.get(code, 0) + 1
        socket.said.clear()

    def room(self, table: dict[str, Any]) -> Room | None:
        assert self.web.service is not None
        return self.web.service.hall.rooms.get(table["id"])

    def is_over(self, table: dict[str, Any]) -> bool:
        room = self.room(table)
        return room is not None and room.match is not None and room.match.is_over and self.chance.random() < 0.05

    # What is sent

    def honest(self, table: dict[str, Any]) -> Message:
        """A legal answer, a throw, or something taken back."""
        chance, room = self.chance, self.room(table)
        if room is None or room.match is None or room.match.is_over or not room.asked():
            return self.throw(table, room)
        seat = chance.choice(room.asked())
        name = chance.choice(room.match.options(seat)).name if room.match.options(seat) else "stop"
        said = {"seq": room.known, "answer": name, "id": f"h{self.sent}"}
        if seat >= len(table["seats"]):
            return self.hostile(table)
        if chance.random() < 0.1:
            body = {"what": chance.choice(("undo", "redo", "turn")), "id": f"u{self.sent}"}
            return Message("POST", f"/api/tables/{room.id}/undo", json.dumps(body).encode(), table["seats"][seat])
        if chance.random() < 0.5:
            return Message("", room.id, json.dumps({**said, "type": "move", "seat": seat}).encode(), socket=True)
        return Message("POST", f"/api/tables/{room.id}/moves", json.dumps(said).encode(), table["seats"][seat])

    def throw(self, table: dict[str, Any], room: Room | None) -> Message:
        seq = 0 if room is None else max(0, room.known)
        body = {"seq": seq, "words": None, "id": f"t{self.sent}"}
        key = table["seats"][0] if table["seats"] else table["host"]
        return Message("POST", f"/api/tables/{table['id']}/throws", json.dumps(body).encode(), key)

    def hostile(self, table: dict[str, Any]) -> Message:
        chance = self.chance
        if chance.random() < 0.3:
            return Message("", table["id"], self.spoil(self.shapes.of(ClientMessage), table), socket=True)
        if chance.random() < 0.05:
            return Message("GET", "/" + "/".join(chance.choices(WORDS, k=chance.randrange(4))), b"")
        route = chance.choice([route for route in self.web.api.routes if not route.path.endswith("/suggest")])
        path = "/".join([self.part(part, table) for part in route.path.split("/")])
        body = b"" if route.body is None else self.spoil(self.shapes.of(route.body), table)
        query = b""
        if route.query is not None:
            wished = self.shapes.of(route.query)
            wished = {**wished, "timeout": 0} if "/poll" in path else wished
            query = "&".join([f"{key}={value}" for key, value in wished.items()]).encode("utf-8", "replace")
        method = route.method if chance.random() < 0.97 else chance.choice(("GET", "PUT", "DELETE", "HEAD", "PATCH"))
        media = "application/json" if chance.random() < 0.98 else chance.choice(("text/plain", "", "application/xml"))
        return Message(method, path, body, self.key(table), query, media)

    def spoil(self, data: Any, table: dict[str, Any]) -> bytes:
        if isinstance(data, dict) and self.chance.random() < 0.7:
            data = self.likely(data, table)
        for _ in range(self.chance.choice((0, 0, 1, 1, 2))):
            data = self.shapes.spoilt(data)
        return self.shapes.bytes_of(data)

    def likely(self, data: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
        """The same with words that mean something at this table."""
        chance, room = self.chance, self.room(table)
        likely: dict[str, Any] = {}
        if "game" in data:
            game = chance.choice(list(titles()))
            likely = {
                "game": game,
                "options": self.options(game),
                "seats": [{"kind": "human"}] * chance.choice((1, 2, 3, 4)),
            }
        if room is not None and room.match is not None:
            names = [option.name for seat in room.asked() for option in room.match.options(seat)] or ["stop"]
            words = chance.choice(names).split()
            chance.shuffle(words)
            refs = [word for name in names for word in name.split() if ":" in word] or ["seat:0"]
            likely |= {
                "seq": room.known,
                "answer": " ".join(words),
                "ref": chance.choice(refs),
                "words": " ".join(words),
            }
            likely |= {"request": next(iter(room.consents), "none")}
        if "options" in data and room is not None:
            likely["options"] = self.options(room.table.game)
        return {**data, **{key: value for key, value in likely.items() if key in data}}

    def options(self, game_id: str) -> dict[str, Any]:
        chance, made = self.chance, {}
        for setting in open_game(game_id).settings:
            if chance.random() < 0.15:
                value: Any = chance.choice(setting.values) if setting.values else self.shapes.anything()
                made[setting.id] = [value] * chance.choice((1, 2, 3)) if setting.per_seat else value
        return made

    def part(self, part: str, table: dict[str, Any]) -> str:
        if not part.startswith("{"):
            return part
        if self.chance.random() < 0.1:
            return self.chance.choice(WORDS).replace("/", "")
        known = {"id": table["id"], "game": "heroquest", "package": "dragonquest", "file": "en.ftl"}
        return known.get(part[1:-1], str(self.chance.randrange(4)))

    def key(self, table: dict[str, Any]) -> str:
        chance = self.chance
        if chance.random() < 0.1:
            return chance.choice(("", "x" * 43, "é" * 30, "short", self.chance.choice(self.tables)["host"]))
        return chance.choice([*table["seats"], table["host"]])

    # What must be true afterwards

    async def check_tables(self) -> None:
        """What is in memory is what is stored, and every table goes on."""
        assert self.web.service is not None
        hall = self.web.service.hall
        for table in self.tables:
            room = hall.rooms.get(table["id"])
            if room is None or room.gone:
                continue
            async with room.lock:
                await hall.ready(room)
            before = None if room.match is None else (rows_of(room.match).text(), room.match.view(None))
            hall.rooms.pop(room.id)
            again = await hall.room(room.id)
            after = None if again.match is None else (rows_of(again.match).text(), again.match.view(None))
            assert after == before, room.id


class Errors(logging.Handler):
    """Whatever the hall calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


async def fuzz(count: int, seed: int) -> dict[str, int]:
    """Send that many messages; how often each code came back."""
    errors = Errors()
    logging.getLogger("questhall").addHandler(errors)
    try:
        async with opened(":memory:", hall=QUIET) as web:
            fuzz = Fuzz(web, seed)
            await fuzz.make_tables()
            await fuzz.run(count)
            await fuzz.check_tables()
        assert errors.found == [], errors.found[:3]
        return fuzz.statuses
    finally:
        logging.getLogger("questhall").removeHandler(errors)


if __name__ == "__main__":
    most, seed = int(sys.argv[1]), int(sys.argv[2])
    for n in range(0, most, 20_000):
        print(seed + n, asyncio.run(fuzz(min(20_000, most - n), seed + n)), flush=True)
