"""The final count."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import SECONDARY_PENALTY, Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.promises import void_all


class FinalCount(Step[Adventure]):
    """dqt-end-10, dqt-prm-19: all quests are shown; promises that nobody can keep any more are void."""

    def run(self, s: Adventure) -> None:
        void_all(s)
        s.reveal()
        for seat in s.clockwise(s.first):
            a = s.adventurers[seat]
            if not a.main_done and a.main != NONE:
                s.emit(events.QUEST_SHOWN, seat, a.main, -s.main_penalty(a))
            for quest in a.quests:
                s.emit(events.QUEST_SHOWN, seat, quest, -SECONDARY_PENALTY)
        s.emit(events.GAME_OVER, NONE)
        s.over()


FINAL_COUNT: Final = FinalCount()
