"""Attacks on heroes and allies, by monsters (Z3) and commanded heroes, and what all attacks share."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.answer_codes import ALLY, DRINK, code
from questhall.games.heroquest.model.figures import DEFENSE_ON, Hero, Monster
from questhall.games.heroquest.model.ids import NONE, POTION_DEFENSE, WHITE
from questhall.games.heroquest.model.plan_kinds import ON_ATTACK_ROLLED
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, script
from questhall.games.heroquest.rules.dice import COMBAT, skulls, whites
from questhall.games.heroquest.rules.harm import KEEP_IT, asks, hurt_ally, hurt_hero
from questhall.games.heroquest.rules.owning import lose
from questhall.games.heroquest.rules.strength import defend_dice, monster_attack_dice

DRINK_DEFENSE: Final = code(DRINK, POTION_DEFENSE)
DEFENSE_OR_KEEP: Final[tuple[int, ...]] = (DRINK_DEFENSE, KEEP_IT)


def end_effects(s: Dungeon, h: Hero, effects: int) -> None:
    """These effects, as far as he has them, are over."""
    ending = h.effects & effects
    h.effects &= ~effects
    while ending:
        bit = ending & -ending
        s.emit(events.EFFECT_ENDS, h.number + 1, bit)
        ending ^= bit


def swallow(s: Dungeon, h: Hero, potion: int, effect: int) -> None:
    """A potion that works later; the same one does not add up with itself (heq-spl-20)."""
    lose(h, potion)
    h.effects |= effect
    s.emit(events.POTION_DRUNK, h.number + 1, potion)
    s.emit(events.EFFECT_BEGINS, h.number + 1, effect)


def hero_rolled(s: Dungeon, hero: int, dice: int) -> None:
    s.emit(events.ATTACK_ROLLED, hero + 1, dice)
    attack_rolled(s, hero, dice)


def zargon_rolled(s: Dungeon, target: int, dice: int) -> None:
    s.emit(events.ATTACK_ROLLED, ZARGON, dice)
    attack_rolled(s, NONE if target >= ALLY else target, dice)


def attack_rolled(s: Dungeon, hero: int, dice: int) -> None:
    """The throw lies on the table; what the quest makes of the noise comes after the blow, and is about that hero."""
    s.dice = dice
    s.hits = skulls(dice)
    script.fire(s, ON_ATTACK_ROLLED, NONE, NONE, hero)


def monster_attacks(s: Dungeon, m: Monster, target: int) -> None:
    """heq-zar-07, heq-wan-02: on a hero, or ALLY + npc."""
    s.then(MonsterAttack(m.number, target))


class MonsterAttack(Step[Dungeon]):
    """Z3: its attack dice; whoever is attacked defends at once."""

    def __init__(self, monster: int, target: int) -> None:
        self.monster = monster
        self.target = target

    def run(self, s: Dungeon) -> None:
        m = s.monsters[self.monster]
        dice = monster_attack_dice(s, m)
        s.emit(events.MONSTER_ATTACKS, seat_of_target(self.target), self.target, self.monster)
        if dice > 0:
            s.roll(self, COMBAT[dice])
        else:
            s.emit(events.MISSED, ZARGON)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        zargon_rolled(s, self.target, answer)
        defend(s, self.target)


def seat_of_target(target: int) -> int:
    return ZARGON if target >= ALLY else target + 1


def defend(s: Dungeon, target: int) -> None:
    """heq-def-03: each attack is defended separately."""
    if s.hits == 0:
        s.emit(events.MISSED, ZARGON)
    elif target >= ALLY:
        s.then(AllyDefends(target - ALLY))  # heq-def-06
    else:
        s.then(HERO_DEFENDS[target])
        s.then(BEFORE_DEFENCE[target])  # heq-def-07


class BeforeDefence(Step[Dungeon]):
    """4.4, heq-def-07: a Potion of Defense must be drunk before the dice are thrown."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.items[POTION_DEFENSE] and asks(s, h) and not h.effects & DEFENSE_ON and defend_dice(s, h):
            s.decide(self, h.number + 1, DEFENSE_OR_KEEP)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer == DRINK_DEFENSE:
            swallow(s, s.heroes[self.hero], POTION_DEFENSE, DEFENSE_ON)


class HeroDefends(Step[Dungeon]):
    """heq-def-01, -02: white shields block."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        dice = defend_dice(s, h)
        if dice > 0:
            s.roll(self, COMBAT[dice])
        else:
            hurt_hero(s, h, s.hits)  # heq-def-04

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, h.number + 1, answer, WHITE)
        end_effects(s, h, DEFENSE_ON)  # heq-pot-06: the next defence
        blocks(s, whites(answer))
        hurt_hero(s, h, s.hits - whites(answer))


def blocks(s: Dungeon, shields: int) -> None:
    """heq-def-02: it is said when nothing gets through."""
    if shields >= s.hits:
        s.emit(events.BLOCKED, ZARGON)


class AllyDefends(Step[Dungeon]):
    """heq-def-06: allies block with white shields."""

    def __init__(self, ally: int) -> None:
        self.ally = ally

    def run(self, s: Dungeon) -> None:
        dice = s.plan.npcs[self.ally].defend
        if dice > 0:
            s.roll(self, COMBAT[dice])
        else:
            hurt_ally(s, s.allies[self.ally], s.hits)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, ZARGON, answer, WHITE)
        blocks(s, whites(answer))
        hurt_ally(s, s.allies[self.ally], s.hits - whites(answer))


BEFORE_DEFENCE: Final[list[BeforeDefence]] = [BeforeDefence(hero) for hero in range(4)]
HERO_DEFENDS: Final[list[HeroDefends]] = [HeroDefends(hero) for hero in range(4)]
