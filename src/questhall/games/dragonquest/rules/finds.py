"""Find points: ticked after walking, and what awakes at the end of a row."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.state import ROW_AWAKENED, ROW_LENGTH, ROWS, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.buying import cross_off_row
from questhall.games.dragonquest.rules.demon import wake_demon
from questhall.games.dragonquest.rules.fights import FIGHT_SKELETON
from questhall.games.dragonquest.rules.spider import bite


class TickFinds(Step[Quest]):
    """drq-fnd-01 to -07: box by box, row by row; the tick after box 6 awakes the row's danger."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        while s.finds and h.row < ROWS:
            s.finds -= 1
            if h.finds == ROW_LENGTH:
                self.awake(s)
                return
            h.finds += 1
            s.emit(events.FIND_TICKED, h.seat, h.row, h.finds)

    def awake(self, s: Quest) -> None:
        """drq-awk-01, -03, -04: spider, demon, skeleton; dealt with before the remaining finds are ticked."""
        h = s.hero()
        row = h.row
        s.emit(events.ROW_AWAKES, h.seat, row)
        cross_off_row(h, ROW_AWAKENED)
        if s.table.drop_extra_finds:
            s.finds = 0
        s.then(self)
        if row == 0:
            bite(s, h)
        elif row == 1:
            wake_demon(s, h)
        else:
            s.then(FIGHT_SKELETON)  # drq-ske-02: the turn goes on afterwards


TICK_FINDS: Final = TickFinds()
