"""The demon: wakes with the second find row and hunts one hero, two squares a turn."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.castle import (
    BLACK,
    CHAMBER,
    RING16,
    demon_choice,
    demon_prowl_steps,
    demon_steps,
)
from questhall.games.dragonquest.model.state import BY_DEMON, NOTE, NOTHING, TILE, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.life import die


def wake_demon(s: Quest, h: Hero) -> None:
    """drq-dem-01, drq-dem-11, drq-awk-02: it stands on the black square, which is closed from now on."""
    h.demon = TILE if s.demon_tiles else NOTE
    if h.demon == TILE:
        s.demon_tiles -= 1
    h.demon_at = BLACK
    h.demon_fresh = True
    h.crossed |= 1 << BLACK
    s.emit(events.DEMON_AWAKES, h.seat, h.demon)


class DemonWalks(Step[Quest]):
    """drq-dem-02 to -04: at the end of each of its hero's turns but the one it woke in, two steps."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.demon == NOTHING:
            return
        if h.demon_fresh:
            h.demon_fresh = False
            return
        s.then(DEMON_STEP)
        s.then(DEMON_STEP)


class DemonStep(Step[Quest]):
    """drq-dem-05, -06, -17: the neighbour steers it, every step nearer to the hero, wherever that leaves him."""

    def run(self, s: Quest) -> None:
        h = s.hero()
        if h.demon_at == h.pos:  # drq-dem-16: still on the black square
            self.catch(s, h)
            return
        steps = self.steps(s, h)
        if not steps:  # drq-dem-14, drq-dem-15: it waits, or is gone since its first step
            return
        steerer = s.blocker()
        if steerer >= 0:
            s.decide(self, steerer, steps)
        else:  # drq-sol-04
            closed = h.visited | h.blocked | h.crossed
            self.resume(s, steerer, demon_choice(steps, h.demon_at, h.pos, closed, h.seen_chamber))

    def steps(self, s: Quest, h: Hero) -> tuple[int, ...]:
        """drq-dem-14: it waits beside the chamber, or walks around it."""
        if h.pos != CHAMBER:
            return demon_steps(h.demon_at, h.pos, False, h.crossed)
        if RING16 >> h.demon_at & 1 and s.table.demon_prowls:
            return demon_prowl_steps(h.demon_at, h.crossed)
        return demon_steps(h.demon_at, h.pos, True, h.crossed)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        s.emit(events.DEMON_WALKS, h.seat, answer, h.demon_at)
        h.demon_at = answer
        h.crossed |= 1 << answer  # drq-dem-11
        if answer == h.pos:
            self.catch(s, h)

    def catch(self, s: Quest, h: Hero) -> None:
        """drq-dem-12, -13, -19: reaching the hero kills, on the Exit too, and nothing he owns helps."""
        die(s, h, BY_DEMON)


DEMON_STEP: Final = DemonStep()
DEMON_WALKS: Final = DemonWalks()
