"""What a move costs the hall without sockets and disk: `python -m bench.move`. Steadier than `bench.hall`.

Tables of four in one process, seeded, always the same games. Measured in processor time, the best of many slices: the
move itself (answer understood, played, dice thrown, told, spelt); with it what four screens are sent, as frames; all of
it through the hall's commands with a store in memory, which counts the writer's thread too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from questhall import _form
from questhall.engine.entries import Seat as Player
from questhall.engine.match import Match
from questhall.games import open_game
from questhall.hall.hall import Config
from questhall.hall.messages import Settings
from questhall.hall.packets import Packet
from questhall.hall.record_rows import begin, dice_for, rows_of
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service
from questhall.hall.store import PERSON, PLAYING, Seat, Table, Token, Whole
from questhall.web.garbage import Garbage
from questhall.web.messages import MoveOn
from questhall.web.text_frames import framed

SEATS = 4


class Screen:
    """A listener that makes frames, as a socket does, and sends them nowhere."""

    changes = True

    def __init__(self, seat: int) -> None:
        self.seats = (seat,)
        self.tokens: tuple[Token, ...] = ()
        self.bytes = 0

    def put(self, packet: Packet) -> None:
        if packet.made is None:
            packet.made = framed(packet.messages)
        self.bytes += len(packet.made)

    def end(self) -> None:
        pass


def set_out(game_id: str, seed: int) -> Room:
    """A table in memory with a game that has just begun; everybody looks."""
    game = open_game(game_id)
    dice = dice_for("seeded", "bench", (), None, str(seed))
    match = begin(game, "bench", {}, [Player(f"P{n}") for n in range(SEATS)], dice)
    rows_of(match).take_fresh()
    table = Table(id="bench", game=game_id, status=PLAYING, made=0.0)
    seats = tuple(Seat(seat=n, by=PERSON, data={"holder": f"h{n}"}) for n in range(SEATS))
    room = Room(Whole(table, seats, (), ()), match)
    for n in range(SEATS):
        room.listeners[Screen(n)] = None
    return room


def asked(match: Match[Any], chance: random.Random) -> tuple[int, str]:
    seat = match.state.awaited()[0]
    return seat, chance.choice(match.options(seat)).name


class Tables:
    """As many games as it takes, one after the other; `moves` are those of the slice under way."""

    def __init__(self, game_id: str, tell: bool) -> None:
        self.game_id = game_id
        self.tell = tell
        self.seed = 0
        self.room = set_out(game_id, 0)
        self.chance = random.Random(0)

    def slice(self, moves: int) -> float:
        """Processor seconds of a move, the making of tables and the thinking of players included."""
        began = time.process_time()
        for _ in range(moves):
            match = self.room.match
            assert match is not None
            if match.is_over:
                self.seed += 1
                self.room, self.chance = set_out(self.game_id, self.seed), random.Random(self.seed)
                match = self.room.match
                assert match is not None
            seat, name = asked(match, self.chance)
            match.act(seat, name, match.seq)
            rows_of(match).take_fresh()
            if self.tell:
                self.room.publish()
        return (time.process_time() - began) / moves


class Hall:
    """The same through the hall's commands, with a store in memory."""

    def __init__(self, game_id: str, service: Service) -> None:
        self.game_id = game_id
        self.service = service
        self.seed = 0
        self.chance = random.Random(0)
        self.room: Room | None = None

    async def sit(self) -> Room:
        seats = [NewSeat("human") for _ in range(SEATS)]
        wish = NewTable(self.game_id, seats, {}, Settings(dice="seeded"), True, str(self.seed))
        self.chance = random.Random(self.seed)
        self.seed += 1
        room = (await self.service.lobby.make(wish)).room
        for n in range(SEATS):
            room.listeners[Screen(n)] = None
        return room

    async def slice(self, moves: int) -> float:
        """Processor seconds of a move, all threads, the making of tables included."""
        began = time.process_time()
        for _ in range(moves):
            if self.room is None or self.room.match is None or self.room.match.is_over:
                self.room = await self.sit()
            match = self.room.match
            assert match is not None
            seat, name = asked(match, self.chance)
            command = MoveOn(seq=match.seq, answer=name, id=str(match.seq), seat=seat)
            await self.service.commands.do(self.room, seat, command)
        return (time.process_time() - began) / moves


async def through_the_hall(game_id: str, moves: int, slices: int) -> list[float]:
    service = await Service.open(":memory:", Config(bot_workers=0))
    try:
        hall = Hall(game_id, service)
        await hall.slice(moves)
        return [await hall.slice(moves) for _ in range(slices)]
    finally:
        await service.close()


def line(name: str, found: list[float]) -> None:
    print(f"{name:44} best {1e6 * min(found):7.1f} us   median {1e6 * median(found):7.1f} us", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dragonquest")
    parser.add_argument("--slices", type=int, default=25)
    parser.add_argument("--moves", type=int, default=400, help="in a slice")
    args = parser.parse_args()
    print("form:", _form.form())
    Garbage().begin()
    for name, tell in (("a move", False), ("a move and what four screens are sent", True)):
        line(name, repeated(Tables(args.game, tell).slice, args))
    line("the same as a command, stored in memory", asyncio.run(through_the_hall(args.game, args.moves, args.slices)))


def repeated(slice: Callable[[int], float], args: argparse.Namespace) -> list[float]:
    slice(args.moves)
    return [slice(args.moves) for _ in range(args.slices)]


if __name__ == "__main__":
    main()
