"""A hero's attacks: the dice, the hits, what the enemy blocks, and what follows (dbd-atk, H1 to H8).

Weapons, abilities and items attack by the same steps; what differs is in a Blow. Barrage rolls all its dice before the
first target defends (erratum 14).
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.cards import ABL_AMOUNT
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ids import (
    ABL_TITHE,
    KW_CRUSH,
    KW_HEAVY,
    KW_KNOCKBACK,
    KW_PIERCE,
    KW_STUN,
    RUL_CURSED,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import ATTACK, DEFENCE, hits, sixes, successes, throw
from questhall.games.deckbox.rules.foes import stun, wound
from questhall.games.deckbox.rules.fortune import gain_energy, heal
from questhall.games.deckbox.rules.knockback import push_enemy
from questhall.games.deckbox.rules.totals import enemy_defence

# What an attack is made with
BY_MELEE: Final = 0
BY_RANGED: Final = 1
BY_ABILITY: Final = 2
BY_ITEM: Final = 3

NO_KEYWORDS: Final = 0
CRITICAL: Final = 255  # the lower part of a volley's entry
HITS_SHIFT: Final = 8


class Blow:
    """An attack: whose, with what, at what modifier, with which keywords. Never changed."""

    def __init__(self, seat: int, by: int, modifier: int, keywords: int, drains: bool = False) -> None:
        self.seat = seat
        self.by = by
        self.modifier = modifier
        self.keywords = keywords
        self.drains = drains  # dbd-abl-tithe: damage heals the attacker

    def gives_energy(self) -> bool:
        """dbd-atk-06, dbd-mkt-10, dbd-min-05: attack actions only."""
        return self.by in (BY_MELEE, BY_RANGED)


def strike(s: Delve, blow: Blow, enemy: int, dice: int) -> None:
    """dbd-atk-08: all dice go to one target."""
    volley(s, blow, (enemy,), (dice,))


def volley(s: Delve, blow: Blow, targets: tuple[int, ...], dice: tuple[int, ...]) -> None:
    """dbd-kw-03: the dice have been shared among the targets."""
    s.volley = ()
    for n in reversed(range(len(targets))):
        s.then(Resolve(blow, targets[n], n))
    s.then(RollAttack(blow, targets, dice, 0))


class RollAttack(Step[Delve]):
    """dbd-atk-01 to -04, -09: every die with the modifier; natural sixes are critical, whatever one attacks with.

    dbd-atk-06: once all hits are known they charge. dbd-kw-03: a barrage rolls for one target after the other.
    """

    def __init__(self, blow: Blow, targets: tuple[int, ...], dice: tuple[int, ...], at: int) -> None:
        self.blow = blow
        self.targets = targets
        self.dice = dice
        self.at = at

    def run(self, s: Delve) -> None:
        if self.at < len(self.targets):
            s.emit(events.HERO_ATTACKS, self.blow.seat, self.targets[self.at], self.blow.by)
            throw(s, self, ATTACK, self.dice[self.at])
        else:
            charge(s, self.blow)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        modifier = self.blow.modifier
        found, criticals = hits(answer, modifier), sixes(answer)
        s.dice = answer
        s.hits = found
        s.criticals = criticals
        s.emit(events.ATTACK_ROLLED, self.blow.seat, answer, modifier + 16)
        s.emit(events.HITS if found else events.MISSED, self.blow.seat, found, criticals)
        s.volley = (*s.volley, found << HITS_SHIFT | criticals)
        s.then(RollAttack(self.blow, self.targets, self.dice, self.at + 1))


def charge(s: Delve, blow: Blow) -> None:
    """dbd-atk-06: energy for each hit, blocked or not. dbd-kw-10: Heavy at most one. dbd-rule-cursed: none."""
    found = sum([entry >> HITS_SHIFT for entry in s.volley])
    if not found or not blow.gives_energy():
        return
    h = s.heroes[blow.seat]
    if not s.rule_at(h.square, RUL_CURSED):
        gain_energy(s, h, min(found, 1) if blow.keywords & KW_HEAVY else found)


class Resolve(Step[Delve]):
    """dbd-kw-03: one target of a volley, from its defence to the last keyword, before the next one (erratum 14)."""

    def __init__(self, blow: Blow, enemy: int, n: int) -> None:
        self.blow = blow
        self.enemy = enemy
        self.n = n

    def run(self, s: Delve) -> None:
        e = s.enemy(self.enemy)
        entry = s.volley[self.n]
        found, criticals = entry >> HITS_SHIFT, entry & CRITICAL
        if e is None or not found:
            return
        if found == criticals:  # dbd-atk-04: nothing here can be blocked
            self.damage(s, e, found)
        else:
            throw(s, self, DEFENCE, found - criticals)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        """dbd-def-01: one die per hit that can be blocked; dbd-kw-16: Pierce lowers the modifier by one."""
        e = s.enemy(self.enemy)
        assert e is not None
        modifier = enemy_defence(s, e) - (1 if self.blow.keywords & KW_PIERCE else 0)
        blocked = successes(answer, modifier)
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, -1, answer, modifier + 16)
        if blocked:
            s.emit(events.BLOCKED, -1, blocked)
        self.damage(s, e, (s.volley[self.n] >> HITS_SHIFT) - blocked)

    def damage(self, s: Delve, e: Enemy, through: int) -> None:
        """dbd-atk-07, dbd-kw-05; dbd-kw-21: damage, defeat, Stun, Knockback."""
        if through <= 0:
            return
        points = crushed(s, through) if self.blow.keywords & KW_CRUSH else through
        if self.blow.drains:  # dbd-abl-tithe
            heal(s, s.heroes[self.blow.seat], ABL_AMOUNT[ABL_TITHE])
        wound(s, e, points, self.blow.seat)
        if s.enemy(e.number) is None:
            return
        if self.blow.keywords & KW_STUN:  # dbd-kw-07
            stun(s, e)
        if self.blow.keywords & KW_KNOCKBACK:  # dbd-kw-11
            push_enemy(s, e, self.blow.seat, self.blow.keywords & KW_PIERCE != 0)  # dbd-kw-14: a collision pierces too


def crushed(s: Delve, through: int) -> int:
    """dbd-kw-05: two for each hit that gets through; or one more in all (R27, table option crush)."""
    return through + 1 if s.table.crush_once else 2 * through
