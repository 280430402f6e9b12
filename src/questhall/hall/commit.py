"""How anything gets into a game: done in memory, stored, and only then told. Whoever was faster is followed first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from questhall.engine.core import IllegalAnswer, Reason
from questhall.engine.dice import DiceError
from questhall.engine.lessons import NotWanted
from questhall.engine.match import Match, StaleAnswer
from questhall.engine.record import RecordError
from questhall.engine.timeline import CannotUndo, Refused
from questhall.hall.deadlines import Window, times_of
from questhall.hall.hall import ATTEMPTS, Hall
from questhall.hall.hand_dice import throw_for_people
from questhall.hall.record_rows import rows_of
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.room import Room
from questhall.hall.snapshot import outcome_of
from questhall.hall.store import OVER, Change, Conflict, Move, Moved, Seat
from questhall.hall.table_data import one_person, plain
from questhall.hall.teaching import asked_bots

Do = Callable[[Match[Any]], object]
MakeChange = Callable[[], Change]
Entered = Callable[[int | None, Exception | None], None]  # told the new number, or why there is none


class Committer:
    """The one writer of games. What is called here holds the room's lock, except enter(), which takes it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def enter(self, room: Room, client: str, do: Do, seat: int | None = None) -> int:
        async with room.lock:
            return await self.commit(room, do, client, seat)

    def enter_soon(self, room: Room, client: str, do: Do, done: Entered) -> bool:
        """The same for most moves, which meet nobody and are not refused: done at once, and nobody waits.

        False if there is anything to wait for, or to refuse: then nothing has happened, and enter() will say why.
        """
        match = room.match
        if match is None or room.stale or room.gone or room.consents or client in room.recent:
            return False
        if match.dice.source == "hand" or not room.lock.take():
            return False
        try:
            do(match)
            move = self.draft(room, match, client, None)
            self.store.append_soon(move, partial(self.entered, room, move, done))
        except Exception:
            if not rows_of(match).is_stored:
                room.forget_game()
            room.lock.release()
            return False
        return True

    def entered(self, room: Room, move: Move, done: Entered, moved: Moved | None, error: Exception | None) -> None:
        """What the store has made of it is told, and the table is free again."""
        try:
            if moved is None or moved.again:
                room.forget_game()
            else:
                self.note(room, move, moved)
                if move.change is not None or room.consents:
                    self.hall.spawn(self.tell_and_release(room, move, done, moved.seq))
                    return
                self.show(room)
        except BaseException:
            room.lock.release()
            raise
        room.lock.release()
        done(None if moved is None else moved.seq, error)

    async def tell_and_release(self, room: Room, move: Move, done: Entered, seq: int) -> None:
        try:
            await self.tell(room, move.change)
        finally:
            room.lock.release()
        done(seq, None)

    async def commit(
        self, room: Room, do: Do, client: str | None = None, seat: int | None = None, change: MakeChange | None = None
    ) -> int:
        """Do it, store it, tell it; returns the new number. The same client id is taken only once."""
        for _ in range(ATTEMPTS):
            match = await self.hall.game(room)
            if client in room.recent:
                return room.recent[client]
            try:
                do(match)
                throw_for_people(match, room.data.run.companion)
            except Exception as error:
                found = error if isinstance(error, Refusal) else self.refusal(room, error, seat)
                if found is None or not rows_of(match).is_stored:
                    room.forget_game()  # nobody knows what it has done to what is in memory
                known = None if client is None else await self.store.seq_of(room.id, client)
                if known is not None:
                    return known
                if found is None:
                    raise
                raise found from None
            try:
                return await self.write(room, match, client, None if change is None else change())
            except Conflict:
                room.forget_game()
            except BaseException:  # whether it was stored is not known here: the store will say
                room.forget_game()
                raise
        raise Refusal("busy", "Too many people play at this table at once. Try again.")

    async def write(self, room: Room, match: Match[Any], client: str | None, change: Change | None) -> int:
        move = self.draft(room, match, client, change)
        moved = await self.store.append(move)
        if moved.again:
            room.forget_game()
            return moved.seq
        self.note(room, move, moved)
        await self.tell(room, move.change)
        return moved.seq

    def draft(self, room: Room, match: Match[Any], client: str | None, change: Change | None) -> Move:
        """What is to be stored of what was done in memory."""
        now = self.hall.time()
        record = rows_of(match)
        lines = record.take_fresh()
        if record.ended:
            change = ending(change or Change(), plain(room.data), match, now)
        asked = match.state.awaited()
        seats = seats_after(room, change)
        return Move(
            table_id=room.id,
            seq=match.seq + 1 - len(lines),
            lines=lines,
            at=now,
            client_id=client,
            asked=asked,
            bot_due=bool(asked_bots(match, seats)),
            due=due(match, room.window, room.alone if change is None else one_person(seats)),
            version=None if change is None else room.table.version,
            change=change,
        )

    def note(self, room: Room, move: Move, moved: Moved) -> None:
        """It is stored."""
        room.moved = move.at
        room.note_time()
        if move.client_id is not None:
            room.remember(move.client_id, moved.seq)

    async def tell(self, room: Room, change: Change | None) -> None:
        if change is not None and change.status != OVER:
            await self.hall.catch_up(room)
        room.publish()
        if change is not None and change.status == OVER:
            await self.hall.catch_up(room)
        if room.consents:
            await self.hall.lapse(room)
        self.hall.moved(room)

    def show(self, room: Room) -> None:
        """The same where nothing but the game has changed."""
        room.publish()
        self.hall.moved(room)

    def refusal(self, room: Room, error: Exception, seat: int | None) -> Refusal | None:
        """The hall's word for what the engine refuses; None for what nobody foresaw."""
        match = room.match
        assert match is not None
        where = Facts(seq=match.seq)
        if match.is_over and isinstance(error, ValueError):
            return Refusal("over", "The game is over.", where)
        match error:
            case StaleAnswer():
                return Refusal("stale", str(error), replace(where, now=room.see().look(seat)))
            case NotWanted():
                return Refusal("not-wanted", str(error), where)
            case CannotUndo():
                return Refusal("no-undo", str(error), where)
            case Refused(reason=Reason(rule=rule, text=text, args=args)):
                return Refusal("refused", str(error), replace(where, rule=rule, text=text, args=args))
            case Refused():
                return Refusal("refused", str(error), where)
            case IllegalAnswer():
                return Refusal("not-asked", str(error), where)
            case RecordError() | DiceError():
                return Refusal("unavailable", str(error), where)
        return None


def ending(change: Change, data: dict[str, Any], match: Match[Any], now: float) -> Change:
    """With the end of the game, and how it ended: lists of tables say so without playing it again."""
    settings = data if change.settings is UNSET else change.settings
    told = {**settings, "over": to_builtins(outcome_of(match))}
    return replace(change, status=OVER, ended=now, dice_secret=None, settings=told)


def seats_after(room: Room, change: Change | None) -> tuple[Seat, ...]:
    """The seats once that change is made."""
    if change is None:
        return room.seats
    changed = {seat.seat: seat for seat in change.seats}
    return tuple([changed.get(seat.seat, seat) for seat in room.seats])


def due(match: Match[Any], window: Window, alone: bool) -> float | None:
    """When the clock plays on at this table though nobody may look; None where it does not."""
    times = None if alone else times_of(match, window)
    return times.due if times is not None and times.pace.away and times.closes else None
