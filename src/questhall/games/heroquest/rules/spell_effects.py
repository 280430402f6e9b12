"""What a hero's spell does to whom it is cast on (3.11)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.figures import (
    COURAGE_ON,
    M_ASLEEP,
    M_MISSES,
    ROCK_ON,
    ROCK_SKIN_ON,
    SWIFT_ON,
    VEIL_ON,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import (
    BALL_OF_FLAME,
    COURAGE,
    FIRE_OF_WRATH,
    GENIE,
    HEAL_BODY,
    NONE,
    PASS_THROUGH_ROCK,
    ROCK_SKIN,
    SLEEP,
    SPELLS,
    SWIFT_WIND,
    TEMPEST,
    VEIL_OF_MIST,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.attack import MonsterDefends
from questhall.games.heroquest.rules.attacks_on_heroes import hero_rolled
from questhall.games.heroquest.rules.dice import COMBAT, RED, fives_and_sixes, sixes
from questhall.games.heroquest.rules.harm import HEALING_SPELL, heal_hero
from questhall.games.heroquest.rules.monster_harm import hurt_monster, provoke

GENIE_DICE: Final = 5
EFFECT: Final[list[int]] = [0] * SPELLS  # the lasting effect a spell gives a hero
EFFECT[SWIFT_WIND] = SWIFT_ON
EFFECT[PASS_THROUGH_ROCK] = ROCK_ON
EFFECT[ROCK_SKIN] = ROCK_SKIN_ON
EFFECT[COURAGE] = COURAGE_ON
EFFECT[VEIL_OF_MIST] = VEIL_ON


def on_hero(s: Dungeon, spell: int, friend: Hero) -> None:
    if spell in (HEAL_BODY, WATER_OF_HEALING):
        heal_hero(s, friend, HEALING_SPELL)  # heq-spl-09
        return
    friend.effects |= EFFECT[spell]  # heq-spl-07, -10, -12, -15, -18, -19
    s.emit(events.EFFECT_BEGINS, friend.number + 1, EFFECT[spell])


def on_monster(s: Dungeon, h: Hero, spell: int, m: Monster) -> None:
    provoke(s, m)  # heq-zar-16
    if spell == TEMPEST:  # heq-spl-08
        m.effects |= M_MISSES
        s.emit(events.MONSTER_EFFECT, h.number + 1, m.number, M_MISSES)
    elif spell == SLEEP:  # heq-spl-16: it tries to wake at once
        m.effects |= M_ASLEEP
        s.emit(events.MONSTER_EFFECT, h.number + 1, m.number, M_ASLEEP)
        s.then(Wake(m.number))
    elif spell == GENIE:
        s.then(GenieStrikes(h.number, m.number))  # heq-spl-06
    elif spell == BALL_OF_FLAME:
        s.then(Scorch(h.number, m.number, 2, 2))  # heq-spl-13
    else:
        assert spell == FIRE_OF_WRATH
        s.then(Scorch(h.number, m.number, 1, 1))  # heq-spl-14


class GenieStrikes(Step[Dungeon]):
    """heq-spl-06: five dice, whatever the caster's own; the monster defends normally."""

    def __init__(self, hero: int, monster: int) -> None:
        self.hero = hero
        self.monster = monster

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[GENIE_DICE])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        hero_rolled(s, self.hero, answer)
        s.then(MonsterDefends(self.monster, self.hero, NONE, True, True))


class Scorch(Step[Dungeon]):
    """heq-spl-13, -14, heq-def-05: damage less one for each 5 or 6; no other defence."""

    def __init__(self, hero: int, monster: int, damage: int, dice: int) -> None:
        self.hero = hero
        self.monster = monster
        self.damage = damage
        self.dice = dice

    def run(self, s: Dungeon) -> None:
        s.roll(self, RED[self.dice])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.RESIST_ROLLED, ZARGON, answer, 5)
        hurt_monster(s, s.monsters[self.monster], self.damage - fives_and_sixes(answer), self.hero, NONE, True)


class Wake(Step[Dungeon]):
    """heq-spl-16, heq-zar-14: one red die for each Mind Point, any 6 ends the sleep."""

    def __init__(self, monster: int) -> None:
        self.monster = monster

    def run(self, s: Dungeon) -> None:
        m = s.monsters[self.monster]
        if m.mind > 0:
            s.roll(self, RED[m.mind])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.RESIST_ROLLED, ZARGON, answer, 6)
        if sixes(answer):
            m = s.monsters[self.monster]
            m.effects &= ~M_ASLEEP
            s.emit(events.MONSTER_FREE, ZARGON, m.number, M_ASLEEP)
