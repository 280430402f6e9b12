"""What a hero's bot finds noted at the table: how long nothing has changed, what has come back, where heroes stood."""

from __future__ import annotations

from questhall.games.heroquest.model.state import Dungeon


class Notes:
    """The same for every bot that asks, and for one that is asked for the first time (rules/keeping_track.py)."""

    def __init__(self, s: Dungeon) -> None:
        self.undying = s.risen  # monsters that have come back, as bits
        self.stood = [h.stood for h in s.heroes]  # squares, per hero, since what he carries has changed

    def idle(self, s: Dungeon) -> int:
        """Rounds since anything has changed for good."""
        return s.round - s.quiet_since
