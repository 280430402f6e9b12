"""What the quest asks of the heroes, as far as they know it: whether it is done, and where home is."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.model.figures import IN_PLAY, PLACED, Hero
from questhall.games.heroquest.model.ids import HEAL_BODY, POTION_HEALING, WATER_OF_HEALING
from questhall.games.heroquest.model.plan import Goal
from questhall.games.heroquest.model.plan_kinds import (
    ACTIVATE,
    ESCAPE,
    FIND,
    PROTECT_ITEM,
    PROTECT_NPC,
    RESCUE,
    SURVIVE,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.goals import met

TOO_LONG: Final = 16  # rounds without any change: there is nothing more to be done here
ENOUGH: Final = 120  # rounds after which a party goes home whatever happens
WORN: Final = 5  # with less than one of so many Body Points, and nothing to heal with, a party is beaten
HEALERS: Final = 1 << HEAL_BODY | 1 << WATER_OF_HEALING
KEPT: Final = (PROTECT_NPC, PROTECT_ITEM, ESCAPE)


def ready(s: Dungeon, goal: Goal) -> bool:
    """Whether nothing but the way home is missing."""
    if goal.kind in KEPT or met(s, goal):
        return True
    if goal.kind == FIND:
        return s.bearer(goal.a) >= 0
    if goal.kind == RESCUE:
        return s.allies[goal.a].status == PLACED and s.allies[goal.a].joined
    return False


def fulfilled(s: Dungeon) -> bool:
    """The heroes have what they came for."""
    if s.goal_met:
        return True
    for goal in s.plan.all_of:
        if not ready(s, goal):
            return False
    for goal in s.plan.any_of:
        if ready(s, goal):
            return True
    return bool(s.plan.all_of) and not s.plan.any_of


def homeward(s: Dungeon, notes: Notes) -> bool:
    """Done, lost, or not to be done by these heroes: they go home."""
    return s.goal_failed or fulfilled(s) or notes.idle(s) > TOO_LONG or s.round > ENOUGH or beaten(s)


def beaten(s: Dungeon) -> bool:
    """heq-end-04: in a campaign those who are left save what they own, and come back another day."""
    if not s.table.campaign or s.goal_met or fulfilled(s):
        return False
    left = 0
    whole = 0
    for h in s.heroes:
        whole += h.body_start
        if h.status == IN_PLAY:
            if h.items[POTION_HEALING] or h.spells & HEALERS:
                return False
            left += h.body
    return left * WORN <= whole


def flees(s: Dungeon) -> bool:
    """Nothing is asked but to get out, or the way out is closing: no time for anything else."""
    if s.collapsed:
        return True
    if fulfilled(s):
        for left in s.timers:
            if left > 0:
                return True
    for goal in s.plan.all_of:
        if goal.kind not in KEPT:
            return False
    return bool(s.plan.all_of) and not s.plan.any_of


def holds_out(s: Dungeon) -> bool:
    """So many rounds have to be lived through first."""
    for goal in s.plan.all_of:
        if goal.kind == SURVIVE and not met(s, goal):
            return True
    return False


def something_to_do(s: Dungeon) -> bool:
    """A goal that asks for a deed, which may be done at some piece of furniture."""
    for goal in s.plan.all_of:
        if goal.kind == ACTIVATE and not met(s, goal):
            return True
    return False


def may_leave(s: Dungeon, h: Hero, notes: Notes) -> bool:
    """9.2.10: with the goal met, or nothing left to do; who carries what they came for goes first."""
    if s.goal_met or s.goal_failed or flees(s):
        return True
    if not homeward(s, notes):
        return False
    wanted = 0
    for goal in s.plan.all_of:
        if goal.kind == FIND and s.bearer(goal.a) >= 0 and fulfilled(s):
            wanted |= 1 << s.bearer(goal.a)
        if goal.kind == RESCUE and fulfilled(s):
            return False  # with the one they came for at the exit the goal is met
    return not wanted or wanted >> h.number & 1 == 1


def party(s: Dungeon) -> list[Hero]:
    """The heroes on the board, in the order of their turns."""
    return [s.heroes[n] for n in s.order if s.heroes[n].status == IN_PLAY and s.heroes[n].square >= 0]
