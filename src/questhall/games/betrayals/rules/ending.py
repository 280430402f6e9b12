"""The final count."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.promises import void_all

SECONDARY_PENALTY: Final = 1  # dqt-end-04


def main_penalty(s: Adventure, a: Adventurer) -> int:
    """dqt-end-03, R-08: what an unfinished main quest costs."""
    if a.main == NONE or a.main_done:
        return 0
    value = s.table.cards.quest_value[a.main]
    return 2 * value if s.table.main_penalty_double else value


def final_score(s: Adventure, a: Adventurer) -> int:
    """dqt-end-03 to -05: it may be below zero."""
    return a.trophies - main_penalty(s, a) - SECONDARY_PENALTY * len(a.quests)


def best(s: Adventure) -> list[int]:
    """dqt-end-06 to -09: the highest final score, then the most carcasses; whoever still ties wins together."""
    ranks = [rank(s, a) for a in s.adventurers]
    highest = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == highest]


def rank(s: Adventure, a: Adventurer) -> int:
    """Orders players as dqt-end-06 and -07 do."""
    return 100 * final_score(s, a) + a.carcasses.bit_count()


class FinalCount(Step[Adventure]):
    """dqt-end-10, dqt-prm-19: all quests are shown; promises that nobody can keep any more are void."""

    def run(self, s: Adventure) -> None:
        void_all(s)
        s.reveal()
        for seat in s.clockwise(s.first):
            a = s.adventurers[seat]
            if not a.main_done and a.main != NONE:
                s.emit(events.QUEST_SHOWN, seat, a.main, -main_penalty(s, a))
            for quest in a.quests:
                s.emit(events.QUEST_SHOWN, seat, quest, -SECONDARY_PENALTY)
        s.emit(events.GAME_OVER, NONE)
        s.over()


FINAL_COUNT: Final = FinalCount()
