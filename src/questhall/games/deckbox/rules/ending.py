"""Winning and losing (dbd-end, dbd-trn-08 with errata 2 and 3)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.plan import DELIVERED, NONE, Condition
from questhall.games.deckbox.model.state import ALL_FALLEN, FINISHED, OUT_OF_TIME, UNDECIDED, WON, Delve
from questhall.games.deckbox.rules import events


def decided(s: Delve) -> bool:
    """dbd-trn-08, dbd-end-02, -04: defeat, then victory, after every complete resolution: whether the game is over.

    dbd-ene-16: in the Enemy phase too.
    """
    if s.defeated():
        finish(s, ALL_FALLEN)
    elif objective_met(s):
        finish(s, WON)
    return s.outcome != UNDECIDED


def finish(s: Delve, outcome: int) -> None:
    """dbd-end-01 to -03: nothing that was still to be done is done."""
    s.outcome = outcome
    s.stack.clear()
    s.then(GAME_OVER)


def objective_met(s: Delve) -> bool:
    """dbd-end-01: as soon as all the quest asks for is done."""
    for wanted in s.quest.objective:
        if not holds(s, wanted):
            return False
    return True


def holds(s: Delve, wanted: Condition) -> bool:
    """dbd-end-01: a flag is high enough (dbd-qst-04), or the captive is at the entrance (dbd-qst-01, erratum 6)."""
    if wanted.kind == DELIVERED:
        for h in s.heroes:
            if h.carries and h.square == s.ground.entrance:
                return True
        return False
    return s.flags[wanted.flag] >= wanted.need


def last_round(s: Delve) -> int:
    """dbd-qst-03, dbd-ply-02, erratum 19: the last round of a timed quest; 0 where there is none."""
    quest = s.quest
    if s.table.lone() and quest.limit_lone:
        return quest.limit_lone
    if s.table.heroes >= 3 and quest.limit_many:
        return quest.limit_many
    return quest.limit


def out_of_time(s: Delve) -> bool:
    """dbd-qst-03, dbd-end-03: lost when the Recovery phase of the last round ends without victory."""
    limit = last_round(s)
    if not limit or s.round < limit:
        return False
    finish(s, OUT_OF_TIME)
    return True


class GameOver(Step[Delve]):
    def run(self, s: Delve) -> None:
        s.phase = FINISHED
        s.active = NONE
        s.reveal()
        if s.outcome == WON:
            s.emit(events.QUEST_WON, NONE)
        else:
            s.emit(events.QUEST_LOST, NONE, 0 if s.outcome == ALL_FALLEN else 1)
        s.emit(events.SEED_SHOWN, NONE)
        s.over()


GAME_OVER: Final = GameOver()
