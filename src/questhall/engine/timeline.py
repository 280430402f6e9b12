"""The line of play: which entries count now, which were taken back, and the state after each of them.

Entries form a tree: an answer or a throw follows the one it was made after, and undo and redo only move the head.
Some states on the way are kept, so that any moment is a few moves away. A state that is kept or shown never changes.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from questhall.engine.core import (
    DECISION,
    NATURE,
    SEVERAL,
    Event,
    IllegalAnswer,
    Reason,
    State,
    apply,
    apply_open_checked,
)

S = TypeVar("S", bound=State)

Mark = tuple[int, list[int], S, int, dict[int, int]]

KEEP_EVERY: Final = 16  # moves between two kept states


class Refused(IllegalAnswer):
    """An answer that is not taken; the reason says which rule is against it, if the game knows."""

    def __init__(self, problem: str, reason: Reason | None = None) -> None:
        super().__init__(problem if reason is None else f"{problem}: {reason.text} ({reason.rule})")
        self.reason = reason


class CannotUndo(ValueError):
    """There is nothing to take back or to bring back there."""


@mypyc_attr(acyclic=True)
class Move:
    """An answer or a throw: entry `n`, made after entry `before`. It never changes."""

    def __init__(self, n: int, before: int, seat: int, code: int, data: Any) -> None:
        self.n = n
        self.before = before
        self.seat = seat  # NATURE for a throw
        self.code = code
        self.data = data  # a structured answer instead of the code
        self.depth = 0  # moves up to here
        self.throws = 0  # throws up to here
        self.turn = 0  # the state's turn afterwards
        self.revealed = 0  # the state's reveal count afterwards
        self.answers: dict[int, int] = {}  # by seat: its last answer up to here

    def follow(self, head: Move, after: State) -> None:
        """Count on from the move before, to this state."""
        self.depth = head.depth + 1
        self.throws = head.throws + (1 if self.seat == NATURE else 0)
        self.turn = after.turn
        self.revealed = after.revealed
        self.answers = head.answers if self.seat == NATURE else {**head.answers, self.seat: self.n}


def perform(state: State, seat: int, code: int, data: Any) -> None:
    """Make a move on this very state."""
    if data is None:
        apply(state, seat, code)
        return
    reason = apply_open_checked(state, seat, data)
    if reason is not None:
        raise Refused(f"seat {seat} may not answer {data!r}", reason)


class Timeline(Generic[S]):
    """All moves of a record and the line through them that counts."""

    def __init__(self, start: S) -> None:
        origin = Move(0, 0, NATURE, 0, None)
        origin.turn, origin.revealed = start.turn, start.revealed
        self.moves: dict[int, Move] = {0: origin}  # the start counts as a move that follows itself
        self.heads: list[int] = [0]  # the head after each entry of the record, 0 being the header
        self.redo: list[int] = []  # the moves that were taken back, the next one first
        self.state: S = start
        self.kept: dict[int, S] = {0: start}
        self.asked: int = 0  # the entry since which the present questions stand
        self.asked_before: dict[int, int] = {}  # seats of a common decision that were asked earlier

    @property
    def head(self) -> Move:
        return self.moves[self.heads[-1]]

    @property
    def next_number(self) -> int:
        return len(self.heads)

    # Moving

    def play(self, seat: int, code: int, data: Any = None, listen: bool = False) -> list[Event]:
        """Make a move after the head; what could be redone is forgotten. Returns the events if somebody listens."""
        before, after = self.state, cast(S, self.state.clone())
        after.events = [] if listen else None
        perform(after, seat, code, data)
        events, after.events = after.events or [], None
        head, n = self.head, self.next_number
        move = Move(n, head.n, seat, code, data)
        move.follow(head, after)
        self.moves[n] = move
        self.heads.append(n)
        self.redo = []
        self.state = after
        if move.depth % KEEP_EVERY == 0:
            self.kept[n] = after
        self.asked_before = self.still_standing(before, after, seat)
        self.asked = n
        return events

    def back_to(self, to: int) -> None:
        """Take back everything after move `to`, which must be on the line."""
        taken: list[int] = []
        move = self.head
        while move.n != to:
            if move.n == 0:
                raise CannotUndo(f"entry {to} is not on the line of play, so there is no way back to it")
            taken.append(move.n)
            move = self.moves[move.before]
        if not taken:
            raise CannotUndo(f"the game stands at entry {to} already")
        self.jump(to, taken[::-1] + self.redo)

    def forth_to(self, to: int) -> None:
        """Bring back what was taken back, up to move `to`."""
        if to not in self.redo:
            raise CannotUndo(f"entry {to} was not taken back, so there is no way forth to it")
        self.jump(to, self.redo[self.redo.index(to) + 1 :])

    def jump(self, to: int, redo: list[int]) -> None:
        self.state = self.state_at(to)
        self.redo = redo
        self.asked = self.next_number
        self.asked_before = {}
        self.heads.append(to)

    def note(self) -> None:
        """An entry that moves nothing: a change of seats, the end."""
        self.heads.append(self.heads[-1])

    def mark(self) -> Mark[S]:
        return len(self.heads), self.redo, self.state, self.asked, self.asked_before

    def restore(self, mark: Mark[S]) -> None:
        """As if nothing had been entered since the mark."""
        entries, self.redo, self.state, self.asked, self.asked_before = mark
        for n in range(entries, len(self.heads)):
            self.moves.pop(n, None)
            self.kept.pop(n, None)
        del self.heads[entries:]

    # Looking

    def line(self, n: int | None = None) -> list[Move]:
        """The moves from the start to entry n, or to the head."""
        move = self.head if n is None else self.moves[self.heads[n]]
        moves: list[Move] = []
        while move.n:
            moves.append(move)
            move = self.moves[move.before]
        return moves[::-1]

    def state_at(self, n: int) -> S:
        """The state after entry n."""
        move = self.moves[self.heads[n]]
        ahead: list[Move] = []
        while move.n not in self.kept:
            ahead.append(move)
            move = self.moves[move.before]
        if not ahead:
            return self.kept[move.n]
        state = cast(S, self.kept[move.n].clone())
        for move in reversed(ahead):
            perform(state, move.seat, move.code, move.data)
        return state

    def asked_since(self, seat: int) -> int:
        """The entry since which this seat faces its present question."""
        return self.asked_before.get(seat, self.asked)

    def still_standing(self, before: State, after: State, answered: int) -> dict[int, int]:
        """The seats of a common decision that another seat's answer leaves with the same question.

        In an open one people speak at the same time: what they say is judged by what holds when it arrives.
        """
        common = before.waiting == DECISION and before.seat == SEVERAL
        if not common or after.waiting != DECISION or after.seat != SEVERAL or before.asking is not after.asking:
            return {}
        return {
            seat: self.asked_since(seat)
            for seat, legal in after.asks
            if seat != answered and seat in before.deciders() and (after.open or before.legal_for(seat) == legal)
        }
