"""Who waits for what: the triggers of 2.11, and which of them a happening sets off."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.figures import HIDDEN, M_DORMANT, PLACED
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Goal, Plan, Trigger
from questhall.games.heroquest.model.plan_kinds import (
    ON_ACTION,
    ON_ALL_DEAD,
    ON_COUNTER,
    ON_ENTER_SQUARE,
    ON_EVERY,
    REACH,
)
from questhall.games.heroquest.model.state import Dungeon

TRIGGERS: Final = ON_ACTION + 1

# Who listens: kind of listener << LISTENER_SHIFT | its number in the plan
LISTENER_SHIFT: Final = 16
LISTENER: Final = (1 << LISTENER_SHIFT) - 1
SCRIPT: Final = 0
TIMER: Final = 1  # starts
SLEEPER: Final = 2  # a dormant monster wakes
JOINER: Final = 3  # an ally joins
WANTED: Final = 4  # a square some goal asks for


def listeners(plan: Plan) -> list[list[int]]:
    """For each kind of trigger what listens to it; made once for a plan."""
    if not plan.by_trigger:
        heard: list[list[int]] = [[] for _ in range(TRIGGERS)]
        for i in range(len(plan.timers)):
            listen(heard, plan.timers[i].starts, TIMER, i)
        for i in range(len(plan.monsters)):
            listen(heard, plan.monsters[i].wake, SLEEPER, i)
        for i in range(len(plan.npcs)):
            listen(heard, plan.npcs[i].joins, JOINER, i)
        for i in range(len(plan.scripts)):
            listen(heard, plan.scripts[i].when, SCRIPT, i)
        for i in range(len(goals_of(plan))):
            if goals_of(plan)[i].kind == REACH:
                heard[ON_ENTER_SQUARE].append(WANTED << LISTENER_SHIFT | i)
        plan.by_trigger = heard
    return plan.by_trigger


def listen(heard: list[list[int]], when: Trigger | None, listener: int, number: int) -> None:
    if when is not None and when.kind != NONE:
        heard[when.kind].append(listener << LISTENER_SHIFT | number)


def goals_of(plan: Plan) -> list[Goal]:
    return plan.all_of + plan.any_of


def trigger_of(plan: Plan, listener: int) -> Trigger:
    number = listener & LISTENER
    who = listener >> LISTENER_SHIFT
    found: Trigger | None
    if who == SCRIPT:
        found = plan.scripts[number].when
    elif who == TIMER:
        found = plan.timers[number].starts
    elif who == SLEEPER:
        found = plan.monsters[number].wake
    elif who == JOINER:
        found = plan.npcs[number].joins
    else:
        found = Trigger(ON_ENTER_SQUARE, goals_of(plan)[number].a)
    assert found is not None
    return found


def matches(s: Dungeon, when: Trigger, a: int, b: int) -> bool:
    """Whether a trigger of that kind is meant; one without an object takes any."""
    if when.kind == ON_COUNTER:  # a: counter, b: its value before
        return when.a == a and b < when.b <= s.counters[a]
    if when.kind == ON_EVERY:
        first = max(when.b, 1)
        return s.round >= first and (s.round - first + 1) % when.a == 0
    if when.kind == ON_ALL_DEAD:
        if when.a != NONE:
            return all_dead(s, when.a, NONE)
        return (when.b == b or when.b == NONE) and all_dead(s, NONE, when.b)
    return when.a == NONE or when.a == a


def all_dead(s: Dungeon, group: int, kind: int) -> bool:
    """Whether nobody of that group or kind is left, seen or unseen; NONE twice: of all monsters."""
    for m in s.monsters:
        if m.status != HIDDEN and m.status != PLACED:
            continue
        if group != NONE and (m.plan == NONE or s.plan.monsters[m.plan].group != group):
            continue
        if kind == NONE or m.kind == kind:
            return False
    return True


def awaits(s: Dungeon, who: int, number: int) -> bool:
    """Whether that listener still waits for its trigger."""
    if who == SCRIPT:
        return not s.plan.scripts[number].once or s.fired >> number & 1 == 0
    if who == TIMER:
        return s.timers[number] == NONE
    if who == SLEEPER:
        return s.monsters[number].effects & M_DORMANT != 0
    if who == JOINER:
        return not s.allies[number].joined
    return s.reached >> goals_of(s.plan)[number].a & 1 == 0
