"""The Enemy phase: every enemy acts once, in the order of threat (dbd-trn-06, dbd-ene-01, -02, -15, -16)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model.figures import SHOOT, STRIKE, WAIT, Enemy
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import KW_SIPHON
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import ENEMIES, Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.behaviour import deed
from questhall.games.deckbox.rules.ending import decided
from questhall.games.deckbox.rules.enemy_attack import attack_hero
from questhall.games.deckbox.rules.fortune import lose_energy
from questhall.games.deckbox.rules.totals import keywords
from questhall.games.deckbox.rules.windows import WINDOW, open_windows

COLOURS: Final = 3
KINDS: Final = 2
RANKS: Final = FAR + 1  # of nearness


class EnemyPhase(Step[Delve]):
    """E1, dbd-trn-06: the enemies that are on the board now act; those that come later wait (dbd-spn-14).

    dbd-min-02: a window comes before the first.
    """

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        s.phase = ENEMIES
        s.to_act = tuple([e.number for e in s.enemies])
        s.alarmed = 0
        s.emit(events.ENEMY_PHASE, NONE, len(s.enemies))
        s.then(NEXT_ENEMY)
        if s.enemies:
            open_windows(s)
            s.then(WINDOW)


class NextEnemy(Step[Delve]):
    """dbd-trn-06: each acts once; dbd-min-02: a window follows; dbd-trn-08, dbd-ene-16: then the game may be over."""

    def run(self, s: Delve) -> None:
        s.acting = NONE
        if decided(s):
            return
        e = next_enemy(s)
        if e is None:
            s.to_act = ()
            return
        s.to_act = tuple([number for number in s.to_act if number != e.number])
        s.then(self)
        s.then(WINDOW)
        act(s, e)


def next_enemy(s: Delve) -> Enemy | None:
    """dbd-ene-01, -02: looked for anew after each activation. Those that appeared earlier stand first in the list."""
    found: Enemy | None = None
    least = 0
    for e in s.enemies:
        if e.number in s.to_act:
            rank = threat(s, e) * RANKS + nearness(s, e)
            if found is None or rank < least:
                found, least = e, rank
    return found


def threat(s: Delve, e: Enemy) -> int:
    """dbd-ene-01, R32: green, blue, red, and ranged before melee in a colour; or all ranged before all melee."""
    late = 0 if e.kind == RANGED else 1
    return late * COLOURS + e.colour if s.table.ranged_first else e.colour * KINDS + late


def nearness(s: Delve, e: Enemy) -> int:
    """dbd-ene-02: the smallest Manhattan distance to any hero."""
    near = FAR
    for h in s.heroes:
        if not h.fallen:
            near = min(near, s.ground.manhattan(e.square, h.square))
    return near


def act(s: Delve, e: Enemy) -> None:
    """dbd-ene-03, -06: lose a stun; Siphon; then what its card says, and why is told."""
    s.acting = e.number
    if e.stunned:  # dbd-ene-15, dbd-kw-09
        e.stunned = False
        s.emit(events.ENEMY_SKIPS, NONE, e.number)
        return
    if keywords(e) & KW_SIPHON:  # dbd-kw-19
        siphon(s, e)
    done = deed(s, e)
    why = done.does | (done.target + 1) << 2 | done.why << 6
    s.emit(events.ENEMY_WAITS if done.does == WAIT else events.ENEMY_ACTS, NONE, e.number, why)
    came = e.square
    if done.square != came:
        s.move_enemy(e, done.square)  # dbd-exp-04: on a live exit too, and nothing is explored
        s.emit(events.ENEMY_MOVED, NONE, e.number, done.square)
    if done.does in (STRIKE, SHOOT):  # dbd-ene-03: never twice, and no move after it
        attack_hero(s, e, done.target, done.does == SHOOT, came)


def siphon(s: Delve, e: Enemy) -> None:
    """dbd-kw-19, erratum 6: before it moves, each hero on its tile or an adjacent one loses a point of energy."""
    bits = s.ground.reaches(e.square)
    for h in s.living():
        if s.ground.tiles_of(h.square) & bits:
            lost = lose_energy(s, h, 1)
            if lost:
                s.emit(events.SIPHONED, h.seat, e.number, lost)


ENEMY_PHASE: Final = EnemyPhase()
NEXT_ENEMY: Final = NextEnemy()
