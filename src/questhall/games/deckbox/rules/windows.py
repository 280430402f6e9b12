"""Windows for minor actions in the Enemy and Recovery phases (dbd-min-02, R5, E2)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Ask, Step
from questhall.games.deckbox.model.answer_codes import PASS, PASS_PHASE, code
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.table import ALWAYS, NEVER
from questhall.games.deckbox.rules import minor
from questhall.games.deckbox.rules.ending import decided

PASSES: Final = code(PASS)
PASSES_PHASE: Final = code(PASS_PHASE)


def open_windows(s: Delve) -> None:
    """dbd-min-02: a phase begins, and nobody has passed for all of it yet."""
    s.passed_phase = 0


class Window(Step[Delve]):
    """dbd-min-02: all living heroes at once; each takes minor actions or passes, now or for the rest of the phase."""

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        asks: list[Ask] = []
        for h in s.heroes:
            if wants(s, h):
                legal: list[int] = []
                minor.minor_actions(s, h, legal)
                if legal:
                    asks.append((h.seat, (PASSES, PASSES_PHASE, *legal)))
        if not asks:
            s.passed = 0
        elif len(asks) == 1:
            s.decide(self, asks[0][0], asks[0][1])
        else:
            s.decide_together(self, tuple(asks))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.then(self)
        if answer in (PASSES, PASSES_PHASE):
            s.passed |= 1 << seat
            s.alarmed &= ~(1 << seat)
            if answer == PASSES_PHASE:
                s.passed_phase |= 1 << seat
        else:
            minor.take(s, s.heroes[seat], answer)


def wants(s: Delve, h: Hero) -> bool:
    """dbd-min-02: a seat may have said when it wants to be asked: always, once a hero was hurt since then, or never."""
    if h.fallen or not s.table.enemy_windows or (s.passed | s.passed_phase) >> h.seat & 1:
        return False
    wish = s.table.windows[h.seat]
    return wish == ALWAYS or (wish != NEVER and s.alarmed >> h.seat & 1 == 1)


WINDOW: Final = Window()
