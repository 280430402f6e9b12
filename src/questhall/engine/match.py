"""A game under way: its state, its record, its dice. Everything a table does to a game goes through here.

An answer is checked, played on a copy, written to the record and only then shown: whatever is refused, or cannot be
written, changes nothing. Throws are settled at once, except those of hand dice, which wait for give().
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from questhall.engine import record as files
from questhall.engine import undo
from questhall.engine.changed_game import game_for
from questhall.engine.core import CHANCE, NATURE, State
from questhall.engine.dice import Dice, DiceError, Fair, any_outcome, from_header, new_nonce, new_secret
from questhall.engine.entries import Answer, End, Entry, Header, Redo, Roll, Seat, Seating, Undo
from questhall.engine.game import Game
from questhall.engine.record import Record
from questhall.engine.replay import FindGame, Replay, blaming, plain, rules_of, said_result
from questhall.engine.timeline import CannotUndo, Mark, Move, Refused
from questhall.engine.undo import CONSENT, NOTHING, NeedsConsent, Takeback

S = TypeVar("S", bound=State)
Clock = Callable[[], str]


class StaleAnswer(ValueError):
    """An answer to a question that no longer stands; `seq` is the present sequence number."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the game has moved on to entry {seq}")
        self.seq = seq


def utc_now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Entering:
    """What is entered inside goes into the record as one, or has never happened."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.mark: Mark[Any] = match.timeline.mark()

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        match, written = self.match, False
        try:
            if kind is None:
                match.write_entered()
                written = True
        finally:
            if not written:
                match.forget_entered(self.mark)
            match.unwritten = []
        if written and match.record.ended and match.record.file is not None:
            files.forget_secret(match.record.file.path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Replay[S]):
    """One game being played. With `ending` its record is closed, and the dice revealed, as soon as it is over."""

    def __init__(self, game: Game[S], record: Record, dice: Dice, clock: Clock = utc_now, ending: bool = True) -> None:
        super().__init__(game, record)
        self.dice = dice
        self.clock = clock
        self.ending = ending
        self.unwritten: list[Entry] = []

    # Beginning

    @staticmethod
    def new(
        game: Game[S],
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        dice: Dice | None = None,
        *,
        table: str = "",
        path: Path | None = None,
        clock: Clock = utc_now,
        ending: bool = True,
        sync: bool = True,
    ) -> Match[S]:
        """A new game: with fair dice unless others are given, in a file if a path is given."""
        table = table or (dice.table if isinstance(dice, Fair) else secrets.token_hex(6))
        if dice is None:
            dice = Fair(table, [new_nonce() for _ in seats], new_secret())
        if isinstance(dice, Fair) and dice.table != table:
            raise DiceError(f"these fair dice belong to table {dice.table!r}, not to {table!r}")
        game = game_for(game, options)
        complete = json.loads(json.dumps(game.complete(options, len(seats))))
        header = Header(game.id, game.rules_version, table, complete, tuple(seats), dice.header(), clock())
        match = Match(game, Record(header), dice, clock, ending)
        if path is not None:
            match.record = files.create(header, path, dice.secret if isinstance(dice, Fair) else None, sync)
        match.settle()
        return match

    @staticmethod
    def load(
        path: Path,
        find: FindGame,
        dice: Dice | None = None,
        *,
        salvage: bool = False,
        clock: Clock = utc_now,
        ending: bool = True,
        sync: bool = True,
    ) -> Match[Any]:
        """The game in a file, ready to be played on."""
        record = files.read(path, salvage, sync)
        return Match.resume(record, find, dice, secret=files.kept_secret(path), clock=clock, ending=ending)

    @staticmethod
    def resume(
        record: Record,
        find: FindGame,
        dice: Dice | None = None,
        *,
        secret: bytes | None = None,
        clock: Clock = utc_now,
        ending: bool = True,
    ) -> Match[Any]:
        """A record replayed and ready to be played on; fair dice need their secret for that."""
        game = rules_of(record, find)
        with blaming(record, 1):
            if dice is None:
                dice = from_header(record.header.dice, record.header.table, game.outcome, secret)
            match: Match[Any] = Match(game, record, dice, clock, ending)
        match.take_all()
        if not record.ended:
            with suppress(DiceError):  # it can be looked at, and waits for its dice
                match.settle()
        return match

    # Playing

    def act(self, seat: int, answer: str | dict[str, Any] | list[Any], seq: int | None = None, given: str = "") -> int:
        """A seat's answer: the name of an option, or structured data where the decision is open.

        `seq` is the sequence number the answer replies to. `given`: by whom, if not by whoever plays the seat. Returns
        the new sequence number.
        """
        if seq is not None and not self.timeline.asked_since(seat) <= seq <= self.seq:
            raise StaleAnswer(self.seq)
        code, data = self.understand(seat, answer if isinstance(answer, str) else plain(answer))
        said = self.said(seat, answer, code) if data is None else data
        with self.entering():
            self.enter(Answer(self.seq + 1, seat, said, self.clock(), given), code, data)
            self.throw()
        return self.seq

    def said(self, seat: int, answer: Any, code: int) -> str:
        """The name an answer has in records, however it was put."""
        return str(answer) if self.is_offered(seat, answer) else self.game.option(self.state, seat, code).name

    def give(self, words: str, seq: int | None = None) -> int:
        """What the hand-thrown dice show."""
        if seq is not None and seq != self.seq:
            raise StaleAnswer(self.seq)
        self.need_hand_dice()
        outcome = self.read_throw(self.state.chance.name, words)
        with self.entering():
            self.enter_throw(outcome)
            self.throw()
        return self.seq

    def correct(self, words: str) -> int:
        """The last throw was said wrongly: back to it, and these are the words. Later answers are taken back."""
        self.need_hand_dice()
        move = self.last_throw()
        if move is None:
            raise CannotUndo("no dice were thrown yet")
        with self.entering():
            self.unwritten.append(Undo(self.seq + 1, move.before, at=self.clock()))
            self.timeline.back_to(move.before)
            self.enter_throw(self.read_throw(self.state.chance.name, words))
            self.throw()
        return self.seq

    def last_throw(self) -> Move | None:
        """The dice that lay open last; what was drawn in secret is nobody's to correct."""
        for move in reversed(self.timeline.line()):
            if move.seat == NATURE and not self.game.secret(self.timeline.state_at(move.before)):
                return move
        return None

    def settle(self) -> int:
        """Throw the dice the game waits for, as far as they answer by themselves, and close what is over."""
        with self.entering():
            self.throw()
        return self.seq

    def change_seat(self, seat: int, by: str, name: str = "") -> int:
        """Somebody else, or a bot, plays this seat from now on."""
        before = list(self.seats)
        entry = Seating(self.seq + 1, seat, by, name, self.clock())
        try:
            with self.entering():
                self.unwritten.append(entry)
                self.sit(entry)
        except BaseException:
            self.seats = before
            raise
        return self.seq

    def close(self) -> None:
        """Write the end of a game that is over: result and revealed secret. Nothing can be added or taken back then."""
        if self.is_over and not self.record.ended:
            self.ending = True
            self.settle()

    # Taking back

    def can_undo(self, seat: int | None = None) -> Takeback:
        """Whether this seat's last answer (None: anybody's) can be taken back, and whether the others must agree."""
        return self.offered(undo.last_answer(self.timeline, seat))

    def can_reset_turn(self, seat: int | None = None) -> Takeback:
        return self.offered(undo.whole_turn(self.timeline, seat))

    def can_redo(self) -> bool:
        return bool(self.timeline.redo) and not self.record.ended

    def undo(self, seat: int | None = None, agreed: bool = False) -> int:
        """Take back this seat's last answer and all that followed. `agreed`: the others have consented."""
        return self.take_back(self.can_undo(seat), seat, agreed)

    def reset_turn(self, seat: int | None = None, agreed: bool = False) -> int:
        """Take back all that this seat has answered in the turn under way."""
        return self.take_back(self.can_reset_turn(seat), seat, agreed)

    def redo(self, seat: int | None = None) -> int:
        """Bring back one answer that was taken back, with the dice it had."""
        to = undo.next_redo(self.timeline)
        if to is None or self.record.ended:
            raise CannotUndo("there is nothing to bring back")
        with self.entering():
            self.unwritten.append(Redo(self.seq + 1, to, seat, self.clock()))
            self.timeline.forth_to(to)
            self.throw()
        return self.seq

    def take_back(self, offer: Takeback, seat: int | None, agreed: bool) -> int:
        if offer.how == NOTHING:
            raise CannotUndo("there is nothing to take back")
        if offer.how == CONSENT and not agreed:
            raise NeedsConsent(offer)
        with self.entering():
            self.unwritten.append(Undo(self.seq + 1, offer.to, seat, self.clock()))
            self.timeline.back_to(offer.to)
        return self.seq

    def offered(self, offer: Takeback) -> Takeback:
        """The same offer, seen from the whole table: over is over, and alone one needs nobody's consent."""
        if self.record.ended:
            return Takeback(NOTHING)
        if offer.how == CONSENT and len(self.seats) == 1:
            return Takeback(undo.FREE, offer.to)
        return offer

    # Entering

    def entering(self) -> Entering:
        return Entering(self)

    def write_entered(self) -> None:
        if self.is_over and self.ending and not self.record.ended:
            self.enter_end()
        self.record.append(*self.unwritten)

    def forget_entered(self, mark: Mark[Any]) -> None:
        self.timeline.restore(mark)
        for n in range(self.seq + 1, self.seq + len(self.unwritten) + 1):
            self.tellings.pop(n, None)

    def enter(self, entry: Answer | Roll, code: int, data: Any = None) -> None:
        seat = entry.seat if isinstance(entry, Answer) else NATURE
        self.play(entry.n, seat, code, data, listen=True)
        self.unwritten.append(entry)

    def enter_throw(self, outcome: int) -> None:
        chance = self.state.chance
        k = self.timeline.head.throws
        shows = self.game.outcome_name(chance, outcome)
        self.enter(Roll(self.seq + 1, chance.name, shows, self.clock()), outcome)
        self.dice.learn(k, chance, outcome)

    def throw(self) -> None:
        while self.state.waiting == CHANCE:
            outcome = self.dice.draw(self.timeline.head.throws, self.state.chance)
            if outcome is None and not self.game.secret(self.state):
                return
            if outcome is None:
                outcome = any_outcome(self.state.chance)
            self.enter_throw(outcome)

    def enter_end(self) -> None:
        result = said_result(self.game.result(self.state))
        self.unwritten.append(End(self.seq + 1, result, self.dice.reveal(), self.clock()))
        self.timeline.note()

    def take(self, entry: Entry, listen: bool = False) -> None:
        if isinstance(entry, Roll):  # hand dice remember what was said, also on lines that were taken back
            k, chance = self.timeline.head.throws, self.state.chance
            super().take(entry, listen)
            self.dice.learn(k, chance, self.timeline.head.code)
        else:
            super().take(entry, listen)

    def need_hand_dice(self) -> None:
        if self.dice.source != "hand":
            raise Refused(f"the dice of this table are {self.dice.source}; nobody gives them by hand")
