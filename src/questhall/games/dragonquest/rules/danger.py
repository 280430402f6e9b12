"""The danger procedure: up to three danger dice on the spaces A, B and C, then the letter die.

drq-dng-07: the hero stays where he is.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.games.dragonquest.model.ids import ARROW
from questhall.games.dragonquest.model.state import Quest
from questhall.games.dragonquest.rules import events
from questhall.games.dragonquest.rules.fights import FIGHT
from questhall.games.dragonquest.rules.traps import TRAP

LETTER_A: Final = 0
LETTER_B: Final = 1
LETTER_C: Final = 2
NO_LETTER: Final = 3


def meet(s: Quest, danger: int) -> None:
    """The dice have named it: a trap or a monster."""
    s.emit(events.ENCOUNTER, s.active, danger)
    if danger >= ARROW:
        s.then(TRAP[danger - ARROW])
    else:
        s.then(FIGHT[danger])


class DangerA(Step[Quest]):
    """drq-dng-01: one danger die on space A."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.danger)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.danger_a = answer  # drq-dng-02
        s.emit(events.DANGER_DIE, s.active, answer, 0)
        s.then(DANGER_B)


class DangerB(Step[Quest]):
    """drq-dng-02: a second one; the same symbol settles it."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.danger)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.danger_b = answer
        s.emit(events.DANGER_DIE, s.active, answer, 1)
        if answer == s.danger_a:
            meet(s, answer)
        else:
            s.then(DANGER_C)


class DangerC(Step[Quest]):
    """drq-dng-03: a third one; the same symbol as A or B settles it."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.danger)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.danger_c = answer
        s.emit(events.DANGER_DIE, s.active, answer, 2)
        if answer == s.danger_a or answer == s.danger_b:
            meet(s, answer)
        else:
            s.then(LETTER)


class Letter(Step[Quest]):
    """drq-dng-04, drq-dng-05: the letter names the die; a blank lets the hero slip away."""

    def run(self, s: Quest) -> None:
        s.roll(self, s.table.letter)

    def resume(self, s: Quest, seat: int, answer: int) -> None:
        s.emit(events.LETTER_DIE, s.active, answer)
        if answer == LETTER_A:
            meet(s, s.danger_a)
        elif answer == LETTER_B:
            meet(s, s.danger_b)
        elif answer == LETTER_C:
            meet(s, s.danger_c)
        else:
            s.emit(events.DANGER_ESCAPED, s.active)


LETTER: Final = Letter()
DANGER_C: Final = DangerC()
DANGER_B: Final = DangerB()
DANGER: Final = DangerA()
