"""Traps: arrow, trapdoor and poisonous fog, and the objects that stop them."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.ids import ARROW, CHAINMAIL, FOG, HOOD, ROPE, TRAPDOOR
from questhall.games.dragonquest.model.state import BY_TRAP, BY_WOUNDS, KEEP, NOTE, TILE, USE, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.life import die, lose_lp, spend

GUARD_OR_NOT: Final[tuple[int, ...]] = (USE, KEEP)
THIRD_TIME: Final = 3
ARROW_LP: Final[tuple[int, ...]] = (0, 1, 2)  # plus a damage die; by which time it is
TRAPDOOR_LP: Final[tuple[int, ...]] = (0, 3, 6)
FOG_LP: Final[tuple[int, ...]] = (0, 2, 5)


def guard_against(trap: int) -> int:
    """drq-obj-20: chainmail, rope and hood each stop one kind of trap."""
    if trap == ARROW:
        return CHAINMAIL
    return ROPE if trap == TRAPDOOR else HOOD


class Trap(Step[Quest]):
    """drq-trp-13, drq-obj-21: a matching object is spent by itself; with `guard_use = ask` its owner decides."""

    def __init__(self, trap: int) -> None:
        self.trap = trap

    def run(self, s: Quest) -> None:
        h = s.hero()
        if not h.owns(guard_against(self.trap)):
            s.then(SPRING[self.trap - ARROW])
        elif s.table.ask_guards:
            s.decide(self, h.seat, GUARD_OR_NOT)
        else:
            self.resume(s, h.seat, USE)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        if answer == KEEP:
            s.then(SPRING[self.trap - ARROW])
            return
        guard = guard_against(self.trap)  # drq-obj-22: a stopped trap is not ticked
        spend(s, s.hero(), guard)
        s.emit(events.TRAP_STOPPED, seat, self.trap, guard)


class Spring(Step[Quest]):
    """drq-trp-07 to -09: tick the next box of this trap's line; the third time kills."""

    def __init__(self, trap: int) -> None:
        self.trap = trap

    def run(self, s: Quest) -> None:
        h = s.hero()
        time = self.count(h)
        s.emit(events.TRAP_SPRUNG, h.seat, self.trap, time)
        if time == THIRD_TIME:
            h.lp = 0
            die(s, h, BY_TRAP)
        elif self.trap == ARROW:  # drq-trp-01, drq-trp-02
            s.roll(self, s.table.damage)
        elif self.trap == TRAPDOOR:  # drq-trp-03, drq-trp-04
            lose_lp(s, h, TRAPDOOR_LP[time], BY_WOUNDS)
        else:  # drq-trp-05, drq-trp-06
            take_marker(s, h)
            lose_lp(s, h, FOG_LP[time], BY_WOUNDS)

    def count(self, h: Hero) -> int:
        if self.trap == ARROW:
            h.arrows += 1
            return h.arrows
        if self.trap == TRAPDOOR:
            h.trapdoors += 1
            return h.trapdoors
        h.fogs += 1
        return h.fogs

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        s.emit(events.DAMAGE_DICE, h.seat, answer, ARROW)
        lose_lp(s, h, ARROW_LP[h.arrows] + answer, BY_WOUNDS)  # drq-trp-01, drq-trp-02


def take_marker(s: Quest, h: Hero) -> None:
    """drq-trp-10, drq-trp-12: a miss-next-turn marker, or the next sun is circled when both are in use."""
    h.miss = TILE if s.miss_markers else NOTE
    if h.miss == TILE:
        s.miss_markers -= 1
    s.emit(events.MISS_NEXT, h.seat, h.miss)


SPRING: Final = [Spring(ARROW), Spring(TRAPDOOR), Spring(FOG)]
TRAP: Final = [Trap(ARROW), Trap(TRAPDOOR), Trap(FOG)]
