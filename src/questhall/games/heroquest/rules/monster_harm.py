"""Wounds of monsters, their death, and how those of a quest rise again.

hurt_monster() may put steps on the stack. Whoever still has something to do afterwards pushes that first.
"""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.games.heroquest.model.figures import (
    HIDDEN,
    M_ASLEEP,
    M_DORMANT,
    M_FRESH,
    M_MISSES,
    M_PEACEFUL,
    M_USED,
    NOWHERE,
    PLACED,
    SLAIN,
    Monster,
)
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Phase
from questhall.games.heroquest.model.plan_kinds import ON_MONSTER_DEAD, ON_ZERO_BODY
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, goals, script
from questhall.games.heroquest.rules.monster_values import give_stats
from questhall.games.heroquest.rules.revealing import nearest_for_monster
from questhall.games.heroquest.rules.strength import check_courage


def can_harm(s: Dungeon, m: Monster, by: int = NONE, item: int = NONE, far: bool = False) -> bool:
    """heq-zar-15, -16: statues, monsters only some things hurt, and doubles their own hero cannot hurt.

    heq-set-03: a hero who is alone hurts his double too with what is thrown, shot or cast (`far`), so that it can be
    slain by a party of any size.
    """
    if m.effects & M_DORMANT:
        return False
    if m.plan == NONE:
        return True
    plan = s.plan.monsters[m.plan]
    if plan.hurt_only_by and (item == NONE or not plan.hurt_only_by >> item & 1):
        return False
    if by == NONE or plan.not_hurt_by >> s.heroes[by].kind & 1 == 0:
        return True
    return far and goals.still_inside(s) == 1


def immune(s: Dungeon, m: Monster, to: int) -> bool:
    """heq-zar-16: whether the quest says that this does not touch it."""
    return m.plan != NONE and s.plan.monsters[m.plan].immune & to != 0


def provoke(s: Dungeon, m: Monster) -> None:
    """heq-zar-16: one the quest calls peaceful is so until it is attacked; its companions stand by it."""
    if not m.effects & M_PEACEFUL:
        return
    group = NONE if m.plan == NONE else s.plan.monsters[m.plan].group
    for each in s.monsters:
        if each.number == m.number or (
            group != NONE and each.plan != NONE and s.plan.monsters[each.plan].group == group
        ):
            each.effects &= ~M_PEACEFUL


def hurt_monster(s: Dungeon, m: Monster, n: int, by: int = NONE, item: int = NONE, far: bool = False) -> None:
    """heq-atk-07, -09: the loss stays. `by` is the hero who does it, `item` what he does it with, `far` from afar.

    heq-spl-17, R-39: a sleeper does not wake of it.
    """
    if m.status != PLACED or n <= 0 or not can_harm(s, m, by, item, far):
        return
    lost = min(n, m.body)
    m.body -= lost
    s.emit(events.MONSTER_HURT, by + 1 if by != NONE else ZARGON, m.number, lost)
    if m.body == 0:
        s.then(Fall(m.number, by))
        script.fire(s, ON_ZERO_BODY, m.number, NONE, by)  # heq-rev-09


class Fall(Step[Dungeon]):
    """heq-atk-08: a monster at 0 is removed at once, unless the quest lets it rise again (heq-zar-16)."""

    def __init__(self, monster: int, by: int) -> None:
        self.monster = monster
        self.by = by

    def run(self, s: Dungeon) -> None:
        m = s.monsters[self.monster]
        if m.body > 0 or m.status != PLACED:
            return  # a note of the quest has healed it
        if m.plan != NONE and m.phase < len(s.plan.monsters[m.plan].phases):
            rise(s, m, s.plan.monsters[m.plan].phases[m.phase], self.by)
        else:
            slay(s, m, self.by)
        check_courage(s)  # heq-spl-15


def slay(s: Dungeon, m: Monster, by: int) -> None:
    """Death, the bounty and what it carried for the killer, the notes of the quest, and whether it has ended."""
    m.status = SLAIN
    m.effects &= M_USED | M_FRESH
    m.in_pit = False
    m.fell_at = m.square
    s.move_monster(m, NOWHERE)
    s.emit(events.MONSTER_SLAIN, by + 1 if by != NONE else ZARGON, m.number)
    if by != NONE and s.plan.bounty and s.plan.bounty_kind == m.kind:
        s.heroes[by].gold += s.plan.bounty
        s.emit(events.BOUNTY, by + 1, s.plan.bounty)
    goals.check_end(s)
    script.fire(s, ON_MONSTER_DEAD, m.number, NONE, by)
    if m.plan != NONE:
        plan = s.plan.monsters[m.plan]
        m.returns_in = plan.respawn_after
        script.perform(s, plan.carries, by)


def rise(s: Dungeon, m: Monster, phase: Phase, by: int) -> None:
    """A monster of the quest that comes back instead of dying, here or where nobody has looked yet."""
    m.phase += 1
    now = [m.move, m.attack, m.defend, m.body_start, m.mind]
    if phase.stats:
        give_stats(s, m, [now[i] if phase.stats[i] == NONE else phase.stats[i] for i in range(len(now))])
    m.body = m.body_start
    m.effects &= ~(M_ASLEEP | M_MISSES)
    if phase.spells:
        m.spells = phase.spells
    s.emit(events.MONSTER_RISES, ZARGON, m.number)
    if phase.square != NONE:
        send(s, m, phase.square)
    script.perform(s, phase.effects, by)


def send(s: Dungeon, m: Monster, square: int) -> None:
    """To a square of the quest, or the nearest free one; unseen there until the place comes to light (heq-drd-06)."""
    here = m.square
    s.move_monster(m, NOWHERE)
    m.in_pit = False
    if not s.seen >> square & 1:
        m.status = HIDDEN
        m.square = square
        s.emit(events.MONSTER_GONE, ZARGON, m.number)
        return
    to = nearest_for_monster(s, square)
    s.move_monster(m, here if to == NONE else to)
    s.emit(events.MONSTER_MOVED, ZARGON, m.number, m.square)
