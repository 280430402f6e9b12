"""Encounters: a script is resolved statement by statement (dbd-enc). What asks people stands in script_asks.py."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.cards import FEATURE_USES
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import INTERIOR, PER_TILE
from questhall.games.deckbox.model.ids import RUL_FLOODED
from questhall.games.deckbox.model.plan import NO_ENCOUNTER, NONE, Encounter
from questhall.games.deckbox.model.script import Script, Stmt
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.table import BY_VOTE
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.foes import stun
from questhall.games.deckbox.rules.fortune import gain_energy, gain_treasure, heal, lose_energy, raise_flag
from questhall.games.deckbox.rules.harm import hurt, suffer
from questhall.games.deckbox.rules.market import gain_item
from questhall.games.deckbox.rules.script_asks import (
    RANDOM_HERO,
    ChooseBranch,
    PickHero,
    PickPayer,
    RollBranch,
    SkillTest,
    Vote,
    offered,
    speaker,
)
from questhall.games.deckbox.rules.spawning import spawn


def begin_script(s: Delve, script: Script, encounter: Encounter, where: int, explorer: int, actor: int) -> None:
    """dbd-enc-01: resolved in order, by everyone together."""
    s.reading = encounter
    s.scripted = True
    s.where = where
    s.voice = where + 1 if script is encounter.script else 0  # dbd-enc-05: whose words its options are
    s.explorer = explorer
    s.actor = actor  # dbd-enc-04: the hero who interacts
    s.chosen = NONE  # dbd-enc-11
    s.payer = NONE  # dbd-enc-05
    s.latest = ()  # dbd-spn-15
    s.then(END_SCRIPT)
    s.then(RunScript(script, 0))


class EndScript(Step[Delve]):
    """dbd-enc-01: it is no longer read."""

    def run(self, s: Delve) -> None:
        s.reading = NO_ENCOUNTER
        s.scripted = False


END_SCRIPT: Final = EndScript()


class RunScript(Step[Delve]):
    """dbd-enc-01: the statements from one on. dbd-enc-10: even if the explorer has fallen, unless all have."""

    def __init__(self, script: Script, at: int) -> None:
        self.script = script
        self.at = at

    def run(self, s: Delve) -> None:
        if self.at >= len(self.script) or s.defeated():
            return
        stmt = self.script[self.at]
        if stmt.who == sc.CHOSEN and s.chosen == NONE:  # dbd-enc-11: picked at its first use
            s.then(self)
            s.then(PickHero(speaker(s)))
        elif stmt.who == sc.RANDOM and s.drawn == NONE:
            s.then(self)
            s.then(RANDOM_HERO)
        else:
            s.then(RunScript(self.script, self.at + 1))
            execute(s, stmt)
            s.drawn = NONE


class Follow(Step[Delve]):
    """dbd-enc-03 to -05: the script goes on where a die, a test or a choice has led."""

    def run(self, s: Delve) -> None:
        s.then(RunScript(s.follow, 0))


FOLLOW: Final = Follow()


def addressed(s: Delve, who: int) -> list[Hero]:
    """dbd-enc-01: whom a statement is about. dbd-enc-10: never the fallen."""
    if who == sc.EACH:
        return s.living()
    if who == sc.ON_TILE:
        return s.on_tile(s.where)
    if who == sc.WEAKEST:
        return sorted(s.living(), key=lambda h: h.health)[:1]
    seat = named(s, who)
    return [s.heroes[seat]] if seat != NONE and not s.heroes[seat].fallen else []


def named(s: Delve, who: int) -> int:
    """dbd-enc-04, -11: a seat by its part in the script. dbd-enc-05: who has paid."""
    if who == sc.EXPLORER:
        return s.explorer
    if who == sc.ACTOR:
        return s.actor
    if who == sc.PAYER:
        return s.payer
    return s.drawn if who == sc.RANDOM else s.chosen


def execute(s: Delve, stmt: Stmt) -> None:
    """dbd-enc-01: one statement (2.11)."""
    op = stmt.op
    if op == sc.SPAWN:  # dbd-enc-09
        spawn(s, stmt.groups, place(s, stmt))
    elif op == sc.ROLL:  # dbd-enc-03
        s.then(FOLLOW)
        s.then(RollBranch(stmt))
    elif op == sc.TEST:  # dbd-enc-04
        test(s, stmt)
    elif op == sc.CHOOSE:  # dbd-enc-05
        choose(s, stmt)
    elif op == sc.IF:  # dbd-qst-04
        met = s.flags[stmt.what] >= stmt.n
        s.then(RunScript(stmt.branches[0 if met else 1].body, 0))
    elif op == sc.PAY:  # dbd-enc-05
        s.then(PickPayer(speaker(s), stmt.n))
    elif op in (sc.RULE, sc.FEATURE, sc.FLAG, sc.STUN_SPAWNED, sc.REMOVE):  # dbd-enc-07
        change_room(s, stmt)
    elif op != sc.NOTHING:
        heroes = addressed(s, stmt.who)
        for h in heroes[::-1] if op in ASKING else heroes:  # what is thrown for the first hero is thrown first
            befall(s, h, op, stmt.n)


ASKING: Final = (sc.HIT, sc.ITEM)


def befall(s: Delve, h: Hero, op: int, n: int) -> None:
    """dbd-enc-06: hits are defended, damage is not; dbd-enc-12: caps hold; dbd-mkt-07: an item is the top card."""
    if op == sc.DAMAGE:
        hurt(s, h, n)
    elif op == sc.HIT:
        suffer(s, h.seat, n, False, 1, 0)
    elif op == sc.HEAL:
        heal(s, h, n)
    elif op == sc.TREASURE:
        gain_treasure(s, h, n)
    elif op == sc.ITEM:
        for _ in range(n):
            gain_item(s, h.seat)
    elif op == sc.EDGE:  # dbd-ftr-forge
        h.edge += n
        s.emit(events.EDGE_GAINED, h.seat, n)
    elif op == sc.ENERGY:
        change_energy(s, h, n)
    else:  # dbd-ftr-captive
        carry(s, h)


def change_energy(s: Delve, h: Hero, n: int) -> None:
    """dbd-enc-12: up to the cap, or down to nothing."""
    gain_energy(s, h, n)
    lost = lose_energy(s, h, max(0, -n))
    if lost:
        s.emit(events.ENERGY_LOST, h.seat, lost)


def carry(s: Delve, h: Hero) -> None:
    """dbd-qst-01: whoever frees the captive carries her."""
    h.carries = True
    s.emit(events.CAPTIVE_TAKEN, h.seat)


def place(s: Delve, stmt: Stmt) -> int:
    """dbd-enc-09, erratum 15: the script's own tile, the parent of it, or the starting tile."""
    if stmt.place == sc.START:
        return 0
    return parent(s, s.where) if stmt.place == sc.BACK else s.where


def parent(s: Delve, slot: int) -> int:
    """dbd-enc-09: the tile one came from: behind the arrow side; the starting tile has none but itself."""
    room = s.rooms[slot]
    for other in range(len(s.rooms)):
        i, j = s.rooms[other].i, s.rooms[other].j
        if s.rooms[other] is not room and (i, j) == came_from(room.i, room.j, room.arrow):
            return other
    return slot


def came_from(i: int, j: int, arrow: int) -> tuple[int, int]:
    """dbd-map-11: an arrow points in the direction of travel."""
    return i - (0, 1, 0, -1)[arrow], j - (-1, 0, 1, 0)[arrow]


# Tests and choices


def test(s: Delve, stmt: Stmt) -> None:
    """dbd-enc-04: by one hero, or by every living hero in seat order, each with his own consequences."""
    several = stmt.who in (sc.EACH, sc.ON_TILE)
    if several:
        s.then(ActorAgain(s.actor))
    for h in addressed(s, stmt.who)[::-1]:
        s.then(FOLLOW)
        s.then(SkillTest(h.seat, stmt, several))


class ActorAgain(Step[Delve]):
    """dbd-enc-04: after a test by several heroes `actor` is again who interacts, if anybody does."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Delve) -> None:
        s.actor = self.seat


def choose(s: Delve, stmt: Stmt) -> None:
    """dbd-enc-05, R35: the explorer's player decides, or all vote, or the host does."""
    legal = offered(s, stmt)
    s.then(FOLLOW)
    if s.table.group_choice == BY_VOTE and len(s.living()) > 1 and len(legal) > 1:
        s.votes = ()
        s.then(Vote(stmt, legal))
    else:
        s.then(ChooseBranch(speaker(s), stmt, legal))


# The room


def change_room(s: Delve, stmt: Stmt) -> None:
    """dbd-enc-07, -08: its rule and its feature. dbd-qst-04: a flag of the quest."""
    if stmt.op == sc.RULE:
        attach_rule(s, s.where, stmt.what)
    elif stmt.op == sc.FEATURE:
        place_feature(s, s.where, stmt.what)
    elif stmt.op == sc.FLAG:
        raise_flag(s, stmt.what, stmt.n)
    elif stmt.op == sc.REMOVE:
        remove_feature(s, s.where)
    else:
        for number in s.latest:  # dbd-spn-15
            e = s.enemy(number)
            if e is not None:
                stun(s, e)


def attach_rule(s: Delve, slot: int, rule: int) -> None:
    """dbd-enc-07: a tile has at most one room rule; a later one replaces the former."""
    s.rules = replaced(s.rules, slot, rule)
    s.wet = wet_squares(s)
    s.emit(events.RULE_ATTACHED, NONE, slot, rule)


def wet_squares(s: Delve) -> int:
    """dbd-rule-flooded: every plain floor square of the tile counts as water, its half-squares do not."""
    g = s.ground
    wet = g.water
    for slot in range(len(s.rooms)):
        if s.rules[slot] == RUL_FLOODED:
            for square in range(slot * PER_TILE, slot * PER_TILE + INTERIOR):
                if g.walkable >> square & 1 and not g.pits >> square & 1:
                    wet |= 1 << square
    return wet


def place_feature(s: Delve, slot: int, feature: int) -> None:
    """dbd-enc-07, -08: on the tile's F square; a later one replaces the former."""
    s.features = replaced(s.features, slot, feature)
    s.uses = replaced(s.uses, slot, FEATURE_USES[feature])
    s.emit(events.FEATURE_PLACED, NONE, slot, feature)


def remove_feature(s: Delve, slot: int) -> None:
    """dbd-enc-08."""
    feature = s.features[slot]
    if feature != NONE:
        s.features = replaced(s.features, slot, NONE)
        s.uses = replaced(s.uses, slot, 0)
        s.emit(events.FEATURE_GONE, NONE, slot, feature)


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
