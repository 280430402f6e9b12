"""Spells are dealt at the start of a quest (3.1)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import squares_of
from questhall.games.heroquest.model.answer_codes import GROUP, STORE, a_of, code
from questhall.games.heroquest.model.cards import HERO_GROUPS
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import AIR, EARTH, ELF, FIRE, NONE, SPELL_RING, WATER, WIZARD
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.owning import owns

ALL_GROUPS: Final = 15
GROUP_SPELLS: Final = 7  # three spells a group
SUGGESTED: Final = 1 << FIRE | 1 << WATER | 1 << AIR  # heq-set-10: the wizard's; earth is the elf's


class ChooseGroups(Step[Dungeon]):
    """heq-set-09 to -11, -17: the wizard takes a group, the elf takes one, the wizard has the other two."""

    def run(self, s: Dungeon) -> None:
        wizard = caster(s, WIZARD)
        elf = caster(s, ELF)
        if s.table.suggested_spells:
            if wizard is not None:
                wizard.groups = SUGGESTED
            if elf is not None:
                elf.groups = 1 << EARTH
        if wizard is not None and elf is not None and elf.groups:
            wizard.groups = ALL_GROUPS & ~elf.groups
        taken = (wizard.groups if wizard is not None else 0) | (elf.groups if elf is not None else 0)
        if wizard is not None and wants(wizard, 1 if elf is not None and not elf.groups else HERO_GROUPS[WIZARD]):
            self.ask(s, wizard, taken)
        elif elf is not None and wants(elf, HERO_GROUPS[ELF]):
            self.ask(s, elf, taken)
        else:
            deal(s)

    def ask(self, s: Dungeon, h: Hero, taken: int) -> None:
        s.decide(self, h.number + 1, tuple([code(GROUP, group) for group in squares_of(ALL_GROUPS & ~taken)]))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.heroes[seat - 1].groups |= 1 << a_of(answer)
        s.emit(events.GROUP_TAKEN, seat, a_of(answer))
        s.then(self)


def caster(s: Dungeon, kind: int) -> Hero | None:
    for h in s.heroes:
        if h.kind == kind:
            return h
    return None


def wants(h: Hero, groups: int) -> bool:
    return h.groups.bit_count() < groups


def deal(s: Dungeon) -> None:
    for h in s.heroes:
        for group in squares_of(h.groups):
            h.spells |= GROUP_SPELLS << 3 * group


class StoreSpell(Step[Dungeon]):
    """heq-set-18: the owner of the Spell Ring names the spell it holds."""

    def run(self, s: Dungeon) -> None:
        for h in s.heroes:
            if h.spells and h.stored == NONE and owns(s, h, SPELL_RING):
                s.decide(self, h.number + 1, tuple([code(STORE, spell) for spell in squares_of(h.spells)]))
                return

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.heroes[seat - 1].stored = a_of(answer)
        s.emit(events.SPELL_STORED, seat, a_of(answer))
