"""What may be taken back, and whether the others must agree: undo is free until something was thrown or shown."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import NATURE
from questhall.engine.timeline import CannotUndo, Timeline

FREE: Final = "free"
CONSENT: Final = "consent"
NOTHING: Final = "nothing"


class Takeback:
    """An undo or a reset of the turn that could be done now. It never changes."""

    def __init__(self, how: str, to: int = 0, why: str = "") -> None:
        self.how = how  # FREE, CONSENT of the others, or NOTHING to take back
        self.to = to  # the entry it goes back to
        self.why = why  # what makes consent necessary: thrown, revealed, others (another seat has acted)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Takeback) and (self.how, self.to, self.why) == (other.how, other.to, other.why)

    def __repr__(self) -> str:
        return f"Takeback({self.how!r}, {self.to}, {self.why!r})"


NONE: Final = Takeback(NOTHING)


class NeedsConsent(CannotUndo):
    """The others must agree first: something was thrown or shown, or another seat has acted."""

    def __init__(self, takeback: Takeback) -> None:
        super().__init__(f"the others must agree to this undo ({takeback.why})")
        self.takeback = takeback


def last_answer(line: Timeline[Any], seat: int | None) -> Takeback:
    """Taking back the last answer of this seat, or of anybody."""
    answers = line.head.answers
    last = max(answers.values(), default=None) if seat is None else answers.get(seat)
    return NONE if last is None else judge(line, line.moves[last].before, seat)


def whole_turn(line: Timeline[Any], seat: int | None) -> Takeback:
    """Taking back all that this seat, or anybody, has answered in the turn under way."""
    if seat is not None and not answered_now(line, seat):
        return NONE
    move, to = line.head, -1
    while move.n and line.moves[move.before].turn == line.state.turn:
        if move.seat != NATURE and seat in (None, move.seat):
            to = move.before
        move = line.moves[move.before]
    return NONE if to < 0 else judge(line, to, seat)


def answered_now(line: Timeline[Any], seat: int) -> bool:
    """Whether this seat has answered anything in the turn under way."""
    last = line.head.answers.get(seat)
    return last is not None and line.moves[line.moves[last].before].turn == line.state.turn


def judge(line: Timeline[Any], to: int, seat: int | None) -> Takeback:
    """Whether going back there is this seat's own affair. The whole table (None) needs to ask nobody."""
    if seat is None:
        return Takeback(FREE, to)
    if line.moves[to].revealed != line.state.revealed:
        return Takeback(CONSENT, to, "revealed")
    move = line.head
    while move.n != to:
        if move.seat != seat:
            return Takeback(CONSENT, to, "thrown" if move.seat == NATURE else "others")
        move = line.moves[move.before]
    return Takeback(FREE, to)


def next_redo(line: Timeline[Any]) -> int | None:
    """The entry that redo goes forth to: one answer and the throws that followed it."""
    if not line.redo:
        return None
    to = line.redo[0]
    for n in line.redo[1:]:
        if line.moves[n].seat != NATURE:
            break
        to = n
    return to
