"""The dungeon as heroes know it: a state whose quest ends where nothing has been seen (section 7).

Hero bots think in it. It has the same legal answers and gives the same view; everything hidden is blank, and lists
end with the last thing that is known, so that not even their length tells anything.
"""

from __future__ import annotations

from questhall.engine.core import CHANCE, DECISION, NO_CHANCE
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.answer_codes import ACT, a_of, verb_of
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import HIDDEN, NOWHERE, Ally, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Furniture, Goal, MonsterPlan, Npc, Plan, QuestAction, QuestItem, Trap
from questhall.games.heroquest.model.plan_kinds import ACTIVATE, KILL, SPEAR
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_SPRUNG, ZARGON, Dungeon
from questhall.games.heroquest.model.walls import NO_WALLS
from questhall.games.heroquest.rules.goals import met
from questhall.games.heroquest.rules.script import Happen, Perform
from questhall.games.heroquest.settings import with_plans
from questhall.games.heroquest.views import refs
from questhall.games.heroquest.views.imagining_parts import (
    Words,
    blank_door,
    hidden_timer,
    known_action,
    known_door,
    known_kind,
    known_monster,
    known_person,
    known_piece,
    known_thing,
    known_timer,
    known_trap,
    speaks_of_known,
    stubs,
    up_to_last,
)

AGREED = (
    "start_kind",
    "start",
    "exit_is_start",
    "exit_kind",
    "must_return",
    "dark_penalty",
    "no_spells",
    "fixed_move",
    "difficulty",
)


def veiled(s: Dungeon) -> Dungeon:
    """A clone in which all that the heroes do not know is blank."""
    v = s.clone()
    words = Words(s.plan)
    plan = Plan(s.plan.id, s.plan.number)
    for name in AGREED:
        setattr(plan, name, getattr(s.plan, name))
    plan.title = words.keep(s.plan.title)
    plan.parchment = words.keep(s.plan.parchment)
    v.plan = plan
    v.noted = tuple([words.keep(text) for text in s.noted])
    veil_ground(s, v, plan)
    veil_doors(s, v, plan)
    veil_furniture(s, v, plan)
    veil_traps(s, v, plan)
    veil_monsters(s, v, plan, words)
    veil_people(s, v, plan, words)
    veil_things(s, v, plan, words)
    veil_timers(s, v, plan, words)
    veil_actions(s, plan, words)
    veil_script(s, v)
    veil_goals(s, v, plan, words)
    plan.texts = words.texts
    v.kept_walls = NO_WALLS
    plans = [plan if own is s.plan else stub for own, stub in zip(s.table.plans, stubs(s.table), strict=True)]
    v.table = with_plans(s.table, plans)
    return v


def veil_ground(s: Dungeon, v: Dungeon, plan: Plan) -> None:
    """heq-spl-11: of solid rock nobody ever hears."""
    plan.blocked = s.plan.blocked & s.seen
    v.solid = s.solid & s.seen
    v.blocking = s.blocking & s.seen
    v.opaque = s.opaque & s.seen
    known = [n for n in s.plan.exit if s.seen >> n & 1 or not s.plan.exit_hidden]
    plan.exit = tuple(known)
    plan.exit_hidden = s.plan.exit_hidden
    ends = sum(BIT[n] for n in {*plan.start, *known})
    v.stairs = s.stairs & ends
    v.haven = s.haven & ends
    v.no_monsters = s.no_monsters & ends
    for h in s.heroes:
        if h.square >= 0:
            plan.no_treasure |= s.plan.no_treasure & 1 << AREA[h.square]


def veil_doors(s: Dungeon, v: Dungeon, plan: Plan) -> None:
    known = [s.doors_seen >> n & 1 == 1 for n in range(len(s.plan.doors))]
    for n, found in enumerate(s.plan.doors):
        if not known[n] and s.doors_open >> n & 1:
            v.close_edge(found.a, found.b)
    plan.doors = up_to_last(known, lambda n: known_door(s, n) if known[n] else blank_door())
    v.doors_open = s.doors_open & s.doors_seen
    v.doors_barred = s.doors_barred[: len(plan.doors)]


def veil_furniture(s: Dungeon, v: Dungeon, plan: Plan) -> None:
    known = [piece.squares & s.seen != 0 for piece in s.plan.furniture]
    plan.furniture = up_to_last(known, lambda n: known_piece(s, n) if known[n] else Furniture("", 0, 0, NONE))
    v.armed = s.armed & s.traps_found


def veil_traps(s: Dungeon, v: Dungeon, plan: Plan) -> None:
    known = [refs.lies_open(s, n) or s.traps[n] == TRAP_SPRUNG for n in range(len(s.traps))]
    plan.traps = up_to_last(known, lambda n: known_trap(s, n) if known[n] else Trap("", SPEAR, 0))
    v.traps = [s.traps[n] if known[n] else TRAP_GONE for n in range(len(plan.traps))]


def veil_monsters(s: Dungeon, v: Dungeon, plan: Plan, words: Words) -> None:
    known = [m.shown > 0 for m in s.monsters]
    v.monsters = up_to_last(known, lambda n: known_monster(s.monsters[n]) if known[n] else Monster(n, 0, NONE))
    of_plan = {m.plan for m in v.monsters if m.shown and m.plan != NONE}
    planned = [n in of_plan for n in range(len(s.plan.monsters))]
    plan.monsters = up_to_last(
        planned, lambda n: known_kind(s, n, words) if planned[n] else MonsterPlan("", 0, NOWHERE)
    )


def veil_people(s: Dungeon, v: Dungeon, plan: Plan, words: Words) -> None:
    known = [a.status != HIDDEN for a in s.allies]
    v.allies = up_to_last(known, lambda n: s.allies[n].clone() if known[n] else Ally(n))
    plan.npcs = up_to_last(known, lambda n: known_person(s, n, words) if known[n] else Npc("", NONE, NOWHERE))


def veil_things(s: Dungeon, v: Dungeon, plan: Plan, words: Words) -> None:
    known = [refs.thing_known(s, n) for n in range(len(s.item_places))]
    plan.items = up_to_last(known, lambda n: known_thing(s, n, words) if known[n] else QuestItem("", NONE))
    v.item_places = [s.item_places[n] if known[n] else NOWHERE for n in range(len(plan.items))]


def veil_timers(s: Dungeon, v: Dungeon, plan: Plan, words: Words) -> None:
    known = [timer.shown and left != NONE for timer, left in zip(s.plan.timers, s.timers, strict=False)]
    plan.timers = up_to_last(known, lambda n: known_timer(s, n, words) if known[n] else hidden_timer())
    v.timers = tuple([s.timers[n] if known[n] else NONE for n in range(len(plan.timers))])


def veil_actions(s: Dungeon, plan: Plan, words: Words) -> None:
    """Only what is offered now is known to be possible."""
    offered = {a_of(answer) for answer in s.legal if verb_of(answer) == ACT}
    known = [n in offered for n in range(len(s.plan.actions))]
    plan.actions = up_to_last(known, lambda n: known_action(s, n, words) if known[n] else QuestAction("", NONE))


def veil_script(s: Dungeon, v: Dungeon) -> None:
    """What the quest remembers, and what it is about to do."""
    v.progress = 0
    v.flags = 0
    v.counters = ()
    v.draws = ()
    v.fired = 0
    v.actions_done = 0
    v.treasures_taken = 0
    v.taken_before = 0
    v.treasures_gone = (0,) * len(s.treasures_gone)
    v.slow_every = 0
    v.slow_undead = False
    v.wandering_kind = NONE
    v.wandering_count = 1
    v.stack = [step for step in s.stack if not isinstance(step, Happen | Perform)]
    if s.waiting != CHANCE and s.chance.name == "draw":
        v.chance = NO_CHANCE
    if s.waiting != DECISION or s.seat == ZARGON:
        v.legal = ()  # where his monsters could go is his secret


def veil_goals(s: Dungeon, v: Dungeon, plan: Plan, words: Words) -> None:
    """Each in the quest's words, and whether it is met; what it is about only as far as that is known."""
    plan.all_of = [known_goal(s, v, goal, words) for goal in s.plan.all_of]
    plan.any_of = [known_goal(s, v, goal, words) for goal in s.plan.any_of]


def known_goal(s: Dungeon, v: Dungeon, goal: Goal, words: Words) -> Goal:
    done = met(s, goal)
    made = Goal(goal.kind, goal.a)
    made.many = goal.many
    if goal.kind == KILL:
        made.many = tuple(n for n in goal.many if n < len(v.monsters) and v.monsters[n].shown)
    if not speaks_of_known(v, made) or met(v, made) != done:
        made = Goal(ACTIVATE, 0 if done else 1)
    made.text = words.keep(goal.text)
    return made
