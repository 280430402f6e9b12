"""Coming in: what a token is good for, and listening to a table by whatever wire."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress

from msgspec import Raw, Struct

from questhall.hall import tokens
from questhall.hall.chat import TableChat
from questhall.hall.consent import consent_asked
from questhall.hall.hall import Hall
from questhall.hall.housekeeping import prolong
from questhall.hall.messages import TableChanged
from questhall.hall.packets import Packet, encode, packed
from questhall.hall.record_rows import stamp
from questhall.hall.refusals import Refusal
from questhall.hall.room import SPECTATOR, Listener, Room
from questhall.hall.seats import Who
from questhall.hall.store import LOBBY, Mine, StoreError, Token

LOG = logging.getLogger("questhall.hall")
FAR_BEHIND = 500  # entries; whoever has missed more reads the log
FLICKER = 1.5  # seconds in which somebody who goes may come back unnoticed


class HeldTable(Struct, frozen=True):
    """A table somebody has a token of."""

    mine: Mine
    names: tuple[str, ...]
    since: str
    expires: str | None


class Waker:
    """A listener that only notices that something was said."""

    changes = False

    def __init__(self, who: Who) -> None:
        self.seats = who.seats
        self.tokens: tuple[Token, ...] = who.tokens
        self.heard = asyncio.Event()

    def put(self, packet: Packet) -> None:
        self.heard.set()

    def end(self) -> None:
        self.heard.set()


class Access:
    """Lets people in and out of rooms."""

    def __init__(self, hall: Hall, chat: TableChat) -> None:
        self.hall = hall
        self.chat = chat
        self.telling: set[str] = set()  # rooms that will soon be told who is there

    # Who is who

    async def who(self, room: Room, tokens: Iterable[str]) -> Who:
        """What these tokens are good for here; a Refusal if one of them is good for nothing."""
        if room.stale:
            async with room.lock:
                await self.hall.ready(room)
        found: list[Token] = []
        key = ""
        for key in tokens:
            token = room.token(key)
            if token is None:  # made elsewhere a moment ago, perhaps
                async with room.lock:
                    await self.hall.catch_up(room)
                token = room.token(key)
            if token is None:
                raise Refusal("wrong-token", "This link is not, or no longer, good for this table.")
            found.append(token)
        return Who(tuple(found), key)

    def may_watch(self, room: Room, who: Who) -> None:
        if not (who.seats or who.host or room.data.run.spectators):
            raise Refusal("closed", "This table is closed to spectators.")

    def touch(self, room: Room, who: Who) -> None:
        for seat in who.seats:
            room.touched[seat] = time.monotonic()

    # Listening

    async def join(self, room: Room, listener: Listener, who: Who, after: int | None, chat_after: int) -> None:
        """Greet a listener, tell it what it has missed and how things stand, and keep it up to date from there on."""
        self.may_watch(room, who)
        async with room.lock:
            await self.hall.ready(room)
            chats = await self.chat.heard(room, who.seats, chat_after)
            room.listeners[listener] = None
            listener.put(packed(room.greeting(listener)))
            if room.match is not None:
                self.show(room, listener, after)
            for message in (*chats, *[consent_asked(room, each) for each in room.consents.values()]):
                listener.put(packed(message))
            if not room.tell_presence(at_once=False):
                listener.put(packed(room.presence()))
                self.say_later(room)
        if who.seats and room.table.status == LOBBY:
            await prolong(self.hall, room)

    def show(self, room: Room, listener: Listener, after: int | None) -> None:
        snapshot = room.see()
        missed = after is not None and 0 < room.known - after <= FAR_BEHIND
        for seat in listener.seats or SPECTATOR:
            if missed and after is not None:
                listener.put(Packet(snapshot.happened(seat, after)))
            listener.put(Packet(snapshot.now(seat)))
        if listener.changes:
            room.listeners[listener] = snapshot

    async def show_again(self, room: Room, listener: Listener) -> None:
        """How things stand, whole, for somebody who cannot make a view of the changes."""
        async with room.lock:
            await self.hall.ready(room)
            if room.match is not None:
                self.show(room, listener, None)

    def leave(self, room: Room, listener: Listener) -> None:
        if listener in room.listeners:
            del room.listeners[listener]
            self.say_later(room)

    def say_later(self, room: Room) -> None:
        """Tell who is there in a moment, together with whoever else comes or goes meanwhile."""
        if room.listeners and room.id not in self.telling:
            self.telling.add(room.id)
            self.hall.spawn(self.say_presence(room))

    async def say_presence(self, room: Room) -> None:
        try:
            await asyncio.sleep(FLICKER)
            room.tell_presence()
        finally:
            self.telling.discard(room.id)

    # Asking again and again

    async def poll(self, room: Room, who: Who, cursor: str, timeout: float) -> tuple[list[Raw], str]:
        """What is new since the cursor, as soon as something is; all there is without one."""
        self.may_watch(room, who)
        waker = Waker(who)
        room.listeners[waker] = None
        ends = time.monotonic() + timeout
        try:
            while True:
                waker.heard.clear()
                messages, now = await self.news(room, who, cursor)
                left = ends - time.monotonic()
                if messages or room.gone or left <= 0:
                    return messages, now
                with suppress(TimeoutError):
                    await asyncio.wait_for(waker.heard.wait(), left)
        finally:
            self.touch(room, who)
            room.listeners.pop(waker, None)

    async def news(self, room: Room, who: Who, cursor: str) -> tuple[list[Raw], str]:
        seq, chat, version, rest = read_cursor(cursor)
        async with room.lock:
            await self.hall.ready(room)
            found = Collector(who)
            around = [encode(room.presence()), *[encode(consent_asked(room, each)) for each in room.consents.values()]]
            total = zlib.crc32(b"\n".join(around))
            if not cursor:
                found.put(packed(room.greeting(found)))
            elif version != room.table.version:
                found.put(packed(TableChanged(room.info())))
            if room.match is not None and (not cursor or seq != room.known):
                self.show(room, found, seq if cursor else None)
            for line in await self.chat.heard(room, who.seats, chat):
                chat = line.id
                found.put(packed(line))
            if total != rest:
                found.messages += [Raw(each) for each in around]
            return found.messages, f"{room.known}.{chat}.{room.table.version}.{total}"

    # Tables of mine

    async def mine(self, held: Sequence[tuple[str, str]]) -> tuple[list[HeldTable], list[str]]:
        """The tables these tokens open, and those that are gone."""
        wanted = {(table_id, tokens.digest(token)) for table_id, token in held}
        found = [
            each
            for each in await self.hall.store.mine([digest for _, digest in wanted])
            if (each.table.id, each.hash) in wanted
        ]
        places = []
        for mine in found:
            table = mine.table
            try:
                seats = await self.hall.store.seats(table.id)
            except StoreError as error:
                LOG.error("left out: %s", error)
                continue
            expires = stamp(table.expires) if table.status == LOBBY and table.expires is not None else None
            names = tuple([seat.name for seat in seats])
            places.append(HeldTable(mine, names, stamp(table.moved or table.made), expires))
        known = {mine.table.id for mine in found}
        return places, sorted({table_id for table_id, _ in held} - known)


class Collector:
    """A listener that keeps what it is told."""

    changes = False

    def __init__(self, who: Who) -> None:
        self.seats = who.seats
        self.tokens: tuple[Token, ...] = who.tokens
        self.messages: list[Raw] = []

    def put(self, packet: Packet) -> None:
        self.messages += [Raw(message) for message in packet.messages]

    def end(self) -> None:
        pass


def read_cursor(cursor: str) -> tuple[int, int, int, int]:
    if not cursor:
        return -1, 0, 0, 0
    try:
        seq, chat, version, rest = [int(part) for part in cursor.split(".")]
    except ValueError:
        raise Refusal("invalid", "This cursor was not given out by the hall.") from None
    return seq, chat, version, rest
