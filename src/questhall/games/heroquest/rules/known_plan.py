"""The plan of a quest as heroes know it: every list ends with the last thing known, and the prose is numbered anew."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.board import ROOM_SQUARES
from questhall.games.heroquest.model.figures import NOWHERE
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.knowledge import Known
from questhall.games.heroquest.model.plan import Furniture, Goal, MonsterPlan, Npc, Plan, QuestAction, QuestItem, Trap
from questhall.games.heroquest.model.plan_kinds import ACTIVATE, KILL, SPEAR
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, Dungeon
from questhall.games.heroquest.rules.goals import met
from questhall.games.heroquest.rules.known_parts import (
    Words,
    blank_door,
    hidden_timer,
    known_action,
    known_door,
    known_kind,
    known_person,
    known_piece,
    known_thing,
    known_timer,
    speaks_of_known,
)
from questhall.games.heroquest.rules.script import count_dead

# The marks of Known.key in their order, most of them bits of the things that are known
MONSTERS: Final = 0
PEOPLE: Final = 1
TRAPS: Final = 2
THINGS: Final = 3
TIMERS: Final = 4
ACTIONS: Final = 5
BARE: Final = 6  # rooms without treasure
GOALS: Final = 7  # how each goal shows itself, two bits each

# How a goal shows itself
ITSELF: Final = 0
NOT_MET: Final = 1  # only in words
MET: Final = 2


def known_plan(s: Dungeon, v: Dungeon, known: Known) -> None:
    """Fill in the plan and its notes. `v` is the state without what is hidden."""
    words = Words(s.plan)
    plan = s.plan.told()
    plan.title = words.keep(s.plan.title)
    plan.parchment = words.keep(s.plan.parchment)
    if s.outcome == SUCCESS:
        plan.victory = words.keep(s.plan.victory)
    elif s.outcome == FAILURE:
        plan.defeat = words.keep(s.plan.defeat)
    for area, (name, of) in s.plan.areas.items():
        if ROOM_SQUARES[area] & s.seen:
            plan.areas[area] = words.keep(name), words.keep(of)
    known.plan = plan
    known.plan_noted = tuple([words.keep(text) for text in s.noted])
    plan.blocked = s.plan.blocked & s.seen
    plan.exit = tuple([n for n in s.plan.exit if s.seen >> n & 1 or not s.plan.exit_hidden])
    plan.exit_hidden = s.plan.exit_hidden
    plan.no_treasure = known.key[BARE]
    know_places(s, plan, known.key[TRAPS])
    know_figures(s, v, plan, words, known.key[PEOPLE])
    things = known.key[THINGS]
    for n in range(things.bit_length()):
        plan.items.append(known_thing(s, n, words) if things >> n & 1 else QuestItem("", NONE))
    timers = known.key[TIMERS]
    for n in range(timers.bit_length()):
        plan.timers.append(known_timer(s, n, words) if timers >> n & 1 else hidden_timer())
    actions = known.key[ACTIONS]
    for n in range(actions.bit_length()):
        plan.actions.append(known_action(s, n, words) if actions >> n & 1 else QuestAction("", NONE))
    know_goals(s, v, plan, words, known.key[GOALS])
    plan.texts = words.texts


def know_places(s: Dungeon, plan: Plan, traps: int) -> None:
    for n in range(s.doors_seen.bit_length()):
        plan.doors.append(known_door(s, n) if s.doors_seen >> n & 1 else blank_door())
    pieces = s.plan.furniture
    last = 0
    for n in range(len(pieces)):
        if pieces[n].squares & s.seen:
            last = n + 1
    for n in range(last):
        plan.furniture.append(known_piece(s, n) if pieces[n].squares & s.seen else Furniture("", 0, 0, NONE))
    for n in range(traps.bit_length()):
        found = s.plan.traps[n]
        plan.traps.append(Trap("", found.kind, found.square) if traps >> n & 1 else Trap("", SPEAR, 0))


def know_figures(s: Dungeon, v: Dungeon, plan: Plan, words: Words, people: int) -> None:
    planned = 0
    for m in v.monsters:
        if m.shown and m.plan != NONE:
            planned |= 1 << m.plan
    for n in range(planned.bit_length()):
        plan.monsters.append(known_kind(s, n, words) if planned >> n & 1 else MonsterPlan("", 0, NOWHERE))
    for n in range(people.bit_length()):
        plan.npcs.append(known_person(s, n, words) if people >> n & 1 else Npc("", NONE, NOWHERE))


# Goals


def goal_faces(s: Dungeon, v: Dungeon) -> int:
    """How each goal shows itself, two bits each: those of `all` first."""
    faces = 0
    place = 0
    for goal in s.plan.all_of:
        faces |= face(s, v, goal) << place
        place += 2
    for goal in s.plan.any_of:
        faces |= face(s, v, goal) << place
        place += 2
    return faces


def face(s: Dungeon, v: Dungeon, goal: Goal) -> int:
    """What a goal is about only as far as that is known, and never so that it seems met when it is not."""
    done = met(s, goal)
    if goal.kind == KILL:
        known = known_prey(v, goal)
        if (count_dead(v, known) == len(known)) == done:
            return ITSELF
    elif speaks_of_known(v, goal) and met(v, goal) == done:
        return ITSELF
    return MET if done else NOT_MET


def known_prey(v: Dungeon, goal: Goal) -> tuple[int, ...]:
    return tuple([n for n in goal.many if n < len(v.monsters) and v.monsters[n].shown])


def know_goals(s: Dungeon, v: Dungeon, plan: Plan, words: Words, faces: int) -> None:
    for goal in s.plan.all_of:
        plan.all_of.append(known_goal(v, goal, faces & 3, words))
        faces >>= 2
    for goal in s.plan.any_of:
        plan.any_of.append(known_goal(v, goal, faces & 3, words))
        faces >>= 2


def known_goal(v: Dungeon, goal: Goal, shows: int, words: Words) -> Goal:
    """Each in the quest's words, and whether it is met."""
    if shows == ITSELF:
        made = Goal(goal.kind, goal.a)
        made.many = known_prey(v, goal) if goal.kind == KILL else goal.many
    else:
        made = Goal(ACTIVATE, 0 if shows == MET else 1)
    made.text = words.keep(goal.text)
    return made
