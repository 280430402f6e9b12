"""Wounds and healing, the moment at 0 Body Points (H8), and the end of monsters and allies.

Everything here may put steps on the stack. Whoever still has something to do afterwards pushes that first.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.answer_codes import CAST, DRINK, KEEP, T_HERO, a_of, code, verb_of
from questhall.games.heroquest.model.figures import (
    COMMANDED,
    DEAD,
    LEFT,
    NOWHERE,
    PLACED,
    ROCK_SKIN_ON,
    SLAIN,
    Ally,
    Hero,
)
from questhall.games.heroquest.model.ids import HEAL_BODY, POTION_HEALING, WATER_OF_HEALING
from questhall.games.heroquest.model.plan_kinds import ON_NPC_DEAD
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, goals, script
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.dice import RED, pips
from questhall.games.heroquest.rules.ending import action_taken
from questhall.games.heroquest.rules.monster_harm import hurt_monster as hurt_monster
from questhall.games.heroquest.rules.owning import beyond_healing, body_max, lose, shocked, spend_spell
from questhall.games.heroquest.rules.strength import HELPLESS

BODY: Final = 0
MIND: Final = 1

# Table option potion_windows
ASK: Final = 0
AT_ZERO: Final = 1
NEVER: Final = 2

# Table option healing_spell_at_zero; 0 is if he has not acted
OWN_TURN: Final = 1
ALWAYS: Final = 2

HEALING_SPELL: Final = 4
HEALERS: Final = 1 << HEAL_BODY | 1 << WATER_OF_HEALING
DRINK_HEALING: Final = code(DRINK, POTION_HEALING)
KEEP_IT: Final = code(KEEP)
SIP_OR_KEEP: Final[tuple[int, ...]] = (DRINK_HEALING, KEEP_IT)


# Heroes


def hurt_hero(s: Dungeon, h: Hero, n: int, kind: int = BODY) -> None:
    """heq-atk-07, heq-set-06: points are lost; at 0 Body he saves himself or dies (heq-die-01)."""
    if n <= 0 or h.status == DEAD or h.status == LEFT:
        return
    if kind == MIND:
        lost = min(n, h.mind)
        h.mind -= lost
        s.emit(events.HERO_HURT, h.number + 1, lost, MIND)
        return
    lost = min(n, h.body)
    h.body -= lost
    s.emit(events.HERO_HURT, h.number + 1, lost, BODY)
    if h.effects & ROCK_SKIN_ON:  # heq-def-09, heq-spl-12
        h.effects &= ~ROCK_SKIN_ON
        s.emit(events.EFFECT_ENDS, h.number + 1, ROCK_SKIN_ON)
    if h.body == 0:
        s.emit(events.HERO_AT_ZERO, h.number + 1)
        s.then(ZERO_BODY[h.number])
    elif s.active != h.number and asks(s, h) and can_sip(s, h):
        s.then(SIP[h.number])  # heq-pot-01


def heal_hero(s: Dungeon, h: Hero, n: int) -> None:
    """heq-def-08, heq-set-06: never above the start; not the dead (heq-spl-09), nor who cannot be healed."""
    if h.status == DEAD or h.status == LEFT or beyond_healing(s, h):
        return
    gained = min(n, body_max(h) - h.body)
    if gained > 0:
        h.body += gained
        s.emit(events.HERO_HEALED, h.number + 1, gained)


def asks(s: Dungeon, h: Hero) -> bool:
    """4.4: whether this player wants windows in other figures' turns."""
    return s.table.windows[h.number] == ASK


def can_sip(s: Dungeon, h: Hero) -> bool:
    return h.items[POTION_HEALING] > 0 and h.body < body_max(h) and not beyond_healing(s, h)


def drink_healing(s: Dungeon, h: Hero) -> None:
    """heq-pot-04: one red die of Body Points."""
    lose(h, POTION_HEALING)
    s.emit(events.POTION_DRUNK, h.number + 1, POTION_HEALING)
    s.then(HEALING[h.number])


class Healing(Step[Dungeon]):
    """The red die of a Potion of Healing."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        s.roll(self, RED[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        heal_hero(s, s.heroes[self.hero], pips(answer))


class Sip(Step[Dungeon]):
    """heq-pot-01, -02, 4.4: in other figures' turns he may drink after each damage, as often as he can."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if can_sip(s, h):
            s.decide(self, h.number + 1, SIP_OR_KEEP)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer == DRINK_HEALING:
            s.then(self)
            drink_healing(s, s.heroes[self.hero])


class ZeroBody(Step[Dungeon]):
    """H8, heq-die-01 to -04: he alone can save himself, with a potion or a spell of his own, or dies.

    A player who is never asked uses the first means there is.
    """

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        means = self.means(s, h)
        if not means:
            die(s, h)
        elif s.table.windows[h.number] == NEVER:
            self.resume(s, h.number + 1, means[0])
        else:
            means.append(KEEP_IT)
            s.decide(self, h.number + 1, tuple(means))

    def means(self, s: Dungeon, h: Hero) -> list[int]:
        means: list[int] = []
        if beyond_healing(s, h):
            return means
        if h.items[POTION_HEALING]:
            means.append(DRINK_HEALING)  # heq-die-02
        if h.spells & HEALERS and may_cast_at_zero(s, h):
            for spell in (HEAL_BODY, WATER_OF_HEALING):
                if h.spells >> spell & 1:
                    means.append(code(CAST, spell, T_HERO + h.number))
        return means

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        if answer == KEEP_IT:
            die(s, h)
        elif verb_of(answer) == DRINK:
            drink_healing(s, h)  # heq-die-02: a die shows at least 1, so he lives
        else:
            self.cast(s, h, a_of(answer))

    def cast(self, s: Dungeon, h: Hero, spell: int) -> None:
        """heq-die-03: it is his action of this round."""
        if s.active == h.number:
            action_taken(s, h)
        h.acted_in_round = True
        spend_spell(s, h, spell)
        s.emit(events.SPELL_CAST, h.number + 1, spell, T_HERO + h.number)
        heal_hero(s, h, HEALING_SPELL)


def may_cast_at_zero(s: Dungeon, h: Hero) -> bool:
    """heq-die-03, R-26, table option healing_spell_at_zero."""
    if s.plan.no_spells or shocked(h) or h.effects & (HELPLESS | COMMANDED):
        return False
    when = s.table.healing_at_zero
    if when == ALWAYS:
        return True
    if when == OWN_TURN and s.active != h.number:
        return False
    return not h.acted_in_round


# Allies


def hurt_ally(s: Dungeon, ally: Ally, n: int) -> None:
    """heq-npc-03: at 0 it is dead; the quest says what follows."""
    if ally.status != PLACED or n <= 0:
        return
    lost = min(n, ally.body)
    ally.body -= lost
    s.emit(events.ALLY_HURT, ZARGON, ally.number, lost)
    if ally.body == 0:
        ally.status = SLAIN
        s.move_ally(ally, NOWHERE)
        s.emit(events.ALLY_DIED, ZARGON, ally.number)
        goals.check_end(s)
        script.fire(s, ON_NPC_DEAD, ally.number)  # heq-rev-09


ZERO_BODY: Final[list[ZeroBody]] = [ZeroBody(hero) for hero in range(4)]
SIP: Final[list[Sip]] = [Sip(hero) for hero in range(4)]
HEALING: Final[list[Healing]] = [Healing(hero) for hero in range(4)]
