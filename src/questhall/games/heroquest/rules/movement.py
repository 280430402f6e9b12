"""A hero's move: the red dice, and the walk step by step (3.3)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.answer_codes import ROLL, WALK, code
from questhall.games.heroquest.model.board import (
    AREA,
    CORRIDOR,
    SQUARES,
)
from questhall.games.heroquest.model.figures import HIDDEN, OUTSIDE, ROCK_ON, SPEED_ON, SWIFT_ON, VEIL_ON, Hero
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.death import die
from questhall.games.heroquest.rules.dice import RED, pips
from questhall.games.heroquest.rules.ending import must_stop
from questhall.games.heroquest.rules.reach import path_to, step_from, stops
from questhall.games.heroquest.rules.revealing import look, pits, reveal_room
from questhall.games.heroquest.rules.strength import check_courage, move_dice
from questhall.games.heroquest.rules.traps import Arrive, note_entry, set_on, spring, trap_at

SEVEN: Final = 7  # table option: what two dice show on average
SEVEN_SQUARES: Final = 1  # values of Table.movement
BEST_OF_TWO: Final = 2
NEXT_MOVE: Final = VEIL_ON | ROCK_ON


def walk_codes(place: int, byte: int) -> list[int]:
    return [code(WALK, 8 * place + i) for i in range(8) if byte >> i & 1 and 8 * place + i < SQUARES]


BYTES: Final = SQUARES // 8 + 1
WALKS: Final[list[list[list[int]]]] = [[walk_codes(place, byte) for byte in range(256)] for place in range(BYTES)]


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-trn-08, heq-mov-02: roll once; then walk as long as movement is left."""
    if not s.rolled:
        into.append(code(ROLL))
    if s.left > 0:
        add_walks(stops(s, h), into)


def add_walks(squares: int, into: list[int]) -> None:
    """An answer for each square of a set."""
    data: bytes = squares.to_bytes((squares.bit_length() + 7) >> 3, "little")
    for place in range(len(data)):
        byte = data[place]
        if byte:
            into.extend(WALKS[place][byte])


# Rolling


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    if verb == ROLL:
        roll(s, h)
    else:
        s.then(WalkOn(h.number, path_to(s, h, a), s.fired, 0))


def roll(s: Dungeon, h: Hero) -> None:
    """heq-mov-01, -12 to -14: so many red dice; or what the quest or the table says instead."""
    dice = move_dice(s, h)
    s.rolled = True
    h.effects &= ~(SWIFT_ON | SPEED_ON)  # heq-spl-07, heq-pot-08: the next roll, and only that
    if s.plan.fixed_move:
        set_left(s, h, 0, s.plan.fixed_move)
    elif s.table.movement == SEVEN_SQUARES:
        set_left(s, h, 0, SEVEN * dice // 2)
    else:
        s.then(RollMove(h.number, dice, NONE))


def set_left(s: Dungeon, h: Hero, dice: int, squares: int) -> None:
    s.dice = dice
    s.left = squares
    s.emit(events.MOVE_ROLLED, h.number + 1, dice, squares)


class RollMove(Step[Dungeon]):
    """heq-mov-01: the sum of the dice; with the table's best of two rolls the better one."""

    def __init__(self, hero: int, dice: int, first: int) -> None:
        self.hero = hero
        self.dice = dice
        self.first = first

    def run(self, s: Dungeon) -> None:
        s.roll(self, RED[self.dice])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        if s.table.movement == BEST_OF_TWO and self.first == NONE:
            s.then(RollMove(self.hero, self.dice, answer))
            return
        if self.first != NONE and pips(self.first) > pips(answer):
            answer = self.first
        set_left(s, h, answer, pips(answer))


# Walking


class WalkOn(Step[Dungeon]):
    """heq-mov-10, -11: the next step of a walk. It stops as soon as something new is seen or happens.

    heq-mov-16, heq-dor-05: a step costs 1, past an enemy and through an open door too.
    """

    def __init__(self, hero: int, path: list[int], fired: int, taken: int) -> None:
        self.hero = hero
        self.path = path
        self.fired = fired  # the quest's notes read when the walk began
        self.taken = taken  # steps so far

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        path = self.path
        # heq-set-14: the first step may lead in by the door
        if (h.status != OUTSIDE and must_stop(s, h)) or (s.fired != self.fired and may_stop(s, h)):
            tell_walk(s, h, self.taken)
            return
        square = path[0]
        if not can_step(s, h, square):  # heq-spl-10
            tell_walk(s, h, self.taken)
            return
        s.left -= 1
        s.stepped = True  # heq-trn-03
        frm = set_on(s, h, square)
        trap = trap_at(s, square)
        if trap != NONE:
            tell_walk(s, h, self.taken + 1)
            s.then(Arrive(h.number, square, frm))
            spring(s, h, trap, False)
            return
        news = look(s, h)
        check_courage(s)  # heq-spl-15
        if len(path) > 1 and not (news and may_stop(s, h)):
            s.then(WalkOn(self.hero, path[1:], s.fired, self.taken + 1))
        else:
            tell_walk(s, h, self.taken + 1)
        note_entry(s, h, frm)


def tell_walk(s: Dungeon, h: Hero, steps: int) -> None:
    """A walk is over: how far it was, and where it has led."""
    if steps and h.square >= 0:
        s.emit(events.WALKED, h.number + 1, h.square, steps)


def can_step(s: Dungeon, h: Hero, square: int) -> bool:
    """What was unknown when the walk was planned may now be in the way."""
    here = BIT[square]
    if s.monster_squares & here and not h.effects & VEIL_ON and not (pits(s) | s.stairs) & here:
        return False
    if h.status == OUTSIDE:
        return True
    if not step_from(s, h, h.square) & here:
        return False
    if h.effects & ROCK_ON:
        return not bumps(s, square)
    return not (s.solid & here or s.blocking & here)


def bumps(s: Dungeon, square: int) -> bool:
    """R-23: stepping out of the rock into a dark room that has something standing there shows the room."""
    if s.seen >> square & 1 == 0:
        hidden = s.blocking >> square & 1 == 1
        for m in s.monsters:
            hidden = hidden or (m.status == HIDDEN and m.square == square)
        if hidden and AREA[square] != CORRIDOR:
            reveal_room(s, AREA[square])
            return True
    return s.blocking >> square & 1 == 1


def may_stop(s: Dungeon, h: Hero) -> bool:
    """heq-mov-07, -08: alone on his square, on the stairway, or in a pit."""
    here = BIT[h.square]
    if h.in_pit or s.stairs & here:
        return True
    if s.monster_squares & here or s.ally_squares & here:
        return False
    for other in s.heroes:
        if other is not h and other.square == h.square and other.status == h.status:
            return False
    return True


def end_move(s: Dungeon, h: Hero) -> None:
    """heq-spl-19, -11, heq-die-11: what lasted for a move ends with it; who is still in the rock stays there."""
    if not s.stepped or not h.effects & NEXT_MOVE:
        return
    in_rock = s.solid >> h.square & 1 == 1
    for effect in (VEIL_ON, ROCK_ON):
        if h.effects & effect:
            h.effects &= ~effect
            s.emit(events.EFFECT_ENDS, h.number + 1, effect)
    if in_rock:
        die(s, h, True)
