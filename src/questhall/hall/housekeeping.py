"""What the hall does by itself: noting who is here, letting go of idle tables, clearing away what nobody came for."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from questhall.hall.hall import Hall
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.store import LOBBY, Change, StoreError

LOG = logging.getLogger("questhall.hall")
DAY: Final = 86_400.0
LEAP: Final = 3600.0  # seconds
IDLE: Final = 600.0  # seconds after which a table nobody uses leaves the memory
ROUND: Final = 15.0  # seconds between two rounds


async def keep_house(hall: Hall) -> None:
    swept, clock = time.monotonic(), SteadyClock()
    while True:
        await asyncio.sleep(min(ROUND, hall.config.sweep))
        try:
            await note_sightings(hall)
            if time.monotonic() - swept >= hall.config.sweep and clock.is_trusted():
                swept = time.monotonic()
                await sweep(hall, time.time())
        except StoreError as error:
            LOG.warning("housekeeping waits for the store: %s", error)
        except Exception as error:
            LOG.error("housekeeping goes on: %r", error, exc_info=error)


class SteadyClock:
    """Whether the time of day can be believed. After a leap nothing is cleared away for a day: somebody may notice."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()
        self.trusted_from = 0.0

    def is_trusted(self) -> bool:
        leap = time.time() - time.monotonic() - self.offset
        if abs(leap) > LEAP:
            LOG.warning("the clock has leapt by %d s: no table is cleared away for a day", leap)
            self.offset += leap
            self.trusted_from = time.monotonic() + DAY
        return time.monotonic() >= self.trusted_from


async def note_sightings(hall: Hall) -> None:
    """Tell other processes who is here, tell people who has gone quiet, and let go of rooms nobody uses."""
    for room in list(hall.rooms.values()):
        if room.listeners:
            for seat in {seat for listener in room.listeners for seat in listener.seats}:
                await hall.store.seen(room.id, seat, time.time())
            room.tell_presence()
            await prolong(hall, room)
        elif time.monotonic() - room.used > IDLE and not room.lock.locked():
            hall.rooms.pop(room.id, None)


async def sweep(hall: Hall, now: float) -> None:
    """Unstarted tables and those of bots alone expire, unless somebody looks; finished ones only if that is wanted."""
    for table in await hall.store.to_expire(now):
        room = hall.rooms.get(table.id)
        if room is not None and room.listeners:
            await prolong(hall, room)
            continue
        await hall.store.delete(table.id)
        if room is not None:
            hall.drop(room)
    old = await hall.store.idle_bots(now - hall.config.bot_days * DAY)
    if hall.config.keep_days:
        old += await hall.store.ended_before(now - hall.config.keep_days * DAY)
    for table_id in old:
        room = hall.rooms.get(table_id)
        if room is not None and room.listeners:
            continue
        await hall.store.delete(table_id)
        if room is not None:
            hall.drop(room)


async def prolong(hall: Hall, room: Room) -> None:
    """Somebody came to a table in the lobby: it lasts as long again."""
    lasts = hall.config.lobby_days * DAY
    async with room.lock:
        expires = room.table.expires
        if room.table.status == LOBBY and expires is not None and expires < time.time() + lasts / 2:
            try:
                await hall.change(room, lambda room: Change(expires=time.time() + lasts))
            except Refusal:
                return
