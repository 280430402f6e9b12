"""Jumping over known traps and disarming them (3.16)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.model.answer_codes import DISARM, JUMP, code
from questhall.games.heroquest.model.board import AREA, beside, joined
from questhall.games.heroquest.model.cards import DISARMS
from questhall.games.heroquest.model.figures import VEIL_ON, Hero
from questhall.games.heroquest.model.ids import TOOL_KIT
from questhall.games.heroquest.model.plan_kinds import FALLING_BLOCK
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_HIDDEN, TRAP_KNOWN, TRAP_SPRUNG, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.dice import COMBAT, blacks, skulls
from questhall.games.heroquest.rules.ending import action_taken
from questhall.games.heroquest.rules.revealing import figures, occupied
from questhall.games.heroquest.rules.traps import (
    Arrive,
    come_to,
    set_on,
    spring,
    spring_piece,
    trap_at,
)

FLOOR: Final = 0  # what DISARM is about
PIECE: Final = 1
JUMP_COST: Final = 2
STEP_COST: Final = 1


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-trp-07, heq-dis-09: traps that are known, on the squares beside, whatever monsters look on."""
    jumps = s.left >= JUMP_COST  # heq-jmp-01
    disarms = not s.acted and can_disarm(h)  # heq-dis-01
    steps = s.left >= STEP_COST  # heq-dis-02
    if not jumps and not disarms:
        return
    near = 0
    states = s.traps
    for i in range(len(states)):
        if states[i] == TRAP_HIDDEN or states[i] == TRAP_GONE:
            continue
        if not near:
            near = joined(s, h.square) & s.seen | BIT[h.square]  # never nothing, so that it is asked for once
        plan = s.plan.traps[i]
        if plan.square == h.square or not near >> plan.square & 1:
            continue
        if jumps:
            add_jumps(s, h, i, into)
        if disarms and steps and states[i] == TRAP_KNOWN and not figures(s) >> plan.square & 1:
            into.append(code(DISARM, FLOOR, i))
    if disarms:
        add_pieces(s, h, into)  # heq-dis-06


def can_disarm(h: Hero) -> bool:
    """heq-dis-01, heq-eqp-11: a tool kit, which is not used up, or the dwarf."""
    return DISARMS >> h.kind & 1 == 1 or h.items[TOOL_KIT] > 0


def add_jumps(s: Dungeon, h: Hero, trap: int, into: list[int]) -> None:
    """heq-jmp-01, -02, -05, heq-mov-05: over a known trap or an open pit to a free square beside it, not back."""
    plan = s.plan.traps[trap]
    if plan.kind == FALLING_BLOCK and s.traps[trap] == TRAP_SPRUNG:
        return
    if s.traps[trap] == TRAP_KNOWN and figures(s) >> plan.square & 1:
        return  # nobody could be left standing there if the jump fails
    if s.monster_squares >> plan.square & 1 and not h.effects & VEIL_ON:
        return  # heq-mov-05: nobody passes over a monster, in a pit or not
    for landing in squares_of(joined(s, plan.square) & s.seen & ~occupied(s)):
        into.append(code(JUMP, plan.square, landing))


def add_pieces(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-dis-06: furniture, from beside the piece; searching for its treasure is another action (heq-fur-04)."""
    near = beside(BIT[h.square])
    for i in range(len(s.plan.furniture)):
        piece = s.plan.furniture[i]
        if s.traps_found & s.armed & 1 << i and piece.squares & near and piece.area == AREA[h.square]:
            into.append(code(DISARM, PIECE, i))


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    if verb == JUMP:
        s.then(Jump(h.number, a, b))  # heq-jmp-03
        return
    action_taken(s, h)
    if a == FLOOR:  # heq-dis-02, R-06: the step belongs to the action, and is paid for like any other
        s.left = max(0, s.left - STEP_COST)  # heq-trn-03: after a step nothing is left anyway
        frm = set_on(s, h, s.plan.traps[b].square)
        s.then(Disarm(h.number, FLOOR, b, frm))
    else:
        s.then(Disarm(h.number, PIECE, b, h.square))  # heq-dis-06


class Jump(Step[Dungeon]):
    """heq-jmp-03, -04, -06: a skull and he lands in the trap, whose spear does not miss."""

    def __init__(self, hero: int, over: int, landing: int) -> None:
        self.hero = hero
        self.over = over
        self.landing = landing

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.dice = answer
        s.stepped = True  # heq-trn-03
        s.left -= JUMP_COST
        s.emit(events.JUMP_ROLLED, h.number + 1, answer)
        if not skulls(answer):
            s.emit(events.JUMPED, h.number + 1, self.landing, self.over)
            come_to(s, h, self.landing)
            return
        trap = trap_at(s, self.over)
        s.then(Arrive(h.number, self.over, h.square))  # heq-mov-10
        set_on(s, h, self.over)
        spring(s, h, trap, True)


class Disarm(Step[Dungeon]):
    """heq-dis-03, -04, -08: a skull fails with a tool kit, only a black shield does for the dwarf, kit or no kit."""

    def __init__(self, hero: int, what: int, number: int, frm: int) -> None:
        self.hero = hero
        self.what = what
        self.number = number
        self.frm = frm

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[1])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.dice = answer
        s.emit(events.DISARM_ROLLED, h.number + 1, answer)
        failed = blacks(answer) if DISARMS >> h.kind & 1 else skulls(answer)
        if self.what == FLOOR:
            s.then(Arrive(h.number, h.square, self.frm))  # heq-mov-10
        if failed:  # heq-dis-07
            if self.what == FLOOR:
                spring(s, h, self.number, True)
            else:
                spring_piece(s, h, self.number)
        elif self.what == FLOOR:  # heq-dis-05
            s.traps[self.number] = TRAP_GONE
            s.emit(events.DISARMED, h.number + 1, self.number)
        else:
            s.armed &= ~(1 << self.number)  # heq-dis-06
            s.emit(events.CHEST_DISARMED, h.number + 1, self.number)
