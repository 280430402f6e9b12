"""Zargon's turn (4.3): every monster on the board may move and act once, in any order."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.heroquest.model.answer_codes import (
    ALLY,
    CHOOSE,
    DONE,
    END_TURN,
    STRIKE,
    WALK,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.figures import (
    IN_PLAY,
    M_ASLEEP,
    M_DORMANT,
    M_FRESH,
    M_MISSES,
    M_PEACEFUL,
    M_USED,
    PLACED,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan_kinds import BY_ZARGON
from questhall.games.heroquest.model.sight import in_haven
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import dread, events
from questhall.games.heroquest.rules.attacks_on_heroes import monster_attacks
from questhall.games.heroquest.rules.commanded import COMMANDED_HEROES
from questhall.games.heroquest.rules.death import trample
from questhall.games.heroquest.rules.dreaming import lay_out
from questhall.games.heroquest.rules.monster_moves import prowl
from questhall.games.heroquest.rules.movement import add_walks
from questhall.games.heroquest.rules.revealing import pits
from questhall.games.heroquest.rules.spell_effects import Wake
from questhall.games.heroquest.rules.strength import check_courage
from questhall.games.heroquest.rules.summoning import return_the_slain

IDLE: Final = M_USED | M_FRESH | M_DORMANT | M_PEACEFUL | M_ASLEEP  # heq-zar-15: a statue does not act
DONE_WITH_IT: Final = code(DONE)
FINISH: Final = code(END_TURN)


class ZargonTurn(Step[Dungeon]):
    """Z0: who misses this turn, who comes back, and the wake rolls (heq-zar-14)."""

    def run(self, s: Dungeon) -> None:
        if s.dream:
            lay_out(s)
        s.turn += 1  # heq-trn-01
        s.emit(events.ZARGON_BEGINS, ZARGON)
        s.then(ZARGON_ENDS)  # heq-zar-01
        s.then(COMMANDED_HEROES)  # heq-zar-18
        s.then(CHOOSE_MONSTER)
        for m in s.monsters:
            if m.status == PLACED:
                self.begin(s, m)
        return_the_slain(s)  # heq-zar-16

    def begin(self, s: Dungeon, m: Monster) -> None:
        """heq-zar-13, heq-spl-08: who must miss the turn neither moves nor acts."""
        m.turns += 1
        if m.effects & M_MISSES or (m.skips and m.turns % m.skips == 0):
            m.effects = m.effects & ~M_MISSES | M_USED
            s.emit(events.MONSTER_SKIPS, ZARGON, m.number)
        if m.effects & M_ASLEEP:
            s.then(Wake(m.number))


class ChooseMonster(Step[Dungeon]):
    """Z1, heq-zar-01: one that has not been used yet, or the end of the turn."""

    def run(self, s: Dungeon) -> None:
        legal = [code(CHOOSE, m.number) for m in s.monsters if m.status == PLACED and not m.effects & IDLE]
        if legal:
            legal.append(FINISH)
            s.decide(self, ZARGON, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer == FINISH:
            return
        s.then(self)
        s.then(MONSTER_ACTS)
        s.monster = a_of(answer)
        s.left = s.monsters[s.monster].move  # heq-zar-02
        s.moved = False
        s.acted = False


class MonsterActs(Step[Dungeon]):
    """Z2, heq-zar-01, -03, -04: a move and one attack or dread spell, in either order; each part may be left out."""

    def run(self, s: Dungeon) -> None:
        m = s.monsters[s.monster]
        legal: list[int] = []
        if m.status == PLACED:  # heq-drd-06: it may have escaped
            if not s.acted:
                strikes(s, s.near(m.square), legal)
                if m.spells:
                    dread.choices(s, m, legal)
            if not s.moved:
                add_walks(prowl(s, m.square, s.left), legal)
        if not legal:
            self.finish(s, m)
            return
        legal.append(DONE_WITH_IT)
        s.decide(self, ZARGON, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        m = s.monsters[s.monster]
        if answer == DONE_WITH_IT:
            self.finish(s, m)
            return
        verb = verb_of(answer)
        s.then(self)
        if verb == WALK:
            s.moved = True
            walk(s, m, a_of(answer))
        elif verb == STRIKE:
            s.acted = True
            monster_attacks(s, m, b_of(answer))
        else:
            s.acted = True
            dread.cast(s, m, a_of(answer), b_of(answer))  # heq-drd-01

    def finish(self, s: Dungeon, m: Monster) -> None:
        m.effects |= M_USED  # heq-zar-01
        s.monster = NONE
        trample(s, m)  # heq-die-08


def walk(s: Dungeon, m: Monster, square: int) -> None:
    s.move_monster(m, square)
    m.in_pit = pits(s) >> square & 1 == 1
    s.emit(events.MONSTER_MOVED, ZARGON, m.number, square)
    check_courage(s)


def strikes(s: Dungeon, near: int, into: list[int]) -> None:
    """heq-zar-07, heq-atk-13, -18: heroes and allies over an open edge, never diagonally, or in the same pit.

    heq-end-03: not on the stairs, unless the table says they are not safe. A monster that can reach the bearer of an
    item of the quest that draws them strikes nobody else. Prisoners who have joined nobody yet are left alone, and so
    are those who go with Zargon.
    """
    if not near & (s.hero_squares | s.ally_squares):
        return
    preferred = lure(s, near)
    for h in s.heroes:
        if preferred in (NONE, h.number) and open_to(s, h, near):
            into.append(code(STRIKE, 0, h.number))
    if preferred == NONE:
        for ally in s.allies:
            mine = s.plan.npcs[ally.number].controller == BY_ZARGON
            if ally.status == PLACED and ally.joined and near >> ally.square & 1 and not mine:
                into.append(code(STRIKE, 0, ALLY + ally.number))  # heq-def-06


def open_to(s: Dungeon, h: Hero, near: int) -> bool:
    """Whether he stands within reach of a blow."""
    return h.status == IN_PLAY and near >> h.square & 1 == 1 and not in_haven(s, h)


def lure(s: Dungeon, near: int) -> int:
    """items.monsters_prefer_bearer: the hero within reach whom all must strike; NONE: no such hero."""
    for i in range(len(s.item_places)):
        if s.item_places[i] <= -2 and s.plan.items[i].monsters_prefer_bearer:
            h = s.heroes[s.bearer(i)]
            if open_to(s, h, near):
                return h.number
    return NONE


class ZargonEnds(Step[Dungeon]):
    """Z6: those who came in this turn act from the next one on (heq-drd-14)."""

    def run(self, s: Dungeon) -> None:
        for m in s.monsters:
            m.effects &= ~(M_FRESH | M_USED)  # heq-zar-01


CHOOSE_MONSTER: Final = ChooseMonster()
MONSTER_ACTS: Final = MonsterActs()
ZARGON_ENDS: Final = ZargonEnds()
ZARGON_TURN: Final = ZargonTurn()
