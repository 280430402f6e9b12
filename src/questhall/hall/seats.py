"""Seats change hands: sitting down, lending, letting a bot play on, coming back, leaving."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from questhall.games import open_game
from questhall.hall import tokens
from questhall.hall.commit import Committer
from questhall.hall.hall import Hall
from questhall.hall.lobby import Key, bot_of
from questhall.hall.refusals import Refusal
from questhall.hall.requests import ChangeSeat, Invite, Leave, Lend, PlayByBot, Rename, Sit, TakeBack
from questhall.hall.room import Room, seats_of
from questhall.hall.store import LOBBY, OPEN, OVER, PERSON, Change, Seat, Token
from questhall.hall.table_data import SeatData, plain

NEW_HANDS = "This seat is taken."
LONG = 300.0  # seconds a table waits for somebody who is there before the others may let a bot play on


class Who(Struct, frozen=True):
    """Somebody at a table: the tokens they have shown, and the last of them in clear."""

    tokens: tuple[Token, ...] = ()
    key: str = ""

    @property
    def seats(self) -> tuple[int, ...]:
        return seats_of(self.tokens)

    @property
    def host(self) -> bool:
        return any(token.seat is None for token in self.tokens)

    def borrows(self, seat: int) -> bool:
        """They hold this seat only because it was lent to them."""
        return not any(token.seat == seat and not token.lent for token in self.tokens)


class Seats:
    """What happens to seats. After the start every change of hands is an entry of the record."""

    def __init__(self, hall: Hall, committer: Committer) -> None:
        self.hall = hall
        self.committer = committer

    async def sit(self, room: Room, seat: int, wish: Sit, who: Who) -> Key:
        """Take an open seat, or come to one with its token; whoever holds another seat here stays one person."""
        if seat in who.seats:
            key = Key(room.id, seat, who.key)
        else:
            key = Key(room.id, seat, tokens.new_token())

        def seated(room: Room) -> Change:
            return self.seated(room, need_seat(room, seat), wish, who, key)

        await self.change(room, seat, seated)
        return key

    def seated(self, room: Room, seat: Seat, wish: Sit, who: Who, key: Key) -> Change:
        n = seat.seat
        data = room.seat_data[n]
        own = n in who.seats
        if not own and not room.is_free(n):
            raise Refusal("seat-taken", NEW_HANDS)
        holder = data.holder if own and data.holder else self.holder(room, who)
        nonce = (wish.nonce or seat.nonce) if room.table.status == LOBBY else seat.nonce
        taken = replace(
            seat,
            name=wish.name,
            by=PERSON,
            nonce=nonce,
            lang=wish.lang or seat.lang,
            data=plain(SeatData(holder, blocks=data.blocks if own else ())),
        )
        if own:
            return Change(seats=(taken,), drop_tokens=() if room.is_owned(n) else other_keys(room, n, who))
        return Change(seats=(taken,), drop_tokens=all_keys(room, n), tokens=(key.kept(),))

    def holder(self, room: Room, who: Who) -> str:
        """One person, one holder, however many seats."""
        return next((room.seat_data[seat].holder for seat in who.seats), "") or tokens.new_request()

    async def alter(self, room: Room, seat: int, wish: ChangeSeat, who: Who) -> Key | None:
        """Change a seat; returns its new key if the change makes one."""
        key = Key(room.id, seat, tokens.new_token()) if isinstance(wish, Lend | Invite) else None

        def altered(room: Room) -> Change:
            need_say(room, seat, wish, who)
            return self.altered(room, need_seat(room, seat), wish, key)

        await self.change(room, seat, altered)
        return key

    def altered(self, room: Room, seat: Seat, wish: ChangeSeat, key: Key | None) -> Change:
        match wish:
            case Rename():
                return Change(seats=(replace(seat, name=wish.name, lang=wish.lang or seat.lang),))
            case PlayByBot():
                if seat.by == OPEN:
                    raise Refusal("seat-open", "Nobody sits here yet; the host can seat a bot.")
                return Change(seats=(replace(seat, by=bot_of(open_game(room.table.game), wish.bot)),))
            case TakeBack():
                lent = tuple([token.hash for token in room.tokens if token.seat == seat.seat and token.lent])
                return Change(seats=(replace(seat, by=PERSON),), drop_tokens=lent)
            case Leave():
                return self.left(room, seat)
        assert key is not None
        if isinstance(wish, Lend):
            return Change(tokens=(key.kept(lent=True),))
        return Change(tokens=(key.kept(),), drop_tokens=all_keys(room, seat.seat))  # of earlier invitations

    def left(self, room: Room, seat: Seat) -> Change:
        """Nobody owns the seat any more."""
        old = all_keys(room, seat.seat)
        if room.table.status == LOBBY:
            return Change(seats=(replace(seat, name="", by=OPEN, nonce="", data={}),), drop_tokens=old)
        data = plain(SeatData(left=True))
        bot = seat.by if room.is_bot(seat.seat) else bot_of(open_game(room.table.game), None)
        return Change(seats=(replace(seat, by=bot, data=data),), drop_tokens=old)

    async def change(self, room: Room, seat: int, decide: Callable[[Room], Change]) -> None:
        """Make the change; if somebody else may play from now on, or under another name, the record says so."""
        async with room.lock:
            await self.hall.ready(room)
            need_seat(room, seat)
            change = decide(room)
            before = room.seats[seat]
            after = next((each for each in change.seats if each.seat == seat), before)
            playing = room.match is not None and room.table.status != OVER
            keys_change = change.tokens or change.drop_tokens
            if not playing or ((before.by, before.name) == (after.by, after.name) and not keys_change):
                await self.hall.change(room, decide)
                return

            def enter(match: Any) -> None:
                match.change_seat(seat, after.by, after.name if after.name != before.name else "")

            await self.committer.commit(room, enter, change=lambda: decide(room))


def need_seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise Refusal("no-seat", "There is no such seat.")
    return room.seats[seat]


def all_keys(room: Room, seat: int) -> tuple[bytes, ...]:
    return tuple([token.hash for token in room.tokens if token.seat == seat])


def other_keys(room: Room, seat: int, who: Who) -> tuple[bytes, ...]:
    """The keys of a seat that this person has not shown."""
    shown = {token.hash for token in who.tokens}
    return tuple([hash for hash in all_keys(room, seat) if hash not in shown])


def need_say(room: Room, seat: int, wish: ChangeSeat, who: Who) -> None:
    """Who may do that. A seat's keys are its owner's; the others may only see to it that play goes on."""
    need_seat(room, seat)
    if isinstance(wish, Invite):
        need_invitable(room, seat, who)
        return
    if seat in who.seats and not (isinstance(wish, TakeBack | Leave | Lend) and who.borrows(seat)):
        return
    if who.host and (isinstance(wish, Rename) or may_host(room, seat, wish)):
        return
    if isinstance(wish, PlayByBot) and (who.seats or who.host) and room.seats[seat].by == PERSON and waits(room, seat):
        return
    raise Refusal("not-your-seat", "This is for whoever holds the seat.")


def need_invitable(room: Room, seat: int, who: Who) -> None:
    """The host invites, and only where nobody's own key is good."""
    if not who.host:
        raise Refusal("not-host", "Only the host invites.")
    if room.seats[seat].by == PERSON or room.is_owned(seat):
        raise Refusal("seat-taken", NEW_HANDS)


def may_host(room: Room, seat: int, wish: ChangeSeat) -> bool:
    """Before the start there is nothing to be seen in a seat: the host may free it, or give it to a bot.

    Later he may have another bot play where a bot plays and the seat is nobody's.
    """
    if room.table.status == LOBBY:
        return isinstance(wish, PlayByBot | Leave)
    return isinstance(wish, PlayByBot) and room.is_bot(seat) and not room.is_owned(seat)


def waits(room: Room, seat: int) -> bool:
    """Whether the game would wait in vain: nobody is there, or nothing has come from this seat for long."""
    if room.match is None:
        return False
    return not room.present(seat) or (seat in room.asked() and time.time() - room.moved > LONG)
