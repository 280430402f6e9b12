"""Monsters that appear in Zargon's turn: summoned ones (heq-drd-13, -14) and those a quest brings back."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.answer_codes import PLACE, a_of, code
from questhall.games.heroquest.model.board import grow
from questhall.games.heroquest.model.cards import SUMMONS
from questhall.games.heroquest.model.figures import M_FRESH, SLAIN, Monster
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, script
from questhall.games.heroquest.rules.dice import RED, pips
from questhall.games.heroquest.rules.figure_supply import can_come
from questhall.games.heroquest.rules.monster_values import new_monster
from questhall.games.heroquest.rules.revealing import occupied, pits, place_monster
from questhall.games.heroquest.rules.strength import same_area


class Summon(Step[Dungeon]):
    """heq-drd-13: one red die says who comes."""

    def __init__(self, caster: int, spell: int) -> None:
        self.caster = caster
        self.spell = spell

    def run(self, s: Dungeon) -> None:
        s.roll(self, RED[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.SUMMON_ROLLED, ZARGON, answer)
        s.then(Arrive(self.caster, tuple(SUMMONS[self.spell][pips(answer) - 1])))


class Arrive(Step[Dungeon]):
    """Zargon sets them down one by one: next to the caster, then on the nearest free squares of the same area.

    Where as many come as there is room on the nearest squares, nobody is asked. Surplus is lost.
    """

    def __init__(self, caster: int, kinds: tuple[int, ...]) -> None:
        self.caster = caster
        self.kinds = kinds

    def run(self, s: Dungeon) -> None:
        kinds = self.kinds
        while kinds:
            if not can_come(s, kinds[0]):
                kinds = kinds[1:]
                continue
            ring = nearest_ring(s, s.monsters[self.caster])
            room = squares_of(ring)
            if not room:
                return
            if len(room) > len(kinds):
                s.then(Arrive(self.caster, kinds[1:]))
                s.decide(SetDown(kinds[0]), ZARGON, tuple([code(PLACE, square) for square in room]))
                return
            for i in range(len(room)):
                if can_come(s, kinds[i]):
                    appear(s, kinds[i], room[i])
            kinds = kinds[len(room) :]


class SetDown(Step[Dungeon]):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        appear(s, self.kind, a_of(answer))


def nearest_ring(s: Dungeon, caster: Monster) -> int:
    """heq-drd-13: the free squares nearest to the caster in its area; no pits, no stairs of the exit (heq-zar-12)."""
    area = same_area(s, caster.square) & ~s.solid
    free = area & ~occupied(s) & ~pits(s) & ~s.no_monsters
    reached = BIT[caster.square]
    while free:
        grown = reached | grow(reached, s.east, s.south) & area
        if grown & free or grown == reached:
            return grown & free
        reached = grown
    return 0


def appear(s: Dungeon, kind: int, square: int) -> None:
    """heq-drd-14, R-15: it does not act in the turn it appears, unless the table says so."""
    m = new_monster(s, kind)
    if not s.table.summoned_act:
        m.effects |= M_FRESH
    place_monster(s, m, square)


def return_the_slain(s: Dungeon) -> None:
    """monsters.respawn: after so many of Zargon's turns a slain monster stands on its first square again.

    It does so only while the quest's condition holds, and acts from the next turn on.
    """
    for m in s.monsters:
        if m.status == SLAIN and m.returns_in > 0:
            m.returns_in -= 1
            if m.returns_in == 0 and script.holds(s, s.plan.monsters[m.plan].respawn_while):
                m.body = m.body_start
                m.effects = M_FRESH
                place_monster(s, m, s.plan.monsters[m.plan].square)
                s.emit(events.MONSTER_RISES, ZARGON, m.number)
