"""Write a small hall as this version stores it, for later ones to open: `python -m tools.keep_database NAME`.

It comes to tests/hall/store/kept/NAME.sql.gz, where tests/hall/store/test_old_databases.py finds it. Its first line
says what everybody was asked. Keep one of each version that is given out; what is kept is never written anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from questhall.engine.core import CHANCE
from questhall.games import titles
from questhall.hall.hall import Config
from questhall.hall.lobby import Made
from questhall.hall.messages import DiceSource, Settings
from questhall.hall.refusals import Refusal
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.room import Room
from questhall.hall.service import Service

FOLDER = Path(__file__).resolve().parent.parent / "tests/hall/store/kept"
DICE: tuple[DiceSource, ...] = ("fair", "hand", "seeded")
ENTRIES = 30


async def write(path: Path) -> list[dict[str, Any]]:
    """Tables of every game with all kinds of dice, one that waits for people and one that is over; what each asks."""
    service = await Service.open(f"sqlite:///{path}", Config(bot_workers=0, bot_poll=3600.0))
    service.hall.on_move.clear()
    waiting = [NewSeat("human", "Ana"), NewSeat("open")]
    tables = [await service.lobby.make(NewTable("dragonquest", waiting, settings=Settings()))]
    tables.append(await begun(service, "dragonquest", "fair", 1))
    await play(service, tables[-1].room, 10_000)
    for game, title in titles().items():
        for dice in DICE:
            tables.append(await begun(service, game, dice, max(2, title.min_seats)))
            await play(service, tables[-1].room, ENTRIES)
    said = [what_is_asked(made) for made in tables]
    await service.close()
    return said


async def begun(service: Service, game: str, dice: DiceSource, seats: int) -> Made:
    people = [NewSeat("human", f"Seat {n}") for n in range(seats)]
    settings = Settings(dice=dice, pause=0, undo="free")
    seed = "7" if dice == "seeded" else None
    made = await service.lobby.make(NewTable(game, people, settings=settings, start=True, seed=seed))
    await service.chat.say(made.room, 0, "hello", None, "c1")
    return made


async def play(service: Service, room: Room, entries: int) -> None:
    """So many throws and answers, some of them taken back or brought back, unless the game ends before."""
    chance = random.Random(7)
    for n in range(entries):
        assert room.match is not None
        if room.match.is_over:
            return
        if chance.random() < 0.1:
            with contextlib.suppress(Refusal):
                await service.undo.take_back(room, 0, chance.choice(["undo", "redo", "turn"]), f"u{n}")
        if room.match.state.waiting == CHANCE:
            await service.play.throw(room, 0, None, room.known, f"t{n}", False)
        elif not room.match.is_over:
            seat = room.asked()[0]
            await service.play.move(room, seat, chance.choice(room.match.options(seat)).name, room.known, f"m{n}")


def what_is_asked(made: Made) -> dict[str, Any]:
    room, match = made.room, made.room.match
    return {
        "table": room.id,
        "keys": [key.token for key in made.seats],
        "seq": room.known,
        "asked": {seat: [option.name for option in match.options(seat)] for seat in room.asked()} if match else {},
    }


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hall.db"
        said = asyncio.run(write(path))
        with contextlib.closing(sqlite3.connect(path)) as database:
            lines = [f"-- {json.dumps(said)}", *database.iterdump()]
    FOLDER.mkdir(exist_ok=True)
    with gzip.GzipFile(FOLDER / f"{name}.sql.gz", "xb", mtime=0) as file:
        file.write("\n".join(lines).encode())


if __name__ == "__main__":
    main(sys.argv[1])
