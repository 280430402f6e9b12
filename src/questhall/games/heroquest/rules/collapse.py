"""The mountain closes: a whole column of squares comes down (collapse_column)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.board import ALL, COLUMN, COLUMNS, joined, without
from questhall.games.heroquest.model.figures import HIDDEN, IN_PLAY, PLACED, SLAIN
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.dice import COMBAT, skulls
from questhall.games.heroquest.rules.effects_board import push_items
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.harm import hurt_ally, hurt_hero
from questhall.games.heroquest.rules.monster_harm import hurt_monster, slay
from questhall.games.heroquest.rules.revealing import nearest_free, occupied
from questhall.games.heroquest.rules.traps import come_to

BLOCK_DICE: Final = 3  # heq-blk-01
HERO: Final = 0
MONSTER: Final = 1
ALLY: Final = 2


def collapse(s: Dungeon, east: bool) -> None:
    """The outermost standing column of that side becomes stone; whoever stands there is struck and driven inwards."""
    x = COLUMNS - 1 - s.collapsed_east if east else s.collapsed
    if s.collapsed + s.collapsed_east >= COLUMNS:
        return
    if east:
        s.collapsed_east += 1
    else:
        s.collapsed += 1
    lost = COLUMN[x]
    s.solid |= lost
    s.emit(events.COLUMN_FELL, ZARGON, x)
    check_end(s)
    bury_unseen(s, lost)
    push_items(s, lost)
    away = -1 if east else 1
    for a in s.allies:
        if a.status == PLACED and lost >> a.square & 1:
            s.then(Struck(ALLY, a.number, away))
    for m in s.monsters:
        if m.status == PLACED and lost >> m.square & 1:
            s.then(Struck(MONSTER, m.number, away))
    for i in range(len(s.order) - 1, -1, -1):
        h = s.heroes[s.order[i]]
        if h.status == IN_PLAY and lost >> h.square & 1:
            s.then(Struck(HERO, h.number, away))


def bury_unseen(s: Dungeon, lost: int) -> None:
    """Those nobody has met yet are never met."""
    for m in s.monsters:
        if m.status == HIDDEN and m.square >= 0 and lost >> m.square & 1:
            m.status = SLAIN
    for a in s.allies:
        square = s.plan.npcs[a.number].square
        if a.status == HIDDEN and square >= 0 and lost >> square & 1:
            a.status = SLAIN


class Struck(Step[Dungeon]):
    """heq-blk-01: the stone strikes like a falling block; then comes the way out."""

    def __init__(self, who: int, number: int, away: int) -> None:
        self.who = who
        self.number = number
        self.away = away

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[BLOCK_DICE])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.TRAP_ROLLED, self.number + 1 if self.who == HERO else ZARGON, answer)
        s.then(Driven(self.who, self.number, self.away))
        points = skulls(answer)
        if points == 0:
            return
        if self.who == HERO:
            hurt_hero(s, s.heroes[self.number], points)
        elif self.who == MONSTER:
            hurt_monster(s, s.monsters[self.number], points)
        else:
            hurt_ally(s, s.allies[self.number], points)


class Driven(Step[Dungeon]):
    """One square inwards; if that is not free to the nearest free one; if there is none, dead."""

    def __init__(self, who: int, number: int, away: int) -> None:
        self.who = who
        self.number = number
        self.away = away

    def run(self, s: Dungeon) -> None:
        if self.who == HERO:
            self.drive_hero(s)
        elif self.who == MONSTER:
            self.drive_monster(s)
        else:
            self.drive_ally(s)

    def drive_hero(self, s: Dungeon) -> None:
        h = s.heroes[self.number]
        if h.status != IN_PLAY:
            return
        to = self.inwards(s, h.square)
        if to == NONE:
            die(s, h)
        else:
            come_to(s, h, to)

    def drive_monster(self, s: Dungeon) -> None:
        m = s.monsters[self.number]
        if m.status != PLACED:
            return
        to = self.inwards(s, m.square, s.no_monsters)
        if to == NONE:
            slay(s, m, NONE)
            return
        m.in_pit = False
        s.move_monster(m, to)
        s.emit(events.MONSTER_MOVED, ZARGON, m.number, to)

    def drive_ally(self, s: Dungeon) -> None:
        a = s.allies[self.number]
        if a.status != PLACED:
            return
        to = self.inwards(s, a.square)
        if to == NONE:
            hurt_ally(s, a, a.body)
            return
        s.move_ally(a, to)
        s.emit(events.ALLY_MOVED, ZARGON, a.number, to)

    def inwards(self, s: Dungeon, square: int, barred: int = 0) -> int:
        to = square + self.away
        if joined(s, square) & BIT[to] & ~(occupied(s) | barred):
            return to
        return nearest_free(s, square, without(ALL, barred))
