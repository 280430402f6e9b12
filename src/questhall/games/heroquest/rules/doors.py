"""Doors: who may open which, and what happens then (3.4)."""

from __future__ import annotations

from questhall.games.heroquest.model.answer_codes import OPEN, code
from questhall.games.heroquest.model.figures import Hero, changed
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan_kinds import FALSE, LOCKED, ON_ANY_DOOR_OPENED, ON_OPEN_DOOR
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.revealing import look, reveal_behind, seat_of
from questhall.games.heroquest.rules.script import fire


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-dor-02, heq-trn-06: free, from the two squares the door separates, at any moment of the turn."""
    shut = s.doors_seen & ~s.doors_open
    if not shut:
        return
    doors = s.plan.doors
    for i in range(len(doors)):
        if shut >> i & 1 and (doors[i].a == h.square or doors[i].b == h.square) and opens(s, h, i):
            into.append(code(OPEN, i))


def opens(s: Dungeon, h: Hero, door: int) -> bool:
    """heq-dor-09, -10: a locked door asks for its key, a false one never opens; nor does one barred or held shut."""
    plan = s.plan.doors[door]
    if plan.kind == FALSE:
        return False
    if plan.kind == LOCKED and (plan.key == NONE or s.bearer(plan.key) != h.number):
        return False
    return not held_shut(s, door)


def known_false(s: Dungeon, door: int) -> bool:
    """R-62: whether somebody has searched beside a false door, and found that nothing is behind it."""
    plan = s.plan.doors[door]
    if plan.kind != FALSE or not s.doors_seen >> door & 1:
        return False
    return (s.secrets_sought >> plan.a | s.secrets_sought >> plan.b) & 1 == 1


def held_shut(s: Dungeon, door: int) -> bool:
    """By a barricade, or by the quest until something has happened."""
    if s.doors_barred[door] > 0:
        return True
    until = s.plan.doors_locked_until
    return until != NONE and s.flags >> until & 1 == 0


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    """R-58: whoever opens a door need not go through it."""
    open_door(s, a, h.number)


def open_door(s: Dungeon, door: int, hero: int = NONE) -> None:
    """heq-dor-03, -06, -07: open for good; what lies behind is revealed, and what the opener sees through it."""
    if s.doors_open >> door & 1:
        return
    plan = s.plan.doors[door]
    s.doors_open |= 1 << door
    s.doors_seen |= 1 << door
    s.open_edge(plan.a, plan.b)
    s.reveal()
    s.emit(events.DOOR_OPENED, hero + 1 if hero != NONE else seat_of(s), door)
    fire(s, ON_ANY_DOOR_OPENED, door, NONE, hero)  # heq-rev-09
    fire(s, ON_OPEN_DOOR, door, NONE, hero)
    reveal_behind(s, door)
    if hero != NONE:
        look(s, s.heroes[hero])


def bar_door(s: Dungeon, door: int, rounds: int) -> None:
    """heq-dor-03: only a note of the quest closes a door again, for some rounds."""
    plan = s.plan.doors[door]
    s.doors_barred = changed(s.doors_barred, door, rounds)
    s.doors_open &= ~(1 << door)
    s.close_edge(plan.a, plan.b)
    s.emit(events.DOOR_BARRED, seat_of(s), door, rounds)


def barricades_wear(s: Dungeon) -> None:
    """A barricade that has stood its rounds falls, and the door stands open as before."""
    for door in range(len(s.doors_barred)):
        if s.doors_barred[door] <= 0:
            continue
        s.doors_barred = changed(s.doors_barred, door, s.doors_barred[door] - 1)
        if s.doors_barred[door] == 0:
            plan = s.plan.doors[door]
            s.doors_open |= 1 << door
            s.open_edge(plan.a, plan.b)
            s.emit(events.DOOR_FREED, ZARGON, door)
