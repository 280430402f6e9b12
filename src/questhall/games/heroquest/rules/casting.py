"""Casting the twelve hero spells: which one, at whom (H5, 3.11)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import CAST, T_DOOR, T_HERO, T_MONSTER, a_of, b_of, code
from questhall.games.heroquest.model.cards import (
    AT_HERO,
    AT_LIVING,
    SPELL_TARGET,
    UNDEAD,
)
from questhall.games.heroquest.model.figures import (
    IN_PLAY,
    M_ASLEEP,
    M_MISSES,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import (
    COURAGE,
    GENIE,
    HEAL_BODY,
    NONE,
    SLEEP,
    SPELLS,
    TEMPEST,
    WAND_OF_MAGIC,
    WATER_OF_HEALING,
)
from questhall.games.heroquest.model.plan_kinds import EVENT, FALSE, IMMUNE_SLEEP, IMMUNE_SPELLS, IMMUNE_TEMPEST, LOCKED
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.artifacts import in_sight
from questhall.games.heroquest.rules.doors import held_shut, open_door
from questhall.games.heroquest.rules.ending import action_taken, must_stop
from questhall.games.heroquest.rules.harm import KEEP_IT
from questhall.games.heroquest.rules.monster_harm import can_harm, immune
from questhall.games.heroquest.rules.owning import beyond_healing, body_max, owns, shocked, spend_spell
from questhall.games.heroquest.rules.spell_effects import EFFECT, on_hero, on_monster


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-spl-01: casting is the turn's action, on the own turn only."""
    if h.spells and not s.acted:
        spells(s, h, h.spells, into)


def spells(s: Dungeon, h: Hero, hand: int, into: list[int]) -> None:
    """heq-spl-02, -04: every spell with every target it may have; one without a target is not offered."""
    if s.plan.no_spells or shocked(h):
        return
    friends = heroes_in_sight(s, h)
    monsters = monsters_in_sight(s, h)
    for spell in range(SPELLS):
        if not hand >> spell & 1:
            continue
        if SPELL_TARGET[spell] == AT_HERO:
            for friend in friends:
                if helps(s, spell, friend):
                    into.append(code(CAST, spell, T_HERO + friend.number))
            continue
        for m in monsters:
            if touches(s, h, spell, m):
                into.append(code(CAST, spell, T_MONSTER + m.number))
        if spell == GENIE:
            door_choices(s, into)  # heq-spl-05


def heroes_in_sight(s: Dungeon, h: Hero) -> list[Hero]:
    found = [h]
    for friend in s.heroes:
        if friend.number != h.number and friend.status == IN_PLAY and in_sight(s, h, friend):
            found.append(friend)
    return found


def monsters_in_sight(s: Dungeon, h: Hero) -> list[Monster]:
    found: list[Monster] = []
    if not s.monster_squares:
        return found
    for at in squares_of(sight.targets_from(s, h.square, s.monster_squares)):
        m = s.monster_at(at)
        if m is not None:
            found.append(m)
    return found


def helps(s: Dungeon, spell: int, friend: Hero) -> bool:
    """heq-spl-20: an effect he already has does not add up; heq-spl-09: only lost points can be restored."""
    if spell in (HEAL_BODY, WATER_OF_HEALING):
        return friend.body < body_max(friend) and not beyond_healing(s, friend)
    if spell == COURAGE and not sight.monster_in_sight(s, friend):
        return False  # heq-spl-15: it would end at once
    return friend.effects & EFFECT[spell] == 0


def touches(s: Dungeon, h: Hero, spell: int, m: Monster) -> bool:
    """heq-spl-16: no sleep for the undead; heq-zar-15, -16: statues and immune monsters.

    heq-spl-20: what it already suffers does not add up.
    """
    if not can_harm(s, m, h.number, NONE, True) or immune(s, m, IMMUNE_SPELLS):
        return False
    if SPELL_TARGET[spell] == AT_LIVING and UNDEAD >> m.kind & 1:
        return False
    if spell == SLEEP:
        return not immune(s, m, IMMUNE_SLEEP) and not m.effects & M_ASLEEP
    if spell == TEMPEST:
        return not immune(s, m, IMMUNE_TEMPEST) and not m.effects & M_MISSES
    return True


def door_choices(s: Dungeon, into: list[int]) -> None:
    """heq-spl-05, R-22: a closed door that stands on the board, wherever; not locked, false or held shut."""
    shut = s.doors_seen & ~s.doors_open
    doors = s.plan.doors
    for i in range(len(doors)):
        if shut >> i & 1 and doors[i].kind not in (LOCKED, FALSE, EVENT) and not held_shut(s, i):
            into.append(code(CAST, GENIE, T_DOOR + i))


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    """heq-spl-03: the card is spent; with the Wand another spell may follow (heq-art-14)."""
    if not s.acted:
        action_taken(s, h)
        if owns(s, h, WAND_OF_MAGIC):
            s.then(ONCE_MORE[h.number])
    s.spells_cast |= 1 << a
    spend_spell(s, h, a)
    s.emit(events.SPELL_CAST, h.number + 1, a, b)
    if b >= T_DOOR:
        open_door(s, b - T_DOOR, h.number)  # heq-spl-05
    elif b >= T_MONSTER:
        on_monster(s, h, a, s.monsters[b - T_MONSTER])
    else:
        on_hero(s, a, s.heroes[b])  # T_HERO is 0


class OnceMore(Step[Dungeon]):
    """heq-art-14: a second, different spell in the same action, chosen after the first has worked."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        legal: list[int] = []
        if not must_stop(s, h):
            spells(s, h, h.spells & ~s.spells_cast, legal)
        if legal:
            legal.append(KEEP_IT)
            s.decide(self, h.number + 1, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer != KEEP_IT:
            take(s, s.heroes[self.hero], CAST, a_of(answer), b_of(answer))


ONCE_MORE: Final[list[OnceMore]] = [OnceMore(hero) for hero in range(4)]
