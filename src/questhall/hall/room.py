"""A table in this process: what the store says of it, the game rebuilt from its lines, and who listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from questhall.engine.match import Match
from questhall.games import open_game
from questhall.hall import tokens
from questhall.hall.deadlines import Times, Window, pace_of, times_of
from questhall.hall.messages import ChatLine, Here, Kind, Presence, SeatInfo, Suggestion, TableInfo
from questhall.hall.packets import Packet, packed
from questhall.hall.record_rows import follow, rebuild, stamp
from questhall.hall.refusals import Refusal
from questhall.hall.snapshot import Snapshot, outcome_of
from questhall.hall.store import EXPIRED, LOBBY, NO_LINES, OPEN, OVER, PERSON, Chat, Consent, Seat, Table, Token, Whole
from questhall.hall.table_data import SeatData, TableData, one_person, seat_data, table_data
from questhall.hall.table_lock import TableLock
from questhall.hall.teaching import asked_bots

LOG = logging.getLogger("questhall.hall")
REMEMBERED = 200  # client ids kept here; the store knows them all
LINGERS = 40.0  # seconds a seat counts as present after its last request
SPECTATOR: tuple[int | None, ...] = (None,)


class Listener(Protocol):
    """Somebody who wants to hear what happens, for the seats it holds (none: a spectator)."""

    seats: tuple[int, ...]
    tokens: tuple[Token, ...]  # what it has shown
    changes: bool  # whether it wants to hear only what is other in a view than in the last one

    def put(self, packet: Packet) -> None: ...

    def end(self) -> None:
        """There will be no more."""


class Room:
    """Everything about one table. Whoever changes it, or must see it unchanging, holds the lock."""

    def __init__(self, whole: Whole, match: Match[Any] | None = None) -> None:
        self.id = whole.table.id
        self.lock = TableLock()
        self.listeners: dict[Listener, Snapshot | None] = {}  # what those who want changes were sent last
        self.match: Match[Any] | None = None
        self.tokens: tuple[Token, ...] = ()
        self.recent: dict[str, int] = {}
        self.consents: dict[str, Consent] = {}
        self.advice: dict[int, Suggestion] = {}  # what each seat was told last, which holds for one question
        self.chat_seen = 0
        self.chat_elsewhere = False  # other processes have taken some
        self.touched: dict[int, float] = {}  # monotonic time of each seat's last request
        self.elsewhere: dict[int, float] = {}  # and of what other processes have seen of it
        self.used = time.monotonic()
        self.snapshot: Snapshot | None = None
        self.told_presence: Presence | None = None
        self.stale = False
        self.gone = False
        self.window = Window()
        self.moved = whole.table.moved or whole.table.made
        self.take(whole, match)
        self.shown = self.known  # the last entry that was told to listeners

    # What the store says

    def take(self, whole: Whole, match: Match[Any] | None = None) -> None:
        """Take what was read from the store, and the game that was rebuilt from it if there was none here."""
        self.set_table(whole.table, whole.seats, whole.tokens)
        self.moved = max(self.moved, whole.table.moved or 0.0)
        if self.match is None:
            self.match = match
        else:
            try:
                follow(self.match, whole.lines)
            except Exception as error:
                self.forget_game()
                raise unreadable(self.table, error) from error
        self.note_time()

    def set_table(self, table: Table, seats: Iterable[Seat], tokens: Iterable[Token]) -> None:
        self.table = table
        self.seats = tuple(seats)
        known, self.tokens = self.tokens, tuple(tokens)
        self.data: TableData = table_data(table)
        self.seat_data: tuple[SeatData, ...] = tuple([seat_data(seat) for seat in self.seats])
        self.alone = one_person(self.seats)
        self.nobody_else = self.alone and len(self.holders()) <= 1
        self.snapshot = None
        if known != self.tokens:
            self.recheck()

    def recheck(self) -> None:
        """Some tokens are new or gone: whoever shows only what is gone no longer holds that seat."""
        good = {token.hash for token in self.tokens}
        for listener in list(self.listeners):
            kept = tuple([token for token in listener.tokens if token.hash in good])
            if kept != listener.tokens:
                listener.tokens, listener.seats = kept, seats_of(kept)
                self.listeners[listener] = None
                listener.put(packed(self.greeting(listener)))

    def greeting(self, listener: Listener) -> Here:
        host = any(token.seat is None for token in listener.tokens)
        return Here(self.info(), list(listener.seats), host, self.known, time.time())

    @property
    def known(self) -> int:
        """The number of the last line this process has taken."""
        return NO_LINES if self.match is None else self.match.seq

    def forget_game(self) -> None:
        """What is in memory may not be what is stored: it is rebuilt before anybody sees it."""
        self.match = None
        self.snapshot = None
        self.stale = True

    def remember(self, client_id: str, seq: int) -> None:
        self.recent[client_id] = seq
        if len(self.recent) > REMEMBERED:
            del self.recent[next(iter(self.recent))]

    # Who is who

    def token(self, token: str) -> Token | None:
        """What this token is good for. Every known one is compared, in the same time."""
        wanted, found = tokens.digest(token), None
        for known in self.tokens:
            if tokens.same(known.hash, wanted):
                found = known
        return found

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].by not in (OPEN, PERSON)

    def is_free(self, seat: int) -> bool:
        """Whether anybody may sit down there: nobody has yet, or somebody has left it to a bot."""
        return self.seats[seat].by == OPEN or self.seat_data[seat].left

    def is_owned(self, seat: int) -> bool:
        """Somebody sat down here whose own key is still good. An invitation makes nobody an owner."""
        own = any(token.seat == seat and not token.lent for token in self.tokens)
        return own and bool(self.seat_data[seat].holder)

    def holders(self) -> set[str]:
        """All people whose game this is, also those for whom a bot plays at the moment."""
        seats = [seat.seat for seat in self.seats if seat.by == PERSON or self.is_owned(seat.seat)]
        return {self.seat_data[seat].holder for seat in seats}

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.by == PERSON]

    def bots_asked(self) -> list[int]:
        return [] if self.match is None else asked_bots(self.match, self.seats)

    def asked(self) -> tuple[int, ...]:
        return () if self.match is None else self.match.state.awaited()

    # How much time there is

    def note_time(self) -> None:
        """The game has moved on."""
        self.window.note(pace_of(self.match), self.moved)

    def times(self) -> Times | None:
        """The time everybody has; None where nobody is hurried, as a person alone never is."""
        return None if self.alone else times_of(self.match, self.window)

    # Who is there

    def present(self, seat: int) -> bool:
        if any(seat in listener.seats for listener in self.listeners):
            return True
        latest = max(self.touched.get(seat, 0.0), self.elsewhere.get(seat, 0.0))
        return latest > time.monotonic() - LINGERS

    def presence(self) -> Presence:
        here = {
            str(seat.seat): "here" if self.is_bot(seat.seat) or self.present(seat.seat) else "away"
            for seat in self.seats
            if seat.by != OPEN
        }
        spectators = sum(not listener.seats for listener in self.listeners)
        return Presence(here, spectators)  # type: ignore[arg-type]

    def tell_presence(self, at_once: bool = True) -> bool:
        """Tell who is there, if that is news; returns whether it was told. Spectators may come and go unannounced."""
        presence, told = self.presence(), self.told_presence
        if presence == told or (not at_once and told is not None and presence.seats == told.seats):
            return False
        self.told_presence = presence
        self.tell(presence)
        return True

    # What it says of itself

    def kind(self, seat: Seat) -> Kind:
        return "open" if seat.by == OPEN else "human" if seat.by == PERSON else "bot"

    def seat_info(self, seat: Seat) -> SeatInfo:
        own = [token for token in self.tokens if token.seat == seat.seat]
        return SeatInfo(
            n=seat.seat,
            kind=self.kind(seat),
            name=seat.name,
            bot=seat.by if self.is_bot(seat.seat) else None,
            lang=seat.lang or None,  # type: ignore[arg-type]
            owned=self.is_owned(seat.seat),
            lent=any(token.lent for token in own),
            free=self.is_free(seat.seat),
        )

    def info(self) -> TableInfo:
        table = self.table
        return TableInfo(
            id=self.id,
            game=table.game,
            phase="over" if table.status in (OVER, EXPIRED) else table.status,  # type: ignore[arg-type]
            options=table.options,
            settings=self.data.run,
            seats=[self.seat_info(seat) for seat in self.seats],
            made=stamp(table.made),
            seq=self.known,
            version=table.version,
            host_seat=self.data.host_seat,
            asked=list(self.asked()),
            commitment=table.dice.get("commitment"),
            started=None if table.started is None else stamp(table.started),
            expires=stamp(table.expires) if table.expires is not None and table.status == LOBBY else None,
            rematch=self.data.rematch,
            placed=self.data.placed,
            lesson=self.data.lesson,
            over=None if self.match is None else outcome_of(self.match),
        )

    def see(self) -> Snapshot:
        """The game as it stands, for all eyes; what was made for one pair of eyes serves the next."""
        assert self.match is not None
        if self.snapshot is None or self.snapshot.seq != self.match.seq:
            self.snapshot = Snapshot(self.match, self.data.run.undo, self.nobody_else, self.times())
        return self.snapshot

    # Telling

    def tell(self, message: object, to: Callable[[Listener], bool] = lambda listener: True) -> None:
        if self.listeners:
            packet = packed(message)
            for listener in list(self.listeners):
                if to(listener):
                    listener.put(packet)

    def tell_chat(self, chat: Chat) -> None:
        """A line of chat, to everybody who wants to hear it; each line once."""
        if chat.n > self.chat_seen:
            self.chat_seen = chat.n
            self.tell(chat_line(chat), lambda listener: self.hears(listener.seats, chat.seat))

    def hears(self, seats: tuple[int, ...], speaker: int | None) -> bool:
        """Whether somebody in these seats wants to hear that one."""
        return not any(speaker in self.seat_data[seat].blocks for seat in seats if seat < len(self.seats))

    def publish(self) -> None:
        """What has happened since the last time, and how the table stands now, to everybody in their own way."""
        after, self.shown = self.shown, self.known
        if not self.listeners or self.match is None or self.shown == after:
            return
        snapshot = self.see()
        packets: dict[tuple[int | None, Snapshot | None], Packet] = {}
        for listener, before in list(self.listeners.items()):
            for seat in listener.seats or SPECTATOR:
                packet = packets.get((seat, before))
                if packet is None:
                    packet = packets[seat, before] = self.seen(snapshot, seat, after, before)
                listener.put(packet)
            if listener.changes:
                self.listeners[listener] = snapshot

    def seen(self, snapshot: Snapshot, seat: int | None, after: int, before: Snapshot | None) -> Packet:
        """What one seat hears. If that cannot be said the others hear their part all the same: it has happened."""
        try:
            now = snapshot.now(seat) if before is None else snapshot.changed(seat, before)
            return Packet(snapshot.happened(seat, after), now)
        except Exception as error:
            snapshot.shown.pop(seat, None)
            LOG.error(
                "seat %s of table %s cannot be shown entry %s: %r", seat, self.id, snapshot.seq, error, exc_info=error
            )
            return Packet()


async def rebuilt(whole: Whole) -> Match[Any] | None:
    """The game that was read whole, if there is one. It is replayed in a thread: meanwhile others are served."""
    if not whole.lines:
        return None
    try:
        return await asyncio.to_thread(rebuild, open_game(whole.table.game), whole.table, whole.lines)
    except Exception as error:
        raise unreadable(whole.table, error) from error


def unreadable(table: Table, error: Exception) -> Refusal:
    """Lines that these rules do not take. What nobody foresaw is told to the operator, too."""
    if not isinstance(error, ValueError):
        LOG.error("table %s cannot be replayed: %r", table.id, error, exc_info=error)
    return Refusal("unreadable", str(error))


def chat_line(chat: Chat) -> ChatLine:
    return ChatLine(chat.n, chat.seat, chat.name, stamp(chat.at), chat.text, chat.phrase)  # type: ignore[arg-type]


def seats_of(tokens: Iterable[Token]) -> tuple[int, ...]:
    return tuple(sorted({token.seat for token in tokens if token.seat is not None}))
