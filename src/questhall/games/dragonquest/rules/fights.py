"""Monsters: fought at once and to the end, with the battle die of their kind. The skeleton has rules of its own."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Chance, Step
from questhall.games.dragonquest.model.ids import GHOUL, MAGIC_RING, ORC, SKELETON, TROLL
from questhall.games.dragonquest.model.state import BY_SKELETON, BY_WOUNDS, KEEP, USE, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.life import CLOSE, die, lose_lp, spend

SWORD: Final = 1
DEADLY_SKULL: Final = 5
RING_OR_FIGHT: Final[tuple[int, ...]] = (USE, KEEP)


def lower(two_dice: int) -> int:
    return two_dice & 3


def higher(two_dice: int) -> int:
    return two_dice >> 2


class Fight(Step[Quest]):
    """drq-mon-01, drq-obj-09 to -11, drq-ske-06: the Magic Ring may end it before the first roll, never later."""

    def __init__(self, monster: int, battle: Battle) -> None:
        self.monster = monster
        self.battle = battle

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.owns(MAGIC_RING):
            s.decide(self, h.seat, RING_OR_FIGHT)
        else:
            self.begin(s)

    def begin(self, s: Quest) -> None:
        s.hits = 0  # drq-ske-03: they are counted in each fight
        s.then(self.battle)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == USE:
            spend(s, s.hero(), MAGIC_RING)
            s.emit(events.RING_USED, seat, self.monster)
        else:
            self.begin(s)


class Battle(Step[Quest]):
    """drq-mon-02 to -04: one roll of the battle die; a sword ends the fight, a monster hurts and it goes on.

    drq-mon-09, -10: a beaten monster gives nothing, and nothing is noted: it may be met again.
    """

    def __init__(self, monster: int) -> None:
        self.monster = monster

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.battle[self.monster])

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.emit(events.BATTLE_DIE, s.active, self.monster, answer)
        if answer != SWORD:
            s.then(self)
            self.hurt(s)

    def hurt(self, s: Quest) -> None:
        s.then(WOUND[self.monster])


class Wound(Step[Quest]):
    """drq-mon-05 to -08: ghoul the lower of two damage dice, troll one die, orc the higher of two."""

    def __init__(self, monster: int) -> None:
        self.monster = monster

    def run(self, s: Quest) -> None:
        s.roll(self, self.dice(s))

    def dice(self, s: Quest) -> Chance:
        return s.table.damage if self.monster == TROLL else s.table.two_damage

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        s.emit(events.DAMAGE_DICE, h.seat, answer, self.monster)
        lost = answer
        if self.monster == GHOUL:
            lost = lower(answer)
        elif self.monster == ORC:
            lost = higher(answer)
        if lose_lp(s, h, lost, BY_WOUNDS):  # drq-mon-04
            s.unwind(CLOSE)


class SkeletonBattle(Battle):
    """drq-ske-01 to -05: skulls cost 1, 2, 3, 4 LP, the fifth kills; no damage dice."""

    def hurt(self, s: Quest) -> None:
        h = s.hero()
        s.hits += 1
        if s.hits == DEADLY_SKULL:
            h.lp = 0
            die(s, h, BY_SKELETON)
            s.unwind(CLOSE)
        elif lose_lp(s, h, s.hits, BY_SKELETON):
            s.unwind(CLOSE)


WOUND: Final = [Wound(GHOUL), Wound(TROLL), Wound(ORC)]
FIGHT: Final = [Fight(GHOUL, Battle(GHOUL)), Fight(TROLL, Battle(TROLL)), Fight(ORC, Battle(ORC))]
FIGHT_SKELETON: Final = Fight(SKELETON, SkeletonBattle(SKELETON))
