"""Looking at a game without touching it: now, the log, the past, the record, and whether the dice were fair."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from questhall.engine.changed_game import game_for
from questhall.engine.core import DECISION, State
from questhall.engine.dice import Dice, Fair, Seeded, from_header
from questhall.engine.entries import Answer, Entry, Json, Roll
from questhall.engine.match import Match
from questhall.engine.record import Record
from questhall.engine.replay import Replay
from questhall.engine.verify import Report, read_secret, verify_record
from questhall.games import open_game
from questhall.games.boards import board_of
from questhall.hall.hall import Hall
from questhall.hall.messages import Draw, Explained, MomentInfo, Now
from questhall.hall.packets import encode
from questhall.hall.record_rows import rows_of
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.room import Room
from questhall.hall.snapshot import moment_infos, past, sentences
from questhall.texts.speech import Speaker

HIDDEN = "?"


class Checked(Struct):
    """A finished game gone through line by line."""

    report: Report
    header: dict[str, Any]
    secret: str | None
    answers: int
    draws: list[Draw]


class Inspector:
    """What can be seen of a table, each seat its own part."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def now(self, room: Room, seat: int | None) -> bytes:
        async with room.lock:
            await self.hall.game(room)
            return room.see().now(seat)

    async def log(self, room: Room, seat: int | None, after: int) -> list[MomentInfo]:
        async with room.lock:
            match = await self.hall.game(room)
            return moment_infos(match.events_since(after, seat))

    async def moment(self, room: Room, seat: int | None, n: int) -> Now:
        async with room.lock:
            match = await self.hall.game(room)
            if not 0 <= n <= match.seq:
                raise no_moment(match, n)
            return past(match, n, seat)

    async def explain(self, room: Room, seat: int | None, ref: str, at: int | None) -> Explained | None:
        """What a thing is that this seat sees, now or after an entry; None if it sees no such thing."""
        async with room.lock:
            match = await self.hall.game(room)
            found = match.game.explain(match.game.view(state_at(match, at), seat), ref)
        if found is None:
            return None
        return Explained(found.name, sentences(found.lines), found.rule, found.quiet)

    async def reading(self, room: Room, seat: int | None, at: int | None, lang: str, sheet: int | None) -> list[str]:
        """The table in sentences, now or after an entry, or somebody's sheet alone.

        Of the table a spectator is read the sheet that the question is about.
        """
        async with room.lock:
            match = await self.hall.game(room)
            state = state_at(match, at)
            board, view = board_of(match.game.id), match.game.view(state, seat)
            if sheet is not None:
                if sheet >= len(room.seats):
                    raise Refusal("no-seat", "There is no such seat.")
                return board.sheet(view, sheet, speaker(room, match, lang))
            whose = board.about(view) or 0 if seat is None else seat
            step = match.game.question(state, seat) if state.waiting == DECISION else ""
            return board.whole(view, whose, speaker(room, match, lang), step)

    async def luck(self, room: Room, lang: str) -> list[list[str]]:
        """How the dice of a finished game fell, in sentences, seat by seat."""
        async with room.lock:
            match = await self.hall.game(room)
            if not match.is_over:
                raise Refusal("not-over", "Luck is measured when the game is over.")
            board, say = board_of(match.game.id), speaker(room, match, lang)
            return [board.luck(match, seat, say) for seat in range(len(room.seats))]

    async def record(self, room: Room, seats: tuple[int, ...]) -> str:
        """The record: whole when the game is over, before that only what these seats may know, without sums."""
        async with room.lock:
            match = await self.hall.game(room)
            if match.record.ended:
                return rows_of(match).text()
            lines = [open_header(match.record), *[open_line(match, each, seats) for each in match.record.entries]]
        return "".join([encode(line).decode() + "\n" for line in lines])

    async def verify(self, room: Room) -> Checked:
        async with room.lock:
            match = await self.hall.game(room)
            if not match.record.ended:
                raise Refusal("not-over", "The dice can be checked when the game is over.")
            record = match.record
        return await asyncio.to_thread(check, record)


def state_at(match: Match[Any], at: int | None) -> State:
    """As it is now, or as it was after an entry."""
    if at is not None and not 0 <= at <= match.seq:
        raise no_moment(match, at)
    state: State = match.state if at is None else match.go_to(at)
    return state


def speaker(room: Room, match: Match[Any], lang: str) -> Speaker:
    return Speaker(lang, match.game, [seat.name for seat in room.seats])


def no_moment(match: Match[Any], n: int) -> Refusal:
    return Refusal("no-moment", f"There is no entry {n}.", Facts(seq=match.seq))


def open_header(record: Record) -> Json:
    """The header without what would foretell the dice."""
    line = record.header.line()
    line["dice"] = {key: HIDDEN if key == "seed" else value for key, value in line["dice"].items()}
    return line


def open_line(match: Match[Any], entry: Entry, seats: tuple[int, ...]) -> Json:
    """An entry as these seats may know it. What was told to others only, or to nobody, is left out."""
    line = entry.line()
    if not isinstance(entry, Answer | Roll) or (isinstance(entry, Answer) and entry.seat in seats):
        return line
    told = [any(each.may_know(seat) for seat in (None, *seats)) for each in match.told(entry.n)]
    if told and all(told) and not (isinstance(entry, Roll) and is_untold(match, entry)):
        return line
    if isinstance(entry, Roll):
        return {**line, "is": HIDDEN}
    if any(told):
        return {**line, "do": HIDDEN}
    line.pop("given", None)  # nobody knows whose answer it is
    return {**line, "do": HIDDEN, "seat": HIDDEN}


def is_untold(match: Match[Any], roll: Roll) -> bool:
    """What was drawn in secret and whispered to nobody stays so, whatever all saw happen next."""
    if any(each.audience is not None for each in match.told(roll.n)):
        return False
    return match.game.secret(match.timeline.state_at(match.timeline.moves[roll.n].before))


def check(record: Record) -> Checked:
    """Verify a finished record, with every draw for those who want to recompute it themselves."""
    assert record.end is not None
    game = game_for(open_game(record.header.game), record.header.options)
    secret = record.end.reveal.get("secret")
    dice = from_header(record.header.dice, record.header.table, game.outcome, read_secret(str(secret or "")))
    drawing = Drawing(Replay(game, Record(record.header)), dice)
    for entry in record.entries:
        drawing.take(entry)
    answers = sum(isinstance(entry, Answer) for entry in record.entries)
    return Checked(verify_record(record, open_game), dict(record.header.dice), secret, answers, drawing.draws)


class Drawing:
    """Goes through a record and notes what each throw was drawn from."""

    def __init__(self, replay: Replay[Any], dice: Dice) -> None:
        self.replay = replay
        self.dice = dice
        self.draws: list[Draw] = []

    def take(self, entry: Entry) -> None:
        if isinstance(entry, Roll):
            k, chance = self.replay.timeline.head.throws, self.replay.state.chance
            drawn = self.ticket(k, chance.name, chance.total)
            self.draws.append(Draw(entry.n, k, chance.name, chance.total, drawn, entry.shows))
        self.replay.record.entries.append(entry)
        self.replay.take(entry)

    def ticket(self, k: int, name: str, total: int) -> int | None:
        tickets = self.dice.tickets if isinstance(self.dice, Fair | Seeded) else None
        return None if tickets is None else tickets.ticket(k, name, total)
