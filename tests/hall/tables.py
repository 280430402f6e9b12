"""A hall for tests without any wire: tables, people and what they hear."""

from __future__ import annotations

import json
import random
from typing import Any

from questhall.hall.lobby import Made
from questhall.hall.messages import Settings
from questhall.hall.packets import Packet
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.service import Service
from questhall.hall.store import Token


class Ears:
    """A listener that keeps all it hears."""

    changes = False

    def __init__(self, who: Who) -> None:
        self.tokens: tuple[Token, ...] = who.tokens
        self.seats = who.seats
        self.heard: list[bytes] = []
        self.ended = False

    def put(self, packet: Packet) -> None:
        self.heard += packet.messages

    def end(self) -> None:
        self.ended = True

    def all(self, kind: str) -> list[dict[str, Any]]:
        said = [json.loads(message) for message in self.heard]
        return [message for message in said if message["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.all(kind)[-1]


async def make(service: Service, *kinds: str, start: bool = True, seed: str | None = "7", **run: Any) -> Made:
    """A table with seats of these kinds; `run` are its settings."""
    settings = Settings(**{"pause": 0, "dice": "seeded" if seed else "fair", **run})
    seats = [NewSeat(kind, None if kind == "open" else f"Seat {n}") for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return await service.lobby.make(NewTable("dragonquest", seats, settings=settings, start=start, seed=seed))


async def listen(service: Service, room: Room, *tokens: str, after: int | None = -1) -> Ears:
    who = await service.access.who(room, tokens)
    ears = Ears(who)
    await service.access.join(room, ears, who, after, 0)
    return ears


async def one_move(service: Service, room: Room, chance: random.Random, id: str) -> int:
    """Somebody who is asked answers at random; returns the seat."""
    assert room.match is not None
    seat = room.asked()[0]
    answer = chance.choice(room.match.options(seat)).name
    if room.is_bot(seat):
        await service.play.bot_move(room, seat, answer, room.known)
    else:
        await service.play.move(room, seat, answer, room.known, id)
    return seat


async def moves(service: Service, room: Room, count: int, seed: int = 1) -> None:
    """That many answers, or fewer if the game ends."""
    chance = random.Random(seed)
    for n in range(count):
        if room.match is None or room.match.is_over:
            return
        await one_move(service, room, chance, f"m{seed}-{n}")
