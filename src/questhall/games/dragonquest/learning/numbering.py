"""Every answer as one of a fixed number: squares, words, objects, treasures, and choices of dice."""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Head, Numbering
from questhall.games.dragonquest.model.castle import GRID, STRIDE
from questhall.games.dragonquest.model.ids import OBJECTS, PRINTED_TREASURES
from questhall.games.dragonquest.model.state import BUY, REROLL, STOP, TAKE, WALL_TILE, Quest
from questhall.games.dragonquest.rules.dice import REROLLS
from questhall.games.dragonquest.settings import MOST_CUSTOM

SLOTS: Final = 128  # squares that may be blocked at once, at most 94 seen
WORDS: Final = WALL_TILE + 4 - STOP
# Every choice of dice that can be rolled again, by its code
CHOICES: Final[dict[int, int]] = {
    answer: n
    for n, answer in enumerate(sorted({answer for hand in REROLLS.values() for answer in hand if answer >= REROLL}))
}

SQUARE: Final = 0
WORD: Final = 1
OBJECT: Final = 2
TREASURE: Final = 3
DICE: Final = 4
HEADS: Final = (
    Head("square", GRID.size(), wide=STRIDE),  # to walk, flee or step out to, to block, to steer the demon to
    Head("word", WORDS),
    Head("object", OBJECTS),
    Head("treasure", PRINTED_TREASURES + MOST_CUSTOM),
    Head("dice", len(CHOICES)),
)


def parts(s: Quest, seat: int, answer: int) -> tuple[int, int, int, int]:
    if answer < STOP:
        return SQUARE, answer, 0, 0
    if answer >= REROLL:
        return DICE, CHOICES[answer], 0, 0
    if answer >= TAKE:
        return TREASURE, answer - TAKE, 0, 0
    if answer >= BUY:
        return OBJECT, answer - BUY, 0, 0
    return WORD, answer - STOP, 0, 0


NUMBERING: Final = Numbering(HEADS, parts, SLOTS)
