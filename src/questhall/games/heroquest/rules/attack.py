"""A hero's attack on a monster (H4)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import ATTACK, DIE, DRINK, PHANTOM, THROW, a_of, b_of, code, verb_of
from questhall.games.heroquest.model.board import around, beside
from questhall.games.heroquest.model.cards import DIAGONAL, RANGED, THROWABLE
from questhall.games.heroquest.model.figures import BREW_ON, COURAGE_ON, STRENGTH_ON, Hero, Monster
from questhall.games.heroquest.model.ids import (
    BLACK,
    FORTUNES_LONGSWORD,
    NO_WEAPON,
    NONE,
    ORC,
    ORCS_BANE,
    PHANTOM_BLADE,
    POTION_STRENGTH,
    WHITE,
)
from questhall.games.heroquest.model.plan_kinds import IMMUNE_RANGED
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.attacks_on_heroes import (
    end_effects,
    hero_rolled,
    swallow,
)
from questhall.games.heroquest.rules.attacks_on_heroes import (
    monster_attacks as monster_attacks,
)
from questhall.games.heroquest.rules.dice import COMBAT, blacks, count, skulls
from questhall.games.heroquest.rules.ending import action_taken, must_stop
from questhall.games.heroquest.rules.harm import KEEP_IT
from questhall.games.heroquest.rules.monster_harm import can_harm, hurt_monster, immune, provoke
from questhall.games.heroquest.rules.owning import WEAPONS, hands_full, lose, owns, usable
from questhall.games.heroquest.rules.strength import (
    attack_dice,
    monster_defend_dice,
)

FOR_ONE_ATTACK: Final = COURAGE_ON | STRENGTH_ON
DRINK_STRENGTH: Final = code(DRINK, POTION_STRENGTH)


# Whom a hero may attack


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-atk-02, heq-trn-05: an attack is the turn's action."""
    if not s.acted:
        attacks(s, h, into, False)


def attacks(s: Dungeon, h: Hero, into: list[int], bane_only: bool) -> None:
    """Every weapon he owns and can use on every monster it reaches; `bane_only`: Orc's Bane on orcs (heq-art-06).

    heq-atk-20: heroes and allies are never among them.
    """
    if not s.monster_squares or hands_full(s, h):  # heq-itm-01: not with such a thing in his arms
        return
    near = close_to(s, h.square, s.monster_squares)
    if bane_only:
        if owns(s, h, ORCS_BANE):
            against(s, h, near, ATTACK, ORCS_BANE, True, into)
        return
    armed = False
    for weapon in WEAPONS:
        if not h.items[weapon] or not usable(s, h, weapon):
            continue
        if RANGED >> weapon & 1:
            against(s, h, in_sight(s, h) & ~near, ATTACK, weapon, False, into)  # heq-atk-14, -16
            continue
        armed = True
        wide = near | diagonal_to(s, h.square) if DIAGONAL >> weapon & 1 else near  # heq-atk-11, heq-art-16
        against(s, h, wide, ATTACK, weapon, False, into)
        if THROWABLE >> weapon & 1:
            against(s, h, in_sight(s, h), THROW, weapon, False, into)  # heq-atk-14, R-20
    if not armed:
        against(s, h, near, ATTACK, NO_WEAPON, False, into)  # heq-eqp-15
    elif owns(s, h, PHANTOM_BLADE) and not h.used >> PHANTOM_BLADE & 1:
        against(s, h, near, PHANTOM, PHANTOM_BLADE, False, into)  # heq-art-07


def in_sight(s: Dungeon, h: Hero) -> int:
    return sight.targets_from(s, h.square, s.monster_squares)


def close_to(s: Dungeon, square: int, among: int) -> int:
    """heq-atk-01, R-54: orthogonally adjacent over an open edge; heq-atk-18: or on the same square."""
    return s.near(square) & among


def diagonal_to(s: Dungeon, square: int) -> int:
    """heq-atk-12: monsters at a corner that is not closed on both sides."""
    here = BIT[square]
    return sight.targets_from(s, square, around(here) & ~(beside(here) | here) & s.monster_squares)


def against(s: Dungeon, h: Hero, targets: int, verb: int, weapon: int, orcs_only: bool, into: list[int]) -> None:
    if not targets:
        return
    ranged = from_afar(verb, weapon)
    for at in squares_of(targets):
        m = s.monster_at(at)
        if m is None or (orcs_only and m.kind != ORC) or not can_harm(s, m, h.number, weapon, ranged):
            continue
        if ranged and immune(s, m, IMMUNE_RANGED):
            continue
        into.append(code(verb, weapon, m.number))


def from_afar(verb: int, weapon: int) -> bool:
    """heq-atk-14: thrown or shot."""
    return verb == THROW or RANGED >> weapon & 1 == 1


# A hero's attack


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    """heq-pot-07, heq-art-06: the action may hold further attacks; they come at once, with nothing in between."""
    m = s.monsters[b]
    weapon = PHANTOM_BLADE if verb == PHANTOM else a
    bane = weapon == ORCS_BANE and m.kind == ORC
    if not s.acted:
        action_taken(s, h)
        s.attack_more = h.effects & BREW_ON != 0
        s.first_target_orc = bane
        end_effects(s, h, BREW_ON)
    elif s.first_target_orc and bane:
        s.first_target_orc = False
    else:
        s.attack_more = False
    if s.attack_more or s.first_target_orc:
        s.then(AGAIN[h.number])
    strike(s, h, verb, weapon, m)


def strike(s: Dungeon, h: Hero, verb: int, weapon: int, m: Monster) -> None:
    """heq-eqp-08: what is used stays in hand; heq-atk-15: what is thrown is lost; heq-art-07: the blade's one time."""
    s.attack_turn = s.turn
    if verb == THROW:
        lose(h, weapon)
        s.emit(events.WEAPON_LOST, h.number + 1, weapon)
    else:
        h.hand = NONE if weapon == NO_WEAPON else weapon
    if verb == PHANTOM:
        h.used |= 1 << PHANTOM_BLADE
        s.emit(events.ITEM_USED, h.number + 1, PHANTOM_BLADE)
    s.then(HeroAttack(h.number, weapon, m.number, verb != PHANTOM, from_afar(verb, weapon)))


class Again(Step[Dungeon]):
    """A further attack of the same action: same or another target and weapon, or none (R-44: at most three in all)."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        legal: list[int] = []
        if not must_stop(s, h):
            attacks(s, h, legal, not s.attack_more)
        if not legal:
            return
        if h.items[POTION_STRENGTH] and not h.effects & STRENGTH_ON:
            legal.append(DRINK_STRENGTH)  # 4.4: before an attack roll
        legal.append(KEEP_IT)
        s.decide(self, h.number + 1, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        if answer == DRINK_STRENGTH:
            s.then(self)
            swallow(s, h, POTION_STRENGTH, STRENGTH_ON)
        elif answer != KEEP_IT:
            take(s, h, verb_of(answer), a_of(answer), b_of(answer))


class HeroAttack(Step[Dungeon]):
    """heq-atk-05: each skull is a hit. heq-atk-10: the monster does not strike back."""

    def __init__(self, hero: int, weapon: int, monster: int, defends: bool, far: bool) -> None:
        self.hero = hero
        self.weapon = weapon
        self.monster = monster
        self.defends = defends
        self.far = far

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        m = s.monsters[self.monster]
        provoke(s, m)  # heq-zar-16
        s.emit(events.HERO_ATTACKS, h.number + 1, m.number, self.weapon)
        s.roll(self, COMBAT[attack_dice(s, h, self.weapon, m)])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        hero_rolled(s, h.number, answer)
        end_effects(s, h, FOR_ONE_ATTACK)  # heq-atk-21: hit or miss
        s.then(MonsterDefends(self.monster, self.hero, self.weapon, self.defends, self.far))
        if self.weapon == FORTUNES_LONGSWORD and not h.used >> FORTUNES_LONGSWORD & 1:
            s.then(REROLL[h.number])  # heq-art-05


class Reroll(Step[Dungeon]):
    """heq-art-05: once in a quest one die is rolled again, before the defence. A skull is never worth it."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        legal: list[int] = []
        for face in (WHITE, BLACK):
            if count(s.dice, face):
                legal.append(code(DIE, face))
        if legal:
            legal.append(KEEP_IT)
            s.decide(self, self.hero + 1, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer != KEEP_IT:
            s.heroes[self.hero].used |= 1 << FORTUNES_LONGSWORD
            s.emit(events.ITEM_USED, seat, FORTUNES_LONGSWORD)
            s.dice -= 1 << 4 * a_of(answer)
            s.then(ONE_MORE_DIE)


class OneMoreDie(Step[Dungeon]):
    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice += answer
        s.hits = skulls(s.dice)
        s.emit(events.REROLLED, s.active + 1, answer)


class MonsterDefends(Step[Dungeon]):
    """heq-atk-06: black shields block. heq-atk-05: against no skull nobody defends.

    heq-art-07, heq-def-04: nor does whom the Phantom Blade strikes, nor a sleeper.
    """

    def __init__(self, monster: int, hero: int, weapon: int, defends: bool, far: bool) -> None:
        self.monster = monster
        self.hero = hero
        self.weapon = weapon
        self.defends = defends
        self.far = far

    def run(self, s: Dungeon) -> None:
        m = s.monsters[self.monster]
        dice = monster_defend_dice(s, m) if self.defends else 0
        if s.hits == 0:
            s.emit(events.MISSED, self.hero + 1)
        elif dice == 0:
            self.hurt(s, s.hits)
        else:
            s.roll(self, COMBAT[dice])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, ZARGON, answer, BLACK)
        if s.hits <= blacks(answer):
            s.emit(events.BLOCKED, self.hero + 1)
        self.hurt(s, s.hits - blacks(answer))

    def hurt(self, s: Dungeon, n: int) -> None:
        hurt_monster(s, s.monsters[self.monster], n, self.hero, self.weapon, self.far)


AGAIN: Final[list[Again]] = [Again(hero) for hero in range(4)]
REROLL: Final[list[Reroll]] = [Reroll(hero) for hero in range(4)]
ONE_MORE_DIE: Final = OneMoreDie()
