"""What the heroes came for, and how a quest ends.

check_end() is called after every death, departure or change of a goal. It only puts a check on the stack: whoever also
fires events does so AFTER calling it, so that they happen before the check. When the quest has ended all steps down to
END_OF_QUEST are forgotten, and what lies below (campaign.AFTER_QUEST) goes on.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.figures import ABSENT, DEAD, IN_PLAY, LEFT, OUTSIDE, SLAIN, changed
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Goal
from questhall.games.heroquest.model.plan_kinds import (
    ACTIVATE,
    COLLECT,
    ESCAPE,
    FAIL_HEROES_DEAD,
    FAIL_ITEM_LOST,
    FAIL_NPC_DEAD,
    FAIL_TIMER_ZERO,
    FIND,
    KILL,
    KILL_ALL,
    ON_EVERY,
    ON_ROUND_START,
    ON_TIMER_ZERO,
    PROTECT_ITEM,
    PROTECT_NPC,
    REACH,
    RESCUE,
    SURVIVE,
)
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, UNDECIDED, UNFINISHED, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.ending import quest_is_over
from questhall.games.heroquest.rules.script import count_dead, fire, perform
from questhall.games.heroquest.rules.triggers import all_dead


def check_end(s: Dungeon) -> None:
    """4.1 step 5: the quest may have come to its end; this is looked at when the present step has returned."""
    s.then(CHECK_END)


def round_starts(s: Dungeon) -> None:
    """4.1: the timers run, then come the notes of this round. s.round is already the new one."""
    fire(s, ON_ROUND_START, s.round)
    for i in range(len(s.timers) - 1, -1, -1):
        if s.timers[i] <= 0:
            continue
        s.timers = changed(s.timers, i, s.timers[i] - 1)
        if s.plan.timers[i].shown:
            s.emit(events.TIMER_RUNS, ZARGON, i, s.timers[i])
        if s.timers[i] == 0:
            check_end(s)
            fire(s, ON_TIMER_ZERO, i)
            perform(s, s.plan.timers[i].at_zero)


def round_ends(s: Dungeon) -> None:
    """4.1: the end of a round: the notes of every n-th round, then the check of the end."""
    s.rounds_done = s.round
    check_end(s)
    fire(s, ON_EVERY)


def alive(s: Dungeon) -> int:
    return len(s.heroes) - count(s, DEAD)


def still_inside(s: Dungeon) -> int:
    """Heroes on the board or before its door."""
    return count(s, IN_PLAY) + count(s, OUTSIDE)


def count(s: Dungeon, status: int) -> int:
    n = 0
    for h in s.heroes:
        if h.status == status:
            n += 1
    return n


def met(s: Dungeon, goal: Goal) -> bool:
    """Whether one objective is met as things stand."""
    kind = goal.kind
    if kind == KILL:
        return count_dead(s, goal.many) == len(goal.many)
    if kind == KILL_ALL:
        return all_dead(s, NONE, goal.a)
    if kind == FIND:
        return s.left_with >> goal.a & 1 == 1
    if kind == COLLECT:
        return collected(s, goal.many) >= (len(goal.many) if goal.a == NONE else goal.a)
    if kind == RESCUE:
        return s.allies[goal.a].status == ABSENT
    if kind == ESCAPE:
        return count(s, LEFT) >= (len(s.heroes) if goal.a == NONE else goal.a)
    if kind == REACH:
        return s.reached >> goal.a & 1 == 1
    if kind == SURVIVE:
        return s.rounds_done >= goal.a
    if kind == ACTIVATE:
        return flags_set(s, goal.many) >= (len(goal.many) if goal.a == NONE else goal.a)
    if kind == PROTECT_NPC:
        return s.allies[goal.a].status != SLAIN
    assert kind == PROTECT_ITEM
    return s.items_lost >> goal.a & 1 == 0


def collected(s: Dungeon, items: tuple[int, ...]) -> int:
    """Quest items in the heroes' hands, carried out, or used up by what the quest makes of them."""
    n = 0
    for item in items:
        if s.bearer(item) != NONE or (s.left_with | s.items_spent) >> item & 1:
            n += 1
    return n


def flags_set(s: Dungeon, flags: tuple[int, ...]) -> int:
    n = 0
    for flag in flags:
        n += s.flags >> flag & 1
    return n


def all_met(s: Dungeon) -> bool:
    """heq-end-01: every objective of `all`, and one of `any` if there are such."""
    for goal in s.plan.all_of:
        if not met(s, goal):
            return False
    for goal in s.plan.any_of:
        if met(s, goal):
            return True
    return not s.plan.any_of


def failed(s: Dungeon, goal: Goal) -> bool:
    """Whether one way to fail has come about."""
    if goal.kind == FAIL_NPC_DEAD:
        return s.allies[goal.a].status == SLAIN
    if goal.kind == FAIL_TIMER_ZERO:
        return s.timers[goal.a] == 0
    if goal.kind == FAIL_ITEM_LOST:
        return s.items_lost >> goal.a & 1 == 1
    assert goal.kind == FAIL_HEROES_DEAD
    return count(s, DEAD) >= (len(s.heroes) if goal.a == NONE else goal.a)


def outcome_now(s: Dungeon) -> int:
    """How the quest has ended; UNDECIDED if it goes on."""
    if alive(s) == 0:  # heq-die-12, heq-end-05
        return FAILURE
    everybody_out = still_inside(s) == 0
    if s.goal_failed:  # heq-end-06: they still have to get out alive, if there is a way out
        return FAILURE if everybody_out or not s.plan.exit else UNDECIDED
    if s.goal_met and (everybody_out or not s.plan.must_return):  # heq-end-01
        return SUCCESS
    return UNFINISHED if everybody_out else UNDECIDED  # heq-end-04, heq-end-10


class CheckEnd(Step[Dungeon]):
    """4.1 step 5."""

    def run(self, s: Dungeon) -> None:
        self.see_goals(s)
        outcome = outcome_now(s)
        if outcome != UNDECIDED:
            quest_is_over(s, outcome)

    def see_goals(self, s: Dungeon) -> None:
        """heq-end-06: a failed quest stays failed, also if its goals are met later."""
        if not s.goal_failed:
            for goal in s.plan.fails:
                if failed(s, goal):
                    s.goal_failed = True
                    s.emit(events.GOAL_FAILED, ZARGON)
                    break
        now = not s.goal_failed and all_met(s)
        if now and not s.goal_met:
            s.emit(events.GOAL_MET, ZARGON)
        s.goal_met = now  # heq-end-01


CHECK_END: Final = CheckEnd()
