"""Traps on the floor and in furniture go off (3.16). Jumping and disarming stand in disarming.py."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.answer_codes import PLACE, a_of, code
from questhall.games.heroquest.model.board import AREA, CORRIDOR, joined
from questhall.games.heroquest.model.figures import IN_PLAY, Hero
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan_kinds import (
    DO_DAMAGE,
    DO_LOSE_TURN,
    FALLING_BLOCK,
    ON_ENTER_ROOM,
    ON_ENTER_SQUARE,
    ON_TRAP_TRIGGERED,
    PIT,
    SPEAR,
)
from questhall.games.heroquest.model.sight import in_haven
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_KNOWN, TRAP_SPRUNG, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.dice import COMBAT, skulls
from questhall.games.heroquest.rules.ending import turn_is_over
from questhall.games.heroquest.rules.harm import hurt_hero
from questhall.games.heroquest.rules.revealing import look, nearest_free, occupied
from questhall.games.heroquest.rules.script import fire, note, perform

BLOCK_DICE: Final = 3  # heq-blk-01


# Coming to a square


def set_on(s: Dungeon, h: Hero, square: int) -> int:
    """The figure is moved; says where it came from. Leaving a pit costs nothing extra (heq-mov-15, heq-pit-03)."""
    frm = h.square
    h.status = IN_PLAY  # heq-set-14
    h.in_pit = False
    s.move_hero(h, square)
    s.emit(events.STEPPED, h.number + 1, square, frm)
    return frm


def come_to(s: Dungeon, h: Hero, square: int) -> None:
    """heq-mov-10, heq-jmp-06, heq-blk-02: the trap of the square, then reveal, then events."""
    frm = set_on(s, h, square)
    trap = trap_at(s, square)
    if trap == NONE:
        arrive(s, h, frm)
        return
    s.then(Arrive(h.number, square, frm))
    spring(s, h, trap, False)


def arrive(s: Dungeon, h: Hero, frm: int) -> None:
    """Reveal, then the quest's notes about this square."""
    look(s, h)
    note_entry(s, h, frm)


def note_entry(s: Dungeon, h: Hero, frm: int) -> None:
    area = AREA[h.square]
    if area != CORRIDOR and (frm < 0 or AREA[frm] != area):
        fire(s, ON_ENTER_ROOM, area, NONE, h.number)
    fire(s, ON_ENTER_SQUARE, h.square, NONE, h.number)


class Arrive(Step[Dungeon]):
    """What follows when the trap of a square has done its worst and he is still there."""

    def __init__(self, hero: int, square: int, frm: int) -> None:
        self.hero = hero
        self.square = square
        self.frm = frm

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.status == IN_PLAY and h.square == self.square:
            arrive(s, h, self.frm)


# Traps of the floor


def trap_at(s: Dungeon, square: int) -> int:
    """The trap that goes off when a hero steps there: hidden, known (heq-trp-04, -05), or an open pit (heq-pit-05).

    heq-dis-05: not one that is disarmed.
    """
    states = s.traps
    for i in range(len(states)):
        if s.plan.traps[i].square == square and (
            states[i] <= TRAP_KNOWN or (states[i] == TRAP_SPRUNG and s.plan.traps[i].kind == PIT)
        ):
            return i
    return NONE


def spring(s: Dungeon, h: Hero, trap: int, sure: bool) -> None:
    """A trap goes off under a hero; `sure` if it is too late for the spear to miss (R-07). Monsters and allies never
    get here (heq-trp-06); there is no defence (heq-def-05)."""
    plan = s.plan.traps[trap]
    fresh = s.traps[trap] != TRAP_SPRUNG
    s.reveal()
    s.emit(events.TRAP_SPRUNG, h.number + 1, trap)
    s.traps[trap] = TRAP_GONE if plan.kind == SPEAR else TRAP_SPRUNG  # heq-spr-02, heq-pit-04
    if fresh:  # heq-rev-09
        fire(s, ON_TRAP_TRIGGERED, trap, NONE, h.number)
        note(s, plan.text)
    if plan.kind == PIT:
        fall_into_pit(s, h, plan.damage)  # heq-pit-01
    elif plan.kind == FALLING_BLOCK:
        own_turn_over(s, h)
        s.solid |= BIT[plan.square]  # heq-blk-03: no passing, jumping or disarming any more
        s.emit(events.RUBBLE, h.number + 1, plan.square)
        s.then(BlockFalls(h.number))
    elif sure:
        pierce(s, h, plan.damage)  # heq-jmp-04, heq-dis-07
    else:
        s.then(SpearFlies(h.number, plan.damage))  # heq-spr-01


def own_turn_over(s: Dungeon, h: Hero) -> None:
    if s.active == h.number:
        turn_is_over(s)


def fall_into_pit(s: Dungeon, h: Hero, damage: int) -> None:
    """heq-pit-01, -04, -05: he stops in the pit, which stays open; several may be in it (heq-pit-06)."""
    h.in_pit = True
    own_turn_over(s, h)
    hurt_hero(s, h, damage)


def pierce(s: Dungeon, h: Hero, damage: int) -> None:
    own_turn_over(s, h)
    hurt_hero(s, h, damage)


class SpearFlies(Step[Dungeon]):
    """heq-spr-01, -02: a shield and the move goes on; a skull wounds and ends the turn. The trap is gone."""

    def __init__(self, hero: int, damage: int) -> None:
        self.hero = hero
        self.damage = damage

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.TRAP_ROLLED, self.hero + 1, answer)
        if skulls(answer):
            pierce(s, s.heroes[self.hero], self.damage)


class BlockFalls(Step[Dungeon]):
    """heq-blk-01: a Body Point for each skull of three dice."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[BLOCK_DICE])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.TRAP_ROLLED, self.hero + 1, answer)
        s.then(LeaveRubble(self.hero))
        if skulls(answer):
            hurt_hero(s, s.heroes[self.hero], skulls(answer))


class LeaveRubble(Step[Dungeon]):
    """heq-blk-02, -04, R-52: to a free square beside; else the nearest by walking; else he is buried."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.status != IN_PLAY:
            return
        look(s, h)  # he must see where he jumps to
        free = joined(s, h.square) & ~occupied(s)
        if free:
            s.decide(self, h.number + 1, tuple([code(PLACE, square) for square in squares_of(free)]))
            return
        other = nearest_free(s, h.square)
        if other == NONE:
            die(s, h)
        else:
            come_to(s, h, other)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        come_to(s, s.heroes[self.hero], a_of(answer))


# Furniture


def spring_piece(s: Dungeon, h: Hero, piece: int) -> None:
    """heq-fur-01, -03: the quest says what the trap of a piece does; the turn is over and the trap gone."""
    s.armed &= ~(1 << piece)
    s.reveal()
    own_turn_over(s, h)
    s.emit(events.CHEST_TRAP_SPRUNG, h.number + 1, piece)
    fire(s, ON_TRAP_TRIGGERED, NONE, NONE, h.number)  # heq-rev-09
    effects = s.plan.furniture[piece].trap
    if in_haven(s, h):  # heq-end-03: on the stairs it does not reach him
        effects = [effect for effect in effects if effect.kind not in (DO_DAMAGE, DO_LOSE_TURN)]
    perform(s, effects, h.number)
