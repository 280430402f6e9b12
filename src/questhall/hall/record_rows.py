"""A game and its rows: the lines of a record as the store keeps them, and the Match that plays on from them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from questhall.engine.dice import Dice, Fair, Hand, Seeded, from_header
from questhall.engine.entries import Entry, Header, Seat, chain, spelt, write_line
from questhall.engine.game import Game
from questhall.engine.match import Match
from questhall.engine.record import Record, RecordError, read_first, read_next
from questhall.engine.replay import rules_of
from questhall.hall import store
from questhall.hall.messages import DiceSource


class Rows(Record):
    """A record with its lines as text, header first; those after the first `stored` are not in the store yet."""

    def __init__(self, header: Header, first: str, stored: int = 0) -> None:
        super().__init__(header)
        self.lines = [first]
        self.stored = stored

    def append(self, *entries: Entry) -> None:
        if self.ended and entries:
            raise RecordError(self.name, None, "nothing can be added after the end")
        total, lines = self.total, []
        for entry in entries:
            total, text = spelt(entry, total)
            lines.append(text[:-1])
        self.total = total
        self.lines += lines
        self.entries.extend(entries)

    @property
    def is_stored(self) -> bool:
        """Whether the store has every line."""
        return self.stored == len(self.lines)

    def take(self, text: str) -> Entry:
        """One more line from the store."""
        self.total = read_next(self, text.encode())
        self.lines.append(text)
        self.stored = len(self.lines)
        return self.entries[-1]

    def take_fresh(self) -> tuple[str, ...]:
        """The lines that are to be stored; whoever takes them stores them."""
        lines = tuple(self.lines[self.stored :])
        self.stored = len(self.lines)
        return lines

    def text(self) -> str:
        return "".join([line + "\n" for line in self.lines])


_second = (0, "")


def clock() -> str:
    """The present second, as records write it."""
    global _second
    now = int(time.time())
    if now != _second[0]:
        _second = (now, stamp(now))
    return _second[1]


def rows_of(match: Match[Any]) -> Rows:
    record = match.record
    assert isinstance(record, Rows)
    return record


def stamp(when: float) -> str:
    """A time of the store as records and messages write it."""
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def dice_for(source: DiceSource, table_id: str, nonces: Sequence[str], secret: bytes | None, seed: str) -> Dice:
    match source:
        case "hand":
            return Hand()
        case "seeded":
            return Seeded(seed)
    return Fair(table_id, nonces, secret)


def begin(game: Game[Any], table_id: str, options: dict[str, Any], seats: Sequence[Seat], dice: Dice) -> Match[Any]:
    """A new game; all of its lines, header first, are fresh."""
    first = Match.new(game, options, seats, dice, table=table_id, clock=clock)
    line = first.record.header.line()
    rows = Rows(first.record.header, write_line(line, chain("", line))[:-1])
    rows.append(*first.record.entries)
    first.record = rows
    return first


def rebuild(game: Game[Any], table: store.Table, lines: Sequence[store.Line]) -> Match[Any]:
    """The game as its lines tell it, ready to be played on. A ValueError if these rules do not take those lines."""
    header = read_first(lines[0].text.encode(), table.id, True)
    rows = Rows(header, lines[0].text, stored=1)
    game = rules_of(rows, lambda game_id: game)
    dice = from_header(header.dice, header.table, game.outcome, table.dice_secret)
    match: Match[Any] = Match(game, rows, dice, clock)
    follow(match, lines[1:], listen=False)
    return match


def follow(match: Match[Any], lines: Iterable[store.Line], listen: bool = True) -> None:
    """Take lines that somebody else has stored; listeners will be told what they say."""
    rows = rows_of(match)
    for line in lines:
        match.take(rows.take(line.text), listen)
