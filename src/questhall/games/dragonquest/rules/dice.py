"""Handfuls of dice packed into one int, and what they are worth.

Movement dice: three bits per face count the black dice, the bits above hold the red die (its face plus one, 0 when
it is not in the hand). Chamber dice: four bits per face count them.
"""

from __future__ import annotations

from typing import Final

from questhall.games.dragonquest.model.state import REROLL, STOP

# Faces of the movement dice; the double skull is on the red die only
SKULL: Final = 0
ROOM: Final = 1
CORRIDOR: Final = 2
FIND: Final = 3
BLANK: Final = 4
DOUBLE: Final = 5
BLACK_FACES: Final = 5
BLACK_DICE: Final = 4
ALL_DICE: Final = BLACK_DICE + 5  # as a throw: see handful()
RED_SHIFT: Final = 15

# Faces of the chamber dice
DRAGON: Final = 0
NOTHING_THERE: Final = 1
COIN50: Final = 2
COIN100: Final = 3
STAR: Final = 4

RED_SKULLS: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 0, 2)
RED_STEPS: Final[tuple[int, ...]] = (0, 0, 1, 1, 0, 0, 0)
RED_FINDS: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 0, 0)


def black(dice: int, face: int) -> int:
    """How many black dice show that face."""
    return dice >> 3 * face & 7


def red(dice: int) -> int:
    """The red die's face plus one, 0 if it is not among these dice."""
    return dice >> RED_SHIFT


def skulls(dice: int) -> int:
    """drq-mov-03: a double skull counts as two."""
    return (dice & 7) + RED_SKULLS[dice >> RED_SHIFT]


def steps(dice: int) -> int:
    """drq-mov-09, drq-mov-10: rooms and corridors are the same."""
    return (dice >> 3 & 7) + (dice >> 6 & 7) + RED_STEPS[dice >> RED_SHIFT]


def finds(dice: int) -> int:
    """drq-fnd-01: one tick for every die that shows a find."""
    return (dice >> 9 & 7) + RED_FINDS[dice >> RED_SHIFT]


def handful(dice: int) -> int:
    """Which throw these dice make: how many black ones, plus five if the red one is among them."""
    count = (dice & 7) + (dice >> 3 & 7) + (dice >> 6 & 7) + (dice >> 9 & 7) + (dice >> 12 & 7)
    return count + 5 if dice >> RED_SHIFT else count


def chamber(dice: int, face: int) -> int:
    """How many chamber dice show that face."""
    return dice >> 4 * face & 15


def black_subsets(dice: int) -> list[int]:
    """All choices of black dice that do not show skulls, the empty one included (drq-mov-02, drq-mov-05)."""
    found = [0]
    for face in range(ROOM, BLACK_FACES):
        found = [one + (many << 3 * face) for one in found for many in range(black(dice, face) + 1)]
    return found


def rerolls(dice: int) -> tuple[int, ...]:
    """STOP, or any non-empty choice of the dice that show no skull."""
    subsets = black_subsets(dice)
    shown = red(dice)
    if shown and RED_SKULLS[shown] == 0:
        subsets = subsets + [one + (shown << RED_SHIFT) for one in subsets]
    return (STOP, *[REROLL + one for one in sorted(subsets) if one])


def all_handfuls() -> list[int]:
    """Every way four black dice and the red one can lie."""
    hands = [0]
    for face in range(BLACK_FACES):
        hands = [hand + (many << 3 * face) for hand in hands for many in range(BLACK_DICE + 1 - handful(hand))]
    return [hand + (shown << RED_SHIFT) for hand in hands if handful(hand) == BLACK_DICE for shown in range(1, 7)]


REROLLS: Final[dict[int, tuple[int, ...]]] = {hand: rerolls(hand) for hand in all_handfuls()}
