"""Talking at a table, and not having to listen."""

from __future__ import annotations

import time

from msgspec.structs import replace

from questhall.hall.hall import Hall
from questhall.hall.messages import ChatLine, Phrase
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room, chat_line
from questhall.hall.store import Change, Chat
from questhall.hall.table_data import plain

NEWEST = 200  # lines that somebody who comes gets to read


class TableChat:
    """Chat between the seats."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def say(self, room: Room, seat: int, text: str | None, phrase: Phrase | None, client_id: str = "") -> None:
        """Say something to the table; the same client id only once."""
        again = f"chat:{seat}:{client_id}"
        if client_id and again in room.recent:
            return
        rule = room.data.run.chat
        if rule == "off":
            raise Refusal("chat-closed", "There is no talking at this table.")
        if (text is None) == (phrase is None):
            raise Refusal("invalid", "Say a text or a phrase, one of the two.")
        if text is not None and rule == "phrases":
            raise Refusal("chat-closed", "Only the ready-made phrases can be said at this table.")
        said = Chat(
            seat=seat,
            name=room.seats[seat].name,
            text=text,
            phrase=phrase,
            at=time.time(),
            client_id=f"{seat}:{client_id}" if client_id else None,
        )
        chat = await self.hall.store.say(room.id, said)
        if chat.n > room.chat_seen + 1:  # somebody spoke elsewhere just before
            for earlier in await self.hall.store.chat(room.id, room.chat_seen):
                room.tell_chat(earlier)
        room.tell_chat(chat)
        if client_id:
            room.remember(again, chat.n)

    async def heard(self, room: Room, seats: tuple[int, ...], after: int) -> list[ChatLine]:
        """What was said after that line, without what these seats do not want to hear."""
        if after >= room.chat_seen and not room.chat_elsewhere:
            return []
        chats = await self.hall.store.chat(room.id, after, NEWEST)
        return [chat_line(chat) for chat in chats if room.hears(seats, chat.seat)]

    async def block(self, room: Room, seat: int, other: int, on: bool) -> None:
        if other == seat or not 0 <= other < len(room.seats):
            raise Refusal("no-seat", "There is no such seat to block.")

        def decide(room: Room) -> Change:
            data = room.seat_data[seat]
            blocks = tuple(sorted({*data.blocks, other} if on else {*data.blocks} - {other}))
            return Change(seats=(replace(room.seats[seat], data=plain(replace(data, blocks=blocks))),))

        async with room.lock:
            await self.hall.change(room, decide)
