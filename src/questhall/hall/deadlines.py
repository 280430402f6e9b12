"""How much time people have at a table: since when, how much was added, and until when each seat may answer.

A window begins with the move that opens it. A process that opens a table in the middle of one begins it anew, with the
last move: nobody loses time because a server was started again.
"""

from __future__ import annotations

from datetime import datetime
from math import ceil, inf
from typing import Any

from questhall.engine.game import Pace
from questhall.engine.match import Match
from questhall.hall.messages import ClockInfo
from questhall.hall.record_rows import stamp


class Window:
    """The time under way that people share, and what was added to it."""

    def __init__(self) -> None:
        self.window = 0
        self.begun = 0.0
        self.more = 0.0
        self.heard = 0

    def note(self, pace: Pace | None, at: float) -> None:
        """The game has moved on to this."""
        if pace is None:
            return
        if pace.window != self.window:
            self.window, self.begun, self.more = pace.window, at, 0.0
        elif pace.heard > self.heard and at >= self.closes(pace) - pace.late:
            self.more = min(self.more + pace.more, pace.most_more)
        self.heard = pace.heard

    def closes(self, pace: Pace) -> float:
        return self.begun + pace.most + self.more


class Times:
    """Until when each awaited seat may answer, and from when on what is held may be said."""

    def __init__(self, pace: Pace, closes: dict[int, float], opens: float) -> None:
        self.pace = pace
        self.closes = closes
        self.opens = opens

    @property
    def due(self) -> float:
        """When the first of them is out of time."""
        return min(self.closes.values(), default=inf)

    def late(self, now: float) -> list[int]:
        """Whose time is over."""
        return [seat for seat, closes in self.closes.items() if closes <= now]

    def told(self, seat: int | None) -> ClockInfo | None:
        """What this seat (None: a spectator) is shown: its own time, or that of those who are waited for."""
        closes = self.due if seat is None else self.closes.get(seat, self.due)
        opens = self.opens if self.pace.held and self.pace.least else -inf
        if closes == inf and opens == -inf:
            return None
        return ClockInfo(None if closes == inf else stamp(ceil(closes)), None if opens == -inf else stamp(ceil(opens)))


def pace_of(match: Match[Any] | None) -> Pace | None:
    return None if match is None or match.is_over else match.game.pace(match.state)


def times_of(match: Match[Any] | None, window: Window) -> Times | None:
    """The time everybody has now; None where there is no clock."""
    pace = pace_of(match)
    if match is None or pace is None:
        return None
    awaited = match.state.awaited()
    if pace.window:
        return Times(pace, dict.fromkeys(awaited, window.closes(pace)), window.begun + pace.least)
    closes = {seat: asked_at(match, seat) + pace.most for seat in awaited}
    return Times(pace, closes, -inf)


def asked_at(match: Match[Any], seat: int) -> float:
    """When this seat was asked what it is asked now, as the record says."""
    at = match.record.time_of(match.timeline.asked_since(seat))
    return datetime.fromisoformat(at).timestamp()
