"""The hall of one process: the tables in its memory, kept true to the store and to what other processes do."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from msgspec.structs import replace as struct_replace

from questhall.engine.match import Match
from questhall.hall.consent import consent_asked
from questhall.hall.messages import TableChanged
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room, rebuilt
from questhall.hall.setup_check import SetupCheck
from questhall.hall.store import Change, Conflict, Notice, Store, Whole

LOG = logging.getLogger("questhall.hall")
ATTEMPTS = 8  # how often a change is decided anew because somebody else was first

Moves = Callable[[Room], None]  # told whenever the game at a table has moved on through this process


class Config(Struct, frozen=True):
    """How this process runs its hall."""

    bot_workers: int = 1  # processes that think for bots; 0: they think in a thread of this one
    bot_seconds: float = 20.0  # a bot that thinks longer gets a simpler mind
    search_seconds: float = 1.0  # after which one that searches answers with what it has found
    bot_poll: float = 0.5  # seconds between two looks for turns that nobody has claimed
    setup_seconds: float = 8.0  # reading somebody's own quest may take so long
    clock_poll: float = 0.5  # seconds between two looks for people whose time is over
    bot_tables: int = 50  # games among bots alone that this process plays at once
    bot_days: float = 7.0  # and such a table is cleared away so long after its last move
    lobby_days: float = 7.0  # an unstarted table nobody visits is cleared away then
    keep_days: float = 0.0  # finished tables are deleted after that; 0: never
    sweep: float = 60.0  # seconds between two looks for either, and for tables nobody has open whose time is over


class Hall:
    """Opens rooms, follows the store's news, and runs what goes on by itself."""

    def __init__(self, store: Store, config: Config = Config()) -> None:  # noqa: B008  (frozen)
        self.store = store
        self.config = config
        self.time: Callable[[], float] = time.time  # what moves are stamped with, and what the clock goes by
        self.node = secrets.token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_move: list[Moves] = []
        self.setups = SetupCheck(config.setup_seconds)
        self.deaf: Callable[[], None] = store.listen(self.notice)

    async def close(self) -> None:
        self.deaf()
        self.setups.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            self.drop(room)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a background task failed: %s", error, exc_info=error)

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, from memory or from the store."""
        room = self.rooms.get(table_id) or await self.open(table_id)
        room.used = time.monotonic()
        return room

    async def open(self, table_id: str) -> Room:
        """Read a table. Whoever asks for it meanwhile gets the same room."""
        task = self.opening.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self.read(table_id))
            self.opening[table_id] = task
            task.add_done_callback(lambda done: self.opened(table_id, done))
        return await asyncio.shield(task)

    def opened(self, table_id: str, task: asyncio.Task[Room]) -> None:
        del self.opening[table_id]
        if not task.cancelled():
            task.exception()  # those who wait get it; if nobody does, nobody misses it

    async def read(self, table_id: str) -> Room:
        whole = await self.store.whole(table_id)
        if whole is None:
            raise Refusal("no-table", "There is no such table (any more).")
        room = Room(whole, await rebuilt(whole))
        self.rooms[table_id] = room  # from here on its notices are followed; whoever comes in looks for earlier ones
        room.stale = True
        room.consents = {consent.request: consent for consent in await self.store.consents(table_id)}
        said = await self.store.chat(table_id, 0, 1)
        room.chat_seen = said[-1].n if said else 0
        return room

    def open_new(self, whole: Whole) -> Room:
        """The room of a table that was just made here: nobody can have changed it, so there is nothing to read."""
        room = self.rooms[whole.table.id] = Room(whole)
        return room

    def drop(self, room: Room) -> None:
        """The table is gone, or this process goes."""
        room.gone = True
        self.rooms.pop(room.id, None)
        for listener in list(room.listeners):
            listener.end()

    # With the lock held

    async def ready(self, room: Room) -> None:
        """See to it that the game in memory is the stored one."""
        if room.stale:
            await self.catch_up(room)
        if room.gone:
            raise Refusal("no-table", "There is no such table (any more).")

    async def game(self, room: Room) -> Match[Any]:
        """The game under way, as it is stored."""
        await self.ready(room)
        if room.match is None:
            raise Refusal("not-started", "The game has not started yet.")
        return room.match

    async def catch_up(self, room: Room) -> None:
        """Take what was stored meanwhile, and tell it."""
        version = room.table.version
        room.stale = False  # from here on: what is heard of while this is read may not be in it
        try:
            whole = await self.store.whole(room.id, room.known)
            match = await rebuilt(whole) if whole is not None and room.match is None else None
        except BaseException:
            room.stale = True
            raise
        if whole is None:
            self.drop(room)
            return
        room.take(whole, match)
        if room.table.version != version:
            room.tell(TableChanged(room.info()))
        if room.known > room.shown:
            room.publish()
            await self.lapse(room)

    async def change(self, room: Room, decide: Callable[[Room], Change]) -> None:
        """Change a table as it stands when nobody else is faster."""
        for _ in range(ATTEMPTS):
            await self.ready(room)
            change = decide(room)
            try:
                await self.store.change(room.id, room.table.version, change)
            except Conflict:
                await self.catch_up(room)
                continue
            await self.catch_up(room)
            return
        raise Refusal("busy", "Too many people change this table at once. Try again.")

    async def lapse(self, room: Room) -> None:
        """The game has moved on: requests that were made before it did are void."""
        for request, consent in list(room.consents.items()):
            if room.known > consent.seq:
                del room.consents[request]
                if await self.store.settle(room.id, request, "lapsed"):
                    room.tell(consent_asked(room, struct_replace(consent, outcome="lapsed")))

    def moved(self, room: Room) -> None:
        """Tell those inside this process that a game has moved on. What goes wrong there does not undo the move."""
        for told in self.on_move:
            try:
                told(room)
            except Exception as error:
                LOG.error("something failed after a move: %s", error, exc_info=error)

    # News from other processes

    def notice(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table_id)
        if room is None or notice.here:
            return
        if notice.kind in ("lines", "table"):
            room.stale = room.stale or notice.kind == "table" or notice.last_seq > room.known
        elif notice.kind == "chat":
            room.chat_elsewhere = True
        if room.listeners and (room.stale or notice.kind not in ("lines", "table")):
            self.spawn(self.follow(room, notice))

    async def follow(self, room: Room, notice: Notice) -> None:
        match notice.kind:
            case "chat":
                for chat in await self.store.chat(room.id, room.chat_seen):
                    room.tell_chat(chat)
            case "consent":
                await self.read_consents(room)
            case "seen":
                await self.read_sightings(room)
            case _:
                async with room.lock:
                    if room.stale:
                        await self.catch_up(room)

    async def read_consents(self, room: Room) -> None:
        async with room.lock:
            await self.ready(room)
            for consent in await self.store.consents(room.id, only_open=False):
                old = room.consents.pop(consent.request, None)
                if consent.outcome == "open":
                    room.consents[consent.request] = consent
                if old != consent and (old is not None or consent.outcome == "open"):
                    room.tell(consent_asked(room, consent))

    async def read_sightings(self, room: Room) -> None:
        """Who was seen elsewhere lately."""
        now, clock = time.time(), time.monotonic()
        for seat in await self.store.seats(room.id):
            if seat.last_seen is not None:
                room.elsewhere[seat.seat] = clock - max(0.0, now - seat.last_seen)
        room.tell_presence()
