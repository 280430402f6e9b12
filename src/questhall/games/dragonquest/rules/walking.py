"""Walking: square by square, never on a square used before."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import squares_of
from questhall.games.dragonquest.model.castle import CHAMBER, EXIT, START, STEP, STEP8
from questhall.games.dragonquest.model.ids import KEY, ORB
from questhall.games.dragonquest.model.state import STOP, Hero, Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.demon import DEMON_WALKS
from questhall.games.dragonquest.rules.life import spend

NEXT: Final = [squares_of(mask) for mask in STEP]
NEXT8: Final = [squares_of(mask) for mask in STEP8]


def closed_squares(h: Hero) -> int:
    """drq-wlk-04 to -07, -12, drq-cha-15: visited, blocked, crossed, Start; the Exit until the chamber was seen.

    drq-lev-05: from the square a hero came out to, there is no turning straight back into the chamber.
    """
    closed = h.visited | h.blocked | h.crossed | 1 << START
    if h.line[-2:-1] == (CHAMBER,):
        closed |= 1 << CHAMBER
    return closed if h.seen_chamber else closed | 1 << EXIT


def walkable(s: Quest, h: Hero) -> list[int]:
    """Where the hero may step next: drq-wlk-01 to -03; diagonals with the Orb, one wall with the Key (drq-obj-12, -16).

    drq-wlk-16, -17: orange and black are squares like others, and only the hero's own sheet counts.
    """
    closed = closed_squares(h)
    neighbours = NEXT8[h.pos] if s.orb_lit or h.owns(ORB) else NEXT[h.pos]
    if not h.owns(KEY) or s.steps <= 1:  # drq-obj-17: nobody stops on a wall
        return [n for n in neighbours if not closed >> n & 1]
    return [n for n in neighbours if not closed >> n & 1 or opens_onward(s, h, n, closed)]


def opens_onward(s: Quest, h: Hero, wall: int, closed: int) -> bool:
    """drq-obj-16 to -19: a wall that the Key opens, from which a step leads to a square that is open without it."""
    if not h.blocked >> wall & 1 or h.crossed >> wall & 1:
        return False
    onward = NEXT8[wall] if s.orb_lit or h.owns(ORB) else NEXT[wall]
    for n in onward:
        if not closed >> n & 1:
            return True
    return False


class Walk(Step[Quest]):
    """drq-wlk-08, -15: a step, or stop; over when the steps are used up or no square is free."""

    def run(self, s: Quest) -> None:
        if not s.steps:
            return
        h = s.hero()
        free = walkable(s, h)
        if not free:
            return
        if not s.key_turning:
            free.append(STOP)
        s.decide(self, h.seat, tuple(free))

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        h = s.hero()
        if answer == STOP:
            s.emit(events.STOPPED, seat, 1)
            s.steps = 0
            return
        s.steps -= 1  # drq-mov-09
        self.use_objects(s, h, answer)  # drq-obj-13, -16
        came_from = h.pos
        draw_line(h, answer)
        if answer == EXIT:  # drq-wlk-13, drq-fnd-08
            s.emit(events.EXIT_REACHED, seat, answer, came_from)
            mark_dot(h)  # drq-wlk-09
            s.unwind(DEMON_WALKS)
        elif answer == CHAMBER:  # drq-wlk-10, -11
            s.emit(events.CHAMBER_ENTERED, seat, came_from)
            s.steps = 0
            s.arrived = True
        else:
            s.emit(events.WALKED, seat, answer, came_from)
            s.then(self)

    def use_objects(self, s: Quest, h: Hero, to: int) -> None:
        """drq-obj-13, -16, -18, -19: a diagonal step uses the Orb, a blocked square the Key.

        drq-obj-15: the Orb opens no closed square, walkable() sees to that.
        """
        if not STEP[h.pos] >> to & 1 and not s.orb_lit:
            s.orb_lit = True
            spend(s, h, ORB)
            s.emit(events.ORB_USED, h.seat)
        s.key_turning = h.blocked >> to & 1 == 1
        if s.key_turning:
            spend(s, h, KEY)
            s.emit(events.KEY_USED, h.seat, to)


def draw_line(h: Hero, to: int) -> None:
    """The line goes on; every square but the chamber is visited for good."""
    h.pos = to
    h.line += (to,)
    if to == CHAMBER:
        h.seen_chamber = True
    else:
        h.visited |= 1 << to


def mark_dot(h: Hero) -> None:
    """drq-wlk-09: the square where a move ended gets a dot."""
    if not h.dots or h.dots[-1] != h.pos:
        h.dots += (h.pos,)


class EndMove(Step[Quest]):
    """The move is over, before anything awakes where it ended."""

    def run(self, s: Quest) -> None:
        mark_dot(s.hero())


WALK: Final = Walk()
END_MOVE: Final = EndMove()
