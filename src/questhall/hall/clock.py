"""The clock of the hall: where the time is over, the game's own fallback is played for those it still waits for.

A table with a person alone is never hurried. Where people sit together the clock runs while one of them is there;
where they play turn by turn it runs at tables nobody has open, too: the store knows when each of them is due.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from questhall.hall.hall import Hall
from questhall.hall.play import Play
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.store import StoreError
from questhall.hall.unattended import GONE_ON, unattended

LOG = logging.getLogger("questhall.hall.clock")
REST: Final = 60.0  # seconds until a table is tried again where something is wrong, or where nobody is hurried any more


class Clock:
    """Answers for whoever is out of time, table by table."""

    def __init__(self, hall: Hall, play: Play) -> None:
        self.hall = hall
        self.play = play
        self.busy: set[str] = set()  # tables this process is playing at
        self.resting: dict[str, float] = {}  # tables that are left alone, and until when

    async def watch(self) -> None:
        """Look at the open tables often, and into the store now and then."""
        looked = float("-inf")
        while True:
            try:
                self.look_around()
                if time.monotonic() - looked >= self.hall.config.sweep:
                    looked = time.monotonic()
                    await self.look_up()
            except Exception as error:
                LOG.error("the clock looks again: %r", error, exc_info=error)
            await asyncio.sleep(self.hall.config.clock_poll)

    def look_around(self) -> None:
        for room in list(self.hall.rooms.values()):
            times = room.times()
            if times is not None and times.due <= self.hall.time() and (times.pace.away or somebody_is_here(room)):
                self.begin(room.id)

    async def look_up(self) -> None:
        """Tables that nobody may have open."""
        try:
            for due in await self.hall.store.times_over(self.hall.time()):
                self.begin(due.table_id)
        except StoreError as error:
            LOG.warning("the clock waits for the store: %s", error)

    def begin(self, table_id: str) -> None:
        if table_id not in self.busy and self.resting.get(table_id, 0.0) <= time.monotonic():
            self.resting.pop(table_id, None)
            self.busy.add(table_id)
            self.hall.spawn(self.run(table_id))

    async def run(self, table_id: str) -> None:
        """Answer at one table until nobody there is out of time."""
        try:
            with unattended(LOG, f"the clock at table {table_id} waits", lambda: self.rest(table_id)):
                room = await self.hall.room(table_id)
                while await self.turn(room):
                    pass
                if room.times() is None:
                    self.rest(table_id)
        finally:
            self.busy.discard(table_id)

    def rest(self, table_id: str) -> None:
        self.resting[table_id] = time.monotonic() + REST

    async def turn(self, room: Room) -> bool:
        """One answer for one seat; False if nobody needs it."""
        async with room.lock:
            await self.hall.ready(room)
            times = room.times()
            late = [] if times is None else times.late(self.hall.time())
            seq = room.known
        if not late:
            return False
        try:
            await self.play.time_over(room, late[0], seq)
        except Refusal as refusal:
            if refusal.code not in GONE_ON:
                raise
        return True


def somebody_is_here(room: Room) -> bool:
    return any(room.present(seat) for seat in room.people())
