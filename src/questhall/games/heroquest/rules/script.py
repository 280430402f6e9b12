"""The quest's own notes: triggers, conditions, and the steps that carry their effects out.

fire() puts what happens on the stack, so it happens when the present step has returned. Whoever still has something
to do afterwards pushes that BEFORE firing; whoever ends a turn (unwind) does so BEFORE firing. The hero an event is
about is the active one unless `hero` says otherwise.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.board import AREA
from questhall.games.heroquest.model.figures import ABSENT, HIDDEN, IN_PLAY, PLACED, SLAIN, changed
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Condition, Effect
from questhall.games.heroquest.model.plan_kinds import (
    IF_ALIVE,
    IF_ALL,
    IF_ANY,
    IF_COUNTER,
    IF_DEAD,
    IF_DRAW,
    IF_FLAG,
    IF_HAS_ITEM,
    IF_HERO_IS,
    IF_HEROES_IN_ROOM,
    IF_NOT,
    IF_NOT_FLAG,
    IF_PARTY_HAS,
    IF_ROUND,
    ON_ALL_DEAD,
    ON_COUNTER,
    ON_FLAG,
    ON_MONSTER_DEAD,
)
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.triggers import (
    LISTENER,
    LISTENER_SHIFT,
    SCRIPT,
    awaits,
    listeners,
    matches,
    trigger_of,
)


def fire(s: Dungeon, kind: int, a: int = NONE, b: int = NONE, hero: int = NONE) -> None:
    """Something of which the quest may take note has happened: what listens happens next, in the order of the file.

    A monster is SLAIN already when its death is fired; that of the last one of its group or kind is fired with it.
    """
    if kind == ON_MONSTER_DEAD:
        fire(s, ON_ALL_DEAD, NONE, s.monsters[a].kind, hero)
    listening = listeners(s.plan)[kind]
    if not listening:
        return
    about = s.active if hero == NONE else hero
    for i in range(len(listening) - 1, -1, -1):
        listener = listening[i]
        number = listener & LISTENER
        if matches(s, trigger_of(s.plan, listener), a, b) and awaits(s, listener >> LISTENER_SHIFT, number):
            s.then(Happen(listener >> LISTENER_SHIFT, number, about))


def holds(s: Dungeon, condition: Condition | None, hero: int = NONE) -> bool:
    """Whether a condition is true now; the acting hero is the active one unless `hero` says otherwise."""
    if condition is None:
        return True
    kind = condition.kind
    a = condition.a
    if kind == IF_FLAG:
        return s.flags >> a & 1 == 1
    if kind == IF_NOT_FLAG:
        return s.flags >> a & 1 == 0
    if kind == IF_COUNTER:
        return s.counters[a] >= condition.b
    if kind == IF_DEAD:
        return count_dead(s, condition.many) == len(condition.many)
    if kind == IF_ALIVE:
        return count_alive(s, condition.many) == len(condition.many)
    if kind == IF_NOT:
        return not holds(s, condition.parts[0], hero)
    if kind == IF_ROUND:
        return s.round >= a
    if kind == IF_DRAW:
        return s.draws[a] == condition.b
    if kind == IF_HEROES_IN_ROOM:
        return heroes_in_room(s, a) >= condition.b
    if kind == IF_PARTY_HAS:
        return a in s.table.classes
    if kind in (IF_ANY, IF_ALL):
        return holds_parts(s, condition, hero)
    about = s.active if hero == NONE else hero
    if about == NONE:
        return False
    if kind == IF_HERO_IS:
        return s.heroes[about].kind == a
    assert kind == IF_HAS_ITEM
    return s.bearer(a) == about


def holds_parts(s: Dungeon, condition: Condition, hero: int) -> bool:
    wanted = condition.kind == IF_ANY
    for part in condition.parts:
        if holds(s, part, hero) == wanted:
            return wanted
    return not wanted


def count_dead(s: Dungeon, monsters: tuple[int, ...]) -> int:
    """How many of these monsters of the plan are dead; one that is not in this game counts as dead."""
    n = 0
    for number in monsters:
        status = s.monsters[number].status
        if status in (SLAIN, ABSENT):
            n += 1
    return n


def count_alive(s: Dungeon, monsters: tuple[int, ...]) -> int:
    n = 0
    for number in monsters:
        status = s.monsters[number].status
        if status in (HIDDEN, PLACED):
            n += 1
    return n


def heroes_in_room(s: Dungeon, area: int) -> int:
    n = 0
    for h in s.heroes:
        if h.status == IN_PLAY and AREA[h.square] == area:
            n += 1
    return n


def perform(s: Dungeon, effects: list[Effect], hero: int = NONE) -> None:
    """Effects of a note, a treasure, a trap or a reward happen next, in their order, about that hero."""
    for i in range(len(effects) - 1, -1, -1):
        s.then(Perform(effects[i], hero))


def note(s: Dungeon, text: int) -> None:
    """heq-rev-09: a note of the quest is read to all; it stays readable."""
    if text == NONE:
        return
    if text not in s.noted:
        s.noted = (*s.noted, text)
    s.emit(events.NOTE, ZARGON, text)


def set_flag(s: Dungeon, flag: int) -> None:
    if s.flags >> flag & 1 == 0:
        s.flags |= 1 << flag
        fire(s, ON_FLAG, flag, NONE, s.acting)


def add(s: Dungeon, counter: int, n: int) -> None:
    """A counter's notes happen when it comes to their number from below."""
    before = s.counters[counter]
    s.counters = changed(s.counters, counter, before + n)
    fire(s, ON_COUNTER, counter, before, s.acting)


class Carrier:
    """Who brings it about. effects.py knows traps, doors and monsters and so stands above this; turn.py puts it in."""

    def happen(self, s: Dungeon, who: int, number: int, hero: int) -> None:
        """A timer starts, a sleeper wakes, an ally joins, a square is reached."""
        raise NotImplementedError

    def carry_out(self, s: Dungeon, e: Effect, hero: int) -> None:
        raise NotImplementedError


CARRIER: Final[list[Carrier]] = []  # the one there is


def entrust(carrier: Carrier) -> None:
    CARRIER[:] = [carrier]


class Happen(Step[Dungeon]):
    """heq-rev-09: something of the quest that waited for a trigger comes about, if its condition holds now."""

    def __init__(self, who: int, number: int, hero: int) -> None:
        self.who = who
        self.number = number
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        if not awaits(s, self.who, self.number):
            return
        if self.who == SCRIPT:
            self.read(s)
        else:
            CARRIER[0].happen(s, self.who, self.number, self.hero)

    def read(self, s: Dungeon) -> None:
        script = s.plan.scripts[self.number]
        if not holds(s, script.needs, self.hero):
            return
        s.fired |= 1 << self.number
        note(s, script.text)
        perform(s, script.effects, self.hero)


class Perform(Step[Dungeon]):
    """One effect. The hero it is about stands in s.acting meanwhile."""

    def __init__(self, effect: Effect, hero: int) -> None:
        self.effect = effect
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        s.acting = self.hero
        CARRIER[0].carry_out(s, self.effect, self.hero)
