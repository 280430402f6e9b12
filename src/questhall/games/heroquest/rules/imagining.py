"""The dungeon as a hero's seat may imagine it (section 7): what is known, and a number from which the rest is drawn.

An imagined state has the same legal answers and gives the same view. Everything hidden is blank in it, and lists end
with the last thing that is known, so that not even their length tells anything. When something hidden comes to matter
in it, dreaming.py draws a dungeon that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import CHANCE, DECISION, NO_CHANCE
from questhall.engine.grid import set_of
from questhall.games.heroquest.model.answer_codes import ACT, a_of, verb_of
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import HIDDEN, NOWHERE, Ally, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.knowledge import Key, Known
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import BETWEEN, QUESTING, SETUP, TRAP_GONE, TRAP_SPRUNG, ZARGON, Dungeon
from questhall.games.heroquest.model.walls import NO_WALLS
from questhall.games.heroquest.rules.known_parts import lies_open, stub, thing_known
from questhall.games.heroquest.rules.known_plan import goal_faces, known_plan
from questhall.games.heroquest.rules.script import Happen, Perform

DREAMS: Final = 2**30


def imagined(s: Dungeon, seat: int, random: Callable[[], float]) -> Dungeon:
    """Heroes know what lies open to them, all of them the same; Zargon knows everything."""
    if seat == ZARGON or s.table.open_book:
        return s.clone()
    v = veiled(s)
    if s.phase == SETUP or s.phase == QUESTING:
        v.dream = 1 + int(random() * DREAMS)
    return v


def veiled(s: Dungeon) -> Dungeon:
    """A clone in which all that the heroes do not know is blank."""
    v = s.clone()
    v.kept_walls = NO_WALLS
    v.dream = 0
    monsters = veil_monsters(v)
    people = veil_people(v)
    traps = veil_traps(s, v)
    things = veil_things(s, v)
    timers = veil_timers(s, v)
    veil_script(s, v)
    marks = (monsters, people, traps, things, timers, offered_actions(s), bare_rooms(s), goal_faces(s, v))
    known = knowledge(s, v, (*marks, s.seen, s.doors_seen, s.secrets_sought, s.traps_found, s.outcome))
    v.plan = known.plan
    v.table = known.table
    v.noted = known.plan_noted
    v.kept_known = known
    if len(v.doors_barred) != len(v.plan.doors):
        v.doors_barred = s.doors_barred[: len(v.plan.doors)]
    veil_ground(s, v, known.ends)
    return v


def knowledge(s: Dungeon, v: Dungeon, key: Key) -> Known:
    """The plan as the heroes know it: that of the last time, unless they have learnt something. `v` is veiled so far.

    What is known of a plan that is known is that plan, so the one that is made answers for itself too.
    """
    known = s.kept_known
    if known.holds(s.plan, key, s.noted):
        return known
    if known.plan is s.plan and known.key == key and known.plan_noted == s.noted:
        return known
    made = Known(s.plan, key, s.noted)
    known_plan(s, v, made)
    plans = [made.plan if under_way(s, own) else stub(own) for own in s.table.plans]
    made.table = s.table.with_plans(plans)
    made.ends = set_of(made.plan.start) | set_of(made.plan.exit)
    s.kept_known = made
    return made


def under_way(s: Dungeon, plan: Plan) -> bool:
    """Whether it is the quest that is played; in an imagined game its plan may have been drawn (dreaming.py)."""
    return plan is s.plan or (s.phase != BETWEEN and plan.id == s.plan.id)


def veil_ground(s: Dungeon, v: Dungeon, ends: int) -> None:
    """heq-spl-11: of solid rock nobody ever hears. Of doors that stand open unseen, neither."""
    v.solid = s.solid & s.seen
    v.blocking = s.blocking & s.seen
    v.opaque = s.opaque & s.seen
    v.stairs = s.stairs & ends
    v.haven = s.haven & ends
    v.no_monsters = s.no_monsters & ends
    v.armed = s.armed & s.traps_found
    v.doors_open = s.doors_open & s.doors_seen
    if v.doors_open != s.doors_open:
        for n, door in enumerate(s.plan.doors):
            if (s.doors_open ^ v.doors_open) >> n & 1:
                v.close_edge(door.a, door.b)


def veil_monsters(v: Dungeon) -> int:
    """Spells show one by one as they are cast; where one has vanished to and when one returns, not at all."""
    known = 0
    monsters = v.monsters
    for n in range(len(monsters)):
        m = monsters[n]
        if m.shown == 0:
            monsters[n] = Monster(n, 0, NONE)
            continue
        known |= 1 << n
        m.spells = ()
        m.returns_in = 0
        if m.status == HIDDEN:
            m.square = NOWHERE
    del monsters[known.bit_length() :]
    return known


def veil_people(v: Dungeon) -> int:
    known = 0
    for n in range(len(v.allies)):
        if v.allies[n].status == HIDDEN:
            v.allies[n] = Ally(n)
        else:
            known |= 1 << n
    del v.allies[known.bit_length() :]
    return known


def veil_traps(s: Dungeon, v: Dungeon) -> int:
    known = 0
    for n in range(len(s.traps)):
        if s.traps[n] == TRAP_SPRUNG or lies_open(s, n):
            known |= 1 << n
        else:
            v.traps[n] = TRAP_GONE
    del v.traps[known.bit_length() :]
    return known


def veil_things(s: Dungeon, v: Dungeon) -> int:
    known = 0
    for n in range(len(s.item_places)):
        if thing_known(s, n):
            known |= 1 << n
        else:
            v.item_places[n] = NOWHERE
    del v.item_places[known.bit_length() :]
    return known


def veil_timers(s: Dungeon, v: Dungeon) -> int:
    known = 0
    for n in range(len(s.timers)):
        if s.timers[n] != NONE and s.plan.timers[n].shown:
            known |= 1 << n
    if s.timers:
        v.timers = tuple([s.timers[n] if known >> n & 1 else NONE for n in range(known.bit_length())])
    return known


def offered_actions(s: Dungeon) -> int:
    """Only what is offered now is known to be possible."""
    known = 0
    if s.plan.actions:
        for answer in s.legal:
            if verb_of(answer) == ACT:
                known |= 1 << a_of(answer)
    return known


def bare_rooms(s: Dungeon) -> int:
    """Rooms without treasure: those in which a hero stands and is not let search."""
    known = 0
    if s.plan.no_treasure:
        for h in s.heroes:
            if h.square >= 0:
                known |= s.plan.no_treasure & 1 << AREA[h.square]
    return known


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
    for step in s.stack:
        if isinstance(step, (Happen, Perform)):
            v.stack = [each for each in s.stack if not isinstance(each, (Happen, Perform))]
            break
    if s.waiting != CHANCE and s.chance.name == "draw":
        v.chance = NO_CHANCE
    if s.waiting != DECISION or s.seat == ZARGON:
        v.legal = ()  # where his monsters could go is his secret
