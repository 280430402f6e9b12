"""The log: what was told, grouped by turn, each line in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from questhall.engine.replay import Replay
from questhall.engine.told import Told
from questhall.terminal.speech import Speaker

TURN: Final = "turn-begins"  # the kind of event that opens a turn, in every game


@dataclass(frozen=True)
class Line:
    """One line of the log; a heading opens a turn."""

    n: int
    text: str
    seat: int
    heading: bool = False


class LogBook:
    """Lines of a record for one reader, kept once they were said."""

    def __init__(self, replay: Replay[Any], say: Speaker) -> None:
        self.replay = replay
        self.say = say
        self.said: dict[tuple[int, int | None, str], list[Line]] = {}

    def lines(self, seat: int | None, n: int | None = None) -> list[Line]:
        """All that this reader knows of the line of play up to entry n, or to now."""
        moves = self.replay.timeline.line(n)
        return [line for number in (0, *[move.n for move in moves]) for line in self.entry(number, seat)]

    def entry(self, n: int, seat: int | None) -> list[Line]:
        key = (n, seat, self.say.lang)
        if key not in self.said:
            told = self.replay.moment(n, seat).told
            self.said[key] = [Line(n, self.say.told(each), each.seat, each.kind == TURN) for each in told]
        return self.said[key]

    def this_turn(self, seat: int | None, n: int | None = None) -> list[Told]:
        """What this reader knows of the turn under way at entry n, or now."""
        found: list[Told] = []
        for move in reversed(self.replay.timeline.line(n)):
            told = self.replay.moment(move.n, seat).told
            opened = [place for place, each in enumerate(told) if each.kind == TURN]
            if opened:
                return [*told[opened[-1] :], *found]
            found = [*told, *found]
        return found
